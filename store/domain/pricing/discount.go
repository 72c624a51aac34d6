package pricing

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Buyer contains the data about a buyer on which prices, taxes and coupons depend.
type Buyer struct {
	CustomerID    *int64  // nil means a guest
	Email         string  // empty means unknown
	LanguageCode  *string // language of the buyer's account; nil means none
	AccountTypeID *int64
	// AccountDiscount is the account type's discount on list prices, in percent.
	AccountDiscount domain.Amount
	TaxExempt       bool
	// NoSubscriptions reports whether the account type excludes subscriptions.
	NoSubscriptions bool
	// MinOrder is the minimum subtotal after discounts, in MinOrderCurrency; nil means
	// none.
	MinOrder         *domain.Amount
	MinOrderCurrency domain.Currency
	// HasOrdered reports whether the buyer has placed an earlier order.
	HasOrdered bool
	// CouponUses counts the buyer's placed and reserved uses of coupons, by coupon id.
	CouponUses map[int64]int
}

// discountable is a line during the computation of discounts, in displayed amounts.
type discountable struct {
	productID     int64
	collectionIDs []int64
	quantity      int64
	paid          int64 // number of deliveries for which the line is charged
	onSale        bool
	frozen        *Frozen
	giftCard      bool          // gets no discount and does not count towards minimums
	left          domain.Amount // amount of the line that the discounts so far leave
	start         domain.Amount // amount of the line before all discounts
}

// grant is the discount of one coupon, in displayed amounts.
type grant struct {
	coupon   *Coupon
	lines    []domain.Amount // one discount per line
	shipping domain.Amount
}

// eligible reports whether a line is part of the base of the coupon's discount.
func (c *Coupon) eligible(l discountable) bool {
	switch {
	case l.giftCard, slices.Contains(c.ExcludedProductIDs, l.productID), c.ExcludeSaleItems && l.onSale:
		return false
	case c.AppliesTo == AppliesToProducts:
		return slices.Contains(c.ProductIDs, l.productID)
	case c.AppliesTo == AppliesToCollections:
		return intersect(c.CollectionIDs, l.collectionIDs)
	}
	return true
}

func intersect(a, b []int64) bool {
	return slices.ContainsFunc(a, func(id int64) bool { return slices.Contains(b, id) })
}

// KnownTo reports whether a buyer who types the code may learn that the coupon exists: it has a code, is
// running, has uses left, and is for this buyer.
func (c *Coupon) KnownTo(buyer Buyer, now time.Time) bool {
	return !c.IsAutomatic && c.runs(now) && !c.usedUp() && c.isFor(buyer)
}

// ErrNoCoupon returns the error for every code whose coupon is not KnownTo the buyer. So a buyer who
// guesses codes learns nothing about expired coupons, future coupons, or coupons for other customers.
func ErrNoCoupon(pointer string) error {
	return domain.InvalidAs(domain.CouponNotApplicable, pointer, "There is no coupon with this code that you can use now.")
}

func (c *Coupon) runs(now time.Time) bool {
	return c.StatusAt(now) == CouponActive
}

func (c *Coupon) usedUp() bool {
	return c.UsageLimit != nil && c.UsageCount+c.ReservedCount >= *c.UsageLimit
}

func (c *Coupon) isFor(buyer Buyer) bool {
	return (len(c.CustomerIDs) == 0 || buyer.CustomerID != nil && slices.Contains(c.CustomerIDs, *buyer.CustomerID)) &&
		(len(c.AccountTypeIDs) == 0 || buyer.AccountTypeID != nil && slices.Contains(c.AccountTypeIDs, *buyer.AccountTypeID))
}

// refusedFor returns the error for a coupon that does not apply.
func (c *Coupon) refusedFor(reason domain.CouponReason, format string, args ...any) *domain.Error {
	code := domain.CouponNotApplicable
	if reason == domain.CouponUsedUp || reason == domain.CouponUsedByBuyer {
		code = domain.CouponExhausted
	}
	allItems := c.AppliesTo != AppliesToProducts && c.AppliesTo != AppliesToCollections && !c.ExcludeSaleItems && len(c.ExcludedProductIDs) == 0
	return &domain.Error{Code: code, Detail: fmt.Sprintf(format, args...), Coupon: &domain.CouponRefusal{Code: c.Code, Reason: reason, AllItems: allItems}}
}

