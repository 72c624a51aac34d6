package apitest_test

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// program calls an API and knows only the API's published document. It sends the document's examples, in which it
// replaces the ids (`x-object`) with ids from earlier responses.
type program struct {
	surface string
	client  apitest.Client
	doc     *openapi3.T
	marks   map[string]string // kind of object by the name of an id field
	*recollection
	own  map[string]any // values that the program itself provides, by field name
	done map[string]bool
	why  map[string]string // the latest refusal of each operation that never succeeded
	// succeeded is called after each successful call; nil means no function is called.
	succeeded func(c call, body any, a *apitest.Answer)
}

// recollection holds the objects in the responses of all surfaces, newest last.
type recollection struct{ scenes []scene }

// scene contains what one object in a response showed: ids by kind of object, and other values by field name.
type scene struct {
	surface string
	ids     map[string]string
	within  map[string]string // ids of the enclosing objects
	values  map[string]any
}

func newProgram(surface string, client apitest.Client, known *recollection, own map[string]any) *program {
	GinkgoHelper()
	raw, err := published.Read("openapi/" + surface + ".json")
	Expect(err).NotTo(HaveOccurred())
	doc, err := openapi3.NewLoader().LoadFromData(raw)
	Expect(err).NotTo(HaveOccurred())
	p := &program{surface: surface, client: client, recollection: known, doc: doc, own: own, marks: map[string]string{}, done: map[string]bool{}, why: map[string]string{}}
	for _, s := range doc.Components.Schemas {
		for name, property := range s.Value.Properties {
			object := apitest.ObjectOf(property)
			if property.Value.Items != nil {
				object = apitest.ObjectOf(property.Value.Items)
			}
			if object != "" && object != "any" {
				p.marks[name] = object
			}
		}
	}
	return p
}

// call is an operation of the program's document.
type call struct {
	path, method string
	op           *openapi3.Operation
}

// calls returns the operations that are not planned. Reading operations come first, and removing operations last.
func (p *program) calls() (all []call) {
	for path, item := range p.doc.Paths.Map() {
		for method, op := range item.Operations() {
			if !planned(op.Extensions) {
				all = append(all, call{path, method, op})
			}
		}
	}
	rank := map[string]int{http.MethodGet: 0, http.MethodPut: 1, http.MethodPost: 2, http.MethodPatch: 3, http.MethodDelete: 4}
	slices.SortFunc(all, func(a, b call) int {
		if last := ends(a) - ends(b); last != 0 {
			return last
		}
		if byPath, byMethod := strings.Compare(a.path, b.path), rank[a.method]-rank[b.method]; ends(a) > 0 {
			return cmp.Or(byPath, -byMethod)
		} else {
			return cmp.Or(byMethod, byPath)
		}
	})
	return all
}

func boolean(b bool) int {
	if b {
		return 1
	}
	return 0
}

// endings lists, in their order, the operations that end an object that the program still needs. The program calls
// these operations last.
var endings = []string{"setCartItems", "acceptOrderChargeback", "updateStoreCustomerStatus", "deleteProduct", "refreshLogin", "deleteSession", "updateMyUser", "changePassword", "logout", "deleteMe"}

// ends returns the position of an operation among the endings; 0 means the operation ends nothing.
func ends(c call) int {
	if c.method == http.MethodDelete && !slices.Contains(endings, c.op.OperationID) || c.op.OperationID == "checkoutCart" { // a checkout ends the cart
		return 1
	}
	return slices.Index(endings, c.op.OperationID) + 2 - boolean(!slices.Contains(endings, c.op.OperationID))
}

// run calls all operations until no further operation succeeds.
func (p *program) run() {
	for before := -1; before != len(p.done); {
		before = len(p.done)
		for _, c := range p.calls() {
			if !p.done[c.op.OperationID] && ends(c) == 0 {
				p.try(c)
			}
		}
	}
}

// misuse calls every operation with an unknown token, and then with an oversized body.
func (p *program) misuse() {
	GinkgoHelper()
	unknown, large := p.client.Bearer("sp_app_unknown").With("X-Store-Key", "pk_unknown"), bytes.Repeat([]byte(" "), 1<<20+1)
	for _, c := range p.calls() {
		if c.op.Responses.Status(http.StatusUnauthorized) != nil && !strings.HasSuffix(c.path, "/login") && !strings.HasSuffix(c.path, "/refresh") {
			unknown.Call(c.method, c.path, nil).Is(http.StatusUnauthorized)
		}
		if apitest.Body(c.op) != nil {
			p.client.Once().Call(c.method, c.path, large).Is(http.StatusRequestEntityTooLarge)
		}
	}
}

