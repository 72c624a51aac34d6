package admin

import (
	"context"
	"fmt"
	"reflect"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListOrders answers GET /admin/order/paged.
func (h *Handlers) ListOrders(ctx context.Context, req api.ListOrdersRequestObject) (api.ListOrdersResponseObject, error) {
	p := req.Params
	filter, err := orderFilter(p)
	if err != nil {
		return nil, err
	}
	filter.Brief = true
	page, err := h.store.As(auth.Actor(ctx)).Orders(ctx, filter, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-orderDate", p.ModifiedSince))
	if err != nil {
		return nil, err
	}
	return api.ListOrders200JSONResponse(showOrderPage(page)), nil
}

// ListCustomerOrders answers GET /admin/customer/order/paged.
func (h *Handlers) ListCustomerOrders(ctx context.Context, req api.ListCustomerOrdersRequestObject) (api.ListCustomerOrdersResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).CustomerOrders(ctx, p.StoreCustomerID, ordering.OrderFilter{
		Search: request.Value(p.Search), PaymentStatus: request.Several[ordering.PaymentStatus](p.PaymentStatus),
		FulfillmentStatus: request.Several[ordering.FulfillmentStatus](p.FulfillmentStatus), CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
		Brief: true,
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-orderDate", nil))
	if err != nil {
		return nil, err
	}
	return api.ListCustomerOrders200JSONResponse(showOrderPage(page)), nil
}

// sorted is like request.Page, for lists whose contract names the default sort key only in a description. With
// modifiedSince and without a sort key, it sets no key, so that the rows are sorted by the time of their last change.
func sorted[S ~string](page, size *int32, cursor *string, sort *S, usual S, since *common.ModifiedSince) domain.PageQuery {
	if sort == nil && since == nil {
		sort = &usual
	}
	return request.Page(page, size, cursor, sort)
}

// following removes the contract's default sort key of a list if the request has modifiedSince, so that the rows are
// sorted by the time of their last change.
func following[S ~string](q domain.PageQuery, usual S, since *common.ModifiedSince) domain.PageQuery {
	if since != nil && q.Sort == string(usual) {
		q.Sort = ""
	}
	return q
}

func orderFilter(p api.ListOrdersParams) (f ordering.OrderFilter, err error) {
	f = ordering.OrderFilter{
		Search: request.Value(p.Search), Status: request.Several[ordering.OrderStatus](p.Status), PaymentStatus: request.Several[ordering.PaymentStatus](p.PaymentStatus),
		FulfillmentStatus: request.Several[ordering.FulfillmentStatus](p.FulfillmentStatus), Source: request.Several[ordering.OrderSource](p.Source),
		DateFrom: request.Time(p.OrderDateFrom), DateTo: request.Time(p.OrderDateTo), ModifiedSince: request.Time(p.ModifiedSince),
		CustomerID: p.StoreCustomerID, Email: request.Value(p.Email), ExternalID: request.Value(p.ExternalID), SKU: request.Value(p.SKU), ProductID: p.ProductID,
		CouponID: p.CouponID, SubscriptionID: p.SubscriptionID, ShippingMethodID: p.ShippingMethodID,
		ShippingCountryCode: p.ShippingCountryCode, CurrencyCode: request.Several[domain.Currency](p.CurrencyCode), Tag: p.Tag, CustomFields: request.CustomFieldFilters(p.CustomField),
	}
	if f.TotalMin, err = request.OptionalAmount("/grandTotalMin", p.GrandTotalMin); err != nil {
		return f, err
	}
	f.TotalMax, err = request.OptionalAmount("/grandTotalMax", p.GrandTotalMax)
	return f, err
}

// GetUnfulfilledOrderCount answers GET /admin/order/unfulfilled/count.
func (h *Handlers) GetUnfulfilledOrderCount(ctx context.Context, _ api.GetUnfulfilledOrderCountRequestObject) (api.GetUnfulfilledOrderCountResponseObject, error) {
	c, err := h.store.As(auth.Actor(ctx)).UnfulfilledCount(ctx)
	if err != nil {
		return nil, err
	}
	return api.GetUnfulfilledOrderCount200JSONResponse{
		Count: int32(c.Unfulfilled + c.PartiallyFulfilled + c.OnHold), UnfulfilledCount: int32(c.Unfulfilled),
		PartiallyFulfilledCount: int32(c.PartiallyFulfilled), OnHoldCount: int32(c.OnHold), OldestOrderDate: view.TimeOrNull(c.OldestOrderDate),
	}, nil
}

// GetOrder answers GET /admin/order/details.
func (h *Handlers) GetOrder(ctx context.Context, req api.GetOrderRequestObject) (api.GetOrderResponseObject, error) {
	p := req.Params
	details, err := h.store.As(auth.Actor(ctx)).OrderDetails(ctx, ordering.OrderKey{ID: request.Value(p.OrderID), Number: request.Value(p.OrderNumber)})
	if err != nil {
		return nil, err
	}
	return api.GetOrder200JSONResponse(h.showOrder(details)), nil
}

// orderAfter returns the order that a command has changed, or the command's error.
func (h *Handlers) orderAfter(ctx context.Context, o *ordering.Order, err error) (api.Order, error) {
	if err != nil {
		return api.Order{}, err
	}
	details, err := h.store.As(auth.Actor(ctx)).OrderDetails(ctx, ordering.OrderKey{ID: o.ID})
	if err != nil {
		return api.Order{}, err
	}
	return h.showOrder(details), nil
}

// HoldOrder answers POST /admin/order/hold.
func (h *Handlers) HoldOrder(ctx context.Context, req api.HoldOrderRequestObject) (api.HoldOrderResponseObject, error) {
	b := req.Body
	o, err := h.store.Ordering.HoldOrder(ctx, auth.Actor(ctx), b.OrderID, ordering.HoldReason(b.Reason), request.Nullable(b.Note))
	shown, err := h.orderAfter(ctx, o, err)
	return api.HoldOrder200JSONResponse(shown), err
}

// ReleaseOrder answers POST /admin/order/release.
func (h *Handlers) ReleaseOrder(ctx context.Context, req api.ReleaseOrderRequestObject) (api.ReleaseOrderResponseObject, error) {
	o, err := h.store.Ordering.ReleaseOrder(ctx, auth.Actor(ctx), req.Body.OrderID, request.Value(request.Nullable(req.Body.Note)))
	shown, err := h.orderAfter(ctx, o, err)
	return api.ReleaseOrder200JSONResponse(shown), err
}

// CancelOrder answers POST /admin/order/cancel.
func (h *Handlers) CancelOrder(ctx context.Context, req api.CancelOrderRequestObject) (api.CancelOrderResponseObject, error) {
	b := req.Body
	o, err := h.store.Ordering.CancelOrder(ctx, auth.Actor(ctx), b.OrderID, ordering.CancelRequest{
		Reason: ordering.CancelReason(b.Reason), Note: request.Value(request.Nullable(b.Note)), KeepPayment: !request.Or(b.RefundPayment, true),
		KeepStock: !request.Or(b.Restock, true), NotifyCustomer: request.Or(b.NotifyCustomer, true),
	})
	shown, err := h.orderAfter(ctx, o, err)
	return api.CancelOrder200JSONResponse(shown), err
}

// VoidOrder answers POST /admin/order/void.
func (h *Handlers) VoidOrder(ctx context.Context, req api.VoidOrderRequestObject) (api.VoidOrderResponseObject, error) {
	b := req.Body
	o, err := h.store.Ordering.VoidOrder(ctx, auth.Actor(ctx), b.OrderID, ordering.CancelRequest{
		Reason: ordering.CancelReason(b.Reason), Note: request.Value(request.Nullable(b.Note)), NotifyCustomer: request.Value(b.NotifyCustomer),
	})
	shown, err := h.orderAfter(ctx, o, err)
	return api.VoidOrder200JSONResponse(shown), err
}

// CaptureOrder answers POST /admin/order/capture.
func (h *Handlers) CaptureOrder(ctx context.Context, req api.CaptureOrderRequestObject) (api.CaptureOrderResponseObject, error) {
	b := req.Body
	amount, err := request.OptionalAmount("/amount", b.Amount)
	if err != nil {
		return nil, err
	}
	o, err := h.store.Ordering.CaptureOrder(ctx, auth.Actor(ctx), b.OrderID, ordering.CaptureRequest{
		PaymentID: request.Value(b.PaymentID), Amount: amount, Final: request.Value(b.IsFinal),
	})
	shown, err := h.orderAfter(ctx, o, err)
	return api.CaptureOrder200JSONResponse(shown), err
}

// ChargeOrder answers POST /admin/order/charge.
func (h *Handlers) ChargeOrder(ctx context.Context, req api.ChargeOrderRequestObject) (api.ChargeOrderResponseObject, error) {
	o, err := h.store.Ordering.ChargeOrder(ctx, auth.Actor(ctx), req.Body.OrderID, req.Body.CustomerPaymentMethodID)
	shown, err := h.orderAfter(ctx, o, err)
	return api.ChargeOrder200JSONResponse(shown), err
}

// CreateOrderPaymentLink answers POST /admin/order/payment-link.
func (h *Handlers) CreateOrderPaymentLink(ctx context.Context, req api.CreateOrderPaymentLinkRequestObject) (api.CreateOrderPaymentLinkResponseObject, error) {
	b := req.Body
	link, address, err := h.store.Ordering.CreateOrderPaymentLink(ctx, auth.Actor(ctx), ordering.PaymentLinkInput{
		OrderID: b.OrderID, PageURL: string(request.Value(b.PageURL)), ReturnURL: string(request.Value(b.ReturnURL)), Notify: request.Value(b.NotifyCustomer),
	})
	if err != nil {
		return nil, err
	}
	return api.CreateOrderPaymentLink200JSONResponse{URL: address, ExpiresOn: view.Time(link.ExpiresOn)}, nil
}

// RecordOrderOfflinePayment answers POST /admin/order/offline-payment.
func (h *Handlers) RecordOrderOfflinePayment(ctx context.Context, req api.RecordOrderOfflinePaymentRequestObject) (api.RecordOrderOfflinePaymentResponseObject, error) {
	b := req.Body
	amount, err := request.OptionalAmount("/amount", b.Amount)
	if err != nil {
		return nil, err
	}
	o, err := h.store.Ordering.RecordOrderOfflinePayment(ctx, auth.Actor(ctx), b.OrderID, ordering.OfflinePayment{
		Method: string(b.Method), Amount: amount, PaymentProviderID: request.Value(b.PaymentProviderID),
		Reference: request.Value(request.Nullable(b.Reference)), Note: request.Value(request.Nullable(b.Note)), ReceivedOn: request.Time(b.ReceivedOn),
	})
	shown, err := h.orderAfter(ctx, o, err)
	return api.RecordOrderOfflinePayment200JSONResponse(shown), err
}

// VoidOrderOfflinePayment answers POST /admin/order/offline-payment/void.
func (h *Handlers) VoidOrderOfflinePayment(ctx context.Context, req api.VoidOrderOfflinePaymentRequestObject) (api.VoidOrderOfflinePaymentResponseObject, error) {
	b := req.Body
	o, err := h.store.Ordering.VoidOrderOfflinePayment(ctx, auth.Actor(ctx), b.OrderID, b.PaymentID, request.Value(request.Nullable(b.Note)))
	shown, err := h.orderAfter(ctx, o, err)
	return api.VoidOrderOfflinePayment200JSONResponse(shown), err
}

// GetOrderSummary answers GET /admin/order/summary.
func (h *Handlers) GetOrderSummary(ctx context.Context, req api.GetOrderSummaryRequestObject) (api.GetOrderSummaryResponseObject, error) {
	p := req.Params
	filter, err := orderFilter(api.ListOrdersParams{
		Search: p.Search, Status: p.Status, PaymentStatus: p.PaymentStatus, FulfillmentStatus: p.FulfillmentStatus, Source: p.Source,
		OrderDateFrom: p.OrderDateFrom, OrderDateTo: p.OrderDateTo, ModifiedSince: p.ModifiedSince, StoreCustomerID: p.StoreCustomerID, Email: p.Email,
		SKU: p.SKU, ProductID: p.ProductID, CouponID: p.CouponID, SubscriptionID: p.SubscriptionID, ShippingMethodID: p.ShippingMethodID,
		ShippingCountryCode: p.ShippingCountryCode, CurrencyCode: p.CurrencyCode, GrandTotalMin: p.GrandTotalMin, GrandTotalMax: p.GrandTotalMax, Tag: p.Tag,
	})
	if err != nil {
		return nil, err
	}
	one := p.OrderID != nil || p.OrderNumber != nil
	if err := request.AtMostOne([]string{"orderId", "orderNumber"}, p.OrderID != nil, p.OrderNumber != nil); err != nil {
		return nil, err
	}
	if one && !reflect.DeepEqual(filter, ordering.OrderFilter{}) {
		return nil, request.Refuse([]string{"orderId", "orderNumber"}, "Ask for one order, or for those that match filters.")
	}
	read := h.store.As(auth.Actor(ctx))
	if one {
		o, err := read.Order(ctx, ordering.OrderKey{ID: request.Value(p.OrderID), Number: request.Value(p.OrderNumber)})
		if err != nil {
			return nil, err
		}
		return api.GetOrderSummary200JSONResponse(showOrderSummary(o)), nil
	}
	totals, err := read.OrderTotals(ctx, filter)
	if err != nil {
		return nil, err
	}
	return api.GetOrderSummary200JSONResponse(showOrderTotals(totals)), nil
}

// maxItemRows is the maximum number of rows in a summary by item. maxItemOrders is the maximum number of orders that
// the summary covers.
const (
	maxItemRows   = 1000
	maxItemOrders = 100_000
)

// GetOrderItemSummary answers GET /admin/order/item/summary.
func (h *Handlers) GetOrderItemSummary(ctx context.Context, req api.GetOrderItemSummaryRequestObject) (api.GetOrderItemSummaryResponseObject, error) {
	p := req.Params
	filter, err := orderFilter(api.ListOrdersParams{
		Search: p.Search, Status: p.Status, PaymentStatus: p.PaymentStatus, FulfillmentStatus: p.FulfillmentStatus, Source: p.Source,
		OrderDateFrom: p.OrderDateFrom, OrderDateTo: p.OrderDateTo, ModifiedSince: p.ModifiedSince, StoreCustomerID: p.StoreCustomerID, Email: p.Email,
		SKU: p.SKU, ProductID: p.ProductID, CouponID: p.CouponID, SubscriptionID: p.SubscriptionID, ShippingMethodID: p.ShippingMethodID,
		ShippingCountryCode: p.ShippingCountryCode, CurrencyCode: p.CurrencyCode, GrandTotalMin: p.GrandTotalMin, GrandTotalMax: p.GrandTotalMax, Tag: p.Tag,
	})
	if err != nil {
		return nil, err
	}
	rows, tooMany, err := h.store.As(auth.Actor(ctx)).OrderItemTotals(ctx, filter, string(request.Or(p.Sort, "-quantityToFulfill")), maxItemRows+1, maxItemOrders)
	if err != nil {
		return nil, err
	}
	if tooMany {
		return nil, request.Refuse([]string{"orderDateFrom", "orderDateTo"}, fmt.Sprintf("More than %d orders match. Ask for fewer at a time, by the month for example.", maxItemOrders))
	}
	truncated := len(rows) > maxItemRows
	return api.GetOrderItemSummary200JSONResponse{Items: view.Each(rows[:min(len(rows), maxItemRows)], showItemTotal), IsTruncated: truncated}, nil
}

// ListOrderShippingMethods answers GET /admin/order/shipping-methods.
func (h *Handlers) ListOrderShippingMethods(ctx context.Context, req api.ListOrderShippingMethodsRequestObject) (api.ListOrderShippingMethodsResponseObject, error) {
	p := req.Params
	ask := ordering.ShippingQuestion{
		OrderID: request.Value(p.OrderID), CurrencyCode: domain.Currency(request.Value(p.CurrencyCode)),
		To: domain.NewPlace(request.Value(p.CountryCode), request.Value(p.StateProvince), request.Value(p.PostalCode)),
	}
	var err error
	if ask.Goods, err = request.OptionalAmount("/subtotal", p.Subtotal); err != nil {
		return nil, err
	}
	if ask.Weight, err = request.OptionalAmount("/weight", p.Weight); err != nil {
		return nil, err
	}
	offers, selected, err := h.store.Ordering.OrderShipping(ctx, auth.Actor(ctx), ask)
	if err != nil {
		return nil, err
	}
	return api.ListOrderShippingMethods200JSONResponse{Items: view.Each(offers, func(o settings.ShippingOffer) api.OrderShippingMethod {
		m := o.Method
		return api.OrderShippingMethod{
			ShippingMethodID: m.ID, Name: m.Name, CarrierName: view.Or(m.CarrierName), ServiceCode: view.Or(m.ServiceCode), Price: m.CurrencyCode.Format(o.Price),
			CurrencyCode: string(m.CurrencyCode), TaxIncluded: m.TaxIncluded, EstimatedMinDays: view.CountOrNull(m.EstimatedMinDays),
			EstimatedMaxDays: view.CountOrNull(&m.EstimatedMaxDays), IsSelected: selected != nil && *selected == m.ID,
		}
	})}, nil
}
