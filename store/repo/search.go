package repo

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

// leastIndexed is the minimum length of a word for which a trigram index helps. A character with several forms
// (likeWord) ends a word.
const leastIndexed = 3

// indexed reports whether a trigram index helps to find a search text: one of its words must be long enough.
func indexed(search string) bool {
	return slices.ContainsFunc(domain.SearchWords(search), func(word string) bool {
		parts := strings.FieldsFunc(word, func(c rune) bool { return strings.ContainsRune(domain.Apostrophes, c) })
		return slices.ContainsFunc(parts, func(part string) bool { return utf8.RuneCountInString(part) >= leastIndexed })
	})
}

// hasWords returns the condition that a text matches a search (domain.SearchWords), and the arguments of the condition.
// expression is the SQL for the folded text (FoldSearch). If the search has no words, the condition is true.
func hasWords(expression, search string) (where string, args []any) {
	args = patterns(search)
	return every(expression+" LIKE ?", len(args)), args
}

// patterns returns the LIKE pattern of each word of a search.
func patterns(search string) (out []any) {
	for _, word := range domain.SearchWords(search) {
		out = append(out, likeWord(word))
	}
	return out
}

// likeWord returns the LIKE pattern that finds a word of a search anywhere. For an apostrophe, the
// pattern accepts any character, so "O’Brien" finds "O'Brien".
func likeWord(word string) string {
	return "%" + anySign.Replace(likeEscapes.Replace(word)) + "%"
}

var anySign = func() *strings.Replacer {
	var pairs []string
	for _, sign := range domain.Apostrophes {
		pairs = append(pairs, string(sign), "_")
	}
	return strings.NewReplacer(pairs...)
}()

// every returns the condition that each of n values meets a condition about one value.
func every(where string, n int) string {
	if n == 0 {
		return "true"
	}
	return strings.Join(slices.Repeat([]string{where}, n), " AND ")
}

// dollars replaces the question marks of a condition with numbered parameters, beginning with $first.
func dollars(where string, first int) string {
	for ; strings.Contains(where, "?"); first++ {
		where = strings.Replace(where, "?", "$"+strconv.Itoa(first), 1)
	}
	return where
}

// phone matches texts that are phone numbers: at least five digits, and the characters that people write between
// digits.
var phone = regexp.MustCompile(`^\+?[0-9 ()./-]{5,}$`)

// phoneDigits returns the last nine digits of a phone number, without leading zeros. These digits are the same with and
// without the country's prefix. An empty result means that the text is not a phone number.
func phoneDigits(text string) string {
	text = domain.FoldSearch(text) // full-width and Arabic digits as ASCII
	if !phone.MatchString(text) {
		return ""
	}
	digits := strings.TrimLeft(strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, text), "0")
	if len(digits) < 5 {
		return ""
	}
	return digits[max(0, len(digits)-9):]
}
