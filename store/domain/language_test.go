package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Language", func() {
	It("lists each once, with its own name and direction", func() {
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

	DescribeTable("is matched with the languages that a store has", func(wanted, matched string, offered ...string) {
		Expect(domain.MatchLanguage(offered, wanted)).To(Equal(matched))
	},
		Entry("itself", "de", "de", "en", "de"),
		Entry("in another case", "PT-br", "pt-BR", "en", "pt-BR"),
		Entry("for a region", "de-AT", "de", "en", "de"),
		Entry("of a region", "pt", "pt-BR", "en", "pt-BR"),
		Entry("rather the exact region", "de-AT", "de-AT", "de", "de-AT"),
		Entry("but not with a related one", "nb", "", "en", "da"),
		Entry("nor another script", "zh-Hant", "", "zh-CN"),
		Entry("nor nothing", "fr", "", "en", "de"),
		Entry("nor a text that is no code", "_", "", "en"))
})
