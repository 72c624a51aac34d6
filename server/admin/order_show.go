package admin

import (
	"fmt"
	"maps"
	"slices"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// showOrder converts an order with all its details.
func (h *Handlers) showOrder(d *ordering.OrderDetails) api.Order {
	o := d.Order
	money := o.CurrencyCode.Format
	return api.Order{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderDate: view.Time(o.OrderDate), CompletedOn: view.TimeOrNull(o.CompletedOn), CancelledOn: view.TimeOrNull(o.CancelledOn),
		PaymentStatus: common.PaymentStatus(o.PaymentStatus), FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus), CurrencyCode: string(o.CurrencyCode), LanguageCode: view.Or(o.Language()),
		Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal), ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal), GrandTotal: money(o.GrandTotal),
		ReplacedOrderNumber: view.Or(o.ReplacedOrderNumber), ReplacementOrderNumber: view.Or(o.ReplacementOrderNumber), ItemCount: int32(o.ItemCount),
		StoreID: o.StoreID, CartID: view.Or(o.CartID), Source: api.OrderSource(o.Source), Status: common.OrderState(o.Status), Customer: view.OrderCustomer(d),
		ShippingAddress: view.AddressOrNull(o.ShippingAddress), BillingAddress: view.AddressOrNull(o.BillingAddress),
		ShippingMethodID: view.Or(o.ShippingMethodID), ShippingMethodName: view.TextOrNull(o.ShippingMethodName),
		ShippingTaxes: view.OrderTaxes(o.CurrencyCode, o.ShippingTaxes), PricesIncludeTax: o.PricesIncludeTax,
		Items:     view.Each(o.Lines, func(l *ordering.OrderLine) common.OrderLine { return view.OrderLine(d, l, h.store.Media.MediaURL) }),
		Payments:  view.Each(o.Payments, func(p *ordering.Payment) common.Payment { return view.Payment(o, p) }),
		Balance:   view.OrderBalance(o),
		Refunds:   view.Each(o.Refunds, func(r *ordering.Refund) api.RefundDetails { return showRefund(o, r) }),
		Shipments: view.Each(o.Shipments, func(s *ordering.Shipment) api.Shipment { return showShipment(o, s) }),
		Coupons:   view.OrderCoupons(o),
		Discount:  showDiscount(o), SubscriptionIds: view.SubscriptionIDs(o), MarketingConsent: showMarketingConsent(o.MarketingConsent), Referrer: showReferrer(o),
		CommissionSyncStatus: api.CommissionSyncStatus(d.Commission), TaxProviderReference: view.TextOrNull(o.TaxReference), TaxSource: api.OrderTaxSource(o.TaxSource),
		Notes: api.OrderNotes{Customer: view.TextOrNull(o.CustomerNote), Internal: view.TextOrNull(o.InternalNote)},
		Tags:  o.Tags, CustomFields: view.CustomFields(o.CustomFields), Hold: showHold(d), CancelReason: view.NullText[api.OrderCancelReason](o.CancelReason),
		ExternalID:     view.Or(o.ExternalID),
		Timeline:       view.Each(d.History, func(e ordering.HistoryEntry) api.OrderTimelineEntry { return showHistory(d, e) }),
		Chargebacks:    view.Each(o.Chargebacks, func(c *ordering.Chargeback) api.Chargeback { return showChargeback(o, c) }),
		Invoices:       view.Each(d.Invoices, showInvoice),
		AllowedActions: view.Each(o.Actions(d.Unsecured, d.Saved), func(a ordering.OrderAction) api.OrderAction { return api.OrderAction(a) }),
		CreatedOn:      view.Time(o.CreatedOn), ModifiedOn: view.Time(o.ModifiedOn), Version: o.Version,
	}
}

func showDiscount(o *ordering.Order) nullable.Nullable[api.OrderDiscount] {
	d := o.Discount
	if d == nil {
		return nullable.NewNullNullable[api.OrderDiscount]()
	}
	return nullable.NewNullableWithValue(api.OrderDiscount{
		DiscountType: api.OrderDiscountType(d.DiscountType), Value: d.Value.Trimmed(), Reason: view.Or(d.Reason), Amount: o.CurrencyCode.Format(d.Amount),
	})
}

func showMarketingConsent(c *ordering.MarketingConsent) nullable.Nullable[api.MarketingConsent] {
	if c == nil {
		return nullable.NewNullNullable[api.MarketingConsent]()
	}
	return nullable.NewNullableWithValue(api.MarketingConsent{AcceptedOn: view.Time(c.AcceptedOn), Source: api.MarketingConsentSource(c.Source), WithdrawnOn: view.TimeOrNull(c.WithdrawnOn)})
}

