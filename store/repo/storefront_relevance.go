package repo

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// searchStart is the number of characters of a product's search text in the index products_by_shop_start.
const searchStart = 40

// relevance sorts by how well a product's name matches a search. 3 means that the name equals the search text, and 2
// that it starts with the text. 1 means that the name contains the words of the search, and 0 that some words are
// elsewhere in the product.
func relevance(search string) storefrontSort {
	text := domain.FoldSearch(spaced(search))
	words, args := hasWords("products.name_key", search)
	return storefrontSort{cast: "int", args: append([]any{text, likeWord(text)[1:]}, args...),
		expression: "CASE WHEN products.name_key = ? THEN 3 WHEN products.name_key LIKE ? THEN 2 WHEN " + words + " THEN 1 ELSE 0 END"}
}

// spaced returns a text with one space between its words and no space around them.
func spaced(text string) string { return strings.Join(strings.Fields(text), " ") }

const (
	// mostStarts limits the products that start with a text and are looked up.
	mostStarts = 2000
	// namedOften is a number of products among the newest probed products. If the names of that many products contain a
	// text, a list soon finds such names without a lookup.
	namedOften = 10
)

// findStart looks up active products whose search text starts with the given text; the parameter most is their maximum
// number. The search text begins with the product's name. findStart compares only the first searchStart characters.
func (r Reader) findStart(ctx context.Context, text string, most int) (ids []int64, err error) {
	ids = []int64{}
	if runes := []rune(text); len(runes) > searchStart {
		text = string(runes[:searchStart])
	}
	err = r.db.find(ctx, `SELECT id FROM products WHERE store_id = $1 AND status = 'ACTIVE' AND left(shop_search, 40) COLLATE "C" >= $2 AND left(shop_search, 40) COLLATE "C" < $3 LIMIT $4`,
		[]any{r.actor.StoreID, text, text + string(utf8.MaxRune), most}, func(rows pgx.Rows) (err error) {
			ids, err = scoped.AppendIDs(ids, rows)
			return err
		})
	return ids, err
}

// findStarts is like findStart for a list sorted by relevance. nil means that the whole list must be sorted, because
// too many products start with the search text, or because too few names match it.
func (r Reader) findStarts(ctx context.Context, search string) (ids []int64, err error) {
	where, args := hasWords("name_key", search)
	var named int
	err = r.db.find(ctx, `SELECT count(*) FROM (SELECT name_key FROM products WHERE store_id = $1 ORDER BY id DESC LIMIT $2) newest WHERE `+dollars(where, 3),
		append([]any{r.actor.StoreID, probed}, args...), func(rows pgx.Rows) (err error) {
			named, err = pgx.CollectExactlyOneRow(rows, pgx.RowTo[int])
			return err
		})
	if err != nil || named < namedOften {
		return nil, err
	}
	if ids, err = r.findStart(ctx, domain.FoldSearch(spaced(search)), mostStarts); len(ids) == mostStarts {
		ids = nil
	}
	return ids, err
}

// byRelevance reads the keys of a list by relevance, best first. It searches the two best classes only among starts. It
// reads the other classes from the newest product on, and stops once it has the wanted number of keys.
func byRelevance(rows *gorm.DB, sort storefrontSort, starts []int64) readKeys {
	return func(want wantedKeys) (keys []sortedKey, total int64, err error) {
		for _, fit := range []int64{3, 2, 1, 0} {
			value := domain.AmountOf(fit, 0)
			// PostgreSQL cannot estimate how many products match. The condition is wrapped in often, which makes
			// PostgreSQL expect many.
			of := rows.Where(often("("+sort.expression+") = ?"), append(slices.Clone(sort.args), fit)...)
			if fit >= 2 {
				of = of.Where("products.id = ANY(?)", array(starts))
			}
			if want.behind != nil {
				switch n := value.Cmp(want.behind.SortValue); {
				case n > 0:
					continue
				case n == 0:
					of = of.Where("products.id < ?", want.behind.ID)
				}
			}
			var ids []int64
			if err := of.Select("products.id").Order("products.id DESC").Limit(want.most - len(keys)).Scan(&ids).Error; err != nil {
				return nil, want.total, err
			}
			for _, id := range ids {
				keys = append(keys, sortedKey{id, value})
			}
			if len(keys) == want.most {
				break
			}
		}
		return keys, want.total, nil
	}
}
