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

// planned lists the operations of a document that have no handler yet. The file server/<surface>/pending.go names each
// of them by later("operationId").
type planned []string

var laterOperation = regexp.MustCompile(`\blater\("(\w+)"\)`)

// readPlanned returns the operations that the source of a document's handlers names as planned. The source is in the
// folder server next to dir. A document without handlers has no planned operations.
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
			p = append(p, string(found[1]))
		}
	}
	return p, nil
}

const plannedOperation = "**Planned.** This operation is not available yet: a request that is otherwise right is answered 501 `not_implemented`."

// mark adds `x-status: planned`, a sentence, and the response 501 to each planned operation. It runs before the bundler
// collects references, because the added response contains a reference.
func (p planned) mark(root *yaml.Node) error {
	waiting := map[string]bool{}
	for _, id := range p {
		waiting[id] = true
	}
	members(Get(root, "paths"), func(_ string, item *yaml.Node) {
		for _, method := range methods {
			op := Get(item, method)
			if op == nil {
				continue
			}
			if id := Text(op, "operationId"); waiting[id] {
				delete(waiting, id)
				set(op, "x-status", text("planned"))
				set(op, "description", text(plannedOperation+"\n\n"+Text(op, "description")))
				notImplemented(op)
			}
		}
	})
	for id := range waiting {
		return fmt.Errorf("%s is planned, but no operation of the document", id)
	}
	return nil
}

// notImplemented adds the response 501 to an operation. The responses stay sorted by status.
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
