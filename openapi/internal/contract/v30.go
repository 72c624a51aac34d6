package contract

import (
	"fmt"

	"go.yaml.in/yaml/v3"
)

// V30 returns the published OpenAPI 3.0.3 form of a bundle. A bundle says `nullable` beside a
// reference. OpenAPI 3.0.3 ("Schema Object", nullable) gives that no effect without a type beside it,
// and never lets null past an enum without null. So the form names the type, and repeats an enum with
// null in it.
func V30(bundle *yaml.Node) (*yaml.Node, error) {
	doc := clone(bundle)
	var failed error
	EachSchema(doc, func(path string, schema *yaml.Node) {
		if err := schema30(bundle, schema); err != nil && failed == nil {
			failed = fmt.Errorf("%s: %w", path, err)
		}
	})
	return doc, failed
}

// JSON30 writes the published OpenAPI 3.0.3 form of a bundle.
func JSON30(bundle *yaml.Node) ([]byte, error) {
	doc, err := V30(bundle)
	if err != nil {
		return nil, err
	}
	return JSON(doc)
}

// YAML30 writes the published OpenAPI 3.0.3 form of a bundle as YAML.
func YAML30(bundle *yaml.Node) ([]byte, error) {
	doc, err := V30(bundle)
	if err != nil {
		return nil, err
	}
	return YAML(doc)
}

func schema30(bundle, s *yaml.Node) error {
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
	kind := Text(target, "type")
	if kind == "" {
		return fmt.Errorf("the reference beside nullable leads to a schema without a type")
	}
	if member(target, "enum") == nil {
		set(s, "type", text(kind))
		return nil
	}
	own := clone(s)
	*s = *clone(target)
	members(own, func(key string, value *yaml.Node) {
		if key != "allOf" {
			set(s, key, value)
		}
	})
	values := member(s, "enum")
	values.Content = append(values.Content, &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null", Value: "null"})
	return nil
}
