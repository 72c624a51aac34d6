package admin

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// FulfillOrder answers POST /admin/order/fulfill.
func (h *Handlers) FulfillOrder(ctx context.Context, req api.FulfillOrderRequestObject) (api.FulfillOrderResponseObject, error) {
	b := req.Body
	f := ordering.Fulfillment{
		Status: ordering.ShipmentStatus(request.Value(b.Status)), CarrierName: b.CarrierName, TrackingNumber: request.Value(b.TrackingNumber), TrackingURL: b.TrackingURL,
		ShippedOn: request.Time(b.ShippedOn), EstimatedDelivery: request.Time(b.EstimatedDelivery), ExternalShipmentID: request.Value(b.ExternalShipmentID),
		LocationName: request.Value(request.Nullable(b.LocationName)), LabelURL: request.Value(request.Nullable(b.LabelURL)),
	}
	for _, i := range b.Items {
		f.Items = append(f.Items, ordering.ShipmentItem{LineItemID: request.LineItemID(i.LineItemID), Quantity: int(i.Quantity)})
	}
	var err error
	if f.Weight, err = request.OptionalAmount("/weight", request.Nullable(b.Weight)); err != nil {
		return nil, err
	}
	o, s, err := h.store.Ordering.FulfillOrder(ctx, auth.Actor(ctx), b.OrderID, f, request.Or(b.NotifyCustomer, true))
	if err != nil {
		return nil, err
	}
	return api.FulfillOrder200JSONResponse(showShipment(o, s)), nil
}

// GetShipment answers GET /admin/shipment.
func (h *Handlers) GetShipment(ctx context.Context, req api.GetShipmentRequestObject) (api.GetShipmentResponseObject, error) {
	o, s, err := h.store.As(auth.Actor(ctx)).ShipmentOrder(ctx, req.Params.ShipmentID)
	if err != nil {
		return nil, err
	}
	return api.GetShipment200JSONResponse(showShipment(o, s)), nil
}

// UpdateShipment answers PATCH /admin/shipment.
func (h *Handlers) UpdateShipment(ctx context.Context, req api.UpdateShipmentRequestObject) (api.UpdateShipmentResponseObject, error) {
	b := req.Body
	weight, err := request.PatchAmount("/weight", b.Weight)
	if err != nil {
		return nil, err
	}
	patch := ordering.ShipmentPatch{
		Status: request.As[ordering.ShipmentStatus](b.Status), StatusMessage: request.Value(b.StatusMessage), Location: request.Value(b.Location),
		OccurredOn: request.Time(b.OccurredOn), IsCorrection: request.Value(b.IsCorrection), CarrierName: b.CarrierName, TrackingNumber: b.TrackingNumber,
		TrackingURL: b.TrackingURL, ShippedOn: request.Time(b.ShippedOn), EstimatedDelivery: request.Time(b.EstimatedDelivery),
		ExternalShipmentID: b.ExternalShipmentID, LocationName: request.PatchText(b.LocationName), LabelURL: request.PatchText(b.LabelURL), Weight: weight,
	}
	o, s, err := h.store.Ordering.UpdateShipment(ctx, auth.Actor(ctx), b.ShipmentID, patch, b.NotifyCustomer == nil || *b.NotifyCustomer, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateShipment200JSONResponse(showShipment(o, s)), nil
}

// CancelShipment answers POST /admin/shipment/cancel.
func (h *Handlers) CancelShipment(ctx context.Context, req api.CancelShipmentRequestObject) (api.CancelShipmentResponseObject, error) {
	b := req.Body
	o, s, err := h.store.Ordering.CancelShipment(ctx, auth.Actor(ctx), b.ShipmentID, request.Value(request.Nullable(b.Reason)), request.Value(b.Force))
	if err != nil {
		return nil, err
	}
	return api.CancelShipment200JSONResponse(showShipment(o, s)), nil
}

// ResendShipmentEmail answers POST /admin/order/resend-shipment-email.
func (h *Handlers) ResendShipmentEmail(ctx context.Context, req api.ResendShipmentEmailRequestObject) (api.ResendShipmentEmailResponseObject, error) {
	if err := h.store.Ordering.ResendShipmentEmail(ctx, auth.Actor(ctx), req.Body.ShipmentID, request.Value(req.Body.Email)); err != nil {
		return nil, err
	}
	return api.ResendShipmentEmail204Response{}, nil
}

func showShipment(o *ordering.Order, s *ordering.Shipment) api.Shipment {
	scans := slices.Clone(s.Scans)
	slices.SortStableFunc(scans, func(a, b ordering.ShipmentScan) int {
		return cmp.Compare(b.OccurredOn.UnixNano(), a.OccurredOn.UnixNano())
	})
	return api.Shipment{
		ShipmentID: s.ID, ShipmentNumber: shipmentNumber(s), OrderID: s.OrderID, OrderNumber: s.OrderNumber, ExternalShipmentID: view.ExternalShipmentID(s),
		Status: common.ShipmentStatus(s.Status), CarrierName: s.CarrierName, TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL,
		ShippedOn: view.Time(s.ShippedOn), EstimatedDelivery: view.Time(s.EstimatedDelivery), DeliveredOn: view.TimeOrNull(s.DeliveredOn),
		CancelledOn: view.TimeOrNull(s.CancelledOn), CancelReason: view.TextOrNull(s.CancelReason),
		Items: view.Each(s.Items, func(i ordering.ShipmentItem) api.ShipmentItem {
			out := api.ShipmentItem{LineItemID: view.LineItemID(i.LineItemID), Quantity: int32(i.Quantity)}
			if line, found := o.Line(i.LineItemID); found {
				out.SKU, out.Name = line.SKU, line.Name
			}
			return out
		}),
		LocationName: view.TextOrNull(s.LocationName), Weight: view.DecimalOrNull(s.Weight), LabelURL: view.TextOrNull(s.LabelURL),
		Scans: view.Each(scans, func(sc ordering.ShipmentScan) api.ShipmentScan {
			return api.ShipmentScan{Status: common.ShipmentStatus(sc.Status), OccurredOn: view.Time(sc.OccurredOn), Location: view.TextOrNull(sc.Location), Message: view.TextOrNull(sc.Message)}
		}),
		AllowedActions: view.Each(s.Actions(), func(a ordering.ShipmentAction) api.ShipmentAction { return api.ShipmentAction(a) }),
		CreatedOn:      view.Time(s.CreatedOn), ModifiedOn: view.Time(s.ModifiedOn), Version: s.Version,
	}
}

// shipmentNumber returns the number of a parcel that people use: the order's number and the parcel's number within the
// order.
func shipmentNumber(s *ordering.Shipment) string {
	return fmt.Sprintf("%d-%d", s.OrderNumber, s.ShipmentNumber)
}
