package agent

import (
	"strings"
	"unicode"
)

// MostCharacters is how long a text of an outsider may be.
const MostCharacters = 1000

// Cleaned is a text without markup, without characters that nobody sees or that turn
// the direction of writing, and not longer than MostCharacters.
func Cleaned(text string) string { return CleanedTo(text, MostCharacters) }

// CleanedTo is Cleaned for a text that may have another length.
func CleanedTo(text string, most int) string { return Clipped(withoutTags(Unseen(text)), most) }

// withoutTags leaves out each < with its > and what stands between them, also where they
// are a pair only once others are gone, in one pass: who nests a thousand of them costs no
// more than who writes a thousand letters.
func withoutTags(text string) string {
	kept := make([]byte, 0, len(text))
	var open []int // where in kept a < has no > yet
	for i := range len(text) {
		switch c := text[i]; {
		case c == '>' && len(open) > 0:
			last := len(open) - 1
			kept, open = kept[:open[last]], open[:last]
		case c == '<':
			open = append(open, len(kept))
			fallthrough
		default:
			kept = append(kept, c)
		}
	}
	return string(kept)
}

// Clipped is a text of at most so many characters.
func Clipped(text string, most int) string {
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return text
}

// Unseen is a text without the characters that nobody sees or that turn its direction.
func Unseen(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return r
		case unicode.IsControl(r), unicode.In(r, unicode.Cf, unicode.Co, unicode.Variation_Selector, unicode.Zl, unicode.Zp):
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, ""))
}
