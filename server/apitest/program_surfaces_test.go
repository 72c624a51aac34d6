package apitest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// surface is an operation that returns an object: by the object's id, as a row of a list, or as a row of an export.
type surface struct {
	name, path, by string // by names the query parameter for the id; "" means the operation is a list
	program        *program
	id             string // the field that contains the object's id
	own            bool   // whether the operation returns the caller's own object and takes no id
	key            string // the column that identifies the object in an export; empty means no export
}

// facts compares an object on all surfaces that show it, after each operation of a program. The OpenAPI documents
// define the surfaces: once a document contains a new operation, facts compares it.
type facts struct {
	conn      *pgx.Conn
	papers    *papers
	reports   *reports
	shows     map[string][]surface // by the kind of object
	compared  map[string]int       // number of compared objects, by surface
	different map[string]bool
}

// shownOtherwise maps each field that one surface shows differently to the reason.
var shownOtherwise = map[string]string{
	"public.listSubscriptions createdOn":                 "a row is a line of a subscription: when the line was added",
	"public.listSubscriptions nextProcessingDate":        "a row is a line, which keeps its last date",
	"customer.getProduct priceFrom":                      "a buyer sees the prices of their account type",
	"customer.getProduct priceTo":                        "a buyer sees the prices of their account type",
	"customer.listProducts priceFrom":                    "a buyer sees the prices of their account type",
	"customer.listProducts priceTo":                      "a buyer sees the prices of their account type",
	"customer.getSubscription allowedActions (elements)": "a buyer may do less than staff",
	"customer.getReturn allowedActions (elements)":       "a buyer may do less than staff",
	"admin.exportProducts stockAvailable":                "a row is a variant",
	"event refund.modifiedOn":                            "a retry links a failed refund to the new one, which has the event",
	"event store-customer.modifiedOn":                    "an address or a payment method that changes has the event, and moves its customer",
}

func newFacts(ctx context.Context, world *apitest.World, shop *apitest.Shop, services *services, programs []*program) *facts {
	GinkgoHelper()
	conn, err := pgx.Connect(ctx, world.DatabaseURL)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(func(ctx context.Context) { _ = conn.Close(ctx) })
	f := &facts{conn: conn, papers: newPapers(ctx, world, conn, programs[0]), reports: newReports(world, conn, shop.StoreID, services), shows: map[string][]surface{}, compared: map[string]int{}, different: map[string]bool{}}
	var exports []call
	for _, p := range programs {
		for _, c := range p.calls() {
			if strings.HasSuffix(c.path, "/export") {
				exports = append(exports, c)
			} else if kind, s, ok := p.shown(c); ok {
				f.shows[kind] = append(f.shows[kind], s)
			}
		}
	}
	for _, c := range exports { // the surfaces must come first, since they provide the values of the key columns
		if kind, s, ok := programs[0].exported(c); ok {
			f.shows[kind] = append(f.shows[kind], s)
		}
	}
	maps.DeleteFunc(f.shows, func(_ string, s []surface) bool { return len(s) < 2 })
	return f
}

// shown returns the kind of object that an operation returns, and the operation as a surface. The result ok is false if
// the operation returns no object by id or as a row.
func (p *program) shown(c call) (kind string, s surface, ok bool) {
	if c.method != http.MethodGet {
		return "", s, false
	}
	success := c.op.Responses.Status(http.StatusOK)
	if success == nil || success.Value.Content.Get("application/json") == nil {
		return "", s, false
	}
	schema := success.Value.Content.Get("application/json").Schema
	s = surface{name: p.surface + "." + c.op.OperationID, path: c.path, program: p}
	list := strings.HasSuffix(c.path, "/paged") || strings.HasSuffix(c.path, "/all")
	if items := apitest.Member(schema, "items"); list && items != nil { // the items of an order are the order's lines, not rows of a list
		schema = apitest.Items(items)
	}
	noun := strings.TrimPrefix(strings.TrimPrefix(c.path, "/admin"), "/customer/")
	if noun != c.path && !strings.HasPrefix(noun, "/") {
		noun = "/" + noun
	}
	for _, suffix := range []string{"/paged", "/all", "/details"} {
		noun = strings.TrimSuffix(noun, suffix)
	}
	if as := shownAs[noun]; as != "" {
		noun = as
	}
	for _, name := range apitest.Required(schema) { // rows about other objects may also contain the id of this object
		if object := apitest.ObjectOf(apitest.Member(schema, name)); object != "" && noun == "/"+object {
			kind, s.id = object, name
			break
		}
	}
	for _, q := range c.op.Parameters {
		switch {
		case q.Value.In != openapi3.ParameterInQuery:
		case kind != "" && q.Value.Name == s.id && !list:
			s.by = s.id
		case q.Value.Required:
			return "", s, false
		}
	}
	s.own = !list && s.by == ""
	return kind, s, kind != "" && (list || s.by != "" || c.path == "/customer/user/me")
}

// shownAs maps a path to the path that names its kind of object, if the two differ.
var shownAs = map[string]string{"/customer": "/store-customer", "/user/me": "/store-customer", "/user-address": "/customer-address"}

// look returns the object as a surface shows it; nil means that the surface does not show the object. The parameter
// known contains the object's values on other surfaces.
func (s surface) look(id string, known map[string]string) map[string]any {
	GinkgoHelper()
	if s.key != "" {
		return s.row(known)
	}
	path := s.path
	if s.by != "" {
		path += "?" + s.by + "=" + id
	}
	a := s.program.client.Get(path)
	if a.Status != http.StatusOK {
		return nil
	}
	var v map[string]any
	dec := json.NewDecoder(bytes.NewReader(a.Body))
	dec.UseNumber()
	Expect(dec.Decode(&v)).To(Succeed())
	if s.by != "" || s.own && fmt.Sprint(v[s.id]) == id {
		return v
	}
	rows, _ := v["items"].([]any)
	for _, row := range rows {
		if members := row.(map[string]any); fmt.Sprint(members[s.id]) == id {
			return members
		}
	}
	return nil
}

