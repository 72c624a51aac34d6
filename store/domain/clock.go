package domain

import (
	"encoding/binary"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
)

// Clock tells the time. Tests set it ahead with Advance; in production it is
// the machine's. Leases and due times are compared by PostgreSQL's clock plus
// Offset, so that server processes need not agree among themselves.
type Clock struct{ offset atomic.Int64 }

// Now is the time in UTC, at the millisecond that the wire shows.
func (c *Clock) Now() time.Time { return time.Now().Add(c.Offset()).UTC().Truncate(time.Millisecond) }

// Offset is how far the clock was set ahead; 0 in production.
func (c *Clock) Offset() time.Duration { return time.Duration(c.offset.Load()) }

// Advance sets the clock ahead, for tests.
func (c *Clock) Advance(d time.Duration) { c.offset.Add(int64(d)) }

var locations sync.Map // by name: they are read from files

// Location is the time zone of a name, and UTC where there is none of it.
func Location(name string) *time.Location {
	if known, ok := locations.Load(name); ok {
		return known.(*time.Location)
	}
	l, err := time.LoadLocation(name)
	if err != nil {
		return time.UTC // and not kept: anything may be no name
	}
	locations.Store(name, l)
	return l
}

// ClockSkew is how far ahead of ours another's clock may be.
const ClockSkew = 5 * time.Minute

// CheckPast refuses a moment, named by pointer, at which something is said to have
// happened and which is still to come; nil is no moment.
func CheckPast(pointer string, at *time.Time, now time.Time) error {
	var r Refusals
	r.Past(pointer, at, now)
	return r.Err()
}

// Past is CheckPast among other refusals.
func (r *Refusals) Past(pointer string, at *time.Time, now time.Time) {
	if at != nil && at.After(now.Add(ClockSkew)) {
		r.Add(pointer, "This is when it happened: it cannot lie in the future.")
	}
}

// NewID makes a UUID of version 7, whose time is the clock's. It rises with every
// call in this process, as long as the clock is not set.
func (c *Clock) NewID() uuid.UUID {
	id := uuid.Must(uuid.NewV7())
	head := binary.BigEndian.Uint64(id[:])
	binary.BigEndian.PutUint64(id[:], uint64(int64(head>>16)+c.Offset().Milliseconds())<<16|head&0xffff)
	return id
}

// LowestID is the lowest UUID of version 7 that a moment has; none is before 1970.
func LowestID(at time.Time) (id uuid.UUID) {
	binary.BigEndian.PutUint64(id[:], uint64(max(at.UnixMilli(), 0))<<16)
	return id
}

// TimeOfID is when a UUID of version 7 was made, to the millisecond.
func TimeOfID(id uuid.UUID) time.Time {
	return time.UnixMilli(int64(binary.BigEndian.Uint64(id[:]) >> 16)).UTC()
}
