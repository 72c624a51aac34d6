package catalog

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Suggestions are what a search field offers while it is typed in.
type Suggestions struct {
	Queries     []string
	Cards       []Card
	Collections []*Collection
}

// Completions are texts to search for that begin with what was typed, made of the
// names, brands and tags of products: each finds the product that it is of. Those of
// most products come first.
func (s Shopper) Completions(typed string, products []*Product, limit int) []string {
	typed = SearchText(strings.TrimSpace(typed))
	found := map[string]int{}
	for _, p := range products {
		texts := append([]string{s.Texts(p).Name}, p.Tags...)
		if p.Brand != nil {
			texts = append(texts, *p.Brand)
		}
		own := map[string]bool{}
		for _, text := range texts {
			if c := completion(SearchText(text), typed); c != "" && !own[c] {
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

// completion is where a word of the text begins with what was typed, up to the end of
// the word, or of the next one where the word was typed whole; empty where there is
// nothing to complete.
func completion(text, typed string) string {
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
				return text[begin:whole]
			}
			if next, size := utf8.DecodeRuneInString(text[end:]); size > 0 && next == ' ' {
				if whole := wordEnd(text, end+1); whole > end+1 {
					return text[begin:whole]
				}
			}
		}
		_, size := utf8.DecodeRuneInString(text[begin:])
		from = begin + size
	}
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

// Matching are those of some collections whose name, as it is shown, has a text;
// those that begin with it come first.
func Matching(collections []*Collection, typed, language, own string, limit int) []*Collection {
	typed = SearchText(strings.TrimSpace(typed))
	var begin, have []*Collection
	for _, c := range collections {
		switch name := SearchText(c.Texts(language, own).Name); {
		case strings.HasPrefix(name, typed):
			begin = append(begin, c)
		case strings.Contains(name, typed):
			have = append(have, c)
		}
	}
	all := append(begin, have...)
	return all[:min(len(all), limit)]
}