func showReferrer(o *ordering.Order) nullable.Nullable[api.OrderReferrer] {
	if o.ReferrerCode == "" {
		return nullable.NewNullNullable[api.OrderReferrer]()
	}
	return nullable.NewNullableWithValue(api.OrderReferrer{ReferrerCode: o.ReferrerCode, DisplayName: view.Or(o.ReferrerName)})
}

func showHold(d *ordering.OrderDetails) nullable.Nullable[api.OrderHold] {
	h := d.Order.Hold
	if h == nil {
		return nullable.NewNullNullable[api.OrderHold]()
	}
	return nullable.NewNullableWithValue(api.OrderHold{
		Reason: api.OrderHoldReason(h.Reason), Note: view.Or(h.Note), HeldOn: view.Time(h.HeldOn), HeldBy: view.Or(d.Name(h.HeldBy)),
	})
}

func showHistory(d *ordering.OrderDetails, e ordering.HistoryEntry) api.OrderTimelineEntry {
	return api.OrderTimelineEntry{
		EventType: string(e.EventType), ActorType: common.ActorType(e.ActorKind), ActorName: view.Or(d.Name(domain.Author{Kind: e.ActorKind, ID: e.ActorID})),
		Message: tell(d.Order, e), CreatedOn: view.Time(e.CreatedOn),
	}
}

// told maps actions to texts of the timeline. For refunds and shipments, the text is the end of a sentence.
var told = map[string]string{
	"order.placed": "Order placed", "order.placed_by_renewal": "Order placed by a renewal", "order.created_by_admin": "Order created", "order.replaced": "Order created as a replacement",
	"order.payment_status_changed": "Payment status changed", "order.payment_captured": "Payment captured", "order.offline_payment_recorded": "Offline payment recorded", "order.offline_payment_voided": "Offline payment voided",
	"order.payment_failed": "Payment failed", "order.capture_failed": "Capture failed", "order.fulfillment_status_changed": "Fulfillment status changed",
	"order.held": "Order held", "order.released": "Order released", "order.fulfilled": "Everything shipped", "order.cancelled": "Order canceled", "order.voided": "Order voided",
	"order.updated": "Order changed", "order.address_updated": "Address changed", "order.customer_updated": "Customer changed", "order.custom_fields_updated": "Custom fields changed",
	"order.date_updated": "Order date changed", "order.language_updated": "Language changed", "order.discount_applied": "Discount applied", "order.authorization_released": "Rest of an authorization released", "order.chargeback_reported": "Chargeback reported",
	"order_refund.issued": "issued", "order_refund.completed": "completed", "order_refund.failed": "failed", "order_refund.voided": "voided",
	"shipment.created": "recorded", "shipment.status_changed": "moved", "shipment.tracking_updated": "has new tracking data", "shipment.cancelled": "canceled",
}

// tell returns a sentence about an entry of an order's history. For an action without a text it returns the type of the
// event.
func tell(o *ordering.Order, e ordering.HistoryEntry) string {
	what, known := told[e.Action]
	if !known {
		return string(e.EventType)
	}
	switch e.ObjectType {
	case "order":
		if e.ObjectID != o.ID && o.ReplacementOrderNumber != nil {
			return fmt.Sprintf("Replaced by order %d", *o.ReplacementOrderNumber)
		}
		if o.ReplacementReason != nil && e.Action == "order.replaced" {
			return fmt.Sprintf("Replacement for order %d: %s", *o.ReplacedOrderNumber, *o.ReplacementReason)
		}
	case "refund":
		if r, found := domain.ByID(o.Refunds, e.ObjectID); found {
			return fmt.Sprintf("Refund %d of %s %s %s", r.RefundNumber, r.CurrencyCode.Format(r.Amount), r.CurrencyCode, what)
		}
	case "shipment":
		if s, found := domain.ByID(o.Shipments, e.ObjectID); found {
			what = fmt.Sprintf("Shipment %s %s", shipmentNumber(s), what)
		}
	}
	if e.Note != "" {
		return what + ": " + e.Note
	}
	return what
}

func showOrderPage(page domain.Page[*ordering.Order]) api.OrderPage {
	info := view.Page(page)
	return api.OrderPage{
		Items: view.Each(page.Items, showOrderItem), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}
}

