package contract

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"go.yaml.in/yaml/v3"
)

// call is an operation in a collection: a request that a reader can send once they have set the variables.
type call struct {
	name, method, path, description string
	query, header, form             []field
	body                            string // JSON; "" means that the operation takes no JSON body
	bearer                          string // variable that contains the token; "" means that the operation takes no token
}

// field is a parameter, a header, or a part of a form. An optional field is disabled until the reader enables it.
type field struct {
	name, value, description string
	required, file           bool
}

// group contains the calls of one tag.
type group struct {
	name, description string
	calls             []call
}

// tokens contains the variable for the token of each security scheme that sends a bearer token.
var tokens = map[string]string{"adminToken": "adminToken", "appTokenBearer": "appToken", "customerToken": "customerToken"}

// keys contains the variable for the header's value of each security scheme that sends a header.
var keys = map[string]string{"storeKey": "storeKey", "cartToken": "cartToken", "checkoutToken": "cartToken", "paymentToken": "paymentToken"}

// headers contains the values of the header parameters that a collection sends. It omits the version, the idempotency
// key and the request id, which are meant for programs.
var headers = map[string]string{"X-Store-Id": "{{storeId}}"}

// groups returns the operations of a bundle by tag, in the order of the document.
func groups(bundle *yaml.Node) ([]group, error) {
	var all []group
	at := map[string]int{}
	if tags := Get(bundle, "tags"); tags != nil {
		for i, tag := range tags.Content {
			at[Text(tag, "name")] = i
			all = append(all, group{name: readable(tag), description: Text(tag, "description")})
		}
	}
	var failed error
	members(Get(bundle, "paths"), func(path string, item *yaml.Node) {
		for _, method := range methods {
			op := Get(item, method)
			if op == nil {
				continue
			}
			c, err := newCall(bundle, path, method, op)
			if err != nil && failed == nil {
				failed = fmt.Errorf("%s %s: %w", method, path, err)
			}
			to := &all[at[Get(op, "tags").Content[0].Value]]
			to.calls = append(to.calls, c)
		}
	})
	return all, failed
}

func readable(tag *yaml.Node) string {
	if name := Text(tag, "x-displayName"); name != "" {
		return name
	}
	return Text(tag, "name")
}

func newCall(bundle *yaml.Node, path, method string, op *yaml.Node) (call, error) {
	c := call{name: Text(op, "summary"), method: strings.ToUpper(method), path: path, description: Text(op, "description")}
	if parameters := Get(op, "parameters"); parameters != nil {
		for _, p := range parameters.Content {
			p, err := Resolve(bundle, p)
			if err != nil {
				return c, err
			}
			f := field{name: Text(p, "name"), description: Text(p, "description"), required: Text(p, "required") == "true", value: sample(p)}
			switch Text(p, "in") {
			case "query":
				c.query = append(c.query, f)
			case "header":
				if f.value = headers[f.name]; f.value != "" {
					f.required = true
					c.header = append(c.header, f)
				}
			}
		}
	}
	c.authorize(bundle, op)
	return c, c.fill(bundle, op)
}

// authorize sets the credentials that the operation's first security alternative requires.
func (c *call) authorize(bundle, op *yaml.Node) {
	ways := Get(op, "security")
	if ways == nil {
		ways = Get(bundle, "security")
	}
	if ways == nil || len(ways.Content) == 0 {
		return
	}
	members(ways.Content[0], func(scheme string, _ *yaml.Node) {
		if c.bearer = tokens[scheme]; c.bearer != "" {
			return
		}
		header := Text(bundle, "components", "securitySchemes", scheme, "name")
		c.header = append(c.header, field{name: header, value: "{{" + keys[scheme] + "}}", required: true})
	})
}