// end calls the operations that end an object, and returns all operations that never succeeded.
func (p *program) end() (failed []string) {
	for _, c := range p.calls() {
		id := c.op.OperationID
		if ends(c) > 0 {
			p.try(c)
		}
		if !p.done[id] && elsewhere[p.surface+"."+id] == "" {
			failed = append(failed, fmt.Sprintf("%s.%s: %s", p.surface, id, p.why[id]))
		}
	}
	return failed
}

// try calls an operation with one known object after another, until a call succeeds as documented.
func (p *program) try(c call) {
	tried := map[string]bool{}
	for _, s := range p.candidates(c) {
		if len(tried) == 48 {
			return
		}
		target, body := p.request(c, s)
		raw, _ := json.Marshal(body)
		if tried[target+string(raw)] {
			continue
		}
		tried[target+string(raw)] = true
		a := p.client.Once().Call(c.method, target, body)
		if a.Status == http.StatusConflict && c.method == http.MethodPost && strings.Contains(string(a.Body), `"already_exists"`) {
			renamed(body)
			a = p.client.Once().Call(c.method, target, body)
		}
		if total := changedTotal(a); total != nil { // cart_changed contains the total to confirm
			body.(map[string]any)["expectedGrandTotal"] = total
			a = p.client.Once().Call(c.method, target, body)
		}
		for _, card := range p.cards(a, body) { // retries a declined request with the next known card
			body.(map[string]any)["customerPaymentMethodId"] = card
			if a = p.client.Once().Call(c.method, target, body); a.Status < 300 {
				break
			}
		}
		if token := (&writing{program: p}).last("accessToken", nil); a.Status == http.StatusUnauthorized && token != nil && p.byLogin(c) {
			p.client = p.client.Bearer(fmt.Sprint(token)) // the token in the response to a login
			a = p.client.Once().Call(c.method, target, body)
		}
		if success := c.op.Responses.Status(a.Status); a.Status < 300 && success != nil {
			p.done[c.op.OperationID] = true
			p.learn(a)
			if p.succeeded != nil {
				p.succeeded(c, body, a)
			}
			if tag := a.Header.Get("ETag"); tag != "" && c.method == http.MethodGet {
				same := p.client.With("If-None-Match", tag).Get(target)
				for tries := 0; same.Status == http.StatusOK && tries < 3; tries++ { // a job may have changed the object between the two reads
					same = p.client.With("If-None-Match", same.Header.Get("ETag")).Get(target)
				}
				same.Is(http.StatusNotModified)
			}
			if c.method != http.MethodGet {
				p.again(c, target, body, a)
				p.stale(c, target, body)
				return
			}
		} else if !p.done[c.op.OperationID] && len(tried) == 1 {
			p.why[c.op.OperationID] = fmt.Sprintf("%s %s %s: %d %s", c.method, target, raw, a.Status, a.Body)
		}
	}
}

// cards returns the known cards with which the program can retry a declined request.
func (p *program) cards(a *apitest.Answer, body any) (cards []any) {
	members, _ := body.(map[string]any)
	if members["customerPaymentMethodId"] == nil || !strings.Contains(string(a.Body), `"`+string(domain.PaymentDeclined)+`"`) {
		return nil
	}
	for s := range backward(p.scenes) {
		if id := s.ids["customer-payment-method"]; id != "" && id != fmt.Sprint(members["customerPaymentMethodId"]) && !slices.Contains(cards, any(json.Number(id))) {
			cards = append(cards, json.Number(id))
		}
	}
	return cards
}

// renamed adds a suffix to the names in an example, since other objects already have these names.
func renamed(body any) {
	members, _ := body.(map[string]any)
	for name, v := range members {
		text, isText := v.(string)
		switch {
		case isText && (strings.HasSuffix(strings.ToLower(name), "name") || name == "code" || name == "slug" || name == "sku" || name == "externalId"):
			members[name] = text + "2"
		case name == "variants":
			for _, variant := range v.([]any) {
				renamed(variant)
			}
		}
	}
}

