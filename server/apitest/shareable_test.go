package apitest_test

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// keyed reports whether an operation accepts the store key in the query.
func keyed(op *openapi3.Operation) bool {
	if op.Security == nil {
		return false
	}
	for _, alternative := range *op.Security {
		if _, in := alternative["storeKeyQuery"]; in {
			return true
		}
	}
	return false
}

// Shared caches may store a response if the query of the request contains the store key and the request has no other
// credential. All other responses are private to the caller.
var _ = Describe("Customer API responses for shared caches", Ordered, func() {
	const public = "public, max-age=60"
	var (
		w             *apitest.World
		shop          *apitest.Shop
		mia           string // an access token
		cart          string
		shared, other []string // paths of GET operations
	)
	with := func(path string) string {
		sep := "?"
		if strings.Contains(path, "?") {
			sep = "&"
		}
		return path + sep + "storeKey=" + shop.StoreKey
	}
	kept := func(a *apitest.Answer) string {
		GinkgoHelper()
		return a.Header.Get("Cache-Control")
	}

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("shared")
		shop.Admin.Patch("/admin/store/settings", map[string]any{"allowedOrigins": []string{"https://shop.example.com"}}).OK()
		signUp := map[string]any{"email": "mia@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}
		shop.Storefront.Once().Post("/customer/user", signUp).OK()
		mia = shop.Storefront.Post("/customer/store/login", map[string]any{"email": "mia@example.com", "password": "seven slow kettles"}).OK().Text("accessToken")
		cart = shop.Guest(shop.White, 1).Header("X-Cart-Token")
		Expect(cart).NotTo(BeEmpty())
		shop.Admin.Once().Post("/admin/redirect", map[string]any{"path": "/former", "productId": shop.ProductID}).OK()
		query := map[string]string{
			"getProduct": fmt.Sprintf("?productId=%d", shop.ProductID), "getProductCard": fmt.Sprintf("?productId=%d", shop.ProductID),
			"suggestProducts": "?search=set", "getRedirect": "?path=/former",
		}
		operations(func(surface, path, method string, op *openapi3.Operation) {
			switch {
			case surface == "customer" && method == http.MethodGet && keyed(op):
				shared = append(shared, path+query[op.OperationID])
			case method == http.MethodGet:
				other = append(other, path)
			default:
				Expect(keyed(op)).To(BeFalse(), "%s changes something", op.OperationID)
			}
		})
		Expect(len(shared)).To(BeNumerically(">=", 5))
	})

	It("have headers that allow caching and list every request header that they depend on", func() {
		for _, path := range shared {
			a := w.Client().Get(with(path)).OK()
			Expect(kept(a)).To(Equal(public), path)
			Expect(strings.Join(a.Header.Values("Vary"), ", ")).To(And(ContainSubstring("Origin"), ContainSubstring("Authorization"), ContainSubstring("X-Cart-Token"), ContainSubstring("X-Store-Key")), path)
			again := w.Client().With("If-None-Match", a.Header.Get("ETag")).Get(with(path)).Is(http.StatusNotModified)
			Expect(kept(again)).To(Equal(public), path)
			head := w.Client().Call(http.MethodHead, with(path), nil).Is(http.StatusOK)
			Expect(kept(head)).To(Equal(public), path)
			page := w.Client().With("Origin", "https://shop.example.com").Get(with(path)).OK()
			Expect(page.Header.Get("Access-Control-Allow-Origin")).To(Equal("https://shop.example.com"), path)
			Expect(w.Client().With("Origin", "https://evil.example").Get(with(path)).OK().Header.Values("Access-Control-Allow-Origin")).To(BeEmpty(), path)
		}
	})

	It("may be requested with a known API version in the URL", func() {
		for _, path := range shared {
			plain := w.Client().Get(with(path)).OK()
			named := w.Client().Get(with(path) + "&apiVersion=" + domain.APIVersion).OK()
			Expect(kept(named)).To(Equal(public), path)
			Expect(named.Header.Get("ETag")).To(Equal(plain.Header.Get("ETag")), path)
			Expect(w.Client().Get(with(path)+"&apiVersion=2020-01-01").Is(http.StatusBadRequest).Problem().Code).To(BeEquivalentTo(domain.UnknownAPIVersion), path)
			Expect(w.Client().With("Api-Version", domain.APIVersion).Get(with(path)+"&apiVersion=2020-01-01").Is(http.StatusBadRequest).Problem().Code).To(BeEquivalentTo(domain.UnknownAPIVersion), path)
		}
		Expect(shop.Admin.Get("/admin/store/settings?apiVersion=2020-01-01").Is(http.StatusBadRequest).Problem().Code).To(BeEquivalentTo(domain.InvalidRequest), "it is no parameter of other operations")
	})

	It("are in the default language if the requested language is unknown", func() {
		translated := 0
		for _, path := range shared {
			in := func(language string) string {
				GinkgoHelper()
				answer := w.Client().Get(with(path) + "&languageCode=" + language).OK()
				return regexp.MustCompile(`"untranslated":\[[^\]]*\]`).ReplaceAllString(string(answer.Body), "")
			}
			if a := w.Client().Get(with(path) + "&languageCode=en"); a.Status == http.StatusBadRequest {
				Expect(a.Problem().Errors).NotTo(BeEmpty(), path)
				continue
			}
			translated++
			for _, unknown := range []string{"qq", "zxx", "xq-ZZ"} {
				Expect(in(unknown)).To(Equal(in("en")), "%s in %s", path, unknown)
			}
		}
		Expect(translated).To(BeNumerically(">=", 7))
	})

	It("become private if the request has a token or sends the store key in a header", func() {
		for _, path := range shared {
			for name, client := range map[string]apitest.Client{
				"a customer": w.Client().Bearer(mia), "a guest with a cart": w.Client().With("X-Cart-Token", cart), "both": w.Client().Bearer(mia).With("X-Cart-Token", cart),
				"the header": w.Client().Store(shop.StoreKey), "a token of nobody's": w.Client().Bearer(domain.NewToken(domain.CustomerToken)),
				"no token": w.Client().With("X-Cart-Token", "x"),
			} {
				Expect(kept(client.Get(with(path)))).To(Equal("no-store"), "%s: %s", path, name)
			}
			Expect(kept(shop.Storefront.Get(path).OK())).To(Equal("no-store"), path)
		}
	})

	It("include no error responses, and contain the data of the key's store", func() {
		for _, path := range []string{"/customer/product?productId=999999999", "/customer/product/paged?pageSize=0", "/customer/product/paged?currencyCode=USD", "/customer/product"} {
			a := w.Client().Get(with(path))
			Expect(a.Status).To(BeNumerically(">=", 400), path)
			Expect(kept(a)).To(Equal("no-store"), path)
		}
		for _, path := range shared {
			for _, key := range []string{"", "x", domain.NewToken(domain.StoreKeyKind)} {
				sep := strings.Replace(with(path), shop.StoreKey, key, 1)
				Expect(kept(w.Client().Get(sep).Is(http.StatusUnauthorized))).To(Equal("no-store"), path)
			}
			Expect(kept(w.Client().Get(with(path) + "&storeKey=" + shop.StoreKey).Is(http.StatusBadRequest))).To(Equal("no-store"))
		}
		far := w.Shop("elsewhere")
		Expect(w.Client().Get("/customer/store/overview?storeKey=" + far.StoreKey).OK().ID("storeId")).To(Equal(far.StoreID))
		Expect(w.Client().Store(far.StoreKey).Get(with("/customer/store/overview")).OK().ID("storeId")).To(Equal(far.StoreID), "the header is read first")
	})

	It("belong only to operations that accept the store key in the URL", func() {
		for _, path := range other {
			for _, client := range []apitest.Client{w.Client(), w.Client().Bearer(mia), shop.Storefront.Bearer(mia), shop.Admin} {
				a := client.Get(with(path))
				Expect(a.Status).To(BeElementOf(http.StatusUnauthorized, http.StatusBadRequest, http.StatusForbidden, http.StatusNotFound), path)
				Expect(kept(a)).To(Equal("no-store"), path)
			}
		}
	})
})

