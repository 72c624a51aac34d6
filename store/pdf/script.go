package pdf

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/bidi"
	"golang.org/x/text/unicode/norm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// settable converts a text to characters that the fonts have. It composes characters, replaces them by
// compatible characters and removes invisible characters. One dot replaces any number of consecutive
// symbols that no font contains, such as emoji, so that a name of such symbols is not an empty line.
// settable returns an error for letters of unsupported scripts, because omitting letters would falsify
// names.
func settable(text string) (string, error) {
	plain := true
	for i := 0; i < len(text) && plain; i++ {
		plain = text[i] < 0x80
	}
	if plain {
		return text, nil
	}
	var out strings.Builder
	for _, r := range norm.NFC.String(text) {
		switch {
		case isPrivate(r): // a private character would be mistaken for a shaped glyph
		case r == zeroWidthJoiner || hasComplex(r):
			out.WriteRune(r)
		case invisible(r):
		case r <= ' ' || faceOf(r, "") != nil || r == zeroWidthNonJoiner || r == leftToRightMark || r == rightToLeftMark:
			out.WriteRune(r)
		default:
			for _, c := range norm.NFKC.String(string(r)) {
				switch {
				case isPrivate(c):
				case c <= ' ' || faceOf(c, "") != nil || hasComplex(c):
					out.WriteRune(c)
				case unicode.IsLetter(c) || unicode.IsNumber(c) || unicode.IsMark(c) && !unicode.Is(unicode.Inherited, c):
					return "", domain.Errorf(domain.UnsupportedOperation, "Documents cannot be set in the script %s yet: %q.", scriptOf(c), c)
				case !unicode.IsMark(c) && !strings.HasSuffix(strings.TrimRight(out.String(), string(zeroWidthJoiner)), symbolMark):
					out.WriteString(symbolMark)
				}
			}
		}
	}
	return out.String(), nil
}

// symbolMark replaces symbols that no font contains.
const symbolMark = "•"

const (
	zeroWidthNonJoiner = '\u200c'
	leftToRightMark    = '\u200e'
	rightToLeftMark    = '\u200f'
)

// invisible reports whether a character is a control or formatting character that is not printed.
func invisible(r rune) bool {
	return r == '\u00ad' || r == '\ufeff' || (r < zeroWidthNonJoiner || r > rightToLeftMark) && unicode.Is(unicode.Cf, r) || r == '\u200d' || unicode.Is(unicode.Variation_Selector, r) || r < ' ' && r != '\n' && r != '\t'
}

func scriptOf(r rune) string {
	for _, name := range slices.Sorted(maps.Keys(unicode.Scripts)) {
		if unicode.Is(unicode.Scripts[name], r) {
			return name
		}
	}
	return "of that character"
}

// letter is the isolated presentation form of an Arabic letter. The final, initial and medial forms have
// the next code points. A letter with only two forms joins only the preceding letter.
type letter struct {
	isolated rune
	forms    int
}

