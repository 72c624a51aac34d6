// Package pricing computes quotes for baskets: prices, discounts, coupons, shipping, taxes.
package pricing

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// Basket is the complete input for pricing a cart at one moment. The same basket at the same time
// always has the same quote.
type Basket struct {
	Currency         domain.Currency
	PricesIncludeTax bool
	Tax              TaxTerms
	Buyer            Buyer
	Reading          domain.Reading // languages in which the buyer reads names
	Lines            []BasketLine
	// Renewal reports whether the lines belong to a running subscription. Such lines are sold even if the
	// catalog no longer sells them. The checks made at the time of the agreement (coupons and the minimum
	// order) are not repeated.
	Renewal bool
	// ShippingAgreed reports whether the buyer agreed to Shipping while it was active; see
	// settings.Parcel.
	ShippingAgreed bool
	// Replacement reports whether the lines are sent again. If so, the caller adds no automatic coupons,
	// and the quote checks neither the minimum order nor the order quantities of products.
	Replacement bool

	Edit      *Edit     // nil means that the basket belongs to no existing order
	Coupons   []*Coupon // coupons whose codes were typed, in the order typed
	Automatic []*Coupon
	// Manual is an administrator's discount on the whole order, applied after all coupons.
	Manual *ManualDiscount
	// Shipping is the chosen method; nil means that totals include no shipping.
	Shipping *settings.ShippingMethod
	// ShippingPrice is a shipping price set by an administrator; nil means the method's price.
	ShippingPrice    *domain.Amount
	ShippingTaxClass *settings.TaxClass
	// Destination is the shipping destination; nil means unknown, with the taxes at Home.
	Destination *domain.Place
	Home        *domain.Place // address of the store; nil means none
	Allowed     []string
	WeightUnit  domain.WeightUnit
	// TaxService reports whether the store has a tax service; see TaxQuestion.
	TaxService bool
	answered   map[int][]LineTax // taxes computed by the service, by the index of a line, or len(Lines) for shipping
}

// BasketLine is one line of a basket.
type BasketLine struct {
	// LineID is the id of the line on the order; 0 means that the line is on no order yet.
	LineID        int64
	Sellable      catalog.Sellable
	CollectionIDs []int64 // collections that contain the product
	Quantity      int
	PlanID        *int64
	// Cycle is the subscription delivery that the line is for. If PlanID is set, a nil Cycle means that
	// the variant is not sold on this plan.
	Cycle        *Cycle
	UnitPrice    *domain.Amount // set by an administrator; nil means the list price
	Kept         *Kept          // the order's existing charge for the line; nil means today's price
	CustomFields []domain.CustomField
	// GiftCard says to whom the codes of bought gift cards are mailed; nil means to the buyer.
	GiftCard *value.Delivery
}

// NewBasket returns a basket without lines, with the settings of a store.
func NewBasket(store *settings.Store, currency domain.Currency, buyer Buyer) Basket {
	b := Basket{
		Currency: currency, PricesIncludeTax: store.Settings.PricesIncludeTax, Buyer: buyer, Reading: store.Settings.Reading(buyer.LanguageCode),
		Tax: TaxTerms{
			Currency: currency, Rounding: store.Settings.TaxRounding, Target: store.Settings.TaxRoundingTarget, Mode: store.Settings.RoundingMode,
		},
		TaxService: store.TaxService, Allowed: store.Settings.AllowedCountryCodes, WeightUnit: domain.WeightUnit(store.Settings.WeightUnit),
	}
	if a := store.Settings.Address; a != nil {
		home := a.Place()
		b.Home = &home
	}
	return b
}

// Availability says whether a line can be ordered.
type Availability string

const (
	Available         Availability = "OK"
	AvailableLow      Availability = "LOW_STOCK"
	AvailableTooFew   Availability = "INSUFFICIENT"
	AvailableNoLonger Availability = "UNAVAILABLE" // no longer sold, or not sold to this buyer; excluded from totals
)

