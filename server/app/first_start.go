package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// firstStart stores the credentials that were generated for an embedded database until the program has shown them. If a
// start is killed before that, the next start still shows them. With an empty path it stores nothing.
type firstStart struct {
	path  string
	made  Ready // contains the password even before the administrator is created
	begun bool  // the credentials are stored
}

func readFirstStart(dir string) (f firstStart, err error) {
	f.path = filepath.Join(dir, "first-start.json")
	raw, err := os.ReadFile(f.path)
	if errors.Is(err, os.ErrNotExist) {
		return f, nil
	}
	if err == nil {
		err = json.Unmarshal(raw, &f.made)
	}
	if err != nil {
		return f, fmt.Errorf("DATA_DIR: %w; if it is damaged, delete %s", err, f.path)
	}
	f.begun = true
	return f, nil
}

// keep writes the credentials to a file that only the current user can read.
func (f *firstStart) keep(made Ready) error {
	if f.path == "" {
		return nil
	}
	f.begun, f.made = true, made
	raw, err := json.Marshal(made)
	if err != nil {
		return err
	}
	return writeWhole(f.path, raw)
}

// Shown records that the program has shown Ready. Later starts then no longer show the credentials.
func (a *App) Shown() error { return a.first.forget() }

func (f *firstStart) forget() error {
	if !f.begun {
		return nil
	}
	f.begun, f.made = false, Ready{}
	return os.Remove(f.path)
}

// writeWhole replaces a file atomically. Only the current user can read the file.
func writeWhole(path string, content []byte) error {
	file, err := os.OpenFile(path+".new", os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(content)
	if err = errors.Join(err, file.Sync(), file.Close()); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}
