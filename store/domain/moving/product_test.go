package moving_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/moving"
)

// sheet is a file that has been split into rows.
type sheet struct {
	header  []string
	rows    []moving.Row
	columns []moving.Column
}

// sheetOf reads a file whose cells are separated by vertical bars.
func sheetOf(text string) sheet {
	var s sheet
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		cells := strings.Split(strings.TrimSpace(line), "|")
		if i == 0 {
			s.header, s.columns = cells, make([]moving.Column, len(cells))
			continue
		}
		for j, c := range cells {
			s.columns[j].Note(c)
		}
		s.rows = append(s.rows, moving.Row{Number: i + 1, Values: cells})
	}
	return s
}

var terms = moving.Terms{Currency: "EUR", Zone: time.UTC}

func (s sheet) layout() *moving.Layout {
	p := moving.Detect(s.header)
	Expect(p).NotTo(BeNil(), "no profile recognizes the header")
	return moving.NewLayout(p, s.header, p.Map(s.header), s.columns, terms)
}

// grouped returns the rows of each group, in the order of the groups.
func (s sheet) grouped(l *moving.Layout) (groups [][]moving.Row) {
	g := moving.NewGroups(l)
	for _, row := range s.rows {
		n := g.Of(row)
		for len(groups) < n {
			groups = append(groups, nil)
		}
		groups[n-1] = append(groups[n-1], row)
	}
	return groups
}

// products reads the products of a file.
func products(text string) (out []moving.Product, findings moving.Findings) {
	s := sheetOf(text)
	l := s.layout()
	for _, rows := range s.grouped(l) {
		p, found := l.Product(rows)
		out, findings = append(out, p), append(findings, found...)
	}
	return out, findings
}

// codes returns the findings as row:column:code, without those about pictures.
func codes(f moving.Findings) (out []string) {
	for _, one := range f {
		if one.Code == "image_not_imported" {
			continue
		}
		out = append(out, strings.Join([]string{string(rune('0' + one.Row)), one.Column, one.Code}, ":"))
	}
	return out
}

const (
	shopifyOld = `Handle|Title|Body (HTML)|Vendor|Tags|Published|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Price|Variant Compare At Price|Variant Requires Shipping|Variant Taxable|Variant Barcode|Image Src|Image Position|Image Alt Text|SEO Title|Variant Image|Cost per item|Status
		felpa|Felpa Urban|<p>Bella</p>|Urban|a, b, A|true|Taglia|S|Colore|Nero|FEL-S-N|500|shopify|4|deny|40.00||true|true|4006381333931|https://cdn.example/1.jpg|1|Front|Felpa SEO|https://cdn.example/n.jpg|12.5|active
		felpa|||||||M||Nero|FEL-M-N|500|shopify|-6|continue|42.00|50.00|true|true||https://cdn.example/2.jpg|2|Back||||
		poster|Poster||||false|Title|Default Title|||POS|0|||deny|9.90|9.00|true|true||||||||active
		felpa|||||||S||Bianco||500|shopify|2|deny|40.00||true|true||||||||`
	shopifyNew = `Title|URL handle|Description|Vendor|Tags|Published on online store|Status|SKU|Option1 name|Option1 value|Option2 name|Option2 value|Price|Compare-at price|Cost per item|Charge tax|Inventory tracker|Inventory quantity|Continue selling when out of stock|Weight value (grams)|Requires shipping|Product image URL|Image alt text|Variant image URL|Gift card|SEO title
		Felpa Urban|felpa|<p>Bella</p>|Urban|a, b, A|TRUE|Active|FEL-S-N|Taglia|S|Colore|Nero|40.00||12.5|TRUE|shopify|4|DENY|500|TRUE|https://cdn.example/1.jpg|Front|https://cdn.example/n.jpg|FALSE|Felpa SEO
		|felpa||||||||||||||||||||https://cdn.example/2.jpg|Back|||`
)

