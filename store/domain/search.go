package domain

import (
	"slices"
	"strings"
)

// SearchWords returns the words of a search text in lower case, each once. Blanks separate words. A
// text matches a search if it contains every word, in any order.
func SearchWords(search string) (words []string) {
	for _, word := range strings.Fields(strings.ToLower(search)) {
		if !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return words
}

// HasWords reports whether a text matches a search, ignoring case.
func HasWords(text, search string) bool {
	text = strings.ToLower(text)
	return !slices.ContainsFunc(SearchWords(search), func(word string) bool { return !strings.Contains(text, word) })
}
