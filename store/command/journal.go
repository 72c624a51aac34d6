package command

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"
)

// journal buffers the entries of a log until run writes them. Adding an entry never waits for the write. The
// journal drops entries that do not fit, counts them, and reports the count in the service's own log.
type journal[T any] struct {
	what   string // names the entries in messages
	most   int    // limit of the buffer, in bytes
	size   func(T) int
	keep   func(context.Context, []T) error
	linger time.Duration // run waits this long before a write, to collect more entries

	mu      sync.Mutex
	pending []T
	bytes   int
	lost    int
	said    time.Time // when lost entries were last reported
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

// take removes up to 200 pending entries and returns them. lost is the number of entries dropped since the
// last report. take reports them at most once a minute; otherwise lost is 0.
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
		if err := j.flush(ctx); err != nil && ctx.Err() == nil {
			slog.WarnContext(ctx, j.what+" were not logged", "error", err)
		}
	}
}

// flush writes all pending entries. The entries of a failed write are lost.
func (j *journal[T]) flush(ctx context.Context) error {
	j.writing.Lock()
	defer j.writing.Unlock()
	for {
		some, lost := j.take()
		if lost > 0 {
			slog.ErrorContext(ctx, j.what+" were not logged: there were too many", "count", lost)
		}
		if len(some) == 0 {
			return nil
		}
		if err := j.keep(ctx, some); err != nil {
			return fmt.Errorf("%d of them: %w", len(some), err)
		}
	}
}
