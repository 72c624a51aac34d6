package webhooks

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// errStopping is the cause with which the shutdown cancels attempts that take too long.
var errStopping = errors.New("webhooks: stopping")

const (
	// claimEvery is the shortest interval between two claims of a busy dispatcher, so that it claims
	// deliveries in batches. An idle dispatcher claims at once.
	claimEvery = 3 * time.Millisecond
	// settledAtOnce is the maximum number of outcomes in one transaction.
	settledAtOnce = 256
)

// Run delivers until the context ends. Then it makes no more claims, waits up to Grace for the attempts
// in progress, and cancels the others. It tries to record the remaining outcomes for up to twice Grace,
// and discards the outcomes that it could not record because the database was unreachable.
func (d *Dispatcher) Run(ctx context.Context) {
	attempts, breakOff := context.WithCancelCause(context.WithoutCancel(ctx))
	defer breakOff(errStopping)
	woken := make(chan struct{}, 1)

	d.beat(ctx)
	var around sync.WaitGroup
	around.Go(func() { d.hear(ctx) })
	around.Go(func() { d.settleParked(ctx) })
	around.Go(func() { announce(ctx, d.DB, woken, d.id.String(), d.Log) })

	recorded, giveUp := context.WithCancel(context.WithoutCancel(ctx))
	defer giveUp()
	var recording sync.WaitGroup
	recording.Go(func() { d.record(recorded) })
	renewing, stopRenewing := context.WithCancel(context.WithoutCancel(ctx))
	var renewals sync.WaitGroup
	renewals.Go(func() { d.renew(renewing) })

	var sending sync.WaitGroup
	d.claim(ctx, attempts, woken, &sending)

	grace := time.AfterFunc(d.Grace, func() { breakOff(errStopping) })
	sending.Wait()
	grace.Stop()
	close(d.outcomes)
	patience := time.AfterFunc(2*d.Grace, giveUp)
	recording.Wait()
	patience.Stop()
	stopRenewing()
	renewals.Wait()
	around.Wait()
	d.leave()
}

// claim runs the loop that claims deliveries and starts attempts, until ctx ends.
func (d *Dispatcher) claim(ctx, attempts context.Context, woken chan struct{}, sending *sync.WaitGroup) {
	tick := time.NewTicker(d.Poll)
	defer tick.Stop()
	for ctx.Err() == nil {
		began := time.Now()
		again, wait, err := d.claimOnce(ctx, attempts, sending)
		if domain.CodeOf(err) == domain.Busy { // another process settled a delivery of this claim
			sleep(ctx, claimEvery)
			continue
		}
		if err != nil && ctx.Err() == nil {
			d.Log.Warn("webhooks: claiming", "error", err)
			sleep(ctx, d.Poll)
			continue
		}
		if again {
			continue
		}
		var open <-chan time.Time // fires when an endpoint that had to wait accepts attempts again
		if wait > 0 && wait < d.Poll {
			open = time.After(wait)
		}
		select {
		case <-ctx.Done():
		case <-d.Woken:
			signal(woken)
		case <-d.wake:
		case <-open:
		case <-tick.C:
		}
		if busy := claimEvery - time.Since(began); busy > 0 && d.inFlight.sendingNow() > 0 {
			sleep(ctx, busy)
		}
	}
}

// claimOnce claims as many deliveries as there are free slots and starts their attempts. The result again reports
// whether more deliveries may be due now. Otherwise wait is the time until the next delivery may be due; 0 means that
// the caller must wait for a signal or the next poll.
func (d *Dispatcher) claimOnce(ctx, attempts context.Context, sending *sync.WaitGroup) (again bool, wait time.Duration, err error) {
	c := repo.Claim{By: d.id, Slots: d.Slots, Lease: d.Lease, After: d.next, Processes: int(d.processes.Load())}
	var room bool
	if c.InFlight, c.Stores, room = d.inFlight.room(d.Slots); !room {
		return false, 0, nil // the dispatcher is woken when the next attempt is settled
	}
	since := time.Now()
	due, err := d.DB.ClaimDeliveries(ctx, c)
	if err != nil {
		return false, 0, err
	}
	d.next, again, wait = due.Next, due.Again, due.Wait
	claimed := due.Deliveries
	if due.Strict {
		for _, delivery := range claimed {
			c.InFlight[delivery.EndpointID]++
			c.Stores[delivery.StoreID]++
		}
		c.After = d.nextStrict
		strict, err := d.DB.ClaimStrict(ctx, c)
		switch {
		case domain.CodeOf(err) == domain.Busy: // another process settled a delivery of this claim
			again = true
		case err != nil:
			d.Log.Warn("webhooks: claiming in strict order", "error", err)
		}
		claimed, d.nextStrict, again = append(claimed, strict.Deliveries...), strict.Next, again || strict.Again
		if wait == 0 || strict.Wait > 0 && strict.Wait < wait {
			wait = strict.Wait
		}
	}
	d.metrics.claimed(len(claimed), time.Since(since))
	if len(claimed) == 0 {
		return again, wait, nil
	}
	endpoints, err := d.endpoints.of(ctx, claimed)
	if err != nil || ctx.Err() != nil {
		d.giveBack(claimed)
		return false, 0, err
	}
	d.inFlight.take(claimed, since)
	for _, delivery := range claimed {
		endpoint := endpoints[delivery.EndpointID]
		sending.Go(func() {
			d.outcomes <- d.attempt(attempts, endpoint, delivery)
		})
	}
	return again, wait, nil
}

