package router

import (
	"fmt"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

// exactlyOneKey is the extension of the contract that lists groups of names. A request must contain exactly one name of
// each group. The extension belongs to the operation for query parameters, and to the object's schema for a body. A
// field of a body that is null or "" is treated as absent.
const exactlyOneKey = "x-exactly-one"

// exactlyOne returns the groups in the extension. The function known reports whether a request may contain a name.
func exactlyOne(extensions map[string]any, known func(name string) bool) (groups [][]string, err error) {
	value, ok := extensions[exactlyOneKey]
	if !ok {
		return nil, nil
	}
	list, ok := value.([]any)
	if !ok {
		return nil, fmt.Errorf("%s is not a list", exactlyOneKey)
	}
	for _, item := range list {
		names, _ := item.([]any)
		var group []string
		for _, name := range names {
			text, _ := name.(string)
			if !known(text) {
				return nil, fmt.Errorf("%s names %v, which the request cannot have", exactlyOneKey, name)
			}
			group = append(group, text)
		}
		if len(group) < 2 {
			return nil, fmt.Errorf("%s has a group of fewer than two names", exactlyOneKey)
		}
		groups = append(groups, group)
	}
	return groups, nil
}

// property returns a function that reports whether the schema of an object has a property.
func property(s *openapi3.Schema) func(name string) bool {
	return func(name string) bool { return s.Properties[name] != nil }
}

// checkGroups adds a fault for each name in a group unless the request has exactly one name of the group.
func checkGroups(groups [][]string, in string, path []string, given func(name string) bool, found *faults) {
	for _, group := range groups {
		n := 0
		for _, name := range group {
			if given(name) {
				n++
			}
		}
		if n == 1 {
			continue
		}
		for _, name := range group {
			found.field(in, append(slices.Clone(path), name), exactlyOneKey, "Send exactly one of "+strings.Join(group, ", ")+".")
		}
	}
}
