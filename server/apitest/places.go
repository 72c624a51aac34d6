package apitest

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

// Place is the position in a request at which an operation takes the id of an object, such as "query:orderId" or
// "body:items.0.variantId".
type Place struct {
	In     string // path, query or body
	Path   string // name of the parameter, or path of the body's field with 0 for the first item of an array
	Object string // x-object, followed by a colon and x-object-key if the key is not the id
	text   bool
}

func (p Place) String() string { return p.In + ":" + p.Path }

// Places returns every parameter and body field in which an operation takes the id of an object.
func Places(op *openapi3.Operation) (all []Place) {
	for _, ref := range op.Parameters {
		schema := ref.Value.Schema
		if list := schema.Value; list.Type.Is("array") {
			schema = list.Items
		}
		if object := ObjectOf(schema); object != "" && (ref.Value.In == "query" || ref.Value.In == "path") {
			all = append(all, Place{In: ref.Value.In, Path: ref.Value.Name, Object: object})
		}
	}
	if body := jsonBody(op); body != nil {
		all = append(all, placesOf(body.Schema, "", nil)...)
	}
	return all
}

func placesOf(s *openapi3.SchemaRef, path string, above []*openapi3.Schema) (all []Place) {
	if s == nil || s.Value == nil || slices.Contains(above, s.Value) {
		return nil
	}
	if object := ObjectOf(s); object != "" {
		return []Place{{In: "body", Path: path, Object: object, text: s.Value.Type.Is("string")}}
	}
	above = append(slices.Clone(above), s.Value)
	join := func(name string) string { return strings.TrimPrefix(path+"."+name, ".") }
	for _, part := range slices.Concat(s.Value.AllOf, s.Value.AnyOf, s.Value.OneOf) {
		all = append(all, placesOf(part, path, above)...)
	}
	if s.Value.Items != nil {
		all = append(all, placesOf(s.Value.Items, join("0"), above)...)
	}
	for _, name := range slices.Sorted(maps.Keys(s.Value.Properties)) {
		all = append(all, placesOf(s.Value.Properties[name], join(name), above)...)
	}
	return all
}

// ObjectOf returns the kind of object (x-object) whose ids the schema describes; "" means that the schema describes no
// id.
func ObjectOf(s *openapi3.SchemaRef) string {
	if s == nil || s.Value == nil {
		return ""
	}
	object, _ := s.Value.Extensions["x-object"].(string)
	if key, ok := s.Value.Extensions["x-object-key"].(string); ok {
		object += ":" + key
	}
	for _, part := range s.Value.AllOf {
		if object == "" {
			object = ObjectOf(part)
		}
	}
	return object
}

func jsonBody(op *openapi3.Operation) *openapi3.MediaType {
	if op.RequestBody == nil {
		return nil
	}
	return op.RequestBody.Value.Content.Get("application/json")
}

// Naming returns a request of an operation with an id at one place and the caller's own ids at all other places. The
// function own returns the id of one of the caller's objects, or "" if the caller has no such object.
func Naming(path string, op *openapi3.Operation, at Place, id string, own func(object string) string) (target string, body any) {
	query := map[string]string{}
	for _, ref := range op.Parameters {
		p := ref.Value
		if p.In == openapi3.ParameterInQuery && p.Required {
			query[p.Name] = fmt.Sprint(sample(p.Schema, nil))
			if p.Example != nil {
				query[p.Name] = fmt.Sprint(p.Example)
			}
		}
	}
	var whole any
	if media := jsonBody(op); media != nil {
		raw, _ := json.Marshal(Example(media))
		_ = json.Unmarshal(raw, &whole)
		if members, ok := whole.(map[string]any); ok {
			delete(members, "version") // a stale version would be rejected before the check under test
		}
	}
	for _, p := range Places(op) {
		value, wanted := own(p.Object), p == at
		if wanted {
			value = id
		}
		switch p.In {
		case "body":
			// The caller's ids replace the example's ids. The field is removed if the caller has no such object. All
			// items of a list are treated like the first item.
			whole = put(whole, jsonBody(op).Schema, strings.Split(p.Path, "."), own(p.Object), false, p.text)
			if wanted {
				whole = put(whole, jsonBody(op).Schema, strings.Split(p.Path, "."), id, true, p.text)
			}
		case "path":
			path = strings.ReplaceAll(path, "{"+p.Path+"}", value)
		case "query":
			if _, required := query[p.Path]; wanted || required {
				query[p.Path] = value
			}
		}
	}
	separator := "?"
	for _, name := range slices.Sorted(maps.Keys(query)) {
		path += separator + name + "=" + query[name]
		separator = "&"
	}
	return path, whole
}

