package returns_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var berlin = domain.Location("Europe/Berlin")

// moment parses a time.
func moment(s string) time.Time {
	t, err := time.Parse(time.RFC3339, s)
	Expect(err).NotTo(HaveOccurred())
	return t
}

// delivered returns the order of the function shipped, with one parcel per time. An empty
// time means that the parcel is in transit.
func delivered(times ...string) *ordering.Order {
	o := shipped()
	o.ShippingAddress = &domain.Address{CountryCode: "DE"}
	for _, s := range times {
		parcel := &ordering.Shipment{Status: ordering.ShipmentInTransit}
		if s != "" {
			parcel.Status, parcel.DeliveredOn = ordering.ShipmentDelivered, new(moment(s))
		}
		o.Shipments = append(o.Shipments, parcel)
	}
	o.Lines[0].ProductID, o.Lines[1].ProductID = new(int64(71)), new(int64(72))
	return o
}

// facts returns the facts of a store with 30 days for returns and 14 days for withdrawals.
func facts() returns.Facts {
	return returns.Facts{Zone: berlin, Policy: settings.ReturnPolicy{
		Terms:   []settings.ReturnTerms{{WindowDays: 30, WithdrawalDays: 14}},
		Reasons: []settings.ReturnReason{{Code: "TOO_SMALL"}},
	}}
}

func ask(kind returns.Kind, units ...int) (q returns.Request) {
	q.Kind = kind
	for i, n := range units {
		q.Lines = append(q.Lines, returns.RequestLine{LineItemID: int64(i + 1), Units: n})
	}
	return q
}

var _ = Describe("A return window", func() {
	DescribeTable("begins with the delivery of the last parcel of an order,",
		func(want string, times ...string) {
			at := returns.Delivered(delivered(times...))
			if want == "" {
				Expect(at).To(BeNil())
				return
			}
			Expect(*at).To(Equal(moment(want)))
		},
		Entry("if it has one parcel", "2026-11-02T10:00:00Z", "2026-11-02T10:00:00Z"),
		Entry("if it has two parcels, listed in any order", "2026-11-09T10:00:00Z", "2026-11-09T10:00:00Z", "2026-11-02T10:00:00Z"),
		Entry("but not while a parcel is in transit", "", "2026-11-02T10:00:00Z", ""),
		Entry("but not without a parcel", ""),
	)

	It("begins after all units are shipped, ignoring lost and canceled parcels", func() {
		o := delivered("2026-11-02T10:00:00Z")
		for _, status := range []ordering.ShipmentStatus{ordering.ShipmentLost, ordering.ShipmentCancelled, ordering.ShipmentReturnedToSender} {
			o.Shipments = append(o.Shipments, &ordering.Shipment{Status: status})
		}
		Expect(*returns.Delivered(o)).To(Equal(moment("2026-11-02T10:00:00Z")))
		o.Lines[1].Quantity++
		Expect(returns.Delivered(o)).To(BeNil())
	})

	DescribeTable("ends with its last day in the store's time zone,",
		func(kind returns.Kind, deliveredOn, zone, lastDay, lastSecond string) {
			f := facts()
			f.Zone = domain.Location(zone)
			o, last := delivered(deliveredOn), moment(lastSecond)
			for at, want := range map[time.Time]returns.Obstacle{last: "", last.Add(999 * time.Millisecond): "", last.Add(time.Second): returns.WindowClosed} {
				e := returns.Eligible(o, kind, f, at)[0]
				Expect(e.Obstacle).To(Equal(want), at.String())
				Expect(e.DeadlineOn.String()).To(Equal(lastDay))
			}
		},
		Entry("after 14 days", returns.Withdrawal, "2026-11-02T10:00:00Z", "Europe/Berlin", "2026-11-16", "2026-11-16T22:59:59Z"),
		Entry("for a delivery on one day in UTC and the next day in Berlin", returns.Withdrawal, "2026-11-02T23:30:00Z", "Europe/Berlin", "2026-11-17", "2026-11-17T22:59:59Z"),
		Entry("west of UTC", returns.Withdrawal, "2026-11-03T02:00:00Z", "America/Los_Angeles", "2026-11-16", "2026-11-17T07:59:59Z"),
		Entry("across the end of summer time", returns.Withdrawal, "2026-10-20T10:00:00Z", "Europe/Berlin", "2026-11-03", "2026-11-03T22:59:59Z"),
		Entry("in summer time", returns.Withdrawal, "2026-06-01T10:00:00Z", "Europe/Berlin", "2026-06-15", "2026-06-15T21:59:59Z"),
		Entry("moved from Saturday to Monday for a withdrawal", returns.Withdrawal, "2026-11-07T10:00:00Z", "Europe/Berlin", "2026-11-23", "2026-11-23T22:59:59Z"),
		Entry("moved from Sunday to Monday for a withdrawal", returns.Withdrawal, "2026-11-08T10:00:00Z", "Europe/Berlin", "2026-11-23", "2026-11-23T22:59:59Z"),
		Entry("not moved from Saturday for a return", returns.Back, "2026-11-05T10:00:00Z", "Europe/Berlin", "2026-12-05", "2026-12-05T22:59:59Z"),
	)

	It("for a withdrawal gives the store 14 days to refund", func() {
		Expect(returns.RefundDue(moment("2026-11-16T23:30:00Z"), berlin).String()).To(Equal("2026-12-01"))
	})
})

