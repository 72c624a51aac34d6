package admin

import (
	"context"
	"net/http"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/table"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListReturns answers GET /admin/return/paged.
func (h *Handlers) ListReturns(ctx context.Context, req api.ListReturnsRequestObject) (api.ListReturnsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Returns(ctx, returnFilter(p), sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-requestedOn", p.ModifiedSince))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListReturns200JSONResponse{
		Items: view.Each(page.Items, showReturnItem), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// ExportReturns answers GET /admin/return/export.
func (h *Handlers) ExportReturns(ctx context.Context, req api.ExportReturnsRequestObject) (api.ExportReturnsResponseObject, error) {
	filter := returnFilter(listParams[api.ListReturnsParams](req.Params))
	f, err := export(ctx, h, req.Params.Format, "return", exported[*returns.Return]{
		name: "returns", sort: string(request.Or(req.Params.Sort, "-requestedOn")), head: returnColumns, rows: returnRows,
		page: func(ctx context.Context, s *command.Snapshot, q domain.PageQuery) (domain.Page[*returns.Return], error) {
			return s.Returns(ctx, filter, q)
		},
	})
	return returnFile{f}, err
}

type returnFile struct{ file }

// VisitExportReturnsResponse writes the file.
func (f returnFile) VisitExportReturnsResponse(w http.ResponseWriter) error { return f.send(w) }

var returnColumns = []string{"returnNumber", "orderNumber", "kind", "status", "customerName", "customerEmail", "storeCustomerId", "lineItemId", "reason", "requestedQuantity", "approvedQuantity",
	"sellableQuantity", "damagedQuantity", "missingQuantity", "requestedOn", "approvedOn", "receivedOn", "completedOn", "modifiedOn", "unshippedQuantity",
	"exchangeSkus", "replacementOrderId"}

// returnRows returns one row per line of a return.
func returnRows(r *returns.Return) [][]table.Cell {
	o := r.Order
	return view.Each(r.Lines, func(l returns.Line) []table.Cell {
		return []table.Cell{table.Text(view.ReturnNumber(r)), table.Number(o.OrderNumber), table.Text(string(r.Kind)), table.Text(string(r.Status)), table.Text(o.Buyer()), table.Text(o.Email), table.Optional(o.CustomerID),
			table.Number(l.LineItemID), table.Text(l.Reason), table.Number(int64(l.Requested)), table.Number(int64(l.Approved)), table.Number(int64(l.Sellable)), table.Number(int64(l.Damaged)), table.Number(int64(l.Missing)),
			moment(&r.RequestedOn), moment(r.ApprovedOn), moment(r.ReceivedOn), moment(r.CompletedOn), moment(&r.ModifiedOn), table.Number(int64(l.Unsent)),
			table.Text(r.ExchangeSKUs(l.LineItemID)), table.Optional(r.ReplacementOrderID)}
	})
}

func returnFilter(p api.ListReturnsParams) returns.ReturnFilter {
	return returns.ReturnFilter{
		Search: request.Value(p.Search), Status: request.Several[returns.Status](p.Status), Kind: request.Several[returns.Kind](p.Kind), OrderID: p.OrderID, CustomerID: p.StoreCustomerID,
		RequestedFrom: request.Time(p.RequestedFrom), RequestedTo: request.Time(p.RequestedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}
}

func showReturnItem(r *returns.Return) api.ReturnListItem {
	o := r.Order
	requested, approved, received := r.Quantities()
	return api.ReturnListItem{
		ReturnID: r.ID, ReturnNumber: view.ReturnNumber(r), OrderID: o.ID, OrderNumber: o.OrderNumber, StoreCustomerID: view.Or(o.CustomerID), CustomerName: o.Buyer(), CustomerEmail: o.Email,
		Kind: common.ReturnKind(r.Kind), Status: common.ReturnStatus(r.Status), RequestedQuantity: int32(requested), ApprovedQuantity: int32(approved), ReceivedQuantity: int32(received),
		RequestedOn: view.Time(r.RequestedOn), CompletedOn: view.TimeOrNull(r.CompletedOn), ModifiedOn: view.Time(r.ModifiedOn),
	}
}