// candidates returns the scenes from which an operation could take its ids. It alternates between the newest scenes
// with an id that the operation takes, and the scenes with the most of these ids.
func (p *program) candidates(c call) (all []scene) {
	kinds := map[string]bool{}
	for _, at := range apitest.Places(c.op) {
		kinds[at.Object] = true
	}
	told := func(s scene) (n int) {
		for kind := range kinds {
			n += boolean(s.ids[kind] != "")
		}
		return n
	}
	newest := slices.DeleteFunc(slices.Collect(backward(p.scenes)), func(s scene) bool { return told(s) == 0 })
	fullest := slices.SortedStableFunc(slices.Values(newest), func(a, b scene) int { return told(b) - told(a) })
	for i := range newest {
		all = append(all, newest[i], fullest[i])
	}
	return append(all, scene{})
}

// request returns an operation's example request with the ids of a scene. Other scenes supply the ids that the scene
// lacks.
func (p *program) request(c call, s scene) (target string, body any) {
	w := &writing{program: p, about: s, ids: map[string]string{}, taken: map[string]bool{}}
	query := url.Values{}
	for _, ref := range c.op.Parameters {
		q := ref.Value
		if q.In != openapi3.ParameterInQuery || q.Example == nil && !q.Required || strings.HasSuffix(c.path, "/paged") && !q.Required {
			continue
		}
		schema, example := q.Schema, q.Example
		if several, ok := example.([]any); ok && len(several) > 0 {
			schema, example = schema.Value.Items, several[0]
		}
		if object := apitest.ObjectOf(schema); object == "" {
			query.Set(q.Name, text(q.Example))
		} else if id := w.id(object, fmt.Sprint(example)); id != "" {
			query.Set(q.Name, id)
		}
	}
	if target = c.path; len(query) > 0 {
		target += "?" + query.Encode()
	}
	if schema := apitest.Body(c.op); schema != nil {
		raw, _ := json.Marshal(apitest.Example(c.op.RequestBody.Value.Content.Get("application/json")))
		dec := json.NewDecoder(strings.NewReader(string(raw)))
		dec.UseNumber()
		_ = dec.Decode(&body)
		body = w.value("", schema, body)
	}
	return target, body
}

// writing is a request in preparation.
type writing struct {
	*program
	about scene
	ids   map[string]string // known ids by the example ids that they replace
	taken map[string]bool
}

// id returns a known id that replaces an id of the example. Different example ids become different objects.
func (w *writing) id(object, example string) string {
	key := object + " " + example
	if w.ids[key] != "" {
		return w.ids[key]
	}
	if object == "any" {
		object = "order"
	}
	known := func(yield func(scene) bool) {
		if yield(w.about) {
			backward(w.scenes)(yield)
		}
	}
	for _, near := range []bool{true, false} { // prefers another variant of the same product
		for s := range known {
			if id := s.ids[object]; id != "" && !w.taken[object+" "+id] && (!near || s.near(w.about)) {
				w.ids[key], w.taken[object+" "+id] = id, true
				return id
			}
		}
	}
	return ""
}

// near reports whether two scenes share an object, or s is within an object of other.
func (s scene) near(other scene) bool {
	for object, id := range other.ids {
		if s.ids[object] == id || s.within[object] == id {
			return true
		}
	}
	return false
}

// value returns the example value with known values in place of the example's values; nil means that the field must be
// omitted.
func (w *writing) value(name string, schema *openapi3.SchemaRef, v any) any {
	if own, ok := w.own[name]; ok {
		return own
	}
	if seen, ok := strings.CutPrefix(name, "expected"); ok { // expectedX is the field x of the latest response
		return w.last(strings.ToLower(seen[:1])+seen[1:], v)
	}
	if name == "processingDate" { // a renewal is identified by its day
		return w.last("nextProcessingDate", v)
	}
	if name == "refreshToken" {
		return w.last(name, v)
	}
	if object := apitest.ObjectOf(schema); object != "" && !strings.Contains(object, ":") {
		switch id := w.id(object, fmt.Sprint(v)); {
		case id == "":
			return nil
		case schema.Value.Type.Is("string") || reflectsText(v):
			return id
		default:
			return json.Number(id)
		}
	}
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for member, below := range v {
			if member == "version" {
				continue // the version of the example does not fit the known object
			}
			property := apitest.Member(schema, member)
			known := below
			if property != nil {
				known = w.value(member, property, below)
			}
			switch {
			case known != nil || below == nil:
				out[member] = known
			case slices.Contains(apitest.Required(schema), member) && name != "":
				return nil // no known object fits
			}
		}
		return out
	case []any:
		out := []any{}
		items := apitest.Items(schema)
		for _, below := range v {
			if items == nil {
				out = append(out, below)
			} else if known := w.value("item", items, below); known != nil {
				out = append(out, known)
			}
		}
		return out
	}
	return v
}

