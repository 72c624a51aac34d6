package agent_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

// modules returns the folder in which npm ci installs the peers.
func modules() string {
	GinkgoHelper()
	dir, err := filepath.Abs("peers/node_modules")
	Expect(err).NotTo(HaveOccurred())
	Expect(dir).To(BeADirectory(), "npm ci --prefix server/agent/peers installs what it needs")
	return dir
}

// peer runs a command of a peer in the folder home and returns the output. It uses the version of Node that npm has
// installed for the peer, if this machine has one.
func peer(ctx context.Context, home, command string, args ...string) (printed, warned string, err error) {
	GinkgoHelper()
	architecture := strings.Replace(runtime.GOARCH, "amd64", "x64", 1)
	path := filepath.Join(modules(), "node-"+runtime.GOOS+"-"+architecture, "bin") + ":" + os.Getenv("PATH")
	cmd := exec.CommandContext(ctx, "/usr/bin/env", append([]string{"node", filepath.Join(modules(), ".bin", command)}, args...)...)
	cmd.Dir = home
	cmd.Env = append(os.Environ(), "HOME="+home, "PATH="+path, "UCP_TEST_ALLOW_INSECURE_LOCALHOST=true", "NO_COLOR=1")
	var stdout, stderr strings.Builder
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err = cmd.Run(); err != nil {
		err = fmt.Errorf("%w: %s", err, stderr.String())
	}
	return stdout.String(), stderr.String(), err
}

// conforms runs the scenarios that a revision of the protocol requires of servers. Only excused scenarios, or excused
// checks within them, may fail. An excused scenario that passes fails the spec.
func conforms(ctx context.Context, at, revision string, excused ...[]string) {
	GinkgoHelper()
	results := GinkgoT().TempDir()
	list, err := json.Marshal(map[string]any{"server": slices.Concat(excused...)})
	Expect(err).NotTo(HaveOccurred())
	baseline := filepath.Join(results, "excused.yml") // every JSON document is valid YAML
	Expect(os.WriteFile(baseline, list, 0o600)).To(Succeed())
	printed, _, err := peer(ctx, results, "conformance", "server", "--url", at, "--requirements", revision, "--expected-failures", baseline, "--timeout", "20000", "-o", results)
	_, summary, _ := strings.Cut(printed, "=== SUMMARY")
	Expect(err).NotTo(HaveOccurred(), "%s\n%s", failures(results), summary)
	_, counted, _ := strings.Cut(summary, "\nTotal: ")
	counted, _, _ = strings.Cut(counted, "\n")
	AddReportEntry("conformance, "+revision, counted)
}

// failures returns the failures that the suite reported.
func failures(results string) string {
	GinkgoHelper()
	var out strings.Builder
	files, err := filepath.Glob(filepath.Join(results, "*", "checks.json"))
	Expect(err).NotTo(HaveOccurred())
	for _, file := range files {
		var checks []struct{ ID, Status, ErrorMessage string }
		text, err := os.ReadFile(file)
		Expect(err).NotTo(HaveOccurred())
		Expect(json.Unmarshal(text, &checks)).To(Succeed())
		for _, c := range checks {
			if c.Status == "FAILURE" || c.Status == "WARNING" {
				fmt.Fprintf(&out, "%s: %s %s %s\n", filepath.Base(filepath.Dir(file)), c.Status, c.ID, c.ErrorMessage)
			}
		}
	}
	return out.String()
}

var revisions = []string{"2025-11-25", "2026-07-28"}

var _ = Describe("The endpoints for assistants", func() {
	for _, revision := range revisions {
		It("pass every tool scenario of the official suite of revision "+revision, func(ctx SpecContext) {
			conforms(ctx, suiteServer().URL, revision, notOffered, ofTheEdge)
		})
	}
})

