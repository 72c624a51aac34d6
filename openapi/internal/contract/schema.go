package contract

import (
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// EachSchema calls visit for every schema object of a document, parents first. The parameter path of visit is the place
// of the schema, such as "components/schemas/Order/properties/note".
func EachSchema(doc *yaml.Node, visit func(path string, schema *yaml.Node)) {
	walkDocument("", doc, visit)
}

// Ordered adds x-order to every property of a document's schemas. Its value is the property's position in the source.
func Ordered(doc *yaml.Node) ([]byte, error) {
	EachSchema(doc, func(_ string, schema *yaml.Node) {
		place := 0
		members(Get(schema, "properties"), func(_ string, property *yaml.Node) {
			place++
			set(property, "x-order", &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!int", Value: strconv.Itoa(place)})
		})
	})
	return YAML(doc)
}

// values contains the keys whose values are data and not parts of the document.
var values = map[string]bool{"example": true, "examples": true, "default": true, "enum": true, "mapping": true}

func walkDocument(path string, n *yaml.Node, visit func(string, *yaml.Node)) {
	if n.Kind == yaml.SequenceNode {
		for _, item := range n.Content {
			at := path
			if name := Text(item, "name"); name != "" {
				at = join(path, name)
			}
			walkDocument(at, item, visit)
		}
		return
	}
	members(n, func(key string, value *yaml.Node) {
		switch {
		case values[key], strings.HasPrefix(key, "x-") && key != "x-webhooks":
		case key == "schema":
			walkSchema(join(path, key), value, visit)
		case key == "schemas" && path == "components":
			members(value, func(name string, schema *yaml.Node) { walkSchema("components/schemas/"+name, schema, visit) })
		default:
			walkDocument(join(path, key), value, visit)
		}
	})
}

func walkSchema(path string, n *yaml.Node, visit func(string, *yaml.Node)) {
	if n.Kind != yaml.MappingNode {
		return
	}
	visit(path, n)
	members(n, func(key string, value *yaml.Node) {
		switch key {
		case "properties", "$defs":
			members(value, func(name string, schema *yaml.Node) { walkSchema(join(path, key+"/"+name), schema, visit) })
		case "allOf", "anyOf", "oneOf":
			for _, schema := range value.Content {
				walkSchema(join(path, key), schema, visit)
			}
		case "items", "not", "additionalProperties":
			walkSchema(join(path, key), value, visit)
		}
	})
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "/" + key
}