var _ = Describe("The lines of a cart on a storefront", func() {
	It("add up to the total in both price modes, and contain all data of a cart page", func(ctx SpecContext) {
		w := apitest.Start(ctx)
		shop := w.Shop("shown")
		shop.Admin.Post("/admin/coupon", map[string]any{"code": "TENTH", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}).OK()
		amount := func(a *apitest.Answer, path string) domain.Amount { return domain.MustAmount(a.Text(path)) }
		for _, included := range []bool{false, true} {
			shop.Admin.Patch("/admin/store/settings", map[string]any{"pricesIncludeTax": included}).OK()
			if included {
				shop.Admin.Patch("/admin/product/tax-class", map[string]any{"taxClassId": shop.TaxClassID, "rates": []any{map[string]any{
					"countryCode": "DE", "rate": "19", "name": "VAT 19 %", "includedInPrice": true}}}).OK()
			}
			guest := shop.Guest(shop.White, 3)
			guest.Post("/customer/cart/coupon", map[string]any{"code": "tenth"}).OK()
			a := guest.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&postalCode=10119&shippingMethodId=%d", shop.ShippingMethodID)).OK()
			Expect(a.At("pricesIncludeTax")).To(Equal(included))
			Expect([]string{a.Text("items.0.shownSubtotal"), a.Text("items.0.shownDiscount"), a.Text("items.0.shownTotal")}).To(Equal([]string{"147.00", "14.70", "132.30"}))
			Expect([]string{a.Text("shownSubtotal"), a.Text("shownDiscountTotal")}).To(Equal([]string{"147.00", "14.70"}))
			sum := amount(a, "shownSubtotal").Sub(amount(a, "shownDiscountTotal")).Add(amount(a, "shownShippingTotal")).Add(amount(a, "shownTaxTotal"))
			Expect(sum.String()).To(Equal(amount(a, "grandTotal").String()))
			if included {
				Expect(amount(a, "items.0.lineSubtotal").Less(domain.MustAmount("147.00"))).To(BeTrue(), "net")
				Expect(amount(a, "shownTaxTotal").Less(amount(a, "taxTotal"))).To(BeTrue(), "most is in the prices")
			} else {
				Expect(a.Text("shownTaxTotal")).To(Equal(a.Text("taxTotal")))
				Expect(a.Text("items.0.shownTotal")).To(Equal(a.Text("items.0.lineTotal")))
			}
			Expect(a.At("items.0.optionValues")).To(HaveLen(1))
			Expect(a.Text("items.0.optionValues.0.value")).To(Equal("White"))
			Expect([]any{a.At("items.0.plan"), a.ID("items.0.minQuantity"), a.ID("items.0.quantityStep")}).To(Equal([]any{nil, int64(1), int64(1)}))
		}
	})
})

