package admin

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain/ordering"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// CreateOrder answers POST /admin/order.
func (h *Handlers) CreateOrder(ctx context.Context, req api.CreateOrderRequestObject) (api.CreateOrderResponseObject, error) {
	in, err := orderCreate(req.Body)
	if err != nil {
		return nil, err
	}
	o, err := h.store.Ordering.CreateOrder(ctx, auth.Actor(ctx), in)
	shown, err := h.orderAfter(ctx, o, err)
	return api.CreateOrder200JSONResponse(shown), err
}

func orderCreate(b *api.CreateOrderJSONRequestBody) (in ordering.OrderCreate, err error) {
	in = ordering.OrderCreate{
		IsDraft: request.Value(b.IsDraft), CustomerID: b.StoreCustomerID, Email: request.Value(b.Email), CurrencyCode: domain.Currency(request.Value(b.CurrencyCode)), LanguageCode: b.LanguageCode,
		ShippingMethodID: b.ShippingMethodID, CouponCodes: b.CouponCodes, OrderDate: request.Time(b.OrderDate), Tags: b.Tags,
		CustomFields: request.CustomFields(b.CustomFields), ReferrerCode: b.ReferrerCode, ExternalID: b.ExternalID, ConsentText: b.ConsentText, NotifyCustomer: request.Or(b.NotifyCustomer, true),
	}
	for i, item := range b.Items {
		line := ordering.OrderItem{VariantID: request.Value(item.VariantID), SKU: request.Value(item.SKU), Quantity: int(item.Quantity),
			PlanID: item.SubscriptionPlanID, CustomFields: request.CustomFields(item.CustomFields)}
		if line.UnitPrice, err = request.OptionalAmount("/items/"+at(i)+"/unitPrice", item.UnitPrice); err != nil {
			return in, err
		}
		in.Items = append(in.Items, line)
	}
	if b.ShippingAddress != nil {
		a := request.Address(*b.ShippingAddress)
		in.ShippingAddress = &a
	}
	if b.BillingAddress != nil {
		a := request.Address(*b.BillingAddress)
		in.BillingAddress = &a
	}
	if in.ShippingPrice, err = request.OptionalAmount("/shippingPrice", b.ShippingPrice); err != nil {
		return in, err
	}
	if b.Discount != nil {
		if in.Discount, err = manualDiscount(*b.Discount); err != nil {
			return in, err
		}
	}
	if b.Payment != nil {
		in.Payment = orderPayment(*b.Payment)
	}
	if n := b.Notes; n != nil {
		in.CustomerNote, in.InternalNote = request.Value(request.Nullable(n.Customer)), request.Value(request.Nullable(n.Internal))
	}
	return in, nil
}

func manualDiscount(d api.OrderDiscountInput) (*pricing.ManualDiscount, error) {
	value, err := request.Amount("/discount/value", d.Value)
	return &pricing.ManualDiscount{DiscountType: pricing.DiscountType(d.DiscountType), Value: value, Reason: request.Nullable(d.Reason)}, err
}

func orderPayment(p api.OrderPaymentInput) *ordering.PaymentChoice {
	return &ordering.PaymentChoice{ProviderID: request.Value(p.PaymentProviderID), MethodID: p.CustomerPaymentMethodID, Token: request.Value(p.PaymentToken),
		Save: request.Value(p.SavePaymentMethod)}
}
