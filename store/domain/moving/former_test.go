package moving_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/moving"
)

var _ = Describe("The former path of a product", func() {
	It("has the handle of Shopify as the file writes it", func() {
		all, _ := products("Handle|Title|Price\nMug-Größe|Mug|5\n|Without a handle|5")
		Expect(all).To(HaveLen(2))
		Expect(all[0].FormerPath).To(Equal([]string{"products", "Mug-Größe"}))
		Expect(all[1].FormerPath).To(BeNil(), "the address is unknown")
	})

	DescribeTable("has the slug that WooCommerce derives from a title", func(language, title, slug string) {
		s := sheetOf("ID|Type|SKU|Name|Regular price\n1|simple|A|" + title + "|5")
		p := moving.Detect(s.header)
		t := terms
		t.Language = language
		one, _ := moving.NewLayout(p, s.header, p.Map(s.header), s.columns, t).Product(s.rows)
		if slug == "" {
			Expect(one.FormerPath).To(BeNil())
			return
		}
		Expect(one.FormerPath).To(Equal([]string{"product", slug}))
	},
		Entry("in lower case with hyphens", "en", "Pour-over  Set / White – 2.0", "pour-over-set-white-2-0"),
		Entry("without signs", "en", "Tom's \"Best\" Mug & Cup (new)!", "toms-best-mug-cup-new"),
		Entry("without HTML", "en", "<b>Mug</b> &amp; Cup", "mug-cup"),
		Entry("without accents", "en", "Café Müller Ångström", "cafe-muller-angstrom"),
		Entry("in German", "de-AT", "Größe Öl Maß", "groesse-oel-mass"),
		Entry("in Danish", "da", "Rød Æble På", "roed-aeble-paa"),
		Entry("in the letters of other scripts", "ru", "Чайник №5 йод", "чайник-5-йод"),
		Entry("only if a letter is left", "en", "!!!", ""),
		Entry("only if WordPress does not cut it", "en", strings.Repeat("ж", 40), ""),
	)
})
