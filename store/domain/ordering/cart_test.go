package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var (
	guest   = domain.Actor{Kind: domain.ActorCustomer, StoreID: 1, CommandID: uuid.MustParse("22222222-2222-2222-2222-222222222222")}
	shopper = domain.Actor{Kind: domain.ActorCustomer, ID: 501, StoreID: 1}
)

// sampleCart returns an empty guest cart that was last changed an hour ago.
func sampleCart() *ordering.Cart {
	c, err := ordering.NewCart(guest, []byte("hash"), "", sampleStore().Settings, midday.Add(-time.Hour))
	Expect(err).NotTo(HaveOccurred())
	c.ID = 9
	return c
}

// on lets customers subscribe to a variant on plans.
func on(s *catalog.Sellable, ids ...int64) {
	s.Product.IsSubscribable, s.Product.Plans = true, nil
	for _, id := range ids {
		plan := &catalog.SubscriptionPlan{Terms: catalog.PlanTerms{PrepaidCycles: 1}, Pricing: catalog.PlanPricing{Type: catalog.PlanPriceNone}}
		plan.ID = id
		s.Product.Plans = append(s.Product.Plans, plan)
	}
}

// offered returns a sellable variant of a separate product at 10.00 with unlimited stock.
func offered(id int64) catalog.Sellable {
	return saleLine(id, saleItem{}, eur("10.00"), "EUR", nil).Sellable
}

// put adds a variant to a cart as a separate line.
func put(c *ordering.Cart, variant int64, quantity int) *ordering.CartItem {
	item := &ordering.CartItem{Row: domain.Row{ID: 70 + int64(len(c.Items))}, CartID: c.ID, VariantID: variant, ProductID: variant - 100, Quantity: quantity, CustomFields: []domain.CustomField{}}
	c.Items = append(c.Items, item)
	return item
}

// fill adds lines until the cart has that many.
func fill(c *ordering.Cart, lines int) {
	for len(c.Items) < lines {
		put(c, 1000+int64(len(c.Items)), 1)
	}
}

// engraved returns a custom field for a line.
func engraved(text string) domain.CustomField {
	return domain.CustomField{Key: "engraving", Type: "STRING", Value: &text}
}

func beTouched() OmegaMatcher {
	return HaveField("ExpiresOn", midday.AddDate(0, 0, 30))
}

var statusesOfCarts = []ordering.CartStatus{ordering.CartActive, ordering.CartCheckingOut, ordering.CartConverted, ordering.CartAbandoned, ordering.CartExpired}

