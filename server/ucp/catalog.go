package ucp

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
)

const (
	usualProducts = 10
	mostProducts  = 10 // number of products per page and per lookup
	// mostVariants is the maximum number of variants, and of images, of each product in a list. mostOfOne is the
	// maximum in a response about a single product.
	mostVariants = 5
	mostOfOne    = 50
)

// productID and variantID return ids of the catalog: prod_31 for a product, and var_31_310 for one of its variants. A
// variant id contains the product id, so that variantOf can return both.
func productID(id int64) string { return "prod_" + domain.Itoa(id) }
func variantID(product, id int64) string {
	return "var_" + domain.Itoa(product) + "_" + domain.Itoa(id)
}
func variantOf(id string) (product, variant int64, is bool) {
	of, own, is := strings.Cut(strings.TrimPrefix(id, "var_"), "_")
	if !is || !strings.HasPrefix(id, "var_") {
		return 0, 0, false
	}
	product, first := number(of, "")
	variant, second := number(own, "")
	return product, variant, first && second
}

func (v visit) searchCatalog(ctx context.Context, args arguments) (any, error) {
	in := args.Catalog
	if in.Query == "" && len(in.Filters.Categories) == 0 && in.Filters.Price == nil && in.Pagination == (paging{}) && in.Context == (surroundings{}) {
		return nil, invalid("catalog has no query, filters or pagination. Send words as catalog.query.")
	}
	query := shown(in.Context)
	if in.Query != "" {
		query.Set("search", in.Query)
	}
	if in.Pagination.Cursor != "" {
		query.Set("cursor", in.Pagination.Cursor)
	}
	query.Set("pageSize", strconv.Itoa(max(1, min(cmp.Or(in.Pagination.Limit, usualProducts), mostProducts))))
	if len(in.Filters.Categories) > 0 {
		query.Set("tag", strings.Join(in.Filters.Categories, ","))
	}
	var told []message
	if p := in.Filters.Price; p != nil {
		currency := in.Context.Currency
		if !domain.Currency(currency).Known() {
			told = append(told, message{Type: "warning", Code: "price_filter_ignored", Path: "$.filters.price", Content: "Prices are compared in context.currency, which is not given."})
		} else {
			for name, bound := range map[string]*int64{"priceMin": p.Min, "priceMax": p.Max} {
				if bound != nil {
					query.Set(name, major(currency, *bound))
				}
			}
		}
	}
	var page customer.ProductCardPage
	foreign, err := v.browse(ctx, "product/paged", query, &page)
	if err != nil {
		return nil, err
	}
	if foreign && in.Filters.Price != nil {
		told = append(told, message{Type: "warning", Code: "price_filter_ignored", Path: "$.filters.price", Content: "The store does not sell in context.currency."})
	}
	out := catalog{UCP: v.done("catalog.search"), Products: []product{}, Messages: told, Pagination: &pagination{}}
	if cursor, err := page.NextCursor.Get(); err == nil {
		out.Pagination.Cursor, out.Pagination.HasNextPage = string(cursor), true
	}
	if !page.TotalIsEstimate {
		n := int64(page.TotalCount)
		out.Pagination.TotalCount = &n
	}
	planned := 0
	for _, card := range page.Items {
		if card.SubscriptionOnly { // the cart tools do not support subscription plans
			planned++
			continue
		}
		found, err := v.details(ctx, card.ProductID, in.Context)
		if isMissing(err) { // the product was withdrawn after the list was read
			continue
		}
		if err != nil {
			return nil, err
		}
		for _, p := range ofDetails(found, nil, mostVariants) {
			if short := agent.Cleaned(or(found.ShortDescription, "")); short != "" {
				p.Description = description{short}
			}
			out.Products = append(out.Products, p)
		}
	}
	if planned > 0 {
		out.Pagination.TotalCount = nil // the API's totalCount includes the skipped products
		out.Messages = append(out.Messages, message{Type: "info", Code: "sold_with_plan_only", Content: fmt.Sprintf("Left out, because they are only sold as subscriptions in the shop itself: %d.", planned)})
	}
	return out, nil
}

