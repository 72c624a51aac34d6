package apitest_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// bulkResult is one line of a bulk task's result file.
type bulkResult struct {
	Line       int
	Outcome    string
	ProductID  int64
	VariantIDs []int64
	Problem    struct{ Code string }
}

// bulk sends lines to a bulk operation, waits for its task to end, and returns the results.
func bulk(admin apitest.Client, path string, lines []object) []bulkResult {
	GinkgoHelper()
	var file bytes.Buffer
	for _, line := range lines {
		raw, err := json.Marshal(line)
		Expect(err).NotTo(HaveOccurred())
		file.Write(append(raw, '\n'))
	}
	begun := time.Now()
	task := admin.Once().Upload(path, "lines.jsonl", file.Bytes(), nil).Is(http.StatusAccepted).ID("integrationTaskId")
	Eventually(func() string {
		return admin.Get(fmt.Sprint("/admin/integration-task?integrationTaskId=", task)).OK().Text("status")
	}).WithTimeout(30*time.Second + time.Duration(len(lines))*time.Second).Should(Equal("SUCCEEDED"))
	AddReportEntry(path, fmt.Sprintf("%d lines in %s", len(lines), time.Since(begun).Round(time.Millisecond)))
	var results []bulkResult
	answers := json.NewDecoder(bytes.NewReader(admin.Get(fmt.Sprint("/admin/integration-task/file?integrationTaskId=", task)).OK().Body))
	for answers.More() {
		var r bulkResult
		Expect(answers.Decode(&r)).To(Succeed())
		Expect(r.Line).To(Equal(len(results) + 1))
		results = append(results, r)
	}
	Expect(results).To(HaveLen(len(lines)))
	return results
}

// garment is a product of the season: two colors in five sizes.
type garment struct {
	id       int64
	variants []int64
	number   int
	carried  bool // also sold last season and now cheaper; other garments are archived or new
}

func (g garment) cents() int64 { return int64(4000 + g.number*10) }

// styled returns the fields of the garment's request, with a variant for every color and size.
func (g garment) styled() object {
	var variants []any
	for _, color := range []string{"Red", "Navy"} {
		for _, size := range []string{"XS", "S", "M", "L", "XL"} {
			variants = append(variants, object{"sku": fmt.Sprintf("G%d-%s-%s", g.number, color, size), "stockOnHand": 3, "optionValues": []any{
				object{"optionName": "Color", "value": color}, object{"optionName": "Size", "value": size}}, "prices": []any{object{"currencyCode": "EUR", "amount": cents(g.cents())}}})
		}
	}
	values := func(all ...string) (out []any) {
		for _, v := range all {
			out = append(out, object{"value": v})
		}
		return out
	}
	return object{"name": fmt.Sprint("Winter dress ", g.number), "slug": fmt.Sprint("winter-dress-", g.number), "status": "ACTIVE", "tags": []string{"winter"}, "variants": variants,
		"options": []any{object{"name": "Color", "values": values("Red", "Navy")}, object{"name": "Size", "values": values("XS", "S", "M", "L", "XL")}}}
}

