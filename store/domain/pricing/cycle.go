package pricing

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Cycle is a delivery of a subscription, as far as its price goes.
type Cycle struct {
	Plan  *catalog.SubscriptionPlan // its prices and its shipping, as they are now
	Terms catalog.PlanTerms         // as they were agreed; the plan's, where they are about to be
	// Number counts deliveries from 1 on, skipped ones left out; 0 is the trial,
	// which costs nothing and ships nothing.
	Number int
	// Paid: it was paid for with an earlier one.
	Paid bool
	// AtMost is what one unit in one delivery may cost, whatever it costs now; nil:
	// anything.
	AtMost *domain.Amount
}

// FirstCycle is the cycle that somebody begins with who subscribes to a plan.
func FirstCycle(plan *catalog.SubscriptionPlan) *Cycle {
	return &Cycle{Plan: plan, Terms: plan.Terms, Number: plan.Terms.FirstCycle()}
}

// deliveries is for how many deliveries the cycle is charged: all that its terms
// have paid with one charge.
func (c *Cycle) deliveries() int {
	switch {
	case c.Paid || c.Number == 0:
		return 0
	case c.Terms.MaxCycles != nil:
		return max(min(c.Terms.PrepaidCycles, *c.Terms.MaxCycles-c.Number+1), 1)
	}
	return max(c.Terms.PrepaidCycles, 1)
}

// charged is the number of the cycle that is charged next after this one; false:
// there is none.
func (c *Cycle) charged() (int, bool) {
	next := c.Number + max(c.deliveries(), 1)
	return next, c.Terms.MaxCycles == nil || next <= *c.Terms.MaxCycles
}

// IsTrial tells whether the line costs nothing and ships nothing yet.
func (l BasketLine) IsTrial() bool { return l.Cycle != nil && l.Cycle.Number == 0 }

// Ships tells whether the line is something to ship now.
func (l BasketLine) Ships() bool {
	if l.Kept != nil {
		return l.Kept.Ships
	}
	return l.Sellable.Product.RequiresShipping && !l.IsTrial()
}

// paid is for how many deliveries the line is charged.
func (l BasketLine) paid() int64 {
	if l.Cycle == nil {
		return 1
	}
	return int64(l.Cycle.deliveries())
}

// cost is what one unit of a line costs: the sum over the deliveries that are
// paid, each at the price of its own cycle.
func (b Basket) cost(l BasketLine, now time.Time) (catalog.UnitPrice, bool) {
	buyer := catalog.Shopper{AccountTypeID: b.Buyer.AccountTypeID, Discount: b.Buyer.AccountDiscount, Currency: b.Currency, RoundingMode: b.Tax.Mode, Now: now}
	if l.Cycle == nil {
		return buyer.Cost(l.Sellable.Product, l.Sellable.Prices, l.Quantity, nil, 0)
	}
	var total catalog.UnitPrice
	first := max(l.Cycle.Number, 1)
	for n := range max(l.Cycle.deliveries(), 1) {
		cost, priced := buyer.Cost(l.Sellable.Product, l.Sellable.Prices, l.Quantity, l.Cycle.Plan, first+n)
		if !priced {
			return cost, false
		}
		if most := l.Cycle.AtMost; most != nil {
			cost.Charged = cost.Charged.Min(*most)
		}
		total = plus(total, cost)
	}
	if l.paid() == 0 {
		total.Charged, total.CompareAt, total.OnSale = domain.Amount{}, nil, false
	}
	return total, true
}

// plus adds a delivery to those before it.
func plus(sum, cost catalog.UnitPrice) catalog.UnitPrice {
	if sum.Row == nil {
		return cost
	}
	was := func(c catalog.UnitPrice) domain.Amount {
		if c.CompareAt == nil {
			return c.Charged
		}
		return *c.CompareAt
	}
	if sum.CompareAt != nil || cost.CompareAt != nil {
		full := was(sum).Add(was(cost))
		sum.CompareAt = &full
	}
	sum.Charged, sum.OnSale = sum.Charged.Add(cost.Charged), sum.OnSale || cost.OnSale
	return sum
}