var _ = Describe("A file of products from Shopify", func() {
	It("becomes products with variants, options, prices and stock", func() {
		all, findings := products(shopifyOld)
		Expect(codes(findings)).To(ConsistOf("3:Variant Inventory Qty:stock_negative", "4:Variant Compare At Price:compare_at_dropped", "5::sku_derived"))
		Expect(findings.Refused()).To(BeFalse())
		Expect(all).To(HaveLen(2))
		p := all[0]
		Expect(p.Key).To(Equal("handle:felpa"))
		Expect(p.Body).To(Equal(map[string]any{"name": "Felpa Urban", "slug": "felpa", "description": "<p>Bella</p>", "brand": "Urban", "tags": []string{"a", "b"},
			"status": "ACTIVE", "requiresShipping": true, "seo": map[string]any{"title": "Felpa SEO"}}))
		Expect(p.Options).To(Equal([]moving.Option{{Name: "Taglia", Values: []string{"S", "M"}}, {Name: "Colore", Values: []string{"Nero", "Bianco"}}}))
		Expect(p.Variants).To(HaveLen(3), "the rows of a product need not follow one another")
		Expect(p.Variants[0].Body).To(Equal(map[string]any{
			"sku": "FEL-S-N", "barcode": "4006381333931", "weight": "500", "weightUnit": "G", "costPrice": "12.5", "trackInventory": true, "inventoryPolicy": "DENY",
			"prices":       []any{map[string]any{"currencyCode": "EUR", "amount": "40"}},
			"optionValues": []any{map[string]any{"optionName": "Taglia", "value": "S"}, map[string]any{"optionName": "Colore", "value": "Nero"}},
		}))
		Expect(*p.Variants[0].Stock).To(Equal(4))
		Expect(*p.Variants[1].Stock).To(Equal(0), "negative stock counts as none")
		Expect(p.Variants[1].Body["prices"]).To(Equal([]any{map[string]any{"currencyCode": "EUR", "amount": "42", "compareAtAmount": "50"}}))
		Expect(p.Variants[2].SKU).To(Equal("felpa-s-bianco"))
		Expect(p.Images).To(HaveLen(3))
		Expect(p.Images[0].Alt).To(Equal("Front"))
		Expect(all[1].Options).To(BeEmpty(), "Default Title is no option")
		Expect(all[1].Body["status"]).To(Equal("DRAFT"), "the product is active but not published")
		Expect(all[1].Variants[0].Body["trackInventory"]).To(BeFalse(), "no system counts the stock")
		Expect(all[1].Variants[0].Stock).To(BeNil())
	})

	It("is read the same with Shopify's current headers", func() {
		old, _ := products(shopifyOld)
		all, findings := products(shopifyNew)
		Expect(codes(findings)).To(BeEmpty())
		Expect(findings).To(HaveLen(3), "the report lists each picture, because none is imported")
		Expect(findings[2].Value).To(Equal("https://cdn.example/2.jpg"))
		Expect(all).To(HaveLen(1))
		Expect(all[0].Body).To(Equal(old[0].Body))
		first := old[0].Variants[0].Body
		delete(first, "barcode")
		Expect(all[0].Variants[0].Body).To(Equal(first))
		Expect(all[0].Variants).To(HaveLen(1), "the second row has only a picture")
		Expect(all[0].Images).To(HaveLen(3))
	})

	DescribeTable("refuses a product", func(row, code string) {
		_, findings := products("Handle|Title|Option1 Name|Option1 Value|Variant SKU|Variant Price|Gift Card\n" + row)
		Expect(codes(findings)).To(ContainElement(code))
		Expect(findings.Refused()).To(BeTrue())
	},
		Entry("without a title", "a||||S1|5|", "2::title_missing"),
		Entry("with a price that has a comma", "a|A|||S1|29,99|", "2:Variant Price:decimal_comma"),
		Entry("with a price that is not a number", "a|A|||S1|ask|", "2:Variant Price:not_a_number"),
		Entry("with a negative price", "a|A|||S1|-1|", "2:Variant Price:not_a_number"),
		Entry("with a SKU that a spreadsheet has shortened", "a|A|||4.93E+11|5|", "2:Variant SKU:lost_digits"),
		Entry("with a value of an option without a name", "a|A||Red|S1|5|", "2:Option1 Value:option_missing"),
		Entry("that is a gift card", "a|A|||S1|5|TRUE", "2:Gift Card:type_unsupported"),
	)

	It("cuts or omits the invalid value of an optional field, and reports it", func() {
		all, findings := products(`Handle|Title|Vendor|Tags|Status|Variant SKU|Variant Price|Variant Barcode|Variant Grams|Cost per item
			a|A|` + strings.Repeat("v", 101) + `|` + strings.Repeat("t", 51) + `|secret|S1|5|4.93E+11|heavy|-1
			a||||active|S1|5|||`)
		Expect(codes(findings)).To(ConsistOf("2:Vendor:text_cut", "2:Tags:text_cut", "2:Status:unknown_value", "2:Variant Barcode:lost_digits", "2:Variant Grams:not_a_number",
			"2:Cost per item:not_a_number", "3:Variant SKU:sku_twice"))
		Expect(findings.Refused()).To(BeFalse())
		Expect(all[0].Body["status"]).To(Equal("DRAFT"))
		Expect(all[0].Variants[1].SKU).To(Equal("S1-2"))
	})

	DescribeTable("gives a product a compare-at price", func(former string, kept any, warned bool) {
		all, findings := products("Handle|Title|Variant SKU|Variant Price|Variant Compare At Price\na|A|S1|10.00|" + former)
		price := all[0].Variants[0].Body["prices"].([]any)[0]
		if kept == nil {
			Expect(price).NotTo(HaveKey("compareAtAmount"))
		} else {
			Expect(price).To(HaveKeyWithValue("compareAtAmount", kept))
		}
		Expect(len(findings) > 0).To(Equal(warned))
	},
		Entry("if it is above the price", "10.01", "10.01", false),
		Entry("but not if it equals the price", "10", nil, true),
		Entry("but not if it is below the price", "9.99", nil, true),
		Entry("but not if it is 0, which Shopify writes for a missing price", "0.00", nil, false),
		Entry("but not if it is missing", "", nil, false),
	)

	It("adds rows without a handle or a title to the product of the row above", func() {
		all, _ := products("Handle|Title|Option1 Name|Option1 Value|Variant Price\na|A|Size|S|5\n|||M|6")
		Expect(all).To(HaveLen(1))
		Expect(all[0].Options[0].Values).To(Equal([]string{"S", "M"}))
	})
})

