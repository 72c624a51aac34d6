package agent

import (
	"strings"
	"unicode"
)

// MostCharacters is the maximum length of an outsider's text in characters.
const MostCharacters = 1000

// Cleaned returns a plain text without invisible characters and characters that change the direction of
// writing, cut to MostCharacters. It keeps < and >, which are not markup in plain text.
func Cleaned(text string) string { return CleanedTo(text, MostCharacters) }

// CleanedTo is like Cleaned, but it cuts the text to the given number of characters.
func CleanedTo(text string, most int) string { return Clipped(Unseen(text), most) }

// Clipped cuts text to a maximum number of characters, and ends a shortened text with an ellipsis.
func Clipped(text string, most int) string {
	if len(text) <= most { // most texts: a character takes at least one byte
		return text
	}
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
