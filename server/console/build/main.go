// Build bundles the console of web/ into released/assets and describes the operations of the Admin API in
// released/contract. It prints the sizes and fails if they exceed the budget. With -check, Build writes nothing and
// fails if a committed file differs.
//
//	go run ./server/console/build [-check]
//
// The bundle needs the packages of web/node_modules (task console installs them). Without them, Build still writes
// the descriptions, and -check compares the hashes of the bundle's sources with those of the last build.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

const (
	home     = "server/console"
	released = home + "/released"
	// mostAtFirst and mostOfScreen are the maximum compressed sizes in bytes of everything that the first page
	// loads and of what one screen adds.
	mostAtFirst, mostOfScreen = 200_000, 40_000
	// sourcesFile has the hash of each source of the bundle.
	sourcesFile = "sources.json"
)

func main() {
	check := flag.Bool("check", false, "fail where what is committed differs, and write nothing")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(check bool) error {
	files, err := describe()
	if err != nil {
		return err
	}
	folders := []string{"contract"}
	if _, err := os.Stat(home + "/web/node_modules/react"); err == nil {
		folders = append(folders, "assets")
		bundled, err := bundle()
		if err != nil {
			return err
		}
		maps.Copy(files, bundled)
	} else if err := unchanged(); err != nil {
		return err
	}
	stale, err := write(files, folders, check)
	if err != nil {
		return err
	}
	if len(stale) > 0 {
		return fmt.Errorf("not what the sources say, run go run ./%s/build: %s", home, strings.Join(stale, ", "))
	}
	return nil
}

// write writes the files that differ, and removes files of the folders that the build no longer makes. With check it
// returns their names and changes nothing.
func write(files map[string][]byte, folders []string, check bool) (stale []string, err error) {
	for _, name := range slices.Sorted(maps.Keys(files)) {
		target := filepath.Join(released, name)
		committed, err := os.ReadFile(target)
		if err == nil && bytes.Equal(committed, files[name]) {
			continue
		}
		if stale = append(stale, name); check {
			continue
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(target), 0o755), os.WriteFile(target, files[name], 0o644)); err != nil {
			return nil, err
		}
	}
	for _, folder := range folders {
		entries, err := os.ReadDir(filepath.Join(released, folder))
		if err != nil {
			return nil, err
		}
		for _, entry := range entries {
			name := path.Join(folder, entry.Name())
			if _, ok := files[name]; ok {
				continue
			}
			if stale = append(stale, name); check {
				continue
			}
			if err := os.Remove(filepath.Join(released, name)); err != nil {
				return nil, err
			}
		}
	}
	if !check {
		stale = nil
	}
	return stale, nil
}

// unchanged returns an error if a source differs from that of the committed bundle.
func unchanged() error {
	raw, err := os.ReadFile(filepath.Join(released, sourcesFile))
	if err != nil {
		return err
	}
	var sources map[string]string
	if err := json.Unmarshal(raw, &sources); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(sources)) {
		if sum, err := hash(name); err != nil || sum != sources[name] {
			return fmt.Errorf("%s differs from the source of the committed bundle: run task console", name)
		}
	}
	return nil
}

func hash(name string) (string, error) {
	raw, err := os.ReadFile(name)
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:12]), err
}

// bundle compiles the console. It returns the files of released/ by their path.
func bundle() (map[string][]byte, error) {
	built := api.Build(api.BuildOptions{
		EntryPoints:       []string{home + "/web/src/main.tsx"},
		Bundle:            true,
		Splitting:         true,
		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
		Format:            api.FormatESModule,
		Target:            api.ES2022,
		JSX:               api.JSXAutomatic,
		Charset:           api.CharsetUTF8,
		LegalComments:     api.LegalCommentsNone,
		Define:            map[string]string{"process.env.NODE_ENV": `"production"`},
		Outdir:            released + "/assets",
		EntryNames:        "[name]-[hash]",
		ChunkNames:        "[name]-[hash]",
		AssetNames:        "[name]-[hash]",
		Metafile:          true,
	})
	for _, e := range built.Errors {
		return nil, fmt.Errorf("%s %+v", e.Text, e.Location)
	}
	var meta struct {
		Outputs map[string]output
	}
	if err := json.Unmarshal([]byte(built.Metafile), &meta); err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, f := range built.OutputFiles {
		files["assets/"+filepath.Base(f.Path)] = f.Contents
	}
	page, err := os.ReadFile(home + "/web/index.html")
	if err != nil {
		return nil, err
	}
	main, err := entry(meta.Outputs)
	if err != nil {
		return nil, err
	}
	page = bytes.ReplaceAll(page, []byte("/console/main.js"), []byte("/console/assets/"+path.Base(main)))
	page = bytes.ReplaceAll(page, []byte("/console/main.css"), []byte("/console/assets/"+path.Base(meta.Outputs[main].CSSBundle)))
	files["index.html"] = page
	if files[sourcesFile], err = sources(meta.Outputs); err != nil {
		return nil, err
	}
	return files, budget(meta.Outputs, main, files)
}

