package value_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("The events of stored value", func() {
	// worked returns the history of a transaction that changes a locked card.
	worked := func(c *value.GiftCard, entries ...value.EntryType) *value.History {
		before := *c
		before.ID, before.Version = 1, 3
		h := &value.History{Account: c, Before: &before}
		for _, t := range entries {
			h.Entries = append(h.Entries, &value.StoredValueEntry{Type: t})
		}
		return h
	}
	names := func(events []domain.Event) (all []string) {
		for _, e := range events {
			all = append(all, string(e.Type)+" "+e.Action)
		}
		return all
	}

	It("are one for each entry that changes the balance, in the order of the ledger", func() {
		want := map[value.EntryType]string{
			value.Issue: "stored_value.issued stored_value.issued", value.Capture: "stored_value.redeemed stored_value.redeemed", value.Refund: "stored_value.refunded stored_value.refunded",
			value.Cancel: "stored_value.adjusted stored_value.cancelled", value.Restore: "stored_value.adjusted stored_value.restored", value.Expire: "stored_value.expired stored_value.expired",
			value.Adjust: "stored_value.adjusted stored_value.adjusted", value.Hold: "", value.Release: "",
		}
		Expect(want).To(HaveLen(len(value.EntryTypes())))
		var all []string
		for _, t := range value.EntryTypes() {
			got := names(worked(card("EUR", "50.00", "0.00"), t).Events())
			if want[t] == "" {
				Expect(got).To(BeEmpty(), string(t))
				continue
			}
			Expect(got).To(Equal([]string{want[t]}), string(t))
			all = append(all, want[t])
		}
		h := worked(card("EUR", "50.00", "0.00"), value.EntryTypes()...)
		events := h.Events()
		Expect(names(events)).To(Equal(all))
		reported := 0
		for _, e := range h.Entries {
			if e.Type != value.Hold && e.Type != value.Release {
				Expect(events[reported].Object.(*value.Report).Entry).To(BeIdenticalTo(e))
				reported++
			}
		}
	})

	It("show the account at the end of the transaction and before it", func() {
		c := card("EUR", "50.00", "0.00")
		h := worked(c, value.Adjust, value.Adjust)
		c.Balance = domain.MustAmount("70.00")
		for _, e := range h.Events() {
			Expect(e.Object.(*value.Report).Account).To(BeIdenticalTo(value.Account(c)))
			Expect([]string{e.Object.(*value.Report).Account.(*value.GiftCard).Balance.String(), e.Before.(*value.Report).Account.(*value.GiftCard).Balance.String()}).To(Equal([]string{"70.00", "50.00"}))
			Expect(e.After).To(BeNil())
		}
	})

	It("have no earlier state if the transaction created the account", func() {
		fresh := worked(card("EUR", "50.00", "0.00"), value.Issue)
		fresh.Inserted = true
		opened := &value.StoreCreditAccount{Row: domain.Row{ID: 1, Version: 1}, CurrencyCode: "EUR"}
		grown := &value.StoreCreditAccount{Row: domain.Row{ID: 1, Version: 2}, CurrencyCode: "EUR"}
		for h, created := range map[*value.History]bool{
			fresh: true,
			{Account: opened, Before: opened, Entries: []*value.StoredValueEntry{{Type: value.Adjust}}}: true,
			{Account: grown, Before: grown, Entries: []*value.StoredValueEntry{{Type: value.Adjust}}}:   false,
		} {
			events := h.Events()
			Expect(events).To(HaveLen(1))
			Expect([]bool{events[0].Before == nil, events[0].After != nil}).To(Equal([]bool{created, created}))
		}
	})

	DescribeTable("report a change of the status after the entries:", func(from, to value.Status, action string) {
		c := card("EUR", "50.00", "0.00")
		c.Status = from
		h := worked(c, value.Refund)
		c.Status = to
		Expect(names(h.Events())).To(Equal([]string{"stored_value.refunded stored_value.refunded", "stored_value.status_changed " + action}))
	},
		Entry("disabled", value.Active, value.Disabled, "stored_value.disabled"),
		Entry("enabled", value.Disabled, value.Active, "stored_value.enabled"),
		Entry("expired", value.Active, value.Expired, "stored_value.expired"),
		Entry("active again", value.Expired, value.Active, "stored_value.reactivated"),
	)

	It("report a status for every transition of the state table", func() {
		for from, targets := range value.Transitions {
			for _, to := range targets {
				c := card("EUR", "50.00", "0.00")
				c.Status = from
				h := worked(c)
				c.Status = to
				if from != "" { // a new card has stored_value.issued
					Expect(h.Events()).To(HaveLen(1), "%s to %s", from, to)
				}
			}
		}
	})

	It("report a changed expiry unless another event shows it", func() {
		changed := func(entries ...value.EntryType) []string {
			c := card("EUR", "50.00", "0.00")
			h := worked(c, entries...)
			c.ExpiresOn = new(now.Add(time.Hour))
			return names(h.Events())
		}
		Expect(changed()).To(Equal([]string{"stored_value.adjusted stored_value.expiry_changed"}))
		Expect(changed(value.Hold)).To(Equal([]string{"stored_value.adjusted stored_value.expiry_changed"}))
		Expect(changed(value.Restore)).To(Equal([]string{"stored_value.adjusted stored_value.restored"}))
		c := card("EUR", "50.00", "0.00")
		c.ExpiresOn = new(now)
		h := worked(c)
		c.ExpiresOn = new(now.In(time.FixedZone("", 3600)))
		Expect(h.Events()).To(BeEmpty(), "the same time in another zone")
	})

	It("report a failed mail once", func() {
		c := card("EUR", "50.00", "0.00")
		c.DeliveryStatus = value.Scheduled
		h := worked(c)
		Expect(h.Events()).To(BeEmpty())
		c.DeliveryStatus = value.Failed
		Expect(names(h.Events())).To(Equal([]string{"stored_value.delivery_failed stored_value.delivery_failed"}))
		Expect(worked(c).Events()).To(BeEmpty())
	})

	It("report an active card without balance as SPENT, and EXPIRED only after the expiry event", func() {
		c := card("EUR", "0.00", "0.00")
		c.ExpiresOn = new(now.Add(-time.Hour))
		Expect([]value.Status{c.Reported(), c.Shown(now)}).To(Equal([]value.Status{value.Spent, value.Expired}))
		c.Balance = domain.MustAmount("0.01")
		Expect(c.Reported()).To(Equal(value.Active))
		c.Status = value.Disabled
		Expect(c.Reported()).To(Equal(value.Disabled))
	})
})