var _ = Describe("A running store", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	var at string // URL of the shop, as its own links contain it
	var token string
	BeforeAll(func(ctx SpecContext) {
		var behind atomic.Pointer[url.URL]
		// A test server that closes also closes the idle connections of the default transport. This could cut a
		// response off.
		own := http.DefaultTransport.(*http.Transport).Clone()
		front := httptest.NewServer(&httputil.ReverseProxy{Transport: own, Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(behind.Load())
			r.Out.Host = r.In.Host
			if strings.HasPrefix(r.In.URL.Path, "/mcp/admin") && r.In.Header.Get("Authorization") == "" {
				r.Out.Header.Set("Authorization", token) // the suite itself sends no token
			}
		}})
		DeferCleanup(front.Close)
		at = strings.Replace(front.URL, "127.0.0.1", "localhost", 1)
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles, c.PublicURL = []string{"api"}, at })
		there, err := url.Parse(world.URL)
		Expect(err).NotTo(HaveOccurred())
		behind.Store(there)
		shop = world.Shop("peers")
		shop.Admin.Patch("/admin/store/settings", map[string]any{"allowedOrigins": []any{at}}).OK()
		token = shop.AppToken("product:read", "order:read", "order:cancel").Header("Authorization")
	})

	for _, revision := range revisions {
		It("passes the protocol's official suite of revision "+revision, func(ctx SpecContext) {
			for _, path := range []string{"/store/" + shop.StoreKey + "/mcp", "/store/" + shop.StoreKey + "/ucp/mcp", "/mcp/admin", "/mcp/admin/x/orders", "/mcp/admin/readonly"} {
				By(path)
				conforms(ctx, at+path, revision, notOffered, ofSuiteTools)
			}
		})
	}

	It("executes commands of the MCP Inspector", func(ctx SpecContext) {
		inspect := func(path string, args ...string) (out struct {
			Tools             []struct{ Name string }
			StructuredContent json.RawMessage
			Content           []struct{ Text string }
			IsError           bool
		}) {
			GinkgoHelper()
			printed, warned, err := peer(ctx, GinkgoT().TempDir(), "mcp-inspector", append([]string{"--cli", at + path, "--transport", "http"}, args...)...)
			Expect(err).NotTo(HaveOccurred(), printed)
			Expect(warned).NotTo(ContainSubstring("Warning"), "what some clients do not know in a schema")
			Expect(json.Unmarshal([]byte(printed), &out)).To(Succeed(), printed)
			return out
		}
		open := "/store/" + shop.StoreKey + "/mcp"
		Expect(inspect(open, "--method", "tools/list", "--strict").Tools).To(ContainElements(HaveField("Name", "search_catalog"), HaveField("Name", "complete_checkout")))
		found := inspect(open, "--method", "tools/call", "--tool-name", "search_catalog", "--tool-arg", `catalog={"query":"pour-over"}`)
		Expect(found.IsError).To(BeFalse())
		Expect(string(found.StructuredContent)).To(ContainSubstring("Ceramic pour-over set"))
		admin := []string{"--header", "Authorization: " + token}
		Expect(inspect("/mcp/admin", append(admin, "--method", "tools/list", "--strict")...).Tools).To(And(ContainElement(HaveField("Name", "find_products")), Not(ContainElement(HaveField("Name", "refund_order")))))
		read := inspect("/mcp/admin", append(admin, "--method", "tools/call", "--tool-name", "find_products", "--tool-arg", "search=pour-over")...)
		Expect(read.IsError).To(BeFalse(), "%v", read.Content)
		Expect(read.Content[0].Text).To(ContainSubstring("Ceramic pour-over set"))
	})

	It("sells to the command-line client of the Universal Commerce Protocol, up to the payment", func(ctx SpecContext) {
		home := GinkgoT().TempDir()
		type object = map[string]any
		ucp := func(args ...string) (out struct {
			Code   string
			Result object
		}) {
			GinkgoHelper()
			printed, _, err := peer(ctx, home, "ucp", append(args, "--format", "json")...)
			Expect(err).NotTo(HaveOccurred(), printed)
			Expect(json.NewDecoder(strings.NewReader(printed[max(strings.Index(printed, "{"), 0):])).Decode(&out)).To(Succeed(), printed)
			return out
		}
		say := func(args ...string) object {
			GinkgoHelper()
			out := ucp(append(args, "--business", at, "--header", "X-Store-Key: "+shop.StoreKey)...)
			Expect(out.Code).To(BeEmpty())
			return out.Result
		}
		with := func(what object) string {
			text, err := json.Marshal(what)
			Expect(err).NotTo(HaveOccurred())
			return string(text)
		}
		ucp("profile", "init", "--name", "spec", "--version", "2026-04-08", "--profile-url", at+"/ucp/agent.json", "--activate")
		Expect(say("discover")).To(HaveKey("profile"))
		Expect(fmt.Sprint(say("catalog", "search", "--set", "/query=pour-over"))).To(ContainSubstring("Ceramic pour-over set"))
		white := fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White)
		lines := func(n int) object {
			return object{"line_items": []any{object{"item": object{"id": white}, "quantity": n}}}
		}
		cart := say("cart", "create", "--input", with(lines(2)))
		Expect(cart["line_items"]).To(HaveLen(1))
		id := fmt.Sprint(cart["id"])
		Expect(say("cart", "update", id, "--input", with(lines(1)))["line_items"]).To(HaveExactElements(HaveKeyWithValue("quantity", BeNumerically("==", 1))))
		Expect(say("cart", "get", id)["totals"]).NotTo(BeEmpty())
		checkout := say("checkout", "create", "--input", with(object{"cart_id": id, "line_items": []any{}}))
		Expect(checkout["status"]).To(Equal("incomplete"))
		id = fmt.Sprint(checkout["id"])
		destination := object{"first_name": "Mia", "last_name": "Keller", "street_address": "Torstraße 12", "address_locality": "Berlin", "address_region": "BE", "postal_code": "10119", "address_country": "DE"}
		fill := lines(1)
		fill["buyer"], fill["fulfillment"] = object{"email": "mia@example.com"}, object{"methods": []any{object{"type": "shipping", "destinations": []any{destination}}}}
		checkout = say("checkout", "update", id, "--input", with(fill))
		methods, _ := json.Marshal(checkout["fulfillment"])
		var offered struct {
			Methods []struct {
				Groups []struct{ Options []struct{ ID string } }
			}
		}
		Expect(json.Unmarshal(methods, &offered)).To(Succeed())
		fill["fulfillment"] = object{"methods": []any{object{"type": "shipping", "groups": []any{object{"selected_option_id": offered.Methods[0].Groups[0].Options[0].ID}}}}}
		Expect(say("checkout", "update", id, "--input", with(fill))["status"]).To(Equal("ready_for_complete"))
		handed := say("checkout", "complete", id)
		Expect(handed["status"]).To(Equal("requires_escalation"))
		Expect(handed["continue_url"]).To(HavePrefix(at + "/checkout/peers#c="))
		Expect(http.Get(fmt.Sprint(handed["continue_url"]))).To(HaveHTTPStatus(http.StatusOK))
		Expect(say("checkout", "cancel", id)["status"]).To(Equal("canceled"))
	})
})
