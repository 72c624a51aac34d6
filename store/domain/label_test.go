package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A label", func() {
	It("is trimmed", func() {
		var refused domain.Refusals
		Expect(refused.Label("/name", new(" Acme\u00a0"))).To(HaveValue(Equal("Acme")))
		Expect(refused.Label("/name", nil)).To(BeNil())
		Expect(refused.Labels("/tags", []string{"new ", "new", " sale"})).To(Equal([]string{"new", "sale"}))
		Expect(refused.Labels("/tags", nil)).To(BeNil())
		Expect(refused.Err()).NotTo(HaveOccurred())
	})

	It("is rejected without a visible character, with a pointer to each such label", func() {
		var refused domain.Refusals
		refused.Label("/name", new(" \u200b"))
		refused.OptionalLabel("/brand", new(new("  ")))
		refused.Labels("/tags", []string{"new", "\t"})
		var at []string
		for _, f := range refused.Err().(*domain.Error).Fields {
			at = append(at, f.Pointer)
		}
		Expect(at).To(Equal([]string{"/name", "/brand", "/tags/1"}))
	})

	It("can be cleared by an empty string if null is allowed", func() {
		var refused domain.Refusals
		Expect(*refused.OptionalLabel("/brand", new(new("")))).To(BeNil())
		Expect(*refused.OptionalLabel("/brand", new(*string))).To(BeNil())
		Expect(refused.OptionalLabel("/brand", nil)).To(BeNil())
		Expect(refused.Err()).NotTo(HaveOccurred())
	})
})
