package contract

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// sharedDocument is the document whose components all other documents refer to. Its x-every applies to all documents.
const sharedDocument = "common.yaml"

// operationKinds lists the sections of x-every that apply to operations, in the order in which they are applied. A
// table in openapi/README.md describes them.
var operationKinds = []struct {
	name string
	of   func(o incomplete) bool
}{
	{"operation", func(incomplete) bool { return true }},
	{"body", func(o incomplete) bool { return Get(o.node, "requestBody") != nil }},
	{"if-none-match", func(o incomplete) bool { return o.lists("If-None-Match") }},
	{"if-match", func(o incomplete) bool { return o.lists("If-Match") }},
	{"idempotent", func(o incomplete) bool {
		login := strings.HasSuffix(o.path, "/login") || strings.HasSuffix(o.path, "/refresh")
		return (o.method == "post" || o.method == "patch") && !login || o.lists("Idempotency-Key")
	}},
	{"paged", func(o incomplete) bool { return o.method == "get" && strings.HasSuffix(o.path, "/paged") }},
}

// The other sections of x-every apply to paths and to the operations of events.
const (
	everyPath  = "path"
	everyEvent = "event"
)

// incomplete is an operation in the form of the sources, without the defaults.
type incomplete struct {
	*reader
	doc                *joined
	file, path, method string
	node               *yaml.Node
}

// complete adds the defaults in the x-every of the document and of common.yaml to the paths, operations and events of
// the document.
func (r *reader) complete(d *joined) error {
	every, err := r.everyOf(d)
	if err != nil {
		return err
	}
	paths := Get(d.root, "paths")
	for i := 0; paths != nil && i+1 < len(paths.Content); i += 2 {
		path, item := paths.Content[i].Value, paths.Content[i+1]
		for _, method := range methods {
			if node := Get(item, method); node != nil {
				if err := (incomplete{r, d, d.places[path].file, path, method, node}).complete(every); err != nil {
					return err
				}
			}
		}
		r.addParameters(item, every[everyPath], d)
	}
	members(Get(d.root, "x-webhooks"), func(_ string, item *yaml.Node) {
		op := Get(item, "post")
		if op == nil {
			return
		}
		members(every[everyEvent], func(key string, value *yaml.Node) {
			if member(op, key) == nil {
				place(op, key, clone(value))
			}
		})
	})
	return nil
}

