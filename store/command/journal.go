package command

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// journalPause is the time for which the service's journals wait after a failed write.
const journalPause = time.Second

// journal buffers the entries of a log until run writes them. Adding an entry never waits for a write. The journal
// drops entries that do not fit in the buffer, counts the dropped entries, and reports their number in the service's
// own log.
type journal[T any] struct {
	what   string // name of the entries in messages
	most   int    // limit of the buffer, in bytes
	size   func(T) int
	keep   func(context.Context, []T) error
	linger time.Duration // run waits this long before a write, to collect more entries
	pause  time.Duration // run waits this long after a failed write

	mu      sync.Mutex
	pending []T
	bytes   int
	lost    int
	said    time.Time // time of the last report of lost entries
	woken   chan struct{}
	writing sync.Mutex
}

func (j *journal[T]) add(entry T) {
	j.mu.Lock()
	if n := j.size(entry); j.bytes+n > j.most {
		j.lost++
	} else {
		j.pending, j.bytes = append(j.pending, entry), j.bytes+n
	}
	j.mu.Unlock()
	j.wake()
}

// miss counts an entry as lost.
func (j *journal[T]) miss() {
	j.mu.Lock()
	j.lost++
	j.mu.Unlock()
	j.wake()
}

func (j *journal[T]) wake() {
	select {
	case j.woken <- struct{}{}:
	default: // a wake-up is already pending
	}
}

// take removes up to 200 pending entries and returns them. The result lost is the number of entries dropped since the
// last report. take reports lost entries at most once a minute; otherwise lost is 0.
func (j *journal[T]) take() (some []T, lost int) {
	const most = 200
	j.mu.Lock()
	defer j.mu.Unlock()
	some = j.pending[:min(most, len(j.pending))]
	j.pending = j.pending[len(some):]
	for _, entry := range some {
		j.bytes -= j.size(entry)
	}
	if j.lost > 0 && time.Since(j.said) >= time.Minute {
		lost, j.lost, j.said = j.lost, 0, time.Now()
	}
	return some, lost
}

// run writes entries soon after they arrive, until ctx ends.
func (j *journal[T]) run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-j.woken:
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(j.linger):
		}
		err := j.flush(ctx)
		if err == nil || ctx.Err() != nil {
			continue
		}
		slog.WarnContext(ctx, j.what+" were not logged", "error", err)
		select {
		case <-ctx.Done():
		case <-time.After(j.pause):
			j.wake() // entries may be pending
		}
	}
}

// flush writes all pending entries. If the database is unreachable or busy, the entries of a failed write stay pending.
// After any other failure, flush writes the entries one by one and drops only those that fail.
func (j *journal[T]) flush(ctx context.Context) error {
	j.writing.Lock()
	defer j.writing.Unlock()
	var failed error
	for {
		some, lost := j.take()
		if lost > 0 {
			slog.ErrorContext(ctx, j.what+" were not logged: there were too many", "count", lost)
		}
		if len(some) == 0 {
			return failed
		}
		err := j.keep(ctx, some)
		if err != nil && !passes(ctx, err) && len(some) > 1 {
			some, err = j.keepEach(ctx, some)
		}
		switch {
		case err == nil:
		case passes(ctx, err):
			j.restore(some)
			return errors.Join(failed, fmt.Errorf("%d of them wait: %w", len(some), err))
		default:
			failed = errors.Join(failed, fmt.Errorf("%d of them are lost: %w", len(some), err))
		}
	}
}

// keepEach writes entries one by one. It returns the entries that were not written, and the first error. It stops at a
// temporary error, and then returns only the entries that run should write later.
func (j *journal[T]) keepEach(ctx context.Context, entries []T) (left []T, first error) {
	for i := range entries {
		err := j.keep(ctx, entries[i:i+1])
		if err != nil && passes(ctx, err) {
			return entries[i:], err
		}
		if err != nil {
			if left = append(left, entries[i]); first == nil {
				first = err
			}
		}
	}
	return left, first
}

// passes reports whether a failed write may succeed later, because the database is unreachable or busy or the process
// is stopping.
func passes(ctx context.Context, err error) bool {
	code := domain.CodeOf(err)
	return code == domain.Busy || code == domain.Unavailable || ctx.Err() != nil
}

// restore puts entries that take has returned in front of the pending entries. It drops entries beyond the limit of the
// buffer and counts them as lost.
func (j *journal[T]) restore(entries []T) {
	j.mu.Lock()
	defer j.mu.Unlock()
	kept := make([]T, 0, len(entries)+len(j.pending))
	for _, entry := range entries {
		if n := j.size(entry); j.bytes+n > j.most {
			j.lost++
		} else {
			kept, j.bytes = append(kept, entry), j.bytes+n
		}
	}
	j.pending = append(kept, j.pending...)
}
