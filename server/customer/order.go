package customer

import (
	"context"
	"slices"
	"strconv"

	"github.com/oapi-codegen/nullable"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetOrder answers GET /customer/order.
func (h *Handlers) GetOrder(ctx context.Context, req api.GetOrderRequestObject) (api.GetOrderResponseObject, error) {
	key, err := orderKey(req.Params.OrderID, req.Params.OrderNumber)
	if err != nil {
		return nil, err
	}
	o, err := h.store.As(auth.Actor(ctx)).Order(ctx, key)
	if err != nil {
		return nil, err
	}
	return api.GetOrder200JSONResponse(showOrder(o)), nil
}

// GetOrderSummary answers GET /customer/order/summary.
func (h *Handlers) GetOrderSummary(ctx context.Context, req api.GetOrderSummaryRequestObject) (api.GetOrderSummaryResponseObject, error) {
	key, err := orderKey(req.Params.OrderID, req.Params.OrderNumber)
	if err != nil {
		return nil, err
	}
	o, err := h.store.As(auth.Actor(ctx)).Order(ctx, key)
	if err != nil {
		return nil, err
	}
	money, balance := o.CurrencyCode.Format, o.Balance()
	return api.GetOrderSummary200JSONResponse{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderDate: view.Time(o.OrderDate), PaymentStatus: common.PaymentStatus(o.PaymentStatus),
		FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus), ItemCount: int32(o.ItemCount), CurrencyCode: string(o.CurrencyCode),
		Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal), ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal),
		GrandTotal: money(o.GrandTotal), Paid: money(balance.Captured), Refunded: money(balance.Refunded), Due: money(balance.Due),
	}, nil
}

// ListOrders answers GET /customer/order/paged.
func (h *Handlers) ListOrders(ctx context.Context, req api.ListOrdersRequestObject) (api.ListOrdersResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Orders(ctx, domain.OrderFilter{
		Search: request.Value(p.Search), PaymentStatus: domain.PaymentStatus(request.Value(p.PaymentStatus)),
		FulfillmentStatus: domain.FulfillmentStatus(request.Value(p.FulfillmentStatus)),
		DateFrom:          request.Time(p.OrderDateFrom), DateTo: request.Time(p.OrderDateTo), WithLines: true,
	}, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	return api.ListOrders200JSONResponse(view.OrderPage(page)), nil
}

// orderKey reads which order is meant: exactly one of its id and its number.
func orderKey(id *common.OrderID, number *common.OrderNumber) (domain.OrderKey, error) {
	if err := request.ExactlyOne([]string{"orderId", "orderNumber"}, id != nil, number != nil); err != nil {
		return domain.OrderKey{}, err
	}
	return domain.OrderKey{ID: request.Value(id), Number: request.Value(number), Placed: true}, nil
}

func showOrder(o *domain.Order) api.CustomerOrder {
	money, balance := o.CurrencyCode.Format, o.Balance()
	return api.CustomerOrder{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderDate: view.Time(o.OrderDate), CompletedOn: view.TimeOrNull(o.CompletedOn),
		CancelledOn: view.TimeOrNull(o.CancelledOn), Status: common.OrderState(o.Status), PaymentStatus: common.PaymentStatus(o.PaymentStatus),
		FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus), CurrencyCode: string(o.CurrencyCode), Email: o.Email,
		Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal), ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal),
		GrandTotal: money(o.GrandTotal), Paid: money(balance.Captured), Refunded: money(balance.Refunded), Due: money(balance.Due),
		ReplacedOrderNumber: view.Or(o.ReplacedOrderNumber), ReplacementOrderNumber: view.Or(o.ReplacementOrderNumber), ItemCount: int32(o.ItemCount),
		Items: view.Each(o.Lines, func(l *domain.OrderLine) api.CustomerOrderLine { return showOrderLine(o, l) }),
		Taxes: orderTaxes(o),
		Coupons: view.Each(o.Coupons, func(c domain.AppliedCoupon) api.CustomerOrderCoupon {
			return api.CustomerOrderCoupon{Code: view.TextOrNull(c.Code), Name: c.Name, DiscountAmount: money(c.DiscountAmount)}
		}),
		ShippingAddress: view.AddressOrNull(o.ShippingAddress), BillingAddress: view.AddressOrNull(o.BillingAddress),
		ShippingMethodID: view.Or(o.ShippingMethodID), ShippingMethodName: view.TextOrNull(o.ShippingMethodName),
		Payments:   view.Each(o.Payments, showOrderPayment),
		Refunds:    view.Each(o.Refunds, view.Refund),
		Shipments:  view.Each(o.Shipments, view.Shipment),
		NextAction: showNextAction(o), Notes: view.TextOrNull(o.CustomerNote), ReferrerCode: view.TextOrNull(o.ReferrerCode),
		CustomFields: view.CustomFields(o.CustomFields), SubscriptionIds: subscriptions(o),
		CreatedOn: view.Time(o.CreatedOn), ModifiedOn: view.Time(o.ModifiedOn),
	}
}

func showOrderLine(o *domain.Order, l *domain.OrderLine) api.CustomerOrderLine {
	money := o.CurrencyCode.Format
	return api.CustomerOrderLine{
		LineItemID: strconv.FormatInt(l.ID, 10), VariantID: view.Or(l.VariantID), ProductID: view.Or(l.ProductID), ProductType: common.ProductType(l.ProductType),
		SKU: l.SKU, Name: l.Name, MediaURL: nullable.NewNullNullable[common.URL](), Quantity: int32(l.Quantity),
		FulfilledQuantity: int32(l.FulfilledQuantity), RefundedQuantity: int32(l.RefundedQuantity), CancelledQuantity: int32(l.CancelledQuantity),
		UnitPrice: money(l.UnitPrice), LineDiscount: money(l.LineDiscount), LineTotal: money(l.LineTotal), LineTax: money(l.LineTax),
		SubscriptionID: view.Or(l.SubscriptionID), CustomFields: view.CustomFields(l.CustomFields),
	}
}

// showOrderPayment shows a payment as its buyer may see it.
func showOrderPayment(p *domain.Payment) api.CustomerOrderPayment {
	money := p.CurrencyCode.Format
	name := p.Brand
	if name == "" {
		name = p.ProviderCode
	}
	return api.CustomerOrderPayment{
		PaymentID: p.ID, DisplayName: name, PaymentType: nullable.NewNullableWithValue(common.PaymentType(p.PaymentType)), Brand: view.TextOrNull(p.Brand),
		LastFour: view.Or(p.LastFour), Status: common.PaymentTransactionStatus(p.Status), CurrencyCode: string(p.CurrencyCode), Amount: money(p.Amount),
		AuthorizedAmount: money(p.AuthorizedAmount), CapturedAmount: money(p.CapturedAmount), RefundedAmount: money(p.RefundedAmount), CreatedOn: view.Time(p.CreatedOn),
	}
}

// orderTaxes adds the taxes of the lines and of shipping up, by name and rate.
func orderTaxes(o *domain.Order) []common.OrderTax {
	return view.Each(o.Taxes(), func(t domain.LineTax) common.OrderTax {
		return common.OrderTax{Name: t.Name, Rate: t.Rate.Trimmed(), Amount: o.CurrencyCode.Format(t.Amount)}
	})
}

func subscriptions(o *domain.Order) []common.SubscriptionID {
	ids := []common.SubscriptionID{}
	for _, l := range o.Lines {
		if l.SubscriptionID != nil && !slices.Contains(ids, *l.SubscriptionID) {
			ids = append(ids, *l.SubscriptionID)
		}
	}
	return ids
}
