package contract

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// folder writes documents for a test to a new folder and returns the folder.
func folder(t *testing.T, documents map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range documents {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const shared = `
components:
  schemas:
    Money: {type: string}
    Order: {type: object, properties: {total: {$ref: '#/components/schemas/Money'}}}
    Animal:
      oneOf: [{$ref: '#/components/schemas/Cat'}]
      discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat'}}
    Cat: {type: object}
`

func TestBundle(t *testing.T) {
	for name, c := range map[string]struct{ document, want, failure string }{
		"takes what is referred to, and what that refers to": {
			document: "x: {$ref: './common.yaml#/components/schemas/Order'}",
			want:     "x: {$ref: '#/components/schemas/Order'}\ncomponents:\n  schemas:\n    Order: {type: object, properties: {total: {$ref: '#/components/schemas/Money'}}}\n    Money: {type: string}\n",
		},
		"follows a discriminator's mapping": {
			document: "x: {$ref: './common.yaml#/components/schemas/Animal'}",
			want:     "discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat'}}",
		},
		"shows a shared component under its own name": {
			document: "components: {schemas: {Money: {$ref: './common.yaml#/components/schemas/Money'}}}",
			want:     "components: {schemas: {Money: {type: string}}}\n",
		},
		"refuses a name that is defined twice": {
			document: "x: {$ref: './common.yaml#/components/schemas/Money'}\ncomponents: {schemas: {Money: {type: integer}}}",
			failure:  "#/components/schemas/Money is defined in a.yaml:2 and in common.yaml:4",
		},
		"refuses what does not exist": {
			document: "x: {$ref: './common.yaml#/components/schemas/Nothing'}",
			failure:  "a.yaml:1: #/components/schemas/Nothing does not exist in common.yaml",
		},
		"refuses a local reference to nothing": {
			document: "x: {$ref: '#/components/schemas/Nothing'}",
			failure:  "a.yaml:1: #/components/schemas/Nothing does not exist in a.yaml",
		},
		"refuses other forms of references": {
			document: "x: {$ref: './common.yaml'}",
			failure:  "is not of the form",
		},
	} {
		t.Run(name, func(t *testing.T) {
			root, err := Bundle(folder(t, map[string]string{"a.yaml": c.document, "common.yaml": shared}), "a.yaml")
			if c.failure != "" {
				if err == nil || !strings.Contains(err.Error(), c.failure) {
					t.Fatalf("got %v, expected %q", err, c.failure)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			got, err := YAML(root)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(got), c.want) {
				t.Errorf("got\n%s\nexpected\n%s", got, c.want)
			}
		})
	}
}
