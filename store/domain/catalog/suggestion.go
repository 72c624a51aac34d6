package catalog

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Suggestions contains what a search field suggests while the shopper types.
type Suggestions struct {
	Queries     []string
	Cards       []Card
	Collections []*Collection
}

// Completions returns search texts that start with the typed text. They come from the names, brands and
// tags of the products, so each text finds at least one product. Texts with the most products come first.
func (s Shopper) Completions(typed string, products []*Product, limit int) []string {
	typed = domain.FoldSearch(strings.Join(strings.Fields(typed), " "))
	found := map[string]int{}
	for _, p := range products {
		texts := append([]string{s.Texts(p).Name}, p.Tags...)
		if p.Brand != nil {
			texts = append(texts, *p.Brand)
		}
		own := map[string]bool{}
		for _, text := range texts {
			if c := completion(text, typed); c != "" && !own[c] {
				own[c] = true
				found[c]++
			}
		}
	}
	out := make([]string, 0, len(found))
	for c := range found {
		out = append(out, c)
	}
	slices.SortFunc(out, func(a, b string) int {
		return cmp.Or(found[b]-found[a], len(a)-len(b), cmp.Compare(a, b))
	})
	return out[:min(len(out), limit)]
}

// completion returns a part of the text in lower case. The part starts at a word that starts with typed. It ends with
// this word or, if typed ends with a whole word, with the next word. The parameter typed is folded (domain.FoldSearch).
// It returns "" if no word starts with typed.
func completion(spelled, typed string) string {
	spelled = strings.ToLower(spelled)
	text, at := folded(spelled)
	for from := 0; ; {
		i := strings.Index(text[from:], typed)
		if i < 0 {
			return ""
		}
		begin := from + i
		end := begin + len(typed)
		before, _ := utf8.DecodeLastRuneInString(text[:begin])
		if begin == 0 || !inWord(before) {
			if whole := wordEnd(text, end); whole > end {
				return spelled[at[begin]:at[whole]]
			}
			if next, size := utf8.DecodeRuneInString(text[end:]); size > 0 && next == ' ' {
				if whole := wordEnd(text, end+1); whole > end+1 {
					return spelled[at[begin]:at[whole]]
				}
			}
		}
		_, size := utf8.DecodeRuneInString(text[begin:])
		from = begin + size
	}
}

// folded returns a text in the form in which searches compare it. The result at contains the position in the original
// text for each byte of the folded text and for its end.
func folded(spelled string) (text string, at []int) {
	var b strings.Builder
	for i := 0; i < len(spelled); { // a letter and its marks may fold to one character
		end := i + norm.NFKC.NextBoundaryInString(spelled[i:], true)
		n, _ := b.WriteString(domain.FoldSearch(spelled[i:end]))
		at = append(at, slices.Repeat([]int{i}, n)...)
		i = end
	}
	return b.String(), append(at, len(spelled))
}

func wordEnd(text string, from int) int {
	if i := strings.IndexFunc(text[from:], func(r rune) bool { return !inWord(r) }); i >= 0 {
		return from + i
	}
	return len(text)
}

func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '-' || r == '\''
}

// Matching returns the collections whose displayed name contains the typed words. Names that start
// with these words come first.
func Matching(collections []*Collection, typed string, r domain.Reading, limit int) []*Collection {
	typed = domain.FoldSearch(strings.Join(strings.Fields(typed), " "))
	var begin, have []*Collection
	for _, c := range collections {
		switch name := domain.FoldSearch(c.Texts(r).Name); {
		case strings.HasPrefix(name, typed):
			begin = append(begin, c)
		case domain.HasWords(name, typed):
			have = append(have, c)
		}
	}
	all := append(begin, have...)
	return all[:min(len(all), limit)]
}
