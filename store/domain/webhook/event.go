package webhook

import (
	"database/sql/driver"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// WebhookEvent is a stored event: the exact bytes that are signed and sent, together with metadata. It
// never changes.
type WebhookEvent struct {
	ID uuid.UUID `gorm:"primaryKey"`
	// Sequence increases with every event of an object, but not by one. The database assigns it.
	Sequence      int64 `gorm:"->"`
	StoreID       int64
	Type          domain.EventType
	ObjectType    string
	ObjectID      int64
	ObjectVersion int64
	Action        string
	ActorType     domain.ActorKind
	ActorID       int64
	APIVersion    string
	Payload       string
	Note          string // description of the change; not sent to endpoints
	CreatedOn     time.Time

	Livemode   bool                 `gorm:"-"` // copy of the store's Livemode, which never changes
	Deliveries []WebhookDelivery    `gorm:"-"`
	Counts     WebhookDeliveryCount `gorm:"-"`
}

// WebhookDeliveryCount counts the deliveries of an event by status.
type WebhookDeliveryCount map[DeliveryStatus]int

// WebhookEventFilter narrows a list of events. A zero field does not filter.
type WebhookEventFilter struct {
	Type           EventFilters // matches if any listed filter does; the lists below filter in the same way
	ObjectType     []string
	ObjectID       []int64
	EndpointID     []int64
	DeliveryStatus []DeliveryStatus
	SequenceAfter  int64
	CreatedFrom    *time.Time
	CreatedTo      *time.Time
}

// EventFilters select the events that an endpoint receives. A filter is a type (order.created), all types
// of an object (order.*), or every type of the specification (*). The filters are stored as a PostgreSQL
// array, so that the statement that records an event can find the endpoints.
type EventFilters []string

// AllEvents is the filter that matches every type of the specification.
const AllEvents = "*"

// Match reports whether the filters match a type.
func (f EventFilters) Match(t domain.EventType) bool {
	object, _, _ := strings.Cut(string(t), ".")
	return slices.ContainsFunc(f, func(filter string) bool {
		return filter == AllEvents && slices.Contains(domain.SpecifiedEventTypes(), t) || filter == string(t) || filter == object+".*"
	})
}

// ReadableBy lists the types that the filters match and that an actor may read, in the order of the
// specification. Empty filters match every type.
func (f EventFilters) ReadableBy(actor domain.Actor) []domain.EventType {
	return slices.DeleteFunc(domain.EventTypes(), func(t domain.EventType) bool {
		return len(f) > 0 && !f.Match(t) || !t.ReadableBy(actor)
	})
}

// CheckReader returns a Forbidden error unless the actor may read every type that the filters match.
// Every actor who chooses where events are sent must pass this check; otherwise the actor could read at
// the receiver what they may not read here.
func (f EventFilters) CheckReader(actor domain.Actor) error {
	for _, t := range domain.EventTypes() {
		if f.Match(t) {
			if err := t.CheckReader(actor, "To send events of type "); err != nil {
				return err
			}
		}
	}
	return nil
}

// Value returns the filters as a PostgreSQL text array. Validated filters need no quoting.
func (f EventFilters) Value() (driver.Value, error) { return "{" + strings.Join(f, ",") + "}", nil }

// Scan parses the array in which Value stored the filters.
func (f *EventFilters) Scan(src any) error {
	text, _ := src.(string)
	if len(text) < 2 {
		return fmt.Errorf("domain: cannot read event filters from %T", src)
	}
	*f = strings.Split(text[1:len(text)-1], ",")
	return nil
}

// check adds an error for each filter that matches no known type.
func (f EventFilters) check(r *domain.Refusals) {
	if len(f) == 0 {
		r.Add("/eventTypes", "At least one event type is needed.")
	}
	for i, filter := range f {
		if !slices.ContainsFunc(domain.EventTypes(), EventFilters{filter}.Match) {
			r.Add(fmt.Sprintf("/eventTypes/%d", i), "There is no event type %q.", filter)
		}
	}
}
