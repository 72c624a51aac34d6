package webhook

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ReplayStatus is how far a replay is.
type ReplayStatus string

const (
	ReplayQueued    ReplayStatus = "QUEUED"
	ReplayRunning   ReplayStatus = "RUNNING"
	ReplayCompleted ReplayStatus = "COMPLETED" // each of its deliveries has ended or is parked
	ReplayCancelled ReplayStatus = "CANCELLED"
)

var replayTransitions = domain.Transitions[ReplayStatus]{
	ReplayQueued:  {ReplayRunning, ReplayCancelled},
	ReplayRunning: {ReplayCompleted, ReplayCancelled},
}

// NoDelivery stands, among the delivery statuses of a replay, for events that
// have no delivery to the endpoint.
const NoDelivery DeliveryStatus = "NONE"

const (
	// ReplayBatch is how many deliveries one transaction makes at most.
	ReplayBatch = 500
	// ReplayLook is how many events one transaction looks at at most.
	ReplayLook = 2000
	// ReplayAhead is how many deliveries of a replay wait for their first attempt
	// at most: while the endpoint takes none, no more are made.
	ReplayAhead = 2000
	// replayKept is for how long a replay stays readable after it ended.
	replayKept = 90 * 24 * time.Hour
	// replayPoll is how long after a batch the next one is tried where the last
	// one could not go on, and replayWatch how often a replay is looked at whose
	// last deliveries are being retried.
	replayPoll  = 400 * time.Millisecond
	replayWatch = 10 * time.Second
	// replaySlots is how far ahead a replay with a rate plans its deliveries.
	replaySlots = time.Second
	// replayStall is how long a rate pauses when what it planned was not sent in
	// time, so that catching up and going on together do not exceed it.
	replayStall = 1500 * time.Millisecond
)

// WebhookReplay sends events to one endpoint again, oldest first, in batches.
type WebhookReplay struct {
	domain.Row
	CommandID        uuid.UUID `audit:"-"`
	EndpointID       int64
	Status           ReplayStatus
	CreatedFrom      *time.Time
	CreatedTo        time.Time
	EventTypes       EventFilters
	DeliveryStatuses []DeliveryStatus `gorm:"serializer:json"` // of the newest delivery; empty: any
	ObjectType       *string
	ObjectID         *int64
	RatePerSecond    *int
	EventCount       int
	// Cursor is the sequence up to which events have been looked at, Until the
	// last one that is.
	Cursor         int64      `audit:"-"`
	Until          int64      `audit:"-"`
	NextSlotOn     *time.Time `audit:"-"`
	QueuedCount    int        `audit:"-"`
	SucceededCount int        `audit:"-"`
	FailedCount    int        `audit:"-"`
	CancelledCount int        `audit:"-"`
	IsFinal        bool       `audit:"-"` // the counts are written and do not change any more
	DueOn          time.Time  `audit:"-"`
	StartedOn      *time.Time
	FinishedOn     *time.Time
}

// WebhookReplayRequest says what is to be sent again. EventTypes nil are the
// endpoint's, CreatedTo nil is now.
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

// WebhookReplayPreview is what a replay would send.
type WebhookReplayPreview struct {
	EndpointID   int64
	EventCount   int
	FirstEventOn *time.Time
	LastEventOn  *time.Time
	Types        []WebhookTypeCount // the most frequent first
}

// WebhookTypeCount counts events of a type.
type WebhookTypeCount struct {
	Type       domain.EventType
	EventCount int
}

// NewWebhookReplay makes a replay that has not begun.
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
			pointer = "/createdFrom" // it is in the future
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

// Running tells whether the replay holds its endpoint: there is one at a time.
func (r *WebhookReplay) Running() bool { return r.Status == ReplayQueued || r.Status == ReplayRunning }

// Looked tells whether every event has been looked at.
func (r *WebhookReplay) Looked() bool { return r.Cursor >= r.Until }

// Room is how many deliveries the next batch may make when waiting have been made
// and not been tried yet, and how far apart they go. No room with events left
// means that what is there has to be sent first.
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

// ReplayedBatch is what came of a batch.
type ReplayedBatch struct {
	Queued     int
	Cursor     int64
	NextSlotOn *time.Time // with a rate: behind the last one
}

// Advanced notes a batch and plans the next one.
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

// Watched plans the next look at a replay whose last deliveries are not through:
// often while they are tried for the first time, seldom while they are retried.
func (r *WebhookReplay) Watched(waiting int, now time.Time) {
	if r.DueOn = now.Add(replayWatch); waiting > 0 {
		r.DueOn = now.Add(replayPoll)
	}
}

// Complete ends a replay none of whose deliveries waits any more. Those that are
// parked may still get through: until that is over, nothing is final.
func (r *WebhookReplay) Complete(now time.Time) error {
	if err := replayTransitions.Check("replay", r.Status, ReplayCompleted); err != nil {
		return err
	}
	r.Status, r.FinishedOn, r.DueOn = ReplayCompleted, &now, now.Add(parkedFor+24*time.Hour)
	return nil
}

// Cancel ends a replay before its time; changed is false when that has happened
// already. What waits of it is cancelled by what it is due for now.
func (r *WebhookReplay) Cancel(now time.Time) (changed bool, err error) {
	if err := replayTransitions.Check("replay", r.Status, ReplayCancelled); err != nil || r.Status == ReplayCancelled {
		return false, err
	}
	r.Status, r.FinishedOn, r.DueOn = ReplayCancelled, &now, r.CreatedOn // at once, by any clock
	return true, nil
}

// Count fills the counts in from the replay's deliveries.
func (r *WebhookReplay) Count(n WebhookDeliveryCount) {
	r.SucceededCount, r.CancelledCount = n[DeliverySucceeded], n[DeliveryCancelled]
	r.FailedCount = n[DeliveryParked] + n[DeliveryExpired]
}

// Finalize keeps the counts for the rest of the replay's time.
func (r *WebhookReplay) Finalize(n WebhookDeliveryCount) {
	r.Count(n)
	r.IsFinal, r.DueOn = true, r.FinishedOn.Add(replayKept)
}

// Forgotten tells whether the replay's time is over.
func (r *WebhookReplay) Forgotten(now time.Time) bool { return r.IsFinal && !now.Before(r.DueOn) }

// Statuses names the delivery statuses that a replay looks for, for SQL.
func (r *WebhookReplay) Statuses() []string {
	out := make([]string, 0, len(r.DeliveryStatuses))
	for _, s := range r.DeliveryStatuses {
		if !slices.Contains(out, string(s)) {
			out = append(out, string(s))
		}
	}
	return out
}
