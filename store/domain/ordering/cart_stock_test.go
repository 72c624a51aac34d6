package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A cart's reserved stock", func() {
	atCart := settings.Settings{InventoryReserveMode: settings.ReserveAtCart, ReservationMinutes: 20}
	line := func(variant int64, quantity int, change ...func(*pricing.BasketLine)) pricing.BasketLine {
		l := pricing.BasketLine{Quantity: quantity, Sellable: catalog.Sellable{Stock: &catalog.Stock{VariantID: variant, Tracked: true, OnHand: 10}}}
		for _, f := range change {
			f(&l)
		}
		return l
	}
	change := func(c *ordering.Cart, s settings.Settings, lines ...pricing.BasketLine) (take, release []catalog.StockMove) {
		q := pricing.Quote{Lines: make([]pricing.QuoteLine, len(lines))}
		for i, l := range lines {
			if l.Sellable.Stock != nil && l.Sellable.Stock.Withdrawn {
				q.Lines[i].Availability = pricing.AvailableNoLonger
			}
		}
		return c.StockChange(pricing.Basket{Lines: lines}, q, s)
	}
	move := func(variant int64, quantity int) catalog.StockMove {
		return catalog.StockMove{VariantID: variant, Quantity: quantity}
	}
	wanted := func(variant int64, quantity int) catalog.StockMove {
		return catalog.StockMove{VariantID: variant, Quantity: quantity, Pointer: "/quantity"}
	}

	It("covers the cart's tracked lines, summed by variant", func() {
		take, release := change(&ordering.Cart{}, atCart, line(9, 2), line(4, 1), line(9, 3),
			line(5, 1, func(l *pricing.BasketLine) { l.Sellable.Stock.Tracked = false }),
			line(6, 1, func(l *pricing.BasketLine) { l.Sellable.Stock.Withdrawn = true }),
			line(7, 1, func(l *pricing.BasketLine) { l.Sellable.Stock = nil }),
			line(8, 1, func(l *pricing.BasketLine) { l.Cycle = &pricing.Cycle{} }))
		Expect(take).To(Equal([]catalog.StockMove{wanted(4, 1), wanted(9, 5)}))
		Expect(release).To(BeEmpty())
	})

	It("changes only by the difference from the stock already reserved", func() {
		c := &ordering.Cart{CartStock: ordering.CartStock{Reserved: []catalog.Holding{{VariantID: 4, Quantity: 3}, {VariantID: 5, Quantity: 1}, {VariantID: 9, Quantity: 2}}}}
		take, release := change(c, atCart, line(4, 1), line(9, 6), line(5, 1))
		Expect(take).To(Equal([]catalog.StockMove{wanted(9, 4)}))
		Expect(release).To(Equal([]catalog.StockMove{move(4, 2)}))
		c.KeepStock(take, release, atCart, midday)
		Expect(c.Reserved).To(Equal([]catalog.Holding{{VariantID: 4, Quantity: 1}, {VariantID: 5, Quantity: 1}, {VariantID: 9, Quantity: 6}}))
		Expect(*c.ReservedUntil).To(Equal(midday.Add(20 * time.Minute)))
	})

	It("is released if the store reserves at payment", func() {
		c := &ordering.Cart{CartStock: ordering.CartStock{Reserved: []catalog.Holding{{VariantID: 4, Quantity: 3}}, ReservedUntil: &midday}}
		take, release := change(c, settings.Settings{InventoryReserveMode: settings.ReserveAtPayment}, line(4, 3))
		Expect(take).To(BeEmpty())
		Expect(release).To(Equal([]catalog.StockMove{move(4, 3)}))
		c.KeepStock(take, release, atCart, midday)
		Expect(c.CartStock).To(Equal(ordering.CartStock{Reserved: []catalog.Holding{}}))
	})

	It("is available to the cart's holder, while the stock for others stays unchanged", func() {
		c := ordering.CartStock{Reserved: []catalog.Holding{{VariantID: 4, Quantity: 3}, {VariantID: 5, Quantity: 1}, {VariantID: 6, Quantity: 1}}}
		stock := &catalog.Stock{VariantID: 4, Tracked: true, OnHand: 5, Reserved: 5}
		goods := map[int64]catalog.Sellable{4: {Stock: stock}, 5: {}}
		own := c.Available(goods)
		Expect(own[4].Stock.Available()).To(Equal(3))
		Expect(own).To(HaveLen(2))
		Expect(stock.Available()).To(BeZero())
		Expect(goods[4].Stock).To(BeIdenticalTo(stock))
	})

	It("moves completely in a merge, and expires at the later of the two times", func() {
		later := midday.Add(time.Minute)
		mine := &ordering.Cart{Status: ordering.CartActive, CartStock: ordering.CartStock{Reserved: []catalog.Holding{{VariantID: 4, Quantity: 3}}, ReservedUntil: &midday}}
		guest := &ordering.Cart{Status: ordering.CartActive, CartStock: ordering.CartStock{Reserved: []catalog.Holding{{VariantID: 4, Quantity: 1}, {VariantID: 2, Quantity: 1}}, ReservedUntil: &later}}
		_, err := mine.Merge(guest, nil, atCart, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(mine.CartStock).To(Equal(ordering.CartStock{Reserved: []catalog.Holding{{VariantID: 2, Quantity: 1}, {VariantID: 4, Quantity: 4}}, ReservedUntil: &later}))
		Expect(guest.CartStock).To(Equal(ordering.CartStock{Reserved: []catalog.Holding{}}))
		empty := &ordering.Cart{Status: ordering.CartActive, CartStock: ordering.CartStock{Reserved: []catalog.Holding{}}}
		_, err = mine.Merge(empty, nil, atCart, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(mine.ReservedUntil).To(Equal(&later))
		Expect(mine.GiveUpStock()).To(Equal([]catalog.StockMove{move(2, 1), move(4, 4)}))
		Expect(mine.ReservedUntil).To(BeNil())
	})
})
