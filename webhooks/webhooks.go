// Package webhooks delivers recorded events: it claims what is due, signs it,
// posts it, records what came back and plans what happens next. Payloads are
// opaque bytes. What is delivered, in which order and when again is decided
// elsewhere: store records the deliveries with the change that caused them,
// store/domain has the schedule, store/repo the queue.
//
// Delivery is at least once. Any number of processes share the work through
// PostgreSQL, and what a process that dies has in flight is taken over by the
// others within seconds.
//
// An attempt that was made is recorded, however long the database is away. It is lost
// only when its process ends before the database is back.
package webhooks

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Options are what a Dispatcher stands on. Numbers and times have defaults.
type Options struct {
	DB     *repo.DB
	Clock  *domain.Clock
	Keys   *domain.Keyring
	Sender *Sender
	// URL is the database's, for hearing what other processes announce; empty: it polls.
	URL string
	// Woken receives when this process has committed events. May be nil.
	Woken <-chan struct{}
	// Log is told what an operator has to know; nil is slog's default.
	Log *slog.Logger

	Slots int           // attempts at once; 256
	Lease time.Duration // how long a claim outlives its process; 5 s
	Poll  time.Duration // how often it looks without being woken; 500 ms
	Grace time.Duration // how long a stop waits for attempts under way, and half of how long it tries to record them; 5 s
}

// Dispatcher delivers what is due until it is stopped.
type Dispatcher struct {
	Options
	id        uuid.UUID // in whose name it claims
	endpoints *endpoints
	wake      chan struct{}
	outcomes  chan repo.Settlement
	inFlight  inFlight
	metrics   *metrics
	processes atomic.Int64 // dispatchers that are alive
	// where the last claims broke off; the claiming loop's alone
	next, nextStrict int64
}

// New makes a Dispatcher. Run starts it.
func New(o Options) *Dispatcher {
	if o.Log == nil {
		o.Log = slog.Default()
	}
	o.Slots = or(o.Slots, 256)
	o.Lease, o.Poll, o.Grace = or(o.Lease, 5*time.Second), or(o.Poll, 500*time.Millisecond), or(o.Grace, 5*time.Second)
	d := &Dispatcher{
		Options:   o,
		id:        uuid.New(),
		endpoints: &endpoints{db: o.DB, keys: o.Keys, known: map[int64]*webhook.WebhookEndpoint{}},
		wake:      make(chan struct{}, 1),
		outcomes:  make(chan repo.Settlement, o.Slots),
		inFlight:  inFlight{claimed: map[int64]time.Time{}, sending: map[int64]int{}, stores: map[int64]int{}},
	}
	d.metrics = newMetrics(o, d.inFlight.sendingNow)
	return d
}

func or[T int | time.Duration](value, otherwise T) T {
	if value > 0 {
		return value
	}
	return otherwise
}

// Wake makes the dispatcher look for work at once.
func (d *Dispatcher) Wake() { signal(d.wake) }

func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default: // it was told already
	}
}

// announceEvery bounds how often processes tell each other of new events.
const announceEvery = 10 * time.Millisecond

// Announce tells the other processes when this one has committed events, until
// the context ends. A Dispatcher does so by itself; this is for processes that
// run none.
func Announce(ctx context.Context, db *repo.DB, woken <-chan struct{}) {
	announce(ctx, db, woken, "", slog.Default())
}

func announce(ctx context.Context, db *repo.DB, woken <-chan struct{}, from string, log *slog.Logger) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-woken:
		}
		// Lost, it costs the others one poll.
		if err := db.Announce(ctx, from); err != nil && ctx.Err() == nil {
			log.Warn("webhooks: announcing", "error", err)
		}
		sleep(ctx, announceEvery)
	}
}

// hear wakes the dispatcher when other processes announce events. Where nothing
// can be heard, as through a transaction pooler, polling remains.
func (d *Dispatcher) hear(ctx context.Context) {
	const again = 5 * time.Second
	for ctx.Err() == nil && d.URL != "" {
		err := repo.Heard(ctx, d.URL, func(from string) {
			if from != d.id.String() {
				d.Wake()
			}
		})
		if ctx.Err() == nil {
			d.Log.Warn("webhooks: cannot hear announcements, polling", "error", err)
		}
		sleep(ctx, again)
	}
}

func sleep(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
}
