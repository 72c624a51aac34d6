package subscription_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A changed price", func() {
	const notice = 30
	costing := func(amount string) subscription.Offers {
		o := offers()
		o.Sellables[1].Prices[0].Amount = domain.MustAmount(amount)
		return o
	}
	day := func(on string) subscription.Calendar { return rulesAt(date(on).At(12, rulesAt(now).Zone)).Calendar }
	// reprice applies today's prices, and returns the announcements to the buyer.
	reprice := func(s *subscription.Subscription, o subscription.Offers, on string) string {
		rises, event := s.Reprice(o, notice, day(on))
		Expect(event.Type == "").To(Equal(len(s.History) == 0))
		s.History = nil
		told := []string{}
		for _, r := range rises {
			told = append(told, r.Was.Fixed(2)+" to "+r.Price.Fixed(2)+" from "+r.From.String())
		}
		return strings.Join(told, ", ")
	}
	most := func(s *subscription.Subscription, days ...string) (list []string) {
		for _, on := range days {
			list = append(list, s.Items[0].AtMost(date(on)).Fixed(2))
		}
		return list
	}
	unit := func(s *subscription.Subscription) string { return s.Items[0].UnitPrice.Fixed(2) }
	renewed := func(s *subscription.Subscription) {
		GinkgoHelper()
		slot, err := s.Begin(day(s.NextDate.String()))
		Expect(err).NotTo(HaveOccurred())
		_, err = s.Charged(slot, &ordering.Order{Row: domain.Row{ID: 1}}, day(slot.ProcessingDate.String()))
		Expect(err).NotTo(HaveOccurred())
		s.History = nil
	}

	It("is announced once if it is higher, and charged from the announced day", func() {
		s := running()
		Expect(reprice(s, costing("9.50"), "2026-11-20")).To(Equal("8.10 to 9.50 from 2026-12-20"))
		Expect(unit(s)).To(Equal("8.10"), "of the renewal before it")
		Expect(most(s, "2026-12-19", "2026-12-20")).To(Equal([]string{"8.10", "9.50"}))
		for _, later := range []string{"2026-11-20", "2026-12-19", "2026-12-20"} {
			Expect(reprice(s, costing("9.50"), later)).To(BeEmpty())
		}
		renewed(s)
		Expect(s.Items[0].AcceptedPrice.Fixed(2)).To(Equal("8.10"))
		Expect(reprice(s, costing("9.50"), "2026-12-21")).To(BeEmpty())
		Expect(unit(s)).To(Equal("9.50"), "of the next one")
		renewed(s)
		Expect(s.Items[0].AcceptedPrice.Fixed(2)).To(Equal("9.50"))
		Expect(s.Items[0].Announced).To(BeNil())
	})

	It("is announced again if it rises again, and each price is charged from its own day", func() {
		s := running()
		reprice(s, costing("9.50"), "2026-11-20")
		Expect(reprice(s, costing("11.00"), "2026-12-01")).To(Equal("9.50 to 11.00 from 2026-12-31"))
		Expect(most(s, "2026-12-15", "2026-12-20", "2026-12-30", "2026-12-31")).To(Equal([]string{"8.10", "9.50", "9.50", "11.00"}))
		renewed(s) // 15 December
		Expect(s.Items[0].Announced).To(HaveLen(2))
		Expect(reprice(s, costing("11.00"), "2026-12-16")).To(BeEmpty())
		renewed(s) // 15 January
		Expect(most(s, "2026-12-01")).To(Equal([]string{"11.00"}))
		Expect(s.Items[0].Announced).To(BeNil())
	})

	It("is announced once per day, with the last price of the day", func() {
		s := running()
		reprice(s, costing("9.50"), "2026-11-20")
		Expect(reprice(s, costing("11.00"), "2026-11-20")).To(Equal("8.10 to 11.00 from 2026-12-20"))
		Expect(s.Items[0].Announced).To(HaveLen(1))
	})

	It("applies at once if it is lower, and can rise again to the accepted price without notice", func() {
		s := running()
		Expect(reprice(s, costing("7.00"), "2026-11-20")).To(BeEmpty())
		Expect(unit(s)).To(Equal("7.00"))
		Expect(reprice(s, costing("8.10"), "2026-11-21")).To(BeEmpty())
		Expect(unit(s)).To(Equal("8.10"))
		reprice(s, costing("9.50"), "2026-11-22")
		Expect(reprice(s, costing("7.00"), "2026-11-23")).To(BeEmpty())
		Expect(s.Items[0].Announced).To(BeNil(), "it is withdrawn")
		Expect(reprice(s, costing("9.00"), "2026-11-24")).To(Equal("8.10 to 9.00 from 2026-12-24"))
		Expect(reprice(s, costing("9.51"), "2026-11-25")).To(Equal("9.00 to 9.51 from 2026-12-25"))
	})

	It("is withdrawn if it falls again, and a rise months later gets a new notice", func() {
		s := running()
		Expect(reprice(s, costing("9.50"), "2026-11-20")).To(Equal("8.10 to 9.50 from 2026-12-20"))
		rises, event := s.Reprice(costing("8.10"), notice, day("2026-11-20"))
		Expect(rises).To(BeEmpty())
		Expect([]any{event.Type, len(event.Before.(*subscription.Subscription).Items[0].Announced), s.Items[0].Announced}).
			To(Equal([]any{domain.SubscriptionPricingChanged, 1, []subscription.Announced(nil)}))
		s.History = nil
		for range 6 {
			renewed(s)
			Expect(reprice(s, costing("8.10"), s.LastDate.Add(-1).String())).To(BeEmpty())
		}
		Expect(reprice(s, costing("9.50"), "2027-05-16")).To(Equal("8.10 to 9.50 from 2027-06-15"))
		Expect(most(s, "2027-06-14")).To(Equal([]string{"8.10"}))
	})

	It("is never announced higher than its latest value", func() {
		s := running()
		reprice(s, costing("12.00"), "2026-11-20")
		Expect(reprice(s, costing("10.00"), "2026-11-25")).To(BeEmpty(), "the buyer knows of more")
		Expect(most(s, "2026-12-19", "2026-12-20")).To(Equal([]string{"8.10", "10.00"}))
		Expect(reprice(s, costing("12.00"), "2026-11-26")).To(Equal("10.00 to 12.00 from 2026-12-26"))
	})

	It("becomes the accepted price only when a renewal is charged at it", func() {
		s := running()
		reprice(s, costing("9.50"), "2026-11-10") // applies from 10 December on
		s.Items[0].UnitPrice = domain.MustAmount("8.10")
		renewed(s)
		Expect(s.Items[0].AcceptedPrice.Fixed(2)).To(Equal("8.10"), "the renewal was charged less")
		Expect(reprice(s, costing("8.10"), "2026-12-16")).To(BeEmpty())
		Expect(most(s, "2027-12-01")).To(Equal([]string{"8.10"}))
	})

	It("applies to the next renewal as soon as the previous renewal is charged", func() {
		s, o := running(), offers()
		o.Plan.Pricing = catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: new(domain.MustAmount("50")), FirstCycles: new(2), ThenValue: new(domain.MustAmount("0"))}
		s.Items[0].UnitPrice = domain.MustAmount("4.05")
		slot, err := s.Begin(day("2026-12-15"))
		Expect(err).NotTo(HaveOccurred())
		events, err := s.Charged(slot, &ordering.Order{Row: domain.Row{ID: 1}}, day("2027-02-20")) // two renewals later
		Expect(err).NotTo(HaveOccurred())
		s.PriceNext(o, events)
		Expect(unit(s)).To(Equal("8.10"))
		for _, e := range events {
			shown := s
			if e.After != nil {
				shown = e.After.(*subscription.Subscription)
			}
			Expect(unit(shown)).To(Equal("8.10"), e.Action)
		}
		Expect(unit(events[0].Before.(*subscription.Subscription))).To(Equal("4.05"))
	})

	It("is charged on the day of the mail if the store has no notice period", func() {
		s := running()
		rises, event := s.Reprice(costing("9.50"), 0, day("2026-12-15"))
		Expect(rises).To(HaveLen(1))
		Expect(most(s, "2026-12-14", "2026-12-15")).To(Equal([]string{"8.10", "9.50"}))
		Expect([]any{event.Type, event.Before.(*subscription.Subscription).Items[0].UnitPrice.Fixed(2), unit(s)}).To(Equal([]any{domain.SubscriptionPricingChanged, "8.10", "9.50"}))
	})

	It("is announced with the regular price during an introductory price", func() {
		s, o := running(), offers()
		half := catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: new(domain.MustAmount("50")), FirstCycles: new(3), ThenValue: new(domain.MustAmount("0"))}
		o.Plan.Pricing = half
		s.Items[0].UnitPrice = domain.MustAmount("4.05")
		Expect(reprice(s, o, "2026-11-20")).To(BeEmpty())
		o = costing("9.50")
		o.Plan.Pricing = half
		Expect(reprice(s, o, "2026-11-20")).To(Equal("8.10 to 9.50 from 2026-12-20"))
		Expect(unit(s)).To(Equal("4.75"))
	})

	DescribeTable("can be caused", func(change func(*subscription.Offers, *subscription.SubscriptionItem), want string) {
		s, o := running(), offers()
		change(&o, s.Items[0])
		Expect(reprice(s, o, "2026-11-20")).To(Equal(want))
	},
		Entry("by the plan's pricing", func(o *subscription.Offers, _ *subscription.SubscriptionItem) {
			o.Plan.Pricing = catalog.PlanPricing{Type: catalog.PlanPriceFixed, Value: new(domain.MustAmount("8.50"))}
		}, "8.10 to 8.50 from 2026-12-20"),
		Entry("by a price row of the plan", func(o *subscription.Offers, _ *subscription.SubscriptionItem) {
			o.Sellables[1].Prices[0].SubscriptionPlanID, o.Sellables[1].Prices[0].Amount = &o.Plan.ID, domain.MustAmount("8.20")
		}, "8.10 to 8.20 from 2026-12-20"),
		Entry("by an account type with a smaller discount", func(o *subscription.Offers, i *subscription.SubscriptionItem) {
			i.UnitPrice, i.AcceptedPrice = domain.MustAmount("6.48"), domain.MustAmount("6.48")
			o.Shopper.Discount = domain.MustAmount("10")
		}, "6.48 to 7.29 from 2026-12-20"),
		Entry("by a quantity that no longer reaches a lower price row", func(o *subscription.Offers, i *subscription.SubscriptionItem) {
			i.UnitPrice, i.AcceptedPrice = domain.MustAmount("7.00"), domain.MustAmount("7.00") // the price for three
		}, "7.00 to 8.10 from 2026-12-20"),
		Entry("but not while an administrator has fixed the price", func(_ *subscription.Offers, i *subscription.SubscriptionItem) {
			i.UnitPrice, i.AcceptedPrice, i.FixedPrice = domain.MustAmount("5.00"), domain.MustAmount("5.00"), new(domain.MustAmount("5.00"))
		}, ""),
		Entry("but not by a missing price in its currency", func(o *subscription.Offers, _ *subscription.SubscriptionItem) {
			o.Sellables[1].Prices[0].CurrencyCode, o.Sellables[1].Prices[0].Amount = "USD", domain.MustAmount("99")
		}, ""))

	DescribeTable("of a running or ended subscription", func(told bool, change func(*subscription.Subscription)) {
		s := running()
		change(s)
		Expect(reprice(s, costing("9.50"), "2026-11-20") != "").To(Equal(told))
		Expect(s.Items[0].Announced != nil).To(Equal(told))
	},
		Entry("is announced during a pause", true, func(s *subscription.Subscription) {
			_, _, err := s.PauseFor(subscription.PauseRequest{}, rulesAt(now))
			Expect(err).NotTo(HaveOccurred())
			s.History = nil
		}),
		Entry("is announced during retries of a failed renewal", true, begun(subscription.RenewalRetrying, subscription.Retrying)),
		Entry("is announced during a charge", true, begun(subscription.RenewalProcessing, subscription.NotDunning)),
		Entry("is not announced after a cancellation", false, func(s *subscription.Subscription) { s.Close("GONE", rulesAt(now).Calendar); s.History = nil }),
		Entry("is not announced if only paid deliveries are left", false, func(s *subscription.Subscription) { s.CancelAtPeriodEnd = true }),
		Entry("is not announced after the last retry failed", false, func(s *subscription.Subscription) { s.Status = subscription.TerminalFailed }),
		Entry("is not announced while the customer is suspended", false, func(s *subscription.Subscription) { s.Suspend(rulesAt(now).Calendar); s.History = nil }),
		Entry("is not announced if all cycles are paid", false, func(s *subscription.Subscription) { s.Terms.MaxCycles, s.PrepaidLeft = new(3), 2 }),
		Entry("is announced if one cycle is not paid", true, func(s *subscription.Subscription) { s.Terms.MaxCycles, s.PrepaidLeft = new(3), 1 }))

	It("keeps its day if the quantity changes, and includes a higher price for that quantity", func() {
		s := running()
		reprice(s, costing("9.50"), "2026-11-20")
		volume := costing("9.50")
		sold := volume.Sellables[1]
		sold.Prices = append(sold.Prices, &catalog.Price{Row: domain.Row{ID: 3}, CurrencyCode: "EUR", Amount: domain.MustAmount("9.00"), MinQuantity: 5})
		volume.Sellables[1] = sold
		quantity := func(n int, r subscription.Rules) []string {
			GinkgoHelper()
			_, _, err := s.Change(subscription.UpdateRequest{Items: subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, Quantity: &n}}}},
				subscription.Holdings{}, volume, noShipping, r)
			Expect(err).NotTo(HaveOccurred())
			return append(most(s, "2026-12-19", "2026-12-20"), unit(s))
		}
		customer := rulesAt(now)
		customer.ByCustomer = true
		for _, r := range []subscription.Rules{rulesAt(now), customer} {
			s = running()
			reprice(s, costing("9.50"), "2026-11-20")
			Expect(quantity(3, r)).To(Equal([]string{"8.10", "9.50", "8.10"}))
			s = running()
			s.Items[0].Quantity, s.Items[0].UnitPrice, s.Items[0].AcceptedPrice = 6, domain.MustAmount("9.00"), domain.MustAmount("9.00")
			Expect(quantity(7, r)).To(Equal([]string{"9.00", "9.00", "9.00"}))
			Expect(quantity(2, r)).To(Equal([]string{"9.50", "9.50", "9.50"}), "one of few costs more")
		}
	})

	It("is announced with the date of the first renewal at the new price", func() {
		s := running()
		first := func(on string) string {
			if d := s.FirstFrom(date(on), day("2026-11-20")); d != nil {
				return d.String()
			}
			return ""
		}
		Expect([]string{first("2026-12-15"), first("2026-12-16")}).To(Equal([]string{"2026-12-15", "2027-01-15"}))
		s.Terms.PrepaidCycles, s.PrepaidLeft = 3, 2
		Expect(first("2026-12-16")).To(Equal("2027-02-15"), "those before are paid for")
		s.NextDate = nil
		Expect(first("2026-12-16")).To(BeEmpty())
	})
})
