package contract

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

const plannable = `
paths:
  /thing:
    get:
      operationId: getThing
      description: A thing.
      responses: {"200": {description: It}, "503": {description: Busy}}
    post:
      operationId: createThing
      description: Makes a thing.
      responses: {"200": {description: It}}
    delete:
      operationId: deleteThing
      description: Deletes a thing.
      responses: {"204": {description: Gone}}
`

// bundled returns the bundle of the document plannable for the given source of handlers.
func bundled(t *testing.T, handlers string) (*yaml.Node, error) {
	t.Helper()
	root := t.TempDir()
	for name, content := range map[string]string{
		"openapi/admin.yaml":            plannable,
		"openapi/common.yaml":           "components: {responses: {NotImplemented: {description: Not yet}}}",
		"server/admin/pending.go":       handlers,
		"server/admin/thing_test.go":    `later("deleteThing")`,
		"server/customer/pending.go":    `later("deleteThing")`,
		"server/admin/below/pending.go": `later("deleteThing")`,
	} {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return Bundle(filepath.Join(root, "openapi"), "admin.yaml")
}

func TestWhatTheHandlersHaveNotGotIsMarked(t *testing.T) {
	root, err := bundled(t, `return nil, later("getThing")`)
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string][2]string{
		"get":    {"planned", "501"},
		"post":   {"", ""},
		"delete": {"", ""},
	} {
		op := Get(root, "paths", "/thing", path)
		if status := Text(op, "x-status"); status != want[0] {
			t.Errorf("%s has the status %q", path, status)
		}
		if answer := Get(op, "responses", "501"); (answer != nil) != (want[1] != "") {
			t.Errorf("%s documents 501: %t", path, answer != nil)
		}
	}
	get := Get(root, "paths", "/thing", "get")
	if d := Text(get, "description"); !strings.HasPrefix(d, "**Planned.**") || !strings.Contains(d, "\n\nA thing.\n\n**Access:** ") {
		t.Errorf("the description is %q", d)
	}
	if r := Get(get, "responses"); r.Content[2].Value != "501" || r.Content[4].Value != "503" {
		t.Error("501 is not in the order of the statuses")
	}
	if Get(root, "components", "responses", "NotImplemented") == nil {
		t.Error("the bundle has not got the answer")
	}
}

func TestWhatIsPlannedHasToBeThere(t *testing.T) {
	if _, err := bundled(t, `later("forgetThing")`); err == nil || !strings.Contains(err.Error(), "is planned, but no") {
		t.Error(err)
	}
}
