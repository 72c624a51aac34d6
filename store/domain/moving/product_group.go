package moving

import (
	"html"
	"regexp"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// byHandle reads a product whose rows have the same handle. Each row is a variant, a picture or both, and only
// the first row has the texts of the product.
func (r *productReader) byHandle() {
	handle := r.first(r.rows, "handle")
	slug := handle.Text
	if slug == "" {
		slug = domain.Slug(r.first(r.rows, "title").Text, "product")
	}
	r.p.Key = handleKey(slug)
	r.texts(r.rows)
	if handle.Text != "" {
		r.set("slug", handle, domain.Slug(handle.Text, "product"))
	}
	r.formerHandle(handle.Text)
	r.handleStatus()
	r.categories(r.first(r.rows, "categories"))
	if taxable, ok := r.truth(r.first(r.rows, "taxable"), &r.f); ok && !taxable {
		r.p.TaxClass = r.first(r.rows, "taxable")
		r.p.TaxClass.Text = "none"
	}
	if shipped, ok := r.truth(r.first(r.rows, "shipped"), &r.f); ok {
		r.p.Body["requiresShipping"] = shipped
		r.p.Cells["/requiresShipping"] = r.first(r.rows, "shipped")
	}
	names := map[int]string{} // carried down from the first row
	for _, row := range r.rows {
		r.image(r.cell(row, "image"), r.cell(row, "imageAlt").Text)
		r.image(r.cell(row, "variantImage"), "")
		var choices []Choice
		for _, n := range r.ordinals("optionValue") {
			if name := r.numbered(row, "optionName", n); name.Text != "" {
				names[n] = r.text(name, longestOption, &r.f)
			}
			value := r.numbered(row, "optionValue", n)
			if value.Text == "" || names[n] == "Title" && value.Text == "Default Title" {
				continue
			}
			if names[n] == "" {
				r.f.add(value, Failure, "option_missing", "Add the name of the option to the first row of the product.")
				continue
			}
			choices = append(choices, Choice{names[n], r.text(value, longestOption, &r.f)})
		}
		if len(choices) > 0 || r.cell(row, "sku").Text != "" || r.cell(row, "price").Text != "" {
			r.choose(choices)
			r.variant(row, choices, slug)
		}
	}
}

// handleStatus reads the status. A product is active if it is active and published.
func (r *productReader) handleStatus() {
	status := r.first(r.rows, "status")
	published, ok := r.truth(r.first(r.rows, "published"), &r.f)
	shown := !ok || published
	switch strings.ToLower(status.Text) {
	case "", "active":
		if status.Text != "" || ok {
			r.set("status", status, active(shown))
		}
	case "draft":
		r.set("status", status, "DRAFT")
	case "archived":
		r.set("status", status, "ARCHIVED")
	default:
		r.f.add(status, Warning, "unknown_value", "Write active, draft or archived. The product is a draft.")
		r.set("status", status, "DRAFT")
	}
}

// byParent reads a product of one row, or a product whose variations name it as their parent.
func (r *productReader) byParent() {
	i := slices.IndexFunc(r.rows, func(row Row) bool { return r.cell(row, "parent").Text == "" })
	if i < 0 {
		r.f.add(r.cell(r.rows[0], "parent"), Failure, "parent_missing", "Add the row of the parent to the file.")
		return
	}
	head := r.rows[i : i+1]
	kinds := splitList(strings.ToLower(r.first(head, "type").Text))
	if !slices.Contains(kinds, "simple") && !slices.Contains(kinds, "variable") {
		r.f.add(r.first(head, "type"), Failure, "type_unsupported", "Import only products of the types simple and variable.")
		return
	}
	own, _ := r.keys(head[0])
	if len(own) == 0 {
		own = []string{"title:" + domain.Fold(r.first(head, "title").Text)}
	}
	r.p.Key = own[0]
	r.texts(head)
	published := r.first(head, "published")
	hidden := domain.SameText(r.first(head, "visibility").Text, "hidden")
	if published.Text != "" {
		yes, _ := r.truth(published, &r.f)
		r.set("status", published, active(yes && !hidden))
	}
	r.categories(r.first(head, "categories"))
	r.p.TaxClass = r.first(head, "taxClass")
	if r.first(head, "taxStatus").Text == "none" {
		r.p.TaxClass = r.first(head, "taxStatus")
	}
	if slices.Contains(kinds, "virtual") {
		r.p.Body["requiresShipping"] = false
	}
	if slices.Contains(kinds, "downloadable") {
		r.p.Body["productType"], r.p.Body["requiresShipping"] = "DIGITAL", false
	}
	if single, _ := r.truth(r.first(head, "single"), &r.f); single {
		r.p.Body["maxQuantity"] = 1
	}
	for _, row := range r.rows {
		c := r.cell(row, "images")
		for _, url := range splitList(c.Text) {
			one := c
			one.Text = url
			r.image(one, "")
		}
	}
	title := r.first(head, "title").Text
	if slices.Contains(kinds, "simple") {
		r.variant(head[0], nil, title)
		return
	}
	r.variations(i, title)
}

// variations reads the rows of a variable product.
func (r *productReader) variations(parent int, title string) {
	for i, row := range r.rows {
		if i == parent {
			continue
		}
		var choices []Choice
		for _, n := range r.ordinals("optionName") {
			name, value := r.numbered(row, "optionName", n), r.numbered(row, "optionValue", n)
			switch {
			case name.Text == "":
			case value.Text == "":
				r.f.add(name, Failure, "option_missing", "Write one value for each attribute of the variation.")
			default:
				choices = append(choices, Choice{r.text(name, longestOption, &r.f), r.text(value, longestOption, &r.f)})
			}
		}
		if len(choices) == 0 {
			r.f.add(Cell{Row: row.Number}, Failure, "option_missing", "Add the attributes of the variation to its row.")
		}
		r.choose(choices)
		r.variant(r.inherited(row, r.rows[parent]), choices, title)
		if images := splitList(r.cell(row, "images").Text); len(images) > 0 {
			r.p.Variants[len(r.p.Variants)-1].Image = images[0]
		}
	}
}

// inherited returns the row of a variation with the sizes of its parent where it has none of its own.
func (r *productReader) inherited(row, parent Row) Row {
	row.Values = slices.Clone(row.Values)
	for _, field := range []string{"weight", "length", "width", "height"} {
		from := r.cell(parent, field)
		if from.Text == "" || r.cell(row, field).Text != "" {
			continue
		}
		for len(row.Values) <= from.index {
			row.Values = append(row.Values, "")
		}
		row.Values[from.index] = from.Text
	}
	return row
}

var (
	tag    = regexp.MustCompile(`(?s)<!--.*?-->|<[^>]*>`)
	spaces = regexp.MustCompile(`\s+`)
)

// plain returns the text of HTML in one line.
func plain(text string) string {
	return strings.TrimSpace(spaces.ReplaceAllString(html.UnescapeString(tag.ReplaceAllString(text, " ")), " "))
}
