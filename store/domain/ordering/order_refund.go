package ordering

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// IsOffline reports whether the payment uses no gateway. An administrator records such a payment and its
// refunds.
func (p *Payment) IsOffline() bool { return p.ProviderCode == settings.OfflineProvider }

// WaitsOutside reports whether the payment is offline and its money has not arrived yet.
func (p *Payment) WaitsOutside() bool { return p.IsOffline() && p.Status == AttemptPending }

// RefundsByHand reports whether an administrator must refund the payment's money and confirm the refund.
func (p *Payment) RefundsByHand() bool { return settings.RefundsByHand(p.ProviderCode) }

// Offline reports whether an administrator pays and confirms the refund, because its payment has no
// gateway or the refund is paid in another way. p is the refund's payment, or nil.
func (r *Refund) Offline(p *Payment) bool {
	return !r.Credited() && (r.ByHand || p != nil && p.RefundsByHand())
}

// RefundRequest is a request for a refund. All amounts include tax. A request without lines,
// shipping, overpayment and amount refunds everything.
type RefundRequest struct {
	Reason      RefundReason
	Lines       []RefundRequestLine
	Shipping    *domain.Amount
	Overpayment *domain.Amount // part of the overpayment to refund
	Amount      *domain.Amount // replaces the fields above; taken from the overpayment, goods, shipping, then gift cards
	PaymentID   int64          // 0 means all captured payments
	// Destination is where the money of payments without stored value goes; empty means ToOriginal. Stored value always
	// returns to the gift card or account that paid it.
	Destination    RefundDestination
	Note           string
	NotifyCustomer bool
	// MovedTo is the order that receives the amount Moved of the refund as its payment. That amount is not
	// paid out. nil means that the whole refund is paid out.
	MovedTo *Order
	Moved   domain.Amount
	// Stock contains the current stock of the order's variants by id. A missing entry means that the stock's settings
	// are unchanged since the sale. Units of a removed variant are not restocked. Units that were sold untracked are
	// restocked if the variant is now tracked.
	Stock map[int64]*catalog.Stock
}

// RefundRequestLine is a line of a request, with a quantity, an amount, or both.
type RefundRequestLine struct {
	LineItemID int64
	Quantity   int
	Amount     *domain.Amount // nil means the price of the quantity
}

// RefundPlan is the refund that a request would cause, with its limits.
type RefundPlan struct {
	Order       *Order
	Lines       []RefundPlanLine // one entry for each line of the order
	Shipping    domain.Amount    // part of the shipping charge, net of tax
	ShippingTax domain.Amount
	Overpaid    Difference    // part of the overpayment
	Extra       domain.Amount // goodwill beyond the amounts above
	MaxShipping domain.Amount // including tax
	MaxOverpaid domain.Amount
	Max         domain.Amount // amount that the payments can still refund
	Parts       []RefundPart
}

// RefundPlanLine is a line with its limits and its share of the refund.
type RefundPlanLine struct {
	Line               *OrderLine
	RefundableQuantity int
	MaxAmount          domain.Amount // maximum amount, including tax
	RefundLine
	// takeReleased and takeReturned count the units that this refund takes over from failed refunds,
	// which released or returned them.
	takeReleased, takeReturned int
}

// Amount returns the amount that is refunded for the line, including tax.
func (l RefundPlanLine) Amount() domain.Amount { return l.Subtotal.Add(l.Tax) }

// RefundPart is the amount to refund from one captured payment.
type RefundPart struct {
	Payment *Payment
	Amount  domain.Amount
	MovedTo *Order // the order that receives the amount; nil means that the amount is paid out
	// Destination is where the amount goes; empty means ToOriginal.
	Destination RefundDestination
}

// Subtotal returns the amount for goods and goodwill, net of tax.
func (p *RefundPlan) Subtotal() domain.Amount {
	total := p.Extra.Add(p.Overpaid.Net)
	for _, l := range p.Lines {
		total = total.Add(l.Subtotal)
	}
	return total
}

// TaxTotal returns the refunded tax, including the tax on shipping.
func (p *RefundPlan) TaxTotal() domain.Amount {
	total := p.ShippingTax.Add(p.Overpaid.Tax)
	for _, l := range p.Lines {
		total = total.Add(l.Tax)
	}
	return total
}

