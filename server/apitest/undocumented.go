package apitest

import (
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/router"
)

// Undocumented returns the registered routes that are in no OpenAPI document.
func Undocumented(routes []*echo.Route) (found []*echo.Route) {
	documented := map[string]bool{}
	for _, surface := range []string{"admin", "customer", "public"} {
		doc, err := router.Document(surface)
		if err != nil {
			panic(err) // the program would not have started without the document
		}
		for path, item := range doc.Paths.Map() {
			for method := range item.Operations() {
				documented[method+" "+path] = true
			}
		}
	}
	for _, r := range routes {
		if r.Method != echo.RouteNotFound && !documented[r.Method+" "+r.Path] {
			found = append(found, r)
		}
	}
	slices.SortFunc(found, func(a, b *echo.Route) int { return strings.Compare(a.Path+a.Method, b.Path+b.Method) })
	return found
}

// DoorPath returns a route's path with its parameters replaced.
func DoorPath(path, storeKey string) string {
	return strings.NewReplacer(":storeKey", storeKey, ":toolset", "orders", ":paymentProviderId", "1", ":storeId", "1", ":", "", "*", "x").Replace(path)
}

// TakesTools reports whether a route accepts calls of MCP tools.
func TakesTools(path string) bool { return strings.Contains(path, "mcp") }

// HostileToDoor returns hostile requests of every kind for an undocumented route, with bodies of about size bytes. The
// lists and texts in the bodies are where assistants' tools, forms and notices read them. Only MCP routes get bodies
// that call a tool.
func HostileToDoor(method, path string, size int) []Hostile {
	all := []Hostile{
		{Name: "many headers", Header: plenty(150)},
		{Name: "many parameters", Query: strings.TrimSuffix(strings.Repeat("p=1&", 1000), "&")},
		{Name: "a long query", Query: "key=" + strings.Repeat("%25", 3_500)},
	}
	bodies := map[string]string{}
	add := func(name, before, part, after string) {
		filled := strings.TrimSuffix(strings.Repeat(part, max(1, (size-len(before)-len(after))/len(part))), ",")
		bodies[name] = before + filled + after
	}
	for _, part := range []string{"{},", "[],", `{"a":0},`, "0,", `"",`} {
		for _, place := range []string{"", `"line_items":`, `"ids":`, `"codes":`, `"discounts":{"codes":`, `"filters":{"categories":`, `"selected":`, `"preferences":`,
			`"fulfillment":{"methods":`, `"fulfillment":{"methods":[{"destinations":`} {
			begun, ended := "{"+place+"[", "]"+closing(place)+"}"
			if place == "" {
				begun, ended = "[", "]"
			}
			add("many "+part+" in "+place, begun, part, ended)
			if TakesTools(path) && place != "" && part == "{}," {
				for tool, argument := range map[string]string{"create_cart": "cart", "create_checkout": "checkout", "search_catalog": "catalog", "get_product": "catalog", "lookup_catalog": "catalog",
					"update_cart": "cart", "update_checkout": "checkout", "complete_checkout": "checkout", "get_cart": "checkout", "get_policies": "cart"} {
					add("many "+part+" in "+place+" of "+tool, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"`+tool+`","arguments":{"`+argument+`":`+begun, part, ended+`}}}`)
				}
			}
		}
	}
	for _, method := range []string{"ping", "tools/list", "server/discover"} {
		add("a batch of "+method, "[", `{"jsonrpc":"2.0","id":1,"method":"`+method+`"},`, "]")
	}
	add("a batch of calls", "[", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_catalog","arguments":{"catalog":{"query":"a"}}}},`, "]")
	add("a batch of notifications", "[", `{"jsonrpc":"2.0","method":"notifications/cancelled"},`, "]")
	add("two lists in one member", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_cart","arguments":{"cart":{"line_items":[`, "{},", `],"line_items":[{}]}}}}`)
	add("many words to find", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_operations","arguments":{"query":"`, "a b ", `"}}}`)
	add("many fields to read", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read","arguments":{"operationId":"listProducts","fields":[`, `"a",`, `]}}}`)
	add("many parameters to read", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read","arguments":{"operationId":"listProducts","params":{"search":[`, `"a",`, `]}}}}`)
	add("a long method", `{"jsonrpc":"2.0","id":1,"method":"`, "a", `"}`)
	add("a long id", `{"jsonrpc":"2.0","method":"ping","id":"`, "a", `"}`)
	add("much metadata", `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"a":[`, "{},", `]}}}`)
	add("a long text", `{"catalog":{"query":"`, "a", `"},"query":"b","id":"c"}`)
	add("a deep body", "", "[", "")
	add("a deep object", "", `{"a":`, "")
	bodies["many members"] = "{" + strings.TrimSuffix(repeat(size/13, func(i int) string { return fmt.Sprintf(`"m%07d":0,`, i) }), ",") + "}"
	for name, body := range bodies {
		all = append(all, Hostile{Name: name, Header: http.Header{"Content-Type": {"application/json"}}, Body: []byte(body)})
	}
	form := http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}
	all = append(all,
		Hostile{Name: "a form of many parameters", Header: form, Body: []byte(strings.Repeat("a&", size/2))},
		Hostile{Name: "a form of many different parameters", Header: form, Body: []byte(repeat(size/9, func(i int) string { return fmt.Sprintf("a%06d=&", i) }))},
		Hostile{Name: "many parts", Header: http.Header{"Content-Type": {"multipart/form-data; boundary=x"}}, Body: []byte(strings.Repeat("--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n", size/60))},
		Hostile{Name: "a compressed body", Header: http.Header{"Content-Type": {"application/json"}, "Content-Encoding": {"gzip"}}, Body: []byte(strings.Repeat("\x1f\x8b", size/2))},
	)
	slices.SortFunc(all, func(a, b Hostile) int { return strings.Compare(a.Name, b.Name) })
	if method == http.MethodGet || method == http.MethodOptions { // these routes treat every body the same way
		all = slices.DeleteFunc(all, func(h Hostile) bool { return h.Body != nil && h.Name != `many {}, in "ids":` })
	}
	return all
}

// closing returns the brackets that close the open brackets in place.
func closing(place string) (text string) {
	for _, c := range place {
		switch c {
		case '{':
			text = "}" + text
		case '[':
			text = "]" + text
		}
	}
	return text
}
