package webhook

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ReplayStatus is the state of a replay.
type ReplayStatus string

const (
	ReplayQueued    ReplayStatus = "QUEUED"
	ReplayRunning   ReplayStatus = "RUNNING"
	ReplayCompleted ReplayStatus = "COMPLETED" // each delivery of the replay has ended or is parked
	ReplayCancelled ReplayStatus = "CANCELLED"
)

var replayTransitions = domain.Transitions[ReplayStatus]{
	ReplayQueued:  {ReplayRunning, ReplayCancelled},
	ReplayRunning: {ReplayCompleted, ReplayCancelled},
}

// NoDelivery stands, in a replay's filter of delivery statuses, for events that have no delivery to the
// endpoint.
const NoDelivery DeliveryStatus = "NONE"

const (
	// ReplayBatch is the maximum number of deliveries that one transaction creates.
	ReplayBatch = 500
	// ReplayLook is the maximum number of events that one transaction reads.
	ReplayLook = 2000
	// ReplayAhead is the maximum number of a replay's deliveries that wait for their first attempt. While
	// the endpoint accepts no deliveries, no more are created.
	ReplayAhead = 2000
	// replayKept is how long a replay stays readable after its end.
	replayKept = 90 * 24 * time.Hour
	// replayPoll is the delay before the next batch if the last batch could not continue. replayWatch is
	// the interval between checks while the last deliveries are retried.
	replayPoll  = 400 * time.Millisecond
	replayWatch = 10 * time.Second
	// replaySlots is how far ahead a replay with a rate plans its deliveries.
	replaySlots = time.Second
	// replayStall is how long a replay with a rate pauses if its planned deliveries were not sent in
	// time. Without the pause, late and new deliveries together would exceed the rate.
	replayStall = 1500 * time.Millisecond
)

// WebhookReplay sends earlier events to an endpoint again, in batches, oldest first.
type WebhookReplay struct {
	domain.Row
	CommandID        uuid.UUID `audit:"-"`
	EndpointID       int64
	Status           ReplayStatus
	CreatedFrom      *time.Time
	CreatedTo        time.Time
	EventTypes       EventFilters
	DeliveryStatuses []DeliveryStatus `gorm:"serializer:json"` // statuses of an event's newest delivery; empty for any
	ObjectType       *string
	ObjectID         *int64
	RatePerSecond    *int
	EventCount       int
	// Cursor is the sequence number up to which events have been read, and Until is the last one to read.
	Cursor         int64      `audit:"-"`
	Until          int64      `audit:"-"`
	NextSlotOn     *time.Time `audit:"-"`
	QueuedCount    int        `audit:"-"`
	SucceededCount int        `audit:"-"`
	FailedCount    int        `audit:"-"`
	CancelledCount int        `audit:"-"`
	IsFinal        bool       `audit:"-"` // whether the counts are stored and no longer change
	DueOn          time.Time  `audit:"-"`
	StartedOn      *time.Time
	FinishedOn     *time.Time
}

// WebhookReplayRequest selects the events of a replay. nil EventTypes means the endpoint's event
// types, and nil CreatedTo means now.
type WebhookReplayRequest struct {
	EndpointID       int64
	CreatedFrom      *time.Time
	CreatedTo        *time.Time
	EventTypes       EventFilters
	DeliveryStatuses []DeliveryStatus
	ObjectType       *string
	ObjectID         *int64
	RatePerSecond    *int
}

// WebhookReplayPreview describes the events that a replay would send.
type WebhookReplayPreview struct {
	EndpointID   int64
	EventCount   int
	FirstEventOn *time.Time
	LastEventOn  *time.Time
	Types        []WebhookTypeCount // the most frequent type comes first
}

// WebhookTypeCount is the number of events of one type.
type WebhookTypeCount struct {
	Type       domain.EventType
	EventCount int
}

// NewWebhookReplay returns a queued replay.
func NewWebhookReplay(req WebhookReplayRequest, endpoint *WebhookEndpoint, actor domain.Actor, now time.Time) (*WebhookReplay, error) {
	r := &WebhookReplay{
		CommandID: actor.CommandID, EndpointID: endpoint.ID, Status: ReplayQueued, CreatedFrom: req.CreatedFrom, CreatedTo: now, EventTypes: req.EventTypes,
		DeliveryStatuses: req.DeliveryStatuses, ObjectType: req.ObjectType, ObjectID: req.ObjectID, RatePerSecond: req.RatePerSecond, DueOn: now,
	}
	if req.CreatedTo != nil {
		r.CreatedTo = *req.CreatedTo
	}
	var refused domain.Refusals
	if req.CreatedFrom == nil && req.EventTypes == nil && len(req.DeliveryStatuses) == 0 && req.ObjectType == nil && req.ObjectID == nil {
		refused.Add("", "Say what to replay: createdFrom, eventTypes, deliveryStatuses or objectType.")
	}
	if req.ObjectID != nil && req.ObjectType == nil {
		refused.Add("/objectId", "An objectId needs its objectType.")
	}
	if r.CreatedFrom != nil && !r.CreatedTo.After(*r.CreatedFrom) {
		pointer := "/createdTo"
		if req.CreatedTo == nil {
			pointer = "/createdFrom" // createdFrom itself is in the future
		}
		refused.Add(pointer, "createdTo must be after createdFrom.")
	}
	if r.EventTypes == nil {
		r.EventTypes = endpoint.EventTypes
	} else {
		r.EventTypes.check(&refused)
	}
	if r.DeliveryStatuses == nil {
		r.DeliveryStatuses = []DeliveryStatus{}
	}
	return r, refused.Err()
}

