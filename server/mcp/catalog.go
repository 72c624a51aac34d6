// Package mcp lets assistants work in a store. It offers the operations of the Admin API over the Model Context
// Protocol. It reads the tools with their descriptions, arguments and permissions from the contract, so a new operation
// becomes a new tool. A call is a request to the API, made inside the process through the whole router, so a tool can
// do nothing that the API refuses.
package mcp

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/openapi/published"
)

// effect is what a call to an operation may do to data.
type effect string

const (
	reads       effect = "read"        // changes nothing
	writes      effect = "write"       // adds data and removes none
	destructive effect = "destructive" // changes or removes data; a person must confirm it
)

// operation is an operation of the contract that assistants may call.
type operation struct {
	id, method, path, summary, description string
	permission                             string // "" means that any token may call the operation
	effect                                 effect
	tool                                   string // name of the tool that calls the operation
	task                                   bool   // the tool is for a common task and is available at Path itself
	toolset                                string
	preview                                string // id of the operation that previews the result; "" means that no preview exists
	query                                  []parameter
	body                                   object // schema of the request body; nil means that the operation takes none
	keyed                                  bool   // the operation accepts an Idempotency-Key
	answer                                 object // schema of the response
}

// parameter is a query parameter.
type parameter struct {
	name     string
	required bool
	comma    bool // several values are sent as one text, separated by commas
	schema   object
}

type object = map[string]any

// catalog contains the operations of the contract that assistants may call.
type catalog struct {
	operations map[string]*operation
	toolsets   []string
	schemas    object
	unattended string
	version    string
}

// newCatalog reads the operations from the published contract.
func newCatalog() (*catalog, error) {
	raw, err := published.Read("openapi/admin.v31.json")
	if err != nil {
		return nil, err
	}
	var doc object
	if err := json.Unmarshal(raw, &doc); err != nil {
		return nil, err
	}
	c := &catalog{operations: map[string]*operation{}, schemas: at(doc, "components", "schemas"), version: published.Version}
	c.unattended, _ = at(doc, "x-agents", "unattended")["x-permission"].(string)
	toolsets := map[string]string{} // name of the toolset, by tag
	for _, group := range list(doc["x-tagGroups"]) {
		for _, tag := range group["tags"].([]any) {
			toolsets[tag.(string)], _ = group["x-toolset"].(string)
		}
	}
	for path, item := range at(doc, "paths") {
		for method, op := range item.(object) {
			if op, is := op.(object); is && op["operationId"] != nil {
				if err := c.add(doc, toolsets, path, strings.ToUpper(method), op); err != nil {
					return nil, err
				}
			}
		}
	}
	slices.Sort(c.toolsets)
	c.toolsets = slices.Compact(c.toolsets)
	return c, nil
}

// add adds an operation to the catalog. It skips operations that x-agent excludes, planned operations,
// operations with a body or response other than JSON, and operations that accept no app token. It returns an
// error for an unknown effect or a missing toolset.
func (c *catalog) add(doc object, toolsets map[string]string, path, method string, op object) error {
	id, mark := op["operationId"].(string), at(op, "x-agent")
	if callable, said := mark["callable"].(bool); said && !callable || op["x-status"] == "planned" || !takesAppToken(doc, op) {
		return nil
	}
	o := &operation{id: id, method: method, path: path, effect: destructive}
	o.summary, _ = op["summary"].(string)
	o.description, _ = op["description"].(string)
	if o.permission, _ = op["x-permission"].(string); o.permission == "authenticated" {
		o.permission = ""
	}
	var plain bool
	if o.answer, plain = answered(doc, op); !plain {
		return nil
	}
	if body := at(op, "requestBody"); body != nil {
		if o.body = at(body, "content", "application/json", "schema"); o.body == nil {
			return nil
		}
	}
	for _, p := range append(list(at(doc, "paths", path)["parameters"]), list(op["parameters"])...) {
		p = c.follow(doc, p)
		name, _ := p["name"].(string)
		switch {
		case p["in"] == "query":
			required, _ := p["required"].(bool)
			explode, said := p["explode"].(bool)
			o.query = append(o.query, parameter{name: name, required: required, comma: said && !explode, schema: at(p, "schema")})
			if text, _ := p["description"].(string); text != "" && o.query[len(o.query)-1].schema["description"] == nil {
				o.query[len(o.query)-1].schema = with(at(p, "schema"), "description", text)
			}
		case name == "Idempotency-Key":
			o.keyed = true
		}
	}
	if method == http.MethodGet {
		o.effect = reads
	}
	if said, _ := mark["effect"].(string); said != "" {
		if o.effect = effect(said); !slices.Contains([]effect{reads, writes, destructive}, o.effect) {
			return fmt.Errorf("%s: there is no effect %q", id, said)
		}
	}
	o.keyed = o.keyed && o.effect != reads // a repeated read must show the current state
	tags, _ := op["tags"].([]any)
	o.toolset = toolsets[tags[0].(string)]
	if said, _ := mark["toolset"].(string); said != "" {
		o.toolset = said
	}
	if o.toolset == "" {
		return fmt.Errorf("%s: its tag has no toolset", id)
	}
	o.tool = snake(id)
	if said, _ := mark["tool"].(string); said != "" {
		o.tool, o.task = said, true
	}
	o.preview, _ = mark["preview"].(string)
	c.operations[id] = o
	c.toolsets = append(c.toolsets, o.toolset)
	return nil
}

