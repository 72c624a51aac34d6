package domain

import (
	"sync/atomic"
	"time"
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
