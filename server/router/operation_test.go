package router

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

// drafted prepares the only operation of a document, POST /thing. The parameter parts contains fields of the operation,
// security is the document's declaration.
func drafted(security, parts string) (*operation, error) {
	GinkgoHelper()
	doc, err := openapi3.NewLoader().LoadFromData([]byte(`{"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "security": ` + security + `,
		"paths": {"/thing": {
			"parameters": [{"name": "both", "in": "query", "schema": {"type": "integer"}}, {"name": "shared", "in": "query", "schema": {"type": "integer", "default": 5}}],
			"post": {"operationId": "thing", ` + parts + `}}}}`))
	Expect(err).NotTo(HaveOccurred())
	all, err := operations("admin", doc)
	return all["thing"], err
}

const answers = `"responses": {"200": {"description": "ok"}}`

var _ = Describe("An API operation", func() {
	DescribeTable("takes its allowed callers from its security declaration, for example", func(security, own string, rules auth.Rules) {
		o, err := drafted(security, own+answers)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.rules).To(Equal(rules))
	},
		Entry("the callers that the document declares by default", `[{"adminToken": []}]`, ``, auth.Rules{Kinds: []domain.TokenKind{domain.AdminToken}}),
		Entry("the callers that the operation itself declares", `[{"adminToken": []}]`, `"security": [{"appTokenBearer": []}],`, auth.Rules{Kinds: []domain.TokenKind{domain.AppTokenKind}}),
		Entry("every caller if the operation declares an empty list", `[{"adminToken": []}]`, `"security": [],`, auth.Rules{}),
		Entry("callers with one of several tokens", `[{"adminToken": []}, {"appTokenBearer": []}]`, ``, auth.Rules{Kinds: []domain.TokenKind{domain.AdminToken, domain.AppTokenKind}}),
		Entry("a store's visitors", `[{"storeKey": []}]`, ``, auth.Rules{StoreKey: true, Anonymous: true, Open: true}),
		Entry("customers", `[{"storeKey": [], "customerToken": []}]`, ``, auth.Rules{StoreKey: true, Kinds: []domain.TokenKind{domain.CustomerToken}}),
		Entry("customers and guests", `[{"storeKey": [], "customerToken": []}, {"storeKey": [], "cartToken": []}]`, ``,
			auth.Rules{StoreKey: true, Kinds: []domain.TokenKind{domain.CustomerToken}, Anonymous: true, Cart: true}),
		Entry("callers including those with a checkout link", `[{"storeKey": [], "cartToken": []}, {"storeKey": [], "checkoutToken": []}]`, ``,
			auth.Rules{StoreKey: true, Anonymous: true, Cart: true, CheckoutLink: true}),
		Entry("only callers with a checkout link", `[{"checkoutToken": []}]`, ``, auth.Rules{StoreKey: true, Anonymous: true, CheckoutLink: true}),
		Entry("callers with a permission", `[]`, `"x-permission": "order:write",`, auth.Rules{Permission: "order:write"}),
		Entry("callers without a store", `[]`, `"x-store": "none",`, auth.Rules{NoStore: true}),
		Entry("buyers for the cart", `[]`, `"tags": ["cart"],`, auth.Rules{Buying: true}),
		Entry("buyers for the checkout", `[]`, `"tags": ["other", "checkout"],`, auth.Rules{Buying: true}),
		Entry("other callers for other operations of buyers", `[]`, `"tags": ["order"],`, auth.Rules{}),
	)

	It("is loaded without keeping its document in memory", func() {
		for name := range loaded {
			if name == "webhook" {
				continue
			}
			doc, err := load(name)
			Expect(err).NotTo(HaveOccurred())
			ops, err := operations(name, doc)
			Expect(err).NotTo(HaveOccurred())
			again, err := load(name)
			Expect(err).NotTo(HaveOccurred())
			Expect(again).To(BeIdenticalTo(doc), "it is loaded once for all who have it")
			doc, again = nil, nil
			Eventually(func() *openapi3.T { runtime.GC(); return loaded[name].held.Value() }).Should(BeNil(), name)
			Expect(ops).NotTo(BeEmpty()) // uses the operations after the document was released
			runtime.KeepAlive(ops)
		}
	})

	It("prevents the startup if its security is unknown or its body has no limit", func() {
		_, err := drafted(`[{"password": []}]`, answers)
		Expect(err).To(MatchError("thing: unknown security scheme password"))
		_, err = drafted(`[]`, `"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}},`+answers)
		Expect(err).To(MatchError(HavePrefix("thing: an object is open")))
	})

	It("may accept the store key in the query only if its response has an ETag, since caches may share the response", func() {
		_, err := drafted(`[{"storeKey": []}, {"storeKeyQuery": []}]`, answers)
		Expect(err).To(MatchError("thing: what anybody may keep has an ETag"))
	})

	It("may declare responses as not final only by a required, nullable field", func() {
		const body = `"responses": {"200": {"description": "ok", "content": {"application/json": {"schema": {"type": "object", "required": ["next", "id"], "properties": {` +
			`"next": {"type": "string", "nullable": true}, "id": {"type": "string"}, "maybe": {"type": "string", "nullable": true}}}}}}}`
		o, err := drafted(`[]`, `"x-not-final-while": "next",`+body)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.notFinal).To(Equal("next"))
		for _, name := range []string{`"id"`, `"maybe"`, `"other"`, `7`} {
			_, err := drafted(`[]`, `"x-not-final-while": `+name+`,`+body)
			Expect(err).To(MatchError(HavePrefix("thing: x-not-final-while names ")), name)
		}
		_, err = drafted(`[]`, `"x-not-final-while": "next",`+answers)
		Expect(err).To(MatchError(HavePrefix("thing: x-not-final-while names ")))
	})

	It("requires, accepts or ignores an idempotency key", func() {
		for parts, use := range map[string]keyUse{
			``: keyIgnored,
			`"parameters": [{"name": "Idempotency-Key", "in": "header", "schema": {"type": "string"}}],`:                   keyAccepted,
			`"parameters": [{"name": "Idempotency-Key", "in": "header", "required": true, "schema": {"type": "string"}}],`: keyRequired,
		} {
			o, err := drafted(`[]`, parts+answers)
			Expect(err).NotTo(HaveOccurred())
			Expect(o.idempotency).To(Equal(use))
			steps := (&edge{}).middleware(o)
			Expect(steps).To(HaveLen(map[bool]int{true: 5, false: 6}[use == keyIgnored]))
		}
	})

	It("has a deadline of ten seconds unless it serves a file and takes no idempotency key", func() {
		const file = `"responses": {"200": {"description": "ok", "content": {"text/csv": {}}}}`
		const key = `"parameters": [{"name": "Idempotency-Key", "in": "header", "schema": {"type": "string"}}],`
		for parts, timed := range map[string]bool{answers: true, key + answers: true, key + file: true, file: false} {
			o, err := drafted(`[]`, parts)
			Expect(err).NotTo(HaveOccurred())
			steps := (&edge{}).middleware(o)[3:] // skips the caller, the version and the contract
			if o.idempotency != keyIgnored {
				steps = steps[1:] // skips the middleware that waits for an earlier request with the key
			}
			run := func(c echo.Context) error {
				until, bounded := c.Request().Context().Deadline()
				Expect(bounded).To(Equal(timed), parts)
				if timed {
					Expect(time.Until(until)).To(BeNumerically("~", 10*time.Second, 2*time.Second))
				}
				return nil
			}
			for _, step := range slices.Backward(steps) {
				run = step(run)
			}
			Expect(run(echo.New().NewContext(httptest.NewRequest(http.MethodGet, "/", nil), httptest.NewRecorder()))).To(Succeed())
		}
	})

	It("tags its successful responses if the document declares an ETag header", func() {
		const tag = `"headers": {"ETag": {"schema": {"type": "string"}}}`
		for responses, tagged := range map[string]bool{
			`"200": {"description": "ok", "content": {"application/json": {}}}`:                                         false,
			`"200": {"description": "ok", ` + tag + `}`:                                                                 true,
			`"200": {"description": "ok"}, "400": {"description": "no", ` + tag + `}`:                                   false,
			`"200": {"description": "ok"}, "201": {"description": "made", ` + tag + `}, "204": {"description": "gone"}`: true,
			`"200": {"description": "ok"}, "default": {"description": "no", ` + tag + `}`:                               false,
		} {
			for range 5 { // repeated, since the responses have a random order
				o, err := drafted(`[]`, `"responses": {`+responses+`}`)
				Expect(err).NotTo(HaveOccurred())
				Expect(o.etag).To(Equal(tagged), responses)
				Expect((&edge{}).middleware(o)).To(HaveLen(map[bool]int{true: 6, false: 5}[tagged]))
			}
		}
	})
})

