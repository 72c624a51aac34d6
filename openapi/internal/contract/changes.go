package contract

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Release contains the documents of one version: a bundle for each surface.
type Release struct {
	Version string // date that identifies the version
	Bundles map[string]*yaml.Node
}

// Changes returns, as Markdown, the changes that concern callers from each release to the next, newest first. The last
// release in the list is the current state; it may have the version of the newest release.
func Changes(releases []Release) []byte {
	p := &page{}
	p.line("# Changes")
	p.line("")
	p.line("This page lists the changes of each API version that callers notice, derived from the documents. It omits planned operations that cannot be called yet.")
	for i := len(releases) - 1; i >= 0; i-- {
		this := releases[i]
		if i == 0 {
			p.line("\n## %s\n\nThe first version.", this.Version)
			break
		}
		before := releases[i-1]
		found := this.since(before)
		if this.Version == before.Version {
			if len(found) == 0 {
				continue
			}
			p.line("\n## Changes of %s since it came out", this.Version)
		} else {
			p.line("\n## %s", this.Version)
		}
		if len(found) == 0 {
			p.line("\nNothing that a caller could notice.")
		}
		heading := ""
		for _, c := range found {
			if c.surface != heading {
				heading = c.surface
				p.line("\n### %s\n", strings.TrimPrefix(Text(this.Bundles[c.surface], "info", "title"), "Store platform: "))
			}
			p.line("- **%s** %s", c.kind, c.text)
		}
	}
	return p.Bytes()
}

// change is a single change that concerns callers.
type change struct{ surface, kind, text string }

// The kinds of changes, in the order in which the page shows them.
const (
	removed    = "Removed:"
	altered    = "Changed:"
	deprecated = "Deprecated:"
	added      = "New:"
)

// since returns the changes in all documents between an earlier release and r.
func (r Release) since(before Release) (all []change) {
	for _, surface := range Surfaces {
		c := &comparison{before: before.Bundles[surface], after: r.Bundles[surface]}
		c.operations()
		c.schemas()
		slices.SortStableFunc(c.found, func(a, b change) int { return cmp.Compare(order(a.kind), order(b.kind)) })
		for _, found := range c.found {
			found.surface = surface
			all = append(all, found)
		}
	}
	return all
}

func order(kind string) int { return slices.Index([]string{removed, altered, deprecated, added}, kind) }

// comparison collects the changes between two bundles.
type comparison struct {
	before, after *yaml.Node
	found         []change
}

func (c *comparison) add(kind, format string, args ...any) {
	c.found = append(c.found, change{kind: kind, text: fmt.Sprintf(format, args...)})
}

// callable returns the operations and events that are not planned: their names in the order of the document, and the
// operations by name.
func callable(bundle *yaml.Node) (names []string, by map[string]*yaml.Node) {
	by = map[string]*yaml.Node{}
	note := func(name string, op *yaml.Node) {
		if op != nil && Text(op, "x-status") != "planned" {
			names, by[name] = append(names, name), op
		}
	}
	members(Get(bundle, "paths"), func(path string, item *yaml.Node) {
		for _, method := range methods {
			note("`"+strings.ToUpper(method)+" "+path+"`", Get(item, method))
		}
	})
	members(Get(bundle, "x-webhooks"), func(event string, item *yaml.Node) { note("the event `"+event+"`", Get(item, "post")) })
	return names, by
}

func (c *comparison) operations() {
	old, was := callable(c.before)
	now, is := callable(c.after)
	for _, name := range old {
		if is[name] == nil {
			c.add(removed, "%s.", name)
		}
	}
	for _, name := range now {
		if was[name] == nil {
			c.add(added, "%s: %s.", name, Text(is[name], "summary"))
			continue
		}
		c.operation(name, was[name], is[name])
	}
}

func (c *comparison) operation(name string, was, is *yaml.Node) {
	if Text(was, "deprecated") != "true" && Text(is, "deprecated") == "true" {
		c.add(deprecated, "%s.", name)
	}
	if old, now := Text(was, "x-permission"), Text(is, "x-permission"); old != now {
		c.add(altered, "%s needs the permission `%s` and not `%s`.", name, now, old)
	}
	c.keys(name, "parameter", parametersOf(c.before, was), parametersOf(c.after, is), func(param string, old, now *yaml.Node) {
		if Text(old, "required") != "true" && Text(now, "required") == "true" {
			c.add(altered, "%s: the parameter `%s` is needed.", name, param)
		}
		c.schema(name+", `"+param+"`", Get(old, "schema"), Get(now, "schema"))
	})
	c.keys(name, "answer", Get(was, "responses"), Get(is, "responses"), func(status string, old, now *yaml.Node) {
		old, _ = Resolve(c.before, old) // a bundle is complete, so the reference exists
		now, _ = Resolve(c.after, now)
		c.contents(name+", "+status, Get(old, "content"), Get(now, "content"))
	})
	old, now := Get(was, "requestBody"), Get(is, "requestBody")
	switch {
	case old == nil && now != nil:
		c.add(altered, "%s takes a body.", name)
	case old != nil && now == nil:
		c.add(altered, "%s takes no body any more.", name)
	default:
		c.contents(name+", body", Get(old, "content"), Get(now, "content"))
	}
}

