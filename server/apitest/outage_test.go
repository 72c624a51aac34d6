package apitest_test

import (
	"context"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// internals matches internal details that no response may show.
var internals = regexp.MustCompile(`(?i)postgres|pgx|sqlstate|select |insert |update .* set|dial|127\.0\.0\.1:|refused|broken pipe|EOF|goroutine|\.go:`)

var _ = Describe("A database outage", Ordered, func() {
	var (
		line    *wire
		world   *apitest.World
		shop    *apitest.Shop
		clients map[string]apitest.Client
		guest   apitest.Guest
	)

	BeforeAll(func(ctx SpecContext) {
		line = &wire{}
		world = apitest.Start(ctx, over(line), func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("outage")
		customer := shop.Storefront.Once().Post("/customer/user", object{
			"email": "outage@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken")
		guest = shop.Guest(shop.White, 1)
		clients = map[string]apitest.Client{"admin": shop.Admin, "public": shop.AppToken(permissions(shop)...),
			"customer": shop.Storefront.Bearer(customer).With("X-Cart-Token", guest.Header("X-Cart-Token"))}
	})
	AfterEach(func() { line.losing(nil) })

	// ask calls an operation with the example request of the document.
	ask := func(surface, path, method string, op *openapi3.Operation) *apitest.Answer {
		GinkgoHelper()
		return clients[surface].Once().Call(method, asks(path, op), example(op))
	}
	// told reports whether a response is 503 with Retry-After. It fails the spec if the response reveals internal
	// details.
	told := func(op *openapi3.Operation, a *apitest.Answer) bool {
		GinkgoHelper()
		Expect(a.Status).NotTo(Equal(http.StatusInternalServerError), "%s: %s", op.OperationID, a.Body)
		if a.Status != http.StatusServiceUnavailable {
			return false
		}
		Expect(a.Refused(domain.Unavailable).RequestID).NotTo(BeEmpty())
		Expect(strconv.Atoi(a.Header.Get("Retry-After"))).To(BeNumerically(">=", 1), "%s: %s", op.OperationID, a.Body)
		Expect(internals.FindString(string(a.Body))).To(BeEmpty(), "%s: %s", op.OperationID, a.Body)
		return true
	}

	It("makes every operation return 503 with Retry-After until the database is back", func(ctx SpecContext) {
		before := fingerprint(ctx, world.DatabaseURL)
		line.cut()
		var others []string
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if a := ask(surface, path, method, op); !told(op, a) {
				others = append(others, fmt.Sprintf("%s.%s %d", surface, op.OperationID, a.Status))
			}
		})
		Expect(others).To(BeEmpty())
		Expect(fingerprint(ctx, world.DatabaseURL)).To(Equal(before))

		line.mend()
		back := time.Now()
		for range 20 { // more calls than the pool has connections
			guest.Get("/customer/cart/summary").OK()
		}
		world.Client().Get("/readyz").OK()
		Expect(time.Since(back)).To(BeNumerically("<", 20*time.Second))
	})

	It("makes an operation return 503 if it begins at one of the first four statements", func(ctx SpecContext) {
		said, nth := 0, 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			nth = nth%4 + 1
			line.losingAt(nth, question, anything)
			if told(op, ask(surface, path, method, op)) {
				said++
			}
		})
		Expect(said).To(BeNumerically(">", 150))
	})

	It("leaves documents available, and makes readiness checks and preflights return 503", func() {
		line.cut()
		defer line.mend()
		world.Client().Get("/healthz").OK()
		world.Client().Get("/openapi/admin.json").OK()
		world.Client().Get("/docs").OK()
		ready := world.Client().Get("/readyz").Is(http.StatusServiceUnavailable)
		ready.Refused(domain.Unavailable)
		Expect(strconv.Atoi(ready.Header.Get("Retry-After"))).To(BeNumerically(">=", 1))
		form := world.Client().With("Content-Type", "application/x-www-form-urlencoded")
		for path, text := range map[string]string{"/forgot-password": "email=mia%40example.com", "/reset-password": "token=x&newPassword=seven+slow+kettles", "/sandbox/authenticate": "key=x&consent=yes"} {
			Expect(form.Post(path, text).Status).To(BeElementOf(http.StatusServiceUnavailable, http.StatusUnprocessableEntity, http.StatusBadRequest), path)
		}
		preflight := world.Client().With("Origin", "https://shop.example").With("Access-Control-Request-Method", "POST")
		preflight.Call(http.MethodOptions, "/customer/cart/item", nil).Is(http.StatusServiceUnavailable).Refused(domain.Unavailable)
	})

	It("makes the service unready if connections hang, until the database responds", func() {
		line.gate.Lock()
		speak := sync.OnceFunc(line.gate.Unlock)
		defer speak()
		begun := time.Now()
		world.Client().Get("/readyz").Is(http.StatusServiceUnavailable).Refused(domain.Unavailable)
		Expect(time.Since(begun)).To(BeNumerically("<", 20*time.Second))
		world.Client().Get("/healthz").OK()
		speak()
		for range 20 {
			world.Client().Get("/readyz").OK()
		}
	})

	It("leaves no partial changes: a retry with the same key takes effect once", func(ctx SpecContext) {
		shop := world.Shop("errands") // the operations above have ended all logins of the earlier shop
		type errand struct {
			name  string
			begin func() (c apitest.Client, path string, body any, after func())
		}
		stock := func() int64 {
			return shop.Admin.Get("/admin/product?productId=" + strconv.FormatInt(shop.ProductID, 10)).OK().ID("variants.0.stockOnHand")
		}
		order := func(id int64) *apitest.Answer {
			return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
		}
		bought := func() int64 { return shop.Guest(shop.White, 1).Buy().OK().ID("orderId") }
		errands := []errand{
			{"a checkout", func() (apitest.Client, string, any, func()) {
				guest := shop.Guest(shop.White, 1)
				orders, taken := shop.Admin.Get("/admin/order/paged").OK().ID("totalCount"), len(charges(ctx, world))
				return guest.Client, "/customer/checkout", guest.Checkout("pm_card_visa"), func() {
					Expect(shop.Admin.Get("/admin/order/paged").OK().ID("totalCount")).To(Equal(orders + 1))
					Expect(charges(ctx, world)).To(HaveLen(taken + 1))
				}
			}},
			{"a refund", func() (apitest.Client, string, any, func()) {
				id := bought()
				return shop.Admin, "/admin/order/refund", object{"orderId": id, "amount": "10.00", "reason": "GOODWILL"}, func() {
					Expect(order(id).Text("balance.refunded")).To(Equal("10.00"))
				}
			}},
			{"a cancellation", func() (apitest.Client, string, any, func()) {
				before := stock()
				id := bought()
				return shop.Admin, "/admin/order/cancel", object{"orderId": id, "reason": "CUSTOMER_REQUEST"}, func() {
					Expect(order(id).At("cancelledOn")).NotTo(BeNil())
					Expect(order(id).Text("balance.refunded")).To(Equal(order(id).Text("grandTotal")))
					Expect(stock()).To(Equal(before))
				}
			}},
		}
		cases := 0
		for _, e := range errands {
			for _, what := range []loss{question, reply} {
				for nth := 1; ; nth++ {
					client, path, body, after := e.begin()
					client = client.Once()
					lost := line.losingAt(nth, what, commits)
					first := client.Post(path, body)
					reached := lost()
					line.losing(nil)
					about := fmt.Sprintf("%s, commit %d: %d %.300s", e.name, nth, first.Status, first.Body)
					Expect(first.Status).To(BeElementOf(http.StatusOK, http.StatusServiceUnavailable), about)
					if first.Status != http.StatusOK {
						world.Clock.Advance(15 * time.Second) // the lock of the interrupted request on the key has expired
						client.Post(path, body).OK()
					}
					GinkgoWriter.Println(about)
					after()
					if !reached {
						break
					}
					cases++
				}
			}
		}
		AddReportEntry("commits that were lost", cases)
		Expect(cases).To(BeNumerically(">", 20))
	})
})

