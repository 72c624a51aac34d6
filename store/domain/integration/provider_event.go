package integration

import "time"

const (
	// ProviderEventRetention is how long a processed event is stored.
	ProviderEventRetention = 30 * 24 * time.Hour
	// ProviderEventTries is the maximum number of attempts to process an event, over about two days.
	ProviderEventTries = 16
)

// ProviderEvent is a stored notification from a payment or commission service. The notification names an
// object that changed at the service.
type ProviderEvent struct {
	ID                   int64 `gorm:"primaryKey;autoIncrement"`
	StoreID              int64
	CreatedOn            time.Time // time at which the event was first received
	PaymentProviderID    *int64    // payment account of the event; nil means none
	CommissionProviderID *int64    // commission account of the event; a task processes such events
	ProviderCode         string
	EventID              string // id that the service assigned; unique per account
	EventType            string // type as the service names it
	Subject              string
	Reference            string // id that the service uses for the changed object
	Body                 []byte
	DueOn                *time.Time // nil means processed or abandoned
	Attempts             int
	LastError            string
	EndedOn              *time.Time
}

// End records the result of an attempt to process the event: either the event ends, or a retry is
// scheduled.
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
