// Package guides contains the guides: one Markdown file for each task, with samples that readers can copy. server/docs
// shows the guides, and server/apitest/firsthour runs every sample.
package guides

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// Section contains the guides under one heading of the sidebar.
type Section struct {
	Title  string
	Guides []Guide
}

// Guide is a guide with its text.
type Guide struct {
	// Name is the last part of the guide's address, /guides/<name>.
	Name string
	// Title and Summary are the heading and the first paragraph of the guide.
	Title, Summary string
	// Markdown is the text of the guide, including the title.
	Markdown []byte
}

//go:embed *.md
var files embed.FS

// order lists the guides of the sidebar, grouped by task.
var order = []struct {
	title string
	names []string
}{
	{"Start here", []string{"quickstart", "testing-locally"}},
	{"Build a storefront", []string{"web-components", "storefront-login", "people-and-places", "shopping-assistants", "test-cards"}},
	{"Integrate a system", []string{"webhooks", "sync", "orders-and-refunds", "returns-and-withdrawal", "store-credit", "gift-cards", "tax-service", "commission-service", "assistants", "permissions"}},
	{"Make it reliable", []string{"errors", "idempotency", "limits", "versions"}},
	{"Run it", []string{"going-live"}},
}

// sections is read once, because the embedded files do not change.
var sections = func() []Section {
	var all []Section
	for _, s := range order {
		section := Section{Title: s.title}
		for _, name := range s.names {
			section.Guides = append(section.Guides, read(name))
		}
		all = append(all, section)
	}
	return all
}()

// read returns a guide. It panics if the guide is missing or does not begin with a title and a summary, because the
// files are part of the program.
func read(name string) Guide {
	text, err := files.ReadFile(name + ".md")
	if err != nil {
		panic(err)
	}
	parts := strings.SplitN(string(text), "\n\n", 3)
	title, heading := strings.CutPrefix(parts[0], "# ")
	if !heading || len(parts) < 3 {
		panic(fmt.Sprintf("guides: %s.md does not begin with a heading and a paragraph", name))
	}
	return Guide{Name: name, Title: title, Summary: parts[1], Markdown: text}
}

// Sections returns all guides in reading order. Callers must not change the result.
func Sections() []Section { return sections }

// Of returns the guide with a name. It returns fs.ErrNotExist for an unknown name.
func Of(name string) (Guide, error) {
	for _, s := range sections {
		if i := slices.IndexFunc(s.Guides, func(g Guide) bool { return g.Name == name }); i >= 0 {
			return s.Guides[i], nil
		}
	}
	return Guide{}, fs.ErrNotExist
}
