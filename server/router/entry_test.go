package router

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"time"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/mcp"
	"github.com/storeplatform/storeplatform/store/domain"
)

// counted is an endless body that counts how many bytes are read.
type counted struct{ read int }

func (b *counted) Read(p []byte) (int, error) {
	b.read += len(p)
	return copy(p, bytes.Repeat([]byte("a"), len(p))), nil
}
func (b *counted) Close() error { return nil }

var _ = Describe("Every registered route", func() {
	// built returns a router with all routes that a process can have, but without a service: a handler that queries the
	// database panics.
	built := func(o Options) (*echo.Echo, []*echo.Route) {
		GinkgoHelper()
		usual := slog.Default()
		slog.SetDefault(slog.New(slog.DiscardHandler)) // panics are logged
		DeferCleanup(func() { slog.SetDefault(usual) })
		o.ApplePay, o.Sandbox = []byte("7B22707370"), http.NotFoundHandler()
		server, err := New(nil, o)
		Expect(err).NotTo(HaveOccurred())
		routes := slices.DeleteFunc(server.Routes(), func(r *echo.Route) bool { return r.Method == echo.RouteNotFound })
		Expect(len(routes)).To(BeNumerically(">", 400))
		return server, routes
	}
	name := func(r *echo.Route) string { return r.Method + " " + r.Path }
	filled := func(path string) string { return strings.NewReplacer(":", "", "*", "x").Replace(path) }
	ask := func(server *echo.Echo, method, path, address string, body io.ReadCloser) *httptest.ResponseRecorder {
		request := httptest.NewRequest(method, path, nil)
		if request.RemoteAddr = address + ":1"; body != nil {
			request.Body, request.ContentLength = body, -1
		}
		recorder := httptest.NewRecorder()
		server.ServeHTTP(recorder, request)
		return recorder
	}
	// limited reports whether an address is refused after repeated requests.
	limited := func(server *echo.Echo, method, path, address string) bool {
		for range filesPerRequest + 2 {
			if ask(server, method, path, address, nil).Code == http.StatusTooManyRequests {
				return true
			}
		}
		return false
	}

	It("is rate limited per network address, like unknown paths, methods and preflights", func() {
		server, routes := built(Options{RequestsPerMinute: 1})
		asked := [][2]string{{"GET", "/nowhere"}, {"POST", "/media/x"}, {"PUT", "/docs"}, {"TRACE", "/"}, {"OPTIONS", "/customer/cart/item"}, {"OPTIONS", "/nowhere"}, {"PROPFIND", "/mcp/admin"}}
		for _, r := range routes {
			asked = append(asked, [2]string{r.Method, filled(r.Path)})
		}
		unlimited := []string{}
		for n, a := range asked {
			if !limited(server, a[0], a[1], fmt.Sprintf("10.0.%d.%d", n/250, 1+n%250)) {
				unlimited = append(unlimited, a[0]+" "+a[1])
			}
		}
		Expect(unlimited).To(BeEmpty())
	})

	It("is limited separately as a health check, a file, a preflight or an API call", func() {
		server, _ := built(Options{RequestsPerMinute: 1})
		const address = "10.1.0.1"
		Expect(limited(server, http.MethodGet, "/admin/order/paged", address)).To(BeTrue())
		for _, path := range []string{"/healthz", "/docs", "/llms.txt"} {
			Expect(ask(server, http.MethodGet, path, address, nil).Code).To(Equal(http.StatusOK), path)
		}
		Expect(ask(server, http.MethodOptions, "/customer/cart/item", address, nil).Code).NotTo(Equal(http.StatusTooManyRequests))
		By("missing files are limited, and existing ones are not")
		for range filesPerRequest - 2 {
			Expect(ask(server, http.MethodGet, "/docs", address, nil).Code).To(Equal(http.StatusOK))
		}
		const other = "10.1.0.2"
		Expect(ask(server, http.MethodGet, "/media/1/x.png", other, nil).Code).To(Equal(http.StatusNotFound))
		Expect(ask(server, http.MethodGet, "/media/1/x.png", other, nil).Code).To(Equal(http.StatusTooManyRequests))
	})

	It("uses up the limit for missing files only with a missing file, not with an internal error", func() {
		l := newLimits(1, 0)
		miss := func(err error) error {
			c := echo.New().NewContext(httptest.NewRequest(http.MethodGet, "/docs", nil), httptest.NewRecorder())
			if limited := l.enter(c, fileLane); limited != nil {
				return limited
			}
			return l.leave(c, fileLane, err)
		}
		for _, failure := range []error{errors.New("a bug"), domain.Errorf(domain.Unavailable, "No room."), echo.ErrServiceUnavailable, errors.New("a bug")} {
			Expect(miss(failure)).To(BeIdenticalTo(failure))
		}
		Expect(miss(echo.ErrNotFound)).To(BeIdenticalTo(echo.ErrNotFound))
		Expect(domain.CodeOf(miss(echo.ErrNotFound))).To(Equal(domain.RateLimited))
	})

	It("still serves an address after another address has reached its limits", func() {
		server, _ := built(Options{RequestsPerMinute: 1})
		for n, asked := range [][2]string{{"GET", "/nowhere"}, {"GET", "/admin/order/paged"}, {"GET", "/docs"}, {"GET", "/media/1/x.png"}, {"GET", "/healthz"}, {"GET", "/readyz"}, {"OPTIONS", "/customer/cart/item"}} {
			Expect(limited(server, asked[0], asked[1], fmt.Sprintf("10.3.%d.1", n))).To(BeTrue(), "%v", asked)
			Expect(ask(server, asked[0], asked[1], fmt.Sprintf("10.3.%d.2", n), nil).Code).NotTo(Equal(http.StatusTooManyRequests), "%v", asked)
		}
	})

	It("limits origin lookups by network address", func() {
		e := &edge{limits: newLimits(1, 0)}
		refused := func(address string) bool {
			request := httptest.NewRequest(http.MethodGet, "/customer/cart/summary", nil)
			request.RemoteAddr = address + ":1"
			request.Header.Set(echo.HeaderOrigin, "https://shop.example.com")
			defer func() { _ = recover() }() // the lookup panics without a service
			return domain.CodeOf(e.cors(func(echo.Context) error { return nil })(echo.New().NewContext(request, httptest.NewRecorder()))) == domain.RateLimited
		}
		for range filesPerRequest {
			Expect(refused("10.4.0.1")).To(BeFalse())
		}
		Expect(refused("10.4.0.1")).To(BeTrue())
		Expect(refused("10.4.0.2")).To(BeFalse())
	})

	It("counts requests that are refused before authentication", func() {
		server, routes := built(Options{RequestsPerMinute: 1})
		uncounted := []string{}
		for n, r := range routes {
			if !limited(server, r.Method, filled(r.Path)+"?a=%zz", fmt.Sprintf("10.2.%d.%d", n/250, 1+n%250)) {
				uncounted = append(uncounted, name(r))
			}
		}
		Expect(uncounted).To(BeEmpty())
	})

	It("has a deadline, sends protective headers, and reads no more than the declared body", func() {
		server, routes := built(Options{})
		var until time.Time
		server.Use(func(echo.HandlerFunc) echo.HandlerFunc { // runs after the middleware of all routes and before the middleware of each route
			return func(c echo.Context) error {
				until, _ = c.Request().Context().Deadline()
				_, _ = io.CopyN(io.Discard, c.Request().Body, 64<<10)
				return c.NoContent(http.StatusNoContent)
			}
		})
		form, own, slow, waits := []string{}, 0, []string{}, []string{}
		for _, r := range routes {
			until = time.Time{}
			body := &counted{}
			answer := ask(server, r.Method, filled(r.Path), "10.0.0.1", body)
			Expect(until).NotTo(BeZero(), "%s has no deadline", name(r))
			if time.Until(until) > requestDeadline {
				Expect(time.Until(until)).To(BeNumerically("<=", fileDeadline))
				if strings.HasPrefix(r.Path, mcp.Path) {
					waits = append(waits, name(r))
				} else {
					slow = append(slow, name(r))
				}
			}
			switch {
			case body.read == 0:
			case body.read <= maxForm+1<<10:
				form = append(form, name(r))
			default: // The contract, messages or the receiver of notices bounds the body. See server/apitest/undocumented_test.go
				own++
				Expect(hasBody(r.Method) || r.Method == http.MethodDelete).To(BeTrue(), name(r))
			}
			for header, value := range map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-store",
				"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"} {
				Expect(answer.Header().Get(header)).To(Equal(value), "%s of %s", header, name(r))
			}
			Expect(answer.Header().Get(echo.HeaderXRequestID)).NotTo(BeEmpty())
		}
		Expect(form).To(ConsistOf("POST /reset-password", "POST /forgot-password", "POST /admin-invitation", "POST /admin-email", "POST /sandbox/authenticate"))
		Expect(own).To(BeNumerically(">", 150))
		Expect(len(slow)).To(BeNumerically("<", 20), "%v", slow)
		Expect(waits).To(HaveLen(4), "a call may wait for a person; server/mcp limits the rest of its time: %v", waits)
	})

	It("for a file reads no database, and lets pages run only their own scripts", func() {
		server, routes := built(Options{})
		for _, path := range files {
			Expect(slices.ContainsFunc(routes, func(r *echo.Route) bool { return name(r) == "GET "+path })).To(BeTrue(), path)
			answer := ask(server, http.MethodGet, filled(path), "10.0.0.1", nil)
			Expect(answer.Code).To(BeNumerically("<", 500), path)
			if strings.HasPrefix(answer.Header().Get(echo.HeaderContentType), "text/html") {
				Expect(answer.Header().Get(echo.HeaderContentSecurityPolicy)).To(And(ContainSubstring("frame-ancestors 'none'"), Not(Equal("default-src 'none'; frame-ancestors 'none'"))), path)
			}
		}
		for _, path := range forms {
			Expect(slices.ContainsFunc(routes, func(r *echo.Route) bool { return name(r) == "POST "+path })).To(BeTrue(), path)
		}
	})

	It("that accepts a form reads at most 100 parameters", func() {
		read := func(text string) error {
			request := httptest.NewRequest(http.MethodPost, "/", &formReader{ReadCloser: io.NopCloser(strings.NewReader(text))})
			request.Header.Set(echo.HeaderContentType, echo.MIMEApplicationForm)
			return request.ParseForm()
		}
		Expect(read(strings.Repeat("a&", maxParameters-1))).To(Succeed())
		Expect(read(strings.Repeat("a&", maxParameters))).To(MatchError(errForm))
	})
})

