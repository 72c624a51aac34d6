package admin

import (
	"context"
	"net/http"
	"time"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/table"
)

// ExportInvoices answers GET /admin/invoice/export.
func (h *Handlers) ExportInvoices(ctx context.Context, req api.ExportInvoicesRequestObject) (api.ExportInvoicesResponseObject, error) {
	filter := invoiceFilter(listParams[api.ListInvoicesParams](req.Params))
	filter.WithContent = true
	f, err := export(ctx, h, req.Params.Format, "order", exported[*ordering.Invoice]{
		name: "invoices", sort: string(request.Or(req.Params.Sort, "-issuedOn")), head: invoiceColumns, rows: invoiceRows,
		page: func(ctx context.Context, s *command.Snapshot, q domain.PageQuery) (domain.Page[*ordering.Invoice], error) {
			return s.Invoices(ctx, filter, q)
		},
	})
	return invoiceFile{f}, err
}

type invoiceFile struct{ file }

// VisitExportInvoicesResponse writes the file.
func (f invoiceFile) VisitExportInvoicesResponse(w http.ResponseWriter) error { return f.send(w) }

var invoiceColumns = []string{"number", "type", "reason", "issuedDate", "issuedOn", "orderNumber", "corrects", "buyerName", "buyerEmail", "storeCustomerId", "buyerTaxNumber", "countryCode",
	"currencyCode", "taxName", "taxRate", "taxedAmount", "net", "tax", "gross", "taxCurrencyCode", "taxExchangeRate", "convertedTax"}

func invoiceRows(inv *ordering.Invoice) (rows [][]table.Cell) {
	c, content := inv.CurrencyCode, inv.Content
	buyer := content.Buyer
	for _, s := range inv.ByRate() {
		name, rate, taxed := table.Cell{}, table.Cell{}, table.Cell{}
		if s.Tax != nil {
			name, rate, taxed = table.Text(s.Tax.Name), table.Number(s.Tax.Rate.Trimmed()), money(c, s.Tax.Base)
		}
		currency, price, converted := table.Cell{}, table.Cell{}, table.Cell{}
		if t := inv.TaxConversion; t != nil {
			currency, price, converted = table.Text(string(t.CurrencyCode)), table.Number(t.Rate.Trimmed()), money(t.CurrencyCode, *s.Converted)
		}
		rows = append(rows, []table.Cell{table.Text(inv.Number), table.Text(string(inv.Type)), table.Text(string(inv.Reason)),
			table.Text(inv.IssuedOn.In(domain.Location(content.Timezone)).Format(time.DateOnly)), moment(&inv.IssuedOn), table.Number(inv.OrderNumber), table.Text(content.Corrects),
			table.Text(buyer.Name), table.Text(buyer.Email), table.Optional(buyer.CustomerID), table.Text(buyer.TaxNumber), table.Text(content.Country()),
			table.Text(string(c)), name, rate, taxed, money(c, s.Net), money(c, s.Amount), money(c, s.Net.Add(s.Amount)), currency, price, converted})
	}
	return rows
}
