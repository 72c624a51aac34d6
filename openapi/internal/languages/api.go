// Package languages writes the clients for Go, Python and PHP from the published documents. It first reads the documents
// into a model of types and operations that no language owns (api.go), and then prints that model once per language. The
// hand-written parts of each client are in openapi/languages.
package languages

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/storeplatform/storeplatform/openapi/internal/contract"
)

// Kind is the form of a value in requests and responses.
type Kind int

// The forms of values. Named refers to an object or an enum of a document.
const (
	String Kind = iota
	Integer
	Boolean
	Decimal
	Timestamp
	Date
	Binary
	Any
	List
	Map
	Named
)

// Ref is the type of a field, a parameter or an element.
type Ref struct {
	Kind  Kind
	Elem  *Ref   // type of the elements of a List or a Map
	Name  string // name of a Named type
	Const string // the only value of a String; "" means any
}

// Field is a member of an object, or a query parameter.
type Field struct {
	Name     string // name in JSON or in the query
	Doc      string
	Type     *Ref
	Required bool
	Nullable bool
	Repeat   bool // a list parameter is repeated, not joined by commas
}

// Type is a named object or a named set of strings.
type Type struct {
	Name   string
	Doc    string
	Fields []*Field // fields of an object
	Values []string // values of an enum
	Enum   bool
	Open   bool // the contract may add values to the enum
	Shared bool // several documents define the type, and every type that it uses, in the same words

	text string
	uses []string
}

// Result is the form of a successful response.
type Result int

// The forms of responses. A List has items and a nextCursor.
const (
	Nothing Result = iota
	Object
	File
)

// Operation is an operation of a document.
type Operation struct {
	ID, Method, Path, Doc string
	Query                 []*Field
	Body                  string // name of the type of the body; "" means that requests have none
	Multipart             bool
	Result                Result
	Answers               []Answer // types of an Object response, one for each status with a type of its own
	Item                  string   // name of the type of a page's items; "" means that the response is not a page
	Keyed                 bool     // the operation accepts an Idempotency-Key
	Credentials           string   // letters that credentials returns
}

// Answer is the type of the response with a status.
type Answer struct {
	Status int
	Type   string
}

// Surface is an API, which one document describes.
type Surface struct {
	Name       string
	Types      []*Type // types in the order of the document, without shared types
	Operations []*Operation
	Events     []*Event

	all map[string]*Type
}

// Event is one type of webhook event, with the type of its envelope.
type Event struct{ Type, Schema string }

// API contains everything from which the clients are generated.
type API struct {
	Version  string
	Surfaces []*Surface
	Shared   []*Type
}

// Find returns the type of the surface, or the shared type, with the name. It panics if no such type exists. Read
// refuses documents that refer to such a type.
func (s *Surface) Find(name string) *Type {
	t := s.all[name]
	if t == nil {
		panic(s.Name + " has no type " + name)
	}
	return t
}

// Read reads the documents in dir. It returns an error for a schema that no type of the clients can express.
func Read(dir string) (*API, error) {
	api := &API{}
	for _, name := range contract.Surfaces {
		bundle, err := contract.Bundle(dir, name+".yaml")
		if err != nil {
			return nil, err
		}
		s, err := surface(name, bundle)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		api.Version = contract.Text(bundle, "info", "version")
		api.Surfaces = append(api.Surfaces, s)
	}
	api.share()
	return api, nil
}

type reader struct {
	bundle *yaml.Node
	types  map[string]*Type
	err    error
}

func surface(name string, bundle *yaml.Node) (*Surface, error) {
	r := &reader{bundle: bundle, types: map[string]*Type{}}
	s := &Surface{Name: name, all: r.types}
	each(contract.Get(bundle, "paths"), func(path string, item *yaml.Node) {
		each(item, func(method string, o *yaml.Node) {
			if method != "parameters" {
				s.Operations = append(s.Operations, r.operation(path, method, o))
			}
		})
	})
	each(contract.Get(bundle, "components", "schemas", "WebhookEvent", "discriminator", "mapping"), func(event string, ref *yaml.Node) {
		schema := last(ref.Value)
		r.named(schema)
		s.Events = append(s.Events, &Event{Type: event, Schema: schema})
	})
	if name != "webhook" {
		r.named("Problem")
	}
	each(contract.Get(bundle, "components", "schemas"), func(name string, _ *yaml.Node) {
		if t := r.types[name]; t != nil {
			s.Types = append(s.Types, t)
		}
	})
	return s, r.err
}

