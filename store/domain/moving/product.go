package moving

import (
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Product is a product of a file, in the form of the bodies of the Admin API. The importer adds the ids that
// only the store knows.
type Product struct {
	Key        string         // identifier of the product in its former system
	Row        int            // first row of the product
	Body       map[string]any // fields of the product with a value in the file
	Options    []Option
	Variants   []Variant
	Categories []Category
	FormerPath []string // parts of the path of the product's page in the former system, as plain text; nil means unknown
	TaxClass   Cell     // text of the class; "none" means that the product is not taxed, empty means the default
	Images     []Image
	Cells      map[string]Cell // cell of each field, by its pointer in the body
}

// Option is an option of a product with its values, in the order of the file.
type Option struct {
	Name   string
	Values []string
}

// Variant is a variant of a product.
type Variant struct {
	Key     string // identifier of the variant within the product
	Row     int
	Body    map[string]any
	Choices []Choice
	Stock   *int // units on hand; nil means that the file does not state them
	SKU     string
	// Derived means that the file has no SKU for the variant, and SKU was derived. A derived SKU never replaces a
	// stored SKU.
	Derived bool
	Image   string // URL of its picture; empty means none
}

// Choice is the value that a variant has for an option.
type Choice struct{ Option, Value string }

// Category is a path of nested collections of the store, outermost first, whose last collection contains a product.
type Category struct {
	Cell
	Path []string
}

// Image is a picture of a product.
type Image struct {
	Cell
	URL, Alt string
}

const (
	longestName     = 200
	longestTag      = 50
	mostTags        = 50
	longestBrand    = 100
	longestShort    = 500
	longestOption   = 100
	longestSKU      = 100
	longestBarcode  = 50
	longestHSCode   = 20
	longestSEO      = 500
	longestCategory = 200
	mostUnits       = 1_000_000_000
	// mostDepth is the maximum number of levels of collections.
	mostDepth = 5
)

// productReader reads the rows of one product.
type productReader struct {
	*Layout
	rows []Row
	p    Product
	f    Findings
}

// Product reads the rows of a product. If the findings refuse the group, the product is incomplete.
func (l *Layout) Product(rows []Row) (Product, Findings) {
	r := &productReader{Layout: l, rows: rows, p: Product{Row: rows[0].Number, Body: map[string]any{}, Cells: map[string]Cell{}}, f: faults(rows)}
	if !r.f.Refused() {
		if l.profile.Grouping == ByParent {
			r.byParent()
		} else {
			r.byHandle()
		}
	}
	return r.p, r.f
}

// set stores a field of the product, unless it has no text.
func (r *productReader) set(member string, c Cell, value string) {
	if value != "" {
		r.p.Body[member], r.p.Cells["/"+member] = value, c
	}
}

// texts reads the fields that both kinds of files have.
func (r *productReader) texts(rows []Row) {
	title := r.first(rows, "title")
	if title.Text == "" {
		r.f.add(title, Failure, "title_missing", "Add the title of the product to its first row.")
	}
	r.set("name", title, r.text(title, longestName, &r.f))
	description := r.first(rows, "description")
	r.set("description", description, description.Text)
	short := r.first(rows, "shortDescription")
	short.Text = plain(short.Text)
	r.set("shortDescription", short, r.text(short, longestShort, &r.f))
	brand := r.first(rows, "brand")
	brand.Text = strings.TrimSpace(firstOf(brand.Text))
	r.set("brand", brand, r.text(brand, longestBrand, &r.f))
	if tags := r.tags(r.first(rows, "tags")); len(tags) > 0 {
		r.p.Body["tags"] = tags
		r.p.Cells["/tags"] = r.first(rows, "tags")
	}
	seo := map[string]any{}
	if c := r.first(rows, "seoTitle"); c.Text != "" {
		seo["title"], r.p.Cells["/seo/title"] = r.text(c, longestName, &r.f), c
	}
	if c := r.first(rows, "seoDescription"); c.Text != "" {
		seo["description"], r.p.Cells["/seo/description"] = r.text(c, longestSEO, &r.f), c
	}
	if len(seo) > 0 {
		r.p.Body["seo"] = seo
	}
	if card, _ := r.truth(r.first(rows, "giftCard"), &r.f); card {
		r.f.add(r.first(rows, "giftCard"), Failure, "type_unsupported", "Remove the gift card. Gift cards are not imported as products.")
	}
}

// firstOf returns the first entry of a list of texts with commas.
func firstOf(text string) string {
	parts := splitList(text)
	if len(parts) == 0 {
		return ""
	}
	return parts[0]
}

// splitList splits a text at commas. A comma after a backslash belongs to the entry.
func splitList(text string) (out []string) {
	var entry strings.Builder
	end := func() {
		if one := strings.TrimSpace(entry.String()); one != "" {
			out = append(out, one)
		}
		entry.Reset()
	}
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '\\' && i+1 < len(text) && text[i+1] == ',':
			entry.WriteByte(',')
			i++
		case text[i] == ',':
			end()
		default:
			entry.WriteByte(text[i])
		}
	}
	end()
	return out
}

