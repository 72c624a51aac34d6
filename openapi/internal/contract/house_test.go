package contract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// sources is the path of the folder with the documents, relative to this package.
const sources = "../.."

// document is a bundle that the tests check.
type document struct {
	name string
	root *yaml.Node
}

// operation is one method of one path.
type operation struct {
	document
	path, method string
	item, node   *yaml.Node
}

func (o operation) id() string     { return Text(o.node, "operationId") }
func (o operation) String() string { return o.name + ": " + strings.ToUpper(o.method) + " " + o.path }

// house lists the rules for openapi/ that go beyond valid OpenAPI. A check returns one text for each violation of its
// rule.
var house = []struct {
	rule  string
	check func(documents []document) []string
}{
	{"operations name a permission on the admin and public surface", eachOperation(permission)},
	{"operations say in words who may call them", eachOperation(accessible)},
	{"operations have tag, summary, description and a success answer", eachOperation(described)},
	{"operations that change something say first what they do", eachOperation(does)},
	{"tags have a name for readers, and the sidebar has each of them once", sidebar},
	{"operation ids are camelCase and unique in a document", uniqueIDs},
	{"the same path suffix has the same verb on every surface", sameVerb},
	{"answers are enumerated, without default, and hold the failures that always can happen", eachOperation(answers)},
	{"failures are problems", eachOperation(problems)},
	{"POST, PATCH and what creates a cart take an Idempotency-Key, except where a session starts", eachOperation(idempotency)},
	{"PATCH of a versioned object takes If-Match and can fail with it", eachOperation(conditional)},
	{"what is edited has a version, which the edit takes and answers", eachOperation(versioned)},
	{"an ETag comes with If-None-Match and 304", eachOperation(cacheable)},
	{"every JSON body has an example", eachOperation(exemplified)},
	{"paged lists have the envelope, complete lists have items", eachOperation(listed)},
	{"lists take several values of what they are filtered by", eachOperation(several)},
	{"what lists show is called after what they are lists of", oneForm},
	{"what a rule refuses has a real example", eachOperation(illustrated)},
	{"ids name their object", eachSchema(identified)},
	{"query parameters that are ids name their object", eachOperation(identifiedParameters)},
	{"request bodies are closed", eachOperation(closed)},
	{"answers are open", eachOperation(open)},
	{"request bodies take a moment in any form", eachOperation(lenient)},
	{"schemas and their members are described", eachSchema(explained)},
	{"a member has the same bounds in every schema", alike},
	{"strings, numbers and arrays are bounded", eachSchema(bounded)},
	{"moments are Timestamp or TimestampInput", eachSchema(moments)},
	{"header parameters take printable ASCII only", eachOperation(printable)},
	{"nested objects have a name", eachSchema(named)},
	{"several values that may be null have a name, without null", eachSchema(enumerated)},
	{"a response with a next action is not final while it has one", eachOperation(notFinal)},
	{"exactly one of several fields is said to the router, too", checkedExclusives},
}

func TestHouseRules(t *testing.T) {
	documents := bundles(t)
	for _, h := range house {
		t.Run(h.rule, func(t *testing.T) {
			for _, wrong := range h.check(documents) {
				t.Error(wrong)
			}
		})
	}
}

// bundles returns the bundles of all documents that contain operations or events.
func bundles(t *testing.T) []document {
	t.Helper()
	var all []document
	for _, name := range Surfaces {
		root, err := Bundle(sources, name+".yaml")
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, document{name, root})
	}
	return all
}

func operations(doc document) []operation {
	var all []operation
	members(Get(doc.root, "paths"), func(path string, item *yaml.Node) {
		for _, method := range methods {
			if node := Get(item, method); node != nil {
				all = append(all, operation{doc, path, method, item, node})
			}
		}
	})
	return all
}

func eachOperation(check func(operation) []string) func([]document) []string {
	return func(documents []document) (wrong []string) {
		for _, doc := range documents {
			for _, op := range operations(doc) {
				for _, text := range check(op) {
					wrong = append(wrong, op.String()+" "+text)
				}
			}
		}
		return wrong
	}
}

func eachSchema(check func(doc document, path string, schema *yaml.Node) []string) func([]document) []string {
	return func(documents []document) (wrong []string) {
		for _, doc := range documents {
			EachSchema(doc.root, func(path string, schema *yaml.Node) {
				for _, text := range check(doc, path, schema) {
					wrong = append(wrong, doc.name+": "+path+" "+text)
				}
			})
		}
		slices.Sort(wrong)
		return slices.Compact(wrong)
	}
}

// follow resolves a reference. It cannot fail, since the bundler has already resolved all references.
func (d document) follow(n *yaml.Node) *yaml.Node {
	found, err := Resolve(d.root, n)
	if err != nil {
		panic(err)
	}
	return found
}

// target resolves references, and an allOf that has one member, which adds a description or null to a reference.
func (d document) target(n *yaml.Node) *yaml.Node {
	n = d.follow(n)
	if all := Get(n, "allOf"); all != nil && len(all.Content) == 1 {
		return d.target(all.Content[0])
	}
	return n
}

// parameters returns the resolved parameters of the path and of the operation.
func (o operation) parameters() []*yaml.Node {
	var all []*yaml.Node
	for _, l := range []*yaml.Node{Get(o.item, "parameters"), Get(o.node, "parameters")} {
		if l != nil {
			for _, p := range l.Content {
				all = append(all, o.follow(p))
			}
		}
	}
	return all
}

func (o operation) parameter(name string) *yaml.Node {
	for _, p := range o.parameters() {
		if Text(p, "name") == name {
			return p
		}
	}
	return nil
}

// responses calls visit with each status and its resolved response.
func (o operation) responses(visit func(status string, response *yaml.Node)) {
	members(Get(o.node, "responses"), func(status string, r *yaml.Node) { visit(status, o.follow(r)) })
}

func (o operation) has(status string) bool { return Get(o.node, "responses", status) != nil }

// requestSchema returns the schema of the JSON body; nil means that the operation takes no JSON.
func (o operation) requestSchema() *yaml.Node {
	return Get(o.node, "requestBody", "content", "application/json", "schema")
}

// answerSchema returns the schema of the JSON response with status 200; nil means that the operation returns no JSON.
func (o operation) answerSchema() *yaml.Node {
	return Get(o.follow(Get(o.node, "responses", "200")), "content", "application/json", "schema")
}

// secured reports whether the operation requires a credential.
func (o operation) secured() bool {
	security := Get(o.node, "security")
	return security == nil || len(security.Content) > 0
}

// session reports whether the operation issues access tokens.
func (o operation) session() bool {
	return strings.HasSuffix(o.path, "/login") || strings.HasSuffix(o.path, "/refresh")
}

func missing(format string, args ...any) []string { return []string{fmt.Sprintf(format, args...)} }
