package moving

import (
	"net/url"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// longestWordSlug is the maximum number of bytes of a slug in WordPress, with percent-escapes.
const longestWordSlug = 200

// These spellings replace letters that have no accent to remove. WordPress has others for German and Danish.
var (
	plainLetters = strings.NewReplacer("ß", "s", "æ", "ae", "œ", "oe", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "ħ", "h", "ı", "i")
	ownLetters   = map[string]*strings.Replacer{
		"de": strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss"),
		"da": strings.NewReplacer("æ", "ae", "ø", "oe", "å", "aa"),
	}
)

// wordSlug returns the slug that WordPress gives a page with a title, in a shop with a language. The slug differs if the
// shop has changed it, or if an earlier page has the same title. Empty means that the slug is unknown.
func wordSlug(title, language string) string {
	text := strings.ToLower(norm.NFC.String(plain(title)))
	language, _, _ = strings.Cut(language, "-")
	if own := ownLetters[language]; own != nil {
		text = own.Replace(text)
	}
	var b strings.Builder
	gap, latin := false, false
	for _, r := range norm.NFD.String(plainLetters.Replace(text)) {
		switch {
		case unicode.Is(unicode.Mn, r) && latin: // the accent of a Latin letter
			continue
		case unicode.IsSpace(r) || strings.ContainsRune("-–—./", r):
			gap = true
			continue
		case r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r):
		default:
			continue // signs are left out without a hyphen
		}
		if gap && b.Len() > 0 {
			b.WriteByte('-')
		}
		gap, latin = false, unicode.Is(unicode.Latin, r)
		b.WriteRune(r)
	}
	slug := norm.NFC.String(b.String())
	if len(url.PathEscape(slug)) > longestWordSlug {
		return ""
	}
	return slug
}

// formerHandle sets the path of a product's page in Shopify.
func (r *productReader) formerHandle(handle string) {
	if handle != "" {
		r.p.FormerPath = []string{"products", handle}
	}
}

// formerTitle sets the path of a product's page in WooCommerce, whose file has no slugs. The path is that of a shop
// that keeps the default permalinks.
func (r *productReader) formerTitle(title string) {
	if slug := wordSlug(title, r.terms.Language); slug != "" {
		r.p.FormerPath = []string{"product", slug}
	}
}
