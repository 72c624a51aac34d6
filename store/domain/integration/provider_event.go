package integration

import "time"

const (
	// ProviderEventRetention is how long a processed event is kept.
	ProviderEventRetention = 30 * 24 * time.Hour
	// ProviderEventTries is the maximum number of attempts to process an event, over about two days.
	ProviderEventTries = 16
)

// ProviderEvent is a notification from a payment or commission service, as received. It names an
// object that changed at the service.
type ProviderEvent struct {
	ID                   int64 `gorm:"primaryKey;autoIncrement"`
	StoreID              int64
	CreatedOn            time.Time // time at which it was first received
	PaymentProviderID    *int64    // account of the event; nil means none
	CommissionProviderID *int64    // like PaymentProviderID; a task processes these events
	ProviderCode         string
	EventID              string // the service's id; unique per account
	EventType            string // in the service's terms
	Subject              string
	Reference            string // the service's id of the subject
	Body                 []byte
	DueOn                *time.Time // nil means processed or abandoned
	Attempts             int
	LastError            string
	EndedOn              *time.Time
}

// End records the result of an attempt to process the event. It ends the event or schedules a
// retry.
func (e *ProviderEvent) End(failure error, now time.Time) {
	e.Attempts++
	if failure == nil || e.Attempts >= ProviderEventTries {
		e.DueOn, e.EndedOn = nil, &now
	} else {
		due := now.Add(min(5*time.Second<<e.Attempts, 4*time.Hour))
		e.DueOn = &due
	}
	e.LastError = ""
	if failure != nil {
		e.LastError = cut(failure.Error(), maxError)
	}
}