// put returns the document with the value at the path. It creates missing parents only if wanted is true.
func put(in any, s *openapi3.SchemaRef, path []string, value string, wanted, text bool) any {
	if len(path) == 0 {
		if text {
			return value
		}
		return json.Number(value)
	}
	if in == nil && !wanted {
		return nil
	}
	if path[0] == "0" {
		list, _ := in.([]any)
		if len(list) == 0 {
			if !wanted {
				return in
			}
			list = []any{sample(s.Value.Items, nil)}
		}
		if len(path) == 1 && value == "" {
			return []any{}
		}
		for i := range list {
			if i == 0 || len(path) > 1 && !wanted {
				list[i] = put(list[i], s.Value.Items, path[1:], value, wanted, text)
			}
		}
		if len(path) == 1 {
			list = list[:1]
		}
		return list
	}
	members, ok := in.(map[string]any)
	if !ok {
		members, _ = sample(s, nil).(map[string]any)
	}
	if members == nil {
		members = map[string]any{}
	}
	next := property(s, path[0])
	_, there := members[path[0]]
	switch {
	case !there && !wanted:
	case len(path) == 1 && value == "":
		delete(members, path[0])
	default:
		members[path[0]] = put(members[path[0]], next, path[1:], value, wanted, text)
	}
	return members
}

func property(s *openapi3.SchemaRef, name string) *openapi3.SchemaRef {
	if found := s.Value.Properties[name]; found != nil {
		return found
	}
	for _, part := range slices.Concat(s.Value.AllOf, s.Value.AnyOf, s.Value.OneOf) {
		if found := property(part, name); found != nil {
			return found
		}
	}
	return nil
}

// sample returns a value that a schema allows: its example, or else the smallest value.
func sample(s *openapi3.SchemaRef, above []*openapi3.Schema) any {
	if s == nil || s.Value == nil || slices.Contains(above, s.Value) {
		return nil
	}
	v := s.Value
	above = append(slices.Clone(above), v)
	switch {
	case v.Example != nil:
		return v.Example
	case v.Default != nil:
		return v.Default
	case len(v.Enum) > 0:
		return v.Enum[0]
	case len(v.AllOf) == 1 && v.Type == nil:
		return sample(v.AllOf[0], above)
	case v.Type.Is("array"):
		if v.MinItems > 0 {
			return []any{sample(v.Items, above)}
		}
		return []any{}
	case v.Type.Is("object"), len(v.Properties) > 0:
		members := map[string]any{}
		for _, name := range v.Required {
			members[name] = sample(property(s, name), above)
		}
		return members
	case v.Type.Is("integer"), v.Type.Is("number"):
		return json.Number(strconv.Itoa(int(max(1, deref(v.Min)))))
	case v.Type.Is("boolean"):
		return true
	}
	return strings.Repeat("a", int(max(1, v.MinLength)))
}

func deref(f *float64) float64 {
	if f == nil {
		return 0
	}
	return *f
}

// Body returns the schema of an operation's JSON body; nil means that the operation takes no JSON.
func Body(op *openapi3.Operation) *openapi3.SchemaRef {
	if body := jsonBody(op); body != nil {
		return body.Schema
	}
	return nil
}

// Member returns a property of a schema or of the schema's parts (allOf); nil means that the property does not exist.
func Member(s *openapi3.SchemaRef, name string) *openapi3.SchemaRef { return property(s, name) }

// Required returns the required fields of a schema and its parts (allOf).
func Required(s *openapi3.SchemaRef) []string {
	required := s.Value.Required
	for _, part := range s.Value.AllOf {
		required = append(slices.Clone(required), Required(part)...)
	}
	return required
}

// Items returns the schema of a list's items; nil means the schema is not a list.
func Items(s *openapi3.SchemaRef) *openapi3.SchemaRef {
	if s.Value.Items != nil {
		return s.Value.Items
	}
	for _, part := range s.Value.AllOf {
		if items := Items(part); items != nil {
			return items
		}
	}
	return nil
}
