package apitest_test

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A purchased gift card", Ordered, ContinueOnFailure, func() {
	s := &giftShop{}
	var world *apitest.World
	var shop *apitest.Shop
	var mails *apitest.Mailbox
	var variant, product int64 // a gift card of 50.00
	BeforeAll(func(ctx SpecContext) {
		s.start(ctx, "bought")
		world, shop, mails, variant, product = s.world, s.shop, s.mails, s.variant, s.product
	})
	AfterAll(func(ctx SpecContext) { reportStoredValue(ctx, world) })
	BeforeEach(s.login)
	login, work, guest, buy, order, cards, to := s.login, s.work, s.guest, s.buy, s.order, s.cards, giftTo
	at := func(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }
	balance := func(code string) string {
		GinkgoHelper()
		return shop.Guest(shop.White, 1).Client.Once().Post("/customer/gift-card/balance", object{"code": code}).OK().Text("availableAmount")
	}
	capture := func(mode string) {
		GinkgoHelper()
		shop.Admin.Patch("/admin/store/settings", object{"captureMode": mode}).OK()
		DeferCleanup(func() {
			login()
			shop.Admin.Patch("/admin/store/settings", object{"captureMode": "AUTOMATIC"}).OK()
		})
	}

	It("is issued for each unit and mailed to the recipient of its line, or else to the buyer", func(ctx SpecContext) {
		g := guest(2, to("tom@example.com"))
		cart := g.Once().Post("/customer/cart/item", object{"variantId": variant, "quantity": 1}).OK()
		Expect(cart.At("items")).To(HaveLen(2), "another recipient is another line")
		Expect([]any{cart.Text("items.0.giftCard.recipient.email"), cart.At("items.0.giftCard.deliverOn"), cart.At("items.1.giftCard"), cart.At("requiresShipping"), cart.Text("taxTotal"), cart.Text("grandTotal")}).
			To(Equal([]any{"tom@example.com", nil, nil, false, "0.00", "150.00"}))
		id := buy(g, "pm_card_visa")
		o := order(id)
		Expect([]any{o.Text("items.0.giftCard.recipient.name"), o.Text("items.0.giftCard.recipient.message"), o.At("items.1.giftCard"), o.Text("items.0.lineTax"), o.At("items.0.taxes"), o.Text("paymentStatus")}).
			To(Equal([]any{"Tom Keller", "Happy birthday, Tom!", nil, "0.00", []any{}, "PAID"}))
		Expect(shop.AppToken("order:read").Get(fmt.Sprint("/order?orderId=", id)).OK().Text("items.0.giftCard.recipient.email")).To(Equal("tom@example.com"))
		Expect(g.Get("/customer/order").OK().Text("items.0.giftCard.recipient.email")).To(Equal("tom@example.com"))
		first := cards(id, 0)
		Expect(first).To(HaveLen(2))
		Expect(cards(id, 1)).To(HaveLen(1))
		for _, card := range first {
			Expect([]any{card["source"], card["status"], card["initialAmount"], card["balance"], card["currencyCode"], card["deliveryStatus"], card["lastFour"]}).
				To(Equal([]any{"PURCHASE", "ACTIVE", "50.00", "50.00", "EUR", "SCHEDULED", nil}))
		}
		entries := shop.Admin.Get(fmt.Sprint("/admin/gift-card/entry/paged?giftCardId=", first[0]["giftCardId"])).OK()
		Expect([]any{entries.Text("items.0.type"), entries.Text("items.0.amount"), entries.ID("items.0.orderId")}).To(Equal([]any{"ISSUE", "50.00", id}))
		for range 2 {
			work(ctx)
		}
		Expect(mails.Count("tom@example.com")).To(Equal(2))
		gift := mails.To("tom@example.com")
		Expect(gift.Raw).To(And(ContainSubstring("Mia Keller"), ContainSubstring("Happy birthday, Tom!")), "the mail names the giver")
		buyer := fmt.Sprintf("guest%d@example.com", g.CartID)
		own := mails.To(buyer)
		Expect(own.Raw).NotTo(ContainSubstring("Mia Keller"))
		for _, code := range []string{gift.GiftCode(), own.GiftCode()} {
			Expect(balance(code)).To(Equal("50.00"))
			Expect(holding(ctx, world, "%"+code+"%")).To(BeEmpty())
		}
	})

	It("is excluded from discounts and minimum subtotals, and cannot be paid with stored value", func() {
		shop.Admin.Once().Post("/admin/coupon", object{"code": "HALF", "discountType": "PERCENTAGE", "value": "50", "status": "ACTIVE"}).OK()
		shop.Admin.Once().Post("/admin/coupon", object{"code": "OVER60", "discountType": "FIXED_AMOUNT", "value": "5.00", "currencyCode": "EUR", "minSubtotal": "60.00", "status": "ACTIVE"}).OK()
		g := guest(1, nil)
		g.Once().Post("/customer/cart/coupon", object{"code": "HALF"}).Is(http.StatusUnprocessableEntity).Refused(domain.CouponNotApplicable)
		g.Once().Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		cart := g.Once().Post("/customer/cart/coupon", object{"code": "HALF"}).OK()
		Expect([]any{cart.Text("items.0.lineDiscount"), cart.Text("items.1.lineDiscount")}).To(Equal([]any{"0.00", "24.50"}))
		g.Once().Post("/customer/cart/coupon", object{"code": "OVER60"}).Is(http.StatusUnprocessableEntity).Refused(domain.CouponNotApplicable)
		made := shop.Admin.Once().Post("/admin/gift-card", object{"currencyCode": "EUR", "amount": "500.00", "reason": "Parcel arrived late"}).OK()
		paid := g.Once().Post("/customer/cart/gift-card", object{"code": made.Text("code")}).OK()
		Expect(paid.Text("amountDue")).To(Equal("50.00"), "only the mug is paid with it")
	})

	It("is not issued until its order is paid in full, and is issued once by concurrent captures", func() {
		capture("MANUAL")
		id := buy(guest(2, nil), "pm_card_visa")
		Expect(cards(id, 0)).To(BeEmpty())
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": id, "amount": "60.00"}).OK()
		Expect(cards(id, 0)).To(BeEmpty(), "a partial payment")
		var wait sync.WaitGroup
		for range 4 {
			wait.Go(func() {
				defer GinkgoRecover()
				shop.Admin.Once().Post("/admin/order/capture", object{"orderId": id})
			})
		}
		wait.Wait()
		Expect(order(id).Text("paymentStatus")).To(Equal("PAID"))
		Expect(cards(id, 0)).To(HaveLen(2))
	})

	It("cannot be edited to a price of 0 before it is issued", func() {
		capture("MANUAL")
		id := buy(guest(1, nil), "pm_card_visa")
		free := object{"orderId": id, "version": order(id).ID("version"), "items": []any{object{"lineItemId": order(id).Text("items.0.lineItemId"), "quantity": 1, "unitPrice": "0.00"}}}
		Expect(shop.Admin.Once().Patch("/admin/order", free).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/items/0/unitPrice"))
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": id}).OK()
		Expect(cards(id, 0)).To(HaveLen(1))
	})

	It("is issued at checkout by a full capture, also in a store that captures on fulfillment", func() {
		capture("ON_FULFILLMENT")
		g := guest(1, nil)
		g.Once().Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		id := buy(g, "pm_card_visa")
		Expect([]any{order(id).Text("paymentStatus"), cards(id, 0)}).To(HaveExactElements("PAID", HaveLen(1)))
	})

	It("is not issued while its order is on hold or its payment is under fraud review", func() {
		mixed := func() apitest.Guest { // an order without shipping cannot be held
			GinkgoHelper()
			g := guest(1, nil)
			g.Once().Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
			return g
		}
		capture("MANUAL")
		held := buy(mixed(), "pm_card_visa")
		shop.Admin.Once().Post("/admin/order/hold", object{"orderId": held, "reason": "OTHER"}).OK()
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": held}).OK()
		Expect([]any{order(held).Text("paymentStatus"), cards(held, 0)}).To(HaveExactElements("PAID", BeEmpty()))
		shop.Admin.Once().Post("/admin/order/release", object{"orderId": held}).OK()
		Expect(cards(held, 0)).To(HaveLen(1))

		shop.Admin.Patch("/admin/store/settings", object{"captureMode": "AUTOMATIC"}).OK()
		for _, g := range []apitest.Guest{guest(1, nil), mixed()} {
			reviewed := order(buy(g, "pm_card_riskLevelElevated"))
			Expect([]any{reviewed.Text("paymentStatus"), reviewed.Text("payments.0.reviewStatus"), cards(reviewed.ID("orderId"), 0)}).To(HaveExactElements("PAID", "OPEN", BeEmpty()))
			shop.Admin.Once().Post("/admin/order/release", object{"orderId": reviewed.ID("orderId")})
			Expect(cards(reviewed.ID("orderId"), 0)).To(BeEmpty(), "the review is still open")
		}
	})

	It("is issued for a unit added by an edit once the unit is paid, and cannot be removed by an edit", func() {
		id := buy(guest(1, nil), "pm_card_visa")
		line := order(id).Text("items.0.lineItemId")
		edit := func(items ...any) *apitest.Answer {
			GinkgoHelper()
			return shop.Admin.Once().Patch("/admin/order", object{"orderId": id, "version": order(id).ID("version"), "items": items})
		}
		edit(object{"lineItemId": line, "quantity": 2}).OK()
		Expect([]any{cards(id, 0), order(id).Text("balance.due")}).To(HaveExactElements(HaveLen(1), "50.00"))
		shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "amount": "50.00", "method": "BANK_TRANSFER"}).OK()
		Expect(cards(id, 0)).To(HaveLen(2))
		edit(object{"lineItemId": line, "quantity": 1}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		edit(object{"lineItemId": line, "quantity": 2, "unitPrice": "10.00"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		edit(object{"variantId": shop.White, "quantity": 1}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(cards(id, 0)).To(HaveLen(2))
	})

	It("cannot be added by an edit to an order that is paid with stored value", func() {
		made := shop.Admin.Once().Post("/admin/gift-card", object{"currencyCode": "EUR", "amount": "500.00", "reason": "Parcel arrived late"}).OK()
		g := shop.Guest(shop.White, 1)
		g.Once().Post("/customer/cart/gift-card", object{"code": made.Text("code")}).OK()
		body := g.Checkout("")
		delete(body, "payment")
		body["expectedAmountDue"] = "0.00"
		id := g.Once().Post("/customer/checkout", body).OK().ID("orderId")
		swap := shop.Admin.Once().Patch("/admin/order", object{"orderId": id, "version": order(id).ID("version"), "items": []any{object{"variantId": variant, "quantity": 1}}})
		Expect(swap.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/items"))
	})

	It("is mailed on its chosen day in the store's time zone, with the right decimals, to an international address", func(ctx SpecContext) {
		shop.Admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "JPY"}}).OK()
		yen := giftProduct(shop.Admin, shop.TaxClassID, "GIFT-YEN", "JPY", "5000").OK().ID("variants.0.variantId")
		zone := domain.Location("Europe/Berlin")
		day := world.Clock.Now().In(zone)
		friday := time.Date(day.Year(), day.Month(), day.Day()+(5-int(day.Weekday())+7)%7+7, 9, 0, 0, 0, zone)
		gift := to("tom@m\u00fcnchen.example")
		gift["deliverOn"] = friday.Format(time.RFC3339)
		cart := shop.Storefront.Post("/customer/cart/item", object{"variantId": yen, "quantity": 1, "currencyCode": "JPY", "giftCard": gift}).OK()
		g := apitest.Guest{Client: shop.Storefront.With("X-Cart-Token", cart.Text("token")), Shop: shop, CartID: cart.ID("cartId")}
		id := buy(g, "pm_card_visa")
		Expect(cards(id, 0)[0]).To(And(HaveKeyWithValue("balance", "5000"), HaveKeyWithValue("deliverOn", at(friday))))
		world.Clock.Advance(friday.Sub(world.Clock.Now()) - time.Hour)
		work(ctx)
		Expect(mails.Count("tom@xn--mnchen-3ya.example")).To(Equal(0))
		world.Clock.Advance(time.Hour)
		work(ctx)
		Expect(mails.Count("tom@xn--mnchen-3ya.example")).To(Equal(1))
	})

	It("requires valid delivery data, which other products may not have", func() {
		add := func(variantID int64, gift object) *apitest.Answer {
			GinkgoHelper()
			return shop.Storefront.Post("/customer/cart/item", object{"variantId": variantID, "quantity": 1, "giftCard": gift})
		}
		pointers := func(a *apitest.Answer) (all []string) {
			GinkgoHelper()
			for _, f := range a.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors {
				all = append(all, f.Pointer)
			}
			return all
		}
		Expect(pointers(add(shop.White, to("tom@example.com")))).To(Equal([]string{"/giftCard"}))
		Expect(pointers(add(variant, object{"recipient": object{"name": " \u200b ", "email": "tom@example.com"}, "deliverOn": at(world.Clock.Now().AddDate(2, 0, 0))}))).
			To(ConsistOf("/giftCard/recipient/name", "/giftCard/deliverOn"))
		add(variant, object{"recipient": object{"name": "Tom"}}).Is(http.StatusBadRequest)
		g := guest(1, to("tom@example.com"))
		set := g.Once().Put("/customer/cart/item/all", object{"items": []any{object{"variantId": shop.White, "quantity": 1, "giftCard": to("tom@example.com")}, object{"variantId": variant, "quantity": 1, "giftCard": nil}}})
		Expect(pointers(set)).To(Equal([]string{"/items/0/giftCard"}))
		line := g.Get("/customer/cart/summary?countryCode=DE").OK().ID("items.0.cartItemId")
		changed := g.Once().Patch("/customer/cart/item", object{"cartItemId": line, "giftCard": to("eve@example.com")}).OK()
		Expect([]any{changed.ID("items.0.cartItemId"), changed.Text("items.0.giftCard.recipient.email")}).To(Equal([]any{line, "eve@example.com"}))
		Expect(g.Once().Patch("/customer/cart/item", object{"cartItemId": line, "giftCard": nil}).OK().At("items.0.giftCard")).To(BeNil())
		By("buying more than one order takes")
		many := g.Once().Patch("/customer/cart/item", object{"cartItemId": line, "quantity": 201}).OK()
		Expect(many.Text("problems.0.code")).To(Equal("quantity_not_allowed"))
		g.Once().Post("/customer/checkout", g.Checkout("pm_card_visa")).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
	})

	It("requires a product that needs no shipping, has no plans, and costs more than 0", func() {
		change := func(more object) *apitest.Answer {
			GinkgoHelper()
			body := object{"productId": product}
			maps.Copy(body, more)
			return shop.Admin.Patch("/admin/product", body)
		}
		for name, field := range map[string]string{"requiresShipping": "/requiresShipping", "isSubscribable": "/isSubscribable", "subscriptionOnly": "/subscriptionOnly"} {
			Expect(change(object{name: true}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal(field))
		}
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "productType": "GIFT_CARD", "requiresShipping": false}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		free := giftProduct(shop.Admin, shop.TaxClassID, "GIFT-FREE", "EUR", "0.00").OK().ID("variants.0.variantId")
		cart := shop.Guest(free, 1).Get("/customer/cart/summary?countryCode=DE").OK()
		Expect([]any{cart.Text("items.0.availability"), cart.Text("problems.0.code")}).To(Equal([]any{"UNAVAILABLE", "unavailable"}))
	})

	It("loses its recipient if the recipient or the buyer is erased before it is mailed", func(ctx SpecContext) {
		later := to("gone@example.com")
		later["deliverOn"] = at(world.Clock.Now().Add(time.Hour))
		capture("MANUAL")
		unpaid := buy(guest(1, later), "pm_card_visa")
		capture("AUTOMATIC")
		paid := buy(guest(1, later), "pm_card_visa")
		shop.Admin.Once().Post("/admin/customer/erase-guest", object{"email": "gone@example.com"}).OK()
		Expect(order(unpaid).At("items.0.giftCard.recipient")).To(BeNil())
		Expect(holding(ctx, world, "%gone@example.com%")).To(BeEmpty())
		world.Clock.Advance(2 * time.Hour)
		login()
		work(ctx)
		Expect([]any{cards(paid, 0)[0]["deliveryStatus"], mails.Count("gone@example.com")}).To(Equal([]any{"FAILED", 0}))

		g := guest(1, to("kept@example.com"))
		id := buy(g, "pm_card_visa")
		shop.Admin.Once().Post("/admin/customer/erase-guest", object{"email": fmt.Sprintf("guest%d@example.com", g.CartID)}).OK()
		Expect(order(id).At("items.0.giftCard")).To(BeNil(), "the buyer entered it")

		g = guest(1, nil)
		id = buy(g, "pm_card_visa")
		shop.Admin.Once().Post("/admin/customer/erase-guest", object{"email": fmt.Sprintf("guest%d@example.com", g.CartID)}).OK()
		Expect(cards(id, 0)[0]["recipient"]).To(BeNil())
		entries := shop.Admin.Get(fmt.Sprint("/admin/audit-log/paged?action=eraseGuest&objectType=order&objectId=", id)).OK().At("items").([]any)
		Expect(entries).To(HaveLen(1), "the entry belongs to the order and not to its card")
	})

	It("loses the buyer's former address if the customer changes the address and is then erased", func(ctx SpecContext) {
		mia := shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{
			"email": "former@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
		cart := mia.Post("/customer/cart/item", object{"variantId": variant, "quantity": 1}).OK()
		g := apitest.Guest{Client: mia, Shop: shop, CartID: cart.ID("cartId")}
		body := g.Checkout("pm_card_visa")
		delete(body, "email")
		id := g.Once().Post("/customer/checkout", body).OK().ID("orderId")
		Expect(cards(id, 0)[0]["recipient"]).To(HaveKeyWithValue("email", "former@example.com"))
		customer := order(id).ID("customer.storeCustomerId")
		mia.Post("/customer/user/email-change", object{"newEmail": "present@example.com", "currentPassword": "seven slow kettles"}).OK()
		work(ctx)
		mia.Patch("/customer/user/email-change", object{"pin": mails.To("present@example.com").Pin()}).OK()
		shop.Admin.Patch("/admin/store-customer/status", object{"storeCustomerId": customer, "status": "DEACTIVATED"}).OK()
		world.Clock.Advance(31 * 24 * time.Hour)
		Expect(world.App.Service.Customer.EraseCustomers(ctx)).To(Succeed())
		login()
		Expect(cards(id, 0)[0]["recipient"]).To(BeNil())
	})

	It("does not count as sales, and does not exist in other stores", func(ctx SpecContext) {
		elsewhere := world.Shop("elsewhere")
		elsewhere.Storefront.Post("/customer/cart/item", object{"variantId": variant, "quantity": 1}).Is(http.StatusNotFound)
		foreign := elsewhere.Admin.Get("/admin/gift-card/paged").OK()
		Expect(foreign.At("items")).To(BeEmpty())
		Expect(slices.ContainsFunc(cards(buy(guest(1, nil), "pm_card_visa"), 0), func(c map[string]any) bool { return c["source"] == "PURCHASE" })).To(BeTrue())
		bought := giftProduct(elsewhere.Admin, elsewhere.TaxClassID, "GIFT-50", "EUR", "50.00").OK().ID("variants.0.variantId")
		g := elsewhere.Guest(bought, 1)
		g.Once().Post("/customer/checkout", g.Checkout("pm_card_visa")).OK()
		mug := elsewhere.Guest(elsewhere.White, 1)
		mug.Once().Post("/customer/checkout", mug.Checkout("pm_card_visa")).OK()
		Expect(world.App.Service.Report.CountSales(ctx)).To(Succeed())
		sales := elsewhere.Admin.Get("/admin/dashboard").OK()
		Expect([]any{sales.Text("sales.gross"), sales.Text("sales.tax")}).To(Equal([]any{"49.00", "10.24"}))
	})

	It("has its recipient erased from the cart 30 days after the order", func(ctx SpecContext) {
		buy(guest(1, to("tom@example.com")), "pm_card_visa")
		conn, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer conn.Close(ctx)
		kept := func() (n int) {
			GinkgoHelper()
			Expect(world.App.Service.Ordering.ExpireCarts(ctx)).To(Succeed())
			Expect(conn.QueryRow(ctx, "SELECT count(*) FROM cart_items i JOIN carts c ON c.store_id = i.store_id AND c.id = i.cart_id WHERE c.status = 'CONVERTED' AND jsonb_typeof(gift_card) = 'object'").Scan(&n)).To(Succeed())
			return n
		}
		Expect(kept()).To(BeNumerically(">", 0))
		world.Clock.Advance(31 * 24 * time.Hour)
		Expect(kept()).To(BeZero())
	})
})

