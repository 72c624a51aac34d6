package catalog

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/repo"
)

// CreateProduct adds a product with its options, variants, prices and opening stock. It
// adds all of them or nothing. A retry of the same request returns the product of the first
// run.
func (s *Service) CreateProduct(ctx context.Context, actor domain.Actor, in catalog.ProductInput) (*catalog.Product, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	product, err := createProduct(ctx, tx, in)
	if err != nil {
		return nil, err
	}
	return product, tx.Commit(ctx)
}

func createProduct(ctx context.Context, t *command.Tx, in catalog.ProductInput) (_ *catalog.Product, err error) {
	if done, err := t.ProductByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	if in.Slug == nil {
		if in.Slug, err = freeSlug(ctx, t, "products", *in.Name, "product"); err != nil {
			return nil, err
		}
	}
	terms, err := productTerms(ctx, t, in, 0)
	if err != nil {
		return nil, err
	}
	product := catalog.NewProduct()
	edit, err := product.Change(in, terms)
	if err != nil {
		return nil, err
	}
	if err := checkTaken(ctx, t, product, in); err != nil {
		return nil, err
	}
	product.CommandID = t.Actor().CommandID
	if err := t.Insert(ctx, product); err != nil {
		return nil, err
	}
	if err := writeProduct(ctx, t, product, edit); err != nil {
		return nil, err
	}
	return t.Product(ctx, catalog.ProductKey{ID: product.ID})
}

// UpdateProduct changes a product with its options, variants, prices and assignments. It
// makes all of the changes or none.
func (s *Service) UpdateProduct(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in catalog.ProductInput) (*catalog.Product, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	product, err := updateProduct(ctx, tx, id, expect, in)
	if err != nil {
		return nil, err
	}
	return product, tx.Commit(ctx)
}

func updateProduct(ctx context.Context, t *command.Tx, id int64, expect domain.Expect, in catalog.ProductInput) (*catalog.Product, error) {
	if in.CollectionIDs != nil {
		if err := t.LockProductCollections(ctx, id, in.CollectionIDs); err != nil {
			return nil, err
		}
	}
	product, err := t.LockProduct(ctx, id)
	if err != nil || product.CommandID == t.Actor().CommandID {
		return product, err
	}
	if err := expect.Check(&product.Row); err != nil {
		return nil, err
	}
	terms, err := productTerms(ctx, t, in, id)
	if err != nil {
		return nil, err
	}
	if in.Renames(product) { // subscriptions are locked before orders and stock
		if err := t.LockSubscribers(ctx, id); err != nil {
			return nil, err
		}
	}
	begins := in.Begins(product)
	if err := t.LockOpenOrders(ctx, begins); err != nil { // orders are locked before stock
		return nil, err
	}
	if err := holdStock(ctx, t, product, in); err != nil {
		return nil, err
	}
	edit, err := product.Change(in, terms)
	if err != nil || !edit.Changed {
		return product, err
	}
	if err := checkTaken(ctx, t, product, in); err != nil {
		return nil, err
	}
	product.CommandID = t.Actor().CommandID
	if err := t.Update(ctx, product); err != nil {
		return nil, err
	}
	if err := t.ReserveOpen(ctx, begins); err != nil {
		return nil, err
	}
	if err := writeProduct(ctx, t, product, edit); err != nil {
		return nil, err
	}
	return t.Product(ctx, catalog.ProductKey{ID: product.ID})
}

