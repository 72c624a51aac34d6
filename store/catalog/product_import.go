package catalog

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/moving"
)

// ImportOptions determines how ImportProduct and ImportRedirect treat the objects of a file.
type ImportOptions struct {
	Source string // the former system, such as SHOPIFY
	Update bool   // whether the values of the file replace the values of a stored object
	Check  bool   // whether nothing is stored
	// Plan contains the redirects that a check would have stored. The caller passes the same map for a whole file.
	Plan RedirectPlan
}

// importTries is the maximum number of attempts to import an object that other requests change at the same time.
const importTries = 3

// attempts repeats an import while other requests change the object at the same time. refusal is the reason why the
// object is not imported; nil means that it was.
func attempts(once func() (moving.Outcome, error)) (outcome moving.Outcome, refusal *domain.Error, err error) {
	for try := 1; ; try++ {
		if outcome, err = once(); err == nil {
			return outcome, nil, nil
		}
		refusal, ours := errors.AsType[*domain.Error](err)
		if !ours {
			return "", nil, err
		}
		if (refusal.Code == domain.Busy || refusal.Code == domain.AlreadyExists) && try < importTries {
			continue
		}
		if _, temporary := command.ReasonOf(err); temporary {
			return "", nil, err
		}
		return moving.Refused, refusal, nil
	}
}

// ImportProduct creates the product of a file, or updates it if an earlier import created it or if it has the
// slug or the SKU of a stored product. It stores the whole product or nothing of it. The findings contain
// each field that was dropped or repaired, and the reasons if the product was refused.
func (s *Service) ImportProduct(ctx context.Context, actor domain.Actor, p moving.Product, o ImportOptions) (moving.Outcome, moving.Findings, error) {
	var run productImport
	outcome, refusal, err := attempts(func() (moving.Outcome, error) {
		run = productImport{service: s, p: p, o: o, cells: p.Cells}
		return run.once(ctx, actor)
	})
	if refusal != nil {
		run.findings = append(run.findings, moving.Refusals(refusal, run.cells, p.Row)...)
	}
	return outcome, run.findings, err
}

// productImport is one attempt to import a product.
type productImport struct {
	*command.Tx
	service  *Service
	p        moving.Product
	o        ImportOptions
	cells    map[string]moving.Cell // cell of each field, by its pointer in the body
	findings moving.Findings
}

func (r *productImport) once(ctx context.Context, actor domain.Actor) (moving.Outcome, error) {
	actor.CommandID = uuid.New()
	tx, err := r.service.Begin(ctx, actor)
	if err != nil {
		return "", err
	}
	defer tx.Rollback()
	r.Tx = tx
	stored, known, err := r.find(ctx)
	if err != nil {
		return "", err
	}
	if stored != nil && !r.o.Update {
		return moving.Skipped, nil
	}
	body, err := r.body(ctx, stored)
	if err != nil {
		return "", err
	}
	raw, err := json.Marshal(body)
	if err != nil {
		return "", err
	}
	in, err := r.service.lines.Product(ctx, raw)
	if err != nil {
		return "", err
	}
	product, err := writeProductLine(ctx, tx, in)
	if err != nil {
		return "", err
	}
	if !known {
		if err := tx.AddReference(ctx, r.o.Source, r.p.Key, product.ID, tx.At); err != nil {
			return "", err
		}
		if err := r.redirectFormer(ctx, actor, product.ID); err != nil {
			return "", err
		}
	}
	if !r.o.Check {
		if err := tx.Commit(ctx); err != nil {
			return "", err
		}
	}
	switch {
	case stored == nil:
		return moving.Created, nil
	case stored.Version == product.Version:
		return moving.Unchanged, nil
	}
	return moving.Updated, nil
}

