package ordering

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Difference is an amount of money, split by purpose. The parts of a difference between two totals can be
// negative.
type Difference struct {
	Net      domain.Amount // amount for goods, net of tax
	Tax      domain.Amount
	Shipping domain.Amount // amount for shipping, net of tax
}

// Sum returns the sum of the parts.
func (d Difference) Sum() domain.Amount { return domain.Sum(d.Net, d.Tax, d.Shipping) }

func (d Difference) add(e Difference) Difference {
	return Difference{d.Net.Add(e.Net), d.Tax.Add(e.Tax), d.Shipping.Add(e.Shipping)}
}

func (d Difference) sub(e Difference) Difference {
	return Difference{d.Net.Sub(e.Net), d.Tax.Sub(e.Tax), d.Shipping.Sub(e.Shipping)}
}

// total returns the order's grand total as a Difference.
func (o *Order) total() Difference {
	return Difference{Net: o.Subtotal.Sub(o.DiscountTotal), Tax: o.TaxTotal, Shipping: o.ShippingTotal}
}

// overpayment splits an overpaid amount in proportion to the charges removed by edits, less the part that was already
// refunded. A part that no edit explains is assigned to Net.
func (o *Order) overpayment(amount domain.Amount) Difference {
	left := o.Edited
	for _, r := range o.Refunds {
		if r.Counts() {
			left = left.sub(r.Overpaid)
		}
	}
	weights := []domain.Amount{left.Net.NotNegative(), left.Tax.NotNegative(), left.Shipping.NotNegative()}
	explained := amount.Min(domain.Sum(weights...))
	parts := explained.Allocate(o.CurrencyCode.Digits(), weights)
	return Difference{Net: parts[0].Add(amount.Sub(explained)), Tax: parts[1], Shipping: parts[2]}
}

// Editable returns an error if the order's content cannot be edited. The order may be canceled, in
// dispute or older than stored terms, or the outcome of a payment may be open.
func (o *Order) Editable() error {
	if o.Status == OrderDraft && o.IsDraft {
		return o.Redraftable()
	}
	if err := o.placed("edited"); err != nil {
		return err
	}
	switch {
	case o.disputed():
		return underDispute(o)
	case o.Terms == nil:
		return refuse(o.Status, o.Status, "The order was placed before what an edit needs to know of it was kept.")
	}
	return o.still(o.Status)
}

// givenBack returns the sum of the amounts refunded on a line, except failed and voided refunds. ok is false if no such
// refund includes the line.
func (o *Order) givenBack(l *OrderLine) (sum RefundLine, ok bool) {
	for _, r := range o.Refunds {
		if !r.Counts() {
			continue
		}
		for _, rl := range r.Lines {
			if rl.LineItemID == l.ID {
				sum.Quantity, sum.Subtotal, sum.Tax, ok = sum.Quantity+rl.Quantity, sum.Subtotal.Add(rl.Subtotal), sum.Tax.Add(rl.Tax), true
			}
		}
	}
	return sum, ok
}

// frozen reports whether a refund that counts includes the line, with or without units.
func (o *Order) frozen(l *OrderLine) bool {
	_, ok := o.givenBack(l)
	return ok
}

// Covers returns an error if an edit's quote prices a line below the amount that was refunded on the line without
// units. If that amount already exceeds the line's current price, the line must keep this price. The order as a whole
// must cost at least as much as was refunded, so that its credit notes never exceed its invoices. Stored value that
// pays the order never pays for gift cards.
func (o *Order) Covers(b pricing.Basket, q pricing.Quote) error {
	var refused domain.Refusals
	for i, want := range b.Lines {
		l, ok := domain.ByID(o.Lines, want.LineID)
		if !ok || want.LineID == 0 || want.Kept == nil || want.Kept.Frozen != nil {
			continue
		}
		back, ok := o.givenBack(l)
		if !ok {
			continue
		}
		net, tax := back.Subtotal.Min(l.LineTotal), back.Tax.Min(l.LineTax)
		if q.Lines[i].LineTotal.Less(net) || q.Lines[i].LineTax.Less(tax) {
			at := "/quantity"
			if want.Quantity == l.Quantity {
				at = "/unitPrice"
			}
			refused.Add(domain.ItemPointer("/items", i)+at, "%s was given back on %s: it has to cost at least that.", o.CurrencyCode.Format(net.Add(tax)), l.SKU)
		}
	}
	if spent := o.StoredValue(TenderGiftCard).Add(o.StoredValue(TenderStoreCredit)); spent.Positive() && q.GrandTotal.Sub(b.GiftCards(q)).Less(spent) && b.GiftCards(q).Positive() {
		refused.Add("/items", "Gift cards and store credit pay %s of the order and cannot buy gift cards.", o.CurrencyCode.Format(spent))
	}
	if returned := o.Balance().returned(); returned.Positive() && q.GrandTotal.Less(returned.Min(o.GrandTotal)) {
		refused.Add("", "The store refunded %s of the order, so the order cannot cost less.", o.CurrencyCode.Format(returned))
	}
	return refused.Err()
}

