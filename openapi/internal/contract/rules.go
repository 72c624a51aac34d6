package contract

import (
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// notFinalKey is the extension of an operation whose 200 response the service reads (server/router/final.go).
const notFinalKey = "x-not-final-while"

// texts contains the keys that only readers of a document need.
var texts = []string{"summary", "description", "externalDocs", "title", "example", "examples"}

// Rules returns the part of a bundle that the service enforces at run time: operations with their security, extensions,
// parameters and request bodies. Of the responses it contains the statuses, headers and media types, and the schema of
// the 200 response if the operation has x-not-final-while. It contains neither texts nor examples, and only components
// to which it refers. A schema with a pattern keeps its example, because the errors of the service name it.
func Rules(bundle *yaml.Node) (*yaml.Node, error) {
	doc := mapping()
	members(bundle, func(key string, value *yaml.Node) {
		if slices.Contains([]string{"openapi", "info", "security", "paths", "components"}, key) {
			set(doc, key, clone(value))
		}
	})
	members(Get(doc, "paths"), func(_ string, item *yaml.Node) {
		members(item, func(_ string, op *yaml.Node) {
			members(member(op, "responses"), func(status string, response *yaml.Node) {
				if status != "200" || member(op, notFinalKey) == nil {
					bare(response)
				}
			})
		})
	})
	members(Get(doc, "components", "responses"), func(_ string, response *yaml.Node) { bare(response) })
	EachSchema(doc, func(_ string, schema *yaml.Node) {
		example := member(schema, "example")
		untold(schema)
		if example != nil && member(schema, "pattern") != nil {
			set(schema, "example", example)
		}
	})
	members(doc, func(key string, value *yaml.Node) {
		if key != "info" {
			silence(value)
		}
	})
	remove(Get(doc, "info"), "description")
	return doc, prune(doc)
}

// bare removes the schemas from a response.
func bare(response *yaml.Node) {
	members(member(response, "content"), func(_ string, media *yaml.Node) { media.Content = nil })
}

func untold(n *yaml.Node) {
	for _, key := range texts {
		remove(n, key)
	}
}

// silence removes the texts from a part of a document that is outside of schemas.
func silence(n *yaml.Node) {
	if n.Kind == yaml.MappingNode {
		untold(n)
	}
	for i, child := range n.Content {
		if n.Kind == yaml.MappingNode {
			if key := n.Content[i&^1].Value; i%2 == 0 || key == "schema" || key == "schemas" || values[key] || strings.HasPrefix(key, "x-") {
				continue
			}
		}
		silence(child)
	}
}

// prune removes the components to which no operation refers, directly or through other components. It keeps the
// security schemes.
func prune(doc *yaml.Node) error {
	used, failed := map[*yaml.Node]bool{}, error(nil)
	var follow func(n *yaml.Node)
	follow = func(n *yaml.Node) {
		if ref := Text(n, "$ref"); ref != "" {
			kind, name, err := component(ref)
			if err != nil {
				failed = err
				return
			}
			target := Get(doc, "components", kind, name)
			if target != nil && !used[target] {
				used[target] = true
				follow(target)
			}
			return
		}
		for _, child := range n.Content {
			follow(child)
		}
	}
	follow(Get(doc, "paths"))
	members(Get(doc, "components"), func(kind string, all *yaml.Node) {
		if kind == "securitySchemes" {
			return
		}
		var kept []*yaml.Node
		for pair := range slices.Chunk(all.Content, 2) {
			if used[pair[1]] {
				kept = append(kept, pair...)
			}
		}
		all.Content = kept
	})
	return failed
}
