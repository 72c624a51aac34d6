package mcp

import (
	"maps"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/server/agent"
)

const (
	usualRows = 10
	mostRows  = 25
	// mostText is the maximum length of a tool's description in characters.
	mostText = 1500
)

// rowParameters are the parameters for the number of rows of a list.
var rowParameters = []string{"pageSize", "limit"}

// input returns the input schema of a tool of one operation: the parameters of its query and the fields of
// its body side by side, with all schemas that they refer to.
func (c *catalog) input(o *operation) object {
	properties, required := object{}, []any{}
	for _, p := range o.query {
		properties[p.name] = rowBound(p.name, p.schema)
		if p.required {
			required = append(required, p.name)
		}
	}
	if o.body != nil {
		body := c.resolved(o.body)
		maps.Copy(properties, at(body, "properties"))
		required = append(required, body["required"].([]any)...)
	}
	if o.keyed {
		properties["idempotencyKey"] = object{"type": "string", "minLength": 1, "maxLength": 255, "description": "Send the same again to repeat a call that may have been lost: it is done once."}
	}
	return c.complete(object{"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

// rowBound returns the schema of a parameter. A number of rows gets the bounds for assistants.
func rowBound(name string, schema object) object {
	if !slices.Contains(rowParameters, name) {
		return schema
	}
	return object{"type": "integer", "minimum": 1, "maximum": mostRows, "default": usualRows, "description": "Rows of a page."}
}

// split turns a schema with a list of types, such as text or null, into anyOf with one schema per type.
// Clients that do not support lists of types would refuse the tool.
func split(schema object) object {
	types, is := schema["type"].([]any)
	if !is {
		return schema
	}
	out, all := object{}, []any{}
	for _, t := range types {
		one := object{"type": t}
		if t != "null" {
			for name, value := range schema {
				if name != "type" && name != "description" {
					one[name] = value
				}
			}
		}
		all = append(all, one)
	}
	if said, is := schema["description"]; is {
		out["description"] = said
	}
	out["anyOf"] = all
	return out
}

// complete returns a schema that contains all schemas that it refers to.
func (c *catalog) complete(schema object) object {
	definitions := object{}
	out := c.copied(schema, definitions).(object)
	if len(definitions) > 0 {
		out["$defs"] = definitions
	}
	return out
}

// copied copies a part of a schema without examples and extensions. It points references to $defs and adds
// their targets to definitions.
func (c *catalog) copied(node any, definitions object) any {
	switch node := node.(type) {
	case object:
		out := make(object, len(node))
		for name, value := range node {
			ref, is := value.(string)
			_, schema := value.(object)
			switch {
			case name == "$ref" && is:
				target := strings.TrimPrefix(ref, "#/components/schemas/")
				out["$ref"] = "#/$defs/" + target
				if _, there := definitions[target]; !there {
					definitions[target] = nil // it may refer to itself
					definitions[target] = c.copied(c.schemas[target], definitions)
				}
			case !schema && (name == "example" || name == "examples" || strings.HasPrefix(name, "x-")):
			default:
				out[name] = c.copied(value, definitions)
			}
		}
		return split(out)
	case []any:
		out := make([]any, len(node))
		for i, member := range node {
			out[i] = c.copied(member, definitions)
		}
		return out
	}
	return node
}

// told returns the description of an operation's tool. It consists of the contract's words, never of a
// store's.
func (o *operation) told() string {
	return agent.Clipped(o.summary+".\n\n"+o.description, mostText)
}
