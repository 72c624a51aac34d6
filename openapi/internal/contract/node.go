// Package contract converts the documents in openapi/ to the published forms. These are self-contained bundles in
// OpenAPI 3.0.3 and 3.1.1, JSON Schemas and samples of the webhook events, and a Markdown page for each document. It
// works on YAML nodes, which keep the order of the sources.
package contract

import (
	"fmt"
	"slices"

	"go.yaml.in/yaml/v3"
)

// Surfaces lists the published documents in the order in which readers see them.
var Surfaces = []string{"admin", "customer", "public", "webhook"}

// Get returns the value at a path of keys; nil means that the path does not exist.
func Get(n *yaml.Node, path ...string) *yaml.Node {
	for _, key := range path {
		n = member(n, key)
	}
	return n
}

func member(n *yaml.Node, key string) *yaml.Node {
	if n == nil || n.Kind != yaml.MappingNode {
		return nil
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return n.Content[i+1]
		}
	}
	return nil
}

// Text returns the scalar at a path of keys; "" means that no scalar exists there.
func Text(n *yaml.Node, path ...string) string {
	if v := Get(n, path...); v != nil && v.Kind == yaml.ScalarNode {
		return v.Value
	}
	return ""
}

// members calls visit for each key of a mapping, in order.
func members(n *yaml.Node, visit func(key string, value *yaml.Node)) {
	if n == nil || n.Kind != yaml.MappingNode {
		return
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		visit(n.Content[i].Value, n.Content[i+1])
	}
}

// set replaces the value of a key. It adds a missing key at the end.
func set(n *yaml.Node, key string, value *yaml.Node) {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			n.Content[i+1] = value
			return
		}
	}
	n.Content = append(n.Content, text(key), value)
}

func remove(n *yaml.Node, key string) {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			n.Content = append(n.Content[:i], n.Content[i+2:]...)
			return
		}
	}
}

// sortMembers sorts a mapping by its keys.
func sortMembers(n *yaml.Node, compare func(a, b string) int) {
	pairs := slices.Collect(slices.Chunk(n.Content, 2))
	slices.SortStableFunc(pairs, func(a, b []*yaml.Node) int { return compare(a[0].Value, b[0].Value) })
	n.Content = slices.Concat(pairs...)
}

func rename(n *yaml.Node, from, to string) {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == from {
			n.Content[i].Value = to
		}
	}
}

func text(s string) *yaml.Node {
	return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: s}
}

func mapping() *yaml.Node { return &yaml.Node{Kind: yaml.MappingNode, Tag: "!!map"} }

func list(items ...*yaml.Node) *yaml.Node {
	return &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq", Content: items, Style: yaml.FlowStyle}
}

func clone(n *yaml.Node) *yaml.Node {
	if n == nil {
		return nil
	}
	c := *n
	c.Content = make([]*yaml.Node, len(n.Content))
	for i, child := range n.Content {
		c.Content[i] = clone(child)
	}
	return &c
}

// Resolve follows references within a bundle until it reaches a value.
func Resolve(bundle, n *yaml.Node) (*yaml.Node, error) {
	for {
		ref := Text(n, "$ref")
		if ref == "" {
			return n, nil
		}
		kind, name, err := component(ref)
		if err != nil {
			return nil, err
		}
		if n = Get(bundle, "components", kind, name); n == nil {
			return nil, fmt.Errorf("%s does not exist", ref)
		}
	}
}
