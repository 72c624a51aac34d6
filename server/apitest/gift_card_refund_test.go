package apitest_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The value of a purchased gift card", Ordered, ContinueOnFailure, func() {
	s := &giftShop{}
	var world *apitest.World
	var shop *apitest.Shop
	var mails *apitest.Mailbox
	BeforeAll(func(ctx SpecContext) {
		s.start(ctx, "returned")
		world, shop, mails = s.world, s.shop, s.mails
	})
	AfterAll(func(ctx SpecContext) { reportStoredValue(ctx, world) })
	BeforeEach(s.login)
	work, guest, buy, order, cards, to := s.work, s.guest, s.buy, s.order, s.cards, giftTo
	// code mails the due codes, and returns the code in the last mail to an address.
	code := func(ctx context.Context, email string) string {
		GinkgoHelper()
		work(ctx)
		return mails.To(email).GiftCode()
	}
	// mixed buys gift cards and a product to ship, so that the order stays open.
	mixed := func(quantity int, gift object) int64 {
		GinkgoHelper()
		g := guest(quantity, gift)
		g.Once().Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		return buy(g, "pm_card_visa")
	}
	// spender returns a guest whose cart for 64.14 the card pays in part, and the body of the checkout.
	spender := func(code string) (apitest.Guest, object) {
		GinkgoHelper()
		g := shop.Guest(shop.White, 1)
		due := g.Once().Post("/customer/cart/gift-card", object{"code": code}).OK()
		body := g.Checkout("pm_card_visa")
		body["expectedAmountDue"] = g.Get("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=" + fmt.Sprint(shop.ShippingMethodID)).OK().Text("amountDue")
		Expect(due.At("tenders")).To(HaveLen(1))
		return g, body
	}
	spend := func(code string) int64 {
		GinkgoHelper()
		g, body := spender(code)
		return g.Once().Post("/customer/checkout", body).OK().ID("orderId")
	}
	// states returns the balances and statuses of the cards of an order's first line, oldest first.
	states := func(id int64) (all []string) {
		GinkgoHelper()
		for _, card := range cards(id, 0) {
			all = append(all, fmt.Sprint(card["balance"], " ", card["status"]))
		}
		return all
	}
	entries := func(card any) (all []string) {
		GinkgoHelper()
		for _, item := range shop.Admin.Get(fmt.Sprint("/admin/gift-card/entry/paged?sort=createdOn&giftCardId=", card)).OK().At("items").([]any) {
			e := item.(map[string]any)
			all = append(all, fmt.Sprint(e["type"], " ", e["amount"], " ", e["refundId"]))
		}
		return all
	}
	status := func(refund int64) string {
		GinkgoHelper()
		return shop.Admin.Get(fmt.Sprint("/admin/refund?refundId=", refund)).OK().Text("status")
	}
	// fails waits until the payment service has refused the open refunds.
	fails := func(ctx context.Context, refund int64) {
		GinkgoHelper()
		world.Clock.Advance(6 * time.Minute) // long enough for the service to query the gateway again
		Expect(world.App.Service.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		Expect(status(refund)).To(Equal("FAILED"))
	}

	It("is removed by a refund, which is refused once the value has been spent", func(ctx SpecContext) {
		id := mixed(2, to("refund@example.com"))
		one := object{"orderId": id, "reason": "OTHER", "lines": []any{object{"lineItemId": order(id).Text("items.0.lineItemId"), "quantity": 1}}}
		refund := shop.Admin.Once().Post("/admin/order/refund", one).OK().ID("refundId")
		Expect(states(id)).To(Equal([]string{"50.00 ACTIVE", "0.00 DISABLED"}))
		Expect(entries(cards(id, 0)[1]["giftCardId"])).To(Equal([]string{"ISSUE 50.00 <nil>", fmt.Sprint("CANCEL -50.00 ", refund)}))
		left := code(ctx, "refund@example.com")
		Expect(mails.Count("refund@example.com")).To(Equal(1), "the refunded card is not mailed")
		spent := spend(left)
		whole := object{"orderId": id, "reason": "CUSTOMER_REQUEST"}
		replace := object{"orderId": id, "reason": "OTHER", "isFree": false, "cancelReplaced": true, "items": []any{object{"lineItemId": one["lines"].([]any)[0].(object)["lineItemId"], "variantId": s.variant, "quantity": 1}}}
		for path, body := range map[string]object{"/admin/order/refund": one, "/admin/order/refund/preview": one, "/admin/order/cancel": whole, "/admin/order/replace": replace} {
			Expect(shop.Admin.Once().Post(path, body).Is(http.StatusConflict).Refused(domain.GiftCardSpent).Detail).To(ContainSubstring("is left, so nothing of the line can be refunded."), path)
		}
		Expect([]any{states(id), order(id).Text("status")}).To(Equal([]any{[]string{"0.00 SPENT", "0.00 DISABLED"}, "OPEN"}))
		By("returning the value of the order that the card paid")
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": spent, "reason": "CUSTOMER_REQUEST"}).OK()
		for range 2 {
			shop.Admin.Once().Post("/admin/order/cancel", whole).OK()
			Expect(states(id)).To(Equal([]string{"0.00 DISABLED", "0.00 DISABLED"}))
		}
		Expect(shop.Guest(shop.White, 1).Once().Post("/customer/cart/gift-card", object{"code": left}).Is(http.StatusUnprocessableEntity).Refused(domain.GiftCardUnusable).Detail).NotTo(BeEmpty())
	})

	It("can be refunded up to the unspent amount", func() {
		id := mixed(1, nil)
		shop.Admin.Once().Post("/admin/gift-card/adjust", object{"giftCardId": cards(id, 0)[0]["giftCardId"], "amount": "-20.00", "reason": "Paid in the shop"}).OK()
		part := func(amount string) object {
			return object{"orderId": id, "reason": "OTHER", "lines": []any{object{"lineItemId": order(id).Text("items.0.lineItemId"), "amount": amount}}}
		}
		limit := order(id).Text("balance.refundable")
		preview := shop.Admin.Post("/admin/order/refund/preview", object{"orderId": id, "amount": limit}).OK()
		Expect([]string{order(id).Text("payments.0.refundableAmount"), preview.Text("maximumAmount"), preview.Text("payments.0.refundableAmount")}).To(HaveEach(limit))
		preview = shop.Admin.Post("/admin/order/refund/preview", part("1.00")).OK()
		Expect([]any{preview.Text("lines.0.maximumAmount"), preview.Text("lines.0.amount")}).To(Equal([]any{"30.00", "1.00"}))
		Expect(shop.Admin.Once().Post("/admin/order/refund", part("30.01")).Is(http.StatusConflict).Refused(domain.GiftCardSpent).Detail).To(ContainSubstring("At most 30.00 EUR"))
		shop.Admin.Once().Post("/admin/order/refund", part("30.00")).OK()
		Expect(states(id)).To(Equal([]string{"0.00 SPENT"}))
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": id, "reason": "CUSTOMER_REQUEST"}).Is(http.StatusConflict).Refused(domain.GiftCardSpent)
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": id, "reason": "CUSTOMER_REQUEST", "refundPayment": false}).OK()
		Expect(states(id)).To(Equal([]string{"0.00 SPENT"}))
	})

	It("returns to the card if the refund fails, and can be refunded again only while unspent", func(ctx SpecContext) {
		id := buy(guest(1, to("failing@example.com")), "pm_card_refundFail")
		card := cards(id, 0)[0]["giftCardId"]
		left := code(ctx, "failing@example.com")
		refund := shop.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER"}).OK().ID("refundId")
		Expect(states(id)).To(Equal([]string{"0.00 DISABLED"}))
		fails(ctx, refund)
		Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
		Expect(entries(card)).To(Equal([]string{"ISSUE 50.00 <nil>", fmt.Sprint("CANCEL -50.00 ", refund), fmt.Sprint("RESTORE 50.00 ", refund)}))
		spent := spend(left)
		shop.Admin.Once().Post("/admin/refund/retry", object{"refundId": refund}).Is(http.StatusConflict).Refused(domain.GiftCardSpent)
		shop.Admin.Once().Post("/admin/refund/complete", object{"refundId": refund, "reference": "SEPA 1"}).Is(http.StatusConflict).Refused(domain.GiftCardSpent)
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": spent, "reason": "CUSTOMER_REQUEST"}).OK()
		Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
		again := shop.Admin.Once().Post("/admin/refund/retry", object{"refundId": refund}).OK().ID("refundId")
		Expect(states(id)).To(Equal([]string{"0.00 DISABLED"}))
		fails(ctx, again)
		Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
		for range 2 {
			shop.Admin.Post("/admin/refund/complete", object{"refundId": again, "reference": "SEPA 1"}).OK()
			Expect(states(id)).To(Equal([]string{"0.00 DISABLED"}))
		}
	})

	It("is removed by an offline refund, and restored if the refund is voided or fails", func() {
		id := shop.Admin.Once().Post("/admin/order", object{"email": "offline@example.com", "items": []any{object{"variantId": s.variant, "quantity": 1}}, "billingAddress": apitest.Home}).OK().ID("orderId")
		pay := func() {
			GinkgoHelper()
			shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER"}).OK()
		}
		refund := func() int64 {
			GinkgoHelper()
			refund := shop.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER"}).OK().ID("refundId")
			Expect([]any{status(refund), states(id)}).To(Equal([]any{"PENDING", []string{"0.00 DISABLED"}}))
			return refund
		}
		pay()
		Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
		for range 2 {
			shop.Admin.Post("/admin/refund/void", object{"refundId": refund()}).OK()
			Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
		}
		paid := refund()
		shop.Admin.Post("/admin/refund/complete", object{"refundId": paid, "reference": "SEPA 1"}).OK()
		Expect(states(id)).To(Equal([]string{"0.00 DISABLED"}))
		for range 2 {
			shop.Admin.Post("/admin/refund/fail", object{"refundId": paid, "reason": "The account is closed"}).OK()
			Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
		}
		By("voiding the record of the payment")
		shop.Admin.Post("/admin/order/offline-payment/void", object{"orderId": id, "paymentId": order(id).ID("payments.0.paymentId")}).OK()
		Expect(states(id)).To(Equal([]string{"50.00 DISABLED"}))
		pay()
		Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
	})

	It("is either redeemed or refunded by two concurrent requests", func(ctx SpecContext) {
		for i := range 6 {
			email := fmt.Sprintf("race%d@example.com", i)
			id := buy(guest(1, to(email)), "pm_card_visa")
			g, body := spender(code(ctx, email))
			runs := []func() *apitest.Answer{
				func() *apitest.Answer { return g.Once().Post("/customer/checkout", body) },
				func() *apitest.Answer {
					return shop.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER"})
				},
				func() *apitest.Answer {
					return shop.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER"})
				},
				func() *apitest.Answer {
					return shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": id, "reason": "CUSTOMER_REQUEST"})
				},
			}
			answers := make([]*apitest.Answer, len(runs))
			var wait sync.WaitGroup
			for n, run := range runs {
				wait.Go(func() {
					defer GinkgoRecover()
					answers[n] = run()
				})
			}
			wait.Wait()
			var moved int // amounts that left the card
			for _, e := range entries(cards(id, 0)[0]["giftCardId"]) {
				if strings.HasPrefix(e, "CAPTURE -50.00") || strings.HasPrefix(e, "CANCEL -50.00") {
					moved++
				}
			}
			redeemed := answers[0].Status == http.StatusOK
			Expect([]any{moved, cards(id, 0)[0]["balance"], order(id).Text("balance.refunded") == "0.00"}).To(Equal([]any{1, "0.00", redeemed}), "%s %s %s %s", answers[0].Body, answers[1].Body, answers[2].Body, answers[3].Body)
		}
	})

	It("cannot be spent while a bank disputes the payment, until the store wins or the buyer pays", func(ctx SpecContext) {
		id := buy(guest(2, to("dispute@example.com")), "pm_card_visa")
		left := code(ctx, "dispute@example.com")
		report := func(status string) {
			GinkgoHelper()
			for range 2 {
				shop.Admin.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_gift", "status": status}).OK()
			}
		}
		mine := slices.IndexFunc(cards(id, 0), func(c map[string]any) bool { return strings.HasSuffix(left, c["lastFour"].(string)) })
		Expect(mine).To(BeNumerically(">=", 0))
		want := func(card, byStaff string) {
			GinkgoHelper()
			expected := []string{byStaff, byStaff}
			expected[mine] = card
			Expect(states(id)).To(Equal(expected))
		}
		shop.Admin.Once().Post("/admin/gift-card/disable", object{"giftCardId": cards(id, 0)[1-mine]["giftCardId"]}).OK()
		g, body := spender(left)
		report("OPEN")
		want("50.00 DISABLED", "50.00 DISABLED")
		g.Once().Post("/customer/checkout", body).Is(http.StatusConflict).Refused(domain.CartChanged)
		report("WON")
		want("50.00 ACTIVE", "50.00 DISABLED")
		report("LOST")
		want("50.00 DISABLED", "50.00 DISABLED")
		By("paying after all")
		shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": id, "amount": "100.00", "method": "BANK_TRANSFER"}).OK()
		want("50.00 ACTIVE", "50.00 DISABLED")
		g.Once().Post("/customer/checkout", body).OK()
		want("0.00 SPENT", "50.00 DISABLED")
	})

	It("returns to a card that is disabled by a dispute, and can be spent once the store wins", func(ctx SpecContext) {
		id := buy(guest(1, to("disputed@example.com")), "pm_card_visa")
		paid := spend(code(ctx, "disputed@example.com"))
		report := func(status string) {
			GinkgoHelper()
			shop.Admin.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_spent", "status": status}).OK()
		}
		report("OPEN")
		Expect(states(id)).To(Equal([]string{"0.00 DISABLED"}))
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": paid, "reason": "CUSTOMER_REQUEST"}).OK()
		Expect(states(id)).To(Equal([]string{"50.00 DISABLED"}))
		report("WON")
		Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
	})

	It("is unchanged by a goodwill refund of other goods and by a replacement order", func() {
		id := mixed(1, nil)
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "20.00"}).OK()
		Expect(states(id)).To(Equal([]string{"50.00 ACTIVE"}))
		gift := object{"orderId": id, "reason": "LOST", "items": []any{object{"lineItemId": order(id).Text("items.0.lineItemId"), "variantId": s.variant, "quantity": 1}}}
		shop.Admin.Once().Post("/admin/order/replace", gift).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		again := shop.Admin.Once().Post("/admin/order/replace", object{"orderId": id, "reason": "LOST"}).OK().ID("orderId")
		Expect(order(again).At("items")).To(HaveLen(1))
		Expect([]any{order(again).ID("items.0.variantId"), states(id)}).To(Equal([]any{shop.White, []string{"50.00 ACTIVE"}}))
	})

	It("can be partially refunded in currencies with 0 and with 3 decimals", func() {
		shop.Admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "JPY", "KWD"}}).OK()
		for currency, t := range map[string][3]string{"JPY": {"5000", "1", "4999"}, "KWD": {"12.500", "0.001", "12.499"}} {
			made := giftProduct(shop.Admin, shop.TaxClassID, "PART-"+currency, currency, t[0]).OK().ID("variants.0.variantId")
			cart := shop.Storefront.Post("/customer/cart/item", object{"variantId": made, "quantity": 1, "currencyCode": currency}).OK()
			id := buy(apitest.Guest{Client: shop.Storefront.With("X-Cart-Token", cart.Text("token")), Shop: shop, CartID: cart.ID("cartId")}, "pm_card_visa")
			shop.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER", "amount": t[1]}).OK()
			Expect(states(id)).To(Equal([]string{t[2] + " ACTIVE"}))
			shop.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER"}).OK()
			Expect(cards(id, 0)[0]["status"]).To(Equal("DISABLED"))
		}
	})

	It("is deducted from the store's liability by a refund, and added back if the refund fails", func(ctx SpecContext) {
		there := world.Shop("liable")
		gift := giftProduct(there.Admin, there.TaxClassID, "GIFT-50", "EUR", "50.00").OK().ID("variants.0.variantId")
		for _, card := range []string{"pm_card_visa", "pm_card_visa", "pm_card_refundFail"} {
			g := there.Guest(gift, 1)
			id := g.Once().Post("/customer/checkout", g.Checkout(card)).OK().ID("orderId")
			there.Admin.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER", "amount": "20.00"}).OK()
		}
		world.Clock.Advance(6 * time.Minute)
		Expect(world.App.Service.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		owed := there.Admin.Get(fmt.Sprint("/admin/stored-value/liability?from=", there.Day(-1), "&to=", there.Day(2))).OK()
		var sums [3]domain.Amount
		for _, day := range owed.At("groups.0.days").([]any) { // midnight can pass during the spec
			for i, name := range []string{"issuedAmount", "cancelledAmount", "restoredAmount"} {
				sums[i] = sums[i].Add(domain.MustAmount(day.(map[string]any)[name].(string)))
			}
		}
		Expect([]any{owed.Text("groups.0.source"), owed.Text("groups.0.openingAmount"), sums[0].Fixed(2), sums[1].Fixed(2), sums[2].Fixed(2), owed.Text("groups.0.closingAmount")}).
			To(Equal([]any{"PURCHASE", "0.00", "150.00", "-60.00", "20.00", "110.00"}))
	})

	It("counts as 0 in the preview of a withdrawal once spent, without limiting the other goods", func() {
		shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": false, "exclusions": []any{}, "reasons": []any{},
			"terms": []any{object{"countryCodes": []any{}, "accountTypeIds": []any{}, "windowDays": 0, "withdrawalDays": 14, "restockingRate": "0", "returnShipping": []any{}}}}}).OK()
		g := guest(1, nil)
		g.Once().Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		id := buy(g, "pm_card_visa")
		o := order(id)
		body := object{"orderId": id, "kind": "WITHDRAWAL", "lines": []any{object{"lineItemId": o.Text("items.0.lineItemId"), "quantity": 1}, object{"lineItemId": o.Text("items.1.lineItemId"), "quantity": 1}}}
		goods := func() string {
			GinkgoHelper()
			return shop.Admin.Once().Post("/admin/return/preview", body).OK().Text("goodsTotal")
		}
		Expect(goods()).To(Equal("108.31"))
		shop.Admin.Once().Post("/admin/gift-card/adjust", object{"giftCardId": cards(id, 0)[0]["giftCardId"], "amount": "-0.01", "reason": "Paid in the shop"}).OK()
		Expect(goods()).To(Equal("58.31"))
		body["lines"] = body["lines"].([]any)[:1]
		Expect(goods()).To(Equal("0.00"))
	})
})
