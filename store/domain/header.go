package domain

import "net/http"

// SoleHeader returns the value of a header that a message has exactly once, and "" otherwise.
// Signatures are read from such headers only: with two lines of one name, one part of the
// program could check the first and another could believe the second.
func SoleHeader(h http.Header, name string) string {
	if values := h.Values(name); len(values) == 1 {
		return values[0]
	}
	return ""
}
