package app

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/repo"
)

// Outage is a log handler that logs an outage of the database only once. While the database is unreachable, every job,
// request and dispatcher fails, and would log the outage many times a second.
//
// If the attribute "error" of a record says that the database is unreachable, the handler checks the database. If the
// check fails, the handler logs the outage and drops all such records until a check succeeds. Then it logs how long the
// outage took and how many records it dropped. If the first check succeeds, it logs the record itself: one statement
// was too slow, or no connection was free.
type Outage struct {
	slog.Handler
	*outage
}

// outage is the state that all handlers derived from one Outage share.
type outage struct {
	log   *slog.Logger                // logs the outage itself, without a record's attributes
	check func(context.Context) error // nil means that the handler logs all records
	pause time.Duration               // time between two checks

	mu       sync.Mutex
	watching bool            // a check is running, or the latest check has failed
	away     bool            // the latest check has failed
	held     []func()        // functions that log the records which wait for the first check
	dropped  int             // number of dropped records
	ctx      context.Context // context of the checks
	checks   sync.WaitGroup
}

// mostHeld is the maximum number of records that wait for a check. The handler drops further records.
const mostHeld = 1000

// NewOutage returns a handler that logs with the given handler. Until the service has started, it logs all records.
func NewOutage(next slog.Handler) Outage {
	return Outage{next, &outage{log: slog.New(next), pause: time.Second}}
}

// watch makes the handler check the database until ctx ends.
func (o *outage) watch(ctx context.Context, check func(context.Context) error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.ctx, o.check = ctx, check
}

// WithAttrs implements slog.Handler.
func (o Outage) WithAttrs(attrs []slog.Attr) slog.Handler {
	return Outage{o.Handler.WithAttrs(attrs), o.outage}
}

// WithGroup implements slog.Handler.
func (o Outage) WithGroup(name string) slog.Handler {
	return Outage{o.Handler.WithGroup(name), o.outage}
}

// Handle implements slog.Handler.
func (o Outage) Handle(ctx context.Context, r slog.Record) error {
	err := failure(r)
	if err == nil || !repo.Away(err) {
		return o.Handler.Handle(ctx, r)
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	switch {
	case o.check == nil || o.ctx.Err() != nil:
		return o.Handler.Handle(ctx, r)
	case o.away || len(o.held) == mostHeld:
		o.dropped++
		return nil
	}
	record := r.Clone()
	o.held = append(o.held, func() { _ = o.Handler.Handle(context.WithoutCancel(ctx), record) })
	if !o.watching {
		o.watching = true
		o.checks.Go(func() { o.follow(o.ctx) })
	}
	return nil
}

// follow checks the database until it responds or ctx ends.
func (o *outage) follow(ctx context.Context) {
	began := time.Now()
	for {
		err := o.check(ctx)
		if ctx.Err() != nil { // the service is stopping, so the check proves nothing
			o.release()
			return
		}
		if o.judge(began, err) {
			return
		}
		select {
		case <-ctx.Done():
		case <-time.After(o.pause):
		}
	}
}

// judge logs the result of a check and reports whether the outage is over.
func (o *outage) judge(began time.Time, err error) (over bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	switch {
	case err != nil && !o.away:
		o.away, o.dropped, o.held = true, o.dropped+len(o.held), nil
		o.log.Error("the database does not respond; failures because of that are not logged until it does", "error", err)
		return false
	case err != nil:
		return false
	case o.away:
		o.log.Warn("the database responds again", "after", time.Since(began).Round(time.Second/10).String(), "failuresNotLogged", o.dropped)
	}
	o.end()
	return true
}

// release logs the waiting records, because their check will not run.
func (o *outage) release() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.end()
}

// end logs the waiting records and ends the dropping of records.
func (o *outage) end() {
	for _, write := range o.held {
		write()
	}
	o.watching, o.away, o.dropped, o.held = false, false, 0, nil
}

// failure returns the error that a record contains; nil means that the record contains no error.
func failure(r slog.Record) (err error) {
	r.Attrs(func(a slog.Attr) bool {
		if a.Key == "error" {
			err, _ = a.Value.Any().(error)
		}
		return err == nil
	})
	return err
}