func (o *Order) frozenShipping() bool {
	net, tax := o.shippingRest()
	shipping := o.TaxTotal
	for _, l := range o.Lines {
		shipping = shipping.Sub(l.LineTax)
	}
	return !net.Equal(o.ShippingTotal) || !tax.Equal(shipping)
}

// floor returns the number of units that an edit must leave on a line: shipped units, and units refunded and released.
// For lines without shipping, it counts the released units and the issued units that were returned. An edit cannot
// remove units whose gift cards were issued.
func (l *OrderLine) floor() int {
	if l.RequiresShipping {
		return l.FulfilledQuantity + l.ReleasedQuantity
	}
	return max(l.ReleasedQuantity+l.ReturnedQuantity, l.CardsIssued)
}

// holds returns the number of units that are reserved for the line.
func (l *OrderLine) holds() int {
	if l.RequiresShipping {
		return l.unpacked()
	}
	return max(0, l.Quantity-l.CancelledQuantity-l.ReleasedQuantity-l.IssuedQuantity)
}

// gone returns the number of units of the line that have left the stock.
func (l *OrderLine) gone() int {
	if l.RequiresShipping {
		return l.FulfilledQuantity
	}
	return l.IssuedQuantity
}

// ShippingEdit is the change that an edit makes to the shipping charge.
type ShippingEdit struct {
	Method bool           // charge for the basket's shipping method at today's price
	Price  *domain.Amount // price set by an administrator; with Method, the basket contains the price
	Class  *settings.TaxClass
}