var _ = Describe("a cart", func() {
	current := sampleStore().Settings

	It("belongs to a guest's token or to a customer, and is in one of the store's currencies", func() {
		c := sampleCart()
		Expect([]any{c.CurrencyCode, c.Status, c.Coupons, c.TokenHash, c.CommandID}).
			To(Equal([]any{domain.Currency("EUR"), ordering.CartActive, []ordering.CartCoupon{}, []byte("hash"), guest.CommandID}))
		Expect(c.CustomerID).To(BeNil())
		Expect(c.ExpiresOn).To(Equal(midday.Add(-time.Hour).AddDate(0, 0, 30)))
		own, err := ordering.NewCart(shopper, []byte("hash"), "JPY", current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{own.CurrencyCode, *own.CustomerID, own.TokenHash}).To(Equal([]any{domain.Currency("JPY"), int64(501), []byte(nil)}))
		_, err = ordering.NewCart(guest, nil, "USD", current, midday)
		refuses(err, domain.CurrencyMismatch, "/currencyCode")
	})

	It("expires after at least a day, even if the store's setting is 0 days", func() {
		short := current
		short.CartExpiryDays = 0
		c, err := ordering.NewCart(guest, nil, "", short, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.ExpiresOn).To(Equal(midday.AddDate(0, 0, 1)))
	})

	It("is readable by its guest for 30 days after it became an order", func() {
		Expect(ordering.ReadableAfterConversion).To(Equal(720 * time.Hour))
	})

	It("can be changed, expired and taken over only while it is active", func() {
		for _, status := range statusesOfCarts {
			c := sampleCart()
			c.Status = status
			if status == ordering.CartActive {
				Expect(c.Open()).To(Succeed())
				continue
			}
			refuses(c.Open(), domain.InvalidStateTransition)
			refuses(c.TakeOver(domain.Actor{Kind: domain.ActorCustomer, ID: 501}, current, midday), domain.InvalidStateTransition)
			if status != ordering.CartExpired {
				refuses(c.Expire(), domain.InvalidStateTransition)
			}
		}
		c := sampleCart()
		Expect(c.TakeOver(domain.Actor{Kind: domain.ActorCustomer, ID: 501}, current, midday)).To(Succeed())
		Expect(*c.CustomerID).To(Equal(int64(501)))
		Expect(c).To(beTouched())
		Expect(c.Expire()).To(Succeed())
		Expect(c.Status).To(Equal(ordering.CartExpired))
	})

	It("can no longer be read once it has expired or was merged, except during or after a checkout", func() {
		c := sampleCart()
		Expect(c.Gone(c.ExpiresOn.Add(-1))).To(BeFalse())
		Expect(c.Gone(c.ExpiresOn)).To(BeTrue())
		for status, gone := range map[ordering.CartStatus]bool{ordering.CartExpired: true, ordering.CartAbandoned: true, ordering.CartCheckingOut: false, ordering.CartConverted: false} {
			c.Status = status
			Expect(c.Gone(midday)).To(Equal(gone), string(status))
			Expect(c.Gone(c.ExpiresOn)).To(Equal(gone), "%s does not expire", status)
		}
	})

	It("has a checkout to cancel only in CHECKING_OUT, and refuses to cancel once converted or expired", func() {
		c := sampleCart()
		running, err := c.CheckingOut(midday)
		Expect([]any{running, err}).To(Equal([]any{false, nil}))
		c.Status = ordering.CartCheckingOut
		running, err = c.CheckingOut(midday)
		Expect([]any{running, err}).To(Equal([]any{true, nil}))
		c.Status = ordering.CartConverted
		_, err = c.CheckingOut(midday)
		refuses(err, domain.InvalidStateTransition)
		c.Status = ordering.CartExpired
		_, err = c.CheckingOut(midday)
		refuses(err, domain.NotFound)
	})

	It("becomes an order at the end of its checkout, or is reopened", func() {
		c, o := sampleCart(), sampleOrder()
		refuses(c.Convert(o, midday), domain.InvalidStateTransition)
		c.Status = ordering.CartCheckingOut
		Expect(c.Convert(o, midday)).To(Succeed())
		Expect([]any{c.Status, *c.ConvertedOrderID, *c.ConvertedOn}).To(Equal([]any{ordering.CartConverted, int64(1), midday}))
		refuses(c.Reopen(&ordering.Payment{}, current, midday), domain.InvalidStateTransition)
		c.Status = ordering.CartCheckingOut
		Expect(c.Reopen(&ordering.Payment{}, current, midday)).To(Succeed())
		Expect(c.Status).To(Equal(ordering.CartActive))
		Expect(c).To(beTouched())
	})
})

