package contract

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Problems is the name of the file that contains real refusals, by operation, status and code. Specs received them from
// the service, and server/apitest/answers recorded them.
const Problems = "problems.json"

// readProblems returns the recorded refusals of a document's operations, by operationId.
func readProblems(dir, document string) (map[string]*yaml.Node, error) {
	found := map[string]*yaml.Node{}
	raw, err := os.ReadFile(filepath.Join(dir, Problems))
	if errors.Is(err, fs.ErrNotExist) {
		return found, nil
	}
	if err != nil {
		return nil, err
	}
	var file yaml.Node // the YAML decoder also reads JSON
	if err := yaml.Unmarshal(raw, &file); err != nil {
		return nil, fmt.Errorf("%s: %w", Problems, err)
	}
	members(file.Content[0], func(name string, statuses *yaml.Node) {
		if id, ok := strings.CutPrefix(name, strings.TrimSuffix(document, ".yaml")+"."); ok {
			found[id] = statuses
		}
	})
	return found, nil
}

// illustrate replaces the shared examples in the refusals of each operation by the operation's own examples, one for
// each code.
func illustrate(root *yaml.Node, problems map[string]*yaml.Node) error {
	var failed error
	members(Get(root, "paths"), func(path string, item *yaml.Node) {
		for _, method := range methods {
			op := Get(item, method)
			if op == nil {
				continue
			}
			members(problems[Text(op, "operationId")], func(status string, codes *yaml.Node) {
				shared := Get(op, "responses", status)
				if shared == nil {
					failed = fmt.Errorf("%s has a refusal of %s %s, which does not tell about %s", Problems, method, path, status)
					return
				}
				own, err := Resolve(root, shared)
				if err != nil {
					failed = err
					return
				}
				own = clone(own)
				if failed = unlistedCode(own, codes); failed != nil {
					failed = fmt.Errorf("%s has a refusal of %s %s: %w", Problems, method, path, failed)
					return
				}
				media := Get(own, "content", "application/problem+json")
				remove(media, "example")
				set(media, "examples", examplesOf(codes))
				set(Get(op, "responses"), status, own)
			})
		}
	})
	dropUnused(root)
	return failed
}

// unlistedCode returns an error for a recorded code that the response does not list.
func unlistedCode(response, recorded *yaml.Node) (err error) {
	listed := Get(response, codesKey)
	members(recorded, func(code string, _ *yaml.Node) {
		if listed != nil && !slices.Contains(namesOf(listed), code) {
			err = fmt.Errorf("%s is not in %s of the operation", code, codesKey)
		}
	})
	return err
}

func examplesOf(codes *yaml.Node) *yaml.Node {
	examples := mapping()
	members(codes, func(code string, problem *yaml.Node) {
		example := mapping()
		set(example, "summary", text(Text(problem, "title")))
		set(example, "value", clone(problem))
		set(examples, code, example)
	})
	return examples
}

// dropUnused removes the shared responses that no operation refers to.
func dropUnused(root *yaml.Node) {
	used := map[string]bool{}
	var visit func(n *yaml.Node)
	visit = func(n *yaml.Node) {
		if name, ok := strings.CutPrefix(Text(n, "$ref"), "#/components/responses/"); ok {
			used[name] = true
		}
		for _, child := range n.Content {
			visit(child)
		}
	}
	visit(root)
	answers := Get(root, "components", "responses")
	if answers == nil {
		return
	}
	var unused []string
	members(answers, func(name string, _ *yaml.Node) {
		if !used[name] {
			unused = append(unused, name)
		}
	})
	for _, name := range unused {
		remove(answers, name)
	}
}
