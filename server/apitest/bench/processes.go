package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// compareProcesses compares one process with several processes. Each side has its own database in one PostgreSQL, and
// the sides run each operation in turns. The callers are spread over the several processes, whose CPU times are added
// up.
func (b *bench) compareProcesses(ctx context.Context) error {
	one, several := *b, *b
	one.name, several.name, several.beside = "one", "several", b.settings.processes-1
	sides := []*bench{&one, &several}
	for _, side := range sides {
		if err := side.open(ctx); err != nil {
			return fmt.Errorf("%s: %w", side.name, err)
		}
		defer side.close()
	}
	heading("Each operation %d times %gs by one process and by %d, in turns", turns, b.settings.seconds, b.settings.processes)
	columns := []column{
		{"operations a second", func(s sum) float64 { return s.rate() }},
		{"p50 ms", func(s sum) float64 { return ms(s.p50) }},
		{"p99 ms", func(s sum) float64 { return ms(s.p99) }},
		{"CPU server, ms", func(s sum) float64 { return s.each64(s.cpu.server) }},
		{"CPU PostgreSQL, ms", func(s sum) float64 { return s.each64(s.cpu.postgres) }},
	}
	printColumns(columns)
	for _, empty := range []struct{ name, path string }{{"an empty handler", "/"}, {"one statement on pgx", "/statement"}} {
		sums, err := b.emptyByProcesses(ctx, empty.path)
		if err != nil {
			return err
		}
		printSums(empty.name, columns, sums)
	}
	if err := compareSides(ctx, sides, columns); err != nil {
		return err
	}
	heading("The same with all callers at one of the %d: what the others cost by being there", b.settings.processes)
	several.toOne = true
	printColumns(columns)
	return compareSides(ctx, sides, columns)
}

// emptyByProcesses measures one process, and several independent processes, with an empty handler. Subtracting the
// result from an operation's result gives the cost of the service itself.
func (b *bench) emptyByProcesses(ctx context.Context, path string) ([]sum, error) {
	sides := make([][]*machine.Process, 2)
	defer func() {
		for _, p := range slices.Concat(sides...) {
			_ = p.Stop()
		}
	}()
	for s, n := range []int{1, b.settings.processes} {
		for range n {
			p, err := launchEmpty(ctx, b.database.URL("postgres"))
			if err != nil {
				return nil, err
			}
			sides[s] = append(sides[s], p)
		}
	}
	sums := make([]sum, 2)
	for turn := range 2 * turns {
		s := (turn + turn/2) % 2
		f := closedLoop(ctx, duration(b.settings.seconds), b.asking(sides[s], path), func() usage { return spent(b.database.Pid(), sides[s]...) })
		if f.failure != nil {
			return nil, f.failure
		}
		sums[s].add(f)
	}
	return sums, nil
}
