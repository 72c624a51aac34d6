package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
)

// document is the part of an OpenAPI document from which the console makes forms.
type document struct {
	Tags []struct {
		Name        string `json:"name"`
		DisplayName string `json:"x-displayName"`
	} `json:"tags"`
	Paths      map[string]map[string]json.RawMessage `json:"paths"`
	Components struct {
		Schemas    map[string]json.RawMessage `json:"schemas"`
		Parameters map[string]json.RawMessage `json:"parameters"`
	} `json:"components"`
}

// documented is an operation in the document.
type documented struct {
	OperationID string            `json:"operationId"`
	Tags        []string          `json:"tags"`
	Summary     string            `json:"summary"`
	Description string            `json:"description"`
	Permission  string            `json:"x-permission"`
	Parameters  []json.RawMessage `json:"parameters"`
	RequestBody *struct {
		Required bool                       `json:"required"`
		Content  map[string]json.RawMessage `json:"content"`
	} `json:"requestBody"`
	Responses map[string]struct {
		Content map[string]json.RawMessage `json:"content"`
	} `json:"responses"`
}

// entryOf is an operation in contract/index.json, which the command palette searches.
type entryOf struct {
	ID         string `json:"id"`
	Method     string `json:"method"`
	Path       string `json:"path"`
	Tag        string `json:"tag"`
	Summary    string `json:"summary"`
	Permission string `json:"permission,omitempty"`
}

// form is an operation in contract/<tag>.json, from which the console makes its form.
type form struct {
	entryOf
	Description string            `json:"description,omitempty"`
	Parameters  []json.RawMessage `json:"parameters,omitempty"`
	Body        json.RawMessage   `json:"body,omitempty"`
	BodyType    string            `json:"bodyType,omitempty"`
	Response    string            `json:"response,omitempty"` // media type
}

// page is contract/<tag>.json. Schemas has every schema that its operations refer to.
type page struct {
	Operations []form                     `json:"operations"`
	Schemas    map[string]json.RawMessage `json:"schemas"`
}

var methods = []string{"get", "post", "put", "patch", "delete"}

// headers are parameters that the console sends itself.
var headers = []string{"Idempotency-Key", "If-Match", "If-None-Match", "X-Store-Id"}

// describe returns the descriptions of all operations by their path below released/.
func describe() (map[string][]byte, error) {
	raw, err := os.ReadFile("gen/openapi/admin.json")
	if err != nil {
		return nil, err
	}
	var doc document
	if err := json.Unmarshal(raw, &doc); err != nil {
		return nil, err
	}
	index, pages := []entryOf{}, map[string]*page{}
	for path, operations := range doc.Paths {
		for method, raw := range operations {
			if !slices.Contains(methods, method) {
				continue
			}
			f, err := doc.form(method, path, raw)
			if err != nil {
				return nil, fmt.Errorf("%s %s: %w", method, path, err)
			}
			if pages[f.Tag] == nil {
				pages[f.Tag] = &page{Schemas: map[string]json.RawMessage{}}
			}
			p := pages[f.Tag]
			p.Operations, index = append(p.Operations, f), append(index, f.entryOf)
			for _, value := range append(slices.Clone(f.Parameters), f.Body) {
				doc.collect(value, p.Schemas)
			}
		}
	}
	byID := func(a, b entryOf) int { return strings.Compare(a.ID, b.ID) }
	slices.SortFunc(index, byID)
	tags := map[string]string{}
	for _, tag := range doc.Tags {
		tags[tag.Name] = tag.DisplayName
	}
	files := map[string][]byte{}
	if files["contract/index.json"], err = json.Marshal(map[string]any{"operations": index, "tags": tags}); err != nil {
		return nil, err
	}
	for tag, p := range pages {
		slices.SortFunc(p.Operations, func(a, b form) int { return byID(a.entryOf, b.entryOf) })
		if files["contract/"+tag+".json"], err = json.Marshal(p); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// form returns the description of an operation.
func (d document) form(method, path string, raw json.RawMessage) (f form, err error) {
	var o documented
	if err := json.Unmarshal(raw, &o); err != nil {
		return f, err
	}
	f = form{entryOf: entryOf{o.OperationID, strings.ToUpper(method), path, o.Tags[0], o.Summary, o.Permission}, Description: o.Description}
	for _, raw := range o.Parameters {
		var p struct {
			Ref  string `json:"$ref"`
			Name string `json:"name"`
		}
		if err := json.Unmarshal(raw, &p); err != nil {
			return f, err
		}
		if name, ok := strings.CutPrefix(p.Ref, "#/components/parameters/"); ok {
			if raw, ok = d.Components.Parameters[name]; !ok {
				return f, fmt.Errorf("there is no parameter %s", name)
			}
			if err := json.Unmarshal(raw, &p); err != nil {
				return f, err
			}
		}
		if !slices.Contains(headers, p.Name) {
			f.Parameters = append(f.Parameters, raw)
		}
	}
	if o.RequestBody != nil {
		for _, kind := range []string{"application/json", "multipart/form-data"} {
			if content, ok := o.RequestBody.Content[kind]; ok && f.Body == nil {
				f.Body, f.BodyType = content, kind
			}
		}
	}
	for status, response := range o.Responses {
		for kind := range response.Content {
			if strings.HasPrefix(status, "2") && (f.Response == "" || kind < f.Response) {
				f.Response = kind
			}
		}
	}
	return f, nil
}

// collect adds every schema that a value refers to, directly or through another schema.
func (d document) collect(raw json.RawMessage, into map[string]json.RawMessage) {
	const prefix = `"#/components/schemas/`
	for text := string(raw); ; {
		at := strings.Index(text, prefix)
		if at < 0 {
			return
		}
		text = text[at+len(prefix):]
		name, _, _ := strings.Cut(text, `"`)
		if _, ok := into[name]; ok {
			continue
		}
		into[name] = d.Components.Schemas[name]
		d.collect(into[name], into)
	}
}
