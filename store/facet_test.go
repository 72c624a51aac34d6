package store_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// chosen returns a change that gives a product one variant for each choice of options, such as
// "Color:White Size:S", at its price. A variant is in stock if its price is odd.
func chosen(prices map[string]int) func(*catalog.ProductInput) {
	return func(in *catalog.ProductInput) {
		values, base := map[string]map[string]bool{}, *in.Variants[0].SKU
		in.Variants, in.Options = nil, nil
		for choice, price := range prices {
			sku, stock := base+"-"+strings.NewReplacer(":", "-", " ", "-").Replace(choice), price%2
			v := catalog.VariantInput{SKU: &sku, StockOnHand: &stock, Prices: []catalog.PriceInput{{CurrencyCode: "EUR", Amount: domain.AmountOf(int64(price), 0), MinQuantity: 1}}}
			for _, one := range strings.Fields(choice) {
				name, value, _ := strings.Cut(one, ":")
				v.OptionValues = append(v.OptionValues, catalog.OptionChoice{Option: name, Value: value})
				if values[name] == nil {
					values[name] = map[string]bool{}
					in.Options = append(in.Options, catalog.OptionInput{Name: &name})
				}
				i := len(in.Options) - 1
				for *in.Options[i].Name != name {
					i--
				}
				if !values[name][value] {
					values[name][value] = true
					in.Options[i].Values = append(in.Options[i].Values, catalog.OptionValueInput{Value: &value})
				}
			}
			in.Variants = append(in.Variants, v)
		}
	}
}

// facetChoice is one value of a facet.
type facetChoice struct{ facet, value string }

