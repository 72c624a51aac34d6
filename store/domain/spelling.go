package domain

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// leastSpelled is the minimum length of a word that may be misspelled. Shorter words resemble too
// many other words.
const leastSpelled = 3

// Misspellable reports whether a search may assume a mistake in a word (SearchWords): the word consists
// of at least three letters and nothing else. Digits and signs are part of numbers and addresses, and a similar number or address
// belongs to something else.
func Misspellable(word string) bool {
	for i := range len(word) {
		if word[i] < 'a' || word[i] > 'z' {
			return false
		}
	}
	return len(word) >= leastSpelled
}

// Mistakes returns how many letters of a word may be wrong.
func Mistakes(word string) int {
	if len(word) < 6 {
		return 1
	}
	return 2
}

// Swapped returns the texts that result from swapping two neighboring letters of a word.
func Swapped(word string) (out []string) {
	for i := 1; i < len(word); i++ {
		if word[i] != word[i-1] {
			out = append(out, word[:i-1]+word[i:i+1]+word[i-1:i]+word[i+1:])
		}
	}
	return out
}

// Nearest returns the word in folded texts (FoldSearch) that a misspelled word most likely means: the
// word with the fewest mistakes, and the most frequent of several such words. The parameter most is
// the maximum number of mistakes. The result is empty if every word has more mistakes.
func Nearest(word string, most int, texts []string) string {
	least, often, nearest := most, 0, ""
	count := map[string]int{}
	for _, text := range texts {
		for other := range strings.FieldsFuncSeq(text, func(r rune) bool { return r < utf8.RuneSelf && (r < 'a' || r > 'z') }) {
			if len(other) < leastSpelled || !Misspellable(other) {
				continue
			}
			count[other]++
			if len(word) == leastSpelled && len(other) == leastSpelled && !slices.Contains(Swapped(word), other) {
				continue // a three-letter word with one letter replaced is a different word
			}
			switch n, m := distance(word, other), count[other]; {
			case n > least:
			case n < least || m > often || m == often && other < nearest:
				least, often, nearest = n, m, other
			}
		}
	}
	return nearest
}

// distance returns how many letters are missing, added, replaced or swapped with their neighbor
// (optimal string alignment).
func distance(a, b string) int {
	rows := [3][]int{make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)}
	before, last, row := rows[0], rows[1], rows[2]
	for k := range row {
		row[k] = k
	}
	for i := 1; i <= len(a); i++ {
		before, last, row = last, row, before
		row[0] = i
		for k := 1; k <= len(b); k++ {
			cost := 1
			if a[i-1] == b[k-1] {
				cost = 0
			}
			row[k] = min(last[k]+1, row[k-1]+1, last[k-1]+cost)
			if i > 1 && k > 1 && a[i-1] == b[k-2] && a[i-2] == b[k-1] {
				row[k] = min(row[k], before[k-2]+1)
			}
		}
	}
	return row[len(b)]
}
