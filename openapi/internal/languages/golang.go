package languages

import (
	"fmt"
	"go/format"
	"regexp"
	"slices"
	"strings"
)

const (
	goHead   = "// Code generated from the contract. DO NOT EDIT.\n\n"
	goModule = "github.com/storeplatform/storeplatform/gen/go"
)

// Go returns the generated files of the Go client by their path in the module. It returns an error if a file is not
// valid Go.
func Go(api *API) (map[string]string, error) {
	sources := map[string]string{
		"store/version.go": goHead + fmt.Sprintf("package store\n\n// APIVersion is the version of the contract.\nconst APIVersion = %q\n", api.Version),
	}
	shared := &Surface{all: map[string]*Type{}}
	for _, t := range api.Shared {
		shared.all[t.Name] = t
	}
	g := &golang{surface: shared, pack: "store"}
	g.types(api.Shared)
	sources["store/shared.gen.go"] = g.file()
	for _, s := range api.Surfaces {
		g := &golang{surface: s, pack: s.Name}
		g.types(s.Types)
		if s.Name == "webhook" {
			g.events()
		}
		sources[s.Name+"/models.gen.go"] = g.file()
		if s.Name != "webhook" {
			g := &golang{surface: s, pack: s.Name}
			for _, op := range s.Operations {
				g.operation(op)
			}
			sources[s.Name+"/operations.gen.go"] = g.file()
		}
	}
	for name, source := range sources {
		formatted, err := format.Source([]byte(source))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		sources[name] = string(formatted)
	}
	return sources, nil
}

type golang struct {
	strings.Builder
	surface *Surface
	pack    string
}

func (g *golang) line(text string, args ...any) { fmt.Fprintf(g, text+"\n", args...) }

var goComment = regexp.MustCompile(`//.*`)

// file returns the source code, with the imports that it uses.
func (g *golang) file() string {
	code := g.String()
	statements := goComment.ReplaceAllString(code, "")
	head := goHead + "package " + g.pack + "\n\nimport (\n"
	for _, path := range []string{"context", "encoding/json", "net/http", "time", "", goModule + "/internal/transport", goModule + "/store"} {
		if path == "" {
			head += "\n"
		} else if path != goModule+"/"+g.pack && strings.Contains(statements, last(path)+".") {
			head += fmt.Sprintf("\t%q\n", path)
		}
	}
	return head + ")\n" + code
}

func (g *golang) types(types []*Type) {
	for _, t := range types {
		if t.Enum {
			g.enum(t)
		} else {
			g.object(t)
		}
	}
}

func (g *golang) enum(t *Type) {
	doc := t.Doc
	if t.Open {
		doc += " More values may be added."
	}
	g.line("")
	g.doc(t.Name + ": " + doc)
	g.line("type %s string\n\n// The values of %s.\nconst (", t.Name, t.Name)
	for _, v := range t.Values {
		g.line("\t%s%s %s = %q", t.Name, goValue(v), t.Name, v)
	}
	g.line(")")
}

// goValue converts a value of an enum to the last part of a constant's name.
func goValue(value string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(constant(value), "_") {
		if part != "" {
			b.WriteString(part[:1] + strings.ToLower(part[1:]))
		}
	}
	return b.String()
}

func (g *golang) object(t *Type) {
	g.line("")
	g.doc(t.Name + ": " + t.Doc)
	g.line("type %s struct {", t.Name)
	for _, f := range t.Fields {
		g.doc(f.Doc)
		option := ""
		if !f.Required {
			option = ",omitzero"
		}
		g.line("\t%s %s `json:\"%s%s\"`", goName(f.Name), g.declared(f), f.Name, option)
	}
	g.line("}")
	items := slices.IndexFunc(t.Fields, func(f *Field) bool { return f.Name == "items" && f.Type.Kind == List })
	paged := slices.ContainsFunc(t.Fields, func(f *Field) bool { return f.Name == "nextCursor" })
	if items >= 0 && paged {
		g.line("\n// PageItems returns the items of the page.\nfunc (p *%s) PageItems() []%s { return p.Items }", t.Name, g.kind(t.Fields[items].Type.Elem))
		g.line("\n// PageCursor returns the cursor of the next page; nil means that this is the last one.\nfunc (p *%s) PageCursor() *string { return p.NextCursor }", t.Name)
	}
}

// declared returns the type of a struct's field. The type of an optional field is a pointer, unless the type has a nil
// value that means absent.
func (g *golang) declared(f *Field) string {
	kind := g.kind(f.Type)
	reference := f.Type.Kind == List || f.Type.Kind == Map || f.Type.Kind == Any || f.Type.Kind == Binary
	switch {
	case f.Required && !f.Nullable, f.Type.Kind == Any:
		return kind
	case !f.Required && f.Nullable:
		return g.qualified("Nullable") + "[" + kind + "]"
	case reference:
		return kind
	}
	return "*" + kind
}

