package ordering_test

import (
	"cmp"
	"math/big"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// The calculator prices a sale independently of the code under test, from the written rules alone. It
// counts whole coins and calculates with exact fractions. It shares no decimals, no amounts and no order
// of steps with that code.

// sale is a basket whose prices are in the smallest coins of its currency.
type sale struct {
	currency domain.Currency
	mode     domain.RoundingMode
	rounding settings.TaxRounding
	target   settings.TaxRoundingTarget
	exempt   bool
	items    []saleItem
	offers   []saleOffer
	carriage *saleItem // shipping charge; nil means none
	free     *int64    // value of the discounted goods from which shipping is free; nil means never
}

type saleItem struct {
	price, quantity int64
	digital         bool
	taxes           []saleTax
}

type saleTax struct {
	percent            string
	compound, included bool
}

// saleOffer is a discount on some of the items.
type saleOffer struct {
	id, priority int64
	kind         string // line percent, line price, order percent, order amount, free shipping
	percent      string
	coins        int64
	items        []int // for line offers
}

// bill is the price of a sale in coins. The last entry of each list is shipping.
type bill struct {
	net, tax []int64
	off      []int64           // part of each net amount that the offers deduct
	offers   map[int64][]int64 // the same by offer, only for offers that reduce a price
}

// of returns the total net discount of an offer over all items.
func (b bill) of(offer int64) (n int64) {
	for _, part := range b.offers[offer] {
		n += part
	}
	return n
}

func (b bill) total() (n int64) {
	for i := range b.net {
		n += b.net[i] + b.tax[i]
	}
	return n
}

func ratio(text string) *big.Rat {
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		panic(text)
	}
	return r
}

func whole(n int64) *big.Rat         { return new(big.Rat).SetInt64(n) }
func times(a, b *big.Rat) *big.Rat   { return new(big.Rat).Mul(a, b) }
func over(a, b *big.Rat) *big.Rat    { return new(big.Rat).Quo(a, b) }
func plus(a, b *big.Rat) *big.Rat    { return new(big.Rat).Add(a, b) }
func minus(a, b *big.Rat) *big.Rat   { return new(big.Rat).Sub(a, b) }
func percentOf(text string) *big.Rat { return over(ratio(text), whole(100)) }
func sumOf(list []*big.Rat) *big.Rat {
	sum := new(big.Rat)
	for _, x := range list {
		sum.Add(sum, x)
	}
	return sum
}

// coins rounds to whole coins. Its argument is never negative.
func (s sale) coins(x *big.Rat) int64 {
	down := new(big.Int).Quo(x.Num(), x.Denom())
	switch half := minus(x, new(big.Rat).SetInt(down)).Cmp(big.NewRat(1, 2)); {
	case half > 0, half == 0 && s.mode == domain.HalfUp, half == 0 && s.mode == domain.HalfEven && down.Bit(0) == 1:
		return down.Int64() + 1
	}
	return down.Int64()
}

// spread divides total by weight. The coins left after rounding down go to the parts with the largest
// remainders, one coin each; the first part wins a tie.
func spread(total int64, weights []*big.Rat) []int64 {
	out := make([]int64, len(weights))
	sum := sumOf(weights)
	if sum.Sign() == 0 {
		return out
	}
	type rest struct {
		at   int
		part *big.Rat
	}
	var rests []rest
	left := total
	for i, w := range weights {
		share := over(times(whole(total), w), sum)
		out[i] = new(big.Int).Quo(share.Num(), share.Denom()).Int64()
		left -= out[i]
		rests = append(rests, rest{i, minus(share, whole(out[i]))})
	}
	slices.SortStableFunc(rests, func(a, b rest) int { return b.part.Cmp(a.part) })
	for _, r := range rests[:left] {
		out[r.at]++
	}
	return out
}

// full returns the prices of each item and of shipping without any offer. The shipping charge
// depends on the offers on goods.
func (s sale) full() []int64 {
	out, shipped, ships := make([]int64, len(s.items)+1), int64(0), false
	left, _ := s.discounted()
	for i, item := range s.items {
		out[i] = item.price * item.quantity
		if !item.digital {
			shipped, ships = shipped+left[i], true
		}
	}
	if s.carriage != nil && (s.free == nil || ships && shipped < *s.free) {
		out[len(s.items)] = s.carriage.price
	}
	return out
}

// discounted returns the price of each item after all offers on goods, and the amounts that each offer
// deducts: line offers first, then order offers.
func (s sale) discounted() (left []int64, taken map[int64][]int64) {
	left, taken = make([]int64, len(s.items)), map[int64][]int64{}
	for i, item := range s.items {
		left[i] = item.price * item.quantity
	}
	for _, round := range []string{"line", "orde"} {
		for _, o := range s.sorted() {
			if o.kind[:4] != round {
				continue
			}
			var goods int64
			weights := make([]*big.Rat, len(s.items))
			for i := range s.items {
				goods += left[i]
				weights[i] = whole(left[i])
			}
			off := make([]int64, len(s.items))
			switch o.kind {
			case "line percent":
				for _, i := range o.items {
					off[i] = s.coins(times(whole(left[i]), percentOf(o.percent)))
				}
			case "line price":
				for _, i := range o.items {
					off[i] = max(0, left[i]-o.coins*s.items[i].quantity)
				}
			case "order percent":
				off = spread(s.coins(times(whole(goods), percentOf(o.percent))), weights)
			case "order amount":
				off = spread(min(o.coins, goods), weights)
			}
			for i := range off {
				left[i] -= off[i]
			}
			taken[o.id] = append(off, 0)
		}
	}
	return left, taken
}