// Quote is the price of a basket. All amounts are net of tax, except unit prices, LineGross and displayed
// amounts. GrandTotal = Subtotal − DiscountTotal + ShippingTotal + TaxTotal, and the sum of the lines'
// totals is Subtotal − DiscountTotal. GrandTotal is computed as the sum of the gross amounts of lines and
// shipping, so the equation is a real check. An order that violates the equation is not stored.
type Quote struct {
	Currency         domain.Currency
	PricesIncludeTax bool
	Lines            []QuoteLine
	Coupons          []QuoteCoupon
	Shipping         *settings.ShippingMethod
	ShippingPrice    domain.Amount // as displayed, before discounts
	ShippingTax      domain.Amount
	ShippingTaxes    []LineTax
	ShippingRates    []settings.TaxRate
	// ShippingDiscounts lists the discounts on shipping.
	ShippingDiscounts []LineDiscount
	Subtotal          domain.Amount
	DiscountTotal     domain.Amount
	ShippingTotal     domain.Amount // after shipping discounts
	TaxTotal          domain.Amount // includes the tax on shipping
	GrandTotal        domain.Amount
	ItemCount         int // sum of all quantities, including lines that are no longer sold
	RequiresShipping  bool
	Weight            domain.Amount // weight of the units to ship, in the basket's unit
	TaxIsEstimated    bool
	TaxSource         TaxSource
	TaxReference      string        // reference that the tax service assigned to its response
	ManualAmount      domain.Amount // amount of the manual discount, net of tax
	// ShownSubtotal is the sum of the lines before discounts, ShownDiscount the sum of their discounts,
	// and ShownShipping the price of shipping after its discounts, all in displayed amounts.
	ShownSubtotal domain.Amount
	ShownDiscount domain.Amount
	ShownShipping domain.Amount
	Problems      []Problem
	shown         []domain.Amount // displayed amounts of the lines, then of shipping, after discounts
}

// QuoteLine is a line of a quote, at the same index as in the basket.
type QuoteLine struct {
	UnitPrice               domain.Amount // as displayed; the sum over all deliveries that the line pays for
	UnitPriceBeforeDiscount domain.Amount // before the account type's discount, for the same deliveries
	// DeliveryPrice is the price of one unit in one delivery, the first that the line pays for. A
	// delivery that an earlier charge paid for keeps its price here.
	DeliveryPrice domain.Amount
	// DeliveryPrices has the price of one unit in each delivery that the line pays for; nil means that
	// the line pays for at most one delivery. UnitPrice is their sum.
	DeliveryPrices    []domain.Amount
	CompareAt         *domain.Amount
	OnSale            bool // the price is reduced
	LineSubtotal      domain.Amount
	LineDiscount      domain.Amount
	LineTotal         domain.Amount
	LineTax           domain.Amount
	LineGross         domain.Amount // amount to pay for the line: LineTotal plus LineTax
	ShownSubtotal     domain.Amount // as displayed, before discounts
	ShownTotal        domain.Amount // as displayed, after discounts
	Taxes             []LineTax
	Rates             []settings.TaxRate // the line's tax rates, even if the buyer is exempt
	Discounts         []LineDiscount
	Availability      Availability
	AvailableQuantity *int // units of the variant that other lines leave; nil means unlimited
}

// QuoteCoupon is a coupon in a quote, with its effect.
type QuoteCoupon struct {
	Coupon         *Coupon
	DiscountAmount domain.Amount // net of tax; 0 if the coupon does not apply
	Shown          domain.Amount // discount as displayed to the buyer, with the taxes included in prices
	Refused        error         // reason why the coupon does not apply; nil means that it applies
	granted        bool          // the order already has the coupon, even if it takes nothing off
}

// maxQuote is the maximum value of the goods in a cart, so that totals can be stored at any tax rate.
var maxQuote = domain.AmountOf(10_000_000_000_000, 0)