// ShippingTotal returns the amount for shipping, net of tax.
func (p *RefundPlan) ShippingTotal() domain.Amount { return p.Shipping.Add(p.Overpaid.Shipping) }

// Total returns Amount, and 0 for a nil plan.
func (p *RefundPlan) Total() domain.Amount {
	if p == nil {
		return domain.Amount{}
	}
	return p.Amount()
}

// Unrefunded returns the number of units of a line that are neither refunded nor canceled.
func (o *Order) Unrefunded(line *OrderLine) int { return o.restOf(line).quantity }

// Amount returns the whole amount of the refund, including tax.
func (p *RefundPlan) Amount() domain.Amount {
	return domain.Sum(p.Subtotal(), p.TaxTotal(), p.ShippingTotal())
}

// Limit returns the highest amount that a refund of the plan's payments can return now. Goodwill for lines can exceed
// RefundLimit.
func (p *RefundPlan) Limit() domain.Amount {
	limit := p.Order.RefundLimit()
	if amount := p.Amount(); limit.Less(amount) {
		limit = amount
	}
	return p.Max.Min(limit)
}

// unpaid reports whether the plan returns units without money: the units are free, or the request sets
// their amount to 0.
func (p *RefundPlan) unpaid(req RefundRequest, mode domain.RoundingMode) bool {
	units := false
	for _, want := range req.Lines {
		if want.Quantity == 0 {
			continue
		}
		line, _ := p.Order.Line(want.LineItemID) // byLines has already checked the id
		whole := p.Order.restOf(line)
		whole.subtotal, whole.tax = line.LineTotal, line.LineTax
		subtotal, tax := whole.cost(p.Order, line, want.Quantity, mode)
		if want.Amount == nil && subtotal.Add(tax).Positive() {
			return false
		}
		units = true
	}
	return units
}

// lineRest is the part of a line that remains after earlier refunds.
type lineRest struct {
	subtotal, tax domain.Amount // never negative
	quantity      int
	units         int           // units refunded at their price
	unitSubtotal  domain.Amount // amount refunded for the units in units
	unitTax       domain.Amount
}

func (r lineRest) gross() domain.Amount { return r.subtotal.Add(r.tax) }

func (o *Order) restOf(line *OrderLine) lineRest {
	r := lineRest{subtotal: line.LineTotal, tax: line.LineTax, quantity: line.Quantity - line.CancelledQuantity - line.RefundedQuantity}
	for _, refund := range o.Refunds {
		if !refund.Counts() {
			continue
		}
		for _, l := range refund.Lines {
			if l.LineItemID != line.ID {
				continue
			}
			r.subtotal, r.tax = r.subtotal.Sub(l.Subtotal), r.tax.Sub(l.Tax)
			if !l.Custom {
				r.units += l.Quantity
				r.unitSubtotal, r.unitTax = r.unitSubtotal.Add(l.Subtotal), r.unitTax.Add(l.Tax)
			}
		}
	}
	r.subtotal, r.tax, r.quantity = r.subtotal.NotNegative(), r.tax.NotNegative(), max(0, r.quantity)
	return r
}

// shippingRest returns the part of the shipping charge that remains after earlier refunds.
func (o *Order) shippingRest() (net, tax domain.Amount) {
	net, tax = o.ShippingTotal, o.TaxTotal
	for _, l := range o.Lines {
		tax = tax.Sub(l.LineTax)
	}
	for _, refund := range o.Refunds {
		if !refund.Counts() {
			continue
		}
		net, tax = net.Sub(refund.ShippingTotal.Sub(refund.Overpaid.Shipping)), tax.Sub(refund.TaxTotal.Sub(refund.Overpaid.Tax))
		for _, l := range refund.Lines {
			tax = tax.Add(l.Tax)
		}
	}
	return net.NotNegative(), tax.NotNegative()
}

// unreturned returns the part of the order's total that no refund has returned. The result is never
// negative. Goodwill counts against all lines, so that credits never exceed the total.
func (o *Order) unreturned() domain.Amount {
	return o.GrandTotal.Sub(o.Balance().returned()).NotNegative()
}

