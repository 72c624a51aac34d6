package subscription_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// walk takes a subscription through random steps in any order. A step is either due work, with a random
// result of stock and gateway, or an action by a person.
type walk struct {
	*rand.Rand
	s       *subscription.Subscription
	set     settings.Settings
	now     time.Time
	charged []*subscription.Renewal // renewals whose money the bank may still claim back
	orders  int64
	steps   []string
}

func (w *walk) one(of ...string) string { return of[w.IntN(len(of))] }

func (w *walk) failure() subscription.Failure {
	class := ordering.FailureClass(w.one(string(ordering.FailureSoft), string(ordering.FailureHard), string(ordering.FailureAction), string(ordering.FailureConfig), string(ordering.FailureGateway)))
	return subscription.Failure{Class: class, Code: "code"}
}

func (w *walk) order() *ordering.Order {
	w.orders++
	return &ordering.Order{Row: domain.Row{ID: w.orders}, OrderNumber: w.orders, Status: ordering.OrderOpen}
}

// step runs one random step and returns a description of it. An action may be refused, but due work must
// not fail.
func (w *walk) step() (said string, err error) {
	c := rulesAt(w.now).Calendar
	switch chance := w.IntN(12); {
	case chance == 0:
		w.now = w.now.Add(time.Duration(w.IntN(40*24)) * time.Hour)
		return "time goes by", nil
	case chance == 1:
		return w.act(subscription.Actions()[w.IntN(len(subscription.Actions())-1)]) // except REPLACE, the end
	case chance == 6 && w.s.Open() != nil:
		return w.act(subscription.Cancel)
	case chance == 7 && len(w.s.Slots) > 0:
		return w.act(subscription.Unskip)
	case chance == 2:
		w.s.Suspend(c)
		return "the customer is suspended", nil
	case chance == 3 && len(w.charged) > 0:
		return w.late(c)
	case chance < 6 && w.s.Status == subscription.Cancelled:
		return w.act(subscription.Reactivate)
	case chance < 6 && w.s.PauseCause == subscription.PausedBySuspension:
		w.s.Reinstate(c)
		return "the customer is reinstated", nil
	case chance < 6 && w.s.Status == subscription.Paused:
		return w.act(subscription.Resume)
	case chance < 6 && (w.s.DunningState != subscription.NotDunning || w.s.NextStatus() == subscription.RenewalWaitingForCustomer):
		return w.act(subscription.Action(w.one(string(subscription.Retry), string(subscription.Update), string(subscription.Cancel))))
	}
	if _, at := w.s.Next(); at.After(w.now) {
		w.now = at
	}
	return w.due(rulesAt(w.now).Calendar)
}

// act runs a person's action, which the subscription may refuse.
func (w *walk) act(action subscription.Action) (string, error) {
	if action == subscription.Retry {
		c := rulesAt(w.now).Calendar
		if w.s.TryAgain(c) != nil {
			return "RETRY is refused", nil
		}
		said, err := w.due(c)
		return "RETRY; " + said, err
	}
	if action == subscription.Update { // to the customer's other card
		w.s.CustomerPaymentMethodID = new(int64(9))
	}
	r := rulesAt(w.now)
	r.ByCustomer = w.IntN(2) == 0
	if action == subscription.Unskip && len(w.s.Slots) > 0 {
		day := w.s.Slots[w.IntN(len(w.s.Slots))].ProcessingDate
		_, changed, refused := w.s.UnskipDate(subscription.SkipRequest{Date: &day}, r)
		return fmt.Sprintf("%s of %s: %s", action, day, outcome(changed, refused)), nil
	}
	_, changed, refused := attempt(w.s, action, r)
	return fmt.Sprintf("%s: %s", action, outcome(changed, refused)), nil
}

// late reports that a debit failed days after its charge, or reports a payment of the owed order.
func (w *walk) late(c subscription.Calendar) (string, error) {
	i := w.IntN(len(w.charged))
	r := w.charged[i]
	if r.OwedOn != nil && w.IntN(2) == 0 {
		w.s.Collected(r, w.order(), c)
		return "what was owed is paid", nil
	}
	if r.OwedOn != nil && !r.Collecting || r.OwedOn == nil && r.Collecting {
		return "", nil
	}
	_, err := w.s.FailedLate(r, w.order(), w.failure(), w.set, c)
	return "a charge failed late", err
}

