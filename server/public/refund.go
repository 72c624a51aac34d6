package public

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListRefunds answers GET /refund/paged.
func (h *Handlers) ListRefunds(ctx context.Context, req api.ListRefundsRequestObject) (api.ListRefundsResponseObject, error) {
	p := req.Params
	query, err := request.ChangePage(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", p.ModifiedSince)
	if err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).Refunds(ctx, ordering.RefundFilter{
		OrderID: p.OrderID, OrderNumber: p.OrderNumber, RefundNumber: p.RefundNumber,
		CustomerID: p.StoreCustomerID, Status: request.Several[ordering.RefundStatus](p.Status), Reason: request.Several[ordering.RefundReason](p.Reason),
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, query)
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListRefunds200JSONResponse{
		Items: view.Each(page.Items, view.Refund), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}
