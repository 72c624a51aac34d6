package docs

import (
	"bytes"
	"encoding/json"
	"html/template"
	"strings"

	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

// landingPage returns the page at /, which has no menu.
func landingPage(console string) (pages, error) {
	all := pages{}
	var body bytes.Buffer
	if err := templates.ExecuteTemplate(&body, "landing", strings.TrimPrefix(console, "/")); err != nil {
		return nil, err
	}
	return all, all.add("", page{Title: "One service that runs online stores", Landing: true, Body: template.HTML(body.String())})
}

// documentsPage returns the list of the OpenAPI documents and their published formats.
func documentsPage() (pages, error) {
	all := pages{}
	return all, all.list("openapi", "Documents", "documents", []struct{ Name, Title, For string }{
		{"admin", "Admin API", "Back offices, and integrations that change the catalog or fulfill orders"},
		{"customer", "Customer API", "Storefronts: pages, apps, web components"},
		{"public", "Public API", "Integrations that read what was sold, and manage webhooks"},
		{"webhook", "Webhook events", "Receivers of events"},
	})
}

// changesPage returns the page that lists the changes between versions.
func changesPage() (pages, error) {
	text, err := published.Read("openapi/changes.md")
	if err != nil {
		return nil, err
	}
	var body bytes.Buffer
	if err := markdown.Convert(text, &body); err != nil {
		return nil, err
	}
	all := pages{}
	return all, all.add("changes", page{Title: "Changes", Markdown: "openapi/changes.md", Body: template.HTML(body.String())})
}

// eventsPage returns the list of events with their schemas and samples.
func eventsPage() (pages, error) {
	raw, err := published.Read("schemas/index.json")
	if err != nil {
		return nil, err
	}
	var index struct {
		Events []struct{ Type, Summary, Schema, Sample string }
	}
	if err := json.Unmarshal(raw, &index); err != nil {
		return nil, err
	}
	all := pages{}
	return all, all.list("schemas", "Events", "events", index.Events)
}

// problemPages returns a page for each problem, to which the problem's type links, and the list of these
// pages.
func problemPages() (pages, error) {
	type row struct {
		Code domain.Code
		problem.Entry
		Meaning string
	}
	var rows []row
	all := pages{}
	for _, code := range problem.Codes() {
		entry, _ := problem.Of(code)
		r := row{code, entry, problem.Explain(code)}
		rows = append(rows, r)
		if err := all.list("problems/"+string(code), entry.Title, "problem", r); err != nil {
			return nil, err
		}
	}
	return all, all.list("problems", "Errors", "problems", rows)
}
