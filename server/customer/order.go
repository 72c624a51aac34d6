package customer

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"net/http"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListOrders answers GET /customer/order/paged.
func (h *Handlers) ListOrders(ctx context.Context, req api.ListOrdersRequestObject) (api.ListOrdersResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Orders(ctx, ordering.OrderFilter{
		Search: request.Value(p.Search), PaymentStatus: request.Several[ordering.PaymentStatus](p.PaymentStatus),
		FulfillmentStatus: request.Several[ordering.FulfillmentStatus](p.FulfillmentStatus),
		DateFrom:          request.Time(p.OrderDateFrom), DateTo: request.Time(p.OrderDateTo), WithLines: true,
	}, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListOrders200JSONResponse{
		Items: view.Each(page.Items, showListedOrder), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func showListedOrder(o *ordering.Order) api.CustomerOrderListItem {
	s := view.Order(o)
	for i, l := range o.Lines { // the names in the language of the purchase
		s.Items[i].Name = l.Title()
	}
	return api.CustomerOrderListItem{
		OrderID: s.OrderID, OrderNumber: s.OrderNumber, OrderName: o.Name(), OrderDate: s.OrderDate, CompletedOn: s.CompletedOn, CancelledOn: s.CancelledOn,
		PaymentStatus: s.PaymentStatus, FulfillmentStatus: s.FulfillmentStatus, CurrencyCode: s.CurrencyCode, Subtotal: s.Subtotal, DiscountTotal: s.DiscountTotal,
		ShippingTotal: s.ShippingTotal, TaxTotal: s.TaxTotal, GrandTotal: s.GrandTotal, ReplacedOrderNumber: s.ReplacedOrderNumber, ItemCount: s.ItemCount, Items: s.Items,
	}
}

// GetOrder answers GET /customer/order.
func (h *Handlers) GetOrder(ctx context.Context, req api.GetOrderRequestObject) (api.GetOrderResponseObject, error) {
	key, err := orderKey(ctx, req.Params.OrderID, req.Params.OrderNumber)
	if err != nil {
		return nil, err
	}
	details, err := h.store.As(auth.Actor(ctx)).OrderDetails(ctx, key)
	if err != nil {
		return nil, err
	}
	return api.GetOrder200JSONResponse(h.showOrder(auth.Actor(ctx), details)), nil
}

// GetOrderPDF answers GET /customer/order/pdf.
func (h *Handlers) GetOrderPDF(ctx context.Context, req api.GetOrderPDFRequestObject) (api.GetOrderPDFResponseObject, error) {
	p := req.Params
	key, err := orderKey(ctx, p.OrderID, p.OrderNumber)
	if err != nil {
		return nil, err
	}
	file, err := h.store.Document.OrderPDF(ctx, auth.Actor(ctx), document.OrderPDFQuery{Order: key, InvoiceID: p.InvoiceID, LanguageCode: request.Value(p.LanguageCode)})
	if err != nil {
		return nil, err
	}
	return invoiceFile{file}, nil
}

// invoiceFile is a document that the client saves.
type invoiceFile struct{ document.PDF }

// VisitGetOrderPDFResponse writes the file.
func (f invoiceFile) VisitGetOrderPDFResponse(w http.ResponseWriter) error {
	w.Header().Set("Content-Disposition", fmt.Sprintf("attachment; filename=%q", f.Name))
	return api.GetOrderPDF200ApplicationPDFResponse{Body: bytes.NewReader(f.Bytes), ContentLength: int64(len(f.Bytes))}.VisitGetOrderPDFResponse(w)
}

// GetOrderSummary answers GET /customer/order/summary.
func (h *Handlers) GetOrderSummary(ctx context.Context, req api.GetOrderSummaryRequestObject) (api.GetOrderSummaryResponseObject, error) {
	key, err := orderKey(ctx, req.Params.OrderID, req.Params.OrderNumber)
	if err != nil {
		return nil, err
	}
	o, err := h.store.As(auth.Actor(ctx)).Order(ctx, key)
	if err != nil {
		return nil, err
	}
	money, b := o.CurrencyCode.Format, o.Balance()
	return api.GetOrderSummary200JSONResponse{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderName: o.Name(), OrderDate: view.Time(o.OrderDate), PaymentStatus: common.PaymentStatus(o.PaymentStatus),
		FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus), ItemCount: int32(o.ItemCount), CurrencyCode: string(o.CurrencyCode),
		Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal), ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal),
		GrandTotal: money(o.GrandTotal), Paid: money(b.Captured), Refunded: money(b.Refunded), Due: money(b.Due),
	}, nil
}