var _ = Describe("A storefront's list of products", func() {
	It("can be filtered by ids, and by options that a single variant combines", func(ctx SpecContext) {
		w := apitest.Start(ctx)
		shop := w.Shop("narrow")
		find := func(query string) int {
			return len(shop.Storefront.Get("/customer/product/paged?" + query).OK().At("items").([]any))
		}
		variant := func(color, size string) map[string]any {
			return map[string]any{"sku": color + size, "optionValues": []any{map[string]any{"optionName": "Color", "value": color}, map[string]any{"optionName": "Size", "value": size}},
				"stockOnHand": 3, "prices": []any{map[string]any{"currencyCode": "EUR", "amount": "9.00"}}}
		}
		shirt := shop.Admin.Post("/admin/product", map[string]any{"name": "Shirt", "productType": "PHYSICAL", "status": "ACTIVE", "variants": []any{variant("White", "L"), variant("Red", "M")},
			"options": []any{map[string]any{"name": "Color", "values": []any{map[string]any{"value": "White"}, map[string]any{"value": "Red"}}},
				map[string]any{"name": "Size", "values": []any{map[string]any{"value": "M"}, map[string]any{"value": "L"}}}}}).OK().ID("productId")
		Expect([]int{find(""), find(fmt.Sprintf("productId=%d", shirt)), find(fmt.Sprintf("productId=%d,%d", shirt, shop.ProductID)), find("productId=999999999")}).To(Equal([]int{2, 1, 2, 0}))
		Expect([]int{find("option=color:white"), find("option=Color:Red"), find("option=Color:Red,Color:White"), find("option=Color:Red,Size:L"), find("option=Color:White,Size:L,Size:M"), find("option=Weight:White"), find("option=Color:%25")}).
			To(Equal([]int{2, 1, 2, 0, 1, 0, 0}))
		shop.Storefront.Get("/customer/product/paged?option=White").Is(http.StatusBadRequest)
		far := w.Shop("far")
		Expect(far.Storefront.Get(fmt.Sprintf("/customer/product/paged?productId=%d", shirt)).OK().At("items")).To(BeEmpty())
	})
})
