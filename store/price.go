package store

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// ReplacePrices replaces every price row of some variants (nil: of those that
// occur in the inputs), or those in one currency, all or nothing. It gives back
// their rows after the change.
func (s *Service) ReplacePrices(ctx context.Context, actor domain.Actor, variantIDs []int64, currency *domain.Currency, inputs []catalog.PriceInput) ([]*catalog.Price, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	replaced := catalog.PricedVariants(variantIDs, inputs)
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	stored, products, err := tx.LockPrices(ctx, replaced, currency)
	if err != nil {
		return nil, err
	}
	known, err := tx.Known(ctx, catalog.PriceReferences(replaced, inputs))
	if err != nil {
		return nil, err
	}
	if err := catalog.CheckPricedVariants(variantIDs, inputs, known); err != nil {
		return nil, err
	}
	terms := catalog.PriceTerms{Currencies: store.Settings.CurrencyCodes, Currency: currency, Known: known}
	edit, err := catalog.ReplacePrices(stored, inputs, terms, catalog.PricePointer)
	if err != nil {
		return nil, err
	}
	if !edit.Empty() {
		if err := tx.ReplacePrices(ctx, edit); err != nil {
			return nil, err
		}
		if err := tx.TouchProducts(ctx, products); err != nil {
			return nil, err
		}
		if err := tx.Reprice(ctx, products); err != nil {
			return nil, err
		}
	}
	rows := slices.Clone(edit.Rows)
	slices.SortStableFunc(rows, catalog.ByVariant)
	return rows, tx.Commit(ctx)
}