// everyOf returns the sections of a document's x-every, followed by the sections in common.yaml.
func (r *reader) everyOf(d *joined) (map[string]*yaml.Node, error) {
	every := map[string]*yaml.Node{}
	sources := []*joined{d}
	if d.name != sharedDocument {
		switch shared, err := r.document(sharedDocument); {
		case err == nil:
			sources = append(sources, shared)
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
	}
	for _, source := range sources {
		for i := 0; source.every != nil && i+1 < len(source.every.Content); i += 2 {
			key, section := source.every.Content[i], clone(source.every.Content[i+1])
			if !slices.Contains(everySections(), key.Value) {
				return nil, fmt.Errorf("%s:%d: %s has no section %s, only %s", source.name, key.Line, everyKey, key.Value, strings.Join(everySections(), ", "))
			}
			for j := 0; j < len(section.Content); j += 2 {
				if part := section.Content[j]; !slices.Contains(everyParts(key.Value), part.Value) {
					return nil, fmt.Errorf("%s:%d: %s: %s has no %s, only %s", source.name, part.Line, everyKey, key.Value, part.Value, strings.Join(everyParts(key.Value), ", "))
				}
			}
			if source != d {
				if err := references(section, func(ref *yaml.Node) error {
					if strings.HasPrefix(ref.Value, "#") {
						ref.Value = "./" + source.name + ref.Value
					}
					return nil
				}); err != nil {
					return nil, err
				}
			}
			if every[key.Value] == nil {
				every[key.Value] = section
				continue
			}
			members(section, func(part string, value *yaml.Node) {
				if own := member(every[key.Value], part); own != nil {
					own.Content = append(own.Content, value.Content...)
				} else {
					set(every[key.Value], part, value)
				}
			})
		}
	}
	return every, nil
}

func everySections() []string {
	all := []string{everyPath}
	for _, kind := range operationKinds {
		all = append(all, kind.name)
	}
	return append(all, everyEvent)
}

// everyParts returns the names of the keys that a section of x-every may have.
func everyParts(section string) []string {
	switch section {
	case everyPath:
		return []string{"parameters"}
	case everyEvent:
		return []string{"security", "parameters", "responses"}
	default:
		return []string{"parameters", "headers", "responses"}
	}
}

// complete adds the parameters, responses and headers that x-every defines for the kinds of the operation.
func (o incomplete) complete(every map[string]*yaml.Node) error {
	given := mapping() // the parameters, responses and headers of all kinds that apply
	for _, kind := range operationKinds {
		if !kind.of(o) {
			continue
		}
		members(every[kind.name], func(part string, value *yaml.Node) {
			if all := member(given, part); all != nil {
				all.Content = append(all.Content, clone(value).Content...)
			} else {
				set(given, part, clone(value))
			}
		})
	}
	o.addParameters(o.node, given, o.doc)
	responses := member(o.node, "responses")
	if responses == nil {
		return o.fault(o.node, "has no responses")
	}
	if err := o.addHeaders(responses, member(given, "headers")); err != nil {
		return err
	}
	return o.addResponses(responses, member(given, "responses"))
}

// fault returns an error that names the line in the source.
func (o incomplete) fault(n *yaml.Node, text string) error {
	return fmt.Errorf("%s:%d: %s %s %s", o.file, n.Line, strings.ToUpper(o.method), o.path, text)
}

// addResponses adds the default responses that the operation does not define itself. If the operation excludes a
// response, as in "404": null, addResponses removes it.
func (o incomplete) addResponses(responses, given *yaml.Node) error {
	for i := 0; i+1 < len(responses.Content); i += 2 {
		status, own := responses.Content[i], responses.Content[i+1]
		usual := member(given, status.Value)
		switch {
		case own.ShortTag() == "!!null" && usual == nil:
			return o.fault(status, "would not answer "+status.Value+" anyway: leave it out")
		case usual != nil && Text(usual, "$ref") == Text(own, "$ref"):
			return o.fault(status, "answers "+status.Value+" like every operation of its kind: leave it out")
		}
	}
	members(given, func(status string, usual *yaml.Node) {
		switch own := member(responses, status); {
		case own == nil:
			set(responses, status, usual)
		case own.ShortTag() == "!!null":
			remove(responses, status)
		}
	})
	sortMembers(responses, cmp.Compare[string])
	return nil
}

// addHeaders adds the default headers to each successful response, after the headers that the response defines.
func (o incomplete) addHeaders(responses, given *yaml.Node) error {
	for i := 0; given != nil && i+1 < len(responses.Content); i += 2 {
		response := responses.Content[i+1]
		if !strings.HasPrefix(responses.Content[i].Value, "2") || member(response, "$ref") != nil {
			continue
		}
		headers := member(response, "headers")
		if headers == nil {
			headers = mapping()
			place(response, "headers", headers)
		}
		for j := 0; j+1 < len(given.Content); j += 2 {
			name := given.Content[j].Value
			if own := member(headers, name); own != nil {
				return o.fault(own, "has the header "+name+" like every operation of its kind: leave it out")
			}
			set(headers, name, clone(given.Content[j+1]))
		}
	}
	return nil
}

// addParameters adds the default parameters that a path or an operation does not define itself. It puts them before the
// defined parameters.
func (r *reader) addParameters(holder, given *yaml.Node, d *joined) {
	usual := member(given, "parameters")
	if usual == nil {
		return
	}
	own := member(holder, "parameters")
	var added []*yaml.Node
	for _, p := range usual.Content {
		if !r.listed(own, r.parameterName(p, d), d) {
			added = append(added, clone(p))
		}
	}
	switch {
	case len(added) == 0:
	case own == nil:
		place(holder, "parameters", &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq", Content: added})
	default:
		own.Content = append(added, own.Content...)
	}
}

// lists reports whether the source of the operation defines a parameter with this name.
func (o incomplete) lists(name string) bool {
	return o.listed(member(o.node, "parameters"), name, o.doc)
}

func (r *reader) listed(parameters *yaml.Node, name string, d *joined) bool {
	return parameters != nil && slices.ContainsFunc(parameters.Content, func(p *yaml.Node) bool { return r.parameterName(p, d) == name })
}

// parameterName returns the name of a parameter, whether the parameter is defined in place or by reference.
func (r *reader) parameterName(p *yaml.Node, d *joined) string {
	if ref := Text(p, "$ref"); ref != "" {
		owner, fragment, _ := strings.Cut(ref, "#")
		if owner != "" {
			d = r.documents[strings.TrimPrefix(owner, "./")]
		}
		kind, name, err := component("#" + fragment)
		if err != nil || d == nil {
			return ""
		}
		p = Get(d.root, "components", kind, name)
	}
	return Text(p, "name")
}

// memberOrder is the order of the keys of paths, operations and responses. It contains the keys that the bundler adds
// and the keys that come after these.
var memberOrder = []string{"security", "parameters", "get", "put", "post", "patch", "delete", "requestBody", "responses", "headers", "content"}

// place adds a key in the order of the sources: before the first key that belongs after it.
func place(n *yaml.Node, key string, value *yaml.Node) {
	later := memberOrder[slices.Index(memberOrder, key)+1:]
	at := len(n.Content)
	for i := 0; i+1 < len(n.Content); i += 2 {
		if slices.Contains(later, n.Content[i].Value) {
			at = i
			break
		}
	}
	n.Content = slices.Insert(n.Content, at, text(key), value)
}
