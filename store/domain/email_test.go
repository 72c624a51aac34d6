package domain_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("An e-mail address", func() {
	DescribeTable("is folded and made mailable if it is written", func(text, folded, mailable string) {
		Expect(domain.FoldEmail(text)).To(Equal(folded))
		Expect(domain.FoldEmail(folded)).To(Equal(folded))
		got, ok := domain.MailableEmail(folded)
		Expect(ok).To(BeTrue())
		Expect(got).To(Equal(mailable))
	},
		Entry("in capitals", " Mia.Keller@Example.COM ", "mia.keller@example.com", "mia.keller@example.com"),
		Entry("with a plus", "mia+shop@example.com", "mia+shop@example.com", "mia+shop@example.com"),
		Entry("with composed accents", "andr\u00e9@example.com", "andr\u00e9@example.com", "andr\u00e9@example.com"),
		Entry("with decomposed accents", "andre\u0301@example.com", "andr\u00e9@example.com", "andr\u00e9@example.com"),
		Entry("at an international domain", "x@M\u00dcNCHEN.example", "x@m\u00fcnchen.example", "x@xn--mnchen-3ya.example"),
		Entry("at an international domain with decomposed accents", "x@mu\u0308nchen.example", "x@m\u00fcnchen.example", "x@xn--mnchen-3ya.example"),
		Entry("at a domain in A-labels", "x@XN--mnchen-3ya.example", "x@m\u00fcnchen.example", "x@xn--mnchen-3ya.example"),
		Entry("at a Cyrillic domain", "иван@почта.рф", "иван@почта.рф", "иван@xn--80a1acny.xn--p1ai"),
		Entry("at a domain with a full-width dot", "x@m\u00fcnchen\u3002example", "x@m\u00fcnchen.example", "x@xn--mnchen-3ya.example"),
	)

	DescribeTable("is refused if it is written", func(text string) {
		_, ok := domain.MailableEmail(text)
		Expect(ok).To(BeFalse())
	},
		Entry("in brackets", "<x@example.com>"), Entry("with two dots in a row", "x@example..com"), Entry("with two dots before the @", "x..y@example.com"),
		Entry("with a zero-width space", "x\u200b@example.com"), Entry("with a soft hyphen", "x\u00ad@example.com"), Entry("with a no-break space", "x\u00a0y@example.com"),
		Entry("with a name", "Mia <x@example.com>"), Entry("in quotes", `"a b"@example.com`), Entry("with a comment", "x@example.com (Mia)"), Entry("as two addresses", "x@example.com,y@example.com"),
		Entry("without a domain", "x@"), Entry("without a name", "@example.com"), Entry("with a line break", "x@example.com\r\nBcc: y@example.com"),
		Entry("with 65 letters before the @", strings.Repeat("x", 65)+"@example.com"), Entry("at a domain with an underscore", "x@not_allowed.example"),
		Entry("at a domain whose label begins with a hyphen", "x@-a.example"), Entry("at an IP address", "x@[127.0.0.1]"), Entry("at a domain with a label of 64 letters", "x@"+strings.Repeat("a", 64)+".example"),
		Entry("at a domain that cannot exist", "x@xn--\u00fc.example"), Entry("with a direction mark", "x@example.com\u202e"),
	)
})
