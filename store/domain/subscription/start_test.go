package subscription_test

import (
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A subscription started by an order", func() {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		panic(err)
	}
	// It is nine o'clock in Berlin, on 31 January 2027.
	calendar := subscription.Calendar{Zone: berlin, Hour: 6, ReminderDays: 3, Now: time.Date(2027, time.January, 31, 8, 0, 0, 0, time.UTC)}
	order := func() *ordering.Order {
		return &ordering.Order{
			Source: ordering.FromStorefront,
			Row:    domain.Row{ID: 42}, OrderNumber: 100042, CommandID: uuid.New(), CustomerID: new(int64(7)), CurrencyCode: "EUR",
			Lines: []*ordering.OrderLine{
				{Position: 1, VariantID: new(int64(1)), ProductID: new(int64(11)), SKU: "ONCE", Quantity: 1},
				{Position: 2, VariantID: new(int64(2)), ProductID: new(int64(12)), SKU: "FILTER", Name: "Filter", Quantity: 3, CustomFields: []domain.CustomField{}},
			},
		}
	}
	begin := func(change func(*ordering.SubscriptionStart)) (*subscription.Subscription, domain.Event) {
		start := ordering.SubscriptionStart{
			PlanID: 4, Terms: every(1, catalog.Month), ShippingMethodID: new(int64(3)), ShippingAddressID: new(int64(910)),
			Items:   []ordering.StartItem{{Position: 2, Ships: true, UnitPrice: domain.MustAmount("8.10"), AcceptedPrice: domain.MustAmount("9.00")}},
			Coupons: []ordering.StartCoupon{{CouponID: 5, Code: "WELCOME", RemainingCycles: new(2)}},
			Consent: &ordering.Consent{Text: "I agree."},
		}
		change(&start)
		return subscription.Start(order(), start, 70001, new(int64(730)), calendar)
	}

	It("has the lines that were bought on its plan, with the agreed terms", func() {
		s, created := begin(func(*ordering.SubscriptionStart) {})
		Expect(s.Items).To(HaveLen(1))
		i := s.Items[0]
		Expect([]any{i.VariantID, i.ProductID, i.SKU, i.Name, i.Quantity, i.UnitPrice.Fixed(2), i.AcceptedPrice.Fixed(2)}).
			To(Equal([]any{int64(2), int64(12), "FILTER", "Filter", 3, "8.10", "9.00"}))
		Expect([]any{s.CustomerID, s.SubscriptionPlanID, *s.CustomerPaymentMethodID, *s.ShippingAddressID, *s.ShippingMethodID, *s.LastOrderID, s.Consent.Text}).
			To(Equal([]any{int64(7), int64(4), int64(730), int64(910), int64(3), int64(42), "I agree."}))
		Expect(s.Coupons).To(Equal([]subscription.Coupon{{CouponID: 5, Code: "WELCOME", RemainingCycles: new(2)}}))
		Expect([]any{s.Status, s.DunningState, s.CycleNumber, s.SlotNumber, *s.LastProcessedOn}).
			To(Equal([]any{subscription.Active, subscription.NotDunning, 1, 1, calendar.Now}))
		Expect([]any{created.Type, created.Action, created.Object}).To(Equal([]any{domain.SubscriptionCreated, "subscription.created", s}))
		Expect(s.History).To(HaveExactElements(HaveField("OrderID", Equal(new(int64(42))))))
		Expect(*s.DueAt).To(Equal(time.Date(2027, time.February, 28, 5, 0, s.Spread, 0, time.UTC)))
	})

	DescribeTable("renews", func(change func(*catalog.PlanTerms), cutoff int, next, after string, cycle, prepaid int) {
		s, _ := begin(func(start *ordering.SubscriptionStart) {
			change(&start.Terms)
			start.CutoffDays = cutoff
		})
		Expect(s.NextDate.String()).To(Equal(next))
		Expect(s.DateOf(s.SlotNumber + 1).String()).To(Equal(after))
		Expect([]int{s.CycleNumber, s.PrepaidLeft}).To(Equal([]int{cycle, prepaid}))
		Expect(s.TrialUntil != nil).To(Equal(cycle == 0))
	},
		Entry("an interval later, on the day of the order", func(*catalog.PlanTerms) {}, 2, "2027-02-28", "2027-03-31", 1, 0),
		Entry("after the trial, and counts later dates from the trial's end", func(t *catalog.PlanTerms) { t.TrialDays = 14 }, 2, "2027-02-14", "2027-03-14", 0, 0),
		Entry("after the first of several paid deliveries", func(t *catalog.PlanTerms) { t.PrepaidCycles = 3 }, 2, "2027-02-28", "2027-03-31", 1, 2),
		Entry("with at most as many paid deliveries as cycles are left", func(t *catalog.PlanTerms) { t.PrepaidCycles, t.MaxCycles = 3, new(2) }, 2, "2027-02-28", "2027-03-31", 1, 1),
		Entry("on the plan's day, at least half an interval later", func(t *catalog.PlanTerms) { t.AnchorType, t.AnchorValue = catalog.MonthDayAnchor, new(10) }, 2, "2027-03-10", "2027-04-10", 1, 0),
		Entry("on the plan's day after the cutoff", func(t *catalog.PlanTerms) { t.AnchorType, t.AnchorValue = catalog.MonthDayAnchor, new(15) }, 20, "2027-03-15", "2027-04-15", 1, 0),
		Entry("on the plan's day after the trial", func(t *catalog.PlanTerms) {
			t.AnchorType, t.AnchorValue, t.TrialDays = catalog.MonthDayAnchor, new(10), 5
		}, 2, "2027-02-10", "2027-03-10", 0, 0))

	It("has no paid deliveries in a trial, and no charged cycle", func() {
		s, _ := begin(func(start *ordering.SubscriptionStart) { start.Terms.TrialDays, start.Terms.PrepaidCycles = 14, 3 })
		Expect([]any{s.PrepaidLeft, s.LastProcessedOn}).To(Equal([]any{0, (*time.Time)(nil)}))
	})

	It("needs neither an address nor a shipping method for goods without shipping", func() {
		s, _ := begin(func(start *ordering.SubscriptionStart) { start.Items[0].Ships = false })
		Expect([]any{s.ShippingAddressID, s.ShippingMethodID}).To(Equal([]any{(*int64)(nil), (*int64)(nil)}))
	})

	DescribeTable("ends at once if no cycles or deliveries are left, but not otherwise, with", func(cycles, prepaid int, ends bool) {
		s, created := begin(func(start *ordering.SubscriptionStart) {
			start.Terms.MaxCycles, start.Terms.PrepaidCycles = &cycles, prepaid
		})
		events := s.CompleteAtOnce(&created, calendar)
		if !ends {
			Expect(events).To(BeEmpty())
			Expect([]any{s.Status, created.After}).To(Equal([]any{subscription.Active, nil}))
			return
		}
		Expect([]any{s.Status, *s.CancelReason, s.NextDate, s.DueAt}).To(Equal([]any{subscription.Cancelled, "COMPLETED", (*domain.Date)(nil), (*time.Time)(nil)}))
		Expect(events).To(HaveExactElements(HaveField("Action", "subscription.completed"), HaveField("Type", domain.SubscriptionStatusChanged)))
		Expect(created.Object).To(HaveField("Status", subscription.Active), "it began as an active one")
	},
		Entry("one cycle", 1, 1, true), Entry("two cycles", 2, 1, false), Entry("two prepaid cycles, whose second delivery is left", 2, 2, false))
})