var letters = map[rune]letter{
	0x0621: {0xfe80, 1}, 0x0622: {0xfe81, 2}, 0x0623: {0xfe83, 2}, 0x0624: {0xfe85, 2}, 0x0625: {0xfe87, 2}, 0x0626: {0xfe89, 4},
	0x0627: {0xfe8d, 2}, 0x0628: {0xfe8f, 4}, 0x0629: {0xfe93, 2}, 0x062a: {0xfe95, 4}, 0x062b: {0xfe99, 4}, 0x062c: {0xfe9d, 4},
	0x062d: {0xfea1, 4}, 0x062e: {0xfea5, 4}, 0x062f: {0xfea9, 2}, 0x0630: {0xfeab, 2}, 0x0631: {0xfead, 2}, 0x0632: {0xfeaf, 2},
	0x0633: {0xfeb1, 4}, 0x0634: {0xfeb5, 4}, 0x0635: {0xfeb9, 4}, 0x0636: {0xfebd, 4}, 0x0637: {0xfec1, 4}, 0x0638: {0xfec5, 4},
	0x0639: {0xfec9, 4}, 0x063a: {0xfecd, 4}, 0x0641: {0xfed1, 4}, 0x0642: {0xfed5, 4}, 0x0643: {0xfed9, 4}, 0x0644: {0xfedd, 4},
	0x0645: {0xfee1, 4}, 0x0646: {0xfee5, 4}, 0x0647: {0xfee9, 4}, 0x0648: {0xfeed, 2}, 0x0649: {0xfeef, 2}, 0x064a: {0xfef1, 4},
	0x0679: {0xfb66, 4}, 0x067e: {0xfb56, 4}, 0x0686: {0xfb7a, 4}, 0x0688: {0xfb88, 2}, 0x0691: {0xfb8c, 2}, 0x0698: {0xfb8a, 2},
	0x06a9: {0xfb8e, 4}, 0x06af: {0xfb92, 4}, 0x06ba: {0xfb9e, 2}, 0x06be: {0xfbaa, 4}, 0x06c0: {0xfba4, 2}, 0x06c1: {0xfba6, 4},
	0x06c7: {0xfbd7, 2}, 0x06cc: {0xfbfc, 4}, 0x06d2: {0xfbae, 2}, 0x06d3: {0xfbb0, 2},
}

// lamAlef maps each alef to the isolated form of its ligature with lam. The final form of a ligature has
// the next code point.
var lamAlef = map[rune]rune{0x0622: 0xfef5, 0x0623: 0xfef7, 0x0625: 0xfef9, 0x0627: 0xfefb}

const (
	lam     = 0x0644
	tatweel = 0x0640
)

// shape replaces Arabic letters by the forms in which they join their neighbors.
func shape(text string) string {
	text = shapeComplex(text)
	if !strings.ContainsFunc(text, func(r rune) bool { return r >= 0x0600 && r <= 0x06ff || r == zeroWidthNonJoiner }) {
		return text
	}
	in := []rune(text)
	// neighbor returns the next character in a direction, ignoring marks; 0 means none.
	neighbor := func(i, step int) rune {
		for i += step; i >= 0 && i < len(in); i += step {
			if !unicode.Is(unicode.Mn, in[i]) {
				return in[i]
			}
		}
		return 0
	}
	both := func(r rune) bool { return r == tatweel || letters[r].forms == 4 }
	var out []rune
	for i := 0; i < len(in); i++ {
		r := in[i]
		if r == zeroWidthNonJoiner {
			continue
		}
		l, known := letters[r]
		if !known {
			out = append(out, r)
			continue
		}
		before := l.forms > 1 && both(neighbor(i, -1))
		if ligature, is := lamAlef[neighbor(i, 1)]; r == lam && is {
			if before {
				ligature++
			}
			out = append(out, ligature)
			for i++; unicode.Is(unicode.Mn, in[i]); i++ {
				out = append(out, in[i])
			}
			continue
		}
		after := l.forms == 4 && (neighbor(i, 1) == tatweel || letters[neighbor(i, 1)].forms > 1)
		form := rune(0)
		switch {
		case before && after:
			form = 3
		case after:
			form = 2
		case before:
			form = 1
		}
		out = append(out, l.isolated+form)
	}
	return string(out)
}

// levels returns the embedding levels of a line; odd levels run from right to left. The function
// implements the Unicode bidirectional algorithm, but without explicit embeddings and bracket pairs,
// which names and addresses do not need.
func levels(line []rune, rtl bool) []int {
	if !rtl && straight(line) {
		return make([]int, len(line))
	}
	base, baseLevel := bidi.L, 0
	if rtl {
		base, baseLevel = bidi.R, 1
	}
	types := classes(line, base)
	numbers(types)
	for i, t := range types {
		if t == bidi.AL {
			types[i] = bidi.R
		}
	}
	neutrals(types, base)
	out := make([]int, len(types))
	for i, t := range types {
		switch {
		case t == bidi.R && baseLevel == 0 || t == bidi.L && baseLevel == 1:
			out[i] = baseLevel + 1
		case t == bidi.EN || t == bidi.AN:
			out[i] = 2
		default:
			out[i] = baseLevel
		}
	}
	return out
}

