package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Shown contains amounts of an order as its buyer sees them: including the taxes that the store's prices
// include.
type Shown struct {
	Subtotal domain.Amount // amount before discounts
	Discount domain.Amount
	Total    domain.Amount // Subtotal − Discount
}

// ShownLine returns the amounts of a line as the buyer sees them. Subtotal is UnitPrice times Quantity.
func (o *Order) ShownLine(l *OrderLine) Shown {
	out := Shown{Subtotal: l.UnitPrice.Times(int64(l.Quantity))}
	if o.Terms == nil { // the order is older than stored terms: its discounts have no displayed amounts
		out.Total = l.LineTotal
		if o.PricesIncludeTax {
			out.Total = l.LineGross
		}
		out.Total = out.Total.Min(out.Subtotal)
		out.Discount = out.Subtotal.Sub(out.Total)
		return out
	}
	out.Discount = shownOff(l.Discounts, func(pricing.LineDiscount) bool { return true })
	out.Total = out.Subtotal.Sub(out.Discount)
	return out
}

// ShownShipping returns the discounted shipping charge as the buyer sees it.
func (o *Order) ShownShipping() domain.Amount {
	if o.Terms != nil {
		return o.Terms.ShippingPrice.Sub(shownOff(o.Terms.ShippingDiscounts, func(pricing.LineDiscount) bool { return true }))
	}
	total := o.ShippingTotal
	if o.PricesIncludeTax {
		for _, t := range o.ShippingTaxes {
			total = total.Add(t.Amount)
		}
	}
	return total
}

// ShownGoods returns the sums of the lines as the buyer sees them.
func (o *Order) ShownGoods() (sum Shown) {
	for _, l := range o.Lines {
		line := o.ShownLine(l)
		sum.Subtotal, sum.Discount, sum.Total = sum.Subtotal.Add(line.Subtotal), sum.Discount.Add(line.Discount), sum.Total.Add(line.Total)
	}
	return sum
}

// ShownTax returns the amount added to the displayed amounts by taxes. The result is negative if the buyer did not pay
// the tax included in prices.
func (o *Order) ShownTax() domain.Amount {
	return o.GrandTotal.Sub(o.ShownGoods().Total).Sub(o.ShownShipping())
}

// ShownCoupon returns the discount of one of the order's coupons as the buyer sees it.
func (o *Order) ShownCoupon(c pricing.AppliedCoupon) (off domain.Amount) {
	if o.Terms == nil {
		return c.DiscountAmount
	}
	of := func(d pricing.LineDiscount) bool { return d.CouponID == c.CouponID }
	for _, l := range o.Lines {
		off = off.Add(shownOff(l.Discounts, of))
	}
	return off.Add(shownOff(o.Terms.ShippingDiscounts, of))
}

// shownOff returns the sum of the displayed amounts of the discounts that the function meets selects.
func shownOff(discounts []pricing.LineDiscount, meets func(pricing.LineDiscount) bool) (sum domain.Amount) {
	for _, d := range discounts {
		if meets(d) {
			sum = sum.Add(d.Shown)
		}
	}
	return sum
}

// HasOrder reports whether the cart's content is fixed by an order: the cart is in checkout or became the
// order.
func (c *Cart) HasOrder() bool { return c.Status == CartCheckingOut || c.Status == CartConverted }

// AsOrdered returns the cart with the lines and the sums of its order. Lines that the store added to the
// order get ids that no cart line has. The map goods contains the variants of the order by id.
func (c *Cart) AsOrdered(o *Order, goods map[int64]catalog.Sellable, reading domain.Reading) *PricedCart {
	copied, sums := *c, o.ShownGoods()
	copied.Items = nil
	out := &PricedCart{Cart: &copied, OrderID: o.ID, Basket: pricing.Basket{Currency: o.CurrencyCode, PricesIncludeTax: o.PricesIncludeTax, Reading: reading}, Quote: pricing.Quote{
		Currency: o.CurrencyCode, PricesIncludeTax: o.PricesIncludeTax, Subtotal: o.Subtotal, DiscountTotal: o.DiscountTotal, ShippingTotal: o.ShippingTotal,
		TaxTotal: o.TaxTotal, GrandTotal: o.GrandTotal, ItemCount: o.ItemCount, ShownSubtotal: sums.Subtotal, ShownDiscount: sums.Discount, ShownShipping: o.ShownShipping(),
	}}
	if o.ShippingMethodID != nil {
		out.Quote.Shipping = &settings.ShippingMethod{Row: domain.Row{ID: *o.ShippingMethodID}, Name: o.ShippingTitle()}
	}
	var last int64
	left := Cart{Items: slices.Clone(c.Items)} // cart lines that are not assigned to a line of the order yet
	for _, item := range c.Items {
		last = max(last, item.ID)
	}
	for _, l := range o.Lines {
		if l.VariantID == nil || l.ProductID == nil {
			continue
		}
		item := &CartItem{CartID: c.ID, VariantID: *l.VariantID, ProductID: *l.ProductID, SubscriptionPlanID: l.SubscriptionPlanID, CustomFields: l.CustomFields, GiftCard: l.GiftCard}
		if same := left.same(item); same != nil {
			item.Row = same.Row
			left.drop(same)
		} else {
			last++
			item.ID = last
		}
		item.Quantity = l.Quantity
		copied.Items = append(copied.Items, item)
		shown := o.ShownLine(l)
		out.Bought = append(out.Bought, l)
		out.Basket.Lines = append(out.Basket.Lines, pricing.BasketLine{Sellable: goods[*l.VariantID], Quantity: l.Quantity, PlanID: l.SubscriptionPlanID})
		out.Quote.RequiresShipping = out.Quote.RequiresShipping || l.RequiresShipping
		out.Quote.Lines = append(out.Quote.Lines, pricing.QuoteLine{
			UnitPrice: l.UnitPrice, UnitPriceBeforeDiscount: l.UnitPriceBeforeDiscount, DeliveryPrices: l.DeliveryPrices, OnSale: l.OnSale, LineSubtotal: l.LineSubtotal, LineDiscount: l.LineDiscount,
			LineTotal: l.LineTotal, LineTax: l.LineTax, LineGross: l.LineGross, ShownSubtotal: shown.Subtotal, ShownTotal: shown.Total, Availability: pricing.Available,
		})
	}
	for _, a := range o.Coupons {
		name := a.Title()
		out.Quote.Coupons = append(out.Quote.Coupons, pricing.QuoteCoupon{
			Coupon:         &pricing.Coupon{Row: domain.Row{ID: a.CouponID}, Code: a.TypedCode(), Name: &name, IsAutomatic: a.Automatic},
			DiscountAmount: a.DiscountAmount, Shown: o.ShownCoupon(a),
		})
	}
	out.Tenders = o.tenderPlan()
	return out
}
