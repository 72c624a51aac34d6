package repo

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// lookup is a condition that all values meet. It is looked up before a list is read, because no index serves it
// under row level security: parts of texts, and elements of JSON lists. The platform role looks it up, for one
// store and for ids only. The store's role reads the rows, so an id of another store would find nothing.
//
// PostgreSQL cannot choose the plan: it has no statistics of data under row level security, nor of parts of texts.
// If many of the newest rows, or very many rows of any age, have a value, the lookup leaves the value to the list,
// which soon reaches such rows. An index would return all of them.
type lookup struct {
	table  string
	column string // the column to return: the id of the row, or of the row that it belongs to
	where  string // condition on one value
	values []any  // every value must meet the condition
	easier []easier
	within string // condition of a partial index, which all rows of the list meet; empty means a full index

	of     string // the column of the list with these ids
	join   string // condition that joins the list with the table; empty means that it is the list's own table
	copied string // the same condition on the list's copy of the table's value; empty means no copy
}

// easier is a value of the same condition that every matching row also has. counted is the value whose index rows
// are counted: a trigram index contains words, but not the characters between them.
type easier struct{ value, counted any }

const (
	// mostFound limits the ids of a lookup. mostSummed is the limit if rows are added up, because a sum must read
	// each row.
	mostFound, mostSummed = 10_001, 50_000
	// fewFound is the number of rows up to which it is cheaper to read them all than to search them
	// in list order.
	fewFound = 2000
	// lookBack is the number of newest rows in which a common value occurs as often as a list counts. probed is the
	// number of newest rows that show whether a value might be common.
	lookBack, probed = 30_000, 1000
	// sampled is the number of rows of any age, read at as many places in the table, to find common and rare values.
	sampled, places = 400, 20
)

// ids returns the rows that meet the condition, and whether these are all such rows. If there are too many rows,
// the list must search them; ids then returns either some rows, enough for a count to stop early, or none. With
// addedUp, a lookup pays for more rows.
func (l lookup) ids(g *gorm.DB, storeID int64, addedUp bool) (ids []int64, complete bool, err error) {
	var n int
	if err := g.Raw("SELECT count(*) FILTER (WHERE "+l.all()+") FROM "+l.newest(), append(slices.Clone(l.values), storeID, probed)...).Scan(&n).Error; err != nil {
		return nil, false, err
	}
	if n > probed/5 { // a list reaches a thousand of them as fast as an index
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

// among returns the rows among the n newest that meet the condition.
func (l lookup) among(g *gorm.DB, storeID int64, n int) (ids []int64, err error) {
	err = g.Raw("SELECT "+l.column+" FROM "+l.newest()+" WHERE "+l.all(), append([]any{storeID, n}, l.values...)...).Scan(&ids).Error
	return ids, err
}

// sample reads some rows of any age. The newest rows may all be of one kind, for example from one import, and not
// represent the others. It returns the easier value that occurs in the fewest rows; of several such values it
// returns the longest, and nil if no value pays. common reports whether an index would return much of the table for
// the value.
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

// partOf returns a lookup of rows whose text matches a search (domain.SearchWords). expression is the SQL of the
// folded text (FoldSearch) and has a trigram index. If a search has several words, the lookup uses the rarest word.
// An index reads the posting lists of all trigrams, and the lists of a word that every row contains are long.
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

// matches holds the results of lookups. A list contains the rows that any lookup found.
type matches struct {
	found []lookedUp
	where []string
	args  []any
	many  []lookedUp // some rows of conditions that are left to the list
}

type lookedUp struct {
	of  string
	ids []int64
}

// look runs lookups for matches.narrow. If one lookup is left to the list, all lookups in the list's own columns
// are too, because the list reaches their rows at the same time.
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
			// OFFSET makes PostgreSQL evaluate this for each row that the list reaches, and not for all rows first.
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

// nothing reports whether the lookups have found no row and left no condition to the list.
func (m matches) nothing() bool {
	return len(m.where) == 0 && !slices.ContainsFunc(m.found, func(l lookedUp) bool { return len(l.ids) > 0 })
}

// some returns a subset of the matches, found by ids. It may be enough for a count that stops early. any is false
// if no condition left to the list has ids.
func (m matches) some() (some matches, any bool) {
	return matches{found: slices.Concat(m.many, m.found)}, slices.ContainsFunc(m.many, func(l lookedUp) bool { return len(l.ids) > 0 })
}

// often is a condition that PostgreSQL estimates to hold for every second row. PostgreSQL underestimates matches in
// long texts, and would read all rows to sort the few that it expects.
func often(where string) string { return "CASE WHEN " + where + " THEN true ELSE false END" }

func (m *matches) or(where string, args ...any) {
	m.where, m.args = append(m.where, where), append(m.args, args...)
}

// add adds rows whose column has one of the ids.
func (m *matches) add(column string, ids []int64) {
	for i, f := range m.found {
		if f.of == column {
			m.found[i].ids = append(f.ids, ids...)
			return
		}
	}
	m.found = append(m.found, lookedUp{column, ids})
}

// narrow keeps the rows of a list that any lookup has found, or all rows if nothing was looked up.
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

// having keeps the rows of a list whose column has one of the ids. It reads up to fewFound rows before the list is
// sorted. PostgreSQL assumes that the rows are of any age, and would search for old rows from the newest row on.
func having(list *gorm.DB, column string, ids []int64) *gorm.DB {
	if table, own := strings.CutSuffix(column, ".id"); own && len(ids) <= fewFound {
		return list.Table("(SELECT * FROM "+table+" WHERE id = ANY(?) OFFSET 0) AS "+table, array(ids))
	}
	return list.Where(column+" = ANY(?)", array(ids))
}

// labels are the filter's conditions on JSON lists of a row: any of the tags and all of the custom fields.
type labels struct {
	table  string
	tags   []string
	fields []domain.CustomFieldFilter
}

// none reports whether the filter names no tags and no custom fields.
func (l labels) none() bool { return len(l.tags)+len(l.fields) == 0 }

// find looks up the rows of a store that match the labels. It returns one list of ids for the tags and one for each
// custom field, but no list for a condition that too many rows meet for a lookup.
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

// narrow keeps the rows of a list that match the labels. found is the result of find.
func (l labels) narrow(list *gorm.DB, found [][]int64) *gorm.DB {
	for _, ids := range found {
		list = list.Where(l.table+".id = ANY(?)", array(ids))
	}
	return carrying(containing(list, l.table+".tags", l.tags), l.table+".custom_fields", l.fields)
}