var _ = Describe("A request to an operation", func() {
	const parameters = `"parameters": [
		{"name": "both", "in": "query", "schema": {"type": "string", "maxLength": 3}},
		{"name": "sure", "in": "query", "schema": {"type": "boolean"}},
		{"name": "kind", "in": "query", "schema": {"type": "string", "default": "ALL", "enum": ["ALL", "SOME"]}},
		{"name": "sent", "in": "header", "required": true, "schema": {"type": "string", "minLength": 2}}],`
	const body = `"requestBody": {"required": REQUIRED, "content": {"application/json": {"schema": {"type": "object", "additionalProperties": false,
		"required": ["name"], "properties": {"name": {"type": "string", "maxLength": 3}}}}}},`
	const upload = `"requestBody": {"content": {"text/csv": {}, "application/zip": {}}},`

	// checked returns the result of the contract check, and the request that the handler receives.
	checked := func(parts, query, text string, header http.Header) (*http.Request, url.Values, error) {
		GinkgoHelper()
		o, err := drafted(`[]`, parts+answers)
		Expect(err).NotTo(HaveOccurred())
		request := httptest.NewRequest(http.MethodPost, "/thing?"+query, strings.NewReader(text))
		request.Header = header
		c, held := echo.New().NewContext(request, nil), newBodies().hold(true)
		defer held.release()
		err = o.contract.check(c, held)
		return request, c.QueryParams(), err
	}
	fields := func(err error) (all []string) {
		GinkgoHelper()
		Expect(err).To(HaveField("Code", domain.InvalidRequest))
		for _, f := range err.(*domain.Error).Fields {
			all = append(all, f.In+" "+f.Pointer+" "+f.Code)
		}
		return all
	}
	sent := http.Header{"Sent": {"ok"}}
	asJSON := func(required string) string { return strings.Replace(body, "REQUIRED", required, 1) }

	It("has the parameters of the path, which the operation may override", func() {
		_, _, err := checked(parameters, "both=abc&shared=7&sure=true&kind=SOME", "", sent)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = checked(parameters, "shared=x&both=abcd&sure=1&kind=NONE&more=1&sure=true", "", http.Header{"Sent": {"a"}})
		Expect(fields(err)).To(Equal([]string{"header /sent too_short", "query /both too_long", "query /kind not_in_set", "query /more unknown",
			"query /shared wrong_format", "query /sure wrong_type", "query /sure duplicate"}))
		_, _, err = checked(parameters, "", "", http.Header{})
		Expect(fields(err)).To(Equal([]string{"header /sent required"}))
	})

	It("takes query parameters only from the query, and header parameters only from the headers", func() {
		const header = `"parameters": [{"name": "Flag", "in": "header", "schema": {"type": "boolean", "default": false}}],`
		_, query, err := checked(header, "", "", http.Header{"Flag": {"true"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(query).NotTo(HaveKey("Flag"))
		_, _, err = checked(header, "Flag=true", "", http.Header{"Flag": {"maybe"}})
		Expect(fields(err)).To(Equal([]string{"header /Flag wrong_format", "query /Flag unknown"}))
		_, _, err = checked(parameters, "sure=maybe", "", sent)
		Expect(fields(err)).To(Equal([]string{"query /sure wrong_type"}))
	})

	It("is refused with a pointer to the invalid element of a list parameter", func() {
		const list = `"parameters": [{"name": "ids", "in": "query", "style": "form", "explode": false, "schema": {"type": "array", "items": {"type": "integer"}}},
			{"name": "kind", "in": "query", "schema": {"allOf": [{"type": "string", "maxLength": 2}, {"type": "string", "pattern": "^a+$"}]}}],`
		_, _, err := checked(list, "ids=1,2&kind=aa", "", http.Header{})
		Expect(err).NotTo(HaveOccurred())
		_, _, err = checked(list, "ids=1,x&kind=bbb", "", http.Header{})
		Expect(fields(err)).To(ContainElements("query /ids/1 wrong_format", "query /kind too_long"))
		_, _, err = checked(list, "kind=&shared=", "", http.Header{})
		Expect(fields(err)).To(Equal([]string{"query /kind wrong_pattern", "query /shared too_short"}))
	})

	It("is refused if its body is too large", func() {
		o, err := drafted(`[]`, asJSON("true")+answers)
		Expect(err).NotTo(HaveOccurred())
		request := httptest.NewRequest(http.MethodPost, "/thing", io.LimitReader(zeros{}, 1<<20+1))
		request.Header.Set("Content-Type", "application/json")
		held := newBodies().hold(true)
		defer held.release()
		Expect(domain.CodeOf(o.contract.check(echo.New().NewContext(request, nil), held))).To(Equal(domain.PayloadTooLarge))
	})

	DescribeTable("may set a boolean parameter only to true or false:", EntryDescription("%[1]s, accepted: %[2]t"), func(query string, fits bool) {
		_, _, err := checked(parameters, query, "", sent)
		Expect(err == nil).To(Equal(fits))
	}, Entry(nil, "sure=true", true), Entry(nil, "sure=false", true), Entry(nil, "sure=TRUE", false), Entry(nil, "sure=1", false), Entry(nil, "sure=t", false), Entry(nil, "sure=", false))

	It("gets the defaults of absent parameters, and keeps the sent values", func() {
		_, query, err := checked(parameters, "", "", sent)
		Expect(err).NotTo(HaveOccurred())
		Expect(query).To(Equal(url.Values{"shared": {"5"}, "kind": {"ALL"}}))
		_, query, err = checked(parameters, "kind=SOME&shared=6", "", sent)
		Expect(err).NotTo(HaveOccurred())
		Expect(query).To(Equal(url.Values{"shared": {"6"}, "kind": {"SOME"}}))
	})

	It("passes the validated body to the handler", func() {
		request, _, err := checked(asJSON("true"), "", ` {"name": "abc"}`, http.Header{"Content-Type": {"application/json; charset=UTF-8"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(request.Body.(validated).ValidatedValue()).To(Equal(map[string]any{"name": "abc"}))
		Expect(io.ReadAll(request.Body)).To(BeEquivalentTo(` {"name": "abc"}`))
	})

	DescribeTable("is accepted or refused depending on whether its body is", func(required, text string, header http.Header, code domain.Code, named ...string) {
		_, _, err := checked(asJSON(required), "", text, header)
		switch code {
		case "":
			Expect(err).NotTo(HaveOccurred())
		case domain.InvalidRequest:
			Expect(fields(err)).To(Equal(named))
		default:
			Expect(domain.CodeOf(err)).To(Equal(code))
		}
	},
		Entry("valid", "true", `{"name": "a"}`, http.Header{"Content-Type": {"application/json"}}, domain.Code("")),
		Entry("declared as uncompressed", "true", `{"name": "a"}`, http.Header{"Content-Type": {"application/json"}, "Content-Encoding": {"identity"}}, domain.Code("")),
		Entry("compressed (refused)", "true", `{"name": "a"}`, http.Header{"Content-Type": {"application/json"}, "Content-Encoding": {"gzip"}}, domain.UnsupportedMediaType),
		Entry("without a media type (refused)", "true", `{"name": "a"}`, http.Header{}, domain.UnsupportedMediaType),
		Entry("of a media type that the operation does not accept (refused)", "true", `{"name": "a"}`, http.Header{"Content-Type": {"text/plain"}}, domain.UnsupportedMediaType),
		Entry("in another character set (refused)", "true", `{"name": "a"}`, http.Header{"Content-Type": {"application/json; charset=latin1"}}, domain.UnsupportedMediaType),
		Entry("missing, although the operation requires a body (refused)", "true", "", http.Header{"Content-Type": {"application/json"}}, domain.InvalidRequest, "body  required"),
		Entry("missing, while the body is optional", "false", "", http.Header{}, domain.Code("")),
		Entry("invalid, while the body is optional (refused)", "false", `{"name": "abcd", "x": 1}`, http.Header{"Content-Type": {"application/json"}}, domain.InvalidRequest, "body /name too_long", "body /x unknown"),
		Entry("invalid JSON (refused)", "true", `{`, http.Header{"Content-Type": {"application/json"}}, domain.InvalidRequest, "body  wrong_format"),
	)

	It("is refused with the faults of its parameters and its body together", func() {
		_, _, err := checked(parameters+asJSON("true"), "more=1", `{}`, http.Header{"Content-Type": {"application/json"}})
		Expect(fields(err)).To(Equal([]string{"body /name required", "header /sent required", "query /more unknown"}))
	})

	It("keeps its body unread if the operation has none", func() {
		request, _, err := checked("", "", "anything", http.Header{"Content-Encoding": {"gzip"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(io.ReadAll(request.Body)).To(BeEquivalentTo("anything"))
	})

	It("streams a file of an accepted type to the handler, up to 32 MiB", func() {
		request, _, err := checked(upload, "", "a;b", http.Header{"Content-Type": {"text/csv; charset=utf-8"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(io.ReadAll(request.Body)).To(BeEquivalentTo("a;b"))
		for _, media := range slices.Repeat([]string{"", "text/plain", "text/csv; ="}, 5) {
			_, _, err := checked(upload, "", "a;b", http.Header{"Content-Type": {media}})
			Expect(err).To(HaveField("Code", domain.UnsupportedMediaType), media)
			Expect(err).To(HaveField("Detail", "The body has to be application/zip or text/csv."))
		}
		o, err := drafted(`[]`, upload+answers)
		Expect(err).NotTo(HaveOccurred())
		large := func(size int64) error {
			request := httptest.NewRequest(http.MethodPost, "/thing", io.LimitReader(zeros{}, size))
			request.Header.Set("Content-Type", "application/zip")
			Expect(o.contract.check(echo.New().NewContext(request, nil), nil)).To(Succeed())
			_, err := io.Copy(io.Discard, request.Body)
			return err
		}
		Expect(large(32 << 20)).To(Succeed())
		Expect(large(32<<20 + 1)).To(MatchError(ContainSubstring("too large")))
	})
})

// zeros is an endless reader of zero bytes.
type zeros struct{}

func (zeros) Read(b []byte) (int, error) { return len(b), nil }
