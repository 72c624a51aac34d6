package main

import (
	_ "embed"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"

	"github.com/storeplatform/storeplatform/openapi/internal/contract"
)

// timeSource defines the Go type of every timestamp; common.gen.yaml maps date-time to this type.
//
//go:embed time.go.txt
var timeSource []byte

// goCode runs oapi-codegen for every document. The settings name no output folder, because a check writes to a
// different folder. The tool reads copies whose properties have x-order, because it would otherwise sort the fields of
// types and responses by name.
func goCode(out string) error {
	ordered, err := os.MkdirTemp("", "documents-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(ordered)
	for _, name := range append([]string{"common"}, contract.Surfaces...) {
		document, err := contract.Document(sources, name+".yaml")
		if err != nil {
			return err
		}
		source, err := contract.Ordered(document)
		if err != nil {
			return fmt.Errorf("%s.yaml: %w", name, err)
		}
		if err := write(source, ordered, name+".yaml"); err != nil {
			return err
		}
	}
	var code []string
	for _, name := range append([]string{"common"}, contract.Surfaces...) {
		generated := filepath.Join(out, name, name+".gen.go")
		err := command("go", "tool", "oapi-codegen",
			"-config", filepath.Join(sources, name+".gen.yaml"),
			"-o", generated,
			filepath.Join(ordered, name+".yaml"))
		if err != nil {
			return fmt.Errorf("generating Go code of %s.yaml: %w", name, err)
		}
		code = append(code, generated)
	}
	if err := adapt(code); err != nil {
		return err
	}
	return write(timeSource, out, "common", "time.go")
}

// adaptation replaces a text in the generated code, to make a change for which oapi-codegen has no setting.
type adaptation struct {
	written *regexp.Regexp
	instead string
}

// adaptations lists the replacements. They let nullable fields use no separate memory, and responses be encoded into a
// reused buffer.
var adaptations = []adaptation{
	{regexp.MustCompile(`"github\.com/oapi-codegen/nullable"`), `"github.com/storeplatform/storeplatform/openapi/nullable"`},
	{regexp.MustCompile("(\\bnullable\\.Nullable\\[.+\\] +`json:\"[^\"]+),omitempty\""), `${1},omitzero"`},
	{regexp.MustCompile(`var buf bytes\.Buffer\n\s*if err := json\.NewEncoder\(&buf\)\.Encode\(`),
		"buf := answer.Buffer()\ndefer answer.Release(buf)\nif err := json.NewEncoder(buf).Encode(&"},
	{regexp.MustCompile(`"bytes"`), `"github.com/storeplatform/storeplatform/openapi/answer"`},
}

// adapt applies the adaptations to generated files. It fails if an adaptation matches no text.
func adapt(paths []string) error {
	found := make([]bool, len(adaptations))
	for _, path := range paths {
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for i, a := range adaptations {
			found[i] = found[i] || a.written.Match(source)
			source = a.written.ReplaceAll(source, []byte(a.instead))
		}
		if source, err = format.Source(source); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		if err := os.WriteFile(path, source, 0o644); err != nil {
			return err
		}
	}
	if i := slices.Index(found, false); i >= 0 {
		return fmt.Errorf("oapi-codegen writes %s no more", adaptations[i].written)
	}
	return nil
}

// command runs a tool. It shows the output of the tool only if the tool fails.
func command(name string, args ...string) error {
	if output, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, output)
	}
	return nil
}