// Running reports whether the replay is queued or running. An endpoint has at most one such
// replay.
func (r *WebhookReplay) Running() bool { return r.Status == ReplayQueued || r.Status == ReplayRunning }

// Looked reports whether all events have been read.
func (r *WebhookReplay) Looked() bool { return r.Cursor >= r.Until }

// Room returns the maximum number of deliveries in the next batch, and the time between them. The
// parameter waiting is the number of deliveries without a first attempt. If events are left and room is
// 0, existing deliveries must be sent first.
func (r *WebhookReplay) Room(waiting int, now time.Time) (room int, apart time.Duration) {
	if r.RatePerSecond == nil {
		return max(0, min(ReplayBatch, ReplayAhead-waiting)), 0
	}
	apart = time.Second / time.Duration(*r.RatePerSecond)
	if waiting > *r.RatePerSecond+1 {
		if stalled := now.Add(replayStall); r.NextSlotOn == nil || stalled.After(*r.NextSlotOn) {
			r.NextSlotOn = &stalled
		}
		return 0, apart
	}
	ahead := replaySlots
	if r.NextSlotOn != nil && r.NextSlotOn.After(now) {
		ahead -= r.NextSlotOn.Sub(now)
	}
	return max(0, min(ReplayBatch, int((ahead+apart-1)/apart))), apart
}

// ReplayedBatch is the result of a batch of a replay.
type ReplayedBatch struct {
	Queued     int
	Cursor     int64
	NextSlotOn *time.Time // with a rate: time of the slot after the last delivery
}

// Advanced records a batch, and schedules the next one.
func (r *WebhookReplay) Advanced(b ReplayedBatch, now time.Time) error {
	if err := replayTransitions.Check("replay", r.Status, ReplayRunning); err != nil {
		return err
	}
	if r.Status = ReplayRunning; r.StartedOn == nil {
		r.StartedOn = &now
	}
	moved := b.Cursor > r.Cursor
	r.QueuedCount += b.Queued
	r.Cursor = max(r.Cursor, b.Cursor)
	if b.NextSlotOn != nil {
		r.NextSlotOn = b.NextSlotOn
	}
	if r.DueOn = now; !moved || r.RatePerSecond != nil {
		r.DueOn = now.Add(replayPoll)
	}
	return nil
}

// Watched schedules the next check of a replay whose last deliveries are not finished: soon if first
// attempts are waiting, later if deliveries are being retried.
func (r *WebhookReplay) Watched(waiting int, now time.Time) {
	if r.DueOn = now.Add(replayWatch); waiting > 0 {
		r.DueOn = now.Add(replayPoll)
	}
}

// Complete ends a replay that has no waiting deliveries. Parked deliveries may still succeed, so the
// counts are final only after all parked deliveries have expired.
func (r *WebhookReplay) Complete(now time.Time) error {
	if err := replayTransitions.Check("replay", r.Status, ReplayCompleted); err != nil {
		return err
	}
	r.Status, r.FinishedOn, r.DueOn = ReplayCompleted, &now, now.Add(parkedFor+24*time.Hour)
	return nil
}

// Cancel ends a replay early; changed is false if it was already canceled. The replay becomes due at
// once, and the next run cancels its waiting deliveries.
func (r *WebhookReplay) Cancel(now time.Time) (changed bool, err error) {
	if err := replayTransitions.Check("replay", r.Status, ReplayCancelled); err != nil || r.Status == ReplayCancelled {
		return false, err
	}
	r.Status, r.FinishedOn, r.DueOn = ReplayCancelled, &now, r.CreatedOn // due at once by every process's clock
	return true, nil
}

// Count sets the counts of the replay from its deliveries.
func (r *WebhookReplay) Count(n WebhookDeliveryCount) {
	r.SucceededCount, r.CancelledCount = n[DeliverySucceeded], n[DeliveryCancelled]
	r.FailedCount = n[DeliveryParked] + n[DeliveryExpired]
}

// Finalize sets the final counts, and the time until which the replay is stored.
func (r *WebhookReplay) Finalize(n WebhookDeliveryCount) {
	r.Count(n)
	r.IsFinal, r.DueOn = true, r.FinishedOn.Add(replayKept)
}

// Forgotten reports whether the replay's retention has ended.
func (r *WebhookReplay) Forgotten(now time.Time) bool { return r.IsFinal && !now.Before(r.DueOn) }

// Statuses returns the delivery statuses of the replay's filter without duplicates, for SQL.
func (r *WebhookReplay) Statuses() []string {
	out := make([]string, 0, len(r.DeliveryStatuses))
	for _, s := range r.DeliveryStatuses {
		if !slices.Contains(out, string(s)) {
			out = append(out, string(s))
		}
	}
	return out
}
