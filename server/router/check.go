package router

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/store/domain"
)

// checkEvery is the number of values after which the check looks whether the request was canceled.
const checkEvery = 1024

// maxDigits limits the length of an integer, such as -9223372036854775808.
const maxDigits = 20

// checker checks a body against its schema. The library's own check collects every fault with its value and schema, and
// also checks the items of lists that are too long. A small body can occupy it for minutes. checker therefore walks
// lists and objects itself, tests bounds before contents, and stops at more faults than an error lists. It calls the
// library only for single values.
type checker struct {
	ctx    context.Context
	found  *faults
	path   []string // path of the current value
	values int
}

// checkBody adds the faults of a body to found. It returns an error only if the request was canceled or its deadline
// has passed.
func checkBody(ctx context.Context, s *openapi3.Schema, body any, found *faults) error {
	c := &checker{ctx: ctx, found: found}
	c.value(s, body)
	if ctx.Err() != nil {
		return abandoned(ctx)
	}
	return nil
}

// done reports whether the check may stop.
func (c *checker) done() bool {
	return c.found.more || c.values%checkEvery == 0 && c.ctx.Err() != nil
}

func (c *checker) value(s *openapi3.Schema, v any) {
	if c.values++; v == nil && s.Nullable {
		return
	}
	for _, part := range s.AllOf {
		c.value(part.Value, v)
	}
	if len(s.AllOf) > 0 {
		return // known ensures that such a schema has no other keywords
	}
	switch v := v.(type) {
	case map[string]any:
		if s.Type.Permits(openapi3.TypeObject) {
			c.object(s, v)
			return
		}
	case []any:
		if s.Type.Permits(openapi3.TypeArray) {
			c.array(s, v)
			return
		}
	case string:
		if s.MaxLength != nil && uint64(utf8.RuneCountInString(v)) > *s.MaxLength {
			c.fault("maxLength", s)
			return
		}
	case json.Number:
		if s.Type.Is(openapi3.TypeInteger) && (len(v) > maxDigits || strings.ContainsAny(v.String(), ".eE")) {
			c.fault("type", s) // the library accepts 1e3 as 1000, but later code does not
			return
		}
	}
	c.found.add(s.VisitJSON(v, openapi3.MultiErrors(), openapi3.VisitAsRequest()), "body", c.path)
}

func (c *checker) object(s *openapi3.Schema, members map[string]any) {
	if s.MaxProps != nil && uint64(len(members)) > *s.MaxProps {
		c.fault("maxProperties", s)
		return
	}
	for _, name := range s.Required {
		if _, there := members[name]; !there {
			c.at(name, func() { c.fault("required", s) })
		}
	}
	if groups, _ := exactlyOne(s.Extensions, property(s)); groups != nil { // known has already reported any error
		checkGroups(groups, "body", c.path, func(name string) bool { return members[name] != nil && members[name] != "" }, c.found)
	}
	for _, name := range slices.Sorted(maps.Keys(members)) {
		c.at(name, func() {
			switch property, extra := s.Properties[name], s.AdditionalProperties; {
			case property != nil:
				c.value(property.Value, members[name])
			case extra.Schema != nil:
				c.value(extra.Schema.Value, members[name])
			case extra.Has != nil && !*extra.Has:
				c.fault("unknown", s)
			}
		})
		if c.done() {
			return
		}
	}
}

func (c *checker) array(s *openapi3.Schema, items []any) {
	switch {
	case s.MaxItems != nil && uint64(len(items)) > *s.MaxItems:
		c.fault("maxItems", s)
		return
	case uint64(len(items)) < s.MinItems:
		c.fault("minItems", s)
	case s.UniqueItems && !unique(items):
		c.fault("uniqueItems", s)
	}
	for i, item := range items {
		c.at(fmt.Sprint(i), func() { c.value(s.Items.Value, item) })
		if c.done() {
			return
		}
	}
}

// at calls do with name appended to c.path.
func (c *checker) at(name string, do func()) {
	c.path = append(c.path, name)
	do()
	c.path = c.path[:len(c.path)-1]
}

func (c *checker) fault(code string, s *openapi3.Schema) {
	c.found.field("body", c.path, code, describe(code, s))
}

func unique(items []any) bool {
	seen := make(map[string]bool, len(items))
	for _, item := range items {
		raw, err := json.Marshal(item)
		if err != nil || seen[string(raw)] {
			return false
		}
		seen[string(raw)] = true
	}
	return true
}

// known returns an error for a schema without bounds, or with a keyword that checker does not check. It runs at
// startup.
func known(s *openapi3.Schema) error {
	switch {
	case len(s.OneOf)+len(s.AnyOf) > 0 || s.Not != nil || s.Discriminator != nil || s.MinProps > 0 || s.ReadOnly || s.WriteOnly:
		return errors.New("a keyword of its schema is not checked: oneOf, anyOf, not, discriminator, minProperties, readOnly or writeOnly")
	case len(s.AllOf) > 0 && (s.Type != nil || len(s.Properties)+len(s.Required)+len(s.Enum) > 0 || s.Pattern != "" || s.MaxLength != nil):
		return errors.New("its schema has keywords beside allOf")
	case len(s.AllOf) == 0 && s.Type == nil:
		return errors.New("its schema has no type")
	case s.Type.Is(openapi3.TypeArray) && (s.MaxItems == nil || s.Items == nil):
		return errors.New("a list has no maxItems or no items")
	case s.Type.Is(openapi3.TypeObject) && (s.AdditionalProperties.Has == nil || *s.AdditionalProperties.Has) && s.MaxProps == nil:
		return errors.New("an object is open and has no maxProperties")
	}
	if _, err := exactlyOne(s.Extensions, property(s)); err != nil {
		return err
	}
	below := slices.Concat(s.AllOf, slices.Collect(maps.Values(s.Properties)), openapi3.SchemaRefs{s.Items, s.AdditionalProperties.Schema})
	for _, ref := range below {
		if ref == nil {
			continue
		}
		if err := known(ref.Value); err != nil {
			return err
		}
	}
	return nil
}

// abandoned returns the error for a request whose context has ended.
func abandoned(ctx context.Context) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return &domain.Error{Code: domain.Busy, Detail: "The request took too long.", RetryAfter: 1}
	}
	return domain.Errorf(domain.InvalidRequest, "The caller left before the answer.")
}
