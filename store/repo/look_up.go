package repo

import (
	"context"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// lookup describes a search for the ids of rows that meet a condition with every given value. It runs before the list
// is read, because no index serves the condition under row level security. Such conditions are about parts of texts, or
// about elements of JSON lists. The platform role looks up only ids, for one store. The store's role then reads the
// rows, so an id of another store would find nothing.
//
// PostgreSQL cannot choose the plan: it has no statistics of data under row level security, nor of parts of texts. If
// many of the newest rows, or very many rows of any age, have a value, the lookup leaves the value to the list, which
// soon reaches such rows. An index would return all of them.
type lookup struct {
	table  string
	column string // the column to return: the id of the row, or of the row that it belongs to
	where  string // condition on one value
	values []any  // every value must meet the condition
	easier []easier
	within string // condition of a partial index that all rows of the list meet; empty means a full index

	of     string // the list's column that contains the ids found
	join   string // condition that joins the list with the table; empty means that it is the list's own table
	copied string // the same condition on the list's copy of the table's value; empty means no copy
}

// easier is a value that every matching row also has; the same condition applies to it. Rows in the index are counted
// by the value counted, because a trigram index contains words, but not the characters between them.
type easier struct{ value, counted any }

const (
	// mostFound limits the ids of a lookup. mostSummed is the limit if rows are summed, because a sum must read each
	// row.
	mostFound, mostSummed = 10_001, 50_000
	// fewFound is the number of rows up to which reading all rows is cheaper than searching for them in list order.
	fewFound = 2000
	// lookBack is a number of newest rows. A value is common if it occurs in more than domain.ExactCount of them.
	// probed is the number of newest rows that are checked to see whether a value might be common.
	lookBack, probed = 30_000, 1000
	// sampled is the number of rows of any age that are read to find common and rare values. They are read at several
	// places in the table.
	sampled, places = 400, 20
)

// ids returns the rows that meet the condition; complete reports whether ids contains all of them. If too many rows
// meet the condition, the list must search for them; ids then returns either some rows, enough for a count to stop
// early, or no rows. With addedUp, a lookup pays off for more rows.
func (l lookup) ids(g *gorm.DB, storeID int64, addedUp bool) (ids []int64, complete bool, err error) {
	var n int
	if err := g.Raw("SELECT count(*) FILTER (WHERE "+l.all()+") FROM "+l.newest(), append(slices.Clone(l.values), storeID, probed)...).Scan(&n).Error; err != nil {
		return nil, false, err
	}
	if n > probed/5 { // a list reaches a thousand such rows as fast as an index
		return nil, false, nil
	}
	if n*lookBack > probed*domain.ExactCount {
		err := g.Raw("SELECT "+l.column+" FROM "+l.newest()+" WHERE "+l.all()+" LIMIT ?", slices.Concat([]any{storeID, lookBack}, l.values, []any{domain.ExactCount + 1})...).Scan(&ids).Error
		if err != nil || len(ids) > domain.ExactCount {
			return ids, false, err
		}
	}
	most := mostFound
	if addedUp {
		most = mostSummed
	}
	from, args := l.table+" WHERE store_id = ?", []any{storeID}
	if l.within != "" {
		from += " AND (" + l.within + ")"
	}
	easy, common, err := l.sample(g, storeID)
	if err != nil || common {
		return nil, false, err
	}
	if easy != nil {
		from, args = "(SELECT * FROM "+from+" AND "+l.where+" OFFSET 0) rarer WHERE true", append(args, easy)
	}
	ids = []int64{}
	err = g.Raw("SELECT "+l.column+" FROM "+from+" AND "+l.all()+" LIMIT ?", slices.Concat(args, l.values, []any{most})...).Scan(&ids).Error
	return ids, len(ids) < most, err
}

// all returns the condition that all values meet.
func (l lookup) all() string { return every(l.where, len(l.values)) }

func (l lookup) newest() string {
	return "(SELECT * FROM " + l.table + " WHERE store_id = ? ORDER BY id DESC LIMIT ?) newest"
}

// among returns the ids of the rows that meet the condition, among the n newest rows.
func (l lookup) among(g *gorm.DB, storeID int64, n int) (ids []int64, err error) {
	err = g.Raw("SELECT "+l.column+" FROM "+l.newest()+" WHERE "+l.all(), append([]any{storeID, n}, l.values...)...).Scan(&ids).Error
	return ids, err
}

// sample reads some rows of any age. The newest rows would not be representative: they may all come from one import. It
// returns the easier value that occurs in the fewest rows; of several such values it returns the longest, and nil if no
// value is worth using. common reports whether an index would return much of the table for the value.
func (l lookup) sample(g *gorm.DB, storeID int64) (rarest any, common bool, err error) {
	counts, args := make([]string, 0, 1+len(l.easier)), make([]any, 0, 3+len(l.easier))
	count := func(values ...any) {
		counts, args = append(counts, "count(*) FILTER (WHERE "+every(l.where, len(values))+")"), append(args, values...)
	}
	count(l.values...)
	for _, e := range l.easier {
		count(e.counted)
	}
	n := make([]int, len(counts))
	into := make([]any, len(n))
	for i := range n {
		into[i] = &n[i]
	}
	err = g.Raw("SELECT "+strings.Join(counts, ", ")+" FROM (SELECT min(id) AS first, max(id) AS last FROM "+l.table+" WHERE store_id = ?) ends, generate_series(0, ?) AS place, "+
		"LATERAL (SELECT * FROM "+l.table+" WHERE store_id = ? AND id >= first + (last - first) / ? * place ORDER BY id LIMIT ?) few",
		append(args, storeID, places-1, storeID, places, sampled/places)...).Row().Scan(into...)
	fewest, longest := n[0]+sampled/10, 0
	for i, e := range l.easier {
		size := len(e.value.(string))
		if few := n[i+1]; few < fewest || few == fewest && size > longest {
			rarest, fewest, longest = e.value, few, size
		}
	}
	return rarest, n[0] > sampled/3, err
}

// partOf returns a lookup of rows whose text matches a search (domain.SearchWords). expression is the SQL for the
// folded text (FoldSearch), which has a trigram index. If a search has several words, the lookup uses the rarest word.
// An index reads the posting lists of all trigrams, and the lists for a word that every row contains are long.
func partOf(table, column, expression, search string) lookup {
	l := lookup{table: table, column: column, where: expression + " LIKE ?", values: patterns(search)}
	var words []easier
	for _, word := range domain.SearchWords(search) {
		words = append(words, wordsOf(word)...)
	}
	if len(words) > 1 {
		l.easier = words
	}
	return l
}

// phraseOf returns the lookup of rows whose text contains a phrase with its spaces.
func phraseOf(table, column, expression, phrase string) lookup {
	return lookup{table: table, column: column, where: expression + " LIKE ?", values: []any{likeWord(phrase)}}
}

// wordsOf returns the words of a text with two characters or more, each with its neighboring characters, which mark
// where the word begins and ends.
func wordsOf(text string) (words []easier) {
	inWord := func(c byte) bool { return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' }
	for i := 0; i < len(text); i++ {
		begin := i
		for i < len(text) && inWord(text[i]) {
			i++
		}
		if i-begin < 2 {
			continue
		}
		_, before := utf8.DecodeLastRuneInString(text[:begin])
		_, behind := utf8.DecodeRuneInString(text[i:])
		words = append(words, easier{value: likeWord(text[begin-before : i+behind]), counted: likeWord(text[begin:i])})
	}
	return words
}

// matches combines the results of lookups. A list contains the rows that any of the lookups found.
type matches struct {
	found []lookedUp
	where []string
	args  []any
	many  []lookedUp // some rows for conditions that are left to the list
}

type lookedUp struct {
	of  string
	ids []int64
}

// look runs lookups for matches.narrow. If one lookup on the list's own columns is left to the list, all such lookups
// are left to the list. The list reaches the rows of all of them at the same time.
func look(g *gorm.DB, storeID int64, addedUp bool, lookups ...lookup) (m matches, err error) {
	ownLast := slices.SortedStableFunc(slices.Values(lookups), func(a, b lookup) int { return strings.Compare(b.joined(), a.joined()) })
	for _, l := range ownLast {
		if l.joined() != "" || len(m.many) == 0 {
			ids, complete, err := l.ids(g, storeID, addedUp)
			if err != nil {
				return m, err
			}
			if complete {
				m.add(l.of, ids)
				continue
			}
			m.many = append(m.many, lookedUp{l.of, ids})
		}
		switch {
		case l.copied != "":
			m.or(often(every(l.copied, len(l.values))), l.values...)
		case l.join == "":
			m.or(often(every(l.table+"."+l.where, len(l.values))), l.values...)
		default:
			// OFFSET makes PostgreSQL evaluate the subquery for each row that the list reaches, and not for all rows
			// first.
			m.or("EXISTS (SELECT FROM "+l.table+" WHERE "+l.join+" AND "+l.all()+" OFFSET 0)", l.values...)
		}
	}
	return m, nil
}

// joined returns the list's JOIN clause; "" if the list itself has the column.
func (l lookup) joined() string {
	if l.copied != "" {
		return ""
	}
	return l.join
}

// nothing reports whether the lookups found no rows and left no condition to the list.
func (m matches) nothing() bool {
	return len(m.where) == 0 && !slices.ContainsFunc(m.found, func(l lookedUp) bool { return len(l.ids) > 0 })
}

// some returns a subset of the matches, found by ids. The subset may suffice for a count that stops early. The result
// any reports whether a condition that is left to the list has found ids.
func (m matches) some() (some matches, any bool) {
	return matches{found: slices.Concat(m.many, m.found)}, slices.ContainsFunc(m.many, func(l lookedUp) bool { return len(l.ids) > 0 })
}

// often wraps a condition so that PostgreSQL estimates that every second row meets it. Otherwise PostgreSQL
// underestimates matches in long texts, and would read all rows to sort the few that it expects.
func often(where string) string { return "CASE WHEN " + where + " THEN true ELSE false END" }

func (m *matches) or(where string, args ...any) {
	m.where, m.args = append(m.where, where), append(m.args, args...)
}

// add adds the rows whose column contains one of the ids.
func (m *matches) add(column string, ids []int64) {
	for i, f := range m.found {
		if f.of == column {
			m.found[i].ids = append(f.ids, ids...)
			return
		}
	}
	m.found = append(m.found, lookedUp{column, ids})
}

// narrow restricts a list to the rows that any lookup has found. It does nothing if nothing was looked up.
func (m matches) narrow(list *gorm.DB) *gorm.DB {
	if len(m.where) == 0 && len(m.found) == 1 {
		return having(list, m.found[0].of, m.found[0].ids)
	}
	where, args := slices.Clone(m.where), slices.Clone(m.args)
	for _, f := range m.found {
		if len(f.ids) > 0 || len(where) == 0 {
			where, args = append(where, f.of+" = ANY(?)"), append(args, array(f.ids))
		}
	}
	if len(where) == 0 {
		return list
	}
	return list.Where("("+strings.Join(where, " OR ")+")", args...)
}

// having restricts a list to the rows whose column contains one of the ids. It reads up to fewFound rows before the
// list is sorted. Otherwise PostgreSQL would search for them from the newest row on, although they may all be old.
func having(list *gorm.DB, column string, ids []int64) *gorm.DB {
	if table, own := strings.CutSuffix(column, ".id"); own && len(ids) <= fewFound {
		return list.Table("(SELECT * FROM "+table+" WHERE id = ANY(?) OFFSET 0) AS "+table, array(ids))
	}
	return list.Where(column+" = ANY(?)", array(ids))
}

// labels contains the filter's conditions on JSON lists of a row: the row must have any of the tags and all of the
// custom fields.
type labels struct {
	table  string
	tags   []string
	fields []domain.CustomFieldFilter
}

// none reports whether the filter contains no tags and no custom fields.
func (l labels) none() bool { return len(l.tags)+len(l.fields) == 0 }

// find looks up the rows of a store that match the labels. It returns one list of ids for the tags and one for each
// custom field. It returns no list for a condition that too many rows meet.
func (l labels) find(g *gorm.DB, storeID int64, addedUp bool) (found [][]int64, err error) {
	ask := func(where string, values []string) error {
		ids := []int64{}
		for _, v := range values {
			some, complete, err := lookup{table: l.table, column: "id", where: where, values: []any{v}}.ids(g, storeID, addedUp)
			if err != nil || !complete {
				return err
			}
			ids = append(ids, some...)
		}
		found = append(found, ids)
		return nil
	}
	// Few rows have tags or custom fields, and the indexes of orders cover only such rows.
	if len(l.tags) > 0 {
		if err := ask("tags <> '[]' AND tags @> jsonb_build_array(?::text)", l.tags); err != nil {
			return nil, err
		}
	}
	for _, f := range l.fields {
		if err := ask("custom_fields <> '[]' AND custom_fields @> ?::jsonb", []string{jsonOf([]domain.CustomFieldFilter{f})}); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// narrow restricts a list to the rows that match the labels. found is the result of find.
func (l labels) narrow(list *gorm.DB, found [][]int64) *gorm.DB {
	for _, ids := range found {
		list = list.Where(l.table+".id = ANY(?)", array(ids))
	}
	return carrying(containing(list, l.table+".tags", l.tags), l.table+".custom_fields", l.fields)
}

// numberIn returns the order number that a search text names, with or without "#" or the store's prefix. It returns 0 if
// the text names none. g is the transaction of the list.
func (r Reader) numberIn(ctx context.Context, g *gorm.DB, text string) (int64, error) {
	if number := ordering.NumberNamed(text, ""); number != 0 || !strings.ContainsFunc(text, unicode.IsDigit) {
		return number, nil
	}
	store, err := Reader{db: r.db, actor: r.actor, tx: clean(g)}.Store(ctx)
	if err != nil {
		return 0, err
	}
	return ordering.NumberNamed(text, store.Settings.OrderNumberPrefix), nil
}