// giftShop is a store that sells gift cards of 50.00.
type giftShop struct {
	world            *apitest.World
	shop             *apitest.Shop
	mails            *apitest.Mailbox
	variant, product int64
}

// start starts the service without jobs, and creates the store.
func (s *giftShop) start(ctx SpecContext, code string) {
	GinkgoHelper()
	s.mails = apitest.NewMailbox()
	s.world = apitest.Start(ctx, func(c *config.Config) { c.Roles, c.SMTPURL = []string{"api"}, s.mails.URL })
	s.shop = s.world.Shop(code)
	made := giftProduct(s.shop.Admin, s.shop.TaxClassID, "GIFT-50", "EUR", "50.00").OK()
	s.product, s.variant = made.ID("productId"), made.ID("variants.0.variantId")
}

// login renews the token of the administrator, which expires after an hour. Some specs advance the clock.
func (s *giftShop) login() {
	GinkgoHelper()
	s.shop.Admin = s.world.Login(apitest.AdminEmail, apitest.AdminPassword).In(s.shop.StoreID)
}

// work mails the codes that are due.
func (s *giftShop) work(ctx context.Context) {
	GinkgoHelper()
	for range 2 {
		Expect(s.world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
		Expect(s.world.App.Service.Letter.SendMails(ctx)).To(Succeed())
	}
}

// guest returns a visitor whose cart has a line of gift cards; nil means that the buyer gets them.
func (s *giftShop) guest(quantity int, gift object) apitest.Guest {
	GinkgoHelper()
	cart := s.shop.Storefront.Post("/customer/cart/item", object{"variantId": s.variant, "quantity": quantity, "giftCard": gift}).OK()
	return apitest.Guest{Client: s.shop.Storefront.With("X-Cart-Token", cart.Text("token")), Shop: s.shop, CartID: cart.ID("cartId")}
}

// buy pays a cart with a card and returns the id of the order.
func (s *giftShop) buy(g apitest.Guest, card string) int64 {
	GinkgoHelper()
	return g.Once().Post("/customer/checkout", g.Checkout(card)).OK().ID("orderId")
}

func (s *giftShop) order(id int64) *apitest.Answer {
	GinkgoHelper()
	return s.shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", id)).OK()
}

// cards returns the gift cards that a line of an order has bought, oldest first.
func (s *giftShop) cards(id int64, line int) (list []map[string]any) {
	GinkgoHelper()
	wanted := s.order(id).Text(fmt.Sprintf("items.%d.lineItemId", line))
	for _, item := range s.shop.Admin.Get("/admin/gift-card/paged?pageSize=100&sort=createdOn").OK().At("items").([]any) {
		if card := item.(map[string]any); card["lineItemId"] == wanted {
			list = append(list, card)
		}
	}
	return list
}

// giftTo returns the delivery of a line of gift cards to another person.
func giftTo(email string) object {
	return object{"recipient": object{"name": "Tom Keller", "email": email, "message": "Happy birthday, Tom!"}}
}

// giftProduct creates an active product that is a gift card, with one variant.
func giftProduct(admin apitest.Client, taxClass int64, sku, currency, price string) *apitest.Answer {
	GinkgoHelper()
	return admin.Once().Post("/admin/product", object{
		"name": "Gift card " + sku, "productType": "GIFT_CARD", "status": "ACTIVE", "taxClassId": taxClass,
		"variants": []any{object{"sku": sku, "trackInventory": false, "prices": []any{object{"currencyCode": currency, "amount": price}}}},
	})
}
