package main

import (
	"cmp"
	"context"
	"fmt"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/webhooks"
)

// These limits equal the limits of the dispatcher, so that the measured ceilings have the same parallelism.
const (
	slots         = 256 // concurrent attempts
	perEndpoint   = 50  // limit per endpoint
	settledAtOnce = 256 // outcomes per transaction
)

// ceilings measures delivery without HTTP, and then delivery without SQL.
func (b *bench) ceilings(ctx context.Context) error {
	if !b.settings.only.MatchString("ceilings") {
		return nil
	}
	heading("Ceilings: the same work in halves, each alone")
	if err := b.byCommand(ctx, b.shops[0]); err != nil { // creates the event that posts sends
		return err
	}
	for _, fan := range []int{1, b.settings.fan} {
		f, err := b.posts(ctx, fan)
		if err != nil {
			return err
		}
		b.found.posts = append(b.found.posts, f)
		fmt.Printf("  HTTP alone: signed posts by the service's sender, no SQL, %d endpoint(s), %3d at once: %6.0f/s; CPU ms each: sender %s, receiver %s\n",
			fan, parallel(fan), f.rate(), f.each(f.used.bench), f.each(f.used.receiver))
	}
	end, err := b.endpoints(ctx, b.shops[0], b.settings.fan, "/never-sent", "")
	if err != nil {
		return err
	}
	changes := 2 * b.settings.deliveries / b.settings.fan
	p, err := b.publish(ctx, b.shops[0], pace{how: b.byCommand, callers: b.settings.callers, changes: changes})
	if err != nil {
		return err
	}
	total := p.changes * b.settings.fan
	own, err := newOwnQueue(b.url)
	if err != nil {
		return err
	}
	defer own.close()
	if b.found.ownSQL, err = b.passes(ctx, own, total/2); err != nil {
		return err
	}
	fmt.Printf("  SQL alone: claim and settle by the service's own code, no HTTP, one claims while one settles: %6.0f/s; %.0f claimed and %.0f settled at once; CPU ms each: code %s, PostgreSQL %s\n",
		b.found.ownSQL.rate(), b.found.ownSQL.perClaim, b.found.ownSQL.perSettle, b.found.ownSQL.each(b.found.ownSQL.used.bench), b.found.ownSQL.each(b.found.ownSQL.used.postgres))
	raw, err := own.record(ctx, b.url)
	if err != nil {
		return err
	}
	defer raw.close()
	if b.found.rawSQL, err = b.passes(ctx, raw, total/2-raw.recorded-slots); err != nil {
		return err
	}
	fmt.Printf("  SQL alone: the same statements on plain pgx: %27s %6.0f/s; %.0f claimed and %.0f settled at once; CPU ms each: code %s, PostgreSQL %s\n", "",
		b.found.rawSQL.rate(), b.found.rawSQL.perClaim, b.found.rawSQL.perSettle, b.found.rawSQL.each(b.found.rawSQL.used.bench), b.found.rawSQL.each(b.found.rawSQL.used.postgres))
	return end()
}

// parallel returns the number of concurrent posts to a store's endpoints: a store may use at most three quarters of the
// slots.
func parallel(endpoints int) int { return min(endpoints*perEndpoint, slots*3/4) }

// posts sends one event repeatedly to several endpoints.
func (b *bench) posts(ctx context.Context, endpoints int) (flow, error) {
	var payload string
	var id uuid.UUID
	if err := b.sql.QueryRow(ctx, "SELECT id, payload FROM webhook_events ORDER BY sequence DESC LIMIT 1").Scan(&id, &payload); err != nil {
		return flow{}, err
	}
	clock := &domain.Clock{}
	sender := webhooks.NewSender(egress.New(egress.Options{Allow: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}}), clock)
	sending, stop := context.WithTimeout(ctx, 3*time.Second)
	defer stop()
	var sent atomic.Int64
	var failure atomic.Value
	var working sync.WaitGroup
	for i := range parallel(endpoints) {
		url := fmt.Sprintf("%s/posts/%d", b.receiver.URL, i%endpoints)
		e, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &url}, false, time.Now())
		if err != nil {
			return flow{}, err
		}
		working.Go(func() {
			for sending.Err() == nil {
				a := sender.Send(ctx, e, webhook.WebhookMessage{ID: domain.EventID(id), Payload: []byte(payload), Sequence: 1, ObjectVersion: 1})
				if a.ErrorCode != "" {
					failure.Store(fmt.Errorf("posting: %s", a.Error))
					return
				}
				sent.Add(1)
			}
		})
	}
	sleep(ctx, 500*time.Millisecond)
	first, from := sent.Load(), b.meter()
	<-sending.Done()
	out := flowed(int(sent.Load()-first), from, b.meter())
	working.Wait()
	err, _ := failure.Load().(error)
	_, forget := b.receiver.take(ctx, "/posts")
	return out, cmp.Or(err, forget)
}

// owed is a claimed delivery.
type owed struct {
	id, storeID, endpointID int64
	whole                   *repo.ClaimedDelivery // only ownQueue sets this field
}

// queue is an implementation of claiming and settling.
type queue interface {
	claim(ctx context.Context) ([]owed, error)
	settle(ctx context.Context, batch []owed) error
}

// passed contains the measurements of a queue without HTTP.
type passed struct {
	flow
	perClaim, perSettle float64
}

// passes claims and settles deliveries concurrently, as the dispatcher does, until total deliveries are settled.
func (b *bench) passes(ctx context.Context, q queue, total int) (out passed, err error) {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	claimed := make(chan owed, slots)
	failed := make(chan error, 1)
	claims, settles, settled := 0, 0, 0
	from := b.meter()
	go func() {
		defer close(claimed)
		for n := 0; n < total; {
			batch, err := q.claim(ctx)
			if err != nil {
				failed <- err
				return
			}
			if len(batch) == 0 { // all deliveries that may be in flight are claimed
				sleep(ctx, 100*time.Microsecond)
				continue
			}
			n += len(batch)
			claims++
			for _, o := range batch {
				claimed <- o
			}
		}
	}()
	batch := make([]owed, 0, settledAtOnce)
	for first := range claimed {
		batch = append(batch[:0], first)
		for more := true; more && len(batch) < cap(batch); {
			select {
			case o, open := <-claimed:
				if more = open; open {
					batch = append(batch, o)
				}
			default:
				more = false
			}
		}
		if err == nil {
			err = q.settle(ctx, batch)
			settled += len(batch)
			settles++
		}
	}
	out.flow = flowed(settled, from, b.meter())
	out.perClaim, out.perSettle = float64(settled)/float64(max(1, claims)), float64(settled)/float64(max(1, settles))
	select {
	case failure := <-failed:
		err = cmp.Or(err, failure)
	default:
	}
	return out, err
}
