package main

import (
	_ "embed"
	"path"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// unfilled are the members of answers that no spec sees filled, with their reasons.
//
//go:embed unfilled.txt
var unfilled string

// blank returns the documented members of answers that were null, false, 0 or empty in each answer
// that was seen: nothing fills them, or no spec looks at what does. It names a member by the schema
// that it is in.
func blank(all []documented, seen []apitest.SeenAnswer) (members []string) {
	filled := map[string]bool{} // operation and member
	for _, a := range seen {
		for _, member := range a.Filled {
			filled[a.Surface+"."+a.Operation+" "+member] = true
		}
	}
	said := map[string]bool{} // member of a schema: whether some answer fills it
	for _, d := range all {
		for status, response := range d.answers {
			if media := response.Value.Content.Get("application/json"); status < 300 && media != nil {
				members := membersOf(d.surface+"."+d.id, media.Schema)
				for at, member := range members {
					said[member] = said[member] || filled[d.String()+" "+at]
				}
			}
		}
	}
	for member, is := range said {
		if !is {
			members = append(members, member)
		}
	}
	slices.Sort(members)
	return members
}

// membersOf returns the members of an answer by their place in it, each named by its schema.
func membersOf(operation string, answer *openapi3.SchemaRef) map[string]string {
	surface, _, _ := strings.Cut(operation, ".")
	found := map[string]string{}
	var walk func(ref *openapi3.SchemaRef, at, name string, above []*openapi3.Schema)
	walk = func(ref *openapi3.SchemaRef, at, name string, above []*openapi3.Schema) {
		if ref == nil || slices.Contains(above, ref.Value) {
			return
		}
		above = append(slices.Clone(above), ref.Value)
		if ref.Ref != "" {
			name = surface + "." + path.Base(ref.Ref)
		}
		for _, part := range slices.Concat(ref.Value.AllOf, ref.Value.AnyOf, ref.Value.OneOf) {
			walk(part, at, name, above)
		}
		walk(ref.Value.Items, at, name, above)
		for member, property := range ref.Value.Properties {
			there := strings.TrimPrefix(at+"."+member, ".")
			found[there] = name + "." + member
			walk(property, there, name+"."+member, above)
		}
	}
	walk(answer, "", operation, nil)
	return found
}
