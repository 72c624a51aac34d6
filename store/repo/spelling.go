package repo

import (
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// A search that finds nothing is corrected and run once more: each word that no row has becomes the
// nearest word of the rows with similar ones. The search for the corrected text is an exact one, with
// its order, totals and pages.

const (
	// similarity is the share of a word's trigrams that a similar text has. It is low enough for two
	// letters that are swapped in the middle of a word with five.
	similarity = "0.45"
	// mostSimilar limits the rows whose words are compared, for each spelling.
	mostSimilar = 50
	// longestSwapped is the length up to which swapped letters leave too few trigrams.
	longestSwapped = 6
)

// words are texts that a search looks for: an SQL expression with a trigram index (FoldSearch).
type words struct {
	table, expression string
	within            string // condition of a partial index; empty means a full index
}

// corrected returns a search text without its misspelled words. Empty means that it has none, or that
// one is like no word of the store. g is a transaction of the platform role (looking).
func corrected(g *gorm.DB, storeID int64, search string, in ...words) (string, error) {
	given := domain.SearchWords(search)
	for i, word := range given {
		known, err := anyHas(g, storeID, word, in)
		if err != nil {
			return "", err
		}
		if known {
			continue
		}
		if !domain.Misspellable(word) {
			return "", nil
		}
		texts, err := similar(g, storeID, word, in)
		if err != nil {
			return "", err
		}
		if given[i] = domain.Nearest(word, texts); given[i] == "" {
			return "", nil
		}
	}
	text := strings.Join(given, " ")
	if text == strings.Join(domain.SearchWords(search), " ") {
		return "", nil
	}
	return text, nil
}

// anyHas reports whether a row has a word.
func anyHas(g *gorm.DB, storeID int64, word string, in []words) (has bool, err error) {
	var parts []string
	var args []any
	for _, w := range in {
		parts, args = append(parts, "EXISTS (SELECT FROM "+w.of()+" AND "+w.expression+" LIKE ?)"), append(args, storeID, like(word))
	}
	err = g.Raw("SELECT "+strings.Join(parts, " OR "), args...).Scan(&has).Error
	return has, err
}

// similar returns texts with words similar to one.
func similar(g *gorm.DB, storeID int64, word string, in []words) (texts []string, err error) {
	if err := g.Exec("SELECT set_config('pg_trgm.word_similarity_threshold', ?, true)", similarity).Error; err != nil {
		return nil, err
	}
	var parts []string
	var args []any
	for _, w := range in {
		some := "(SELECT " + w.expression + " AS text FROM " + w.of() + " AND "
		parts, args = append(parts, some+"? <% "+w.expression+" LIMIT ?)"), append(args, storeID, word, mostSimilar)
		if len(word) <= longestSwapped {
			for _, other := range domain.Swapped(word) {
				parts, args = append(parts, some+w.expression+" LIKE ? LIMIT ?)"), append(args, storeID, like(other), mostSimilar)
			}
		}
	}
	err = g.Raw(strings.Join(parts, " UNION ALL "), args...).Scan(&texts).Error
	return texts, err
}

// of returns the table with the condition of its index.
func (w words) of() string {
	where := w.table + " WHERE store_id = ?"
	if w.within != "" {
		where += " AND (" + w.within + ")"
	}
	return where
}
