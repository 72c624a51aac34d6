package pricing

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// choice lists the coupons that apply to a basket, and the reasons why all others do not.
type choice struct {
	accepted []*Coupon
	refused  map[*Coupon]rejection
}

// rejection is the reason why a coupon does not apply.
type rejection struct {
	why error
	// prevents reports whether the coupon's code prevents an order of the basket. False means that the
	// coupon's terms are met, but that it takes nothing off or a better discount applies.
	prevents bool
}

// choose decides which coupons apply. The coupons of an edited order always keep applying. The others compete, and the
// combination that leaves the lowest amount to pay applies. Among equal combinations, coupons typed first win, then
// coupons with the lowest priority. A coupon that takes nothing off therefore displaces no other coupon.
func (b Basket) choose(d drawn, now time.Time) choice {
	out := choice{refused: map[*Coupon]rejection{}}
	coupons := slices.Concat(b.Coupons, byPriority(b.Automatic))
	seen := map[int64]bool{}
	for _, c := range coupons {
		if b.Edit.grants(c.ID) && !seen[c.ID] {
			seen[c.ID] = true
			out.accepted = append(out.accepted, c)
		}
	}
	granted := slices.Clip(out.accepted)
	var rivals []*Coupon
	for _, c := range coupons {
		if seen[c.ID] {
			continue
		}
		seen[c.ID] = true
		if err := b.refusal(c, d.lines, now); err != nil {
			out.refused[c] = rejection{err, true}
			continue
		}
		rivals = append(rivals, c)
	}
	if len(rivals) == 0 {
		return out
	}
	out.accepted = append(granted, b.best(granted, rivals, d)...)
	together, _ := b.weigh(out.accepted, d)
	for _, c := range rivals {
		if together[c.ID].Positive() {
			continue
		}
		alone, _ := b.weigh(append(granted, c), d)
		switch {
		case !alone[c.ID].Positive() && b.waits(c, d.quote, now): // may take something off later
		case !alone[c.ID].Positive():
			out.refused[c] = rejection{why: c.idle(d.quote)}
		case !slices.Contains(out.accepted, c):
			out.refused[c] = rejection{why: c.conflict(out.accepted)}
		case !b.waits(c, d.quote, now):
			out.refused[c] = rejection{why: c.refusedFor(domain.CouponNoDiscount, "The other discounts leave nothing that the coupon %s could take off.", c.Code)}
		}
	}
	return out
}

// weigh returns the discount of each coupon by coupon id, and the remaining amount to pay, all in
// displayed amounts.
func (b Basket) weigh(coupons []*Coupon, d drawn) (off map[int64]domain.Amount, left domain.Amount) {
	lines := slices.Clone(d.lines)
	grants, left := b.discount(coupons, lines, b.carriage(d.quote))
	for _, l := range lines {
		left = left.Add(l.left)
	}
	off = map[int64]domain.Amount{}
	for _, g := range grants {
		left = left.Sub(g.shipping)
		off[g.coupon.ID] = domain.Sum(g.lines...).Add(g.shipping)
	}
	return off, left
}

// mostCombinations is the maximum number of combinations of coupons that are compared.
const mostCombinations = 1000

// best returns the combination of rivals that, together with the granted coupons, leaves the lowest
// amount to pay. Coupons that can be combined all apply, even if the goods then cost too little for free
// shipping. For coupons that give free units, best also compares parts of combinations. A later coupon
// cannot apply to the units of an earlier coupon, so fewer coupons can leave a lower amount.
func (b Basket) best(granted, rivals []*Coupon, d drawn) (best []*Coupon) {
	var least domain.Amount
	tried := 0
	try := func(chosen []*Coupon) bool {
		if _, left := b.weigh(slices.Concat(granted, chosen), d); tried == 0 || left.Less(least) {
			best, least = chosen, left
		}
		tried++
		return tried < mostCombinations
	}
	rivals = compatible(granted, rivals)
	if complete(rivals, nil, rivals, try) && slices.ContainsFunc(rivals, func(c *Coupon) bool { return c.DiscountType == DiscountBuyXGetY }) {
		partial(nil, rivals, try)
	}
	return best
}

