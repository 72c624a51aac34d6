package returns

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Copy returns a copy of the return. Later changes to the return do not affect the copy.
func (r *Return) Copy() *Return {
	c := *r
	c.Lines, c.Exceeds, c.Receipts, c.ExchangeLines = slices.Clone(r.Lines), slices.Clone(r.Exceeds), slices.Clone(r.Receipts), slices.Clone(r.ExchangeLines)
	return &c
}

// Created returns the events of a new return.
func (r *Return) Created() []domain.Event {
	events := []domain.Event{{Type: domain.ReturnRequested, Action: "return.requested", Object: r}}
	if r.Kind == Withdrawal {
		events = append(events, domain.Event{Type: domain.ReturnWithdrawalDeclared, Action: "return.withdrawal_declared", Object: r})
	}
	return events
}

// moved contains the action of the event for each status to which a return can change, except the first.
var moved = map[Status]domain.Event{
	Approved:  {Action: "return.approved"},
	Rejected:  {Action: "return.rejected"},
	InTransit: {Action: "return.sent"},
	Received:  {Action: "return.received"},
	Completed: {Action: "return.completed"},
	Cancelled: {Action: "return.cancelled"},
}

// Changed returns the events of a command that changed the return. The parameter before is a copy of the
// return before the command.
func (r *Return) Changed(before *Return) (events []domain.Event) {
	receipt := len(r.Receipts) > len(before.Receipts)
	if r.Status != before.Status {
		e := moved[r.Status]
		e.Type, e.Object, e.Before = domain.ReturnStatusChanged, r, before
		if receipt {
			after := r.Copy() // another event reports the units
			after.Lines = slices.Clone(before.Lines)
			e.After, before = after, after
		}
		events = append(events, e)
	}
	if receipt {
		events = append(events, domain.Event{Type: domain.ReturnReceived, Action: "return.received", Object: r, Before: before})
	}
	if before.ReplacementOrderID == nil && r.ReplacementOrderID != nil {
		events = append(events, domain.Event{Type: domain.ReturnExchanged, Action: "return.exchanged", Object: r, Before: before})
	}
	return events
}
