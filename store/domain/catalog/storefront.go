package catalog

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// newFor is the time after its publication during which a product counts as new.
const newFor = 30 * 24 * time.Hour

// Shopper contains a buyer's data that a storefront's response depends on.
type Shopper struct {
	domain.Reading
	AccountTypeID    *int64
	Discount         domain.Amount // the account type's discount on list prices, in percent
	CanSubscribe     bool
	Currency         domain.Currency
	RoundingMode     domain.RoundingMode
	PricesIncludeTax bool
	Now              time.Time
	// PlanCollections are the collections of the store's active plans.
	PlanCollections []PlanCollection
	// Held contains the units that the shopper's cart reserves. These units are available to the shopper.
	Held []Holding
	// ProductURL returns the URL of a product's page in the storefront; nil means that the product has no
	// page. The function itself is nil if the request does not need URLs.
	ProductURL func(id int64, slug string) *string
}

// URL returns the URL of a product's page in the storefront; nil means that the store has configured no
// URL.
func (s Shopper) URL(id int64, slug string) *string {
	if s.ProductURL == nil {
		return nil
	}
	return s.ProductURL(id, slug)
}

// own returns the variant with the stock that is available to this shopper.
func (s Shopper) own(v *Variant) *Variant {
	for _, h := range s.Held {
		if h.VariantID == v.ID && v.Stock != nil {
			own := *v
			own.Stock = v.Stock.For(h.Quantity)
			return &own
		}
	}
	return v
}

// Price returns a row's price for the shopper.
func (s Shopper) Price(p *Price) domain.Amount { return p.Charged(s.Discount, s.RoundingMode) }

// Offer is a variant as offered to a shopper.
type Offer struct {
	Variant   *Variant
	Price     *domain.Amount // price of one unit in a one-time purchase; nil means that the variant is sold on plans only
	CompareAt *domain.Amount
	Volume    []VolumePrice
	Plans     []PlanPrice
}

// VolumePrice is a price per unit that applies from a minimum quantity.
type VolumePrice struct {
	MinQuantity int
	Price       domain.Amount
}

// PlanPrice is the price of one unit of a variant on a plan.
type PlanPrice struct {
	PlanID int64
	Price  domain.Amount
}

// Offers returns the product's variants that can be sold to the shopper, in display order. It omits
// variants without a price for the shopper.
func (p *Product) Offers(s Shopper) []Offer {
	var offers []Offer
	for _, v := range p.Variants {
		if v.Status != VariantActive || v.RemovedOn != nil {
			continue
		}
		o := Offer{Variant: s.own(v)}
		if cost, ok := s.Cost(p, v.Prices, p.MinQuantity, nil, 0); ok && !p.SubscriptionOnly {
			o.Price, o.CompareAt = &cost.Charged, cost.CompareAt
			o.Volume = p.volume(v, s, cost.Charged)
		}
		for _, plan := range p.PlansFor(s) {
			if cost, ok := s.Cost(p, v.Prices, p.MinQuantity, plan, 1); ok {
				o.Plans = append(o.Plans, PlanPrice{PlanID: plan.ID, Price: cost.Charged})
			}
		}
		if o.Price != nil || len(o.Plans) > 0 {
			offers = append(offers, o)
		}
	}
	return offers
}

// PlansFor returns the plans on which the product is offered to a shopper.
func (p *Product) PlansFor(s Shopper) []*SubscriptionPlan {
	if !p.IsSubscribable || !s.CanSubscribe {
		return nil
	}
	return p.Plans
}

// volume returns the quantities from which the variant's price changes. A price can also rise,
// because the row with the highest minQuantity is charged.
func (p *Product) volume(v *Variant, s Shopper, price domain.Amount) []VolumePrice {
	var steps []int
	for _, row := range v.Prices {
		if row.MinQuantity > p.MinQuantity && (p.MaxQuantity == nil || row.MinQuantity <= *p.MaxQuantity) {
			steps = append(steps, row.MinQuantity)
		}
	}
	slices.Sort(steps)
	var out []VolumePrice
	for _, quantity := range slices.Compact(steps) {
		// A row exists, because a row matched the smaller MinQuantity.
		row, _ := PriceFor(v.Prices, s.AccountTypeID, nil, s.Currency, quantity, s.Now)
		if !s.Price(row).Equal(price) {
			price = s.Price(row)
			out = append(out, VolumePrice{MinQuantity: quantity, Price: price})
		}
	}
	return out
}

// VariantAvailability is how soon a variant is available.
type VariantAvailability string

const (
	VariantInStock    VariantAvailability = "IN_STOCK"
	VariantLow        VariantAvailability = "LOW_STOCK"
	VariantLater      VariantAvailability = "BACKORDER"
	VariantOutOfStock VariantAvailability = "OUT_OF_STOCK"
)

