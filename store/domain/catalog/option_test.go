package catalog_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
)

var _ = Describe("The options of a product", func() {
	change := func(p *catalog.Product, options ...catalog.OptionInput) (catalog.ProductEdit, error) {
		return p.Change(catalog.ProductInput{Options: options}, everything())
	}
	refused := func(options ...catalog.OptionInput) []string {
		GinkgoHelper()
		_, err := change(loaded(), options...)
		return domaintest.FieldsOf(err)
	}
	stored := func(ids ...int64) (values []catalog.OptionValueInput) {
		for _, id := range ids {
			values = append(values, catalog.OptionValueInput{ID: to(id)})
		}
		return values
	}
	color := func(values ...catalog.OptionValueInput) catalog.OptionInput {
		return catalog.OptionInput{ID: to(int64(11)), Values: values}
	}
	// sized returns the product of loaded with a second option, Size, for which every variant has the
	// value S.
	sized := func() *catalog.Product {
		p := loaded()
		size := &catalog.ProductOption{Row: domain.Row{ID: 12}, ProductID: 1, Name: "Size", Position: 1,
			Values: []*catalog.ProductOptionValue{{Row: domain.Row{ID: 121}, ProductID: 1, ProductOptionID: 12, Value: "S"}}}
		p.Options = append(p.Options, size)
		for _, v := range p.Variants {
			v.OptionValueIDs = append(v.OptionValueIDs, 121)
		}
		return p
	}

	It("stay unchanged when a request repeats them", func() {
		edit, err := change(loaded(), color(stored(111, 112, 113)...))
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{}))
		edit, err = change(loaded(), color())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{}), "values that are not named stay")
	})

	It("can be renamed without any other change", func() {
		p := loaded()
		in := color()
		in.Name = to("Colour")
		edit, err := change(p, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Update: []domain.Entity{p.Options[0]}}))
		p = sized()
		edit, err = change(p, in, catalog.OptionInput{ID: to(int64(12)), Values: stored(121)})
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Update: []domain.Entity{p.Options[0]}}))
	})

	It("contain values whose fields can be changed separately", func() {
		for name, s := range map[string]sample[catalog.OptionValueInput]{
			"Value":     {func(in *catalog.OptionValueInput) { in.Value = to("Snow") }, "Value"},
			"SwatchHex": {func(in *catalog.OptionValueInput) { in.SwatchHex = to(to("#ffffff")) }, "SwatchHex"},
			"MediaID":   {func(in *catalog.OptionValueInput) { in.MediaID = to(to(int64(41))) }, "MediaID"},
			"Translations": {func(in *catalog.OptionValueInput) {
				in.Translations = []domain.NameTranslation{{LanguageCode: "de", Name: "Schnee"}}
			}, "Translations"},
		} {
			p := loaded()
			values := stored(111, 112, 113)
			s.set(&values[0])
			white := p.Options[0].Values[0]
			before := *white
			edit, err := change(p, color(values...))
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Update: []domain.Entity{white}}), name)
			Expect(differing(before, *white)).To(ConsistOf(s.changes), name)
		}
		none := stored(111, 112, 113)
		none[0].MediaID = to[*int64](nil)
		Expect(change(loaded(), color(none...))).Error().NotTo(HaveOccurred())
	})

	It("can be filtered by the values of variants that are for sale", func() {
		p := sized()
		p.Options[0].Values[0].SwatchHex = to("#ffffff")
		_, err := p.Change(catalog.ProductInput{}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Choices.Values).To(Equal([]catalog.Choice{
			{Key: "color:white", Option: "Color", Value: "White", SwatchHex: to("#ffffff")}, {Key: "size:s", Option: "Size", Value: "S"}, {Key: "color:black", Option: "Color", Value: "Black"}}))
		Expect(p.Choices.Variants).To(Equal([][]string{{"color:white", "size:s"}, {"color:black", "size:s"}}))

		p.Options[1].Name, p.Options[0].Values[1].Value = "Size: in cm", "white" // a colon ends the option's name
		_, err = p.Change(catalog.ProductInput{}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Choices.Variants).To(Equal([][]string{{"color:white", "size%3a in cm:s"}}))
		Expect(p.Choices.Values).To(HaveLen(2))
		p.Variants[0].Status, p.Variants[1].Status = catalog.VariantDisabled, catalog.VariantDisabled
		_, err = p.Change(catalog.ProductInput{}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Choices).To(Equal(catalog.Choices{}))
	})

	DescribeTable("have filter strings that represent exactly one name and value, with", func(name, value, text string) {
		Expect(catalog.FacetValue{Option: name, Value: value}.Filter()).To(Equal(text))
		Expect(catalog.OptionFilters([]string{text})).To(Equal([]catalog.OptionFilter{{Name: name, Values: []string{value}}}))
	},
		Entry("only letters", "Color", "White", "Color:White"),
		Entry("a comma", "Size, EU", "42,5", "Size%2C EU:42%2C5"),
		Entry("a colon", "Ratio: width", "4:3", "Ratio%3A width:4:3"),
		Entry("a percent sign", "%2C", "100% wool, 0%25", "%252C:100%25 wool%2C 0%2525"),
	)

	It("may contain a percent sign that does not start an escape", func() {
		Expect(catalog.OptionFilters([]string{"Fabric:100% wool", "fabric:5%2c5"})).To(Equal([]catalog.OptionFilter{{Name: "Fabric", Values: []string{"100% wool", "5,5"}}}))
	})

	It("reject blank values and equal names, but accept values with commas and spaces", func() {
		two := func(first, second string) error {
			_, err := change(loaded(), color(catalog.OptionValueInput{ID: to(int64(111))}, catalog.OptionValueInput{ID: to(int64(112))}, catalog.OptionValueInput{ID: to(int64(113))},
				catalog.OptionValueInput{Value: &first}, catalog.OptionValueInput{Value: &second}))
			return err
		}
		Expect(two("42", " 42,5 ")).To(Succeed())
		Expect(two("Teal", "teal ")).To(MatchError(ContainSubstring("There are two values with this name.")))
		Expect(two("Teal", " ")).To(MatchError(ContainSubstring("visible character")))
	})

	It("may contain values that differ only by case", func() {
		p := loaded()
		p.Options[0].Values[0].Value, p.Options[0].Values[1].Value = "Red", "red"
		Expect(change(p, color(stored(112, 111, 113)...))).Error().NotTo(HaveOccurred())
	})

	It("keep the requested order of options and values", func() {
		p := loaded()
		edit, err := change(p, color(stored(111, 113, 112)...))
		Expect(err).NotTo(HaveOccurred())
		values := p.Options[0].Values
		Expect([]int{values[0].Position, values[1].Position, values[2].Position}).To(Equal([]int{0, 1, 2}))
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Update: []domain.Entity{values[1], values[2]}}))

		p = sized()
		edit, err = change(p, catalog.OptionInput{ID: to(int64(12))}, color())
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{p.Options[0].Position, p.Options[1].Position}).To(Equal([]int{0, 1}))
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Update: []domain.Entity{p.Options[0], p.Options[1], p.Variants[0], p.Variants[1]}}))
		p.Variants[0].Settle()
		Expect(p.Variants[0].OptionValueIDs).To(Equal([]int64{121, 111}), "in the options' order")
	})

	It("can be added with a value for each variant, and removed by omission", func() {
		p := loaded()
		size := catalog.OptionInput{Name: to("Size"), Values: []catalog.OptionValueInput{{Value: to("S")}}}
		s := []catalog.OptionChoice{{Option: "Size", Value: "S"}, {Option: "Color", Value: "White"}}
		black := []catalog.OptionChoice{{Option: "Color", Value: "Black"}, {Option: "Size", Value: "S"}}
		edit, err := p.Change(catalog.ProductInput{Options: []catalog.OptionInput{color(), size}, Variants: []catalog.VariantInput{
			{ID: to(int64(21)), OptionValues: s}, {ID: to(int64(22)), OptionValues: black},
			{SKU: to("G"), OptionValues: []catalog.OptionChoice{{Option: "Size", Value: "S"}, {Option: "Color", Value: "Sage"}}},
		}}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Changed).To(BeTrue())
		Expect(edit.Update).To(ConsistOf(domain.Entity(p.Variants[0]), domain.Entity(p.Variants[1])), "what is new is not updated")
		Expect(edit.Delete).To(BeEmpty())
		Expect(edit.Variants).To(Equal(p.Variants[2:]))
		Expect(p.Variants[2].Name).To(Equal("Sage / S"), "in the options' order")
		Expect(p.Options[1].Values[0].Value).To(Equal("S"))

		p = sized()
		gone := p.Options[1]
		edit, err = p.Change(catalog.ProductInput{Options: []catalog.OptionInput{color()}, Variants: []catalog.VariantInput{
			{ID: to(int64(21)), OptionValues: s[1:]}, {ID: to(int64(22)), OptionValues: black[:1]}}}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Delete).To(Equal([]domain.Entity{gone}))
		Expect(edit.Changed).To(BeTrue())
	})

	It("cannot be removed while variants have their values", func() {
		_, err := change(sized(), color())
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/options", "/options"))
		Expect(err).To(HaveField("Fields", HaveEach(HaveField("Detail", ContainSubstring("a value that is removed")))))
	})

	It("count as changed even if only a value without variants is added or removed", func() {
		p := loaded()
		sage := p.Options[0].Values[2]
		edit, err := change(p, color(stored(111, 112)...))
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Delete: []domain.Entity{sage}}))
		edit, err = change(loaded(), color(append(stored(111, 112, 113), catalog.OptionValueInput{Value: to("Blue")})...))
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true}))
		p = loaded()
		p.Options = append(p.Options, &catalog.ProductOption{Row: domain.Row{ID: 12}, Name: "Size", Position: 1})
		p.Variants = nil
		edit, err = change(p, color())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Changed).To(BeTrue())
		p = loaded()
		p.Variants = nil
		edit, err = change(p, color(), catalog.OptionInput{Name: to("Size"), Values: []catalog.OptionValueInput{{Value: to("S")}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true}))
	})

	It("cannot occur twice in a request, and have unique names", func() {
		unknown := catalog.OptionInput{ID: to(int64(99))}
		Expect(refused(color(), unknown)).To(ConsistOf("/options/1/productOptionId"))
		Expect(refused(color(), color())).To(ConsistOf("/options/1/productOptionId"))
		named := catalog.OptionInput{Name: to("Color"), Values: []catalog.OptionValueInput{{Value: to("S")}}}
		Expect(refused(color(), named)).To(ContainElement("/options/1/name"))
		Expect(refused(color(), catalog.OptionInput{Name: to("Size")})).To(ConsistOf("/options/1"))
		Expect(refused(color(), catalog.OptionInput{Values: named.Values})).To(ConsistOf("/options/1"))

		Expect(refused(color(stored(111, 112, 113, 99)...))).To(ConsistOf("/options/0/values/3/productOptionValueId"))
		Expect(refused(color(stored(111, 112, 111)...))).To(ConsistOf("/options/0/values/2/productOptionValueId"))
		Expect(refused(color(append(stored(111, 112), catalog.OptionValueInput{}, catalog.OptionValueInput{})...))).To(ConsistOf("/options/0/values/2", "/options/0/values/3"))
		Expect(refused(color(append(stored(111, 112), catalog.OptionValueInput{Value: to("White")})...))).To(ConsistOf("/options/0/values/2/value"))
		Expect(refused(color(append(stored(111, 112), catalog.OptionValueInput{Value: to("x"), MediaID: to(to(int64(999)))})...))).To(ConsistOf("/options/0/values/2/mediaId"))
	})
})