// Keep prepares a basket to be priced as an edit of the order. Basket lines that name an order line by id
// keep its prices and tax rates. Refunded lines stay unchanged. If a refund returned money without units,
// such as goodwill, the quantity and price of the line may change; Covers sets the lower limit. If the
// destination moves to another tax jurisdiction, the new rates apply to lines that are neither frozen nor
// shipped.
func (o *Order) Keep(b pricing.Basket, before *domain.Place, shipping ShippingEdit) (pricing.Basket, error) {
	var refused domain.Refusals
	if b.Edit == nil {
		b.Edit = &pricing.Edit{}
	}
	b.PricesIncludeTax, b.Tax, b.Buyer.TaxExempt = o.PricesIncludeTax, o.Terms.Tax, o.Terms.TaxExempt
	b.Lines = slices.Clone(b.Lines)
	kept := map[int64]bool{}
	for i := range b.Lines {
		want := &b.Lines[i]
		if want.LineID == 0 {
			continue
		}
		at := domain.ItemPointer("/items", i)
		l, found := o.Line(want.LineID)
		if !found {
			refused.Add(at+"/lineItemId", "The order has no such line.")
			continue
		}
		kept[l.ID] = true
		want.Kept = &pricing.Kept{UnitPrice: l.UnitPrice, UnitPriceBeforeDiscount: l.UnitPriceBeforeDiscount, DeliveryPrices: l.DeliveryPrices, Rates: l.Rates, OnSale: l.OnSale, Ships: l.RequiresShipping, GiftCard: l.BuysGiftCard(), Gone: l.Quantity - l.unpacked()}
		back, frozen := o.givenBack(l)
		own := want.UnitPrice != nil && !want.UnitPrice.Equal(l.UnitPrice)
		changes := own || want.Quantity != l.Quantity
		switch {
		case back.Quantity > 0 && want.Quantity != l.Quantity:
			refused.Add(at+"/quantity", "Units of %s were refunded: its quantity stays %d. Add new units as a new line.", l.SKU, l.Quantity)
		case want.Quantity < l.floor():
			refused.Add(at+"/quantity", "Of %s %d are shipped, issued or refunded.", l.SKU, l.floor())
		case own && l.keepsPrice(*want.UnitPrice) != "":
			refused.Add(at+"/unitPrice", "%s", l.keepsPrice(*want.UnitPrice))
		case back.Quantity > 0 && own:
			refused.Add(at+"/unitPrice", "Units of %s were refunded: its price stays.", l.SKU)
		case frozen && !changes:
			want.Kept.Frozen = &pricing.Frozen{Subtotal: l.LineSubtotal, Total: l.LineTotal, Tax: l.LineTax, Gross: l.LineGross, Taxes: l.Taxes, Discounts: l.Discounts}
		default:
			if own {
				want.Kept.UnitPrice, want.Kept.UnitPriceBeforeDiscount = *want.UnitPrice, *want.UnitPrice
				want.Kept.DeliveryPrices = o.divide(*want.UnitPrice, l.DeliveryPrices)
			}
			if class := want.Sellable.TaxClass; l.FulfilledQuantity == 0 && !l.BuysGiftCard() && moved(b, class, before) {
				want.Kept.Rates, want.Kept.Anew = pricing.Rates(class, b.Destination), true
			}
		}
	}
	for _, l := range o.Lines {
		switch {
		case kept[l.ID]:
		case o.frozen(l):
			refused.Add("/items", "Part of the price of %s was refunded: the line stays.", l.SKU)
		case l.floor() > 0:
			refused.Add("/items", "Of %s %d are shipped, issued or refunded: it stays.", l.SKU, l.floor())
		}
	}
	o.keepShipping(&b, before, shipping, &refused)
	return b, refused.Err()
}

func (o *Order) keepShipping(b *pricing.Basket, before *domain.Place, s ShippingEdit, refused *domain.Refusals) {
	frozen := o.frozenShipping()
	was := &pricing.Kept{UnitPrice: o.Terms.ShippingPrice, Rates: o.Terms.ShippingRates}
	switch {
	case frozen && s.Method:
		refused.Add("/shippingMethodId", "Shipping was refunded in part: the method stays.")
	case frozen && s.Price != nil && !s.Price.Equal(was.UnitPrice):
		refused.Add("/shippingPrice", "Shipping was refunded in part: its price stays.")
	case s.Method:
		return
	case frozen:
		total, tax := o.ShippingTotal, o.TaxTotal
		for _, l := range o.Lines {
			tax = tax.Sub(l.LineTax)
		}
		was.Frozen = &pricing.Frozen{Total: total, Tax: tax, Gross: total.Add(tax), Taxes: o.ShippingTaxes, Discounts: o.Terms.ShippingDiscounts}
	default:
		if s.Price != nil {
			was.UnitPrice = *s.Price
		}
		shipped := slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return l.FulfilledQuantity > 0 })
		if !shipped && moved(*b, s.Class, before) {
			included := slices.ContainsFunc(was.Rates, func(r settings.TaxRate) bool { return r.IncludedInPrice })
			was.Rates, was.Anew = pricing.WithInclusion(pricing.Rates(s.Class, b.Destination), included), true
		}
	}
	b.Edit.Shipping = was
}

// moved reports whether the basket's destination is taxed differently from the given earlier place. With a tax service,
// every other place counts as taxed differently.
func moved(b pricing.Basket, class *settings.TaxClass, before *domain.Place) bool {
	if after := b.Destination; b.TaxService {
		return after != nil && (before == nil || *before != *after)
	}
	return !slices.EqualFunc(pricing.Rates(class, before), pricing.Rates(class, b.Destination), func(x, y settings.TaxRate) bool {
		return x.Name == y.Name && x.Rate.Equal(y.Rate) && x.IsCompound == y.IsCompound && x.IncludedInPrice == y.IncludedInPrice
	})
}

