package subscription_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// now is noon on 20 November 2026 in UTC. Renewals run at 6:00.
var now = time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)

func rulesAt(at time.Time) subscription.Rules {
	return subscription.Rules{
		Calendar: subscription.Calendar{Zone: time.UTC, Hour: 6, ReminderDays: 3, Now: at},
		Plan: &catalog.SubscriptionPlan{Row: domain.Row{ID: 4}, Name: "Monthly", Terms: every(1, catalog.Month), CutoffDays: 2, IsActive: true,
			AllowSkip: true, AllowPause: true, AllowSwap: true, AllowQuantityChange: true},
		SkipLimit: new(3), PauseMaxDays: new(90),
	}
}

// running returns a subscription that began on 15 November and will renew on 15 December.
func running() *subscription.Subscription {
	s := &subscription.Subscription{
		Row: domain.Row{ID: 204, Version: 3}, SubscriptionNumber: 70004, CustomerID: 501, SubscriptionPlanID: 4, Terms: every(1, catalog.Month), CurrencyCode: "EUR",
		Status: subscription.Active, DunningState: subscription.NotDunning, AnchorDate: date("2026-11-15"), AnchorDay: 15, SlotNumber: 1, CycleNumber: 1,
		NextDate: new(date("2026-12-15")), LastDate: date("2026-12-15"), CustomerPaymentMethodID: new(int64(9)), ShippingAddressID: new(int64(7)),
		Items: []*subscription.SubscriptionItem{{Row: domain.Row{ID: 377}, VariantID: 1, ProductID: 1, SKU: "A", Name: "A", Quantity: 2, UnitPrice: domain.MustAmount("8.10"), AcceptedPrice: domain.MustAmount("8.10")}},
	}
	s.Arrange(rulesAt(now).Calendar)
	return s
}

// begun starts the next renewal, with today as its date.
func begun(status subscription.RenewalStatus, dunning subscription.DunningState) func(*subscription.Subscription) {
	return func(s *subscription.Subscription) {
		s.AnchorDate, s.AnchorDay, s.NextDate, s.LastDate = date("2026-10-20"), 20, new(date("2026-11-20")), date("2026-11-20")
		slot := s.OpenSlot()
		slot.Status, slot.Attempts = status, 1
		s.DueAt, s.RemindOn = nil, nil
		if s.DunningState = dunning; dunning != subscription.NotDunning {
			s.Dunning, s.FailedAttempts, slot.FailedAttempts = &settings.Dunning{MaxAttempts: 4}, 1, 1
		}
		switch dunning {
		case subscription.Retrying:
			s.RetryOn = new(now.Add(time.Hour))
		case subscription.Exhausted:
			s.FinalOn = new(now.Add(time.Hour))
		case subscription.NotDunning:
		}
	}
}

// owed changes a subscription so that it owes the order of its last renewal, whose bank debit failed.
func owed(change func(*subscription.Subscription)) func(*subscription.Subscription) {
	return func(s *subscription.Subscription) {
		s.SlotNumber, s.NextDate, s.LastDate, s.CycleNumber = 2, new(date("2027-01-15")), date("2027-01-15"), 2
		s.Slots = []*subscription.Renewal{{Row: domain.Row{ID: 1}, Slot: 1, ProcessingDate: date("2026-12-15"), Status: subscription.RenewalCharged, EndedOn: &now,
			CycleNumber: new(2), OrderID: new(int64(1)), Attempts: 1, FailedAttempts: 1, OwedOn: &now}}
		s.DunningState, s.Dunning, s.FailedAttempts, s.DueAt, s.RemindOn = subscription.Retrying, &settings.Dunning{MaxAttempts: 4}, 1, nil, nil
		change(s)
	}
}

func paused(until string, cause subscription.PauseCause) func(*subscription.Subscription) {
	return func(s *subscription.Subscription) {
		s.Status, s.PausedOn, s.PauseCause, s.NextDate = subscription.Paused, &now, cause, nil
		if until != "" {
			s.PausedUntil, s.NextDate = new(date(until)), new(date("2026-12-15"))
		}
		s.Arrange(rulesAt(now).Calendar)
	}
}