// find returns the stored product that corresponds to the product of the file; nil means that the store has no such
// product. known reports whether an earlier import has stored the product's key.
func (r *productImport) find(ctx context.Context) (stored *catalog.Product, known bool, err error) {
	id, err := r.ReferencedProduct(ctx, r.o.Source, r.p.Key)
	if err != nil {
		return nil, false, err
	}
	if id != 0 {
		stored, err = r.Product(ctx, catalog.ProductKey{ID: id})
		return stored, true, err
	}
	keys := []catalog.ProductKey{}
	if slug, ok := r.p.Body["slug"].(string); ok {
		keys = append(keys, catalog.ProductKey{Slug: slug})
	}
	for _, v := range r.p.Variants {
		if !v.Derived {
			keys = append(keys, catalog.ProductKey{SKU: v.SKU})
			break
		}
	}
	for _, key := range keys {
		found, err := r.Product(ctx, key)
		switch {
		case domain.CodeOf(err) == domain.NotFound:
		case err != nil:
			return nil, false, err
		case stored != nil && stored.ID != found.ID:
			return nil, false, domain.Errorf(domain.InvalidValue, "The handle is the slug of product %d, and the SKU is of product %d. Change one of them.", stored.ID, found.ID)
		default:
			stored = found
		}
	}
	return stored, false, nil
}

// body returns the body of the request that creates or updates the product.
func (r *productImport) body(ctx context.Context, stored *catalog.Product) (body map[string]any, err error) {
	ref := moving.References{}
	if ref.TaxClassID, err = r.taxClass(ctx); err != nil {
		return nil, err
	}
	if ref.CollectionIDs, err = r.collections(ctx); err != nil {
		return nil, err
	}
	if ref.SKUs, err = r.skus(ctx, stored); err != nil {
		return nil, err
	}
	if stored == nil {
		return r.p.Creation(ref), nil
	}
	body, r.cells = r.p.Update(storedProduct(stored), ref)
	return body, nil
}

// storedProduct converts a product to the parts that an import compares.
func storedProduct(p *catalog.Product) moving.Stored {
	out := moving.Stored{ID: p.ID, CollectionIDs: p.CollectionIDs, SEO: map[string]any{"title": p.SEO.Title, "description": p.SEO.Description}}
	values := map[int64]moving.Choice{}
	for _, o := range p.Options {
		option := moving.StoredOption{ID: o.ID, Name: o.Name}
		for _, v := range o.Values {
			option.Values = append(option.Values, moving.StoredValue{ID: v.ID, Text: v.Value})
			values[v.ID] = moving.Choice{Option: o.Name, Value: v.Value}
		}
		out.Options = append(out.Options, option)
	}
	for _, v := range p.Variants {
		variant := moving.StoredVariant{ID: v.ID, SKU: v.SKU}
		for _, id := range v.OptionValueIDs {
			variant.Choices = append(variant.Choices, values[id])
		}
		for _, price := range v.Prices {
			variant.Prices = append(variant.Prices, priceBody(price))
		}
		out.Variants = append(out.Variants, variant)
	}
	return out
}

// priceBody returns a price row in the form of the contract.
func priceBody(p *catalog.Price) map[string]any {
	row := map[string]any{"currencyCode": string(p.CurrencyCode), "amount": p.Amount.String(), "minQuantity": p.MinQuantity}
	if p.CompareAtAmount != nil {
		row["compareAtAmount"] = p.CompareAtAmount.String()
	}
	if p.AccountTypeID != nil {
		row["accountTypeId"] = *p.AccountTypeID
	}
	if p.SubscriptionPlanID != nil {
		row["subscriptionPlanId"] = *p.SubscriptionPlanID
	}
	if p.StartsOn != nil {
		row["startsOn"] = p.StartsOn.UTC().Format(time.RFC3339Nano)
	}
	if p.EndsOn != nil {
		row["endsOn"] = p.EndsOn.UTC().Format(time.RFC3339Nano)
	}
	return row
}

// warn adds a warning about a cell.
func (r *productImport) warn(c moving.Cell, code, advice string) {
	r.findings = append(r.findings, moving.Finding{Row: c.Row, Column: c.Column, Value: clippedTo(c.Text, 200), Code: code, Severity: moving.Warning, Advice: advice})
}