// EditResult lists the effects of an edit.
type EditResult struct {
	Changed bool
	Removed []*OrderLine
	Take    []catalog.StockMove
	Release []catalog.StockMove
	Restock []catalog.StockMove  // issued units that the edit removes from the order
	Gone    []int64              // ids of the coupons that the edit removes from the order
	Added   []*pricing.CouponUse // uses of coupons that the edit adds
	Stay    []*pricing.CouponUse // uses of coupons that the order keeps, with their new discounts
	Events  []domain.Event
	Entry   *EditEntry // change in money and goods; nil means no change
}

// Edit applies the quote of a basket that Keep prepared. It neither charges nor refunds money; the
// balance shows the amount due or overpaid.
func (o *Order) Edit(b pricing.Basket, q pricing.Quote, now time.Time) (out EditResult) {
	before, sold, had, was := o.total(), o.sold(), o.Lines, *o
	var note editNote
	o.Lines = make([]*OrderLine, len(b.Lines))
	goods := len(b.Lines) != len(had)
	for i, l := range b.Lines {
		at := domain.ItemPointer("/items", i) + "/quantity"
		line, ok := domain.ByID(had, l.LineID)
		if ok && l.LineID != 0 {
			goods = goods || line.changedBy(i+1, l, q.Lines[i])
			out.resize(line, l.Quantity, at)
			note.quantity(line, l.Quantity)
		} else {
			goods, line = true, newLine(o, l, b.Reading)
			note.add("%d of %s added", l.Quantity, line.SKU)
			out.Take = append(out.Take, line.move(l.Quantity, at)...)
		}
		line.OwnPrice = line.OwnPrice || l.UnitPrice != nil
		line.RemovedQuantity += max(0, line.Quantity-l.Quantity)
		line.Position, line.Quantity = i+1, l.Quantity
		line.price(q.Lines[i])
		if l.CustomFields != nil {
			line.CustomFields = fields(l.CustomFields)
		}
		o.Lines[i] = line
	}
	for _, l := range had {
		if !slices.Contains(o.Lines, l) {
			out.remove(l)
			note.add("%s removed", l.SKU)
		}
	}
	o.reprice(b, q, was.Coupons)
	o.Edited = o.Edited.add(before.sub(o.total()))
	out.Entry = o.sold().since(sold)
	total := !o.GrandTotal.Equal(was.GrandTotal)
	if total {
		o.awaitAgain()
	}
	out.coupons(o, was.Coupons)
	discounts := len(out.Gone)+len(out.Added) > 0 || !sameDiscount(o.Discount, was.Discount)
	shipping := !o.ShippingTotal.Equal(was.ShippingTotal) || o.ShippingMethodName != was.ShippingMethodName
	if discounts {
		note.add("discounts changed")
	}
	if shipping {
		note.add("shipping changed")
	}
	if total {
		note.add("%s %s instead of %s", o.CurrencyCode.Format(o.GrandTotal), o.CurrencyCode, o.CurrencyCode.Format(was.GrandTotal))
	}
	action := "order.updated"
	if discounts && !goods && !shipping {
		action = "order.discount_applied"
	}
	if out.Changed = goods || discounts || shipping || total; out.Changed {
		out.Events = append([]domain.Event{{Type: domain.OrderUpdated, Action: action, Object: o, Note: note.text()}}, o.settle(now)...)
	}
	return out
}

// reprice sets the order's totals, coupons, shipping and terms from the quote of an edit. The parameter had is the list
// of the coupons before the edit.
func (o *Order) reprice(b pricing.Basket, q pricing.Quote, had []pricing.AppliedCoupon) {
	o.sum(b, q)
	o.stay(had)
	if b.Edit.Shipping == nil {
		o.shipBy(q.Shipping, b.Reading)
	}
	o.Terms = termsOf(b, q)
	if q.TaxSource != pricing.TaxByRates {
		o.TaxSource, o.TaxReference = q.TaxSource, q.TaxReference
	}
}

// changedBy reports whether an edit changes the line's position, quantity, price or custom fields.
func (l *OrderLine) changedBy(position int, want pricing.BasketLine, q pricing.QuoteLine) bool {
	return l.Position != position || l.Quantity != want.Quantity || !l.UnitPrice.Equal(q.UnitPrice) ||
		want.CustomFields != nil && !slices.Equal(l.CustomFields, want.CustomFields)
}

