package contract

import (
	"bytes"
	"fmt"
	"strings"

	"go.yaml.in/yaml/v3"
)

// methods lists the HTTP methods in the order in which a page shows the operations of a path.
var methods = []string{"get", "put", "post", "patch", "delete"}

// page writes the Markdown form of one bundle.
type page struct {
	bytes.Buffer
	doc *yaml.Node
	err error
}

// Markdown returns a bundle as one page: every operation with its parameters, bodies, examples and responses, followed
// by every schema.
func Markdown(bundle *yaml.Node) ([]byte, error) {
	p := &page{doc: bundle}
	p.line("# %s", Text(bundle, "info", "title"))
	p.line("")
	p.line("Version %s", Text(bundle, "info", "version"))
	p.line("")
	p.line("%s", Text(bundle, "info", "description"))
	p.operations("Operations", Get(bundle, "paths"), func(path, method string) string { return strings.ToUpper(method) + " " + path })
	p.operations("Events", Get(bundle, "x-webhooks"), func(event, _ string) string { return event })
	p.schemas()
	return p.Bytes(), p.err
}

// Link is a link to a published text.
type Link struct{ Path, Title, Summary string }

// Index returns llms.txt, a list of links to all published texts. The parameter titles contains the titles of the
// Surfaces.
func Index(titles []string, guides []Link) []byte {
	p := &page{}
	p.line("# Store platform")
	p.line("")
	p.line("> A commerce service with three HTTP APIs (administrators, storefronts, integrations) and webhook events. Each document below is complete in itself.")
	p.line("")
	p.line("## Guides")
	p.line("")
	for _, g := range guides {
		p.line("- [%s](%s): %s", g.Title, g.Path, g.Summary)
	}
	for i, title := range titles {
		p.line("")
		p.line("## %s", title)
		p.line("")
		p.line("- [Reference](/openapi/%s.md): every operation and schema as Markdown", Surfaces[i])
		p.line("- [OpenAPI 3.1](/openapi/%s.v31.json), [as YAML](/openapi/%s.v31.yaml): for tools", Surfaces[i], Surfaces[i])
		p.line("- [OpenAPI 3.0](/openapi/%s.json): for tools that do not read 3.1", Surfaces[i])
		if Surfaces[i] != "webhook" {
			p.line("- [Postman collection](/openapi/%s.postman.json), [Bruno collection](/openapi/%s.bruno.json)", Surfaces[i], Surfaces[i])
		}
	}
	p.line("")
	p.line("## Versions")
	p.line("")
	p.line("- [Changes](/openapi/changes.md): what changed for callers from version to version")
	p.line("")
	p.line("## Webhook schemas")
	p.line("")
	p.line("- [Events](/schemas/index.json): a JSON Schema and a sample of each event type")
	return p.Bytes()
}

func (p *page) line(format string, args ...any) { fmt.Fprintf(p, format+"\n", args...) }

// follow resolves a reference. It stores the first error in the page.
func (p *page) follow(n *yaml.Node) *yaml.Node {
	found, err := Resolve(p.doc, n)
	if err != nil && p.err == nil {
		p.err = err
	}
	return found
}

func (p *page) operations(title string, items *yaml.Node, heading func(path, method string) string) {
	if items == nil || len(items.Content) == 0 {
		return
	}
	p.line("\n## %s", title)
	members(items, func(path string, item *yaml.Node) {
		for _, method := range methods {
			if op := Get(item, method); op != nil {
				p.line("\n### %s", heading(path, method))
				p.operation(op, Get(item, "parameters"))
			}
		}
	})
}

func (p *page) operation(op, shared *yaml.Node) {
	p.line("\n**%s** (`%s`)", Text(op, "summary"), Text(op, "operationId"))
	p.line("\n%s", Text(op, "description"))
	p.parameters(shared, Get(op, "parameters"))
	if body := Get(op, "requestBody"); body != nil {
		p.content("Request", Get(body, "content"))
	}
	var failures []string
	members(Get(op, "responses"), func(status string, response *yaml.Node) {
		found := p.follow(response)
		if !strings.HasPrefix(status, "2") {
			failures = append(failures, status)
			return
		}
		p.line("\nAnswer %s: %s", status, flat(Text(found, "description")))
		p.content("", Get(found, "content"))
	})
	if len(failures) > 0 {
		p.line("\nOther answers: %s", strings.Join(failures, ", "))
	}
}

