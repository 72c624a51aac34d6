package ordering

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// InvoiceCharge is one row of a document.
type InvoiceCharge struct {
	Kind       ChargeKind    `json:"kind"`
	LineItemID int64         `json:"lineItemId,omitempty"`
	SKU        string        `json:"sku,omitempty"`
	Name       string        `json:"name"`
	Quantity   int           `json:"quantity,omitempty"` // units that the row adds or credits
	UnitPrice  domain.Amount `json:"unitPrice"`          // as displayed; net if the buyer is exempt from tax
	// DeliveryPrices has the price of one unit in each delivery that the row pays for; nil means at most
	// one delivery. UnitPrice is their sum.
	DeliveryPrices []domain.Amount   `json:"deliveryPrices,omitempty"`
	Subtotal       domain.Amount     `json:"subtotal"` // net of tax, before discounts
	Discount       domain.Amount     `json:"discount"` // net of tax
	Net            domain.Amount     `json:"net"`
	Tax            domain.Amount     `json:"tax"`
	Taxes          []pricing.LineTax `json:"taxes"`
	Country        string            `json:"country,omitempty"` // where the row is taxed; empty means unknown, or issued by an earlier release
	Change         *PriceChange      `json:"change,omitempty"`  // nil means that units are sold or credited at full price
}

// PriceChange contains the quantity and the unit price that a row prints if its amount is not the price
// of its units. This happens after an edit of the price or the refund of an amount. The product of both
// is the row's amount.
type PriceChange struct {
	Quantity  int           `json:"quantity"`
	UnitPrice domain.Amount `json:"unitPrice"`
}

// ChargeKind is the kind of charge in a row.
type ChargeKind string

const (
	LineCharge     ChargeKind = "LINE"
	ShippingCharge ChargeKind = "SHIPPING"
	OtherCharge    ChargeKind = "OTHER" // part of a refund that exceeds the charges
)

// Gross returns the row's amount with tax.
func (c InvoiceCharge) Gross() domain.Amount { return c.Net.Add(c.Tax) }

func (c InvoiceCharge) is(d InvoiceCharge) bool {
	return c.Kind == d.Kind && c.LineItemID == d.LineItemID
}

// isNothing reports whether the amounts and tax bases of the row are all zero.
func (c InvoiceCharge) isNothing() bool {
	return c.Net.IsZero() && c.Tax.IsZero() && len(nonzero(c.Taxes)) == 0
}

// nonzero returns the taxes, except those whose base and amount are both 0.
func nonzero(all []pricing.LineTax) []pricing.LineTax {
	return slices.DeleteFunc(taxes(all), func(t pricing.LineTax) bool { return t.Amount.IsZero() && t.Base.IsZero() })
}

func (c InvoiceCharge) neg() InvoiceCharge {
	c.Quantity, c.Subtotal, c.Discount, c.Net, c.Tax = -c.Quantity, c.Subtotal.Neg(), c.Discount.Neg(), c.Net.Neg(), c.Tax.Neg()
	c.Taxes = slices.Clone(c.Taxes)
	for i := range c.Taxes {
		c.Taxes[i].Base, c.Taxes[i].Amount = c.Taxes[i].Base.Neg(), c.Taxes[i].Amount.Neg()
	}
	return c
}

// plus returns the sum of two rows for the same line or shipping. A positive row determines the country, since an edit
// of the address charges the whole row in the new country and credits it in the old one.
func (c InvoiceCharge) plus(d InvoiceCharge) InvoiceCharge {
	if c.Country == "" || d.Country != "" && d.Gross().Positive() {
		c.Country = d.Country
	}
	c.Quantity, c.Subtotal, c.Discount = c.Quantity+d.Quantity, c.Subtotal.Add(d.Subtotal), c.Discount.Add(d.Discount)
	c.Net, c.Tax, c.Taxes, c.Change = c.Net.Add(d.Net), c.Tax.Add(d.Tax), sumTaxes(c.Taxes, d.Taxes), nil
	return c
}