func (v visit) lookupCatalog(ctx context.Context, args arguments) (any, error) {
	in := args.Catalog
	if len(in.IDs) == 0 || len(in.IDs) > mostProducts {
		return nil, invalid("catalog.ids are 1 to %d ids of products and variants.", mostProducts)
	}
	out := catalog{UCP: v.done("catalog.lookup"), Products: []product{}}
	var order []int64
	wanted := map[int64][]string{} // by product: the requested ids that name the product
	for _, id := range in.IDs {
		of, is := number(id, "prod_")
		if !is {
			of, _, is = variantOf(id)
		}
		if is && wanted[of] == nil {
			order = append(order, of)
		}
		if is && !slices.Contains(wanted[of], id) {
			wanted[of] = append(wanted[of], id)
		}
	}
	seen := map[string]bool{}
	for _, id := range order {
		found, err := v.details(ctx, id, in.Context)
		if isMissing(err) {
			continue
		}
		if err != nil {
			return nil, err
		}
		for _, p := range ofDetails(found, wanted[id], mostProducts+1) {
			p.Variants = slices.DeleteFunc(p.Variants, func(v variant) bool { return len(v.Inputs) == 0 })
			for _, variant := range p.Variants {
				for _, input := range variant.Inputs {
					seen[input.ID] = true
				}
			}
			if len(p.Variants) > 0 {
				out.Products = append(out.Products, p)
			}
		}
	}
	for i, id := range in.IDs {
		if !seen[id] {
			out.Messages = append(out.Messages, message{Type: "info", Code: "not_found", Path: "$.ids[" + strconv.Itoa(i) + "]", Content: "There is no such product or variant for sale."})
		}
	}
	return out, nil
}

func (v visit) getProduct(ctx context.Context, args arguments) (any, error) {
	in := args.Catalog
	id, is := number(in.ID, "prod_")
	var own int64
	if !is {
		if id, own, is = variantOf(in.ID); !is {
			return nil, domain.Missing("product")
		}
	}
	found, err := v.details(ctx, id, in.Context)
	if err != nil {
		return nil, err
	}
	chosen := in.Selected
	if len(chosen) == 0 && own != 0 {
		for _, variant := range found.Variants {
			if variant.VariantID == own {
				chosen = options(variant.OptionValues)
			}
		}
	}
	all := ofDetails(found, nil, len(found.Variants))
	if len(all) == 0 || own != 0 && !slices.ContainsFunc(all[0].Variants, func(v variant) bool { return v.ID == in.ID }) {
		return nil, domain.Missing("product")
	}
	p := all[0]
	p.narrow(found.Options, chosen, in.Preferences)
	out := detail{UCP: v.done("catalog.lookup")}
	if n := len(p.Variants); n > mostOfOne {
		p.Variants = p.Variants[:mostOfOne]
		out.Messages = append(out.Messages, message{Type: "info", Code: "variants_left_out",
			Content: "The first " + strconv.Itoa(mostOfOne) + " of " + strconv.Itoa(n) + " variants. Select options to see others first."})
	}
	out.Product = p
	return out, nil
}

// details reads a product in the buyer's currency and language if the store supports these.
func (v visit) details(ctx context.Context, id int64, in surroundings) (*customer.ProductDetails, error) {
	query := shown(in)
	query.Set("productId", domain.Itoa(id))
	var found customer.ProductDetails
	_, err := v.browse(ctx, "product", query, &found)
	return &found, err
}

// browse reads from the catalog. If the store does not sell in the buyer's currency, foreign is true, and the response
// uses the store's own currency and no price filter.
func (v visit) browse(ctx context.Context, path string, query url.Values, into any) (foreign bool, err error) {
	_, err = v.ask(ctx, request{path: path, query: query}, into)
	if r, is := errors.AsType[*refusal](err); is && r.Code == common.ErrorCode(domain.CurrencyMismatch) {
		for _, name := range []string{"currencyCode", "priceMin", "priceMax"} {
			query.Del(name)
		}
		_, err = v.ask(ctx, request{path: path, query: query}, into)
		return true, err
	}
	return false, err
}