// compareFacets compares every facet count that an actor sees with the length of the list after that
// choice. It returns the choices.
func (t *checkoutStore) compareFacets(ctx context.Context, actor domain.Actor, filters []catalog.StorefrontFilter) map[facetChoice]func(catalog.StorefrontFilter) catalog.StorefrontFilter {
	GinkgoHelper()
	count := func(f catalog.StorefrontFilter) int {
		GinkgoHelper()
		page, _, err := t.As(actor).StorefrontProducts(ctx, f, domain.PageQuery{Number: 1, Size: 50}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		return len(page.Items)
	}
	told, seen := make([]map[facetChoice]int, len(filters)), map[facetChoice]func(catalog.StorefrontFilter) catalog.StorefrontFilter{}
	for i, f := range filters {
		facets, _, err := t.As(actor).StorefrontFacets(ctx, f, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(facets.ProductCount).To(Equal(count(f)), "%+v", f)
		Expect(facets.Sample).To(BeFalse())
		told[i] = map[facetChoice]int{}
		say := func(facet catalog.Facet, value string, n int, set func(*catalog.StorefrontFilter)) {
			told[i][facetChoice{string(facet), value}] = n
			seen[facetChoice{string(facet), value}] = func(f catalog.StorefrontFilter) catalog.StorefrontFilter {
				f, _ = f.Without(facet)
				set(&f)
				return f
			}
		}
		for _, x := range facets.Tags {
			say(catalog.FacetTag, strings.ToLower(x.Text), x.ProductCount, func(f *catalog.StorefrontFilter) { f.Tag = []string{x.Text} })
		}
		for _, x := range facets.Brands {
			say(catalog.FacetBrand, strings.ToLower(x.Text), x.ProductCount, func(f *catalog.StorefrontFilter) { f.Brand = x.Text })
		}
		for _, x := range facets.Types {
			say(catalog.FacetType, x.Text, x.ProductCount, func(f *catalog.StorefrontFilter) { f.Type = []catalog.ProductType{catalog.ProductType(x.Text)} })
		}
		for _, c := range facets.Collections {
			say(catalog.FacetCollection, c.Name, c.ProductCount, func(f *catalog.StorefrontFilter) { f.CollectionID = []int64{c.ID} })
		}
		for _, o := range facets.Options {
			for _, v := range o.Values {
				say(catalog.FacetOption, strings.ToLower(o.Name+":"+v.Value), v.ProductCount, func(f *catalog.StorefrontFilter) {
					for i, asked := range f.Options {
						if strings.EqualFold(asked.Name, o.Name) {
							*f = f.WithoutOption(i)
							break
						}
					}
					f.Options = append(f.Options[:len(f.Options):len(f.Options)], catalog.OptionFilter{Name: o.Name, Values: []string{v.Value}})
				})
			}
		}
		say(catalog.FacetStock, "true", facets.InStock.True, func(f *catalog.StorefrontFilter) { f.InStock = new(true) })
		say(catalog.FacetStock, "false", facets.InStock.False, func(f *catalog.StorefrontFilter) { f.InStock = new(false) })
		say(catalog.FacetPlan, "true", facets.Subscribable.True, func(f *catalog.StorefrontFilter) { f.Subscribable = new(true) })
		say(catalog.FacetPlan, "false", facets.Subscribable.False, func(f *catalog.StorefrontFilter) { f.Subscribable = new(false) })
		if facets.Price != nil { // the bands differ between filters, so they are compared here
			banded, _ := f.Without(catalog.FacetPrice)
			Expect(facets.Price.Bands).NotTo(BeEmpty())
			for _, b := range facets.Price.Bands {
				banded.PriceMin, banded.PriceMax = &b.Min, &b.Max
				Expect(count(banded)).To(Equal(b.ProductCount), "%s to %s of %+v", b.Min, b.Max, f)
			}
			banded.PriceMin, banded.PriceMax = &facets.Price.Min, &facets.Price.Max
			whole, _ := f.Without(catalog.FacetPrice)
			Expect(count(banded)).To(Equal(count(whole)))
		}
	}
	for i, f := range filters {
		for c, set := range seen { // includes choices without products under this filter
			Expect(told[i][c]).To(Equal(count(set(f))), "%+v of %+v", c, f)
		}
	}
	return seen
}

var _ = Describe("Facets", storetest.Plans, func() {
	var t *checkoutStore
	var guest domain.Actor
	p := func(text string) *string { return &text }
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		guest = domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID}
	})
	marked := func(brand string, tags ...string) func(*catalog.ProductInput) {
		return func(in *catalog.ProductInput) { in.Brand, in.Tags = ptr(p(brand)), tags }
	}

	It("count the products that the list shows if the value is added to all other filters", func(ctx SpecContext) {
		shirt := t.good(ctx, "SHIRT", 0, chosen(map[string]int{"Color:White Size:S": 11, "Color:Black Size:M": 30, "Color:Black Size:S": 33}), marked("Juniper", "Gift", "wear"))
		t.good(ctx, "MUG", 0, chosen(map[string]int{"color:white": 12, "color:Red": 15}), marked("JUNIPER", "gift", "Kitchen"))
		t.good(ctx, "CAP", 0, chosen(map[string]int{"Color:White Size:M": 20}), marked("Oak", "wear"))
		book := t.good(ctx, "BOOK", 3, marked("Oak", "gift, wrapped"), func(in *catalog.ProductInput) {
			in.IsSubscribable = new(true)
			in.Variants[0].Prices[0].Amount = domain.MustAmount("121")
		})
		t.good(ctx, "HIDDEN", 3, marked("Secret", "secret"), func(in *catalog.ProductInput) { in.Status = new(catalog.ProductDraft) })
		_, err := t.Ordering.CreateSubscriptionPlan(ctx, another(t.actor), catalog.SubscriptionPlanInput{Name: p("Monthly"), IntervalUnit: new(catalog.Month), IntervalCount: new(1), ProductIDs: []int64{book.ID}})
		Expect(err).NotTo(HaveOccurred())
		manual, err := t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: p("Picks"), ProductIDs: []int64{book.ID, shirt.ID}})
		Expect(err).NotTo(HaveOccurred())
		rules := &catalog.CollectionRules{Match: "ALL", Conditions: []catalog.CollectionCondition{{Field: "PRICE", Operator: "LESS_THAN", Value: "25"}}}
		_, err = t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: p("Cheap"), Type: new(catalog.RuleCollection), Rules: &rules})
		Expect(err).NotTo(HaveOccurred())
		closed, err := t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: p("Closed"), IsActive: new(false), ProductIDs: []int64{book.ID}})
		Expect(err).NotTo(HaveOccurred())

		low, high := domain.MustAmount("14"), domain.MustAmount("40")
		filters := []catalog.StorefrontFilter{
			{}, {Tag: []string{"GIFT"}}, {Brand: "juniper"}, {InStock: new(true)}, {InStock: new(false)}, {Subscribable: new(true)}, {Search: "good"}, {Search: "nothing at all"},
			{PriceMin: &low, PriceMax: &high}, {CollectionID: []int64{manual.ID}}, {CollectionSlug: []string{"cheap"}}, {CollectionID: []int64{closed.ID}}, {ProductIDs: []int64{shirt.ID, book.ID}},
			{Options: catalog.OptionFilters([]string{"Color:White"})}, {Options: catalog.OptionFilters([]string{"color:WHITE", "Color:Black", "Size:M"})},
			{Options: catalog.OptionFilters([]string{"Color:White", "Size:S"}), Tag: []string{"gift"}, Brand: "JUNIPER"},
			{Options: catalog.OptionFilters([]string{"Color:Black"}), PriceMin: &low, Tag: []string{"wear", "kitchen"}, InStock: new(true), CollectionSlug: []string{"picks"}},
		}
		seen := t.compareFacets(ctx, guest, filters)
		Expect(seen).NotTo(HaveKey(facetChoice{"TAG", "gift, wrapped"}), "no filter can name it")
		Expect(seen).NotTo(Or(HaveKey(facetChoice{"TAG", "secret"}), HaveKey(facetChoice{"BRAND", "secret"}), HaveKey(facetChoice{"COLLECTION", "Closed"})))
		Expect(seen).To(HaveLen(17))
	})

	It("match a calculation per product, for every audience and after every change", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID}
		mia := domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID, ID: t.mia.ID}
		r := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 338))
		tier, err := t.Customer.CreateAccountType(ctx, another(t.actor), customer.AccountTypePatch{Name: p("Tier"), PriceMode: new(customer.PriceModeDiscount), DiscountPercent: new(new(domain.MustAmount("10")))}, nil)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE customers SET account_type_id = $1 WHERE id = $2", tier.ID, t.mia.ID)
		Expect(err).NotTo(HaveOccurred())
		shapes := [][]string{{"Size:s", "Size:M", "Size:L"}, {"size:S Color:White", "size:M Color:White", "size:S Color:red"}, {"Color:Red size:L Fit:s", "Color:White size:S Fit:M"}, {"Si,ze:S", "Si,ze:M"}, {"Color:red", "Color:blue"}}
		var products []*catalog.Product
		for i := range 10 {
			shape := shapes[i%len(shapes)]
			prices := map[string]int{}
			for _, one := range shape {
				prices[one] = 10 + r.IntN(90)
			}
			products = append(products, t.checkoutStore.good(ctx, fmt.Sprint("R", i), 0, chosen(prices), marked([]string{"Oak", "OAK", "Elm"}[r.IntN(3)], []string{"Gift", "gift", "wear"}[r.IntN(3)]), func(in *catalog.ProductInput) {
				if r.IntN(2) == 0 {
					in.IsSubscribable, in.SubscriptionPlanIDs = new(true), []int64{t.plan.ID}
					in.SubscriptionOnly = new(r.IntN(3) == 0)
				}
				if r.IntN(3) == 0 { // a price for one account type only
					for v := range in.Variants[r.IntN(2):] {
						in.Variants[v].Prices[0].AccountTypeID = &tier.ID
					}
				} else if in.IsSubscribable != nil && r.IntN(2) == 0 {
					for v := range in.Variants[r.IntN(2):] {
						in.Variants[v].Prices[0].SubscriptionPlanID = &t.plan.ID
					}
				} else if r.IntN(2) == 0 {
					in.Variants[0].Prices = nil
				}
				in.MinQuantity = new(1 + r.IntN(2)*r.IntN(2))
			}))
		}
		change := func() {
			n := r.IntN(len(products))
			p, in := products[n], catalog.ProductInput{}
			switch r.IntN(3) {
			case 0:
				for _, o := range p.Options {
					in.Options = append(in.Options, catalog.OptionInput{ID: &o.ID, Name: new([]string{"Size", "COLOR", "Fit"}[len(in.Options)])})
				}
			case 1:
				for i, v := range p.Variants {
					in.Variants = append(in.Variants, catalog.VariantInput{ID: &v.ID, Status: new([]catalog.VariantStatus{catalog.VariantActive, catalog.VariantDisabled}[min(i, r.IntN(2))])})
				}
			default:
				for _, v := range p.Variants[:max(1, len(p.Variants)-1)] {
					in.Variants = append(in.Variants, catalog.VariantInput{ID: &v.ID})
				}
			}
			_, err := t.Catalog.UpdateProduct(ctx, another(t.actor), p.ID, domain.Expect{}, in)
			Expect(err).NotTo(HaveOccurred())
			products[n], err = t.As(t.actor).Product(ctx, catalog.ProductKey{ID: p.ID}) // reloaded, since the product may have lost a variant
			Expect(err).NotTo(HaveOccurred())
		}
		asked := [][]string{{"Size:S"}, {"size:s", "COLOR:white"}, {"Size:m", "Size:L"}, {"Color:RED", "Color:white", "size:L"}, {"size:S", "Fit:m"}, {"Si:S"}, {"Size:None"}}
		matched := 0
		for range 6 {
			change()
			for _, actor := range []domain.Actor{guest, mia} {
				ids := func(f catalog.StorefrontFilter) (ids []int64, cards []catalog.Card) {
					GinkgoHelper()
					page, _, err := t.As(actor).StorefrontProducts(ctx, f, domain.PageQuery{Number: 1, Size: 50}, nil, nil)
					Expect(err).NotTo(HaveOccurred())
					for _, c := range page.Items {
						ids = append(ids, c.Product.ID)
					}
					return ids, page.Items
				}
				_, all := ids(catalog.StorefrontFilter{})
				expect := func(f catalog.StorefrontFilter, has func(catalog.Card) bool) {
					GinkgoHelper()
					var expected []int64
					for _, c := range all {
						if has(c) {
							expected = append(expected, c.Product.ID)
						}
					}
					found, _ := ids(f)
					Expect(found).To(Equal(expected), "%+v of %v", f, actor)
					matched += len(found)
				}
				for _, yes := range []bool{true, false} {
					expect(catalog.StorefrontFilter{InStock: &yes}, func(c catalog.Card) bool { return c.InStock == yes })
					expect(catalog.StorefrontFilter{Subscribable: &yes}, func(c catalog.Card) bool {
						return yes == slices.ContainsFunc(c.Offers, func(o catalog.Offer) bool { return len(o.Plans) > 0 })
					})
				}
				for _, texts := range asked {
					f := catalog.StorefrontFilter{Options: catalog.OptionFilters(texts)}
					expect(f, func(c catalog.Card) bool {
						whole, err := t.As(t.actor).Product(ctx, catalog.ProductKey{ID: c.Product.ID})
						Expect(err).NotTo(HaveOccurred())
						return slices.ContainsFunc(whole.Variants, func(v *catalog.Variant) bool {
							offered := slices.ContainsFunc(c.Offers, func(o catalog.Offer) bool { return o.Variant.ID == v.ID })
							return offered && !slices.ContainsFunc(f.Options, func(asked catalog.OptionFilter) bool {
								return !slices.ContainsFunc(whole.Options, func(o *catalog.ProductOption) bool {
									return strings.EqualFold(o.Name, asked.Name) && slices.ContainsFunc(o.Values, func(x *catalog.ProductOptionValue) bool {
										return slices.Contains(v.OptionValueIDs, x.ID) && slices.ContainsFunc(asked.Values, func(text string) bool { return strings.EqualFold(text, x.Value) })
									})
								})
							})
						})
					})
				}
			}
		}
		Expect(matched).To(BeNumerically(">", 20))
		for _, actor := range []domain.Actor{guest, mia} {
			low := domain.AmountOf(int64(20+r.IntN(30)), 0)
			t.compareFacets(ctx, actor, []catalog.StorefrontFilter{{}, {Options: catalog.OptionFilters(asked[r.IntN(3)])}, {PriceMin: &low, Subscribable: new(r.IntN(2) == 0)}})
		}
	})

	It("do not reveal products that are hidden from the shopper", func(ctx SpecContext) {
		tier, err := t.Customer.CreateAccountType(ctx, another(t.actor), customer.AccountTypePatch{Name: p("Wholesale")}, nil)
		Expect(err).NotTo(HaveOccurred())
		t.good(ctx, "OPEN", 1, marked("Juniper", "crate"))
		t.good(ctx, "CRATE", 1, marked("Cratemaker", "crates", "cratery"), func(in *catalog.ProductInput) { in.Visibility = &catalog.Visibility{AccountTypeIDs: []int64{tier.ID}} })
		facets, _, err := t.As(guest).StorefrontFacets(ctx, catalog.StorefrontFilter{}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(facets.Tags).To(Equal([]catalog.FacetText{{Text: "crate", ProductCount: 1}}))
		Expect(facets.Brands).To(Equal([]catalog.FacetText{{Text: "Juniper", ProductCount: 1}}))
		found, _, err := t.As(guest).StorefrontSuggestions(ctx, "crat", 5, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(found.Queries).To(Equal([]string{"crate"}))
		Expect(found.Cards).To(HaveLen(1))
		other, actor := t.newStore(ctx, "other")
		Expect(other.ID).NotTo(Equal(t.store.ID))
		none, _, err := t.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: actor.StoreID}).StorefrontSuggestions(ctx, "crat", 5, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(none.Queries).To(BeEmpty())
		Expect(none.Cards).To(BeEmpty())
		t.good(ctx, "CHOSEN", 0, chosen(map[string]int{"Color:White": 11}))
		for storeID, n := range map[int64]int{t.store.ID: 1, actor.StoreID: 0} {
			white, _, err := t.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: storeID}).StorefrontFacets(ctx, catalog.StorefrontFilter{Options: catalog.OptionFilters([]string{"Color:White"})}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(white.ProductCount).To(Equal(n))
		}
	})

	It("read only the products with an option, and count a sample above a limit", func(ctx SpecContext) {
		t.good(ctx, "SEED", 1, chosen(map[string]int{"Color:White": 11}))
		t.multiply(ctx, listed, "products", map[string]string{"slug": "'p' || i", "name": "'Good ' || i", "shop_search": "'good ' || i",
			"is_subscribable": "i % 1000 = 1", "choices": `CASE WHEN i % 1000 = 0 THEN replace(replace(x.choices::text, 'white', 'rare'), 'White', 'Rare')::jsonb ELSE x.choices END`})
		t.multiply(ctx, listed, "product_options", map[string]string{"product_id": "i"})
		t.multiply(ctx, listed, "product_option_values", map[string]string{"product_id": "i", "product_option_id": "i", "value": "CASE WHEN i % 1000 = 0 THEN 'Rare' ELSE x.value END"})
		t.multiply(ctx, listed, "variants", map[string]string{"product_id": "i", "sku": "i::text", "option_value_ids": "jsonb_build_array(i)"})
		t.multiply(ctx, listed, "stocks", map[string]string{"product_id": "i", "variant_id": "i"})
		t.multiply(ctx, listed, "prices", map[string]string{"variant_id": "i", "product_id": "i"})
		_, err := t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		plans()
		rare := catalog.StorefrontFilter{Options: catalog.OptionFilters([]string{"color:RARE"})}
		page, _, err := db.As(guest).StorefrontProducts(ctx, rare, domain.PageQuery{Number: 1, Size: 50}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(HaveLen(listed / 1000))
		for _, text := range []string{"g", "good 101"} {
			found, _, err := db.As(guest).StorefrontSuggestions(ctx, text, 5, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(found.Cards).To(HaveLen(5))
		}
		common := catalog.StorefrontFilter{Options: catalog.OptionFilters([]string{"color:WHITE"})}
		for f, rows := range map[*catalog.StorefrontFilter]int{&common: domain.ExactCount + 1, {Subscribable: new(true)}: 0} {
			page, _, err := db.As(guest).StorefrontProducts(ctx, *f, domain.PageQuery{Number: 1, Size: 50}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(page.TotalCount).To(BeEquivalentTo(rows))
		}
		for _, plan := range plans() {
			Expect(rowsRead(plan)).To(BeNumerically("<=", 2*domain.ExactCount+10), plan)
		}
		short, stop := context.WithTimeout(ctx, 20*time.Second) // reading all rows for each row would take minutes
		defer stop()
		facets, _, err := db.As(guest).StorefrontFacets(short, catalog.StorefrontFilter{}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(facets.Sample).To(BeTrue())
		Expect(facets.ProductCount).To(Equal(catalog.FacetProducts))
		told := plans()
		Expect(len(told)).To(BeNumerically("<=", 4), "what matches is read once")
		for range 6 { // PostgreSQL may use a generic plan from the sixth run on
			_, _, err = db.As(guest).StorefrontFacets(short, catalog.StorefrontFilter{Type: []catalog.ProductType{catalog.GiftCard}}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
		}
		facets, _, err = db.As(guest).StorefrontFacets(short, common, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(facets.ProductCount).To(Equal(catalog.FacetProducts))
		for _, plan := range append(told, plans()...) {
			if !strings.Contains(plan, "FROM product_option_values") {
				Expect(rowsRead(plan)).To(BeNumerically("<=", catalog.FacetProducts+listed/1000+1), plan)
			}
		}
		facets, _, err = db.As(guest).StorefrontFacets(short, rare, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(facets.ProductCount).To(Equal(listed / 1000))
		Expect(facets.Options[0].Values).To(HaveLen(2), "of the option that is asked for, all")
	})
})

var _ = Describe("Suggestions", storetest.Plans, func() {
	It("complete a typed text in the caller's language, names first", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID}
		named := func(name, brand string, tags ...string) func(*catalog.ProductInput) {
			return func(in *catalog.ProductInput) { in.Name, in.Brand, in.Tags = &name, ptr(&brand), tags }
		}
		s.good(ctx, "A", 1, named("Kettle for pour-over", "Oak", "coffee"))
		s.good(ctx, "B", 1, named("Pour-over set, white", "Oak", "coffee"), func(in *catalog.ProductInput) {
			in.Translations = []catalog.TranslationInput{{LanguageCode: "fr", Name: "Verseuse blanche"}}
		})
		s.good(ctx, "C", 1, named("Filters", "Pouring Co", "100%_cotton"))
		_, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("For pouring")})
		Expect(err).NotTo(HaveOccurred())
		ask := func(typed string, language *string) (names []string, found catalog.Suggestions) {
			GinkgoHelper()
			found, shopper, err := s.As(guest).StorefrontSuggestions(ctx, typed, 2, nil, language)
			Expect(err).NotTo(HaveOccurred())
			for _, c := range found.Cards {
				names = append(names, shopper.Texts(c.Product).Name)
			}
			for _, q := range found.Queries {
				page, _, err := s.As(guest).StorefrontProducts(ctx, catalog.StorefrontFilter{Search: q}, domain.PageQuery{Number: 1, Size: 5}, nil, nil)
				Expect(err).NotTo(HaveOccurred())
				Expect(page.Items).NotTo(BeEmpty(), q)
			}
			return names, found
		}
		names, found := ask("POUR", nil)
		Expect(names).To(Equal([]string{"Pour-over set, white", "Kettle for pour-over"}))
		Expect(found.Queries).To(Equal([]string{"pour-over", "pouring"}), "the one of two products first")
		Expect(found.Collections).To(HaveLen(1))
		names, found = ask(" pour-over ", nil)
		Expect(names).To(HaveLen(2))
		Expect(found.Queries).To(Equal([]string{"pour-over set"}))
		names, _ = ask("p", nil)
		Expect(names).To(Equal([]string{"Pour-over set, white"}), "of one character the beginnings of names")
		_, err = s.Settings.UpdateStoreSettings(ctx, another(s.actor), settings.SettingsPatch{LanguageCodes: &[]string{"de", "fr"}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		names, found = ask("vers", new("fr"))
		Expect(names).To(Equal([]string{"Verseuse blanche"}))
		Expect(found.Queries).To(Equal([]string{"verseuse"}))
		for _, typed := range []string{"%", "_", "100%_", `\`, "'", "''; DROP TABLE products", strings.Repeat("é", 100), "\U0010FFFF"} {
			names, _ = ask(typed, nil)
			Expect(len(names)).To(BeNumerically("<=", 1), typed)
		}
		names, _ = ask("0%_c", nil)
		Expect(names).To(Equal([]string{"Filters"}))
	})
})
