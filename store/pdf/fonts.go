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

// The fonts are subsets of Noto Sans and, for Chinese, Japanese and Korean, of Droid Sans Fallback. They
// contain the supported scripts and only the tables that this package reads. The fonts of scripts that
// need shaping are in complex.go. The licenses are in fonts/OFL.txt and fonts/Apache-2.0.txt.
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

// face is a font of one weight and style.
type face struct {
	name, style string // names that fpdf uses for the font and its style
	data        []byte
	widths      []int16 // by character, in thousandths of the font size, or lacks or none
	complex     bool    // the font's characters are shaped glyphs, and widths are by glyph
}

// lacks is the width of a character that the font does not contain. none is the width of a mark, which
// needs no space.
const (
	lacks = 0
	none  = -1
)

// has reports whether the font contains a character.
func (f *face) has(r rune) bool {
	return r >= 0 && int(r) < len(f.widths) && f.widths[r] != lacks
}

// width returns the width of a character, in thousandths of the font size.
func (f *face) width(r rune) float64 {
	if f.complex {
		_, kind, value := faceOfPrivate(r)
		return f.privateWidth(kind, value)
	}
	return float64(max(f.widths[r], 0))
}

// faces returns the fonts of each weight, in the order in which they are searched for a character. The
// fonts are read at the first call.
var faces = sync.OnceValue(func() map[string][]*face {
	out := map[string][]*face{}
	for _, f := range []struct {
		name         string
		plain, heavy []byte
	}{{"latin", regular, bold}, {"hebrew", hebrew, hebrewBold}, {"arabic", arabic, arabicBold}, {"armenian", armenian, armenianBold}, {"georgian", georgian, georgianBold}} {
		plain := read(f.name, "", f.plain, blocks)
		slanted := plain // only Latin letters have italics
		if f.name == "latin" {
			slanted = read(f.name, "I", italic, blocks)
		}
		out[""], out["B"], out["I"] = append(out[""], plain), append(out["B"], read(f.name, "B", f.heavy, blocks)), append(out["I"], slanted)
	}
	return out
})

// ideographs returns the font for Chinese, Japanese and Korean, which is the same for every weight. The
// font has 3 MB and is unpacked when a document first needs it.
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

// blocks lists the character ranges of the small fonts. eastern lists those of the font for Chinese,
// Japanese and Korean.
var (
	blocks = [][2]rune{{0x20, 0x77f}, {0x10a0, 0x10ff}, {0x1c90, 0x1cbf}, {0x1e00, 0x1eff}, {0x2000, 0x214f}, {0x2190, 0x2215}, {0x25cf, 0x25cf}, {0x2d00, 0x2d2f},
		{0xfb01, 0xfdff}, {0xfe70, 0xfeff}, {0xfffd, 0xfffd}}
	eastern = [][2]rune{{0x3000, 0x33ff}, {0x4e00, 0x9fff}, {0xac00, 0xd7a3}, {0xf900, 0xfaff}, {0xff00, 0xffef}}
)

// isEastern reports whether a character is in one of the ranges of eastern.
func isEastern(r rune) bool {
	for _, b := range eastern {
		if b[0] <= r && r <= b[1] {
			return true
		}
	}
	return false
}

// read parses a font and the widths of its characters. It panics on errors, which cannot occur because
// the fonts are embedded.
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

// weight returns the key of the fonts for a style. Bold italic text is set in bold.
func weight(st *style) string {
	switch {
	case st.bold:
		return "B"
	case st.italic:
		return "I"
	}
	return ""
}

// faceOf returns the first font that contains a character; nil means that no font contains it.
func faceOf(r rune, weight string) *face {
	if isPrivate(r) {
		f, _, _ := faceOfPrivate(r)
		return f
	}
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

// width returns the width of a text in points.
func width(text string, st *style) (sum float64) {
	key := weight(st)
	for _, r := range text {
		if f := faceOf(r, key); f != nil {
			sum += f.width(r)
		}
	}
	return sum * st.size / 1000
}
