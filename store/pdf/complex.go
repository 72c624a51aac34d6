package pdf

import (
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/binary"
	"io"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
)

// In the scripts of India, Sri Lanka and Southeast Asia, letters are reordered and joined by rules in the
// fonts, which HarfBuzz applies. Shaped glyphs pass through the layout as characters in the private
// planes of Unicode. A glyph of font i is base + i*perFont + the glyph's number. The glyph's offsets can
// come before it, and the change of its advance after it, each in units of two thousandths of the font
// size.
const (
	privatePlanes = 0xf0000
	perKind       = 0x800 // number of values for each kind of character
	perFont       = 4 * perKind
)

// These constants are the kinds of private characters, in the order of their values.
const (
	kindGlyph = iota
	kindX
	kindY
	kindAdvance
)

// complexFonts lists the fonts for scripts whose letters need shaping, each with the characters that it
// covers. A font is unpacked when a document first needs it.
var complexFonts = []*complexFont{
	{name: "devanagari", blocks: [][2]rune{{0x900, 0x97f}, {0xa8e0, 0xa8ff}}},
	{name: "bengali", blocks: [][2]rune{{0x980, 0x9ff}}},
	{name: "gurmukhi", blocks: [][2]rune{{0xa00, 0xa7f}}},
	{name: "gujarati", blocks: [][2]rune{{0xa80, 0xaff}}},
	{name: "oriya", blocks: [][2]rune{{0xb00, 0xb7f}}},
	{name: "tamil", blocks: [][2]rune{{0xb80, 0xbff}}},
	{name: "telugu", blocks: [][2]rune{{0xc00, 0xc7f}}},
	{name: "kannada", blocks: [][2]rune{{0xc80, 0xcff}}},
	{name: "malayalam", blocks: [][2]rune{{0xd00, 0xd7f}}},
	{name: "sinhala", blocks: [][2]rune{{0xd80, 0xdff}}},
	{name: "thai", blocks: [][2]rune{{0xe00, 0xe7f}}},
	{name: "lao", blocks: [][2]rune{{0xe80, 0xeff}}},
	{name: "myanmar", blocks: [][2]rune{{0x1000, 0x109f}}},
	{name: "khmer", blocks: [][2]rune{{0x1780, 0x17ff}, {0x19e0, 0x19ff}}},
}

//go:embed fonts/devanagari.ttf.gz fonts/bengali.ttf.gz fonts/gurmukhi.ttf.gz fonts/gujarati.ttf.gz fonts/oriya.ttf.gz fonts/tamil.ttf.gz fonts/telugu.ttf.gz
//go:embed fonts/kannada.ttf.gz fonts/malayalam.ttf.gz fonts/sinhala.ttf.gz fonts/thai.ttf.gz fonts/lao.ttf.gz fonts/myanmar.ttf.gz fonts/khmer.ttf.gz
var packedFonts embed.FS

type complexFont struct {
	name   string
	blocks [][2]rune
	once   sync.Once
	font   *font.Font
	face   *face     // face in which the characters from glyphBase on are the font's glyphs
	idle   sync.Pool // contains *shaper values, each used by one goroutine at a time
}

// shaper applies the rules of one font and caches the results.
type shaper struct {
	shaping.HarfbuzzShaper
	face *font.Face
}

// glyphBase is the character of glyph 0 in the font that is embedded in the PDF.
const glyphBase = 0xe000

// load unpacks the font. It panics on errors, which cannot occur because the fonts are embedded.
func (c *complexFont) load() {
	c.once.Do(func() {
		check := func(err error) {
			if err != nil {
				panic("pdf: " + c.name + ": " + err.Error())
			}
		}
		packed, err := packedFonts.Open("fonts/" + c.name + ".ttf.gz")
		check(err)
		unpacked, err := gzip.NewReader(packed)
		check(err)
		data, err := io.ReadAll(unpacked)
		check(err)
		parsed, err := font.ParseTTF(bytes.NewReader(data))
		check(err)
		c.font = parsed.Font
		c.idle.New = func() any { return &shaper{face: font.NewFace(c.font)} }
		n := int(binary.BigEndian.Uint16(sfntTable(data, "maxp")[4:]))
		c.face = &face{name: c.name, data: byGlyph(data, n), complex: true, widths: make([]int16, n)}
		for i := range n {
			c.face.widths[i] = int16(parsed.HorizontalAdvance(font.GID(i)))
		}
	})
}

// complexOf returns the font that shapes a character; nil means that the character needs no shaping.
func complexOf(r rune) *complexFont {
	if r < 0x900 || r > 0xa8ff {
		return nil
	}
	for _, c := range complexFonts {
		for _, b := range c.blocks {
			if b[0] <= r && r <= b[1] {
				return c
			}
		}
	}
	return nil
}

// hasComplex reports whether any font shapes the character.
func hasComplex(r rune) bool {
	c := complexOf(r)
	if c == nil {
		return false
	}
	c.load()
	_, ok := c.font.Cmap.Lookup(r)
	return ok
}

// isPrivate reports whether a character stands for a shaped glyph or for a part of a glyph's position.
func isPrivate(r rune) bool { return r >= privatePlanes }

