package pricing

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Cycle is one delivery of a subscription, with the data from which it is priced.
type Cycle struct {
	Plan  *catalog.SubscriptionPlan // current prices and shipping policy of the plan
	Terms catalog.PlanTerms         // the agreed terms, or the plan's terms before the agreement
	// Number is the number of the delivery in this subscription, counted from 1 without skipped
	// deliveries. 0 is the trial, which costs nothing and ships nothing. The terms limit this number.
	Number int
	// Before is the number of deliveries of the subscriptions that this one replaced. Prices and shipping
	// for the first deliveries also count these deliveries.
	Before int
	// Paid reports whether an earlier cycle's charge already paid for this cycle.
	Paid bool
	// AtMost is the maximum price of one unit in one delivery; nil means no maximum.
	AtMost *domain.Amount
}

// FirstCycle returns the first cycle of a new subscription to a plan: the trial if the
// plan has one.
func FirstCycle(plan *catalog.SubscriptionPlan) *Cycle {
	return &Cycle{Plan: plan, Terms: plan.Terms, Number: plan.Terms.FirstCycle()}
}

// deliveries returns the number of deliveries for which the cycle is charged: all deliveries that the
// terms prepay with one charge.
func (c *Cycle) deliveries() int {
	switch {
	case c.Paid || c.Number == 0:
		return 0
	case c.Terms.MaxCycles != nil:
		return max(min(c.Terms.PrepaidCycles, *c.Terms.MaxCycles-c.Number+1), 1)
	}
	return max(c.Terms.PrepaidCycles, 1)
}

// charged returns the number of the next charged cycle. It returns false if no charged cycle follows.
func (c *Cycle) charged() (int, bool) {
	next := c.Number + max(c.deliveries(), 1)
	return next, c.Terms.MaxCycles == nil || next <= *c.Terms.MaxCycles
}

// IsTrial reports whether the line is a trial, which costs nothing and ships nothing.
func (l BasketLine) IsTrial() bool { return l.Cycle != nil && l.Cycle.Number == 0 }

// Ships reports whether the line has goods that are shipped with this order.
func (l BasketLine) Ships() bool {
	if l.Kept != nil {
		return l.Kept.Ships
	}
	return l.Sellable.Product.RequiresShipping && !l.IsTrial()
}

// paid returns the number of deliveries for which the line is charged.
func (l BasketLine) paid() int64 {
	if l.Cycle == nil {
		return 1
	}
	return int64(l.Cycle.deliveries())
}

// cost returns the price of one unit of a line: the sum over the paid deliveries, each at the price of its cycle. The
// result each contains the price of one unit in each of these deliveries or, if an earlier charge paid for the
// delivery, in this delivery. It returns false if the unit has no price.
func (b Basket) cost(l BasketLine, now time.Time) (total catalog.UnitPrice, each []domain.Amount, priced bool) {
	buyer := catalog.Shopper{AccountTypeID: b.Buyer.AccountTypeID, Discount: b.Buyer.AccountDiscount, Currency: b.Currency, RoundingMode: b.Tax.Mode, Now: now}
	if l.Cycle == nil {
		total, priced = buyer.Cost(l.Sellable.Product, l.Sellable.Prices, l.Quantity, nil, 0)
		return total, []domain.Amount{total.Charged}, priced
	}
	first := l.Cycle.Before + max(l.Cycle.Number, 1)
	for n := range max(l.Cycle.deliveries(), 1) {
		cost, priced := buyer.Cost(l.Sellable.Product, l.Sellable.Prices, l.Quantity, l.Cycle.Plan, first+n)
		if !priced {
			return cost, nil, false
		}
		if most := l.Cycle.AtMost; most != nil {
			cost.Charged = cost.Charged.Min(*most)
		}
		total, each = plus(total, cost), append(each, cost.Charged)
	}
	if l.paid() == 0 {
		total.Charged, total.CompareAt, total.OnSale = domain.Amount{}, nil, false
	}
	return total, each, true
}

// plus adds the price of a delivery to the sum of the earlier deliveries.
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

// shipments returns the price of shipping the goods now, and of all later deliveries that are paid now, computed
// separately for each plan. If a method becomes free at a subtotal, the discounted goods of one shipment must reach
// this subtotal. Lines without shipping, such as digital lines, are ignored.
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
		charged = charged || l.Cycle == nil || !l.Cycle.Paid && l.Cycle.Plan.ShippingPolicy.Charges(l.Cycle.Before+l.Cycle.Number)
	}
	if charged {
		total = b.shipment(now)
	}
	for _, c := range order {
		for n := 1; n < c.deliveries(); n++ {
			if c.Plan.ShippingPolicy.Charges(c.Before + c.Number + n) {
				total = total.Add(b.shipment(plans[c.Plan.ID]))
			}
		}
	}
	return total
}

// shipment returns the price of one shipment of goods with the given value.
func (b Basket) shipment(goods domain.Amount) domain.Amount {
	if b.ShippingPrice != nil {
		return *b.ShippingPrice
	}
	return b.Shipping.Costs(goods.Whole(b.Currency.Digits())) // the value of one prepaid delivery is a quotient
}

// onlyTrials reports whether every line is a trial.
func (b Basket) onlyTrials() bool {
	for _, l := range b.Lines {
		if !l.IsTrial() {
			return false
		}
	}
	return true
}

// Plans returns the plans of the basket's lines, in line order. Each plan starts one
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

// Cycles returns the number of a subscription's charged orders to which the coupon applies, including the
// first order; nil means all orders.
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

// Next returns the basket of a plan's next charge after the order that q quotes. The basket has the
// plan's lines at current prices, and the coupons that still apply. Next returns false if no charge
// follows.
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

// Of returns a basket with only the lines of one plan.
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

// NextDelivery returns the basket with every subscription line at its next delivery, even if an earlier
// charge paid for it. A line at its last delivery stays there.
func (b Basket) NextDelivery() Basket {
	lines := b.Lines
	b.Renewal, b.Lines = true, nil
	for _, l := range lines {
		if l.Cycle != nil {
			cycle := *l.Cycle
			if cycle.Number++; cycle.Terms.MaxCycles != nil {
				cycle.Number = min(cycle.Number, *cycle.Terms.MaxCycles)
			}
			l.Cycle = &cycle
		}
		b.Lines = append(b.Lines, l)
	}
	return b
}

// PerDelivery returns the basket with every subscription line charged for a single delivery, so that unit
// prices are for one unit in one delivery.
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

// Regular returns the basket of a charge after the introductory prices, without coupons that apply only
// to a limited number of charges. Every line must have a Cycle.
func (b Basket) Regular() Basket {
	lines := b.Lines
	b.Lines, b.Coupons = nil, slices.DeleteFunc(slices.Clone(b.Coupons), func(c *Coupon) bool { return c.Cycles() != nil })
	for _, l := range lines {
		cycle := *l.Cycle
		if n := cycle.Plan.Pricing.FirstCycles; n != nil {
			cycle.Number = max(cycle.Number, *n+1-cycle.Before)
		}
		cycle.Terms.MaxCycles = nil
		l.Cycle = &cycle
		b.Lines = append(b.Lines, l)
	}
	return b
}
