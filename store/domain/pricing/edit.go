package pricing

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Kept is a charge of an order that is priced again: a line, or shipping. It keeps
// its price and its rates.
type Kept struct {
	UnitPrice               domain.Amount // as shown
	UnitPriceBeforeDiscount domain.Amount
	Rates                   []settings.TaxRate
	OnSale                  bool    // its price was reduced
	Ships                   bool    // it is something to ship
	Anew                    bool    // it goes elsewhere: where the store has a tax service, that is asked again
	Frozen                  *Frozen // nil: its amounts follow from what else changes
}

// Frozen is a charge as it is, of which money was given back: it stays so.
type Frozen struct {
	Subtotal  domain.Amount
	Total     domain.Amount
	Tax       domain.Amount
	Gross     domain.Amount
	Taxes     []LineTax
	Discounts []LineDiscount
}

// Edit is what is particular to pricing an order that was placed before; nil for a
// basket.
type Edit struct {
	Shipping *Kept // nil: the method and the price are today's
	// Granted are coupons of the order. They are not tested again. What others took
	// off stays where it is frozen.
	Granted []int64
}

func (e *Edit) grants(couponID int64) bool { return e != nil && slices.Contains(e.Granted, couponID) }

// frozen is what stays of a charge; nil when nothing has to.
func (k *Kept) frozen() *Frozen {
	if k == nil {
		return nil
	}
	return k.Frozen
}

func (b Basket) frozenShipping() *Frozen {
	if b.Edit == nil {
		return nil
	}
	return b.Edit.Shipping.frozen()
}

// share is what a discount took off, as shown.
func (f *Frozen) share(couponID int64) (share domain.Amount) {
	for _, d := range f.Discounts {
		if d.CouponID == couponID {
			share = share.Add(d.Shown)
		}
	}
	return share
}

// gone is what discounts took off that are not on the order any more.
func (f *Frozen) gone(still []*Coupon) (gone domain.Amount) {
	for _, d := range f.Discounts {
		if !slices.ContainsFunc(still, func(c *Coupon) bool { return c.ID == d.CouponID }) {
			gone = gone.Add(d.Shown)
		}
	}
	return gone
}

// shown is what is left of a charge that cost something before its discounts.
func (f *Frozen) shown(start domain.Amount) domain.Amount {
	for _, d := range f.Discounts {
		start = start.Sub(d.Shown)
	}
	return start
}

// keep has frozen lines keep their shares of a discount. A discount that is one for
// several lines stays what it is in all: the others make up for the difference, the
// first as far as it can.
func (c *Coupon) keep(shares []domain.Amount, lines []discountable) {
	var over domain.Amount
	for i, l := range lines {
		if l.frozen != nil {
			over = over.Add(shares[i]).Sub(l.frozen.share(c.ID))
			shares[i] = l.frozen.share(c.ID)
		}
	}
	if c.byLine() {
		return
	}
	makeUp(over, shares, func(i int) (domain.Amount, bool) {
		return lines[i].left, lines[i].frozen == nil && c.eligible(lines[i])
	})
}

// byLine tells whether the discount is worked out on each line by itself.
func (c *Coupon) byLine() bool {
	return c.MaxDiscountAmount == nil && (c.DiscountType == DiscountFixedPrice || c.DiscountType == DiscountPercentage && c.Kind() == ProductDiscount)
}

// makeUp adds an amount to parts, or takes it off them, the first as far as it can:
// each part between 0 and its most. Which of the others are frozen in between makes
// no difference to what the rest gets.
func makeUp(over domain.Amount, parts []domain.Amount, most func(i int) (domain.Amount, bool)) {
	for i := range parts {
		limit, free := most(i)
		switch {
		case over.IsZero():
			return
		case !free:
		case over.Positive():
			add := over.Min(limit.Sub(parts[i])).NotNegative()
			parts[i], over = parts[i].Add(add), over.Sub(add)
		default:
			take := over.Neg().Min(parts[i])
			parts[i], over = parts[i].Sub(take), over.Add(take)
		}
	}
}

// freeze has the line cost what it did.
func (l *QuoteLine) freeze(f *Frozen) {
	l.LineSubtotal, l.LineDiscount, l.LineTotal, l.LineTax, l.LineGross = f.Subtotal, f.Subtotal.Sub(f.Total), f.Total, f.Tax, f.Gross
	l.Taxes, l.Discounts = f.Taxes, f.Discounts
}

// frozen marks what stays as it is of the amounts to be taxed.
func (b Basket) frozen(items []taxable) []taxable {
	for i, l := range b.Lines {
		if f := l.Kept.frozen(); f != nil {
			items[i].frozen, items[i].shown = f, f.shown(l.Kept.UnitPrice.Times(int64(l.Quantity)))
		}
	}
	if f := b.frozenShipping(); f != nil {
		last := len(items) - 1
		items[last].frozen, items[last].shown = f, f.shown(b.Edit.Shipping.UnitPrice)
	}
	return items
}

// taxed is the charge as it was taxed.
func (f *Frozen) taxed() taxed {
	return taxed{net: f.Total, tax: f.Tax, gross: f.Gross, taxes: f.Taxes}
}

// Rates are those of a tax class at a place; none while either is not known.
func Rates(class *settings.TaxClass, at *domain.Place) []settings.TaxRate {
	if class == nil || at == nil {
		return nil
	}
	return class.RatesAt(at.CountryCode, at.StateProvince, at.PostalCode)
}