var _ = Describe("The variants of a product", func() {
	white, black := catalog.VariantInput{ID: to(int64(21))}, catalog.VariantInput{ID: to(int64(22))}
	sage := catalog.VariantInput{SKU: to("G"), OptionValues: []catalog.OptionChoice{{Option: "Color", Value: "Sage"}}}
	with := func(in catalog.VariantInput, change func(*catalog.VariantInput)) catalog.VariantInput {
		change(&in)
		return in
	}
	change := func(p *catalog.Product, variants ...catalog.VariantInput) (catalog.ProductEdit, error) {
		return p.Change(catalog.ProductInput{Variants: variants}, everything())
	}
	refused := func(variants ...catalog.VariantInput) []string {
		GinkgoHelper()
		_, err := change(loaded(), variants...)
		return domaintest.FieldsOf(err)
	}

	It("are removed if a request omits them, and can no longer be sold", func() {
		p := loaded()
		gone := p.Variants[1]
		terms := everything()
		edit, err := p.Change(catalog.ProductInput{Variants: []catalog.VariantInput{white}}, terms)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Update: []domain.Entity{gone}, StockTerms: []*catalog.Stock{gone.Stock}}))
		Expect(gone.RemovedOn).To(HaveValue(Equal(terms.Now)))
		Expect(gone.Stock.Withdrawn).To(BeTrue())
		Expect(p.Variants).To(HaveLen(1))
	})

	It("are locked only for a removal or a change to their stock settings", func() {
		p := loaded()
		for in, held := range map[*catalog.ProductInput][2][]int64{
			{}: {nil, nil},
			{Variants: []catalog.VariantInput{white, black, sage}}:                                                      {nil, nil},
			{Variants: []catalog.VariantInput{sage, white}}:                                                             {{22}, {22}},
			{Variants: []catalog.VariantInput{}}:                                                                        {{21, 22}, {21, 22}},
			{Variants: []catalog.VariantInput{with(white, func(in *catalog.VariantInput) { in.SKU = to("x") }), black}}: {nil, nil},
		} {
			Expect(in.StockTerms(p)).To(Equal(held[0]))
			Expect(in.Dropped(p)).To(Equal(held[1]))
		}
		Expect(p.RefuseDrop([]int64{20, 23}, []int64{24})).To(Succeed())
		Expect(domain.CodeOf(p.RefuseDrop(nil, []int64{22}))).To(Equal(domain.InUse))
		err := p.RefuseDrop([]int64{22}, nil)
		Expect(domain.CodeOf(err)).To(Equal(domain.InUse))
		Expect(err).To(MatchError(ContainSubstring("variant B")))
	})

	It("keep the requested order", func() {
		p := loaded()
		edit, err := change(p, black, white)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Update: []domain.Entity{p.Variants[0], p.Variants[1]}}))
		Expect(p.Variants[0].SKU).To(Equal("B"))
	})

	It("are updated even if only one field differs", func() {
		p := loaded()
		edit, err := change(p, with(white, func(in *catalog.VariantInput) {
			in.SKU, in.OptionValues, in.CustomFields = to("x"), []catalog.OptionChoice{{Option: "Color", Value: "White"}}, []domain.CustomField{}
		}), black)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Update: []domain.Entity{p.Variants[0]}}))
	})

	It("cannot occur twice in a request, and have unique SKUs", func() {
		Expect(refused(white, white, black)).To(ConsistOf("/variants/1/variantId"))
		Expect(refused(white, with(black, func(in *catalog.VariantInput) { in.SKU = to("W") }))).To(ConsistOf("/variants/1/sku"))
		Expect(refused(white, black, with(sage, func(in *catalog.VariantInput) { in.Version = to(int64(1)) }))).To(ConsistOf("/variants/2/version"))
		Expect(refused(white, black, with(sage, func(in *catalog.VariantInput) { in.OptionValues = append(in.OptionValues, in.OptionValues...) }))).To(ConsistOf("/variants/2/optionValues/1/optionName"))
	})

	It("have sizes of at least 0, prices with the currency's digits, and media of the product", func() {
		below := to(to(domain.MustAmount("-0.1")))
		Expect(refused(with(white, func(in *catalog.VariantInput) { in.Weight, in.Length, in.Width, in.Height = below, below, below, below }), black)).To(
			ConsistOf("/variants/0/weight", "/variants/0/length", "/variants/0/width", "/variants/0/height"))
		Expect(refused(with(white, func(in *catalog.VariantInput) { in.CostPrice = to(to(domain.MustAmount("1.001"))) }), black)).To(ConsistOf("/variants/0/costPrice"))
		Expect(refused(with(white, func(in *catalog.VariantInput) { in.MediaIDs = []int64{41, 43} }), black)).To(ConsistOf("/variants/0/mediaIds/1"))
		Expect(refused(with(white, func(in *catalog.VariantInput) { in.CountryOfOrigin = to(to("ZZ")) }), black)).To(ConsistOf("/variants/0/countryOfOrigin"))
		Expect(change(loaded(), with(white, func(in *catalog.VariantInput) {
			in.Weight, in.CostPrice = to[*domain.Amount](nil), to[*domain.Amount](nil)
		}), black)).Error().NotTo(HaveOccurred())
	})

	It("need the store's required custom fields as soon as they are created", func() {
		terms := everything()
		terms.Settings.CustomFieldDefinitions = []domain.CustomFieldDefinition{{Object: "VARIANT", Key: "batch", Type: "STRING", IsRequired: true}}
		_, err := loaded().Change(catalog.ProductInput{Variants: []catalog.VariantInput{white, black, sage}}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/2/customFields"))
		_, err = loaded().Change(catalog.ProductInput{Variants: []catalog.VariantInput{with(white, func(in *catalog.VariantInput) { in.CustomFields = []domain.CustomField{} }), black}}, terms)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/0/customFields"))
		terms.Settings.CustomFieldDefinitions[0].Object = "PRODUCT"
		Expect(loaded().Change(catalog.ProductInput{Name: to("x")}, terms)).Error().NotTo(HaveOccurred(), "what is not named is not looked at")
	})

	It("are named as requested, after their values or after the product, and start with the requested stock", func() {
		p := loaded()
		edit, err := change(p, white, black, with(sage, func(in *catalog.VariantInput) { in.StockOnHand, in.LowThreshold = to(12), to(to(3)) }))
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Variants: p.Variants[2:]}))
		Expect(p.Variants[2].Name).To(Equal("Sage"))
		Expect(*p.Variants[2].Stock).To(Equal(catalog.Stock{ProductID: 1, Tracked: true, Policy: catalog.Deny, OnHand: 12, LowThreshold: to(3)}))
		_, err = change(p, with(sage, func(in *catalog.VariantInput) { in.Name = to("Special") }))
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Variants[0].Name).To(Equal("Special"))

		plain := catalog.NewProduct()
		edit, err = plain.Change(catalog.ProductInput{Name: to("Pot"), Variants: []catalog.VariantInput{{SKU: to("P")}}}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(plain.Variants[0].Name).To(Equal("Pot"))
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Variants: plain.Variants}))
	})

	DescribeTable("cannot have a name of more than 200 characters:", EntryDescription("%[1]d become %[2]d"), func(length int, is int) {
		p := loaded()
		p.Options[0].Values[2].Value = strings.Repeat("ü", length)
		_, err := change(p, white, black, with(sage, func(in *catalog.VariantInput) {
			in.OptionValues = []catalog.OptionChoice{{Option: "Color", Value: strings.Repeat("ü", length)}}
		}))
		Expect(err).NotTo(HaveOccurred())
		Expect([]rune(p.Variants[2].Name)).To(HaveLen(is))
	}, Entry(nil, 199, 199), Entry(nil, 200, 200), Entry(nil, 201, 200))

	It("cannot get the policy DENY below the reserved units while their stock is tracked", func() {
		oversold := func(policy catalog.InventoryPolicy, tracked bool) *catalog.Product {
			p := loaded()
			s := p.Variants[0].Stock
			s.Policy, s.Tracked, s.OnHand, s.Reserved = policy, tracked, 1, 3
			return p
		}
		deny := with(white, func(in *catalog.VariantInput) { in.Policy = to(catalog.Deny) })
		_, err := change(oversold(catalog.Backorder, true), deny, black)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/0/inventoryPolicy"))
		Expect(change(oversold(catalog.Backorder, false), deny, black)).Error().NotTo(HaveOccurred())
		Expect(change(oversold(catalog.Backorder, true), with(white, func(in *catalog.VariantInput) { in.LowThreshold = to(to(1)) }), black)).Error().NotTo(HaveOccurred())
		Expect(change(oversold(catalog.Deny, true), with(white, func(in *catalog.VariantInput) { in.SKU = to("x") }), black)).Error().NotTo(HaveOccurred(), "what was wrong before does not stop the rest")
		Expect(change(oversold(catalog.Deny, false), with(white, func(in *catalog.VariantInput) { in.TrackInventory = to(true) }), black)).Error().NotTo(HaveOccurred(), "open orders may wait for more than was counted")
		even := oversold(catalog.Backorder, true)
		even.Variants[0].Stock.OnHand = 3
		Expect(change(even, deny, black)).Error().NotTo(HaveOccurred())
	})

	It("have their prices replaced by the prices in the request", func() {
		euro := func(amount string, quantity int) catalog.PriceInput {
			return catalog.PriceInput{CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: quantity}
		}
		priced := func(prices ...catalog.PriceInput) catalog.VariantInput {
			return with(white, func(in *catalog.VariantInput) { in.Prices = prices })
		}
		p := loaded()
		row := p.Variants[0].Prices[0]
		edit, err := change(p, priced(euro("11", 1), euro("9", 10)), black)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Variants[0].Prices).To(HaveLen(2))
		Expect(p.Variants[0].Prices[1].VariantID).To(BeEquivalentTo(21))
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Prices: catalog.PriceEdit{Update: []*catalog.Price{row}, Insert: p.Variants[0].Prices[1:]}}))
		edit, err = change(loaded(), priced(euro("10", 1)), black)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{}))
		p = loaded()
		row = p.Variants[0].Prices[0]
		edit, err = change(p, with(white, func(in *catalog.VariantInput) { in.Prices = []catalog.PriceInput{} }), black)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Prices: catalog.PriceEdit{Delete: []*catalog.Price{row}}}))

		p = loaded()
		edit, err = change(p, white, black, with(sage, func(in *catalog.VariantInput) { in.Prices = []catalog.PriceInput{euro("12", 1)} }))
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Variants[2].Prices).To(HaveLen(1), "a new one carries its own")
		Expect(edit.Prices.Empty()).To(BeTrue())

		_, err = change(loaded(), priced(euro("1.001", 1)), with(black, func(in *catalog.VariantInput) { in.Prices = []catalog.PriceInput{{CurrencyCode: "XXX"}} }))
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/0/prices/0/amount", "/variants/1/prices/0/currencyCode"))
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		stale := euro("11", 1)
		stale.Version = to(int64(7))
		_, err = change(loaded(), priced(stale), black)
		Expect(domain.CodeOf(err)).To(Equal(domain.VersionConflict))
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/0/prices/0/version"))
		_, err = change(loaded(), priced(stale), with(black, func(in *catalog.VariantInput) { in.SKU = to("W") }))
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/variants/1/sku"), "what is wrong comes before what is stale")
	})

	It("have SKUs and external ids that are unique in the store", func() {
		p := loaded()
		p.Variants[1].ExternalID = to("erp")
		skus, externalIDs := p.KnownBy()
		Expect(skus).To(Equal([]string{"W", "B"}))
		Expect(externalIDs).To(Equal([]string{"erp"}))
		other := func(id, productID int64, sku string, externalID *string) *catalog.Variant {
			return &catalog.Variant{Row: domain.Row{ID: id}, ProductID: productID, SKU: sku, ExternalID: externalID}
		}
		Expect(p.CheckTaken([]*catalog.Variant{other(29, 1, "W", to("erp"))})).To(Succeed(), "it is dropped by the same change")
		Expect(p.CheckTaken([]*catalog.Variant{other(22, 1, "W", nil)})).To(Succeed(), "it has another SKU after the same change")
		Expect(p.CheckTaken([]*catalog.Variant{other(29, 2, "X", to("other")), other(30, 2, "Y", nil)})).To(Succeed())
		Expect(domaintest.FieldsOf(p.CheckTaken([]*catalog.Variant{other(29, 2, "X", to("erp"))}))).To(ConsistOf("/variants/1/externalId"))
	})

	It("release their SKUs before another variant gets them", func() {
		now := time.Now()
		gone, stays, option := &catalog.Variant{RemovedOn: &now}, &catalog.Variant{}, &catalog.ProductOption{}
		Expect(catalog.RemovedFirst(gone, stays)).To(BeNumerically("<", 0))
		Expect(catalog.RemovedFirst(stays, gone)).To(BeNumerically(">", 0))
		Expect(catalog.RemovedFirst(gone, option)).To(BeNumerically("<", 0))
		Expect(catalog.RemovedFirst(stays, option)).To(BeZero())
	})
})

