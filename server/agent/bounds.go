package agent

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Exceeds returns a sentence about the bound (maxItems or maxLength) of a tool's input schema that the arguments
// exceed; "" means that no bound is exceeded. The library does not check arguments against the published schema.
// Exceeds reads token by token and decodes no whole value: a decoded value can take many times the memory of its text,
// and hides fields that occur twice. As in encoding/json, names match in any case.
func Exceeds(raw []byte, schema map[string]any) string {
	t := bounded{dec: json.NewDecoder(bytes.NewReader(raw))}
	t.dec.UseNumber()
	t.value(schema, nil)
	return t.exceeded
}

// bounded reads a JSON text until it exceeds a bound.
type bounded struct {
	dec      *json.Decoder
	skipped  json.RawMessage // buffer for skipped values, which is reused
	exceeded string
	stopped  bool // true once a bound is exceeded or the text is invalid JSON
}

// place is the position of a value in its JSON text.
type place struct {
	in    *place // nil means the top level
	name  string // "" means an element of a list
	index int
}

func (p *place) String() string {
	switch {
	case p == nil:
		return ""
	case p.name == "":
		return fmt.Sprintf("%s[%d]", p.in, p.index)
	}
	return strings.TrimPrefix(p.in.String()+"."+p.name, ".")
}

func (t *bounded) value(schema map[string]any, at *place) {
	if schema == nil { // nothing to check, since the schema has no bounds
		t.stopped = t.dec.Decode(&t.skipped) != nil
		return
	}
	token, err := t.dec.Token()
	if err != nil {
		t.stopped = true
		return
	}
	switch token {
	case json.Delim('['):
		t.elements(schema, at)
	case json.Delim('{'):
		t.members(schema, at)
	default:
		text, _ := token.(string)
		if most, ok := schema["maxLength"].(int); ok && utf8.RuneCountInString(text) > most {
			t.exceed("%s has more than %d characters.", at, most)
		}
	}
}

func (t *bounded) elements(schema map[string]any, at *place) {
	most, ok := schema["maxItems"].(int)
	items, _ := schema["items"].(map[string]any)
	inner := place{in: at}
	for !t.stopped && t.dec.More() {
		if ok && inner.index == most {
			t.exceed("%s has more than %d elements.", at, most)
			return
		}
		t.value(items, &inner)
		inner.index++
	}
	t.end()
}

func (t *bounded) members(schema map[string]any, at *place) {
	properties, _ := schema["properties"].(map[string]any)
	inner := place{in: at}
	for !t.stopped && t.dec.More() {
		token, err := t.dec.Token()
		given, ok := token.(string)
		if err != nil || !ok {
			t.stopped = true
			return
		}
		var property map[string]any
		property, inner.name = propertyOf(properties, given)
		t.value(property, &inner)
	}
	t.end()
}

// propertyOf returns the schema of a field and the name that the schema uses for the field. A nil schema means that the
// field has no bounds.
func propertyOf(properties map[string]any, given string) (schema map[string]any, name string) {
	if schema, ok := properties[given].(map[string]any); ok {
		return schema, given
	}
	for name, schema := range properties {
		if strings.EqualFold(name, given) {
			schema, _ := schema.(map[string]any)
			return schema, name
		}
	}
	return nil, given
}

// end reads the end of a list or an object.
func (t *bounded) end() {
	if t.stopped {
		return
	}
	_, err := t.dec.Token()
	t.stopped = err != nil
}

func (t *bounded) exceed(format string, at *place, most int) {
	named := at.String()
	if named == "" {
		named = "The argument"
	}
	t.exceeded, t.stopped = fmt.Sprintf(format, named, most), true
}