// fill sets the body to the example in the document.
func (c *call) fill(bundle, op *yaml.Node) error {
	body, err := Resolve(bundle, Get(op, "requestBody"))
	if err != nil || body == nil {
		return err
	}
	if media := Get(body, "content", "application/json"); media != nil {
		example := member(media, "example")
		if several := member(media, "examples"); several != nil && len(several.Content) > 1 {
			example = Get(several.Content[1], "value")
		}
		if example == nil {
			return fmt.Errorf("the body has no example")
		}
		raw, err := JSON(example)
		c.body = strings.TrimSuffix(string(raw), "\n")
		return err
	}
	form, err := Resolve(bundle, Get(body, "content", "multipart/form-data", "schema"))
	if err != nil {
		return err
	}
	example := Get(body, "content", "multipart/form-data", "example")
	members(Get(form, "properties"), func(name string, schema *yaml.Node) {
		c.form = append(c.form, field{
			name: name, value: scalar(member(example, name)), description: Text(schema, "description"),
			file: Text(schema, "format") == "binary", required: contains(Get(form, "required"), name),
		})
	})
	return nil
}

func contains(list *yaml.Node, name string) bool {
	if list != nil {
		for _, item := range list.Content {
			if item.Value == name {
				return true
			}
		}
	}
	return false
}

// sample returns the example of a parameter in the form of a query value. It joins the items of a list with commas.
func sample(parameter *yaml.Node) string {
	example := member(parameter, "example")
	if example == nil {
		example = Get(parameter, "schema", "default")
	}
	return scalar(example)
}

func scalar(n *yaml.Node) string {
	if n == nil || n.Kind == yaml.MappingNode {
		return ""
	}
	if n.Kind == yaml.SequenceNode {
		var items []string
		for _, item := range n.Content {
			items = append(items, item.Value)
		}
		return strings.Join(items, ",")
	}
	return n.Value
}

// variables returns the variables that a reader sets once, each with its initial value.
func variables(bundle *yaml.Node, all []group) []field {
	server := Text(first(Get(bundle, "servers")), "url")
	if !strings.HasPrefix(server, "http") {
		server = "http://localhost:8080"
	}
	list := []field{{name: "baseUrl", value: strings.TrimSuffix(server, "/"), description: "Address of the service."}}
	used := map[string]bool{}
	for _, g := range all {
		for _, c := range g.calls {
			used[c.bearer] = true
			for _, h := range c.header {
				used[strings.Trim(h.value, "{}")] = true
			}
		}
	}
	for _, f := range []field{
		{name: "storeId", value: "1", description: "Id of the store."},
		{name: "adminToken", description: "The accessToken of POST /admin/login."},
		{name: "appToken", description: "App token of an integration."},
		{name: "storeKey", description: "Public key of the store."},
		{name: "customerToken", description: "The accessToken of POST /customer/store/login."},
		{name: "cartToken", description: "The X-Cart-Token header of the response that created the cart."},
		{name: "paymentToken", description: "Token of a payment link."},
	} {
		if used[f.name] {
			list = append(list, f)
		}
	}
	return list
}

func first(list *yaml.Node) *yaml.Node {
	if list == nil || len(list.Content) == 0 {
		return nil
	}
	return list.Content[0]
}

// object is a JSON object in a collection.
type object = map[string]any

func indented(value any) ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err := enc.Encode(value)
	return out.Bytes(), err
}

// Postman returns the operations of a bundle as a Postman collection (format 2.1) with a folder for each tag.
func Postman(bundle *yaml.Node) ([]byte, error) {
	all, err := groups(bundle)
	if err != nil {
		return nil, err
	}
	var items, vars []object
	for _, f := range all {
		var calls []object
		for _, c := range f.calls {
			calls = append(calls, object{"name": c.name, "request": postmanRequest(c), "response": []any{}})
		}
		items = append(items, object{"name": f.name, "description": f.description, "item": calls})
	}
	for _, v := range variables(bundle, all) {
		vars = append(vars, object{"key": v.name, "value": v.value, "type": "string", "description": v.description})
	}
	return indented(object{
		"info": object{
			"name": Text(bundle, "info", "title"), "version": Text(bundle, "info", "version"), "description": Text(bundle, "info", "description"),
			"schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
		},
		"item": items, "variable": vars,
	})
}

