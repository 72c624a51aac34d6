package subscription

import (
	"cmp"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Announced is a price of a line that its buyer was told of, and may be charged from
// a day on.
type Announced struct {
	Price domain.Amount `json:"price"`
	From  domain.Date   `json:"from"`
}

// Rise is a line that costs more than its buyer accepted and was told of.
type Rise struct {
	Item *SubscriptionItem
	Was  domain.Amount // what one unit costs at most until then
	Announced
}

// AtMost is what one unit of the line may cost on a day: what the buyer accepted,
// or was told of in time.
func (i *SubscriptionItem) AtMost(on domain.Date) domain.Amount {
	most := i.AcceptedPrice
	for _, told := range i.Announced {
		if told.From <= on && most.Less(told.Price) {
			most = told.Price
		}
	}
	return most
}

// known is the highest price that the buyer accepted or was told of, from whatever
// day on.
func (i *SubscriptionItem) known() domain.Amount {
	most := i.AcceptedPrice
	for _, told := range i.Announced {
		if most.Less(told.Price) {
			most = told.Price
		}
	}
	return most
}

// takeOver makes accepted what was announced for a day or before.
func (i *SubscriptionItem) takeOver(on domain.Date) {
	i.AcceptedPrice = i.AtMost(on)
	i.Announced = i.without(func(told Announced) bool { return told.From <= on })
}

// without are what was announced but for some; nil where that is nothing.
func (i *SubscriptionItem) without(gone func(Announced) bool) (left []Announced) {
	for _, told := range i.Announced {
		if !gone(told) {
			left = append(left, told)
		}
	}
	return left
}

// mostAnnounced bounds what is known of prices to come: a price that rises every day
// is announced for the longest notice that a store can give.
const mostAnnounced = 100

// announce tells of a price from a day on. Of one day there is one price.
func (i *SubscriptionItem) announce(told Announced) {
	all := append(i.without(func(other Announced) bool { return other.From == told.From }), told)
	slices.SortFunc(all, func(a, b Announced) int { return cmp.Compare(a.From, b.From) })
	i.Announced = all[max(0, len(all)-mostAnnounced):]
}

// Payable tells whether a renewal may still be charged: it is not canceled, not even
// for when what is paid for ends, nor are all its cycles paid.
func (s *Subscription) Payable() bool {
	switch {
	case s.Status != Active && s.Status != Paused, s.PauseCause == PausedBySuspension, s.CancelAtPeriodEnd:
		return false
	}
	return s.Terms.MaxCycles == nil || s.CycleNumber+s.PrepaidLeft < *s.Terms.MaxCycles
}

// Reprice gives the lines the prices of today, as far as they have none of their own.
// A lower one is charged at once. A higher one than the buyer knows of is announced:
// it is charged on days from notice days on, and what was accepted until then. The
// rises are what the buyer has to be told of. The event has no type where no line's
// price is another one.
func (s *Subscription) Reprice(offers Offers, notice int, c Calendar) (rises []Rise, event domain.Event) {
	if !s.Payable() {
		return nil, event
	}
	before, from := s.Copy(), c.Today().Add(notice)
	changed := false
	for _, item := range s.Live() {
		if item.FixedPrice != nil {
			continue
		}
		next, most, sold := offers.priceOf(s, item.VariantID, item.Quantity)
		if !sold {
			continue // it cannot be charged at all
		}
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
	case changed:
		event = s.happened(domain.SubscriptionPricingChanged, "subscription.pricing_changed", "The price was changed.", nil, before)
	}
	return rises, event
}

// longestMessage of a history's entry.
const longestMessage = 1000

// cut shortens a message to what an entry of the history may have.
func cut(message string) string {
	if runes := []rune(message); len(runes) > longestMessage {
		return string(runes[:longestMessage-1]) + "…"
	}
	return message
}

// FirstFrom is the day of the first renewal that is charged on a day or after it; nil
// where none is scheduled.
func (s *Subscription) FirstFrom(on domain.Date, c Calendar) *domain.Date {
	for _, u := range s.Upcoming(c, max(on, c.Today()).Add(2*MaxDaysAhead), mostLookedAt) {
		if u.On >= on && u.Cycle != nil && !u.Prepaid {
			return &u.On
		}
	}
	return nil
}

// mostLookedAt bounds how many renewals are looked through for one of them.
const mostLookedAt = 1000
