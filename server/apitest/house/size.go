package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// sizes returns the sizes of the documents, the contract, the migrations, and the Go code in lines.
func sizes() ([]row, error) {
	readme, err := os.Stat("README.md")
	if err != nil {
		return nil, err
	}
	contract := row{what: "lines of the contract's largest source", most: 1500}
	if err := each("openapi", ".yaml", func(path string, text []byte) {
		if !strings.Contains(path, "node_modules") && !strings.Contains(path, "released/") && !strings.Contains(path, "published/") {
			contract.raise(bytes.Count(text, []byte("\n")), path, nil)
		}
	}); err != nil {
		return nil, err
	}
	migrations := row{what: "migrations", most: 24, where: "migrations"}
	if err := each("migrations", ".sql", func(string, []byte) { migrations.value++ }); err != nil {
		return nil, err
	}
	return []row{
		{what: "bytes of README.md", value: int(readme.Size()), most: 8192, where: "README.md"},
		contract,
		migrations,
	}, nil
}

// each calls visit for the files below dir whose names end with suffix.
func each(dir, suffix string, visit func(path string, text []byte)) error {
	return filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, suffix) {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		visit(path, text)
		return nil
	})
}
