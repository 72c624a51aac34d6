package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = Describe("A product's search texts", func() {
	It("contain all option values for staff, and those of active variants for buyers, in each language", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		german := func(name string) []domain.NameTranslation {
			return []domain.NameTranslation{{LanguageCode: "de", Name: name}, {LanguageCode: "fr", Name: name + " e\u0301"}}
		}
		value := func(text, translation string) catalog.OptionValueInput {
			return catalog.OptionValueInput{Value: &text, Translations: german(translation)}
		}
		read := func(id int64) []string {
			GinkgoHelper()
			both := make([]string, 2)
			Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT search, shop_search FROM products WHERE id = $1", id).Scan(&both[0], &both[1])).To(Succeed())
			return both
		}
		for sku, names := range map[string][]string{"A": {"Größe: EU", "Farbe"}, "B": {"Color", "Size"}} {
			second, disabled, sold := sku+"-2", catalog.VariantDisabled, 1
			p := s.good(ctx, sku+"-1", 1, func(in *catalog.ProductInput) {
				in.Options = []catalog.OptionInput{
					{Name: &names[0], Translations: german("Maß"), Values: []catalog.OptionValueInput{value("XL", "sehr groß"), value("42,5", "Maß")}},
					{Name: &names[1], Values: []catalog.OptionValueInput{value("Черный", "schwarz"), value(names[1]+" Rose\u0301", "rosé"), value("unused", "leer")}},
				}
				in.Variants = append(in.Variants, catalog.VariantInput{SKU: &second, Status: &disabled, StockOnHand: &sold, Prices: in.Variants[0].Prices})
				in.Variants[0].OptionValues = []catalog.OptionChoice{{Option: names[0], Value: "XL"}, {Option: names[1], Value: names[1] + " Rosé"}}
				in.Variants[1].OptionValues = []catalog.OptionChoice{{Option: names[0], Value: "42,5"}, {Option: names[1], Value: "Черный"}}
			})
			both := read(p.ID)
			Expect(both[0]).To(ContainSubstring("chernyi"))
			Expect(both[1]).To(And(ContainSubstring("sehr gross"), Not(ContainSubstring("chernyi")), Not(ContainSubstring("leer"))))
		}
	})
})
