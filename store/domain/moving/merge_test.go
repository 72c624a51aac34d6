package moving_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/moving"
)

var _ = Describe("A product in an imported file", func() {
	const file = `Handle|Title|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Variant SKU|Variant Inventory Qty|Variant Price|Variant Compare At Price|SEO Title
		shirt|Shirt|Size|S|Color|Red|A|3|10|12|Good
		shirt|||M||Red||4|11||`
	red := func(size string) []moving.Choice {
		return []moving.Choice{{Option: "color", Value: "RED"}, {Option: "Size", Value: size}}
	}
	item := func() moving.Product {
		GinkgoHelper()
		all, findings := products(file)
		Expect(findings.Refused()).To(BeFalse())
		return all[0]
	}

	It("is created with its options, opening stock and the ids of the store", func() {
		class := int64(5)
		body := item().Creation(moving.References{TaxClassID: &class, CollectionIDs: []int64{8}, SKUs: []string{"A", "B"}})
		Expect(body).To(And(HaveKeyWithValue("taxClassId", int64(5)), HaveKeyWithValue("collectionIds", []int64{8}), HaveKeyWithValue("slug", "shirt")))
		Expect(body["options"]).To(Equal([]any{
			map[string]any{"name": "Size", "values": []any{map[string]any{"value": "S"}, map[string]any{"value": "M"}}},
			map[string]any{"name": "Color", "values": []any{map[string]any{"value": "Red"}}}}))
		Expect(body["variants"].([]any)[1]).To(And(HaveKeyWithValue("sku", "B"), HaveKeyWithValue("stockOnHand", 4)))
	})

	It("changes the stored variants with its option values, adds new ones and keeps the others", func() {
		p := item()
		p.Cells["/variants/1/prices/0"] = moving.Cell{Row: 99}
		wholesale := map[string]any{"currencyCode": "EUR", "amount": "7", "accountTypeId": int64(2), "minQuantity": 1}
		body, cells := p.Update(moving.Stored{
			ID: 1, CollectionIDs: []int64{7}, SEO: map[string]any{"title": "Old", "description": "Kept"},
			Options: []moving.StoredOption{{ID: 11, Name: "Size", Values: []moving.StoredValue{{ID: 21, Text: "M"}, {ID: 22, Text: "XL"}}}, {ID: 12, Name: "Color", Values: []moving.StoredValue{{ID: 23, Text: "Red"}}}},
			Variants: []moving.StoredVariant{
				{ID: 31, SKU: "OTHER", Choices: red("XL")},
				{ID: 32, SKU: "M1", Choices: red("M"), Prices: []any{wholesale, map[string]any{"currencyCode": "EUR", "amount": "9", "minQuantity": 1}}}},
		}, moving.References{CollectionIDs: []int64{7, 8}, SKUs: []string{"A", "shirt-m-red"}})
		Expect(body).To(And(HaveKeyWithValue("productId", int64(1)), HaveKeyWithValue("collectionIds", []int64{7, 8}), Not(HaveKey("slug"))))
		Expect(body["seo"]).To(Equal(map[string]any{"title": "Good", "description": "Kept"}))
		Expect(body["options"]).To(Equal([]any{
			map[string]any{"productOptionId": int64(11), "values": []any{map[string]any{"productOptionValueId": int64(21)}, map[string]any{"productOptionValueId": int64(22)}, map[string]any{"value": "S"}}},
			map[string]any{"productOptionId": int64(12), "values": []any{map[string]any{"productOptionValueId": int64(23)}}}}))
		variants := body["variants"].([]any)
		Expect(variants).To(HaveLen(3))
		Expect(variants[0]).To(Equal(map[string]any{"variantId": int64(31)}))
		Expect(variants[1]).To(And(HaveKeyWithValue("variantId", int64(32)), Not(HaveKey("sku")), Not(HaveKey("stockOnHand")), Not(HaveKey("optionValues")),
			HaveKeyWithValue("prices", []any{wholesale, map[string]any{"currencyCode": "EUR", "amount": "11"}})), "the SKU was derived, and the price for an account type stays")
		Expect(variants[2]).To(And(HaveKeyWithValue("sku", "A"), HaveKeyWithValue("stockOnHand", 3)))
		Expect(cells["/variants/1/prices/0"].Row).To(Equal(99), "the cells follow the variants to their new places")
		Expect(cells["/variants/2/sku"].Text).To(Equal("A"))
	})

	It("updates the only stored variant whatever its SKU, and matches one of several variants by SKU", func() {
		all, _ := products("Handle|Title|Variant SKU|Variant Price\nmug|Mug|NEW|5")
		body, _ := all[0].Update(moving.Stored{ID: 1, Variants: []moving.StoredVariant{{ID: 31, SKU: "OLD"}}}, moving.References{SKUs: []string{"NEW"}})
		Expect(body["variants"]).To(HaveLen(1))
		Expect(body["variants"].([]any)[0]).To(And(HaveKeyWithValue("variantId", int64(31)), HaveKeyWithValue("sku", "NEW")))
		body, _ = all[0].Update(moving.Stored{ID: 1, Variants: []moving.StoredVariant{{ID: 31, SKU: "OLD"}, {ID: 32, SKU: "NEW"}}}, moving.References{SKUs: []string{"NEW"}})
		Expect(body["variants"]).To(HaveLen(2))
		Expect(body["variants"].([]any)[1]).To(HaveKeyWithValue("variantId", int64(32)))
	})

	It("gets its SKU with the first free number appended if another variant has that SKU", func() {
		taken := map[string]bool{"A": true, "A-2": true}
		Expect(moving.NextSKU("A", func(s string) bool { return taken[s] })).To(Equal("A-3"))
		Expect(moving.NextSKU("B", func(s string) bool { return taken[s] })).To(Equal("B"))
		Expect(moving.NextSKU("", func(string) bool { return true })).To(BeEmpty())
	})
})
