package moving

import (
	"cmp"
	"hash/maphash"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Row is a row of a file.
type Row struct {
	Number int      `json:"r"` // number of the row in the file, from 1
	Values []string `json:"v"` // trimmed texts, in the order of the columns
	Fault  string   `json:"f,omitempty"`
}

// Cell is a cell of a file, as findings refer to it.
type Cell struct {
	Row    int
	Column string
	Text   string

	index int // index of the column; meaningless if Column is empty
}

// Terms contains the facts about the store, and the choices of its staff, by which rows are read.
type Terms struct {
	Currency  domain.Currency // currency of the amounts in the file
	Zone      *time.Location  // time zone of times without an offset
	Decimal   string          // decimal separator, "." or ","; empty means that the profile or each column decides
	DateOrder DateOrder       // empty means that each column decides
}

// Layout reads the rows of one file. It is not safe for concurrent use.
type Layout struct {
	profile *Profile
	header  []string
	mapping Mapping
	columns []Column
	terms   Terms
	fields  map[string][]int // columns of each field, in the order of their ranks
	numbers map[string][]int // columns of each numbered field, in the order of their numbers
	host    string           // host of the first address of a sitemap; empty means that no address was read yet
}

// NewLayout returns a Layout. columns may be shorter than header.
func NewLayout(p *Profile, header []string, m Mapping, columns []Column, terms Terms) *Layout {
	l := &Layout{profile: p, header: header, mapping: m, columns: columns, terms: terms, fields: map[string][]int{}, numbers: map[string][]int{}}
	for i, t := range m {
		switch {
		case t.Field == "":
		case t.N > 0:
			l.numbers[t.Field] = append(l.numbers[t.Field], i)
		default:
			l.fields[t.Field] = append(l.fields[t.Field], i)
		}
	}
	for _, list := range l.fields {
		slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(m[a].Rank, m[b].Rank) })
	}
	for _, list := range l.numbers {
		slices.SortStableFunc(list, func(a, b int) int { return cmp.Or(cmp.Compare(m[a].N, m[b].N), cmp.Compare(m[a].Rank, m[b].Rank)) })
	}
	return l
}

// cell returns the cell of a field. Its text is empty if the file has no such column or the cell no text.
func (l *Layout) cell(r Row, field string) Cell {
	for _, i := range l.fields[field] {
		if i < len(r.Values) && r.Values[i] != "" {
			return Cell{Row: r.Number, Column: l.header[i], Text: r.Values[i], index: i}
		}
	}
	return Cell{Row: r.Number}
}

// numbered returns the cell of a field with a number, such as the name of option 2.
func (l *Layout) numbered(r Row, field string, n int) Cell {
	for _, i := range l.numbers[field] {
		if l.mapping[i].N == n && i < len(r.Values) && r.Values[i] != "" {
			return Cell{Row: r.Number, Column: l.header[i], Text: r.Values[i], index: i}
		}
	}
	return Cell{Row: r.Number}
}