// tags splits tags at commas and drops repeated ones.
func (r *productReader) tags(c Cell) (out []string) {
	for tag := range strings.SplitSeq(c.Text, ",") {
		tag = strings.TrimSpace(tag)
		if cut := strings.TrimSpace(clipped(tag, longestTag)); cut != tag {
			r.f.add(c, Warning, "text_cut", "Shorten the tag "+clipped(tag, longestTag)+". It was cut after 50 characters.")
			tag = cut
		}
		if tag == "" || slices.ContainsFunc(out, func(have string) bool { return domain.SameText(have, tag) }) {
			continue
		}
		if len(out) == mostTags {
			r.f.add(c, Warning, "too_many", "Remove tags. Those after the first 50 were left out.")
			break
		}
		out = append(out, tag)
	}
	return out
}

// categories reads the collections of the product.
func (r *productReader) categories(c Cell) {
	for _, entry := range splitList(c.Text) {
		var path []string
		for name := range strings.SplitSeq(entry, ">") {
			if name = strings.TrimSpace(clipped(strings.TrimSpace(name), longestCategory)); name != "" {
				path = append(path, name)
			}
		}
		switch {
		case len(path) == 0:
		case len(path) > mostDepth:
			r.f.add(c, Warning, "too_many", "Use at most five levels of categories. The category was left out.")
		default:
			r.p.Categories = append(r.p.Categories, Category{Cell: c, Path: path})
		}
	}
}

// image adds a picture of the product, once per URL.
func (r *productReader) image(c Cell, alt string) {
	if c.Text != "" && !slices.ContainsFunc(r.p.Images, func(i Image) bool { return i.URL == c.Text }) {
		r.p.Images = append(r.p.Images, Image{Cell: c, URL: c.Text, Alt: clipped(alt, longestShort)})
		r.f.add(c, Warning, "image_not_imported", "Upload the picture and add it to the product. Pictures are not imported.")
	}
}

// variant adds a variant with the fields that both kinds of files have.
func (r *productReader) variant(row Row, choices []Choice, fallback string) {
	v := Variant{Row: row.Number, Body: map[string]any{}, Choices: choices}
	at := "/variants/" + domain.Itoa(len(r.p.Variants))
	set := func(member string, c Cell, value string) {
		if value != "" {
			v.Body[member], r.p.Cells[at+"/"+member] = value, c
		}
	}
	sku := r.cell(row, "sku")
	v.SKU = r.code(sku, longestSKU, Failure, &r.f)
	if v.SKU == "" && !r.f.Refused() {
		v.SKU, v.Derived = derivedSKU(fallback, choices), true
		r.f.add(sku, Warning, "sku_derived", "Add a SKU. The variant got "+v.SKU+".")
	}
	v.SKU = r.freeSKU(v.SKU, sku)
	set("sku", sku, v.SKU)
	barcode := r.cell(row, "barcode")
	set("barcode", barcode, r.code(barcode, longestBarcode, Warning, &r.f))
	hs := r.cell(row, "hsCode")
	set("hsCode", hs, r.code(hs, longestHSCode, Warning, &r.f))
	if origin := r.cell(row, "origin"); origin.Text != "" {
		if code, ok := domain.CountryNamed(origin.Text); ok {
			set("countryOfOrigin", origin, code)
		} else {
			r.f.add(origin, Warning, "unknown_value", "Write the two letters of the country. The country was left out.")
		}
	}
	r.weight(row, set)
	r.sizes(row, set)
	cost := r.cell(row, "cost")
	set("costPrice", cost, r.amount(cost, Warning))
	if prices := r.prices(row, at); len(prices) > 0 {
		v.Body["prices"] = prices
	}
	r.stock(row, &v, at)
	if v.Key = choiceKey(choices); len(choices) > 0 {
		v.Body["optionValues"] = optionValues(choices)
	}
	v.Image = r.cell(row, "variantImage").Text
	r.p.Cells[at] = Cell{Row: row.Number}
	r.p.Variants = append(r.p.Variants, v)
}

