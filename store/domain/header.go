package domain

import "net/http"

// SoleHeader returns the value of a header that occurs exactly once, else "". Read signatures only
// in this way: if a header occurs twice, one part of the program could verify the first value while
// another part trusts the second.
func SoleHeader(h http.Header, name string) string {
	if values := h.Values(name); len(values) == 1 {
		return values[0]
	}
	return ""
}