func cancelled(reason string) func(*subscription.Subscription) {
	return func(s *subscription.Subscription) {
		s.Status, s.CancelledOn, s.NextDate = subscription.Cancelled, &now, nil
		if reason != "" {
			s.CancelReason = &reason
		}
		s.Arrange(rulesAt(now).Calendar)
	}
}

// states lists the states of a subscription that allow different actions.
var states = map[string]func(*subscription.Subscription){
	"active": func(*subscription.Subscription) {},
	"closed": func(s *subscription.Subscription) {
		s.AnchorDate, s.NextDate, s.LastDate, s.AnchorDay = date("2026-10-22"), new(date("2026-11-22")), date("2026-11-22"), 22
	},
	"ending":             func(s *subscription.Subscription) { s.CancelAtPeriodEnd = true },
	"prepaid":            func(s *subscription.Subscription) { s.PrepaidLeft = 2 },
	"charging":           begun(subscription.RenewalProcessing, subscription.NotDunning),
	"charging again":     begun(subscription.RenewalProcessing, subscription.Retrying),
	"retrying":           begun(subscription.RenewalRetrying, subscription.Retrying),
	"exhausted":          begun(subscription.RenewalRetrying, subscription.Exhausted),
	"wants the customer": begun(subscription.RenewalWaitingForCustomer, subscription.Exhausted),
	"wants stock":        begun(subscription.RenewalWaitingForStock, subscription.NotDunning),
	"refused":            begun(subscription.RenewalRetrying, subscription.NotDunning),
	"skipped ahead": func(s *subscription.Subscription) {
		s.Slots = []*subscription.Renewal{{Row: domain.Row{ID: 1}, Slot: 1, ProcessingDate: date("2026-12-15"), Status: subscription.RenewalSkipped, EndedOn: &now}}
		s.SlotNumber, s.NextDate, s.LastDate, s.SkipsInRow = 2, new(date("2027-01-15")), date("2027-01-15"), 1
	},
	"paused":       paused("", subscription.PausedByRequest),
	"paused until": paused("2026-12-01", subscription.PausedByRequest),
	"paused ending": func(s *subscription.Subscription) {
		paused("2026-12-01", subscription.PausedByRequest)(s)
		s.CancelAtPeriodEnd = true
	},
	"suspended": paused("", subscription.PausedBySuspension),
	"canceled":  cancelled(""),
	"canceled while charging": func(s *subscription.Subscription) {
		begun(subscription.RenewalProcessing, subscription.NotDunning)(s)
		cancelled("")(s)
	},
	"completed": cancelled(subscription.ReasonCompleted),
	"replaced": func(s *subscription.Subscription) {
		cancelled(subscription.ReasonReplaced)(s)
		s.ReplacedByID = new(int64(205))
	},
	"owed":               owed(func(s *subscription.Subscription) { s.RetryOn = new(now.Add(time.Hour)) }),
	"owed and asked for": owed(func(s *subscription.Subscription) { s.Slots[0].Collecting = true }),
	"failed and owed": owed(func(s *subscription.Subscription) {
		s.Status, s.NextDate, s.DunningState = subscription.TerminalFailed, nil, subscription.Exhausted
	}),
	"failed": func(s *subscription.Subscription) {
		s.Status, s.NextDate, s.DunningState, s.Dunning = subscription.TerminalFailed, nil, subscription.Exhausted, &settings.Dunning{MaxAttempts: 4}
		s.Arrange(rulesAt(now).Calendar)
	},
}

