package view

import (
	"slices"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// Order converts an order to the shape of lists in the public API and of order events. The
// order's lines must be loaded.
func Order(o *ordering.Order) common.PublicOrderListItem {
	money := o.CurrencyCode.Format
	return common.PublicOrderListItem{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderDate: Time(o.OrderDate),
		CompletedOn: TimeOrNull(o.CompletedOn), CancelledOn: TimeOrNull(o.CancelledOn),
		PaymentStatus: common.PaymentStatus(o.PaymentStatus), FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus),
		CurrencyCode: string(o.CurrencyCode), Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal),
		ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal), GrandTotal: money(o.GrandTotal),
		ReplacedOrderNumber: Or(o.ReplacedOrderNumber), ItemCount: int32(o.ItemCount),
		Items: Each(o.Lines, func(l *ordering.OrderLine) common.PublicOrderLine {
			return common.PublicOrderLine{
				SKU: l.SKU, Name: l.Name, Quantity: int32(l.Quantity), UnitPrice: money(l.UnitPrice), LineTotal: money(l.LineTotal),
				CustomFields: CustomFields(l.CustomFields),
			}
		}),
	}
}

// OrderPage converts a page of orders. The lines of the orders must be loaded.
func OrderPage(p domain.Page[*ordering.Order]) common.PublicOrderPage {
	info := Page(p)
	return common.PublicOrderPage{
		Items: Each(p.Items, Order), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}
}

// OrderTaxes converts charged taxes, with the tax names in the reader's language.
func OrderTaxes(currency domain.Currency, taxes []pricing.LineTax) []common.OrderTax {
	return Each(taxes, func(t pricing.LineTax) common.OrderTax {
		return common.OrderTax{Name: t.Title(), Rate: t.Rate.Trimmed(), Amount: currency.Format(t.Amount)}
	})
}

// PaymentStatus returns the status of a payment. For a partially captured payment, this is PARTIALLY_CAPTURED.
func PaymentStatus(p *ordering.Payment) common.PaymentTransactionStatus {
	if p.Status == ordering.AttemptCaptured && p.CapturedAmount.Less(p.Amount) {
		return common.PaymentTransactionStatusPARTIALLYCAPTURED
	}
	return common.PaymentTransactionStatus(p.Status)
}

// PaymentType returns the type of the payment method; null for a payment outside a gateway.
func PaymentType(p *ordering.Payment) nullable.Nullable[common.PaymentType] {
	if p.PaymentType == "" || p.IsOffline() {
		return nullable.NewNullNullable[common.PaymentType]()
	}
	return nullable.NewNullableWithValue(common.PaymentType(p.PaymentType))
}

// SubscriptionIDs returns the ids of the subscriptions that an order started or renewed, each only once.
func SubscriptionIDs(o *ordering.Order) []int64 {
	out := []int64{}
	for _, l := range o.Lines {
		if l.SubscriptionID != nil && !slices.Contains(out, *l.SubscriptionID) {
			out = append(out, *l.SubscriptionID)
		}
	}
	return out
}
