package main

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/webhooks"
)

const key = "bench:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

// bench is the benchmark for one number of events.
type bench struct {
	settings settings
	server   *postgres.Server
	url      string
	events   int64
	results  map[string]result
	plans    map[string][]string
	err      error

	turn, next  chan struct{} // turn receives this bench's turns; next passes the turn to the other bench
	quick, told *side         // told logs the plan of every statement
	pools       []*sql.DB
	mu          sync.Mutex
	notices     []string
}

// side is the service on one of the two connection pools.
type side struct {
	db      *repo.DB
	service *store.Service
}

// result contains the times of an operation, in milliseconds.
type result struct {
	p50, p99 float64
	note     string
}

// order lists the names of the operations in the order in which they are measured.
var order []string

func (b *bench) open(ctx context.Context) error {
	b.plans = map[string][]string{}
	pool, err := postgres.Open(b.url, postgres.NoPooler)
	if err != nil {
		return err
	}
	telling, err := machine.Explaining(b.url, func(plan string) {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.notices = append(b.notices, plan)
	})
	if err != nil {
		return err
	}
	b.pools = []*sql.DB{pool, telling}
	if b.quick, err = newSide(pool); err != nil {
		return err
	}
	b.told, err = newSide(telling)
	return err
}

func newSide(pool *sql.DB) (*side, error) {
	clock := &domain.Clock{}
	db, err := repo.New(pool, clock)
	if err != nil {
		return nil, err
	}
	keys, err := domain.NewKeyring(key)
	if err != nil {
		return nil, err
	}
	sender := webhooks.NewSender(egress.New(egress.Options{}), clock)
	return &side{db, store.New(store.Options{DB: db, Clock: clock, Keys: keys, Gateways: payment.NewGateways(), Webhooks: sender, PublicURL: "http://store.example"})}, nil
}

func (b *bench) close() {
	for _, pool := range b.pools {
		_ = pool.Close()
	}
	_ = b.server.Stop()
}

// size returns a text that says how much data is stored.
func (b *bench) size(ctx context.Context) (text string) {
	err := b.pools[0].QueryRowContext(ctx, `SELECT pg_size_pretty(pg_database_size(current_database())) || '; ' || (
		SELECT string_agg(t || ' ' || n || ' rows, ' || pg_size_pretty(s), '; ') FROM (
			SELECT p.relname AS t, sum(pg_total_relation_size(c.oid)) AS s, sum(greatest(c.reltuples, 0))::bigint AS n FROM pg_class p, pg_partition_tree(p.oid) x JOIN pg_class c ON c.oid = x.relid AND c.relkind = 'r'
			WHERE p.relname IN ('webhook_events', 'webhook_deliveries', 'webhook_attempts') GROUP BY 1 ORDER BY 1) s)`).Scan(&text)
	if err != nil {
		return err.Error()
	}
	return text
}

// op measures an operation. The function f runs the operation once on a side and returns how long the measured part
// took; 0 means the whole call.
func (b *bench) op(name, note string, times int, f func(*side) (time.Duration, error)) error {
	if !b.settings.only.MatchString(name) {
		return nil
	}
	<-b.turn // waits for this bench's turn, or until the other bench ends
	defer func() {
		select {
		case b.next <- struct{}{}:
		default: // the other bench has already ended
		}
	}()
	if !slices.Contains(order, name) {
		order = append(order, name)
	}
	once := func(s *side) (time.Duration, error) {
		begun := time.Now()
		took, err := f(s)
		if took == 0 {
			took = time.Since(begun)
		}
		if err != nil {
			err = fmt.Errorf("%s: %w", name, err)
		}
		return took, err
	}
	for range min(10, times) { // the first calls do additional work, so they are not measured
		if _, err := once(b.quick); err != nil {
			return b.failed(name, err)
		}
	}
	all := make([]time.Duration, times)
	for i := range all {
		var err error
		if all[i], err = once(b.quick); err != nil {
			return b.failed(name, err)
		}
	}
	slices.Sort(all)
	at := func(share float64) float64 { return float64(all[int(share*float64(times-1))].Microseconds()) / 1000 }
	b.results[name] = result{at(.5), at(.99), note}
	fmt.Printf("  %9d events  %-44s p50 %8.2f ms  p99 %8.2f ms\n", b.events, name, at(.5), at(.99))
	if b.settings.plans {
		b.mu.Lock()
		b.notices = nil
		b.mu.Unlock()
		if _, err := once(b.told); err != nil {
			return err
		}
		b.mu.Lock()
		b.plans[name] = b.notices
		b.mu.Unlock()
	}
	return nil
}

