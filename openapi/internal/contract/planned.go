package contract

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// planned is what a document has and nobody has written yet, as the surface's
// handlers say it: later("operationId") in server/<surface>/pending.go, and
// laterMember("Schema.member") where a written operation refuses to change a member.
type planned struct {
	operations, members []string
}

var (
	laterOperation = regexp.MustCompile(`\blater\("(\w+)"\)`)
	laterMember    = regexp.MustCompile(`\blaterMember\("(\w+\.\w+)"\)`)
)

// readPlanned reads what the handlers of a document say, which stand beside the
// folder of the documents. A document without handlers has nothing planned.
func readPlanned(dir, document string) (planned, error) {
	var p planned
	sources, err := filepath.Glob(filepath.Join(dir, "..", "server", strings.TrimSuffix(document, ".yaml"), "*.go"))
	if err != nil {
		return p, err
	}
	for _, name := range sources {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		raw, err := os.ReadFile(name)
		if err != nil {
			return p, err
		}
		for _, found := range laterOperation.FindAllSubmatch(raw, -1) {
			p.operations = append(p.operations, string(found[1]))
		}
		for _, found := range laterMember.FindAllSubmatch(raw, -1) {
			p.members = append(p.members, string(found[1]))
		}
	}
	return p, nil
}

const (
	plannedOperation = "**Planned.** This operation is not available yet: a request that is otherwise right is answered 501 `not_implemented`."
	plannedMember    = "**Planned**, not available yet: a request that changes it is answered 501 `not_implemented`."
)

// mark puts `x-status: planned`, a sentence and the answer 501 on what is planned.
// It comes before references are taken in, so that the answer is among them.
func (p planned) mark(root *yaml.Node) error {
	waiting := map[string]bool{}
	for _, id := range p.operations {
		waiting[id] = true
	}
	takes := map[string]bool{} // schemas with a planned member, and those that hold them
	for _, m := range p.members {
		name, member, _ := strings.Cut(m, ".")
		property := Get(root, "components", "schemas", name, "properties", member)
		if property == nil {
			return fmt.Errorf("%s is planned, but no member of a schema of the document", m)
		}
		markMember(property)
		takes[name] = true
	}
	for grown := true; grown; {
		grown = false
		members(Get(root, "components", "schemas"), func(name string, schema *yaml.Node) {
			if !takes[name] && refersTo(schema, takes) {
				takes[name], grown = true, true
			}
		})
	}
	members(Get(root, "paths"), func(_ string, item *yaml.Node) {
		for _, method := range methods {
			op := Get(item, method)
			if op == nil {
				continue
			}
			id := Text(op, "operationId")
			switch {
			case waiting[id]:
				delete(waiting, id)
				set(op, "x-status", text("planned"))
				set(op, "description", text(plannedOperation+"\n\n"+Text(op, "description")))
				notImplemented(op)
			case refersTo(Get(op, "requestBody"), takes):
				notImplemented(op)
			}
		}
	})
	for id := range waiting {
		return fmt.Errorf("%s is planned, but no operation of the document", id)
	}
	return nil
}

func markMember(property *yaml.Node) {
	if Get(property, "$ref") != nil { // a reference has nothing beside it
		*property = *pair("allOf", list(clone(property)))
	}
	description := strings.TrimSpace(Text(property, "description") + "\n" + plannedMember)
	set(property, "description", text(description))
	set(property, "x-status", text("planned"))
}

// refersTo tells whether something below n refers to one of the schemas of the document.
func refersTo(n *yaml.Node, schemas map[string]bool) bool {
	if n == nil {
		return false
	}
	if ref, ok := strings.CutPrefix(Text(n, "$ref"), "#/components/schemas/"); ok && schemas[ref] {
		return true
	}
	return slices.ContainsFunc(n.Content, func(child *yaml.Node) bool { return refersTo(child, schemas) })
}

// notImplemented gives an operation the answer 501, in the order of the statuses.
func notImplemented(op *yaml.Node) {
	responses := Get(op, "responses")
	if Get(responses, "501") != nil {
		return
	}
	answer := pair("$ref", text("./common.yaml#/components/responses/NotImplemented"))
	at := len(responses.Content)
	for i := 0; i < len(responses.Content); i += 2 {
		if responses.Content[i].Value > "501" {
			at = i
			break
		}
	}
	responses.Content = slices.Insert(responses.Content, at, text("501"), answer)
}

func pair(key string, value *yaml.Node) *yaml.Node {
	n := mapping()
	set(n, key, value)
	return n
}
