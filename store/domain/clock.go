package domain

import (
	"encoding/binary"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
)

// Clock returns the current time. In production it is the machine's clock; tests set it ahead with
// Advance. PostgreSQL compares leases and due times with its own clock plus Offset, so the clocks of
// server processes may differ.
type Clock struct{ offset atomic.Int64 }

// Now returns the current time in UTC, truncated to milliseconds, the precision of the API.
func (c *Clock) Now() time.Time { return time.Now().Add(c.Offset()).UTC().Truncate(time.Millisecond) }

// Offset returns how far the clock is set ahead; 0 in production.
func (c *Clock) Offset() time.Duration { return time.Duration(c.offset.Load()) }

// Advance sets the clock ahead by d. It is for tests.
func (c *Clock) Advance(d time.Duration) { c.offset.Add(int64(d)) }

var locations sync.Map // by name; cached because LoadLocation reads files

// Location returns the time zone with an IANA name, or UTC if the name is unknown.
func Location(name string) *time.Location {
	if known, ok := locations.Load(name); ok {
		return known.(*time.Location)
	}
	l, err := time.LoadLocation(name)
	if err != nil {
		return time.UTC // not cached, because the number of unknown names is unlimited
	}
	locations.Store(name, l)
	return l
}

// ClockSkew is the duration by which a caller's clock may be ahead of this service's clock.
const ClockSkew = 5 * time.Minute

// CheckPast returns an error if a past event has a time more than ClockSkew after now. The parameter at is the time of
// the event, and pointer is its JSON pointer in the body. A nil at is valid.
func CheckPast(pointer string, at *time.Time, now time.Time) error {
	var r Refusals
	r.Past(pointer, at, now)
	return r.Err()
}

// Past adds the error of CheckPast, if any, to the refusals.
func (r *Refusals) Past(pointer string, at *time.Time, now time.Time) {
	if at != nil && at.After(now.Add(ClockSkew)) {
		r.Add(pointer, "This is when it happened: it cannot lie in the future.")
	}
}

// NewID returns a version 7 UUID for the clock's current time. The ids of one process increase with every
// call unless the clock is set back.
func (c *Clock) NewID() uuid.UUID {
	id := uuid.Must(uuid.NewV7())
	head := binary.BigEndian.Uint64(id[:])
	binary.BigEndian.PutUint64(id[:], uint64(int64(head>>16)+c.Offset().Milliseconds())<<16|head&0xffff)
	return id
}

// LowestID returns the lowest version 7 UUID of the millisecond of a time. For times before 1970 it returns that of
// 1970.
func LowestID(at time.Time) (id uuid.UUID) {
	binary.BigEndian.PutUint64(id[:], uint64(max(at.UnixMilli(), 0))<<16)
	return id
}

// TimeOfID returns the creation time in a version 7 UUID, in UTC, to the millisecond.
func TimeOfID(id uuid.UUID) time.Time {
	return time.UnixMilli(int64(binary.BigEndian.Uint64(id[:]) >> 16)).UTC()
}
