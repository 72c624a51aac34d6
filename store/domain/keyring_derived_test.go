package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Secrets derived from the encryption keys", func() {
	It("are the same for every call, differ by key and purpose, and start with the active key's secret", func() {
		one, two := domain.NewKey("a"), domain.NewKey("b")
		first, err := domain.NewKeyring(one + "," + two)
		Expect(err).NotTo(HaveOccurred())
		rotated, err := domain.NewKeyring(two + "," + one)
		Expect(err).NotTo(HaveOccurred())
		of := first.Derived("purpose", 48)
		Expect(of).To(HaveLen(2))
		Expect(of[0]).To(HaveLen(48))
		Expect(of[0]).NotTo(Equal(of[1]))
		Expect(first.Derived("purpose", 48)).To(Equal(of))
		Expect(rotated.Derived("purpose", 48)).To(Equal([][]byte{of[1], of[0]}))
		Expect(first.Derived("another", 48)).NotTo(ContainElement(BeElementOf(of[0], of[1])))
	})
})
