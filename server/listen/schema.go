package listen

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"github.com/storeplatform/storeplatform/openapi/published"
)

// schema is the schema of one event type.
type schema struct{ compiled *jsonschema.Schema }

// compile compiles the published schemas of all event types.
func compile() (map[string]schema, error) {
	raw, err := published.Read("schemas/index.json")
	if err != nil {
		return nil, err
	}
	var index struct {
		Events []struct {
			Type string `json:"type"`
		} `json:"events"`
	}
	if err := json.Unmarshal(raw, &index); err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	compiler.DefaultDraft(jsonschema.Draft2020)
	compiler.AssertFormat()
	out := map[string]schema{}
	for _, event := range index.Events {
		raw, err := published.Schema(event.Type)
		if err != nil {
			return nil, err
		}
		document, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
		if err != nil {
			return nil, err
		}
		name := event.Type + ".json"
		if err := compiler.AddResource(name, document); err != nil {
			return nil, err
		}
		compiled, err := compiler.Compile(name)
		if err != nil {
			return nil, fmt.Errorf("schema of %s: %w", event.Type, err)
		}
		out[event.Type] = schema{compiled}
	}
	return out, nil
}

// check returns an error that lists the faults of an event by place.
func (s schema) check(body []byte) error {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err != nil {
		return err
	}
	err = s.compiled.Validate(value)
	invalid, ok := err.(*jsonschema.ValidationError)
	if !ok {
		return err
	}
	printer := message.NewPrinter(language.English)
	var problems []string
	var walk func(*jsonschema.ValidationError)
	walk = func(e *jsonschema.ValidationError) {
		if len(e.Causes) == 0 {
			problems = append(problems, "/"+strings.Join(e.InstanceLocation, "/")+": "+e.ErrorKind.LocalizedString(printer))
		}
		for _, cause := range e.Causes {
			walk(cause)
		}
	}
	walk(invalid)
	return fmt.Errorf("%s", strings.Join(problems, "; "))
}