// complete calls try with every combination of coupons that begins with chosen and that no other coupon
// can join. The parameter rest lists the coupons that can still join chosen. Combinations of earlier
// coupons come first. complete stops when try returns false.
func complete(coupons, chosen, rest []*Coupon, try func([]*Coupon) bool) (more bool) {
	if len(rest) == 0 {
		joins := func(c *Coupon) bool { return !slices.Contains(chosen, c) && c.combinesWithAll(chosen) }
		return slices.ContainsFunc(coupons, joins) || try(chosen)
	}
	c, rest := rest[0], rest[1:]
	join := compatible([]*Coupon{c}, rest)
	if !complete(coupons, append(slices.Clip(chosen), c), join, try) {
		return false
	}
	if len(join) == len(rest) {
		return true // the coupon excludes no other coupon, so every further combination includes it
	}
	without := slices.DeleteFunc(slices.Clone(rest), func(o *Coupon) bool { return c.combinesAlike(o) })
	return complete(coupons, chosen, without, try)
}

// partial calls try with every non-empty combination of coupons that begins with chosen, even if another
// coupon could join the combination. It stops when try returns false.
func partial(chosen, rest []*Coupon, try func([]*Coupon) bool) (more bool) {
	if len(rest) == 0 {
		return len(chosen) == 0 || try(chosen)
	}
	c, rest := rest[0], rest[1:]
	return partial(append(slices.Clip(chosen), c), compatible([]*Coupon{c}, rest), try) && partial(chosen, rest, try)
}

// compatible returns the coupons that can be combined with all coupons in accepted.
func compatible(accepted, coupons []*Coupon) []*Coupon {
	return slices.DeleteFunc(slices.Clone(coupons), func(c *Coupon) bool { return !c.combinesWithAll(accepted) })
}

func (c *Coupon) combinesWithAll(others []*Coupon) bool {
	return !slices.ContainsFunc(others, func(o *Coupon) bool { return !c.CombinesWithCoupon(o) })
}

// combinesAlike reports whether two coupons can be combined with each other, and otherwise with exactly
// the same coupons. A complete combination then contains both of them or neither.
func (c *Coupon) combinesAlike(o *Coupon) bool {
	alike := c.Kind() == o.Kind() && c.CombinesWithCoupon(o)
	for _, kind := range []DiscountKind{OrderDiscount, ProductDiscount, ShippingDiscount} {
		alike = alike && slices.Contains(c.CombinesWith, kind) == slices.Contains(o.CombinesWith, kind)
	}
	return alike
}

// conflict returns the error for a coupon that cannot be combined with the accepted coupons.
func (c *Coupon) conflict(accepted []*Coupon) error {
	for _, a := range accepted {
		switch {
		case c.CombinesWithCoupon(a):
		case a.IsAutomatic:
			return c.refusedFor(domain.CouponNotCombinable, "The coupon %s cannot be combined with %s, which takes off more.", c.Code, a.Label())
		default:
			return c.refusedFor(domain.CouponNotCombinable, "The coupon %s cannot be combined with %s.", c.Code, a.Code)
		}
	}
	return c.refusedFor(domain.CouponNotCombinable, "The cart costs less without the coupon %s.", c.Code)
}

// idle returns the reason why a coupon takes nothing off although its terms are met.
func (c *Coupon) idle(q Quote) error {
	switch {
	case c.DiscountType == DiscountBuyXGetY:
		return c.refusedFor(domain.CouponTooFewItems, "The cart has too few items for the coupon %s: it is for %d that are bought and %d more.", c.Code, c.BuyX.BuyQuantity, c.BuyX.GetQuantity)
	case c.DiscountType == DiscountFixedPrice:
		return c.refusedFor(domain.CouponNoDiscount, "Nothing in the cart costs more than the price of the coupon %s.", c.Code)
	case c.Kind() == ShippingDiscount && !q.RequiresShipping:
		return c.refusedFor(domain.CouponNoDiscount, "The coupon %s is for shipping, and nothing in the cart is shipped.", c.Code)
	}
	return c.refusedFor(domain.CouponNoDiscount, "The coupon %s takes nothing off this cart.", c.Code)
}