func reflectsText(v any) bool { _, text := v.(string); return text }

// last returns the value of the named field that the request's object showed, or else the latest value that any object
// showed.
func (w *writing) last(name string, otherwise any) any {
	for _, s := range append([]scene{w.about}, slices.Collect(backward(w.scenes))...) {
		if v := s.values[name]; v != nil && (s.surface == w.surface || !strings.HasSuffix(name, "Token")) {
			return v
		}
	}
	return otherwise
}

func backward(scenes []scene) func(func(scene) bool) {
	return func(yield func(scene) bool) {
		for _, s := range slices.Backward(scenes) {
			if !yield(s) {
				return
			}
		}
	}
}

// learn stores the objects in a response, each after the objects that it contains.
func (p *program) learn(a *apitest.Answer) {
	dec := json.NewDecoder(strings.NewReader(string(a.Body)))
	dec.UseNumber()
	var v any
	if dec.Decode(&v) == nil && !strings.Contains(a.Request, "/webhook-event/type/all") && !strings.Contains(a.Request, "/webhook-endpoint/test") { // the samples in these responses belong to no store
		p.walk(v)
	}
}

func (p *program) walk(v any) map[string]string {
	ids := map[string]string{}
	switch v := v.(type) {
	case []any:
		for _, item := range slices.Backward(v) {
			maps.Copy(ids, p.walk(item))
		}
	case map[string]any:
		values, within := map[string]any{}, len(p.scenes)
		for _, name := range slices.Sorted(maps.Keys(v)) {
			switch member := v[name].(type) {
			case map[string]any, []any:
				for object, id := range p.walk(member) {
					if ids[object] == "" {
						ids[object] = id
					}
				}
			case json.Number, string:
				values[name] = member
			}
		}
		for name, value := range values { // the object's own values take precedence over the values of objects inside it
			if object := p.marks[name]; name == "id" && !reflectsText(value) {
				ids["admin-user"] = fmt.Sprint(value)
			} else if object != "" && name != "id" {
				ids[object] = fmt.Sprint(value)
			}
		}
		for _, inner := range p.scenes[within:] {
			for object, id := range ids {
				if inner.within[object] == "" {
					inner.within[object] = id
				}
			}
		}
		if len(ids) > 0 || values["grandTotal"] != nil {
			p.scenes = append(p.scenes, scene{p.surface, ids, map[string]string{}, values})
		}
	}
	return ids
}

// again repeats a successful edit. The object already has these values, so the service must write nothing.
func (p *program) again(c call, target string, body any, done *apitest.Answer) {
	GinkgoHelper()
	members, ok := body.(map[string]any)
	if !ok || c.method != http.MethodPatch || done.Status != http.StatusOK || !strings.Contains(string(done.Body), `"version":`) {
		return
	}
	delete(members, "version")
	if c.op.OperationID == "updateProduct" {
		return // the repetition replaces the items that the first call added, because the example's items have no id
	}
	a := p.client.Once().Patch(target, members).OK()
	Expect(fmt.Sprint(a.At("version"))).To(Equal(fmt.Sprint(done.At("version"))), c.op.OperationID)
}

// stale repeats a successful edit with an outdated version, which the service must refuse.
func (p *program) stale(c call, target string, body any) {
	GinkgoHelper()
	members, ok := body.(map[string]any)
	if !ok || c.method != http.MethodPatch || apitest.Member(apitest.Body(c.op), "version") == nil {
		return
	}
	members["version"] = json.Number(strconv.Itoa(1 << 30))
	a := p.client.Once().Patch(target, members).Is(http.StatusConflict)
	Expect(a.Refused(domain.VersionConflict).CurrentVersion).NotTo(BeNil(), c.op.OperationID)
	delete(members, "version")
	a = p.client.Once().With("If-Match", `"1073741824-x"`).Patch(target, members).Is(http.StatusPreconditionFailed)
	Expect(a.Refused(domain.PreconditionFailed).CurrentVersion).NotTo(BeNil(), c.op.OperationID)
}

// byLogin reports whether the operation accepts the bearer token of a login. If it accepts only other tokens, such as a
// link's token, a 401 does not mean that the login has ended.
func (p *program) byLogin(c call) bool {
	needs := p.doc.Security
	if c.op.Security != nil {
		needs = *c.op.Security
	}
	return slices.ContainsFunc(needs, func(one openapi3.SecurityRequirement) bool {
		for name := range one {
			if scheme := p.doc.Components.SecuritySchemes[name].Value; scheme.Type == "http" && scheme.Scheme == "bearer" {
				return true
			}
		}
		return false
	})
}

