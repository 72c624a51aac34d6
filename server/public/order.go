package public

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListOrders answers GET /order/paged.
func (h *Handlers) ListOrders(ctx context.Context, req api.ListOrdersRequestObject) (api.ListOrdersResponseObject, error) {
	p := req.Params
	q, err := request.ChangePage(p.Page, p.PageSize, p.Cursor, p.Sort, "-orderDate", p.ModifiedSince)
	if err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).Orders(ctx, ordering.OrderFilter{
		Search: request.Value(p.Search), PaymentStatus: request.Several[ordering.PaymentStatus](p.PaymentStatus),
		FulfillmentStatus: request.Several[ordering.FulfillmentStatus](p.FulfillmentStatus),
		DateFrom:          request.Time(p.OrderDateFrom), DateTo: request.Time(p.OrderDateTo), CustomerID: request.Value(p.StoreCustomerID),
		SKU: request.Value(p.SKU), ModifiedSince: request.Time(p.ModifiedSince), WithLines: true,
	}, q)
	if err != nil {
		return nil, err
	}
	return api.ListOrders200JSONResponse(view.OrderPage(page)), nil
}

// GetOrder answers GET /order.
func (h *Handlers) GetOrder(ctx context.Context, req api.GetOrderRequestObject) (api.GetOrderResponseObject, error) {
	if err := request.ExactlyOne([]string{"orderId", "orderNumber"}, req.Params.OrderID != nil, req.Params.OrderNumber != nil); err != nil {
		return nil, err
	}
	o, err := h.store.As(auth.Actor(ctx)).Order(ctx, ordering.OrderKey{ID: request.Value(req.Params.OrderID), Number: request.Value(req.Params.OrderNumber), Placed: true})
	if err != nil {
		return nil, err
	}
	return api.GetOrder200JSONResponse(view.Order(o)), nil
}
