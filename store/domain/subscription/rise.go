package subscription

import (
	"cmp"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Announced is a price of a line that the buyer was notified of. It may be charged from its day on.
type Announced struct {
	Price domain.Amount `json:"price"`
	From  domain.Date   `json:"from"`
}

// Rise is a price increase of a line that the buyer has neither accepted nor been notified of.
type Rise struct {
	Item *SubscriptionItem
	Was  domain.Amount // maximum price of one unit before the increase
	Announced
}

// AtMost returns the maximum price of one unit on a day: the price that the buyer accepted
// or was notified of in time.
func (i *SubscriptionItem) AtMost(on domain.Date) domain.Amount {
	most := i.AcceptedPrice
	for _, told := range i.Announced {
		if told.From <= on && most.Less(told.Price) {
			most = told.Price
		}
	}
	return most
}

// known returns the highest price that the buyer accepted or was notified of, for any day.
func (i *SubscriptionItem) known() domain.Amount {
	most := i.AcceptedPrice
	for _, told := range i.Announced {
		if most.Less(told.Price) {
			most = told.Price
		}
	}
	return most
}

// takeOver marks announced prices as accepted if they are in force on a day and the renewal of that day
// reached them. A price above that of the renewal stays announced, because no renewal was charged at this
// price yet.
func (i *SubscriptionItem) takeOver(on domain.Date) {
	charged := func(told Announced) bool { return told.From <= on && !i.UnitPrice.Less(told.Price) }
	for _, told := range i.Announced {
		if charged(told) && i.AcceptedPrice.Less(told.Price) {
			i.AcceptedPrice = told.Price
		}
	}
	i.Announced = i.without(charged)
}

// withdraw lowers the announced prices to the highest price that the line can reach. It drops announced
// prices that no longer exceed an accepted or earlier announced price, so that a later rise to such a
// price is announced again. It reports whether any announced price changed.
func (i *SubscriptionItem) withdraw(most domain.Amount) (changed bool) {
	var left []Announced
	known := i.AcceptedPrice
	for _, told := range i.Announced {
		price := told.Price.Min(most)
		changed = changed || !price.Equal(told.Price)
		if known.Less(price) {
			left, known = append(left, Announced{Price: price, From: told.From}), price
		}
	}
	i.Announced = left
	return changed
}

// raise increases the accepted price and the announced prices by an amount.
func (i *SubscriptionItem) raise(by domain.Amount) {
	i.AcceptedPrice = i.AcceptedPrice.Add(by)
	i.Announced = slices.Clone(i.Announced)
	for n := range i.Announced {
		i.Announced[n].Price = i.Announced[n].Price.Add(by)
	}
}

// without returns the announced prices for which gone is false; nil means none.
func (i *SubscriptionItem) without(gone func(Announced) bool) (left []Announced) {
	for _, told := range i.Announced {
		if !gone(told) {
			left = append(left, told)
		}
	}
	return left
}

// mostAnnounced is the maximum number of announced prices of a line. It is enough for a price that rises
// daily, for the longest notice that a store can set.
const mostAnnounced = 100

// announce adds an announced price, and replaces any other price for the same day.
func (i *SubscriptionItem) announce(told Announced) {
	all := append(i.without(func(other Announced) bool { return other.From == told.From }), told)
	slices.SortFunc(all, func(a, b Announced) int { return cmp.Compare(a.From, b.From) })
	i.Announced = all[max(0, len(all)-mostAnnounced):]
}

// Payable reports whether any further renewal may be charged. The subscription must be active, or paused for a reason
// other than a suspension. The subscription must not be canceled at the end of the period, and must have unpaid cycles
// left.
func (s *Subscription) Payable() bool {
	switch {
	case s.Status != Active && s.Status != Paused, s.PauseCause == PausedBySuspension, s.CancelAtPeriodEnd:
		return false
	}
	return s.Terms.MaxCycles == nil || s.CycleNumber+s.PrepaidLeft < *s.Terms.MaxCycles
}

// Reprice sets today's prices on the lines without a fixed price. A lower price is charged immediately. A
// price above all prices that the buyer knows is announced. It is charged from the day that is notice
// days after today; the accepted price is charged until then. An announced price that the line no longer
// reaches is withdrawn. The caller must notify the buyer of the rises. The event has no type if no price
// was changed, announced or withdrawn.
func (s *Subscription) Reprice(offers Offers, notice int, c Calendar) (rises []Rise, event domain.Event) {
	if !s.Payable() {
		return nil, event
	}
	before, from := s.Copy(), c.Today().Add(notice)
	changed, withdrawn := false, false
	for _, item := range s.Live() {
		if item.FixedPrice != nil {
			continue
		}
		next, most, sold := offers.priceOf(s, item.VariantID, item.Quantity)
		if !sold {
			continue // this line cannot be charged at all
		}
		withdrawn = item.withdraw(most) || withdrawn
		if item.known().Less(most) {
			rise := Rise{Item: item, Was: item.AtMost(from - 1), Announced: Announced{Price: most, From: from}}
			item.announce(rise.Announced)
			rises = append(rises, rise)
		}
		if unit := next.Min(item.AtMost(s.LastDate)); !item.UnitPrice.Equal(unit) {
			item.UnitPrice, changed = unit, true
		}
	}
	switch {
	case len(rises) > 0:
		names := make([]string, len(rises))
		for i, rise := range rises {
			names[i] = rise.Item.Name + " " + s.CurrencyCode.Format(rise.Price) + " " + string(s.CurrencyCode)
		}
		message := "The customer is told of higher prices from " + from.String() + " on: " + strings.Join(names, ", ") + "."
		event = s.happened(domain.SubscriptionPricingChanged, "subscription.pricing_changed", cut(message), nil, before)
	case withdrawn:
		event = s.happened(domain.SubscriptionPricingChanged, "subscription.pricing_changed", "An announced higher price was withdrawn.", nil, before)
	case changed:
		event = s.happened(domain.SubscriptionPricingChanged, "subscription.pricing_changed", "The price was changed.", nil, before)
	}
	return rises, event
}

// PriceNext sets the prices of the next renewal on the lines without a fixed price, after the previous
// renewal was charged. An introductory price may have ended, or an announced price may have started. The
// copies of the subscription in the charge's events also get the new prices.
func (s *Subscription) PriceNext(offers Offers, events []domain.Event) {
	for _, item := range s.Live() {
		next, _, sold := offers.priceOf(s, item.VariantID, item.Quantity)
		if item.FixedPrice != nil || !sold {
			continue
		}
		item.UnitPrice = next.Min(item.AtMost(s.LastDate))
		for _, e := range events {
			if shown, ok := e.After.(*Subscription); ok {
				if copied, ok := domain.ByID(shown.Items, item.ID); ok {
					copied.UnitPrice = item.UnitPrice
				}
			}
		}
	}
}

// longestMessage is the maximum length, in characters, of a message in the history.
const longestMessage = 1000

// cut shortens a message to longestMessage.
func cut(message string) string {
	if runes := []rune(message); len(runes) > longestMessage {
		return string(runes[:longestMessage-1]) + "…"
	}
	return message
}

// FirstFrom returns the day of the first renewal on or after a day that will be charged; nil means that
// no such renewal is scheduled.
func (s *Subscription) FirstFrom(on domain.Date, c Calendar) *domain.Date {
	for _, u := range s.Upcoming(c, max(on, c.Today()).Add(2*MaxDaysAhead), mostLookedAt) {
		if u.On >= on && u.Cycle != nil && !u.Prepaid {
			return &u.On
		}
	}
	return nil
}

// mostLookedAt is the maximum number of renewals that FirstFrom searches.
const mostLookedAt = 1000