// taxedAlike reports whether both rows have the same taxes at the same rates, in the same country. A row with all
// amounts 0 matches every row.
func (c InvoiceCharge) taxedAlike(d InvoiceCharge) bool {
	if c.isNothing() || d.isNothing() {
		return true
	}
	a, b := nonzero(c.Taxes), nonzero(d.Taxes)
	same := func(t pricing.LineTax) bool {
		return slices.ContainsFunc(b, func(u pricing.LineTax) bool { return u.Name == t.Name && u.Rate.Equal(t.Rate) })
	}
	if len(a) > 0 && c.Country != "" && d.Country != "" && c.Country != d.Country {
		return false
	}
	return len(a) == len(b) && !slices.ContainsFunc(a, func(t pricing.LineTax) bool { return !same(t) })
}

// charges is a list of rows: at most one per line, one for shipping and one for other charges.
type charges []InvoiceCharge

func (cs charges) find(c InvoiceCharge) (InvoiceCharge, bool) {
	i := slices.IndexFunc(cs, c.is)
	if i < 0 {
		return InvoiceCharge{}, false
	}
	return cs[i], true
}

func (cs charges) add(c InvoiceCharge) charges {
	if i := slices.IndexFunc(cs, c.is); i >= 0 {
		cs[i] = cs[i].plus(c)
		return cs
	}
	c.Change = nil
	return append(cs, c)
}

// less returns the rows with other rows subtracted. It does not modify cs.
func (cs charges) less(others charges) charges {
	out := slices.Clone(cs)
	for _, c := range others {
		out = out.add(c.neg())
	}
	return out
}

// holds reports whether no row of others exceeds the corresponding row of cs.
func (cs charges) holds(others charges) bool {
	return !slices.ContainsFunc(others, func(c InvoiceCharge) bool {
		have, _ := cs.find(c)
		return have.Net.Less(c.Net) || have.Tax.Less(c.Tax)
	})
}

// isNothing reports whether all rows are zero.
func (cs charges) isNothing() bool {
	return !slices.ContainsFunc(cs, func(c InvoiceCharge) bool { return !c.isNothing() })
}

func (cs charges) gross() (sum domain.Amount) {
	for _, c := range cs {
		sum = sum.Add(c.Gross())
	}
	return sum
}

// charged returns rows for everything that the order charges.
func (o *Order) charged() charges {
	out := make(charges, 0, len(o.Lines)+1)
	shippingTax, country := o.TaxTotal, ""
	if at := o.TaxedAt(); at != nil {
		country = at.CountryCode
	}
	for _, l := range o.Lines {
		shippingTax = shippingTax.Sub(l.LineTax)
		out = append(out, InvoiceCharge{
			Kind: LineCharge, LineItemID: l.ID, SKU: l.SKU, Name: l.Title(), Quantity: l.Quantity, UnitPrice: o.printedPrice(l), DeliveryPrices: o.divide(o.printedPrice(l), l.DeliveryPrices),
			Subtotal: l.LineSubtotal, Discount: l.LineDiscount, Net: l.LineTotal, Tax: l.LineTax, Taxes: taxes(l.Taxes), Country: country,
		})
	}
	if !o.ShippingTotal.IsZero() || !shippingTax.IsZero() || len(o.ShippingTaxes) > 0 {
		out = append(out, InvoiceCharge{
			Kind: ShippingCharge, Name: o.ShippingTitle(), Quantity: 1, UnitPrice: o.ShippingTotal,
			Subtotal: o.ShippingTotal, Net: o.ShippingTotal, Tax: shippingTax, Taxes: taxes(o.ShippingTaxes), Country: country,
		})
	}
	return out
}

// exempt reports whether the buyer is exempt from tax.
func (o *Order) exempt() bool { return o.Terms != nil && o.Terms.TaxExempt }