func postmanRequest(c call) object {
	fields := func(list []field) []object {
		out := []object{}
		for _, f := range list {
			out = append(out, object{"key": f.name, "value": f.value, "description": f.description, "disabled": !f.required})
		}
		return out
	}
	header := fields(c.header)
	request := object{
		"method": c.method, "description": c.description,
		"url": object{"raw": "{{baseUrl}}" + c.path + raw(c.query), "host": []string{"{{baseUrl}}"}, "path": strings.Split(strings.Trim(c.path, "/"), "/"), "query": fields(c.query)},
	}
	auth := object{"type": "noauth"}
	if c.bearer != "" {
		auth = object{"type": "bearer", "bearer": []object{{"key": "token", "value": "{{" + c.bearer + "}}", "type": "string"}}}
	}
	request["auth"] = auth
	switch {
	case c.body != "":
		header = append(header, object{"key": "Content-Type", "value": "application/json"})
		request["body"] = object{"mode": "raw", "raw": c.body, "options": object{"raw": object{"language": "json"}}}
	case c.form != nil:
		parts := []object{}
		for _, f := range c.form {
			part := object{"key": f.name, "description": f.description, "disabled": !f.required, "type": "text", "value": f.value}
			if f.file {
				delete(part, "value")
				part["type"], part["src"] = "file", []string{}
			}
			parts = append(parts, part)
		}
		request["body"] = object{"mode": "formdata", "formdata": parts}
	}
	request["header"] = header
	return request
}

// raw returns a query that contains the required parameters.
func raw(query []field) string {
	var parts []string
	for _, f := range query {
		if f.required {
			parts = append(parts, f.name+"="+f.value)
		}
	}
	if parts == nil {
		return ""
	}
	return "?" + strings.Join(parts, "&")
}

// Bruno returns the operations of a bundle as a Bruno collection in one file, with a folder for each tag. The
// environment "Store" contains the variables.
func Bruno(bundle *yaml.Node) ([]byte, error) {
	all, err := groups(bundle)
	if err != nil {
		return nil, err
	}
	items, vars := []object{}, []object{}
	for i, f := range all {
		calls := []object{}
		for j, c := range f.calls {
			calls = append(calls, object{"type": "http-request", "name": c.name, "seq": j + 1, "request": brunoRequest(c)})
		}
		items = append(items, object{"type": "folder", "name": f.name, "seq": i + 1, "items": calls})
	}
	for _, v := range variables(bundle, all) {
		vars = append(vars, object{"name": v.name, "value": v.value, "type": "text", "enabled": true, "secret": strings.HasSuffix(v.name, "Token")})
	}
	return indented(object{
		"name": Text(bundle, "info", "title"), "version": "1", "items": items, "activeEnvironmentUid": nil,
		"environments": []object{{"name": "Store", "variables": vars}},
	})
}

func brunoRequest(c call) object {
	headers, params := []object{}, []object{}
	for _, h := range c.header {
		headers = append(headers, object{"name": h.name, "value": h.value, "description": h.description, "enabled": h.required})
	}
	for _, q := range c.query {
		params = append(params, object{"name": q.name, "value": q.value, "description": q.description, "type": "query", "enabled": q.required})
	}
	auth := object{"mode": "none"}
	if c.bearer != "" {
		auth = object{"mode": "bearer", "bearer": object{"token": "{{" + c.bearer + "}}"}}
	}
	body := object{"mode": "none"}
	switch {
	case c.body != "":
		body = object{"mode": "json", "json": c.body}
	case c.form != nil:
		parts := []object{}
		for _, f := range c.form {
			part := object{"type": "text", "name": f.name, "value": f.value, "description": f.description, "enabled": f.required}
			if f.file {
				part["type"], part["value"] = "file", []string{}
			}
			parts = append(parts, part)
		}
		body = object{"mode": "multipartForm", "multipartForm": parts}
	}
	return object{"url": "{{baseUrl}}" + c.path + raw(c.query), "method": c.method, "headers": headers, "params": params, "body": body, "auth": auth, "docs": c.description, "script": object{}, "vars": object{}, "assertions": []any{}, "tests": ""}
}