func (c *comparison) contents(where string, was, is *yaml.Node) {
	c.keys(where, "type", was, is, func(_ string, old, now *yaml.Node) { c.schema(where, Get(old, "schema"), Get(now, "schema")) })
}

// keys compares two mappings. It reports removed and added keys, and calls both for each key that both mappings have.
func (c *comparison) keys(where, what string, was, is *yaml.Node, both func(key string, old, now *yaml.Node)) {
	members(was, func(key string, old *yaml.Node) {
		if now := Get(is, key); now != nil {
			both(key, old, now)
		} else {
			c.add(removed, "%s: the %s `%s`.", where, what, key)
		}
	})
	members(is, func(key string, _ *yaml.Node) {
		if Get(was, key) == nil {
			c.add(added, "%s: the %s `%s`.", where, what, key)
		}
	})
}

// parametersOf returns the parameters of an operation, by name.
func parametersOf(bundle, op *yaml.Node) *yaml.Node {
	by := mapping()
	if all := Get(op, "parameters"); all != nil {
		for _, each := range all.Content {
			if p, err := Resolve(bundle, each); err == nil {
				set(by, Text(p, "name"), p)
			}
		}
	}
	return by
}

// schemas compares the named schemas that both documents contain. A new schema is reported with the field that refers
// to it.
func (c *comparison) schemas() {
	was := Get(c.before, "components", "schemas")
	members(Get(c.after, "components", "schemas"), func(name string, now *yaml.Node) {
		if old := Get(was, name); old != nil {
			c.schema("`"+name+"`", old, now)
		}
	})
}

// told lists the keywords of a schema whose changes affect callers.
var told = []string{"$ref", "type", "format", "pattern", "nullable", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "default", "additionalProperties"}

func (c *comparison) schema(where string, was, is *yaml.Node) {
	if was == nil || is == nil {
		return
	}
	for _, keyword := range told {
		if old, now := Text(was, keyword), Text(is, keyword); old != now {
			c.add(altered, "%s: `%s` is %s.", where, keyword, fromTo(old, now))
		}
	}
	for _, set := range []string{"enum", "x-extensible-enum"} {
		c.values(where, "value", Get(was, set), Get(is, set))
	}
	old, now := Get(was, "required"), Get(is, "required")
	for _, name := range only(old, now) {
		if Get(is, "properties", name) != nil {
			c.add(altered, "%s: `%s` need not be there.", where, name)
		}
	}
	for _, name := range only(now, old) {
		if Get(was, "properties", name) != nil {
			c.add(altered, "%s: `%s` is always there, or needed.", where, name)
		}
	}
	c.keys(where, "member", Get(was, "properties"), Get(is, "properties"), func(name string, old, now *yaml.Node) {
		c.schema(where+", `"+name+"`", old, now)
	})
	c.schema(where+", items", Get(was, "items"), Get(is, "items"))
	olds, news := Get(was, "allOf"), Get(is, "allOf")
	if olds != nil && news != nil && len(olds.Content) == len(news.Content) {
		for i := range olds.Content {
			c.schema(where, olds.Content[i], news.Content[i])
		}
	} else if (olds == nil) != (news == nil) {
		c.add(altered, "%s is made of other schemas.", where)
	}
}

// values compares two lists of texts and reports the differences.
func (c *comparison) values(where, what string, was, is *yaml.Node) {
	for _, v := range only(was, is) {
		c.add(removed, "%s: the %s `%s`.", where, what, v)
	}
	for _, v := range only(is, was) {
		c.add(added, "%s: the %s `%s`.", where, what, v)
	}
}

// only returns the texts of a list that the other list lacks.
func only(list, other *yaml.Node) (texts []string) {
	if list == nil {
		return nil
	}
	for _, n := range list.Content {
		if other == nil || !slices.ContainsFunc(other.Content, func(o *yaml.Node) bool { return o.Value == n.Value }) {
			texts = append(texts, n.Value)
		}
	}
	return texts
}

func fromTo(old, now string) string {
	switch {
	case old == "":
		return "`" + now + "`, and was not said"
	case now == "":
		return "not said any more, and was `" + old + "`"
	}
	return "`" + now + "`, and was `" + old + "`"
}