// resize takes from the stock the units that an edit adds to a line, or returns the units that the edit removes:
// reserved units first, then issued units. The parameter at is the pointer of the quantity.
func (out *EditResult) resize(line *OrderLine, to int, at string) {
	if more := to - line.Quantity; more > 0 {
		out.Take = append(out.Take, line.move(more, at)...)
		return
	}
	less := line.Quantity - to
	back := max(0, less-line.holds())
	out.Release = append(out.Release, line.move(less-back, "")...)
	out.Restock = append(out.Restock, line.move(back, "")...)
	line.IssuedQuantity -= back
}

// remove returns the units of a removed line to the stock.
func (out *EditResult) remove(l *OrderLine) {
	out.Removed = append(out.Removed, l)
	out.Release = append(out.Release, l.move(l.holds(), "")...)
	out.Restock = append(out.Restock, l.move(l.IssuedQuantity-l.ReturnedQuantity, "")...)
}

// editNote describes the changes made by an edit in words, with one entry per change.
type editNote []string

func (n *editNote) add(text string, values ...any) { *n = append(*n, fmt.Sprintf(text, values...)) }

func (n *editNote) quantity(l *OrderLine, now int) {
	if now != l.Quantity {
		n.add("%d of %s instead of %d", now, l.SKU, l.Quantity)
	}
}

// text returns the note. If there are more than 12 changes, the note contains only the first 11 and the
// last.
func (n editNote) text() string {
	const most = 12
	if more := len(n) - most; more > 0 {
		n = slices.Concat(n[:most-1], editNote{fmt.Sprintf("%d more changes", more)}, n[len(n)-1:])
	}
	return strings.Join(n, ", ")
}

func sameDiscount(a, b *pricing.ManualDiscount) bool {
	return a == nil && b == nil || a != nil && b != nil && a.DiscountType == b.DiscountType && a.Value.Equal(b.Value)
}

// coupons divides the order's coupons into those whose use ends, begins or continues.
func (out *EditResult) coupons(o *Order, had []pricing.AppliedCoupon) {
	on := func(list []pricing.AppliedCoupon, id int64) bool {
		return slices.ContainsFunc(list, func(c pricing.AppliedCoupon) bool { return c.CouponID == id })
	}
	for _, c := range had {
		if !on(o.Coupons, c.CouponID) {
			out.Gone = append(out.Gone, c.CouponID)
		}
	}
	for _, use := range o.Uses() {
		if on(had, use.CouponID) {
			out.Stay = append(out.Stay, use)
		} else {
			out.Added = append(out.Added, use)
		}
	}
}

// stay keeps coupons whose discounts remain on lines or on frozen shipping, even if the quote does not
// apply these coupons.
func (o *Order) stay(had []pricing.AppliedCoupon) {
	for _, c := range had {
		if slices.ContainsFunc(o.Coupons, func(x pricing.AppliedCoupon) bool { return x.CouponID == c.CouponID }) {
			continue
		}
		c.DiscountAmount = domain.Amount{}
		takes := false
		count := func(discounts []pricing.LineDiscount) {
			for _, d := range discounts {
				if d.CouponID == c.CouponID {
					c.DiscountAmount, takes = c.DiscountAmount.Add(d.Amount), true
				}
			}
		}
		for _, l := range o.Lines {
			count(l.Discounts)
		}
		if o.frozenShipping() {
			count(o.Terms.ShippingDiscounts)
		}
		if takes {
			o.Coupons = append(o.Coupons, c)
		}
	}
}

// Shipped reports whether all units that need shipping were shipped.
func (o *Order) Shipped() bool { return o.FulfillmentStatus.whole() }

// ShippedError returns the error for a change that would have no effect because everything is shipped.
// The parameter what names the data in the error.
func ShippedError(what string) error {
	return &domain.Error{Code: domain.InvalidStateTransition, From: string(Fulfilled), To: string(Unfulfilled), Allowed: []string{},
		Detail: "Everything is shipped: " + what + " stands as it is."}
}
