package main

import (
	"cmp"
	"context"
	cryptorand "crypto/rand"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// values maps the names in templates to the values of one round.
type values struct {
	known  map[string]string
	random *rand.Rand
	shop   *shop
	start  int
}

func newValues(random *rand.Rand, s *shop) *values {
	v := &values{known: map[string]string{}, random: random, shop: s}
	if len(s.sold) > 0 {
		v.start = random.IntN(len(s.sold))
	}
	return v
}

// of returns the value of a name. The first call creates the value, and later calls return the same value.
func (v *values) of(name string) string {
	if text, ok := v.known[name]; ok {
		return text
	}
	kind, rest, _ := strings.Cut(name, " ")
	text := ""
	switch kind {
	case "token":
		if was, err := uuid.Parse(rest); err != nil {
			at := strings.LastIndexAny(rest, "_-") + 1
			text = rest[:at] + v.bytes(len(rest))[at:len(rest)]
		} else if was.Version() == 7 {
			text = uuid.Must(uuid.NewV7()).String()
		} else {
			text = uuid.NewString()
		}
	case "hash":
		text = `\x` + v.bytes(32)
	case "negative":
		text = strconv.FormatInt(-1-v.random.Int64N(1<<62), 10)
	case "variant", "product":
		i, _ := strconv.Atoi(rest)
		sold := v.shop.sold[(v.start+i*97)%len(v.shop.sold)]
		v.known["variant "+rest], v.known["product "+rest] = strconv.FormatInt(sold.variant, 10), strconv.FormatInt(sold.product, 10)
		return v.known[name]
	default: // an id that existed before the round
		space, index, _ := strings.Cut(rest, " ")
		return "no id " + space + "/" + index
	}
	v.known[name] = text
	return text
}

func (*values) bytes(n int) string {
	b := make([]byte, n)
	_, _ = cryptorand.Read(b) // different values in each run
	return hex.EncodeToString(b)
}

// fill returns the value that a template has in this round.
func (v *values) fill(t template) any {
	if t.null {
		return nil
	}
	if len(t.parts) == 1 {
		return t.parts[0]
	}
	var text strings.Builder
	for i, part := range t.parts {
		if i%2 == 1 {
			part = v.of(part)
		}
		text.WriteString(part)
	}
	return text.String()
}

func (v *values) all(args []template) []any {
	out := make([]any, len(args))
	for i, t := range args {
		out[i] = v.fill(t)
	}
	return out
}

// replay sends the statements of a recording over plain pgx, with one connection for each caller. It reads the results
// without using them.
func (b *bench) replay(ctx context.Context, r recording) (figures, error) {
	callers := make([]round, b.settings.connections)
	for i := range callers {
		conns := &connections{url: b.url}
		defer conns.each(func(c *pgx.Conn) { _ = c.Close(context.WithoutCancel(ctx)) })
		callers[i] = func(_ context.Context, random *rand.Rand, done func()) error {
			// A canceled round would break its connection, so the round always completes.
			err := r.play(context.WithoutCancel(ctx), conns, random, func(int, int, int64, time.Duration) {}, done)
			if err != nil {
				conns.each(func(c *pgx.Conn) { _, _ = c.Exec(context.WithoutCancel(ctx), "ROLLBACK") })
			}
			return err
		}
	}
	return closedLoop(ctx, duration(b.settings.rawSeconds), callers, b.meter(operation{})), nil
}

// connections contains the connections of one caller. Each connection is opened at its first use.
type connections struct {
	url  string
	open []*pgx.Conn
}

func (c *connections) at(ctx context.Context, i int) (*pgx.Conn, error) {
	for len(c.open) <= i {
		conn, err := pgx.Connect(ctx, c.url)
		if err != nil {
			return nil, err
		}
		c.open = append(c.open, conn)
	}
	return c.open[i], nil
}

func (c *connections) each(do func(*pgx.Conn)) {
	for _, conn := range c.open {
		do(conn)
	}
}

// play sends one round of the recording.
func (r recording) play(ctx context.Context, conns *connections, random *rand.Rand, took func(op, step int, rows int64, d time.Duration), done func()) error {
	v := newValues(random, r.shop)
	made := map[int64]int{} // number of ids that the round has created, by table
	for o, op := range r.rounds[random.IntN(len(r.rounds))] {
		for i, s := range op {
			conn, err := conns.at(ctx, s.conn)
			if err != nil {
				return err
			}
			begun := time.Now()
			rows, err := s.send(ctx, conn, v, made)
			if err != nil {
				return fmt.Errorf("%.200s: %w", s.text, err)
			}
			took(o, i, rows, time.Since(begun))
		}
		done()
	}
	return nil
}

// send sends a statement and returns how many rows the statement read or changed.
func (s step) send(ctx context.Context, conn *pgx.Conn, v *values, made map[int64]int) (int64, error) {
	if s.simple {
		_, err := conn.PgConn().Exec(ctx, s.text).ReadAll()
		return 0, err
	}
	if len(s.first) == 0 {
		rows, err := conn.Query(ctx, s.text, v.all(s.args)...)
		return s.read(rows, err, v, made)
	}
	batch := &pgx.Batch{}
	for _, first := range s.first {
		batch.Queue(first.text, v.all(first.args)...)
	}
	batch.Queue(s.text, v.all(s.args)...)
	answers := conn.SendBatch(ctx, batch)
	for range s.first {
		if _, err := answers.Exec(); err != nil {
			return 0, cmp.Or(err, answers.Close())
		}
	}
	rows, err := answers.Query()
	n, err := s.read(rows, err, v, made)
	return n, cmp.Or(err, answers.Close())
}

// read reads the rows that a statement returns.
func (s step) read(rows pgx.Rows, err error, v *values, made map[int64]int) (int64, error) {
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	for rows.Next() {
		if s.makes == "" {
			continue
		}
		// Later statements of the round need the id of the row that this statement created.
		column := slices.IndexFunc(rows.FieldDescriptions(), func(f pgconn.FieldDescription) bool { return f.Name == "id" || f.Name == "last" })
		if column < 0 {
			continue
		}
		all, err := rows.Values()
		if err != nil {
			return 0, err
		}
		if id, ok := all[column].(int64); ok {
			space := id / idSpace
			v.known[fmt.Sprintf("id %d %d", space, made[space])] = strconv.FormatInt(id, 10)
			made[space]++
		}
	}
	rows.Close()
	return rows.CommandTag().RowsAffected(), rows.Err()
}

// timed prints the statements of a recording, each with its time on an idle connection.
func (b *bench) timed(ctx context.Context, r recording) error {
	conns := &connections{url: b.url}
	defer conns.each(func(c *pgx.Conn) { _ = c.Close(context.WithoutCancel(ctx)) })
	r.rounds = r.rounds[:1]
	sums, counts := map[[2]int]time.Duration{}, map[[2]int]int64{}
	const times = 60
	for i := range times {
		err := r.play(ctx, conns, rand.New(rand.NewPCG(uint64(i), 3)), func(op, step int, rows int64, d time.Duration) {
			if i >= times/2 {
				sums[[2]int{op, step}] += d
			}
			counts[[2]int{op, step}] = rows
		}, func() {})
		if err != nil {
			return err
		}
	}
	// A statement that PostgreSQL plans at each execution costs more than its time suggests.
	planned := map[string]int64{}
	for _, conn := range conns.open {
		rows, err := conn.Query(ctx, "SELECT statement, custom_plans FROM pg_prepared_statements")
		if err != nil {
			return err
		}
		var text string
		var custom int64
		if _, err := pgx.ForEachRow(rows, []any{&text, &custom}, func() error { planned[text] = max(planned[text], custom); return nil }); err != nil {
			return err
		}
	}
	for o, op := range r.rounds[0] {
		for i, s := range op {
			again := ""
			if planned[s.text] > 10 {
				again = "(planned each time) "
			}
			fmt.Printf("      %d.%02d %7.3f ms %4d rows  %s%.300s\n", o+1, i+1, ms(sums[[2]int{o, i}])/(times/2), counts[[2]int{o, i}], again, strings.Join(strings.Fields(s.text), " "))
		}
	}
	return nil
}