// refusal returns the reason why a coupon does not apply to the basket; nil means that it applies.
func (b Basket) refusal(c *Coupon, lines []discountable, now time.Time) error {
	if !b.Renewal {
		if err := c.unacceptable(b.Buyer, now); err != nil {
			return err
		}
	}
	switch {
	case c.CurrencyCode != nil && *c.CurrencyCode != b.Currency:
		refused := c.refusedFor(domain.CouponCurrency, "The coupon %s is for carts in %s.", c.Code, *c.CurrencyCode)
		refused.Coupon.Currency = *c.CurrencyCode
		return refused
	case !c.isFor(b.Buyer):
		return c.refusedFor(domain.CouponOtherBuyers, "The coupon %s is not for you.", c.Code)
	}
	return c.outOfScope(b.Currency, lines)
}

// unacceptable returns the reason why a buyer cannot begin to use a coupon; nil means that the buyer can.
// Renewals of a subscription do not repeat this check.
func (c *Coupon) unacceptable(buyer Buyer, now time.Time) error {
	switch {
	case c.usedUp():
		return c.refusedFor(domain.CouponUsedUp, "The coupon %s has been used up.", c.Code)
	case c.StatusAt(now) == CouponExpired:
		return c.refusedFor(domain.CouponEnded, "The coupon %s has ended.", c.Code)
	case !c.runs(now):
		return c.refusedFor(domain.CouponNotRunning, "The coupon %s is not running.", c.Code)
	case c.FirstOrderOnly && buyer.HasOrdered:
		return c.refusedFor(domain.CouponFirstOrder, "The coupon %s is for a first order.", c.Code)
	}
	if limit, limited := c.LimitPerCustomer(); limited && buyer.CouponUses[c.ID] >= limit {
		return c.refusedFor(domain.CouponUsedByBuyer, "You have used the coupon %s already.", c.Code)
	}
	return nil
}

// outOfScope returns the reason why a coupon does not cover the lines; nil means that it covers them.
func (c *Coupon) outOfScope(currency domain.Currency, lines []discountable) error {
	var subtotal domain.Amount
	var quantity int64
	for _, l := range lines {
		if c.eligible(l) {
			subtotal, quantity = subtotal.Add(l.start), quantity+l.quantity
		}
	}
	switch {
	case quantity == 0:
		return c.refusedFor(domain.CouponNoItems, "Nothing in the cart qualifies for the coupon %s.", c.Code)
	case c.MinSubtotal != nil && subtotal.Less(*c.MinSubtotal):
		refused := c.refusedFor(domain.CouponMinSubtotal, "The coupon %s is for %s %s and more.", c.Code, currency.Format(*c.MinSubtotal), currency)
		missing := c.MinSubtotal.Sub(subtotal)
		refused.Coupon.Currency, refused.Coupon.MinSubtotal, refused.Coupon.MissingSubtotal = currency, c.MinSubtotal, &missing
		return refused
	case c.MinQuantity != nil && quantity < int64(*c.MinQuantity):
		refused := c.refusedFor(domain.CouponMinQuantity, "The coupon %s is for %d items and more.", c.Code, *c.MinQuantity)
		missing := *c.MinQuantity - int(quantity)
		refused.Coupon.MinQuantity, refused.Coupon.MissingQuantity = c.MinQuantity, &missing
		return refused
	}
	return nil
}

func byPriority(coupons []*Coupon) []*Coupon {
	out := slices.Clone(coupons)
	slices.SortFunc(out, func(a, b *Coupon) int {
		return cmp.Or(cmp.Compare(a.Priority, b.Priority), cmp.Compare(a.ID, b.ID))
	})
	return out
}

