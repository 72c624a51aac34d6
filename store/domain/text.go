package domain

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"
	"golang.org/x/text/unicode/norm"
)

// This file alone decides which texts entered by people are equal. The SQL functions fold and fold_search
// (migrations/0034_fold.up.sql) return the same texts as Fold and FoldSearch; a spec of store/repo
// compares them for every assigned character.

// Fold returns the text by which keys, filters, facets and unique names compare. It applies Unicode case
// folding (ß equals SS, ς equals Σ) and normalization form C, so é equals e with a combining accent.
// Texts with different accents differ. Folding a folded text changes nothing.
func Fold(text string) string {
	if isASCII(text) {
		return strings.ToLower(text)
	}
	folded := cases.Fold().String(norm.NFC.String(text))
	// Unicode folds Cherokee to capitals. PostgreSQL would change these again in its trigrams.
	folded = cases.Lower(language.Und, cases.HandleFinalSigma(false)).String(folded)
	return norm.NFC.String(folded)
}

// Listed returns the values of an enum for a message, separated by commas.
func Listed[T ~string](values []T) string {
	names := make([]string, len(values))
	for i, v := range values {
		names[i] = string(v)
	}
	return strings.Join(names, ", ")
}

// SameText reports whether two texts entered by people are equal, ignoring case.
func SameText(a, b string) bool { return a == b || Fold(a) == Fold(b) }

// FoldAll applies Fold to each text.
func FoldAll(texts []string) []string {
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i] = Fold(text)
	}
	return out
}

// FoldSearch returns the text by which searches compare. It folds the text, removes accents, spells out
// Latin letters that have no accent to remove (ł, ø, æ), and transliterates Cyrillic and Greek. So
// "creme" finds "crème", "Ivanova" finds "Иванова", and PostgreSQL finds trigrams in these scripts in any
// locale of the database. Other scripts stay unchanged.
func FoldSearch(text string) string {
	if isASCII(text) {
		return Fold(text)
	}
	if !norm.NFKC.IsNormalString(text) {
		text = norm.NFKC.String(ownForms.Replace(norm.NFC.String(text)))
	}
	return norm.NFC.String(searchLetters.Replace(unsearched.ReplaceAllString(norm.NFD.String(Fold(text)), "")))
}

// ownForms replaces the characters whose compatible form would be two: a space with an accent, and
// a letter with a dot.
var ownForms = strings.NewReplacer("´", "'", "ŀ", "l", "Ŀ", "L")

// unsearched matches the characters that are ignored in searches. These are the combining marks of Latin, Greek and
// Cyrillic, the vowel marks of Hebrew and Arabic, the Arabic tatweel, and invisible characters. Marks in other scripts,
// such as the voicing marks of Japanese, create other letters.
var unsearched = regexp.MustCompile(`[\x{300}-\x{36f}` +
	`\x{591}-\x{5bd}\x{5bf}\x{5c1}\x{5c2}\x{5c4}\x{5c5}\x{5c7}` +
	`\x{610}-\x{61a}\x{640}\x{64b}-\x{65f}\x{670}\x{6d6}-\x{6dc}\x{6df}-\x{6e4}\x{6e7}\x{6e8}\x{6ea}-\x{6ed}` +
	`\x{ad}\x{61c}\x{200b}-\x{200f}\x{202a}-\x{202e}\x{2060}-\x{2064}\x{fe00}-\x{fe0f}\x{feff}]`)