var _ = Describe("The eligibility of an order line", func() {
	now := moment("2026-11-10T10:00:00Z")

	It("includes a reason if the line is ineligible", func() {
		o, f := delivered("2026-11-02T10:00:00Z"), facts()
		obstacles := func(kind returns.Kind) (out []returns.Obstacle) {
			for _, e := range returns.Eligible(o, kind, f, now) {
				Expect(e.Units > 0).To(Equal(e.Obstacle == ""))
				out = append(out, e.Obstacle)
			}
			return out
		}
		Expect(obstacles(returns.Back)).To(Equal([]returns.Obstacle{"", ""}))
		f.Policy.Exclusions = []settings.ReturnExclusion{{ProductID: 71, Reason: settings.ExcludedByStore}, {ProductID: 72, Reason: settings.ExcludedHygiene}}
		Expect(obstacles(returns.Back)).To(Equal([]returns.Obstacle{returns.Excluded, returns.Excluded}))
		Expect(obstacles(returns.Withdrawal)).To(Equal([]returns.Obstacle{"", returns.Excluded}), "the store's own choice ends no right")
		Expect(obstacles(returns.Claim)).To(Equal([]returns.Obstacle{"", ""}))
		f.Policy.Terms[0].WindowDays = 0
		Expect(obstacles(returns.Exchange)).To(Equal([]returns.Obstacle{returns.NotOffered, returns.NotOffered}))
		f.Others = []*returns.Return{{Status: returns.Requested, Lines: []returns.Line{{LineItemID: 1, Requested: 5}}}}
		o.Lines[1].ReturnedQuantity = 3
		Expect(obstacles(returns.Claim)).To(Equal([]returns.Obstacle{returns.AlreadyClaimed, returns.AlreadyReturned}))
		o.Lines[0].FulfilledQuantity = 0
		Expect(obstacles(returns.Claim)[0]).To(Equal(returns.NotShipped))
	})

	It("follows the first terms that match both the country and the account type", func() {
		p := settings.ReturnPolicy{Terms: []settings.ReturnTerms{
			{CountryCodes: []string{"DE"}, AccountTypeIDs: []int64{4}, WindowDays: 1},
			{CountryCodes: []string{"DE"}, WindowDays: 2},
			{AccountTypeIDs: []int64{4}, WindowDays: 3},
		}}
		for _, want := range []struct {
			country string
			account int64
			days    int
			ok      bool
		}{{"DE", 4, 1, true}, {"DE", 0, 2, true}, {"FR", 4, 3, true}, {"FR", 0, 0, false}} {
			terms, ok := p.For(want.country, want.account)
			Expect([]any{terms.WindowDays, ok}).To(Equal([]any{want.days, want.ok}))
		}
	})
})