// taxClass returns the tax class with the name in the file; nil means the store's default class.
func (r *productImport) taxClass(ctx context.Context) (*int64, error) {
	c := r.p.TaxClass
	if c.Text == "" || domain.SameText(c.Text, "standard") || domain.SameText(c.Text, "parent") {
		return nil, nil
	}
	classes, err := r.TaxClasses(ctx)
	if err != nil {
		return nil, err
	}
	for _, class := range classes {
		if domain.Slug(class.Name, "") == domain.Slug(c.Text, "") {
			return &class.ID, nil
		}
	}
	r.warn(c, "tax_class_unknown", "Create a tax class with the name "+clippedTo(c.Text, 100)+" and import the file again. The product has the default class.")
	return nil, nil
}

// collections returns the collections of the product. It creates those that the store lacks.
func (r *productImport) collections(ctx context.Context) (ids []int64, err error) {
	if len(r.p.Categories) == 0 {
		return nil, nil
	}
	all, err := r.Collections(ctx)
	if err != nil {
		return nil, err
	}
	locked := false
	for _, category := range r.p.Categories {
		parent := int64(0)
		for _, name := range category.Path {
			c := child(all, parent, name)
			if c == nil && !locked { // another import may have created it in the meantime
				if all, err = r.LockCollections(ctx); err != nil {
					return nil, err
				}
				locked, c = true, child(all, parent, name)
			}
			if c == nil {
				in := catalog.CollectionInput{Name: &name}
				if parent != 0 {
					in.ParentCollectionID = new(&parent)
				}
				c, _, err = insertCollection(ctx, r.Tx, in, all, uuid.New())
				if refusal, ours := errors.AsType[*domain.Error](err); ours && refusal.Code != domain.Busy && refusal.Code != domain.AlreadyExists {
					r.warn(category.Cell, "category_refused", refusal.Detail+" The product is not in the category.")
					parent = 0
					break
				}
				if err != nil {
					return nil, err
				}
				all = append(all, c)
			}
			parent = c.ID
			if c.Type == catalog.RuleCollection {
				r.warn(category.Cell, "category_refused", "Remove the category or the rules of the collection "+clippedTo(c.Name, 100)+". Its rules choose the products.")
				parent = 0
				break
			}
		}
		if parent != 0 && !slices.Contains(ids, parent) {
			ids = append(ids, parent)
		}
	}
	return ids, nil
}

// child returns the collection with a name within a parent; 0 means the top.
func child(all []*catalog.Collection, parent int64, name string) *catalog.Collection {
	for _, c := range all {
		of := int64(0)
		if c.ParentCollectionID != nil {
			of = *c.ParentCollectionID
		}
		if of == parent && domain.SameText(c.Name, name) {
			return c
		}
	}
	return nil
}

// skus returns, for each variant of the file, a SKU that no other product has.
func (r *productImport) skus(ctx context.Context, stored *catalog.Product) ([]string, error) {
	own := int64(0)
	if stored != nil {
		own = stored.ID
	}
	out := make([]string, len(r.p.Variants))
	for i, v := range r.p.Variants {
		out[i] = v.SKU
	}
	others, err := r.VariantsKnownBy(ctx, out, nil)
	if err != nil {
		return nil, err
	}
	for i, sku := range out {
		taken := func(s string) bool {
			return slices.ContainsFunc(others, func(o *catalog.Variant) bool { return o.SKU == s && o.ProductID != own })
		}
		for taken(out[i]) {
			next := moving.NextSKU(out[i], func(s string) bool { return taken(s) || slices.Contains(out, s) })
			more, err := r.VariantsKnownBy(ctx, []string{next}, nil)
			if err != nil {
				return nil, err
			}
			others, out[i] = append(others, more...), next
		}
		if out[i] != sku {
			c := r.p.Cells["/variants/"+domain.Itoa(i)+"/sku"]
			r.warn(c, "sku_twice", "Give each variant a SKU of its own. Another product has "+strings.TrimSpace(clippedTo(sku, 100))+", so the variant got "+out[i]+".")
		}
	}
	return out, nil
}
