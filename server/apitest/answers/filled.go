package main

import (
	_ "embed"
	"path"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// unfilled lists the response fields that no spec sees with a value, each with the reason.
//
//go:embed unfilled.txt
var unfilled string

// blank returns the documented response fields that were null, false, 0 or empty in every seen response, because
// nothing fills them or no spec does. It names each field by its schema.
func blank(all []documented, seen []apitest.SeenAnswer) (members []string) {
	filled := map[string]bool{} // by operation and path of the field
	for _, a := range seen {
		for _, member := range a.Filled {
			filled[a.Surface+"."+a.Operation+" "+member] = true
		}
	}
	said := map[string]bool{} // by schema and field: whether any response fills the field
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

// membersOf maps the path of each field in a response to the field's name, which includes its schema.
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
