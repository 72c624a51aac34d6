package catalog_test

import (
	"reflect"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// loaded returns a product as it is loaded from the database. It has the colors White, Black and Sage, a
// variant for each of the first two colors, and a price of the first variant.
func loaded() *catalog.Product {
	row := func(id int64) domain.Row { return domain.Row{ID: id, Version: 1} }
	value := func(id int64, text string, position int) *catalog.ProductOptionValue {
		return &catalog.ProductOptionValue{Row: row(id), ProductID: 1, ProductOptionID: 11, Value: text, Position: position}
	}
	variant := func(id int64, sku string, position int, valueID int64) *catalog.Variant {
		return &catalog.Variant{Row: row(id), ProductID: 1, SKU: sku, Name: sku, Status: catalog.VariantActive, Position: position, WeightUnit: "KG", DimensionUnit: "CM",
			OptionValueIDs: []int64{valueID}, MediaIDs: []int64{}, CustomFields: []domain.CustomField{},
			Stock: &catalog.Stock{VariantID: id, ProductID: 1, Tracked: true, Policy: catalog.Deny}}
	}
	p := catalog.NewProduct()
	p.Row, p.Name, p.Slug = row(1), "Pot", "pot"
	p.Media = []catalog.ProductMedia{{MediaID: 41}, {MediaID: 42}}
	p.PrimaryMediaID = &p.Media[0].MediaID
	p.Options = []*catalog.ProductOption{{Row: row(11), ProductID: 1, Name: "Color", Values: []*catalog.ProductOptionValue{value(111, "White", 0), value(112, "Black", 1), value(113, "Sage", 2)}}}
	p.Variants = []*catalog.Variant{variant(21, "W", 0, 111), variant(22, "B", 1, 112)}
	p.Variants[0].Prices = []*catalog.Price{{Row: row(31), VariantID: 21, CurrencyCode: "EUR", Amount: domain.MustAmount("10"), MinQuantity: 1, Source: catalog.ImportedPrice}}
	_, _ = p.Change(catalog.ProductInput{}, catalog.ProductTerms{}) // computes the index
	return p
}

// everything returns terms with all ids up to 99.
func everything() catalog.ProductTerms {
	terms := catalog.ProductTerms{Settings: settings.DefaultSettings("EUR", "en", "Europe/Berlin"), Known: catalog.NewReferences(), Now: time.Now()}
	for id := range int64(100) {
		for _, ids := range []map[int64]bool{terms.Known.TaxClasses, terms.Known.Collections, terms.Known.Products, terms.Known.Variants, terms.Known.AccountTypes, terms.Known.Plans, terms.Known.Media, terms.Known.Images} {
			ids[id] = true
		}
	}
	return terms
}

// differing lists the exported fields whose values differ between two structs.
func differing(a, b any) []string {
	names := []string{}
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	for i := range x.NumField() {
		if f := x.Type().Field(i); f.IsExported() && !reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			names = append(names, f.Name)
		}
	}
	return names
}

// sample is a change of one field of an input. The field changes lists the fields of the object that then
// change.
type sample[In any] struct {
	set     func(in *In)
	changes string
}

// ofEach fails if a field of an input has no sample.
func ofEach[In any](samples map[string]sample[In], others ...string) {
	GinkgoHelper()
	of := reflect.TypeFor[In]()
	for i := range of.NumField() {
		name := of.Field(i).Name
		Expect(samples[name].set != nil).NotTo(Equal(strings.Contains(" "+strings.Join(others, " ")+" ", " "+name+" ")), name)
	}
}

func to[T any](v T) *T { return &v }

