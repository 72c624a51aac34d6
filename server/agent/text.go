package agent

import (
	"regexp"
	"strings"
	"unicode"
)

// MostCharacters is how long a text of an outsider may be.
const MostCharacters = 1000

var tags = regexp.MustCompile(`<[^<>]*>`)

// Cleaned is a text without markup, without characters that nobody sees or that turn
// the direction of writing, and not longer than MostCharacters.
func Cleaned(text string) string { return CleanedTo(text, MostCharacters) }

// CleanedTo is Cleaned for a text that may have another length.
func CleanedTo(text string, most int) string {
	text = Unseen(text)
	for tags.MatchString(text) { // what is left over may be a tag again
		text = tags.ReplaceAllString(text, "")
	}
	return Clipped(text, most)
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