// orderKey returns the key of an order from exactly one of its id and its number. A caller who can reach only one cart,
// such as a guest, has only one order and may omit both parameters.
func orderKey(ctx context.Context, id, number *int64) (ordering.OrderKey, error) {
	names, given := []string{"orderId", "orderNumber"}, []bool{id != nil, number != nil}
	check := request.ExactlyOne
	if auth.Actor(ctx).HasOneCart() {
		check = request.AtMostOne
	}
	return ordering.OrderKey{ID: request.Value(id), Number: request.Value(number)}, check(names, given...)
}

// showOrder converts an order for a caller who may read it. The result contains contact data and payment instructions
// only if the caller may read these, too.
func (h *Handlers) showOrder(actor domain.Actor, details *ordering.OrderDetails) api.CustomerOrder {
	o, masked := details.Order.SeenFor(actor)
	d := *details
	d.Order = o
	money, b, shown := o.CurrencyCode.Format, o.Balance(), o.ShownGoods()
	return api.CustomerOrder{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderName: o.Name(), OrderDate: view.Time(o.OrderDate), CompletedOn: view.TimeOrNull(o.CompletedOn), CancelledOn: view.TimeOrNull(o.CancelledOn),
		Status: common.OrderState(o.Status), PaymentStatus: common.PaymentStatus(o.PaymentStatus), FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus),
		CurrencyCode: string(o.CurrencyCode), LanguageCode: view.Or(o.Language()), Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal), ShippingTotal: money(o.ShippingTotal),
		TaxTotal: money(o.TaxTotal), GrandTotal: money(o.GrandTotal), Paid: money(b.Captured), Refunded: money(b.Refunded), Due: money(b.Due),
		PricesIncludeTax: o.PricesIncludeTax, ShownSubtotal: money(shown.Subtotal), ShownDiscountTotal: money(shown.Discount),
		ShownShippingTotal: money(o.ShownShipping()), ShownTaxTotal: money(o.ShownTax()),
		ReplacedOrderNumber: view.Or(o.ReplacedOrderNumber), ReplacementOrderNumber: view.Or(o.ReplacementOrderNumber), ItemCount: int32(o.ItemCount),
		Items:  view.Each(o.Lines, func(l *ordering.OrderLine) api.CustomerOrderLine { return h.showOrderLine(&d, l) }),
		Masked: view.Each(masked, maskedPart), Email: o.Email, ShippingAddress: view.AddressOrNull(o.ShippingAddress), BillingAddress: view.AddressOrNull(o.BillingAddress),
		ShippingMethodID: view.Or(o.ShippingMethodID), ShippingMethodName: view.TextOrNull(o.ShippingTitle()),
		Coupons: view.Each(o.Coupons, func(c pricing.AppliedCoupon) api.CustomerOrderCoupon {
			return api.CustomerOrderCoupon{Code: view.TextOrNull(c.TypedCode()), Name: c.Title(), DiscountAmount: money(c.DiscountAmount), ShownDiscountAmount: money(o.ShownCoupon(c))}
		}),
		Taxes:    view.OrderTaxes(o.CurrencyCode, pricing.TaxesIn(details.Reading, o.Taxes())),
		Payments: view.Each(o.Payments, func(p *ordering.Payment) api.CustomerOrderPayment { return showOrderPayment(p, &d) }),
		Refunds:  view.Each(o.Refunds, view.Refund), Shipments: view.Each(o.Shipments, view.Shipment), NextAction: showNextAction(o),
		Invoices: view.Each(details.Invoices, showOrderInvoice), SubscriptionIds: view.SubscriptionIDs(o), ReferrerCode: view.TextOrNull(o.ReferrerCode), Notes: view.TextOrNull(o.CustomerNote),
		CustomFields: view.CustomFields(o.CustomFields), CreatedOn: view.Time(o.CreatedOn), ModifiedOn: view.Time(o.ModifiedOn),
	}
}