var _ = Describe("The start of the service", func() {
	It("waits for a database that is not running yet, and eventually fails with a reason", func(ctx SpecContext) {
		line := &wire{}
		late := func(c *config.Config) {
			over(line)(c)
			c.Roles = []string{"api"}
			line.cut()
			time.AfterFunc(300*time.Millisecond, func() { defer GinkgoRecover(); line.mend() })
		}
		world := apitest.Start(ctx, late)
		world.Client().Get("/readyz").OK()

		line.cut()
		for _, url := range []string{line.url, strings.Replace(line.url, "user=postgres", "user=nobody_at_all", 1)} {
			soon, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
			_, err := app.Start(soon, config.Config{ListenAddr: "127.0.0.1:0", DatabaseURL: url}, app.Options{})
			cancel()
			Expect(err).To(MatchError(And(HavePrefix("DATABASE_URL: "), MatchRegexp("refused|timeout")))) // the deadline may have interrupted the last attempt
			Expect(err.Error()).NotTo(ContainSubstring("password="))
		}
		By("failing at once if a wait cannot help")
		line.mend()
		_, err := app.Start(ctx, config.Config{ListenAddr: "127.0.0.1:0", DatabaseURL: regexp.MustCompile(`dbname=\S+`).ReplaceAllString(line.url, "dbname=no_such_thing")}, app.Options{})
		Expect(err).To(MatchError(ContainSubstring("no_such_thing")))
	})
})
