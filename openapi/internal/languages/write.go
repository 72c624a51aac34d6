package languages

import (
	"io/fs"
	"os"
	"path/filepath"
)

// Write writes the packages of all clients to folders below the output folder: the hand-written files of
// openapi/languages, the generated files, the license and the list of changes.
func Write(sources, out string, changes []byte) error {
	api, err := Read(sources)
	if err != nil {
		return err
	}
	license, err := os.ReadFile(filepath.Join(sources, "typescript", "LICENSE"))
	if err != nil {
		return err
	}
	golang, err := Go(api)
	if err != nil {
		return err
	}
	for language, written := range map[string]map[string]string{"go": golang, "php": PHP(api), "python": Python(api)} {
		pack := filepath.Join(out, language)
		if err := copyFiles(filepath.Join(sources, "languages", language), pack); err != nil {
			return err
		}
		written["LICENSE"], written["CHANGES.md"] = string(license), string(changes)
		for name, content := range written {
			if err := write(filepath.Join(pack, filepath.FromSlash(name)), []byte(content)); err != nil {
				return err
			}
		}
	}
	return nil
}

// unpackaged lists the parts of a source folder that are for development only.
var unpackaged = map[string]bool{"test": true, "__pycache__": true, "vendor": true, ".mypy_cache": true}

func copyFiles(from, to string) error {
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && unpackaged[entry.Name()] {
			return filepath.SkipDir
		}
		if entry.IsDir() {
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		return write(filepath.Join(to, name), content)
	})
}

func write(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, content, 0o644)
}
