package webhooks

import (
	"context"
	"errors"
	"maps"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
)

// errStopping is why attempts end that a stop did not wait for.
var errStopping = errors.New("webhooks: stopping")

const (
	// claimEvery bounds how often a busy dispatcher claims, so that claims come in
	// batches; an idle one claims at once.
	claimEvery = 3 * time.Millisecond
	// settledAtOnce bounds how many outcomes go into one transaction.
	settledAtOnce = 256
)

// hand is what the dispatcher has at the moment.
type hand struct {
	mu      sync.Mutex
	claimed map[int64]time.Time // deliveries under a lease, and since when it is good
	sending map[int64]int       // attempts under way by endpoint
	total   int
}

// Run delivers until the context ends. Then it claims nothing any more, waits
// for the attempts under way as long as Grace allows, breaks the rest off, and
// gives everything back that is not settled.
func (d *Dispatcher) Run(ctx context.Context) {
	attempts, breakOff := context.WithCancelCause(context.WithoutCancel(ctx))
	defer breakOff(errStopping)
	woken := make(chan struct{}, 1)

	var around sync.WaitGroup
	around.Go(func() { d.hear(ctx) })
	around.Go(func() { announce(ctx, d.DB, woken, d.id.String(), d.Log) })

	var recording sync.WaitGroup
	recording.Go(d.record)
	renewing, stopRenewing := context.WithCancel(context.WithoutCancel(ctx))
	var renewals sync.WaitGroup
	renewals.Go(func() { d.renew(renewing) })

	var sending sync.WaitGroup
	d.claim(ctx, attempts, woken, &sending)

	grace := time.AfterFunc(d.Grace, func() { breakOff(errStopping) })
	sending.Wait()
	grace.Stop()
	close(d.outcomes)
	recording.Wait()
	stopRenewing()
	renewals.Wait()
	around.Wait()
}

// claim is the loop that looks for work and starts attempts.
func (d *Dispatcher) claim(ctx, attempts context.Context, woken chan struct{}, sending *sync.WaitGroup) {
	tick := time.NewTicker(d.Poll)
	defer tick.Stop()
	for ctx.Err() == nil {
		began := time.Now()
		again, err := d.claimOnce(ctx, attempts, sending)
		if err != nil && ctx.Err() == nil {
			d.Log.Warn("webhooks: claiming", "error", err)
			sleep(ctx, d.Poll)
			continue
		}
		if again {
			continue
		}
		select {
		case <-ctx.Done():
		case <-d.Woken:
			signal(woken)
		case <-d.wake:
		case <-tick.C:
		}
		if busy := claimEvery - time.Since(began); busy > 0 && d.hand.sendingNow() > 0 {
			sleep(ctx, busy)
		}
	}
}

// claimOnce claims what there is room for and starts it. It tells whether there
// may be more.
func (d *Dispatcher) claimOnce(ctx, attempts context.Context, sending *sync.WaitGroup) (again bool, err error) {
	c := repo.Claim{By: d.id, Each: d.PerEndpoint, Lease: d.Lease, After: d.next}
	c.Limit, c.InFlight = d.hand.room(d.Slots)
	if c.Limit == 0 {
		return false, nil // a finished attempt wakes us
	}
	since := time.Now()
	due, err := d.DB.ClaimDeliveries(ctx, c)
	if err != nil {
		return false, err
	}
	d.next, again = due.Next, due.Again
	claimed := due.Deliveries
	if room := c.Limit - len(claimed); due.Strict && room > 0 {
		c.Limit, c.After = room, d.nextStrict
		strict, err := d.DB.ClaimStrict(ctx, c)
		if err != nil {
			d.Log.Warn("webhooks: claiming in strict order", "error", err)
		}
		claimed, d.nextStrict, again = append(claimed, strict.Deliveries...), strict.Next, again || strict.Again
	}
	if len(claimed) == 0 {
		return again, nil
	}
	endpoints, err := d.endpoints.of(ctx, claimed)
	if err != nil || ctx.Err() != nil {
		d.giveBack(claimed)
		return false, err
	}
	d.hand.take(claimed, since)
	for _, delivery := range claimed {
		endpoint := endpoints[delivery.EndpointID]
		sending.Go(func() {
			d.outcomes <- d.attempt(attempts, endpoint, delivery)
			d.hand.sent(delivery.EndpointID)
			d.Wake()
		})
	}
	return again, nil
}