var _ = Describe("Messages from assistants", func() {
	bounds := messageBounds{bytes: 1 << 20, values: 100}
	count := func(revision, text string) (int, error) {
		header := http.Header{}
		if revision != "" {
			header.Set("Mcp-Protocol-Version", revision)
		}
		return countMessages(context.Background(), header, []byte(text), bounds)
	}
	batch := func(n int) string { return " \n[" + strings.TrimSuffix(strings.Repeat("{},", n), ",") + "]" }

	It("form a batch only in the protocol revision that defines batches", func() {
		for _, revision := range []string{"", "2025-03-26"} {
			Expect(count(revision, batch(agent.MaxBatch))).To(Equal(agent.MaxBatch))
			_, err := count(revision, batch(agent.MaxBatch+1))
			Expect(err).To(MatchError(ContainSubstring("more than 20 messages")))
		}
		for _, revision := range []string{"2024-11-05", "2025-06-18", "2025-11-25", "2026-07-28", "2099-01-01", "nonsense"} {
			Expect(count(revision, "{}")).To(Equal(1))
			_, err := count(revision, batch(1))
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidRequest), revision)
			Expect(err).To(MatchError(ContainSubstring("not part of this revision")))
		}
	})

	It("are validated like documented bodies, with separate limits", func() {
		for text, problem := range map[string]string{
			`{"a":[` + strings.TrimSuffix(strings.Repeat("0,", 100), ",") + `]}`: "more than 100 elements",
			strings.Repeat("[", 66) + strings.Repeat("]", 66):                    "deeper than 64 levels",
			`{"a":1,"a":2}`:    "there twice",
			`{"a":"\u0000"}`:   "NUL",
			`{"a":1} {}`:       "behind the JSON value",
			"{\"a\":\"\xff\"}": "not valid UTF-8",
			`{"a":`:            "not valid JSON",
		} {
			_, err := count("", text)
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidRequest), "%.40s", text)
			Expect(err).To(MatchError(ContainSubstring(problem)), "%.40s", text)
		}
	})

	It("in a batch are counted one by one, and admitted together or not at all", func() {
		l, now := newLimiter(60), time.Now()
		Expect(l.spendSeveral("a", now, 40).wait).To(BeZero())
		Expect(l.spendSeveral("a", now, 21).wait).To(Equal(time.Second))
		Expect(l.spendSeveral("a", now, 20).left).To(BeZero())
		Expect(l.waits("a")).To(BeNumerically("~", time.Second, 100*time.Millisecond))
		Expect(l.waits("b")).To(BeZero())
	})
})
