package apitest_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A store with settings in several languages", Ordered, func() {
	var shop *apitest.Shop
	var admin apitest.Client
	set := func(body object) *apitest.Answer { return admin.Once().Patch("/admin/store/settings", body) }

	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("settings-tongues")
		admin = shop.Admin
		set(object{"languageCodes": []string{"en", "de", "de-AT", "fr"}}).OK()
	})

	It("shows legal pages and custom fields in the requested language, and lists missing translations", func() {
		legal := []any{
			object{"type": "TERMS_OF_SERVICE", "title": "Terms", "html": "<p>Pay.</p>", "translations": []any{
				object{"languageCode": "de", "title": " AGB ", "html": "<p>Zahlen.</p><script>x</script>"}, object{"languageCode": "fr", "title": "Conditions"}}},
			object{"type": "LEGAL_NOTICE", "title": "Imprint", "url": "https://shop.example/imprint", "translations": []any{
				object{"languageCode": "de", "title": "Impressum", "url": "https://shop.example/impressum"}}},
			object{"type": "REFUND_POLICY", "title": "Returns", "html": "<p>30 days.</p>"}}
		fields := []any{object{"object": "ORDER_LINE", "key": "engraving", "type": "STRING", "name": "Engraving", "translations": []any{object{"languageCode": "de", "name": "Gravur"}}},
			object{"object": "ORDER", "key": "gift", "type": "BOOLEAN", "name": "Gift"}}
		saved := set(object{"policies": legal, "customFieldDefinitions": fields}).OK()
		Expect(saved.At("policies.0.translations")).To(Equal([]any{map[string]any{"languageCode": "de", "title": "AGB", "url": nil, "html": "<p>Zahlen.</p>"},
			map[string]any{"languageCode": "fr", "title": "Conditions", "url": nil, "html": nil}}), "trimmed, and without scripts")
		Expect([]any{saved.At("policies.2.translations"), saved.At("customFieldDefinitions.1.translations")}).To(Equal([]any{[]any{}, []any{}}))

		read := func(language string) (texts, missing []any) {
			overview := shop.Storefront.Get("/customer/store/overview?languageCode=" + language).OK()
			for _, at := range []string{"policies.pages.0", "policies.pages.1", "policies.pages.2", "customFieldDefinitions.0", "customFieldDefinitions.1"} {
				missing = append(missing, overview.At(at+".untranslated"))
			}
			return []any{overview.At("policies.pages.0.title"), overview.At("policies.pages.0.html"), overview.At("policies.pages.1.title"), overview.At("policies.pages.1.url"),
				overview.At("customFieldDefinitions.0.name"), overview.At("policies.termsUrl")}, missing
		}
		const path, page = "/policy/settings-tongues/terms-of-service", "http://store.example/policy/settings-tongues/terms-of-service"
		for language, want := range map[string][]any{
			"en": {"Terms", "<p>Pay.</p>", "Imprint", "https://shop.example/imprint", "Engraving", page},
			"de": {"AGB", "<p>Zahlen.</p>", "Impressum", "https://shop.example/impressum", "Gravur", page + "?languageCode=de"},
			"fr": {"Conditions", "<p>Pay.</p>", "Imprint", "https://shop.example/imprint", "Engraving", page},
		} {
			texts, _ := read(language)
			Expect(texts).To(Equal(want), language)
		}
		austrian, missing := read("de-AT")
		german, _ := read("de")
		Expect(austrian).To(Equal(german), "a region reads its language")
		Expect(missing).To(Equal([]any{[]any{}, []any{}, []any{"title", "html"}, []any{}, []any{"name"}}))
		_, missing = read("en")
		Expect(missing).To(HaveEach(BeEmpty()))
		_, missing = read("fr")
		Expect(missing).To(Equal([]any{[]any{"html"}, []any{"title", "url"}, []any{"title", "html"}, []any{"name"}, []any{"name"}}))

		By("on the page of the service, at the address that the overview names")
		body := func(path string) string { return string(shop.World.Client().Get(path).Is(http.StatusOK).Body) }
		Expect(body(path)).To(And(ContainSubstring("<p>Pay.</p>"), ContainSubstring(`lang="en"`)))
		Expect(body(path + "?languageCode=de")).To(And(ContainSubstring("<p>Zahlen.</p>"), ContainSubstring(`lang="de"`), ContainSubstring("<h1>AGB</h1>")))

		By("keeping them in a request of a released client, which does not know them")
		for _, list := range [][]any{legal, fields} {
			for _, entry := range list {
				delete(entry.(object), "translations")
			}
		}
		again := set(object{"policies": legal, "customFieldDefinitions": fields}).OK()
		Expect([]any{again.At("policies"), again.At("customFieldDefinitions"), again.At("version")}).To(Equal([]any{saved.At("policies"), saved.At("customFieldDefinitions"), saved.At("version")}))
		fields[0].(object)["translations"] = []any{}
		Expect(set(object{"customFieldDefinitions": fields}).OK().At("customFieldDefinitions.0.translations")).To(BeEmpty())
	})

	It("shows taxes, account types and media in the reader's language, and lists missing translations", func() {
		missing := func(kind, language string) (found []any) {
			for _, m := range admin.Get("/admin/translation/missing/paged?pageSize=100&objectType=" + kind + "&languageCode=" + language).OK().At("items").([]any) {
				found = append(found, m.(map[string]any)["missing"])
			}
			return found
		}
		taxClass := func() map[string]any {
			for _, c := range admin.Get("/admin/product/tax-class/all").OK().At("items").([]any) {
				if one := c.(map[string]any); one["taxClassId"].(json.Number).String() == fmt.Sprint(shop.TaxClassID) {
					return one
				}
			}
			return nil
		}
		rates := []any{object{"countryCode": "DE", "rate": "19", "name": "VAT", "translations": []any{object{"languageCode": "de", "name": " MwSt. "}}}}
		admin.Once().Patch("/admin/product/tax-class", object{"taxClassId": shop.TaxClassID, "rates": rates}).OK()
		delete(rates[0].(object), "translations")
		admin.Once().Patch("/admin/product/tax-class", object{"taxClassId": shop.TaxClassID, "rates": rates}).OK()
		Expect(taxClass()["rates"].([]any)[0]).To(HaveKeyWithValue("translations", []any{map[string]any{"languageCode": "de", "name": "MwSt."}}), "kept in a request of a released client")
		Expect(missing("taxClass", "fr")).To(ContainElement([]any{"rates"}))
		Expect(missing("taxClass", "de-AT")).To(BeEmpty())

		types := admin.Get("/admin/customer/account-type/all").OK()
		kind := types.ID("items.0.accountTypeId")
		Expect(missing("accountType", "de")).To(ContainElement([]any{"name"}))
		admin.Once().Patch("/admin/account-type", object{"accountTypeId": kind, "translations": []any{object{"languageCode": "de", "name": "Kundschaft"}}}).OK()
		Expect(missing("accountType", "de")).To(HaveLen(len(types.At("items").([]any)) - 1))
		signUp := func(language string) *apitest.Answer {
			return shop.Storefront.Once().Post("/customer/user", object{"email": language + "@example.com", "password": "seven slow kettles", "firstName": "Ida", "lastName": "Kern", "acceptTerms": true, "languageCode": language}).OK()
		}
		german, french := signUp("de"), signUp("fr")
		Expect([]any{german.At("customer.accountTypeName"), french.At("customer.accountTypeName")}).To(Equal([]any{"Kundschaft", types.At("items.0.name")}))

		picture := admin.Upload("/admin/media", "white.png", aPNG(64, 64, 7), map[string]string{"altText": "White"}).OK()
		Expect(missing("media", "de")).To(ContainElement([]any{"altText"}))
		id := picture.ID("mediaId")
		Expect(admin.Once().Patch("/admin/media", object{"mediaId": id, "translations": []any{object{"languageCode": "de", "altText": " Weiß "}}}).OK().At("translations")).To(
			Equal([]any{map[string]any{"languageCode": "de", "altText": "Weiß"}}))
		Expect(missing("media", "de")).To(BeEmpty())
		Expect(admin.Get("/admin/media/paged?search=WEISS").OK().ID("items.0.mediaId")).To(Equal(id), "found by its text in another language")
		admin.Once().Patch("/admin/product", object{"productId": shop.ProductID, "media": []any{object{"mediaId": id}}}).OK()
		for language, want := range map[string][]any{"en": {"White", "White", false}, "de-AT": {"Weiß", "Weiß", false}, "fr": {"White", "White", true}} {
			shown := shop.Storefront.Get(fmt.Sprintf("/customer/product?productId=%d&languageCode=%s", shop.ProductID, language)).OK()
			fell := slices.Contains(shown.At("untranslated").([]any), any("media"))
			Expect([]any{shown.At("media.0.altText"), shown.At("primaryMedia.altText"), fell}).To(Equal(want), language)
		}
		Expect(missing("storeSettings", "fr")).To(Equal([]any{[]any{"policies", "customFieldDefinitions"}}))
		Expect(missing("storeSettings", "en")).To(BeEmpty())
		for kind, permission := range map[string]string{"accountType": "customer:read", "media": "media:read", "storeSettings": "store:read"} {
			path := "/admin/translation/missing/paged?languageCode=de&objectType=" + kind
			shop.AppToken("product:read", permission).Get(path).OK()
			shop.AppToken("product:read").Get(path).Is(http.StatusForbidden)
		}

		By("on an order, in the language of the order")
		customer := shop.Storefront.Bearer(german.Text("accessToken"))
		cart := customer.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		body := apitest.Guest{Client: customer, CartID: cart.ID("cartId"), Shop: shop}.Checkout("pm_card_visa")
		delete(body, "email")
		order := customer.Once().Post("/customer/checkout", body).OK().ID("orderId")
		taxes := func(a *apitest.Answer, at string) (names []any) {
			for _, t := range a.OK().At(at).([]any) {
				names = append(names, t.(map[string]any)["name"])
			}
			return names
		}
		bought := fmt.Sprint("/customer/order?orderId=", order)
		Expect(taxes(customer.Get(bought), "taxes")).To(Equal([]any{"MwSt."}))
		Expect(taxes(admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)), "items.0.taxes")).To(Equal([]any{"VAT"}))
		admin.Once().Patch("/admin/order", object{"orderId": order, "languageCode": "fr"}).OK()
		Expect(taxes(customer.Get(bought), "taxes")).To(Equal([]any{"VAT"}), "in another language that an administrator sets")
	})

	It("refuses invalid translations with a pointer to each", func() {
		pointers := func(body object) (at []string) {
			GinkgoHelper()
			for _, e := range set(body).Refused(domain.InvalidValue).Errors {
				at = append(at, e.Pointer)
			}
			return at
		}
		Expect(pointers(object{
			"policies": []any{
				object{"type": "TERMS_OF_SERVICE", "title": "Terms", "html": "<p>Pay.</p>", "translations": []any{object{"languageCode": "de", "title": " ", "url": "https://shop.example/agb"}, object{"languageCode": "de", "title": "AGB", "html": " "}}},
				object{"type": "LEGAL_NOTICE", "title": "Imprint", "url": "https://shop.example/imprint", "translations": []any{object{"languageCode": "de", "title": "Impressum", "html": "<p>Wir</p>"}}}},
			"customFieldDefinitions": []any{object{"object": "ORDER", "key": "gift", "type": "BOOLEAN", "name": "Gift", "translations": []any{
				object{"languageCode": "de", "name": strings.Repeat("ä", 101)}, object{"languageCode": "de", "name": "Geschenk"}}}},
		})).To(ConsistOf("/policies/0/translations/0/title", "/policies/0/translations/0/url", "/policies/0/translations/1/languageCode", "/policies/0/translations/1/html",
			"/policies/1/translations/0/html", "/customFieldDefinitions/0/translations/0/name", "/customFieldDefinitions/0/translations/1/languageCode"))
	})
})
