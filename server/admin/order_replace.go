package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// ReplaceOrder answers POST /admin/order/replace.
func (h *Handlers) ReplaceOrder(ctx context.Context, req api.ReplaceOrderRequestObject) (api.ReplaceOrderResponseObject, error) {
	b := req.Body
	in := ordering.OrderReplace{
		OrderID: b.OrderID, Reason: ordering.ReplaceReason(b.Reason), Free: request.Or(b.IsFree, true), CancelReplaced: request.Value(b.CancelReplaced),
		ShippingMethodID: b.ShippingMethodID, Note: request.Value(request.Nullable(b.Note)), NotifyCustomer: request.Or(b.NotifyCustomer, true),
	}
	for _, item := range b.Items {
		in.Items = append(in.Items, ordering.ReplaceItem{LineID: request.LineItemID(item.LineItemID), VariantID: request.Value(item.VariantID), Quantity: int(item.Quantity)})
	}
	if b.ShippingAddress != nil {
		a := request.Address(*b.ShippingAddress)
		in.ShippingAddress = &a
	}
	if b.Payment != nil {
		in.Payment = orderPayment(*b.Payment)
	}
	o, err := h.store.Ordering.ReplaceOrder(ctx, auth.Actor(ctx), in)
	shown, err := h.orderAfter(ctx, o, err)
	return api.ReplaceOrder200JSONResponse(shown), err
}