func (g *golang) kind(t *Ref) string {
	switch t.Kind {
	case List:
		return "[]" + g.kind(t.Elem)
	case Map:
		return "map[string]" + g.kind(t.Elem)
	case Named:
		return g.named(t.Name)
	case Decimal, Date:
		return g.qualified(map[Kind]string{Decimal: "Decimal", Date: "Date"}[t.Kind])
	case Binary:
		return "*" + g.qualified("File")
	default:
		return map[Kind]string{String: "string", Integer: "int64", Boolean: "bool", Timestamp: "time.Time", Any: "json.RawMessage"}[t.Kind]
	}
}

func (g *golang) named(name string) string {
	if g.surface.Find(name).Shared {
		return g.qualified(name)
	}
	return name
}

func (g *golang) qualified(name string) string {
	if g.pack == "store" {
		return name
	}
	return "store." + name
}

func (g *golang) operation(op *Operation) {
	name := pascal(op.ID)
	parameters := []string{"ctx context.Context"}
	fields := []string{fmt.Sprintf("Method: %q, Path: %q, Traits: %q", op.Method, op.Path, strings.TrimSuffix(op.traits(), "f"))}
	if op.Body != "" {
		parameters = append(parameters, "body *"+g.named(op.Body))
		fields = append(fields, "Body: body")
	}
	if len(op.Query) > 0 {
		g.query(name, op)
		parameters = append(parameters, "query *"+name+"Query")
		fields = append(fields, "Query: query")
	}
	parameters = append(parameters, "options ...store.Option")
	g.line("")
	call := fmt.Sprintf("transport.Operation{%s}, options", strings.Join(fields, ", "))
	if len(op.Answers) > 1 {
		g.several(name, op)
	}
	g.doc(name + ": " + op.Doc)
	head := fmt.Sprintf("func (c *Client) %s(%s)", name, strings.Join(parameters, ", "))
	switch {
	case op.Result == File:
		g.line("%s ([]byte, error) {\n\tresponse, err := c.transport.Do(ctx, %s)\n\tif err != nil {\n\t\treturn nil, err\n\t}\n\treturn response.Content, nil\n}", head, call)
	case op.Result == Nothing:
		g.line("%s error {\n\t_, err := c.transport.Do(ctx, %s)\n\treturn err\n}", head, call)
	case len(op.Answers) == 1:
		answer := g.named(op.Answers[0].Type)
		g.line("%s (*%s, error) {\n\treturn transport.JSON[%s](ctx, c.transport, %s)\n}", head, answer, answer, call)
	default:
		g.line("%s (*%sResult, error) {\n\tresponse, err := c.transport.Do(ctx, %s)\n\tif err != nil {\n\t\treturn nil, err\n\t}\n\tresult := &%sResult{}\n\tswitch response.StatusCode {", head, name, call, name)
		for _, a := range op.Answers {
			g.line("\tcase %d:\n\t\tresult.%s, err = transport.Read[%s](response)", a.Status, a.Type, g.named(a.Type))
		}
		g.line("\t}\n\treturn result, err\n}")
	}
}

// several declares the result of an operation whose responses have several types.
func (g *golang) several(name string, op *Operation) {
	g.line("// %sResult is the response of %s. Exactly one field is not nil.\ntype %sResult struct {", name, name, name)
	for _, a := range op.Answers {
		g.line("\t%s *%s // status %d", a.Type, g.named(a.Type), a.Status)
	}
	g.line("}\n")
}

// query declares the parameters of an operation.
func (g *golang) query(name string, op *Operation) {
	g.line("\n// %sQuery has the query parameters of %s.\ntype %sQuery struct {", name, name, name)
	for _, f := range op.Query {
		g.doc(f.Doc)
		kind, option := g.kind(f.Type), ""
		if !f.Required && f.Type.Kind != List {
			kind = "*" + kind
		}
		if f.Repeat {
			option = ",repeat"
		}
		g.line("\t%s %s `query:\"%s%s\"`", goName(f.Name), kind, f.Name, option)
	}
	g.line("}")
}

func (g *golang) events() {
	g.line("\n// events creates an empty event of each type.\nvar events = map[string]func() Event{")
	for _, e := range g.surface.Events {
		g.line("\t%q: func() Event { return &%s{} },", e.Type, e.Schema)
	}
	g.line("}")
	for _, e := range g.surface.Events {
		g.line("\n// EventID returns the id.\nfunc (e *%s) EventID() string { return e.ID }", e.Schema)
		g.line("\n// EventType returns the type.\nfunc (e *%s) EventType() string { return e.Type }", e.Schema)
		g.line("\nfunc (*%s) knownType() string { return %q }", e.Schema, e.Type)
	}
}

func (g *golang) doc(text string) {
	for _, l := range wrap(strings.TrimSpace(text), 117) {
		g.line("%s", strings.TrimRight("// "+l, " "))
	}
}

// goInitials are the words that Go writes in capitals.
var goInitials = map[string]string{"Id": "ID", "Ids": "IDs", "Url": "URL", "Urls": "URLs", "Api": "API", "Ip": "IP", "Html": "HTML", "Pdf": "PDF", "Sku": "SKU", "Skus": "SKUs"}

// goName returns the name of a struct's field, such as StoreCustomerID for storeCustomerId.
func goName(name string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(hump.ReplaceAllString(pascal(name), "${1}_${2}"), "_") {
		if initials, ok := goInitials[part]; ok {
			part = initials
		}
		b.WriteString(part)
	}
	return b.String()
}
