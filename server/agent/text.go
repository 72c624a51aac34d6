package agent

import (
	"strings"
	"unicode"
)

// MostCharacters is the maximum length of an outsider's text in characters.
const MostCharacters = 1000

// Cleaned returns text without markup, without invisible characters and characters that change the direction
// of writing, and cut to MostCharacters.
func Cleaned(text string) string { return CleanedTo(text, MostCharacters) }

// CleanedTo is like Cleaned with a limit of most characters.
func CleanedTo(text string, most int) string { return Clipped(withoutTags(Unseen(text)), most) }

// withoutTags removes each < with its > and the text between them, including pairs that form only after
// other pairs are removed. It takes one pass: a thousand nested pairs cost no more than a thousand letters.
func withoutTags(text string) string {
	kept := make([]byte, 0, len(text))
	var open []int // positions in kept of each < without its >
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

// Clipped cuts text to at most most characters. A text that it cuts ends with an ellipsis.
func Clipped(text string, most int) string {
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return text
}

// Unseen returns text without invalid UTF-8, invisible characters and characters that change the direction of
// writing. It keeps newlines and tabs.
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
