package subscription_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A placed renewal with an unpaid order", func() {
	c := rulesAt(now).Calendar
	order := &ordering.Order{Row: domain.Row{ID: 1}, OrderNumber: 1005}
	soft := subscription.Failure{Class: ordering.FailureSoft, Code: "code"}
	// charged adds a slot that was charged by a bank debit. The debit is still pending.
	charged := func(s *subscription.Subscription, slot int) *subscription.Renewal {
		r := &subscription.Renewal{Row: domain.Row{ID: int64(slot) + 100}, Slot: slot, ProcessingDate: date("2026-11-15"), Status: subscription.RenewalCharged, EndedOn: &now, Attempts: 1, OrderID: &order.ID, CycleNumber: new(slot)}
		s.Slots = append(s.Slots, r)
		return r
	}
	late := func(s *subscription.Subscription, r *subscription.Renewal, f subscription.Failure) string {
		GinkgoHelper()
		events, err := s.FailedLate(r, order, f, terms("FAIL"), c)
		Expect(err).NotTo(HaveOccurred())
		sound(s)
		return standing(s, events)
	}

	It("is retried under the terms at the time of the first failure, for any kind of failure", func() {
		s := running()
		r := charged(s, 0)
		Expect(late(s, r, soft)).To(Equal("ACTIVE RETRYING 0:CHARGED retry 21.11. 06:00 payment_failed"))
		for _, want := range []string{"retry 23.11. 06:00", "retry 25.11. 06:00", "final 22.11. 06:00"} {
			s.Collect(r)
			Expect(s.RetryOn).To(BeNil())
			s.Arrange(c)
			Expect(s.DueAt).To(BeNil(), "nothing is renewed before it is paid")
			Expect(late(s, r, soft)).To(HaveSuffix(" " + want + " payment_failed"))
		}
		Expect(s.FailedAttempts).To(Equal(4))
		By("an attempt that the gateway never heard of")
		Expect(s.TryAgain(c)).To(Succeed())
		s.Collect(r)
		Expect(late(s, r, subscription.Failure{Class: ordering.FailureGateway, Code: "code"})).To(Equal("ACTIVE RETRYING 0:CHARGED retry 20.11. 12:05"))
		Expect(s.Collected(r, order, c)).To(BeEmpty())
		Expect(standing(s, nil)).To(Equal("ACTIVE NONE 0:CHARGED due 15.12. 06:00"))
	})

	DescribeTable("waits for another card or for the customer after a failure of class", EntryDescription("%[1]s"), func(class ordering.FailureClass) {
		s := running()
		Expect(late(s, charged(s, 0), subscription.Failure{Class: class, Code: "code"})).To(Equal("ACTIVE EXHAUSTED 0:CHARGED final 01.12. 06:00 payment_failed"))
	}, Entry(nil, ordering.FailureHard), Entry(nil, ordering.FailureAction))

	It("is charged before later unpaid orders, which are charged as soon as it is paid", func() {
		s := running()
		s.SlotNumber = 3
		first, second := charged(s, 1), charged(s, 2)
		Expect(late(s, second, soft)).To(HavePrefix("ACTIVE RETRYING"))
		retry := *s.RetryOn
		Expect(late(s, first, soft)).To(HavePrefix("ACTIVE RETRYING"))
		Expect(s.Owed()).To(BeIdenticalTo(first))
		Expect(*s.RetryOn).To(Equal(retry))
		s.Collect(first)
		Expect(s.Collected(first, order, c)).To(BeEmpty())
		Expect([]any{s.Owed(), *s.RetryOn, s.DunningState}).To(Equal([]any{second, now, subscription.Retrying}), "there may be money again")
		Expect(s.Collected(second, order, c)).To(BeEmpty())
		sound(s)
		Expect(s.DunningState).To(Equal(subscription.NotDunning))
	})

	It("waits while a renewal is open", func() {
		s := charging(1)
		r := charged(s, 0)
		Expect(late(s, r, soft)).To(HavePrefix("ACTIVE RETRYING"))
		Expect([]any{s.Owed(), s.FailedAttempts, s.RetryOn}).To(Equal([]any{(*subscription.Renewal)(nil), 1, (*time.Time)(nil)}))
		_, err := s.Charged(s.Slots[0], order, c)
		Expect(err).NotTo(HaveOccurred())
		sound(s)
		Expect([]any{s.Owed(), *s.RetryOn, s.DunningState}).To(Equal([]any{r, now, subscription.Retrying}))
	})

	It("remains unpaid until a payment, even when the next renewal is skipped", func() {
		s := running()
		r := charged(s, 0)
		late(s, r, soft)
		retry := *s.RetryOn
		_, err := s.SkipNext(subscription.SkipRequest{}, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		sound(s)
		Expect([]any{s.Owed(), *s.RetryOn, s.NextDate.String()}).To(Equal([]any{r, retry, "2027-01-15"}))
	})
})