// changeSeason replaces the garments of one season with the garments of the next. A third is archived, and a third is
// new. The last third stays at a lower price, with a new name, address, picture and translation.
func changeSeason(world *apitest.World, variants int) {
	GinkgoHelper()
	shop := world.Shop("season")
	admin := shop.Admin
	admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de"}}).OK()
	admin.Patch("/admin/product", object{"productId": shop.ProductID, "status": "ARCHIVED"}).OK()
	count := max(variants/10, 3)
	garments := make([]garment, count)
	var lines []object
	for i := range garments {
		garments[i].number, garments[i].carried = i, i%3 == 1
		if i%3 < 2 {
			lines = append(lines, garments[i].styled())
		}
	}
	write := func(path string, lines []object, each func(i int, r bulkResult)) {
		GinkgoHelper()
		for i, r := range bulk(admin, path, lines) {
			Expect(r.Outcome).To(Equal("DONE"), "line %d of %s: %s", r.Line, path, r.Problem.Code)
			each(i, r)
		}
	}
	of := func(remainder ...int) (all []*garment) {
		for i := range garments {
			for _, r := range remainder {
				if i%3 == r {
					all = append(all, &garments[i])
				}
			}
		}
		return all
	}
	enter := func(lines []object, into []*garment) {
		GinkgoHelper()
		write("/admin/product/bulk", lines, func(i int, r bulkResult) {
			into[i].id, into[i].variants = r.ProductID, r.VariantIDs
			Expect(r.VariantIDs).To(HaveLen(10))
		})
	}
	enter(lines, of(0, 1))

	By("changing the season")
	picture := processed(admin, admin.Upload("/admin/media", "spring.png", aPNG(40, 30, 1), nil).OK().ID("mediaId"))
	spring := admin.Post("/admin/collection", object{"name": "Spring", "type": "MANUAL"}).OK()
	sale := admin.Post("/admin/collection", object{"name": "Sale", "type": "RULE", "rules": object{"match": "ALL", "conditions": []any{object{"field": "TAG", "operator": "EQUALS", "value": "sale"}}}}).OK()
	var changes, prices, counts, fresh []object
	for _, g := range of(0) {
		changes = append(changes, object{"productId": g.id, "status": "ARCHIVED"})
	}
	for _, g := range of(1) {
		changes = append(changes, object{"productId": g.id, "name": fmt.Sprint("Spring dress ", g.number), "slug": fmt.Sprint("spring-dress-", g.number), "tags": []string{"sale"}, "collectionIds": []int64{spring.ID("collectionId")},
			"media":        []any{object{"mediaId": picture.ID("mediaId")}},
			"translations": []any{object{"languageCode": "de", "name": fmt.Sprint("Frühlingskleid ", g.number), "slug": fmt.Sprint("fruehlingskleid-", g.number)}}})
		var rows []any
		for _, v := range g.variants {
			rows = append(rows, object{"variantId": v, "currencyCode": "EUR", "amount": cents(g.cents() - 1000), "compareAtAmount": cents(g.cents())})
		}
		prices = append(prices, object{"prices": rows})
		counts = append(counts, object{"reason": "COUNTED", "items": []any{object{"variantId": g.variants[0], "stockOnHand": 0}, object{"variantId": g.variants[1], "stockOnHand": 7}}})
	}
	done := func(int, bulkResult) {}
	write("/admin/product/bulk", changes, done)
	write("/admin/price/bulk", prices, done)
	write("/admin/stock/bulk", counts, done)
	for _, g := range of(2) {
		line := g.styled()
		line["name"], line["slug"], line["collectionIds"] = fmt.Sprint("Spring dress ", g.number), fmt.Sprint("spring-dress-", g.number), []int64{spring.ID("collectionId")}
		fresh = append(fresh, line)
	}
	enter(fresh, of(2))
	refused := bulk(admin, "/admin/product/bulk", []object{{"name": "Twin", "slug": "spring-dress-1"}, {"productId": of(1)[0].id, "brand": "Juniper"}})
	Expect([]string{refused[0].Outcome, refused[0].Problem.Code, refused[1].Outcome}).To(Equal([]string{"REFUSED", "already_exists", "DONE"}))

	By("comparing the shop with the new catalog")
	cards := func(query string) map[string]object {
		GinkgoHelper()
		found := map[string]object{}
		for target := "/customer/product/paged?pageSize=100&" + query; target != ""; {
			page := shop.Storefront.Get(target).OK()
			for _, card := range page.At("items").([]any) {
				found[card.(object)["slug"].(string)] = card.(object)
			}
			target = ""
			if next, more := page.At("nextCursor").(string); more {
				target = "/customer/product/paged?pageSize=100&" + query + "&cursor=" + next
			}
		}
		return found
	}
	shown, german := cards(""), cards("languageCode=de")
	Expect(shown).To(HaveLen(len(of(1, 2))))
	Expect(german).To(HaveLen(len(shown)))
	for _, g := range of(1, 2) {
		card := shown[fmt.Sprint("spring-dress-", g.number)]
		Expect(card).NotTo(BeNil(), "garment %d", g.number)
		want := []any{fmt.Sprint("Spring dress ", g.number), cents(g.cents()), nil, true}
		if g.carried {
			want[1], want[2] = cents(g.cents()-1000), cents(g.cents())
			Expect(card["primaryMedia"].(object)["url"]).To(Equal(picture.Text("url")))
			Expect(german[fmt.Sprint("fruehlingskleid-", g.number)]["name"]).To(Equal(fmt.Sprint("Frühlingskleid ", g.number)))
		}
		Expect([]any{card["name"], card["priceFrom"], card["compareAtFrom"], card["inStock"]}).To(Equal(want), "garment %d", g.number)
	}
	Expect(cards("collectionSlug=spring")).To(HaveLen(len(of(1, 2))))
	Expect(cards("collectionSlug=sale")).To(HaveLen(len(of(1))))
	Expect(admin.Get("/admin/collection?collectionId=" + sale.Text("collectionId")).OK().ID("productCount")).To(BeEquivalentTo(len(of(1))))
	Expect(cards("option=Size:XS,Color:Red")).To(HaveLen(len(of(1, 2))))
	Expect(cards("option=Size:XS&inStock=true&tag=sale")).To(HaveLen(len(of(1))), "Navy is in stock")
	facets := shop.Storefront.Get("/customer/product/facets").OK()
	Expect(facets.ID("productCount")).To(BeEquivalentTo(len(of(1, 2))))
	Expect(facets.ID("tags.0.productCount") + facets.ID("tags.1.productCount")).To(BeEquivalentTo(len(of(1, 2))))
	shop.Storefront.Get("/customer/product?slug=winter-dress-0").Is(http.StatusNotFound)
	g := of(1)[0]
	page := shop.Storefront.Get(fmt.Sprint("/customer/product?languageCode=de&slug=fruehlingskleid-", g.number)).OK()
	Expect([]any{page.ID("productId"), page.At("variants.0.availability"), page.At("variants.1.availability")}).To(Equal([]any{g.id, "OUT_OF_STOCK", "IN_STOCK"}))
	cart := shop.Storefront.Post("/customer/cart/item", object{"variantId": g.variants[1], "quantity": 7}).OK()
	Expect([]any{cart.At("items.0.unitPrice"), cart.At("items.0.sku")}).To(Equal([]any{cents(g.cents() - 1000), fmt.Sprintf("G%d-Red-S", g.number)}))
	shop.Storefront.With("X-Cart-Token", cart.Text("token")).Post("/customer/cart/item", object{"variantId": g.variants[0], "quantity": 1}).Is(http.StatusUnprocessableEntity)

	rows := strings.Split(strings.TrimSpace(string(admin.Get("/admin/product/export?format=csv&status=ACTIVE").OK().Body)), "\n")
	Expect(rows).To(HaveLen(1 + 10*len(of(1, 2))))
	seen := 0
	for _, row := range rows {
		if strings.Contains(row, "Spring dress ") {
			seen++
		}
	}
	Expect(seen).To(Equal(len(rows) - 1))
}
