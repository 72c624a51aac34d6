package main

import (
	"cmp"
	"context"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// recording contains the statements that the server sent in several rounds of an operation.
type recording struct {
	rounds []sqlRound
	shop   *shop
}

// sqlRound contains the statements of one round, by operation.
type sqlRound [][]step

// step is a statement whose values can be replaced.
type step struct {
	text   string
	simple bool // the statement was sent as text, without arguments
	args   []template
	makes  string
	conn   int    // transactions that are open at the same time use different connections
	first  []step // statements that begin the transaction, and are sent together with this one
}

// template is a value in parts. The parts with an even index are literal, and each other part names a value to insert.
type template struct {
	parts []string
	null  bool
}

// recordedReads is the number of rounds in a recording of reads, so that a replay does not read the same rows each
// time. A recording of writes has one round, because its rows are always new.
const recordedReads = 24

func (r recording) size() (n int) {
	for _, s := range slices.Concat(r.rounds[0]...) {
		n += 1 + len(s.first)
	}
	return n
}

// record runs an operation on the logging server and returns the statements that the server sent.
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
	for range 3 { // the first requests do additional work, such as recording the first use of a key
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
		if !op.own { // sends the request twice, so that cached values are available
			if err := call(ctx, rand.New(rand.NewPCG(7, uint64(i))), func() {}); err != nil {
				return out, err
			}
			random = rand.New(rand.NewPCG(7, uint64(i)))
		}
		before, err := b.lastIDs(ctx)
		if err != nil {
			return out, err
		}
		if _, err := mark(); err != nil {
			return out, err
		}
		var sent [][]logged
		var failed error
		err = call(ctx, random, func() {
			lines, err := mark()
			failed = cmp.Or(failed, err)
			found := read(lines)
			found = slices.DeleteFunc(found, func(s logged) bool { return strings.HasPrefix(s.text, "SELECT 'mark ") || s.text == "-- ping" })
			sent = append(sent, found)
		})
		if err = cmp.Or(err, failed); err != nil {
			return out, err
		}
		out.rounds = append(out.rounds, b.templates(sent, op.own, before))
	}
	return out, nil
}

// Patterns of the values that the service generates when it inserts rows.
var (
	ownNumber = regexp.MustCompile(`^-[0-9]{9,19}$`) // temporary number of an order that has no number yet
	ownHash   = regexp.MustCompile(`^\\x[0-9a-f]{64}$`)
	ownToken  = regexp.MustCompile(`[A-Za-z0-9_-]{20,}`) // UUIDs, references and keys
	bigNumber = regexp.MustCompile(`\b[0-9]{14,15}\b`)
	inserted  = regexp.MustCompile(`^(?:WITH .*?)?INSERT INTO "?([a-z_.]+)"?`)
)

// longest is the maximum length of the values in which ids and tokens are searched. Longer values, such as event
// payloads, are replayed unchanged.
const longest = 1_000

// lastIDs returns the highest issued id of each sequence. A row with a higher id belongs to this round. Other rows may
// belong to an earlier round whose mails are not sent yet.
func (b *bench) lastIDs(ctx context.Context) (map[string]int64, error) {
	rows, err := b.marks.Query(ctx, "SELECT last_value FROM pg_sequences WHERE last_value IS NOT NULL UNION ALL SELECT last FROM store_counters WHERE store_id = $1", b.shop.storeID)
	if err != nil {
		return nil, err
	}
	last, err := pgx.CollectRows(rows, pgx.RowTo[int64])
	out := map[string]int64{}
	for _, id := range last {
		out[space(id)] = id
	}
	return out, err
}

// space returns the number range of an id. The range identifies the table.
func space(id int64) string { return strconv.FormatInt(id/idSpace, 10) }

// templates finds the values that are different in each round.
func (b *bench) templates(sent [][]logged, own bool, before map[string]int64) (out sqlRound) {
	fresh := map[string]bool{} // hashes and tokens that the round itself inserts
	variants, products := "", ""
	if len(b.shop.sold) > 0 {
		variants, products = space(b.shop.sold[0].variant), space(b.shop.sold[0].product)
	}
	made, inRound := map[string][]int64{}, map[string]bool{}
	if own {
		for _, s := range slices.Concat(sent...) {
			if m := inserted.FindStringSubmatch(s.text); m != nil {
				for _, space := range b.spaces[m[1]] {
					inRound[space] = true
				}
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
					space := space(id)
					if old := space != variants && space != products && id <= before[space]; !old && !slices.Contains(made[space], id) {
						made[space] = append(made[space], id)
					}
				}
			}
		}
	}
	for _, ids := range made {
		slices.Sort(ids)
	}
	name := func(text string) string {
		id, _ := strconv.ParseInt(text, 10, 64)
		space := space(id)
		switch space {
		case products: // replaced together with the id of the variant
			for i, v := range made[variants] {
				if b.productOf(v) == id {
					return "product " + strconv.Itoa(i)
				}
			}
			return ""
		case variants:
			return "variant " + strconv.Itoa(slices.Index(made[variants], id))
		}
		i := slices.Index(made[space], id)
		if !inRound[space] || i < 0 {
			return "" // the value existed before the round
		}
		return "id " + space + " " + strconv.Itoa(i)
	}
	conns, first := &transactions{}, map[string][]step{}
	for _, op := range sent {
		var steps []step
		for _, s := range op {
			st := step{text: s.text, simple: !s.prepared, conn: conns.of(s)}
			if m := inserted.FindStringSubmatch(s.text); m != nil && strings.Contains(s.text, "RETURNING") {
				st.makes = m[1]
			}
			for _, a := range s.args {
				st.args = append(st.args, b.template(a, own, fresh, name))
			}
			if s.prepared && (strings.HasPrefix(s.text, "BEGIN") || strings.HasPrefix(s.text, "SET LOCAL") || strings.HasPrefix(s.text, "SELECT set_config('")) {
				first[s.process] = append(first[s.process], st) // sent together with the next statement of the connection
				continue
			}
			st.first = first[s.process]
			delete(first, s.process)
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

// split replaces each match in the literal parts with the name that the function returns. Matches without a name stay
// literal.
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

// transactions lists the database processes that have open transactions, by number of the connection.
type transactions struct{ processes []string }

// of returns the number of the connection for a statement: the connection of its transaction, or else the lowest
// connection without an open transaction.
func (t *transactions) of(s logged) int {
	i := slices.Index(t.processes, s.process)
	if i < 0 {
		if i = slices.Index(t.processes, ""); i < 0 {
			i = len(t.processes)
			t.processes = append(t.processes, "")
		}
	}
	switch word := strings.ToUpper(s.text); {
	case strings.HasPrefix(word, "BEGIN"), strings.HasPrefix(word, "START TRANSACTION"):
		t.processes[i] = s.process
	case strings.HasPrefix(word, "COMMIT"), word == "ROLLBACK":
		t.processes[i] = ""
	}
	return i
}
