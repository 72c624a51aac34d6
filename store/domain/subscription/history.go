package subscription

import (
	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SubscriptionHistoryEntry is an entry in a subscription's history. An entry is stored as long as the
// subscription; the corresponding event is deleted after some months.
type SubscriptionHistoryEntry struct {
	domain.Row
	SubscriptionID int64
	CommandID      uuid.UUID        // id of the request; set when the entry is stored
	EventType      domain.EventType // type of the corresponding event; empty means that there is no event
	Action         string
	ActorKind      domain.ActorKind // actor of the entry; set when the entry is stored
	ActorID        int64
	Message        string  // text in English
	Reason         *string `audit:"secret"` // as entered by its author
	// CutoffOverridden reports whether an administrator made the change after the plan's
	// cutoff.
	CutoffOverridden bool
	OrderID          *int64

	AuthorName string `gorm:"-"` // set when the entry is shown; empty means unknown
}

// Author returns the author of the entry.
func (e *SubscriptionHistoryEntry) Author() domain.Author {
	return domain.Author{Kind: e.ActorKind, ID: e.ActorID}
}

// note adds an entry to the history. The entry is stored together with the subscription.
func (s *Subscription) note(kind domain.EventType, action, message string, reason *string, orderID *int64) {
	s.History = append(s.History, &SubscriptionHistoryEntry{EventType: kind, Action: action, Message: message, Reason: reason, OrderID: orderID})
}

// happened adds a history entry for a change and returns the change's event. The parameter before is the
// earlier state; nil means that the subscription is new.
func (s *Subscription) happened(kind domain.EventType, action, message string, reason *string, before *Subscription) domain.Event {
	s.note(kind, action, message, reason, nil)
	e := domain.Event{Type: kind, Action: action, Object: s}
	if before != nil {
		e.Before = before
	}
	return e
}

// moved returns the event for a changed status. Callers return it after the subscription's other events. It adds no
// history entry.
func (s *Subscription) moved(action string, before *Subscription) domain.Event {
	return domain.Event{Type: domain.SubscriptionStatusChanged, Action: action, Object: s, Before: before}
}
