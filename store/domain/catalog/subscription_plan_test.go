package catalog_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// cleared returns a value that sets a patched field to null.
func cleared[T any]() **T { return new(*T) }

func given[T any](v T) **T {
	p := &v
	return &p
}

var _ = Describe("A subscription plan", func() {
	rules := catalog.SubscriptionPlanRules{Currencies: []domain.Currency{"EUR", "JPY"}, Full: map[int64]bool{9: true},
		Known: catalog.References{Products: map[int64]bool{1: true, 2: true, 9: true}, AnyCollections: map[int64]bool{5: true}}}
	monthly := func() catalog.SubscriptionPlanInput {
		return catalog.SubscriptionPlanInput{Name: new("Monthly"), IntervalUnit: new(catalog.Month), IntervalCount: new(1)}
	}
	made := func(change func(in *catalog.SubscriptionPlanInput)) (*catalog.SubscriptionPlan, error) {
		in := monthly()
		change(&in)
		p, _, err := catalog.NewSubscriptionPlan(in, 0, rules)
		return p, err
	}
	pricing := func(kind catalog.PlanPricingType, value string, currency domain.Currency) *catalog.PlanPricing {
		p := catalog.PlanPricing{Type: kind}
		if value != "" {
			v := domain.MustAmount(value)
			p.Value = &v
		}
		if currency != "" {
			p.CurrencyCode = &currency
		}
		return &p
	}
	introductory := func(p *catalog.PlanPricing, cycles int, then string) *catalog.PlanPricing {
		if cycles > 0 {
			p.FirstCycles = &cycles
		}
		if then != "" {
			v := domain.MustAmount(then)
			p.ThenValue = &v
		}
		return p
	}

	It("starts with its default settings", func() {
		p, edit, err := catalog.NewSubscriptionPlan(monthly(), 0, rules)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Changed).To(BeTrue())
		Expect(p.Terms).To(Equal(catalog.PlanTerms{IntervalUnit: catalog.Month, IntervalCount: 1, AnchorType: catalog.NoAnchor, PrepaidCycles: 1, CancelPolicy: catalog.CancelAnyTime}))
		Expect([]bool{p.AllowSkip, p.AllowPause, p.AllowSwap, p.AllowQuantityChange, p.IsActive}).To(HaveEach(true))
		Expect([]any{p.Pricing.Type, p.ShippingPolicy}).To(Equal([]any{catalog.PlanPriceNone, catalog.ShippingCharged}))
		bound, err := made(func(in *catalog.SubscriptionPlanInput) { in.MinCycles = given(3) })
		Expect(err).NotTo(HaveOccurred())
		Expect(bound.Terms.CancelPolicy).To(Equal(catalog.CancelAfterMinCycles), "else three cycles would bind nobody")
	})

	It("is rejected if the store already has a thousand plans", func() {
		_, _, err := catalog.NewSubscriptionPlan(monthly(), catalog.MaxSubscriptionPlans, rules)
		Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
		_, _, err = catalog.NewSubscriptionPlan(monthly(), catalog.MaxSubscriptionPlans-1, rules)
		Expect(err).NotTo(HaveOccurred())
	})

	DescribeTable("accepts", func(change func(in *catalog.SubscriptionPlanInput)) {
		_, err := made(change)
		Expect(err).NotTo(HaveOccurred())
	},
		Entry("a cutoff one day shorter than the shortest month", func(in *catalog.SubscriptionPlanInput) { in.CutoffDays = new(27) }),
		Entry("a cutoff one day shorter than the shortest two months", func(in *catalog.SubscriptionPlanInput) { in.IntervalCount, in.CutoffDays = new(2), new(58) }),
		Entry("a long cutoff with an interval of a year", func(in *catalog.SubscriptionPlanInput) { in.IntervalUnit, in.CutoffDays = new(catalog.Year), new(60) }),
		Entry("a weekday anchor with weeks", func(in *catalog.SubscriptionPlanInput) {
			in.IntervalUnit, in.Anchor = new(catalog.Week), &catalog.PlanAnchor{Type: catalog.WeekdayAnchor, Value: new(7)}
		}),
		Entry("a day-of-month anchor with months", func(in *catalog.SubscriptionPlanInput) {
			in.Anchor = &catalog.PlanAnchor{Type: catalog.MonthDayAnchor, Value: new(31)}
		}),
		Entry("equal minimum and maximum cycles", func(in *catalog.SubscriptionPlanInput) { in.MinCycles, in.MaxCycles = given(6), given(6) }),
		Entry("prepaid cycles that divide the maximum", func(in *catalog.SubscriptionPlanInput) { in.PrepaidCycles, in.MaxCycles = new(3), given(12) }),
		Entry("an introductory discount of 0 %", func(in *catalog.SubscriptionPlanInput) {
			in.Pricing = introductory(pricing(catalog.PlanPricePercentage, "0", ""), 3, "10")
		}),
		Entry("a discount of 100 %", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPricePercentage, "100", "") }),
		Entry("an amount in a currency without digits", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPriceAmount, "100", "JPY") }),
		Entry("a price of 0", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPriceFixed, "0", "EUR") }),
		Entry("products and collections", func(in *catalog.SubscriptionPlanInput) { in.ProductIDs, in.CollectionIDs = []int64{2, 1}, []int64{5} }),
	)

	DescribeTable("rejects and reports", func(code domain.Code, pointers string, change func(in *catalog.SubscriptionPlanInput)) {
		_, err := made(change)
		Expect(domain.CodeOf(err)).To(Equal(code))
		var at []string
		for _, f := range err.(*domain.Error).Fields {
			at = append(at, f.Pointer)
		}
		Expect(strings.Join(at, " ")).To(Equal(pointers))
	},
		Entry("an empty name", domain.InvalidValue, "/name", func(in *catalog.SubscriptionPlanInput) { in.Name = new(" ") }),
		Entry("a cutoff as long as the interval", domain.InvalidValue, "/cutoffDays", func(in *catalog.SubscriptionPlanInput) { in.CutoffDays = new(28) }),
		Entry("a cutoff with daily renewals", domain.InvalidValue, "/cutoffDays", func(in *catalog.SubscriptionPlanInput) {
			in.IntervalUnit, in.CutoffDays = new(catalog.Day), new(1)
		}),
		Entry("a cutoff of a week with an interval of a week", domain.InvalidValue, "/cutoffDays", func(in *catalog.SubscriptionPlanInput) {
			in.IntervalUnit, in.CutoffDays = new(catalog.Week), new(7)
		}),
		Entry("a day without an anchor", domain.InvalidValue, "/anchor/value", func(in *catalog.SubscriptionPlanInput) {
			in.Anchor = &catalog.PlanAnchor{Type: catalog.NoAnchor, Value: new(1)}
		}),
		Entry("an anchor without a day", domain.InvalidValue, "/anchor/value", func(in *catalog.SubscriptionPlanInput) { in.Anchor = &catalog.PlanAnchor{Type: catalog.MonthDayAnchor} }),
		Entry("an invalid weekday", domain.InvalidValue, "/anchor/value", func(in *catalog.SubscriptionPlanInput) {
			in.IntervalUnit, in.Anchor = new(catalog.Week), &catalog.PlanAnchor{Type: catalog.WeekdayAnchor, Value: new(8)}
		}),
		Entry("a weekday anchor with months", domain.InvalidValue, "/anchor/type", func(in *catalog.SubscriptionPlanInput) {
			in.Anchor = &catalog.PlanAnchor{Type: catalog.WeekdayAnchor, Value: new(1)}
		}),
		Entry("a day-of-month anchor with an interval of days, and an invalid day", domain.InvalidValue, "/anchor/type /anchor/value", func(in *catalog.SubscriptionPlanInput) {
			in.IntervalUnit, in.Anchor = new(catalog.Day), &catalog.PlanAnchor{Type: catalog.MonthDayAnchor, Value: new(0)}
		}),
		Entry("maximum cycles below the minimum", domain.InvalidValue, "/maxCycles", func(in *catalog.SubscriptionPlanInput) { in.MinCycles, in.MaxCycles = given(6), given(5) }),
		Entry("a minimum-cycle cancel policy without a minimum", domain.InvalidValue, "/minCycles", func(in *catalog.SubscriptionPlanInput) { in.CancelPolicy = new(catalog.CancelAfterMinCycles) }),
		Entry("prepaid cycles that do not divide the maximum", domain.InvalidValue, "/prepaidCycles", func(in *catalog.SubscriptionPlanInput) { in.PrepaidCycles, in.MaxCycles = new(3), given(10) }),
		Entry("a pricing without a value", domain.InvalidValue, "/pricing/value", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPricePercentage, "", "") }),
		Entry("a discount above 100 %", domain.InvalidValue, "/pricing/value", func(in *catalog.SubscriptionPlanInput) {
			in.Pricing = pricing(catalog.PlanPricePercentage, "100.1", "")
		}),
		Entry("a negative discount", domain.InvalidValue, "/pricing/value", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPricePercentage, "-1", "") }),
		Entry("a percentage with a currency", domain.InvalidValue, "/pricing/currencyCode", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPricePercentage, "5", "EUR") }),
		Entry("an amount without a currency", domain.InvalidValue, "/pricing/currencyCode", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPriceAmount, "5", "") }),
		Entry("an amount with too many digits", domain.InvalidValue, "/pricing/value", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPriceFixed, "5.001", "EUR") }),
		Entry("a negative introductory and later amount", domain.InvalidValue, "/pricing/value /pricing/thenValue", func(in *catalog.SubscriptionPlanInput) {
			in.Pricing = introductory(pricing(catalog.PlanPriceAmount, "-1", "EUR"), 2, "-2")
		}),
		Entry("a currency that is not one of the store's", domain.CurrencyMismatch, "/pricing/currencyCode", func(in *catalog.SubscriptionPlanInput) { in.Pricing = pricing(catalog.PlanPriceFixed, "5", "USD") }),
		Entry("introductory cycles without a later value", domain.InvalidValue, "/pricing/thenValue", func(in *catalog.SubscriptionPlanInput) {
			in.Pricing = introductory(pricing(catalog.PlanPricePercentage, "5", ""), 2, "")
		}),
		Entry("a later value without introductory cycles", domain.InvalidValue, "/pricing/firstCycles", func(in *catalog.SubscriptionPlanInput) {
			in.Pricing = introductory(pricing(catalog.PlanPricePercentage, "5", ""), 0, "10")
		}),
		Entry("values without a pricing", domain.InvalidValue, "/pricing/value /pricing/firstCycles /pricing/thenValue /pricing/currencyCode", func(in *catalog.SubscriptionPlanInput) {
			in.Pricing = introductory(pricing(catalog.PlanPriceNone, "5", "EUR"), 2, "10")
		}),
		Entry("an unknown product", domain.InvalidValue, "/productIds/1", func(in *catalog.SubscriptionPlanInput) { in.ProductIDs = []int64{1, 3} }),
		Entry("a product that fifty other plans name", domain.InvalidValue, "/productIds/0", func(in *catalog.SubscriptionPlanInput) { in.ProductIDs = []int64{9} }),
		Entry("an unknown collection", domain.InvalidValue, "/collectionIds/0", func(in *catalog.SubscriptionPlanInput) { in.CollectionIDs = []int64{6} }),
		Entry("several errors", domain.InvalidValue, "/name /cutoffDays /maxCycles /pricing/value", func(in *catalog.SubscriptionPlanInput) {
			in.Name, in.CutoffDays, in.MinCycles, in.MaxCycles = new(""), new(60), given(2), given(1)
			in.Pricing = pricing(catalog.PlanPricePercentage, "", "")
		}),
	)

	It("cannot change its interval or anchor while it has subscribers, but can change other fields", func() {
		p, err := made(func(*catalog.SubscriptionPlanInput) {})
		Expect(err).NotTo(HaveOccurred())
		p.SubscriberCount = 1
		for at, in := range map[string]catalog.SubscriptionPlanInput{
			"/intervalUnit": {IntervalUnit: new(catalog.Year)}, "/intervalCount": {IntervalCount: new(2)},
			"/anchor": {Anchor: &catalog.PlanAnchor{Type: catalog.MonthDayAnchor, Value: new(1)}},
		} {
			held := *p
			_, err := held.Change(in, rules)
			Expect(domain.CodeOf(err)).To(Equal(domain.InUse), at)
			Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal(at))
		}
		edit, err := p.Change(catalog.SubscriptionPlanInput{IntervalUnit: new(catalog.Month), Anchor: &catalog.PlanAnchor{Type: catalog.NoAnchor}, TrialDays: new(7), CutoffDays: new(2)}, rules)
		Expect(err).NotTo(HaveOccurred(), "the same interval is no other")
		Expect(edit.Changed).To(BeTrue())
		p.SubscriberCount = 0
		_, err = p.Change(catalog.SubscriptionPlanInput{IntervalCount: new(2)}, rules)
		Expect(err).NotTo(HaveOccurred())
	})

	It("returns the rows that a change must write", func() {
		p, err := made(func(in *catalog.SubscriptionPlanInput) {
			in.ProductIDs, in.Code, in.Pricing = []int64{1, 2}, given("m"), pricing(catalog.PlanPricePercentage, "10", "")
		})
		Expect(err).NotTo(HaveOccurred())
		edit, err := p.Change(catalog.SubscriptionPlanInput{}, rules)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.SubscriptionPlanEdit{}))
		edit, _ = p.Change(catalog.SubscriptionPlanInput{ProductIDs: []int64{2, 1}, Pricing: pricing(catalog.PlanPricePercentage, "10.00", "")}, rules)
		Expect(edit).To(Equal(catalog.SubscriptionPlanEdit{}), "the order of a set says nothing")
		edit, _ = p.Change(catalog.SubscriptionPlanInput{ProductIDs: []int64{}}, rules)
		Expect(edit).To(Equal(catalog.SubscriptionPlanEdit{Changed: true, Products: true}))
		edit, _ = p.Change(catalog.SubscriptionPlanInput{CollectionIDs: []int64{5}}, rules)
		Expect(edit).To(Equal(catalog.SubscriptionPlanEdit{Changed: true, Collections: true}))
		edit, _ = p.Change(catalog.SubscriptionPlanInput{Code: cleared[string]()}, rules)
		Expect(edit).To(Equal(catalog.SubscriptionPlanEdit{Changed: true}))
		edit, _ = p.Change(catalog.SubscriptionPlanInput{Pricing: pricing(catalog.PlanPriceNone, "", "")}, rules)
		Expect(edit).To(Equal(catalog.SubscriptionPlanEdit{Changed: true}))
		Expect(p.Pricing).To(Equal(catalog.PlanPricing{Type: catalog.PlanPriceNone}))
	})

	It("can be deleted only if it never had subscribers and is in no running checkout", func() {
		p := &catalog.SubscriptionPlan{}
		Expect(p.RefuseDelete(false)).To(Succeed())
		Expect(domain.CodeOf(p.RefuseDelete(true))).To(Equal(domain.InUse))
		p.Subscribed = true
		Expect(domain.CodeOf(p.RefuseDelete(false))).To(Equal(domain.InUse))
	})

	DescribeTable("returns the fewest days in its interval:", EntryDescription("%[3]d for %[2]d × %[1]s"), func(unit catalog.IntervalUnit, count, days int) {
		Expect(catalog.PlanTerms{IntervalUnit: unit, IntervalCount: count}.ShortestDays()).To(Equal(days))
	},
		Entry(nil, catalog.Day, 3, 3), Entry(nil, catalog.Week, 2, 14), Entry(nil, catalog.Month, 1, 28), Entry(nil, catalog.Month, 2, 59),
		Entry(nil, catalog.Month, 3, 89), Entry(nil, catalog.Month, 12, 365), Entry(nil, catalog.Year, 2, 730),
	)

	DescribeTable("calculates a cycle's price from the one-time price with", func(p *catalog.PlanPricing, currency domain.Currency, oneOff string, cycle int, want string) {
		got, ok := p.Price(domain.MustAmount(oneOff), currency, cycle, domain.HalfUp)
		if want == "" {
			Expect(ok).To(BeFalse())
			return
		}
		Expect(ok).To(BeTrue())
		Expect(got.Fixed(currency.Digits())).To(Equal(want))
	},
		Entry("no pricing of its own", pricing(catalog.PlanPriceNone, "", ""), domain.Currency("EUR"), "9.99", 1, "9.99"),
		Entry("a percentage, rounded once", pricing(catalog.PlanPricePercentage, "15", ""), domain.Currency("EUR"), "9.99", 7, "8.49"),
		Entry("a percentage of an amount in yen", pricing(catalog.PlanPricePercentage, "15", ""), domain.Currency("JPY"), "990", 1, "842"),
		Entry("a fixed amount off", pricing(catalog.PlanPriceAmount, "2.50", "EUR"), domain.Currency("EUR"), "9.99", 1, "7.49"),
		Entry("a fixed amount off that exceeds the price", pricing(catalog.PlanPriceAmount, "10", "EUR"), domain.Currency("EUR"), "9.99", 1, "0.00"),
		Entry("a fixed amount off in another currency", pricing(catalog.PlanPriceAmount, "1", "EUR"), domain.Currency("JPY"), "990", 1, ""),
		Entry("a fixed price", pricing(catalog.PlanPriceFixed, "5", "EUR"), domain.Currency("EUR"), "9.99", 1, "5.00"),
		Entry("a fixed price in another currency", pricing(catalog.PlanPriceFixed, "5", "EUR"), domain.Currency("JPY"), "990", 1, ""),
		Entry("an introductory price in its last cycle", introductory(pricing(catalog.PlanPricePercentage, "50", ""), 3, "10"), domain.Currency("EUR"), "10", 3, "5.00"),
		Entry("an introductory price after its last cycle", introductory(pricing(catalog.PlanPricePercentage, "50", ""), 3, "10"), domain.Currency("EUR"), "10", 4, "9.00"),
		Entry("a later fixed price", introductory(pricing(catalog.PlanPriceFixed, "1", "EUR"), 1, "8"), domain.Currency("EUR"), "10", 2, "8.00"),
	)

	It("charges shipping according to its shipping policy", func() {
		charged := func(p catalog.ShippingPolicy) (out []bool) {
			for cycle := range 4 {
				out = append(out, p.Charges(cycle))
			}
			return out
		}
		Expect(charged(catalog.ShippingFree)).To(HaveEach(false))
		Expect(charged(catalog.ShippingFirstFree)).To(Equal([]bool{false, false, true, true}))
		Expect(charged(catalog.ShippingCharged)[1:]).To(HaveEach(true))
	})
})
