package store_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/migrations"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = Describe("The migration that adds option values to search texts", func() {
	It("writes the texts that a change of the product writes", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		german := func(name string) []domain.NameTranslation {
			return []domain.NameTranslation{{LanguageCode: "de", Name: name}, {LanguageCode: "fr", Name: name + " e\u0301"}}
		}
		value := func(text, translation string) catalog.OptionValueInput {
			return catalog.OptionValueInput{Value: &text, Translations: german(translation)}
		}
		texts := map[int64][]string{}
		read := func(id int64) []string {
			GinkgoHelper()
			both := make([]string, 2)
			Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT search, shop_search FROM products WHERE id = $1", id).Scan(&both[0], &both[1])).To(Succeed())
			return both
		}
		plain := s.good(ctx, "PLAIN", 1)
		texts[plain.ID] = read(plain.ID)
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
			texts[p.ID] = both
			Expect(both[0]).To(ContainSubstring("chernyi"))
			Expect(both[1]).To(And(ContainSubstring("sehr gross"), Not(ContainSubstring("chernyi")), Not(ContainSubstring("leer"))))
			first := "\n" + domain.FoldSearch(names[0])
			before := func(text string) string { return text[:strings.Index(text, first)] }
			Expect(s.Data.SQL.ExecContext(ctx, "UPDATE products SET search = $2, shop_search = $3 WHERE id = $1", p.ID, before(both[0]), before(both[1]))).Error().NotTo(HaveOccurred())
		}
		file, err := migrations.Files.ReadFile("0095_search_option_values.up.sql")
		Expect(err).NotTo(HaveOccurred())
		tx, err := s.Data.SQL.BeginTx(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.ExecContext(ctx, string(file))).Error().NotTo(HaveOccurred())
		Expect(tx.Commit()).To(Succeed())
		for id, both := range texts {
			Expect(read(id)).To(Equal(both))
		}
	})
})