// output is one file of the bundle, as the metafile describes it.
type output struct {
	EntryPoint string
	CSSBundle  string
	Imports    []struct{ Path, Kind string }
	Inputs     map[string]struct{ BytesInOutput int }
}

// entry returns the path of the console's first script.
func entry(outputs map[string]output) (string, error) {
	for _, name := range slices.Sorted(maps.Keys(outputs)) {
		if strings.HasSuffix(outputs[name].EntryPoint, "/main.tsx") && strings.HasSuffix(name, ".js") {
			return name, nil
		}
	}
	return "", errors.New("the bundle has no entry")
}

// sources returns the hashes of the sources that the bundle contains, and of the locked versions of all packages.
func sources(outputs map[string]output) ([]byte, error) {
	names := map[string]bool{home + "/web/package-lock.json": true, home + "/web/index.html": true}
	for _, o := range outputs {
		for name, input := range o.Inputs {
			if input.BytesInOutput > 0 && !strings.Contains(name, "node_modules/") && !strings.Contains(name, ":") {
				names[name] = true
			}
		}
	}
	hashes := map[string]string{}
	for name := range names {
		sum, err := hash(name)
		if err != nil {
			return nil, err
		}
		hashes[name] = sum
	}
	raw, err := json.MarshalIndent(hashes, "", "  ")
	return append(raw, '\n'), err
}

// budget prints the compressed sizes of the first load and of each screen. It fails if one exceeds its maximum.
func budget(outputs map[string]output, main string, files map[string][]byte) error {
	first := loads(outputs, main)
	total := compressed(files["assets/"+path.Base(outputs[main].CSSBundle)]) + compressed(files["index.html"])
	for name := range first {
		total += compressed(files["assets/"+path.Base(name)])
	}
	fmt.Printf("%-24s %7d bytes compressed\n", "first load", total)
	var problems []error
	if total > mostAtFirst {
		problems = append(problems, fmt.Errorf("the first load is larger than %d bytes compressed", mostAtFirst))
	}
	for _, name := range slices.Sorted(maps.Keys(outputs)) {
		if outputs[name].EntryPoint == "" || name == main || !strings.HasSuffix(name, ".js") {
			continue
		}
		size := 0
		for part := range loads(outputs, name) {
			if !first[part] {
				size += compressed(files["assets/"+path.Base(part)])
			}
		}
		screen := strings.TrimSuffix(path.Base(outputs[name].EntryPoint), path.Ext(outputs[name].EntryPoint))
		fmt.Printf("%-24s %7d\n", screen, size)
		if size > mostOfScreen {
			problems = append(problems, fmt.Errorf("the screen %s adds more than %d bytes compressed", screen, mostOfScreen))
		}
	}
	return errors.Join(problems...)
}

// loads returns a file and all files that it imports at once.
func loads(outputs map[string]output, name string) map[string]bool {
	found := map[string]bool{}
	var visit func(string)
	visit = func(name string) {
		if found[name] {
			return
		}
		found[name] = true
		for _, i := range outputs[name].Imports {
			if i.Kind == "import-statement" {
				visit(i.Path)
			}
		}
	}
	visit(name)
	return found
}

func compressed(content []byte) int {
	var packed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression) // the level is valid
	_, _ = w.Write(content)                                    // into memory
	_ = w.Close()
	return packed.Len()
}