// elsewhere maps the operations for which the documents do not suffice to what they need.
var elsewhere = map[string]string{
	"admin.createMedia":                   "a file, which is no example",
	"admin.exchangeReturn":                "an approved return that names wanted goods",
	"admin.importCustomers":               "a file, which is no example",
	"admin.bulkAdjustStock":               "a file, which is no example",
	"admin.bulkReplacePrices":             "a file, which is no example",
	"admin.bulkWriteProducts":             "a file, which is no example",
	"admin.getIntegrationTaskFile":        "a task that has one",
	"admin.resendEmail":                   "a mail that was sent, and there is no mail server",
	"admin.getEmailSuppression":           "an address that a mail server has refused",
	"admin.deleteEmailSuppression":        "an address that a mail server has refused",
	"customer.createCartGiftCard":         "the code of a gift card",
	"customer.deleteCartGiftCard":         "the code of a gift card",
	"customer.checkGiftCardBalance":       "the code of a gift card",
	"customer.resetPassword":              "the token of a mail",
	"customer.verifyEmail":                "the pin of a mail",
	"customer.commitEmailChange":          "the pin of a mail",
	"customer.getOrderDue":                "the token of a payment link",
	"customer.getRedirect":                "a path that leads to another page, which only the store knows",
	"customer.createCheckoutLink":         "a page of the store's own to come back to",
	"customer.createCheckoutSession":      "the token of a checkout link",
	"customer.openOrder":                  "the cart of a visitor, who is another caller",
	"customer.createReturn":               "an order of the customer whose units were shipped",
	"customer.previewReturn":              "an order of the customer whose units were shipped",
	"customer.cancelReturn":               "a return of the customer",
	"customer.mergeCart":                  "the cart of a visitor, who is another caller",
	"admin.submitOrderChargebackEvidence": "a dispute at the payment provider",
	"admin.updateTotp":                    "the code of an authenticator",
	"admin.removeTotp":                    "the code of an authenticator",
	"admin.verifyStoreDomain":             "a record in the domain's zone",
	"admin.updateTaxProvider":             "an account at a tax provider",
	"admin.updateCommissionProvider":      "an account at a commission provider",
	"customer.getReferrer":                "an account at a commission provider",
	"customer.getCommissionSsoUrl":        "an account at a commission provider",
}

var _ = Describe("The published documents", func() {
	It("are sufficient for a program without any other knowledge of the API", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		inExamples(world)
		shop := world.Shop("program")
		services := connect(shop)
		seed := newEstate(shop)
		states(world, shop)
		seed.furnish()
		mia := seed.live("program@example.com")
		keeps(shop, mia, "pm_card_mastercard", "pm_card_amex") // subscriptions charge some of the two customers' cards
		subscriptions(shop, mia, seed)
		var known recollection
		own := map[string]any{"url": "http://127.0.0.1:9/"}
		programs := []*program{
			newProgram("admin", shop.Admin, &known, map[string]any{"url": own["url"], "password": apitest.AdminPassword, "currentPassword": apitest.AdminPassword}),
			newProgram("public", shop.AppToken(permissions(shop)...), &known, own), newProgram("customer", mia, &known, own),
		}
		shown := newFacts(ctx, world, shop, services, programs)
		for _, p := range programs {
			p.succeeded = func(c call, body any, a *apitest.Answer) { shown.agree(ctx, p, c, body, a) }
			p.misuse()
			p.run()
		}
		programs[0].learn(shop.Admin.Get("/admin/order/paged?status=DRAFT").OK()) // the list shows drafts only to a filter that names them, and no example has this filter
		programs[0].run()
		var failed []string
		for _, p := range slices.Backward(programs) {
			failed = append(failed, p.end()...)
		}
		for _, line := range failed {
			GinkgoWriter.Println(line)
		}
		Expect(failed).To(BeEmpty())
		Expect(append(slices.Sorted(maps.Keys(shown.different)), shown.reports.arrived(ctx)...)).To(BeEmpty(), "one fact on all surfaces")
		shown.complete()
		unaudited(ctx, world, programs[0], domain.ActorAdmin)
		unaudited(ctx, world, programs[1], domain.ActorAPIToken)
	})
})
