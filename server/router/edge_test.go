package router

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// listening serves a server's handler on a separate listener.
func listening(server *http.Server, o Options, patience ...time.Duration) (address string) {
	GinkgoHelper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	limit := o.Limit(l).(*limited)
	for _, p := range patience {
		limit.patience = p
	}
	go func() { _ = server.Serve(limit) }()
	DeferCleanup(server.Close)
	return l.Addr().String()
}

// opened returns a connection over which it has sent a text.
func opened(address, text string) net.Conn {
	GinkgoHelper()
	c, err := net.Dial("tcp", address)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(func() { _ = c.Close() })
	_, err = io.WriteString(c, text)
	Expect(err).NotTo(HaveOccurred())
	return c
}

var _ = Describe("The server", func() {
	ok := http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		_, _ = io.Copy(io.Discard, req.Body)
	})
	const right = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

	It("closes connections that send nothing in time, and continues to serve others", func() {
		server := NewServer(ok)
		Expect(server.ReadHeaderTimeout).To(Equal(5 * time.Second))
		Expect(server.ReadTimeout).To(Equal(15 * time.Second))
		Expect(server.WriteTimeout).To(Equal(30 * time.Second))
		Expect(server.IdleTimeout).To(Equal(time.Minute))
		Expect(server.MaxHeaderBytes).To(Equal(16 << 10))
		const faster = 25
		server.ReadHeaderTimeout, server.ReadTimeout = server.ReadHeaderTimeout/faster, server.ReadTimeout/faster
		address := listening(server, Options{})
		var slow []net.Conn
		for range 300 {
			slow = append(slow, opened(address, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "), opened(address, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{"))
		}
		response, err := http.Get("http://" + address)
		Expect(err).NotTo(HaveOccurred())
		Expect(response.StatusCode).To(Equal(http.StatusOK))
		for _, c := range slow {
			Expect(c.SetReadDeadline(time.Now().Add(10 * time.Second))).To(Succeed())
			_, err := io.Copy(io.Discard, c)
			Expect(err == nil || strings.Contains(err.Error(), "reset")).To(BeTrue(), "%v", err)
		}
	})

	// sent sends complete requests over one connection. It returns the number of responses, and their text.
	sent := func(address string, requests ...string) (answers int, last string) {
		GinkgoHelper()
		c := opened(address, strings.Join(requests, ""))
		Expect(c.SetReadDeadline(time.Now().Add(300 * time.Millisecond))).To(Succeed())
		text, _ := io.ReadAll(c) // reads until the connection is closed or times out
		return strings.Count(string(text), "HTTP/1.1 200"), string(text)
	}

	It("ignores any request that follows a chunked body on the same connection", func() {
		address := listening(NewServer(ok), Options{})
		const chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n"
		for what, first := range map[string]string{
			"with a length, too":    chunked + "Content-Length: 4\r\n\r\n0\r\n\r\n",
			"with a length before":  "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
			"with a length of none": chunked + "Content-Length: 0\r\n\r\n1\r\na\r\n0\r\n\r\n",
			"alone":                 chunked + "\r\n1\r\na\r\n0\r\n\r\n",
		} {
			answers, text := sent(address, first, right, right)
			Expect(answers).To(Equal(1), what)
			Expect(text).To(ContainSubstring("Connection: close"), what)
		}
		answers, _ := sent(address, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na", right, right)
		Expect(answers).To(Equal(3), "a length alone")
		for _, both := range []string{"Content-Length: 1\r\nContent-Length: 2\r\n", "Content-Length: 1, 2\r\n", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "Transfer-Encoding: gzip, chunked\r\n", "Transfer-Encoding: identity\r\n"} {
			answers, _ := sent(address, "POST / HTTP/1.1\r\nHost: a\r\n"+both+"\r\n0\r\n\r\n", right)
			Expect(answers).To(BeZero(), both)
		}
	})

	It("sends Strict-Transport-Security at every path if its public URL is https", func() {
		usual := slog.Default()
		slog.SetDefault(slog.New(slog.DiscardHandler)) // without a service, handlers that query the database panic
		DeferCleanup(func() { slog.SetDefault(usual) })
		for _, secure := range []bool{true, false} {
			e, err := New(nil, Options{HTTPS: secure})
			Expect(err).NotTo(HaveOccurred())
			want := ""
			if secure {
				want = "max-age=31536000"
			}
			routes := append(e.Routes(), &echo.Route{Method: http.MethodGet, Path: "/nothing/here"}, &echo.Route{Method: http.MethodOptions, Path: "/customer/cart"})
			for _, r := range routes {
				recorder := httptest.NewRecorder()
				e.ServeHTTP(recorder, httptest.NewRequest(r.Method, strings.NewReplacer(":", "", "*", "x").Replace(r.Path), nil))
				Expect(recorder.Header().Get("Strict-Transport-Security")).To(Equal(want), "%s %s", r.Method, r.Path)
			}
		}
	})

	It("shows only the request id after a panic", func() {
		e, err := New(nil, Options{Observe: func(*openapi3.T, string, string, *openapi3.Operation) echo.MiddlewareFunc {
			return func(echo.HandlerFunc) echo.HandlerFunc {
				return func(echo.Context) error { panic("SELECT secret FROM accounts") }
			}
		}})
		Expect(err).NotTo(HaveOccurred())
		recorder := httptest.NewRecorder()
		e.ServeHTTP(recorder, httptest.NewRequest(http.MethodGet, "/admin/order/paged", nil))
		Expect(recorder.Code).To(Equal(http.StatusInternalServerError))
		Expect(recorder.Body.String()).To(MatchJSON(fmt.Sprintf(`{"type":"/problems/internal","title":"Internal error","status":500,"detail":"Internal error.",
			"instance":"/admin/order/paged","code":"internal","requestId":%q}`, recorder.Header().Get(echo.HeaderXRequestID))))
	})
})

