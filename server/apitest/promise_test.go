package apitest_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// These specs test the rules that the OpenAPI documents state for all operations.
var _ = Describe("The OpenAPI documents", Ordered, ContinueOnFailure, func() {
	var (
		world   *apitest.World
		shop    *apitest.Shop
		clients map[string]apitest.Client
	)

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("promise")
		customer := shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": "promise@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken")
		guest := shop.Guest(shop.White, 1)
		clients = map[string]apitest.Client{"admin": shop.Admin, "public": shop.AppToken(permissions(shop)...),
			"customer": shop.Storefront.Bearer(customer).With("X-Cart-Token", guest.Header("X-Cart-Token"))}
	})

	It("have parameter examples that every GET operation accepts", func() {
		var refused []string
		asked := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if method != http.MethodGet || planned(op.Extensions) {
				return
			}
			query := url.Values{}
			for _, p := range op.Parameters {
				if p.Value.In != openapi3.ParameterInQuery || p.Value.Example == nil {
					continue
				}
				query.Set(p.Value.Name, text(p.Value.Example))
				if p.Value.Explode != nil && !*p.Value.Explode && p.Value.Name != "objectType" { // objectId requires a single objectType
					query.Set(p.Value.Name, text(p.Value.Example)+","+text(p.Value.Example))
				}
			}
			a := clients[surface].Get(path + "?" + query.Encode())
			if asked++; a.Status == http.StatusBadRequest {
				refused = append(refused, fmt.Sprintf("%s.%s %s: %s", surface, op.OperationID, query.Encode(), a.Body))
			}
		})
		Expect(refused).To(BeEmpty())
		Expect(asked).To(BeNumerically(">", 70))
	})

	It("promise filters by tags and custom fields, which return the matching rows", func() {
		fields := []any{map[string]any{"key": "engraving", "type": "STRING", "value": "For Mia, with love: 1"}, map[string]any{"key": "gift", "type": "BOOLEAN", "value": "true"}}
		var definitions []any
		for _, object := range []string{"ORDER", "PRODUCT", "CUSTOMER"} {
			for _, field := range []string{"engraving STRING", "gift BOOLEAN"} {
				key, kind, _ := strings.Cut(field, " ")
				definitions = append(definitions, map[string]any{"object": object, "key": key, "name": key, "type": kind})
			}
		}
		shop.Admin.Patch("/admin/store/settings", map[string]any{"customFieldDefinitions": definitions}).OK()
		order := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		customer := shop.Admin.Get("/admin/customer/paged").OK().ID("items.0.storeCustomerId")
		tags := []string{"vip", "a b"}
		shop.Admin.Patch("/admin/order", map[string]any{"orderId": order, "customFields": fields, "tags": tags}).OK()
		shop.Admin.Patch("/admin/product", map[string]any{"productId": shop.ProductID, "customFields": fields, "tags": tags}).OK()
		shop.Admin.Patch("/admin/store-customer", map[string]any{"storeCustomerId": customer, "customFields": fields, "tags": tags}).OK()
		shop.Admin.Patch("/admin/order", map[string]any{"orderId": order, "tags": []string{"a,b"}}).Is(http.StatusBadRequest)
		for _, list := range []struct {
			client apitest.Client
			path   string
			id     string
			want   int64
		}{
			{shop.Admin, "/admin/order/paged", "orderId", order}, {clients["public"], "/order/paged", "orderId", order},
			{shop.Admin, "/admin/product/paged", "productId", shop.ProductID}, {clients["public"], "/product/paged", "productId", shop.ProductID},
			{shop.Admin, "/admin/customer/paged", "storeCustomerId", customer}, {clients["public"], "/store-customer/paged", "storeCustomerId", customer},
		} {
			ask := func(pairs ...string) *apitest.Answer {
				return list.client.Get(list.path + "?" + url.Values{"customField": pairs}.Encode())
			}
			found := ask("engraving:For Mia, with love: 1", "gift:true").OK()
			Expect(found.At("items")).To(HaveLen(1), list.path)
			Expect(found.ID("items.0."+list.id)).To(Equal(list.want), list.path)
			Expect(ask("engraving:For Mia", "gift:true").OK().At("items")).To(BeEmpty(), list.path)
			Expect(ask("gift:true", "engraving:true").OK().At("items")).To(BeEmpty(), list.path)
			ask("gift").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			ask("a:1", "b:2", "c:3", "d:4", "e:5", "f:6").Is(http.StatusBadRequest)
			if strings.HasPrefix(list.path, "/admin/") {
				Expect(list.client.Get(list.path+"?tag=none,vip").OK().At("items")).To(HaveLen(1), list.path)
				Expect(list.client.Get(list.path+"?tag=none,"+url.QueryEscape("a b")).OK().At("items")).To(HaveLen(1), list.path)
				Expect(list.client.Get(list.path+"?tag=none").OK().At("items")).To(BeEmpty(), list.path)
				list.client.Get(list.path + "?tag=none&tag=vip").Is(http.StatusBadRequest)
			}
		}
	})

	It("promise HEAD for every GET path, with the same type and ETag and an empty body", func() {
		asked := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if method != http.MethodGet || planned(op.Extensions) {
				return
			}
			get, head := clients[surface].Get(path), clients[surface].Call(http.MethodHead, path, nil)
			Expect(head.Status).To(Equal(get.Status), "%s.%s", surface, op.OperationID)
			Expect(head.Body).To(BeEmpty())
			Expect(head.Header.Get("Content-Type")).To(Equal(get.Header.Get("Content-Type")), "%s.%s", surface, op.OperationID)
			Expect(head.Header.Get("ETag")).To(Equal(get.Header.Get("ETag")), "%s.%s", surface, op.OperationID)
			asked++
		})
		Expect(asked).To(BeNumerically(">", 70))
		for _, path := range []string{"/", "/docs", "/docs/scalar.js", "/llms.txt", "/openapi/admin.json", "/schemas/index.json", "/problems/not_found", "/healthz", "/readyz"} {
			Expect(world.Client().Call(http.MethodHead, path, nil).Is(http.StatusOK).Body).To(BeEmpty(), path)
		}
	})

	It("promise fields in the order of the schemas, and text without escapes", func() {
		shop.Admin.Patch("/admin/product", map[string]any{"productId": shop.ProductID, "name": "Salt & <pepper>"}).OK()
		shop.Guest(shop.White, 1).Buy().OK()
		objects := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if method != http.MethodGet || planned(op.Extensions) {
				return
			}
			query := url.Values{}
			for _, p := range op.Parameters {
				switch p.Value.Name {
				case "productId":
					query.Set("productId", fmt.Sprint(shop.ProductID))
				case "storeCustomerId":
					query.Set("storeCustomerId", "1")
				}
			}
			a := clients[surface].Get(path + "?" + query.Encode())
			if a.Status != http.StatusOK || !strings.HasSuffix(a.Header.Get("Content-Type"), "json") {
				return
			}
			Expect(string(a.Body)).NotTo(ContainSubstring(`\u0026`), path)
			raw, err := published.Read("openapi/" + surface + ".json")
			Expect(err).NotTo(HaveOccurred())
			doc, err := parseOrdered(json.NewDecoder(bytes.NewReader(raw)))
			Expect(err).NotTo(HaveOccurred())
			value, err := parseOrdered(json.NewDecoder(bytes.NewReader(a.Body)))
			Expect(err).NotTo(HaveOccurred())
			schema := doc.at("paths", path, "get", "responses", "200", "content", "application/json", "schema")
			Expect(schema).NotTo(BeNil(), path)
			Expect(disorder(doc, schema, value, "")).To(BeEmpty(), "%s.%s", surface, op.OperationID)
			objects++
		})
		Expect(objects).To(BeNumerically(">", 40))
	})

	It("promise that an invalid store id in X-Store-Id is refused", func() {
		for _, value := range []string{"abc", "0", "-1", "1.5", "99999999999999999999"} {
			p := shop.Admin.With("X-Store-Id", value).Get("/admin/order/paged").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			Expect(p.Errors).To(HaveLen(1), value)
			Expect(p.Errors[0].Pointer).To(Equal("/X-Store-Id"), value)
		}
		shop.Admin.With("X-Store-Id", "9007199254740991").Get("/admin/order/paged").Is(http.StatusNotFound).Refused(domain.NotFound)
	})
})

