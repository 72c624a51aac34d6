package contract

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// spreadDocument returns a document in three files, and the shared document. Tests change the result.
func spreadDocument() map[string]string {
	return map[string]string{
		"a.yaml": "openapi: 3.0.3\ninfo: {title: A}\n",
		"a/order.yaml": `paths:
  /order:
    get:
      operationId: getOrder
      responses: {"200": {description: It, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}

components:
  schemas:
    Order: {type: object, properties: {refund: {$ref: './refund.yaml#/components/schemas/Refund'}}}
`,
		"a/refund.yaml": `paths:
  /refund:
    get:
      operationId: getRefund
      responses: {"200": {description: It}}

components:
  schemas:
    Refund: {type: object, properties: {amount: {$ref: '../common/scalar.yaml#/components/schemas/Money'}}}
`,
		"b.yaml":             "components: {schemas: {Other: {type: string}}}",
		"common.yaml":        "openapi: 3.0.3\npaths: {}\n",
		"common/scalar.yaml": "components:\n  schemas:\n    Money: {type: string}\n",
	}
}

func TestDocumentJoinsTheFilesOfItsFolder(t *testing.T) {
	for name, c := range map[string]struct {
		files map[string]string
		want  string
	}{
		"by name": {
			want: "paths: /order /refund, schemas: Order Refund Money",
		},
		"in the order of the root, the names of a list together": {
			files: map[string]string{"a.yaml": "openapi: 3.0.3\nx-order: {files: [[refund, order]], schemas: [[Refund, Order]]}"},
			want:  "paths: /refund /order, schemas: Refund Order Money",
		},
		"wherever a schema is": {
			files: map[string]string{"a/zero.yaml": "components: {schemas: {Able: {type: string}}}"},
			want:  "paths: /order /refund, schemas: Able Order Refund Money",
		},
		"without the files of editors": {
			files: map[string]string{"a/.order.yaml.swp": "no YAML: ["},
			want:  "paths: /order /refund, schemas: Order Refund Money",
		},
	} {
		t.Run(name, func(t *testing.T) {
			files := spreadDocument()
			maps.Copy(files, c.files)
			root, err := Bundle(folder(t, files), "a.yaml")
			if err != nil {
				t.Fatal(err)
			}
			var paths, schemas []string
			for i := 0; i < len(Get(root, "paths").Content); i += 2 {
				paths = append(paths, Get(root, "paths").Content[i].Value)
			}
			for i := 0; i < len(Get(root, "components", "schemas").Content); i += 2 {
				schemas = append(schemas, Get(root, "components", "schemas").Content[i].Value)
			}
			if got := "paths: " + strings.Join(paths, " ") + ", schemas: " + strings.Join(schemas, " "); got != c.want {
				t.Errorf("got %s, expected %s", got, c.want)
			}
			for _, steering := range []string{everyKey, orderKey} {
				if Get(root, steering) != nil {
					t.Errorf("the bundle has %s", steering)
				}
			}
			text, err := YAML(root)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(text), ".yaml#") {
				t.Errorf("a reference is not local:\n%s", text)
			}
		})
	}
}

