package domain_test

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("An entered text", func() {
	DescribeTable("equals the same text written", func(a, b string) {
		Expect(domain.Fold(a)).To(Equal(domain.Fold(b)))
		Expect(domain.SameText(a, b)).To(BeTrue())
		Expect(domain.FoldSearch(a)).To(Equal(domain.FoldSearch(b)))
	},
		Entry("in another case", "Öko Жук", "öKO жУК"),
		Entry("with a separate accent", "é", "e\u0301"),
		Entry("with ß instead of SS", "Straße", "STRASSE"),
		Entry("with a capital ß", "ẞ", "ss"),
		Entry("with a final sigma", "ΣΟΦΟΣ", "σοφος"),
		Entry("with a dotted capital I", "İ", "i\u0307"),
		Entry("with a ligature", "Oﬃce", "OFFICE"),
		Entry("in small letters of Cherokee", "Ꭰ", "ꭰ"),
	)

	DescribeTable("differs from another text", func(a, b string) {
		Expect(domain.SameText(a, b)).To(BeFalse())
	},
		Entry("by an accent", "Öl", "Ol"),
		Entry("by the dot on an i", "ı", "i"),
		Entry("by a voicing mark", "か", "が"),
	)

	DescribeTable("is searched without accents and in Latin letters, for example", func(text, folded string) {
		Expect(domain.FoldSearch(text)).To(Equal(folded))
		Expect(domain.FoldSearch(folded)).To(Equal(folded))
	},
		Entry("French", "Crème Brûlée", "creme brulee"),
		Entry("Polish", "Łódź", "lodz"),
		Entry("Danish", "Ærø", "aero"),
		Entry("Turkish", "Ilık İpek", "ilik ipek"),
		Entry("Vietnamese", "Phở", "pho"),
		Entry("Russian", "Щука Ёлкин", "shchuka elkin"),
		Entry("Greek", "Ελλάς", "ellas"),
		Entry("Japanese, whose marks make different letters", "ガラス", "ガラス"),
		Entry("Hindi", "क़लम", "क\u093cलम"),
		Entry("Korean", "각", "각"),
		Entry("full-width Latin", "Ｍｕｇ　Ｎｏ．７", "mug no.7"),
		Entry("half-width katakana", "ｶﾞﾗｽ ﾊﾟﾝ", "ガラス パン"),
		Entry("Arabic with hamza on or below the alef", "أحمد إيمان آمنة ٱلنور", "احمد ايمان امنه النور"),
		Entry("Arabic with an alef maqsura and a ta marbuta", "هدى فاطمة", "هدي فاطمه"),
		Entry("Arabic with tatweel and vowel marks", "مُحَمَّـــد", "محمد"),
		Entry("Arabic with hamza on a waw or a ya", "مؤمن رئيسة", "مومن رييسه"),
		Entry("Arabic in presentation forms", "ﻣﺤﻤﺪ ﻻﻣﻊ", "محمد لامع"),
		Entry("Persian letters and joiners", "می\u200cخواهم کتاب", "ميخواهم كتاب"),
		Entry("Arabic and Persian digits", "٠٥٩ ۱۲", "059 12"),
		Entry("Hebrew with points", "שָׁלוֹם", "שלום"),
		Entry("the trademark sign and other symbols", "Mug™ № ½", "mugtm no 1⁄2"),
		Entry("an apostrophe in the form of an accent", "O´Brien", "o'brien"),
		Entry("Catalan with a middle dot", "Paraŀlel", "parallel"),
		Entry("an emoji with its variation selector", "❤️", "❤"),
		Entry("the hyphens that word processors insert", "Mary‑Jane Watson–Parker", "mary-jane watson-parker"),
		Entry("a Hebrew hyphen", "בן־גוריון", "בן-גוריון"),
		Entry("a soft hyphen", "Kaffee\u00adkanne", "kaffeekanne"),
	)

	It("matches an apostrophe and a hyphen in any form", func() {
		for _, text := range []string{"o'brien anne-marie", "O’Brien Anne‑Marie", "OʻBrien Anne—Marie"} {
			Expect(domain.HasWords(text, "o´brien anne–marie")).To(BeTrue(), text)
			Expect(domain.HasWords(text, "o'brien anne-marie")).To(BeTrue(), text)
			Expect(domain.HasWords(text, "obrien")).To(BeFalse(), text)
		}
	})

	It("differs in keys and unique names from the same text in full-width Latin or variant Arabic letters", func() {
		for _, pair := range [][2]string{{"Ｍｕｇ", "mug"}, {"ｶﾞ", "ガ"}, {"أ", "ا"}, {"هدى", "هدي"}, {"مُ", "م"}} {
			Expect(domain.SameText(pair[0], pair[1])).To(BeFalse(), pair[0])
		}
	})

	It("is the same after it is folded twice, for every character", func() {
		for r := rune(1); r <= unicode.MaxRune; r++ {
			if folded := domain.FoldSearch(string(r)); utf8.ValidRune(r) && domain.FoldSearch(folded) != folded {
				Fail(fmt.Sprintf("%U folds to %+q, and then to %+q", r, folded, domain.FoldSearch(folded)))
			}
		}
	})

	It("of Chinese, Japanese or Korean letters can stand for a name with a space", func() {
		Expect(domain.SpacedNames(" 홍길동 ")).To(Equal([]string{"길동 홍", "홍 길동", "동 홍길", "홍길 동"}))
		Expect(domain.SpacedNames("홍 길동")).To(Equal(domain.SpacedNames("홍길동")), "the last name first, with a space")
		Expect(domain.SpacedNames("王明")).To(Equal([]string{"明 王", "王 明"}))
		Expect(domain.SpacedNames("ｼﾞｭﾝ")).To(HaveLen(4), "half-width letters are folded first")
		for _, text := range []string{"", "홍", "홍길동1", "Mia", "李A", strings.Repeat("王", 9)} {
			Expect(domain.SpacedNames(text)).To(BeNil(), text)
		}
	})

	It("that consists only of accents matches itself but not everything", func() {
		Expect(domain.SearchWords("¨")).To(Equal([]string{"¨"}))
		Expect(domain.SearchWords("\u064e")).To(Equal([]string{"\u064e"}))
		Expect(domain.SearchWords("\u0301")).To(Equal([]string{"\u0301"}))
		Expect(domain.HasWords("Crème", "\u0301")).To(BeFalse())
	})
})

