package main

import (
	"context"
	"fmt"
)

// compareProcesses runs one process and several, each side on a database of its own of
// one PostgreSQL, and lets them do each operation in turns. Callers are spread over the
// several, and CPU of the server is that of all of them.
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
	return compareSides(ctx, sides, []column{
		{"operations a second", func(s sum) float64 { return s.rate() }},
		{"p50 ms", func(s sum) float64 { return ms(s.p50) }},
		{"p99 ms", func(s sum) float64 { return ms(s.p99) }},
		{"CPU server, ms", func(s sum) float64 { return s.each64(s.cpu.server) }},
		{"CPU PostgreSQL, ms", func(s sum) float64 { return s.each64(s.cpu.postgres) }},
	})
}
