package admin

import (
	"context"
	"net/http"

	"github.com/storeplatform/storeplatform/store/command"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/table"
)

// ExportProducts answers GET /admin/product/export.
func (h *Handlers) ExportProducts(ctx context.Context, req api.ExportProductsRequestObject) (api.ExportProductsResponseObject, error) {
	filter := productFilter(listParams[api.ListProductsParams](req.Params))
	now := h.store.Clock.Now()
	f, err := export(ctx, h, req.Params.Format, "product", exported[*catalog.Product]{
		name: "products", sort: string(request.Or(req.Params.Sort, api.ProductSortMinusCreatedOn)), head: productColumns,
		page: func(ctx context.Context, s *command.Snapshot, q domain.PageQuery) (domain.Page[*catalog.Product], error) {
			page, _, err := s.WholeProducts(ctx, filter, q)
			return page, err
		},
		rows: func(p *catalog.Product) (rows [][]table.Cell) {
			for _, v := range p.Variants {
				price, sold := catalog.PriceFor(v.Prices, nil, nil, p.CostCurrency, p.MinQuantity, now)
				if !sold {
					price = nil
				}
				rows = append(rows, append(productCells(p), variantCells(p.CostCurrency, v, price)...))
			}
			if len(rows) == 0 {
				rows = append(rows, append(productCells(p), make([]table.Cell, len(productColumns)-len(productCells(p)))...))
			}
			return rows
		},
	})
	return productFile{f}, err
}

type productFile struct{ file }

// VisitExportProductsResponse writes the file.
func (f productFile) VisitExportProductsResponse(w http.ResponseWriter) error { return f.send(w) }

var productColumns = []string{
	"productId", "name", "slug", "status", "productType", "brand", "tags", "externalId", "createdOn", "modifiedOn",
	"variantId", "sku", "variantName", "barcode", "variantStatus", "variantExternalId", "currencyCode", "price", "compareAtAmount", "costPrice",
	"trackInventory", "inventoryPolicy", "stockOnHand", "stockReserved", "stockAvailable", "weight", "weightUnit",
}

func productCells(p *catalog.Product) []table.Cell {
	return []table.Cell{table.Number(p.ID), table.Text(p.Name), table.Text(p.Slug), table.Text(string(p.Status)), table.Text(string(p.Type)), table.Optional(p.Brand),
		joined(p.Tags), table.Optional(p.ExternalID), moment(&p.CreatedOn), moment(&p.ModifiedOn)}
}

// variantCells returns the cells of a variant. The price is the price for buyers without special prices.
func variantCells(c domain.Currency, v *catalog.Variant, price *catalog.Price) []table.Cell {
	cells := []table.Cell{table.Number(v.ID), table.Text(v.SKU), table.Text(v.Name), table.Optional(v.Barcode), table.Text(string(v.Status)), table.Optional(v.ExternalID), table.Text(string(c))}
	var amount, compared *domain.Amount
	if price != nil {
		amount, compared = &price.Amount, price.CompareAtAmount
	}
	for _, a := range []*domain.Amount{amount, compared, v.CostPrice} {
		if a == nil {
			cells = append(cells, table.Cell{})
		} else {
			cells = append(cells, money(c, *a))
		}
	}
	s := v.Stock
	cells = append(cells, table.Optional(&s.Tracked), table.Text(string(s.Policy)), table.Number(s.OnHand), table.Number(s.Reserved), table.Number(s.Available()))
	if v.Weight == nil {
		return append(cells, table.Cell{}, table.Cell{})
	}
	return append(cells, table.Number(v.Weight.Trimmed()), table.Text(string(v.WeightUnit)))
}