// arguments returns the names of an operation's required parameters, followed by the required fields of its body.
func (o *operation) arguments(c *catalog) []string {
	names := o.required()
	if o.body != nil {
		for _, name := range c.resolved(o.body)["required"].([]any) {
			names = append(names, name.(string))
		}
	}
	return names
}

func (o *operation) required() (names []string) {
	for _, p := range o.query {
		if p.required {
			names = append(names, p.name)
		}
	}
	return names
}

// resolved follows the references in a schema. The result always contains a list of required fields.
func (c *catalog) resolved(schema object) object {
	schema = c.target(schema)
	if schema["required"] == nil {
		schema = with(schema, "required", []any{})
	}
	return schema
}

// target returns the schema that a reference names; it returns any other schema itself.
func (c *catalog) target(schema object) object {
	for schema["$ref"] != nil {
		schema, _ = c.schemas[strings.TrimPrefix(schema["$ref"].(string), "#/components/schemas/")].(object)
	}
	return schema
}

// follow resolves a reference that may point to any place in the document.
func (c *catalog) follow(doc, node object) object {
	for node["$ref"] != nil {
		node = at(doc, strings.Split(strings.TrimPrefix(node["$ref"].(string), "#/"), "/")...)
	}
	return node
}

// answered returns the schema of an operation's success response. The result plain reports whether the response is JSON
// or empty.
func answered(doc, op object) (schema object, plain bool) {
	for status, response := range at(op, "responses") {
		if status[0] != '2' {
			continue
		}
		answer, _ := response.(object)
		if ref, is := answer["$ref"].(string); is {
			answer = at(doc, strings.Split(strings.TrimPrefix(ref, "#/"), "/")...)
		}
		for media := range at(answer, "content") {
			if media != "application/json" {
				return nil, false
			}
		}
		schema = at(answer, "content", "application/json", "schema")
	}
	return schema, true
}

func takesAppToken(doc, op object) bool {
	security, said := op["security"]
	if !said {
		security = doc["security"]
	}
	for _, alternative := range list(security) {
		if _, is := alternative["appTokenBearer"]; is {
			return true
		}
	}
	return false
}

var capitals = regexp.MustCompile(`[A-Z]`)

// snake converts an operationId to a tool name.
func snake(id string) string {
	return capitals.ReplaceAllStringFunc(id, func(letter string) string { return "_" + strings.ToLower(letter) })
}

// at returns the object in a document at a path of names; nil means that a name does not exist.
func at(node object, names ...string) object {
	for _, name := range names {
		node, _ = node[name].(object)
	}
	return node
}

func list(node any) (members []object) {
	all, _ := node.([]any)
	for _, member := range all {
		if member, is := member.(object); is {
			members = append(members, member)
		}
	}
	return members
}

// with returns a copy of an object with one field set.
func with(node object, name string, value any) object {
	more := make(object, len(node)+1)
	for k, v := range node {
		more[k] = v
	}
	more[name] = value
	return more
}