var currencyCode = regexp.MustCompile(`^[A-Z]{3}$`)

// languageCode matches the language codes of the API, which exclude extensions such as in de-u-co-phonebk.
var languageCode = regexp.MustCompile(`^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`)

// languageOf returns the buyer's language, such as de-AT, in the API's format; "" means that the platform sent no
// language that the service knows.
func languageOf(in surroundings) string {
	tag, err := language.Parse(in.Language)
	if err != nil {
		return ""
	}
	for ; tag != language.Und; tag = tag.Parent() {
		if code := tag.String(); languageCode.MatchString(code) && domain.CheckLanguage("", &code) == nil {
			return code
		}
	}
	return ""
}

// shown returns the query parameters for the buyer's currency and language. It omits unknown and invalid values.
func shown(in surroundings) url.Values {
	query := url.Values{}
	if currencyCode.MatchString(in.Currency) {
		query.Set("currencyCode", in.Currency)
	}
	if code := languageOf(in); code != "" {
		query.Set("languageCode", code)
	}
	return query
}

func isMissing(err error) bool {
	r, is := errors.AsType[*refusal](err)
	return is && r.Code == common.ErrorCode(domain.NotFound)
}

// ofDetails returns the product in d with at most the given number of variants, available variants first; the result is
// empty if no variant has a price. Variants whose ids are in named come first, each with that id as an input. If named
// contains the product's id, it is an input of the first variant.
func ofDetails(d *customer.ProductDetails, named []string, most int) []product {
	title := agent.Cleaned(d.Name)
	text := agent.Cleaned(letter.PlainText(or(d.Description, "")))
	p := product{ID: productID(d.ProductID), Handle: d.Slug, URL: or(d.URL, ""), Title: title,
		Description: description{cmp.Or(strings.TrimSpace(text), agent.Cleaned(or(d.ShortDescription, "")), title)},
		PriceRange:  priceRange{priced(d.CurrencyCode, d.PriceFrom), priced(d.CurrencyCode, d.PriceTo)}, Metadata: quantities(d)}
	for _, tag := range d.Tags {
		p.Categories = append(p.Categories, category{agent.Clipped(agent.Cleaned(tag), 50), "merchant"})
	}
	for _, m := range d.Media[:min(len(d.Media), mostVariants)] {
		if m.MediaType == "IMAGE" {
			p.Media = append(p.Media, media{Type: "image", URL: m.URL, AltText: agent.Cleaned(or(m.AltText, "")), Width: or(m.Width, 0), Height: or(m.Height, 0)})
		}
	}
	for _, o := range d.Options {
		values := make([]optionValue, 0, len(o.Values))
		for _, value := range o.Values {
			values = append(values, optionValue{ID: "val_" + domain.Itoa(value.ProductOptionValueID), Label: agent.Cleaned(value.Value)})
		}
		if len(values) > 0 {
			p.Options = append(p.Options, option{Name: agent.Cleaned(o.Name), Values: values})
		}
	}
	for _, v := range d.Variants {
		amount, err := v.Price.Get()
		if err != nil {
			continue // a variant that is only sold by subscription
		}
		one := variant{ID: variantID(d.ProductID, v.VariantID), SKU: v.SKU, Title: cmp.Or(agent.Cleaned(v.Name), title), Price: priced(d.CurrencyCode, amount),
			Availability: available(v.Availability), Options: options(v.OptionValues)}
		one.Description = description{one.Title}
		if was, err := v.CompareAtPrice.Get(); err == nil {
			one.ListPrice = pointer(priced(d.CurrencyCode, was))
		}
		if slices.Contains(named, one.ID) {
			one.Inputs = append(one.Inputs, input{one.ID, "exact"})
		}
		p.Variants = append(p.Variants, one)
	}
	slices.SortStableFunc(p.Variants, func(a, b variant) int {
		return cmp.Or(len(b.Inputs)-len(a.Inputs), count(b.Availability.Available)-count(a.Availability.Available))
	})
	if len(p.Variants) == 0 {
		return nil
	}
	if slices.Contains(named, p.ID) {
		p.Variants[0].Inputs = append(p.Variants[0].Inputs, input{p.ID, "featured"})
	}
	p.Variants = p.Variants[:min(len(p.Variants), most)]
	return []product{p}
}