// PlanRefund returns the plan of a refund without issuing it. It returns the same errors as Refund.
func (o *Order) PlanRefund(req RefundRequest, mode domain.RoundingMode) (*RefundPlan, error) {
	plan := &RefundPlan{Order: o}
	if o.disputed() {
		return nil, underDispute(o)
	}
	if req.Destination == ToStoreCredit && o.CustomerID == nil {
		return nil, domain.Invalid("/destination", "A guest has no store credit. Refund the payment, or issue a gift card.")
	}
	if err := plan.limits(req.PaymentID); err != nil {
		return nil, err
	}
	var err error
	switch {
	case len(req.Lines) > 0 || req.Shipping != nil || req.Overpayment != nil:
		if req.Amount != nil {
			return nil, domain.Invalid("/amount", "A free amount stands alone, without lines, shippingAmount and overpaymentAmount.")
		}
		err = plan.byLines(req, mode)
	case req.Amount != nil:
		if err = o.money("/amount", *req.Amount); err == nil {
			err = plan.free(*req.Amount, mode)
		}
	default:
		err = plan.everything(mode)
	}
	if err != nil {
		return nil, err
	}
	goods := !plan.Amount().Positive() && plan.unpaid(req, mode)
	switch {
	case len(plan.Parts) == 0 && (!goods || req.PaymentID != 0):
		return nil, plan.nothingCaptured()
	case plan.Amount().Positive() || goods:
	case !plan.Max.Positive():
		return nil, plan.exceedsRemaining(RefundRequest{PaymentID: req.PaymentID}, plan.nothingLeft(req))
	case slices.ContainsFunc(req.Lines, func(l RefundRequestLine) bool { return l.Quantity > 0 && l.Amount == nil }):
		// Earlier refunds of amounts have already used up the price of these units.
		return nil, domain.Errorf(domain.RefundExceedsRemaining, "The money of these units is refunded already. Units come back without money when their amount is 0.")
	default:
		return nil, domain.Invalid("", "There is nothing to refund.")
	}
	if err := plan.exceeds(req); err != nil {
		return nil, err
	}
	for i := range plan.Lines {
		l := &plan.Lines[i]
		if err := o.refuseSpent(l.Line, l.Amount().Min(o.restOf(l.Line).gross())); err != nil {
			return nil, err
		}
		l.takeReleased, l.takeReturned = o.leftBehind(l.Line).of(l.Line, l.Quantity, req.Reason)
		o.goods(l, l.Quantity-l.takeReleased-l.takeReturned, req)
	}
	plan.choose()
	plan.credit(req)
	plan.move(req)
	return plan, nil
}

// limits sets the limits of the plan, and the payments that can be refunded.
func (p *RefundPlan) limits(paymentID int64) error {
	o := p.Order
	found := false
	for _, payment := range o.Payments {
		if paymentID != 0 && payment.ID != paymentID {
			continue
		}
		found = true
		if payment.CapturedAmount.Positive() {
			p.Parts = append(p.Parts, RefundPart{Payment: payment})
			p.Max = p.Max.Add(o.Refundable(payment))
		}
	}
	switch {
	case paymentID != 0 && !found:
		return domain.Invalid("/paymentId", "The order has no such payment.")
	case o.Status == OrderDraft:
		return p.nothingCaptured()
	}
	p.Max = p.Max.Min(o.Balance().Refundable)
	most := p.Max.Min(o.unreturned())
	for _, line := range o.Lines {
		rest := o.restOf(line)
		limit := rest.gross().Min(most)
		if line.CardsIssued > 0 {
			limit = limit.Min(o.unspent(line))
		}
		p.Lines = append(p.Lines, RefundPlanLine{
			Line: line, RefundableQuantity: rest.quantity, MaxAmount: limit, RefundLine: RefundLine{LineItemID: line.ID},
		})
	}
	net, tax := o.shippingRest()
	p.MaxShipping = net.Add(tax).Min(most)
	p.MaxOverpaid = o.Balance().Overpaid.Min(p.Max)
	return nil
}

func (p *RefundPlan) nothingCaptured() error {
	return refuse(p.Order.PaymentStatus, PaymentRefunded, "Nothing is captured, so there is no money to refund. Units that cost nothing, or whose amount is 0, can come back.")
}

