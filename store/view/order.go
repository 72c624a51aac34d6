package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Order is an order as lists of the public API and order events show it. It
// needs the order's lines.
func Order(o *domain.Order) common.PublicOrderListItem {
	money := o.CurrencyCode.Format
	return common.PublicOrderListItem{
		OrderID: o.ID, OrderNumber: o.OrderNumber, OrderDate: Time(o.OrderDate),
		CompletedOn: TimeOrNull(o.CompletedOn), CancelledOn: TimeOrNull(o.CancelledOn),
		PaymentStatus: common.PaymentStatus(o.PaymentStatus), FulfillmentStatus: common.FulfillmentStatus(o.FulfillmentStatus),
		CurrencyCode: string(o.CurrencyCode), Subtotal: money(o.Subtotal), DiscountTotal: money(o.DiscountTotal),
		ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal), GrandTotal: money(o.GrandTotal),
		ReplacedOrderNumber: Or(o.ReplacedOrderNumber), ItemCount: int32(o.ItemCount),
		Items: Each(o.Lines, func(l *domain.OrderLine) common.PublicOrderLine {
			return common.PublicOrderLine{
				SKU: l.SKU, Name: l.Name, Quantity: int32(l.Quantity), UnitPrice: money(l.UnitPrice), LineTotal: money(l.LineTotal),
				CustomFields: CustomFields(l.CustomFields),
			}
		}),
	}
}

// OrderPage shows a page of orders; their lines have to be loaded.
func OrderPage(p domain.Page[*domain.Order]) common.PublicOrderPage {
	info := Page(p)
	return common.PublicOrderPage{
		Items: Each(p.Items, Order), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}
}