// attempt makes one attempt and asks the rule what follows.
func (d *Dispatcher) attempt(ctx context.Context, e *domain.WebhookEndpoint, c repo.ClaimedDelivery) repo.Settlement {
	var a domain.WebhookAttempt
	if e == nil {
		a.StartedOn = d.Clock.Now()
		a.Failed(domain.ErrorInternal, "The keys or headers of the endpoint cannot be read.")
		d.Log.Error("webhooks: an endpoint cannot be opened", "endpoint", c.EndpointID)
	} else {
		a = d.Sender.Send(ctx, e, domain.WebhookMessage{
			ID: domain.EventID(c.EventID), Payload: []byte(c.Payload), Sequence: c.Sequence, ObjectVersion: c.ObjectVersion,
		})
		if a.ErrorCode != "" && errors.Is(context.Cause(ctx), errStopping) {
			a.Failed(domain.ErrorInterrupted, "The service was stopped; whether it arrived is unknown.")
		}
	}
	a.ID = uuid.Must(uuid.NewV7())
	a.StoreID, a.EndpointID, a.DeliveryID = c.StoreID, c.EndpointID, c.ID
	a.Number, a.Reason = c.Attempts+1, c.NextAttemptReason
	next, err := c.Attempted(&a, rand.Float64())
	if err != nil {
		d.Log.Error("webhooks: what follows an attempt", "delivery", c.ID, "error", err)
	}
	return repo.Settlement{Delivery: c.WebhookDelivery, Attempt: a, Next: next}
}

// record keeps outcomes, as many at once as have come in while the last ones
// were being kept, until there will be no more.
func (d *Dispatcher) record() {
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
		d.settle(batch)
		d.hand.settled(batch)
		d.Wake() // what followed in a lane is free now
	}
}

// settle keeps outcomes. Without a database it tries on for as long as a lease
// may be worth something; what is lost then is delivered again, as the promise
// is at least once.
func (d *Dispatcher) settle(batch []repo.Settlement) {
	const limit, tries = 5 * time.Second, 20
	for try := 1; ; try++ {
		ctx, cancel := context.WithTimeout(context.Background(), limit)
		err := d.DB.Settle(ctx, d.id, batch)
		cancel()
		if err == nil {
			return
		}
		code := domain.CodeOf(err)
		if passing := code == domain.Busy || code == domain.Unavailable; passing && try < tries {
			sleep(context.Background(), min(time.Duration(try)*50*time.Millisecond, time.Second))
			continue
		}
		if len(batch) > 1 { // one of them cannot be kept; the others can
			for i := range batch {
				d.settle(batch[i : i+1])
			}
			return
		}
		d.Log.Error("webhooks: an attempt could not be recorded", "delivery", batch[0].Delivery.ID, "error", err)
		return
	}
}

// renew keeps the leases of what takes longer than a part of them.
func (d *Dispatcher) renew(ctx context.Context) {
	part := d.Lease / 3
	tick := time.NewTicker(part)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		now := time.Now()
		if ids := d.hand.older(now.Add(-part)); len(ids) > 0 {
			if err := d.DB.RenewLeases(ctx, d.id, ids, d.Lease); err != nil {
				if ctx.Err() == nil {
					d.Log.Warn("webhooks: renewing leases", "error", err)
				}
				continue
			}
			d.hand.renewed(ids, now)
		}
	}
}

// giveBack ends leases of what was not sent.
func (d *Dispatcher) giveBack(claimed []repo.ClaimedDelivery) {
	ids := make([]int64, len(claimed))
	for i, c := range claimed {
		ids[i] = c.ID
	}
	ctx, cancel := context.WithTimeout(context.Background(), d.Grace)
	defer cancel()
	if err := d.DB.GiveBack(ctx, d.id, ids); err != nil {
		d.Log.Warn("webhooks: giving back", "error", err) // the leases run out
	}
}

// room tells for how many attempts there is room, and what is under way.
func (h *hand) room(slots int) (int, map[int64]int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return slots - h.total, maps.Clone(h.sending)
}

func (h *hand) sendingNow() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.total
}

func (h *hand) take(claimed []repo.ClaimedDelivery, since time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, c := range claimed {
		h.claimed[c.ID] = since
		h.sending[c.EndpointID]++
		h.total++
	}
}

func (h *hand) sent(endpoint int64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.total--
	if h.sending[endpoint]--; h.sending[endpoint] == 0 {
		delete(h.sending, endpoint)
	}
}

func (h *hand) settled(batch []repo.Settlement) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, s := range batch {
		delete(h.claimed, s.Delivery.ID)
	}
}

func (h *hand) older(than time.Time) (ids []int64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, since := range h.claimed {
		if since.Before(than) {
			ids = append(ids, id)
		}
	}
	return ids
}

func (h *hand) renewed(ids []int64, now time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, id := range ids {
		if _, still := h.claimed[id]; still {
			h.claimed[id] = now
		}
	}
}