// printedPrice returns the unit price of a line on documents. This is the price that the buyer saw,
// without the included tax if the buyer is exempt.
func (o *Order) printedPrice(l *OrderLine) domain.Amount {
	if !o.exempt() || l.Quantity == 0 {
		return l.UnitPrice
	}
	return l.LineSubtotal.Quo(domain.AmountOf(int64(l.Quantity), 0)).Round(o.CurrencyCode.Digits(), domain.HalfUp)
}

// divide divides a new price among deliveries in proportion to prices, their former prices; nil means at most one
// delivery. Deliveries that were all free get equal parts.
func (o *Order) divide(price domain.Amount, prices []domain.Amount) []domain.Amount {
	switch sum := domain.Sum(prices...); {
	case len(prices) == 0 || price.Equal(sum):
		return prices
	case sum.IsZero():
		prices = slices.Repeat([]domain.Amount{domain.One}, len(prices))
	}
	return price.Allocate(o.CurrencyCode.Digits(), prices)
}

// printed returns the amount of a row as documents show it: with tax if prices include tax.
func (o *Order) printed(c InvoiceCharge) domain.Amount {
	if o.PricesIncludeTax {
		return c.Gross()
	}
	return c.Net
}

// multiplied sets Change in the row of a line if quantity times unit price, less the discount, is not the row's amount.
// units is the preferred quantity of Change; 0 means 1.
func (o *Order) multiplied(c InvoiceCharge, units int) InvoiceCharge {
	off := c.UnitPrice.Times(int64(c.Quantity)).Sub(o.printed(c))
	if c.Kind != LineCharge || c.Quantity > 0 && off.Equal(c.Discount) && off.Sign() >= 0 {
		return c
	}
	return o.changing(c, units)
}

// changing returns a line's row in the form of a price change.
func (o *Order) changing(c InvoiceCharge, units int) InvoiceCharge {
	amount := o.printed(c)
	c.Subtotal, c.Discount, c.Change = c.Net, domain.Amount{}, &PriceChange{Quantity: 1, UnitPrice: amount}
	if units > 1 {
		if each := amount.Quo(domain.AmountOf(int64(units), 0)); o.CurrencyCode.Fits(each) {
			c.Change = &PriceChange{Quantity: units, UnitPrice: each.Round(o.CurrencyCode.Digits(), domain.HalfUp)}
		}
	}
	return c
}

// documented returns the sum of the rows of documents that were issued for the given reasons, or of all
// documents without reasons. It adds invoices and subtracts credit notes.
func documented(issued []*Invoice, reasons ...InvoiceReason) (sum charges) {
	for _, inv := range issued {
		if len(reasons) > 0 && !slices.Contains(reasons, inv.Reason) {
			continue
		}
		for _, row := range inv.Content.Rows {
			row.Country = cmp.Or(row.Country, inv.Content.Country())
			if inv.Type == CreditNote {
				row = row.neg()
			}
			sum = sum.add(row)
		}
	}
	return sum
}

// edited returns the rows by which the order differs from its documents: the rows added by edits, and the rows removed
// by edits. A row whose tax rates changed is removed as a whole and added again.
func (o *Order) edited(issued []*Invoice) (added, removed charges) {
	before, now := documented(issued, InvoicedOrder, InvoicedEdit), o.charged()
	differ := func(d InvoiceCharge, units int) {
		switch {
		case d.isNothing():
		case d.Gross().Sign() < 0:
			removed = append(removed, o.multiplied(d.neg(), units))
		default:
			added = append(added, o.multiplied(d, units))
		}
	}
	for _, c := range now {
		was, ok := before.find(c)
		switch {
		case !ok:
			if !c.isNothing() {
				added = append(added, c)
			}
		case !c.taxedAlike(was):
			differ(was.neg(), was.Quantity)
			added = append(added, c)
		case was.Quantity == c.Quantity:
			differ(c.plus(was.neg()), c.Quantity)
		default:
			differ(c.plus(was.neg()), 1)
		}
	}
	for _, c := range before {
		if _, ok := now.find(c); !ok {
			differ(c.neg(), c.Quantity)
		}
	}
	return added, removed
}
