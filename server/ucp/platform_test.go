package ucp_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

const spoken = "2026-04-08"

// profiles is a server that serves the profiles of platforms.
type profiles struct {
	*httptest.Server
	mu      sync.Mutex
	asked   map[string]int
	answers map[string]http.HandlerFunc
}

func published() *profiles {
	p := &profiles{asked: map[string]int{}, answers: map[string]http.HandlerFunc{}}
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p.mu.Lock()
		p.asked[r.URL.Path]++
		answer := p.answers[r.URL.Path]
		p.mu.Unlock()
		if answer == nil {
			answer = has(spoken, "cart", "checkout")
		}
		answer(w, r)
	}))
	DeferCleanup(p.Close)
	return p
}

func (p *profiles) times(path string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.asked[path]
}

func (p *profiles) set(path string, answer http.HandlerFunc) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.answers[path] = answer
}

// has returns a handler that serves the profile of a platform with the named capabilities.
func has(version string, names ...string) http.HandlerFunc {
	all := object{}
	for _, name := range names {
		all["dev.ucp.shopping."+name] = []any{object{"version": "2026-01-11"}, object{"version": spoken}}
	}
	raw, err := json.Marshal(object{"ucp": object{"version": version, "capabilities": all}})
	Expect(err).NotTo(HaveOccurred())
	return says(http.StatusOK, string(raw))
}

func says(status int, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		fmt.Fprint(w, body)
	}
}

