package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A search text", func() {
	DescribeTable("is split into words at blanks:", func(search string, words ...string) {
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

	DescribeTable("matches a text", func(search string, matches bool) {
		Expect(domain.HasWords("Linen Shirt by Acme", search)).To(Equal(matches))
	},
		Entry("that contains every word in order", "linen shirt", true),
		Entry("that contains every word in another order", "acme  Linen ", true),
		Entry("that contains every word as a part of its words", "irt lin", true),
		Entry("but not if one of the words is missing", "linen hat", false),
		Entry("if the search text has no words", " ", true),
	)
})
