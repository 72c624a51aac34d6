package catalog

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// ReplacePrices replaces all price rows of the variants with variantIDs, or, if a currency is
// given, only their rows in that currency. If variantIDs is empty, it replaces the rows of the
// variants in inputs. It applies all inputs or none, and returns the variants' rows after the
// change.
func (s *Service) ReplacePrices(ctx context.Context, actor domain.Actor, variantIDs []int64, currency *domain.Currency, inputs []catalog.PriceInput) ([]*catalog.Price, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	rows, err := replacePrices(ctx, tx, catalog.PriceReplacement{VariantIDs: variantIDs, Currency: currency, Prices: inputs})
	if err != nil {
		return nil, err
	}
	return rows, tx.Commit(ctx)
}

func replacePrices(ctx context.Context, t *command.Tx, in catalog.PriceReplacement) ([]*catalog.Price, error) {
	replaced := catalog.PricedVariants(in.VariantIDs, in.Prices)
	store, err := t.Store(ctx)
	if err != nil {
		return nil, err
	}
	stored, products, err := t.LockPrices(ctx, replaced, in.Currency)
	if err != nil {
		return nil, err
	}
	known, err := t.Known(ctx, catalog.PriceReferences(replaced, in.Prices))
	if err != nil {
		return nil, err
	}
	if err := catalog.CheckPricedVariants(in.VariantIDs, in.Prices, known); err != nil {
		return nil, err
	}
	terms := catalog.PriceTerms{Currencies: store.Settings.CurrencyCodes, Currency: in.Currency, Known: known}
	edit, err := catalog.ReplacePrices(stored, in.Prices, terms, catalog.PricePointer)
	if err != nil {
		return nil, err
	}
	if !edit.Empty() {
		if err := t.ReplacePrices(ctx, edit); err != nil {
			return nil, err
		}
		if err := t.TouchProducts(ctx, products); err != nil {
			return nil, err
		}
		if err := t.Reprice(ctx, products); err != nil {
			return nil, err
		}
	}
	rows := slices.Clone(edit.Rows)
	slices.SortStableFunc(rows, catalog.ByVariant)
	return rows, nil
}
