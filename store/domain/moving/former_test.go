package moving_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/moving"
)

var _ = Describe("The former path of a product", func() {
	It("is Shopify's handle exactly as the file contains it", func() {
		all, _ := products("Handle|Title|Price\nMug-Größe|Mug|5\n|Without a handle|5")
		Expect(all).To(HaveLen(2))
		Expect(all[0].FormerPath).To(Equal([]string{"products", "Mug-Größe"}))
		Expect(all[1].FormerPath).To(BeNil(), "the address is unknown")
	})

	It("is unknown in WooCommerce, whose file has no slugs", func() {
		s := sheetOf("ID|Type|SKU|Name|Regular price\n1|simple|A|Mug|5")
		p := moving.Detect(s.header)
		one, _ := moving.NewLayout(p, s.header, p.Map(s.header), s.columns, terms).Product(s.rows)
		Expect(one.FormerPath).To(BeNil())
	})
})