func optionValues(choices []Choice) []any {
	out := make([]any, len(choices))
	for i, c := range choices {
		out[i] = map[string]any{"optionName": c.Option, "value": c.Value}
	}
	return out
}

// derivedSKU returns the SKU of a variant that has none in the file.
func derivedSKU(fallback string, choices []Choice) string {
	parts := []string{fallback}
	for _, c := range choices {
		parts = append(parts, c.Value)
	}
	return clipped(domain.Slug(strings.Join(parts, " "), "product"), longestSKU)
}

// freeSKU returns a SKU that no earlier variant of the product has.
func (r *productReader) freeSKU(sku string, c Cell) string {
	free := NextSKU(sku, func(s string) bool {
		return slices.ContainsFunc(r.p.Variants, func(v Variant) bool { return v.SKU == s })
	})
	if free != sku {
		r.f.add(c, Warning, "sku_twice", "Give each variant a SKU of its own. The variant got "+free+".")
	}
	return free
}

// NextSKU returns a SKU, or the first of SKU-2, SKU-3, … that is not taken. An empty SKU is returned unchanged.
func NextSKU(sku string, taken func(string) bool) string {
	if sku == "" || !taken(sku) {
		return sku
	}
	for n := 2; ; n++ {
		end := "-" + domain.Itoa(n)
		if s := clipped(sku, longestSKU-len(end)) + end; !taken(s) {
			return s
		}
	}
}

// amount reads an amount that is not negative.
func (r *productReader) amount(c Cell, s Severity) string {
	value := r.number(c, s, &r.f)
	if strings.HasPrefix(value, "-") {
		r.f.add(c, s, "not_a_number", "Write an amount of 0 or more.")
		return ""
	}
	return value
}

// units maps the units in headers to the units of the contract and the factor to convert them.
var units = map[string]struct{ unit, factor string }{
	"g": {"G", "1"}, "kg": {"KG", "1"}, "lb": {"LB", "1"}, "lbs": {"LB", "1"}, "oz": {"OZ", "1"},
	"mm": {"MM", "1"}, "cm": {"CM", "1"}, "m": {"M", "1"}, "in": {"IN", "1"}, "ft": {"FT", "1"}, "yd": {"FT", "3"},
}

// weight reads the weight. A weight of 0 means that the former system had no weight.
func (r *productReader) weight(row Row, set func(string, Cell, string)) {
	c := r.cell(row, "weight")
	value := r.amount(c, Warning)
	if value == "" || value == "0" {
		return
	}
	unit := string(r.profile.WeightUnit)
	if u, ok := units[r.mapping[c.index].Unit]; ok {
		unit = u.unit
	}
	set("weight", c, value)
	set("weightUnit", c, unit)
}

// sizes reads length, width and height. A size of 0 means that the former system had no such size.
func (r *productReader) sizes(row Row, set func(string, Cell, string)) {
	for _, member := range []string{"length", "width", "height"} {
		c := r.cell(row, member)
		value := r.amount(c, Warning)
		u, ok := units[r.mapping.unit(c)]
		if value == "" || value == "0" || !ok {
			continue
		}
		if u.factor != "1" {
			n, err := domain.ParseAmount(value)
			if err != nil {
				continue
			}
			value = n.Mul(domain.MustAmount(u.factor)).String()
		}
		set(member, c, value)
		set("dimensionUnit", c, u.unit)
	}
}

// unit returns the unit in the header of a cell.
func (m Mapping) unit(c Cell) string {
	if c.Column == "" {
		return ""
	}
	return m[c.index].Unit
}

// prices reads the prices of a variant.
func (r *productReader) prices(row Row, at string) []any {
	at += "/prices/0"
	base := func(c Cell, amount string) map[string]any {
		r.p.Cells[at] = c
		return map[string]any{"currencyCode": string(r.terms.Currency), "amount": amount}
	}
	if c := r.cell(row, "price"); c.Text != "" {
		amount := r.amount(c, Failure)
		if amount == "" {
			return nil
		}
		price := base(c, amount)
		former := r.cell(row, "compareAt")
		r.compare(price, former, r.amount(former, Warning))
		return []any{price}
	}
	regular, sale := r.cell(row, "regularPrice"), r.cell(row, "salePrice")
	amount, lower := r.amount(regular, Failure), r.amount(sale, Failure)
	from, to := r.time(r.cell(row, "saleFrom"), Failure, &r.f), r.time(r.cell(row, "saleTo"), Failure, &r.f)
	switch {
	case amount == "" && lower == "":
		return nil
	case amount == "" || lower == "":
		if amount == "" {
			regular, amount = sale, lower
		}
		return []any{base(regular, amount)}
	case from == nil && to == nil:
		price := base(sale, lower)
		r.compare(price, regular, amount)
		return []any{price}
	}
	first := base(regular, amount)
	second := map[string]any{"currencyCode": string(r.terms.Currency), "amount": lower}
	r.p.Cells[strings.TrimSuffix(at, "0")+"1"] = sale
	r.compare(second, regular, amount)
	if from != nil {
		second["startsOn"] = from.UTC().Format(time.RFC3339)
	}
	if to != nil {
		second["endsOn"] = to.UTC().Format(time.RFC3339)
	}
	return []any{first, second}
}

