package catalog_test

import (
	"fmt"
	"math/rand/v2"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = Describe("A product on the storefront", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	shopper := catalog.Shopper{Currency: "EUR", Reading: domain.NewReading("de", "en", "en"), RoundingMode: domain.HalfUp, CanSubscribe: true, Now: now}
	price := func(amount string, quantity int) *catalog.Price {
		return &catalog.Price{CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: quantity}
	}
	variant := func(id int64, onHand int, prices ...*catalog.Price) *catalog.Variant {
		v := &catalog.Variant{Status: catalog.VariantActive, Prices: prices, Stock: &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: onHand}}
		v.ID = id
		return v
	}
	product := func(variants ...*catalog.Variant) *catalog.Product {
		p := catalog.NewProduct()
		p.CreatedOn, p.Status, p.Variants = now.AddDate(-1, 0, 0), catalog.ProductActive, variants
		return p
	}

	It("shows the price range, and reduced prices", func() {
		reduced := price("39", 1)
		was := domain.MustAmount("49")
		reduced.CompareAtAmount = &was
		c, ok := product(variant(1, 0, price("52", 1)), variant(2, 3, reduced)).Card(shopper)
		Expect(ok).To(BeTrue())
		Expect(c.PriceFrom.String()).To(Equal("39"))
		Expect(c.PriceTo.String()).To(Equal("52"))
		Expect(c.CompareAtFrom.String()).To(Equal("49"))
		Expect(c.InStock).To(BeTrue())
		Expect(c.DefaultVariantID).To(BeNil())
		Expect(c.Badges).To(Equal([]string{"SALE"}))
	})

	It("hides prices that do not apply to the shopper", func() {
		dollars := price("1", 1)
		dollars.CurrencyCode = "USD"
		off := variant(3, 1, price("1", 1))
		off.Status = catalog.VariantDisabled
		_, ok := product(variant(1, 1, dollars), variant(2, 1, price("1", 2)), off).Card(shopper)
		Expect(ok).To(BeFalse())
	})

	It("lists each quantity with a lower price, in ascending order", func() {
		offers := product(variant(1, 99, price("10", 1), price("8", 10), price("9", 5), price("9", 20), price("9", 30))).Offers(shopper)
		Expect(offers[0].Volume).To(Equal([]catalog.VolumePrice{
			{MinQuantity: 5, Price: domain.MustAmount("9")}, {MinQuantity: 10, Price: domain.MustAmount("8")}, {MinQuantity: 20, Price: domain.MustAmount("9")}}))
	})

	It("lists volume prices that together cover every quantity", func() {
		r := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 14))
		for range 200 {
			rows := []*catalog.Price{price("10", 1)}
			for range r.IntN(5) {
				rows = append(rows, price(fmt.Sprint(7+r.IntN(6)), 1+r.IntN(30)))
			}
			p := product(variant(1, 99, rows...))
			p.MinQuantity = 1 + r.IntN(4)
			o := p.Offers(shopper)[0]
			for quantity := p.MinQuantity; quantity <= 40; quantity++ {
				shown := *o.Price
				for _, step := range o.Volume {
					if quantity >= step.MinQuantity {
						shown = step.Price
					}
				}
				cost, _ := shopper.Cost(p, rows, quantity, nil, 0)
				Expect(shown.String()).To(Equal(cost.Charged.String()), "%d of %v", quantity, rows)
			}
		}
	})

	It("subtracts the account type's discount", func() {
		s := shopper
		s.Discount = domain.MustAmount("10")
		c, _ := product(variant(1, 1, price("49.99", 1))).Card(s)
		Expect(c.PriceFrom.String()).To(Equal("44.99"))
	})

	DescribeTable("shows its availability as",
		func(s catalog.Stock, is catalog.VariantAvailability) { Expect(s.Availability(1)).To(Equal(is)) },
		Entry("in stock", catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 1}, catalog.VariantInStock),
		Entry("low", catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 1, LowThreshold: new(int(1))}, catalog.VariantLow),
		Entry("available later", catalog.Stock{Tracked: true, Policy: catalog.Backorder}, catalog.VariantLater),
		Entry("out of stock", catalog.Stock{Tracked: true, Policy: catalog.Deny}, catalog.VariantOutOfStock),
		Entry("in stock if the stock is not tracked", catalog.Stock{Policy: catalog.Deny}, catalog.VariantInStock),
	)

	It("is for sale within its dates to shoppers who may see it", func() {
		retail, wholesale := int64(1), int64(2)
		p := product()
		Expect(p.ForSale(nil, now)).To(BeTrue())
		p.AccountTypeIDs = []int64{wholesale}
		Expect(p.ForSale(nil, now)).To(BeFalse())
		Expect(p.ForSale(&retail, now)).To(BeFalse())
		Expect(p.ForSale(&wholesale, now)).To(BeTrue())
		p.UnpublishOn = &now
		Expect(p.ForSale(&wholesale, now)).To(BeFalse())
		later := now.Add(time.Second)
		p.UnpublishOn, p.PublishOn = nil, &later
		Expect(p.ForSale(&wholesale, now)).To(BeFalse())
		Expect(p.ForSale(&wholesale, later)).To(BeTrue())
	})

	It("can be ordered in increments above the minimum", func() {
		p := product()
		ten := 10
		p.MinQuantity, p.QuantityStep, p.MaxQuantity = 2, 3, &ten
		fit := []int{}
		for q := range 15 {
			if p.Fits(q) {
				fit = append(fit, q)
			}
		}
		Expect(fit).To(Equal([]int{2, 5, 8}))
	})

	It("can be ordered in any quantity from the minimum if it has no maximum", func() {
		p := product()
		p.MinQuantity, p.QuantityStep = 5, 3
		Expect([]bool{p.Fits(2), p.Fits(5), p.Fits(6), p.Fits(5 + 3*1000)}).To(Equal([]bool{false, true, false, true}))
		largest := 8
		p.MaxQuantity = &largest
		Expect([]bool{p.Fits(8), p.Fits(11)}).To(Equal([]bool{true, false}))
	})

	It("is for sale while it is active, until its publication ends", func() {
		later := now.Add(time.Second)
		p := product()
		p.UnpublishOn = &later
		Expect(p.ForSale(nil, now)).To(BeTrue())
		p.Status = catalog.ProductDraft
		Expect(p.ForSale(nil, now)).To(BeFalse())
	})

	Describe("and its variant", func() {
		sellable := func() catalog.Sellable {
			v := variant(1, 5)
			return catalog.Sellable{Product: product(v), Variant: v, Stock: v.Stock}
		}

		It("are for sale only while the product and the variant are both active", func() {
			s := sellable()
			Expect(s.ForSale(nil, now)).To(BeTrue())
			s.Variant.RemovedOn = &now
			Expect(s.ForSale(nil, now)).To(BeFalse())
			s = sellable()
			s.Variant.Status = catalog.VariantDisabled
			Expect(s.ForSale(nil, now)).To(BeFalse())
			s = sellable()
			s.Product.Status = catalog.ProductArchived
			Expect(s.ForSale(nil, now)).To(BeFalse())
		})

		DescribeTable("limit a requested quantity to", func(wanted, smallest, step, largest int, stock *catalog.Stock, most int) {
			s := sellable()
			s.Product.MinQuantity, s.Product.QuantityStep, s.Stock = smallest, step, stock
			if largest > 0 {
				s.Product.MaxQuantity = &largest
			}
			Expect(s.Most(wanted)).To(Equal(most))
		},
			Entry("the same quantity if it is available", 4, 1, 1, 0, &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 5}, 4),
			Entry("the available quantity if more is requested", 9, 1, 1, 0, &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 5}, 5),
			Entry("the same quantity if backorders are possible", 9, 1, 1, 0, &catalog.Stock{Tracked: true, Policy: catalog.Backorder}, 9),
			Entry("the same quantity if the stock is not tracked", 9, 1, 1, 0, (*catalog.Stock)(nil), 9),
			Entry("the maximum quantity if more is requested", 9, 1, 1, 3, (*catalog.Stock)(nil), 3),
			Entry("the same quantity if it is the minimum", 2, 2, 3, 0, (*catalog.Stock)(nil), 2),
			Entry("0 if it is below the minimum", 1, 2, 1, 0, (*catalog.Stock)(nil), 0),
			Entry("the next lower increment if it is between two increments", 10, 2, 3, 0, (*catalog.Stock)(nil), 8),
			Entry("0 if less than the minimum is available", 10, 6, 1, 0, &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 5}, 0),
		)

		It("have one title: the product's name, followed by the variant's name if there is one", func() {
			s := sellable()
			s.Product.Name = "Pot"
			for name, title := range map[string]string{"": "Pot", "Pot": "Pot", "White": "Pot – White"} {
				s.Variant.Name = name
				Expect(s.Title()).To(Equal(title))
			}
		})

		It("have weight 0 if no weight is stored", func() {
			v := variant(1, 1)
			Expect(v.WeightIn(domain.Gram).IsZero()).To(BeTrue())
			v.Weight, v.WeightUnit = to(domain.MustAmount("1.5")), domain.Kilogram
			Expect(v.WeightIn(domain.Gram).String()).To(Equal("1500.000000"))
		})
	})

	It("hides deleted variants, and compare-at prices that are not higher than the price", func() {
		gone := variant(1, 1, price("10", 1))
		gone.RemovedOn = &now
		same := price("10", 1)
		same.CompareAtAmount = to(domain.MustAmount("10"))
		offers := product(gone, variant(2, 1, same), variant(3, 1, price("9", 1))).Offers(shopper)
		Expect(offers).To(HaveLen(2))
		Expect(offers[0].CompareAt).To(BeNil())
		Expect(offers[1].CompareAt).To(BeNil())
		Expect(product(variant(4, 1)).Offers(shopper)).To(BeEmpty(), "nobody says what it costs")
	})

	It("lists volume prices between the minimum and the maximum for their audience", func() {
		wholesale, twenty := int64(2), 20
		theirs := price("5", 8)
		theirs.AccountTypeID = &wholesale
		dollars := price("1", 9)
		dollars.CurrencyCode = "USD"
		p := product(variant(1, 99, price("10", 1), price("9", 3), price("8", 5), price("7", 20), price("6", 21), theirs, dollars))
		quantities := func(s catalog.Shopper) (all []int) {
			for _, v := range p.Offers(s)[0].Volume {
				all = append(all, v.MinQuantity)
			}
			return all
		}
		Expect(quantities(shopper)).To(Equal([]int{3, 5, 20, 21}))
		p.MaxQuantity = &twenty
		Expect(quantities(shopper)).To(Equal([]int{3, 5, 20}))
		p.MinQuantity = 3
		Expect(quantities(shopper)).To(Equal([]int{5, 20}))
		trade := shopper
		trade.AccountTypeID = &wholesale
		Expect(quantities(trade)).To(Equal([]int{5, 8}), "20 costs them what 8 does")
		p.Variants[0].Prices = []*catalog.Price{price("5", 1), price("10", 3)}
		Expect(quantities(shopper)).To(BeEmpty(), "fewer than the smallest quantity cost less, and cannot be had")
		p.MinQuantity, p.Variants[0].Prices = 1, []*catalog.Price{price("10", 5)}
		Expect(p.Offers(shopper)).To(BeEmpty(), "one cannot be had")
	})

	Describe("with plans", func() {
		dollars := domain.Currency("USD")
		off := domain.MustAmount("1")
		plan := func(id int64, pricing catalog.PlanPricing) *catalog.SubscriptionPlan {
			p := &catalog.SubscriptionPlan{Pricing: pricing}
			p.ID = id
			return p
		}
		// Without a row for the plan, neither plan has a price in EUR.
		monthly := plan(1, catalog.PlanPricing{Type: catalog.PlanPriceAmount, Value: &off, CurrencyCode: &dollars})
		yearly := plan(2, catalog.PlanPricing{Type: catalog.PlanPriceFixed, Value: &off, CurrencyCode: &dollars})
		planned := func(amount string, plan *catalog.SubscriptionPlan) *catalog.Price {
			row := price(amount, 1)
			row.SubscriptionPlanID = &plan.ID
			return row
		}
		subscribable := func(variants ...*catalog.Variant) *catalog.Product {
			p := product(variants...)
			p.IsSubscribable, p.Plans = true, []*catalog.SubscriptionPlan{monthly, yearly}
			return p
		}
		plans := func(o catalog.Offer) (all []string) {
			for _, plan := range o.Plans {
				all = append(all, plan.Price.String())
			}
			return all
		}

		It("shows each plan at its own price to shoppers who can subscribe", func() {
			p := subscribable(variant(1, 1, price("10", 1), planned("9", monthly), planned("8", yearly)), variant(2, 1, price("10", 1)))
			offers := p.Offers(shopper)
			Expect(plans(offers[0])).To(Equal([]string{"9", "8"}))
			Expect(offers[1].Plans).To(BeEmpty(), "their pricing is in another currency")
			card, ok := p.Card(shopper)
			Expect(ok).To(BeTrue())
			Expect(card.Subscribable).To(BeTrue())
			Expect(card.SubscriptionPriceFrom.String()).To(Equal("8"))
			Expect([]string{card.PriceFrom.String(), card.PriceTo.String()}).To(Equal([]string{"10", "10"}))
			Expect(card.Badges).To(Equal([]string{"SUBSCRIPTION"}))

			s := shopper
			s.CanSubscribe = false
			Expect(p.Offers(s)[0].Plans).To(BeEmpty())
			card, _ = p.Card(s)
			Expect(card.Subscribable).To(BeFalse())
			p.IsSubscribable = false
			Expect(p.Offers(shopper)[0].Plans).To(BeEmpty())
		})

		It("has no one-time price if it is sold on plans only, and shows the plans' prices", func() {
			p := subscribable(variant(1, 1, price("10", 1), planned("9", monthly), planned("8", yearly)), variant(2, 1, price("10", 1)), variant(3, 1, planned("12", yearly)))
			p.SubscriptionOnly = true
			offers := p.Offers(shopper)
			Expect(offers).To(HaveLen(2))
			Expect(offers[0].Price).To(BeNil())
			card, ok := p.Card(shopper)
			Expect(ok).To(BeTrue())
			Expect([]string{card.PriceFrom.String(), card.PriceTo.String(), card.SubscriptionPriceFrom.String()}).To(Equal([]string{"8", "12", "8"}))
			s := shopper
			s.CanSubscribe = false
			_, ok = p.Card(s)
			Expect(ok).To(BeFalse())
		})

		It("has no product card if its variant has a plan's price but no one-time price", func() {
			p := subscribable(variant(1, 1, planned("9", monthly)))
			Expect(p.Offers(shopper)).To(HaveLen(1))
			_, ok := p.Card(shopper)
			Expect(ok).To(BeFalse())
		})
	})

	It("shows its lowest and highest price and the compare-at price, whatever the variants' order", func() {
		reduced := price("39", 1)
		reduced.CompareAtAmount = to(domain.MustAmount("49"))
		c, _ := product(variant(1, 1, reduced), variant(2, 1, price("52", 1)), variant(3, 1, price("45", 1))).Card(shopper)
		Expect([]string{c.PriceFrom.String(), c.PriceTo.String(), c.CompareAtFrom.String()}).To(Equal([]string{"39", "52", "49"}))
		c, _ = product(variant(1, 1, reduced), variant(2, 1, price("30", 1))).Card(shopper)
		Expect(c.CompareAtFrom).To(BeNil(), "the lowest was never higher")
	})

	It("has badges for new, sold out and low stock, and a default variant if it has only one variant", func() {
		badges := func(change func(p *catalog.Product), variants ...*catalog.Variant) []string {
			p := product(variants...)
			change(p)
			c, _ := p.Card(shopper)
			Expect(c.DefaultVariantID != nil).To(Equal(len(variants) == 1))
			return c.Badges
		}
		as := func(*catalog.Product) {}
		low := variant(3, 2, price("1", 1))
		low.Stock.LowThreshold = to(2)
		Expect(badges(as, variant(1, 9, price("1", 1)))).To(BeEmpty())
		Expect(badges(as, variant(1, 0, price("1", 1)))).To(Equal([]string{"SOLD_OUT"}))
		Expect(badges(as, variant(1, 9, price("1", 1)), variant(2, 0, price("1", 1)))).To(BeEmpty())
		Expect(badges(as, low, variant(1, 9, price("1", 1)))).To(Equal([]string{"LOW_STOCK"}))
		Expect(badges(as, variant(1, 9, price("1", 1)), low)).To(Equal([]string{"LOW_STOCK"}))
		Expect(badges(func(p *catalog.Product) { p.MinQuantity = 3 }, low)).To(Equal([]string{"SOLD_OUT"}), "fewer than the smallest quantity")
		month := 30 * 24 * time.Hour
		Expect(badges(func(p *catalog.Product) { p.CreatedOn = now.Add(-month + time.Second) }, variant(1, 9, price("1", 1)))).To(Equal([]string{"NEW"}))
		Expect(badges(func(p *catalog.Product) { p.CreatedOn = now.Add(-month) }, variant(1, 9, price("1", 1)))).To(BeEmpty())
		Expect(badges(func(p *catalog.Product) { p.PublishOn = to(now.Add(-month + time.Hour)) }, variant(1, 9, price("1", 1)))).To(Equal([]string{"NEW"}), "shown since then")
	})

	It("summarizes its stock and prices for administrators", func() {
		off := variant(3, 7, price("1", 1))
		off.Status = catalog.VariantDisabled
		loose := variant(4, 5, price("30", 1))
		loose.Stock.Tracked = false
		p := product(variant(1, 3, price("20", 1)), variant(2, 4, price("10", 1)), off, loose, variant(5, 0))
		s := p.Summary("EUR", now)
		Expect([]any{s.VariantCount, s.Available, s.Stock, s.PriceFrom.String(), s.PriceTo.String()}).To(Equal([]any{5, int64(7), catalog.InStock, "10", "30"}))
		s = product(variant(1, 3, price("20", 1)), variant(2, 4, price("10", 1))).Summary("EUR", now)
		Expect([]string{s.PriceFrom.String(), s.PriceTo.String()}).To(Equal([]string{"10", "20"}))
		s = product(off).Summary("EUR", now)
		Expect([]any{s.Available, s.Stock, s.PriceFrom, s.PriceTo}).To(Equal([]any{int64(0), catalog.OutOfStock, (*domain.Amount)(nil), (*domain.Amount)(nil)}))
	})
})