// Quote prices the basket. It returns an error only if the goods exceed maxQuote. Quote.Problems
// lists the reasons that prevent an order.
func (b Basket) Quote(now time.Time) (Quote, error) {
	d, err := b.begin(now)
	if err != nil {
		return Quote{}, err
	}
	q, chosen := d.quote, b.choose(d, now)
	grants, shippingPrice := b.discount(b.applied(chosen), d.lines, b.carriage(q))
	q.ShippingPrice = shippingPrice
	b.totals(&q, d.lines, grants)
	b.coupons(&q, chosen.refused)
	b.check(&q)
	return q, nil
}

// applied returns the coupons whose discounts are computed, and after them the manual discount.
func (b Basket) applied(c choice) []*Coupon {
	if b.Manual == nil {
		return c.accepted
	}
	return append(slices.Clip(c.accepted), b.Manual.coupon())
}

// drawn is a quote whose lines have prices, but no discounts or taxes yet.
type drawn struct {
	quote Quote
	lines []discountable
}

// begin prices the lines without discounts.
func (b Basket) begin(now time.Time) (d drawn, err error) {
	q := Quote{Currency: b.Currency, PricesIncludeTax: b.PricesIncludeTax, Shipping: b.Shipping, TaxIsEstimated: b.Destination == nil, TaxSource: TaxByRates}
	if b.answered != nil {
		q.TaxSource = TaxByProvider
	}
	lines := make([]discountable, len(b.Lines))
	var goods domain.Amount
	for i, l := range b.Lines {
		priced, onSale := b.line(i, l, &q.Problems, now)
		q.Lines = append(q.Lines, priced)
		line := &q.Lines[i]
		line.OnSale = onSale
		q.ItemCount += l.Quantity
		lines[i] = discountable{
			productID: l.Sellable.Product.ID, collectionIDs: l.CollectionIDs, quantity: int64(l.Quantity), paid: l.paid(), onSale: onSale,
			frozen: l.Kept.frozen(), giftCard: l.BuysGiftCard(),
		}
		if line.Availability == AvailableNoLonger {
			lines[i].quantity = 0 // so that coupons ignore the line
			continue
		}
		lines[i].start = line.UnitPrice.Times(int64(l.Quantity))
		lines[i].left = lines[i].start
		goods = goods.Add(lines[i].start)
		if l.Ships() {
			q.RequiresShipping = true
			q.Weight = q.Weight.Add(l.Sellable.Variant.WeightIn(b.WeightUnit).Times(int64(l.toShip())))
		}
	}
	if maxQuote.Less(goods) {
		return d, domain.Errorf(domain.InvalidValue, "The cart is worth more than can be ordered at once.")
	}
	b.stock(&q)
	return drawn{q, lines}, nil
}

