package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// local lists folders that tools create and that do not belong to a tree.
var local = []string{"node_modules", "__pycache__"}

// files maps each file of a tree, by its path below root, to its content.
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

// write stores a file. It creates the folder if necessary.
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
