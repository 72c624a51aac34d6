// Package webhooks delivers recorded events: it claims due deliveries, signs and posts them, records the
// responses and plans the next steps. Payloads are opaque bytes. store records the deliveries together
// with the change that caused them, store/domain contains the retry schedule, and store/repo the queue.
//
// Events are delivered at least once. Any number of processes share the work through PostgreSQL. When a
// process dies, other processes take over its deliveries within seconds.
//
// The outcome of an attempt is recorded however long the database is unreachable. An outcome is lost only
// if its process ends before the database is back.
package webhooks

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Options configures a Dispatcher. Numbers and durations that are not positive are replaced by the
// default values below.
type Options struct {
	DB     *repo.DB
	Clock  *domain.Clock
	Keys   *domain.Keyring
	Sender *Sender
	// Connect opens a connection on which the dispatcher listens for the announcements of other
	// processes. nil means that the dispatcher only polls.
	Connect func(context.Context) (*pgx.Conn, error)
	// Woken receives a value when this process has committed events. It may be nil.
	Woken <-chan struct{}
	// Log receives warnings and errors for operators; nil means the default logger of slog.
	Log *slog.Logger

	Slots int           // maximum number of concurrent attempts; default 256
	Lease time.Duration // how long a claim is valid after its process died; default 5 s
	Poll  time.Duration // interval between polls for work; default 500 ms
	Grace time.Duration // how long the shutdown waits for attempts; recording may take twice as long; default 5 s
}

// Dispatcher sends deliveries that are due until it is stopped.
type Dispatcher struct {
	Options
	id        uuid.UUID // id of the owner of the dispatcher's claims
	endpoints *endpoints
	wake      chan struct{}
	outcomes  chan repo.Settlement
	inFlight  inFlight
	metrics   *metrics
	processes atomic.Int64 // number of live dispatchers at the last heartbeat
	// These are the positions at which the last claims ended. Only the claim loop uses them.
	next, nextStrict int64
}

// New returns a Dispatcher. Call Run to start it.
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

// Wake makes the dispatcher look for due deliveries at once. It never blocks.
func (d *Dispatcher) Wake() { signal(d.wake) }

func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default: // a signal is already waiting
	}
}

// announceEvery is the shortest interval between two announcements by a process.
const announceEvery = 10 * time.Millisecond

// Announce notifies the other processes whenever this process has committed events, until the context ends. A
// running Dispatcher does the same; Announce is for processes without a Dispatcher.
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
		// If an announcement is lost, the other processes are delayed by one poll.
		if err := db.Announce(ctx, from); err != nil && ctx.Err() == nil {
			log.Warn("webhooks: announcing", "error", err)
		}
		sleep(ctx, announceEvery)
	}
}

// hear wakes the dispatcher when other processes announce events. While hear cannot listen, the
// dispatcher only polls, and hear retries every 5 s.
func (d *Dispatcher) hear(ctx context.Context) {
	const again = 5 * time.Second
	for ctx.Err() == nil && d.Connect != nil {
		err := repo.Heard(ctx, d.Connect, func(from string) {
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
