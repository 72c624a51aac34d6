// Command publish writes everything that the server publishes about the API to openapi/lint/published, for a server at
// an example URL. The linters read this folder. Run the command in the root of the repository:
//
//	go run ./openapi/internal/publish
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/storeplatform/storeplatform/openapi/published"
)

const (
	target = "openapi/lint/published"
	server = "https://api.juniper-oak.example" // example PUBLIC_URL, which the documents for the linters contain
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "publish:", err)
		os.Exit(1)
	}
}

// run replaces the whole folder, so that no file of an earlier contract remains.
func run() error {
	if _, err := os.Stat(filepath.Dir(target)); err != nil {
		return fmt.Errorf("run this in the root of the repository: %w", err)
	}
	names, err := published.Names()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(target); err != nil {
		return err
	}
	files := published.At(server)
	for _, name := range names {
		content, err := files.Read(name)
		if err != nil {
			return err
		}
		file := filepath.Join(target, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
