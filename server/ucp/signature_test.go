package ucp_test

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/httpsig"
)

var _ = Describe("Messages between a platform and a store", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop, other *apitest.Shop
	var at *profiles
	var key, stranger *ecdsa.PrivateKey
	var ahead time.Duration // how far the platform's clock is ahead
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, other, at = world.Shop("signing"), world.Shop("unsigning"), published()
		var err error
		for _, k := range []**ecdsa.PrivateKey{&key, &stranger} {
			*k, err = ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
			Expect(err).NotTo(HaveOccurred())
		}
		jwk, err := httpsig.PublicJWK(&key.PublicKey)
		Expect(err).NotTo(HaveOccurred())
		jwk.KeyID = "platform"
		raw, err := json.Marshal(object{"ucp": object{"version": spoken, "capabilities": object{"dev.ucp.shopping.cart": []any{object{"version": spoken}}, "dev.ucp.shopping.checkout": []any{object{"version": spoken}}, "dev.ucp.shopping.catalog.search": []any{object{"version": spoken}}}},
			"signing_keys": []any{jwk, object{"kid": "rsa", "kty": "RSA", "n": "AQAB"}}})
		Expect(err).NotTo(HaveOccurred())
		at.set("/agent", says(http.StatusOK, string(raw)))
	})
	keys := func(shop *apitest.Shop) func(string) *ecdsa.PublicKey {
		GinkgoHelper()
		var profile struct {
			Keys []httpsig.JWK `json:"signing_keys"`
		}
		Expect(json.Unmarshal(world.Client().Get("/store/"+shop.StoreKey+"/.well-known/ucp").OK().Body, &profile)).To(Succeed())
		Expect(profile.Keys).To(HaveLen(1))
		return func(id string) *ecdsa.PublicKey {
			public, err := profile.Keys[0].Public()
			if err != nil || profile.Keys[0].KeyID != id {
				return nil
			}
			return public
		}
	}
	// send sends a message that is signed over the given components. The function change can alter the message after it
	// was signed.
	send := func(path string, body any, with *ecdsa.PrivateKey, id string, change func(*http.Request), components ...string) (int, object, *http.Response) {
		GinkgoHelper()
		raw, err := json.Marshal(body)
		Expect(err).NotTo(HaveOccurred())
		request, err := http.NewRequest(http.MethodPost, world.URL+"/store/"+shop.StoreKey+path, bytes.NewReader(raw))
		Expect(err).NotTo(HaveOccurred())
		request.Header = http.Header{"Content-Type": {"application/json"}, "Ucp-Agent": {`profile="` + at.URL + `/agent"`}, "Idempotency-Key": {"a-key-of-" + fmt.Sprint(time.Now().UnixNano())}, "Accept-Encoding": {"gzip"}}
		if len(components) == 0 {
			components = []string{"@method", "@authority", "@path", "ucp-agent", "idempotency-key", "content-digest", "content-type"}
		}
		m := httpsig.Message{Method: "POST", Authority: request.URL.Host, Path: request.URL.EscapedPath(), Header: request.Header, Body: raw}
		if request.URL.RawQuery != "" {
			m.Query = "?" + request.URL.RawQuery
		}
		Expect(m.Sign(with, id, time.Now().Add(ahead), components...)).To(Succeed())
		if change != nil {
			change(request)
		}
		response, err := http.DefaultClient.Do(request)
		Expect(err).NotTo(HaveOccurred())
		defer response.Body.Close()
		answer, err := io.ReadAll(response.Body)
		Expect(err).NotTo(HaveOccurred())
		Expect(response.Header.Get("Content-Encoding")).To(BeEmpty())
		signed := httpsig.Message{Status: response.StatusCode, Header: response.Header, Body: answer}
		Expect(signed.Verify(time.Now(), keys(shop), "@status", "content-digest", "content-type")).To(Succeed(), "%s", answer)
		Expect(signed.Verify(time.Now(), keys(other))).To(MatchError(httpsig.ErrKey))
		var out object
		Expect(json.Unmarshal(answer, &out)).To(Succeed())
		return response.StatusCode, out, response
	}
	tool := func(profile string) object {
		return object{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": object{"name": "get_policies", "arguments": object{"meta": object{"ucp-agent": object{"profile": profile}}}}}
	}

	It("are signed by the store with the store's own key, which its profile contains", func() {
		for _, path := range []string{"/ucp/v1/carts", "/ucp/v1/catalog/search"} {
			status, out, _ := send(path, object{"query": "mug", "line_items": lines(fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White), 1)}, key, "platform", nil)
			Expect(status).To(BeNumerically("<", 300), "%v", out)
		}
		status, out, _ := send("/ucp/mcp", tool(at.URL+"/agent"), key, "platform", nil)
		Expect(status).To(Equal(http.StatusOK))
		Expect(out).To(HaveKey("result"))
		anonymous := world.Client().With("UCP-Agent", `profile="`+at.URL+`/agent"`).Get("/store/" + shop.StoreKey + "/ucp/v1/policies").OK()
		Expect(anonymous.Header.Get("Signature")).NotTo(BeEmpty(), "who does not sign is answered, too")
	})

	It("are refused if the platform's signature is invalid, whatever the request", func() {
		fields := func(name, value string) func(*http.Request) {
			return func(r *http.Request) { r.Header.Set(name, value) }
		}
		body := func(text string) func(*http.Request) {
			return func(r *http.Request) {
				r.Body, r.ContentLength = io.NopCloser(strings.NewReader(text)), int64(len(text))
			}
		}
		for name, c := range map[string]struct {
			key    *ecdsa.PrivateKey
			id     string
			change func(*http.Request)
			over   []string
			status int
			code   string
			rpc    int
		}{
			"another's key":             {stranger, "platform", nil, nil, 401, "signature_invalid", -32000},
			"a key that it has not":     {key, "another", nil, nil, 401, "key_not_found", -32000},
			"a key of another kind":     {key, "rsa", nil, nil, 400, "algorithm_unsupported", -32600},
			"another body":              {key, "platform", body(`{"line_items": []}`), nil, 400, "digest_mismatch", -32600},
			"another idempotency key":   {key, "platform", fields("Idempotency-Key", "another-key-than-signed"), nil, 401, "signature_invalid", -32000},
			"no signature but its list": {key, "platform", func(r *http.Request) { r.Header.Del("Signature") }, nil, 401, "signature_missing", -32000},
			"without the platform":      {key, "platform", nil, []string{"@method", "@authority", "@path", "idempotency-key", "content-digest", "content-type"}, 401, "signature_invalid", -32000},
			"without the body":          {key, "platform", nil, []string{"@method", "@authority", "@path", "ucp-agent", "idempotency-key"}, 401, "signature_invalid", -32000},
			"without the key":           {key, "platform", nil, []string{"@method", "@authority", "@path", "ucp-agent", "content-digest", "content-type"}, 401, "signature_invalid", -32000},
		} {
			status, out, _ := send("/ucp/v1/carts", object{"line_items": []any{}}, c.key, c.id, c.change, c.over...)
			Expect(status).To(Equal(c.status), name)
			Expect(out).To(HaveKeyWithValue("code", c.code), name)
			if name == "another body" {
				continue
			}
			status, out, _ = send("/ucp/mcp", tool(at.URL+"/agent"), c.key, c.id, c.change, c.over...)
			Expect(status).To(Equal(c.status), name)
			Expect(in(out, "error.code")).To(BeEquivalentTo(c.rpc), name)
			Expect(in(out, "error.data.code")).To(Equal(c.code), name)
		}
		By("a signature from the future")
		ahead = time.Hour
		status, out, _ := send("/ucp/v1/carts", object{"line_items": []any{}}, key, "platform", nil)
		ahead = 0
		Expect(status).To(Equal(http.StatusUnauthorized))
		Expect(out).To(HaveKeyWithValue("code", "signature_invalid"))
		By("a platform that signs in another's name")
		status, out, _ = send("/ucp/mcp", tool(world.URL+"/ucp/agent.json"), key, "platform", nil)
		Expect(status).To(Equal(http.StatusBadRequest))
		Expect(in(out, "error.data.code")).To(Equal("invalid_profile_url"))
	})

	// The components that the protocol requires for a message with a query, an idempotency key and a body.
	whole := []string{"@method", "@authority", "@path", "@query", "ucp-agent", "idempotency-key", "content-digest", "content-type"}
	for _, left := range whole {
		It("are refused if the signature does not cover "+left, func() {
			covered := slices.DeleteFunc(slices.Clone(whole), func(name string) bool { return name == left })
			for _, path := range []string{"/ucp/v1/carts?a=b", "/ucp/v1/carts?", "/ucp/mcp?a=b"} {
				body := any(object{"line_items": lines(fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White), 1)})
				if strings.Contains(path, "mcp") {
					body = tool(at.URL + "/agent")
				}
				status, out, _ := send(path, body, key, "platform", nil, whole...)
				Expect(status).To(BeNumerically("<", 300), "%v", out)
				status, out, _ = send(path, body, key, "platform", nil, covered...)
				if left == "@query" && strings.HasSuffix(path, "?") { // an empty query need not be covered
					Expect(status).To(BeNumerically("<", 300), "%v", out)
					continue
				}
				Expect(status).To(Equal(http.StatusUnauthorized), path)
				Expect(fmt.Sprint(out)).To(ContainSubstring("signature_invalid"), path)
			}
		})
	}

	It("are refused if the query differs from the signed query", func() {
		for _, query := range []string{"a=c", "", "a=b&a=b", "A=b"} {
			status, out, _ := send("/ucp/v1/carts?a=b", object{"line_items": []any{}}, key, "platform", func(r *http.Request) { r.URL.RawQuery = query }, whole...)
			Expect(status).To(Equal(http.StatusUnauthorized), query)
			Expect(out).To(HaveKeyWithValue("code", "signature_invalid"), query)
		}
	})

	It("have separate idempotency keys for a platform and for a caller that only names the platform", func() {
		body := object{"line_items": lines(fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White), 1)}
		secret := uuid.NewString()
		// create creates a cart with the same key, from a network address. The parameter with is the key that signs the
		// message; nil means an unsigned message.
		create := func(address string, with *ecdsa.PrivateKey, path string) any {
			GinkgoHelper()
			raw, err := json.Marshal(body)
			Expect(err).NotTo(HaveOccurred())
			header := http.Header{"Content-Type": {"application/json"}, "Ucp-Agent": {`profile="` + at.URL + `/agent"`}, "Idempotency-Key": {secret}}
			m := httpsig.Message{Method: "POST", Authority: strings.TrimPrefix(world.URL, "http://"), Path: path, Header: header, Body: raw}
			if with != nil {
				Expect(m.Sign(with, "platform", time.Now(), "@method", "@authority", "@path", "ucp-agent", "idempotency-key", "content-digest", "content-type")).To(Succeed())
			}
			c := world.Client().From(address)
			for name := range header {
				c = c.With(name, header.Get(name))
			}
			var out object
			Expect(json.Unmarshal(c.Post(path, raw).OK().Body, &out)).To(Succeed())
			Expect(in(out, "id")).NotTo(BeEmpty())
			return in(out, "id")
		}
		carts := func(shop *apitest.Shop) string { return "/store/" + shop.StoreKey + "/ucp/v1/carts" }
		const here, there = "203.0.113.7", "198.51.100.7"
		first := create(here, key, carts(shop))
		Expect(create(here, key, carts(shop))).To(Equal(first), "the platform, again")
		Expect(create(there, key, carts(shop))).To(Equal(first), "the platform, from its other machine")
		unsigned := create(there, nil, carts(shop))
		Expect(unsigned).NotTo(Equal(first), "who only names the platform")
		Expect(create(here, nil, carts(shop))).NotTo(BeElementOf(first, unsigned), "who names it, from the address that the platform called from")
		Expect(create("198.51.100.8", nil, carts(shop))).NotTo(BeElementOf(first, unsigned), "nor do two of them at two addresses")
		Expect(create(there, nil, carts(shop))).To(Equal(unsigned), "a retry from the same address")
		Expect(create(here, key, carts(shop))).To(Equal(first), "whatever others did meanwhile")
		Expect(create(here, key, "/store/"+shop.StoreKey+"/ucp/v1/checkout-sessions")).NotTo(Equal(first), "another tool")
		body = object{"line_items": lines(fmt.Sprintf("var_%d_%d", other.ProductID, other.White), 1)}
		Expect(create(here, key, carts(other))).NotTo(Equal(first), "another store")
	})

	It("have separate idempotency keys for two platforms that sign", func() {
		jwk, err := httpsig.PublicJWK(&stranger.PublicKey)
		Expect(err).NotTo(HaveOccurred())
		jwk.KeyID = "platform"
		raw, err := json.Marshal(object{"ucp": object{"version": spoken, "capabilities": object{"dev.ucp.shopping.cart": []any{object{"version": spoken}}}}, "signing_keys": []any{jwk}})
		Expect(err).NotTo(HaveOccurred())
		at.set("/rival", says(http.StatusOK, string(raw)))
		body := object{"line_items": lines(fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White), 1)}
		made := map[any]bool{}
		for profile, with := range map[string]*ecdsa.PrivateKey{"/agent": key, "/rival": stranger} {
			text, err := json.Marshal(body)
			Expect(err).NotTo(HaveOccurred())
			header := http.Header{"Content-Type": {"application/json"}, "Ucp-Agent": {`profile="` + at.URL + profile + `"`}, "Idempotency-Key": {"a-key-of-two-platforms"}}
			path := "/store/" + shop.StoreKey + "/ucp/v1/carts"
			m := httpsig.Message{Method: "POST", Authority: strings.TrimPrefix(world.URL, "http://"), Path: path, Header: header, Body: text}
			Expect(m.Sign(with, "platform", time.Now(), "@method", "@authority", "@path", "ucp-agent", "idempotency-key", "content-digest", "content-type")).To(Succeed())
			c := world.Client()
			for name := range header {
				c = c.With(name, header.Get(name))
			}
			made[c.Post(path, text).OK().Text("id")] = true
		}
		Expect(made).To(HaveLen(2))
	})

	It("that were signed for another store are refused", func() {
		const search = `{"query": "mug"}`
		path := "/store/" + shop.StoreKey + "/ucp/v1/catalog/search"
		header := http.Header{"Content-Type": {"application/json"}, "Ucp-Agent": {`profile="` + at.URL + `/agent"`}}
		m := httpsig.Message{Method: "POST", Authority: strings.TrimPrefix(world.URL, "http://"), Path: path, Header: header, Body: []byte(search)}
		Expect(m.Sign(key, "platform", time.Now(), "@method", "@authority", "@path", "ucp-agent", "content-digest", "content-type")).To(Succeed())
		c := world.Client()
		for name := range header {
			c = c.With(name, header.Get(name))
		}
		c.Post(path, search).OK()
		Expect(c.Post(strings.Replace(path, shop.StoreKey, other.StoreKey, 1), search).Is(http.StatusUnauthorized).Text("code")).To(Equal("signature_invalid"))
	})
})
