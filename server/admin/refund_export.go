package admin

import (
	"context"
	"net/http"

	"github.com/storeplatform/storeplatform/store/command"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/table"
)

// ExportRefunds answers GET /admin/refund/export.
func (h *Handlers) ExportRefunds(ctx context.Context, req api.ExportRefundsRequestObject) (api.ExportRefundsResponseObject, error) {
	filter := refundFilter(listParams[api.ListRefundsParams](req.Params))
	f, err := export(ctx, h, req.Params.Format, "refund", exported[*ordering.Refund]{
		name: "refunds", sort: string(request.Or(req.Params.Sort, "-createdOn")), head: refundColumns,
		rows: func(r *ordering.Refund) [][]table.Cell { return [][]table.Cell{refundCells(r)} },
		page: func(ctx context.Context, s *command.Snapshot, q domain.PageQuery) (domain.Page[*ordering.Refund], error) {
			return s.Refunds(ctx, filter, q)
		},
	})
	return refundFile{f}, err
}

type refundFile struct{ file }

// VisitExportRefundsResponse writes the file.
func (f refundFile) VisitExportRefundsResponse(w http.ResponseWriter) error { return f.send(w) }

var refundColumns = []string{"refundNumber", "orderNumber", "status", "reason", "currencyCode", "amount", "subtotal", "taxTotal", "shippingTotal", "customerName", "customerEmail",
	"storeCustomerId", "isOffline", "failureCode", "refundedOn", "completedOn", "voidedOn", "createdOn", "modifiedOn", "paymentId", "providerCode", "paymentType", "providerReference", "paymentReference", "destination"}

func refundCells(r *ordering.Refund) []table.Cell {
	o, c, failure := r.Order, r.CurrencyCode, ""
	if r.Status == ordering.RefundFailed {
		failure = r.FailureCode
	}
	p, _ := o.PaymentOf(r)
	offline := r.Offline(p)
	of := p
	if of == nil { // a refund that returns no money
		of = &ordering.Payment{}
	}
	return []table.Cell{table.Number(r.RefundNumber), table.Number(r.OrderNumber), table.Text(string(r.Status)), table.Text(string(r.Reason)), table.Text(string(c)),
		money(c, r.Amount), money(c, r.Subtotal), money(c, r.TaxTotal), money(c, r.ShippingTotal), table.Text(o.Buyer()), table.Text(o.Email), table.Optional(o.CustomerID),
		table.Optional(&offline), table.Text(failure), moment(&r.RefundedOn), moment(r.CompletedOn), moment(r.VoidedOn), moment(&r.CreatedOn), moment(&r.ModifiedOn),
		table.Optional(r.PaymentID), table.Text(of.ProviderCode), table.Text(means(of)), table.Text(r.ProviderReference), table.Text(of.ProviderReference), table.Text(string(r.Destination))}
}
