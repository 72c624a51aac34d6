package domain

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// maxSlug is the contract's bound, with room for a number behind it.
const maxSlug = 200 - 7

// spelled are letters that stay letters when their marks are taken away, but
// not ASCII ones.
var spelled = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss", "æ", "ae", "ø", "o", "å", "a", "œ", "oe", "ł", "l", "đ", "d",
	"ð", "d", "þ", "th", "ı", "i", "&", " and ")

// Slug makes the part of an address that names an object out of its name. It is
// fallback where the name has nothing to make one of.
func Slug(name, fallback string) string {
	var b strings.Builder
	gap := false
	for _, c := range norm.NFKD.String(spelled.Replace(strings.ToLower(norm.NFC.String(name)))) {
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(c)
		case unicode.Is(unicode.Mn, c) || c == '\'' || c == '’': // a mark, or inside a word
		default:
			gap = true
		}
	}
	s := strings.TrimRight(b.String()[:min(b.Len(), maxSlug)], "-")
	if s == "" {
		return fallback
	}
	return s
}

// FreeSlug is the slug itself, or the first of slug-2, slug-3, … that is not
// taken.
func FreeSlug(slug string, taken func(string) bool) string {
	if !taken(slug) {
		return slug
	}
	slug = strings.TrimRight(slug[:min(len(slug), maxSlug)], "-")
	for n := 2; ; n++ {
		if s := slug + "-" + Itoa(n); !taken(s) {
			return s
		}
	}
}
