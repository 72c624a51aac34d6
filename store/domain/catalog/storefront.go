package catalog

import (
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// newFor is for how long a product counts as new.
const newFor = 30 * 24 * time.Hour

// Shopper is for whom a storefront is shown.
type Shopper struct {
	AccountTypeID    *int64
	Discount         domain.Amount // percent, that the account type takes off list prices
	CanSubscribe     bool
	Currency         domain.Currency
	Language         string
	OwnLanguage      string // the store's, for texts that are not translated
	RoundingMode     domain.RoundingMode
	PricesIncludeTax bool
	Now              time.Time
	// PlanCollections are the collections that the store's active plans are for.
	PlanCollections []PlanCollection
	// Held is what the shopper's cart has reserved: it is there for them.
	Held []Holding
	// ProductURL is a product's page in the storefront, nil where it has none; the
	// function itself is nil where nobody asks for it.
	ProductURL func(id int64, slug string) *string
}

// URL is a product's page in the storefront; nil: the store has named none.
func (s Shopper) URL(id int64, slug string) *string {
	if s.ProductURL == nil {
		return nil
	}
	return s.ProductURL(id, slug)
}

// own is the variant with what is in stock for the shopper.
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

// Price is what a row charges the shopper.
func (s Shopper) Price(p *Price) domain.Amount { return p.Charged(s.Discount, s.RoundingMode) }

// Texts are what a product says in one language.
type Texts struct {
	LanguageCode string
	Name         string
	Slug         string
	Description  *string
}

// textsIn picks a translation, or else the texts in the store's own language.
func textsIn(language, own string, translations []Translation, texts Texts) Texts {
	texts.LanguageCode = own
	for _, t := range translations {
		if strings.EqualFold(t.LanguageCode, language) && !strings.EqualFold(language, own) {
			texts.LanguageCode, texts.Name = t.LanguageCode, t.Name
			if t.Description != nil {
				texts.Description = t.Description
			}
			if t.Slug != nil {
				texts.Slug = *t.Slug
			}
		}
	}
	return texts
}

// Texts are the product's in the shopper's language.
func (s Shopper) Texts(p *Product) Texts {
	return textsIn(s.Language, s.OwnLanguage, p.Translations, Texts{Name: p.Name, Slug: p.Slug, Description: p.Description})
}

// Texts are the collection's in a language; own is the store's.
func (c *Collection) Texts(language, own string) Texts {
	return textsIn(language, own, c.Translations, Texts{Name: c.Name, Slug: c.Slug, Description: c.Description})
}

// Offer is a variant as a shopper gets it.
type Offer struct {
	Variant   *Variant
	Price     *domain.Amount // of one unit bought once; nil: only with a plan
	CompareAt *domain.Amount
	Volume    []VolumePrice
	Plans     []PlanPrice
}

// VolumePrice is a lower price from a quantity on.
type VolumePrice struct {
	MinQuantity int
	Price       domain.Amount
}

// PlanPrice is the price of one unit with a plan.
type PlanPrice struct {
	PlanID int64
	Price  domain.Amount
}

// Offers are the product's variants that the shopper can be sold, in the order
// shown. Variants without a price for them are not among them.
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

// PlansFor are the plans that the product is offered on to a shopper.
func (p *Product) PlansFor(s Shopper) []*SubscriptionPlan {
	if !p.IsSubscribable || !s.CanSubscribe {
		return nil
	}
	return p.Plans
}

// volume lists where a variant's price falls with the quantity.
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
		row, _ := PriceFor(v.Prices, s.AccountTypeID, nil, s.Currency, quantity, s.Now) // what is sold once is sold ten times
		if s.Price(row).Less(price) {
			price = s.Price(row)
			out = append(out, VolumePrice{MinQuantity: quantity, Price: price})
		}
	}
	return out
}

// VariantAvailability says how soon a variant can be had.
type VariantAvailability string

const (
	VariantInStock    VariantAvailability = "IN_STOCK"
	VariantLow        VariantAvailability = "LOW_STOCK"
	VariantLater      VariantAvailability = "BACKORDER"
	VariantOutOfStock VariantAvailability = "OUT_OF_STOCK"
)

// Availability says how soon a quantity of the variant can be had.
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

// sooner is the one of two that has a quantity sooner.
func sooner(a, b VariantAvailability) VariantAvailability {
	order := []VariantAvailability{VariantInStock, VariantLow, VariantLater, VariantOutOfStock}
	return order[min(slices.Index(order, a), slices.Index(order, b))]
}

// Card is a product as a tile.
type Card struct {
	Product               *Product
	Offers                []Offer
	PriceFrom             domain.Amount
	PriceTo               domain.Amount
	CompareAtFrom         *domain.Amount
	DefaultVariantID      *int64 // nil: there is something to choose
	InStock               bool
	Availability          VariantAvailability // of what can be had soonest
	Subscribable          bool
	SubscriptionPriceFrom *domain.Amount
	Badges                []string
}

// Plans are the plans that one of the offers can be had on.
func (c Card) Plans(s Shopper) []*SubscriptionPlan {
	return slices.DeleteFunc(slices.Clone(c.Product.PlansFor(s)), func(p *SubscriptionPlan) bool {
		return !slices.ContainsFunc(c.Offers, func(o Offer) bool {
			return slices.ContainsFunc(o.Plans, func(price PlanPrice) bool { return price.PlanID == p.ID })
		})
	})
}

// Card shows the product to a shopper; false when there is nothing that they could
// be sold.
func (p *Product) Card(s Shopper) (Card, bool) {
	c := Card{Product: p, Offers: p.Offers(s), Badges: []string{}, Availability: VariantOutOfStock}
	low := false
	first := true
	for _, o := range c.Offers {
		c.InStock = c.InStock || o.Variant.Stock.CanSell(p.MinQuantity)
		low = low || o.Variant.Stock.IsLow()
		c.Availability = sooner(c.Availability, o.Variant.Stock.Availability(p.MinQuantity))
		var prices []domain.Amount // of one unit
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

// PublishedOn is since when the product is shown.
func (p *Product) PublishedOn() time.Time {
	if p.PublishOn != nil {
		return *p.PublishOn
	}
	return p.CreatedOn
}

// ProductSummary is a product in an administrator's list.
type ProductSummary struct {
	VariantCount int
	PriceFrom    *domain.Amount // of the active variants, for everyone
	PriceTo      *domain.Amount
	Available    int64 // over the variants that are tracked
	Stock        StockStatus
}

// Summary sums up a product's variants.
func (p *Product) Summary(currency domain.Currency, now time.Time) ProductSummary {
	s := ProductSummary{VariantCount: len(p.Variants)}
	var stocks []*Stock
	for _, v := range p.Variants {
		if v.Stock.Tracked {
			s.Available += int64(v.Stock.Available())
		}
		if v.Status != VariantActive {
			continue
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
	s.Stock = StockStatusOf(stocks)
	return s
}