var _ = Describe("A product", func() {
	change := func(p *catalog.Product, in catalog.ProductInput) []string {
		GinkgoHelper()
		_, err := p.Change(in, everything())
		if err == nil {
			return nil
		}
		return domaintest.FieldsOf(err)
	}

	It("rejects repeated media, and references to itself or to foreign media", func() {
		Expect(change(loaded(), catalog.ProductInput{RelatedProductIDs: []int64{1, 5}})).To(ConsistOf("/relatedProductIds/0"))
		Expect(change(loaded(), catalog.ProductInput{Media: []catalog.ProductMedia{{MediaID: 41}, {MediaID: 41}}})).To(ConsistOf("/media/1/mediaId"))
		Expect(change(loaded(), catalog.ProductInput{PrimaryMediaID: to(to(int64(43)))})).To(ConsistOf("/primaryMediaId"))
		Expect(change(loaded(), catalog.ProductInput{TaxClassID: to[*int64](nil)})).To(BeEmpty())
		_, err := loaded().Change(catalog.ProductInput{Status: to(catalog.ProductStatus("SOLD"))}, everything())
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
	})

	It("shows its first media item as the primary one until a request chooses another", func() {
		p := loaded()
		Expect(change(p, catalog.ProductInput{PrimaryMediaID: to(to(int64(42)))})).To(BeEmpty())
		Expect(change(p, catalog.ProductInput{Media: []catalog.ProductMedia{{MediaID: 43}, {MediaID: 42}}})).To(BeEmpty())
		Expect(p.PrimaryMediaID).To(HaveValue(BeEquivalentTo(42)))
		edit, err := p.Change(catalog.ProductInput{Media: []catalog.ProductMedia{{MediaID: 43}, {MediaID: 42}, {MediaID: 41}}}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Changed).To(BeTrue(), "others of them are a change too")
		Expect(change(p, catalog.ProductInput{PrimaryMediaID: to[*int64](nil)})).To(BeEmpty())
		Expect(p.PrimaryMediaID).To(HaveValue(BeEquivalentTo(43)))
		Expect(change(p, catalog.ProductInput{Media: []catalog.ProductMedia{}})).To(BeEmpty())
		Expect(p.PrimaryMediaID).To(BeNil())
	})

	It("contains sanitized HTML in every language", func() {
		p := loaded()
		Expect(change(p, catalog.ProductInput{Description: to(to("<b>a</b><script>b</script>")),
			Translations: []catalog.TranslationInput{{LanguageCode: "de", Name: "a", Description: to("<i>a</i><script>b</script>")}, {LanguageCode: "fr", Name: "a"}}})).To(BeEmpty())
		Expect(p.Description).To(HaveValue(Equal("<b>a</b>")))
		Expect(p.Translations[0].Description).To(HaveValue(Equal("<i>a</i>")))
		Expect(p.Translations[1].Description).To(BeNil())
	})

	It("counts as changed if it is new, even if no field is set", func() {
		edit, err := catalog.NewProduct().Change(catalog.ProductInput{}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit).To(Equal(catalog.ProductEdit{Changed: true}))
		Expect(catalog.ProductInput{}.References()).To(Equal(catalog.NewReferences()))
	})
})
