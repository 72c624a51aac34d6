package pricing

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// GiftCards returns the price of the gift cards in a quote of the basket.
func (b Basket) GiftCards(q Quote) (sum domain.Amount) {
	for i, l := range b.Lines {
		if l.BuysGiftCard() {
			sum = sum.Add(q.Lines[i].LineGross)
		}
	}
	return sum
}

// MaxGiftCards is the maximum number of gift cards that one order buys.
const MaxGiftCards = 200

// BuysGiftCard reports whether the line buys gift cards. Such a line has no tax, since the cards are taxed when they
// pay. It gets no discounts and does not count towards minimums.
func (l BasketLine) BuysGiftCard() bool {
	if l.Kept != nil {
		return l.Kept.GiftCard
	}
	return l.Sellable.Product.Type == catalog.GiftCard
}

// taxClass returns the tax class of the line's goods; nil means that they are not taxed.
func (l BasketLine) taxClass() *settings.TaxClass {
	if l.BuysGiftCard() {
		return nil
	}
	return l.Sellable.TaxClass
}

// goods returns the net price of the lines without gift cards, after discounts, and the number of gift cards. The
// result only is true if the basket sells nothing but gift cards.
func (b Basket) goods(q *Quote) (worth domain.Amount, cards int, only bool) {
	worth, only = q.Subtotal.Sub(q.DiscountTotal), true
	for i, l := range b.Lines {
		switch {
		case q.Lines[i].Availability == AvailableNoLonger:
		case l.BuysGiftCard():
			worth, cards = worth.Sub(q.Lines[i].LineTotal), cards+l.Quantity
		default:
			only = false
		}
	}
	return worth, cards, only
}