// money returns an error for an amount that is negative or has too many decimals for the order's
// currency.
func (o *Order) money(pointer string, a domain.Amount) error {
	if a.Sign() < 0 || !o.CurrencyCode.Fits(a) {
		return domain.Invalid(pointer, "Give a positive amount with at most %d decimals, as %s has them.", o.CurrencyCode.Digits(), o.CurrencyCode)
	}
	return nil
}

func (p *RefundPlan) byLines(req RefundRequest, mode domain.RoundingMode) error {
	o := p.Order
	var refused domain.Refusals
	seen := map[int64]bool{}
	for i, want := range req.Lines {
		at := "/lines/" + domain.Itoa(i)
		n := slices.IndexFunc(p.Lines, func(l RefundPlanLine) bool { return l.Line.ID == want.LineItemID })
		switch {
		case n < 0:
			refused.Add(at+"/lineItemId", "The order has no such line.")
		case seen[want.LineItemID]:
			refused.Add(at+"/lineItemId", "The line occurs twice.")
		case want.Quantity == 0 && want.Amount == nil:
			refused.Add(at, "Give a quantity, an amount, or both.")
		case want.Quantity > p.Lines[n].RefundableQuantity:
			refused.AddAs(domain.RefundExceedsRemaining, at+"/quantity", "Of %s only %d can be refunded.", p.Lines[n].Line.SKU, p.Lines[n].RefundableQuantity)
		case want.Amount != nil && o.money(at+"/amount", *want.Amount) != nil:
			refused.Add(at+"/amount", "Give an amount with at most %d decimals, as %s has them.", o.CurrencyCode.Digits(), o.CurrencyCode)
		default:
			line := &p.Lines[n]
			rest := o.restOf(line.Line)
			line.Quantity = want.Quantity
			switch {
			case want.Amount == nil:
				line.Subtotal, line.Tax = rest.cost(o, line.Line, want.Quantity, mode)
			case rest.gross().Less(*want.Amount) && req.Reason != Goodwill:
				refused.AddAs(domain.RefundExceedsRemaining, at+"/amount", "Of %s only %s are left; more can be given for GOODWILL.",
					line.Line.SKU, o.CurrencyCode.Format(rest.gross()))
			default:
				line.Custom = true
				line.Subtotal, line.Tax = split(*want.Amount, line.Line.LineTotal, line.Line.LineTax, rest.subtotal, rest.tax, o.CurrencyCode, mode)
			}
		}
		seen[want.LineItemID] = true
	}
	if req.Shipping != nil {
		net, tax := o.shippingRest()
		switch {
		case o.money("/shippingAmount", *req.Shipping) != nil:
			refused.Add("/shippingAmount", "Give an amount with at most %d decimals, as %s has them.", o.CurrencyCode.Digits(), o.CurrencyCode)
		case net.Add(tax).Less(*req.Shipping):
			refused.AddAs(domain.RefundExceedsRemaining, "/shippingAmount", "Of shipping only %s are left.", o.CurrencyCode.Format(net.Add(tax)))
		default:
			p.Shipping, p.ShippingTax = split(*req.Shipping, net, tax, net, tax, o.CurrencyCode, mode)
		}
	}
	if req.Overpayment != nil {
		switch {
		case o.money("/overpaymentAmount", *req.Overpayment) != nil:
			refused.Add("/overpaymentAmount", "Give an amount with at most %d decimals, as %s has them.", o.CurrencyCode.Digits(), o.CurrencyCode)
		case p.MaxOverpaid.Less(*req.Overpayment):
			refused.AddAs(domain.RefundExceedsRemaining, "/overpaymentAmount", "Only %s were paid too much.", o.CurrencyCode.Format(p.MaxOverpaid))
		default:
			p.Overpaid = o.overpayment(*req.Overpayment)
		}
	}
	return refused.Err()
}

