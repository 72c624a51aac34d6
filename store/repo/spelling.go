package repo

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// If no row matches a search, near replaces each unknown word with the most similar word of the store, and the reader
// runs the search again. The second search is an ordinary search, with its own order, totals and pages.

const (
	// mostSimilar limits the rows whose words are compared with each misspelled word.
	mostSimilar = 50
	// longestSwapped is the maximum length of a word in which two swapped letters leave too few common trigrams.
	longestSwapped = 6
)

// words describes the texts that a search covers: an SQL expression with a trigram index (FoldSearch).
type words struct {
	table, expression string
	within            string // condition of a partial index; empty means a full index
}

// patience limits the time of each statement of a correction. A word that consists of frequent trigrams and resembles
// no word of the store would be compared with the texts of most rows, which takes seconds for a million rows.
const patience = "SET LOCAL statement_timeout = '250ms'"

// near returns a search text with its misspelled words corrected. An empty result means that no word is misspelled,
// that a word resembles no word of the store, or that a lookup exceeds the time limit.
func (r Reader) near(ctx context.Context, search string, in ...words) (text string, err error) {
	err = r.db.lookingWith(ctx, func(g *gorm.DB) (err error) {
		text, err = corrected(g, r.actor.StoreID, search, in...)
		if pg, is := errors.AsType[*pgconn.PgError](err); is && pg.Code == "57014" && ctx.Err() == nil {
			text, err = "", nil
		}
		return err
	}, patience)
	return text, err
}

// corrected is like near without the time limit patience. g is a transaction of the platform role (looking).
func corrected(g *gorm.DB, storeID int64, search string, in ...words) (string, error) {
	given := domain.SearchWords(search)
	if !slices.ContainsFunc(given, domain.Misspellable) {
		return "", nil
	}
	newest, err := newestTexts(g, storeID, in)
	if err != nil {
		return "", err
	}
	wrong := false
	for i, word := range given {
		if slices.ContainsFunc(newest, func(text string) bool { return strings.Contains(text, word) }) {
			continue
		}
		has, err := anyHas(g, storeID, word, in)
		if err != nil {
			return "", err
		}
		if has {
			continue
		}
		if !domain.Misspellable(word) {
			return "", nil
		}
		wrong, given[i] = true, domain.Nearest(word, 1, newest)
		if given[i] == "" {
			texts, err := similar(g, storeID, word, in)
			if err != nil {
				return "", err
			}
			given[i] = domain.Nearest(word, domain.Mistakes(word), append(texts, newest...))
		}
		if given[i] == "" {
			return "", nil
		}
	}
	if !wrong {
		return "", nil
	}
	return strings.Join(given, " "), nil
}

// newestTexts returns the texts of the newest rows. These texts contain the frequent words, for which an index returns
// very many rows.
func newestTexts(g *gorm.DB, storeID int64, in []words) (texts []string, err error) {
	var parts []string
	var args []any
	for _, w := range in {
		within := ""
		if w.within != "" {
			within = " AND (" + w.within + ")"
		}
		parts, args = append(parts, "(SELECT "+w.expression+" AS text FROM "+w.table+" WHERE store_id = ?"+within+" ORDER BY id DESC LIMIT ?)"), append(args, storeID, probed)
	}
	err = g.Raw(strings.Join(parts, " UNION ALL "), args...).Scan(&texts).Error
	return texts, err
}

// anyHas reports whether the text of any row contains a word.
func anyHas(g *gorm.DB, storeID int64, word string, in []words) (has bool, err error) {
	var parts []string
	var args []any
	for _, w := range in {
		parts, args = append(parts, "EXISTS (SELECT FROM "+w.of()+" AND "+w.expression+" LIKE ?)"), append(args, storeID, likeWord(word))
	}
	err = g.Raw("SELECT "+strings.Join(parts, " OR "), args...).Scan(&has).Error
	return has, err
}

// similar returns texts that contain words similar to a word.
func similar(g *gorm.DB, storeID int64, word string, in []words) (texts []string, err error) {
	var parts []string
	var args []any
	for _, w := range in {
		some := "(SELECT " + w.expression + " AS text FROM " + w.of() + " AND "
		parts, args = append(parts, some+"? <% "+w.expression+" LIMIT ?)"), append(args, storeID, word, mostSimilar)
		if len(word) <= longestSwapped {
			for _, other := range domain.Swapped(word) {
				parts, args = append(parts, some+w.expression+" LIKE ? LIMIT ?)"), append(args, storeID, likeWord(other), mostSimilar)
			}
		}
	}
	err = g.Raw(strings.Join(parts, " UNION ALL "), args...).Scan(&texts).Error
	return texts, err
}

// of returns the table and the condition of its index. The sum store_id + 0 keeps PostgreSQL from using the indexes
// that begin with the store. PostgreSQL expects many rows for similar words and would compare every row, which takes 60
// s for a million customers.
func (w words) of() string {
	where := w.table + " WHERE store_id + 0 = ?"
	if w.within != "" {
		where += " AND (" + w.within + ")"
	}
	return where
}