// due runs the work that is due, as the service does.
func (w *walk) due(c subscription.Calendar) (said string, err error) {
	work := w.s.Due(c.Now)
	switch {
	case w.s.Charging():
		return w.settle(c)
	case work == subscription.WorkNone:
		return "nothing is due", nil
	case work == subscription.WorkRemind:
		w.s.Reminded(c)
		return "a reminder", nil
	case w.s.Owed() != nil && work == subscription.WorkRetry:
		r := w.s.Owed()
		w.s.Collect(r)
		if w.IntN(2) == 0 {
			w.s.Collected(r, w.order(), c)
			return "what is owed is collected", nil
		}
		_, err = w.s.FailedLate(r, w.order(), w.failure(), w.set, c)
		return "what is owed is not collected", err
	case work == subscription.WorkResume:
		w.s.ResumePause(c)
		return "the pause is over", nil
	case work == subscription.WorkGiveUp:
		w.s.GiveUp(c)
		return "it gives up", nil
	case len(w.s.Instead(c)) > 0:
		return "something else instead", nil
	case w.IntN(4) == 0:
		_, err = w.s.Obstruct(subscription.Unstocked, w.set, c)
		return "out of stock", err
	}
	if _, err = w.s.Begin(c); err != nil || w.IntN(3) == 0 {
		return "a charge begins", err
	}
	said, err = w.settle(c)
	return "a charge begins, and " + said, err
}

// settle applies a random result of the gateway.
func (w *walk) settle(c subscription.Calendar) (string, error) {
	r := w.s.Open()
	if w.IntN(3) == 0 {
		_, err := w.s.Charged(r, w.order(), c)
		w.charged = append(w.charged, r)
		return "it is charged", err
	}
	failure := w.failure()
	_, err := w.s.Failed(r, failure, w.set, c)
	return fmt.Sprintf("it fails: %s", failure.Class), err
}

// forget drops the slots that are not loaded when a subscription is locked.
func (w *walk) forget() {
	w.s.Slots = slices.DeleteFunc(w.s.Slots, func(r *subscription.Renewal) bool {
		return r.EndedOn != nil && r.Slot < w.s.SlotNumber && r.OwedOn == nil && (r.Status != subscription.RenewalSkipped || r.ProcessingDate < domain.DateAt(w.now, time.UTC))
	})
	w.charged = slices.DeleteFunc(w.charged, func(r *subscription.Renewal) bool { return !slices.Contains(w.s.Slots, r) && w.IntN(4) > 0 })
	for _, r := range w.charged {
		if !slices.Contains(w.s.Slots, r) {
			w.s.Slots = append(w.s.Slots, r) // as LockSlot does
		}
	}
}

// statuses returns the status of each slot by slot number.
func (w *walk) statuses() map[int]subscription.RenewalStatus {
	all := map[int]subscription.RenewalStatus{}
	for _, r := range w.s.Slots {
		all[r.Slot] = r.Status
	}
	return all
}

var _ = Describe("A subscription after random actions", func() {
	It("is in a valid state after each step, and accepts every action that its state allows", func() {
		met := map[string]int{}
		for n := range 500 {
			w := &walk{Rand: rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), uint64(n))), s: running(), now: now}
			w.set = terms(w.one("FAIL", "SKIP", "PAUSE", "CANCEL"))
			w.set.RenewalStockPolicy = w.one("WAIT", "SKIP")
			for range 60 {
				status, dunning, slots := w.s.Status, w.s.DunningState, w.statuses()
				said, err := w.step()
				w.steps = append(w.steps, said+" → "+standing(w.s, nil))
				Expect(err).NotTo(HaveOccurred(), "%q", w.steps)
				sound(w.s)
				met[fmt.Sprint(status, " → ", w.s.Status)]++
				met[fmt.Sprint("dunning ", dunning, " → ", w.s.DunningState)]++
				for slot, is := range w.statuses() {
					met[fmt.Sprint("renewal ", slots[slot], " → ", is)]++
				}
				w.forget()
			}
		}
		walked := func(prefix string, from, to any) {
			Expect(met).To(HaveKey(fmt.Sprint(prefix, from, " → ", to)), "the table has what nothing does")
		}
		for from, list := range subscription.Transitions {
			for _, to := range list {
				if from != "" { // a subscription starts with an empty status
					walked("", from, to)
				}
			}
		}
		for from, list := range subscription.DunningTransitions {
			for _, to := range list {
				if from != "" {
					walked("dunning ", from, to)
				}
			}
		}
		for from, list := range subscription.RenewalTransitions {
			for _, to := range list {
				walked("renewal ", from, to)
			}
		}
	})
})
