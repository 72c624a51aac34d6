package subscription

import (
	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SubscriptionHistoryEntry is an entry in a subscription's history. Entries are kept as long as the
// subscription. The corresponding events are deleted after some months.
type SubscriptionHistoryEntry struct {
	domain.Row
	SubscriptionID int64
	CommandID      uuid.UUID        // the request's; set when the entry is stored
	EventType      domain.EventType // of the corresponding event; empty means none
	Action         string
	ActorKind      domain.ActorKind // the actor; set when the entry is stored
	ActorID        int64
	Message        string  // in English
	Reason         *string `audit:"secret"` // as entered by its author
	// CutoffOverridden reports whether an administrator made the change after the plan's
	// cutoff.
	CutoffOverridden bool
	OrderID          *int64

	AuthorName string `gorm:"-"` // set if the entry is shown; empty means unknown
}

// Author returns the actor of the entry.
func (e *SubscriptionHistoryEntry) Author() domain.Author {
	return domain.Author{Kind: e.ActorKind, ID: e.ActorID}
}

// note adds an entry to the history, which is stored with the subscription.
func (s *Subscription) note(kind domain.EventType, action, message string, reason *string, orderID *int64) {
	s.History = append(s.History, &SubscriptionHistoryEntry{EventType: kind, Action: action, Message: message, Reason: reason, OrderID: orderID})
}

// happened adds a history entry and returns the event of a change. before is the earlier
// state; nil means that the subscription is new.
func (s *Subscription) happened(kind domain.EventType, action, message string, reason *string, before *Subscription) domain.Event {
	s.note(kind, action, message, reason, nil)
	e := domain.Event{Type: kind, Action: action, Object: s}
	if before != nil {
		e.Before = before
	}
	return e
}

// moved returns the event of a status change, which is the last event of a change. It adds
// no history entry.
func (s *Subscription) moved(action string, before *Subscription) domain.Event {
	return domain.Event{Type: domain.SubscriptionStatusChanged, Action: action, Object: s, Before: before}
}
