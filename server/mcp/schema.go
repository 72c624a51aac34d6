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

// keyInput is the schema of an idempotency key, with the bounds of the API.
var keyInput = object{"type": "string", "minLength": 8, "maxLength": 255, "description": "Send the same again to repeat a call that may have been lost: it is done once. 8 to 255 printable ASCII characters."}

// rowParameters names the parameters that limit the number of rows in a list.
var rowParameters = []string{"pageSize", "limit"}

// input returns the input schema of the tool for one operation: the query parameters next to the fields of the body,
// with all schemas that they refer to.
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
		properties["idempotencyKey"] = keyInput
	}
	return c.complete(object{"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

// rowBound returns the schema of a parameter. If the parameter limits the number of rows, the schema gets the bounds
// for assistants.
func rowBound(name string, schema object) object {
	if !slices.Contains(rowParameters, name) {
		return schema
	}
	return object{"type": "integer", "minimum": 1, "maximum": mostRows, "default": usualRows, "description": "Rows of a page."}
}

// split converts a schema with a list of types, such as string or null, to anyOf with one schema for each type. Clients
// that do not support lists of types would reject the tool.
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

// complete returns a schema with each reference replaced by the schema that it refers to, and without examples and
// extensions. Common clients drop a tool whose schema contains a reference.
func (c *catalog) complete(schema object) object { return c.copied(schema, nil).(object) }

// copied copies a part of a schema. The parameter within contains the names of the enclosing schemas; inside itself, a
// schema becomes the schema of any value.
func (c *catalog) copied(node any, within []string) any {
	switch node := node.(type) {
	case object:
		if ref, is := node["$ref"].(string); is {
			name := strings.TrimPrefix(ref, "#/components/schemas/")
			if slices.Contains(within, name) {
				return object{}
			}
			return c.copied(c.schemas[name], append(slices.Clone(within), name))
		}
		out := make(object, len(node))
		for name, value := range node {
			if _, schema := value.(object); schema || name != "example" && name != "examples" && !strings.HasPrefix(name, "x-") {
				out[name] = c.copied(value, within)
			}
		}
		return split(flat(out))
	case []any:
		out := make([]any, len(node))
		for i, member := range node {
			out[i] = c.copied(member, within)
		}
		return out
	}
	return node
}

// flat merges a schema with the only part of its allOf. The schema's own keywords take precedence.
func flat(schema object) object {
	parts, _ := schema["allOf"].([]any)
	if len(parts) != 1 {
		return schema
	}
	out := maps.Clone(parts[0].(object))
	for name, value := range schema {
		if name != "allOf" {
			out[name] = value
		}
	}
	return out
}

// told returns the description of an operation's tool. It contains only words of the contract, never of a store.
func (o *operation) told() string {
	return agent.Clipped(o.summary+".\n\n"+o.description, mostText)
}
