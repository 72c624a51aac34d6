package pdf

import (
	"unicode/utf8"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// seen returns a line as it is printed, from left to right.
func seen(text string, rtl bool) string {
	line := []rune(text)
	var out []rune
	for _, i := range visual(line, rtl) {
		out = append(out, line[i])
	}
	return string(out)
}

var _ = Describe("Text in any script", func() {
	DescribeTable("is rendered in reading order, such as", func(text string, rtl bool, want string) {
		Expect(seen(text, rtl)).To(Equal(want))
	},
		Entry("Latin", "abc 123", false, "abc 123"),
		Entry("Hebrew in a line from left to right", "to אבג now", false, "to גבא now"),
		Entry("a number after Hebrew", "to אבג 123 now", false, "to 123 גבא now"),
		Entry("Latin within Hebrew, in a line from left to right", "אב de גד", false, "בא de דג"),
		Entry("Latin within Hebrew, in a line from right to left", "אב de גד", true, "דג de בא"),
		Entry("an amount in a line from right to left", "אבג 1,234.50 €", true, "€ 1,234.50 גבא"),
		Entry("a date within Arabic", "ب 2026/11/20 ت", true, "ت 2026/11/20 ب"),
		Entry("marks that stay with their letters", "שָׁלוֹם", true, "ם\u05d5\u05b9ל\u05e9\u05b8\u05c1"),
	)

	It("has its letters joined by the rules of Arabic", func() {
		Expect(shape("سلام")).To(Equal("\ufeb3\ufefc\ufee1"))
		Expect(shape("محمد")).To(Equal("\ufee3\ufea4\ufee4\ufeaa"))
		Expect(shape("دار")).To(Equal("\ufea9\ufe8d\ufead"))
		Expect(shape("پاک")).To(Equal("\ufb58\ufe8e\ufb8e"))
		Expect(shape("لا")).To(Equal("\ufefb"))
		Expect(shape("ل")).To(Equal("\ufedd"))
		Expect(shape("abc")).To(Equal("abc"))
	})

	It("breaks nearly everywhere in Chinese and Japanese, but never before closing punctuation", func() {
		broken := func(text string) (out []string) {
			for _, w := range parts(newWord(text, &style{size: 10}), 100) {
				out = append(out, string(w.text))
			}
			return out
		}
		Expect(broken("東京都、港区（三丁目）")).To(Equal([]string{"東", "京", "都、", "港", "区", "（三", "丁", "目）"}))
		Expect(broken("セット")).To(Equal([]string{"セッ", "ト"}), "no line begins with a small letter")
		Expect(broken("A-1田中")).To(HaveExactElements("A-1", "田", "中"))
		Expect(broken("pour-over")).To(Equal([]string{"pour-over"}), "others stay whole")
	})

	It("is rendered without invisible characters if fonts cover it, and refused otherwise", func() {
		for text, want := range map[string]string{
			"Zoë Müller": "Zoë Müller", "Zoe\u0308": "Zoë", "Привет Ελλάδα": "Привет Ελλάδα", "თბილისი ᲗᲑᲘᲚᲘᲡᲘ": "თბილისი ᲗᲑᲘᲚᲘᲡᲘ", "Երևան": "Երևան", "田中 ﾀﾅｶ": "田中 ﾀﾅｶ", "か\u3099": "が", "서울": "서울", "\u1109\u1165": "서", "龍㈱": "龍㈱", "a\u202eb\u200bc\u00ad": "abc", "Gift 🎁!": "Gift •!", "☕😀": "•", "Mug 😀 ☕ \u201cx\u201d": "Mug • • \u201cx\u201d", "👩‍👩‍👧": "•\u200d\u200d", "👍🏽": "•", "1\ufe0f\u20e3": "1", "𝓜𝓲𝓪": "Mia", "５００": "５００", "⑤": "5", "\x00\x07x": "\x00\x07x",
			"ไทย": "ไทย", "हिन्दी": "हिन्दी", "ශ්\u200dරී": "ශ්\u200dරී", "អង្គរ": "អង្គរ", "x\U000f0001\U00100000y": "xy",
		} {
			Expect(settable(text)).To(Equal(want), "%q", text)
		}
		for weight := range faces() {
			symbol, _ := utf8.DecodeRuneInString(symbolMark)
			Expect(faceOf(symbol, weight)).NotTo(BeNil(), "the mark itself has a glyph in %q", weight)
		}
		for _, text := range []string{"𠮷野家", "አማርኛ", "བོད", "ᠮᠣᠩᠭᠣᠯ", "ᄀᄀ"} {
			_, err := settable(text)
			Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation), text)
			Expect(err.Error()).To(ContainSubstring("script"))
		}
	})
})
