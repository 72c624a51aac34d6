package apitest_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// fact is a changing value that storefront responses show. The writes of a fact are numbered and made one after the
// other. The walk tracks which writes may be the latest committed write.
type fact struct {
	name string
	// shows returns the value after write n. The parameter come reports whether the write's moment has come; a value
	// that does not change with time ignores it.
	shows func(n int, come bool) string
	// write makes the n-th write. After errLost, it is unknown whether the write was committed.
	write func(n int, moment time.Time) error
	looks []*look // the looks whose responses show the fact

	writing sync.Mutex

	mu      sync.Mutex
	sure    int         // number of the newest write that is known to be committed
	moments []time.Time // moments of all started writes
}

// errLost means that no response to a request arrived.
var errLost = errors.New("no answer")

// change makes the next write. The caller must hold the fact's writing lock.
func (f *fact) change(moment time.Time) error {
	f.mu.Lock()
	n := len(f.moments)
	f.moments = append(f.moments, moment)
	f.mu.Unlock()
	err := f.write(n, moment)
	if err == nil {
		f.committed(n)
	}
	return err
}

func (f *fact) committed(n int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.sure = max(f.sure, n)
}

// least returns the number of the oldest write that a read which starts now may show.
func (f *fact) least() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.sure
}

// begun returns the number of started writes.
func (f *fact) begun() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return len(f.moments)
}

// sight is a place in a response that shows a fact.
type sight struct {
	*fact
	in func(answer any) string   // returns the text that the response contains at this place
	as func(shown string) string // returns the text to expect for a value of the fact
}

// allows reports whether a read may have shown a value. The value's write must not be older than the last write before
// the read, and must have started before the read ended. Once a read has shown a write, allows treats the write as
// committed.
func (s sight) allows(shown string, least int, began, ended time.Time) bool {
	f := s.fact
	f.mu.Lock()
	defer f.mu.Unlock()
	for n := least; n < len(f.moments); n++ {
		if shown == s.as(f.shows(n, !began.Before(f.moments[n]))) || shown == s.as(f.shows(n, !ended.Before(f.moments[n]))) {
			f.sure = max(f.sure, n)
			return true
		}
	}
	return false
}

// look is a storefront request, together with the facts that the response shows.
type look struct {
	path     string
	customer bool // sent by a customer of the account type
	sights   []sight
}

// at returns a sight of the value at a path of the response.
func (f *fact) at(path string) sight {
	return sight{f, func(answer any) string { return fmt.Sprint(apitest.At(answer, path)) }, as}
}

// of returns a sight of the value at a path of the product's list item.
func (f *fact) of(product int64, path string) sight {
	return sight{f, func(answer any) string { return fmt.Sprint(apitest.At(item(answer, product), path)) }, as}
}

// listed returns a sight of whether a list includes the product. The list must include it while the fact's value begins
// with a text.
func (f *fact) listed(product int64, while string) sight {
	return sight{f, func(answer any) string { return fmt.Sprint(item(answer, product) != nil) },
		func(shown string) string { return fmt.Sprint(strings.HasPrefix(shown, while)) }}
}

// found returns a sight of whether the product exists.
func (f *fact) found() sight {
	return sight{f, func(answer any) string { return fmt.Sprint(apitest.At(answer, "productId") != nil) }, as}
}

func as(shown string) string { return shown }

// item returns the item of a product in a list; nil means the list does not include the product.
func item(answer any, product int64) any {
	items, _ := apitest.At(answer, "items").([]any)
	if i := slices.IndexFunc(items, func(v any) bool { return apitest.At(v, "productId") == json.Number(fmt.Sprint(product)) }); i >= 0 {
		return items[i]
	}
	return nil
}

// inTurns returns a shows function with one value for even writes and the other value for odd writes.
func inTurns(even, odd string) func(int, bool) string {
	return func(n int, _ bool) string { return []string{even, odd}[n%2] }
}

// numbered returns a shows function that formats the number of the write.
func numbered(format string) func(int, bool) string {
	return func(n int, _ bool) string { return fmt.Sprintf(format, n) }
}

