package agent

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Wrong is an argument that the server refuses.
type Wrong struct {
	Pointer string // RFC 6901 pointer into the arguments
	Detail  string
}

// Mistyped returns the arguments whose type differs from the schema, for a JSON text that could not be decoded because
// of err. Each pointer names the place in the text. nil means that err has another cause.
func Mistyped(err error, raw []byte, schema map[string]any) []Wrong {
	wrong, ok := errors.AsType[*json.UnmarshalTypeError](err)
	if !ok {
		return nil
	}
	dec := json.NewDecoder(strings.NewReader(string(raw)))
	dec.UseNumber()
	var value any
	if dec.Decode(&value) != nil {
		return nil
	}
	if all := mistyped(nil, value, schema, ""); len(all) > 0 {
		return all
	}
	pointer := ""
	if wrong.Field != "" {
		pointer = "/" + strings.ReplaceAll(wrong.Field, ".", "/")
	}
	return []Wrong{mismatch(pointer, kindName(wrong.Type), strings.Fields(wrong.Value)[0])}
}

// mistyped appends the fields of value whose type differs from the schema. It accepts null, and fields that the schema
// does not describe.
func mistyped(all []Wrong, value any, schema map[string]any, pointer string) []Wrong {
	wanted, _ := schema["type"].(string)
	if given := typeOf(value); wanted != "" && given != "null" && given != wanted && (wanted != "number" || given != "integer") {
		return append(all, mismatch(pointer, wanted, given))
	}
	switch value := value.(type) {
	case []any:
		items, _ := schema["items"].(map[string]any)
		for i, element := range value {
			all = mistyped(all, element, items, fmt.Sprintf("%s/%d", pointer, i))
		}
	case map[string]any:
		properties, _ := schema["properties"].(map[string]any)
		for _, name := range slices.Sorted(maps.Keys(value)) {
			property, _ := properties[name].(map[string]any)
			all = mistyped(all, value[name], property, pointer+"/"+strings.NewReplacer("~", "~0", "/", "~1").Replace(name))
		}
	}
	return all
}

// typeOf returns the JSON Schema type of a value. As in the decoder, a number with a point or an exponent is not an
// integer.
func typeOf(value any) string {
	switch value := value.(type) {
	case string:
		return "string"
	case bool:
		return "boolean"
	case []any:
		return "array"
	case map[string]any:
		return "object"
	case json.Number:
		if strings.ContainsAny(value.String(), ".eE") {
			return "number"
		}
		return "integer"
	}
	return "null"
}

// kindName returns the JSON Schema type of the values that a Go type can decode.
func kindName(t reflect.Type) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.String:
		return "string"
	case reflect.Bool:
		return "boolean"
	case reflect.Slice, reflect.Array:
		return "array"
	case reflect.Float32, reflect.Float64:
		return "number"
	case reflect.Struct, reflect.Map:
		return "object"
	}
	return "integer"
}

// right maps each JSON Schema type to a phrase that describes the valid values to a model.
var right = map[string]string{
	"string": `a text in quotes`, "boolean": "true or false", "array": "a list, [ … ]", "object": "an object, { … }",
	"number": "a number without quotes", "integer": "a whole number without quotes and without a decimal point",
}

func mismatch(pointer, wanted, given string) Wrong {
	named := strings.TrimPrefix(pointer, "/")
	if named == "" {
		named = "The value"
	}
	return Wrong{pointer, fmt.Sprintf("%s has to be %s. It is of type %s.", named, right[wanted], given)}
}