func showOrderInvoice(inv *ordering.Invoice) api.CustomerOrderInvoice {
	return api.CustomerOrderInvoice{InvoiceID: inv.ID, Type: common.InvoiceType(inv.Type), Number: inv.Number, Total: inv.CurrencyCode.Format(inv.Total), IssuedOn: view.Time(inv.IssuedOn)}
}

func (h *Handlers) showOrderLine(d *ordering.OrderDetails, l *ordering.OrderLine) api.CustomerOrderLine {
	money, shown := d.Order.CurrencyCode.Format, d.Order.ShownLine(l)
	return api.CustomerOrderLine{
		LineItemID: view.LineItemID(l.ID), VariantID: view.Or(l.VariantID), ProductID: view.Or(l.ProductID), ProductType: common.ProductType(l.ProductType),
		SKU: l.SKU, Name: l.Title(), MediaURL: view.LineImage(d, l, h.store.Media.MediaURL), Quantity: int32(l.Quantity), UnitPrice: money(l.UnitPrice),
		DeliveryPrices: view.Each(l.DeliveryPrices, money),
		LineDiscount:   money(l.LineDiscount), LineTax: money(l.LineTax), LineTotal: money(l.LineTotal),
		ShownSubtotal: money(shown.Subtotal), ShownDiscount: money(shown.Discount), ShownTotal: money(shown.Total), FulfilledQuantity: int32(d.Order.Sent(l)),
		RefundedQuantity: int32(l.RefundedQuantity), CancelledQuantity: int32(l.CancelledQuantity), SubscriptionID: view.Or(l.SubscriptionID),
		CustomFields: view.CustomFields(l.CustomFields), GiftCard: view.GiftCardDelivery(l.GiftCard),
	}
}

func showOrderPayment(p *ordering.Payment, d *ordering.OrderDetails) api.CustomerOrderPayment {
	name, found := d.ProviderNames[p.PaymentProviderID]
	if !found {
		name = p.ProviderCode
	}
	var public *common.ProviderPublicConfig
	if config, waits := d.Outside[p.PaymentProviderID]; waits && p.WaitsOutside() {
		public = new(common.ProviderPublicConfig(config))
	}
	money := p.CurrencyCode.Format
	return api.CustomerOrderPayment{
		PaymentID: p.ID, DisplayName: name, PaymentType: view.PaymentType(p), Brand: view.TextOrNull(p.Brand), LastFour: view.Or(p.LastFour),
		Status: view.PaymentStatus(p), Amount: money(p.Amount), AuthorizedAmount: money(p.Outstanding()), CapturedAmount: money(p.CapturedAmount),
		RefundedAmount: money(p.RefundedAmount), CurrencyCode: string(p.CurrencyCode), Tender: view.PaymentTender(p), CreatedOn: view.Time(p.CreatedOn), PublicConfig: view.Or(public),
	}
}

// LookUpOrder answers POST /customer/order/lookup.
func (h *Handlers) LookUpOrder(ctx context.Context, req api.LookUpOrderRequestObject) (api.LookUpOrderResponseObject, error) {
	b, lookUp := req.Body, h.store.Ordering
	var err error
	if b.OrderName != nil {
		err = lookUp.LookUpNamedOrder(ctx, auth.Actor(ctx), *b.OrderName, b.Email)
	} else {
		err = lookUp.LookUpOrder(ctx, auth.Actor(ctx), request.Value(b.OrderNumber), b.Email)
	}
	if err != nil {
		return nil, err
	}
	return api.LookUpOrder204Response{}, nil
}

// OpenOrder answers POST /customer/order/open.
func (h *Handlers) OpenOrder(ctx context.Context, req api.OpenOrderRequestObject) (api.OpenOrderResponseObject, error) {
	b := req.Body
	link, token, err := h.store.Ordering.OpenOrder(ctx, auth.Actor(ctx), ordering.OrderProof{Email: string(request.Value(b.Email)), PostalCode: request.Value(b.PostalCode)})
	if err != nil {
		return nil, err
	}
	return api.OpenOrder200JSONResponse{Token: token, ExpiresOn: view.Time(link.ExpiresOn)}, nil
}

