package webhooks

import (
	"context"
	"time"
)

// renew sends a heartbeat every third of the lease's duration, and renews the leases that are older than
// a third.
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
		d.beat(ctx)
		now := time.Now()
		if ids := d.inFlight.older(now.Add(-part)); len(ids) > 0 {
			if err := d.DB.RenewLeases(ctx, d.id, ids, d.Lease); err != nil {
				if ctx.Err() == nil {
					d.Log.Warn("webhooks: renewing leases", "error", err)
				}
				continue
			}
			d.inFlight.renewed(ids, now)
		}
	}
}

// beat records that this dispatcher is alive, and reads the number of live dispatchers. If it fails, the
// dispatcher keeps the previous number.
func (d *Dispatcher) beat(ctx context.Context) {
	alive, err := d.DB.Beat(ctx, d.id, d.Lease)
	if err != nil {
		if ctx.Err() == nil {
			d.Log.Warn("webhooks: telling that it is alive", "error", err)
		}
		return
	}
	d.processes.Store(int64(alive))
}

func (d *Dispatcher) leave() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := d.DB.Leave(ctx, d.id); err != nil {
		d.Log.Warn("webhooks: signing off", "error", err) // other dispatchers count this one until its lease ends
	}
}

// settleParked handles parked deliveries on every poll: it queues deliveries again if their endpoint has
// recovered, and expires deliveries whose retention is over.
func (d *Dispatcher) settleParked(ctx context.Context) {
	tick := time.NewTicker(d.Poll)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		requeued, err := d.DB.RequeueParked(ctx)
		if err == nil {
			err = d.DB.ExpireParked(ctx)
		}
		if err != nil && ctx.Err() == nil {
			d.Log.Warn("webhooks: settling what is parked", "error", err)
		}
		if requeued > 0 {
			d.Wake()
		}
	}
}
