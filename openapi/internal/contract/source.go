package contract

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Document joins the sources of a document: the root <name>.yaml and every file of the folder <name>. In the result, a
// reference to a component of another document names that document ("./common.yaml#/components/schemas/Money"); all
// other references are local.
func Document(dir, name string) (*yaml.Node, error) {
	doc, err := newReader(dir).document(name)
	if err != nil {
		return nil, err
	}
	return doc.root, nil
}

// reader reads the sources below dir, each only once.
type reader struct {
	dir       string
	files     map[string]*yaml.Node // "admin/order.yaml" → unchanged content of the file
	documents map[string]*joined    // "admin.yaml" → joined sources of the document
}

func newReader(dir string) *reader {
	return &reader{dir: dir, files: map[string]*yaml.Node{}, documents: map[string]*joined{}}
}

// joined is the document that results from joining the sources of a surface or of common.yaml.
type joined struct {
	name   string
	root   *yaml.Node
	every  *yaml.Node          // x-every of the root file
	places map[string]position // "/order/paged", "order.created", "#/components/schemas/Order" → place in the sources
}

// position is a line in a source file.
type position struct {
	file string // relative to the reader's folder
	line int
}

func (p position) String() string { return fmt.Sprintf("%s:%d", p.file, p.line) }

// These keys of a root file control how the document is joined. The joined document does not contain them.
const (
	everyKey = "x-every" // defaults of paths and operations, see every.go
	orderKey = "x-order" // exceptions from the order by name
)

// spread lists the sections of a document that may be spread over several files.
var spread = []string{"paths", "x-webhooks", "components"}

// componentKinds lists the kinds of components that the documents may have, in their order.
var componentKinds = []string{"securitySchemes", "schemas", "parameters", "headers", "responses"}

// file reads one source file.
func (r *reader) file(name string) (*yaml.Node, error) {
	if n := r.files[name]; n != nil {
		return n, nil
	}
	raw, err := os.ReadFile(filepath.Join(r.dir, filepath.FromSlash(name)))
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
	if err := unique(name, doc.Content[0]); err != nil {
		return nil, err
	}
	r.files[name] = doc.Content[0]
	return doc.Content[0], nil
}

// unique returns an error if a mapping contains a key twice, which yaml.Unmarshal accepts in nodes.
func unique(file string, n *yaml.Node) error {
	if n.Kind == yaml.MappingNode {
		first := map[string]int{}
		for i := 0; i < len(n.Content); i += 2 {
			key := n.Content[i]
			if line, ok := first[key.Value]; ok {
				return fmt.Errorf("%s:%d: %s is also on line %d", file, key.Line, key.Value, line)
			}
			first[key.Value] = key.Line
		}
	}
	for _, child := range n.Content {
		if err := unique(file, child); err != nil {
			return err
		}
	}
	return nil
}

// document reads the sources of a document, joins them and completes its operations.
func (r *reader) document(name string) (*joined, error) {
	if d := r.documents[name]; d != nil {
		return d, nil
	}
	root, err := r.source(name, name)
	if err != nil {
		return nil, err
	}
	files, err := r.parts(name, root)
	if err != nil {
		return nil, err
	}
	order := member(root, orderKey)
	d := &joined{name: name, root: root, every: member(root, everyKey), places: map[string]position{}}
	remove(root, everyKey)
	remove(root, orderKey)
	sections := map[string]*yaml.Node{}
	for _, key := range spread {
		if n := member(root, key); n != nil {
			remove(root, key)
			if err := d.join(sections, key, n, name); err != nil {
				return nil, err
			}
		}
	}
	for _, file := range files {
		n, err := r.source(file, name)
		if err != nil {
			return nil, err
		}
		for i := 0; i+1 < len(n.Content); i += 2 {
			key := n.Content[i]
			if !slices.Contains(spread, key.Value) {
				return nil, fmt.Errorf("%s:%d: %s belongs in %s; a file of its folder has only %s", file, key.Line, key.Value, name, strings.Join(spread, ", "))
			}
			if err := d.join(sections, key.Value, n.Content[i+1], file); err != nil {
				return nil, err
			}
		}
	}
	if err := arrange(Get(sections["components"], "schemas"), Get(order, "schemas")); err != nil {
		return nil, fmt.Errorf("%s: %s: schemas: %w", name, orderKey, err)
	}
	for _, key := range spread { // in this order, whatever the order in the root is
		if n := sections[key]; n != nil {
			set(root, key, n)
		}
	}
	r.documents[name] = d
	return d, r.complete(d)
}

// join adds a file's part of a section to the sections of the joined document.
func (d *joined) join(sections map[string]*yaml.Node, section string, from *yaml.Node, file string) error {
	if sections[section] == nil {
		sections[section] = mapping()
	}
	to := sections[section]
	if section != "components" {
		return d.add(to, from, "", file)
	}
	for i := 0; i+1 < len(from.Content); i += 2 {
		kind := from.Content[i]
		if !slices.Contains(componentKinds, kind.Value) {
			return fmt.Errorf("%s:%d: components have no %s", file, kind.Line, kind.Value)
		}
		if member(to, kind.Value) == nil {
			set(to, kind.Value, mapping())
		}
		if err := d.add(member(to, kind.Value), from.Content[i+1], "#/components/"+kind.Value+"/", file); err != nil {
			return err
		}
	}
	sortMembers(to, func(a, b string) int {
		return cmp.Compare(slices.Index(componentKinds, a), slices.Index(componentKinds, b))
	})
	return nil
}