// ordinals returns the numbers that the columns of a field have, ascending.
func (l *Layout) ordinals(field string) (out []int) {
	for _, i := range l.numbers[field] {
		if n := l.mapping[i].N; !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

// first returns the first cell of a field with a text in any of the rows.
func (l *Layout) first(rows []Row, field string) Cell {
	for _, r := range rows {
		if c := l.cell(r, field); c.Text != "" {
			return c
		}
	}
	return Cell{Row: rows[0].Number}
}

// decimal returns the decimal separator of a column; empty means that each number must be unambiguous.
func (l *Layout) decimal(i int) string {
	switch {
	case l.terms.Decimal != "":
		return l.terms.Decimal
	case l.profile.Decimal != "":
		return l.profile.Decimal
	case i < len(l.columns):
		return l.columns[i].Decimal()
	}
	return ""
}

// number reads a number, and adds a finding if the text is not a number.
func (l *Layout) number(c Cell, s Severity, f *Findings) string {
	if c.Text == "" {
		return ""
	}
	value, code := ParseNumber(c.Text, l.decimal(c.index))
	if code != "" {
		f.add(c, s, code, numberAdvice(code))
	}
	return value
}

// time reads a time, and adds a finding if the text is not a time. It returns nil for an empty text and after a fault.
func (l *Layout) time(c Cell, s Severity, f *Findings) *time.Time {
	if c.Text == "" {
		return nil
	}
	order := l.terms.DateOrder
	if order == "" && c.index < len(l.columns) {
		order = l.columns[c.index].Order()
	}
	at, code := ParseTime(c.Text, order, l.terms.Zone)
	if code != "" {
		f.add(c, s, code, timeAdvice(code))
		return nil
	}
	return &at
}

// truths maps texts to the booleans that they stand for.
var truths = map[string]bool{
	"true": true, "yes": true, "1": true, "y": true, "continue": true, "notify": true, "shopify": true, "taxable": true,
	"false": false, "no": false, "0": false, "n": false, "deny": false, "-1": false, "none": false,
}

// truth reads a boolean. ok is false for an empty cell and for an unknown text, which adds a warning.
func (l *Layout) truth(c Cell, f *Findings) (yes, ok bool) {
	if c.Text == "" {
		return false, false
	}
	yes, ok = truths[strings.ToLower(c.Text)]
	if !ok {
		f.add(c, Warning, "unknown_value", "Write true or false. The field was left out.")
	}
	return yes, ok
}

// text returns a text with at most the given number of characters, and warns if it cuts the text.
func (l *Layout) text(c Cell, most int, f *Findings) string {
	cut := clipped(c.Text, most)
	if cut != c.Text {
		f.add(c, Warning, "text_cut", "Shorten the text. It was cut after "+domain.Itoa(most)+" characters.")
		cut = strings.TrimSpace(cut)
	}
	return cut
}

// code returns a code such as a SKU, which no spreadsheet may have shortened.
func (l *Layout) code(c Cell, most int, s Severity, f *Findings) string {
	if LostDigits(c.Text) {
		f.add(c, s, "lost_digits", numberAdvice("lost_digits"))
		return ""
	}
	return l.text(c, most, f)
}

// Groups assigns rows to groups in the order of the file. The zero value is not usable; see NewGroups.
type Groups struct {
	seed   maphash.Seed
	layout *Layout
	known  map[uint64]int
	last   int
	count  int
}

// NewGroups returns a Groups for the rows of a file.
func NewGroups(l *Layout) *Groups {
	return &Groups{seed: maphash.MakeSeed(), layout: l, known: map[uint64]int{}}
}

// Count returns the number of groups so far.
func (g *Groups) Count() int { return g.count }

// Of returns the group of the next row of the file, from 1.
func (g *Groups) Of(r Row) int {
	own, parent := g.layout.keys(r)
	switch {
	case parent != "":
		g.last = g.of(parent)
	case len(own) > 0:
		g.last = g.of(own...)
	case g.last == 0 || g.layout.profile.Kind != Products || g.layout.profile.Grouping == ByParent:
		g.count++
		g.last = g.count
	}
	return g.last
}

// of returns the group that has one of the keys, or else a new group. All of the keys belong to the group afterwards.
func (g *Groups) of(keys ...string) (group int) {
	for _, key := range keys {
		if group == 0 {
			group = g.known[maphash.String(g.seed, key)]
		}
	}
	if group == 0 {
		g.count++
		group = g.count
	}
	for _, key := range keys {
		if hash := maphash.String(g.seed, key); g.known[hash] == 0 {
			g.known[hash] = group
		}
	}
	return group
}

// keys returns the texts that identify a row, and the text that identifies its parent. A row without keys continues the
// row above it, or is a group of its own.
func (l *Layout) keys(r Row) (own []string, parent string) {
	switch {
	case l.profile.Kind == Customers:
		return nil, ""
	case l.profile.Kind == Redirects:
		path := l.cell(r, "from").Text
		if u, err := url.Parse(l.cell(r, "location").Text); err == nil && path == "" {
			path = u.EscapedPath()
		}
		if path != "" {
			own = []string{pathKey(path)}
		}
		return own, ""
	case l.profile.Grouping == ByHandle:
		for _, field := range []string{"handle", "title"} {
			if c := l.cell(r, field); c.Text != "" {
				return []string{field + ":" + domain.Fold(c.Text)}, ""
			}
		}
		return nil, ""
	}
	if p := l.cell(r, "parent").Text; p != "" {
		return nil, reference(p)
	}
	if id := l.cell(r, "id").Text; id != "" {
		own = append(own, "id:"+id)
	}
	if sku := l.cell(r, "sku").Text; sku != "" {
		own = append(own, "sku:"+domain.Fold(sku))
	}
	return own, ""
}

// reference returns the key of a parent that a row names by its id, as in id:44, or by its SKU.
func reference(text string) string {
	if id, ok := strings.CutPrefix(text, "id:"); ok {
		return "id:" + strings.TrimSpace(id)
	}
	return "sku:" + domain.Fold(text)
}
