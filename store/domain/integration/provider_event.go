package integration

import "time"

const (
	// ProviderEventRetention is for how long an event is kept once it was worked off.
	ProviderEventRetention = 30 * 24 * time.Hour
	// ProviderEventTries is how often it is tried to work an event off: for some two days.
	ProviderEventTries = 16
)

// ProviderEvent is what a payment service or a commission service told by itself, as it
// came. It names something that changed there.
type ProviderEvent struct {
	ID                   int64 `gorm:"primaryKey;autoIncrement"`
	StoreID              int64
	CreatedOn            time.Time // when it came first
	PaymentProviderID    *int64    // whose it is, or nil
	CommissionProviderID *int64    // likewise; a task works off what these tell
	ProviderCode         string
	EventID              string // the service's; unique for the account
	EventType            string // in the service's words
	Subject              string
	Reference            string // the service's, of the subject
	Body                 []byte
	DueOn                *time.Time // nil: it was worked off, or given up
	Attempts             int
	LastError            string
	EndedOn              *time.Time
}

// End notes what came of an attempt to work the event off: it has ended, or is tried
// again later.
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
