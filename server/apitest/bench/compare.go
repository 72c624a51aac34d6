package main

import (
	"context"
	"fmt"
	"os/exec"
	"regexp"
	"strings"
)

// checks prints only the cost of checking a request against the contract.
func checks(ctx context.Context) error {
	heading("The check of a request against the contract, alone")
	out, err := exec.CommandContext(ctx, "go", "test", "-run", "^$", "-bench", "^BenchmarkContract$", "-benchmem", "-benchtime", "1s", "./server/router").CombinedOutput()
	if err != nil {
		return fmt.Errorf("go test ./server/router: %w\n%s", err, out)
	}
	found := regexp.MustCompile(`(?m)^BenchmarkContract/(\S+?)(?:-\d+)?\s+\d+\s+([\d.]+) ns/op.*?(\d+) B/op\s+(\d+) allocs/op`).FindAllStringSubmatch(string(out), -1)
	if len(found) == 0 {
		return fmt.Errorf("go test ./server/router printed no figures:\n%s", out)
	}
	for _, m := range found {
		fmt.Printf("  %-58s %9s ns %9s bytes %6s allocations\n", strings.ReplaceAll(m[1], "_", " "), m[2], m[3], m[4])
	}
	return nil
}

// figure is a figure that was measured for another platform.
type figure struct {
	name             string
	rate, p50, p99   float64
	server, postgres float64 // CPU, ms per operation
}

// elsewhere contains figures that were measured once on another machine with two shared cores. Server, PostgreSQL 15
// and callers ran on the same machine, with 1,000 products, 1,600 variants, 5,000 customers, 16 connections, and fsync
// on.
var elsewhere = map[string][]figure{
	"list":     {{"Vendure 3.7.3", 215, 78, 146, 3.0, 4.7}, {"Medusa 2.21.2", 50, 312, 476, 20, 4.7}},
	"detail":   {{"Vendure 3.7.3", 69, 227, 315, 10, 9.6}, {"Medusa 2.21.2", 25, 628, 852, 41, 8.4}},
	"add":      {{"Vendure 3.7.3", 48, 282, 649, 18, 11}, {"Medusa 2.21.2", 6, 2448, 3638, 166, 32}},
	"checkout": {{"Vendure 3.7.3", 6.6, 2338, 3306, 132, 84}, {"Medusa 2.21.2", 1.0, 16051, 16404, 986, 188}},
	"orders":   {{"Vendure 3.7.3, 10,172 orders", 21.5, 731, 1009, 36, 31}, {"Medusa 2.21.2, 100 orders", 8.1, 1846, 2718, 119, 9}},
}

// compare prints the results next to the figures of other systems, from the map elsewhere.
func compare(results []result) {
	heading("Beside others. Their figures are constants, measured elsewhere: absolute figures move with the machine, and CPU per operation the least")
	fmt.Printf("  %-20s %-30s %9s %9s %9s %14s | %9s %9s\n", "operation", "", "op/s", "p50 ms", "p99 ms", "CPU server/pg", "op/s ×", "CPU ÷")
	for _, r := range results {
		others := elsewhere[r.figure]
		if len(others) == 0 || r.http.count == 0 {
			continue
		}
		h := r.http
		fmt.Printf("  %-20s %-30s %9.1f %9.2f %9.2f %14s |\n", r.name, "ours, this run", h.rate(), ms(h.p50), ms(h.p99), h.each(h.cpu.server)+"/"+h.each(h.cpu.postgres))
		for _, o := range others {
			cpu := "-"
			if own := h.each64(h.cpu.server + h.cpu.postgres); h.cpu.known && own > 0 {
				cpu = fmt.Sprintf("%.1f", (o.server+o.postgres)/own)
			}
			fmt.Printf("  %-20s %-30s %9.1f %9.0f %9.0f %14s | %9.1f %9s\n", "", o.name, o.rate, o.p50, o.p99, fmt.Sprintf("%g/%g", o.server, o.postgres), h.rate()/o.rate, cpu)
		}
	}
	fmt.Println("  start: Vendure 3.0 s, Medusa 4.5 to 4.8 s to the first answer. Memory at its peak: Vendure 435 + 148 MiB, Medusa 889 MiB.")
}
