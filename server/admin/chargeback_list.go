package admin

import (
	"context"
	"net/http"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/table"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListChargebacks answers GET /admin/chargeback/paged.
func (h *Handlers) ListChargebacks(ctx context.Context, req api.ListChargebacksRequestObject) (api.ListChargebacksResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Chargebacks(ctx, chargebackFilter(p), sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-reportedOn", p.ModifiedSince))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListChargebacks200JSONResponse{
		Items: view.Each(page.Items, showChargebackItem), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// ExportChargebacks answers GET /admin/chargeback/export.
func (h *Handlers) ExportChargebacks(ctx context.Context, req api.ExportChargebacksRequestObject) (api.ExportChargebacksResponseObject, error) {
	filter := chargebackFilter(listParams[api.ListChargebacksParams](req.Params))
	f, err := export(ctx, h, req.Params.Format, "chargeback", exported[*ordering.Chargeback]{
		name: "disputes", sort: string(request.Or(req.Params.Sort, "-reportedOn")), head: chargebackColumns,
		rows: func(c *ordering.Chargeback) [][]table.Cell { return [][]table.Cell{chargebackCells(c)} },
		page: func(ctx context.Context, s *command.Snapshot, q domain.PageQuery) (domain.Page[*ordering.Chargeback], error) {
			return s.Chargebacks(ctx, filter, q)
		},
	})
	return chargebackFile{f}, err
}

type chargebackFile struct{ file }

// VisitExportChargebacksResponse writes the file.
func (f chargebackFile) VisitExportChargebacksResponse(w http.ResponseWriter) error { return f.send(w) }

var chargebackColumns = []string{"orderNumber", "reference", "status", "isInquiry", "reason", "currencyCode", "amount", "lostAmount", "customerName", "customerEmail", "storeCustomerId",
	"paymentId", "reportedOn", "dueOn", "evidenceSubmittedOn", "modifiedOn"}

func chargebackCells(c *ordering.Chargeback) []table.Cell {
	o, lost := c.Order, domain.Amount{}
	if c.Counts() {
		lost = c.Amount
	}
	return []table.Cell{table.Number(o.OrderNumber), table.Text(c.Reference), table.Text(string(c.Status)), table.Optional(&c.IsInquiry), table.Text(c.Reason), table.Text(string(o.CurrencyCode)),
		money(o.CurrencyCode, c.Amount), money(o.CurrencyCode, lost), table.Text(o.Buyer()), table.Text(o.Email), table.Optional(o.CustomerID),
		table.Number(c.PaymentID), moment(&c.ReportedOn), moment(c.DueOn), moment(c.EvidenceSubmittedOn), moment(&c.ModifiedOn)}
}

func chargebackFilter(p api.ListChargebacksParams) ordering.ChargebackFilter {
	return ordering.ChargebackFilter{
		Search: request.Value(p.Search), Status: request.Several[ordering.ChargebackStatus](p.Status), IsInquiry: p.IsInquiry, OrderID: p.OrderID,
		CurrencyCode: request.Several[domain.Currency](p.CurrencyCode), ReportedFrom: request.Time(p.ReportedFrom), ReportedTo: request.Time(p.ReportedTo),
		ModifiedSince: request.Time(p.ModifiedSince),
	}
}

func showChargebackItem(c *ordering.Chargeback) api.ChargebackListItem {
	o := c.Order
	return api.ChargebackListItem{
		OrderID: o.ID, OrderNumber: o.OrderNumber, StoreCustomerID: view.Or(o.CustomerID), CustomerName: o.Buyer(), CustomerEmail: o.Email, CurrencyCode: string(o.CurrencyCode),
		Reference: c.Reference, PaymentID: c.PaymentID, Amount: o.CurrencyCode.Format(c.Amount), Reason: view.TextOrNull(c.Reason), Status: api.ChargebackStatus(c.Status),
		IsInquiry: c.IsInquiry, DueOn: view.TimeOrNull(c.DueOn), EvidenceSubmittedOn: view.TimeOrNull(c.EvidenceSubmittedOn), ReportedOn: view.Time(c.ReportedOn), ModifiedOn: view.Time(c.ModifiedOn),
	}
}
