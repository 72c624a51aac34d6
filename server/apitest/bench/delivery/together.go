package main

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// together measures one server that has all roles, as by default.
func (b *bench) together(ctx context.Context) (err error) {
	profile := b.profile("together")
	if b.api, err = b.serve(ctx, "api,jobs,webhooks", profile.setting); err != nil {
		return err
	}
	defer func() { err = cmp.Or(err, b.api.Stop()) }()
	if err := b.login(ctx); err != nil {
		return err
	}
	profile.take(ctx, 4*b.settings.seconds)
	heading("One server that does everything; times are from the commit of the event to its arrival")
	for _, part := range []struct {
		name string
		do   func(context.Context) error
	}{{"idle", b.idles}, {"load", b.loads}, {"slow", b.beside3s}, {"never", b.besideNever}} {
		if b.settings.only.MatchString(part.name) {
			if err := part.do(ctx); err != nil {
				return fmt.Errorf("%s: %w", part.name, err)
			}
		}
	}
	b.found.server, b.found.postgres = machine.Peak(b.api.Pid()), machine.Shares(b.database.Pid())
	heading("Memory")
	fmt.Printf("  server that does everything, after all of this, at its peak (VmHWM): %.0f MiB; PostgreSQL with all its processes, shared pages counted once, now (PSS): %.0f MiB\n", b.found.server, b.found.postgres)
	return nil
}

func (b *bench) idles(ctx context.Context) (err error) {
	if b.found.idle, err = b.idle(ctx, "over HTTP", b.overHTTP); err != nil {
		return err
	}
	b.found.idleElsewhere, err = b.idle(ctx, "by command in another process", b.byCommand)
	return err
}

// loads publishes at steady rates, and then without a pause. Cheap events without a pause would use more than all
// processors.
func (b *bench) loads(ctx context.Context) (err error) {
	fan := b.settings.fan
	for _, load := range []struct {
		fan    int
		how    how
		said   string
		steady int // deliveries per second; 0 means as fast as possible
	}{
		{1, b.overHTTP, "over HTTP", 0}, {fan, b.overHTTP, "over HTTP", 0}, {fan, b.byCommand, "by command", 0},
		{1, b.byCommand, "by command", 500}, {fan, b.byCommand, "by command", 1000}, {fan, b.byCommand, "by command", 2000},
	} {
		every := time.Duration(0)
		if load.steady > 0 {
			every = time.Second * time.Duration(load.fan) / time.Duration(load.steady)
		}
		s, err := b.sustain(ctx, load.fan, load.how, load.said, every)
		if err != nil {
			return err
		}
		b.found.sustained = append(b.found.sustained, s)
	}
	return nil
}

func (b *bench) beside3s(ctx context.Context) (err error) {
	b.found.slow, err = b.fairness(ctx, "beside one that takes 3 s for each", "?delay=3s")
	return err
}

func (b *bench) besideNever(ctx context.Context) (err error) {
	b.found.never, err = b.fairness(ctx, "beside one that never answers", "?never=1")
	return err
}

const idleEvery = 40 * time.Millisecond

// idle measures the latency while a customer changes only occasionally.
func (b *bench) idle(ctx context.Context, said string, how how) (found times, err error) {
	s := b.shops[0]
	end, err := b.endpoints(ctx, s, 1, "/idle", "")
	if err != nil {
		return nil, err
	}
	const warm, count = 20, 100
	if _, err := b.publish(ctx, s, pace{how: how, callers: 1, changes: warm, every: idleEvery}); err != nil {
		return nil, err
	}
	if err := b.receiver.await(ctx, "/idle", warm, 10*time.Second); err != nil {
		return nil, err
	}
	if _, err := b.receiver.take(ctx, "/idle"); err != nil {
		return nil, err
	}
	after, err := b.newest(ctx)
	if err != nil {
		return nil, err
	}
	p, err := b.publish(ctx, s, pace{how: how, callers: 1, changes: count, every: idleEvery})
	if err != nil {
		return nil, err
	}
	if err := b.receiver.await(ctx, "/idle", count, 10*time.Second); err != nil {
		return nil, err
	}
	box, err := b.receiver.take(ctx, "/idle")
	if err != nil {
		return nil, err
	}
	if found, err = b.latencies(ctx, s, after, box); err != nil {
		return nil, err
	}
	earlier := 0 // with only one caller, the i-th response belongs to the i-th event
	for i, at := range box.At {
		if i < len(p.answered) && time.Unix(0, at).Before(p.answered[i]) {
			earlier++
		}
	}
	fmt.Printf("  idle, a change every %s %s, 1 endpoint: %s; %d of %d arrived before the caller had their answer\n", idleEvery, said, found, earlier, len(box.At))
	return found, end()
}