var _ = Describe("A change to a catalog object", func() {
	now := time.Now()
	later := now.Add(time.Hour)

	It("recomputes a product's outdated search texts, and reports that as a change", func() {
		p := loaded()
		p.ShopSearch = "as it was made once"
		edit, err := p.Change(catalog.ProductInput{}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Changed).To(BeTrue(), "or it would not be written")
		Expect(p.ShopSearch).To(Equal(loaded().ShopSearch))
	})

	It("sets each field of a product, and is reported only the first time", func() {
		samples := map[string]sample[catalog.ProductInput]{
			"Name":                {func(in *catalog.ProductInput) { in.Name = to("Jug") }, "Name Search ShopSearch"},
			"Slug":                {func(in *catalog.ProductInput) { in.Slug = to("jug") }, "Slug"},
			"Type":                {func(in *catalog.ProductInput) { in.Type = to(catalog.Service) }, "Type"},
			"Status":              {func(in *catalog.ProductInput) { in.Status = to(catalog.ProductActive) }, "Status"},
			"Description":         {func(in *catalog.ProductInput) { in.Description = to(to("x")) }, "Description"},
			"ShortDescription":    {func(in *catalog.ProductInput) { in.ShortDescription = to(to("x")) }, "ShortDescription"},
			"Brand":               {func(in *catalog.ProductInput) { in.Brand = to(to("Oak")) }, "Brand Search ShopSearch"},
			"Tags":                {func(in *catalog.ProductInput) { in.Tags = []string{"new"} }, "Tags ShopSearch"},
			"CollectionIDs":       {func(in *catalog.ProductInput) { in.CollectionIDs = []int64{5, 3} }, "CollectionIDs"},
			"TaxClassID":          {func(in *catalog.ProductInput) { in.TaxClassID = to(to(int64(5))) }, "TaxClassID"},
			"RequiresShipping":    {func(in *catalog.ProductInput) { in.RequiresShipping = to(false) }, "RequiresShipping"},
			"IsSubscribable":      {func(in *catalog.ProductInput) { in.IsSubscribable = to(true) }, "IsSubscribable"},
			"SubscriptionPlanIDs": {func(in *catalog.ProductInput) { in.SubscriptionPlanIDs = []int64{5} }, "SubscriptionPlanIDs"},
			"SubscriptionOnly":    {func(in *catalog.ProductInput) { in.SubscriptionOnly = to(true) }, "SubscriptionOnly"},
			"Media":               {func(in *catalog.ProductInput) { in.Media = []catalog.ProductMedia{{MediaID: 42}, {MediaID: 43}} }, "Media PrimaryMediaID"},
			"PrimaryMediaID":      {func(in *catalog.ProductInput) { in.PrimaryMediaID = to(to(int64(42))) }, "PrimaryMediaID"},
			"SEO":                 {func(in *catalog.ProductInput) { in.SEO = &catalog.SEO{Title: to("x")} }, "SEO"},
			"Visibility": {func(in *catalog.ProductInput) {
				in.Visibility = &catalog.Visibility{PublishOn: &now, UnpublishOn: &later, AccountTypeIDs: []int64{5}}
			}, "PublishOn UnpublishOn AccountTypeIDs"},
			"MinQuantity":       {func(in *catalog.ProductInput) { in.MinQuantity = to(2) }, "MinQuantity"},
			"MaxQuantity":       {func(in *catalog.ProductInput) { in.MaxQuantity = to(to(1)) }, "MaxQuantity"},
			"QuantityStep":      {func(in *catalog.ProductInput) { in.QuantityStep = to(2) }, "QuantityStep"},
			"CustomFields":      {func(in *catalog.ProductInput) { in.CustomFields = []domain.CustomField{{Key: "a", Type: "STRING"}} }, "CustomFields"},
			"RelatedProductIDs": {func(in *catalog.ProductInput) { in.RelatedProductIDs = []int64{5} }, "RelatedProductIDs"},
			"Translations": {func(in *catalog.ProductInput) {
				in.Translations = []catalog.TranslationInput{{LanguageCode: "de", Name: "Topf"}}
			}, "ShopSearch Translations"},
			"ExternalID": {func(in *catalog.ProductInput) { in.ExternalID = to(to("erp-7")) }, "ExternalID Search"},
		}
		ofEach(samples, "Options", "Variants")
		for name, s := range samples {
			p, in := loaded(), catalog.ProductInput{}
			before := *p
			s.set(&in)
			edit, err := p.Change(in, everything())
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(differing(before, *p)).To(ConsistOf(strings.Fields(s.changes)), name)
			Expect(edit).To(Equal(catalog.ProductEdit{Changed: true, Collections: name == "CollectionIDs", Plans: name == "SubscriptionPlanIDs"}), name)
			edit, err = p.Change(in, everything())
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(edit).To(Equal(catalog.ProductEdit{}), name)
		}
	})

	It("is reported for each field of a product even if the other fields are unchanged", func() {
		each := map[string]func(*catalog.ProductInput){
			"Name":                func(in *catalog.ProductInput) { in.Name = to("Jug") },
			"RequiresShipping":    func(in *catalog.ProductInput) { in.RequiresShipping = to(false) },
			"CollectionIDs":       func(in *catalog.ProductInput) { in.CollectionIDs = []int64{5, 3} },
			"TaxClassID":          func(in *catalog.ProductInput) { in.TaxClassID = to(to(int64(5))) },
			"SubscriptionPlanIDs": func(in *catalog.ProductInput) { in.SubscriptionPlanIDs = []int64{5} },
			"Media":               func(in *catalog.ProductInput) { in.Media = []catalog.ProductMedia{{MediaID: 42}, {MediaID: 43}} },
			"Visibility": func(in *catalog.ProductInput) {
				in.Visibility = &catalog.Visibility{PublishOn: &now, AccountTypeIDs: []int64{5}}
			},
			"CustomFields": func(in *catalog.ProductInput) { in.CustomFields = []domain.CustomField{{Key: "a", Type: "STRING"}} },
			"Translations": func(in *catalog.ProductInput) {
				in.Translations = []catalog.TranslationInput{{LanguageCode: "de", Name: "Topf"}}
			},
			"Options": func(in *catalog.ProductInput) {
				in.Options = []catalog.OptionInput{{ID: to(int64(11)), Name: to("Colour")}}
			},
			"Variants": func(in *catalog.ProductInput) {
				in.Variants = []catalog.VariantInput{{ID: to(int64(21)), SKU: to("W2"), CustomFields: []domain.CustomField{{Key: "a", Type: "STRING"}}}, {ID: to(int64(22))}}
			},
		}
		for one := range each {
			p, before, all := loaded(), catalog.ProductInput{}, catalog.ProductInput{}
			for name, set := range each {
				set(&all)
				if name != one {
					set(&before)
				}
			}
			_, err := p.Change(before, everything())
			Expect(err).NotTo(HaveOccurred(), one)
			edit, err := p.Change(all, everything())
			Expect(err).NotTo(HaveOccurred(), one)
			Expect(edit.Changed).To(BeTrue(), one)
			was := *p
			edit, err = p.Change(catalog.ProductInput{}, everything())
			Expect(err).NotTo(HaveOccurred(), one)
			Expect(edit).To(Equal(catalog.ProductEdit{}), "what is not named stays")
			Expect(*p).To(Equal(was))
			Expect(p.CollectionIDs).To(Equal([]int64{3, 5}), "by id")
		}
	})

	It("is reported for a product's visibility, which each request replaces completely", func() {
		for _, v := range []catalog.Visibility{{PublishOn: &now}, {UnpublishOn: &now}, {AccountTypeIDs: []int64{5}}} {
			p := loaded()
			edit, err := p.Change(catalog.ProductInput{Visibility: &v}, everything())
			Expect(err).NotTo(HaveOccurred())
			Expect(edit.Changed).To(BeTrue())
			edit, err = p.Change(catalog.ProductInput{Visibility: &catalog.Visibility{}}, everything())
			Expect(err).NotTo(HaveOccurred())
			Expect(edit.Changed).To(BeTrue(), "it is whole: what is left out is gone")
			Expect(p.AccountTypeIDs).To(Equal([]int64{}))
		}
	})

	It("updates a variant's row or its stock row, depending on the field", func() {
		samples := map[string]sample[catalog.VariantInput]{
			"SKU":             {func(in *catalog.VariantInput) { in.SKU = to("W2") }, "SKU"},
			"Barcode":         {func(in *catalog.VariantInput) { in.Barcode = to(to("4")) }, "Barcode"},
			"Name":            {func(in *catalog.VariantInput) { in.Name = to("Snow") }, "Name"},
			"Status":          {func(in *catalog.VariantInput) { in.Status = to(catalog.VariantDisabled) }, "Status"},
			"Weight":          {func(in *catalog.VariantInput) { in.Weight = to(to(domain.MustAmount("0"))) }, "Weight"},
			"WeightUnit":      {func(in *catalog.VariantInput) { in.WeightUnit = to(domain.WeightUnit("G")) }, "WeightUnit"},
			"Length":          {func(in *catalog.VariantInput) { in.Length = to(to(domain.MustAmount("2"))) }, "Length"},
			"Width":           {func(in *catalog.VariantInput) { in.Width = to(to(domain.MustAmount("2"))) }, "Width"},
			"Height":          {func(in *catalog.VariantInput) { in.Height = to(to(domain.MustAmount("2"))) }, "Height"},
			"DimensionUnit":   {func(in *catalog.VariantInput) { in.DimensionUnit = to(domain.DimensionUnit("M")) }, "DimensionUnit"},
			"HSCode":          {func(in *catalog.VariantInput) { in.HSCode = to(to("6912")) }, "HSCode"},
			"CountryOfOrigin": {func(in *catalog.VariantInput) { in.CountryOfOrigin = to(to("DE")) }, "CountryOfOrigin"},
			"ExpectedOn":      {func(in *catalog.VariantInput) { in.ExpectedOn = to(&later) }, "ExpectedOn"},
			"CostPrice":       {func(in *catalog.VariantInput) { in.CostPrice = to(to(domain.MustAmount("4.99"))) }, "CostPrice"},
			"MediaIDs":        {func(in *catalog.VariantInput) { in.MediaIDs = []int64{42} }, "MediaIDs"},
			"CustomFields":    {func(in *catalog.VariantInput) { in.CustomFields = []domain.CustomField{{Key: "a", Type: "STRING"}} }, "CustomFields"},
			"ExternalID":      {func(in *catalog.VariantInput) { in.ExternalID = to(to("erp-8")) }, "ExternalID"},
			"OptionValues": {func(in *catalog.VariantInput) {
				in.OptionValues = []catalog.OptionChoice{{Option: "Color", Value: "Sage"}}
			}, "OptionValueIDs"},
			"Translations": {func(in *catalog.VariantInput) {
				in.Translations = []domain.NameTranslation{{LanguageCode: "de", Name: "Weiß"}}
			}, "Translations"},
			"TrackInventory": {func(in *catalog.VariantInput) { in.TrackInventory = to(false) }, "Stock.Tracked"},
			"Policy":         {func(in *catalog.VariantInput) { in.Policy = to(catalog.Backorder) }, "Stock.Policy"},
			"LowThreshold":   {func(in *catalog.VariantInput) { in.LowThreshold = to(to(3)) }, "Stock.LowThreshold"},
			"BackorderLimit": {func(in *catalog.VariantInput) { in.BackorderLimit = to(to(3)) }, "Stock.BackorderLimit"},
		}
		ofEach(samples, "ID", "Prices", "StockOnHand", "Version")
		for name, s := range samples {
			p := loaded()
			v := p.Variants[0]
			before, stock := *v, *v.Stock
			one := catalog.VariantInput{ID: to(int64(21)), Version: to(int64(1))}
			s.set(&one)
			in := catalog.ProductInput{Variants: []catalog.VariantInput{one, {ID: to(int64(22))}}}
			edit, err := p.Change(in, everything())
			Expect(err).NotTo(HaveOccurred(), name)
			v.Settle()
			changes := differing(before, *v)
			for _, member := range differing(stock, *v.Stock) {
				changes = append(changes, "Stock."+member)
			}
			Expect(changes).To(ConsistOf(s.changes), name)
			is := catalog.ProductEdit{Changed: true, Update: []domain.Entity{v}} // stock settings change the variant
			if strings.HasPrefix(s.changes, "Stock.") {
				is.StockTerms = []*catalog.Stock{v.Stock}
				Expect(in.StockTerms(p)).To(Equal([]int64{21}), name)
			} else {
				Expect(in.StockTerms(p)).To(BeEmpty(), name)
			}
			Expect(edit).To(Equal(is), name)
			edit, err = p.Change(in, everything())
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(edit).To(Equal(catalog.ProductEdit{}), name)
		}
	})

	It("sets each field of a collection, and is reported only the first time", func() {
		samples := map[string]sample[catalog.CollectionInput]{
			"Name":               {func(in *catalog.CollectionInput) { in.Name = to("Gifts") }, "Name"},
			"Slug":               {func(in *catalog.CollectionInput) { in.Slug = to("gifts") }, "Slug"},
			"Description":        {func(in *catalog.CollectionInput) { in.Description = to(to("x")) }, "Description"},
			"MediaID":            {func(in *catalog.CollectionInput) { in.MediaID = to(to(int64(41))) }, "MediaID"},
			"ParentCollectionID": {func(in *catalog.CollectionInput) { in.ParentCollectionID = to(to(int64(2))) }, "ParentCollectionID"},
			"Position":           {func(in *catalog.CollectionInput) { in.Position = to(4) }, "Position"},
			"SortOrder":          {func(in *catalog.CollectionInput) { in.SortOrder = to(catalog.OrderName) }, "SortOrder"},
			"ProductIDs":         {func(in *catalog.CollectionInput) { in.ProductIDs = []int64{7, 5} }, "ProductIDs"},
			"IsActive":           {func(in *catalog.CollectionInput) { in.IsActive = to(false) }, "IsActive"},
			"PublishOn":          {func(in *catalog.CollectionInput) { in.PublishOn = to(&now) }, "PublishOn"},
			"UnpublishOn":        {func(in *catalog.CollectionInput) { in.UnpublishOn = to(&now) }, "UnpublishOn"},
			"SEO":                {func(in *catalog.CollectionInput) { in.SEO = &catalog.SEO{Title: to("x")} }, "SEO"},
			"Translations": {func(in *catalog.CollectionInput) {
				in.Translations = []catalog.TranslationInput{{LanguageCode: "de", Name: "x"}}
			}, "Translations"},
			"Rules": {func(in *catalog.CollectionInput) {
				in.Rules = to(&catalog.CollectionRules{Match: "ANY", Conditions: []catalog.CollectionCondition{{Field: "BRAND", Operator: "EQUALS", Value: "Oak"}}})
			}, "Rules"},
		}
		ofEach(samples, "Type")
		for name, s := range samples {
			one, two := catalog.NewCollection(), catalog.NewCollection()
			one.ID, one.SortOrder, two.ID = 1, catalog.OrderManual, 2
			if name == "Rules" {
				one.Type, one.SortOrder, one.Rules = catalog.RuleCollection, catalog.OrderNewest, &catalog.CollectionRules{Match: "ALL"}
			}
			before, in, terms := *one, catalog.CollectionInput{Type: to(catalog.ManualCollection)}, catalog.CollectionTerms{Siblings: []*catalog.Collection{one, two}, Known: everything().Known}
			s.set(&in)
			changed, products, err := one.Change(in, terms)
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(differing(before, *one)).To(ConsistOf(s.changes), name)
			Expect(changed).To(BeTrue(), name)
			Expect(products).To(Equal(name == "ProductIDs"), name)
			changed, products, err = one.Change(in, terms)
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(changed || products).To(BeFalse(), name)
		}
	})

	It("creates another price row if the row's key changes, and otherwise updates the row", func() {
		asked := func() catalog.PriceInput {
			return catalog.PriceInput{VariantID: 21, CurrencyCode: "EUR", Amount: domain.MustAmount("10"), MinQuantity: 1}
		}
		samples := map[string]sample[catalog.PriceInput]{
			"VariantID":          {func(in *catalog.PriceInput) { in.VariantID = 22 }, ""},
			"CurrencyCode":       {func(in *catalog.PriceInput) { in.CurrencyCode = "USD" }, ""},
			"AccountTypeID":      {func(in *catalog.PriceInput) { in.AccountTypeID = to(int64(5)) }, ""},
			"SubscriptionPlanID": {func(in *catalog.PriceInput) { in.SubscriptionPlanID = to(int64(5)) }, ""},
			"MinQuantity":        {func(in *catalog.PriceInput) { in.MinQuantity = 2 }, ""},
			"StartsOn":           {func(in *catalog.PriceInput) { in.StartsOn = &now }, ""},
			"Amount":             {func(in *catalog.PriceInput) { in.Amount = domain.MustAmount("11") }, "Amount Source"},
			"CompareAtAmount":    {func(in *catalog.PriceInput) { in.CompareAtAmount = to(domain.MustAmount("12")) }, "CompareAtAmount Source"},
			"EndsOn":             {func(in *catalog.PriceInput) { in.EndsOn = &now }, "EndsOn Source"},
		}
		ofEach(samples, "Version")
		terms := catalog.PriceTerms{Currencies: []domain.Currency{"EUR", "USD"}, Known: everything().Known}
		for name, s := range samples {
			row := loaded().Variants[0].Prices[0]
			before, in := *row, asked()
			in.Version = to(int64(1))
			s.set(&in)
			edit, err := catalog.ReplacePrices([]*catalog.Price{row}, []catalog.PriceInput{in}, terms, catalog.PricePointer)
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(differing(before, *row)).To(ConsistOf(strings.Fields(s.changes)), name)
			if s.changes != "" {
				Expect(edit).To(Equal(catalog.PriceEdit{Update: []*catalog.Price{row}, Rows: []*catalog.Price{row}}), name)
			} else {
				Expect(edit.Delete).To(Equal([]*catalog.Price{row}), name)
				Expect(edit.Update).To(BeEmpty(), name)
				Expect(edit.Insert).To(HaveLen(1), name)
				made := edit.Insert[0]
				Expect([]any{made.VariantID, made.CurrencyCode, made.AccountTypeID, made.SubscriptionPlanID, made.MinQuantity, made.StartsOn, made.Amount, made.Source}).To(
					Equal([]any{in.VariantID, in.CurrencyCode, in.AccountTypeID, in.SubscriptionPlanID, in.MinQuantity, in.StartsOn, in.Amount, catalog.ManualPrice}), name)
			}
			Expect(edit.Empty()).To(BeFalse(), name)
		}
		same := asked()
		same.Amount = domain.MustAmount("10.00")
		edit, err := catalog.ReplacePrices(loaded().Variants[0].Prices, []catalog.PriceInput{same}, terms, catalog.PricePointer)
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Empty()).To(BeTrue())
	})
})