func (s sale) sorted() []saleOffer {
	offers := slices.Clone(s.offers)
	slices.SortFunc(offers, func(a, b saleOffer) int {
		return cmp.Or(cmp.Compare(a.priority, b.priority), cmp.Compare(a.id, b.id))
	})
	return offers
}

// shown returns the remaining price of each item and of shipping, and the amounts that each offer
// deducts.
func (s sale) shown() (left []int64, taken map[int64][]int64) {
	left, taken = s.discounted()
	carriage := s.full()[len(s.items)]
	for _, o := range s.sorted() {
		if o.kind == "free shipping" {
			taken[o.id] = make([]int64, len(s.items)+1)
			taken[o.id][len(s.items)], carriage = carriage, 0
		}
	}
	return append(left, carriage), taken
}

// taking returns the offers that lower the displayed prices, and the manual discount: the discounts
// that the order stores.
func (s sale) taking() (out []saleOffer) {
	_, taken := s.shown()
	for _, o := range s.offers {
		if o.id == manual || slices.ContainsFunc(taken[o.id], func(n int64) bool { return n > 0 }) {
			out = append(out, o)
		}
	}
	return out
}

// bill adds the taxes to the discounted prices of a sale.
func (s sale) bill() bill {
	shown, taken := s.shown()
	full := s.full()
	b := s.taxed(shown)
	before := s.taxed(full)
	b.off, b.offers = make([]int64, len(shown)), map[int64][]int64{}
	for i := range shown {
		switch fall := before.net[i] - b.net[i]; {
		case shown[i] == full[i]:
		case fall > 0 || s.exempt:
			b.off[i] = max(0, fall)
		default: // the offers reduced only the tax
			b.off[i] = max(1, s.coins(over(whole(full[i]-shown[i]), s.inclusion(s.all()[i]))))
		}
		var ids []int64
		var weights []*big.Rat
		for _, round := range []string{"line", "orde", "free"} { // the order among offers with equal remainders
			for _, o := range s.sorted() {
				if o.kind[:4] == round {
					ids, weights = append(ids, o.id), append(weights, whole(taken[o.id][i]))
				}
			}
		}
		for n, part := range spread(b.off[i], weights) {
			b.offers[ids[n]] = append(b.offers[ids[n]], part)
		}
	}
	return b
}

// all returns the items followed by shipping.
func (s sale) all() []saleItem {
	if s.carriage != nil {
		return append(slices.Clone(s.items), *s.carriage)
	}
	return append(slices.Clone(s.items), saleItem{quantity: 1})
}

// taxed calculates the taxes of the displayed amounts.
func (s sale) taxed(shown []int64) bill {
	all := s.all()
	contained := s.contained(all, shown)
	b := bill{net: make([]int64, len(all)), tax: make([]int64, len(all))}
	for i := range all {
		b.net[i] = shown[i] - contained[i]
		if !s.exempt {
			b.tax[i] = contained[i]
		}
	}
	if !s.exempt {
		s.onTop(all, b)
	}
	return b
}

// inclusion returns the factor from a net amount to the displayed price.
func (s sale) inclusion(item saleItem) *big.Rat {
	flat, chain := whole(1), whole(1)
	for _, t := range item.taxes {
		if t.included && t.compound {
			chain = times(chain, plus(whole(1), percentOf(t.percent)))
		} else if t.included {
			flat = plus(flat, percentOf(t.percent))
		}
	}
	return times(flat, chain)
}

// contained returns the tax within prices that include it. Rounding the tax never changes the price.
func (s sale) contained(all []saleItem, shown []int64) []int64 {
	out := make([]int64, len(all))
	exact := make([]*big.Rat, len(all))
	var price int64
	for i, item := range all {
		net := over(whole(shown[i]), s.inclusion(item))
		exact[i] = minus(whole(shown[i]), net)
		if exact[i].Sign() > 0 {
			price += shown[i]
		}
		n := whole(item.quantity)
		switch {
		case exact[i].Sign() == 0:
		case s.rounding == settings.RoundUnit && s.target == settings.RoundNet:
			out[i] = max(0, shown[i]-item.quantity*s.coins(over(net, n)))
		case s.rounding == settings.RoundUnit:
			out[i] = min(shown[i], item.quantity*s.coins(over(exact[i], n)))
		case s.target == settings.RoundNet:
			out[i] = shown[i] - s.coins(net)
		default:
			out[i] = s.coins(exact[i])
		}
	}
	if s.rounding != settings.RoundTotal {
		return out
	}
	total := s.coins(sumOf(exact))
	if s.target == settings.RoundNet {
		total = price - s.coins(minus(whole(price), sumOf(exact)))
	}
	return spread(total, exact)
}

