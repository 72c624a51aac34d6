package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store/domain"
)

// usage is the processor time that all processes have used, in total or between two readings.
type usage struct {
	at                                      time.Time
	server, postgres, receiver, bench, busy time.Duration
}

// meter returns the usage of the given servers and the other processes at this moment.
func (b *bench) meter(servers ...*machine.Process) usage {
	u := usage{at: time.Now(), postgres: machine.SpentWithChildren(b.database.Pid()), receiver: machine.Spent(b.receiver.Pid()), bench: machine.Spent(os.Getpid()), busy: machine.Busy()}
	for _, s := range servers {
		u.server += machine.Spent(s.Pid())
	}
	return u
}

// flow is a number of deliveries together with their duration and cost.
type flow struct {
	deliveries int
	took       time.Duration
	used       usage
}

func (f flow) rate() float64 { return float64(f.deliveries) / f.took.Seconds() }

// flowed returns the flow of the deliveries between two readings.
func flowed(deliveries int, from, to usage) flow {
	return flow{deliveries: deliveries, took: to.at.Sub(from.at), used: usage{server: to.server - from.server, postgres: to.postgres - from.postgres,
		receiver: to.receiver - from.receiver, bench: to.bench - from.bench, busy: to.busy - from.busy}}
}

// each returns the processor time per delivery in ms; "-" means that the time is unknown.
func (f flow) each(spent time.Duration) string {
	if !machine.Known() || f.deliveries == 0 {
		return "-"
	}
	return fmt.Sprintf("%.2f", ms(spent)/float64(f.deliveries))
}

// cost formats the cost per delivery and the load of the machine.
func (f flow) cost() string {
	if !machine.Known() {
		return ""
	}
	processors := func(d time.Duration) float64 { return d.Seconds() / f.took.Seconds() }
	u := f.used
	return fmt.Sprintf("CPU ms each: server %s, PostgreSQL %s, receiver %s, publisher %s; processors used: ours %.2f, everything on the machine %.2f",
		f.each(u.server), f.each(u.postgres), f.each(u.receiver), f.each(u.bench), processors(u.server+u.postgres+u.receiver+u.bench), processors(u.busy))
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// times holds durations, shortest first.
type times []time.Duration

func (t times) at(share float64) time.Duration {
	if len(t) == 0 {
		return 0
	}
	return t[min(int(float64(len(t))*share), len(t)-1)]
}

func (t times) String() string {
	return fmt.Sprintf("p50 %.1f ms, p99 %.1f ms, longest %.1f ms (%d events)", ms(t.at(.5)), ms(t.at(.99)), ms(t.at(1)), len(t))
}

// latencies returns the times from commit to arrival for a store's events after a sequence number. Both times come from
// this machine's clock. PostgreSQL records the time of a commit just before it makes the commit durable.
func (b *bench) latencies(ctx context.Context, s *shop, after int64, box inbox) (times, error) {
	rows, err := b.sql.Query(ctx, "SELECT id, pg_xact_commit_timestamp(xmin) FROM webhook_events WHERE store_id = $1 AND sequence > $2", s.id, after)
	if err != nil {
		return nil, err
	}
	committed := map[string]time.Time{}
	var id uuid.UUID
	var on time.Time
	if _, err := pgx.ForEachRow(rows, []any{&id, &on}, func() error { committed[domain.EventID(id)] = on; return nil }); err != nil {
		return nil, err
	}
	out := make(times, 0, len(box.IDs))
	for i, id := range box.IDs {
		on, known := committed[id]
		if !known {
			return nil, fmt.Errorf("event %s came and is not one of the store's", id)
		}
		out = append(out, time.Unix(0, box.At[i]).Sub(on))
	}
	slices.Sort(out)
	return out, nil
}

// quiet waits until no delivery is waiting.
func (b *bench) quiet(ctx context.Context) error {
	var waiting bool
	for begun := time.Now(); time.Since(begun) < 30*time.Second; sleep(ctx, 20*time.Millisecond) {
		if err := b.sql.QueryRow(ctx, "SELECT EXISTS (SELECT FROM webhook_deliveries_waiting)").Scan(&waiting); err != nil || !waiting {
			return err
		}
	}
	return fmt.Errorf("deliveries still wait, of which nothing should be left")
}