var _ = Describe("A product", func() {
	It("is found by administrators and customers by the folded texts that they can see", func() {
		p := loaded()
		_, err := p.Change(catalog.ProductInput{
			Name: to("Große Kanne"), Brand: to(to("Juniper")), ExternalID: to(to("ERP-7")), Tags: []string{"Gift", "New"},
			Translations: []catalog.TranslationInput{{LanguageCode: "fr", Name: "Pichet"}}, Variants: []catalog.VariantInput{{ID: to(int64(21)), Barcode: to(to("40123"))}, {ID: to(int64(22))}},
		}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(strings.Split(p.Search, "\n")).To(ConsistOf("grosse kanne", "juniper", "erp-7", "w", "40123", "b", "color", "white", "black", "sage"))
		Expect(strings.Split(p.ShopSearch, "\n")).To(ConsistOf("grosse kanne", "pichet", "juniper", "gift", "new", "w", "b", "color", "white", "black"))
	})

	It("is found by option values in each language, and by the new text after a change", func() {
		p := loaded()
		names := func(language, name string) []domain.NameTranslation {
			return []domain.NameTranslation{{LanguageCode: language, Name: name}}
		}
		change := func(values ...catalog.OptionValueInput) {
			GinkgoHelper()
			edit, err := p.Change(catalog.ProductInput{Options: []catalog.OptionInput{{ID: to(int64(11)), Translations: names("de", "Farbe"), Values: values}}}, everything())
			Expect(err).NotTo(HaveOccurred())
			Expect(edit.Changed).To(BeTrue())
		}
		white, black, sage := catalog.OptionValueInput{ID: to(int64(111)), Value: to("Rosé"), Translations: names("de", "Blaßrot")}, catalog.OptionValueInput{ID: to(int64(112))}, catalog.OptionValueInput{ID: to(int64(113))}
		change(white, black, sage)
		Expect(p.ShopSearch).To(HavePrefix("pot\n"), "a search by starts compares the name")
		Expect(strings.Split(p.ShopSearch, "\n")).To(ConsistOf("pot", "w", "b", "color", "farbe", "rose", "blassrot", "black"))
		Expect(strings.Split(p.Search, "\n")).To(ConsistOf("pot", "w", "b", "color", "rose", "black", "sage"))
		Expect(domain.HasWords(p.ShopSearch, "FARBE Blassrot")).To(BeTrue())

		black.Value = to("White")
		change(white, black, sage)
		Expect(domain.HasWords(p.ShopSearch, "black")).To(BeFalse())
		Expect(domain.HasWords(p.ShopSearch, "white")).To(BeTrue())
		_, err := p.Change(catalog.ProductInput{Variants: []catalog.VariantInput{{ID: to(int64(21))}, {ID: to(int64(22)), Status: to(catalog.VariantDisabled)}}}, everything())
		Expect(err).NotTo(HaveOccurred())
		Expect(domain.HasWords(p.ShopSearch, "white")).To(BeFalse(), "no active variant has it")
		Expect(domain.HasWords(p.Search, "white")).To(BeTrue())
	})
})

var _ = Describe("The references of a catalog request", func() {
	It("contain every id in the request, so that each can be looked up", func() {
		price := func(account, plan int64) []catalog.PriceInput {
			return []catalog.PriceInput{{AccountTypeID: &account, SubscriptionPlanID: &plan}, {}}
		}
		refs := catalog.ProductInput{
			TaxClassID: to(to(int64(1))), CollectionIDs: []int64{2, 3}, SubscriptionPlanIDs: []int64{4}, RelatedProductIDs: []int64{5}, Visibility: &catalog.Visibility{AccountTypeIDs: []int64{6}},
			Media: []catalog.ProductMedia{{MediaID: 7}}, Options: []catalog.OptionInput{{Values: []catalog.OptionValueInput{{MediaID: to(to(int64(8)))}, {MediaID: to[*int64](nil)}, {}}}},
			Variants: []catalog.VariantInput{{Prices: price(9, 10)}},
		}.References()
		set := func(ids ...int64) map[int64]bool {
			out := map[int64]bool{}
			for _, id := range ids {
				out[id] = true
			}
			return out
		}
		Expect(refs).To(Equal(catalog.References{TaxClasses: set(1), Collections: set(2, 3), Products: set(5), Variants: set(), AccountTypes: set(6, 9), AnyCollections: set(), Plans: set(4, 10), Media: set(7, 8), Images: set()}))
		Expect(catalog.CollectionInput{ProductIDs: []int64{1}, MediaID: to(to(int64(2)))}.References()).To(HaveField("Media", set(2)))
		Expect(catalog.CollectionInput{ProductIDs: []int64{1}}.References()).To(HaveField("Products", set(1)))
		prices := catalog.PriceReferences([]int64{1}, price(2, 3))
		Expect([]map[int64]bool{prices.Variants, prices.AccountTypes, prices.Plans}).To(Equal([]map[int64]bool{set(1), set(2), set(3)}))
		for _, nothing := range []catalog.References{catalog.ProductInput{TaxClassID: to[*int64](nil)}.References(), catalog.CollectionInput{MediaID: to[*int64](nil)}.References()} {
			Expect(nothing).To(Equal(catalog.NewReferences()))
		}
	})
})