const (
	wooEnglish = `ID|Type|SKU|Name|Published|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Sale price|Regular price|Categories|Tags|Images|Parent|Attribute 1 name|Attribute 1 value(s)|Attribute 2 name|Attribute 2 value(s)
		46|variation||Hoodie - Red|1|visible|||||taxable|parent|1|7|0|0|||18.50|20.00||||id:44|Color|Red||
		44|variable|HOOD|Hoodie|1|visible|<b>Warm</b> &amp; soft|<p>Long</p>|||taxable|reduced-rate|1||0|0|0.5|70|||Clothing > Hoodies, Sale\, 50%|warm, soft|https://shop.example/h.jpg, https://shop.example/h2.jpg||Color|Red, Blue|Fabric|Cotton
		47|variation|HOOD-B|Hoodie - Blue|1|visible|||||taxable|parent|1||notify|0|0.6|||21||||HOOD|Color|Blue||
		48|simple, virtual|TALK|A talk|-1|visible|||2026-07-01|2026-07-31|none||0||0|1|||5|10||||||||
		49|grouped|SET|A set|1|visible|||||taxable||1||0|0||||||||||||`
	wooGerman = `ID|Typ|Artikelnummer|Name|Veröffentlicht|Kurzbeschreibung|Beschreibung|Steuerstatus|Steuerklasse|Vorrätig?|Bestand|Lieferrückstände erlaubt?|Gewicht (kg)|Angebotspreis|Regulärer Preis|Kategorien|Schlagwörter|Bilder|Übergeordnetes Produkt|Attribut 1 Name|Attribut 1 Wert(e)
		7|simple|TASSE|Tasse|1|Eine Tasse|<p>Gut</p>|taxable||1|3|0|0,35||1.299,00|Küche > Tassen|Kaffee||||`
)

