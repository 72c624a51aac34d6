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

// WebhookEvent is an event as it is kept: the exact bytes that are signed and
// sent, with what stands beside them. It never changes.
type WebhookEvent struct {
	ID uuid.UUID `gorm:"primaryKey"`
	// Sequence rises with every event of an object, with gaps; the database gives it.
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
	Note          string // what changed, in words; no webhook has it
	CreatedOn     time.Time

	Livemode   bool                 `gorm:"-"` // the store's, which never changes
	Deliveries []WebhookDelivery    `gorm:"-"`
	Counts     WebhookDeliveryCount `gorm:"-"`
}

// WebhookDeliveryCount counts an event's deliveries by status.
type WebhookDeliveryCount map[DeliveryStatus]int

// WebhookEventFilter narrows a list of events. Zero values narrow nothing.
type WebhookEventFilter struct {
	Type           EventFilters // any of them; so are those below
	ObjectType     []string
	ObjectID       []int64
	EndpointID     []int64
	DeliveryStatus []DeliveryStatus
	SequenceAfter  int64
	CreatedFrom    *time.Time
	CreatedTo      *time.Time
}

// EventFilters say which events an endpoint wants: a type (order.created), all
// types of an object (order.*), or everything (*). They are kept as an array of
// PostgreSQL, so that recording an event finds the endpoints that want it.
type EventFilters []string

// AllEvents is the filter that everything passes.
const AllEvents = "*"

// Match tells whether the filters let a type pass.
func (f EventFilters) Match(t domain.EventType) bool {
	object, _, _ := strings.Cut(string(t), ".")
	return slices.ContainsFunc(f, func(filter string) bool {
		return filter == AllEvents || filter == string(t) || filter == object+".*"
	})
}

// Value is an array of text; no filter that was checked needs quoting.
func (f EventFilters) Value() (driver.Value, error) { return "{" + strings.Join(f, ",") + "}", nil }

// Scan reads what Value wrote.
func (f *EventFilters) Scan(src any) error {
	text, _ := src.(string)
	if len(text) < 2 {
		return fmt.Errorf("domain: cannot read event filters from %T", src)
	}
	*f = strings.Split(text[1:len(text)-1], ",")
	return nil
}

// check refuses filters that no known type passes.
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
