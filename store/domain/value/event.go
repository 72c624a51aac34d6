package value

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Report is the object of an event: an account, and the entry that the event reports.
type Report struct {
	Account
	Entry *StoredValueEntry // nil means that the event changes no balance
}

// History is the work of one transaction on an account.
type History struct {
	Account Account // the account at the end of the transaction
	// Before is a copy of the account from before its changes. If the transaction inserted the account, it is a copy of
	// the inserted row.
	Before   Account
	Inserted bool
	Entries  []*StoredValueEntry // entries in the order in which they were posted
}

// entryEvents maps entry types to their events. HOLD and RELEASE fire none: the value of the account stays the same.
var entryEvents = map[EntryType]domain.Event{
	Issue:   {Type: domain.StoredValueIssued, Action: "stored_value.issued"},
	Capture: {Type: domain.StoredValueRedeemed, Action: "stored_value.redeemed"},
	Refund:  {Type: domain.StoredValueRefunded, Action: "stored_value.refunded"},
	Cancel:  {Type: domain.StoredValueAdjusted, Action: "stored_value.cancelled"},
	Restore: {Type: domain.StoredValueAdjusted, Action: "stored_value.restored"},
	Expire:  {Type: domain.StoredValueExpired, Action: "stored_value.expired"},
	Adjust:  {Type: domain.StoredValueAdjusted, Action: "stored_value.adjusted"},
}

// Events returns the events of the transaction for the account: one for each entry that changes the balance, followed
// by those of other changes. All of them show the account at the end of the transaction and all of its changes.
func (h *History) Events() (events []domain.Event) {
	add := func(e domain.Event, entry *StoredValueEntry) {
		e.Object = &Report{h.Account, entry}
		if h.created() {
			e.After = &Report{h.Before, entry}
		} else {
			e.Before = &Report{h.Before, entry}
		}
		events = append(events, e)
	}
	for _, entry := range h.Entries {
		if e, ok := entryEvents[entry.Type]; ok {
			add(e, entry)
		}
	}
	now, ok := h.Account.(*GiftCard)
	if !ok {
		return events
	}
	before := h.Before.(*GiftCard)
	if e := moved(before.Status, now.Status); e.Action != "" {
		add(e, nil)
	}
	if len(events) == 0 && !sameTime(before.ExpiresOn, now.ExpiresOn) {
		add(domain.Event{Type: domain.StoredValueAdjusted, Action: "stored_value.expiry_changed"}, nil)
	}
	if before.DeliveryStatus != Failed && now.DeliveryStatus == Failed {
		add(domain.Event{Type: domain.StoredValueDeliveryFailed, Action: "stored_value.delivery_failed"}, nil)
	}
	return events
}

// created reports whether no earlier event can have shown the account. The first change of store credit creates its
// account, so an account in its first version is new.
func (h *History) created() bool {
	return h.Inserted || h.Before.Kind() == KindStoreCredit && h.Before.Stored().Version == 1
}

// moved returns the event for a change of a card's status; an event without an action means that the status did not
// change.
func moved(from, to Status) domain.Event {
	switch {
	case from == to:
		return domain.Event{}
	case to == Disabled:
		return domain.Event{Type: domain.StoredValueStatusChanged, Action: "stored_value.disabled"}
	case to == Expired:
		return domain.Event{Type: domain.StoredValueStatusChanged, Action: "stored_value.expired"}
	case from == Expired:
		return domain.Event{Type: domain.StoredValueStatusChanged, Action: "stored_value.reactivated"}
	}
	return domain.Event{Type: domain.StoredValueStatusChanged, Action: "stored_value.enabled"}
}

func sameTime(a, b *time.Time) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Equal(*b)
}

// Reported returns the status in events: SPENT for an active card without balance. Unlike Shown it does not depend on
// the time, so a card is EXPIRED only after the event of its expiry.
func (c *GiftCard) Reported() Status {
	if c.Status == Active && c.Balance.IsZero() {
		return Spent
	}
	return c.Status
}
