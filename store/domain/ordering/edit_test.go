package ordering_test

import (
	"cmp"
	"fmt"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

func (s sale) money(coins int64) domain.Amount { return domain.AmountOf(coins, s.currency.Digits()) }

func (s sale) units(a domain.Amount) int64 {
	GinkgoHelper()
	n, exact := a.Units(s.currency.Digits())
	Expect(exact).To(BeTrue(), "%s has a fraction of a coin", a)
	return n
}

// holdsOffers compares the order's coupons, their uses and its manual discount with the offers to which
// the buyer agreed.
func (s sale) holdsOffers(o *ordering.Order, offers []saleOffer, want bill) {
	GinkgoHelper()
	on, uses := map[int64]int64{}, map[int64]int64{}
	for _, c := range o.Coupons {
		on[c.CouponID] = s.units(c.DiscountAmount)
	}
	for _, u := range o.Uses() {
		uses[u.CouponID] = s.units(u.DiscountAmount)
	}
	if o.Discount != nil {
		on[manual] = s.units(o.Discount.Amount)
		uses[manual] = on[manual]
	}
	agreed := map[int64]int64{}
	for _, offer := range offers {
		agreed[offer.id] = want.of(offer.id)
	}
	Expect(on).To(Equal(agreed), "the coupons of the order, each with what it takes off")
	Expect(uses).To(Equal(agreed), "the uses that are counted")
}

// holdsShipping compares the prices in the list of shipping methods with the sale's shipping charge, both
// for the chosen method and for another method.
func (s sale) holdsShipping() {
	GinkgoHelper()
	if s.carriage == nil {
		return
	}
	b := s.basket()
	own, other := b.Shipping, *b.Shipping
	b.Shipping = nil // no method is chosen yet
	other.ID, other.Price = own.ID+1, own.Price.Add(s.money(1))
	offers, err := b.Offers([]*settings.ShippingMethod{&other, own}, midday)
	Expect(err).NotTo(HaveOccurred())
	Expect(offers).To(HaveLen(2))
	for _, offer := range offers {
		with := s
		carriage := *s.carriage
		carriage.price = s.units(offer.Method.Price)
		with.carriage = &carriage
		last, shown := len(s.items), []int64(nil)
		shown, _ = with.shown()
		Expect([]int64{s.units(offer.Price), s.units(offer.Charge)}).To(Equal([]int64{with.full()[last], shown[last]}), "%s at %s", offer.Method.Name, offer.Method.Price)
		b.Shipping = offer.Method
		q, err := b.Quote(midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int64{s.units(q.ShippingPrice), s.units(q.ShownShipping)}).To(Equal([]int64{s.units(offer.Price), s.units(offer.Charge)}), "what is charged")
	}
}

// now returns the sale as the order currently is: the lines in their order, each with the taxes and
// offers of its product.
func (h *history) now() sale {
	s := h.sale
	s.items, s.offers = nil, nil
	at := map[int]int{} // index of the product at its first sale
	for i, l := range h.o.Lines {
		item := h.items[*l.ProductID-1]
		item.price, item.quantity = h.units(l.UnitPrice), int64(l.Quantity)
		at[int(*l.ProductID-1)] = i
		s.items = append(s.items, item)
	}
	for _, o := range h.offers {
		of := o.items
		o.items = nil
		for _, i := range of {
			if n, there := at[i]; there {
				o.items = append(o.items, n)
			}
		}
		s.offers = append(s.offers, o)
	}
	return s
}

// wanted returns the order's current lines.
func (h *history) wanted() (lines []pricing.BasketLine) {
	class := h.basket()
	for _, l := range h.o.Lines {
		line := class.Lines[*l.ProductID-1]
		line.LineID, line.Quantity = l.ID, l.Quantity
		lines = append(lines, line)
	}
	return lines
}

// edit changes lines, discounts and shipping at random, and sometimes reverts the change afterwards.
func (h *history) edit() {
	o, r := h.o, h.random
	if o.Editable() != nil {
		return
	}
	was, offers, carriage := h.wanted(), slices.Clone(h.offers), h.carriage
	prices := map[int64]domain.Amount{}
	for _, l := range o.Lines {
		prices[*l.ProductID] = l.UnitPrice
	}
	before := h.picture()
	lines := slices.Clone(was)
	if r.Intn(2) == 0 { // adds another product
		item := saleItem{price: r.Int63n(5000), quantity: 1 + r.Int63n(9), digital: r.Intn(5) == 0}
		item.taxes = h.items[r.Intn(len(h.items))].taxes
		h.items = append(h.items, item)
		h.products++
		lines = slices.Insert(lines, r.Intn(len(lines)+1), h.basket().Lines[h.products-1])
	}
	for i := range lines {
		switch r.Intn(8) {
		case 0, 1:
			lines[i].Quantity = 1 + r.Intn(9)
		case 2:
			price := h.money(r.Int63n(5000))
			lines[i].UnitPrice = &price
		}
	}
	if len(lines) > 1 && r.Intn(3) == 0 {
		lines = slices.Delete(lines, 0, 1)
	}
	if r.Intn(4) == 0 && len(h.offers) > 0 {
		h.offers = slices.Delete(slices.Clone(h.offers), 0, 1)
	}
	if r.Intn(4) == 0 {
		h.offers = append(slices.DeleteFunc(slices.Clone(h.offers), func(o saleOffer) bool { return o.id == manual }),
			saleOffer{id: manual, priority: manual, kind: "order amount", coins: 1 + r.Int63n(500)})
	}
	var shipping ordering.ShippingEdit
	if h.carriage != nil && r.Intn(4) == 0 {
		price := h.money(r.Int63n(1000))
		shipping.Price = &price
	}
	if h.carriage != nil && shipping.Price == nil && r.Intn(6) == 0 {
		if !h.switched(lines) {
			h.offers = offers
		}
		return
	}
	if !h.change(lines, shipping, "edit") {
		h.offers, h.carriage = offers, carriage
		return
	}
	if r.Intn(2) == 0 {
		return
	}
	back := slices.Clone(was)
	for i := range back {
		price := prices[back[i].Sellable.Product.ID]
		back[i].UnitPrice = &price
		if _, there := o.Line(back[i].LineID); !there {
			back[i].LineID = 0
		}
	}
	if shipping.Price != nil {
		price := h.money(carriage.price)
		shipping.Price = &price
	}
	edited := h.offers
	h.offers = offers
	paid := !o.Balance().Due.Positive() // the rest of a paid order's authorizations is already released
	if !h.change(back, shipping, "undo") {
		Expect(h.unfrozen).To(BeTrue(), "what was changed can be changed back")
		h.offers = edited // the edit divides the discounts in another way, so they exceed the limit
		return
	}
	if !h.thawed && !paid {
		Expect(h.picture()).To(Equal(before), "an edit that is undone leaves the order as it was")
	}
}

// switched edits the order and changes to another shipping method, which is free from a minimum
// value.
func (h *history) switched(lines []pricing.BasketLine) bool {
	was, free := h.carriage, h.free
	carriage := *h.carriage
	carriage.price = h.random.Int63n(1000)
	h.carriage, h.free = &carriage, new(h.random.Int63n(20_000))
	if !h.change(lines, ordering.ShippingEdit{Method: true}, "switch") {
		h.carriage, h.free = was, free
		return false
	}
	charged := *h.carriage
	charged.price = h.units(h.o.Terms.ShippingPrice)
	h.carriage, h.free = &charged, nil
	return true
}

// givenBack reports whether a refund that counts includes the line.
func (h *history) givenBack(lineID int64) bool {
	return slices.ContainsFunc(h.o.Refunds, func(r *ordering.Refund) bool {
		return r.Counts() && slices.ContainsFunc(r.Lines, func(l ordering.RefundLine) bool { return l.LineItemID == lineID })
	})
}

// change edits the order and checks the result.
func (h *history) change(lines []pricing.BasketLine, shipping ordering.ShippingEdit, step string) bool {
	o := h.o
	b := h.basket()
	b.Lines, b.Edit = lines, &pricing.Edit{}
	for _, c := range b.Coupons {
		b.Edit.Granted = append(b.Edit.Granted, c.ID)
	}
	b, err := o.Keep(b, b.Destination, shipping)
	if !h.note(step, err) {
		return false
	}
	q, err := b.Quote(midday)
	Expect(err).NotTo(HaveOccurred())
	Expect(q.Problems).To(BeEmpty())
	h.unfrozen = slices.ContainsFunc(b.Lines, func(l pricing.BasketLine) bool { return l.Kept != nil && l.Kept.Frozen == nil && h.givenBack(l.LineID) })
	if err := o.Covers(b, q); err != nil {
		return h.note(step, err)
	}
	if h.unfrozen { // the edit divides its discounts again
		h.thawed = true
		h.done["thaw"]++
	}
	was := []domain.Amount{o.Subtotal, o.DiscountTotal, o.TaxTotal, o.ShippingTotal, o.GrandTotal}
	result := o.Edit(b, q, midday)
	entry := result.Entry
	if entry == nil {
		entry = &ordering.EditEntry{}
	}
	for i, changed := range []domain.Amount{entry.Gross, entry.Discounts, entry.Tax, entry.Shipping, entry.Total} {
		now := []domain.Amount{o.Subtotal, o.DiscountTotal, o.TaxTotal, o.ShippingTotal, o.GrandTotal}[i]
		Expect(was[i].Add(changed).Equal(now)).To(BeTrue(), "%s: %s and %s are %s", step, was[i], changed, now)
	}
	for _, l := range o.Lines {
		if l.ID == 0 {
			h.ids++
			l.ID = 1000 + h.ids
		}
	}
	h.moved(result.Take, 1, 0)
	h.moved(result.Release, -1, 0)
	h.moved(result.Restock, 0, 1)
	for _, l := range result.Removed {
		Expect(h.reserved[*l.VariantID]).To(BeZero(), "of what is not ordered any more")
	}
	if shipping.Price != nil {
		carriage := *h.carriage
		carriage.price = h.units(*shipping.Price)
		h.carriage = &carriage
	}
	h.calculate(step)
	return true
}

// calculate compares the order with the calculator if no line is frozen.
func (h *history) calculate(step string) {
	for _, r := range h.o.Refunds {
		if r.Counts() {
			return
		}
	}
	now := h.now()
	want := now.bill()
	now.holdsOffers(h.o, now.offers, want)
	for i, l := range h.o.Lines {
		Expect([]int64{h.units(l.LineSubtotal), h.units(l.LineDiscount)}).To(Equal([]int64{want.net[i] + want.off[i], want.off[i]}), "%s: line %d before discounts", step, i+1)
		Expect([]int64{h.units(l.LineTotal), h.units(l.LineTax), h.units(l.LineGross)}).To(Equal([]int64{want.net[i], want.tax[i], want.net[i] + want.tax[i]}), "%s: line %d", step, i+1)
	}
	Expect(h.units(h.o.GrandTotal)).To(Equal(want.total()), step)
}

// picture returns every part of an order's price that an edit can change.
func (h *history) picture() (out []string) {
	o := h.o
	out = append(out, fmt.Sprint(plain(o.Subtotal, o.DiscountTotal, o.ShippingTotal, o.TaxTotal, o.GrandTotal), o.ItemCount, o.PaymentStatus, o.FulfillmentStatus, o.Status))
	b := o.Balance()
	out = append(out, fmt.Sprint(plain(b.Due, b.Overpaid, b.Refundable, o.Edited.Net, o.Edited.Tax, o.Edited.Shipping)))
	coupons := slices.SortedFunc(slices.Values(o.Coupons), func(a, b pricing.AppliedCoupon) int { return cmp.Compare(a.CouponID, b.CouponID) })
	for _, c := range coupons {
		out = append(out, fmt.Sprint(c.Code, plain(c.DiscountAmount)))
	}
	if o.Discount != nil {
		out = append(out, fmt.Sprint(o.Discount.DiscountType, plain(o.Discount.Value, o.Discount.Amount)))
	}
	for _, l := range o.Lines {
		out = append(out, fmt.Sprint(l.SKU, l.Quantity, plain(l.UnitPrice, l.LineSubtotal, l.LineDiscount, l.LineTotal, l.LineTax, l.LineGross), l.Taxes, h.onHand[*l.VariantID]-h.reserved[*l.VariantID]))
		for _, d := range l.Discounts {
			out = append(out, fmt.Sprint(d.Code, plain(d.Amount, d.Shown)))
		}
	}
	return out
}

// plain formats amounts without trailing zeros, regardless of their stored scale.
func plain(amounts ...domain.Amount) (out []string) {
	for _, a := range amounts {
		out = append(out, a.Trimmed())
	}
	return out
}
