package apitest_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

// openSet is a place in a request that takes a value of an x-extensible-enum.
type openSet struct {
	path   []string // name of the parameter, or path of the body's field with 0 for the first item of an array
	query  bool
	values []any
}

// openSetsOf returns the open sets in an operation's request, as its document defines them.
func openSetsOf(op *openapi3.Operation) (all []openSet) {
	for _, p := range op.Parameters {
		if p.Value.In == openapi3.ParameterInQuery {
			for _, s := range setsIn(p.Value.Schema, []string{p.Value.Name}, nil) {
				s.query = true
				all = append(all, s)
			}
		}
	}
	if op.RequestBody != nil {
		if media := op.RequestBody.Value.Content.Get("application/json"); media != nil {
			all = append(all, setsIn(media.Schema, nil, nil)...)
		}
	}
	return all
}

func setsIn(s *openapi3.SchemaRef, path []string, above []*openapi3.Schema) (all []openSet) {
	if s == nil || s.Value == nil || slices.Contains(above, s.Value) {
		return nil
	}
	if values, ok := s.Value.Extensions["x-extensible-enum"].([]any); ok {
		return []openSet{{path: path, values: values}}
	}
	above = append(slices.Clone(above), s.Value)
	for _, part := range slices.Concat(s.Value.AllOf, s.Value.AnyOf, s.Value.OneOf) {
		all = append(all, setsIn(part, path, above)...)
	}
	if s.Value.Items != nil {
		all = append(all, setsIn(s.Value.Items, append(slices.Clone(path), "0"), above)...)
	}
	for _, name := range slices.Sorted(maps.Keys(s.Value.Properties)) {
		all = append(all, setsIn(s.Value.Properties[name], append(slices.Clone(path), name), above)...)
	}
	return all
}

// putting stores a value at a path of a document, and returns the document.
func putting(in any, path []string, value any) any {
	if len(path) == 0 {
		return value
	}
	if path[0] == "0" {
		list, _ := in.([]any)
		if len(list) == 0 {
			list = []any{nil}
		}
		list[0] = putting(list[0], path[1:], value)
		return list
	}
	members, _ := in.(map[string]any)
	if members == nil {
		members = map[string]any{}
	}
	members[path[0]] = putting(members[path[0]], path[1:], value)
	return members
}

// The schema check of bodies accepts any value of an extensible enum, so each operation must check the value itself.
// Filters refuse unknown values. A new enum in a request is covered if it is marked x-extensible-enum.
var _ = Describe("An unknown value of an extensible enum", Ordered, func() {
	It("is either accepted or refused with a pointer and the known values, and refused by every filter", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("sets")
		e := newEstate(shop)
		e.furnish()
		mia := e.live("sets@example.com")
		e.subscribe(mia, 10)
		clients := map[string]apitest.Client{"admin": shop.Admin, "public": shop.AppToken(permissions(shop)...), "customer": mia}
		for surface, client := range clients {
			e.look(surface, client)
		}
		bodies, queries := []string{}, 0
		var faults []string
		operations(func(surface, path, method string, op *openapi3.Operation) {
			for _, set := range openSetsOf(op) {
				target, body := apitest.Naming(path, op, e.first(op), e.ids[e.first(op).Object], e.own)
				name := surface + "." + op.OperationID + " " + strings.Join(set.path, "/")
				ask := func(value string) *apitest.Answer {
					if set.query {
						separator := "?"
						if strings.Contains(target, "?") {
							separator = "&"
						}
						return clients[surface].Get(target + separator + set.path[0] + "=" + url.QueryEscape(value))
					}
					return clients[surface].Once().Call(method, target, putting(body, set.path, value))
				}
				a := ask("QUARTER")
				listed := slices.ContainsFunc(set.values, func(v any) bool { return strings.Contains(string(a.Body), fmt.Sprint(v)) })
				if set.query {
					queries++
					if a.Status != http.StatusBadRequest || !listed || !strings.HasPrefix(a.Problem().Errors[0].Pointer, "/"+set.path[0]) {
						faults = append(faults, fmt.Sprintf("%s: %d %s", name, a.Status, a.Body))
					}
					if a := ask(fmt.Sprint(set.values[0])); strings.Contains(string(a.Body), "not_in_set") {
						faults = append(faults, fmt.Sprintf("%s with a value that there is: %d %s", name, a.Status, a.Body))
					}
					continue
				}
				bodies = append(bodies, name)
				pointer := "/" + strings.Join(set.path, "/")
				pointed := false
				if a.Status >= http.StatusBadRequest && a.Status < http.StatusInternalServerError {
					for _, f := range a.Problem().Errors {
						pointed = pointed || strings.HasPrefix(f.Pointer, pointer)
					}
				}
				if a.Status != http.StatusOK && !(pointed && listed) {
					faults = append(faults, fmt.Sprintf("%s: %d %s", name, a.Status, a.Body))
				}
			}
		})
		Expect(faults).To(BeEmpty())
		Expect(bodies).To(ContainElements("admin.createSubscriptionPlan intervalUnit", "admin.updateSubscriptionPlan intervalUnit", "admin.fulfillOrder status"))
		Expect(queries).To(BeNumerically(">", 10))
		GinkgoWriter.Println(json.Marshal(bodies))
	})
})
