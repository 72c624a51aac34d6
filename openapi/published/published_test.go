package published_test

import (
	"encoding/json"
	"errors"
	"io/fs"
	"path"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"go.yaml.in/yaml/v3"

	"github.com/storeplatform/storeplatform/openapi/guides"
	"github.com/storeplatform/storeplatform/openapi/internal/contract"
	"github.com/storeplatform/storeplatform/openapi/published"
)

// sources is the folder of the documents, seen from this package.
const sources = ".."

func read(t *testing.T, name string) []byte {
	t.Helper()
	content, err := published.Read(name)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return content
}

// What is published is rendered from the committed bundles, and has to be what the
// sources say: it fails when gen/ was not rebuilt, and when a bundle loses something.
func TestWhatIsPublishedIsWhatTheSourcesSay(t *testing.T) {
	var titles []string
	for _, surface := range contract.Surfaces {
		bundle, err := contract.Bundle(sources, surface+".yaml")
		if err != nil {
			t.Fatal(err)
		}
		titles = append(titles, contract.Text(bundle, "info", "title"))
		for suffix, render := range map[string]func(*yaml.Node) ([]byte, error){
			".json": contract.JSON30, ".yaml": contract.YAML30, ".v31.json": contract.JSON31, ".v31.yaml": contract.YAML31, ".md": contract.Markdown,
		} {
			want, err := render(bundle)
			if err != nil {
				t.Fatal(err)
			}
			if string(read(t, "openapi/"+surface+suffix)) != string(want) {
				t.Errorf("%s%s is not what openapi/%s.yaml says", surface, suffix, surface)
			}
		}
		if surface != "webhook" {
			continue
		}
		events, err := contract.Events(bundle)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			schema, err := published.Schema(event.Type)
			if err != nil || string(schema) != string(event.Schema) {
				t.Errorf("the schema of %s is another (%v)", event.Type, err)
			}
			sample, err := published.Sample(event.Type)
			if err != nil || string(sample) != string(event.Sample) {
				t.Errorf("the sample of %s is another (%v)", event.Type, err)
			}
		}
	}
	var links []contract.Link
	for _, section := range guides.Sections() {
		for _, g := range section.Guides {
			links = append(links, contract.Link{Path: "/guides/" + g.Name + ".md", Title: g.Title, Summary: g.Summary})
		}
	}
	if string(read(t, "llms.txt")) != string(contract.Index(titles, links)) {
		t.Error("llms.txt is another")
	}
}

func TestDocumentsAreValid(t *testing.T) {
	for _, surface := range contract.Surfaces {
		asJSON := read(t, "openapi/"+surface+".json")
		for suffix, version := range map[string]string{".json": "3.0.3", ".v31.json": "3.1.1"} {
			content := read(t, "openapi/"+surface+suffix)
			doc, err := openapi3.NewLoader().LoadFromData(content)
			if err != nil {
				t.Fatalf("%s%s: %v", surface, suffix, err)
			}
			if doc.OpenAPI != version {
				t.Errorf("%s%s is in OpenAPI %s", surface, suffix, doc.OpenAPI)
			}
			// The library takes an example's null for wrong where any value fits in 3.1; redocly checks those.
			if err := doc.Validate(t.Context(), openapi3.DisableExamplesValidation()); err != nil {
				t.Errorf("%s%s: %v", surface, suffix, err)
			}
		}
		var fromJSON, fromYAML any
		if err := errors.Join(json.Unmarshal(asJSON, &fromJSON), yaml.Unmarshal(read(t, "openapi/"+surface+".yaml"), &fromYAML)); err != nil {
			t.Fatal(err)
		}
		again, err := json.Marshal(fromYAML)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(again, &fromYAML); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(fromJSON, fromYAML) {
			t.Errorf("%s says something else as YAML", surface)
		}
	}
}

func TestEverythingCanBeFound(t *testing.T) {
	names, err := published.Names()
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, name := range names {
		listed[name] = true
		if content := read(t, name); len(content) == 0 || path.Ext(name) == ".json" && !json.Valid(content) {
			t.Errorf("%s is empty or no JSON", name)
		}
	}
	for line := range strings.Lines(string(read(t, "llms.txt"))) {
		if _, rest, ok := strings.Cut(line, "](/"); ok {
			target, _, _ := strings.Cut(rest, ")")
			_, err := guides.Of(strings.TrimSuffix(strings.TrimPrefix(target, "guides/"), ".md")) // server/docs has them
			if !listed[target] && err != nil {
				t.Errorf("llms.txt leads to %s, which is not published", target)
			}
		}
	}
	var index struct {
		Version string
		Events  []struct{ Type, Schema, Sample string }
	}
	if err := json.Unmarshal(read(t, "schemas/index.json"), &index); err != nil {
		t.Fatal(err)
	}
	if index.Version != published.Version || len(index.Events) < 30 {
		t.Errorf("the list of events is %v", index)
	}
	for _, event := range index.Events {
		for _, target := range []string{event.Schema, event.Sample} {
			if !listed[strings.TrimPrefix(target, "/")] {
				t.Errorf("the list of events leads to %s, which is not published", target)
			}
		}
	}
	for _, name := range []string{"", "openapi", "openapi/", "openapi/admin", "openapi/admin.", "openapi/common.yaml", "openapi/embed.go", "openapi/../openapi/admin.json",
		"schemas", "schemas/", "schemas/" + published.Version, "schemas/2020-01-01/order.created.json", "/llms.txt", "llms.txt/"} {
		if _, err := published.Read(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestReadersDoNotDisturbEachOther(t *testing.T) {
	want := string(read(t, "openapi/webhook.md"))
	var readers sync.WaitGroup
	for range 20 {
		readers.Go(func() {
			content, err := published.Read("openapi/webhook.md")
			if err != nil || string(content) != want {
				t.Errorf("another answer: %v", err)
			}
			clear(content) // it is the reader's
		})
	}
	readers.Wait()
}