// waits reports whether a coupon that takes nothing off now may do so later: shipping has no price yet,
// or the coupon reduces a later charge of a subscription.
func (b Basket) waits(c *Coupon, q Quote, now time.Time) bool {
	switch {
	case b.Renewal:
		return true
	case b.Edit != nil:
		return false
	case b.unpriced(c, q):
		return true
	}
	for _, plan := range b.Plans() {
		q.Coupons = []QuoteCoupon{{Coupon: c}}
		next, more := b.Next(plan.ID, q)
		if !more || len(next.Coupons) == 0 {
			continue
		}
		d, err := next.begin(now)
		if err != nil || next.refusal(c, d.lines, now) != nil {
			continue
		}
		if off, _ := next.weigh(next.Coupons, d); off[c.ID].Positive() || next.unpriced(c, d.quote) {
			return true
		}
	}
	return false
}

// unpriced reports whether a coupon reduces shipping although no method is chosen yet.
func (b Basket) unpriced(c *Coupon, q Quote) bool {
	return c.Kind() == ShippingDiscount && q.RequiresShipping && b.Shipping == nil
}

// coupons lists the typed coupons in the order in which they were typed, followed by the automatic
// coupons that take something off.
func (b Basket) coupons(q *Quote, refused map[*Coupon]rejection) {
	granted := q.Coupons
	q.Coupons = nil
	typed := map[int64]bool{}
	for _, c := range b.Coupons {
		if typed[c.ID] {
			continue
		}
		typed[c.ID] = true
		shown := QuoteCoupon{Coupon: c}
		for _, g := range granted {
			if g.Coupon.ID == c.ID {
				shown = g
			}
		}
		shown.Refused = refused[c].why
		q.Coupons = append(q.Coupons, shown)
		if refused[c].prevents {
			code := CouponDoesNotApply
			if domain.CodeOf(shown.Refused) == domain.CouponExhausted {
				code = CouponHasRunOut
			}
			q.Problems = append(q.Problems, Problem{Code: code, Line: WholeCart, Message: detailOf(shown.Refused), Coupon: couponOf(shown.Refused)})
		}
	}
	for _, g := range granted {
		if !typed[g.Coupon.ID] && (g.Takes() || g.granted) {
			q.Coupons = append(q.Coupons, g)
		}
	}
}

// Applied lists the coupons that reduce the buyer's total, and the coupons that the order already has, in
// the form in which orders store coupons.
func (q Quote) Applied(r domain.Reading) []AppliedCoupon {
	out := []AppliedCoupon{}
	for _, c := range q.Coupons {
		if c.Takes() || c.granted {
			applied := AppliedCoupon{CouponID: c.Coupon.ID, Code: c.Coupon.Code, Name: c.Coupon.Label(), DiscountAmount: c.DiscountAmount, Automatic: c.Coupon.IsAutomatic}
			if local := c.Coupon.LabelIn(r); local != applied.Name {
				applied.LocalName = local
			}
			out = append(out, applied)
		}
	}
	return out
}

// Refused returns an error for the request field at pointer if the coupon does not apply. It returns nil
// if the coupon applies, or if the quote does not contain it.
func (q Quote) Refused(couponID int64, pointer string) error {
	for _, c := range q.Coupons {
		if c.Coupon.ID == couponID && c.Refused != nil {
			refused := domain.InvalidAs(domain.CodeOf(c.Refused), pointer, "%s", detailOf(c.Refused)).(*domain.Error)
			refused.Coupon = couponOf(c.Refused)
			return refused
		}
	}
	return nil
}

// RefusedCode returns an error if a typed coupon does not apply, or nil if all typed coupons apply. at(code) is the
// pointer of a code in the request.
func (q Quote) RefusedCode(at func(code string) string) error {
	for _, c := range q.Coupons {
		if err := q.Refused(c.Coupon.ID, at(c.Coupon.Code)); err != nil {
			return err
		}
	}
	return nil
}