var _ = Describe("A platform's profile", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var at *profiles
	var white string
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, at = world.Shop("platforms"), published()
		white = fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White)
	})
	BeforeEach(func() { // each spec has a separate minute
		now := world.Clock.Now()
		world.Clock.Advance(now.Truncate(time.Minute).Add(time.Minute).Sub(now))
	})
	with := func(address string) apitest.Client {
		return world.Client().With("UCP-Agent", `profile="`+address+`"`).With("Idempotency-Key", "a-key-of-the-platform")
	}
	base := func(path string) string { return "/store/" + shop.StoreKey + "/ucp/v1" + path }
	cart := func(address string) *apitest.Answer {
		return with(address).Once().Post(base("/carts"), object{"line_items": lines(white, 1)})
	}

	It("is fetched once within its cache lifetime, regardless of the number of calls", func() {
		at.set("/kept", func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Cache-Control", "public, max-age=120")
			has(spoken, "cart")(w, r)
		})
		done := make(chan int)
		for range 6 {
			go func() {
				defer GinkgoRecover()
				done <- cart(at.URL + "/kept#" + "fragment").Status
			}()
		}
		for range 6 {
			Expect(<-done).To(Equal(http.StatusCreated))
		}
		Expect(at.times("/kept")).To(Equal(1))
		world.Clock.Advance(119 * time.Second)
		cart(at.URL + "/kept").Is(http.StatusCreated)
		Expect(at.times("/kept")).To(Equal(1))
		world.Clock.Advance(2 * time.Second)
		cart(at.URL + "/kept").Is(http.StatusCreated)
		Expect(at.times("/kept")).To(Equal(2))
		By("a profile that forbids caching is fetched once a minute")
		at.set("/never", func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Cache-Control", "no-store, max-age=0")
			has(spoken, "cart")(w, r)
		})
		cart(at.URL + "/never").Is(http.StatusCreated)
		cart(at.URL + "/never").Is(http.StatusCreated)
		Expect(at.times("/never")).To(Equal(1))
	})

	It("is refused with the protocol's error if it is missing, invalid, or for another version", func(ctx SpecContext) {
		at.set("/away", func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/kept", http.StatusFound) })
		at.set("/broken", says(http.StatusInternalServerError, "{}"))
		at.set("/cut", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "100")
			fmt.Fprint(w, "{")
		})
		at.set("/text", says(http.StatusOK, "<html>"))
		at.set("/empty", says(http.StatusOK, `{"ucp": {}}`))
		at.set("/shape", says(http.StatusOK, `{"ucp": {"version": "`+spoken+`", "capabilities": {"dev.ucp.shopping.cart": [{}]}}}`))
		at.set("/long", says(http.StatusOK, strings.Repeat(" ", 128<<10)+"{}"))
		at.set("/old", has("2026-01-23", "cart"))
		at.set("/new", has("2026-08-25", "cart"))
		tool := connected(ctx, shop, "/ucp/mcp")
		for address, want := range map[string]struct {
			status int
			code   string
		}{
			at.URL + "/away":                       {424, "profile_unreachable"},
			at.URL + "/broken":                     {424, "profile_unreachable"},
			at.URL + "/cut":                        {424, "profile_unreachable"},
			at.URL + "/text":                       {422, "profile_malformed"},
			at.URL + "/empty":                      {422, "profile_malformed"},
			at.URL + "/shape":                      {422, "profile_malformed"},
			at.URL + "/long":                       {422, "profile_malformed"},
			at.URL + "/old":                        {422, "version_unsupported"},
			at.URL + "/new":                        {422, "version_unsupported"},
			"https://169.254.169.254/latest":       {400, "invalid_profile_url"},
			"https://10.0.0.1/agent.json":          {400, "invalid_profile_url"},
			"http://platform.example/a.json":       {400, "invalid_profile_url"},
			"ftp://127.0.0.1/a.json":               {400, "invalid_profile_url"},
			"https://" + strings.Repeat("a", 2048): {400, "invalid_profile_url"},
		} {
			from := "203.0.113." + fmt.Sprint(len(address)%200+1) // uses many addresses, so that no caller reaches the limit of fetches
			refused := with(address).From(from).Post(base("/carts"), object{"line_items": lines(white, 1)}).Is(want.status)
			Expect(refused.Text("code")).To(Equal(want.code), address)
			Expect(refused.Text("content")).NotTo(BeEmpty())
			tool.profile = address
			_, err := tool.try(ctx, "create_cart", object{"cart": object{"line_items": lines(white, 1)}}, "a-key-of-the-platform")
			Expect(err).To(MatchError(ContainSubstring(refused.Text("content"))), address)
		}
		message := object{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": object{"name": "get_policies", "arguments": object{"meta": object{"ucp-agent": object{"profile": at.URL + "/old"}}}}}
		refused := world.Client().Post("/store/"+shop.StoreKey+"/ucp/mcp", message).Is(http.StatusUnprocessableEntity)
		Expect(refused.Text("error.data.content")).To(ContainSubstring("This business implements version " + spoken))
		Expect(refused.Text("error.data.code")).To(Equal("version_unsupported"))
	})

	It("limits responses to the parts of the protocol that the platform supports", func() {
		at.set("/catalog", has(spoken, "catalog.search", "discount"))
		at.set("/plain", has(spoken, "cart", "checkout"))
		at.set("/other", says(http.StatusOK, `{"ucp": {"version": "`+spoken+`", "capabilities": {"dev.ucp.shopping.cart": [{"version": "2026-01-11"}], "com.example.cart": [{"version": "`+spoken+`"}]}}}`))
		post := func(profile, path, tool string, body any) answer {
			GinkgoHelper()
			return read(tool, with(at.URL+profile).Once().Post(base(path), body).OK().Body)
		}
		one := object{"line_items": lines(white, 1)}
		Expect(post("/catalog", "/catalog/search", "search_catalog", object{"query": "mug"}).at("ucp.capabilities")).To(HaveLen(1))
		post("/catalog", "/carts", "create_cart", one).failed("capabilities_incompatible")
		post("/catalog", "/catalog/lookup", "lookup_catalog", object{"ids": []any{white}}).failed("capabilities_incompatible")
		post("/other", "/carts", "create_cart", one).failed("capabilities_incompatible")
		with(at.URL + "/other").Get(base("/policies")).OK()
		full := read("create_cart", with(world.URL+"/ucp/agent.json").Once().Post(base("/carts"), one).OK().Body)
		Expect(full.at("ucp.capabilities")).To(And(HaveLen(2), HaveKey("dev.ucp.shopping.discount")))
		plain := post("/plain", "/carts", "create_cart", one)
		Expect(plain.at("ucp.capabilities")).To(And(HaveLen(1), HaveKey("dev.ucp.shopping.cart")))
		Expect(plain.object).NotTo(HaveKey("discounts"))

		By("the buyer is needed if only they can provide the missing data")
		begun := post("/plain", "/checkout-sessions", "create_checkout", one)
		Expect(begun.at("status")).To(Equal("incomplete"), "the platform can say the e-mail address")
		Expect(begun.object).NotTo(Or(HaveKey("fulfillment"), HaveKey("discounts")))
		one["buyer"] = object{"email": "mia@example.com"}
		session := base("/checkout-sessions/" + fmt.Sprint(begun.at("id")))
		handed := read("update_checkout", with(at.URL+"/plain").Put(session, one).OK().Body)
		Expect(handed.at("status")).To(Equal("requires_escalation"))
		Expect(handed.codes()).To(Equal([]string{"missing_address"}))
		Expect(handed.at("messages.0.severity")).To(Equal("requires_buyer_input"))
		Expect(handed.at("continue_url")).To(HavePrefix("http://store.example/checkout/platforms#c="))
		again := read("get_checkout", with(at.URL+"/plain").Get(session).OK().Body)
		Expect(again.at("continue_url")).To(Equal(handed.at("continue_url")), "looking makes no other link")
	})

	It("is not fetched again soon after a failure, and each address can cause only a limited number of fetches", func() {
		at.set("/stale", has(spoken, "cart"))
		cart(at.URL + "/stale").Is(http.StatusCreated)
		at.set("/gone", says(http.StatusNotFound, ""))
		for range 3 {
			cart(at.URL + "/gone").Is(424)
		}
		Expect(at.times("/gone")).To(Equal(1), "what has failed is not asked for again at once")
		world.Clock.Advance(11 * time.Second)
		for range 2 {
			cart(at.URL + "/gone").Is(424)
		}
		Expect(at.times("/gone")).To(Equal(2))
		for i := range 9 {
			cart(fmt.Sprint(at.URL, "/many/", i)).Is(http.StatusCreated)
		}
		refused := cart(at.URL + "/one-too-many").Is(http.StatusServiceUnavailable)
		Expect(refused.Header.Get("Retry-After")).To(Equal("10"))
		Expect(at.times("/one-too-many")).To(BeZero())
		with(at.URL + "/one-too-many").From("203.0.113.7").Get(base("/policies")).OK()
		cart(at.URL + "/many/0").Is(http.StatusCreated)

		By("a cached profile is used for an hour if it cannot be fetched again")
		at.set("/stale", says(http.StatusBadGateway, ""))
		world.Clock.Advance(30 * time.Minute)
		cart(at.URL + "/stale").Is(http.StatusCreated)
		Expect(at.times("/stale")).To(Equal(2))
		world.Clock.Advance(time.Hour)
		cart(at.URL + "/stale").Is(424)
	})
})
