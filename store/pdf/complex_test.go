package pdf

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"
	"unicode"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"golang.org/x/image/font/sfnt"
)

// glyphsOf returns the numbers of the glyphs in a text, and the number of glyphs that are moved.
func glyphsOf(text string) (glyphs []int, moved int) {
	for _, r := range shape(text) {
		if !isPrivate(r) {
			glyphs = append(glyphs, -1)
		} else if _, kind, value := faceOfPrivate(r); kind == kindGlyph {
			glyphs = append(glyphs, value)
		} else {
			moved++
		}
	}
	return glyphs, moved
}

var _ = Describe("A complex script", func() {
	names := []string{"हिन्दी क्षत्रिय", "বাংলা শ্রী", "ਪੰਜਾਬੀ ਸ੍ਰੀ", "ગુજરાતી શ્રી", "ଓଡ଼ିଆ ଶ୍ରୀ", "தமிழ் ஸ்ரீ", "తెలుగు క్రిష్ణ", "ಕನ್ನಡ ಕೃಷ್ಣ", "മലയാളം ശ്രീ", "සිංහල ශ්\u200dරී", "ภาษาไทย น้ำ", "ພາສາລາວ ນ້ຳ", "မြန်မာ ကြိုး", "ភាសាខ្មែរ អង្គរ"}

	It("joins, reorders and stacks its letters", func() {
		for text, count := range map[string]int{"क्ष": 1, "क्षत्रिय": 4, "ஸ்ரீ": 1, "শ্রী": 2} {
			glyphs, _ := glyphsOf(text)
			Expect(glyphs).To(HaveLen(count), text)
		}
		ki, _ := glyphsOf("कि")
		k, _ := glyphsOf("क")
		Expect(ki[len(ki)-1]).To(Equal(k[0]), "the vowel is written before its consonant")
		joined, _ := glyphsOf("ශ්\u200dරී")
		apart, _ := glyphsOf("ශ්රී")
		Expect(joined).NotTo(Equal(apart), "the joiner asks for a ligature")
		_, moved := glyphsOf("ปู่")
		Expect(moved).NotTo(BeZero(), "marks are placed at their letter")
		mixed, _ := glyphsOf("A ก 1")
		Expect(mixed).To(HaveExactElements(-1, -1, BeNumerically(">", 0), -1, -1))
	})

	It("has a glyph for every letter of a name", func() {
		for i, name := range names {
			Expect(settable(name)).To(Equal(name))
			glyphs, _ := glyphsOf(name)
			Expect(glyphs).NotTo(ContainElement(0), name)
			Expect(complexOf([]rune(name)[0])).To(BeIdenticalTo(complexFonts[i]), name)
		}
		for _, c := range complexFonts {
			c.load()
			Expect(len(c.face.widths)).To(BeNumerically("<", perKind), c.name)
			missing := 0
			for r := c.blocks[0][0]; r <= c.blocks[0][1]; r++ {
				if unicode.IsLetter(r) && !hasComplex(r) {
					missing++
				}
			}
			Expect(missing).To(BeNumerically("<", 15), "%s: rare letters that newer versions of Unicode added", c.name)
		}
	})

	It("gets a font that assigns a character of its own to each glyph", func() {
		for _, c := range complexFonts {
			c.load()
			parsed, err := sfnt.Parse(c.face.data)
			Expect(err).NotTo(HaveOccurred(), c.name)
			var buffer sfnt.Buffer
			for i := range c.face.widths {
				Expect(parsed.GlyphIndex(&buffer, rune(glyphBase+i))).To(BeEquivalentTo(i), c.name)
			}
		}
	})

	It("is as wide as its glyphs, even at a line break", func() {
		for _, name := range names {
			st := style{size: 10}
			w := newWord(strings.ReplaceAll(name, " ", ""), &st)
			Expect(w.width).To(BeNumerically(">", 5), name)
			for room := 1.; room < w.width; room += 3 {
				fits, rest := broken(w, room)
				Expect(fits.width+rest.width).To(BeNumerically("~", w.width, .01), name)
				Expect(string(fits.text) + string(rest.text)).To(Equal(string(w.text)))
				if len(rest.text) > 0 && len(fits.text) > 1 {
					Expect(sticks(fits.text[len(fits.text)-1], rest.text[0])).To(BeFalse(), name)
				}
			}
		}
	})

	It("is rendered to the same bytes by several concurrent documents", func() {
		document := func() []byte {
			out, err := Render(context.Background(), Document{Body: "<p>" + strings.Join(names, "</p><p>") + "</p>", Width: 595, Height: 842})
			Expect(err).NotTo(HaveOccurred())
			return out
		}
		want := document()
		for _, c := range complexFonts {
			Expect(bytes.Contains(want, fmt.Appendf(nil, "utf8%s", c.name))).To(BeTrue(), c.name)
		}
		Expect(len(want)).To(BeNumerically("<", 150_000), "only the glyphs that are used")
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				defer GinkgoRecover()
				Expect(bytes.Equal(document(), want)).To(BeTrue())
			})
		}
		all.Wait()
	})
})