var _ = Describe("a cart's lines", func() {
	current := sampleStore().Settings
	add := func(c *ordering.Cart, s catalog.Sellable, in ordering.CartItemInput) (*ordering.CartItem, error) {
		return c.Add(s, in, pricing.Buyer{}, current, midday)
	}
	change := func(c *ordering.Cart, item *ordering.CartItem, s catalog.Sellable, in ordering.CartItemUpdate) (bool, *ordering.CartItem, error) {
		return c.ChangeItem(item, s, in, pricing.Buyer{}, current, midday)
	}

	It("are merged if variant, plan and custom fields match, regardless of the fields' order", func() {
		c := sampleCart()
		size := domain.CustomField{Key: "a", Type: "NUMBER"}
		first, err := add(c, offered(1), ordering.CartItemInput{Quantity: 2, CustomFields: []domain.CustomField{engraved("Mia"), size}})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{first.VariantID, first.ProductID, first.Quantity, first.CustomFields[0].Key}).To(Equal([]any{int64(101), int64(1), 2, "a"}))
		Expect(c).To(beTouched())
		same, err := add(c, offered(1), ordering.CartItemInput{Quantity: 3, CustomFields: []domain.CustomField{size, engraved("Mia")}})
		Expect(err).NotTo(HaveOccurred())
		Expect(same).To(BeIdenticalTo(first))
		Expect(first.Quantity).To(Equal(5))
		for _, other := range []struct {
			s  catalog.Sellable
			in ordering.CartItemInput
		}{
			{offered(2), ordering.CartItemInput{Quantity: 1, CustomFields: []domain.CustomField{size, engraved("Mia")}}},
			{offered(1), ordering.CartItemInput{Quantity: 1, CustomFields: []domain.CustomField{size, engraved("Max")}}},
			{offered(1), ordering.CartItemInput{Quantity: 1, CustomFields: []domain.CustomField{size, {Key: "engraving", Type: "STRING"}}}},
			{offered(1), ordering.CartItemInput{Quantity: 1, CustomFields: []domain.CustomField{{Key: "a", Type: "STRING"}, engraved("Mia")}}},
			{offered(1), ordering.CartItemInput{Quantity: 1, CustomFields: []domain.CustomField{{Key: "b", Type: "NUMBER"}, engraved("Mia")}}},
			{offered(1), ordering.CartItemInput{Quantity: 1, CustomFields: []domain.CustomField{size}}},
			{offered(1), ordering.CartItemInput{Quantity: 1}},
		} {
			lines := len(c.Items)
			item, err := add(c, other.s, other.in)
			Expect(err).NotTo(HaveOccurred())
			Expect(c.Items).To(HaveLen(lines+1), "%+v", other.in)
			Expect(item.Quantity).To(Equal(1))
		}
	})

	It("stay separate if their plans differ", func() {
		c := sampleCart()
		put(c, 101, 1).SubscriptionPlanID = id(4)
		once, err := add(c, offered(1), ordering.CartItemInput{Quantity: 1})
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Items).To(HaveLen(2))
		Expect(once.SubscriptionPlanID).To(BeNil())
		s := offered(1)
		on(&s, 4, 5)
		same, err := add(c, s, ordering.CartItemInput{Quantity: 1, PlanID: id(4)})
		Expect(err).NotTo(HaveOccurred())
		Expect(same).To(BeIdenticalTo(c.Items[0]))
		other, err := add(c, s, ordering.CartItemInput{Quantity: 1, PlanID: id(5)})
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Items).To(HaveLen(3))
		Expect(*other.SubscriptionPlanID).To(Equal(int64(5)))
	})

	It("are limited to two hundred", func() {
		c := sampleCart()
		fill(c, 199)
		_, err := add(c, offered(1), ordering.CartItemInput{Quantity: 1})
		Expect(err).NotTo(HaveOccurred())
		_, err = add(c, offered(2), ordering.CartItemInput{Quantity: 1})
		refuses(err, domain.InvalidValue)
		_, err = add(c, offered(1), ordering.CartItemInput{Quantity: 1})
		Expect(err).NotTo(HaveOccurred(), "it is there")
	})

	DescribeTable("are refused if they cannot be ordered", func(code domain.Code, pointers []string, change func(s *catalog.Sellable, in *ordering.CartItemInput)) {
		c, s, in := sampleCart(), offered(1), ordering.CartItemInput{Quantity: 2}
		change(&s, &in)
		_, err := add(c, s, in)
		refuses(err, code, pointers...)
	},
		Entry("because the variant is not for sale", domain.NotFound, nil, func(s *catalog.Sellable, _ *ordering.CartItemInput) { s.Product.Status = catalog.ProductArchived }),
		Entry("because the product does not have the plan", domain.InvalidValue, []string{"/subscriptionPlanId"}, func(s *catalog.Sellable, in *ordering.CartItemInput) {
			on(s, 4)
			in.PlanID = id(5)
		}),
		Entry("because the product is not sold with plans", domain.InvalidValue, []string{"/subscriptionPlanId"}, func(s *catalog.Sellable, in *ordering.CartItemInput) {
			on(s, 4)
			s.Product.IsSubscribable, in.PlanID = false, id(4)
		}),
		Entry("because the plan has no price in the cart's currency", domain.CurrencyMismatch, []string{"/variantId"}, func(s *catalog.Sellable, in *ordering.CartItemInput) {
			on(s, 4)
			amount, yen := domain.MustAmount("1"), domain.Currency("JPY")
			s.Product.Plans[0].Pricing = catalog.PlanPricing{Type: catalog.PlanPriceFixed, Value: &amount, CurrencyCode: &yen}
			in.PlanID = id(4)
		}),
		Entry("because a plan is missing", domain.InvalidValue, []string{"/subscriptionPlanId"}, func(s *catalog.Sellable, _ *ordering.CartItemInput) { s.Product.SubscriptionOnly = true }),
		Entry("because a price is missing", domain.CurrencyMismatch, []string{"/variantId"}, func(s *catalog.Sellable, _ *ordering.CartItemInput) { s.Prices[0].CurrencyCode = "JPY" }),
		Entry("because the quantity is not allowed", domain.InvalidValue, []string{"/quantity"}, func(s *catalog.Sellable, _ *ordering.CartItemInput) { s.Product.MaxQuantity = new(1) }),
		Entry("because the quantity exceeds the stock", domain.InsufficientStock, []string{"/quantity"}, func(s *catalog.Sellable, _ *ordering.CartItemInput) { s.Stock.OnHand = 1 }),
		Entry("because custom fields do not match their definitions", domain.InvalidValue, []string{"/customFields/0/value"}, func(_ *catalog.Sellable, in *ordering.CartItemInput) {
			in.CustomFields = []domain.CustomField{{Key: "size", Type: "NUMBER", Value: new("L")}}
		}),
	)

	It("of the same variant must fit its stock in total", func() {
		c, s := sampleCart(), offered(1)
		s.Stock.OnHand = 3
		put(c, 102, 9)
		put(c, 101, 1).CustomFields = []domain.CustomField{engraved("Mia")}
		_, err := add(c, s, ordering.CartItemInput{Quantity: 2})
		Expect(err).NotTo(HaveOccurred())
		_, err = add(c, s, ordering.CartItemInput{Quantity: 1})
		refuses(err, domain.InsufficientStock, "/quantity")
		Expect(err).To(MatchError(ContainSubstring("Only 3 of Product 1 are left.")))
		s.Stock = nil
		_, err = add(c, s, ordering.CartItemInput{Quantity: 1})
		Expect(err).NotTo(HaveOccurred(), "without stock there is no end to it")
	})

	It("can be changed, and are merged if they match another line afterwards", func() {
		c := sampleCart()
		plain, gift := put(c, 101, 1), put(c, 101, 2)
		gift.CustomFields = []domain.CustomField{engraved("Mia")}
		changed, gone, err := change(c, gift, offered(1), ordering.CartItemUpdate{Quantity: new(4)})
		Expect([]any{changed, gone, err}).To(Equal([]any{true, (*ordering.CartItem)(nil), nil}))
		Expect(gift.Quantity).To(Equal(4))
		Expect(c).To(beTouched())
		changed, _, err = change(c, gift, offered(1), ordering.CartItemUpdate{Quantity: new(3), CustomFields: &[]domain.CustomField{engraved("Mia")}})
		Expect([]any{changed, gift.Quantity, err}).To(Equal([]any{true, 3, nil}))
		changed, gone, err = change(c, gift, offered(1), ordering.CartItemUpdate{CustomFields: &[]domain.CustomField{}})
		Expect([]any{changed, gone, err}).To(Equal([]any{true, gift, nil}))
		Expect(c.Items).To(Equal([]*ordering.CartItem{plain}))
		Expect(plain.Quantity).To(Equal(4))
	})

	It("do not change, nor does the cart's expiry, if a request repeats the stored values", func() {
		c := sampleCart()
		item := put(c, 101, 2)
		item.CustomFields = []domain.CustomField{{Key: "a"}, engraved("Mia")}
		changed, gone, err := change(c, item, offered(1), ordering.CartItemUpdate{Quantity: new(2), PlanID: new((*int64)(nil)), CustomFields: &[]domain.CustomField{engraved("Mia"), {Key: "a"}}})
		Expect([]any{changed, gone, err}).To(Equal([]any{false, (*ordering.CartItem)(nil), nil}))
		Expect(c).NotTo(beTouched())
	})

	It("reject changes after which they could not be ordered", func() {
		c := sampleCart()
		item := put(c, 101, 2)
		_, _, err := change(c, item, offered(1), ordering.CartItemUpdate{PlanID: new(id(5))})
		refuses(err, domain.InvalidValue, "/subscriptionPlanId")
		item.SubscriptionPlanID = nil
		_, _, err = change(c, item, offered(1), ordering.CartItemUpdate{CustomFields: &[]domain.CustomField{{Key: "size", Type: "NUMBER", Value: new("L")}}})
		refuses(err, domain.InvalidValue, "/customFields/0/value")
		s := offered(1)
		s.Stock.OnHand = 5
		put(c, 101, 4).CustomFields = []domain.CustomField{engraved("Mia")}
		_, _, err = change(c, c.Items[1], s, ordering.CartItemUpdate{CustomFields: &[]domain.CustomField{}})
		refuses(err, domain.InsufficientStock, "/quantity")
	})

	It("are found and removed by their ids", func() {
		c := sampleCart()
		first, second := put(c, 101, 1), put(c, 102, 1)
		Expect(c.Item(71)).To(BeIdenticalTo(second))
		gone, err := c.RemoveItem(70, current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(gone).To(BeIdenticalTo(first))
		Expect(c.Items).To(Equal([]*ordering.CartItem{second}))
		Expect(c).To(beTouched())
		_, err = c.RemoveItem(70, current, midday)
		refuses(err, domain.NotFound)
	})
})