// searchLetters transliterates folded letters to unaccented Latin letters. It maps the variants of an Arabic letter,
// digit or hyphen to a single form, because keyboards and word processors write ‑ and – for -.
var searchLetters = strings.NewReplacer(
	"ł", "l", "ø", "o", "đ", "d", "ð", "d", "ħ", "h", "ŧ", "t", "ı", "i", "ŋ", "n", "ŀ", "l", "ƒ", "f", "ə", "e", "ȷ", "j",
	"æ", "ae", "œ", "oe", "þ", "th", "ĳ", "ij",

	"а", "a", "б", "b", "в", "v", "г", "g", "ґ", "g", "д", "d", "ђ", "d", "е", "e", "з", "z", "и", "i", "і", "i", "ј", "j", "к", "k",
	"л", "l", "м", "m", "н", "n", "о", "o", "п", "p", "р", "r", "с", "s", "т", "t", "ћ", "c", "у", "u", "ф", "f", "ы", "y", "э", "e",
	"ә", "a", "ғ", "g", "қ", "k", "ң", "n", "ө", "o", "ұ", "u", "ү", "u", "һ", "h", "ъ", "", "ь", "",
	"ж", "zh", "х", "kh", "ц", "ts", "ч", "ch", "ш", "sh", "щ", "shch", "ю", "yu", "я", "ya", "є", "ye", "љ", "lj", "њ", "nj", "џ", "dz",

	"α", "a", "β", "v", "γ", "g", "δ", "d", "ε", "e", "ζ", "z", "η", "i", "ι", "i", "κ", "k", "λ", "l", "μ", "m", "ν", "n", "ξ", "x",
	"ο", "o", "π", "p", "ρ", "r", "σ", "s", "τ", "t", "υ", "y", "φ", "f", "ω", "o", "θ", "th", "χ", "ch", "ψ", "ps",

	"‐", "-", "‒", "-", "–", "-", "—", "-", "−", "-", "־", "-", "֊", "-",

	"ٱ", "ا", "ى", "ي", "ی", "ي", "ة", "ه", "ہ", "ه", "ھ", "ه", "ە", "ه", "ک", "ك",
	"٠", "0", "١", "1", "٢", "2", "٣", "3", "٤", "4", "٥", "5", "٦", "6", "٧", "7", "٨", "8", "٩", "9",
	"۰", "0", "۱", "1", "۲", "2", "۳", "3", "۴", "4", "۵", "5", "۶", "6", "۷", "7", "۸", "8", "۹", "9",
)

// SearchWords returns the words of a search text as FoldSearch spells them, each once. Blanks separate
// words. A text matches a search if it contains every word, in any order.
func SearchWords(search string) (words []string) {
	for word := range strings.FieldsSeq(search) {
		folded := FoldSearch(word)
		if strings.TrimSpace(folded) == "" { // only accents: they must find themselves and not everything
			folded = word
		}
		if !slices.Contains(words, folded) {
			words = append(words, folded)
		}
	}
	return words
}

// mostNameLetters is the number of letters that a Chinese, Japanese or Korean name can have without a space.
const mostNameLetters = 8

// SpacedNames returns the names that a search text of two to eight Chinese, Japanese or Korean letters can stand for.
// Such names are written without a space, but stored as a first and a last name. Spaces in the search do not count.
// Each result has both names as FoldSearch spells them, with one space between them. Both orders are returned, because
// stored texts have the first name first. The result is nil for every other text.
func SpacedNames(search string) (names []string) {
	letters := []rune(FoldSearch(strings.Join(strings.Fields(search), "")))
	if len(letters) < 2 || len(letters) > mostNameLetters {
		return nil
	}
	for _, r := range letters {
		if !unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana) {
			return nil
		}
	}
	for i := 1; i < len(letters); i++ {
		last, first := string(letters[:i]), string(letters[i:])
		names = append(names, first+" "+last, last+" "+first)
	}
	return names
}

// HasWords reports whether a text matches a search, ignoring case, accents and the variants of
// apostrophes and hyphens.
func HasWords(text, search string) bool {
	text = oneSign.Replace(FoldSearch(text))
	return !slices.ContainsFunc(SearchWords(search), func(word string) bool { return !strings.Contains(text, oneSign.Replace(word)) })
}

// Apostrophes are the forms of this sign. The keyboards of phones write ’ for ', and Hawaiian has ʻ.
const Apostrophes = "'’‘ʼʻ`´′＇"

var oneSign = func() *strings.Replacer {
	var pairs []string
	for _, sign := range Apostrophes {
		pairs = append(pairs, string(sign), "'")
	}
	return strings.NewReplacer(pairs...)
}()

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= 0x80 {
			return false
		}
	}
	return true
}
