package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
)

// turns is how often each side of a comparison runs each operation.
const turns = 10

// compareWith compares a commit with this tree on one PostgreSQL. The two sides alternate for each operation, so that
// only the noise of the machine differs. The processor time per operation varies least with this noise; allocations and
// statements do not vary with it.
func (b *bench) compareWith(ctx context.Context, commit string) error {
	tree := filepath.Join(b.home, "against")
	if out, err := exec.CommandContext(ctx, "git", "worktree", "add", "--detach", tree, commit).CombinedOutput(); err != nil {
		return fmt.Errorf("git worktree add: %w\n%s", err, out)
	}
	defer func() {
		_ = exec.CommandContext(context.WithoutCancel(ctx), "git", "worktree", "remove", "--force", tree).Run()
	}()
	binary := filepath.Join(b.home, "against.bin")
	build := exec.CommandContext(ctx, "go", "build", "-o", binary, "./server")
	build.Dir = tree
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("go build ./server of %s: %w\n%s", commit, err, out)
	}
	there, here := *b, *b
	there.name, there.metrics, there.metricsAnew, there.binary = "there", "127.0.0.1:9092", "127.0.0.1:9094", binary
	here.name, here.metrics, here.metricsAnew = "here", "127.0.0.1:9091", "127.0.0.1:9093"
	sides := []*bench{&there, &here}
	for _, side := range sides {
		if err := side.open(ctx); err != nil {
			return fmt.Errorf("%s: %w", side.name, err)
		}
		defer side.close()
	}
	heading("Each operation %d times %gs there (%s) and here, in turns", turns, b.settings.seconds, commit)
	columns := []column{
		{"CPU server, ms", func(s sum) float64 { return s.each64(s.cpu.server) }},
		{"CPU PostgreSQL, ms", func(s sum) float64 { return s.each64(s.cpu.postgres) }},
		{"allocations", func(s sum) float64 { return s.cpu.allocations / float64(s.count) }},
		{"KB allocated", func(s sum) float64 { return s.cpu.allocated / 1024 / float64(s.count) }},
		{"statements", func(s sum) float64 { return s.statements }},
	}
	printColumns(columns)
	return compareSides(ctx, sides, columns)
}

// sum contains the measurements of all turns of one side for one operation.
type sum struct {
	figures
	statements float64
}

// column is a figure that a comparison prints for each side.
type column struct {
	name string
	of   func(sum) float64
}

// compareSides runs each operation on the sides in turns and prints a line per operation.
func compareSides(ctx context.Context, sides []*bench, columns []column) error {
	for i, op := range sides[0].list() {
		if !sides[0].settings.only.MatchString(op.name) {
			continue
		}
		sums, err := inTurns(ctx, sides, i)
		if err != nil {
			return err
		}
		printSums(op.name, columns, sums)
	}
	return nil
}

func printColumns(columns []column) {
	line := fmt.Sprintf("  %-24s", "operation")
	for _, c := range columns {
		line += fmt.Sprintf(" | %-25s", c.name)
	}
	fmt.Println(line)
}

func printSums(name string, columns []column, sums []sum) {
	line := fmt.Sprintf("  %-24s", name)
	for _, c := range columns {
		first, second := c.of(sums[0]), c.of(sums[1])
		line += fmt.Sprintf(" | %9.2f → %9.2f %+4.0f%%", first, second, (second/first-1)*100)
	}
	fmt.Println(line)
}

// inTurns measures one operation for all sides.
func inTurns(ctx context.Context, sides []*bench, i int) ([]sum, error) {
	sums := make([]sum, len(sides))
	for s, side := range sides {
		if err := side.login(ctx, newCaller(side.server.URL)); err != nil {
			return nil, err
		}
		op := side.list()[i]
		recorded, err := side.record(ctx, op)
		if err != nil {
			return nil, fmt.Errorf("%s, %s: %w", side.name, op.name, err)
		}
		sums[s].statements = float64(recorded.size()) / float64(op.each)
	}
	for turn := range 2 * turns {
		s := (turn + turn/2) % 2 // the order is first, second, second, first
		side := sides[s]
		op := side.list()[i]
		f, err := side.measured(ctx, op, side.profile(fmt.Sprintf("%s-%s-%d", op.name, side.name, turn/2)))
		if err := cmp.Or(err, f.failure); err != nil {
			return nil, fmt.Errorf("%s, %s: %w", side.name, op.name, err)
		}
		sums[s].add(f)
	}
	return sums, ctx.Err()
}

var allocated = regexp.MustCompile(`(?m)^(go_memstats_mallocs_total|go_memstats_alloc_bytes_total) (\S+)$`)

// allocations returns the number and bytes of all allocations of a server. It reads them from the metrics address, and
// returns zeros if the address is "".
func allocations(metrics string) (times, bytes float64) {
	if metrics == "" {
		return 0, 0
	}
	res, err := http.Get("http://" + metrics + "/metrics")
	if err != nil {
		return 0, 0
	}
	defer res.Body.Close()
	body, _ := io.ReadAll(res.Body)
	for _, m := range allocated.FindAllSubmatch(body, -1) {
		n, _ := strconv.ParseFloat(string(m[2]), 64)
		if string(m[1]) == "go_memstats_mallocs_total" {
			times = n
		} else {
			bytes = n
		}
	}
	return times, bytes
}