var _ = Describe("a cart's coupons", func() {
	current := sampleStore().Settings
	coupon := func(id int64, code string) *pricing.Coupon {
		return &pricing.Coupon{Row: domain.Row{ID: id}, Code: code}
	}

	It("are entered once per code, regardless of case, and can be removed", func() {
		c := sampleCart()
		Expect(c.AddCoupon(coupon(1, "TEN"), current, midday)).To(Succeed())
		Expect(c).To(beTouched())
		Expect(c.AddCoupon(coupon(2, "Twenty"), current, midday)).To(Succeed())
		Expect(c.AddCoupon(coupon(3, "ten"), current, midday)).To(Succeed())
		Expect(c.Coupons).To(Equal([]ordering.CartCoupon{{CouponID: 2, Code: "Twenty"}, {CouponID: 3, Code: "ten"}}))
		Expect(c.CouponIDs()).To(Equal([]int64{2, 3}))
		Expect([]bool{c.Holds(coupon(3, "")), c.Holds(coupon(1, ""))}).To(Equal([]bool{true, false}))
		c.ExpiresOn = time.Time{}
		Expect(c.RemoveCoupon(" TWENTY ", current, midday)).To(Succeed())
		Expect(c).To(beTouched())
		refuses(c.RemoveCoupon("TWENTY", current, midday), domain.NotFound)
		c.DropCoupon(2)
		Expect(c.CouponIDs()).To(Equal([]int64{3}))
		c.DropCoupon(3)
		Expect(c.Coupons).To(Equal([]ordering.CartCoupon{}))
	})

	It("are limited to twenty", func() {
		c := sampleCart()
		for n := range int64(20) {
			Expect(c.AddCoupon(coupon(n, domain.Itoa(n)), current, midday)).To(Succeed())
		}
		refuses(c.AddCoupon(coupon(20, "20"), current, midday), domain.CouponNotApplicable)
		Expect(c.AddCoupon(coupon(20, "19"), current, midday)).To(Succeed(), "in the place of the other")
	})
})

