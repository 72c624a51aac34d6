package value_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("A gift card code", func() {
	const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

	It("has four groups, and is read in upper or lower case, with or without separators, and with look-alike characters", func() {
		for range 200 {
			code := value.NewCode()
			Expect(code).To(MatchRegexp(`^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$`))
			plain := strings.ReplaceAll(code, "-", "")
			Expect(value.LastFour(code)).To(Equal(plain[12:]))
			for _, spelled := range []string{code, plain, strings.ToLower(code), " " + strings.ReplaceAll(code, "-", " "), strings.NewReplacer("0", "o", "1", "l").Replace(code), strings.NewReplacer("0", "O", "1", "i").Replace(code)} {
				read, ok := value.ReadCode(spelled)
				Expect([]any{read, ok}).To(Equal([]any{plain, true}), spelled)
			}
		}
	})

	It("is refused with any wrong character or any two characters swapped", func() {
		code := strings.ReplaceAll(value.NewCode(), "-", "")
		for i := range code {
			for _, c := range alphabet {
				wrong := code[:i] + string(c) + code[i+1:]
				_, ok := value.ReadCode(wrong)
				Expect(ok).To(Equal(wrong == code), wrong)
			}
			for j := i + 1; j < len(code); j++ {
				swapped := []byte(code)
				swapped[i], swapped[j] = swapped[j], swapped[i]
				_, ok := value.ReadCode(string(swapped))
				Expect(ok).To(Equal(string(swapped) == code), string(swapped))
			}
		}
	})

	It("is refused in other lengths and with other characters", func() {
		code := value.NewCode()
		for _, text := range []string{"", "-", code[:18], code + "0", "U" + code[1:], "\x00" + code[1:], "é" + code[2:], strings.Repeat(" ", 100) + code} {
			_, ok := value.ReadCode(text)
			Expect(ok).To(BeFalse(), text)
		}
	})

	It("is random in every character and has a hash that depends on the store's key", func() {
		seen := make([]map[byte]bool, 16)
		for range 600 {
			plain, _ := value.ReadCode(value.NewCode())
			for i := range plain {
				if seen[i] == nil {
					seen[i] = map[byte]bool{}
				}
				seen[i][plain[i]] = true
			}
		}
		for i, characters := range seen {
			Expect(len(characters)).To(BeNumerically(">=", 30), "position %d", i) // a chance of 2e-7 of missing 3 of 32
		}
		code, _ := value.ReadCode(value.NewCode())
		one, other := value.NewCodeKey(), value.NewCodeKey()
		Expect(value.Hash(one, code)).To(Equal(value.Hash(one, code)))
		Expect(value.Hash(one, code)).NotTo(Equal(value.Hash(other, code)))
		Expect(value.Hash(one, code)).To(HaveLen(32))
	})
})
