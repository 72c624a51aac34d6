package contract

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// V30 returns the published OpenAPI 3.0.3 form of a bundle. A bundle contains `nullable` next to references, where
// OpenAPI 3.0.3 ignores it ("Schema Object", nullable): null is allowed only next to a type, and never added to an
// enum. The published form changes such references as follows:
//
//   - It inlines a string, number or array with its type.
//   - It refers to a copy of an enum that has null, such as CaptureModeOrNull. Generators would name
//     an inlined enum after its property, often like an existing schema.
//   - It leaves an object unchanged. Validators allow null there without a type next to nullable, and
//     refuse it with one, since the object itself is not nullable.
func V30(bundle *yaml.Node) (*yaml.Node, error) {
	doc := clone(bundle)
	var failed error
	copies := map[string]*yaml.Node{}
	EachSchema(doc, func(path string, schema *yaml.Node) {
		if err := schema30(bundle, schema, copies); err != nil && failed == nil {
			failed = fmt.Errorf("%s: %w", path, err)
		}
	})
	schemas := Get(doc, "components", "schemas")
	for _, name := range slices.Sorted(maps.Keys(copies)) {
		if member(schemas, name+"OrNull") != nil {
			return doc, fmt.Errorf("components/schemas/%sOrNull: the name is kept for the copy of %s", name, name)
		}
		set(schemas, name+"OrNull", copies[name])
	}
	return doc, failed
}

// JSON30 returns the published OpenAPI 3.0.3 form of a bundle as JSON.
func JSON30(bundle *yaml.Node) ([]byte, error) {
	doc, err := V30(bundle)
	if err != nil {
		return nil, err
	}
	return JSON(doc)
}

// YAML30 returns the published OpenAPI 3.0.3 form of a bundle as YAML.
func YAML30(bundle *yaml.Node) ([]byte, error) {
	doc, err := V30(bundle)
	if err != nil {
		return nil, err
	}
	return YAML(doc)
}

// schema30 makes a nullable reference accept null. If the reference needs an enum with null, schema30 adds this enum to
// copies.
func schema30(bundle, s *yaml.Node, copies map[string]*yaml.Node) error {
	all := member(s, "allOf")
	if Text(s, "nullable") != "true" || all == nil || member(s, "type") != nil {
		return nil
	}
	if len(all.Content) != 1 {
		return fmt.Errorf("a nullable allOf has exactly one reference")
	}
	target, err := Resolve(bundle, all.Content[0])
	if err != nil {
		return err
	}
	switch kind := Text(target, "type"); {
	case kind == "":
		return fmt.Errorf("the reference beside nullable leads to a schema without a type")
	case kind == "object":
		return nil
	case member(target, "enum") == nil:
		own := clone(s)
		*s = *clone(target)
		members(own, func(key string, value *yaml.Node) {
			if key != "allOf" {
				set(s, key, value)
			}
		})
		return nil
	default:
		set(s, "type", text(kind))
	}
	ref := Text(all.Content[0], "$ref")
	name := ref[strings.LastIndex(ref, "/")+1:]
	orNull := clone(target)
	set(orNull, "nullable", text("true"))
	member(orNull, "nullable").Tag = "!!bool"
	values := member(orNull, "enum")
	values.Content = append(values.Content, &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null", Value: "null"})
	copies[name] = orNull
	set(s, "allOf", list(reference(ref+"OrNull")))
	return nil
}

func reference(ref string) *yaml.Node {
	n := mapping()
	set(n, "$ref", text(ref))
	return n
}