// shipments is what shipping costs: of what is shipped now, and of the later
// deliveries that are paid now, each plan's by itself. Methods that are free from a
// subtotal on count the goods of one shipment after discounts: lines that are not
// shipped, such as digital ones, count for nothing.
func (b Basket) shipments(lines []discountable) domain.Amount {
	var total, now domain.Amount
	charged := false
	plans := map[int64]domain.Amount{}
	var order []*Cycle
	for i, l := range b.Lines {
		if lines[i].quantity == 0 || !l.Ships() {
			continue
		}
		worth := lines[i].left
		if l.paid() > 1 {
			worth = worth.Quo(domain.AmountOf(l.paid(), 0))
			if _, known := plans[l.Cycle.Plan.ID]; !known {
				order = append(order, l.Cycle)
			}
			plans[l.Cycle.Plan.ID] = plans[l.Cycle.Plan.ID].Add(worth)
		}
		now = now.Add(worth)
		charged = charged || l.Cycle == nil || !l.Cycle.Paid && l.Cycle.Plan.ShippingPolicy.Charges(l.Cycle.Number)
	}
	if charged {
		total = b.shipment(now)
	}
	for _, c := range order {
		for n := 1; n < c.deliveries(); n++ {
			if c.Plan.ShippingPolicy.Charges(c.Number + n) {
				total = total.Add(b.shipment(plans[c.Plan.ID]))
			}
		}
	}
	return total
}

// shipment is what one shipment of goods of this worth costs.
func (b Basket) shipment(goods domain.Amount) domain.Amount {
	if b.ShippingPrice != nil {
		return *b.ShippingPrice
	}
	return b.Shipping.Costs(goods.Whole(b.Currency.Digits())) // a delivery's part of what is prepaid is a quotient
}

// onlyTrials tells whether nothing in the basket is charged yet.
func (b Basket) onlyTrials() bool {
	for _, l := range b.Lines {
		if !l.IsTrial() {
			return false
		}
	}
	return true
}

// Plans are the plans of the basket's lines, in their order: each starts one
// subscription.
func (b Basket) Plans() []*catalog.SubscriptionPlan {
	var plans []*catalog.SubscriptionPlan
	seen := map[int64]bool{}
	for _, l := range b.Lines {
		if l.Cycle != nil && !seen[l.Cycle.Plan.ID] {
			seen[l.Cycle.Plan.ID] = true
			plans = append(plans, l.Cycle.Plan)
		}
	}
	return plans
}

// Cycles is how many charged orders of a subscription a coupon counts for, the
// first included; nil: all of them.
func (c *Coupon) Cycles() *int {
	once := 1
	switch {
	case c.AppliesToSubscriptions == CouponEveryOrder:
		return nil
	case c.AppliesToSubscriptions == CouponFirstN && c.SubscriptionCycleLimit != nil:
		return c.SubscriptionCycleLimit
	}
	return &once
}

// Next is the basket of a plan's next charge, once what q is the quote of has been
// ordered: with the plan's lines and the coupons that still count, at the prices
// of now. False: there is no further charge.
func (b Basket) Next(planID int64, q Quote) (Basket, bool) {
	next := b
	next.Renewal, next.Manual, next.ShippingPrice = true, nil, nil
	next.Lines, next.Coupons, next.Automatic = nil, nil, nil
	used := 0
	for i, l := range b.Lines {
		if l.Cycle == nil || l.Cycle.Plan.ID != planID || q.Lines[i].Availability == AvailableNoLonger {
			continue
		}
		number, more := l.Cycle.charged()
		if !more {
			continue
		}
		if l.paid() > 0 {
			used = 1
		}
		cycle := *l.Cycle
		cycle.Number, cycle.Paid = number, false
		l.Cycle = &cycle
		next.Lines = append(next.Lines, l)
	}
	for _, c := range q.Coupons {
		if n := c.Coupon.Cycles(); c.Refused == nil && (n == nil || *n > used) {
			next.Coupons = append(next.Coupons, c.Coupon)
		}
	}
	return next, len(next.Lines) > 0
}

// Of is the basket with the lines of one plan alone.
func (b Basket) Of(planID int64) Basket {
	lines := b.Lines
	b.Lines = nil
	for _, l := range lines {
		if l.Cycle != nil && l.Cycle.Plan.ID == planID {
			b.Lines = append(b.Lines, l)
		}
	}
	return b
}

// PerDelivery is the basket with every line charged for one delivery: its unit
// prices are those of one unit in one.
func (b Basket) PerDelivery() Basket {
	lines := b.Lines
	b.Lines = nil
	for _, l := range lines {
		if l.Cycle != nil {
			cycle := *l.Cycle
			cycle.Terms.PrepaidCycles = 1
			l.Cycle = &cycle
		}
		b.Lines = append(b.Lines, l)
	}
	return b
}

// Regular is the basket of a charge for when introductory prices are over, and
// coupons that count for some charges only.
func (b Basket) Regular() Basket {
	lines := b.Lines
	b.Lines, b.Coupons = nil, slices.DeleteFunc(slices.Clone(b.Coupons), func(c *Coupon) bool { return c.Cycles() != nil })
	for _, l := range lines {
		cycle := *l.Cycle
		if n := cycle.Plan.Pricing.FirstCycles; n != nil {
			cycle.Number = max(cycle.Number, *n+1)
		}
		cycle.Terms.MaxCycles = nil
		l.Cycle = &cycle
		b.Lines = append(b.Lines, l)
	}
	return b
}