var _ = Describe("a cart's prices", func() {
	It("are recorded as the buyer saw them, and compared with current prices", func() {
		c := sampleCart()
		same, dearer, gone, fresh := put(c, 101, 1), put(c, 102, 1), put(c, 103, 1), put(c, 104, 1)
		same.SeenPrice, dearer.SeenPrice, gone.SeenPrice = some("10.0"), some("11.00"), some("12.00")
		q := pricing.Quote{Lines: []pricing.QuoteLine{
			{UnitPrice: eur("10.00")}, {UnitPrice: eur("11.50")}, {Availability: pricing.AvailableNoLonger}, {UnitPrice: eur("14.00")}}}
		Expect(c.PricesChanged(q)).To(Equal(map[int64]domain.Amount{dearer.ID: eur("11.00")}))
		c.See(q)
		Expect([]string{same.SeenPrice.String(), dearer.SeenPrice.String(), gone.SeenPrice.String(), fresh.SeenPrice.String()}).
			To(Equal([]string{"10.00", "11.50", "12.00", "14.00"}))
		Expect(c.PricesChanged(q)).To(BeEmpty())
	})
})

var _ = Describe("a merge of a guest's cart into a customer's cart", func() {
	current := sampleStore().Settings
	both := func() (own, other *ordering.Cart) {
		own, other = sampleCart(), sampleCart()
		own.ID, own.CustomerID, own.TokenHash = 8, id(501), nil
		return own, other
	}
	all := func(s ...catalog.Sellable) map[int64]catalog.Sellable {
		known := map[int64]catalog.Sellable{}
		for _, one := range s {
			known[one.Variant.ID] = one
		}
		return known
	}
	quantities := func(c *ordering.Cart) map[int64]int {
		out := map[int64]int{}
		for _, item := range c.Items {
			out[item.VariantID] += item.Quantity
		}
		return out
	}

	It("adds the quantities of matching lines, and keeps the prices that the guest saw", func() {
		own, other := both()
		put(own, 101, 1)
		put(other, 101, 2)
		seen := put(other, 102, 3)
		seen.SeenPrice, seen.SubscriptionPlanID, seen.CustomFields = some("9.00"), id(4), []domain.CustomField{engraved("Mia")}
		put(other, 103, 5)
		Expect(own.Source()).To(Equal(ordering.FromStorefront))
		other.ByAgent = true
		problems, err := own.Merge(other, all(offered(1), offered(2)), current, midday) // the third variant is unknown
		Expect(err).NotTo(HaveOccurred())
		Expect(own.Source()).To(Equal(ordering.FromMCP), "an assistant has filled a part of it")
		Expect(problems).To(BeEmpty())
		Expect(quantities(own)).To(Equal(map[int64]int{101: 3, 102: 3, 103: 5}))
		Expect(own.Items[1]).To(Equal(&ordering.CartItem{CartID: 8, VariantID: 102, ProductID: 2, SubscriptionPlanID: id(4), Quantity: 3,
			CustomFields: []domain.CustomField{engraved("Mia")}, SeenPrice: some("9.00")}))
		Expect(own).To(beTouched())
		Expect([]any{other.Status, *other.CustomerID}).To(Equal([]any{ordering.CartAbandoned, int64(501)}))
		_, err = own.Merge(other, nil, current, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	It("limits lines to the quantity that can be ordered, and reports the limited lines", func() {
		own, other := both()
		put(own, 102, 1)
		put(own, 101, 2)
		put(other, 101, 2)
		put(other, 103, 2)
		few, none := offered(1), offered(3)
		few.Stock.OnHand, none.Stock.OnHand = 3, 0
		problems, err := own.Merge(other, all(few, none), current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(problems).To(BeEmpty())
		basket := pricing.Basket{Lines: []pricing.BasketLine{{Sellable: none}, {Sellable: few}, {Sellable: none}}}
		Expect(own.Reductions(basket)).To(Equal([]pricing.Problem{{Code: pricing.QuantityReduced, Line: 1, Message: "Only 3 of Product 1 can be ordered."}}))
		again, _ := both()
		Expect(again.Merge(own, nil, current, midday)).To(BeEmpty(), "another merge goes on telling")
		Expect(again.Reductions(basket)).To(HaveLen(1))
		own.See(pricing.Quote{Lines: make([]pricing.QuoteLine, 3)})
		Expect(own.Reductions(basket)).To(BeEmpty(), "a change of the cart has shown it")
		Expect(quantities(own)).To(Equal(map[int64]int{101: 3, 102: 1, 103: 2}), "of what cannot be ordered at all the quote speaks")
		own, other = both()
		put(other, 101, 3)
		problems, err = own.Merge(other, all(few), current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(problems).To(BeEmpty(), "exactly as many as there are")
		Expect(own.Reductions(pricing.Basket{Lines: basket.Lines[1:2]})).To(BeEmpty())
	})

	It("adds no lines beyond the cart's limit, but increases existing lines", func() {
		own, other := both()
		put(own, 101, 1)
		fill(own, 199)
		put(other, 102, 1)
		put(other, 103, 1)
		put(other, 104, 1)
		put(other, 101, 1)
		problems, err := own.Merge(other, nil, current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(problems).To(Equal([]pricing.Problem{{Code: pricing.QuantityReduced, Line: pricing.WholeCart, Message: "The cart is full; not everything went into it."}}))
		Expect(own.Items).To(HaveLen(200))
		Expect(quantities(own)).To(And(HaveKeyWithValue(int64(101), 2), HaveKeyWithValue(int64(102), 1), Not(HaveKey(int64(103)))))
	})

	It("adds missing coupons up to the limit, and the referrer if the cart has none", func() {
		own, other := both()
		own.Coupons = []ordering.CartCoupon{{CouponID: 1, Code: "A"}}
		other.Coupons = []ordering.CartCoupon{{CouponID: 1, Code: "A"}, {CouponID: 2, Code: "B"}}
		other.ReferrerCode = new("mia")
		_, err := own.Merge(other, nil, current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(own.CouponIDs()).To(Equal([]int64{1, 2}))
		Expect(*own.ReferrerCode).To(Equal("mia"))

		own, other = both()
		for n := range int64(19) {
			own.Coupons = append(own.Coupons, ordering.CartCoupon{CouponID: 100 + n})
		}
		other.Coupons = []ordering.CartCoupon{{CouponID: 1}, {CouponID: 2}}
		own.ReferrerCode, other.ReferrerCode = new("max"), new("mia")
		_, err = own.Merge(other, nil, current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(own.Coupons).To(HaveLen(20))
		Expect(*own.ReferrerCode).To(Equal("max"))
	})

	It("needs two active carts in the same currency", func() {
		for _, prepare := range []func(own, other *ordering.Cart){
			func(own, _ *ordering.Cart) { own.Status = ordering.CartCheckingOut },
			func(_, other *ordering.Cart) { other.Status = ordering.CartCheckingOut },
		} {
			own, other := both()
			prepare(own, other)
			_, err := own.Merge(other, nil, current, midday)
			refuses(err, domain.InvalidStateTransition)
		}
		own, other := both()
		other.CurrencyCode = "JPY"
		_, err := own.Merge(other, nil, current, midday)
		refuses(err, domain.CurrencyMismatch)
	})

	It("fails after the cart's expiry, except for carts in checkout and converted carts", func() {
		ends := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
		for status, gone := range map[ordering.CartStatus][2]bool{
			ordering.CartActive: {false, true}, ordering.CartCheckingOut: {false, false}, ordering.CartConverted: {false, false},
			ordering.CartExpired: {true, true}, ordering.CartAbandoned: {true, true},
		} {
			c := &ordering.Cart{Status: status, ExpiresOn: ends}
			Expect([2]bool{c.Gone(ends.Add(-1)), c.Gone(ends)}).To(Equal(gone), string(status))
		}
	})
})

var _ = Describe("a cart's currency", func() {
	current := sampleStore().Settings

	It("can be changed to another currency of the store while the cart is empty", func() {
		c := sampleCart()
		c.Items = nil
		Expect(c.TradeIn("", current)).To(BeFalse())
		Expect(c.TradeIn("JPY", current)).To(BeTrue())
		Expect(c.CurrencyCode).To(BeEquivalentTo("JPY"))
		_, err := c.TradeIn("USD", current)
		refuses(err, domain.CurrencyMismatch, "/currencyCode")
		c.Items = []*ordering.CartItem{{}}
		_, err = c.TradeIn("EUR", current)
		refuses(err, domain.CurrencyMismatch, "/currencyCode")
		Expect(c.CurrencyCode).To(BeEquivalentTo("JPY"))
	})

	It("becomes the currency of the guest's cart in a merge into an empty cart", func() {
		own, other := sampleCart(), sampleCart()
		own.Items, other.CurrencyCode = nil, "JPY"
		other.Items = []*ordering.CartItem{{VariantID: 1, Quantity: 1}}
		_, err := own.Merge(other, nil, current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(own.CurrencyCode).To(BeEquivalentTo("JPY"))
	})
})
