package domain

import (
	"strings"

	"github.com/mozillazg/go-unidecode"
	"golang.org/x/text/unicode/norm"
)

// maxSlug is the contract's limit, less the room for a number after the slug.
const maxSlug = 200 - 7

// spelled replaces letters that are spelled differently from their base letter (ä becomes ae) or that
// have no ASCII base letter. It also spells out "&" and replaces all forms of the apostrophe by one.
var spelled = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss", "æ", "ae", "ø", "o", "å", "a", "œ", "oe", "ł", "l", "đ", "d",
	"ð", "d", "þ", "th", "ı", "i", "&", " and ", "’", "'", "‘", "'", "ʼ", "'", "′", "'", "´", "'", "`", "'")

// Slug derives the part of a URL that identifies an object from its name: a to z, 0 to 9 and hyphens, at
// most 193 characters. Letters of other scripts are transliterated. It returns fallback if no character
// of the name remains.
func Slug(name, fallback string) string {
	var b strings.Builder
	gap := false
	latin := unidecode.Unidecode(norm.NFKC.String(spelled.Replace(strings.ToLower(norm.NFC.String(name)))))
	for _, c := range strings.ToLower(latin) { // transliterated before lowercasing, because "№" becomes "No"
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(c)
		case c == '\'': // an apostrophe does not separate words
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

// FreeSlug returns the slug, or the first of slug-2, slug-3, … that is not taken.
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