// discount computes the coupons' discounts on lines and shipping: product discounts first, then order
// discounts, then shipping discounts. Discounts of one kind apply in order of priority and id, each to
// the amount that the previous discount leaves, which is never negative. The function carriage prices
// shipping from the discounted lines.
func (b Basket) discount(coupons []*Coupon, lines []discountable, carriage func([]discountable) domain.Amount) (grants []grant, shipping domain.Amount) {
	t := b.Tax
	for i, l := range lines {
		if l.frozen != nil {
			lines[i].left = l.left.Sub(l.frozen.gone(coupons))
		}
	}
	for _, kind := range []DiscountKind{ProductDiscount, OrderDiscount} {
		for _, c := range byPriority(coupons) {
			if c.Kind() == kind {
				grants = append(grants, t.grantOnLines(c, lines))
			}
		}
	}
	shipping = carriage(lines)
	left := shipping
	for _, c := range byPriority(coupons) {
		if c.Kind() != ShippingDiscount {
			continue
		}
		g := grant{coupon: c, lines: make([]domain.Amount, len(lines))}
		if frozen := b.frozenShipping(); frozen != nil {
			g.shipping = frozen.share(c.ID)
		} else {
			g.shipping = t.capped(c, left, t.off(c, left))
		}
		left = left.Sub(g.shipping)
		grants = append(grants, g)
	}
	return grants, shipping
}

// off returns the discount of one application of a coupon to a base. The discount may exceed the base.
func (t TaxTerms) off(c *Coupon, base domain.Amount) domain.Amount {
	switch c.DiscountType {
	case DiscountFreeShipping:
		return base
	case DiscountPercentage:
		return base.Mul(*c.Value).Quo(domain.Hundred).Round(t.Currency.Digits(), t.Mode)
	default:
		return *c.Value
	}
}

// capped limits a discount to the base and to the coupon's MaxDiscountAmount.
func (t TaxTerms) capped(c *Coupon, base, discount domain.Amount) domain.Amount {
	if c.MaxDiscountAmount != nil {
		discount = discount.Min(*c.MaxDiscountAmount)
	}
	return discount.Min(base)
}

// grantOnLines computes a coupon's discount on the lines, and subtracts it from their remaining amounts.
func (t TaxTerms) grantOnLines(c *Coupon, lines []discountable) grant {
	g := grant{coupon: c, lines: make([]domain.Amount, len(lines))}
	bases := make([]domain.Amount, len(lines)) // remaining amounts of the eligible lines
	var base domain.Amount
	for i, l := range lines {
		if c.eligible(l) {
			bases[i] = l.left
			base = base.Add(l.left)
		}
	}
	digits := t.Currency.Digits()
	switch {
	case c.DiscountType == DiscountBuyXGetY:
		g.lines = t.buyXGetY(c, lines)
	case c.DiscountType == DiscountFixedPrice:
		for i, l := range lines {
			if price := c.Value.Times(l.quantity * l.paid); c.eligible(l) && price.Less(l.left) {
				g.lines[i] = l.left.Sub(price)
			}
		}
	case c.DiscountType == DiscountPercentage && c.Kind() == ProductDiscount:
		for i, b := range bases {
			g.lines[i] = t.off(c, b)
		}
	default:
		// one amount for all lines, in proportion to their remaining amounts
		g.lines = t.capped(c, base, t.off(c, base)).Allocate(digits, bases)
	}
	if total := domain.Sum(g.lines...); c.MaxDiscountAmount != nil && c.MaxDiscountAmount.Less(total) {
		g.lines = c.MaxDiscountAmount.Allocate(digits, g.lines)
	}
	c.keep(g.lines, lines)
	for i := range lines {
		lines[i].left = lines[i].left.Sub(g.lines[i])
	}
	return g
}