// line prices a single line. onSale reports whether the price is reduced.
func (b Basket) line(i int, l BasketLine, problems *[]Problem, now time.Time) (line QuoteLine, onSale bool) {
	line.Availability = Available
	if k := l.Kept; k != nil {
		line.UnitPrice, line.UnitPriceBeforeDiscount = k.UnitPrice, k.UnitPriceBeforeDiscount
		line.deliver(append(slices.Clone(k.DeliveryPrices), k.UnitPrice)[:max(len(k.DeliveryPrices), 1)])
		return line, k.OnSale
	}
	unavailable := func(why string) (QuoteLine, bool) {
		*problems = append(*problems, Problem{Code: NoLongerSold, Line: i, Message: l.Sellable.Title() + why})
		return QuoteLine{Availability: AvailableNoLonger}, false
	}
	sold := l.Sellable.ForSale(b.Buyer.AccountTypeID, now)
	switch {
	case l.Sellable.Variant.RemovedOn != nil:
		return unavailable(" is no longer for sale.")
	case b.Renewal:
	case l.PlanID != nil && (l.Cycle == nil || b.Buyer.NoSubscriptions):
		return unavailable(" is not sold with this plan any more.")
	case l.UnitPrice != nil:
	case l.PlanID == nil && l.Sellable.Product.SubscriptionOnly:
		return unavailable(" is only sold with a plan.")
	case !sold:
		return unavailable(" is no longer for sale.")
	}
	if l.UnitPrice != nil {
		line.UnitPrice, line.UnitPriceBeforeDiscount = l.UnitPrice.Times(l.paid()), l.UnitPrice.Times(max(l.paid(), 1))
		line.deliver(slices.Repeat([]domain.Amount{*l.UnitPrice}, int(max(l.paid(), 1))))
	} else {
		cost, each, priced := b.cost(l, now)
		if !priced {
			return unavailable(" is no longer for sale.")
		}
		line.UnitPrice, line.UnitPriceBeforeDiscount = cost.Charged, cost.Row.Amount.Times(int64(len(each)))
		line.deliver(each)
		line.CompareAt, onSale = cost.CompareAt, cost.OnSale
	}
	switch {
	case l.BuysGiftCard() && b.Replacement:
		return unavailable(" is a gift card, which is not sent again. Mail a new code of the card instead.")
	case l.BuysGiftCard() && !line.UnitPrice.Positive():
		return unavailable(" is a gift card, which is only sold at a price above 0.")
	}
	if !b.Renewal && !b.Replacement && !l.Sellable.Product.Fits(l.Quantity) {
		*problems = append(*problems, Problem{Code: QuantityNotAllowed, Line: i, Message: QuantityRule(l.Sellable.Product)})
	}
	return line, onSale
}

// deliver sets the prices by delivery. The parameter each contains at least one price.
func (l *QuoteLine) deliver(each []domain.Amount) {
	if l.DeliveryPrice = each[0]; len(each) > 1 {
		l.DeliveryPrices = each
	}
}

// stock sets the availability of each line. Lines of the same variant share its stock: each line can have
// the units that the other lines leave.
func (b Basket) stock(q *Quote) {
	wanted := map[int64]int{}
	for i, l := range b.Lines {
		if q.Lines[i].Availability != AvailableNoLonger && !l.IsTrial() && l.Kept == nil {
			wanted[l.Sellable.Variant.ID] += l.Quantity
		}
	}
	for i, l := range b.Lines {
		line, stock := &q.Lines[i], l.Sellable.Stock
		if line.Availability == AvailableNoLonger || stock == nil || l.IsTrial() || l.Kept != nil {
			continue
		}
		left, unlimited := stock.Sellable()
		others := wanted[l.Sellable.Variant.ID] - l.Quantity
		if !unlimited {
			line.AvailableQuantity = new(max(0, left-others))
		}
		switch {
		case !unlimited && l.Quantity+others > left:
			line.Availability = AvailableTooFew
			message := StockRule(l.Sellable, left)
			if others > 0 {
				message = SharedStockRule(l.Sellable, left)
			}
			q.Problems = append(q.Problems, Problem{Code: TooFewInStock, Line: i, Message: message})
		case stock.IsLow():
			line.Availability = AvailableLow
		}
	}
}

