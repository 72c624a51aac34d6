package pdf

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// The fonts are the parts of Noto Sans and, of Chinese, Japanese and Korean, of Droid
// Sans Fallback for the scripts that are set here, without the tables that nothing here
// reads; fonts/OFL.txt and fonts/Apache-2.0.txt are their licenses.
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
	//go:embed fonts/armenian.ttf
	armenian []byte
	//go:embed fonts/armenian-bold.ttf
	armenianBold []byte
	//go:embed fonts/georgian.ttf
	georgian []byte
	//go:embed fonts/georgian-bold.ttf
	georgianBold []byte
	//go:embed fonts/cjk.ttf.gz
	cjk []byte
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
	out := map[string][]*face{}
	for _, f := range []struct {
		name         string
		plain, heavy []byte
	}{{"latin", regular, bold}, {"hebrew", hebrew, hebrewBold}, {"arabic", arabic, arabicBold}, {"armenian", armenian, armenianBold}, {"georgian", georgian, georgianBold}} {
		plain := read(f.name, "", f.plain, blocks)
		slanted := plain // but Latin, none has italics
		if f.name == "latin" {
			slanted = read(f.name, "I", italic, blocks)
		}
		out[""], out["B"], out["I"] = append(out[""], plain), append(out["B"], read(f.name, "B", f.heavy, blocks)), append(out["I"], slanted)
	}
	return out
})

// ideographs is the font of Chinese, Japanese and Korean, in every weight. It is 3 MB,
// and unpacked for the first document that has such a character.
var ideographs = sync.OnceValue(func() *face {
	packed, err := gzip.NewReader(bytes.NewReader(cjk))
	if err != nil {
		panic("pdf: cjk: " + err.Error())
	}
	data, err := io.ReadAll(packed)
	if err != nil {
		panic("pdf: cjk: " + err.Error())
	}
	return read("cjk", "", data, eastern)
})

// blocks are where the small fonts have characters, and eastern where that of Chinese,
// Japanese and Korean has them.
var (
	blocks = [][2]rune{{0x20, 0x77f}, {0x10a0, 0x10ff}, {0x1c90, 0x1cbf}, {0x1e00, 0x1eff}, {0x2000, 0x214f}, {0x2190, 0x2215}, {0x25cf, 0x25cf}, {0x2d00, 0x2d2f},
		{0xfb01, 0xfdff}, {0xfe70, 0xfeff}, {0xfffd, 0xfffd}}
	eastern = [][2]rune{{0x3000, 0x33ff}, {0x4e00, 0x9fff}, {0xac00, 0xd7a3}, {0xf900, 0xfaff}, {0xff00, 0xffef}}
)

// isEastern tells whether a character is of a block of Chinese, Japanese and Korean.
func isEastern(r rune) bool {
	for _, b := range eastern {
		if b[0] <= r && r <= b[1] {
			return true
		}
	}
	return false
}

// read finds out what a font has. The fonts are ours: one that cannot be read is a
// mistake of the build.
func read(name, style string, data []byte, blocks [][2]rune) *face {
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
	if isEastern(r) && ideographs().has(r) {
		return ideographs()
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
