package ordering

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// EditEntry is the change that an edit makes to a placed order, in money and goods: the sums after the edit less the
// sums before. Sales include the entry on the day of the edit.
type EditEntry struct {
	Gross     domain.Amount // subtotals, net of tax, before discounts
	Discounts domain.Amount
	Tax       domain.Amount
	Shipping  domain.Amount
	Total     domain.Amount
	Products  []EditedProduct // changed products, sorted by id
}

// EditedProduct is the change that an edit makes to a product's sales.
type EditedProduct struct {
	ProductID int64         `json:"productId"`
	Quantity  int           `json:"quantity"`
	Net       domain.Amount `json:"net"`
}

// sold returns the order's current sums as an EditEntry, without gift cards, which count as sales when they are used to
// pay.
func (o *Order) sold() EditEntry {
	cards := o.GiftCardTotal() // gift cards have no tax and no discounts
	e := EditEntry{Gross: o.Subtotal.Sub(cards), Discounts: o.DiscountTotal, Tax: o.TaxTotal, Shipping: o.ShippingTotal, Total: o.GrandTotal.Sub(cards)}
	for _, l := range o.Lines {
		if l.ProductID != nil && !l.BuysGiftCard() {
			e.count(EditedProduct{*l.ProductID, l.Quantity, l.LineTotal}, domain.Amount.Add, 1)
		}
	}
	return e
}

// since returns the change from an earlier entry of the order; nil means no change.
func (e EditEntry) since(was EditEntry) *EditEntry {
	change := EditEntry{e.Gross.Sub(was.Gross), e.Discounts.Sub(was.Discounts), e.Tax.Sub(was.Tax), e.Shipping.Sub(was.Shipping), e.Total.Sub(was.Total), e.Products}
	for _, p := range was.Products {
		change.count(p, domain.Amount.Sub, -1)
	}
	change.Products = slices.DeleteFunc(change.Products, func(p EditedProduct) bool { return p.Quantity == 0 && p.Net.IsZero() })
	slices.SortFunc(change.Products, func(a, b EditedProduct) int { return cmp.Compare(a.ProductID, b.ProductID) })
	for _, a := range []domain.Amount{change.Gross, change.Discounts, change.Tax, change.Shipping, change.Total} {
		if !a.IsZero() {
			return &change
		}
	}
	if len(change.Products) == 0 {
		return nil
	}
	return &change
}

// count adds a product's quantity and net amount to the entry, or subtracts them.
func (e *EditEntry) count(p EditedProduct, net func(domain.Amount, domain.Amount) domain.Amount, sign int) {
	for i := range e.Products {
		if known := &e.Products[i]; known.ProductID == p.ProductID {
			known.Quantity, known.Net = known.Quantity+sign*p.Quantity, net(known.Net, p.Net)
			return
		}
	}
	e.Products = append(e.Products, EditedProduct{p.ProductID, sign * p.Quantity, net(domain.Amount{}, p.Net)})
}
