package main

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/storeplatform/storeplatform/openapi/internal/contract"
)

// timeSource is the Go type of every timestamp; common.gen.yaml maps date-time to it.
//
//go:embed time.go.txt
var timeSource []byte

// goCode runs oapi-codegen for every document. The settings name no output, since
// a check writes elsewhere. It reads copies in which every member has its place:
// it would sort them by name, and answers with them.
func goCode(out string) error {
	ordered, err := os.MkdirTemp("", "documents-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(ordered)
	for _, name := range append([]string{"common"}, contract.Surfaces...) {
		source, err := os.ReadFile(filepath.Join(sources, name+".yaml"))
		if err != nil {
			return err
		}
		if source, err = contract.Ordered(source); err != nil {
			return fmt.Errorf("%s.yaml: %w", name, err)
		}
		if err := write(source, ordered, name+".yaml"); err != nil {
			return err
		}
	}
	for _, name := range append([]string{"common"}, contract.Surfaces...) {
		err := command("go", "tool", "oapi-codegen",
			"-config", filepath.Join(sources, name+".gen.yaml"),
			"-o", filepath.Join(out, name, name+".gen.go"),
			filepath.Join(ordered, name+".yaml"))
		if err != nil {
			return fmt.Errorf("generating Go code of %s.yaml: %w", name, err)
		}
	}
	return write(timeSource, out, "common", "time.go")
}

// command runs a tool and shows its output only if it fails.
func command(name string, args ...string) error {
	if output, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, output)
	}
	return nil
}