// showOrderItem converts an order to its list item.
func showOrderItem(o *ordering.Order) api.OrderListItem {
	money := o.CurrencyCode.Format
	country := nullable.NewNullNullable[string]()
	if o.ShippingAddress != nil {
		country = nullable.NewNullableWithValue(o.ShippingAddress.CountryCode)
	}
	return api.OrderListItem{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderDate: view.Time(o.OrderDate), CompletedOn: view.TimeOrNull(o.CompletedOn), CancelledOn: view.TimeOrNull(o.CancelledOn),
		PaymentStatus: common.PaymentStatus(o.PaymentStatus), FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus), CurrencyCode: string(o.CurrencyCode),
		Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal), ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal), GrandTotal: money(o.GrandTotal),
		ReplacedOrderNumber: view.Or(o.ReplacedOrderNumber), ReplacementOrderNumber: view.Or(o.ReplacementOrderNumber), ItemCount: int32(o.ItemCount),
		Status: common.OrderState(o.Status), Source: api.OrderSource(o.Source), StoreCustomerID: view.Or(o.CustomerID), CustomerName: o.Buyer(), CustomerEmail: o.Email,
		ShippingCountryCode: country, ShippingMethodName: view.TextOrNull(o.ShippingMethodName), Paid: money(o.PaidTotal), Refunded: money(o.RefundedTotal), Disputed: money(o.DisputedTotal), Due: money(o.DueTotal),
		IsOnHold: o.OnHold, HasChargeback: o.PaymentStatus == ordering.PaymentChargeback, HasSubscription: len(view.SubscriptionIDs(o)) > 0,
		Tags: o.Tags, CreatedOn: view.Time(o.CreatedOn), ModifiedOn: view.Time(o.ModifiedOn), Version: o.Version,
	}
}

func showOrderSummary(o *ordering.Order) api.OrderSummaryAnswer {
	money, b := o.CurrencyCode.Format, o.Balance()
	return api.OrderSummaryAnswer{Totals: nullable.NewNullNullable[api.OrderTotals](), Order: nullable.NewNullableWithValue(api.OrderSummary{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderDate: view.Time(o.OrderDate), PaymentStatus: common.PaymentStatus(o.PaymentStatus),
		FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus), ItemCount: int32(o.ItemCount), CurrencyCode: string(o.CurrencyCode),
		Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal), ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal),
		GrandTotal: money(o.GrandTotal), Paid: money(b.Captured), Refunded: money(b.Refunded), Disputed: money(b.Disputed), Due: money(b.Due),
	})}
}

func showOrderTotals(t ordering.OrderTotals) api.OrderSummaryAnswer {
	out := api.OrderTotals{
		Count: int32(t.Count), PaymentStatuses: []api.OrderPaymentStatusCount{}, FulfillmentStatuses: []api.OrderFulfillmentStatusCount{},
		Currencies: view.Each(t.Currencies, func(c ordering.CurrencyTotals) api.OrderCurrencyTotals {
			money := c.CurrencyCode.Format
			return api.OrderCurrencyTotals{
				CurrencyCode: string(c.CurrencyCode), OrderCount: int32(c.OrderCount), Subtotal: money(c.Subtotal), DiscountTotal: money(c.DiscountTotal),
				ShippingTotal: money(c.ShippingTotal), TaxTotal: money(c.TaxTotal), GrandTotal: money(c.GrandTotal), Paid: money(c.Paid), Refunded: money(c.Refunded), Disputed: money(c.Disputed), Due: money(c.Due),
			}
		}),
	}
	for _, status := range slices.Sorted(maps.Keys(t.PaymentStatuses)) {
		out.PaymentStatuses = append(out.PaymentStatuses, api.OrderPaymentStatusCount{PaymentStatus: common.PaymentStatus(status), Count: int32(t.PaymentStatuses[status])})
	}
	for _, status := range slices.Sorted(maps.Keys(t.FulfillmentStatuses)) {
		out.FulfillmentStatuses = append(out.FulfillmentStatuses, api.OrderFulfillmentStatusCount{FulfillmentStatus: common.FulfillmentStatus(status), Count: int32(t.FulfillmentStatuses[status])})
	}
	return api.OrderSummaryAnswer{Order: nullable.NewNullNullable[api.OrderSummary](), Totals: nullable.NewNullableWithValue(out)}
}

func showItemTotal(t ordering.OrderItemTotal) api.OrderItemSummaryRow {
	money := t.CurrencyCode.Format
	return api.OrderItemSummaryRow{
		VariantID: view.Or(t.VariantID), SKU: t.SKU, Name: t.Name, CurrencyCode: string(t.CurrencyCode), QuantityOrdered: int32(t.QuantityOrdered),
		QuantityFulfilled: int32(t.QuantityFulfilled), QuantityToFulfill: int32(t.QuantityToFulfill), QuantityRefunded: int32(t.QuantityRefunded),
		Gross: money(t.Gross), Discount: money(t.Discount), Net: money(t.Net), Tax: money(t.Tax), OrderCount: int32(t.OrderCount),
	}
}
