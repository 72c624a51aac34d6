package guides_test

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/storeplatform/storeplatform/gen/openapi"
	"github.com/storeplatform/storeplatform/openapi/guides"
)

func TestEveryFileIsAGuideOfTheSidebar(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if name, ok := strings.CutSuffix(file.Name(), ".md"); ok {
			if _, err := guides.Of(name); err != nil {
				t.Errorf("%s is in no section", file.Name())
			}
		}
	}
	if first := guides.Sections()[0].Guides[0].Name; first != "quickstart" {
		t.Errorf("the first guide is %s", first)
	}
	if _, err := guides.Of("nothing"); err == nil {
		t.Error("a guide is found that there is not")
	}
}

// TestGuidesHaveOneShape fails if a guide lacks one of the common headings.
func TestGuidesHaveOneShape(t *testing.T) {
	each(func(g guides.Guide) {
		for _, heading := range []string{"## Prerequisites", "## Errors", "## Next steps"} {
			if strings.Count(string(g.Markdown), "\n"+heading+"\n") != 1 {
				t.Errorf("%s.md does not have %q once", g.Name, heading)
			}
		}
		if strings.Contains(g.Summary, "](") || strings.Contains(g.Summary, "\n") {
			t.Errorf("the first paragraph of %s.md is shown in lists: plain text in one line", g.Name)
		}
	})
}

var (
	operation  = regexp.MustCompile("`(GET|POST|PATCH|PUT|DELETE) (/[^`?]*)`")
	permission = regexp.MustCompile("`([a-z]+(?:-[a-z]+)*:[a-z]+)`")
	event      = regexp.MustCompile("`((?:order|refund|shipment|subscription|customer|return|stored_value)\\.[a-z_]+)`")
)

// TestGuidesNameWhatThereIs fails if a guide names an operation, permission or event that
// the contract does not have. server/apitest/firsthour runs the samples and follows the
// links.
func TestGuidesNameWhatThereIs(t *testing.T) {
	operations, permissions := map[string]bool{}, map[string]bool{}
	for _, surface := range []string{"admin", "customer", "public"} {
		var document struct {
			Paths  map[string]map[string]json.RawMessage
			Agents struct {
				Unattended struct {
					Permission string `json:"x-permission"`
				}
			} `json:"x-agents"`
		}
		read(t, surface, &document)
		permissions[document.Agents.Unattended.Permission] = true
		for path, item := range document.Paths {
			for method, raw := range item {
				var op struct {
					Permission string `json:"x-permission"`
				}
				if json.Unmarshal(raw, &op) == nil {
					operations[strings.ToUpper(method)+" "+path], permissions[op.Permission] = true, true
				}
			}
		}
	}
	var webhook struct {
		Events map[string]json.RawMessage `json:"x-webhooks"`
	}
	read(t, "webhook", &webhook)
	if len(operations) < 200 || len(permissions) < 40 || len(webhook.Events) < 30 {
		t.Fatal("the documents could not be read")
	}
	each(func(g guides.Guide) {
		text := string(g.Markdown)
		for _, found := range operation.FindAllStringSubmatch(text, -1) {
			if !operations[found[1]+" "+found[2]] {
				t.Errorf("%s.md names %s %s, which is no operation", g.Name, found[1], found[2])
			}
		}
		for _, found := range permission.FindAllStringSubmatch(text, -1) {
			if !permissions[found[1]] {
				t.Errorf("%s.md names %s, which no operation takes", g.Name, found[1])
			}
		}
		for _, found := range event.FindAllStringSubmatch(text, -1) {
			if _, ok := webhook.Events[found[1]]; !ok {
				t.Errorf("%s.md names %s, which is no event", g.Name, found[1])
			}
		}
	})
}

func each(visit func(guides.Guide)) {
	for _, section := range guides.Sections() {
		for _, g := range section.Guides {
			visit(g)
		}
	}
}

func read(t *testing.T, document string, into any) {
	t.Helper()
	raw, err := openapi.Files.ReadFile(document + ".json")
	if err == nil {
		err = json.Unmarshal(raw, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}
