package public

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListShipments answers GET /shipment/paged.
func (h *Handlers) ListShipments(ctx context.Context, req api.ListShipmentsRequestObject) (api.ListShipmentsResponseObject, error) {
	p := req.Params
	query, err := request.ChangePage(p.Page, p.PageSize, p.Cursor, p.Sort, "-shippedOn", p.ModifiedSince)
	if err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).Shipments(ctx, ordering.ShipmentFilter{
		ShipmentID: p.ShipmentID, OrderID: p.OrderID, OrderNumber: p.OrderNumber, CustomerID: p.StoreCustomerID,
		Status: request.Several[ordering.ShipmentStatus](p.Status), TrackingNumber: request.Value(p.TrackingNumber), ExternalShipmentID: request.Value(p.ExternalShipmentID),
		ShippedFrom: request.Time(p.ShippedFrom), ShippedTo: request.Time(p.ShippedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, query)
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListShipments200JSONResponse{
		Items: view.Each(page.Items, view.ShipmentSnapshot), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}
