package contract

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v3"
)

func webhookBundle(t *testing.T) *yaml.Node {
	t.Helper()
	bundle, err := Bundle(sources, "webhook.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return bundle
}

func TestEveryEventTypeIsPublished(t *testing.T) {
	bundle := webhookBundle(t)
	events, err := Events(bundle)
	if err != nil {
		t.Fatal(err)
	}
	var published, declared, mapped []string
	for _, event := range events {
		published = append(published, event.Type)
	}
	for _, value := range Get(bundle, "components", "schemas", "WebhookEventType", "enum").Content {
		declared = append(declared, value.Value)
	}
	members(Get(bundle, "components", "schemas", "WebhookEvent", "discriminator", "mapping"), func(name string, _ *yaml.Node) {
		mapped = append(mapped, name)
	})
	if !slices.Equal(published, declared) {
		t.Errorf("x-webhooks and WebhookEventType differ:\n%v\n%v", published, declared)
	}
	if !slices.Equal(published, mapped) {
		t.Errorf("x-webhooks and the mapping of WebhookEvent differ:\n%v\n%v", published, mapped)
	}
}

func TestEventSchemas(t *testing.T) {
	events, err := Events(webhookBundle(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, event := range events {
		t.Run(event.Type, func(t *testing.T) {
			schema := compile(t, event)
			valid := func(change func(sample map[string]any)) error {
				var sample map[string]any
				if err := json.Unmarshal(event.Sample, &sample); err != nil {
					t.Fatal(err)
				}
				change(sample)
				return schema.Validate(sample)
			}
			if err := valid(func(map[string]any) {}); err != nil {
				t.Errorf("the sample does not fit: %v", err)
			}
			if err := valid(func(s map[string]any) { s["added"] = "later" }); err != nil {
				t.Errorf("a new member has to be tolerated: %v", err)
			}
			for wrong, change := range map[string]func(map[string]any){
				"without id":            func(s map[string]any) { delete(s, "id") },
				"of another type":       func(s map[string]any) { s["type"] = "order.imagined" },
				"with a text for data":  func(s map[string]any) { s["data"] = "text" },
				"with a time of no day": func(s map[string]any) { s["createdOn"] = "2026-11-20" },
				"with another object":   func(s map[string]any) { s["data"].(map[string]any)["object"] = map[string]any{} },
			} {
				if valid(change) == nil {
					t.Errorf("a sample %s fits", wrong)
				}
			}
			if strings.Contains(string(event.Schema), "#/components/") {
				t.Error("the schema refers to something outside")
			}
		})
	}
}

func compile(t *testing.T, event Event) *jsonschema.Schema {
	t.Helper()
	parsed, err := jsonschema.UnmarshalJSON(bytes.NewReader(event.Schema))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	if err := compiler.AddResource("/event.json", parsed); err != nil {
		t.Fatal(err)
	}
	schema, err := compiler.Compile("/event.json")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}
