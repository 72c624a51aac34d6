package pricing_test

import (
	"errors"
	"reflect"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("A coupon's terms", func() {
	eur := domain.Currency("EUR")
	begins, ends := time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC), time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC)
	terms := func() pricing.CouponTerms {
		known := catalog.NewReferences()
		known.Products[1], known.Collections[2], known.AccountTypes[3] = true, true, true
		return pricing.CouponTerms{Currencies: []domain.Currency{"EUR", "JPY"}, Known: known, Customers: map[int64]bool{4: true}}
	}
	just := func(s string) **domain.Amount { return new(new(amount(s))) }
	rule := func(percent string) **pricing.CouponBuyX {
		return new(&pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1, DiscountPercent: amount(percent),
			BuyProductIDs: []int64{1}, GetProductIDs: []int64{1}, BuyCollectionIDs: []int64{2}, GetCollectionIDs: []int64{2}})
	}
	sample := func() pricing.CouponInput {
		return pricing.CouponInput{Code: new("TEN"), DiscountType: new(pricing.DiscountPercentage), Value: just("10"), CurrencyCode: new(new(eur))}
	}
	// each changes every field of the coupon, one at a time.
	each := pricing.CouponInput{
		Code: new("TWENTY"), Name: new(new("Twenty")), Description: new(new("off")), Status: new(pricing.CouponActive), DiscountType: new(pricing.DiscountFixedAmount),
		Value: just("20"), CurrencyCode: new(new(domain.Currency("JPY"))), MaxDiscountAmount: just("5"), AppliesTo: new(pricing.AppliesToShipping),
		ProductIDs: new([]int64{1}), CollectionIDs: new([]int64{2}), ExcludedProductIDs: new([]int64{1}), ExcludeSaleItems: new(true), MinSubtotal: just("30"),
		MinQuantity: new(new(2)), AccountTypeIDs: new([]int64{3}), CustomerIDs: new([]int64{4}), FirstOrderOnly: new(true), UsageLimit: new(new(9)),
		UsageLimitPerCustomer: new(new(1)), CombinesWith: new([]pricing.DiscountKind{pricing.ShippingDiscount}), Priority: new(7),
		AppliesToSubscriptions: new(pricing.CouponFirstN), SubscriptionCycleLimit: new(new(3)), StartsOn: new(&begins), EndsOn: new(&ends), IsAutomatic: new(true),
		BuyX: rule("50"), Translations: []domain.NameTranslation{{LanguageCode: "de", Name: "Zwanzig"}},
	}

	It("change one by one, and each change is reported only once", func() {
		all := reflect.TypeFor[pricing.CouponInput]()
		for i := range all.NumField() {
			name := all.Field(i).Name
			made, err := pricing.NewCoupon(sample(), terms())
			Expect(err).NotTo(HaveOccurred())
			made.ID = 1
			var in pricing.CouponInput
			reflect.ValueOf(&in).Elem().Field(i).Set(reflect.ValueOf(each).Field(i))
			Expect(reflect.ValueOf(in).Field(i).IsNil()).To(BeFalse(), "%s has no sample", name)
			switch name { // other fields that the change requires
			case "AppliesToSubscriptions":
				in.SubscriptionCycleLimit = new(new(3))
			case "BuyX":
				in.DiscountType, in.Value = new(pricing.DiscountBuyXGetY), new((*domain.Amount)(nil))
			}
			changed, err := made.Change(in, terms())
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(changed).To(BeTrue(), name)
			want := domaintest.Given(each, name)
			Expect(reflect.ValueOf(*made).FieldByName(name).Interface()).To(Equal(want), name)
			changed, err = made.Change(in, terms())
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(changed).To(BeFalse(), "%s again", name)
		}
	})

	It("have default values at first", func() {
		c, err := pricing.NewCoupon(sample(), terms())
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{c.Status, c.AppliesTo, c.Priority, c.AppliesToSubscriptions}).To(Equal([]any{pricing.CouponDraft, pricing.AppliesToOrder, 100, pricing.CouponFirstOrder}))
		free, err := pricing.NewCoupon(pricing.CouponInput{Code: new("FREE"), DiscountType: new(pricing.DiscountFreeShipping)}, terms())
		Expect(err).NotTo(HaveOccurred())
		Expect(free.AppliesTo).To(Equal(pricing.AppliesToShipping))
	})

	DescribeTable("are refused", func(pointer string, change func(in *pricing.CouponInput)) {
		in := sample()
		change(&in)
		_, err := pricing.NewCoupon(in, terms())
		Expect(err).To(HaveOccurred())
		var pointers []string
		for _, f := range refusal(err).Fields {
			pointers = append(pointers, f.Pointer)
		}
		Expect(pointers).To(ConsistOf(pointer))
	},
		Entry("without a value", "/value", func(in *pricing.CouponInput) { in.Value = nil }),
		Entry("with a percentage of 0", "/value", func(in *pricing.CouponInput) { in.Value = just("0") }),
		Entry("with a percentage above 100", "/value", func(in *pricing.CouponInput) { in.Value = just("100.01") }),
		Entry("with an amount of 0", "/value", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value = new(pricing.DiscountFixedAmount), just("0")
		}),
		Entry("with a negative price", "/value", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value = new(pricing.DiscountFixedPrice), just("-0.01")
		}),
		Entry("with a value for free shipping", "/value", func(in *pricing.CouponInput) { in.DiscountType = new(pricing.DiscountFreeShipping) }),
		Entry("with an amount without a currency", "/currencyCode", func(in *pricing.CouponInput) {
			in.DiscountType, in.CurrencyCode = new(pricing.DiscountFixedAmount), nil
		}),
		Entry("with a maximum without a currency", "/currencyCode", func(in *pricing.CouponInput) { in.MaxDiscountAmount, in.CurrencyCode = just("5"), nil }),
		Entry("with a minimum without a currency", "/currencyCode", func(in *pricing.CouponInput) { in.MinSubtotal, in.CurrencyCode = just("5"), nil }),
		Entry("with a currency that the store does not sell in", "/currencyCode", func(in *pricing.CouponInput) { in.CurrencyCode = new(new(domain.Currency("USD"))) }),
		Entry("with an amount with too many digits", "/value", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value = new(pricing.DiscountFixedAmount), just("1.001")
		}),
		Entry("with a maximum with too many digits", "/maxDiscountAmount", func(in *pricing.CouponInput) { in.MaxDiscountAmount = just("1.001") }),
		Entry("with a minimum with too many digits", "/minSubtotal", func(in *pricing.CouponInput) { in.MinSubtotal = just("1.001") }),
		Entry("with free shipping of goods", "/appliesTo", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value, in.AppliesTo = new(pricing.DiscountFreeShipping), nil, new(pricing.AppliesToOrder)
		}),
		Entry("with a fixed shipping price", "/appliesTo", func(in *pricing.CouponInput) {
			in.DiscountType, in.AppliesTo = new(pricing.DiscountFixedPrice), new(pricing.AppliesToShipping)
		}),
		Entry("with BUY_X_GET_Y for shipping", "/appliesTo", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value, in.BuyX, in.AppliesTo = new(pricing.DiscountBuyXGetY), nil, rule("100"), new(pricing.AppliesToShipping)
		}),
		Entry("with products, but no product ids", "/productIds", func(in *pricing.CouponInput) { in.AppliesTo = new(pricing.AppliesToProducts) }),
		Entry("with collections, but no collection ids", "/collectionIds", func(in *pricing.CouponInput) { in.AppliesTo = new(pricing.AppliesToCollections) }),
		Entry("with BUY_X_GET_Y, but no rule", "/buyX", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value = new(pricing.DiscountBuyXGetY), nil
		}),
		Entry("with a rule of BUY_X_GET_Y for another type", "/buyX", func(in *pricing.CouponInput) { in.BuyX = rule("100") }),
		Entry("with a rule of 0 %", "/buyX/discountPercent", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value, in.BuyX = new(pricing.DiscountBuyXGetY), nil, rule("0")
		}),
		Entry("with a rule above 100 %", "/buyX/discountPercent", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value, in.BuyX = new(pricing.DiscountBuyXGetY), nil, rule("100.01")
		}),
		Entry("with FIRST_N, but no number of orders", "/subscriptionCycleLimit", func(in *pricing.CouponInput) { in.AppliesToSubscriptions = new(pricing.CouponFirstN) }),
		Entry("with an end at the start", "/endsOn", func(in *pricing.CouponInput) { in.StartsOn, in.EndsOn = new(&ends), new(&ends) }),
		Entry("with an unknown product", "/productIds/1", func(in *pricing.CouponInput) { in.ProductIDs = new([]int64{1, 9}) }),
		Entry("with an unknown collection", "/collectionIds/0", func(in *pricing.CouponInput) { in.CollectionIDs = new([]int64{9}) }),
		Entry("with an unknown excluded product", "/excludedProductIds/0", func(in *pricing.CouponInput) { in.ExcludedProductIDs = new([]int64{9}) }),
		Entry("with an unknown account type", "/accountTypeIds/0", func(in *pricing.CouponInput) { in.AccountTypeIDs = new([]int64{9}) }),
		Entry("with an unknown customer", "/storeCustomerIds/0", func(in *pricing.CouponInput) { in.CustomerIDs = new([]int64{9}) }),
		Entry("with an unknown product in the rule", "/buyX/getProductIds/0", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value, in.BuyX = new(pricing.DiscountBuyXGetY), nil, rule("100")
			(*in.BuyX).GetProductIDs = []int64{9}
		}),
	)

	It("allow a price of zero, a percentage with more digits than the currency, and a cleared rule", func() {
		for _, change := range []func(in *pricing.CouponInput){
			func(in *pricing.CouponInput) { in.DiscountType, in.Value = new(pricing.DiscountFixedPrice), just("0") },
			func(in *pricing.CouponInput) { in.Value = just("12.345") },
			func(in *pricing.CouponInput) { in.BuyX = new((*pricing.CouponBuyX)(nil)) },
			func(in *pricing.CouponInput) {
				in.AppliesTo, in.ProductIDs = new(pricing.AppliesToProducts), new([]int64{1})
			},
			func(in *pricing.CouponInput) {
				in.AppliesTo, in.CollectionIDs = new(pricing.AppliesToCollections), new([]int64{2})
			},
			func(in *pricing.CouponInput) { in.StartsOn, in.EndsOn = new(&begins), new(&ends) },
		} {
			in := sample()
			change(&in)
			in.References()
			_, err := pricing.NewCoupon(in, terms())
			Expect(err).NotTo(HaveOccurred())
		}
	})

	It("can change after the store drops their currency, but no coupon can switch to it", func() {
		c, err := pricing.NewCoupon(sample(), terms())
		Expect(err).NotTo(HaveOccurred())
		dropped := terms()
		dropped.Currencies = []domain.Currency{"JPY"}
		Expect(c.Change(pricing.CouponInput{Name: new(new("Ten percent"))}, dropped)).To(BeTrue())
		_, err = c.Change(pricing.CouponInput{CurrencyCode: new(new(eur))}, dropped)
		Expect(domain.CodeOf(err)).To(Equal(domain.CurrencyMismatch))
	})

	It("list the ids that must be looked up", func() {
		products, collections, types, customers := each.References()
		Expect(products).To(Equal([]int64{1, 1, 1, 1}), "its own, the excluded and the rule's two")
		Expect(collections).To(Equal([]int64{2, 2, 2}))
		Expect(types).To(Equal([]int64{3}))
		Expect(customers).To(Equal([]int64{4}))
		products, collections, types, customers = pricing.CouponInput{}.References()
		Expect([]int{len(products), len(collections), len(types), len(customers)}).To(HaveEach(0))
	})

	It("end at their end time, and with the last use", func() {
		c := &pricing.Coupon{Status: pricing.CouponActive, EndsOn: &ends, UsageLimit: new(2), UsageCount: 1}
		Expect(c.StatusAt(ends.Add(-time.Nanosecond))).To(Equal(pricing.CouponActive))
		Expect(c.StatusAt(ends)).To(Equal(pricing.CouponExpired))
		c.UsageCount = 2
		Expect(c.StatusAt(begins)).To(Equal(pricing.CouponUsedUp))
		c.Status = pricing.CouponPaused
		Expect(c.StatusAt(begins)).To(Equal(pricing.CouponPaused))
	})

	It("are SCHEDULED before their start time, unless they have ended or are used up", func() {
		c := &pricing.Coupon{Status: pricing.CouponActive, StartsOn: &begins}
		Expect(c.StatusAt(begins.Add(-time.Nanosecond))).To(Equal(pricing.CouponScheduled))
		Expect(c.StatusAt(begins)).To(Equal(pricing.CouponActive))
		c.UsageLimit, c.UsageCount = new(1), 1
		Expect(c.StatusAt(begins.Add(-time.Nanosecond))).To(Equal(pricing.CouponUsedUp))
		c.Status = pricing.CouponPaused
		Expect(c.StatusAt(begins.Add(-time.Nanosecond))).To(Equal(pricing.CouponPaused))
	})

	It("limit a first-order coupon to one use", func() {
		c := &pricing.Coupon{FirstOrderOnly: true, UsageLimitPerCustomer: new(5)}
		n, limited := c.LimitPerCustomer()
		Expect([]any{n, limited}).To(Equal([]any{1, true}))
		c.FirstOrderOnly = false
		n, limited = c.LimitPerCustomer()
		Expect([]any{n, limited}).To(Equal([]any{5, true}))
		c.UsageLimitPerCustomer = nil
		_, limited = c.LimitPerCustomer()
		Expect(limited).To(BeFalse())
	})
})