// text returns an example in the form of a query parameter.
func text(example any) string {
	if several, ok := example.([]any); ok {
		var texts []string
		for _, one := range several {
			texts = append(texts, text(one))
		}
		return strings.Join(texts, ",")
	}
	if number, ok := example.(float64); ok {
		return fmt.Sprintf("%.0f", number)
	}
	return fmt.Sprint(example)
}

// ordered is a JSON value that remembers the order of its fields.
type ordered struct {
	names   []string
	members map[string]*ordered
	items   []*ordered
	scalar  any
}

func parseOrdered(dec *json.Decoder) (*ordered, error) {
	token, err := dec.Token()
	if err != nil {
		return nil, err
	}
	v := &ordered{}
	switch token {
	case json.Delim('{'):
		v.members = map[string]*ordered{}
		for dec.More() {
			name, err := dec.Token()
			if err != nil {
				return nil, err
			}
			v.names = append(v.names, name.(string))
			if v.members[name.(string)], err = parseOrdered(dec); err != nil {
				return nil, err
			}
		}
		_, err = dec.Token()
	case json.Delim('['):
		for dec.More() {
			item, err := parseOrdered(dec)
			if err != nil {
				return nil, err
			}
			v.items = append(v.items, item)
		}
		_, err = dec.Token()
	default:
		v.scalar = token
	}
	return v, err
}

func (v *ordered) at(path ...string) *ordered {
	for _, name := range path {
		if v == nil {
			return nil
		}
		v = v.members[name]
	}
	return v
}

// disorder returns the path of an object whose fields are not in the order of its schema; "" means that all fields are
// in order.
func disorder(doc, schema, value *ordered, at string) string {
	for schema != nil {
		if ref := schema.at("$ref"); ref != nil {
			schema = doc.at(strings.Split(strings.TrimPrefix(ref.scalar.(string), "#/"), "/")...)
		} else if all := schema.at("allOf"); all != nil && len(all.items) == 1 {
			schema = all.items[0]
		} else {
			break
		}
	}
	if schema == nil || value == nil {
		return ""
	}
	for i, item := range value.items {
		if found := disorder(doc, schema.at("items"), item, fmt.Sprintf("%s/%d", at, i)); found != "" {
			return found
		}
	}
	properties := schema.at("properties")
	if properties == nil {
		return ""
	}
	last := -1
	for _, name := range value.names {
		place := slices.Index(properties.names, name)
		if place < 0 {
			continue
		}
		if place < last {
			return fmt.Sprintf("%s: %s is not in its place: %v", at, name, value.names)
		}
		last = place
		if found := disorder(doc, properties.members[name], value.members[name], at+"/"+name); found != "" {
			return found
		}
	}
	return ""
}
