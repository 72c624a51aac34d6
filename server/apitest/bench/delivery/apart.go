package main

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// apart measures publishing first and delivery afterwards. A server that does not deliver records the events. Then
// other servers, which only deliver, drain the backlog.
func (b *bench) apart(ctx context.Context) (err error) {
	if b.api, err = b.serve(ctx, "api"); err != nil {
		return err
	}
	defer func() { err = cmp.Or(err, b.api.Stop()) }()
	if err := b.login(ctx); err != nil {
		return err
	}
	if err := b.open(ctx); err != nil {
		return fmt.Errorf("setting the stores up: %w", err)
	}
	if !b.settings.only.MatchString("drain") {
		return b.ceilings(ctx)
	}
	heading("Recording and delivery apart: the backlog is recorded while nobody delivers (limited by publishing), then drained (limited by delivery; the middle 80 %% count)")
	for _, d := range []struct {
		fan, processes, changes int
		how                     how
		said                    string
	}{
		{1, 1, b.settings.deliveries / 2, b.byCommand, "by command"},
		{b.settings.fan, 1, b.settings.deliveries / b.settings.fan, b.overHTTP, "over HTTP"},
		{b.settings.fan, 3, b.settings.deliveries / b.settings.fan, b.byCommand, "by command"},
	} {
		found, err := b.drain(ctx, d.fan, d.processes, pace{how: d.how, callers: b.settings.callers, changes: d.changes}, d.said)
		if err != nil {
			return err
		}
		b.found.drains = append(b.found.drains, found)
	}
	return b.ceilings(ctx)
}

// drained contains the measurements of a drained backlog.
type drained struct {
	fan, processes int
	recorded       published
	rate           float64 // deliveries per second in the middle part, by the receiver's clock
	flow           flow    // cost of the middle part
	payload        int64
	repeated       int
	peak           float64 // memory of the server that uses most, in MiB
}

func (b *bench) drain(ctx context.Context, fan, processes int, p pace, said string) (out drained, err error) {
	out = drained{fan: fan, processes: processes}
	end, err := b.endpoints(ctx, b.shops[0], fan, "/drain", "")
	if err != nil {
		return out, err
	}
	before := b.meter(b.api)
	if out.recorded, err = b.publish(ctx, b.shops[0], p); err != nil {
		return out, err
	}
	total := out.recorded.changes * fan
	recording := flowed(total, before, b.meter(b.api))
	servers, err := b.deliverers(ctx, processes, fmt.Sprintf("drain-%d-endpoints-%d-processes", fan, processes))
	defer func() {
		for _, s := range servers {
			err = cmp.Or(err, s.Stop())
		}
	}()
	if err != nil {
		return out, err
	}
	// Only the middle part is measured: the first part includes the starts, and the last part only the remaining
	// deliveries.
	if err := b.receiver.await(ctx, "/drain", total/10, time.Minute); err != nil {
		return out, err
	}
	first, err := b.receiver.count(ctx, "/drain")
	if err != nil {
		return out, err
	}
	from := b.meter(servers...)
	if err := b.receiver.await(ctx, "/drain", total*9/10, 2*time.Minute); err != nil {
		return out, err
	}
	last, err := b.receiver.count(ctx, "/drain")
	if err != nil {
		return out, err
	}
	out.flow = flowed(last-first, from, b.meter(servers...))
	if err := b.receiver.await(ctx, "/drain", total, time.Minute); err != nil {
		return out, err
	}
	if err := b.quiet(ctx); err != nil {
		return out, err
	}
	box, err := b.receiver.take(ctx, "/drain")
	if err != nil {
		return out, err
	}
	out.payload, out.repeated = box.Bytes/int64(max(1, len(box.IDs))), box.Repeated
	slices.Sort(box.At)
	low, high := len(box.At)/10, len(box.At)*9/10
	out.rate = flow{deliveries: high - low, took: time.Duration(box.At[high] - box.At[low])}.rate()
	for _, s := range servers {
		out.peak = max(out.peak, machine.Peak(s.Pid()))
	}
	fmt.Printf("  %d endpoint(s), %d delivering process(es): recorded %s %6.0f changes/s = %6.0f deliveries/s; drained %6.0f deliveries/s (%d of %d bytes, %d repeated)\n",
		fan, processes, said, out.recorded.rate(), out.recorded.rate()*float64(fan), out.rate, total, out.payload, out.repeated)
	fmt.Printf("      recording: %s\n      draining:  %s; memory of a server at most %.0f MiB\n", recording.cost(), out.flow.cost(), out.peak)
	return out, end()
}

// deliverers starts n servers at the same time. They only deliver.
func (b *bench) deliverers(ctx context.Context, n int, name string) (servers []*machine.Process, err error) {
	var mu sync.Mutex
	var starting sync.WaitGroup
	profile := b.profile(name)
	for i := range n {
		setting := "METRICS_ADDR=off"
		if i == 0 {
			setting = profile.setting
		}
		starting.Go(func() {
			s, failure := b.serve(ctx, "webhooks", setting)
			mu.Lock()
			defer mu.Unlock()
			if err = cmp.Or(err, failure); failure == nil {
				servers = append(servers, s)
			}
		})
	}
	starting.Wait()
	profile.take(ctx, 3)
	return servers, err
}
