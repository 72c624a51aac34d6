package router

import (
	"context"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	documents "github.com/storeplatform/storeplatform/gen/openapi"
)

// quiet returns a part of a document without its texts and examples. In named maps, such as properties, all keys stay.
// A schema with a pattern keeps its example, which the errors of the service name.
func quiet(v any, named bool) any {
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for key, value := range v {
			if !named && slices.Contains([]string{"title", "summary", "description", "example", "examples", "externalDocs"}, key) && (key != "example" || v["pattern"] == nil) {
				continue
			}
			out[key] = quiet(value, !named && slices.Contains([]string{"properties", "schemas", "parameters", "headers", "default", "enum"}, key))
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, value := range v {
			out[i] = quiet(value, false)
		}
		return out
	}
	return v
}

var _ = Describe("The rules that the router enforces", func() {
	for _, surface := range []string{"admin", "customer", "public"} {
		It("are those of the "+surface+" document", func() {
			read := func(name string) (doc map[string]any) {
				GinkgoHelper()
				raw, err := documents.Files.ReadFile(name + ".json")
				Expect(err).NotTo(HaveOccurred())
				Expect(json.Unmarshal(raw, &doc)).To(Succeed())
				return doc
			}
			whole, rules := quiet(read(surface), false).(map[string]any), read("rules/"+surface)
			Expect(rules["security"]).To(Equal(whole["security"]))
			paths := whole["paths"].(map[string]any)
			Expect(slices.Sorted(maps.Keys(rules["paths"].(map[string]any)))).To(Equal(slices.Sorted(maps.Keys(paths))))
			for path, item := range rules["paths"].(map[string]any) {
				for method, op := range item.(map[string]any) {
					want, given := paths[path].(map[string]any)[method], op
					if method != "parameters" {
						responses := want.(map[string]any)["responses"].(map[string]any)
						Expect(maps.Keys(given.(map[string]any)["responses"].(map[string]any))).To(HaveLen(len(responses)))
						want, given = maps.Clone(want.(map[string]any)), maps.Clone(given.(map[string]any))
						delete(want.(map[string]any), "responses")
						delete(given.(map[string]any), "responses")
					}
					Expect(given).To(Equal(want), "%s %s", method, path)
				}
			}
			for _, kind := range []string{"schemas", "parameters"} {
				all := whole["components"].(map[string]any)[kind].(map[string]any)
				for name, component := range rules["components"].(map[string]any)[kind].(map[string]any) {
					Expect(component).To(Equal(all[name]), "%s %s", kind, name)
				}
			}

			By("preparing the operations from both")
			doc, err := Document(surface)
			Expect(err).NotTo(HaveOccurred())
			from, err := operations(surface, doc)
			Expect(err).NotTo(HaveOccurred())
			lean, err := rulesOf(surface)
			Expect(err).NotTo(HaveOccurred())
			ops, err := operations(surface, lean)
			Expect(err).NotTo(HaveOccurred())
			Expect(slices.Sorted(maps.Keys(ops))).To(Equal(slices.Sorted(maps.Keys(from))))
			for id, o := range ops {
				f := from[id]
				Expect([]any{o.rules, o.idempotency, o.etag, o.file, o.table, o.notFinal, o.storeKey, o.contract.one, o.contract.defaults}).
					To(Equal([]any{f.rules, f.idempotency, f.etag, f.file, f.table, f.notFinal, f.storeKey, f.contract.one, f.contract.defaults}), id)
			}
		})

		It("refuse invalid requests with the messages derived from the "+surface+" document", func() {
			prepared := func(read func(string) (*openapi3.T, error)) map[string]*operation {
				GinkgoHelper()
				doc, err := read(surface)
				Expect(err).NotTo(HaveOccurred())
				all, err := operations(surface, doc)
				Expect(err).NotTo(HaveOccurred())
				return all
			}
			whole, lean := prepared(Document), prepared(rulesOf)
			random := rand.New(rand.NewPCG(1, 2))
			exemplary := 0
			same := func(got, want *faults, where string) {
				GinkgoHelper()
				if got.more && want.more { // each check stopped at a limit, after some of the faults
					return
				}
				Expect(got.fields).To(ConsistOf(want.fields), where)
				for _, f := range want.fields {
					if strings.Contains(f.Detail, "for example") {
						exemplary++
					}
				}
			}
			for _, id := range slices.Sorted(maps.Keys(whole)) {
				for i, p := range whole[id].contract.params {
					for _, value := range []any{"", " ü ", strings.Repeat("a", 5000)} {
						got, want := &faults{}, &faults{}
						got.add(lean[id].contract.params[i].Schema.Value.VisitJSON(value, openapi3.MultiErrors()), p.In, []string{p.Name})
						want.add(p.Schema.Value.VisitJSON(value, openapi3.MultiErrors()), p.In, []string{p.Name})
						same(got, want, id+" "+p.Name)
					}
				}
				if whole[id].contract.schema == nil {
					continue
				}
				for range 100 {
					body := sent(invent(random, whole[id].contract.schema, 0.2, 0))
					got, want := &faults{}, &faults{}
					Expect(checkBody(context.Background(), lean[id].contract.schema, body, got)).To(Succeed())
					Expect(checkBody(context.Background(), whole[id].contract.schema, body, want)).To(Succeed())
					same(got, want, id)
				}
			}
			Expect(exemplary).To(BeNumerically(">", 20))
		})
	}
})
