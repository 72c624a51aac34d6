package pdf

import (
	_ "embed"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// The fonts are the parts of Noto Sans for the scripts that are set here, without
// the tables that nothing here reads; fonts/OFL.txt is their license.
var (
	//go:embed fonts/regular.ttf
	regular []byte
	//go:embed fonts/bold.ttf
	bold []byte
	//go:embed fonts/italic.ttf
	italic []byte
	//go:embed fonts/hebrew.ttf
	hebrew []byte
	//go:embed fonts/hebrew-bold.ttf
	hebrewBold []byte
	//go:embed fonts/arabic.ttf
	arabic []byte
	//go:embed fonts/arabic-bold.ttf
	arabicBold []byte
)

// face is one font.
type face struct {
	name, style string // as the library calls it
	data        []byte
	widths      []int16 // of each character, in thousandths of its size; 0: it has none
}

// lacks is the width of a character that a font does not have, and none that of a
// mark, which takes no room.
const (
	lacks = 0
	none  = -1
)

// has tells whether the font has a character.
func (f *face) has(r rune) bool {
	return r >= 0 && int(r) < len(f.widths) && f.widths[r] != lacks
}

// width is how wide a character of the font is, in thousandths of its size.
func (f *face) width(r rune) float64 { return float64(max(f.widths[r], 0)) }

// faces are the fonts of each weight, in the order in which they are asked for a
// character. They are read when the first document is made.
var faces = sync.OnceValue(func() map[string][]*face {
	latin := map[string]*face{"": read("latin", "", regular), "B": read("latin", "B", bold), "I": read("latin", "I", italic)}
	hebrews := map[string]*face{"": read("hebrew", "", hebrew), "B": read("hebrew", "B", hebrewBold)}
	arabics := map[string]*face{"": read("arabic", "", arabic), "B": read("arabic", "B", arabicBold)}
	return map[string][]*face{
		"":  {latin[""], hebrews[""], arabics[""]},
		"B": {latin["B"], hebrews["B"], arabics["B"]},
		"I": {latin["I"], hebrews[""], arabics[""]},
	}
})

// blocks are where the fonts have characters.
var blocks = [][2]rune{{0x20, 0x52f}, {0x590, 0x77f}, {0x1e00, 0x1eff}, {0x2000, 0x214f}, {0x2190, 0x2215}, {0x25cf, 0x25cf}, {0xfb01, 0xfdff}, {0xfe70, 0xfeff}, {0xfffd, 0xfffd}}

// read finds out what a font has. The fonts are ours: one that cannot be read is a
// mistake of the build.
func read(name, style string, data []byte) *face {
	f := &face{name: name, style: style, data: data, widths: make([]int16, 0x10000)}
	parsed, err := sfnt.Parse(data)
	if err != nil {
		panic("pdf: " + name + ": " + err.Error())
	}
	var buffer sfnt.Buffer
	for _, b := range blocks {
		for r := b[0]; r <= b[1]; r++ {
			glyph, err := parsed.GlyphIndex(&buffer, r)
			if err != nil || glyph == 0 {
				continue
			}
			advance, err := parsed.GlyphAdvance(&buffer, glyph, fixed.I(1000), font.HintingNone)
			if err == nil {
				if f.widths[r] = int16(advance.Round()); advance == 0 {
					f.widths[r] = none
				}
			}
		}
	}
	return f
}

// weight is the key of a style's fonts. Nothing is set in bold italics: they are bold.
func weight(st *style) string {
	switch {
	case st.bold:
		return "B"
	case st.italic:
		return "I"
	}
	return ""
}

// faceOf is the font that has a character; nil when none does.
func faceOf(r rune, weight string) *face {
	for _, f := range faces()[weight] {
		if f.has(r) {
			return f
		}
	}
	return nil
}

// width is how wide a text is in points.
func width(text string, st *style) (sum float64) {
	key := weight(st)
	for _, r := range text {
		if f := faceOf(r, key); f != nil {
			sum += f.width(r)
		}
	}
	return sum * st.size / 1000
}