// cost returns the price of the next units of a line by cumulative rounding: the k-th unit costs
// round(gross·k/quantity) less the price of the units before it. All units together cost exactly the
// line's total. The amount including tax is rounded once. If roundsNet is true, the net part is rounded
// and the tax is the difference; otherwise the tax is rounded and the net part is the difference.
func (r lineRest) cost(o *Order, line *OrderLine, quantity int, mode domain.RoundingMode) (subtotal, tax domain.Amount) {
	next := func(total, before domain.Amount) domain.Amount {
		sum := total.Times(int64(r.units+quantity)).Quo(domain.AmountOf(int64(line.Quantity), 0)).Round(o.CurrencyCode.Digits(), mode)
		return sum.Sub(before).NotNegative()
	}
	gross := next(line.LineTotal.Add(line.LineTax), r.unitSubtotal.Add(r.unitTax)).Min(r.gross())
	if o.roundsNet() {
		subtotal = within(next(line.LineTotal, r.unitSubtotal), gross.Sub(r.tax), gross.Min(r.subtotal))
		return subtotal, gross.Sub(subtotal)
	}
	tax = within(next(line.LineTax, r.unitTax), gross.Sub(r.subtotal), gross.Min(r.tax))
	return gross.Sub(tax), tax
}

// roundsNet reports whether the order's prices were rounded without tax: prices exclude tax, or the store
// rounds the net amount of prices that include tax.
func (o *Order) roundsNet() bool {
	return !o.PricesIncludeTax || o.Terms != nil && o.Terms.Tax.Target == settings.RoundNet
}

// within returns the amount, limited to a range. The parameters least and most are the bounds of the range. A negative
// least means 0.
func within(a, least, most domain.Amount) domain.Amount {
	if least = least.NotNegative(); a.Less(least) {
		return least
	}
	return a.Min(most)
}

// split divides an amount into net and tax in the ratio of net to tax. The tax is at most taxLeft,
// but the net part may exceed netLeft.
func split(amount, net, tax, netLeft, taxLeft domain.Amount, currency domain.Currency, mode domain.RoundingMode) (subtotal, taxPart domain.Amount) {
	if gross := net.Add(tax); gross.Positive() {
		taxPart = amount.Mul(tax).Quo(gross).Round(currency.Digits(), mode).Min(taxLeft)
	}
	subtotal = amount.Sub(taxPart)
	if over := subtotal.Sub(netLeft); over.Positive() {
		over = over.Min(taxLeft.Sub(taxPart))
		subtotal, taxPart = subtotal.Sub(over), taxPart.Add(over)
	}
	return subtotal, taxPart
}

// free refunds the overpayment first, and then spreads the rest of the amount over the remaining amounts of goods, then
// of shipping, and then of lines that buy gift cards. Unspent value of the cards is refunded before spent value. The
// excess is goodwill.
func (p *RefundPlan) free(amount domain.Amount, mode domain.RoundingMode) error {
	o := p.Order
	over := amount.Min(p.MaxOverpaid)
	p.Overpaid, amount = o.overpayment(over), amount.Sub(over)
	rests, parts := make([]lineRest, len(p.Lines)), make([]domain.Amount, len(p.Lines))
	goods, unspent, spent := make([]domain.Amount, len(p.Lines)), make([]domain.Amount, len(p.Lines)), make([]domain.Amount, len(p.Lines))
	for i, l := range p.Lines {
		rests[i] = o.restOf(l.Line)
		switch rest := rests[i].gross(); {
		case !l.Line.BuysGiftCard():
			goods[i] = rest
		case l.Line.CardsIssued == 0:
			unspent[i] = rest
		default:
			unspent[i] = rest.Min(o.unspent(l.Line))
			spent[i] = rest.Sub(unspent[i])
		}
	}
	spread := func(weights []domain.Amount) {
		part := amount.Min(domain.Sum(weights...))
		for i, share := range part.Allocate(o.CurrencyCode.Digits(), weights) {
			parts[i] = parts[i].Add(share)
		}
		amount = amount.Sub(part)
	}
	spread(goods)
	net, tax := o.shippingRest()
	shipping := amount.Min(net.Add(tax))
	p.Shipping, p.ShippingTax = split(shipping, net, tax, net, tax, o.CurrencyCode, mode)
	amount = amount.Sub(shipping)
	spread(unspent)
	spread(spent)
	for i := range p.Lines {
		l := &p.Lines[i]
		l.Custom = true
		l.Subtotal, l.Tax = split(parts[i], l.Line.LineTotal, l.Line.LineTax, rests[i].subtotal, rests[i].tax, o.CurrencyCode, mode)
	}
	p.Extra = amount
	return nil
}

