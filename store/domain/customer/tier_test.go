package customer_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

var _ = Describe("Automatic tiers", func() {
	const first, silver, gold, twin, club, hand, volume = 1, 2, 3, 4, 5, 6, 7
	now := time.Date(2026, 11, 22, 3, 0, 0, 0, time.UTC)
	kind := func(id int64, rank int, tier *customer.AutoTier) *customer.AccountType {
		return &customer.AccountType{Row: domain.Row{ID: id}, Rank: rank, AutoTier: tier, IsDefault: id == first}
	}
	spend := func(threshold string, downgrade bool) *customer.AutoTier {
		return &customer.AutoTier{Metric: customer.TierSpend, Threshold: amount(threshold), Downgrade: downgrade}
	}
	tiers := customer.Tiers{
		kind(first, 10, nil), kind(silver, 20, spend("500", true)), kind(gold, 30, spend("2000.50", true)), kind(twin, 30, spend("2000.50", false)),
		kind(club, 40, &customer.AutoTier{Metric: customer.TierOrders, Threshold: amount("12")}), kind(hand, 50, nil),
		kind(volume, 60, &customer.AutoTier{Metric: customer.TierVolume, Threshold: amount("0"), Downgrade: true}),
	}
	type has struct {
		kind   int64
		source customer.AccountTypeSource
		days   int // days since the daily check moved the customer; 0 means never
		status customer.CustomerStatus
	}
	DescribeTable("decide whether a customer moves:", func(h has, spent string, orders int64, to int64) {
		c := &customer.Customer{AccountTypeID: h.kind, AccountTypeSource: h.source, Status: customer.CustomerActive}
		if h.status != "" {
			c.Status = h.status
		}
		if h.days > 0 {
			moved := now.AddDate(0, 0, -h.days)
			c.TierMovedOn = &moved
		}
		var got int64
		if t := tiers.Of(c, customer.TierFigures{Spend: amount(spent), Orders: orders}, now); t != nil {
			got = t.ID
		}
		Expect(got).To(Equal(to))
	},
		Entry("not below the lowest threshold", has{kind: first, source: customer.AccountTypeByDefault}, "499.99", int64(11), int64(0)),
		Entry("up at exactly the threshold", has{kind: first, source: customer.AccountTypeByDefault}, "500", int64(1), int64(silver)),
		Entry("to the highest rank reached, and to the oldest of equal ranks", has{kind: first, source: customer.AccountTypeByDefault}, "2000.50", int64(1), int64(gold)),
		Entry("up at the threshold of another metric", has{kind: gold, source: customer.AccountTypeByTier, days: 1}, "0", int64(12), int64(club)),
		Entry("up at once, even soon after another move", has{kind: silver, source: customer.AccountTypeByTier, days: 1}, "3000", int64(1), int64(gold)),
		Entry("not between equal ranks", has{kind: twin, source: customer.AccountTypeByTier, days: 90}, "3000", int64(1), int64(0)),
		Entry("down after 30 days, to the highest tier still reached", has{kind: gold, source: customer.AccountTypeByTier, days: 30}, "600", int64(1), int64(silver)),
		Entry("down to the default if no tier is reached", has{kind: gold, source: customer.AccountTypeByTier, days: 30}, "0", int64(0), int64(first)),
		Entry("not down within 30 days", has{kind: gold, source: customer.AccountTypeByTier, days: 29}, "0", int64(0), int64(0)),
		Entry("down if an administrator left the customer to the daily check", has{kind: silver, source: customer.AccountTypeByTier}, "0", int64(0), int64(first)),
		Entry("not down from a tier that keeps its customers", has{kind: twin, source: customer.AccountTypeByTier, days: 90}, "0", int64(0), int64(0)),
		Entry("not down from an account type without a tier", has{kind: hand, source: customer.AccountTypeByTier, days: 90}, "0", int64(0), int64(0)),
		Entry("not by a volume that the provider has not reported", has{kind: volume, source: customer.AccountTypeByTier, days: 90}, "0", int64(0), int64(0)),
		Entry("not up from an account type that an administrator chose", has{kind: first, source: customer.AccountTypeByAdmin}, "9000", int64(99), int64(0)),
		Entry("not down from an account type that an administrator chose", has{kind: gold, source: customer.AccountTypeByAdmin}, "0", int64(0), int64(0)),
		Entry("not down from the account type with which they joined", has{kind: silver, source: customer.AccountTypeByDefault}, "0", int64(0), int64(0)),
		Entry("not while suspended", has{kind: first, source: customer.AccountTypeByDefault, status: customer.CustomerSuspended}, "9000", int64(1), int64(0)),
		Entry("not if the account type is unknown", has{kind: 99, source: customer.AccountTypeByDefault}, "9000", int64(1), int64(0)))

	It("never move a customer down to a default account type with a higher rank", func() {
		tiers := customer.Tiers{kind(first, 90, nil), kind(silver, 20, spend("500", true))}
		c := &customer.Customer{AccountTypeID: silver, AccountTypeSource: customer.AccountTypeByTier, Status: customer.CustomerActive}
		Expect(tiers.Of(c, customer.TierFigures{}, now)).To(BeNil())
	})
	It("fire events for their changes", func() {
		c := &customer.Customer{AccountTypeID: first, AccountTypeSource: customer.AccountTypeByDefault}
		event := c.MoveTier(tiers[2], now)
		Expect(c.AccountTypeID).To(BeEquivalentTo(gold))
		Expect(c.AccountTypeSource).To(Equal(customer.AccountTypeByTier))
		Expect(*c.TierMovedOn).To(Equal(now))
		Expect(event.Type).To(Equal(domain.CustomerAccountTypeChanged))
		Expect(event.Before.(*customer.Customer).AccountTypeID).To(BeEquivalentTo(first))
	})
	It("count orders of the last twelve months", func() {
		Expect(customer.TierSince(now)).To(Equal(time.Date(2025, 11, 22, 3, 0, 0, 0, time.UTC)))
	})
})
