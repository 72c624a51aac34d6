package router

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"time"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Every request", func() {
	// answered returns the response of a handler that runs behind the given middleware.
	answered := func(header http.Header, handler echo.HandlerFunc, before ...echo.MiddlewareFunc) *httptest.ResponseRecorder {
		e := echo.New()
		e.HTTPErrorHandler = problem.Handle
		e.Use(before...)
		e.GET("/thing", handler)
		recorder, request := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/thing?secret=1", nil)
		if header != nil {
			request.Header = header
		}
		e.ServeHTTP(recorder, request)
		return recorder
	}
	fine := func(c echo.Context) error { return c.String(http.StatusOK, "fine") }
	fails := func(echo.Context) error { return errors.New("no connection") }

	It("has an id, which is the valid id from the caller or else a new one", func() {
		id := func(sent string) string {
			return answered(http.Header{"X-Request-Id": {sent}}, fine, identifyRequest).Header().Get("X-Request-Id")
		}
		for _, kept := range []string{"abcd-123", "A.b_c-0123456789"} {
			Expect(id(kept)).To(Equal(kept))
		}
		for _, none := range []string{"", "abc-123", "abcd 1234", "abcd\n1234", string(bytes.Repeat([]byte("a"), 129))} {
			Expect(id(none)).To(MatchRegexp(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`), "%q", none)
		}
		Expect(id("")).NotTo(Equal(id("")))
	})

	It("gets a response with headers that forbid content sniffing, referrers and caching", func() {
		header := answered(nil, fine, identifyRequest, private).Header()
		Expect(header.Get("X-Content-Type-Options")).To(Equal("nosniff"))
		Expect(header.Get("Referrer-Policy")).To(Equal("no-referrer"))
		Expect(header.Get("Cache-Control")).To(Equal("no-store"))
		Expect(header.Get("Content-Security-Policy")).To(Equal("default-src 'none'; frame-ancestors 'none'"))
		Expect(header.Get("Api-Version")).To(Equal(domain.APIVersion))
	})

	It("is refused with an unknown API version", func() {
		spoken := func(version string) int {
			return answered(http.Header{"Api-Version": {version}}, fine, (&edge{}).version(&operation{})).Code
		}
		Expect(spoken("")).To(Equal(http.StatusOK))
		Expect(spoken(domain.APIVersion)).To(Equal(http.StatusOK))
		Expect(spoken("2001-01-01")).To(Equal(http.StatusBadRequest))
	})

	It("is canceled after 25 seconds, and its operation after ten", func() {
		left := func(c echo.Context) time.Duration {
			GinkgoHelper()
			until, bounded := c.Request().Context().Deadline()
			Expect(bounded).To(BeTrue())
			return time.Until(until)
		}
		answered(nil, func(c echo.Context) error {
			Expect(left(c)).To(BeNumerically("~", 25*time.Second, 5*time.Second))
			return timed(func(c echo.Context) error {
				Expect(left(c)).To(BeNumerically("~", 10*time.Second, 5*time.Second))
				return nil
			})(c)
		}, deadline, func(next echo.HandlerFunc) echo.HandlerFunc {
			return func(c echo.Context) error {
				err := next(c)
				Expect(c.Request().Context().Err()).NotTo(HaveOccurred())
				Expect(left(c)).To(BeNumerically("~", 25*time.Second, 5*time.Second), "to keep the answer in")
				return err
			}
		})
		Expect(operationDeadline).To(Equal(10 * time.Second))
		Expect(requestDeadline).To(Equal(25 * time.Second))
	})

	It("is counted by operation and status, whatever its outcome", func() {
		counted := func(operation, status string) (n uint64) {
			GinkgoHelper()
			families, err := prometheus.DefaultGatherer.Gather()
			Expect(err).NotTo(HaveOccurred())
			for _, family := range families {
				for _, m := range family.GetMetric() {
					labels := m.GetLabel() // the labels come sorted by name
					if family.GetName() == "storeplatform_request_seconds" && labels[0].GetValue() == operation && labels[1].GetValue() == status {
						n += m.GetHistogram().GetSampleCount()
					}
				}
			}
			return n
		}
		route := counted("/thing", "200")
		answered(nil, fine, measured, named("spec", "thing"))
		Expect(answered(nil, fails, measured, named("spec", "thing")).Code).To(Equal(http.StatusInternalServerError))
		answered(nil, fine, measured)
		Expect(counted("spec.thing", "200")).To(BeEquivalentTo(1))
		Expect(counted("spec.thing", "500")).To(BeEquivalentTo(1))
		Expect(counted("/thing", "200")).To(Equal(route+1), "a route outside of the documents")
	})

	It("is logged without its content, and as an error only if the service failed", func() {
		var lines bytes.Buffer
		was := slog.Default()
		DeferCleanup(func() { slog.SetDefault(was) })
		slog.SetDefault(slog.New(slog.NewTextHandler(&lines, &slog.HandlerOptions{Level: slog.LevelDebug})))
		Expect(answered(nil, fine, identifyRequest, logged).Code).To(Equal(http.StatusOK))
		Expect(lines.String()).To(And(ContainSubstring("level=DEBUG msg=request"), ContainSubstring("path=/thing status=200"), MatchRegexp(`requestId=[0-9a-f-]{36}`)))
		Expect(lines.String()).NotTo(ContainSubstring("secret"))
		lines.Reset()
		r := answered(nil, fails, logged)
		Expect(r.Code).To(Equal(http.StatusInternalServerError))
		Expect(lines.String()).To(ContainSubstring("level=WARN msg=request"))
		Expect(lines.String()).To(ContainSubstring("status=500"))
		lines.Reset()
		answered(nil, func(echo.Context) error { return domain.Missing("thing") }, logged)
		Expect(lines.String()).To(ContainSubstring("level=DEBUG msg=request"))
	})
})

var _ = Describe("The network address of a caller", func() {
	from := func(trusted []string, peer string, forwarded ...string) string {
		var networks []netip.Prefix
		for _, t := range trusted {
			networks = append(networks, netip.MustParsePrefix(t))
		}
		request := httptest.NewRequest(http.MethodGet, "/", nil)
		request.RemoteAddr = peer
		request.Header["X-Forwarded-For"] = forwarded
		return clientAddress(networks)(request)
	}

	It("is the address of the peer, whatever the header says, unless the peer is a trusted proxy", func() {
		for _, peer := range []string{"203.0.113.9", "127.0.0.1", "169.254.1.1", "10.0.0.1"} {
			Expect(from(nil, peer+":1", "198.51.100.1")).To(Equal(peer))
		}
		Expect(from([]string{"10.1.0.0/16"}, "10.2.0.1:1", "198.51.100.1")).To(Equal("10.2.0.1"))
	})

	It("is the last address in the header that is not a trusted proxy", func() {
		trusted := []string{"10.1.2.3/16", "2001:db8::1/32"}
		Expect(from(trusted, "10.1.255.255:1", "198.51.100.1")).To(Equal("198.51.100.1"))
		Expect(from(trusted, "10.1.0.1:1", "192.0.2.1, 198.51.100.1, 10.1.9.9")).To(Equal("198.51.100.1"))
		Expect(from(trusted, "10.1.0.1:1", "192.0.2.1", "198.51.100.1")).To(Equal("198.51.100.1"))
		Expect(from(trusted, "10.1.0.1:1")).To(Equal("10.1.0.1"))
		Expect(from(trusted, "[2001:db8:5::1]:1", "2001:db9::1, 2001:db8:ffff::2")).To(Equal("2001:db9::1"))
		Expect(from(trusted, "[2001:db9::1]:1", "198.51.100.1")).To(Equal("2001:db9::1"))
	})
})

var _ = Describe("An operation with a conflicting transaction", func() {
	busy := &domain.Error{Code: domain.Busy}
	// run calls a handler that fails with err for the first calls, and counts the calls.
	run := func(ctx context.Context, failures int, err error) (calls int, answer any, failed error) {
		request := httptest.NewRequest(http.MethodGet, "/", nil).WithContext(ctx)
		answer, failed = again(func(echo.Context, any) (any, error) {
			if calls++; calls <= failures {
				return nil, err
			}
			return "done", nil
		}, "")(echo.New().NewContext(request, nil), nil)
		return calls, answer, failed
	}

	It("runs at most three times", func(ctx SpecContext) {
		for failures, calls := range []int{1, 2, 3, 3} {
			n, answer, err := run(ctx, failures, busy)
			Expect(n).To(Equal(calls))
			if failures < 3 {
				Expect(err).NotTo(HaveOccurred())
				Expect(answer).To(Equal("done"))
			} else {
				Expect(err).To(MatchError(busy))
			}
		}
	})

	It("is not retried after other errors or if the caller has disconnected", func(ctx SpecContext) {
		n, _, err := run(ctx, 1, domain.Missing("order"))
		Expect(n).To(Equal(1))
		Expect(err).To(MatchError(domain.Missing("order")))
		gone, leave := context.WithCancel(ctx)
		leave()
		n, _, err = run(gone, 1, busy)
		Expect(n).To(Equal(1))
		Expect(err).To(MatchError(busy))
	})

	It("waits longer before each retry", func(ctx SpecContext) {
		begun := time.Now()
		_, _, _ = run(ctx, 3, busy)
		Expect(time.Since(begun)).To(BeNumerically(">=", 50*time.Millisecond), "10 ms and 40 ms")
		Expect(time.Since(begun)).To(BeNumerically("<", 5*time.Second))
	})
})