// Availability returns how soon a quantity of the variant is available.
func (s *Stock) Availability(quantity int) VariantAvailability {
	switch {
	case !s.CanSell(quantity):
		return VariantOutOfStock
	case s.Tracked && s.Available() < quantity:
		return VariantLater
	case s.IsLow():
		return VariantLow
	}
	return VariantInStock
}

// sooner returns the earlier of two availabilities.
func sooner(a, b VariantAvailability) VariantAvailability {
	order := []VariantAvailability{VariantInStock, VariantLow, VariantLater, VariantOutOfStock}
	return order[min(slices.Index(order, a), slices.Index(order, b))]
}

// Card is a product as shown in a list.
type Card struct {
	Product               *Product
	Offers                []Offer
	PriceFrom             domain.Amount
	PriceTo               domain.Amount
	CompareAtFrom         *domain.Amount
	DefaultVariantID      *int64 // nil means that the shopper must choose
	InStock               bool
	Availability          VariantAvailability // for the variant that is available soonest
	Subscribable          bool
	SubscriptionPriceFrom *domain.Amount
	Badges                []string
}

// Plans returns the plans on which the card's offers are sold.
func (c Card) Plans(s Shopper) []*SubscriptionPlan {
	return slices.DeleteFunc(slices.Clone(c.Product.PlansFor(s)), func(p *SubscriptionPlan) bool {
		return !slices.ContainsFunc(c.Offers, func(o Offer) bool {
			return slices.ContainsFunc(o.Plans, func(price PlanPrice) bool { return price.PlanID == p.ID })
		})
	})
}

// Card returns the product's card for a shopper. It returns false if no variant can be sold to the
// shopper.
func (p *Product) Card(s Shopper) (Card, bool) {
	c := Card{Product: p, Offers: p.Offers(s), Badges: []string{}, Availability: VariantOutOfStock}
	low := false
	first := true
	for _, o := range c.Offers {
		c.InStock = c.InStock || o.Variant.Stock.CanSell(p.MinQuantity)
		low = low || o.Variant.Stock.IsLow()
		c.Availability = sooner(c.Availability, o.Variant.Stock.Availability(p.MinQuantity))
		var prices []domain.Amount // prices of one unit
		if o.Price != nil {
			prices = append(prices, *o.Price)
		}
		for _, plan := range o.Plans {
			if price := plan.Price; c.SubscriptionPriceFrom == nil || price.Less(*c.SubscriptionPriceFrom) {
				c.SubscriptionPriceFrom = &price
			}
			if p.SubscriptionOnly {
				prices = append(prices, plan.Price)
			}
		}
		for _, price := range prices {
			if first || price.Less(c.PriceFrom) {
				c.PriceFrom, c.CompareAtFrom = price, o.CompareAt
			}
			if c.PriceTo.Less(price) {
				c.PriceTo = price
			}
			first = false
		}
	}
	if first {
		return c, false
	}
	c.Subscribable = c.SubscriptionPriceFrom != nil
	if len(c.Offers) == 1 {
		id := c.Offers[0].Variant.ID
		c.DefaultVariantID = &id
	}
	if s.Now.Sub(p.PublishedOn()) < newFor {
		c.Badges = append(c.Badges, "NEW")
	}
	if c.CompareAtFrom != nil {
		c.Badges = append(c.Badges, "SALE")
	}
	switch {
	case !c.InStock:
		c.Badges = append(c.Badges, "SOLD_OUT")
	case low:
		c.Badges = append(c.Badges, "LOW_STOCK")
	}
	if c.Subscribable {
		c.Badges = append(c.Badges, "SUBSCRIPTION")
	}
	return c, true
}

// PublishedOn returns the time at which the storefront began to show the product.
func (p *Product) PublishedOn() time.Time {
	if p.PublishOn != nil {
		return *p.PublishOn
	}
	return p.CreatedOn
}

// ProductSummary is a product in an administrator's list.
type ProductSummary struct {
	VariantCount int
	PriceFrom    *domain.Amount // lowest price of the active variants for everyone
	PriceTo      *domain.Amount
	Available    int64 // sum over the tracked active variants
	Stock        StockStatus
}

// Summary returns a summary of the product's variants.
func (p *Product) Summary(currency domain.Currency, now time.Time) ProductSummary {
	s := ProductSummary{VariantCount: len(p.Variants)}
	var stocks []*Stock
	for _, v := range p.Variants {
		if v.Status != VariantActive {
			continue
		}
		if v.Stock.Tracked {
			s.Available += int64(v.Stock.Available())
		}
		stocks = append(stocks, v.Stock)
		if row, ok := PriceFor(v.Prices, nil, nil, currency, p.MinQuantity, now); ok {
			if s.PriceFrom == nil || row.Amount.Less(*s.PriceFrom) {
				s.PriceFrom = &row.Amount
			}
			if s.PriceTo == nil || s.PriceTo.Less(row.Amount) {
				s.PriceTo = &row.Amount
			}
		}
	}
	s.Stock = StockStatusOf(stocks, p.MinQuantity)
	return s
}
