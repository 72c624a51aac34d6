package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A search text", func() {
	DescribeTable("is split into words at blanks", func(search string, words ...string) {
		Expect(domain.SearchWords(search)).To(Equal(words))
	},
		Entry("one word", "Linen", "linen"),
		Entry("blanks around and between words", "  linen \t shirt ", "linen", "shirt"),
		Entry("the same word twice", "shirt SHIRT", "shirt"),
		Entry("punctuation within a word", "A-1,5 mia@shop.example", "a-1,5", "mia@shop.example"),
	)

	It("contains no words if it is blank", func() {
		Expect(domain.SearchWords(" \t\n")).To(BeEmpty())
	})

	DescribeTable("matches a text that contains every word", func(search string, matches bool) {
		Expect(domain.HasWords("Linen Shirt by Acme", search)).To(Equal(matches))
	},
		Entry("in order", "linen shirt", true),
		Entry("in another order", "acme  Linen ", true),
		Entry("parts of words", "irt lin", true),
		Entry("without one of the words", "linen hat", false),
		Entry("without words in the search", " ", true),
	)
})
