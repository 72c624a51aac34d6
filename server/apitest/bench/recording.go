package main

import (
	"cmp"
	"context"
	cryptorand "crypto/rand"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// recording is what the server sent for some rounds of an operation.
type recording struct {
	rounds []sqlRound
	shop   *shop
}

// sqlRound are the statements of a round, by operation.
type sqlRound [][]step

// step is a statement whose values can be made anew.
type step struct {
	text   string
	simple bool // sent as text, without values
	args   []template
	makes  string
}

// template is a value in parts: those of even index are literal, the others name
// what stands between them.
type template struct {
	parts []string
	null  bool
}

// A recording of reads holds this many rounds, so that not the same rows are read
// again and again. One of writes holds one, whose rows are new in every round.
const recordedReads = 24

func (r recording) size() (n int) {
	for _, op := range r.rounds[0] {
		n += len(op)
	}
	return n
}

// record lets the logging server do an operation, and reads what it sent.
func (b *bench) record(ctx context.Context, op operation) (out recording, err error) {
	c := newCaller(b.logs(op).URL)
	call := op.caller(c)
	random := rand.New(rand.NewPCG(7, 7))
	mark := func() ([]string, error) {
		text := "mark " + uuid.NewString()
		if _, err := b.marks.Exec(ctx, "SELECT '"+text+"'", pgx.QueryExecModeSimpleProtocol); err != nil {
			return nil, err
		}
		return b.log.take(ctx, text)
	}
	for range 3 { // what a first request does alone, such as noting that a key was used
		if err := call(ctx, random, func() {}); err != nil {
			return out, err
		}
	}
	out.shop = &b.shop
	rounds := 1
	if !op.own {
		rounds = recordedReads
	}
	for i := range rounds {
		if !op.own { // the same twice: what is kept is there
			if err := call(ctx, rand.New(rand.NewPCG(7, uint64(i))), func() {}); err != nil {
				return out, err
			}
			random = rand.New(rand.NewPCG(7, uint64(i)))
		}
		if _, err := mark(); err != nil {
			return out, err
		}
		var sent [][]logged
		var failed error
		err := call(ctx, random, func() {
			lines, err := mark()
			failed = cmp.Or(failed, err)
			found := read(lines)
			found = slices.DeleteFunc(found, func(s logged) bool { return strings.HasPrefix(s.text, "SELECT 'mark ") || s.text == "-- ping" })
			sent = append(sent, found)
		})
		if err = cmp.Or(err, failed); err != nil {
			return out, err
		}
		out.rounds = append(out.rounds, b.templates(sent, op.own))
	}
	return out, nil
}

// What is recognized in the values of statements that make rows.
var (
	ownNumber = regexp.MustCompile(`^-[0-9]{9,19}$`) // the number of an order that has none yet
	ownHash   = regexp.MustCompile(`^\\x[0-9a-f]{64}$`)
	ownToken  = regexp.MustCompile(`[A-Za-z0-9_-]{20,}`) // UUIDs, references, keys
	bigNumber = regexp.MustCompile(`\b[0-9]{14,15}\b`)
	inserted  = regexp.MustCompile(`^(?:WITH .*?)?INSERT INTO "?([a-z_.]+)"?`)
)

// longest is how long a value may be that is looked into: an event's payload is
// sent as it was.
const longest = 1_000

// templates finds out which values of a round are its own.
func (b *bench) templates(sent [][]logged, own bool) (out sqlRound) {
	fresh := map[string]bool{} // hashes and tokens that the round inserts: others were there before
	made, inRound := map[string][]int64{}, map[string]bool{}
	if own {
		for _, s := range slices.Concat(sent...) {
			if m := inserted.FindStringSubmatch(s.text); m != nil {
				inRound[b.spaces[m[1]]] = true
			}
			for _, a := range s.args {
				if len(a.text) > longest {
					continue
				}
				if ownHash.MatchString(a.text) {
					fresh[a.text] = fresh[a.text] || strings.Contains(s.text, "INSERT")
				} else if strings.Contains(s.text, "INSERT") {
					for _, token := range ownToken.FindAllString(a.text, -1) {
						fresh[token] = strings.ContainsAny(token, "0123456789") && !bigNumber.MatchString(token)
					}
				}
				for _, n := range bigNumber.FindAllString(a.text, -1) {
					id, _ := strconv.ParseInt(n, 10, 64)
					space := strconv.FormatInt(id/idSpace, 10)
					if !slices.Contains(made[space], id) {
						made[space] = append(made[space], id)
					}
				}
			}
		}
	}
	for _, ids := range made {
		slices.Sort(ids)
	}
	variants, products := "", ""
	if len(b.shop.sold) > 0 {
		variants, products = strconv.FormatInt(b.shop.sold[0].variant/idSpace, 10), strconv.FormatInt(b.shop.sold[0].product/idSpace, 10)
	}
	name := func(text string) string {
		id, _ := strconv.ParseInt(text, 10, 64)
		space := strconv.FormatInt(id/idSpace, 10)
		switch space {
		case products: // goes with its variant
			for i, v := range made[variants] {
				if b.productOf(v) == id {
					return "product " + strconv.Itoa(i)
				}
			}
			return ""
		case variants:
			return "variant " + strconv.Itoa(slices.Index(made[variants], id))
		}
		if !inRound[space] {
			return "" // it was there before
		}
		return "id " + space + " " + strconv.Itoa(slices.Index(made[space], id))
	}
	for _, op := range sent {
		var steps []step
		for _, s := range op {
			st := step{text: s.text, simple: !s.prepared}
			if m := inserted.FindStringSubmatch(s.text); m != nil && strings.Contains(s.text, "RETURNING") {
				st.makes = m[1]
			}
			for _, a := range s.args {
				st.args = append(st.args, b.template(a, own, fresh, name))
			}
			steps = append(steps, st)
		}
		out = append(out, steps)
	}
	return out
}

func (b *bench) productOf(variant int64) int64 {
	i, found := slices.BinarySearchFunc(b.shop.sold, variant, func(s sold, id int64) int { return cmp.Compare(s.variant, id) })
	if !found {
		return 0
	}
	return b.shop.sold[i].product
}

func (b *bench) template(a argument, own bool, fresh map[string]bool, name func(string) string) template {
	t := template{parts: []string{a.text}, null: a.null}
	switch {
	case !own || a.null || len(a.text) > longest:
	case ownNumber.MatchString(a.text):
		t.parts = []string{"", "negative " + a.text, ""}
	case ownHash.MatchString(a.text):
		if fresh[a.text] {
			t.parts = []string{"", "hash " + a.text, ""}
		}
	default:
		t.parts = split(t.parts, ownToken, func(s string) string {
			if !fresh[s] {
				return ""
			}
			return "token " + s
		})
		t.parts = split(t.parts, bigNumber, name)
	}
	return t
}

// split cuts what matches out of the literal parts; what has no name stays.
func split(parts []string, what *regexp.Regexp, name func(string) string) (out []string) {
	for i, part := range parts {
		if i%2 == 1 {
			out = append(out, part)
			continue
		}
		literal, from := "", 0
		for _, at := range what.FindAllStringIndex(part, -1) {
			if n := name(part[at[0]:at[1]]); n != "" {
				out = append(out, literal+part[from:at[0]], n)
				literal, from = "", at[1]
			}
		}
		out = append(out, literal+part[from:])
	}
	return out
}

// values are what the names of templates stand for in one round.
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

// of gives a name its value: at first sight a new one, afterwards the same.
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
	default: // an id that was there before
		space, index, _ := strings.Cut(rest, " ")
		return "no id " + space + "/" + index
	}
	v.known[name] = text
	return text
}

