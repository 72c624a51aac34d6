package mcp

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/server/agent"
)

// marked returns a response in which each free text is {"untrusted": "…"}, so that a model treats the text as data. The
// schema decides: a text whose form the contract fixes cannot contain a sentence. marked treats every other text as an
// outsider's, unless the contract says x-untrusted: false. The result cut lists the places of the shortened texts.
func (c *catalog) marked(value any, schema object) (shown any, cut []string) {
	m := marking{catalog: c}
	shown = m.mark(value, []object{schema})
	slices.Sort(m.cut)
	return shown, slices.Compact(m.cut)
}

// wholeText is the maximum length, in characters, of source texts: HTML and templates. Responses contain these texts
// whole and unchanged, because an assistant may edit a part and write the text back.
const wholeText = 1 << 16

// marking is the state while the texts of one response are marked.
type marking struct {
	*catalog
	cut  []string
	path []string // names of the fields around the current value; * stands for the items of a list
}

// text returns the form in which a response shows an outsider's text.
func (m *marking) text(value string, schemas []object) object {
	source := slices.ContainsFunc(m.unfolded(schemas), func(s object) bool {
		most, ok := s["maxLength"].(float64)
		return ok && most >= wholeText
	})
	if source {
		return object{"untrusted": agent.Unseen(value)}
	}
	if n := utf8.RuneCountInString(value); n > agent.MostCharacters {
		m.cut = append(m.cut, fmt.Sprintf("/%s: the first %d characters.", strings.Join(m.path, "/"), agent.MostCharacters-1))
	}
	return object{"untrusted": agent.Cleaned(value)}
}

// mark marks the texts in a value that follows one of the schemas. It does not determine which schema applies, so a
// text stays unmarked only if every schema fixes the form of the text.
func (m *marking) mark(value any, schemas []object) any {
	switch value := value.(type) {
	case string:
		if len(schemas) > 0 && !slices.ContainsFunc(schemas, func(s object) bool { return !m.fixed(s) }) {
			return value
		}
		return m.text(value, schemas)
	case []any:
		inner := below(m.unfolded(schemas), func(s object) any { return s["items"] })
		for i, member := range value {
			value[i] = m.inside("*", member, inner)
		}
		return value
	case object:
		out, all := make(object, len(value)), m.unfolded(schemas)
		for name, member := range value {
			inner := below(all, func(s object) any { return at(s, "properties")[name] })
			if len(inner) == 0 { // the contract does not define the field, so an outsider may have chosen its name
				inner = below(all, func(s object) any { return s["additionalProperties"] })
				name = agent.Clipped(agent.Cleaned(name), 100)
			}
			out[name] = m.inside(name, member, inner)
		}
		return out
	}
	return value
}

// inside marks the texts in a member of the current value.
func (m *marking) inside(name string, member any, schemas []object) any {
	m.path = append(m.path, name)
	defer func() { m.path = m.path[:len(m.path)-1] }()
	return m.mark(member, schemas)
}

// unfolded returns the schemas together with all schemas that they refer to or consist of.
func (c *catalog) unfolded(schemas []object) (all []object) {
	for _, s := range schemas {
		if s["$ref"] != nil {
			all = append(all, c.unfolded([]object{c.target(s)})...)
		}
		all = append(all, s)
		for _, part := range []string{"allOf", "oneOf", "anyOf"} {
			all = append(all, c.unfolded(list(s[part]))...)
		}
	}
	return all
}

func below(schemas []object, member func(object) any) (found []object) {
	for _, s := range schemas {
		if inner, is := member(s).(object); is {
			found = append(found, inner)
		}
	}
	return found
}

// open matches patterns that allow a sentence.
var open = regexp.MustCompile(`\.[*+]|\[\^|\\s|\[[^\]]* [^\]]*\]`)

// fixed reports whether a schema allows no sentence. It checks the schema itself, the schema that it refers to, and the
// parts of the schema. One fixed part of allOf is sufficient. In oneOf and anyOf, every part except null must be fixed.
func (c *catalog) fixed(s object) bool {
	if said, is := s["x-untrusted"].(bool); is {
		return !said
	}
	if s["$ref"] != nil && c.fixed(c.target(s)) || slices.ContainsFunc(list(s["allOf"]), c.fixed) {
		return true
	}
	for _, part := range []string{"oneOf", "anyOf"} {
		if choices := list(s[part]); len(choices) > 0 && !slices.ContainsFunc(choices, func(s object) bool { return s["type"] != "null" && !c.fixed(s) }) {
			return true
		}
	}
	if pattern, is := s["pattern"].(string); is {
		return !open.MatchString(pattern)
	}
	switch s["format"] {
	case "date", "date-time", "decimal", "uuid":
		return true
	}
	return s["enum"] != nil || s["const"] != nil || s["x-extensible-enum"] != nil
}