// attempt makes one attempt and derives the next state of the delivery from the outcome.
func (d *Dispatcher) attempt(ctx context.Context, e *webhook.WebhookEndpoint, c repo.ClaimedDelivery) repo.Settlement {
	var a webhook.WebhookAttempt
	if e == nil {
		a.StartedOn = d.Clock.Now()
		a.Failed(webhook.ErrorInternal, "The keys or headers of the endpoint cannot be read.")
		d.Log.Error("webhooks: an endpoint cannot be opened", "endpoint", c.EndpointID)
	} else {
		a = d.Sender.Send(ctx, e, webhook.WebhookMessage{
			ID: domain.EventID(c.EventID), Payload: []byte(c.Payload), Sequence: c.Sequence, ObjectVersion: c.ObjectVersion,
		})
		if a.ErrorCode != "" && errors.Is(context.Cause(ctx), errStopping) {
			a.Failed(webhook.ErrorInterrupted, "The service was stopped; whether it arrived is unknown.")
		}
	}
	a.ID = d.Clock.NewID()
	a.StoreID, a.EndpointID, a.DeliveryID = c.StoreID, c.EndpointID, c.ID
	a.Number, a.Reason = c.Attempts+1, c.NextAttemptReason
	next, err := c.Attempted(&a, rand.Float64())
	if err != nil {
		d.Log.Error("webhooks: what follows an attempt", "delivery", c.ID, "error", err)
	}
	return repo.Settlement{Delivery: c.WebhookDelivery, Attempt: a, Next: next}
}

// record writes outcomes until the channel closes. Each batch contains the outcomes that arrived while
// the previous batch was being written. When ctx ends, record discards the outcomes that it cannot write.
func (d *Dispatcher) record(ctx context.Context) {
	batch := make([]repo.Settlement, 0, settledAtOnce)
	for first := range d.outcomes {
		batch = append(batch[:0], first)
		for more := true; more && len(batch) < cap(batch); {
			select {
			case s, open := <-d.outcomes:
				if more = open; open {
					batch = append(batch, s)
				}
			default:
				more = false
			}
		}
		d.settle(ctx, batch)
		d.inFlight.settled(batch)
		d.metrics.settled(batch)
		d.Wake() // the next delivery in the lane may be due now
	}
}

// settle records outcomes. It retries while the database is unavailable, even after the leases have
// expired. The slots limit the number of waiting outcomes. An attempt is recorded even if another process
// has claimed its delivery in the meantime. The number of tries is limited only if they fail while the
// database accepts other writes, so that an outcome that cannot be recorded does not block the others. If
// an outcome is discarded, its delivery is repeated, because delivery is at least once.
func (d *Dispatcher) settle(ctx context.Context, batch []repo.Settlement) {
	const limit, tries = 5 * time.Second, 20
	failed := 0 // number of tries that failed while the database accepted other writes
	for try := 1; ; try++ {
		bounded, cancel := context.WithTimeout(ctx, limit)
		err := d.DB.Settle(bounded, d.id, batch)
		cancel()
		if err == nil {
			return
		}
		code := domain.CodeOf(err)
		again := code == domain.Busy || code == domain.Unavailable
		if again && (code == domain.Busy || d.writable(ctx)) {
			failed++
			again = failed < tries
		}
		if again && ctx.Err() == nil {
			sleep(ctx, min(time.Duration(try)*50*time.Millisecond, d.Poll))
			continue
		}
		if len(batch) > 1 { // one of the outcomes cannot be recorded, so record each alone
			for i := range batch {
				d.settle(ctx, batch[i:i+1])
			}
			return
		}
		d.Log.Error("webhooks: an attempt could not be recorded", "delivery", batch[0].Delivery.ID, "error", err)
		return
	}
}

// writable reports whether the database accepts a write by this dispatcher within one second.
func (d *Dispatcher) writable(ctx context.Context) bool {
	bounded, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	_, err := d.DB.Beat(bounded, d.id, d.Lease)
	return err == nil
}

// giveBack releases the leases of deliveries that were claimed but not sent.
func (d *Dispatcher) giveBack(claimed []repo.ClaimedDelivery) {
	ids := make([]int64, len(claimed))
	for i, c := range claimed {
		ids[i] = c.ID
	}
	ctx, cancel := context.WithTimeout(context.Background(), d.Grace)
	defer cancel()
	if err := d.DB.GiveBack(ctx, d.id, ids); err != nil {
		d.Log.Warn("webhooks: giving back", "error", err) // the leases expire on their own
	}
}
