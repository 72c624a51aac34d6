package apitest_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Hostile requests to every registered route", Ordered, func() {
	var (
		world *apitest.World
		shop  *apitest.Shop
	)

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("routes")
	})

	// hostile sends bodies of one size to every undocumented route and returns the number of requests. Each route gets
	// one in share of the bodies, which the seed draws. A weakness of a route shows in several bodies, because each list
	// is sent with five kinds of elements. hostile uses the credential that passes most checks of the route.
	hostile := func(size, perByte, share int) (sent int) {
		GinkgoHelper()
		dice := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), uint64(size)))
		most, longest, where := 0.0, time.Duration(0), ""
		type kind struct {
			method string
			tools  bool
		}
		staff, made := shop.AppToken("product:read", "order:read"), map[kind][]apitest.Hostile{}
		for _, r := range apitest.Undocumented(world.App.Routes) {
			base := shop.Storefront
			if strings.HasPrefix(r.Path, "/mcp/admin") {
				base = staff
			}
			base = base.With("Accept", "application/json, text/event-stream").With("UCP-Agent", `profile="`+world.URL+`/ucp/agent.json"`)
			path := apitest.DoorPath(r.Path, shop.StoreKey)
			of := kind{r.Method, apitest.TakesTools(r.Path)}
			if made[of] == nil {
				made[of] = apitest.HostileToDoor(r.Method, r.Path, size)
			}
			for _, h := range made[of] {
				if dice.IntN(share) != 0 {
					continue
				}
				sent++
				client, path := base, path
				if h.Query != "" {
					path += "?" + h.Query
				}
				for name := range h.Header {
					client = client.With(name, h.Header.Get(name))
				}
				var a *apitest.Answer
				var err error
				bytes, took := math.Inf(1), time.Duration(math.MaxInt64)
				for n := 0; n < 3 && err == nil && (bytes > float64(perRequest+perByte*len(h.Body)) || took > perProcessor); n++ { // the figures may include background jobs
					memory, processor := allocated(), spent()
					if a, err = client.Try(r.Method, path, h.Body); err == nil {
						bytes, took = min(bytes, float64(allocated()-memory)-8*float64(len(a.Body))), min(took, spent()-processor) // the figures include the caller in the same process, which reads the response
					}
				}
				if err != nil {
					continue // the service closed the connection before it had read the whole body
				}
				about := fmt.Sprintf("%s %s with %s of %d bytes: %d %.200s", r.Method, r.Path, h.Name, len(h.Body), a.Status, a.Body)
				Expect(a.Status).To(BeNumerically("<", 500), about)
				Expect(len(a.Body)).To(BeNumerically("<", 8<<20), about) // the script of the API reference has 4 MB
				Expect(bytes).To(BeNumerically("<=", perRequest+perByte*len(h.Body)), about)
				Expect(took).To(BeNumerically("<=", perProcessor), about)
				if factor := bytes / float64(len(h.Body)+1); factor > most && len(h.Body) > 16<<10 {
					most, where = factor, about
				}
				longest = max(longest, took)
			}
		}
		AddReportEntry("hostile requests", fmt.Sprintf("%d; at most %.1f bytes for each that was sent (%.120s), %s of processor", sent, most, where, longest))
		return sent
	}

	It("cost little, whether the route is documented or not", func() {
		Expect(hostile(30<<10, perByte, 2)).To(BeNumerically(">", 2000))
	})

	It("cost little even with the largest body", func() {
		Expect(hostile(1<<20-2000, perLargeByte, 5)).To(BeNumerically(">", 800))
	})
})

var _ = Describe("A request with many elements", func() {
	ping := `{"jsonrpc":"2.0","id":%d,"method":"ping"}`
	batch := func(n int, message string) string {
		messages := make([]string, n)
		for i := range messages {
			messages[i] = fmt.Sprintf(message, i+1)
		}
		return "[" + strings.Join(messages, ",") + "]"
	}
	assistant := func(c apitest.Client) apitest.Client {
		return c.With("Accept", "application/json, text/event-stream").With("Content-Type", "application/json")
	}

	It("counts once per message of an MCP batch, which has a maximum size and one protocol revision", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.RequestsPerMinute = 60 })
		shop := world.Shop("batches")
		admin := assistant(shop.AppToken("product:read"))
		nth := 0
		for _, path := range []string{"/mcp", "/ucp/mcp", "/store/" + shop.StoreKey + "/mcp", "/mcp/admin", "/mcp/admin/readonly"} {
			client := func() apitest.Client { // each client has its own address
				nth++
				c := assistant(shop.Storefront)
				if strings.HasPrefix(path, "/mcp/admin") {
					c = admin
				}
				return c.From(fmt.Sprintf("198.51.100.%d", nth))
			}
			for _, revision := range []string{"2025-06-18", "2025-11-25", "2026-07-28"} {
				client().With("Mcp-Protocol-Version", revision).Post(path, batch(1, ping)).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			}
			Expect(client().Post(path, batch(20_000, ping)).Status).To(BeElementOf(http.StatusBadRequest, http.StatusRequestEntityTooLarge))
			client().Post(path, batch(21, ping)).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			var answers []json.RawMessage
			Expect(json.Unmarshal(client().Post(path, batch(20, ping)).OK().Body, &answers)).To(Succeed())
			Expect(answers).To(HaveLen(20))
			if strings.HasPrefix(path, "/mcp/admin") {
				continue // the only token has used up much of its limit
			}
			one, served := client(), 0
			for range 6 {
				a := one.Post(path, batch(20, ping))
				if a.Status == http.StatusOK {
					served++
					continue
				}
				a.Is(http.StatusTooManyRequests).Refused(domain.RateLimited)
			}
			Expect(served).To(BeElementOf(2, 3), path)
		}
		By("messages of a token, too")
		client, served := assistant(shop.AppToken("order:read")), 0
		for range 6 {
			if client.Post("/mcp/admin", batch(20, ping)).Status == http.StatusOK {
				served++
			}
		}
		Expect(served).To(BeElementOf(2, 3))
	})

	It("is refused with the name of its oversized list", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("lists")
		lines := strings.TrimSuffix(strings.Repeat(`{"item":{"id":"var_1_1"},"quantity":1},`, 201), ",")
		platform := assistant(shop.Storefront).With("UCP-Agent", `profile="`+world.URL+`/ucp/agent.json"`)
		for path, body := range map[string]string{
			"/ucp/v1/carts":             `{"line_items":[` + lines + `]}`,
			"/ucp/v1/checkout-sessions": `{"LINE_ITEMS":[` + lines + `]}`,
			"/mcp":                      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_cart","arguments":{"cart":{"line_items":[` + lines + `]}}}}`,
		} {
			Expect(string(platform.Post(path, body).Body)).To(ContainSubstring("line_items has more than 200 elements"), path)
		}
	})
})