func (p *page) parameters(lists ...*yaml.Node) {
	var all []*yaml.Node
	for _, l := range lists {
		if l != nil {
			all = append(all, l.Content...)
		}
	}
	if len(all) == 0 {
		return
	}
	p.line("\n| Parameter | In | Type | Required | Description |\n|---|---|---|---|---|")
	for _, item := range all {
		param := p.follow(item)
		p.line("| `%s` | %s | %s | %s | %s |", Text(param, "name"), Text(param, "in"), p.kind(Get(param, "schema")),
			yes(Text(param, "required") == "true"), cell(Text(param, "description")))
	}
}

func (p *page) content(title string, content *yaml.Node) {
	members(content, func(media string, value *yaml.Node) {
		p.line("\n%s", strings.TrimSpace(fmt.Sprintf("%s `%s`: %s", title, media, p.kind(Get(value, "schema")))))
		example := Get(value, "example")
		if first := Get(value, "examples"); example == nil && first != nil && len(first.Content) > 1 {
			example = Get(first.Content[1], "value")
		}
		if example == nil || !strings.Contains(media, "json") {
			return
		}
		raw, err := JSON(example)
		if err != nil && p.err == nil {
			p.err = err
		}
		p.line("\n```json\n%s```", raw)
	})
}

func (p *page) schemas() {
	all := Get(p.doc, "components", "schemas")
	if all == nil {
		return
	}
	p.line("\n## Schemas")
	members(all, func(name string, schema *yaml.Node) {
		p.line("\n### %s", name)
		if description := Text(schema, "description"); description != "" {
			p.line("\n%s", description)
		}
		properties := Get(schema, "properties")
		if properties == nil {
			p.line("\nType: %s", p.kind(schema))
			return
		}
		required := map[string]bool{}
		if names := Get(schema, "required"); names != nil {
			for _, n := range names.Content {
				required[n.Value] = true
			}
		}
		p.line("\n| Member | Type | Required | Description |\n|---|---|---|---|")
		members(properties, func(member string, s *yaml.Node) {
			p.line("| `%s` | %s | %s | %s |", member, p.kind(s), yes(required[member]), cell(Text(s, "description")))
		})
	})
}

// kind returns the type of a schema in the form that a table shows: "Order", "array of Order", "string or null", "enum
// (A, B)".
func (p *page) kind(s *yaml.Node) string {
	name := "any"
	switch {
	case s == nil:
	case Get(s, "$ref") != nil:
		ref := Text(s, "$ref")
		name = ref[strings.LastIndex(ref, "/")+1:]
	case Get(s, "enum") != nil:
		name = "enum (" + words(Get(s, "enum")) + ")"
	case Get(s, "x-extensible-enum") != nil:
		name = "open enum (" + words(Get(s, "x-extensible-enum")) + ")"
	case Text(s, "type") == "array":
		name = "array of " + p.kind(Get(s, "items"))
	case Get(s, "allOf") != nil:
		name = p.choice(Get(s, "allOf"), " and ")
	case Get(s, "oneOf") != nil:
		name = p.choice(Get(s, "oneOf"), " or ")
	case Text(s, "type") != "":
		name = Text(s, "type")
		if format := Text(s, "format"); format != "" {
			name += " (" + format + ")"
		}
	}
	if Text(s, "nullable") == "true" {
		name += " or null"
	}
	return name
}

func (p *page) choice(n *yaml.Node, word string) string {
	var names []string
	for _, s := range n.Content {
		names = append(names, p.kind(s))
	}
	return strings.Join(names, word)
}

func words(n *yaml.Node) string {
	var all []string
	for _, v := range n.Content {
		all = append(all, v.Value)
	}
	return strings.Join(all, ", ")
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func flat(s string) string { return strings.Join(strings.Fields(s), " ") }

// cell returns a text in a form that cannot break a table.
func cell(s string) string { return strings.ReplaceAll(flat(s), "|", `\|`) }