var _ = Describe("A file of products from WooCommerce", func() {
	It("becomes products, with the variations in any order before and after their parent", func() {
		all, findings := products(wooEnglish)
		Expect(codes(findings)).To(ConsistOf("2::sku_derived", "6:Type:type_unsupported"))
		p := all[0]
		Expect(p.Key).To(Equal("id:44"))
		Expect(p.Body).To(Equal(map[string]any{"name": "Hoodie", "shortDescription": "Warm & soft", "description": "<p>Long</p>", "tags": []string{"warm", "soft"}, "status": "ACTIVE"}))
		Expect(p.TaxClass.Text).To(Equal("reduced-rate"))
		Expect(p.Categories[0].Path).To(Equal([]string{"Clothing", "Hoodies"}))
		Expect(p.Categories[1].Path).To(Equal([]string{"Sale, 50%"}))
		Expect(p.Options).To(Equal([]moving.Option{{Name: "Color", Values: []string{"Red", "Blue"}}}), "only attributes of the variations are options")
		Expect(p.Images).To(HaveLen(2))
		red, blue := p.Variants[0], p.Variants[1]
		Expect(red.SKU).To(Equal("hoodie-red"))
		Expect(red.Body).To(HaveKeyWithValue("weight", "0.5"), "a variation inherits the weight of its parent")
		Expect(red.Body).To(HaveKeyWithValue("weightUnit", "KG"))
		Expect(red.Body).To(HaveKeyWithValue("length", "70"))
		Expect(red.Body["prices"]).To(Equal([]any{map[string]any{"currencyCode": "EUR", "amount": "18.5", "compareAtAmount": "20"}}))
		Expect(*red.Stock).To(Equal(7))
		Expect(blue.Body).To(And(HaveKeyWithValue("weight", "0.6"), HaveKeyWithValue("trackInventory", false), HaveKeyWithValue("inventoryPolicy", "BACKORDER")))
		Expect(blue.Stock).To(BeNil())
		talk := all[1]
		Expect(talk.Body).To(Equal(map[string]any{"name": "A talk", "status": "DRAFT", "requiresShipping": false, "maxQuantity": 1}))
		Expect(talk.TaxClass.Text).To(Equal("none"))
		Expect(*talk.Variants[0].Stock).To(Equal(0), "the product is out of stock")
		Expect(talk.Variants[0].Body["prices"]).To(Equal([]any{
			map[string]any{"currencyCode": "EUR", "amount": "10"},
			map[string]any{"currencyCode": "EUR", "amount": "5", "compareAtAmount": "10", "startsOn": "2026-07-01T00:00:00Z", "endsOn": "2026-07-31T00:00:00Z"}}))
	})

	It("is recognized in German, with decimal commas", func() {
		all, findings := products(wooGerman)
		Expect(findings).To(BeEmpty())
		Expect(all[0].Body["name"]).To(Equal("Tasse"))
		Expect(all[0].Variants[0].Body).To(HaveKeyWithValue("weight", "0.35"))
		Expect(all[0].Variants[0].Body["prices"]).To(Equal([]any{map[string]any{"currencyCode": "EUR", "amount": "1299"}}))
	})

	DescribeTable("is recognized in", func(header string) {
		p := moving.Detect(strings.Split(header, "|"))
		Expect(p).NotTo(BeNil())
		Expect(p.Code + " " + string(p.Kind)).To(Equal("WOOCOMMERCE PRODUCTS"))
		for i, target := range p.Map(strings.Split(header, "|")) {
			Expect(target.Field).NotTo(BeEmpty(), "column %d", i)
		}
	},
		Entry("French", "ID|Type|UGS|Nom|Publié|En stock\u00a0?|Tarif régulier|Catégories|Nom de l’attribut 1|Valeur(s) de l’attribut 1"),
		Entry("Spanish", "ID|Tipo|SKU|Nombre|Publicado|¿Existencias?|Precio normal|Categorías|Nombre del atributo 12|Valor(es) del atributo 12"),
		Entry("Italian", "ID|Tipo|COD|Nome|Pubblicato|Prezzo di listino|Genitore"),
		Entry("Dutch", "ID|Type|SKU|Naam|Gepubliceerd|Voorraad|Reguliere prijs"),
		Entry("Portuguese", "ID|Tipo|SKU|Nome|Publicado|Estoque|Preço normal"),
		Entry("capitals with padding", " id | TYPE |sku| NAME |REGULAR  PRICE"),
	)

	It("refuses variations without their parent or without an option value", func() {
		_, findings := products("ID|Type|SKU|Name|Regular price|Parent|Attribute 1 name|Attribute 1 value(s)\n5|variation|A|A|1|id:4|Size|S\n6|variable|B|B||||\n7|variation|C|C|1|B|Size|")
		Expect(codes(findings)).To(ConsistOf("2:Parent:parent_missing", "4:Attribute 1 name:option_missing", "4::option_missing"))
	})
})