// ArchiveProduct takes a product off sale without deleting any data.
func (s *Service) ArchiveProduct(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	product, err := tx.LockProduct(ctx, id)
	if err != nil {
		return err
	}
	if !product.Archive() {
		return nil
	}
	product.CommandID = actor.CommandID
	if err := tx.Update(ctx, product); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// freeSlug derives a slug from a name. No other row of the table has the slug.
func freeSlug(ctx context.Context, t *command.Tx, table, name, fallback string) (*string, error) {
	slug := domain.Slug(name, fallback)
	taken, err := t.TakenSlugs(ctx, table, slug)
	if err != nil {
		return nil, err
	}
	slug = domain.FreeSlug(slug, func(slug string) bool { return taken[slug] })
	return &slug, nil
}

// productTerms reads the rules that a product must satisfy. id is the id of the product; 0 means that the
// product is new.
func productTerms(ctx context.Context, t *command.Tx, in catalog.ProductInput, id int64) (terms catalog.ProductTerms, err error) {
	store, err := t.Store(ctx)
	if err != nil {
		return terms, err
	}
	terms.Settings, terms.Now = store.Settings, t.At
	if terms.FullPlans, err = t.FullPlans(ctx, in.SubscriptionPlanIDs, id); err != nil {
		return terms, err
	}
	if terms.TakenSlugs, err = t.SlugsOfOthers(ctx, "products", in.Slugs(), id); err != nil {
		return terms, err
	}
	terms.Known, err = t.Known(ctx, in.References())
	return terms, err
}

// checkTaken returns an error if another product has the requested externalId, or another variant has a
// requested SKU or externalId. If a concurrent transaction adds such a product or variant after this check,
// the database rejects the whole change.
func checkTaken(ctx context.Context, t *command.Tx, p *catalog.Product, in catalog.ProductInput) error {
	if in.ExternalID != nil {
		if err := t.ClaimExternalID(ctx, repo.ProductExternalID, p.ExternalID, p.ID); err != nil {
			return err
		}
	}
	skus, externalIDs := p.KnownBy()
	others, err := t.VariantsKnownBy(ctx, skus, externalIDs)
	if err != nil {
		return err
	}
	return p.CheckTaken(others)
}

// holdStock locks the stock rows that a change to a product may affect. It returns an error if the change removes a
// variant that a running checkout has reserved or a live subscription contains.
func holdStock(ctx context.Context, t *command.Tx, p *catalog.Product, in catalog.ProductInput) error {
	ids := in.StockTerms(p)
	if len(ids) == 0 {
		return nil
	}
	held, err := t.LockStock(ctx, ids)
	if err != nil {
		return err
	}
	for _, v := range p.Variants {
		if stock, ok := held[v.ID]; ok {
			v.Stock = stock
		}
	}
	dropped := in.Dropped(p)
	if len(dropped) == 0 {
		return nil
	}
	busy, err := t.HeldVariants(ctx, dropped)
	if err != nil {
		return err
	}
	subscribed, err := t.SubscribedVariants(ctx, dropped)
	if err != nil {
		return err
	}
	return p.RefuseDrop(busy, subscribed)
}

// writeOff removes surplus units of removed variants from stock. Surplus units are units for which no
// order waits. No list shows a removed variant, so only the stock movement and the audit log record
// these units.
func writeOff(ctx context.Context, t *command.Tx, stocks []*catalog.Stock) error {
	var gone []*catalog.Stock
	var changes []int
	for _, s := range stocks {
		if n := s.Surplus(); n > 0 {
			gone, changes = append(gone, s), append(changes, -n)
		}
	}
	if len(gone) == 0 {
		return nil
	}
	_, err := t.AdjustStock(ctx, gone, changes, catalog.AdjustmentReason{Reason: "REMOVED"})
	return err
}

// insertOptions inserts the new options of a product, and then the new values of all options.
func insertOptions(ctx context.Context, t *command.Tx, p *catalog.Product) error {
	var options, values []domain.Entity
	for _, o := range p.Options {
		if o.ID == 0 {
			o.ProductID = p.ID
			options = append(options, o)
		}
	}
	if err := t.Insert(ctx, options...); err != nil {
		return err
	}
	for _, o := range p.Options {
		for _, v := range o.Values {
			if v.ID == 0 {
				v.ProductID, v.ProductOptionID = p.ID, o.ID
				values = append(values, v)
			}
		}
	}
	return t.Insert(ctx, values...)
}

// writeProduct writes the rows of a changed product. It inserts the new rows of each kind with
// one statement. Changing prices requires the same permission here as in other commands.
func writeProduct(ctx context.Context, t *command.Tx, p *catalog.Product, edit catalog.ProductEdit) error {
	if err := insertOptions(ctx, t, p); err != nil {
		return err
	}
	for _, v := range p.Variants {
		v.Settle()
	}
	// Removed variants come first, so that another variant can take their SKU.
	slices.SortStableFunc(edit.Update, catalog.RemovedFirst)
	if err := t.FreeVariantKeys(ctx, edit.FreedSKUs, edit.FreedExternalIDs); err != nil {
		return err
	}
	if err := t.Update(ctx, edit.Update...); err != nil {
		return err
	}
	var variants []domain.Entity
	for _, v := range edit.Variants {
		v.ProductID = p.ID
		variants = append(variants, v)
	}
	if err := t.Insert(ctx, variants...); err != nil {
		return err
	}
	if err := t.Delete(ctx, edit.Delete...); err != nil {
		return err
	}
	var stocks []*catalog.Stock
	for _, v := range edit.Variants {
		v.Stock.VariantID, v.Stock.ProductID = v.ID, p.ID
		stocks = append(stocks, v.Stock)
		for _, price := range v.Prices {
			price.VariantID = v.ID
			edit.Prices.Insert = append(edit.Prices.Insert, price)
		}
	}
	if !edit.Prices.Empty() {
		if err := t.Actor().Require(catalog.PriceWrite, "To set or remove a price"); err != nil {
			return err
		}
	}
	if err := t.ReplacePrices(ctx, edit.Prices); err != nil {
		return err
	}
	if err := t.SetStockTerms(ctx, edit.StockTerms); err != nil {
		return err
	}
	if err := writeOff(ctx, t, edit.StockTerms); err != nil {
		return err
	}
	if err := t.OpenStock(ctx, stocks); err != nil {
		return err
	}
	if edit.Collections {
		if err := t.SetProductCollections(ctx, p); err != nil {
			return err
		}
	}
	if edit.Plans {
		if err := t.SetProductPlans(ctx, p); err != nil {
			return err
		}
	}
	return t.Reprice(ctx, []int64{p.ID})
}