// quantities returns the rule for quantities of the product in d; nil means that every quantity is allowed.
func quantities(d *customer.ProductDetails) *metadata {
	rule := quantityRule{Min: d.MinQuantity, Step: d.QuantityStep, Max: or(d.MaxQuantity, 0)}
	if rule == (quantityRule{Min: 1, Step: 1}) {
		return nil
	}
	return &metadata{Quantity: rule}
}

// narrow applies a choice of options to a product. It puts the matching variants first, and says for each option value
// whether a variant with this value and the rest of the choice exists and is available. If no variant matches, narrow
// drops choices from the end: first the options outside of preferences, then the last preferences.
func (p *product) narrow(of []common.ProductOption, chosen []selected, preferences []string) {
	chosen = slices.DeleteFunc(slices.Clone(chosen), func(s selected) bool {
		return !slices.ContainsFunc(p.Options, func(o option) bool {
			return strings.EqualFold(o.Name, s.Name) && slices.ContainsFunc(o.Values, func(v optionValue) bool { return same(s, v) })
		})
	})
	rank := func(s selected) int {
		if at := slices.IndexFunc(preferences, func(name string) bool { return strings.EqualFold(name, s.Name) }); at >= 0 {
			return at
		}
		return len(preferences)
	}
	slices.SortStableFunc(chosen, func(a, b selected) int { return rank(a) - rank(b) })
	for len(chosen) > 0 && !slices.ContainsFunc(p.Variants, func(v variant) bool { return v.has(chosen) }) {
		chosen = chosen[:len(chosen)-1]
	}
	if len(chosen) == 0 && len(of) > 0 {
		chosen = p.Variants[0].Options
	}
	slices.SortStableFunc(p.Variants, func(a, b variant) int { return count(b.has(chosen)) - count(a.has(chosen)) })
	p.Selected = chosen
	for i, o := range p.Options {
		others := slices.DeleteFunc(slices.Clone(chosen), func(s selected) bool { return strings.EqualFold(s.Name, o.Name) })
		for j, value := range o.Values {
			with := append(slices.Clone(others), selected{Name: o.Name, ID: value.ID, Label: value.Label})
			exists, can := false, false
			for _, v := range p.Variants {
				if v.has(with) {
					exists, can = true, can || v.Availability.Available
				}
			}
			p.Options[i].Values[j].Exists, p.Options[i].Values[j].Available = &exists, &can
		}
	}
}

func (v variant) has(chosen []selected) bool {
	return !slices.ContainsFunc(chosen, func(s selected) bool {
		return !slices.ContainsFunc(v.Options, func(o selected) bool {
			return strings.EqualFold(o.Name, s.Name) && same(s, optionValue{ID: o.ID, Label: o.Label})
		})
	})
}

func same(s selected, v optionValue) bool {
	if s.ID != "" {
		return s.ID == v.ID
	}
	return strings.EqualFold(s.Label, v.Label)
}

func options(values []common.VariantOptionValue) (all []selected) {
	for _, o := range values {
		all = append(all, selected{Name: agent.Cleaned(o.OptionName), ID: "val_" + domain.Itoa(o.ProductOptionValueID), Label: agent.Cleaned(o.Value)})
	}
	return all
}

func available(a customer.StorefrontAvailability) availability {
	switch a {
	case customer.StorefrontAvailabilityINSTOCK, customer.StorefrontAvailabilityLOWSTOCK:
		return availability{true, "in_stock"}
	case customer.StorefrontAvailabilityBACKORDER:
		return availability{true, "backorder"}
	default:
		return availability{false, "out_of_stock"}
	}
}

// or returns the value of v. If v is null or absent, it returns its second parameter.
func or[T any](v nullable.Nullable[T], otherwise T) T {
	if value, err := v.Get(); err == nil {
		return value
	}
	return otherwise
}

func pointer[T any](v T) *T { return &v }

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