var _ = Describe("A router with a domain association file for Apple Pay", func() {
	It("serves the file at the path that Apple requests", func() {
		for _, file := range [][]byte{nil, []byte("7B22707370")} {
			server, err := New(nil, Options{ApplePay: file})
			Expect(err).NotTo(HaveOccurred())
			recorder := httptest.NewRecorder()
			server.ServeHTTP(recorder, httptest.NewRequest(http.MethodGet, "/.well-known/apple-developer-merchantid-domain-association", nil))
			if file == nil {
				Expect(recorder.Code).To(Equal(http.StatusNotFound))
				continue
			}
			Expect([]any{recorder.Code, recorder.Body.String(), recorder.Header().Get(echo.HeaderContentType)}).To(Equal([]any{http.StatusOK, "7B22707370", "text/plain; charset=UTF-8"}))
		}
	})
})

var _ = Describe("Requests with large bodies", func() {
	request := func(body io.Reader, length int64) *http.Request {
		r := httptest.NewRequest(http.MethodPost, "/", body)
		r.ContentLength = length
		return r
	}
	large := func() *http.Request { return request(strings.NewReader(strings.Repeat("a", 100_000)), 100_000) }

	It("wait for a slot, and those of visitors never use the slots of signed-in callers", func(ctx SpecContext) {
		b := newBodies()
		hold := func(signedIn bool, n int) (last *heldBody) {
			for range n {
				last = b.hold(signedIn)
				Expect(last.read(ctx, large())).To(HaveLen(100_000))
			}
			return last
		}
		last := hold(false, 4)
		begun := time.Now()
		_, err := b.hold(false).read(ctx, large())
		Expect(err).To(MatchError(ContainSubstring("busy")))
		Expect(time.Since(begun)).To(BeNumerically("~", 2*time.Second, 900*time.Millisecond))
		full, leave := context.WithCancel(ctx)
		leave()
		for _, signedIn := range []bool{false, true} {
			h := b.hold(signedIn)
			Expect(h.read(full, request(strings.NewReader(strings.Repeat("a", 16<<10)), -1))).To(HaveLen(16 << 10))
			h.release()
		}
		hold(true, 8)
		Expect(b.signedIn.free).To(BeEmpty())
		Expect(b.anonymous.free).To(BeEmpty())
		for _, signedIn := range []bool{false, true} {
			_, err = b.hold(signedIn).read(full, request(strings.NewReader(strings.Repeat("a", 16<<10+1)), -1))
			Expect(err).To(MatchError(ContainSubstring("left")))
		}
		place := &last.place[0]
		last.release()
		Expect(&hold(false, 1).place[0]).To(BeIdenticalTo(place), "memory is used again")
	})

	It("free their slot if their Content-Length is too large or if they end early", func(ctx SpecContext) {
		b := newBodies()
		for range 9 {
			_, err := b.hold(true).read(ctx, request(strings.NewReader(""), maxBody+1))
			Expect(err).To(MatchError(ContainSubstring("payload_too_large")))
			h := b.hold(true)
			_, err = h.read(ctx, request(io.MultiReader(strings.NewReader("{"), iotestError{}), 100))
			Expect(err).To(MatchError(ContainSubstring("ended early")))
			Expect(h.place).To(BeNil())
		}
	})

	It("are validated on half of the processors, while small bodies may use all", func(ctx SpecContext) {
		DeferCleanup(runtime.GOMAXPROCS, runtime.GOMAXPROCS(0))
		turns := map[int]int{1: 1, 2: 1, 6: 3}
		for processors, most := range turns {
			runtime.GOMAXPROCS(processors)
			b := newBodies()
			held, small := b.hold(true), b.hold(false)
			Expect(held.read(ctx, large())).To(HaveLen(100_000))
			gone, leave := context.WithCancel(ctx)
			leave()
			looked, refused := 0, error(nil)
			var look func() error
			look = func() error {
				if looked++; looked < most {
					return held.check(ctx, look)
				}
				Expect(small.check(gone, func() error { return nil })).To(Succeed())
				refused = held.check(gone, func() error { return errors.New("one too many") })
				return nil
			}
			Expect(held.check(ctx, look)).To(Succeed())
			Expect(looked).To(Equal(most))
			Expect(refused).To(MatchError(ContainSubstring("left")))
			Expect(held.check(ctx, func() error { return nil })).To(Succeed(), "turns are given back")
		}
	})

	It("fail with busy after the deadline, and with invalid_request if the caller has disconnected", func(ctx SpecContext) {
		late, cancel := context.WithDeadline(ctx, time.Now())
		defer cancel()
		Expect(abandoned(late)).To(And(HaveField("Code", domain.Busy), HaveField("RetryAfter", 1)))
		gone, leave := context.WithCancel(ctx)
		leave()
		Expect(abandoned(gone)).To(HaveField("Code", domain.InvalidRequest))
	})

	DescribeTable("are accepted up to one megabyte, for example", func(ctx SpecContext, size int, length func(int) int64, fits bool) {
		text := strings.Repeat("abcdefg", size/7+1)[:size]
		h := newBodies().hold(true)
		defer h.release()
		raw, err := h.read(ctx, request(strings.NewReader(text), length(size)))
		if fits {
			Expect(err).NotTo(HaveOccurred())
			Expect(string(raw) == text).To(BeTrue())
		} else {
			Expect(err).To(MatchError(ContainSubstring("payload_too_large")))
		}
	},
		Entry("an empty body", 0, known64, true), Entry("16 KiB", 16<<10, known64, true), Entry("16 KiB and a byte", 16<<10+1, known64, true), Entry("16 KiB and a byte, chunked", 16<<10+1, unknown, true),
		Entry("1 MiB", 1<<20, known64, true), Entry("1 MiB, chunked", 1<<20, unknown, true), Entry("1 MiB and a byte (refused)", 1<<20+1, known64, false), Entry("1 MiB and a byte, chunked (refused)", 1<<20+1, unknown, false))

	It("are refused if they end before their Content-Length", func(ctx SpecContext) {
		broken := io.MultiReader(strings.NewReader(strings.Repeat("a", 50_000)), iotestError{})
		_, err := newBodies().hold(true).read(ctx, request(broken, 100_000))
		Expect(err).To(MatchError(ContainSubstring("ended early")))
	})
})

func known64(n int) int64 { return int64(n) }
func unknown(int) int64   { return -1 }

type iotestError struct{}

func (iotestError) Read([]byte) (int, error) { return 0, net.ErrClosed }