var _ = Describe("A misspelled word", func() {
	DescribeTable("matches the nearest word, for example with", func(word, nearest string) {
		Expect(domain.Nearest(word, domain.Mistakes(word), []string{"enamel mug no. 7", "ground coffee", "coffee filter", "coffin", "cup\nblanket"})).To(Equal(nearest))
	},
		Entry("one letter too many", "mugg", "mug"),
		Entry("two letters swapped", "mgu", "mug"),
		Entry("a letter missing", "cofee", "coffee"),
		Entry("a wrong letter", "coffae", "coffee"),
		Entry("a wrong letter in a three-letter word (no match)", "mag", ""),
		Entry("two mistakes in a long word", "blnaekt", "blanket"),
		Entry("two mistakes in a short word (no match)", "upc", ""),
		Entry("no word near (no match)", "kettle", ""),
	)

	It("matches the more frequent of two words that are equally near", func() {
		Expect(domain.Nearest("cot", 1, []string{"cat coat", "cat", "coat", "coat"})).To(Equal("coat"))
	})

	It("consists of at least three Latin letters", func() {
		for word, is := range map[string]bool{"mug": true, "mu": false, "mug2": false, "a@b.example": false, "123": false, "ガラス": false} {
			Expect(domain.Misspellable(word)).To(Equal(is), word)
		}
	})
})