// everything refunds what the payments can still return, up to the overpaid amount and the order's total. The payments
// can return more if a bank took money that had already been refunded. If the order was paid in full, everything also
// refunds all units.
func (p *RefundPlan) everything(mode domain.RoundingMode) error {
	o := p.Order
	if err := p.free(p.Max.Min(p.MaxOverpaid.Add(o.unreturned())), mode); err != nil {
		return err
	}
	if !o.paid() {
		return nil
	}
	for i := range p.Lines {
		l := &p.Lines[i]
		l.Quantity = l.RefundableQuantity
		rest := o.restOf(l.Line)
		subtotal, tax := rest.cost(o, l.Line, l.Quantity, mode)
		l.Custom = !subtotal.Equal(l.Subtotal) || !tax.Equal(l.Tax)
	}
	return nil
}

// goods determines how many units of a quantity are released, returned and restocked. For reasons that mean returned or
// damaged goods, units that left the stock are used first, beginning with units that were received through returns. For
// other reasons, reserved units are used first.
func (o *Order) goods(l *RefundPlanLine, quantity int, req RefundRequest) {
	line, reason := l.Line, req.Reason
	if !line.RequiresShipping && !line.stocked() {
		return
	}
	l.Released = min(quantity, line.holds())
	if reason.concernsSent() {
		sent := max(0, line.gone()-o.sentAndRefunded(line))
		l.Released = min(max(0, quantity-sent), line.holds())
		l.Received = min(quantity-l.Released, o.received(line))
	}
	if reason == ReturnSellable || reason == ReturnNonSellable {
		l.Returned = min(quantity-l.Released-l.Received, line.gone()-line.ReturnedQuantity)
	}
	if reason == ReturnSellable && restocks(req.Stock, line) {
		l.Restocked = l.Returned
	}
}

// restocks reports whether returned units of a line are added to the stock of its variant. The map stock contains the
// current stock of variants by id.
func restocks(stock map[int64]*catalog.Stock, line *OrderLine) bool {
	if line.VariantID == nil {
		return false
	}
	now := stock[*line.VariantID]
	switch {
	case now == nil:
		return line.stocked()
	case now.Withdrawn:
		return false
	}
	return line.stocked() || now.Tracked
}

// choose distributes the money over the payments: the whole amount to the oldest payment that can return it alone, or
// else as much as possible to each payment, oldest first. An order with tenders is refunded in the reverse order of its
// payments, so that the result is the same as for a smaller order.
func (p *RefundPlan) choose() {
	amount := p.Amount()
	tendered := slices.ContainsFunc(p.Parts, func(part RefundPart) bool { return part.Payment.IsTender() })
	if tendered {
		slices.Reverse(p.Parts)
	}
	for i := range p.Parts {
		if !tendered && !p.Order.Refundable(p.Parts[i].Payment).Less(amount) {
			p.Parts[i].Amount = amount
			return
		}
	}
	for i := range p.Parts {
		p.Parts[i].Amount = amount.Min(p.Order.Refundable(p.Parts[i].Payment))
		amount = amount.Sub(p.Parts[i].Amount)
	}
}

// credit directs the money of payments without stored value to store credit, if the request asks for that.
func (p *RefundPlan) credit(req RefundRequest) {
	for i := range p.Parts {
		if part := &p.Parts[i]; req.Destination == ToStoreCredit && !part.Payment.IsTender() && part.Amount.Positive() {
			part.Destination = ToStoreCredit
		}
	}
}

// move divides the parts of the plan: the first money, up to the amount that the request moves, goes to
// another order.
func (p *RefundPlan) move(req RefundRequest) {
	if req.MovedTo == nil {
		return
	}
	left := req.Moved
	var parts []RefundPart
	for _, part := range p.Parts {
		moved := part.Amount.Min(left)
		left = left.Sub(moved)
		if moved.Positive() {
			parts = append(parts, RefundPart{Payment: part.Payment, Amount: moved, MovedTo: req.MovedTo})
		}
		if part.Amount = part.Amount.Sub(moved); part.Amount.Positive() || moved.IsZero() {
			parts = append(parts, part)
		}
	}
	p.Parts = parts
}
