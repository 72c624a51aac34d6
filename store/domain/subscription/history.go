package subscription

import (
	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SubscriptionHistoryEntry is something that happened to a subscription. Entries are
// kept for as long as the subscription: the events that tell the same go after months.
type SubscriptionHistoryEntry struct {
	domain.Row
	SubscriptionID int64
	CommandID      uuid.UUID        // of the request; set when it is stored, as is who did it
	EventType      domain.EventType // that told of it; empty without one
	Action         string
	ActorKind      domain.ActorKind // who did it; set when it is stored
	ActorID        int64
	Message        string  // an English sentence
	Reason         *string `audit:"secret"` // as somebody wrote it
	// CutoffOverridden says that an administrator did it inside the plan's cutoff.
	CutoffOverridden bool
	OrderID          *int64

	AuthorName string `gorm:"-"` // where it is shown; empty: nobody knows
}

// Author is who did it.
func (e *SubscriptionHistoryEntry) Author() domain.Author {
	return domain.Author{Kind: e.ActorKind, ID: e.ActorID}
}

// note adds an entry to the history, which is stored with the subscription.
func (s *Subscription) note(kind domain.EventType, action, message string, reason *string, orderID *int64) {
	s.History = append(s.History, &SubscriptionHistoryEntry{EventType: kind, Action: action, Message: message, Reason: reason, OrderID: orderID})
}

// happened is the event that tells of a change, which the history has as well; before
// is the subscription as it was, nil for a new one.
func (s *Subscription) happened(kind domain.EventType, action, message string, reason *string, before *Subscription) domain.Event {
	s.note(kind, action, message, reason, nil)
	e := domain.Event{Type: kind, Action: action, Object: s}
	if before != nil {
		e.Before = before
	}
	return e
}

// moved is the event that tells of another status, the last one of a change. The
// history has what caused it.
func (s *Subscription) moved(action string, before *Subscription) domain.Event {
	return domain.Event{Type: domain.SubscriptionStatusChanged, Action: action, Object: s, Before: before}
}