// onTop adds the taxes that prices do not include: plain taxes on the net amount, compound taxes on
// the net amount plus the taxes before them.
func (s sale) onTop(all []saleItem, b bill) {
	type key struct {
		name     int
		compound bool
	}
	pool := map[key][]*big.Rat{}
	var keys []key
	for i, item := range all {
		before := whole(b.net[i] + b.tax[i])
		for _, compound := range []bool{false, true} {
			for name, t := range item.taxes {
				if t.included || t.compound != compound {
					continue
				}
				base := whole(b.net[i])
				if compound {
					base = before
				}
				share := times(base, percentOf(t.percent))
				switch s.rounding {
				case settings.RoundTotal:
					k := key{name, compound}
					if pool[k] == nil {
						keys = append(keys, k)
						pool[k] = make([]*big.Rat, len(all))
						for j := range all {
							pool[k][j] = new(big.Rat)
						}
					}
					pool[k][i] = share
				case settings.RoundUnit:
					n := item.quantity * s.coins(over(share, whole(item.quantity)))
					b.tax[i] += n
					share = whole(n)
				default:
					n := s.coins(share)
					b.tax[i] += n
					share = whole(n)
				}
				before = plus(before, share)
			}
		}
	}
	for _, k := range keys {
		for i, n := range spread(s.coins(sumOf(pool[k])), pool[k]) {
			b.tax[i] += n
		}
	}
}

// manual is the id of an administrator's discount. It sorts after the ids of all coupons.
const manual = 1 << 40

// basket converts the sale to a basket of the platform.
func (s sale) basket() pricing.Basket {
	money := func(coins int64) domain.Amount { return domain.AmountOf(coins, s.currency.Digits()) }
	class := func(taxes []saleTax) *settings.TaxClass {
		c := &settings.TaxClass{}
		for i, t := range taxes {
			c.Rates = append(c.Rates, settings.TaxRate{CountryCode: "DE", Name: string(rune('A' + i)), Rate: domain.MustAmount(t.percent), IsCompound: t.compound, IncludedInPrice: t.included})
		}
		return c
	}
	b := pricing.Basket{
		Currency: s.currency, Destination: &domain.Place{CountryCode: "DE"}, WeightUnit: domain.Kilogram,
		Tax: pricing.TaxTerms{Currency: s.currency, Rounding: s.rounding, Target: s.target, Mode: s.mode}, Buyer: pricing.Buyer{TaxExempt: s.exempt},
	}
	for i, item := range s.items {
		b.Lines = append(b.Lines, saleLine(int64(i+1), item, money(item.price), s.currency, class(item.taxes)))
	}
	if s.carriage != nil {
		included := len(s.carriage.taxes) > 0 && s.carriage.taxes[0].included
		b.Shipping = &settings.ShippingMethod{Row: domain.Row{ID: 3}, Name: "DHL", Price: money(s.carriage.price), CurrencyCode: s.currency, TaxIncluded: included,
			WeightUnit: domain.Kilogram, IsActive: true, EstimatedMaxDays: 3}
		if s.free != nil {
			b.Shipping.FreeOverSubtotal = new(money(*s.free))
		}
		b.ShippingTaxClass = class(s.carriage.taxes)
	}
	for _, o := range s.offers {
		percent := o.percent != ""
		value := money(o.coins)
		if percent {
			value = domain.MustAmount(o.percent)
		}
		if o.id == manual {
			kind := pricing.DiscountFixedAmount
			if percent {
				kind = pricing.DiscountPercentage
			}
			b.Manual = &pricing.ManualDiscount{DiscountType: kind, Value: value}
			continue
		}
		c := &pricing.Coupon{Row: domain.Row{ID: o.id}, Code: "C" + domain.Itoa(o.id), Status: pricing.CouponActive, Priority: int(o.priority), Value: &value, AppliesTo: pricing.AppliesToOrder,
			DiscountType: pricing.DiscountPercentage, CombinesWith: []pricing.DiscountKind{pricing.OrderDiscount, pricing.ProductDiscount, pricing.ShippingDiscount}}
		for _, i := range o.items {
			c.AppliesTo = pricing.AppliesToProducts
			c.ProductIDs = append(c.ProductIDs, int64(i+1))
		}
		switch o.kind {
		case "line price":
			c.DiscountType, c.CurrencyCode = pricing.DiscountFixedPrice, &s.currency
		case "order amount":
			c.DiscountType, c.CurrencyCode = pricing.DiscountFixedAmount, &s.currency
		case "free shipping":
			c.DiscountType, c.AppliesTo, c.Value = pricing.DiscountFreeShipping, pricing.AppliesToShipping, nil
		}
		b.Coupons = append(b.Coupons, c)
	}
	return b
}