// furnish creates the facts of the walk: the objects in the store, their writes, and the looks that
// show them.
func (w *verifiedWalk) furnish(ctx SpecContext) {
	GinkgoHelper()
	shop, admin := w.shop, w.shop.Admin
	patch := func(path, key string, id int64, change func(n int, moment time.Time) object) func(int, time.Time) error {
		return func(n int, moment time.Time) error {
			body := change(n, moment)
			if key != "" {
				body[key] = id
			}
			return w.asked(http.MethodPatch, path, body)
		}
	}
	sql := func(statement string, id int64, value func(n int) any) func(int, time.Time) error {
		return func(n int, _ time.Time) error {
			_, err := w.rows.ExecContext(ctx, statement, id, value(n))
			return err
		}
	}
	fact := func(name string, shows func(int, bool) string, write func(int, time.Time) error) *fact {
		f := &fact{name: name, shows: shows, write: write}
		w.facts = append(w.facts, f)
		return f
	}
	text := func(format string) func(int) any { return func(n int) any { return fmt.Sprintf(format, n) } }
	product := func(name, price string) (product, variant int64) {
		a := admin.Once().Post("/admin/product", object{"name": name, "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID,
			"variants": []any{object{"sku": strings.ToUpper(name), "stockOnHand": 5, "prices": []any{object{"currencyCode": "EUR", "amount": price}}}}}).OK()
		return a.ID("productId"), a.ID("variants.0.variantId")
	}
	prices := func(variant int64, rows func(n int, moment time.Time) []object) func(int, time.Time) error {
		return func(n int, moment time.Time) error {
			all := rows(n, moment)
			for _, row := range all {
				row["variantId"], row["currencyCode"] = variant, "EUR"
			}
			return w.asked(http.MethodPut, "/admin/price", object{"currencyCode": "EUR", "prices": all})
		}
	}

	pot := shop.ProductID
	medium := admin.Upload("/admin/media", "pot.png", aPNG(4, 3, 1), nil).OK().ID("mediaId")
	plan := admin.Once().Post("/admin/subscription-plan", object{"name": "Monthly", "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []int64{pot}}).OK().ID("subscriptionPlanId")
	admin.Patch("/admin/product", object{"productId": pot, "isSubscribable": true, "media": []any{object{"mediaId": medium}}}).OK()
	name := fact("name", func(n int, _ bool) string { return fmt.Sprintf("%s pot %d", []string{"Oval", "Round"}[n%2], n) }, nil)
	name.write = patch("/admin/product", "productId", pot, func(n int, _ time.Time) object { return object{"name": name.shows(n, true)} })
	tag := fact("tag", inTurns("even", "odd"), nil)
	tag.write = patch("/admin/product", "productId", pot, func(n int, _ time.Time) object { return object{"tags": []string{tag.shows(n, true)}} })
	stock := fact("stock", numbered("%d"), sql("UPDATE stocks SET on_hand = reserved + $2 WHERE variant_id = $1", shop.White, func(n int) any { return n }))
	weight := fact("weight", numbered("%d"), sql("UPDATE variants SET weight = $2 WHERE id = $1", shop.Black, func(n int) any { return n }))
	color := fact("color", numbered("White %d"), sql("UPDATE product_option_values SET value = $2 WHERE product_id = $1 AND position = 0", pot, text("White %d")))
	option := fact("option", numbered("Color %d"), sql("UPDATE product_options SET name = $2 WHERE product_id = $1", pot, text("Color %d")))
	alt := fact("alt text", numbered("A pot %d"), patch("/admin/media", "mediaId", medium, func(n int, _ time.Time) object { return object{"altText": fmt.Sprintf("A pot %d", n)} }))
	terms := fact("plan", numbered("Plan %d"), patch("/admin/subscription-plan", "subscriptionPlanId", plan, func(n int, _ time.Time) object { return object{"name": fmt.Sprintf("Plan %d", n)} }))

	cup, cups := product("cup", "10.00")
	price := fact("price", func(n int, _ bool) string { return fmt.Sprintf("%d.00", []int{100_000, 200_000}[n%2]+n) }, nil)
	price.write = prices(cups, func(n int, _ time.Time) []object { return []object{{"amount": price.shows(n, true)}} })

	jar, jars := product("jar", "900000.00")
	admin.Put("/admin/price", object{"currencyCode": "EUR", "prices": []any{object{"variantId": jars, "currencyCode": "EUR", "amount": "900000.00"},
		object{"variantId": jars, "currencyCode": "EUR", "amount": "1.00", "accountTypeId": w.kind}}}).OK()
	typePrice := fact("price of a type", numbered("%d.00"), sql("UPDATE prices SET amount = $2 WHERE variant_id = $1 AND account_type_id IS NOT NULL", jars, func(n int) any { return n }))
	always := fact("price of everybody else", func(int, bool) string { return "900000.00" }, func(int, time.Time) error { return nil })

	// A lower announced price applies from its start on.
	bowl, bowls := product("bowl", "520000.00")
	announced := fact("price from a moment on", func(n int, come bool) string {
		if !come {
			return "520000.00"
		}
		return fmt.Sprintf("%d.25", n)
	}, prices(bowls, func(n int, moment time.Time) []object {
		return []object{{"amount": "520000.00"}, {"amount": fmt.Sprintf("%d.25", n), "startsOn": moment.Format(time.RFC3339Nano)}}
	}))

	lid, _ := product("lid", "100.00")
	discount := fact("discount of a type", func(n int, _ bool) string { return fmt.Sprintf("%d.00", 100-n%50) }, patch("/admin/account-type", "accountTypeId", w.kind,
		func(n int, _ time.Time) object { return object{"discountPercent": fmt.Sprint(n % 50)} }))
	kitchen := admin.Post("/admin/collection", object{"name": "Kitchen", "type": "MANUAL", "productIds": []int64{jar}, "isActive": true}).OK().ID("collectionId")
	member := fact("membership", inTurns("true", "false"), patch("/admin/collection", "collectionId", kitchen, func(n int, _ time.Time) object {
		return object{"productIds": []int64{jar, lid}[:2-n%2]}
	}))
	title := fact("collection", numbered("Kitchen %d"), patch("/admin/collection", "collectionId", kitchen, func(n int, _ time.Time) object { return object{"name": fmt.Sprintf("Kitchen %d", n)} }))

	tray, _ := product("tray", "20.00")
	published := fact("visibility from a moment on", func(_ int, come bool) string { return fmt.Sprint(come) }, patch("/admin/product", "productId", tray, func(_ int, moment time.Time) object {
		return object{"visibility": object{"publishOn": moment.Format(time.RFC3339Nano)}}
	}))
	mug, _ := product("mug", "21.00")
	status := fact("status", inTurns("true", "false"), patch("/admin/product", "productId", mug, func(n int, _ time.Time) object {
		return object{"status": []string{"ACTIVE", "DRAFT"}[n%2]}
	}))

	last, lasts := product("last", "22.00")
	restock := sql("UPDATE stocks SET on_hand = reserved + $2 WHERE variant_id = $1", lasts, func(int) any { return 1 })
	sold := fact("sale of the last one", inTurns("true", "false"), func(n int, moment time.Time) error {
		if n%2 == 0 {
			return restock(n, moment)
		}
		return w.asked(http.MethodPost, "/admin/order", object{"email": "mia@example.com", "items": []any{object{"variantId": lasts, "quantity": 1}},
			"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID})
	})
	support := fact("setting", numbered("s%d@juniper.example"), patch("/admin/store/settings", "", 0, func(n int, _ time.Time) object {
		return object{"supportEmail": fmt.Sprintf("s%d@juniper.example", n)}
	}))
	for _, f := range w.facts {
		Expect(f.change(time.Now())).To(Succeed(), f.name)
	}

	everything := func(customer bool) []sight {
		all := []sight{name.of(pot, "name"), alt.of(pot, "primaryMedia.altText"), published.listed(tray, "true"), status.listed(mug, "true"), sold.of(last, "inStock")}
		if customer {
			return append(all, typePrice.of(jar, "priceFrom"), discount.of(lid, "priceFrom"))
		}
		return append(all, always.of(jar, "priceFrom"), price.of(cup, "priceFrom"), announced.of(bowl, "priceFrom"))
	}
	detail := func(id int64) string { return fmt.Sprintf("/customer/product?productId=%d", id) }
	list := func(name, value string) string {
		return "/customer/product/paged?pageSize=50&" + url.Values{name: {value}}.Encode()
	}
	for _, customer := range []bool{false, true} {
		w.looks = append(w.looks,
			&look{detail(pot), customer, []sight{name.at("name"), tag.at("tags.0"), stock.at("variants.0.availableQuantity"), weight.at("variants.1.weight"), color.at("options.0.values.0.value"),
				option.at("options.0.name"), alt.at("media.0.altText"), terms.at("subscriptionPlans.0.name")}},
			&look{"/customer/product/paged?pageSize=50", customer, everything(customer)},
			&look{list("sort", "-price"), customer, everything(customer)},
			&look{list("search", "oval"), customer, []sight{name.listed(pot, "Oval")}},
			&look{list("tag", "even"), customer, []sight{tag.listed(pot, "even")}},
			&look{list("inStock", "true"), customer, []sight{sold.listed(last, "true")}},
			&look{list("collectionId", fmt.Sprint(kitchen)), customer, []sight{member.listed(lid, "true")}},
			&look{"/customer/product/facets", customer, []sight{tag.at("tags.0.tag")}},
			&look{"/customer/collection/all", customer, []sight{title.at("items.0.name")}},
			&look{"/customer/store/overview", customer, []sight{support.at("supportEmail")}},
			&look{detail(last), customer, []sight{sold.at("inStock")}},
			&look{detail(tray), customer, []sight{published.found()}},
			&look{detail(mug), customer, []sight{status.found()}},
		)
	}
	w.looks = append(w.looks,
		&look{detail(cup), false, []sight{price.at("variants.0.price")}},
		&look{list("priceMax", "150000"), false, []sight{price.listed(cup, "1")}},
		&look{detail(bowl), false, []sight{announced.at("variants.0.price")}},
		&look{detail(jar), false, []sight{always.at("variants.0.price")}},
		&look{detail(jar), true, []sight{typePrice.at("variants.0.price")}},
		&look{detail(lid), true, []sight{discount.at("variants.0.price")}})
	for _, l := range w.looks {
		for _, s := range l.sights {
			s.looks = append(s.looks, l)
		}
	}
}