// failed records that an operation has exceeded the database's time limit. It returns any other error.
func (b *bench) failed(name string, err error) error {
	if domain.CodeOf(err) != domain.Unavailable {
		return err
	}
	b.results[name] = result{math.NaN(), math.NaN(), "took too long"}
	fmt.Printf("  %9d events  %-44s %v\n", b.events, name, err)
	return nil
}

var (
	cost   = regexp.MustCompile(` +\(cost=[^)]*\)`)
	actual = regexp.MustCompile(`\(actual rows=(\d+) loops=(\d+)\)`)
	node   = regexp.MustCompile(`^( *)(->  )?([A-Z].*)$`)
	table  = regexp.MustCompile(`(Seq Scan) on (webhook_\w+)`)
	passed = regexp.MustCompile(`Rows Removed by Filter: (\d+)`)
)

// many is the number of rows of a table that a plan may read without being reported.
const many = 1000

// rows returns how many rows a plan node returned in total.
func rows(line string) (n int) {
	if m := actual.FindStringSubmatch(line); m != nil {
		each, _ := strconv.Atoi(m[1])
		loops, _ := strconv.Atoi(m[2])
		n = each * loops
	}
	return n
}

// printPlans prints, for each operation's statements, the plan nodes that ran, with their conditions, and the tables
// that were read completely.
func (b *bench) printPlans() {
	fmt.Printf("\nPlans at %d events; nodes that did not run are left out\n", b.events)
	whole := map[string]int{}
	for _, name := range order {
		fmt.Printf("\n%s\n", name)
		for _, notice := range b.plans[name] {
			_, text, found := strings.Cut(notice, "Query Text: ")
			if !found {
				continue
			}
			lines := strings.Split(text, "\n")
			statement, plan := lines[0], lines[1:]
			for i, line := range lines { // a statement may have several lines
				if cost.MatchString(line) {
					statement, plan = strings.Join(lines[:i], " "), lines[i:]
					break
				}
			}
			fmt.Printf("    %.150s\n", strings.Join(strings.Fields(statement), " "))
			skip, read := false, ""
			for _, line := range plan {
				if m := node.FindStringSubmatch(line); m != nil && cost.MatchString(line) {
					skip = strings.Contains(line, "never executed")
					read = ""
					if m := table.FindStringSubmatch(line); m != nil && !skip {
						read = m[2] + " in " + name
						whole[read] += rows(line)
					}
				} else if m := passed.FindStringSubmatch(line); m != nil && read != "" {
					n, _ := strconv.Atoi(m[1])
					whole[read] += n
				} else if !strings.Contains(line, "Cond:") && !strings.Contains(line, "Rows Removed") {
					continue
				}
				if !skip {
					fmt.Printf("      %.190s\n", actual.ReplaceAllString(cost.ReplaceAllString(line, ""), "$1 rows × $2"))
				}
			}
		}
	}
	fmt.Printf("\nTables of delivery that were read whole, with more than %d rows:\n", many)
	none := true
	for _, name := range slices.Sorted(maps.Keys(whole)) {
		if whole[name] > many {
			fmt.Printf("  %s: %d rows\n", name, whole[name])
			none = false
		}
	}
	if none {
		fmt.Println("  none")
	}
}
