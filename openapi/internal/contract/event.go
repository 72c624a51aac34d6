package contract

import (
	"fmt"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Event is one event type in the form in which consumers see it.
type Event struct {
	Type    string
	Summary string
	Schema  []byte // JSON Schema 2020-12 without external references
	Sample  []byte
}

// openAPIOnly lists the keywords that only OpenAPI defines, not JSON Schema.
var openAPIOnly = []string{"discriminator", "xml", "externalDocs", "readOnly", "writeOnly"}

// Events returns the events of the webhook bundle in the order of the document. Their schemas allow unknown fields in
// objects, because consumers must tolerate new fields.
func Events(bundle *yaml.Node) ([]Event, error) {
	doc, err := V31(bundle)
	if err != nil {
		return nil, err
	}
	var events []Event
	var failed error
	members(Get(doc, "webhooks"), func(name string, item *yaml.Node) {
		event, err := newEvent(doc, name, Get(item, "post"))
		if err != nil && failed == nil {
			failed = fmt.Errorf("%s: %w", name, err)
		}
		events = append(events, event)
	})
	return events, failed
}

func newEvent(doc *yaml.Node, name string, op *yaml.Node) (Event, error) {
	media := Get(op, "requestBody", "content", "application/json")
	payload, err := Resolve(doc, Get(media, "schema"))
	if err != nil {
		return Event{}, err
	}
	sample := Get(media, "example")
	if payload == nil || sample == nil {
		return Event{}, fmt.Errorf("an event has a schema and an example")
	}
	schema, err := eventSchema(doc, name, payload)
	if err != nil {
		return Event{}, err
	}
	event := Event{Type: name, Summary: Text(op, "summary")}
	if event.Schema, err = JSON(schema); err != nil {
		return Event{}, err
	}
	event.Sample, err = JSON(sample)
	return event, err
}

// eventSchema returns a copy of the payload's schema. The copy contains every schema that it refers to under $defs.
func eventSchema(doc *yaml.Node, name string, payload *yaml.Node) (*yaml.Node, error) {
	root, defs := mapping(), mapping()
	set(root, "$schema", text("https://json-schema.org/draft/2020-12/schema"))
	set(root, "$id", text("/schemas/"+Text(doc, "info", "version")+"/"+name+".json"))
	set(root, "title", text(name))
	body := clone(payload)
	members(body, func(key string, value *yaml.Node) { set(root, key, value) })
	pending := []*yaml.Node{root}
	for len(pending) > 0 {
		schema := pending[0]
		pending = pending[1:]
		for _, name := range localize(schema) {
			if Get(defs, name) != nil {
				continue
			}
			target := clone(Get(doc, "components", "schemas", name))
			if target == nil {
				return nil, fmt.Errorf("there is no schema %s", name)
			}
			set(defs, name, target)
			pending = append(pending, target)
		}
	}
	set(root, "$defs", defs)
	return root, nil
}

// localize converts an OpenAPI schema to plain JSON Schema. It makes the schema's references point to $defs and returns
// the names of the referenced schemas.
func localize(schema *yaml.Node) (names []string) {
	walkSchema("", schema, func(_ string, s *yaml.Node) {
		for _, key := range openAPIOnly {
			remove(s, key)
		}
		var extensions []string
		members(s, func(key string, _ *yaml.Node) {
			if strings.HasPrefix(key, "x-") {
				extensions = append(extensions, key)
			}
		})
		for _, key := range extensions {
			remove(s, key)
		}
		if Text(s, "additionalProperties") == "false" {
			remove(s, "additionalProperties")
		}
		if ref := member(s, "$ref"); ref != nil {
			name := strings.TrimPrefix(ref.Value, "#/components/schemas/")
			ref.Value = "#/$defs/" + name
			names = append(names, name)
		}
	})
	return names
}

// EventIndex returns the list of all events with the paths of their schemas and samples.
func EventIndex(version string, events []Event) ([]byte, error) {
	items := &yaml.Node{Kind: yaml.SequenceNode}
	for _, event := range events {
		item := mapping()
		set(item, "type", text(event.Type))
		set(item, "summary", text(event.Summary))
		set(item, "schema", text("/schemas/"+version+"/"+event.Type+".json"))
		set(item, "sample", text("/schemas/"+version+"/samples/"+event.Type+".json"))
		items.Content = append(items.Content, item)
	}
	index := mapping()
	set(index, "version", text(version))
	set(index, "events", items)
	return JSON(index)
}
