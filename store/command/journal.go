package command

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"
)

// journal has entries of a log that are not kept yet. What is logged never waits for
// that: entries are written behind it, and what does not fit is lost, counted and said.
type journal[T any] struct {
	what   string // in words
	most   int    // bytes that it holds
	size   func(T) int
	keep   func(context.Context, []T) error
	linger time.Duration // entries seldom come alone

	mu      sync.Mutex
	pending []T
	bytes   int
	lost    int
	said    time.Time // when it was last said that some are
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

// miss counts an entry that is left out.
func (j *journal[T]) miss() {
	j.mu.Lock()
	j.lost++
	j.mu.Unlock()
	j.wake()
}

func (j *journal[T]) wake() {
	select {
	case j.woken <- struct{}{}:
	default: // somebody was told already
	}
}

// take gives some of the pending entries, and how many were lost: at once, and then no
// more than once a minute.
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

// run keeps entries soon after they come, until the context ends.
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

// flush keeps what there is.
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

// KeepLogs writes calls to the outside and requests from there into their logs, soon
// after they were made, until the context ends.
func (s *Kernel) KeepLogs(ctx context.Context) {
	var both sync.WaitGroup
	both.Go(func() { s.calls.run(ctx) })
	both.Go(func() { s.requests.run(ctx) })
	both.Wait()
}

// FlushLogs writes what there is of calls to the outside and of requests into their
// logs.
func (s *Kernel) FlushLogs(ctx context.Context) error {
	return errors.Join(s.calls.flush(ctx), s.requests.flush(ctx))
}
