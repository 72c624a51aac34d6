package main

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/storeplatform/storeplatform/openapi/internal/contract"
)

// typescript builds the package of the client from the hand-written sources in openapi/typescript and the generated
// sources. The committed package has no development dependencies and can be installed from the folder or from git
// without a build.
func typescript(out string) error {
	source, pack := filepath.Join(sources, "typescript"), filepath.Join(out, "typescript")
	if err := install(source); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "client-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := clientSources(source, work); err != nil {
		return err
	}
	if err := clientCode(source, work); err != nil {
		return fmt.Errorf("TypeScript client: %w", err)
	}
	dist, err := filepath.Abs(filepath.Join(pack, "dist"))
	if err != nil {
		return err
	}
	if err := compileClient(source, work, dist); err != nil {
		return fmt.Errorf("TypeScript client does not compile: %w", err)
	}
	return describePackage(out, source, pack)
}

// clientSources copies the hand-written sources and the tools to the build folder.
func clientSources(source, work string) error {
	written, err := files(source)
	if err != nil {
		return err
	}
	for name, content := range written {
		if name == "package.json" || name == "tsconfig.json" || strings.HasPrefix(name, "src"+string(filepath.Separator)) {
			if err := write([]byte(content), work, name); err != nil {
				return err
			}
		}
	}
	tools, err := filepath.Abs(filepath.Join(source, "node_modules"))
	if err != nil {
		return err
	}
	return os.Symlink(tools, filepath.Join(work, "node_modules"))
}

// clientCode generates types and functions from the documents.
func clientCode(source, work string) error {
	documents, generated := filepath.Join(work, "documents"), filepath.Join(work, "src", "gen")
	if err := documents31(documents); err != nil {
		return err
	}
	environment := []string{"DOCUMENTS=" + documents, "OUTPUT=" + generated}
	if err := node(source, environment, filepath.Join("node_modules", ".bin", "openapi-ts"), "-f", "openapi-ts.config.ts", "--silent"); err != nil {
		return err
	}
	for _, name := range contract.Surfaces {
		if err := openSets(name, filepath.Join(generated, name, "types.gen.ts")); err != nil {
			return fmt.Errorf("%s.yaml: %w", name, err)
		}
	}
	for _, script := range []string{"share.mjs", "functions.mjs"} {
		if err := node(source, environment, "node", script); err != nil {
			return fmt.Errorf("%s: %w", script, err)
		}
	}
	bundle, err := contract.Bundle(sources, "public.yaml")
	if err != nil {
		return err
	}
	version := fmt.Sprintf("export const API_VERSION = '%s';\n", contract.Text(bundle, "info", "version"))
	return write([]byte(version), generated, "version.ts")
}

// compileClient compiles the types with their comments and the code without comments. It writes no source maps, because
// each source map would change with every line.
func compileClient(source, work, dist string) error {
	if err := node(work, nil, filepath.Join("node_modules", ".bin", "tsc"), "-p", ".", "--outDir", dist); err != nil {
		return err
	}
	modules, err := files(filepath.Join(work, "src"))
	if err != nil {
		return err
	}
	args := []string{"--format=esm", "--target=es2022", "--log-level=warning", "--outbase=src", "--outdir=" + dist}
	for _, name := range sorted(slices.Collect(maps.Keys(modules))) {
		args = append(args, filepath.Join("src", name))
	}
	return node(work, nil, filepath.Join("node_modules", ".bin", "esbuild"), args...)
}

// making lists the keys of package.json that only the build of the package needs.
var making = []string{"scripts", "devDependencies"}

// describePackage adds the files of the package that contain neither code nor types.
func describePackage(out, source, pack string) error {
	for _, name := range []string{"README.md", "LICENSE"} {
		content, err := os.ReadFile(filepath.Join(source, name))
		if err != nil {
			return err
		}
		if err := write(content, pack, name); err != nil {
			return err
		}
	}
	changes, err := os.ReadFile(filepath.Join(out, "openapi", changeList))
	if err != nil {
		return err
	}
	if err := write(changes, pack, "CHANGES.md"); err != nil {
		return err
	}
	content, err := os.ReadFile(filepath.Join(source, "package.json"))
	if err != nil {
		return err
	}
	document, err := contract.Parse(content)
	if err != nil {
		return err
	}
	var kept []*yaml.Node
	for member := range slices.Chunk(document.Content, 2) {
		if !slices.Contains(making, member[0].Value) {
			kept = append(kept, member...)
		}
	}
	document.Content = kept
	raw, err := contract.JSON(document)
	if err != nil {
		return err
	}
	return write(raw, pack, "package.json")
}

// install installs the pinned tools. It does so once for each state of the lock file.
func install(dir string) error {
	lock, err := os.Stat(filepath.Join(dir, "package-lock.json"))
	if err != nil {
		return err
	}
	installed, err := os.Stat(filepath.Join(dir, "node_modules", ".package-lock.json"))
	if err == nil && !installed.ModTime().Before(lock.ModTime()) {
		return nil
	}
	if err := command("npm", "ci", "--prefix", dir); err != nil {
		return fmt.Errorf("the TypeScript client needs Node 20 or later and npm: %w", err)
	}
	return nil
}

// documents31 writes the documents in the OpenAPI 3.1.1 form, from which the client is generated.
func documents31(folder string) error {
	for _, name := range contract.Surfaces {
		bundle, err := contract.Bundle(sources, name+".yaml")
		if err != nil {
			return err
		}
		raw, err := contract.JSON31(bundle)
		if err != nil {
			return fmt.Errorf("%s in OpenAPI 3.1: %w", name, err)
		}
		if err := write(raw, folder, name+".v31.json"); err != nil {
			return err
		}
	}
	return nil
}

// node runs a Node program in a folder. The additional environment variables tell the program where the documents are
// and where to write.
func node(dir string, environment []string, name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), environment...)
	if log, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, log)
	}
	return nil
}

// openSets gives each extensible enum a type that allows the known values, which editors then suggest, and any other
// text. Without it, the generator would write a plain string.
func openSets(name, file string) error {
	bundle, err := contract.Bundle(sources, name+".yaml")
	if err != nil {
		return err
	}
	content, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	types := string(content)
	contract.EachSchema(bundle, func(path string, schema *yaml.Node) {
		set, values := strings.TrimPrefix(path, "components/schemas/"), contract.Get(schema, "x-extensible-enum")
		if values == nil || strings.Contains(set, "/") {
			return
		}
		var union strings.Builder
		for _, value := range values.Content {
			fmt.Fprintf(&union, "'%s' | ", value.Value)
		}
		plain := "export type " + set + " = string;"
		if !strings.Contains(types, plain) {
			err = fmt.Errorf("%q is not in %s", plain, file)
		}
		types = strings.Replace(types, plain, "export type "+set+" = "+union.String()+"(string & {});", 1)
	})
	if err != nil {
		return err
	}
	return write([]byte(types), file)
}