func TestFaultsOfSourcesNameFileAndLine(t *testing.T) {
	for name, c := range map[string]struct {
		file, content, failure string
	}{
		"a path in two files": {
			"a/zero.yaml", "paths:\n  /order:\n    get: {}",
			"a/zero.yaml:2: /order is also in a/order.yaml:2",
		},
		"a schema in two files": {
			"a/zero.yaml", "components:\n  schemas:\n    Refund: {type: string}",
			"a/zero.yaml:3: #/components/schemas/Refund is also in a/refund.yaml:9",
		},
		"a schema in the root and in a file": {
			"a.yaml", "openapi: 3.0.3\ncomponents: {schemas: {Refund: {type: string}}}",
			"a/refund.yaml:9: #/components/schemas/Refund is also in a.yaml:2",
		},
		"a schema twice in one file": {
			"a/zero.yaml", "components:\n  schemas:\n    Zero: {type: string}\n    Zero: {type: string}",
			"a/zero.yaml:4: Zero is also on line 3",
		},
		"a property twice in one schema": {
			"a/zero.yaml", "components:\n  schemas:\n    Zero:\n      properties:\n        a: {type: string}\n        a: {type: string}",
			"a/zero.yaml:6: a is also on line 5",
		},
		"a schema that no file has": {
			"a/zero.yaml", "components:\n  schemas:\n    Zero:\n      $ref: './order.yaml#/components/schemas/Nothing'",
			"a/zero.yaml:4: #/components/schemas/Nothing does not exist in a/order.yaml",
		},
		"a schema that another file has": {
			"a/zero.yaml", "components:\n  schemas:\n    Zero: {$ref: '#/components/schemas/Refund'}",
			"a/zero.yaml:3: #/components/schemas/Refund does not exist in a/zero.yaml; it is in a/refund.yaml",
		},
		"a shared schema that another file has": {
			"a/zero.yaml", "components:\n  schemas:\n    Zero: {$ref: './order.yaml#/components/schemas/Money'}",
			"a/zero.yaml:3: #/components/schemas/Money does not exist in a/order.yaml; it is in common/scalar.yaml",
		},
		"a file that does not exist": {
			"a/zero.yaml", "components:\n  schemas:\n    Zero: {$ref: './nothing.yaml#/components/schemas/Money'}",
			"a/zero.yaml:3: there is no file a/nothing.yaml",
		},
		"another surface": {
			"a/zero.yaml", "components:\n  schemas:\n    Zero: {$ref: '../b.yaml#/components/schemas/Other'}",
			"a/zero.yaml:3: b.yaml is of another document",
		},
		"a shared file that refers to a surface": {
			"common/scalar.yaml", "components:\n  schemas:\n    Money: {$ref: '../a/order.yaml#/components/schemas/Order'}",
			"common/scalar.yaml:3: a/order.yaml is of another document",
		},
		"a key that only the root has": {
			"a/zero.yaml", "paths: {}\ninfo: {title: Zero}",
			"a/zero.yaml:2: info belongs in a.yaml",
		},
		"a kind of components that documents have not": {
			"a/zero.yaml", "components:\n  schema:\n    Zero: {type: string}",
			"a/zero.yaml:2: components have no schema",
		},
		"a file that is no source": {
			"a/notes.txt", "notes",
			"a/notes.txt: the sources of a.yaml are files whose names end in .yaml",
		},
		"YAML that is not valid": {
			"a/zero.yaml", "paths:\n  /zero: [",
			"a/zero.yaml: yaml: line 2",
		},
		"an empty file": {
			"a/zero.yaml", "# nothing",
			"a/zero.yaml: the document is empty",
		},
		"an order of schemas that do not exist": {
			"a.yaml", "openapi: 3.0.3\nx-order:\n  schemas:\n    - [Order, Nothing]",
			"a.yaml: x-order: schemas: line 4: Nothing does not exist",
		},
		"an order of files that do not exist": {
			"a.yaml", "openapi: 3.0.3\nx-order: {files: [[order, nothing]]}",
			"a.yaml: x-order: files: line 2: nothing does not exist",
		},
	} {
		t.Run(name, func(t *testing.T) {
			files := spreadDocument()
			files[c.file] = c.content
			_, err := Bundle(folder(t, files), "a.yaml")
			if err == nil || !strings.Contains(err.Error(), c.failure) {
				t.Errorf("got %v, expected %q", err, c.failure)
			}
		})
	}
}

func TestEachFileHasTheOperationsOfOneTag(t *testing.T) {
	for _, surface := range Surfaces {
		files, err := filepath.Glob(filepath.Join(sources, surface, "*.yaml"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s has no files: %v", surface, err)
		}
		for _, file := range files {
			raw, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			root, err := Parse(raw)
			if err != nil {
				t.Fatal(err)
			}
			var tags []string
			for _, section := range []string{"paths", "x-webhooks"} {
				members(Get(root, section), func(_ string, item *yaml.Node) {
					members(item, func(_ string, op *yaml.Node) {
						if tag := Get(op, "tags"); tag != nil && !slices.Contains(tags, tag.Content[0].Value) {
							tags = append(tags, tag.Content[0].Value)
						}
					})
				})
			}
			if len(tags) > 1 {
				t.Errorf("%s has operations of %s: divide it by tag", file, strings.Join(tags, ", "))
			}
		}
	}
}

// longest is the maximum number of lines in a source file, so that a person can read the whole file.
const longest = 1500

func TestSourcesAreShort(t *testing.T) {
	var checked int
	err := filepath.WalkDir(sources, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && slices.Contains([]string{"node_modules", "released", "lint"}, entry.Name()):
			return filepath.SkipDir
		case entry.IsDir() || filepath.Ext(path) != ".yaml":
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		checked++
		if lines := strings.Count(string(content), "\n"); lines > longest {
			t.Errorf("%s has %d lines of at most %d: divide it by noun", path, lines, longest)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if checked < 50 {
		t.Errorf("only %d sources were found", checked)
	}
}
