package ordering

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// BuysGiftCard reports whether the line buys gift cards.
func (l *OrderLine) BuysGiftCard() bool { return l.ProductType == string(catalog.GiftCard) }

// keepsPrice returns the reason for which the line cannot get another price; empty means that it can.
func (l *OrderLine) keepsPrice(price domain.Amount) string {
	switch {
	case l.CardsIssued > 0:
		return "Gift cards of " + l.SKU + " were issued: its price stays. Add new units as a new line."
	case l.BuysGiftCard() && !price.Positive():
		return l.SKU + " is a gift card, which is only sold at a price above 0."
	}
	return ""
}

// BuysGiftCards reports whether any line of the order buys gift cards.
func (o *Order) BuysGiftCards() bool { return slices.ContainsFunc(o.Lines, (*OrderLine).BuysGiftCard) }

// CapturesBy returns the capture mode of the order under a store's mode. An order that buys gift cards is not captured
// in parts when its shipments leave, since the cards are issued once the whole order is paid.
func (o *Order) CapturesBy(mode settings.CaptureMode) settings.CaptureMode {
	if mode == settings.CaptureOnFulfillment && o.BuysGiftCards() {
		return settings.CaptureAutomatic
	}
	return mode
}

// underReview reports whether a payment provider reviews a payment of the order for fraud. A review that ended without
// approval counts until the payment is refunded or its dispute is reported.
func (o *Order) underReview() bool {
	return slices.ContainsFunc(o.Payments, func(p *Payment) bool {
		left := p.RefundedAmount.Less(p.CapturedAmount) && !slices.ContainsFunc(o.Chargebacks, func(c *Chargeback) bool { return c.PaymentID == p.ID })
		return p.Review == ReviewOpen || p.Review == ReviewClosed && left
	})
}

// IssueGiftCards counts the units whose gift cards are due as issued, and returns these units in line order. A card is
// due when its order is paid in full and neither on hold nor under review. Refunded and canceled units get none. The
// caller must issue the cards and write the lines of the units in the same transaction.
func (o *Order) IssueGiftCards() (due []value.Purchase) {
	if !o.BuysGiftCards() || o.placed("delivered") != nil || o.OnHold || o.underReview() || !o.paid() {
		return nil
	}
	for _, l := range o.Lines {
		for l.BuysGiftCard() && l.CardsIssued < l.Active() {
			l.CardsIssued++
			due = append(due, value.Purchase{
				LineItemID: l.ID, Unit: l.CardsIssued, Amount: l.UnitPrice, CurrencyCode: o.CurrencyCode,
				Language: o.Language(), BuyerEmail: o.Email, Delivery: l.GiftCard,
			})
		}
	}
	return due
}

// GiftCardTotal returns the price of the order's gift cards.
func (o *Order) GiftCardTotal() (sum domain.Amount) {
	for _, l := range o.Lines {
		if l.BuysGiftCard() {
			sum = sum.Add(l.LineGross)
		}
	}
	return sum
}

// SetGiftCards sets the gift cards that the order has bought, and the value removed from them by refunds.
func (o *Order) SetGiftCards(cards []*value.GiftCard, taken []value.Taken) {
	o.GiftCards, o.CardsTaken = cards, taken
	for _, c := range cards {
		c.CancelledAmount = o.sumTaken(func(t value.Taken) bool { return t.GiftCardID == c.ID })
	}
}

// sumTaken sums the value removed by refunds, over the rows that the function counts selects.
func (o *Order) sumTaken(counts func(value.Taken) bool) (sum domain.Amount) {
	for _, t := range o.CardsTaken {
		if counts(t) {
			sum = sum.Add(t.Amount)
		}
	}
	return sum
}

// cardsOf returns the gift cards that a line has bought, by id.
func (o *Order) cardsOf(l *OrderLine) (cards []*value.GiftCard) {
	for _, c := range o.GiftCards {
		if c.LineItemID != nil && *c.LineItemID == l.ID {
			cards = append(cards, c)
		}
	}
	return cards
}

// uncarded returns the price of a line's units without a card, less the amount still due on the order: an edit can add
// units that are not paid.
func (o *Order) uncarded(l *OrderLine) domain.Amount {
	price := l.LineGross.Sub(o.GrandTotal.Sub(o.Balance().paid()).NotNegative())
	for _, c := range o.cardsOf(l) {
		price = price.Sub(c.InitialAmount)
	}
	return price.NotNegative()
}

// unspent returns the amount that refunds can still return on a line that buys gift cards. It is the price of units
// without a card, and the value that is neither spent nor held.
func (o *Order) unspent(l *OrderLine) domain.Amount {
	var taken, free domain.Amount
	for _, c := range o.cardsOf(l) {
		taken, free = taken.Add(c.CancelledAmount), free.Add(c.Takeable())
	}
	back, _ := o.givenBack(l)
	return o.uncarded(l).Add(taken).Sub(back.Subtotal.Add(back.Tax)).NotNegative().Add(free)
}

// RefundLimit returns the highest amount of a refund without lines, at most Balance().Refundable. It is lower if value of
// bought gift cards was spent, has expired or is held, and if refunds have returned the order's total.
func (o *Order) RefundLimit() domain.Amount {
	b, left := o.Balance(), o.unreturned()
	net, tax := o.shippingRest()
	unspent, limited := net.Add(tax), false
	for _, l := range o.Lines {
		rest := o.restOf(l).gross()
		most := rest
		if l.CardsIssued > 0 {
			most = rest.Min(o.unspent(l))
		}
		unspent, limited = unspent.Add(most), limited || most.Less(rest)
	}
	if limited {
		left = left.Min(unspent)
	}
	return b.Refundable.Min(b.Overpaid.Add(left))
}