var _ = Describe("A file of customers", func() {
	customer := func(text string) map[string]string {
		s := sheetOf(text)
		values := s.layout().Customer(s.rows[0])
		out := map[string]string{}
		for i, column := range moving.CustomerHeader() {
			if values[i] != "" {
				out[column] = values[i]
			}
		}
		return out
	}

	It("is read with Shopify's old and new headers", func() {
		want := map[string]string{"email": "ada@x.example", "firstName": "Ada", "acceptsMarketing": "true", "acceptsMarketingSource": "Shopify customers", "address.streetLine1": "Main St 1",
			"address.city": "Elko", "address.stateProvince": "NV", "address.countryCode": "US", "address.postalCode": "02134"}
		Expect(customer("First Name|Email|Accepts Marketing|Address1|City|Province|Province Code|Country|Country Code|Zip\nAda|ada@x.example|yes|Main St 1|Elko|Nevada|NV|United States|US|02134")).To(Equal(want))
		Expect(customer("First Name|Email|Accepts Email Marketing|Default Address Address1|Default Address City|Default Address Province Code|Default Address Country Code|Default Address Zip\nAda|ada@x.example|yes|Main St 1|Elko|NV|US|02134")).To(Equal(want))
	})

	It("records a consent only if the column contains yes", func() {
		for _, text := range []string{"no", "", "maybe", "subscribed?"} {
			Expect(customer("First Name|Email|Accepts Email Marketing\nAda|ada@x.example|" + text)).To(Equal(map[string]string{"email": "ada@x.example", "firstName": "Ada"}))
		}
	})

	It("splits the full name that WooCommerce writes", func() {
		Expect(customer("Name|Username|Sign Up|Email|Country / Region\nAda King Lovelace|ada|2026-01-01|ada@x.example|GB")).To(Equal(map[string]string{
			"email": "ada@x.example", "firstName": "Ada", "lastName": "King Lovelace", "address.countryCode": "GB"}))
	})
})

var _ = Describe("The layout of a file", func() {
	It("is unknown if no profile finds its required columns", func() {
		for _, header := range []string{"", "a|b", "Title|Price", "email|firstName", "Name|Email", strings.Repeat("Title|", 1000)} {
			Expect(moving.Detect(strings.Split(header, "|"))).To(BeNil(), header)
		}
	})

	It("lists the columns that are not read", func() {
		header := strings.Split("Handle|Title|Variant Price|Google Shopping / Gender|Option1 Linked To", "|")
		m := moving.Detect(header).Map(header)
		Expect(m[3]).To(BeZero())
		Expect(m[4]).To(BeZero())
	})

	It("reads rows of any length and any text without failing", func() {
		for _, header := range []string{strings.SplitN(shopifyOld, "\n", 2)[0], strings.SplitN(wooEnglish, "\n", 2)[0]} {
			s := sheetOf(header)
			l := s.layout()
			for _, text := range []string{"", "'", ",", "\\", ">", "1e9", "-", "\u202e", strings.Repeat("9", 400), strings.Repeat("x,", 400), "id:", "\xff", "<", "<!--"} {
				for n := range len(s.header) + 2 {
					values := make([]string, n)
					for i := range values {
						values[i] = text
					}
					p, _ := l.Product([]moving.Row{{Number: 2, Values: values}, {Number: 3, Values: values}})
					Expect(p.Row).To(Equal(2))
				}
			}
		}
	})

	It("maps the errors of a product's body to the cells that caused them", func() {
		all, _ := products(shopifyOld)
		Expect(all[0].Cells).To(HaveKey("/variants/1/prices/0"))
		Expect(all[0].Cells["/variants/1/prices/0"].Row).To(Equal(3))
	})
})