// event returns the object as the latest event about it shows it; nil means that the object has no event.
func (f *facts) event(ctx context.Context, kind, id string) map[string]any {
	GinkgoHelper()
	var payload string
	err := f.conn.QueryRow(ctx, `SELECT payload FROM webhook_events WHERE split_part(type, '.', 1) = $1 AND object_id = $2::bigint
		AND type NOT IN ('customer.address_changed', 'customer.payment_method_changed') ORDER BY sequence DESC LIMIT 1`, kind, id).Scan(&payload)
	if err != nil {
		return nil
	}
	var e struct {
		Data struct{ Object map[string]any }
	}
	dec := json.NewDecoder(strings.NewReader(payload))
	dec.UseNumber()
	Expect(dec.Decode(&e)).To(Succeed())
	return e.Data.Object
}

// named returns the ids in a body and in a response, by kind of object. It skips deeper levels, which concern other
// objects, such as the goods of an order.
func (p *program) named(bodies ...any) map[string][]string {
	ids := map[string][]string{}
	var walk func(v any, depth int)
	walk = func(v any, depth int) {
		switch v := v.(type) {
		case []any:
			for _, item := range v {
				walk(item, depth+1)
			}
		case map[string]any:
			if depth > 1 {
				return
			}
			for name, member := range v {
				switch member := member.(type) {
				case json.Number:
					if kind := p.marks[name]; kind != "" && !slices.Contains(ids[kind], member.String()) {
						ids[kind] = append(ids[kind], member.String())
					}
				default:
					walk(member, depth+1)
				}
			}
		}
	}
	for _, body := range bodies {
		walk(body, 0)
	}
	return ids
}

// agree compares the objects that an operation named on all surfaces.
func (f *facts) agree(ctx context.Context, p *program, c call, body any, a *apitest.Answer) {
	GinkgoHelper()
	if f == nil || c.method == http.MethodGet {
		return
	}
	var answered any
	dec := json.NewDecoder(bytes.NewReader(a.Body))
	dec.UseNumber()
	_ = dec.Decode(&answered)
	for _, each := range append(f.papers.agree(ctx, c), f.reports.agree(ctx)...) {
		f.note(p, c, each)
	}
	for kind, ids := range p.named(body, answered) {
		for _, id := range ids[:min(len(ids), 2)] {
			if f.shows[kind] == nil {
				continue
			}
			if kind == "order" {
				for _, each := range f.papers.order(id) {
					f.note(p, c, each)
				}
			}
			var off []string
			for range 40 { // a job may change the object while it is read
				if off = f.differences(ctx, kind, id); len(off) == 0 {
					break
				}
				time.Sleep(25 * time.Millisecond)
			}
			for _, each := range off {
				f.note(p, c, each)
			}
		}
	}
}

// note records a difference together with the operation that preceded it.
func (f *facts) note(p *program, c call, each string) {
	if !f.different[each] {
		f.different[each] = true
		GinkgoWriter.Println("after", p.surface+"."+c.op.OperationID, each)
	}
}

// differences returns the fields whose values differ between two surfaces.
func (f *facts) differences(ctx context.Context, kind, id string) (out []string) {
	GinkgoHelper()
	type view struct {
		name   string
		values map[string]string
	}
	var views []view
	for _, s := range f.shows[kind] {
		known := map[string]string{}
		if len(views) > 0 {
			known = views[0].values
		}
		if members := s.look(id, known); members != nil {
			views = append(views, view{s.name, flat(members)})
		}
	}
	if event := f.event(ctx, strings.TrimPrefix(kind, "store-"), id); event != nil && len(views) > 0 {
		views = append(views, view{"event", flat(event)})
	}
	if len(views) > 1 {
		for _, each := range views {
			f.compared[each.name]++
		}
	}
	for i, one := range views {
		for _, other := range views[:i] {
			for _, at := range slices.Sorted(maps.Keys(one.values)) {
				known := func(name string) bool {
					return shownOtherwise[name+" "+at] != "" || shownOtherwise[name+" "+kind+"."+at] != ""
				}
				if value, ok := other.values[at]; ok && !alike(value, one.values[at]) && !known(one.name) && !known(other.name) {
					out = append(out, fmt.Sprintf("%s %s: %s has %s, %s has %s", kind, at, other.name, value, one.name, one.values[at]))
				}
			}
		}
	}
	return out
}

// complete expects that each export and each operation that reads a customer was compared.
func (f *facts) complete() {
	GinkgoHelper()
	AddReportEntry("objects compared by surface", fmt.Sprint(f.compared))
	for _, surfaces := range f.shows {
		for _, s := range surfaces {
			if s.key != "" || s.program.surface == "customer" {
				Expect(f.compared).To(HaveKey(s.name))
			}
		}
	}
	f.papers.complete()
	f.reports.complete()
}

// flat returns the values of an object by their paths. For a list it returns only the number of items, since some
// surfaces show fewer fields of each item.
func flat(members map[string]any) map[string]string {
	out := map[string]string{}
	var walk func(at string, v any)
	walk = func(at string, v any) {
		switch v := v.(type) {
		case map[string]any:
			for name, member := range v {
				walk(strings.TrimPrefix(at+"."+name, "."), member)
			}
		case []any:
			out[at+" (elements)"] = fmt.Sprint(len(v))
		default:
			out[at] = fmt.Sprint(v)
		}
	}
	walk("", members)
	return out
}
