package request

import "strings"

// KnowsTag reports whether an If-None-Match header contains tag or *. The comparison is weak (RFC 9110, section
// 8.8.3.2), so it ignores the prefix W/. The parameter tag has no such prefix.
func KnowsTag(header, tag string) bool {
	for known := range strings.SplitSeq(header, ",") {
		if known = strings.TrimPrefix(strings.TrimSpace(known), "W/"); known == tag || known == "*" {
			return true
		}
	}
	return false
}