// classes returns the bidirectional classes of a line's characters. A mark has the class of the preceding
// character, and a European number the class of the preceding letters.
func classes(line []rune, base bidi.Class) []bidi.Class {
	types := make([]bidi.Class, len(line))
	strong, before := base, base
	for i, r := range line {
		p, _ := bidi.LookupRune(r)
		t := p.Class()
		switch t {
		case bidi.NSM:
			t = before
		case bidi.AL:
			strong = bidi.AL
		case bidi.L, bidi.R:
			strong = t
		case bidi.EN:
			if strong == bidi.AL {
				t = bidi.AN
			} else if strong == bidi.L {
				t = bidi.L
			}
		default: // other classes stay unchanged
		}
		types[i], before = t, t
	}
	return types
}

// neutrals gives neutral characters the direction of their neighbors if both neighbors agree, and
// otherwise base, the direction of the line.
func neutrals(types []bidi.Class, base bidi.Class) {
	side := func(t bidi.Class) bidi.Class {
		if t == bidi.EN || t == bidi.AN {
			return bidi.R
		}
		return t
	}
	isSet := func(t bidi.Class) bool { return t == bidi.L || t == bidi.R || t == bidi.EN || t == bidi.AN }
	for i := 0; i < len(types); {
		if isSet(types[i]) {
			i++
			continue
		}
		end := i
		for end < len(types) && !isSet(types[end]) {
			end++
		}
		left, right := base, base
		if i > 0 {
			left = side(types[i-1])
		}
		if end < len(types) {
			right = side(types[end])
		}
		for ; i < end; i++ {
			types[i] = base
			if left == right {
				types[i] = left
			}
		}
	}
}

// straight reports whether a line has no right-to-left characters.
func straight(line []rune) bool {
	return !slices.ContainsFunc(line, func(r rune) bool { return r >= 0x590 && (r < 0x1e00 || r > 0x2bff) || r == rightToLeftMark })
}

// numbers gives separators and signs next to numbers the class of the numbers.
func numbers(types []bidi.Class) {
	for i := 1; i+1 < len(types); i++ {
		a, b := types[i-1], types[i+1]
		if a == b && (types[i] == bidi.CS && (a == bidi.EN || a == bidi.AN) || types[i] == bidi.ES && a == bidi.EN) {
			types[i] = a
		}
	}
	for i := range types {
		if types[i] != bidi.ET {
			continue
		}
		end := i
		for end < len(types) && types[end] == bidi.ET {
			end++
		}
		if i > 0 && types[i-1] == bidi.EN || end < len(types) && types[end] == bidi.EN {
			for ; i < end; i++ {
				types[i] = bidi.EN
			}
		}
	}
}

// visual returns the indexes of a line's characters in visual order, from left to right. A mark follows
// its base character.
func visual(line []rune, rtl bool) []int {
	order := make([]int, len(line))
	for i := range order {
		order[i] = i
	}
	if !rtl && straight(line) {
		return order
	}
	level := levels(line, rtl)
	most := 0
	for _, l := range level {
		most = max(most, l)
	}
	for l := most; l > 0; l-- {
		for i := 0; i < len(order); i++ {
			if level[order[i]] < l {
				continue
			}
			end := i
			for end < len(order) && level[order[end]] >= l {
				end++
			}
			slices.Reverse(order[i:end])
			i = end
		}
	}
	for i := 0; i < len(order); i++ { // the reversal has put marks before their letters
		end := i
		for end < len(order) && unicode.Is(unicode.Mn, line[order[end]]) && level[order[end]]%2 == 1 {
			end++
		}
		if end > i && end < len(order) {
			slices.Reverse(order[i : end+1])
		}
		i = end
	}
	return order
}

// mirrored returns the opposite bracket, for text that runs from right to left.
func mirrored(r rune) rune {
	p, _ := bidi.LookupRune(r)
	if !p.IsBracket() {
		return r
	}
	return []rune(bidi.ReverseString(string(r)))[0]
}
