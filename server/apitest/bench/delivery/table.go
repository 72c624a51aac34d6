package main

import (
	"fmt"
	"runtime"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// findings contains all results of a run.
type findings struct {
	drains           []drained
	posts            []flow
	ownSQL, rawSQL   passed
	idle             times // latencies of changes over HTTP
	idleElsewhere    times // latencies if a separate process delivers
	sustained        []sustained
	slow, never      beside
	server, postgres float64 // memory, MiB
}

// table prints the figures next to those of other products, which are constants. Those figures were measured once on
// another machine with two shared cores, on which the publisher and the receiver also ran. The payloads had 1.5 kB.
func (b *bench) table() {
	f := b.found
	heading("Beside others (theirs are constants, measured once on two cores with publisher and receiver on them; ours are this run's)")
	row := func(what, outpost, convoy, aim, ours string) {
		fmt.Printf("  %-66s %-12s %-12s %-10s %s\n", what, outpost, convoy, aim, ours)
	}
	text := func(d time.Duration) string { return fmt.Sprintf("%.0f ms", ms(d)) }
	row("", "Outpost", "Convoy", "aim", "ours")
	rates := ""
	for _, d := range f.drains {
		rates += fmt.Sprintf("%.0f (%d), ", d.rate, d.fan)
		if d.processes > 1 {
			rates = fmt.Sprintf("%s by %d processes, ", rates[:len(rates)-2], d.processes)
		}
	}
	row("deliveries/s, a backlog drained (endpoints)", "651–720", "78–86", ">= 2,000", rates[:len(rates)-2])
	rates, late := "", ""
	for _, s := range f.sustained {
		load := fmt.Sprintf("%s, %d", s.said, s.fan)
		if !s.steady {
			load += ", without pause"
		}
		rates += fmt.Sprintf("%.0f (%s), ", s.flow.rate(), load)
		if s.steady {
			late += fmt.Sprintf("%s (%.0f/s, %d), ", text(s.times.at(.99)), s.flow.rate(), s.fan)
		}
	}
	row("deliveries/s while their events are recorded (endpoints)", "651–720", "78–86", ">= 2,000", rates[:len(rates)-2])
	row("event committed → delivered, idle p50 (p99)", "8 ms", "679 ms", "< 8 ms", fmt.Sprintf("%.1f ms (%.1f ms), recorded by another process %.1f ms (%.1f ms)", ms(f.idle.at(.5)), ms(f.idle.at(.99)), ms(f.idleElsewhere.at(.5)), ms(f.idleElsewhere.at(.99))))
	row("the same under a steady load, p99 (deliveries/s, endpoints)", "226–412 ms", "16–19 s", "< 200 ms", late[:len(late)-2])
	row(fmt.Sprintf("%d to one that takes 3 s, then %d to a healthy one: healthy p99", b.settings.queued, b.settings.healthy), "28.7 s (p50)", "33.6 s (p50)", "< 1 s",
		fmt.Sprintf("%s same store, %s another store", text(f.slow.same.at(.99)), text(f.slow.other.at(.99))))
	row("the same beside one that never answers", "", "", "< 1 s", fmt.Sprintf("%s same store, %s another store", text(f.never.same.at(.99)), text(f.never.other.at(.99))))
	row("kill -9 under load: acknowledged events lost", "0", "–", "0", "not of this run: go test ./server/apitest (kill)")
	delivering := 0.0
	for _, d := range f.drains {
		delivering = max(delivering, d.peak)
	}
	row("memory of the server at its peak", "102–115 MB", "218 MB", "< 100 MB", fmt.Sprintf("%.0f MiB doing everything, %.0f MiB only delivering; PostgreSQL %.0f MiB", f.server, delivering, f.postgres))
}

// limits prints which part limits the rate of delivery.
func (b *bench) limits() {
	f := b.found
	several := f.drains[0]
	for _, d := range f.drains {
		if d.fan > 1 && d.processes == 1 {
			several = d
		}
	}
	posts := f.posts[len(f.posts)-1]
	heading("What limits delivery (%d endpoints, one process)", several.fan)
	fmt.Printf("  delivered %.0f/s; its HTTP alone %.0f/s, its SQL alone %.0f/s by the service's code and %.0f/s on plain pgx; one after the other on the same processors those would be %.0f/s\n",
		several.rate, posts.rate(), f.ownSQL.rate(), f.rawSQL.rate(), 1/(1/posts.rate()+1/f.ownSQL.rate()))
	if !machine.Known() {
		return
	}
	u, took := several.flow.used, several.flow.took.Seconds()
	ours, all := (u.server+u.postgres+u.receiver+u.bench).Seconds()/took, u.busy.Seconds()/took
	cores := float64(runtime.NumCPU())
	fmt.Printf("  a delivery costs %.2f ms of processor time, the receiver's %.2f included: %.0f processors without anybody else have time for %.0f/s\n",
		ms(u.server+u.postgres+u.receiver)/float64(several.flow.deliveries), ms(u.receiver)/float64(several.flow.deliveries), cores, cores*1000/(ms(u.server+u.postgres+u.receiver)/float64(several.flow.deliveries)))
	switch {
	case all > .9*cores:
		fmt.Printf("  processors: %.2f of %.0f were busy, %.2f of them with us", all, cores, ours)
		if all-ours > .2 {
			fmt.Printf(" and %.2f with what else runs on this machine", all-ours)
		}
		fmt.Printf("; of ours the server had %.0f %%, PostgreSQL %.0f %%, the receiver %.0f %%\n", 100*u.server.Seconds()/took/ours, 100*u.postgres.Seconds()/took/ours, 100*u.receiver.Seconds()/took/ours)
	default:
		fmt.Printf("  waiting: only %.2f of %.0f processors were busy, %.2f of them with us; the rest waits for commits and round trips\n", all, cores, ours)
	}
}
