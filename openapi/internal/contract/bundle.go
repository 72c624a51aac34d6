package contract

import (
	"fmt"
	"path/filepath"
	"strings"

	"go.yaml.in/yaml/v3"
)

// bundler copies into a document the components of other documents to which it refers.
type bundler struct {
	*reader
	doc *joined
}

// Bundle assembles a document. It copies each component of other documents in the directory that the document refers
// to, under the same name. It marks the operations that have no handler yet. It adds codes and recorded examples to the
// refusals of each operation, and the permitted callers to the operation's description.
func Bundle(dir, name string) (*yaml.Node, error) {
	r := newReader(dir)
	doc, err := r.document(name)
	if err != nil {
		return nil, err
	}
	waiting, err := readPlanned(dir, name)
	if err != nil {
		return nil, err
	}
	if err := waiting.mark(doc.root); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	b := &bundler{reader: r, doc: doc}
	if err := b.walk(doc.root, doc); err != nil {
		return nil, err
	}
	linkGuides(doc.root)
	if err := nameCodes(doc.root); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	problems, err := readProblems(dir, name)
	if err != nil {
		return nil, err
	}
	if err := illustrate(doc.root, problems); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return doc.root, tellAccess(doc.root)
}

// walk makes all references below the node n local. The parameter from is the document of the node.
func (b *bundler) walk(n *yaml.Node, from *joined) error {
	return references(n, func(ref *yaml.Node) error { return b.take(ref, from) })
}

// take copies the component that ref names into the document, and makes ref refer to the copy.
func (b *bundler) take(ref *yaml.Node, from *joined) error {
	path, fragment, _ := strings.Cut(ref.Value, "#")
	local := "#" + fragment
	kind, name, err := component(local)
	if err != nil {
		return fmt.Errorf("%s:%d: %w", from.name, ref.Line, err)
	}
	src := from
	if path != "" {
		if src, err = b.document(filepath.Base(path)); err != nil {
			return fmt.Errorf("%s:%d: %w", from.name, ref.Line, err)
		}
	}
	target := Get(src.root, "components", kind, name)
	if target == nil {
		return fmt.Errorf("%s:%d: %s does not exist in %s", from.name, ref.Line, local, src.name)
	}
	ref.Value = local
	if src == b.doc {
		return nil
	}
	source, own := src.places[local], b.doc.places[local]
	if own == source { // the component is already copied
		return nil
	}
	section := b.section(b.section(b.doc.root, "components"), kind)
	if shown := member(section, name); shown == nil {
		set(section, name, target)
	} else {
		// The document may export a shared component under its own name: {$ref: '../common/scalar.yaml#/…'}.
		if member(shown, "$ref") == nil {
			return fmt.Errorf("%s is defined in %s and in %s", local, own, source)
		}
		*shown = *target
	}
	b.doc.places[local] = source
	return b.walk(target, src)
}

func (b *bundler) section(n *yaml.Node, key string) *yaml.Node {
	if v := member(n, key); v != nil {
		return v
	}
	v := mapping()
	set(n, key, v)
	return v
}

// component splits a reference of the form "#/components/<kind>/<name>", the only form in the documents.
func component(ref string) (kind, name string, err error) {
	parts := strings.Split(ref, "/")
	if len(parts) != 4 || parts[0] != "#" || parts[1] != "components" {
		return "", "", fmt.Errorf("%q is not of the form #/components/<kind>/<name>", ref)
	}
	return parts[2], parts[3], nil
}