// cells contains the result of each action of an administrator in each state, in the order of Actions. ok
// means success, and - success without a change. S means that the state rejects the action, L that the
// action is locked at present, and U that the caller may not take it. For a retry only the check is
// tested here; the engine runs the retry.
var cells = map[string]string{
	//                        update items date retry skip unskip pause resume cancel reactivate replace
	"active":                  "ok ok ok S ok S ok - ok - ok",
	"closed":                  "ok L L S L S ok - ok - ok",
	"ending":                  "ok ok ok S S S S - ok ok ok",
	"prepaid":                 "ok L ok S ok S ok - ok - ok",
	"charging":                "L L L L L L L - ok - L",
	"charging again":          "L L L L L L L - ok - L",
	"retrying":                "ok ok L ok ok S ok - ok - ok",
	"exhausted":               "ok ok L ok ok S ok - ok - ok",
	"wants the customer":      "ok ok L ok ok S ok - ok - ok",
	"wants stock":             "ok ok L S ok S ok - ok - ok",
	"refused":                 "ok ok L ok ok S ok - ok - ok",
	"skipped ahead":           "ok ok ok S ok ok ok - ok - ok",
	"paused":                  "ok ok S S S S ok ok ok S ok",
	"paused until":            "ok ok S S S S ok ok ok S ok",
	"paused ending":           "ok ok S S S S S ok ok S ok",
	"suspended":               "ok ok S S S S ok ok ok S ok",
	"canceled":                "S S S S S S S S - ok S",
	"canceled while charging": "S S S L S S S S - L S",
	"completed":               "S S S S S S S S - S S",
	"replaced":                "S S S S S S S S - S S",
	"owed":                    "ok ok ok ok ok S ok - ok - ok",
	"owed and asked for":      "ok ok ok L ok S ok - ok - ok",
	"failed and owed":         "ok ok S ok S S S S ok S ok",
	"failed":                  "ok ok S ok S S S S ok S ok",
}

// attempt runs an action as the actor of the rules.
func attempt(s *subscription.Subscription, a subscription.Action, r subscription.Rules) (events []domain.Event, changed bool, err error) {
	has := subscription.Holdings{Addresses: map[int64]bool{7: true}, PaymentMethods: map[int64]bool{9: true, 10: true}, CustomerActive: true}
	one := func(event domain.Event, changed bool, err error) ([]domain.Event, bool, error) {
		if err != nil || !changed {
			return nil, changed, err
		}
		return []domain.Event{event}, true, nil
	}
	switch a {
	case subscription.Update:
		return s.Change(subscription.UpdateRequest{PaymentMethodID: new(int64(10))}, has, offers(), noShipping, r)
	case subscription.ChangeItems:
		return s.Change(subscription.UpdateRequest{Items: subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, Quantity: new(3)}}}}, has, offers(), noShipping, r)
	case subscription.ChangeDate:
		return one(s.MoveDate(subscription.DateRequest{On: date("2026-12-28")}, r))
	case subscription.Retry:
		return nil, true, s.Allows(a, r)
	case subscription.Skip:
		events, err := s.SkipNext(subscription.SkipRequest{}, r)
		return events, err == nil, err
	case subscription.Unskip:
		return one(s.UnskipDate(subscription.SkipRequest{Date: new(date("2026-12-15"))}, r))
	case subscription.Pause:
		return s.PauseFor(subscription.PauseRequest{Until: new(date("2027-01-20"))}, r)
	case subscription.Resume:
		return s.ResumeOnDate(nil, r)
	case subscription.Cancel:
		return s.End(subscription.CancelRequest{}, r)
	case subscription.Reactivate:
		return s.Revive(subscription.ReactivateRequest{}, has, false, r)
	case subscription.Replace:
		next, err := s.ReplaceWith(subscription.ReplaceRequest{Plan: r.Plan}, has, offers(), noShipping, 70005, [16]byte{1}, r)
		if err != nil {
			return nil, false, err
		}
		next.ID = 205
		return s.Replaced(next, nil, r.Calendar), true, nil
	}
	panic(a)
}

