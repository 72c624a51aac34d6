package store_test

import (
	"context"
	"reflect"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"
	"gorm.io/gorm/schema"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// patron signs up a customer and returns the logged-in actor.
func (t *checkoutStore) patron(ctx context.Context, email string) domain.Actor {
	GinkgoHelper()
	first, last := "Mia", "Keller"
	c, err := t.Customer.CreateCustomer(ctx, another(t.actor), customer.CustomerCreate{Email: email, Profile: customer.CustomerPatch{FirstName: &first, LastName: &last}, Address: torstrasse})
	Expect(err).NotTo(HaveOccurred())
	return domain.Actor{Kind: domain.ActorCustomer, ID: c.ID, StoreID: t.store.ID, CommandID: uuid.New()}
}

// put adds a variant to the cart of an actor.
func (t *checkoutStore) put(ctx context.Context, actor domain.Actor, variantID int64, quantity int, fields ...domain.CustomField) *ordering.PricedCart {
	GinkgoHelper()
	cart, err := t.Ordering.AddCartItem(ctx, another(actor), ordering.CartItemAdd{VariantID: variantID, CartItemInput: ordering.CartItemInput{Quantity: quantity, CustomFields: fields}})
	Expect(err).NotTo(HaveOccurred())
	return cart
}

// quantities returns the quantities of a cart's lines.
func quantities(c *ordering.PricedCart) (out []int) {
	for _, item := range c.Items {
		out = append(out, item.Quantity)
	}
	return out
}

var _ = Describe("A cart", func() {
	var t *checkoutStore
	var good int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		good = t.good(ctx, "POUR-OVER", 40).Variants[0].ID
	})

	It("belongs to the holder of its token, and only the token's hash is stored", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, good, 2)
		kind, good := domain.TokenKindOf(cart.Token)
		Expect(good).To(BeTrue())
		Expect(kind).To(Equal(domain.CartTokenKind))
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE token_hash = $1", domain.HashToken(cart.Token))).To(Equal(1))
		mine, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(mine.ID).To(Equal(cart.ID))
		stranger := guest
		for _, token := range [][]byte{nil, domain.HashToken("sp_cart_unknown")} {
			stranger.CartToken = token
			_, err = t.Ordering.CartSummary(ctx, stranger, ordering.Destination{})
			Expect(err).To(refuse(domain.NotFound))
			_, err = t.Ordering.DeleteCartItem(ctx, another(stranger), cart.Items[0].ID)
			Expect(err).To(refuse(domain.NotFound))
		}
	})

	It("adds the same item to an existing line, and a different item as a new line", func(ctx SpecContext) {
		guest, _ := t.visitor(ctx, good, 2)
		text := "For Mia"
		engraved := domain.CustomField{Key: "engraving", Type: "STRING", Value: &text}
		Expect(quantities(t.put(ctx, guest, good, 1))).To(Equal([]int{3}))
		Expect(quantities(t.put(ctx, guest, good, 1, engraved))).To(Equal([]int{3, 1}))
		cart := t.put(ctx, guest, good, 4, engraved)
		Expect(quantities(cart)).To(Equal([]int{3, 5}))
		none := []domain.CustomField{}
		cart, err := t.Ordering.UpdateCartItem(ctx, another(guest), cart.Items[1].ID, domain.Expect{}, ordering.CartItemUpdate{CustomFields: &none})
		Expect(err).NotTo(HaveOccurred())
		Expect(quantities(cart)).To(Equal([]int{8}), "lines that become the same are added up")
	})

	It("adds an item once if the request is repeated, and each response contains a valid token", func(ctx SpecContext) {
		actor := domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID, CommandID: uuid.New()}
		in := ordering.CartItemAdd{VariantID: good, CartItemInput: ordering.CartItemInput{Quantity: 2}}
		first, err := t.Ordering.AddCartItem(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		second, err := t.Ordering.AddCartItem(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(second.ID).To(Equal(first.ID))
		Expect(quantities(second)).To(Equal([]int{2}))
		actor.CartToken = domain.HashToken(second.Token)
		third, err := t.Ordering.AddCartItem(ctx, actor, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(quantities(third)).To(Equal([]int{2}))
	})

	It("is created once when a customer's first items are added concurrently", func(ctx SpecContext) {
		customer := t.patron(ctx, "mia@example.com")
		Expect(together(8, func(int) error {
			_, err := patiently(func() (*ordering.PricedCart, error) {
				return t.Ordering.AddCartItem(ctx, another(customer), ordering.CartItemAdd{SKU: "POUR-OVER", CartItemInput: ordering.CartItemInput{Quantity: 1}})
			})
			return err
		})).To(Equal(map[domain.Code]int{"": 8}))
		cart, err := t.Ordering.CartSummary(ctx, customer, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(quantities(cart)).To(Equal([]int{8}))
		Expect(t.count(ctx, "SELECT count(*) FROM carts")).To(Equal(1))
	})

	DescribeTable("refuses", func(ctx SpecContext, in ordering.CartItemAdd, code domain.Code) {
		most := 12
		odd := t.good(ctx, "SIXES", 40, func(in *catalog.ProductInput) {
			six, limit := 6, &most
			in.MinQuantity, in.QuantityStep, in.MaxQuantity = &six, &six, &limit
		}).Variants[0].ID
		if in.VariantID == -1 {
			in.VariantID = odd
		}
		if in.VariantID == -2 {
			in.VariantID = good
		}
		_, err := t.Ordering.AddCartItem(ctx, domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID, CommandID: uuid.New()}, in)
		Expect(err).To(refuse(code))
		Expect(t.count(ctx, "SELECT count(*) FROM carts")).To(BeZero())
	},
		Entry("a quantity below the minimum", ordering.CartItemAdd{VariantID: -1, CartItemInput: ordering.CartItemInput{Quantity: 3}}, domain.InvalidValue),
		Entry("a quantity between two increments", ordering.CartItemAdd{VariantID: -1, CartItemInput: ordering.CartItemInput{Quantity: 7}}, domain.InvalidValue),
		Entry("a quantity above the maximum", ordering.CartItemAdd{VariantID: -1, CartItemInput: ordering.CartItemInput{Quantity: 18}}, domain.InvalidValue),
		Entry("more units than are in stock", ordering.CartItemAdd{VariantID: -2, CartItemInput: ordering.CartItemInput{Quantity: 41}}, domain.InsufficientStock),
		Entry("an unknown variant", ordering.CartItemAdd{VariantID: 99_999, CartItemInput: ordering.CartItemInput{Quantity: 1}}, domain.NotFound),
		Entry("an unknown SKU", ordering.CartItemAdd{SKU: "NOTHING", CartItemInput: ordering.CartItemInput{Quantity: 1}}, domain.NotFound),
		Entry("a variant named twice", ordering.CartItemAdd{VariantID: -2, SKU: "POUR-OVER", CartItemInput: ordering.CartItemInput{Quantity: 1}}, domain.InvalidValue),
		Entry("a currency that the store does not have", ordering.CartItemAdd{VariantID: -2, CurrencyCode: "USD", CartItemInput: ordering.CartItemInput{Quantity: 1}}, domain.CurrencyMismatch),
		Entry("a plan that the product does not have", ordering.CartItemAdd{VariantID: -2, CartItemInput: ordering.CartItemInput{Quantity: 1, PlanID: new(int64)}}, domain.InvalidValue))

	It("reports a changed price until the buyer has seen it", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, good, 1)
		currency := domain.Currency("EUR")
		_, err := t.Catalog.ReplacePrices(ctx, another(t.actor), []int64{good}, &currency, []catalog.PriceInput{{VariantID: good, CurrencyCode: "EUR", Amount: domain.MustAmount("51.00"), MinQuantity: 1}})
		Expect(err).NotTo(HaveOccurred())
		summary, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(summary.Quote.Lines[0].UnitPrice.Fixed(2)).To(Equal("51.00"))
		was := summary.PriceChangedFrom[cart.Items[0].ID]
		Expect(was.Fixed(2)).To(Equal("49.00"))
		Expect(t.put(ctx, guest, good, 1).PriceChangedFrom).To(HaveLen(1))
		Expect(t.put(ctx, guest, good, 1).PriceChangedFrom).To(BeEmpty())
	})

	It("refuses a change with a stale version", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, good, 1)
		old, three := cart.Version, 3
		t.put(ctx, guest, good, 1)
		_, err := t.Ordering.UpdateCartItem(ctx, another(guest), cart.Items[0].ID, domain.Expect{Body: &old}, ordering.CartItemUpdate{Quantity: &three})
		Expect(err).To(refuse(domain.VersionConflict))
		now := old + 1
		changed, err := t.Ordering.UpdateCartItem(ctx, another(guest), cart.Items[0].ID, domain.Expect{Body: &now}, ordering.CartItemUpdate{Quantity: &three})
		Expect(err).NotTo(HaveOccurred())
		Expect(quantities(changed)).To(Equal([]int{3}))
		same, err := t.Ordering.UpdateCartItem(ctx, another(guest), cart.Items[0].ID, domain.Expect{}, ordering.CartItemUpdate{Quantity: &three})
		Expect(err).NotTo(HaveOccurred())
		Expect(same.Version).To(Equal(changed.Version), "nothing changed")
	})

	It("expires after its lifetime without changes", func(ctx SpecContext) {
		guest, _ := t.visitor(ctx, good, 1)
		t.Data.Clock.Advance(29 * 24 * time.Hour)
		t.put(ctx, guest, good, 1)
		t.Data.Clock.Advance(29 * 24 * time.Hour)
		Expect(t.Ordering.ExpireCarts(ctx)).To(Succeed())
		t.put(ctx, guest, good, 1)
		t.Data.Clock.Advance(31 * 24 * time.Hour)
		_, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).To(refuse(domain.NotFound))
		_, err = t.Ordering.AddCartItem(ctx, another(guest), ordering.CartItemAdd{VariantID: good, CartItemInput: ordering.CartItemInput{Quantity: 1}})
		Expect(err).To(refuse(domain.NotFound))
		Expect(t.Ordering.ExpireCarts(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'EXPIRED'")).To(Equal(1))
	})

	It("is deleted thirty days after it ends, and loses its contact data once it becomes an order", func(ctx SpecContext) {
		email := "mia@example.com"
		contact := func(guest domain.Actor) {
			GinkgoHelper()
			Expect(t.Ordering.UpdateCart(ctx, another(guest), domain.Expect{}, ordering.CartUpdate{Email: ptr(&email)})).Error().NotTo(HaveOccurred())
		}
		expired, _ := t.visitor(ctx, good, 1)
		contact(expired)
		buyer, cart := t.visitor(ctx, good, 1)
		placed, err := t.Ordering.CheckoutCart(ctx, another(buyer), t.purchase(cart, "64.14", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		carts := func() (list string) {
			GinkgoHelper()
			Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT string_agg(status || ' ' || coalesce(email, '-'), ', ' ORDER BY status) FROM carts").Scan(&list)).To(Succeed())
			return list
		}
		t.Data.Clock.Advance(29 * 24 * time.Hour)
		Expect(t.Ordering.ExpireCarts(ctx)).To(Succeed())
		Expect(carts()).To(Equal("ACTIVE " + email + ", CONVERTED " + placed.Email))
		t.Data.Clock.Advance(2 * 24 * time.Hour)
		Expect(t.Data.SQL.ExecContext(ctx, "UPDATE carts SET email = NULL WHERE status = 'CONVERTED'")).Error().NotTo(HaveOccurred(), "as a customer's cart, whose address is in their account")
		Expect(t.Ordering.ExpireCarts(ctx)).To(Succeed())
		Expect(carts()).To(Equal("CONVERTED -, EXPIRED " + email))
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'CONVERTED' AND shipping_address IS NOT NULL")).To(BeZero())
		t.Data.Clock.Advance(31 * 24 * time.Hour)
		Expect(t.Ordering.ExpireCarts(ctx)).To(Succeed())
		Expect(carts()).To(Equal("CONVERTED -"))
		Expect(t.count(ctx, "SELECT count(*) FROM cart_items")).To(Equal(1), "those of the order's cart")
	})

	DescribeTable("deletes the buyer's data once it becomes an order, in column", func(ctx SpecContext, part, value string) {
		buyer, cart := t.visitor(ctx, good, 1)
		Expect(t.Ordering.CheckoutCart(ctx, another(buyer), t.purchase(cart, "64.14", "pm_card_visa"))).Error().NotTo(HaveOccurred())
		const others = "email = NULL, shipping_address = NULL, billing_address = NULL, notes = NULL, custom_fields = '[]', marketing_consent = NULL"
		Expect(t.Data.SQL.ExecContext(ctx, "UPDATE carts SET "+others)).Error().NotTo(HaveOccurred())
		Expect(t.Data.SQL.ExecContext(ctx, "UPDATE carts SET "+part+" = "+value)).Error().NotTo(HaveOccurred())
		t.Data.Clock.Advance(31 * 24 * time.Hour)
		Expect(t.Ordering.ExpireCarts(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'CONVERTED' AND "+part+" = "+value)).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'CONVERTED'")).To(Equal(1), "the order keeps its cart")
	}, func() (parts []TableEntry) {
		values := map[string]string{"email": `'mia@example.com'`, "notes": `'Ring twice'`, "custom_fields": `'[{"key": "floor", "value": "3"}]'`,
			"marketing_consent": `'{"source": "CHECKOUT"}'`, "shipping_address": `'{"lastName": "Keller"}'`, "billing_address": `'{"lastName": "Keller"}'`}
		columns := []string{"marketing_consent"}
		for field := range reflect.TypeFor[ordering.ContactBy]().Fields() {
			columns = append(columns, schema.NamingStrategy{}.ColumnName("carts", field.Name))
		}
		for _, column := range columns {
			parts = append(parts, Entry(column, column, values[column]))
		}
		return parts
	}())

	It("of a customer is replaced with a new cart after the old cart has expired", func(ctx SpecContext) {
		customer := t.patron(ctx, "mia@example.com")
		first := t.put(ctx, customer, good, 1)
		t.Data.Clock.Advance(31 * 24 * time.Hour)
		second := t.put(ctx, customer, good, 2)
		Expect(second.ID).NotTo(Equal(first.ID))
		Expect(quantities(second)).To(Equal([]int{2}))
	})

	Describe("with coupons", func() {
		It("adds a coupon once in any letter case, and can remove it", func(ctx SpecContext) {
			t.coupon(ctx, "WELCOME10")
			guest, _ := t.visitor(ctx, good, 2)
			for range 2 {
				cart, err := t.Ordering.AddCartCoupon(ctx, another(guest), " welcome10 ", domain.Expect{})
				Expect(err).NotTo(HaveOccurred())
				Expect(cart.Quote.DiscountTotal.Fixed(2)).To(Equal("9.80"))
				Expect(cart.Quote.Coupons).To(HaveLen(1))
			}
			cart, err := t.Ordering.DeleteCartCoupon(ctx, another(guest), "Welcome10")
			Expect(err).NotTo(HaveOccurred())
			Expect(cart.Quote.DiscountTotal.IsZero()).To(BeTrue())
			_, err = t.Ordering.DeleteCartCoupon(ctx, another(guest), "WELCOME10")
			Expect(err).To(refuse(domain.NotFound))
		})
		It("refuses coupons that do not apply", func(ctx SpecContext) {
			t.coupon(ctx, "DRAFT", func(in *pricing.CouponInput) { draft := pricing.CouponDraft; in.Status = &draft })
			t.coupon(ctx, "AUTO", func(in *pricing.CouponInput) { yes := true; in.IsAutomatic = &yes })
			guest, cart := t.visitor(ctx, good, 2)
			Expect(cart.Quote.DiscountTotal.Fixed(2)).To(Equal("9.80"), "AUTO applies by itself")
			for _, code := range []string{"NOTHING", "DRAFT", "AUTO"} {
				_, err := t.Ordering.AddCartCoupon(ctx, another(guest), code, domain.Expect{})
				Expect(err).To(refuse(domain.CouponNotApplicable), code)
				Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/code"))
			}
			Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE coupons <> '[]'")).To(BeZero())
		})
		It("loses a deleted coupon, but a used coupon cannot be deleted", func(ctx SpecContext) {
			combined := func(in *pricing.CouponInput) {
				in.CombinesWith = &[]pricing.DiscountKind{pricing.OrderDiscount}
			}
			c := t.coupon(ctx, "WELCOME10", combined)
			guest, _ := t.visitor(ctx, good, 2)
			_, err := t.Ordering.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			other := t.coupon(ctx, "OTHER10", combined)
			_, err = t.Ordering.AddCartCoupon(ctx, another(guest), "OTHER10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			bystander, unchanged := t.visitor(ctx, good, 1)
			before, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.DeleteCoupon(ctx, another(t.actor), c.ID)).To(Succeed())
			after, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
			Expect(err).NotTo(HaveOccurred())
			Expect(after.Version).To(Equal(before.Version+1), "who read the cart before is told that it changed")
			same, err := t.Ordering.CartSummary(ctx, bystander, ordering.Destination{})
			Expect(err).NotTo(HaveOccurred())
			Expect(same.Version).To(Equal(unchanged.Version))
			Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE coupons @> jsonb_build_array(jsonb_build_object('couponId', $1::bigint))", c.ID)).To(BeZero())
			Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE coupons = jsonb_build_array(jsonb_build_object('couponId', $1::bigint, 'code', 'OTHER10'))", other.ID)).To(Equal(1))
			Expect(t.Ordering.DeleteCoupon(ctx, another(t.actor), other.ID)).To(Succeed())
			Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE coupons <> '[]'")).To(BeZero())
			cart, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
			Expect(err).NotTo(HaveOccurred())
			Expect(cart.Quote.Coupons).To(BeEmpty())
			Expect(cart.Quote.Problems).To(BeEmpty())

			used := t.coupon(ctx, "WELCOME10")
			cart, err = t.Ordering.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.DeleteCoupon(ctx, another(t.actor), used.ID)).To(refuse(domain.InUse))
		})
		It("is refused at checkout if its coupon was paused", func(ctx SpecContext) {
			c := t.coupon(ctx, "WELCOME10")
			guest, _ := t.visitor(ctx, good, 2)
			cart, err := t.Ordering.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			paused := pricing.CouponPaused
			_, err = t.Ordering.UpdateCoupon(ctx, another(t.actor), c.ID, domain.Expect{}, pricing.CouponInput{Status: &paused})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
			Expect(err).To(refuse(domain.CouponNotApplicable))
			t.nothingIsHeld(ctx)
		})
	})

	Describe("of a customer, merged with a guest's cart,", func() {
		It("gets the guest's lines and coupons once", func(ctx SpecContext) {
			other := t.good(ctx, "KETTLE", 3).Variants[0].ID
			t.coupon(ctx, "WELCOME10")
			customer := t.patron(ctx, "mia@example.com")
			t.put(ctx, customer, good, 1)
			t.put(ctx, customer, other, 2)
			guest, _ := t.visitor(ctx, good, 4)
			t.put(ctx, guest, other, 3)
			_, err := t.Ordering.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			customer.CartToken = guest.CartToken
			for i := range 2 {
				cart, err := t.Ordering.MergeCart(ctx, another(customer))
				Expect(err).NotTo(HaveOccurred())
				Expect(quantities(cart)).To(Equal([]int{5, 3}), "five of one, and of the other all there is")
				Expect(cart.Quote.DiscountTotal.Positive()).To(BeTrue())
				Expect(cart.Quote.Problems).To(HaveLen(1), "call %d", i)
				Expect(cart.Quote.Problems[0].Code).To(Equal(pricing.QuantityReduced))
			}
			customer.CartToken = nil
			Expect(t.put(ctx, customer, good, 1).Quote.Problems).To(HaveLen(1), "the first change tells it too, as it tells changed prices")
			Expect(t.put(ctx, customer, good, 1).Quote.Problems).To(BeEmpty(), "the buyer has seen it")
			_, err = t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
			Expect(err).To(refuse(domain.NotFound), "the guest's token is void")
		})
		It("still reports the change from the price that the buyer last saw", func(ctx SpecContext) {
			other := t.good(ctx, "KETTLE", 9).Variants[0].ID
			price := func(variantID int64, amount string) {
				GinkgoHelper()
				currency := domain.Currency("EUR")
				_, err := t.Catalog.ReplacePrices(ctx, another(t.actor), []int64{variantID}, &currency, []catalog.PriceInput{{VariantID: variantID, CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: 1}})
				Expect(err).NotTo(HaveOccurred())
			}
			customer := t.patron(ctx, "mia@example.com")
			t.put(ctx, customer, good, 1) // when the price is 49.00
			price(good, "50.00")
			guest, _ := t.visitor(ctx, good, 1) // while the price is 50.00
			t.put(ctx, guest, other, 1)         // when the price is 49.00
			price(good, "51.00")
			price(other, "52.00")
			customer.CartToken = guest.CartToken
			merged, err := t.Ordering.MergeCart(ctx, another(customer))
			Expect(err).NotTo(HaveOccurred())
			customer.CartToken = nil
			summary, err := t.Ordering.CartSummary(ctx, customer, ordering.Destination{})
			Expect(err).NotTo(HaveOccurred())
			for _, cart := range []*ordering.PricedCart{merged, summary} {
				Expect(cart.PriceChangedFrom).To(HaveLen(2))
				was := []string{cart.PriceChangedFrom[cart.Items[0].ID].Fixed(2), cart.PriceChangedFrom[cart.Items[1].ID].Fixed(2)}
				Expect(was).To(Equal([]string{"50.00", "49.00"}))
			}
		})
		It("is the guest's cart if the customer had none", func(ctx SpecContext) {
			guest, cart := t.visitor(ctx, good, 4)
			customer := t.patron(ctx, "mia@example.com")
			customer.CartToken = guest.CartToken
			dearer, currency := domain.MustAmount("51.00"), domain.Currency("EUR")
			_, err := t.Catalog.ReplacePrices(ctx, another(t.actor), []int64{good}, &currency, []catalog.PriceInput{{VariantID: good, CurrencyCode: "EUR", Amount: dearer, MinQuantity: 1}})
			Expect(err).NotTo(HaveOccurred())
			for range 2 {
				mine, err := t.Ordering.MergeCart(ctx, another(customer))
				Expect(err).NotTo(HaveOccurred())
				Expect(mine.ID).To(Equal(cart.ID))
				was := mine.PriceChangedFrom[cart.Items[0].ID]
				Expect(was.Fixed(2)).To(Equal("49.00"))
			}
			_, err = t.Ordering.DeleteCartItem(ctx, another(guest), cart.Items[0].ID)
			Expect(err).To(refuse(domain.NotFound))
			thief := t.patron(ctx, "eve@example.com")
			thief.CartToken = guest.CartToken
			_, err = t.Ordering.MergeCart(ctx, another(thief))
			Expect(err).To(refuse(domain.NotFound))
		})
		It("loses coupons that the customer may not use", func(ctx SpecContext) {
			one := 1
			t.coupon(ctx, "ONCE", func(in *pricing.CouponInput) { limit := &one; in.UsageLimitPerCustomer = &limit })
			customer := t.patron(ctx, "mia@example.com")
			cart := t.put(ctx, customer, good, 1)
			_, err := t.Ordering.AddCartCoupon(ctx, another(customer), "ONCE", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.CheckoutCart(ctx, another(customer), t.purchase(cart, "58.31", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			guest, _ := t.visitor(ctx, good, 1)
			_, err = t.Ordering.AddCartCoupon(ctx, another(guest), "ONCE", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			customer.CartToken = guest.CartToken
			merged, err := t.Ordering.MergeCart(ctx, another(customer))
			Expect(err).NotTo(HaveOccurred())
			Expect(merged.Coupons).To(BeEmpty())
		})
	})

	Describe("of a customer, at checkout,", func() {
		It("uses saved addresses, and the card is saved on request", func(ctx SpecContext) {
			customer := t.patron(ctx, "mia@example.com")
			addresses, err := t.As(customer).CustomerAddresses(ctx, customer.ID, false)
			Expect(err).NotTo(HaveOccurred())
			cart := t.put(ctx, customer, good, 1)
			in := t.purchase(cart, "64.14", "pm_card_visa")
			in.Email, in.Shipping, in.Payment.Save = "", ordering.AddressChoice{SavedID: &addresses[0].ID}, true
			order, err := t.Ordering.CheckoutCart(ctx, another(customer), in)
			Expect(err).NotTo(HaveOccurred())
			Expect(order.Email).To(Equal("mia@example.com"))
			Expect(*order.CustomerID).To(Equal(customer.ID))
			Expect(order.ShippingAddress.StreetLine1).To(Equal("Torstraße 140"))
			saved, err := t.As(customer).CustomerPaymentMethods(ctx, customer.ID, false)
			Expect(err).NotTo(HaveOccurred())
			Expect(saved).To(HaveLen(1))
			Expect(*saved[0].LastFour).To(Equal("4242"))

			again := t.put(ctx, customer, good, 1)
			in = t.purchase(again, "64.14", "")
			in.Email, in.Payment.MethodID = "", &saved[0].ID
			second, err := t.Ordering.CheckoutCart(ctx, another(customer), in)
			Expect(err).NotTo(HaveOccurred())
			Expect(second.OrderNumber).To(Equal(order.OrderNumber + 1))
		})
		It("cannot use the address or the payment method of another customer", func(ctx SpecContext) {
			eve, mia := t.patron(ctx, "eve@example.com"), t.patron(ctx, "mia@example.com")
			addresses, err := t.As(mia).CustomerAddresses(ctx, mia.ID, false)
			Expect(err).NotTo(HaveOccurred())
			in := t.purchase(t.put(ctx, eve, good, 1), "64.14", "pm_card_visa")
			in.Shipping = ordering.AddressChoice{SavedID: &addresses[0].ID}
			_, err = t.Ordering.CheckoutCart(ctx, another(eve), in)
			Expect(err).To(refuse(domain.NotFound))
			_, err = t.Ordering.CartSummary(ctx, eve, ordering.Destination{CustomerAddressID: &addresses[0].ID})
			Expect(err).To(refuse(domain.NotFound))
		})
		It("lists the shipping methods for its address, cheapest first", func(ctx SpecContext) {
			customer := t.patron(ctx, "mia@example.com")
			t.put(ctx, customer, good, 1)
			name, price, currency, days := "Courier", domain.MustAmount("3.90"), domain.Currency("EUR"), 1
			_, err := t.Settings.CreateShippingMethod(ctx, another(t.actor), settings.ShippingMethodInput{Name: &name, Price: &price, CurrencyCode: &currency, EstimatedMaxDays: &days,
				CountryCodes: &[]string{"DE"}})
			Expect(err).NotTo(HaveOccurred())
			titles := func(country string) (out []string) {
				offers, err := t.Ordering.CheckoutShipping(ctx, customer, ordering.Destination{Place: &domain.Place{CountryCode: country}})
				Expect(err).NotTo(HaveOccurred())
				for _, o := range offers {
					out = append(out, o.Method.Name+" "+o.Price.Fixed(2))
				}
				return out
			}
			Expect(titles("DE")).To(Equal([]string{"Courier 3.90", "DHL Standard 4.90"}))
			Expect(titles("AT")).To(Equal([]string{"DHL Standard 4.90"}))
			_, means, err := t.Ordering.CheckoutPayments(ctx, customer, "", nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(means).To(HaveLen(1))
		})
	})
})
