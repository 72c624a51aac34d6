package contract

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"go.yaml.in/yaml/v3"
)

// bundler collects into root what it refers to in the other files of dir.
type bundler struct {
	dir   string
	root  *yaml.Node
	files map[string]*yaml.Node
	from  map[string]string // "#/components/<kind>/<name>" → the file that it was taken from
}

// Bundle reads a document and takes every component that it refers to in other
// documents of the directory into it, under the same name. What the handlers of
// the document have not got yet is marked in it, the refusals of each operation
// have real examples, and its description says who may call it.
func Bundle(dir, name string) (*yaml.Node, error) {
	b := &bundler{dir: dir, files: map[string]*yaml.Node{}, from: map[string]string{}}
	root, err := b.load(name)
	if err != nil {
		return nil, err
	}
	b.root = root
	waiting, err := readPlanned(dir, name)
	if err != nil {
		return nil, err
	}
	if err := waiting.mark(root); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if err := b.walk(root, name); err != nil {
		return nil, err
	}
	problems, err := readProblems(dir, name)
	if err != nil {
		return nil, err
	}
	if err := illustrate(root, problems); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return root, tellAccess(root)
}

func (b *bundler) load(name string) (*yaml.Node, error) {
	if n := b.files[name]; n != nil {
		return n, nil
	}
	raw, err := os.ReadFile(filepath.Join(b.dir, name))
	if err != nil {
		return nil, err
	}
	var doc yaml.Node
	if err := yaml.Unmarshal(raw, &doc); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(doc.Content) != 1 {
		return nil, fmt.Errorf("%s: the document is empty", name)
	}
	b.files[name] = doc.Content[0]
	return doc.Content[0], nil
}

// walk makes the references below n, which was read from file, local.
func (b *bundler) walk(n *yaml.Node, file string) error {
	if ref := member(n, "$ref"); ref != nil && ref.Kind == yaml.ScalarNode {
		return b.take(ref, file)
	}
	if targets := Get(n, "discriminator", "mapping"); targets != nil {
		for i := 1; i < len(targets.Content); i += 2 {
			if err := b.take(targets.Content[i], file); err != nil {
				return err
			}
		}
	}
	for _, child := range n.Content {
		if err := b.walk(child, file); err != nil {
			return err
		}
	}
	return nil
}

// take brings the component that ref names into the root and points ref at it.
func (b *bundler) take(ref *yaml.Node, file string) error {
	path, fragment, _ := strings.Cut(ref.Value, "#")
	local := "#" + fragment
	kind, name, err := component(local)
	if err != nil {
		return fmt.Errorf("%s:%d: %w", file, ref.Line, err)
	}
	source := file
	if path != "" {
		source = filepath.Base(path)
	}
	src, err := b.load(source)
	if err != nil {
		return fmt.Errorf("%s:%d: %w", file, ref.Line, err)
	}
	target := Get(src, "components", kind, name)
	if target == nil {
		return fmt.Errorf("%s:%d: %s does not exist in %s", file, ref.Line, local, source)
	}
	ref.Value = local
	if src == b.root {
		return nil
	}
	if known, ok := b.from[local]; ok {
		if known != source {
			return fmt.Errorf("%s is defined in %s and in %s", local, known, source)
		}
		return nil
	}
	b.from[local] = source
	components := b.section(b.root, "components")
	section := b.section(components, kind)
	if own := member(section, name); own != nil {
		// The document may show a shared component under its own name: {$ref: './common.yaml#/…'}.
		if member(own, "$ref") == nil {
			return fmt.Errorf("%s is defined in the document and in %s", local, source)
		}
		*own = *target
	} else {
		set(section, name, target)
	}
	return b.walk(target, source)
}

func (b *bundler) section(n *yaml.Node, key string) *yaml.Node {
	if v := member(n, key); v != nil {
		return v
	}
	v := mapping()
	set(n, key, v)
	return v
}

// component splits "#/components/<kind>/<name>", the only form of reference that the documents use.
func component(ref string) (kind, name string, err error) {
	parts := strings.Split(ref, "/")
	if len(parts) != 4 || parts[0] != "#" || parts[1] != "components" {
		return "", "", fmt.Errorf("%q is not of the form #/components/<kind>/<name>", ref)
	}
	return parts[2], parts[3], nil
}