// GetOrderDue answers GET /customer/order/due.
func (h *Handlers) GetOrderDue(ctx context.Context, _ api.GetOrderDueRequestObject) (api.GetOrderDueResponseObject, error) {
	due, err := h.store.Ordering.OrderDue(ctx, auth.Actor(ctx), auth.PaymentToken(ctx))
	if err != nil {
		return nil, err
	}
	d, o := due.Details, due.Details.Order
	money, shown := o.CurrencyCode.Format, o.ShownGoods()
	var renews *int64
	if due.Subscription != nil {
		renews = &due.Subscription.SubscriptionNumber
	}
	return api.GetOrderDue200JSONResponse{
		StoreCode: due.Store.Code, StoreName: due.Store.Name, OrderNumber: o.OrderNumber, OrderName: due.Store.Settings.OrderNumberPrefix + domain.Itoa(o.OrderNumber),
		SubscriptionNumber: view.Or(renews), State: api.OrderDueState(due.State), CurrencyCode: string(o.CurrencyCode), LanguageCode: view.Or(o.Language()), Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal),
		ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal), GrandTotal: money(o.GrandTotal), PricesIncludeTax: o.PricesIncludeTax, ShownSubtotal: money(shown.Subtotal), ShownDiscountTotal: money(shown.Discount),
		ShownShippingTotal: money(o.ShownShipping()), ShownTaxTotal: money(o.ShownTax()), Due: money(due.Owed()), Tenders: dueTenders(o),
		Items: view.Each(o.Lines, func(l *ordering.OrderLine) api.OrderDueLine {
			return api.OrderDueLine{SKU: l.SKU, Name: l.Title(), MediaURL: view.LineImage(d, l, h.store.Media.MediaURL), Quantity: int32(l.Quantity), LineTotal: money(l.LineTotal), ShownSubtotal: money(o.ShownLine(l).Subtotal)}
		}),
		PaymentMethods: view.Each(due.Means(), func(m ordering.CheckoutMeans) api.CheckoutPaymentMethod {
			return checkoutPaymentMethod(o.CurrencyCode, m)
		}),
		NextAction: showNextAction(o), ExpiresOn: view.Time(due.Link.ExpiresOn),
	}, nil
}

// dueTenders returns the parts of an order that stored value pays.
func dueTenders(o *ordering.Order) []api.OrderDueTender {
	tenders := []api.OrderDueTender{}
	for _, kind := range []ordering.TenderType{ordering.TenderGiftCard, ordering.TenderStoreCredit} {
		if amount := o.StoredValue(kind); amount.Positive() {
			tenders = append(tenders, api.OrderDueTender{Type: common.TenderType(kind), Amount: o.CurrencyCode.Format(amount)})
		}
	}
	return tenders
}

// PayOrder answers POST /customer/order/pay.
func (h *Handlers) PayOrder(ctx context.Context, req api.PayOrderRequestObject) (api.PayOrderResponseObject, error) {
	b, token := req.Body, auth.PaymentToken(ctx)
	given := []bool{b.OrderID != nil, b.OrderNumber != nil, b.Token != nil}
	one := request.OneMember
	if token != "" {
		one = request.NoMember
	}
	if err := one([]string{"orderId", "orderNumber", "token"}, given...); err != nil {
		return nil, err
	}
	in := ordering.OrderPay{
		Order: ordering.OrderKey{ID: request.Value(b.OrderID), Number: request.Value(b.OrderNumber), Placed: true}, Token: cmp.Or(token, request.Value(b.Token)), Payment: paymentChoice(b.Payment),
	}
	if b.ExpectedDue != nil {
		due, err := request.Amount("/expectedDue", *b.ExpectedDue)
		if err != nil {
			return nil, err
		}
		in.ExpectedDue = &due
	}
	order, err := h.store.Ordering.PayOrder(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	return api.PayOrder200JSONResponse(checkoutResult(order)), nil
}
