package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListInvoices answers GET /admin/invoice/paged.
func (h *Handlers) ListInvoices(ctx context.Context, req api.ListInvoicesRequestObject) (api.ListInvoicesResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Invoices(ctx, invoiceFilter(p), sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-issuedOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListInvoices200JSONResponse{
		Items: view.Each(page.Items, showInvoice), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func invoiceFilter(p api.ListInvoicesParams) ordering.InvoiceFilter {
	return ordering.InvoiceFilter{
		Search: request.Value(p.Search), Type: request.Several[ordering.InvoiceType](p.Type), Reason: request.Several[ordering.InvoiceReason](p.Reason), OrderID: p.OrderID,
		CurrencyCode: request.Several[domain.Currency](p.CurrencyCode), IssuedFrom: request.Time(p.IssuedFrom), IssuedTo: request.Time(p.IssuedTo),
	}
}

func showInvoice(inv *ordering.Invoice) api.Invoice {
	money := inv.CurrencyCode.Format
	var converted *api.InvoiceTaxConversion
	if t := inv.TaxConversion; t != nil {
		converted = &api.InvoiceTaxConversion{CurrencyCode: string(t.CurrencyCode), Rate: t.Rate.Trimmed(), TaxTotal: t.CurrencyCode.Format(t.TaxTotal)}
	}
	return api.Invoice{
		InvoiceID: inv.ID, Type: common.InvoiceType(inv.Type), Reason: api.InvoiceReason(inv.Reason), Number: inv.Number, OrderID: inv.OrderID, OrderNumber: inv.OrderNumber,
		RefundID: view.Or(inv.RefundID), CurrencyCode: common.CurrencyCode(inv.CurrencyCode), Subtotal: money(inv.Subtotal), ShippingTotal: money(inv.ShippingTotal),
		TaxTotal: money(inv.TaxTotal), TaxConversion: view.Or(converted), Total: money(inv.Total), IssuedOn: view.Time(inv.IssuedOn),
	}
}