var _ = Describe("A return request", func() {
	now, late := moment("2026-11-10T10:00:00Z"), moment("2027-02-10T10:00:00Z")

	DescribeTable("starts in the status that its kind and author determine,",
		func(kind returns.Kind, approval, staff bool, at time.Time, want returns.Status, inTime bool, exceeds []returns.Obstacle) {
			f, q := facts(), ask(kind, 2)
			f.Policy.NeedsApproval, q.Staff = approval, staff
			r, err := returns.New(delivered("2026-11-02T10:00:00Z"), q, f, at)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{r.Status, r.InTime}).To(Equal([]any{want, inTime}))
			Expect(r.Exceeds).To(ConsistOf(exceeds))
			Expect(r.Lines[0].Approved == 2).To(Equal(want == returns.Approved))
		},
		Entry("for a return", returns.Back, false, false, now, returns.Approved, false, nil),
		Entry("for a return that needs approval", returns.Back, true, false, now, returns.Requested, false, nil),
		Entry("for a claim", returns.Claim, false, false, late, returns.Requested, false, nil),
		Entry("for a withdrawal in time", returns.Withdrawal, true, false, now, returns.Approved, true, nil),
		Entry("for a late withdrawal", returns.Withdrawal, false, false, late, returns.Requested, false, []returns.Obstacle{returns.WindowClosed}),
		Entry("for a late return by staff", returns.Back, true, true, late, returns.Approved, false, []returns.Obstacle{returns.WindowClosed}),
	)

	It("waits for approval if staff ask for it, unless it is a withdrawal in time", func() {
		for kind, want := range map[returns.Kind]returns.Status{returns.Back: returns.Requested, returns.Claim: returns.Requested, returns.Withdrawal: returns.Approved} {
			q := ask(kind, 1)
			q.Staff, q.Pending = true, true
			r, err := returns.New(delivered("2026-11-02T10:00:00Z"), q, facts(), now)
			Expect(err).NotTo(HaveOccurred())
			Expect(r.Status).To(Equal(want), string(kind))
		}
	})

	It("is refused with a pointer to every failing field", func() {
		q := ask(returns.Back, 6, 0)
		q.Lines[1].Reason = "UGLY"
		q.Lines = append(q.Lines, returns.RequestLine{LineItemID: 1, Units: 1}, returns.RequestLine{LineItemID: 9, Units: 1})
		_, err := returns.New(delivered("2026-11-02T10:00:00Z"), q, facts(), now)
		Expect(refusals(err)).To(Equal([]string{"/lines/0/quantity", "/lines/1/quantity", "/lines/1/reason", "/lines/2/lineItemId", "/lines/3/lineItemId"}))
		_, err = returns.New(delivered("2026-11-02T10:00:00Z"), returns.Request{Kind: "GIFT"}, facts(), now)
		Expect(refusals(err)).To(Equal([]string{"/kind", "/lines"}))
		_, err = returns.New(delivered("2026-11-02T10:00:00Z"), ask(returns.Back, 1), facts(), late)
		Expect(err).To(MatchError(ContainSubstring("until 2026-12-02")))
	})

	It("cannot exceed the units that are left, even if staff make it", func() {
		q, f := ask(returns.Back, 3), facts()
		q.Staff = true
		first, err := returns.New(delivered("2026-11-02T10:00:00Z"), q, f, now)
		Expect(err).NotTo(HaveOccurred())
		f.Others = []*returns.Return{first}
		_, err = returns.New(delivered("2026-11-02T10:00:00Z"), q, f, now)
		Expect(refusals(err)).To(Equal([]string{"/lines/0/quantity"}))
		_, err = returns.New(delivered("2026-11-02T10:00:00Z"), ask(returns.Back, 2), f, now)
		Expect(err).NotTo(HaveOccurred())
	})

	It("for a withdrawal is refused only if the buyer has no legal right to withdraw", func() {
		f := facts()
		f.Policy.Terms[0].WithdrawalDays = 0
		_, err := returns.New(delivered("2026-11-02T10:00:00Z"), ask(returns.Withdrawal, 1), f, now)
		Expect(refusals(err)).To(Equal([]string{"/lines/0/lineItemId"}))
	})
})