func offers() subscription.Offers {
	plan := &catalog.SubscriptionPlan{Row: domain.Row{ID: 4}, IsActive: true}
	sellable := func(id int64, amount string) catalog.Sellable {
		return catalog.Sellable{
			Product: &catalog.Product{Row: domain.Row{ID: id}, Name: "Product", Status: catalog.ProductActive, IsSubscribable: true, Plans: []*catalog.SubscriptionPlan{plan}, MinQuantity: 1, QuantityStep: 1, MaxQuantity: new(50)},
			Variant: &catalog.Variant{Row: domain.Row{ID: id}, SKU: fmt.Sprint("SKU-", id), Status: catalog.VariantActive},
			Prices:  []*catalog.Price{{Row: domain.Row{ID: id}, CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: 1}},
		}
	}
	return subscription.Offers{Plan: plan, Shopper: catalog.Shopper{Currency: "EUR", RoundingMode: domain.HalfUp, Now: now},
		Sellables: map[int64]catalog.Sellable{1: sellable(1, "8.10"), 2: sellable(2, "12.00")}}
}

func noShipping(_, _ *int64) (subscription.Shipping, error) { return subscription.Shipping{}, nil }

// outcome formats a result in the notation of cells.
func outcome(changed bool, err error) string {
	e, ok := errors.AsType[*domain.Error](err)
	switch {
	case err == nil && changed:
		return "ok"
	case err == nil:
		return "-"
	case !ok:
		return err.Error()
	case e.Code == domain.InvalidStateTransition:
		return "S"
	case e.Code == domain.CycleLocked:
		return "L"
	case e.Code == domain.UnsupportedOperation:
		return "U"
	}
	return string(e.Code) + ": " + e.Detail
}

// sound fails the spec if the subscription is in a state that cannot be stored or that no action or work
// can leave.
func sound(s *subscription.Subscription) {
	GinkgoHelper()
	scheduled := s.Status == subscription.Active || s.Status == subscription.Paused && s.PausedUntil != nil
	Expect(s.NextDate != nil).To(Equal(scheduled), "next date")
	Expect(s.MovedDate == nil || s.NextDate == nil || *s.MovedDate == *s.NextDate).To(BeTrue(), "moved date")
	Expect(s.PausedOn != nil).To(Equal(s.Status == subscription.Paused))
	Expect(s.PauseCause != "").To(Equal(s.Status == subscription.Paused))
	Expect(s.Status == subscription.Paused || s.PausedUntil == nil && s.PauseReason == nil).To(BeTrue(), "pause")
	Expect(s.CancelledOn != nil).To(Equal(s.Status == subscription.Cancelled))
	Expect(s.Status == subscription.Cancelled || s.CancelReason == nil).To(BeTrue(), "cancel reason")
	Expect(!s.CancelAtPeriodEnd || s.NextDate != nil || s.Status == subscription.Paused && s.PrepaidLeft > 0).To(BeTrue(), "period end")
	Expect(s.Dunning != nil).To(Equal(s.DunningState != subscription.NotDunning))
	Expect(s.DunningState == subscription.NotDunning || s.Status == subscription.Active || s.Status == subscription.TerminalFailed).To(BeTrue(), "dunning")
	Expect(s.Status == subscription.Active || s.DueAt == nil && s.FinalOn == nil && s.RemindOn == nil && (s.RetryOn == nil || s.Status == subscription.TerminalFailed)).To(BeTrue(), "due")
	Expect(s.RetryOn == nil || s.DunningState == subscription.Retrying).To(BeTrue(), "retry")
	Expect(s.FinalOn == nil || s.DunningState == subscription.Exhausted).To(BeTrue(), "final")
	Expect(s.ResumeOn != nil).To(Equal(s.Status == subscription.Paused && s.PausedUntil != nil), "resume")
	Expect(s.Owed() == nil || s.DunningState != subscription.NotDunning && s.DueAt == nil && s.RemindOn == nil).To(BeTrue(), "what is owed is dunned, and nothing is renewed before")
	open := 0
	seen := map[int]bool{}
	for _, r := range s.Slots {
		Expect(seen).NotTo(HaveKey(r.Slot))
		seen[r.Slot] = true
		ended := !r.Status.Open() && r.Status != subscription.RenewalScheduled
		Expect(r.EndedOn != nil).To(Equal(ended), "slot %d is %s", r.Slot, r.Status)
		if r.Status.Open() {
			open++
		}
		if s.Status == subscription.Active && r.Slot == s.SlotNumber {
			Expect(ended).To(BeFalse(), "the next slot is over")
		}
	}
	Expect(open).To(BeNumerically("<=", 1))
	if s.Status == subscription.Active && s.DunningState == subscription.NotDunning && open == 0 {
		Expect(s.DueAt).NotTo(BeNil(), "nothing would ever happen to it")
	}
}

