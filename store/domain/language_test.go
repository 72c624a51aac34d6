package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The language table", func() {
	It("lists each language once, with its name and direction", func() {
		codes := map[string]domain.Language{}
		for _, l := range domain.Languages() {
			Expect(codes).NotTo(HaveKey(l.Code))
			codes[l.Code] = l
		}
		Expect(codes["de"]).To(Equal(domain.Language{Code: "de", Name: "German", NativeName: "Deutsch"}))
		Expect(codes["he"].RightToLeft).To(BeTrue())
		Expect(domain.KnownLanguage("pt-BR")).To(BeTrue())
		Expect(domain.KnownLanguage("xx")).To(BeFalse())
		Expect(domain.KnownCountry("DE")).To(BeTrue())
		for _, no := range []string{"UK", "EU", "ZZ", "XX", "de", ""} {
			Expect(domain.KnownCountry(no)).To(BeFalse(), no)
		}
	})

	DescribeTable("matches a wanted language with a store's languages", func(wanted, matched string, offered ...string) {
		Expect(domain.MatchLanguage(offered, wanted)).To(Equal(matched))
	},
		Entry("if it is the same language", "de", "de", "en", "de"),
		Entry("if only the case differs", "PT-br", "pt-BR", "en", "pt-BR"),
		Entry("if the store has the language without the region", "de-AT", "de", "en", "de"),
		Entry("if the store has the language with a region", "pt", "pt-BR", "en", "pt-BR"),
		Entry("with a preference for the same region", "de-AT", "de-AT", "de", "de-AT"),
		Entry("if the languages are only related (no match)", "nb", "", "en", "da"),
		Entry("if the script differs (no match)", "zh-Hant", "", "zh-CN"),
		Entry("if the store lacks the language (no match)", "fr", "", "en", "de"),
		Entry("if the text is not a language code (no match)", "_", "", "en"))
})
