// Package published contains every published file about the API, by its path on the server:
//
//	openapi/<surface>.json       the bundle in OpenAPI 3.0.3
//	openapi/<surface>.yaml       the bundle in OpenAPI 3.0.3, as YAML
//	openapi/<surface>.v31.json   the bundle in OpenAPI 3.1.1
//	openapi/<surface>.v31.yaml   the bundle in OpenAPI 3.1.1, as YAML
//	openapi/<surface>.md         the document as a page
//	openapi/<surface>.postman.json   the operations as a Postman collection, without webhook
//	openapi/<surface>.bruno.json     the operations as a Bruno collection, without webhook
//	openapi/changes.md           the changes from version to version
//	llms.txt                     links to these files and to the guides
//	schemas/index.json           the list of the webhook events
//	schemas/<version>/<type>.json          the self-contained JSON Schema 2020-12 of an event
//	schemas/<version>/samples/<type>.json  a sample of the event
//
// The repository contains only the bundles. The other files have the same content and would be two thirds of all
// generated code. They are therefore rendered from the embedded bundles at the first request, and stay in memory
// compressed. Nothing is rendered at startup.
package published

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"

	"github.com/storeplatform/storeplatform/gen/openapi"
	"github.com/storeplatform/storeplatform/openapi/guides"
	"github.com/storeplatform/storeplatform/openapi/internal/contract"
)

// Version is the version of the documents, and of the events.
const Version = openapi.Version

// Set has the published files of one server.
type Set struct {
	base  string
	parts map[string]func() (files, error)
}

// anywhere has the files with addresses that are relative to their server.
var anywhere = At("")

// Read returns a published file with relative addresses. It is safe for concurrent use. It returns
// fs.ErrNotExist for an unknown name.
func Read(name string) ([]byte, error) { return anywhere.Read(name) }