// add adds the keys of one mapping to another mapping. It returns an error for a key that both mappings have.
func (d *joined) add(to, from *yaml.Node, prefix, file string) error {
	for i := 0; i+1 < len(from.Content); i += 2 {
		key := from.Content[i]
		here := position{file, key.Line}
		if other, ok := d.places[prefix+key.Value]; ok {
			return fmt.Errorf("%s: %s is also in %s", here, prefix+key.Value, other)
		}
		d.places[prefix+key.Value] = here
		to.Content = append(to.Content, key, from.Content[i+1])
	}
	return nil
}

// parts returns the files in a document's folder. They are sorted by name, except for the order that the root defines.
// If the folder does not exist, the list is empty.
func (r *reader) parts(name string, root *yaml.Node) ([]string, error) {
	folder := strings.TrimSuffix(name, ".yaml")
	entries, err := os.ReadDir(filepath.Join(r.dir, folder))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	files := mapping()
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), ".") {
			continue // a temporary file of an editor
		}
		stem, ok := strings.CutSuffix(entry.Name(), ".yaml")
		if !ok || entry.IsDir() {
			return nil, fmt.Errorf("%s/%s: the sources of %s are files whose names end in .yaml", folder, entry.Name(), name)
		}
		set(files, stem, text(path.Join(folder, entry.Name())))
	}
	if err := arrange(files, Get(root, orderKey, "files")); err != nil {
		return nil, fmt.Errorf("%s: %s: files: %w", name, orderKey, err)
	}
	var all []string
	members(files, func(_ string, file *yaml.Node) { all = append(all, file.Value) })
	return all, nil
}

// arrange sorts a mapping by its keys. A chain is a list of keys that stay together, at the position of the chain's
// first key.
func arrange(n, chains *yaml.Node) error {
	if n == nil {
		return nil
	}
	type entry struct{ key, value *yaml.Node }
	entries := map[string]entry{}
	var names []string
	for i := 0; i+1 < len(n.Content); i += 2 {
		entries[n.Content[i].Value] = entry{n.Content[i], n.Content[i+1]}
		names = append(names, n.Content[i].Value)
	}
	following := map[string][]string{}
	if chains != nil {
		for _, chain := range chains.Content {
			for i, link := range chain.Content {
				at := slices.Index(names, link.Value)
				if at < 0 {
					return fmt.Errorf("line %d: %s does not exist, or is listed twice", link.Line, link.Value)
				}
				if i > 0 {
					names = slices.Delete(names, at, at+1)
					first := chain.Content[0].Value
					following[first] = append(following[first], link.Value)
				}
			}
		}
	}
	slices.SortFunc(names, cmp.Compare[string])
	n.Content = n.Content[:0]
	for _, name := range names {
		for _, key := range append([]string{name}, following[name]...) {
			n.Content = append(n.Content, entries[key].key, entries[key].value)
		}
	}
	return nil
}

// source returns a file of a document. Its references name documents instead of files.
func (r *reader) source(file, document string) (*yaml.Node, error) {
	written, err := r.file(file)
	if err != nil {
		return nil, err
	}
	n := clone(written)
	return n, references(n, func(ref *yaml.Node) error {
		local, err := r.local(ref.Value, file, document)
		if err != nil {
			return fmt.Errorf("%s:%d: %w", file, ref.Line, err)
		}
		ref.Value = local
		return nil
	})
}

// local converts a reference in a file to a reference in the file's document. If the component belongs to another
// document, the reference also names that document.
func (r *reader) local(ref, file, document string) (string, error) {
	target, fragment, _ := strings.Cut(ref, "#")
	fragment = "#" + fragment
	kind, name, err := component(fragment)
	if err != nil {
		return "", err
	}
	source := file
	if target != "" {
		source = path.Join(path.Dir(file), target)
	}
	content, err := r.file(source)
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("there is no file %s", source)
	}
	if err != nil {
		return "", err
	}
	owner := source
	if folder := path.Dir(source); folder != "." {
		owner = folder + ".yaml"
	}
	if owner != document && owner != sharedDocument {
		return "", fmt.Errorf("%s is of another document: what several documents have belongs in the folder %s", source, strings.TrimSuffix(sharedDocument, ".yaml"))
	}
	if Get(content, "components", kind, name) == nil {
		return "", fmt.Errorf("%s does not exist in %s%s", fragment, source, r.elsewhere(kind, name, document, sharedDocument))
	}
	if owner == document {
		return fragment, nil
	}
	return "./" + owner + fragment, nil
}

// elsewhere returns a hint if another file of the documents contains the component.
func (r *reader) elsewhere(kind, name string, documents ...string) string {
	for _, document := range documents {
		files, err := filepath.Glob(filepath.Join(r.dir, strings.TrimSuffix(document, ".yaml"), "*.yaml"))
		if err != nil {
			continue
		}
		for _, file := range append(files, filepath.Join(r.dir, document)) {
			below, err := filepath.Rel(r.dir, file)
			if err != nil {
				continue
			}
			below = filepath.ToSlash(below)
			if content, err := r.file(below); err == nil && Get(content, "components", kind, name) != nil {
				return "; it is in " + below
			}
		}
	}
	return ""
}

// references calls visit for the target of every reference below n.
func references(n *yaml.Node, visit func(ref *yaml.Node) error) error {
	if ref := member(n, "$ref"); ref != nil && ref.Kind == yaml.ScalarNode {
		return visit(ref)
	}
	if targets := Get(n, "discriminator", "mapping"); targets != nil {
		for i := 1; i < len(targets.Content); i += 2 {
			if err := visit(targets.Content[i]); err != nil {
				return err
			}
		}
	}
	for _, child := range n.Content {
		if err := references(child, visit); err != nil {
			return err
		}
	}
	return nil
}