var _ = Describe("The fees of a return", func() {
	a := domain.MustAmount
	terms := settings.ReturnTerms{RestockingRate: a("15"), ReturnShipping: []settings.ReturnShippingFee{{CurrencyCode: "EUR", Amount: a("4.90")}, {CurrencyCode: "JPY", Amount: a("600")}}}

	DescribeTable("are rounded to the currency and never exceed the price of the goods,",
		func(kind returns.Kind, goods string, currency domain.Currency, want ...string) {
			got := []string{}
			for _, fee := range returns.Fees(kind, terms, a(goods), currency, domain.HalfUp) {
				got = append(got, string(fee.Kind)+" "+fee.Amount.String())
			}
			Expect(got).To(Equal(want))
		},
		Entry("in euros", returns.Back, "19.99", domain.Currency("EUR"), "RESTOCKING 3.00", "RETURN_SHIPPING 4.90"),
		Entry("for an exchange", returns.Exchange, "19.99", domain.Currency("EUR"), "RESTOCKING 3.00", "RETURN_SHIPPING 4.90"),
		Entry("in yen", returns.Back, "1999", domain.Currency("JPY"), "RESTOCKING 300", "RETURN_SHIPPING 600"),
		Entry("in a currency with three decimals, without a shipping fee", returns.Back, "1.999", domain.Currency("KWD"), "RESTOCKING 0.300"),
		Entry("for cheap goods", returns.Back, "4.00", domain.Currency("EUR"), "RESTOCKING 0.60", "RETURN_SHIPPING 3.40"),
		Entry("for free goods", returns.Back, "0.00", domain.Currency("EUR")),
		Entry("for a claim", returns.Claim, "19.99", domain.Currency("EUR")),
		Entry("for a withdrawal", returns.Withdrawal, "19.99", domain.Currency("EUR")),
	)
})

var _ = Describe("A return policy", func() {
	It("is refused with a pointer to every invalid field", func() {
		p := settings.ReturnPolicy{
			Terms: []settings.ReturnTerms{
				{WindowDays: -1, WithdrawalDays: 13, RestockingRate: domain.MustAmount("101"), ReturnShipping: []settings.ReturnShippingFee{{CurrencyCode: "EUR", Amount: domain.MustAmount("1.001")}, {CurrencyCode: "EUR"}}},
				{WindowDays: 3650, WithdrawalDays: 14, RestockingRate: domain.Hundred},
			},
			Exclusions: []settings.ReturnExclusion{{ProductID: 1, Reason: settings.ExcludedDigital}, {ProductID: 1, Reason: "UGLY"}},
			Reasons:    []settings.ReturnReason{{Code: "A"}, {Code: "A"}},
		}
		var r domain.Refusals
		p.Check("/returnPolicy", &r)
		Expect(refusals(r.Err())).To(Equal([]string{
			"/returnPolicy/terms/0/windowDays", "/returnPolicy/terms/0/withdrawalDays", "/returnPolicy/terms/0/restockingRate",
			"/returnPolicy/terms/0/returnShipping/0/amount", "/returnPolicy/terms/0/returnShipping/1/currencyCode",
			"/returnPolicy/exclusions/1/productId", "/returnPolicy/exclusions/1/reason", "/returnPolicy/reasons/1/code",
		}))
	})
})