// Read returns the content of a published file of the server.
func (s *Set) Read(name string) ([]byte, error) {
	packed, err := s.Gzip(name)
	if err != nil {
		return nil, err
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// Gzip returns a published file as it is kept. Callers may not change it.
func (s *Set) Gzip(name string) ([]byte, error) {
	render, ok := s.parts[part(name)]
	if !ok {
		return nil, fs.ErrNotExist
	}
	files, err := render()
	if err != nil {
		return nil, err
	}
	packed, ok := files[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return packed, nil
}

// Schema returns the JSON Schema of an event type.
func Schema(eventType string) ([]byte, error) {
	return Read("schemas/" + Version + "/" + eventType + ".json")
}

// Sample returns the sample of an event type.
func Sample(eventType string) ([]byte, error) {
	return Read("schemas/" + Version + "/samples/" + eventType + ".json")
}

// Names lists all published files.
func Names() ([]string, error) {
	var all []string
	for name, render := range anywhere.parts {
		if name != "schemas" { // a part of one file
			all = append(all, name)
			continue
		}
		files, err := render()
		if err != nil {
			return nil, err
		}
		all = slices.AppendSeq(all, maps.Keys(files))
	}
	slices.Sort(all)
	return all, nil
}

// files contains compressed files by name.
type files map[string][]byte

// At returns the files for a server at the URL base, such as https://shop.example.com. The documents contain this URL,
// because importing tools do not know where a document came from. If base is empty, the documents contain relative
// addresses. Every call with the same base returns the same Set, which renders each document once.
func At(base string) *Set {
	base = strings.TrimSuffix(base, "/")
	if s, ok := sets.Load(base); ok {
		return s.(*Set)
	}
	s, _ := sets.LoadOrStore(base, at(base))
	return s.(*Set)
}

// sets contains the Sets by base. A process serves one base.
var sets sync.Map

func at(base string) *Set {
	s := &Set{base: base, parts: map[string]func() (files, error){"schemas": once(events), "llms.txt": once(index), "openapi/changes.md": once(changes)}}
	for _, surface := range contract.Surfaces {
		all := maps.Clone(forms)
		if surface != "webhook" { // this document has no operations
			maps.Copy(all, collections)
		}
		for suffix, form := range all {
			name := "openapi/" + surface + suffix
			s.parts[name] = once(func() (files, error) { return s.document(name, surface, form) })
		}
	}
	return s
}

// part returns the name of the part that contains a file.
func part(name string) string {
	if strings.HasPrefix(name, "schemas/") {
		return "schemas"
	}
	return name
}

// forms maps the suffix of each published form of a document to the function that renders it from the bundle.
var forms = map[string]func(bundle *yaml.Node) ([]byte, error){
	".json":     contract.JSON30,
	".yaml":     contract.YAML30,
	".v31.json": contract.JSON31,
	".v31.yaml": contract.YAML31,
	".md":       contract.Markdown,
}

// collections maps the suffix of each form for API clients, such as Postman, to the function that renders it.
var collections = map[string]func(bundle *yaml.Node) ([]byte, error){
	".postman.json": contract.Postman,
	".bruno.json":   contract.Bruno,
}

// once returns a function that renders a part at the first call and then returns the rendered part.
func once(render func() (files, error)) func() (files, error) {
	return sync.OnceValues(func() (files, error) {
		rendering.Lock()
		defer rendering.Unlock()
		return render()
	})
}

// rendering is held while a part is rendered, so that only one is rendered at a time. A document then takes some ten
// megabytes, and callers may request all documents at once.
var rendering sync.Mutex

func (s *Set) document(name, surface string, form func(*yaml.Node) ([]byte, error)) (files, error) {
	raw, err := openapi.Files.ReadFile(surface + ".json")
	if err != nil {
		return nil, err
	}
	bundle, err := contract.Parse(raw)
	if err != nil {
		return nil, err
	}
	contract.Locate(bundle, s.base)
	content, err := form(bundle)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return pack(files{name: content})
}

func changes() (files, error) {
	content, err := openapi.Files.ReadFile("changes.md")
	if err != nil {
		return nil, err
	}
	return pack(files{"openapi/changes.md": content})
}

func events() (files, error) {
	raw, err := openapi.Files.ReadFile("webhook.json")
	if err != nil {
		return nil, err
	}
	bundle, err := contract.Parse(raw)
	if err != nil {
		return nil, err
	}
	all, err := contract.Events(bundle)
	if err != nil {
		return nil, fmt.Errorf("event schemas: %w", err)
	}
	list, err := contract.EventIndex(Version, all)
	if err != nil {
		return nil, err
	}
	rendered := files{"schemas/index.json": list}
	for _, event := range all {
		rendered["schemas/"+Version+"/"+event.Type+".json"] = event.Schema
		rendered["schemas/"+Version+"/samples/"+event.Type+".json"] = event.Sample
	}
	return pack(rendered)
}

func index() (files, error) {
	var titles []string
	for _, surface := range contract.Surfaces {
		raw, err := openapi.Files.ReadFile(surface + ".json")
		if err != nil {
			return nil, err
		}
		var document struct {
			Info struct{ Title string }
		}
		if err := json.Unmarshal(raw, &document); err != nil {
			return nil, fmt.Errorf("%s: %w", surface, err)
		}
		titles = append(titles, document.Info.Title)
	}
	var links []contract.Link
	for _, section := range guides.Sections() {
		for _, g := range section.Guides {
			links = append(links, contract.Link{Path: "/guides/" + g.Name + ".md", Title: g.Title, Summary: g.Summary})
		}
	}
	return pack(files{"llms.txt": contract.Index(titles, links)})
}

func pack(plain files) (files, error) {
	packed := files{}
	var buf bytes.Buffer
	w := gzip.NewWriter(&buf)
	for name, content := range plain {
		buf.Reset()
		w.Reset(&buf)
		if _, err := w.Write(content); err != nil {
			return nil, err
		}
		if err := w.Close(); err != nil {
			return nil, err
		}
		packed[name] = bytes.Clone(buf.Bytes())
	}
	return packed, nil
}
