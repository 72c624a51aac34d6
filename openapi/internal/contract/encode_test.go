package contract

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

func TestJSONKeepsOrderAndTypes(t *testing.T) {
	got, err := JSON(parse(t, "{z: 1, a: 9007199254740991, t: \"1\", f: 1.5, d: 2026-11-20, n: null, b: true, s: <&>, l: []}"))
	if err != nil {
		t.Fatal(err)
	}
	want := `{"z": 1, "a": 9007199254740991, "t": "1", "f": 1.5, "d": "2026-11-20", "n": null, "b": true, "s": "<&>", "l": []}
`
	if string(got) != want {
		t.Errorf("got %s", got)
	}
	if _, err := JSON(parse(t, "{a: &x 1, b: *x}")); err == nil {
		t.Error("an alias went through")
	}
}

func TestJSONHasOnALineWhatFits(t *testing.T) {
	long := strings.Repeat("x", width-len(`  "b": ["", "1"]`)+1)
	got, err := JSON(parse(t, `{a: {b: 1, c: [{}, []]}, b: [`+long+`, "1"], c: [`+long[1:]+`, "1"]}`))
	if err != nil {
		t.Fatal(err)
	}
	want := `{
  "a": {"b": 1, "c": [{}, []]},
  "b": [
    "` + long + `",
    "1"
  ],
  "c": ["` + long[1:] + `", "1"]
}
`
	if string(got) != want {
		t.Errorf("got\n%s", got)
	}
}

// TestBundlesSurviveAsJSONAndYAML checks that encoding a bundle as JSON or as YAML loses nothing.
func TestBundlesSurviveAsJSONAndYAML(t *testing.T) {
	for _, doc := range bundles(t) {
		asJSON, err := JSON(doc.root)
		if err != nil {
			t.Fatal(err)
		}
		if !json.Valid(asJSON) {
			t.Errorf("%s is not JSON", doc.name)
		}
		back, err := Parse(asJSON)
		if err != nil {
			t.Fatal(err)
		}
		asYAML, err := YAML(back)
		if err != nil {
			t.Fatal(err)
		}
		var fromYAML yaml.Node
		if err := yaml.Unmarshal(asYAML, &fromYAML); err != nil {
			t.Fatal(err)
		}
		for form, n := range map[string]*yaml.Node{"JSON": back, "YAML": fromYAML.Content[0]} {
			again, err := JSON(n)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(again, asJSON) {
				t.Errorf("%s reads otherwise as %s", doc.name, form)
			}
		}
		for what, render := range map[string]func(*yaml.Node) ([]byte, error){
			"OpenAPI 3.1": JSON31,
			"Markdown":    Markdown,
		} {
			direct, err := render(doc.root)
			if err != nil {
				t.Fatal(err)
			}
			if indirect, err := render(back); err != nil || !bytes.Equal(direct, indirect) {
				t.Errorf("%s of %s depends on how the source is written (%v)", what, doc.name, err)
			}
		}
	}
}

func TestYAMLIsForReaders(t *testing.T) {
	got, err := YAML(parse(t, `{"a": {"b": "1", "c": 1}, "d": "one\ntwo", "e": {"f": "one\ntwo"}, "g": "true", "h": "2026-11-20"}`))
	if err != nil {
		t.Fatal(err)
	}
	want := `a: {b: "1", c: 1}
d: |-
  one
  two
e:
  f: |-
    one
    two
g: "true"
h: "2026-11-20"
`
	if string(got) != want {
		t.Errorf("got\n%s", got)
	}
}
