package repo

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// lookup is a condition with one value that is looked up before a list is read, since no
// index helps with it behind row level security: parts of texts, and members of JSON
// lists. It is looked up as the platform role, for one store and for ids only; what they
// stand for is read as the store, so that an id that were not the store's would find
// nothing.
//
// PostgreSQL cannot choose how, having no statistics of what is behind row level
// security, nor of parts of texts. What many of the newest rows have, and what very many
// have, is left to the list, which comes upon it by itself: an index would bring up all
// of them.
type lookup struct {
	table  string
	column string // what is looked up: the id of the row, or of what it belongs to
	where  string
	value  any
	easier []easier
	within string // what the index is of: a condition that all rows of the list meet; empty: of all rows

	of     string // the column of the list that has such ids
	join   string // how the list finds rows of the table; empty: they are the list's own
	copied string // the same condition of a column of the list, if it has a copy of what the table has
}

// easier is a value of the same condition that each such row has, too, and one that tells
// how many an index takes to have it: it knows words, and not what is between them.
type easier struct{ value, counted any }

const (
	// mostFound is how many ids are looked up at most, and mostSummed where rows are added up:
	// a sum has to look at each.
	mostFound, mostSummed = 10_001, 50_000
	// fewFound is how many rows are rather read than looked for in the order of a list.
	fewFound = 2000
	// lookBack is in how many of the newest rows something that is common shows as often as
	// a list counts, and probed how many of them tell whether it might.
	lookBack, probed = 30_000, 1000
	// sampled is how many rows of any age tell what is common and what is rare, at so many
	// places.
	sampled, places = 400, 20
)

// ids are the rows that the condition is true of, and whether these are all of them. They
// are not where there are so many that the list is to look for them; then they are some,
// enough for a count to stop at, or none, where that is worth nothing. Where rows are to be
// added up more are worth looking up.
func (l lookup) ids(g *gorm.DB, storeID int64, addedUp bool) (ids []int64, complete bool, err error) {
	var n int
	if err := g.Raw("SELECT count(*) FILTER (WHERE "+l.where+") FROM "+l.newest(), l.value, storeID, probed).Scan(&n).Error; err != nil {
		return nil, false, err
	}
	if n > probed/5 { // a list comes upon a thousand of them as soon as an index
		return nil, false, nil
	}
	if n*lookBack > probed*domain.ExactCount {
		err := g.Raw("SELECT "+l.column+" FROM "+l.newest()+" WHERE "+l.where+" LIMIT ?", storeID, lookBack, l.value, domain.ExactCount+1).Scan(&ids).Error
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
	err = g.Raw("SELECT "+l.column+" FROM "+from+" AND "+l.where+" LIMIT ?", append(args, l.value, most)...).Scan(&ids).Error
	return ids, len(ids) < most, err
}

func (l lookup) newest() string {
	return "(SELECT * FROM " + l.table + " WHERE store_id = ? ORDER BY id DESC LIMIT ?) newest"
}

// among are those of the n newest rows that the condition is true of.
func (l lookup) among(g *gorm.DB, storeID int64, n int) (ids []int64, err error) {
	err = g.Raw("SELECT "+l.column+" FROM "+l.newest()+" WHERE "+l.where, storeID, n, l.value).Scan(&ids).Error
	return ids, err
}

// sample looks at some rows of any age: the newest may all be of a kind, as a list that
// somebody imported is, and say nothing of the others. It tells which easier value the
// fewest rows have, the longest of these, if that is worth while, and whether the value is
// so common that an index would bring up much of the table.
func (l lookup) sample(g *gorm.DB, storeID int64) (rarest any, common bool, err error) {
	counts, args := make([]string, 0, 1+len(l.easier)), make([]any, 0, 3+len(l.easier))
	count := func(v any) {
		counts, args = append(counts, "count(*) FILTER (WHERE "+l.where+")"), append(args, v)
	}
	count(l.value)
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

// partOf is a lookup of rows whose text in an expression, which has an index of its
// trigrams, has a part. What has several words is looked up by the rarest of them: an
// index reads the lists of all trigrams, and those of a word that each row has are long.
func partOf(table, column, expression, part string) lookup {
	l := lookup{table: table, column: column, where: expression + " LIKE ?", value: like(part)}
	if words := wordsOf(part); len(words) > 1 {
		l.easier = words
	}
	return l
}

// wordsOf are the words of a text of two characters and more, with what is beside each:
// it tells where a word begins and ends.
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
		words = append(words, easier{value: like(text[begin-before : i+behind]), counted: like(text[begin:i])})
	}
	return words
}

// matches are what lookups have found: a list has the rows that any of them found.
type matches struct {
	found []lookedUp
	where []string
	args  []any
	many  []lookedUp // some of what a condition finds by itself, of which there is too much to look up
}

type lookedUp struct {
	of  string
	ids []int64
}

// look looks up each condition, for matches.narrow. Where one is left to the list, those
// of the list's own columns are, too: it comes upon them at the same time.
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
			m.or(often(l.copied), l.value)
		case l.join == "":
			m.or(often(l.table+"."+l.where), l.value)
		default:
			// OFFSET has it asked of each row that the list comes to, and not of all.
			m.or("EXISTS (SELECT FROM "+l.table+" WHERE "+l.join+" AND "+l.where+" OFFSET 0)", l.value)
		}
	}
	return m, nil
}

// joined is how the list finds what it has no column for.
func (l lookup) joined() string {
	if l.copied != "" {
		return ""
	}
	return l.join
}

// some are matches of rows that these are matches of, too, and that are found by their
// ids: they may be enough for a count that stops. There are none where everything is.
func (m matches) some() (some matches, any bool) {
	return matches{found: slices.Concat(m.many, m.found)}, slices.ContainsFunc(m.many, func(l lookedUp) bool { return len(l.ids) > 0 })
}

// often is a condition that PostgreSQL takes to be true of every second row. Of a text it
// takes the less the longer it is, and would read all rows to sort the few that it expects.
func often(where string) string { return "CASE WHEN " + where + " THEN true ELSE false END" }

func (m *matches) or(where string, arg any) {
	m.where, m.args = append(m.where, where), append(m.args, arg)
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

// narrow keeps the rows of a list that any lookup has found; all where nothing was
// looked up.
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

// having keeps the rows of a list whose column has one of the ids. A few rows are read
// before the list is sorted: PostgreSQL takes them to be of any age, and would look for
// old ones from the newest on.
func having(list *gorm.DB, column string, ids []int64) *gorm.DB {
	if table, own := strings.CutSuffix(column, ".id"); own && len(ids) <= fewFound {
		return list.Table("(SELECT * FROM "+table+" WHERE id = ANY(?) OFFSET 0) AS "+table, array(ids))
	}
	return list.Where(column+" = ANY(?)", array(ids))
}
