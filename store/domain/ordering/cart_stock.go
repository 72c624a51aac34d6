package ordering

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CartStock is the stock that a cart has reserved. The reservation ends when the cart becomes an order,
// which then reserves the stock, or at ReservedUntil.
type CartStock struct {
	Reserved      []catalog.Holding `gorm:"serializer:json"` // sorted by variant id
	ReservedUntil *time.Time        // nil means that the cart reserves nothing; extended by each change to the cart
}

// Available returns goods with the stock that the cart's holder can buy, including the cart's own
// reservations.
func (s CartStock) Available(goods map[int64]catalog.Sellable) map[int64]catalog.Sellable {
	if len(s.Reserved) == 0 {
		return goods
	}
	out := maps.Clone(goods)
	for _, h := range s.Reserved {
		if good, known := out[h.VariantID]; known && good.Stock != nil {
			good.Stock = good.Stock.For(h.Quantity)
			out[h.VariantID] = good
		}
	}
	return out
}

// StockChange returns the stock moves that make the cart's reservations match its lines: the stock to reserve (take)
// and the stock to release. If the store reserves stock at payment, the cart reserves nothing. b and q are the cart's
// basket and quote.
func (c *Cart) StockChange(b pricing.Basket, q pricing.Quote, s settings.Settings) (take, release []catalog.StockMove) {
	change := map[int64]int{}
	if s.InventoryReserveMode == settings.ReserveAtCart {
		for i, l := range b.Lines {
			if stock := l.Sellable.Stock; stock != nil && stock.Tracked && !l.IsTrial() && q.Lines[i].Availability != pricing.AvailableNoLonger {
				change[stock.VariantID] += l.Quantity
			}
		}
	}
	for _, h := range c.Reserved {
		change[h.VariantID] -= h.Quantity
	}
	for _, id := range slices.Sorted(maps.Keys(change)) {
		switch n := change[id]; {
		case n > 0:
			take = append(take, catalog.StockMove{VariantID: id, Quantity: n, Pointer: "/quantity"})
		case n < 0:
			release = append(release, catalog.StockMove{VariantID: id, Quantity: -n})
		}
	}
	return take, release
}

// KeepStock records the stock that the cart reserved and released. The reservation time starts again,
// with the store's ReservationMinutes but at least one minute.
func (s *CartStock) KeepStock(taken, released []catalog.StockMove, settings settings.Settings, now time.Time) {
	held := map[int64]int{}
	for _, h := range s.Reserved {
		held[h.VariantID] += h.Quantity
	}
	for _, m := range taken {
		held[m.VariantID] += m.Quantity
	}
	for _, m := range released {
		held[m.VariantID] -= m.Quantity
	}
	s.Reserved, s.ReservedUntil = holdings(held), nil
	if len(s.Reserved) > 0 {
		until := now.Add(time.Duration(max(settings.ReservationMinutes, 1)) * time.Minute)
		s.ReservedUntil = &until
	}
}

// GiveUpStock clears the reservation and returns the moves that release it.
func (s *CartStock) GiveUpStock() []catalog.StockMove {
	moves := catalog.Moves(s.Reserved)
	s.Reserved, s.ReservedUntil = []catalog.Holding{}, nil
	return moves
}

// takeStock moves the reservations of another cart to s. The later of the two expiry times applies to all
// reservations.
func (s *CartStock) takeStock(from *CartStock) {
	held := map[int64]int{}
	for _, h := range slices.Concat(s.Reserved, from.Reserved) {
		held[h.VariantID] += h.Quantity
	}
	if s.ReservedUntil == nil || from.ReservedUntil != nil && from.ReservedUntil.After(*s.ReservedUntil) {
		s.ReservedUntil = from.ReservedUntil
	}
	s.Reserved = holdings(held)
	from.GiveUpStock()
}

func holdings(held map[int64]int) []catalog.Holding {
	out := []catalog.Holding{}
	for id, n := range held {
		if n > 0 {
			out = append(out, catalog.Holding{VariantID: id, Quantity: n})
		}
	}
	slices.SortFunc(out, func(a, b catalog.Holding) int { return cmp.Compare(a.VariantID, b.VariantID) })
	return out
}