// compare adds a former price as the compare-at price if it is above the price.
func (r *productReader) compare(price map[string]any, c Cell, former string) {
	if former == "" {
		return
	}
	now, err := domain.ParseAmount(price["amount"].(string))
	then, wrong := domain.ParseAmount(former)
	if err != nil || wrong != nil {
		return // the check of the body refuses the amount
	}
	if then.Cmp(now) <= 0 {
		if then.Sign() > 0 {
			r.f.add(c, Warning, "compare_at_dropped", "Raise the former price above the price. It was left out.")
		}
		return
	}
	price["compareAtAmount"] = former
}

// stock reads whether the stock is tracked, the units on hand, and whether sales continue without units.
func (r *productReader) stock(row Row, v *Variant, at string) {
	c := r.cell(row, "stock")
	tracked := true
	if tracker := r.cell(row, "tracker"); len(r.fields["tracker"]) > 0 {
		tracked = tracker.Text != "" // the name of the system that counts the stock
	}
	if r.profile.Grouping == ByParent {
		tracked = c.Text != ""
		if domain.SameText(c.Text, "parent") {
			r.f.add(c, Warning, "stock_shared", "Give each variation its own stock. The variant's stock is not counted.")
			tracked, c.Text = false, ""
		}
		if in, ok := r.truth(r.cell(row, "inStock"), &r.f); ok && !in && !tracked {
			zero := 0
			tracked, v.Stock = true, &zero
		}
	}
	if c.Text != "" && tracked {
		if value := r.number(c, Warning, &r.f); value != "" {
			n, fits := wholeUnits(value)
			switch {
			case n < 0:
				r.f.add(c, Warning, "stock_negative", "Check the stock. It counts as 0.")
				n = 0
			case !fits:
				r.f.add(c, Warning, "not_a_number", "Write a whole number of units. The stock was left out.")
			}
			if fits {
				v.Stock = &n
			}
		}
	}
	v.Body["trackInventory"] = tracked
	r.p.Cells[at+"/trackInventory"] = c
	if more, ok := r.truth(r.cell(row, "backorder"), &r.f); ok {
		v.Body["inventoryPolicy"] = map[bool]string{true: "BACKORDER", false: "DENY"}[more]
	}
	if low := r.cell(row, "lowStock"); low.Text != "" {
		if n, fits := wholeUnits(r.number(low, Warning, &r.f)); fits && n >= 0 {
			v.Body["lowStockThreshold"] = n
		}
	}
}

// wholeUnits returns a number of units. The result fits is false for a fraction and for a number above the maximum
// stock.
func wholeUnits(value string) (n int, fits bool) {
	amount, err := domain.ParseAmount(value)
	if err != nil || strings.Contains(value, ".") {
		return 0, false
	}
	if amount.Sign() < 0 {
		return -1, true
	}
	if amount.Cmp(domain.MustAmount(domain.Itoa(mostUnits))) > 0 {
		return 0, false
	}
	return number(value), true
}

// choose adds values to the options of the product, in the order of the file.
func (r *productReader) choose(choices []Choice) {
	for _, c := range choices {
		i := slices.IndexFunc(r.p.Options, func(o Option) bool { return domain.SameText(o.Name, c.Option) })
		if i < 0 {
			i = len(r.p.Options)
			r.p.Options = append(r.p.Options, Option{Name: c.Option})
		}
		if o := &r.p.Options[i]; !slices.Contains(o.Values, c.Value) {
			o.Values = append(o.Values, c.Value)
		}
	}
}

// active returns the status of a product that the former system either showed or hid.
func active(shown bool) string {
	if shown {
		return "ACTIVE"
	}
	return "DRAFT"
}