// faceOfPrivate returns the font of a private character, its kind and its value.
func faceOfPrivate(r rune) (f *face, kind, value int) {
	n := int(r) - privatePlanes
	if n/perFont >= len(complexFonts) {
		return nil, 0, 0
	}
	c := complexFonts[n/perFont]
	c.load()
	kind, value = n%perFont/perKind, n%perKind
	if kind != kindGlyph {
		value = 2 * (value - perKind/2)
	}
	return c.face, kind, value
}

// sticks reports whether a line must not break between two characters, because one of them positions the
// other.
func sticks(a, b rune) bool {
	if !isPrivate(a) || !isPrivate(b) {
		return false
	}
	_, before, _ := faceOfPrivate(a)
	_, after, _ := faceOfPrivate(b)
	return before == kindX || before == kindY || after == kindAdvance
}

// privateWidth returns how much a private character adds to the width of a shaped text, in thousandths of
// the font size.
func (f *face) privateWidth(kind, value int) float64 {
	switch {
	case kind == kindGlyph && value < len(f.widths):
		return float64(f.widths[value])
	case kind == kindAdvance:
		return float64(value)
	}
	return 0
}

// shapeComplex replaces the letters of scripts that need shaping by glyphs, in the order in which the
// glyphs are set from left to right.
func shapeComplex(text string) string {
	if !strings.ContainsFunc(text, func(r rune) bool { return complexOf(r) != nil }) {
		return strings.ReplaceAll(text, "\u200d", "")
	}
	in := []rune(text)
	var out []rune
	for i := 0; i < len(in); {
		c := complexOf(in[i])
		if c == nil {
			if in[i] != zeroWidthJoiner {
				out = append(out, in[i])
			}
			i++
			continue
		}
		end := i + 1
		for end < len(in) && (complexOf(in[end]) == c || in[end] == zeroWidthJoiner || in[end] == zeroWidthNonJoiner || unicode.Is(unicode.Inherited, in[end]) && complexOf(in[end]) != nil) {
			end++
		}
		out = append(out, c.shape(in[i:end])...)
		i = end
	}
	return string(out)
}

const zeroWidthJoiner = '\u200d'

func (c *complexFont) shape(run []rune) (out []rune) {
	c.load()
	index := slices.Index(complexFonts, c)
	private := func(kind, value int) rune { return rune(privatePlanes + index*perFont + kind*perKind + value) }
	moved := func(kind int, by fixed.Int26_6) {
		units := max(-perKind/2, min(by.Round()/2, perKind/2-1))
		if units != 0 {
			out = append(out, private(kind, units+perKind/2))
		}
	}
	by := c.idle.Get().(*shaper)
	defer c.idle.Put(by)
	script := language.LookupScript(run[0])
	for _, r := range run {
		if s := language.LookupScript(r); s != language.Common && s != language.Inherited {
			script = s
			break
		}
	}
	shaped := by.ShapeNoExtents(shaping.Input{Text: run, RunEnd: len(run), Direction: di.DirectionLTR, Face: by.face, Size: fixed.I(1000), Script: script, Language: "und"})
	for _, g := range shaped.Glyphs {
		if int(g.GlyphID) >= len(c.face.widths) {
			continue
		}
		moved(kindX, g.XOffset)
		moved(kindY, g.YOffset)
		out = append(out, private(kindGlyph, int(g.GlyphID)))
		moved(kindAdvance, g.Advance-fixed.I(int(c.face.widths[g.GlyphID])))
	}
	return out
}

// sfntTable returns a table of a font.
func sfntTable(data []byte, name string) []byte {
	for i := range int(binary.BigEndian.Uint16(data[4:])) {
		if entry := data[12+16*i:]; string(entry[:4]) == name {
			from, size := binary.BigEndian.Uint32(entry[8:]), binary.BigEndian.Uint32(entry[12:])
			return data[from : from+size]
		}
	}
	return nil
}

// byGlyph returns a font of n glyphs in which the characters from glyphBase on are the glyphs. It omits
// the tables whose rules shaping has already applied.
func byGlyph(data []byte, n int) []byte {
	u16 := binary.BigEndian.AppendUint16
	u32 := binary.BigEndian.AppendUint32
	// One segment of format 4 contains all glyphs, and another one the end mark.
	cmap := u32(u16(u16(u16(u16(nil, 0), 1), 3), 1), 12)
	for _, v := range []int{4, 32, 0, 4, 4, 1, 0, glyphBase + n - 1, 0xffff, 0, glyphBase, 0xffff, 0x10000 - glyphBase, 1, 0, 0} {
		cmap = u16(cmap, uint16(v))
	}
	names := []string{"OS/2", "cmap", "cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post", "prep"}
	names = slices.DeleteFunc(names, func(name string) bool { return sfntTable(data, name) == nil })
	out := u16(u16(u16(u16(append([]byte(nil), data[:4]...), uint16(len(names))), 128), 3), uint16(16*len(names)-128))
	var tables []byte
	for _, name := range names {
		table := sfntTable(data, name)
		if name == "cmap" {
			table = cmap
		}
		out = u32(u32(u32(append(out, name...), checksum(table)), uint32(12+16*len(names)+len(tables))), uint32(len(table)))
		tables = append(tables, table...)
		for len(tables)%4 != 0 {
			tables = append(tables, 0)
		}
	}
	return append(out, tables...)
}

func checksum(table []byte) (sum uint32) {
	for len(table) > 0 {
		var word [4]byte
		table = table[copy(word[:], table):]
		sum += binary.BigEndian.Uint32(word[:])
	}
	return sum
}
