package pricing

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Kept is a charge of an existing order, for a line or for shipping, that keeps its price and its tax
// rates when the order is priced again.
type Kept struct {
	UnitPrice               domain.Amount // as displayed
	UnitPriceBeforeDiscount domain.Amount
	DeliveryPrices          []domain.Amount // see QuoteLine
	Rates                   []settings.TaxRate
	OnSale                  bool    // the price was reduced
	Ships                   bool    // the charge has goods to ship
	GiftCard                bool    // the line buys gift cards
	Gone                    int     // units that no later parcel contains: shipped, canceled, or refunded unshipped
	Anew                    bool    // the destination changed, so the tax service computes the charge's taxes again
	Frozen                  *Frozen // nil means that the amounts depend on the other changes
}

// Frozen contains the fixed amounts of a charge that was refunded in part or in full.
type Frozen struct {
	Subtotal  domain.Amount
	Total     domain.Amount
	Tax       domain.Amount
	Gross     domain.Amount
	Taxes     []LineTax
	Discounts []LineDiscount
}

// Edit contains additional data for pricing an existing order; nil means that the basket belongs to no
// existing order.
type Edit struct {
	Shipping *Kept // nil means today's shipping method and price
	// Granted lists the ids of the order's coupons, whose terms are not checked again. Frozen charges
	// also keep the discounts of other coupons.
	Granted []int64
}

func (e *Edit) grants(couponID int64) bool { return e != nil && slices.Contains(e.Granted, couponID) }

// frozen returns the charge's fixed amounts; nil means that nothing is fixed.
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

// share returns the displayed discount of a coupon on the charge.
func (f *Frozen) share(couponID int64) (share domain.Amount) {
	for _, d := range f.Discounts {
		if d.CouponID == couponID {
			share = share.Add(d.Shown)
		}
	}
	return share
}

// gone returns the displayed discounts of coupons that the order no longer has.
func (f *Frozen) gone(still []*Coupon) (gone domain.Amount) {
	for _, d := range f.Discounts {
		if !slices.ContainsFunc(still, func(c *Coupon) bool { return c.ID == d.CouponID }) {
			gone = gone.Add(d.Shown)
		}
	}
	return gone
}

// shown returns the displayed charge: start, the amount before discounts, less the discounts.
func (f *Frozen) shown(start domain.Amount) domain.Amount {
	for _, d := range f.Discounts {
		start = start.Sub(d.Shown)
	}
	return start
}

// keep restores the shares of frozen lines in a discount. If the discount is a single amount for several
// lines, its sum stays the same: the other lines take over the difference in line order, each up to its
// limit.
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

// byLine reports whether the coupon's discount is computed on each line separately.
func (c *Coupon) byLine() bool {
	return c.MaxDiscountAmount == nil && (c.DiscountType == DiscountFixedPrice || c.DiscountType == DiscountPercentage && c.Kind() == ProductDiscount)
}

// makeUp adds an amount to the parts in order, or subtracts it if it is negative. Each part stays between 0 and its
// limit. Parts for which most returns false are frozen, and makeUp skips them.
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

// freeze sets the line's amounts to the frozen amounts.
func (l *QuoteLine) freeze(f *Frozen) {
	l.LineSubtotal, l.LineDiscount, l.LineTotal, l.LineTax, l.LineGross = f.Subtotal, f.Subtotal.Sub(f.Total), f.Total, f.Tax, f.Gross
	l.Taxes, l.Discounts = f.Taxes, f.Discounts
}

// frozen sets the frozen amounts of those lines and of shipping that have any.
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

// taxed returns the frozen charge with its original taxes.
func (f *Frozen) taxed() taxed {
	return taxed{net: f.Total, tax: f.Tax, gross: f.Gross, taxes: f.Taxes}
}

// Rates returns the rates of a tax class at a place, or nil if either is nil.
func Rates(class *settings.TaxClass, at *domain.Place) []settings.TaxRate {
	if class == nil || at == nil {
		return nil
	}
	return class.RatesAt(at.CountryCode, at.StateProvince, at.PostalCode)
}
