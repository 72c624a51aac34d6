package contract

import (
	"encoding/json"
	"reflect"
	"testing"

	"go.yaml.in/yaml/v3"
)

func parse(t *testing.T, source string) *yaml.Node {
	t.Helper()
	var doc yaml.Node
	if err := yaml.Unmarshal([]byte(source), &doc); err != nil {
		t.Fatal(err)
	}
	return doc.Content[0]
}

func TestV31Schemas(t *testing.T) {
	for name, c := range map[string]struct{ old, want string }{
		"null as a type":                {`{type: string, nullable: true}`, `{"type":["string","null"]}`},
		"null in an enum":               {`{type: string, nullable: true, enum: [a]}`, `{"type":["string","null"],"enum":["a",null]}`},
		"null in an enum that has it":   {`{type: string, nullable: true, enum: [a, null]}`, `{"type":["string","null"],"enum":["a",null]}`},
		"always null":                   {`{nullable: true, enum: [null]}`, `{"type":"null"}`},
		"a reference or null":           {`{nullable: true, allOf: [{$ref: '#/components/schemas/X'}], description: d}`, `{"anyOf":[{"$ref":"#/components/schemas/X"},{"type":"null"}],"description":"d"}`},
		"anything":                      {`{nullable: true, description: d}`, `{"description":"d"}`},
		"not nullable":                  {`{type: string, nullable: false}`, `{"type":"string"}`},
		"an example":                    {`{type: string, example: a}`, `{"type":"string","examples":["a"]}`},
		"an exclusive bound":            {`{type: integer, minimum: 0, exclusiveMinimum: true}`, `{"type":"integer","exclusiveMinimum":0}`},
		"a bound that is not exclusive": {`{type: integer, maximum: 9, exclusiveMaximum: false}`, `{"type":"integer","maximum":9}`},
		"below": {`{type: object, properties: {nullable: {type: array, nullable: true, items: {type: string, nullable: true}}}}`,
			`{"type":"object","properties":{"nullable":{"type":["array","null"],"items":{"type":["string","null"]}}}}`},
		"not in data": {`{type: object, default: {nullable: true}}`, `{"type":"object","default":{"nullable":true}}`},
	} {
		t.Run(name, func(t *testing.T) {
			bundle := parse(t, "openapi: 3.0.3\nx-webhooks: {}\ncomponents: {schemas: {S: "+c.old+", X: {}}}")
			doc := formOf(t, V31, bundle, c.want)
			if Text(doc, "openapi") != "3.1.1" || Get(doc, "webhooks") == nil || Text(bundle, "openapi") != "3.0.3" {
				t.Error("the copy is 3.1.1 with webhooks, and the bundle stays as it was")
			}
		})
	}
}

// formOf converts a bundle and checks the schema S in the result.
func formOf(t *testing.T, form func(*yaml.Node) (*yaml.Node, error), bundle *yaml.Node, want string) *yaml.Node {
	t.Helper()
	doc, err := form(bundle)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := JSON(Get(doc, "components", "schemas", "S"))
	if err != nil {
		t.Fatal(err)
	}
	if !sameJSON(t, raw, []byte(want)) {
		t.Errorf("got %s, expected %s", raw, want)
	}
	return doc
}

func TestV31RefusesWhatItCannotSay(t *testing.T) {
	for _, schema := range []string{`{nullable: true, oneOf: []}`, `{nullable: true, allOf: [{}, {}]}`} {
		if _, err := V31(parse(t, "components: {schemas: {S: "+schema+"}}")); err == nil {
			t.Errorf("%s went through", schema)
		}
	}
}

func sameJSON(t *testing.T, a, b []byte) bool {
	t.Helper()
	var x, y any
	for raw, v := range map[*[]byte]any{&a: &x, &b: &y} {
		if err := json.Unmarshal(*raw, v); err != nil {
			t.Fatal(err)
		}
	}
	return reflect.DeepEqual(x, y)
}
