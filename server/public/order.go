package public

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
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
		DateFrom:          request.Time(p.OrderDateFrom), DateTo: request.Time(p.OrderDateTo), CustomerID: p.StoreCustomerID,
		ExternalID: request.Value(p.ExternalID), SKU: request.Value(p.SKU), CustomFields: request.CustomFieldFilters(p.CustomField), ModifiedSince: request.Time(p.ModifiedSince), WithLines: true,
	}, q)
	if err != nil {
		return nil, err
	}
	return api.ListOrders200JSONResponse(view.OrderPage(page)), nil
}

// GetOrder answers GET /order.
func (h *Handlers) GetOrder(ctx context.Context, req api.GetOrderRequestObject) (api.GetOrderResponseObject, error) {
	d, err := h.store.As(auth.Actor(ctx)).OrderWithCustomer(ctx, ordering.OrderKey{ID: request.Value(req.Params.OrderID), Number: request.Value(req.Params.OrderNumber), Placed: true})
	if err != nil {
		return nil, err
	}
	return api.GetOrder200JSONResponse(h.showOrder(d)), nil
}

// showOrder converts an order with all its details.
func (h *Handlers) showOrder(d *ordering.OrderDetails) api.PublicOrder {
	o := d.Order
	money := o.CurrencyCode.Format
	return api.PublicOrder{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderDate: view.Time(o.OrderDate), CompletedOn: view.TimeOrNull(o.CompletedOn), CancelledOn: view.TimeOrNull(o.CancelledOn),
		PaymentStatus: common.PaymentStatus(o.PaymentStatus), FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus), CurrencyCode: string(o.CurrencyCode),
		Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal), ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal), GrandTotal: money(o.GrandTotal),
		ReplacedOrderNumber: view.Or(o.ReplacedOrderNumber), ItemCount: int32(o.ItemCount),
		Items:  view.Each(o.Lines, func(l *ordering.OrderLine) common.OrderLine { return view.OrderLine(d, l, h.store.Media.MediaURL) }),
		Status: common.OrderState(o.Status), ReplacementOrderNumber: view.Or(o.ReplacementOrderNumber), Customer: view.OrderCustomer(d),
		ShippingAddress: view.AddressOrNull(o.ShippingAddress), BillingAddress: view.AddressOrNull(o.BillingAddress),
		ShippingMethodID: view.Or(o.ShippingMethodID), ShippingMethodName: view.TextOrNull(o.ShippingMethodName), Taxes: view.OrderTaxes(o.CurrencyCode, o.Taxes()),
		Payments: view.Each(o.Payments, func(p *ordering.Payment) common.Payment { return view.Payment(o, p) }), Balance: view.OrderBalance(o),
		Refunds: view.Each(o.Refunds, view.Refund), Shipments: view.Each(o.Shipments, view.Shipment), Coupons: view.OrderCoupons(o),
		SubscriptionIds: view.SubscriptionIDs(o), CustomerNote: view.TextOrNull(o.CustomerNote), Tags: o.Tags, CustomFields: view.CustomFields(o.CustomFields),
		ExternalID: view.Or(o.ExternalID), CreatedOn: view.Time(o.CreatedOn), ModifiedOn: view.Time(o.ModifiedOn), Version: o.Version,
	}
}