// totals computes the taxes of the displayed amounts before and after discounts. The first result gives
// the subtotals and the second the totals; their difference is the discount. Net amounts therefore add up
// whether or not prices include tax.
func (b Basket) totals(q *Quote, lines []discountable, grants []grant) {
	shipping := q.ShippingPrice
	for _, g := range grants {
		shipping = shipping.Sub(g.shipping)
	}
	before := b.taxables(lines, q.ShippingPrice, func(l discountable) domain.Amount { return l.start })
	after := b.taxables(lines, shipping, func(l discountable) domain.Amount { return l.left })
	before, after = b.rated(before), b.frozen(b.rated(after))
	full, due := b.Tax.tax(before), b.asAnswered(after, b.Tax.tax(after))
	for _, item := range after {
		q.shown = append(q.shown, item.shown)
	}
	for i := range q.Lines {
		line := &q.Lines[i]
		line.Rates = after[i].rates
		line.ShownSubtotal, line.ShownTotal = before[i].shown, after[i].shown
		q.ShownSubtotal = q.ShownSubtotal.Add(line.ShownSubtotal)
		q.ShownDiscount = q.ShownDiscount.Add(line.ShownSubtotal.Sub(line.ShownTotal))
		if f := lines[i].frozen; f != nil {
			line.freeze(f)
			q.add(line)
			continue
		}
		line.LineTotal, line.LineTax, line.LineGross, line.Taxes = due[i].net, due[i].tax, due[i].gross, due[i].taxes
		line.LineDiscount = b.netOff(before[i], after[i], full[i].net.Sub(line.LineTotal))
		line.LineSubtotal = line.LineTotal.Add(line.LineDiscount)
		line.Discounts = nonZero(b.shares(line.LineDiscount, grants, func(g grant) domain.Amount { return g.lines[i] }))
		q.add(line)
	}
	last := len(q.Lines)
	q.ShownShipping = after[last].shown
	q.ShippingTotal, q.ShippingTax, q.ShippingTaxes, q.ShippingRates = due[last].net, due[last].tax, due[last].taxes, after[last].rates
	q.TaxTotal = q.TaxTotal.Add(q.ShippingTax)
	q.GrandTotal = q.GrandTotal.Add(due[last].gross)

	off := b.netOff(before[last], after[last], full[last].net.Sub(q.ShippingTotal))
	q.ShippingDiscounts = nonZero(b.shares(off, grants, func(g grant) domain.Amount { return g.shipping }))
	if f := b.frozenShipping(); f != nil {
		q.ShippingDiscounts = f.Discounts
	}
	perCoupon, shown := map[int64]domain.Amount{}, map[int64]domain.Amount{}
	count := func(discounts []LineDiscount) {
		for _, d := range discounts {
			perCoupon[d.CouponID], shown[d.CouponID] = perCoupon[d.CouponID].Add(d.Amount), shown[d.CouponID].Add(d.Shown)
		}
	}
	for i := range q.Lines {
		count(q.Lines[i].Discounts)
	}
	count(q.ShippingDiscounts)
	q.ManualAmount = perCoupon[manualID]
	for _, g := range grants {
		if g.coupon.ID != manualID {
			q.Coupons = append(q.Coupons, QuoteCoupon{Coupon: g.coupon, DiscountAmount: perCoupon[g.coupon.ID], Shown: shown[g.coupon.ID], granted: b.Edit.grants(g.coupon.ID)})
		}
	}
}

// netOff returns the net discount on a charge. The parameter fall is the decrease of the charge's rounded net amount.
// Rounding can move a whole discount into the tax: the net amount stays the same although the buyer pays less. In that
// case netOff returns the net part of the displayed discount, at least one unit of the currency's smallest digit. If
// tax is rounded by unit or over the whole order, such a unit can also move without a discount, and netOff returns 0.
// Exempt buyers pay net amounts, so they save exactly fall.
func (b Basket) netOff(before, after taxable, fall domain.Amount) domain.Amount {
	shown, digits := before.shown.Sub(after.shown), b.Currency.Digits()
	switch {
	case !shown.Positive():
		return domain.Amount{}
	case fall.Positive() || after.exempt:
		return fall.NotNegative()
	}
	coin := domain.AmountOf(1, digits)
	if net := shown.Quo(factor(after.rates)).Round(digits, b.Tax.Mode); coin.Less(net) {
		return net
	}
	return coin
}

// Takes reports whether the coupon lowers the buyer's total. DiscountAmount alone does not show
// this, because rounding can move a whole discount into the tax.
func (c QuoteCoupon) Takes() bool { return c.DiscountAmount.Positive() || c.Shown.Positive() }

