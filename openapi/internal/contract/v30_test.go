package contract

import (
	"testing"

	"go.yaml.in/yaml/v3"
)

func TestV30SaysNullNextToAType(t *testing.T) {
	const components = `X: {type: object, description: an x}, E: {type: string, enum: [a], x-names: [A], description: an e}, O: {type: string, x-extensible-enum: [a], description: an o}, A: {}`
	for name, c := range map[string]struct{ old, want string }{
		"an object":            {`{nullable: true, allOf: [{$ref: '#/components/schemas/X'}], description: d}`, `{"nullable":true,"allOf":[{"$ref":"#/components/schemas/X"}],"description":"d"}`},
		"an enum":              {`{nullable: true, allOf: [{$ref: '#/components/schemas/E'}], description: d}`, `{"nullable":true,"allOf":[{"$ref":"#/components/schemas/EOrNull"}],"description":"d","type":"string"}`},
		"a string":             {`{nullable: true, allOf: [{$ref: '#/components/schemas/O'}]}`, `{"type":"string","x-extensible-enum":["a"],"description":"an o","nullable":true}`},
		"a string's own words": {`{description: d, nullable: true, allOf: [{$ref: '#/components/schemas/O'}]}`, `{"type":"string","x-extensible-enum":["a"],"description":"d","nullable":true}`},
		"a type":               {`{type: string, nullable: true}`, `{"type":"string","nullable":true}`},
		"anything":             {`{nullable: true, description: d}`, `{"nullable":true,"description":"d"}`},
		"not nullable":         {`{allOf: [{$ref: '#/components/schemas/E'}]}`, `{"allOf":[{"$ref":"#/components/schemas/E"}]}`},
	} {
		t.Run(name, func(t *testing.T) {
			bundle := parse(t, "openapi: 3.0.3\ncomponents: {schemas: {S: "+c.old+", "+components+"}}")
			doc := formOf(t, V30, bundle, c.want)
			for _, form := range []*yaml.Node{bundle, doc} {
				if values := Get(form, "components", "schemas", "E", "enum"); len(values.Content) != 1 {
					t.Error("the enum has null now")
				}
			}
			if name == "an enum" {
				raw, err := JSON(Get(doc, "components", "schemas", "EOrNull"))
				if want := `{"type":"string","enum":["a",null],"x-names":["A"],"description":"an e","nullable":true}`; err != nil || !sameJSON(t, raw, []byte(want)) {
					t.Errorf("got %s, expected %s", raw, want)
				}
			}
		})
	}
	if _, err := V30(parse(t, "components: {schemas: {S: {nullable: true, allOf: [{$ref: '#/components/schemas/E'}]}, EOrNull: {}, "+components+"}}")); err == nil {
		t.Error("the name of a copy is taken twice")
	}
	for _, refused := range []string{`{nullable: true, allOf: [{}, {}]}`, `{nullable: true, allOf: [{$ref: '#/components/schemas/A'}]}`, `{nullable: true, allOf: [{$ref: '#/components/schemas/None'}]}`} {
		if _, err := V30(parse(t, "components: {schemas: {S: "+refused+", "+components+"}}")); err == nil {
			t.Errorf("%s went through", refused)
		}
	}
}

// In the published 3.0 documents, null may occur only where a type allows it and no enum forbids it.
func TestV30LeavesNoNullWithoutEffect(t *testing.T) {
	for _, document := range bundles(t) {
		surface := document.name
		doc, err := V30(document.root)
		if err != nil {
			t.Fatal(surface, err)
		}
		EachSchema(doc, func(path string, s *yaml.Node) {
			if Text(s, "nullable") != "true" {
				return
			}
			for _, part := range []*yaml.Node{s, first(member(s, "allOf"))} {
				target, err := Resolve(doc, part)
				if err != nil {
					t.Fatal(surface, path, err)
				}
				if kind := Text(target, "type"); part != s && part != nil && kind != "object" && Text(target, "nullable") != "true" {
					t.Errorf("%s %s: the reference leads to a %s that is not nullable", surface, path, kind)
				}
				if values := member(target, "enum"); values != nil && !hasNull(values) {
					t.Errorf("%s %s: the enum forbids null", surface, path)
				}
			}
		})
	}
}

func hasNull(values *yaml.Node) bool {
	for _, v := range values.Content {
		if v.ShortTag() == "!!null" {
			return true
		}
	}
	return false
}