var _ = Describe("A manual discount", func() {
	DescribeTable("is accepted or refused by its value:", EntryDescription("%[1]s of %[2]s, accepted: %[3]t"), func(kind pricing.DiscountType, value string, fits bool) {
		err := pricing.ManualDiscount{DiscountType: kind, Value: amount(value)}.Check("EUR", "/discount")
		Expect(err == nil).To(Equal(fits))
		if err != nil {
			Expect(refusal(err).Fields[0].Pointer).To(Equal("/discount/value"))
		}
	},
		Entry(nil, pricing.DiscountPercentage, "100", true), Entry(nil, pricing.DiscountPercentage, "100.01", false), Entry(nil, pricing.DiscountPercentage, "12.345", true),
		Entry(nil, pricing.DiscountPercentage, "0", false), Entry(nil, pricing.DiscountFixedAmount, "0", false), Entry(nil, pricing.DiscountFixedAmount, "-1", false),
		Entry(nil, pricing.DiscountFixedAmount, "500.01", true), Entry(nil, pricing.DiscountFixedAmount, "0.001", false),
	)
})

var _ = Describe("The error for an order with problems", func() {
	at := func(line int) string { return "/items/" + domain.Itoa(line) }

	It("has the code of the first kind of problem, and a pointer for each problem of this kind", func() {
		err := pricing.Quote{Problems: []pricing.Problem{
			{Code: pricing.TooFewInStock, Line: 1, Message: "one left"}, {Code: pricing.NoLongerSold, Line: 0, Message: "gone"},
			{Code: pricing.TooFewInStock, Line: 2, Message: "two left"},
		}}.Obstacle(at)
		e := refusal(err)
		Expect([]any{e.Code, e.Detail}).To(Equal([]any{domain.InsufficientStock, "one left"}))
		Expect(e.Fields).To(Equal([]domain.Field{
			{In: "body", Pointer: "/items/1", Code: "insufficient_stock", Detail: "one left"}, {In: "body", Pointer: "/items/2", Code: "insufficient_stock", Detail: "two left"},
		}))
	})

	It("points to the whole cart if a problem concerns no line", func() {
		err := pricing.Quote{Problems: []pricing.Problem{{Code: pricing.BelowMinOrder, Line: pricing.WholeCart, Message: "too little"}}}.Obstacle(at)
		Expect(refusal(err).Fields).To(Equal([]domain.Field{{In: "body", Code: "min_order_amount", Detail: "too little"}}))
		Expect(pricing.Quote{}.Obstacle(at) == nil).To(BeTrue(), "and not a nil of some type")
		Expect(pricing.Quote{Problems: []pricing.Problem{{Code: "OTHER"}}}.Obstacle(at)).To(Succeed())
	})
})

// refusal returns err as a *domain.Error, and fails the spec if it is none.
func refusal(err error) *domain.Error {
	GinkgoHelper()
	refused, is := errors.AsType[*domain.Error](err)
	Expect(is).To(BeTrue(), "%v", err)
	return refused
}
