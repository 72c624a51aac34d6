package apitest_test

import (
	"fmt"
	"net/http"
	"strconv"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The rate limit", func() {
	const perMinute = 30

	// served sends requests and returns how many of them were within the limit.
	served := func(times int, request func(i int) *apitest.Answer) (n int) {
		GinkgoHelper()
		for i := range times {
			if a := request(i); a.Status != http.StatusTooManyRequests {
				n++
			} else {
				Expect(a.Refused(domain.RateLimited).Code).NotTo(BeEmpty())
				Expect(strconv.Atoi(a.Header.Get("Retry-After"))).To(BeNumerically(">=", 1))
			}
		}
		return n
	}
	about := BeNumerically("~", perMinute, 6) // the limiter restores a few requests while the spec runs

	Describe("behind a trusted proxy", Ordered, func() {
		var w *apitest.World
		var shop *apitest.Shop

		BeforeAll(func(ctx SpecContext) {
			w = apitest.Start(ctx, func(c *config.Config) { c.RequestsPerMinute = perMinute })
			shop = w.Shop("one")
		})

		It("counts by address until a token is verified", func() {
			Expect(served(2*perMinute, func(i int) *apitest.Answer {
				return w.Client().From("198.51.100.1").With("Authorization", fmt.Sprintf("Bearer nonsense-%d", i)).Get("/order/paged")
			})).To(about)
			Expect(served(2*perMinute, func(int) *apitest.Answer {
				return w.Client().From("198.51.100.2").Bearer(domain.NewToken(domain.AppTokenKind)).Get("/order/paged")
			})).To(about)
			Expect(served(2*perMinute, func(int) *apitest.Answer {
				return w.Client().From("198.51.100.3").Store(domain.NewToken(domain.StoreKeyKind)).Get("/customer/store/overview")
			})).To(about)
			Expect(served(2*perMinute, func(int) *apitest.Answer {
				return shop.Storefront.From("198.51.100.4").With("X-Cart-Token", domain.NewToken(domain.CartTokenKind)).Get("/customer/cart/summary")
			})).To(about)
		})

		It("counts the requests to all operations together", func() {
			used := w.Client().From("198.51.100.6")
			operations(func(_, path, method string, op *openapi3.Operation) {
				Eventually(func() int { return used.Call(method, path, nil).Status }).WithPolling(0).Should(Equal(http.StatusTooManyRequests), op.OperationID)
			})
		})

		It("counts requests that name an unknown API version", func() {
			Expect(served(2*perMinute, func(int) *apitest.Answer {
				return shop.Storefront.From("198.51.100.5").With("Api-Version", "2020-01-01").Get("/customer/store/overview")
			})).To(about)
		})

		It("counts by the address that the proxy saw, whatever header the client sent", func() {
			Expect(served(2*perMinute, func(i int) *apitest.Answer {
				return w.Client().From(fmt.Sprintf("203.0.113.%d, 198.51.100.50", i)).Get("/order/paged")
			})).To(about)
			Expect(served(2*perMinute, func(i int) *apitest.Answer {
				return w.Client().From(fmt.Sprintf("203.0.113.%d, 198.51.100.51, 127.0.0.9", i)).Get("/order/paged")
			})).To(about)
			Expect(served(2*perMinute, func(i int) *apitest.Answer {
				return w.Client().From(fmt.Sprintf("unknown-%d, 198.51.100.52", i)).With("X-Real-Ip", fmt.Sprint("203.0.113.", i)).Get("/order/paged")
			})).To(about)
		})

		It("counts all addresses of an IPv6 network together", func() {
			Expect(served(2*perMinute, func(i int) *apitest.Answer {
				return w.Client().From(fmt.Sprintf("2001:db8:1:2:%x::1", i)).Get("/order/paged")
			})).To(about)
			Expect(w.Client().From("2001:db8:1:3::1").Get("/order/paged").Status).To(Equal(http.StatusUnauthorized))
		})

		It("counts by the user of a token, regardless of the address and the token", func() {
			w.Client().From("203.0.113.9").Get("/order/paged").Is(http.StatusUnauthorized)
			login := func() apitest.Client {
				answer := w.Client().From("203.0.113.200").Post("/admin/login", map[string]any{"email": apitest.AdminEmail, "password": apitest.AdminPassword}).OK()
				return w.Client().Bearer(answer.Text("accessToken")).In(shop.StoreID)
			}
			one, two := login(), login()
			Expect(served(2*perMinute, func(i int) *apitest.Answer {
				return []apitest.Client{one, two}[i%2].From(fmt.Sprintf("203.0.113.%d", i)).Get("/admin/store/settings")
			})).To(BeNumerically("<=", perMinute+6))
			By("leaving the address to others")
			w.Client().From("203.0.113.9").Get("/order/paged").Is(http.StatusUnauthorized)
		})
	})

	It("ignores X-Forwarded-For from peers that are not trusted proxies", func(ctx SpecContext) {
		w := apitest.Start(ctx, func(c *config.Config) { c.RequestsPerMinute, c.TrustedProxies = perMinute, nil })
		Expect(served(2*perMinute, func(i int) *apitest.Answer {
			return w.Client().From(fmt.Sprintf("198.51.100.%d", i)).With("X-Real-Ip", fmt.Sprintf("198.51.100.%d", i)).
				With("Forwarded", fmt.Sprintf("for=198.51.100.%d", i)).With("X-HTTP-Method-Override", "DELETE").Get("/order/paged")
		})).To(about)
	})

	It("applies to the visitors of one store, but not to its staff or other stores", func(ctx SpecContext) {
		w := apitest.Start(ctx, func(c *config.Config) { c.StorePerMinute = perMinute })
		one := w.Shop("one")
		two := w.Shop("two")
		Expect(served(2*perMinute, func(i int) *apitest.Answer {
			return one.Storefront.From(fmt.Sprintf("198.51.100.%d", i)).Get("/customer/store/overview")
		})).To(about)
		By("also logins: one password tried on many accounts, each from a different address")
		Expect(served(perMinute, func(i int) *apitest.Answer {
			return one.Storefront.From(fmt.Sprintf("203.0.113.%d", i)).Post("/customer/store/login", object{"email": fmt.Sprintf("mia%d@example.com", i), "password": "Winter2026 and more"})
		})).To(BeNumerically("<=", 6))
		one.Admin.Get("/admin/store/settings").OK()
		two.Storefront.Get("/customer/store/overview").OK()
	})
})