func (*values) bytes(n int) string {
	b := make([]byte, n)
	_, _ = cryptorand.Read(b) // never the same in two runs
	return hex.EncodeToString(b)
}

// fill makes a value of a template.
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

// replay lets plain pgx send the statements of a recording, over as many
// connections as there are callers, and read the answers without looking at them.
func (b *bench) replay(ctx context.Context, r recording) (figures, error) {
	callers := make([]round, b.settings.connections)
	for i := range callers {
		conn, err := pgx.Connect(ctx, b.url)
		if err != nil {
			return figures{}, err
		}
		defer conn.Close(context.WithoutCancel(ctx))
		callers[i] = func(_ context.Context, random *rand.Rand, done func()) error {
			// A round that is cut off would end its connection: it is finished instead.
			err := r.play(context.WithoutCancel(ctx), conn, random, func(int, int, int64, time.Duration) {}, done)
			if err != nil {
				_, _ = conn.Exec(context.WithoutCancel(ctx), "ROLLBACK")
			}
			return err
		}
	}
	return closedLoop(ctx, duration(b.settings.rawSeconds), callers, b.meter(operation{})), nil
}

// play sends one of the recording's rounds.
func (r recording) play(ctx context.Context, conn *pgx.Conn, random *rand.Rand, took func(op, step int, rows int64, d time.Duration), done func()) error {
	v := newValues(random, r.shop)
	made := map[int64]int{} // how many ids of a table were made so far
	for o, op := range r.rounds[random.IntN(len(r.rounds))] {
		for i, s := range op {
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

// send sends a statement, and tells how many rows it read or changed.
func (s step) send(ctx context.Context, conn *pgx.Conn, v *values, made map[int64]int) (int64, error) {
	if s.simple {
		_, err := conn.PgConn().Exec(ctx, s.text).ReadAll()
		return 0, err
	}
	args := make([]any, len(s.args))
	for i, t := range s.args {
		args[i] = v.fill(t)
	}
	rows, err := conn.Query(ctx, s.text, args...)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	for rows.Next() {
		if s.makes == "" {
			continue
		}
		// An id that this row got: later statements of the round name it.
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

// timed prints the statements of a recording, with the time that each takes on
// one connection while nothing else runs.
func (b *bench) timed(ctx context.Context, r recording) error {
	conn, err := pgx.Connect(ctx, b.url)
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	r.rounds = r.rounds[:1]
	sums, counts := map[[2]int]time.Duration{}, map[[2]int]int64{}
	const times = 60
	for i := range times {
		err := r.play(ctx, conn, rand.New(rand.NewPCG(uint64(i), 3)), func(op, step int, rows int64, d time.Duration) {
			if i >= times/2 {
				sums[[2]int{op, step}] += d
			}
			counts[[2]int{op, step}] = rows
		}, func() {})
		if err != nil {
			return err
		}
	}
	// A statement that is planned anew for its values each time costs more than it seems.
	rows, err := conn.Query(ctx, "SELECT statement, custom_plans FROM pg_prepared_statements")
	if err != nil {
		return err
	}
	planned := map[string]int64{}
	var text string
	var custom int64
	if _, err := pgx.ForEachRow(rows, []any{&text, &custom}, func() error { planned[text] = custom; return nil }); err != nil {
		return err
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
