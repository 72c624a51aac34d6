package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// local is what tools leave in folders; it is not part of them.
var local = []string{"node_modules"}

// files reads a tree: name below root → content.
func files(root string) (map[string]string, error) {
	found := map[string]string{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if slices.Contains(local, entry.Name()) {
			if entry.IsDir() {
				return filepath.SkipDir
			}
			return nil
		}
		if entry.IsDir() {
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		found[name] = string(content)
		return err
	})
	return found, err
}

// write stores a file and makes the folders that it needs.
func write(content []byte, path ...string) error {
	name := filepath.Join(path...)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, content, 0o644)
}

func sorted(s []string) []string {
	slices.Sort(s)
	return s
}
