package apitest_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"runtime"
	"syscall"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// The limits of one hostile request: allocated memory per byte sent, and processor time. Both include the share of the
// client, which runs in the same process.
const (
	perByte      = 120
	perLargeByte = 40
	perRequest   = 2 << 20
	perProcessor = 400 * time.Millisecond
	largeAnswer  = 64 << 10
)

var _ = Describe("Hostile requests", Ordered, func() {
	var (
		world   *apitest.World
		shop    *apitest.Shop
		clients map[string]apitest.Client
	)

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("hostile")
		guest := shop.Guest(shop.White, 1)
		clients = map[string]apitest.Client{
			"admin": shop.Admin, "public": shop.AppToken(permissions(shop)...),
			"customer": shop.Storefront.With("X-Cart-Token", guest.Header("X-Cart-Token")).Bearer(shop.Storefront.Once().Post("/customer/user", map[string]any{
				"email": "hostile@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
			}).OK().Text("accessToken")),
		}
	})

	// Each operation gets half of the kinds, which the seed draws. One reader checks the bodies of all operations, so a
	// weakness for one kind shows in half of the operations.
	It("of randomly drawn kinds cost little in every operation, and get a short response", func() {
		dice := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 32))
		cases, most, longest, largest := 0, 0.0, time.Duration(0), 0
		var where string
		operations(func(surface, path, method string, op *openapi3.Operation) {
			for _, h := range apitest.HostileTo(op, 32<<10) {
				if dice.IntN(2) != 0 {
					continue
				}
				cases++
				c := weigh(clients[surface].With("Idempotency-Key", "hostile-"+op.OperationID), method, path, h, perByte)
				if c.factor > most {
					most, where = c.factor, op.OperationID+", "+h.Name
				}
				longest, largest = max(longest, c.processor), max(largest, c.answer)
			}
		})
		AddReportEntry("hostile requests", fmt.Sprintf("%d; at most %.1f bytes for each that was sent (%s), %s of processor, %d bytes of answer", cases, most, where, longest, largest))
		Expect(cases).To(BeNumerically(">", 1800))
	})

	It("without a credential cost little when they add a cart item with the largest body", func() {
		hostile, err := apitest.HostileToNamed("customer", "createCartItem", 1<<20-100)
		Expect(err).NotTo(HaveOccurred())
		for _, h := range hostile {
			c := weigh(shop.Storefront, http.MethodPost, "/customer/cart/item", h, perLargeByte)
			AddReportEntry(h.Name, fmt.Sprintf("%.1f bytes for each that was sent, %s of processor, %d bytes of answer", c.factor, c.processor, c.answer))
		}
	})
})

// cost is the work that a request caused.
type cost struct {
	factor    float64 // bytes allocated per byte sent
	processor time.Duration
	answer    int
}

// weigh sends a hostile request and fails the spec if the request costs too much.
func weigh(client apitest.Client, method, path string, h apitest.Hostile, perByte int) (c cost) {
	GinkgoHelper()
	for name := range h.Header {
		client = client.With(name, h.Header.Get(name))
	}
	if h.Query != "" {
		path += "?" + h.Query
	}
	var body any
	if h.Body != nil {
		body = h.Body
	}
	memory, processor := allocated(), spent()
	a := client.Call(method, path, body)
	bytes := float64(allocated() - memory)
	c = cost{factor: bytes / float64(len(h.Body)+1), processor: spent() - processor, answer: len(a.Body)}
	if len(h.Body) < 16<<10 {
		c.factor = 0 // any request has this basic cost
	}

	about := fmt.Sprintf("%s %.80s with %s: %d %.300s", method, path, h.Name, a.Status, a.Body)
	Expect(a.Status).To(BeElementOf(http.StatusBadRequest, http.StatusRequestEntityTooLarge, http.StatusRequestHeaderFieldsTooLarge, http.StatusUnsupportedMediaType), about)
	Expect(len(a.Problem().Errors)).To(BeNumerically("<=", 100), about)
	Expect(c.answer).To(BeNumerically("<=", largeAnswer), about)
	Expect(bytes).To(BeNumerically("<=", perRequest+perByte*len(h.Body)), about)
	Expect(c.processor).To(BeNumerically("<=", perProcessor), about)
	return c
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// spent returns the processor time that this process has used.
func spent() time.Duration {
	GinkgoHelper()
	var u syscall.Rusage
	Expect(syscall.Getrusage(syscall.RUSAGE_SELF, &u)).To(Succeed())
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