func (r *reader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

func (r *reader) operation(path, method string, o *yaml.Node) *Operation {
	op := &Operation{ID: contract.Text(o, "operationId"), Method: strings.ToUpper(method), Path: path}
	op.Doc = strings.TrimRight(contract.Text(o, "summary"), ".") + ".\n\n" + paragraph(contract.Text(o, "description"))
	for _, p := range items(contract.Get(o, "parameters")) {
		p = r.resolve(p)
		switch name := contract.Text(p, "name"); contract.Text(p, "in") {
		case "header":
			op.Keyed = op.Keyed || name == "Idempotency-Key"
		case "query":
			f := r.field(name, contract.Get(p, "schema"))
			f.Doc, f.Required, f.Repeat = text(contract.Text(p, "description")), contract.Text(p, "required") == "true", contract.Text(p, "explode") == "true"
			op.Query = append(op.Query, f)
		default:
			r.fail("%s: parameters in %s are unknown", op.ID, contract.Text(p, "in"))
		}
	}
	each(contract.Get(r.resolve(contract.Get(o, "requestBody")), "content"), func(media string, content *yaml.Node) {
		op.Multipart = media == "multipart/form-data"
		op.Body = r.named(last(contract.Text(content, "schema", "$ref"))).Name
	})
	each(contract.Get(o, "responses"), func(status string, response *yaml.Node) {
		if strings.HasPrefix(status, "2") {
			r.answer(op, status, contract.Get(r.resolve(response), "content"))
		}
	})
	op.Credentials = r.credentials(o)
	return op
}

func (r *reader) answer(op *Operation, status string, content *yaml.Node) {
	each(content, func(media string, content *yaml.Node) {
		if media != "application/json" {
			op.Result = File
			return
		}
		t := r.named(last(contract.Text(content, "schema", "$ref")))
		code, err := strconv.Atoi(status)
		if err != nil {
			r.fail("%s: %w", op.ID, err)
		}
		op.Result = Object
		if !slices.ContainsFunc(op.Answers, func(a Answer) bool { return a.Type == t.Name }) {
			op.Answers = append(op.Answers, Answer{code, t.Name})
		}
		list := slices.IndexFunc(t.Fields, func(f *Field) bool { return f.Name == "items" && f.Type.Kind == List })
		paged := slices.ContainsFunc(t.Fields, func(f *Field) bool { return f.Name == "nextCursor" })
		if list >= 0 && paged {
			op.Item = t.Fields[list].Type.Elem.Name
		}
	})
}

// credentials returns one letter for each credential that an operation accepts. t is a bearer token, s a store key, and
// q a store key in the URL. c is the token of a cart or a checkout, and p the token of a payment link.
func (r *reader) credentials(o *yaml.Node) string {
	security := contract.Get(o, "security")
	if security == nil {
		security = contract.Get(r.bundle, "security")
	}
	letters := ""
	for _, alternative := range items(security) {
		each(alternative, func(scheme string, _ *yaml.Node) {
			letter := map[string]string{"adminToken": "t", "appTokenBearer": "t", "customerToken": "t", "storeKey": "s", "storeKeyQuery": "q", "cartToken": "c", "checkoutToken": "c", "paymentToken": "p"}[scheme]
			if letter == "" {
				r.fail("the credential %s is unknown", scheme)
			}
			if !strings.Contains(letters, letter) {
				letters += letter
			}
		})
	}
	return letters
}

// named reads a component and all components that it uses.
func (r *reader) named(name string) *Type {
	if t := r.types[name]; t != nil {
		return t
	}
	node := contract.Get(r.bundle, "components", "schemas", name)
	raw, err := contract.JSON(node)
	if node == nil || err != nil {
		r.fail("no schema %s: %v", name, err)
		return &Type{Name: name}
	}
	t := &Type{Name: name, Doc: text(contract.Text(node, "description")), text: string(raw)}
	r.types[name] = t
	values := contract.Get(node, "enum")
	if values == nil {
		values = contract.Get(node, "x-extensible-enum")
		t.Open = values != nil
	}
	if values != nil {
		t.Enum = true
		for _, v := range values.Content {
			if v.Tag != "!!null" {
				t.Values = append(t.Values, v.Value)
			}
		}
		return t
	}
	required := items(contract.Get(node, "required"))
	each(contract.Get(node, "properties"), func(field string, schema *yaml.Node) {
		f := r.field(field, schema)
		f.Required = slices.ContainsFunc(required, func(n *yaml.Node) bool { return n.Value == field })
		t.Fields = append(t.Fields, f)
		t.uses = append(t.uses, f.Type.names()...)
	})
	return t
}

// field reads a property. The field is nullable if its schema, the referenced schema or an enum in one of them allows
// null.
func (r *reader) field(name string, schema *yaml.Node) *Field {
	return &Field{Name: name, Doc: text(contract.Text(schema, "description")), Type: r.ref(schema), Nullable: r.nullable(schema)}
}

func (r *reader) nullable(schema *yaml.Node) bool {
	if contract.Text(schema, "nullable") == "true" {
		return true
	}
	if target := referred(schema); target != "" {
		return r.nullable(contract.Get(r.bundle, "components", "schemas", last(target)))
	}
	return false
}

func referred(schema *yaml.Node) string {
	if all := contract.Get(schema, "allOf"); all != nil && len(all.Content) == 1 {
		schema = all.Content[0]
	}
	return contract.Text(schema, "$ref")
}

func (r *reader) ref(schema *yaml.Node) *Ref {
	if target := referred(schema); target != "" {
		name := last(target)
		node := contract.Get(r.bundle, "components", "schemas", name)
		if contract.Get(node, "properties") == nil && contract.Get(node, "enum") == nil && contract.Get(node, "x-extensible-enum") == nil {
			return r.ref(node)
		}
		return &Ref{Kind: Named, Name: r.named(name).Name}
	}
	switch kind := contract.Text(schema, "type"); kind {
	case "integer":
		return &Ref{Kind: Integer}
	case "boolean":
		return &Ref{Kind: Boolean}
	case "array":
		return &Ref{Kind: List, Elem: r.ref(contract.Get(schema, "items"))}
	case "object":
		if values := contract.Get(schema, "additionalProperties"); values != nil && values.Kind == yaml.MappingNode {
			return &Ref{Kind: Map, Elem: r.ref(values)}
		}
		return &Ref{Kind: Any}
	case "":
		return &Ref{Kind: Any}
	case "string":
		if values := contract.Get(schema, "enum"); values != nil && len(values.Content) == 1 {
			return &Ref{Kind: String, Const: values.Content[0].Value}
		}
		return &Ref{Kind: map[string]Kind{"decimal": Decimal, "date-time": Timestamp, "date": Date, "binary": Binary}[contract.Text(schema, "format")]}
	default:
		r.fail("the type %s is unknown", kind)
		return &Ref{Kind: Any}
	}
}

func (r *reader) resolve(n *yaml.Node) *yaml.Node {
	if contract.Text(n, "$ref") == "" {
		return n
	}
	found, err := contract.Resolve(r.bundle, n)
	if err != nil {
		r.fail("%w", err)
	}
	return found
}

func (t *Ref) names() []string {
	switch {
	case t.Kind == Named:
		return []string{t.Name}
	case t.Elem != nil:
		return t.Elem.names()
	}
	return nil
}

// share moves out of their surfaces the types that several documents define in the same words, together with all types
// that these types use.
func (a *API) share() {
	shared := map[string]bool{}
	for _, s := range a.Surfaces {
		for _, t := range s.Types {
			count, same := 0, true
			for _, other := range a.Surfaces {
				if o := other.all[t.Name]; o != nil {
					count++
					same = same && o.text == t.text
				}
			}
			shared[t.Name] = count > 1 && same
		}
	}
	for changed := true; changed; {
		changed = false
		for _, s := range a.Surfaces {
			for _, t := range s.Types {
				if shared[t.Name] && slices.ContainsFunc(t.uses, func(used string) bool { return !shared[used] }) {
					shared[t.Name], changed = false, true
				}
			}
		}
	}
	first := map[string]*Type{}
	for _, s := range a.Surfaces {
		for _, t := range s.Types {
			if t.Shared = shared[t.Name]; t.Shared && first[t.Name] == nil {
				first[t.Name] = t
				a.Shared = append(a.Shared, t)
			}
		}
		s.Types = slices.DeleteFunc(s.Types, func(t *Type) bool { return t.Shared })
	}
}

// SharedNames returns the names of the shared types that a surface uses itself, sorted.
func (s *Surface) SharedNames() []string {
	var names []string
	for name, t := range s.all {
		if t.Shared {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func each(n *yaml.Node, visit func(key string, value *yaml.Node)) {
	if n == nil || n.Kind != yaml.MappingNode {
		return
	}
	for pair := range slices.Chunk(n.Content, 2) {
		visit(pair[0].Value, pair[1])
	}
}

func items(n *yaml.Node) []*yaml.Node {
	if n == nil {
		return nil
	}
	return n.Content
}

func last(ref string) string { return ref[strings.LastIndex(ref, "/")+1:] }

// text returns a description on one line.
func text(description string) string { return strings.Join(strings.Fields(description), " ") }

// paragraph returns the first paragraph of a description on one line. The service's reference contains the rest.
func paragraph(description string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(description), "\n\n")
	return text(first)
}