// refuseSpent returns gift_card_spent if a refund would return more of a line's price than unspent allows. The detail
// names the amount that is left, or the reason why nothing is left. It does not limit lines without issued gift cards.
func (o *Order) refuseSpent(l *OrderLine, amount domain.Amount) error {
	if l.CardsIssued == 0 {
		return nil
	}
	switch most := o.unspent(l); {
	case !most.Less(amount):
		return nil
	case most.Positive():
		return domain.Errorf(domain.GiftCardSpent, "The gift cards of %s have too little free value left. At most %s %s of the line can be refunded.",
			l.SKU, o.CurrencyCode.Format(most), o.CurrencyCode)
	}
	is := func(has func(c *value.GiftCard) bool) bool { return slices.ContainsFunc(o.cardsOf(l), has) }
	why := "No value of the gift cards of %s is left"
	switch {
	case is(func(c *value.GiftCard) bool { return c.HeldAmount.Positive() }):
		why = "Orders hold all value that is left of the gift cards of %s"
	case is(func(c *value.GiftCard) bool { return c.Status == value.Expired }):
		why = "The gift cards of %s have expired or have no value left"
	}
	return domain.Errorf(domain.GiftCardSpent, why+", so nothing of the line can be refunded.", l.SKU)
}

// FollowRefunds returns the changes to the order's gift cards that its refunds require: CANCEL for refunded value, and
// RESTORE for value that a failed or voided refund took. Refunds first return the price of units without a card. A
// CANCEL takes only free value, because a payment provider can refund value that was spent. The caller must post the
// changes in the same transaction.
func (o *Order) FollowRefunds() (postings []value.Posting) {
	for _, l := range o.Lines {
		if l.CardsIssued == 0 {
			continue
		}
		uncarded, free := o.uncarded(l), map[*value.GiftCard]domain.Amount{}
		for _, c := range o.cardsOf(l) {
			free[c] = c.Takeable()
		}
		for _, r := range o.Refunds {
			back := r.returned(l)
			covered := back.Min(uncarded)
			uncarded = uncarded.Sub(covered)
			postings = append(postings, o.takeCards(l, r, back.Sub(covered), free)...)
		}
	}
	return postings
}

// returned returns the amount that the refund returned on a line; 0 for a failed or voided refund.
func (r *Refund) returned(l *OrderLine) (sum domain.Amount) {
	for _, rl := range r.Lines {
		if r.Counts() && rl.LineItemID == l.ID {
			sum = sum.Add(rl.Subtotal).Add(rl.Tax)
		}
	}
	return sum
}

// takeCards makes amount the value that a refund has taken from a line's cards, and updates free. If the cards have
// less free value, it takes all of it. It prefers to empty one card over taking parts of several.
func (o *Order) takeCards(l *OrderLine, r *Refund, amount domain.Amount, free map[*value.GiftCard]domain.Amount) (postings []value.Posting) {
	has := func(c *value.GiftCard) domain.Amount {
		return o.sumTaken(func(t value.Taken) bool { return t.GiftCardID == c.ID && t.RefundID == r.ID })
	}
	cards := o.cardsOf(l)
	for _, c := range cards {
		amount = amount.Sub(has(c))
	}
	kind, sign, most := value.Cancel, int64(1), func(c *value.GiftCard) domain.Amount { return free[c] }
	if amount.Sign() < 0 {
		kind, sign, most, amount = value.Restore, -1, has, amount.Neg()
	}
	slices.SortStableFunc(cards, func(a, b *value.GiftCard) int {
		x, y := most(a), most(b)
		if !x.Less(amount) && !y.Less(amount) { // the smallest card that has enough
			return cmp.Or(x.Cmp(y), cmp.Compare(b.ID, a.ID))
		}
		return cmp.Or(y.Cmp(x), cmp.Compare(b.ID, a.ID))
	})
	for _, c := range cards {
		part := amount.Min(most(c))
		if !part.Positive() {
			continue
		}
		amount, free[c] = amount.Sub(part), free[c].Sub(part.Times(sign))
		o.CardsTaken = append(o.CardsTaken, value.Taken{GiftCardID: c.ID, RefundID: r.ID, Amount: part.Times(sign)})
		postings = append(postings, value.Posting{Account: c, Type: kind, Amount: part, OrderID: o.ID, RefundID: r.ID})
	}
	return postings
}

// FollowPayments marks the order's gift cards as unpaid or paid, and returns the changed cards. Cards are unpaid while
// the order's undisputed money is less than their value. They are also unpaid while a bank disputes any money without
// which the order is not paid in full. A lost dispute counts until other money replaces the lost amount.
func (o *Order) FollowPayments() (changed []*value.GiftCard) {
	if len(o.GiftCards) == 0 {
		return nil
	}
	b := o.Balance()
	left := b.paid().Sub(b.Disputed)
	var sold domain.Amount
	for _, c := range o.GiftCards {
		sold = sold.Add(c.InitialAmount)
	}
	unpaid := left.Less(sold) || b.Disputed.Positive() && left.Less(o.GrandTotal)
	for _, c := range o.GiftCards {
		if c.SetUnpaid(unpaid) {
			changed = append(changed, c)
		}
	}
	return changed
}