var _ = Describe("The table of actions on subscriptions", func() {
	It("has a row for every state and a cell for every action", func() {
		Expect(cells).To(HaveLen(len(states)))
		for state, row := range cells {
			Expect(states).To(HaveKey(state))
			Expect(strings.Fields(row)).To(HaveLen(len(subscription.Actions())), state)
		}
	})

	for state, row := range cells {
		for i, want := range strings.Fields(row) {
			action := subscription.Actions()[i]
			for _, byCustomer := range []bool{false, true} {
				want := want
				who := "an administrator"
				if byCustomer {
					who = "a customer"
					switch {
					case action == subscription.Replace:
						want = "U"
					case action == subscription.Pause && state == "closed":
						want = "L"
					}
				}
				It(fmt.Sprintf("in the state %q: %s by %s results in %s", state, action, who, want), func() {
					s, r := running(), rulesAt(now)
					states[state](s)
					sound(s)
					s.Arrange(r.Calendar)
					r.ByCustomer = byCustomer
					before := s.Copy()
					allowed := slices.Contains(s.AllowedActions(r), action)
					events, changed, err := attempt(s, action, r)
					Expect(outcome(changed, err)).To(Equal(want))
					Expect(allowed).To(Equal(want == "ok"), "what is allowed is what works")
					if want != "ok" {
						return
					}
					sound(s)
					proper(events, before, s, action)
				})
			}
		}
	}
})

// proper fails the spec if events are out of order, if the history lacks any of them, or if the status
// changed without an event.
func proper(events []domain.Event, before, s *subscription.Subscription, action subscription.Action) {
	GinkgoHelper()
	if action == subscription.Retry {
		return
	}
	Expect(s.History).NotTo(BeEmpty(), "the history tells")
	keeps(events, before, s)
	last := ""
	for i, e := range events {
		if e.Object == domain.Entity(s) {
			last = string(e.Type)
			Expect(e.Before).NotTo(BeNil())
			Expect(e.Type == domain.SubscriptionStatusChanged && i == 0).To(BeFalse(), "the cause comes first")
		}
	}
	Expect(last == string(domain.SubscriptionStatusChanged)).To(Equal(before.Status != s.Status), "status_changed is the last one, where the status changed")
	for _, e := range events {
		if e.Type == domain.SubscriptionStatusChanged || e.Type == domain.SubscriptionCreated {
			continue
		}
		Expect(slices.ContainsFunc(s.History, func(h *subscription.SubscriptionHistoryEntry) bool { return h.EventType == e.Type && h.Message != "" })).To(BeTrue(), "the history has %s", e.Type)
	}
}

var _ = Describe("A new payment method", func() {
	for _, state := range []string{"retrying", "exhausted", "wants the customer", "failed", "owed", "failed and owed"} {
		It("causes an immediate retry of a subscription in the state "+state, func() {
			s, r := running(), rulesAt(now)
			states[state](s)
			s.RetryOn = nil
			_, changed, err := attempt(s, subscription.Update, r)
			Expect(err).NotTo(HaveOccurred())
			Expect(changed).To(BeTrue())
			Expect(s.RetryOn).To(HaveValue(Equal(now)))
			Expect(s.DunningState).To(Equal(subscription.Retrying))
		})
	}
})
