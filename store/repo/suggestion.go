package repo

import (
	"context"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/scoped"
)

const (
	// mostSuggested limits the products per kind of match, and also the collections, from which suggestions are made.
	// mostCompleted limits the products whose texts complete the typed text.
	mostSuggested = 500
	mostCompleted = 50
)

// StorefrontSuggestions returns the suggestions of a search field for the text typed so far. limit applies separately
// to queries, products and collections.
func (r Reader) StorefrontSuggestions(ctx context.Context, typed string, limit int, currency *domain.Currency, language *string) (catalog.Suggestions, catalog.Shopper, error) {
	var out catalog.Suggestions
	var s catalog.Shopper
	typed = spaced(typed)
	ids, err := r.findTyped(ctx, domain.FoldSearch(typed))
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
		where, args = hasWords("fold_search(concat_ws(' ', name, (SELECT string_agg(t ->> 'name', ' ') FROM jsonb_array_elements(translations) t)))", typed)
		err = g.Omit("description", "seo").Where(publishedSQL, s.Now, s.Now).Where(where, args...).
			Order("position, id").Limit(mostSuggested).Find(&named).Error
		out.Collections = catalog.Matching(named, typed, s.Reading, limit)
		return err
	})
	return out, s, err
}

// findTyped looks up products by the typed text: products whose text starts with the typed text and, from three
// characters on, products whose text contains its words.
func (r Reader) findTyped(ctx context.Context, typed string) ([]int64, error) {
	ids, err := r.findStart(ctx, typed, mostSuggested)
	if err != nil || !indexed(typed) || len(ids) == mostSuggested { // matches at the start come first
		return ids, err
	}
	where, args := hasWords("shop_search", typed)
	err = r.db.find(ctx, "SELECT id FROM products WHERE store_id = $1 AND status = 'ACTIVE' AND "+dollars(where, 3)+" LIMIT $2",
		append([]any{r.actor.StoreID, mostSuggested}, args...), func(rows pgx.Rows) (err error) {
			ids, err = scoped.AppendIDs(ids, rows)
			return err
		})
	return ids, err
}
