package apitest

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/server/router"
)

// Hostile is a request whose processing is meant to cost the service more than sending it costs the caller.
type Hostile struct {
	Name   string
	Query  string
	Header http.Header
	Body   []byte // nil means an empty body
}

// HostileTo returns hostile requests of every kind for an operation, with bodies of about size bytes.
// The service must refuse all of them.
func HostileTo(op *openapi3.Operation, size int) []Hostile {
	all := []Hostile{
		{Name: "many headers", Header: plenty(150)},
		{Name: "many parameters", Query: strings.TrimSuffix(repeat(1000, func(i int) string { return "p" + strconv.Itoa(i) + "=&" }), "&")},
		{Name: "a parameter many times", Query: strings.TrimSuffix(strings.Repeat("page=1&", 1000), "&")},
		{Name: "a long query", Query: "search=" + strings.Repeat("%25", 3_500)},
	}
	if op.RequestBody == nil {
		return all
	}
	media := op.RequestBody.Value.Content.Get("application/json")
	if media == nil {
		return all
	}
	for name, body := range hostileBodies(resolved(media.Schema.Value), size) {
		all = append(all, Hostile{Name: name, Body: []byte(body)})
	}
	slices.SortFunc(all, func(a, b Hostile) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// HostileToNamed is like HostileTo, but takes the surface and the id of the operation.
func HostileToNamed(surface, operationID string, size int) ([]Hostile, error) {
	doc, err := router.Document(surface)
	if err != nil {
		return nil, err
	}
	for _, item := range doc.Paths.Map() {
		for _, op := range item.Operations() {
			if op.OperationID == operationID {
				return HostileTo(op, size), nil
			}
		}
	}
	return nil, fmt.Errorf("there is no operation %s", operationID)
}

func hostileBodies(s *openapi3.Schema, size int) map[string]string {
	fill := func(part string) string { return strings.TrimSuffix(strings.Repeat(part, max(1, size/len(part))), ",") }
	members := func(size int) string {
		return strings.TrimSuffix(repeat(size/13, func(i int) string { return fmt.Sprintf(`"m%07d":0,`, i) }), ",")
	}
	list, text, items := `"nobodyKnowsThis":`, `"nobodyKnowsThis":`, 50
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		switch p := resolved(s.Properties[name].Value); {
		case p.Type.Is("array"):
			list, items = strconv.Quote(name)+":", int(*p.MaxItems)
		case p.Type.Is("string"):
			text = strconv.Quote(name) + ":"
		}
	}
	return map[string]string{
		"many elements":                   "{" + list + "[" + fill("{},") + "]}",
		"many empty lists":                "[" + fill("[],") + "]",
		"many objects with a member":      "[" + fill(`{"":0},`) + "]",
		"many members":                    "{" + members(size) + "}",
		"many members in many elements":   "{" + list + "[" + strings.TrimSuffix(strings.Repeat("{"+members(size/items)+"},", items), ",") + "]}",
		"many faults within bounds":       "{" + list + "[" + strings.TrimSuffix(strings.Repeat("{},", items), ",") + "]}",
		"a deep body, many times":         "[" + fill(strings.Repeat("[", 60)+strings.Repeat("]", 60)+",") + "]",
		"a body that is only begun":       fill("["),
		"a body of begun objects":         fill(`{"":`),
		"a long string":                   "{" + text + `"` + fill("a") + `"}`,
		"a long string of escapes":        "{" + text + `"` + fill(`\ud83d\ude00`) + `"}`,
		"a long string of half escapes":   "{" + text + `"` + fill(`�`) + `\ud800"}`,
		"a long name":                     `{"` + fill("<") + `":0}`,
		"a long number":                   "{" + text + fill("9") + "}",
		"a large exponent":                "{" + text + "1e" + fill("9") + "}",
		"long names in many places":       "{" + strings.TrimSuffix(repeat(max(1, size/3010), func(i int) string { return fmt.Sprintf(`"%d%s":0,`, i, strings.Repeat("<", 3000)) }), ",") + "}",
		"a member twice, behind the rest": "{" + members(size/4) + `,"m0000000":0}`,
	}
}

func repeat(n int, part func(int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(part(i))
	}
	return b.String()
}

func plenty(n int) http.Header {
	h := http.Header{}
	for i := range n {
		h.Set("X-Plenty-"+strconv.Itoa(i), "1")
	}
	return h
}
