package main

import (
	"os"
	"path/filepath"

	"github.com/storeplatform/storeplatform/openapi/internal/languages"
)

// clients writes the clients for Go, Python and PHP. The list of changes must exist in the output folder.
func clients(out string) error {
	changes, err := os.ReadFile(filepath.Join(out, "openapi", changeList))
	if err != nil {
		return err
	}
	return languages.Write(sources, out, changes)
}
