package repo

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// StorefrontState reads, with one statement, the state that decides whether a cached storefront response to the actor
// is still valid. If productID is not 0, the state includes the available units of the product's variants.
func (r Reader) StorefrontState(ctx context.Context, productID int64) (state catalog.StorefrontState, err error) {
	holds := "customer_id = $2"
	who := any(r.actor.ID)
	if r.actor.IsGuest() {
		holds, who = "customer_id IS NULL AND token_hash = $2", r.actor.CartToken
	}
	var variants, available []int64
	err = r.ask(ctx, `
		SELECT v.version::text, coalesce((SELECT account_type_id FROM customers WHERE store_id = $1 AND id = $4), 0),
			EXISTS (SELECT FROM carts WHERE store_id = $1 AND reserved_until IS NOT NULL AND `+holds+`), s.variants, s.available
		FROM storefront_versions v
		CROSS JOIN LATERAL (SELECT array_agg(variant_id) AS variants, array_agg(on_hand::bigint - reserved) AS available FROM stocks WHERE store_id = $1 AND product_id = $3) s
		WHERE v.store_id = $1`, []any{r.actor.StoreID, who, productID, r.actor.ID}, func(found pgx.Rows) error {
		if !found.Next() {
			return nil
		}
		return found.Scan(&state.Version, &state.AccountTypeID, &state.Holds, &variants, &available)
	})
	state.Available = make(map[int64]int, len(variants))
	for i, id := range variants {
		state.Available[id] = int(available[i])
	}
	return state, err
}

// StorefrontHorizon reads the storefront version of the store, and the time until which the storefront stays unchanged
// if no row changes.
func (r Reader) StorefrontHorizon(ctx context.Context, now time.Time) (h catalog.StorefrontHorizon, err error) {
	var published *time.Time
	next := make([]*time.Time, 6)
	err = r.ask(ctx, `
		SELECT v.version::text, EXISTS (SELECT FROM collections WHERE store_id = $1 AND rules::text LIKE '%STOCK_AVAILABLE%'),
			(SELECT min(published_on) FROM products WHERE store_id = $1 AND status = 'ACTIVE' AND published_on > $3),
			(SELECT min(publish_on) FROM products WHERE store_id = $1 AND publish_on > $2), (SELECT min(unpublish_on) FROM products WHERE store_id = $1 AND unpublish_on > $2),
			(SELECT min(starts_on) FROM prices WHERE store_id = $1 AND starts_on > $2), (SELECT min(ends_on) FROM prices WHERE store_id = $1 AND ends_on > $2),
			(SELECT min(publish_on) FROM collections WHERE store_id = $1 AND publish_on > $2), (SELECT min(unpublish_on) FROM collections WHERE store_id = $1 AND unpublish_on > $2)
		FROM storefront_versions v WHERE v.store_id = $1`, []any{r.actor.StoreID, now, catalog.NewSince(now)}, func(found pgx.Rows) error {
		if !found.Next() {
			return nil
		}
		return found.Scan(&h.Version, &h.CountsStock, &published, &next[0], &next[1], &next[2], &next[3], &next[4], &next[5])
	})
	h.Next(next...)
	if published != nil {
		ends := catalog.NewUntil(*published)
		h.Next(&ends)
	}
	return h, err
}
