package ucp

import (
	"encoding"
	"encoding/json"
	"reflect"
	"strings"
)

// outputOf returns the JSON Schema of the results of a tool that returns values like the given one. It contains no
// references, which common clients do not resolve. A failure has only the fields ucp and messages, so the schema
// requires no other field at the top.
func outputOf(value any) object {
	schema := schemaOf(reflect.TypeOf(value))
	schema["required"] = []string{"ucp"}
	schema["properties"].(object)["messages"] = schemaOf(reflect.TypeFor[[]message]())
	return schema
}

// schemaOf returns the JSON Schema of the JSON form of a Go type. A type with a JSON form of its own is a text.
func schemaOf(of reflect.Type) object {
	if of.Implements(reflect.TypeFor[json.Marshaler]()) || of.Implements(reflect.TypeFor[encoding.TextMarshaler]()) {
		return object{"type": "string"}
	}
	switch of.Kind() {
	case reflect.Pointer:
		return schemaOf(of.Elem())
	case reflect.Slice:
		return object{"type": "array", "items": schemaOf(of.Elem())}
	case reflect.Map:
		if of.Elem().Kind() == reflect.Interface {
			return object{"type": "object", "additionalProperties": true}
		}
		return object{"type": "object", "additionalProperties": schemaOf(of.Elem())}
	case reflect.Struct:
		properties, required := object{}, []string{}
		addFields(of, properties, &required)
		return object{"type": "object", "properties": properties, "required": required}
	case reflect.String:
		return object{"type": "string"}
	case reflect.Bool:
		return object{"type": "boolean"}
	case reflect.Int, reflect.Int32, reflect.Int64:
		return object{"type": "integer"}
	default:
		return object{}
	}
}

// addFields adds the schemas of a struct's fields, and the names of the fields that are always present. A pointer that
// is always present can be null.
func addFields(of reflect.Type, properties object, required *[]string) {
	for field := range of.Fields() {
		name, options, tagged := strings.Cut(field.Tag.Get("json"), ",")
		if field.Anonymous && name == "" {
			addFields(field.Type, properties, required)
			continue
		}
		schema := schemaOf(field.Type)
		if always := !tagged || !strings.Contains(options, "omit"); always {
			*required = append(*required, name)
			if field.Type.Kind() == reflect.Pointer {
				schema = object{"anyOf": []object{schema, {"type": "null"}}}
			}
		}
		properties[name] = schema
	}
}
