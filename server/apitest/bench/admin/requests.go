package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"
)

// contract is the part of an OpenAPI document that the program reads.
type contract struct {
	Paths      map[string]map[string]json.RawMessage
	Components struct {
		Parameters map[string]parameter
		Schemas    map[string]schema
	}
}

type operation struct{ Parameters []parameter }

type parameter struct {
	Ref      string `json:"$ref"`
	Name     string
	In       string
	Required bool
	Schema   schema
}

type schema struct {
	Ref    string `json:"$ref"`
	Type   string
	Format string
	Enum   []string
	Items  *schema
	AllOf  []schema
}

func readContract(surface string) (c contract, err error) {
	raw, err := os.ReadFile("gen/openapi/" + surface + ".json")
	if err != nil {
		return c, err
	}
	return c, json.Unmarshal(raw, &c)
}

func last(ref string) string { return ref[strings.LastIndexByte(ref, '/')+1:] }

func (c contract) resolved(s schema) schema {
	for s.Ref != "" || len(s.AllOf) > 0 {
		if s.Ref != "" {
			s = c.Components.Schemas[last(s.Ref)]
		} else {
			s = s.AllOf[0]
		}
	}
	return s
}

// query returns the sorts of a GET operation and its filters, without the parameters for pages. The result required
// reports whether the operation has a required parameter.
func (c contract) query(path string) (sorts []string, filters []parameter, required bool) {
	var op operation
	if json.Unmarshal(c.Paths[path]["get"], &op) != nil {
		return nil, nil, true
	}
	for _, p := range op.Parameters {
		if p.Ref != "" {
			p = c.Components.Parameters[last(p.Ref)]
		}
		if p.In != "query" {
			continue
		}
		required = required || p.Required
		p.Schema = c.resolved(p.Schema)
		switch p.Name {
		case "page", "pageSize", "cursor", "format", "rows":
		case "sort":
			sorts = p.Schema.Enum
		default:
			filters = append(filters, p)
		}
	}
	return sorts, filters, required
}

// paths returns the sorted paths that end with a text and have a GET operation.
func (c contract) paths(end string) (all []string) {
	for _, path := range slices.Sorted(maps.Keys(c.Paths)) {
		if _, has := c.Paths[path]["get"]; has && strings.HasSuffix(path, end) {
			all = append(all, path)
		}
	}
	return all
}

// searched lists search texts that match many rows, few rows, or no row. The later texts have spelling mistakes,
// accents, or the letters of a name without a space, so the search needs a second lookup.
var searched = []string{"Keller", "mug", "customer-77@seed.example", "SEED-77-0", "no such thing", "Kelelr", "mgu", "KÉLLER mug", "홍길동"}

// values returns the values with which to measure a filter: all values that it allows, or some values from the rows of
// the list.
func (c contract) values(p parameter, rows []map[string]any) (all []string) {
	s := p.Schema
	if s.Items != nil {
		s = c.resolved(*s.Items)
	}
	day := func(days int) string { return time.Now().AddDate(0, 0, days).UTC().Format(time.RFC3339) }
	switch {
	case p.Name == "search":
		return searched
	case len(s.Enum) > 0:
		return s.Enum
	case s.Type == "boolean":
		return []string{"true", "false"}
	case p.Name == "customField" || p.Name == "requestId":
		return nil // the stores contain no rows for this filter
	case p.Name == "tag":
		return []string{"rare", "seeded", "none"}
	case p.Name == "option":
		return []string{"Size:Small", "Size:None"}
	case p.Name == "sku":
		return []string{"SEED-77-0", "none"}
	case s.Format == "date-time" && strings.HasSuffix(p.Name, "To"):
		return []string{day(-400)}
	case s.Format == "date-time":
		return []string{day(-1), day(-400)}
	case strings.HasSuffix(p.Name, "Min"):
		return []string{"100", "100000"}
	case strings.HasSuffix(p.Name, "Max"):
		return []string{"100", "0.01"}
	}
	for _, row := range rows {
		switch v := find(row, p.Name).(type) {
		case string:
			return []string{v}
		case float64:
			return []string{fmt.Sprintf("%.0f", v)}
		}
	}
	if s.Type == "integer" {
		return []string{"9007199254740"} // no row has this value
	}
	return nil
}

// find returns the value of a field anywhere in a row.
func find(v any, name string) any {
	switch x := v.(type) {
	case map[string]any:
		if found, has := x[name]; has && found != nil {
			return found
		}
		for _, key := range slices.Sorted(maps.Keys(x)) {
			if found := find(x[key], name); found != nil {
				return found
			}
		}
	case []any:
		for _, one := range x {
			if found := find(one, name); found != nil {
				return found
			}
		}
	}
	return nil
}

// with adds pairs of parameter names and values to the query of a path.
func with(path string, pairs ...string) string {
	q := url.Values{}
	for i := 0; i+1 < len(pairs); i += 2 {
		q.Set(pairs[i], pairs[i+1])
	}
	return path + "?" + q.Encode()
}

// deeper returns a copy of a cursor that continues after another row of the list.
func deeper(cursor, value string, id int64) (string, error) {
	raw, err := base64.RawURLEncoding.DecodeString(cursor)
	if err != nil {
		return "", err
	}
	var c map[string]any
	if err := json.Unmarshal(raw, &c); err != nil {
		return "", err
	}
	c["v"], c["i"] = value, id
	raw, err = json.Marshal(c)
	return base64.RawURLEncoding.EncodeToString(raw), err
}
