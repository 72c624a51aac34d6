package subscription_test

import (
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// visible formats the parts of a subscription's snapshot whose changes must be reported by events.
func visible(s *subscription.Subscription) string {
	text := fmt.Sprint(s.Status)
	if s.NextDate != nil {
		text += " next " + s.NextDate.String()
	}
	if s.CancelledOn != nil {
		text += " canceled " + s.CancelledOn.String()
	}
	if s.CancelReason != nil {
		text += " for " + *s.CancelReason
	}
	for _, item := range s.Live() {
		text += fmt.Sprintf(" %d %s x %d at %s", item.ID, item.SKU, item.Quantity, item.UnitPrice)
	}
	return text
}

// keeps fails the spec if events break a promise of webhook.yaml. Each event must contain the change that
// its type names. It must also start from the state in the previous event, so that receivers miss no
// change.
func keeps(events []domain.Event, before, s *subscription.Subscription) {
	GinkgoHelper()
	is := visible(before) // the state that the receiver knows
	var first *subscription.Subscription
	skipped := 0
	for _, e := range events {
		if shown, ok := e.Object.(*subscription.Subscription); !ok || shown.ID != s.ID {
			Expect(e.Type).To(Equal(domain.SubscriptionCreated))
			continue
		}
		was := e.Before.(*subscription.Subscription)
		after := e.Object.(*subscription.Subscription)
		if e.After != nil {
			after = e.After.(*subscription.Subscription)
		}
		moved := was.NextDate == nil != (after.NextDate == nil) || was.NextDate != nil && *was.NextDate != *after.NextDate
		switch e.Type {
		case domain.SubscriptionStatusChanged:
			Expect(was.Status).NotTo(Equal(after.Status))
		case domain.SubscriptionPausedEvent:
			Expect(after.Status).To(Equal(subscription.Paused))
			Expect(after.NextDate != nil).To(Equal(after.PausedUntil != nil), "a pause with an end has a next date")
		case domain.SubscriptionResumed:
			Expect(after.Status).To(Equal(subscription.Active))
			Expect(after.NextDate).NotTo(BeNil())
		case domain.SubscriptionCancelledEvent, domain.SubscriptionReplaced:
			Expect(after.Status).To(Equal(subscription.Cancelled))
			Expect(after.NextDate).To(BeNil())
			Expect(e.Type != domain.SubscriptionReplaced || *after.CancelReason == subscription.ReasonReplaced).To(BeTrue())
		case domain.SubscriptionCycleSkipped:
			skipped++
			Expect(moved).To(BeTrue(), "it has the skipped day and the next one")
			Expect(after.NextDate).NotTo(BeNil())
		case domain.SubscriptionProcessingDateChanged:
			Expect(moved || e.Action == "subscription.cycle_unskipped").To(BeTrue(), "the date was moved")
		case domain.SubscriptionItemsChanged, domain.SubscriptionPricingChanged:
			Expect(visible(was)).NotTo(Equal(visible(after)))
			Expect(moved).To(BeFalse(), "dates have events of their own")
		default:
			Fail("no change of a subscription is told by " + string(e.Type))
		}
		if first == nil || visible(was) != visible(first) { // several events may report the same change
			Expect(visible(was)).To(Equal(is), "nothing changed since the event before %s", e.Type)
			first = was
		}
		is = visible(after)
	}
	Expect(is).To(Equal(visible(s)), "all is told")
	if s.Status == subscription.Active || s.Status == subscription.Paused {
		over := 0
		for _, slot := range s.Slots {
			if slot.Status == subscription.RenewalSkipped && slot.EndedOn != nil && slot.Attempts > 0 {
				over++
			}
		}
		Expect(skipped).To(BeNumerically(">=", over), "a renewal that had begun is skipped: it is told")
	}
}
