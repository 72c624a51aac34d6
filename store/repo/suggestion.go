package repo

import (
	"context"
	"strings"
	"unicode/utf8"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

const (
	// mostSuggested is among how many products of each kind of match suggestions are
	// looked for, and mostCompleted of how many texts are completed.
	mostSuggested = 500
	mostCompleted = 50

	// searchStart is how much of a product's text products_by_shop_start holds.
	searchStart = 40
)

// StorefrontSuggestions are what a search field offers for what was typed so far.
func (r Reader) StorefrontSuggestions(ctx context.Context, typed string, limit int, currency *domain.Currency, language *string) (catalog.Suggestions, catalog.Shopper, error) {
	var out catalog.Suggestions
	var s catalog.Shopper
	typed = strings.TrimSpace(typed)
	ids, err := r.findTyped(ctx, catalog.SearchText(typed))
	if err != nil {
		return out, s, err
	}
	err = r.list(ctx, func(g *gorm.DB) (err error) {
		if s, err = r.shopper(g, currency, language, shopperOf{}); err != nil {
			return err
		}
		where, args := shown(s)
		fits := relevance(typed)
		var products []*catalog.Product
		err = g.Table("(?) AS products", g.Model(&catalog.Product{}).Select("products.*, ("+fits.expression+") AS fits", fits.args...).
			Where("products.id = ANY(?)", array(ids)).Where(where, args...)).
			Omit(shopTexts...).Order("fits DESC, published_on DESC, id DESC").Limit(mostCompleted).Find(&products).Error
		if err != nil {
			return err
		}
		out.Queries = s.Completions(typed, products, limit)
		products = products[:min(len(products), limit)]
		if err := offeredTo(g, products, s); err != nil {
			return err
		}
		out.Cards = cards(products, s)
		var named []*catalog.Collection
		part := like(typed)
		err = g.Omit("description", "seo").Where(publishedSQL, s.Now, s.Now).Where("(name ILIKE ? OR translations::text ILIKE ?)", part, part).
			Order("position, id").Limit(mostSuggested).Find(&named).Error
		out.Collections = catalog.Matching(named, typed, s.Language, s.OwnLanguage, limit)
		return err
	})
	return out, s, err
}

// findTyped looks up products by what was typed, as findText does: those whose text
// begins with it, and others that have it, which takes three characters.
func (r Reader) findTyped(ctx context.Context, typed string) ([]int64, error) {
	ids, err := r.findStart(ctx, typed, mostSuggested)
	if err != nil || utf8.RuneCountInString(typed) < 3 || len(ids) == mostSuggested { // what begins with it comes first anyway
		return ids, err
	}
	err = r.db.find(ctx, "SELECT id FROM products WHERE store_id = $1 AND status = 'ACTIVE' AND shop_search LIKE $2 LIMIT $3",
		[]any{r.actor.StoreID, like(typed), mostSuggested}, func(rows pgx.Rows) (err error) {
			ids, err = appendIDs(ids, rows)
			return err
		})
	return ids, err
}