// sustained contains the measurements of delivery during publishing.
type sustained struct {
	fan     int
	said    string
	steady  bool
	changes float64 // per second
	flow    flow
	times   times
	left    int // number of unfinished deliveries when publishing ended
}

// sustain publishes for some time and measures the deliveries in the meantime. Each caller either continues after its
// last response or makes one change per interval.
func (b *bench) sustain(ctx context.Context, fan int, how how, said string, every time.Duration) (out sustained, err error) {
	s := b.shops[0]
	out.fan, out.said, out.steady = fan, said, every > 0
	end, err := b.endpoints(ctx, s, fan, "/sustain", "")
	if err != nil {
		return out, err
	}
	after, err := b.newest(ctx)
	if err != nil {
		return out, err
	}
	const warmUp = time.Second
	length := time.Duration(b.settings.seconds * float64(time.Second))
	done := make(chan error, 1)
	var p published
	go func() {
		var err error
		p, err = b.publish(ctx, s, pace{how: how, callers: b.settings.callers, until: time.Now().Add(warmUp + length), every: every})
		done <- err
	}()
	sleep(ctx, warmUp)
	first, err := b.receiver.count(ctx, "/sustain")
	from := b.meter(b.api)
	if err != nil {
		return out, cmp.Or(<-done, err)
	}
	sleep(ctx, length)
	last, err := b.receiver.count(ctx, "/sustain")
	to := b.meter(b.api)
	if err = cmp.Or(<-done, err); err != nil {
		return out, err
	}
	now, err := b.receiver.count(ctx, "/sustain")
	if err != nil {
		return out, err
	}
	out.changes, out.flow, out.left = p.rate(), flowed(last-first, from, to), p.changes*fan-now
	if err := b.receiver.await(ctx, "/sustain", p.changes*fan, time.Minute); err != nil {
		return out, err
	}
	box, err := b.receiver.take(ctx, "/sustain")
	if err != nil {
		return out, err
	}
	if out.times, err = b.latencies(ctx, s, after, box); err != nil {
		return out, err
	}
	load := fmt.Sprintf("%d callers without pause", b.settings.callers)
	if every > 0 {
		load = fmt.Sprintf("steadily %.0f changes/s", float64(time.Second)/float64(every))
	}
	fmt.Printf("  %s, %s, %d endpoint(s): %.0f changes/s, %.0f deliveries/s, %d still owed at the end; %s\n      %s\n", said, load, fan, out.changes, out.flow.rate(), out.left, out.times, out.flow.cost())
	if err := b.quiet(ctx); err != nil {
		return out, err
	}
	return out, end()
}

// beside contains the latencies of a healthy receiver while a slow receiver of the same or of another store is active.
type beside struct{ same, other times }

func (b *bench) fairness(ctx context.Context, what, query string) (out beside, err error) {
	end, err := b.endpoints(ctx, b.shops[0], 1, "/slow", query)
	if err != nil {
		return out, err
	}
	if _, err := b.publish(ctx, b.shops[0], pace{how: b.byCommand, callers: b.settings.callers, changes: b.settings.queued}); err != nil {
		return out, err
	}
	if out.same, err = b.healthy(ctx, b.shops[0]); err != nil {
		return out, err
	}
	if out.other, err = b.healthy(ctx, b.shops[1]); err != nil {
		return out, err
	}
	begun, err := b.receiver.take(ctx, "/slow")
	if err != nil {
		return out, err
	}
	fmt.Printf("  a healthy endpoint gets %d events, of 4 callers over HTTP, %s, to which %d were queued (%d attempts had begun by then):\n      of the same store: %s\n      of another store:  %s\n",
		b.settings.healthy, what, b.settings.queued, len(begun.IDs)+begun.Repeated, out.same, out.other)
	return out, end()
}

// healthy creates an endpoint with a healthy receiver and returns the latencies of that endpoint's events.
func (b *bench) healthy(ctx context.Context, s *shop) (times, error) {
	end, err := b.endpoints(ctx, s, 1, "/healthy", "")
	if err != nil {
		return nil, err
	}
	after, err := b.newest(ctx)
	if err != nil {
		return nil, err
	}
	if _, err := b.publish(ctx, s, pace{how: b.overHTTP, callers: 4, changes: b.settings.healthy}); err != nil {
		return nil, err
	}
	if err := b.receiver.await(ctx, "/healthy", b.settings.healthy, time.Minute); err != nil {
		return nil, err
	}
	box, err := b.receiver.take(ctx, "/healthy")
	if err != nil {
		return nil, err
	}
	found, err := b.latencies(ctx, s, after, box)
	return found, cmp.Or(err, end())
}