// ShownTax returns the amount added to the displayed amounts by taxes. The result is negative if the displayed amounts
// include tax that the buyer does not pay.
func (q *Quote) ShownTax() domain.Amount {
	return q.GrandTotal.Sub(q.ShownSubtotal).Add(q.ShownDiscount).Sub(q.ShownShipping)
}

// add adds a line to the totals.
func (q *Quote) add(line *QuoteLine) {
	q.Subtotal = q.Subtotal.Add(line.LineSubtotal)
	q.DiscountTotal = q.DiscountTotal.Add(line.LineDiscount)
	q.TaxTotal = q.TaxTotal.Add(line.LineTax)
	q.GrandTotal = q.GrandTotal.Add(line.LineGross)
}

// taxables returns the taxable amounts of the lines, followed by that of shipping.
func (b Basket) taxables(lines []discountable, shipping domain.Amount, shown func(discountable) domain.Amount) []taxable {
	at := b.Destination
	if at == nil {
		at = b.Home
	}
	rates := func(class *settings.TaxClass) []settings.TaxRate { return Rates(class, at) }
	out := make([]taxable, 0, len(lines)+1)
	for i, l := range lines {
		item := taxable{shown: shown(l), quantity: max(l.quantity, 1), exempt: b.Buyer.TaxExempt}
		if k := b.Lines[i].Kept; k != nil {
			item.rates = k.Rates
		} else {
			item.rates = rates(b.Lines[i].taxClass())
		}
		out = append(out, item)
	}
	carriage := taxable{shown: shipping, quantity: 1, exempt: b.Buyer.TaxExempt}
	switch {
	case b.Edit != nil && b.Edit.Shipping != nil:
		carriage.rates = b.Edit.Shipping.Rates
	case b.Shipping != nil:
		carriage.rates = WithInclusion(rates(b.ShippingTaxClass), b.Shipping.TaxIncluded)
	}
	return append(out, carriage)
}

// shares divides a net discount among the grants, in proportion to their displayed discounts.
func (b Basket) shares(net domain.Amount, grants []grant, shown func(grant) domain.Amount) []LineDiscount {
	weights := make([]domain.Amount, len(grants))
	for i, g := range grants {
		weights[i] = shown(g)
	}
	out := make([]LineDiscount, len(grants))
	for i, part := range net.Allocate(b.Currency.Digits(), weights) {
		out[i] = LineDiscount{CouponID: grants[i].coupon.ID, Code: grants[i].coupon.typedCode(), Amount: part, Shown: weights[i]}
	}
	return out
}

func nonZero(discounts []LineDiscount) []LineDiscount {
	out := []LineDiscount{}
	for _, d := range discounts {
		if !d.Amount.IsZero() || !d.Shown.IsZero() {
			out = append(out, d)
		}
	}
	return out
}

// toShip returns the number of units of the line that are left to ship.
func (l BasketLine) toShip() int {
	if l.Kept == nil {
		return l.Quantity
	}
	return max(0, l.Quantity-l.Kept.Gone)
}

// sells reports whether any line can be sold.
func (q Quote) sells() bool {
	return slices.ContainsFunc(q.Lines, func(l QuoteLine) bool { return l.Availability != AvailableNoLonger })
}

// check adds the problems that concern the whole cart.
func (b Basket) check(q *Quote) {
	worth, cards, onlyCards := b.goods(q)
	if cards > MaxGiftCards {
		q.Problems = append(q.Problems, Problem{Code: QuantityNotAllowed, Line: WholeCart, Message: "One order buys at most " + domain.Itoa(MaxGiftCards) + " gift cards."})
	}
	if least := b.Buyer.MinOrder; least != nil && !b.Renewal && !b.Replacement && b.Edit == nil && !b.onlyTrials() && b.Buyer.MinOrderCurrency == b.Currency && q.sells() && !onlyCards && worth.Less(*least) {
		q.Problems = append(q.Problems, Problem{Code: BelowMinOrder, Line: WholeCart,
			Message: "Orders start at " + b.Currency.Format(*least) + " " + string(b.Currency) + " after discounts."})
	}
	if b.Destination == nil || !q.RequiresShipping {
		return
	}
	var err error
	switch {
	case b.Shipping != nil && (b.Edit == nil || b.Edit.Shipping == nil):
		err = b.Shipping.Serves(b.Parcel(*q))
	case b.Shipping == nil && b.Edit == nil && !b.Renewal && !b.Replacement:
		err = b.Parcel(*q).CheckCountry()
	}
	if err != nil {
		q.Problems = append(q.Problems, Problem{Code: CannotBeShipped, Line: WholeCart, Message: detailOf(err)})
	}
}

