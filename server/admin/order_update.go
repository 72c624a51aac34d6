package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// UpdateOrder answers PATCH /admin/order.
func (h *Handlers) UpdateOrder(ctx context.Context, req api.UpdateOrderRequestObject) (api.UpdateOrderResponseObject, error) {
	b := req.Body
	update, err := orderUpdate(b)
	if err != nil {
		return nil, err
	}
	o, err := h.store.Ordering.UpdateOrder(ctx, auth.Actor(ctx), b.OrderID, update, request.Expect(b.Version, req.Params.IfMatch))
	shown, err := h.orderAfter(ctx, o, err)
	return api.UpdateOrder200JSONResponse(shown), err
}

func orderUpdate(b *api.UpdateOrderJSONRequestBody) (u ordering.OrderUpdate, err error) {
	u.OrderPatch = ordering.OrderPatch{
		CustomerID: request.Patch(b.StoreCustomerID), Email: b.Email, LanguageCode: b.LanguageCode, OrderDate: request.Time(b.OrderDate), ExternalID: request.Patch(b.ExternalID), AcceptsMarketing: b.AcceptsMarketing,
		ShippingAddress: request.PatchAddress(b.ShippingAddress), BillingAddress: request.PatchAddress(b.BillingAddress),
	}
	if n := b.Notes; n != nil {
		u.CustomerNote, u.InternalNote = request.PatchText(n.Customer), request.PatchText(n.Internal)
	}
	if b.Tags != nil {
		u.Tags = &b.Tags
	}
	if b.CustomFields != nil {
		fields := request.CustomFields(b.CustomFields)
		u.CustomFields = &fields
	}
	for i, item := range b.Items {
		line := ordering.OrderItem{VariantID: request.Value(item.VariantID), SKU: request.Value(item.SKU), Quantity: int(item.Quantity)}
		if item.LineItemID != nil {
			if line.LineID = request.LineItemID(*item.LineItemID); line.LineID == 0 {
				line.LineID = -1 // no line has this id, so the change is refused
			}
		} else if err = request.OneMember([]string{"items/" + at(i) + "/variantId", "items/" + at(i) + "/sku"}, item.VariantID != nil, item.SKU != nil); err != nil {
			return u, err
		}
		if item.CustomFields != nil {
			line.CustomFields = request.CustomFields(item.CustomFields)
		}
		if line.UnitPrice, err = request.OptionalAmount("/items/"+at(i)+"/unitPrice", item.UnitPrice); err != nil {
			return u, err
		}
		u.Items = append(u.Items, line)
	}
	if b.CouponCodes != nil {
		u.CouponCodes = &b.CouponCodes
	}
	if b.Discount.IsSpecified() {
		var discount *pricing.ManualDiscount
		if given := request.Nullable(b.Discount); given != nil {
			if discount, err = manualDiscount(*given); err != nil {
				return u, err
			}
		}
		u.Discount = &discount
	}
	u.ShippingMethodID = request.Patch(b.ShippingMethodID)
	u.ShippingPrice, err = request.OptionalAmount("/shippingPrice", b.ShippingPrice)
	return u, err
}

// PlaceOrder answers POST /admin/order/place.
func (h *Handlers) PlaceOrder(ctx context.Context, req api.PlaceOrderRequestObject) (api.PlaceOrderResponseObject, error) {
	b := req.Body
	in := ordering.OrderPlace{OrderID: b.OrderID, ConsentText: b.ConsentText, NotifyCustomer: request.Or(b.NotifyCustomer, true)}
	var err error
	if b.Payment != nil {
		in.Payment = orderPayment(*b.Payment)
	}
	if in.ExpectedGrandTotal, err = request.OptionalAmount("/expectedGrandTotal", b.ExpectedGrandTotal); err != nil {
		return nil, err
	}
	o, err := h.store.Ordering.PlaceOrder(ctx, auth.Actor(ctx), in)
	shown, err := h.orderAfter(ctx, o, err)
	return api.PlaceOrder200JSONResponse(shown), err
}
