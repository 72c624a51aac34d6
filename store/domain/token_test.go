package domain_test

import (
	"crypto/sha256"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A token", func() {
	It("starts with its kind, and ends with a checksum that detects typing errors", func() {
		token := domain.NewToken(domain.AppTokenKind)
		Expect(token).To(MatchRegexp(`^sp_app_[0-9A-Za-z]{49}$`))
		kind, is := domain.TokenKindOf(token)
		Expect(is).To(BeTrue())
		Expect(kind).To(Equal(domain.AppTokenKind))
		for i := len("sp_app_"); i < len(token); i++ {
			other := byte('x')
			if token[i] == other {
				other = 'y'
			}
			_, is := domain.TokenKindOf(token[:i] + string(other) + token[i+1:])
			Expect(is).To(BeFalse(), "at %d", i)
		}
		for _, wrong := range []string{"", token[:len(token)-1], token + "x", strings.Repeat("x", 1<<20)} {
			_, is := domain.TokenKindOf(wrong)
			Expect(is).To(BeFalse())
		}
	})

	It("is random from its first character", func() {
		seen, first := map[string]bool{}, map[byte]int{}
		for range 2000 {
			token := domain.NewToken(domain.AppTokenKind)
			seen[token] = true
			first[token[len("sp_app_")]]++
		}
		Expect(seen).To(HaveLen(2000))
		Expect(len(first)).To(BeNumerically(">=", 60), "of 62 characters")
	})

	It("is stored only as its SHA-256 hash, and displayed only by its first four characters", func() {
		token := domain.NewToken(domain.AppTokenKind)
		sum := sha256.Sum256([]byte(token))
		Expect(domain.HashToken(token)).To(Equal(sum[:]))
		Expect(domain.TokenHint(token)).To(Equal(token[:len("sp_app_")+4]))
	})
})
