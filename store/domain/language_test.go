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
})