// detailOf returns the message of a refusal. The refusal must be a *domain.Error.
func detailOf(err error) string { return err.(*domain.Error).Detail }

// couponOf returns the reason of a coupon's refusal as data. The refusal must be a *domain.Error.
func couponOf(err error) *domain.CouponRefusal { return err.(*domain.Error).Coupon }

// NotShipped returns an error if the chosen method does not ship the goods.
func (q Quote) NotShipped() error {
	for _, p := range q.Problems {
		if p.Code == CannotBeShipped {
			return domain.Errorf(domain.ShippingNotAvailable, "%s", p.Message)
		}
	}
	return nil
}

// Obstacle returns an error for the first kind of problem that prevents an order, or nil if no problem does. The error
// has a field for each problem with the same error code, and each field has the code of its problem. at(line) is the
// pointer of a line in the request.
func (q Quote) Obstacle(at func(line int) string) error {
	var first *domain.Error
	for _, p := range q.Problems {
		code, stops := obstacles[p.Code]
		if !stops || first != nil && first.Code != code {
			continue
		}
		if first == nil {
			first = &domain.Error{Code: code, Detail: p.Message, Coupon: p.Coupon}
		}
		pointer := ""
		if p.Line != WholeCart {
			pointer = at(p.Line)
		}
		first.Fields = append(first.Fields, domain.Field{In: "body", Pointer: pointer, Code: string(p.Code), Detail: p.Message})
	}
	if first == nil {
		return nil
	}
	return first
}

// Only returns a copy of the quote that contains only the problems with one of the codes.
func (q Quote) Only(codes ...ProblemCode) Quote {
	q.Problems = slices.DeleteFunc(slices.Clone(q.Problems), func(p Problem) bool { return !slices.Contains(codes, p.Code) })
	return q
}

// Changed returns a cart_changed error that contains the current totals.
func (q Quote) Changed(expected domain.Amount) error {
	money := q.Currency.Format
	e := q.Moved("The order now comes to " + money(q.GrandTotal) + " " + string(q.Currency) + ": subtotal " + money(q.Subtotal) +
		", discounts " + money(q.DiscountTotal) + ", shipping " + money(q.ShippingTotal) + ", tax " + money(q.TaxTotal) + ".")
	e.Fields = []domain.Field{{In: "body", Pointer: "/expectedGrandTotal", Code: string(domain.CartChanged),
		Detail: "It is " + money(q.GrandTotal) + " now, not " + money(expected) + "."}}
	return e
}

// Moved returns the error for an order whose price differs from the price to which the buyer agreed. The
// error contains the current totals.
func (q Quote) Moved(detail string) *domain.Error {
	return &domain.Error{Code: domain.CartChanged, Detail: detail,
		Totals: &domain.Totals{Currency: q.Currency, Subtotal: q.Subtotal, DiscountTotal: q.DiscountTotal, ShippingTotal: q.ShippingTotal, TaxTotal: q.TaxTotal, GrandTotal: q.GrandTotal}}
}

// RequiresShipping reports whether the product of any line requires shipping.
func (b Basket) RequiresShipping() bool {
	for _, l := range b.Lines {
		if l.Sellable.Product.RequiresShipping {
			return true
		}
	}
	return false
}
