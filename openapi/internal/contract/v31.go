package contract

import (
	"fmt"

	"go.yaml.in/yaml/v3"
)

// V31 returns the OpenAPI 3.1.1 form of a 3.0.3 bundle: null is a type, schemas have examples, and the events are under
// webhooks.
func V31(bundle *yaml.Node) (*yaml.Node, error) {
	doc := clone(bundle)
	set(doc, "openapi", text("3.1.1"))
	var failed error
	EachSchema(doc, func(path string, schema *yaml.Node) {
		if err := schema31(schema); err != nil && failed == nil {
			failed = fmt.Errorf("%s: %w", path, err)
		}
	})
	rename(doc, "x-webhooks", "webhooks")
	return doc, failed
}

// JSON31 returns the OpenAPI 3.1.1 form of a bundle as JSON.
func JSON31(bundle *yaml.Node) ([]byte, error) {
	doc, err := V31(bundle)
	if err != nil {
		return nil, err
	}
	return JSON(doc)
}

// YAML31 returns the OpenAPI 3.1.1 form of a bundle as YAML.
func YAML31(bundle *yaml.Node) ([]byte, error) {
	doc, err := V31(bundle)
	if err != nil {
		return nil, err
	}
	return YAML(doc)
}

func schema31(s *yaml.Node) error {
	if example := member(s, "example"); example != nil {
		set(s, "example", list(example))
		rename(s, "example", "examples")
	}
	exclusive(s, "exclusiveMinimum", "minimum")
	exclusive(s, "exclusiveMaximum", "maximum")
	if Text(s, "nullable") != "true" {
		remove(s, "nullable")
		return nil
	}
	remove(s, "nullable")
	return allowNull(s)
}

// exclusive converts {minimum: 0, exclusiveMinimum: true} to {exclusiveMinimum: 0}.
func exclusive(s *yaml.Node, flag, bound string) {
	switch Text(s, flag) {
	case "true":
		limit := member(s, bound)
		remove(s, bound)
		set(s, flag, limit)
	case "false":
		remove(s, flag)
	}
}

func allowNull(s *yaml.Node) error {
	null := &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null", Value: "null"}
	values := member(s, "enum")
	if values != nil && len(values.Content) == 1 && values.Content[0].ShortTag() == "!!null" {
		remove(s, "enum")
		set(s, "type", text("null"))
		return nil
	}
	if all := member(s, "allOf"); all != nil && member(s, "type") == nil {
		if len(all.Content) != 1 {
			return fmt.Errorf("a nullable allOf has exactly one reference")
		}
		nothing := mapping()
		set(nothing, "type", text("null"))
		set(s, "allOf", list(all.Content[0], nothing))
		rename(s, "allOf", "anyOf")
		return nil
	}
	kind := Text(s, "type")
	if kind == "" {
		if values != nil || member(s, "anyOf") != nil || member(s, "oneOf") != nil {
			return fmt.Errorf("nullable needs a type or an allOf")
		}
		return nil // allows any value, including null
	}
	set(s, "type", list(text(kind), text("null")))
	if values != nil {
		for _, v := range values.Content {
			if v.ShortTag() == "!!null" {
				return nil
			}
		}
		values.Content = append(values.Content, null)
	}
	return nil
}