// buyXGetY computes how often the rule applies, and discounts the cheapest eligible units by the rule's
// percentage.
func (t TaxTerms) buyXGetY(c *Coupon, lines []discountable) []domain.Amount {
	rule := c.BuyX
	out := make([]domain.Amount, len(lines))
	buys, gets := make([]bool, len(lines)), make([]bool, len(lines))
	sameAsBought := len(rule.GetProductIDs)+len(rule.GetCollectionIDs) == 0
	var order []int // lines whose units can be discounted, cheapest first
	var given, bought int64
	for i, l := range lines {
		if !c.eligible(l) {
			continue
		}
		named := func(products, collections []int64) bool {
			return slices.Contains(products, l.productID) || intersect(collections, l.collectionIDs)
		}
		buys[i] = len(rule.BuyProductIDs)+len(rule.BuyCollectionIDs) == 0 || named(rule.BuyProductIDs, rule.BuyCollectionIDs)
		gets[i] = sameAsBought && buys[i] || named(rule.GetProductIDs, rule.GetCollectionIDs)
		if buys[i] {
			bought += l.quantity
		}
		if gets[i] {
			given += l.quantity
			order = append(order, i)
		}
	}
	// compares the remaining amounts per unit without a division
	slices.SortStableFunc(order, func(a, b int) int {
		return lines[a].left.Times(lines[b].quantity).Cmp(lines[b].left.Times(lines[a].quantity))
	})
	// take takes the units for n applications from the cheapest lines, which must have enough units. It
	// reports whether the other units suffice for the bought part of the rule.
	take := func(n int64) ([]int64, bool) {
		taken := make([]int64, len(lines))
		need, spent := n*int64(rule.GetQuantity), int64(0)
		for _, i := range order {
			taken[i] = min(need, lines[i].quantity)
			need -= taken[i]
			if buys[i] {
				spent += taken[i]
			}
		}
		return taken, bought-spent >= n*int64(rule.BuyQuantity)
	}
	high := given / int64(rule.GetQuantity)
	if rule.MaxApplications != nil {
		high = min(high, int64(*rule.MaxApplications))
	}
	low := int64(0) // the rule applies at least this many times
	for low < high {
		middle := (low + high + 1) / 2
		if _, ok := take(middle); ok {
			low = middle
		} else {
			high = middle - 1
		}
	}
	taken, _ := take(low)
	for i, n := range taken {
		if n > 0 {
			out[i] = lines[i].left.Times(n).Mul(rule.DiscountPercent).Quo(domain.Hundred).Quo(domain.AmountOf(lines[i].quantity, 0)).Round(t.Currency.Digits(), t.Mode)
		}
	}
	return out
}

// ManualDiscount is an administrator's discount on a whole order.
type ManualDiscount struct {
	DiscountType DiscountType  `json:"discountType"` // PERCENTAGE or FIXED_AMOUNT
	Value        domain.Amount `json:"value"`        // a percentage, or an amount in displayed prices
	Reason       *string       `json:"reason"`
	Amount       domain.Amount `json:"amount"` // amount of the discount, net of tax
}

// manualID is the coupon id of a manual discount.
const manualID = 0

// coupon returns the discount in the form of a coupon that applies last.
func (d ManualDiscount) coupon() *Coupon {
	return &Coupon{Row: domain.Row{ID: manualID}, DiscountType: d.DiscountType, AppliesTo: AppliesToOrder, Value: &d.Value, Priority: math.MaxInt}
}

// Check returns an error if the discount's value is out of range or does not fit the currency.
func (d ManualDiscount) Check(currency domain.Currency, pointer string) error {
	switch {
	case !d.Value.Positive(), d.DiscountType == DiscountPercentage && domain.Hundred.Less(d.Value):
		return domain.Invalid(pointer+"/value", "A percentage is above 0 and at most 100, an amount above 0.")
	case d.DiscountType == DiscountFixedAmount && !currency.Fits(d.Value):
		return domain.Invalid(pointer+"/value", "%s has %d digits after the point.", currency, currency.Digits())
	}
	return nil
}

// LineDiscount is a coupon's discount on one line or on shipping.
type LineDiscount struct {
	CouponID int64         `json:"couponId"`
	Code     string        `json:"code"`   // code as typed; empty means that no code was typed
	Amount   domain.Amount `json:"amount"` // net of tax
	Shown    domain.Amount `json:"shown"`  // discount as displayed, with included taxes
}

// AppliedCoupon is a coupon on an order, as it was when the order was placed.
type AppliedCoupon struct {
	CouponID       int64         `json:"couponId"`
	Code           string        `json:"code"`
	Name           string        `json:"name"`
	DiscountAmount domain.Amount `json:"discountAmount"`
	LocalName      string        `json:"localName,omitempty"` // name in the order's language; empty means Name
	// Automatic reports whether the coupon applied without its code. Only the store knows the code.
	Automatic bool `json:"automatic,omitempty"`
}

// Title returns the coupon's name in the buyer's language.
func (c AppliedCoupon) Title() string { return cmp.Or(c.LocalName, c.Name) }

// TypedCode returns the code that was typed; empty means that the coupon applied automatically.
func (c AppliedCoupon) TypedCode() string {
	if c.Automatic {
		return ""
	}
	return c.Code
}
