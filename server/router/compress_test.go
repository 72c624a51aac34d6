package router

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = Describe("Responses", func() {
	long := strings.Repeat("a long answer. ", 1000)
	answered := func(handler echo.HandlerFunc, accept string, before ...echo.MiddlewareFunc) *http.Response {
		e := echo.New()
		e.GET("/", handler)
		e.Use(append(before, compressing())...)
		recorder := httptest.NewRecorder()
		request := httptest.NewRequest(http.MethodGet, "/", nil)
		request.Header.Set("Accept-Encoding", accept)
		e.ServeHTTP(recorder, request)
		return recorder.Result()
	}
	text := func(status int, body string) echo.HandlerFunc {
		return func(c echo.Context) error { return c.String(status, body) }
	}

	It("are compressed if they are long and the caller accepts gzip", func() {
		r := answered(text(http.StatusCreated, long), "br, gzip")
		Expect(r.StatusCode).To(Equal(http.StatusCreated))
		Expect(r.Header.Get("Content-Encoding")).To(Equal("gzip"))
		unpacked, err := gzip.NewReader(r.Body)
		Expect(err).NotTo(HaveOccurred())
		Expect(io.ReadAll(unpacked)).To(BeEquivalentTo(long))

		for _, r := range []*http.Response{answered(text(http.StatusOK, long), ""), answered(text(http.StatusOK, "short"), "gzip")} {
			Expect(r.Header.Get("Content-Encoding")).To(BeEmpty())
			Expect(r.Header.Get("Vary")).To(Equal("Accept-Encoding"))
		}
		Expect(answered(func(c echo.Context) error { return c.NoContent(http.StatusNotModified) }, "gzip").StatusCode).To(Equal(http.StatusNotModified))
	})

	It("are compressed if they have at least 1,024 bytes, and never twice", func() {
		bytes := func(n int) echo.HandlerFunc { return text(http.StatusOK, long[:n]) }
		Expect(answered(bytes(1024), "gzip").Header.Get("Content-Encoding")).To(Equal("gzip"))
		Expect(answered(bytes(1023), "gzip").Header.Get("Content-Encoding")).To(BeEmpty())
		r := answered(func(c echo.Context) error {
			c.Response().Header().Set("Content-Encoding", "br")
			return c.String(http.StatusOK, long)
		}, "gzip")
		Expect(r.Header.Get("Content-Encoding")).To(Equal("br"))
		Expect(io.ReadAll(r.Body)).To(BeEquivalentTo(long))
	})

	It("are complete after any number of writes, with one status and no Content-Length of the uncompressed body", func() {
		e := echo.New()
		e.Use(compressing())
		e.GET("/", func(c echo.Context) error {
			c.Response().Header().Set("Content-Length", "30000")
			c.Response().WriteHeader(http.StatusCreated)
			for range 2 {
				if _, err := c.Response().Write([]byte(long)); err != nil {
					return err
				}
			}
			return nil
		})
		w := &countedStatuses{ResponseRecorder: httptest.NewRecorder()}
		request := httptest.NewRequest(http.MethodGet, "/", nil)
		request.Header.Set("Accept-Encoding", "gzip")
		e.ServeHTTP(w, request)
		Expect(w.statuses).To(Equal([]int{http.StatusCreated}))
		Expect(w.Header()).NotTo(HaveKey("Content-Length"))
		unpacked, err := gzip.NewReader(w.Body)
		Expect(err).NotTo(HaveOccurred())
		Expect(io.ReadAll(unpacked)).To(BeEquivalentTo(long + long))
	})

	It("are not compressed if they are empty, parts of files, or files that are stored compressed", func() {
		e := echo.New()
		for request, plain := range map[*http.Request]bool{
			httptest.NewRequest(http.MethodGet, "/admin/order", nil):        false,
			httptest.NewRequest(http.MethodHead, "/admin/order", nil):       true,
			httptest.NewRequest(http.MethodGet, "/openapi/admin.json", nil): true,
			httptest.NewRequest(http.MethodGet, "/openapi", nil):            false,
		} {
			Expect(uncompressed(e.NewContext(request, nil))).To(Equal(plain), request.URL.Path)
		}
		part := httptest.NewRequest(http.MethodGet, "/admin/order", nil)
		part.Header.Set("Range", "bytes=0-1")
		Expect(uncompressed(e.NewContext(part, nil))).To(BeTrue())
		recorder := httptest.NewRecorder()
		part.Header.Set("Accept-Encoding", "gzip")
		e.Use(compressing())
		e.GET("/admin/order", text(http.StatusOK, long))
		e.ServeHTTP(recorder, part)
		Expect(recorder.Header()).NotTo(HaveKey("Content-Encoding"))
	})

	It("with an error leave the status to the error handler", func() {
		r := answered(func(echo.Context) error { return echo.ErrTeapot }, "gzip", logged)
		Expect(r.StatusCode).To(Equal(http.StatusTeapot))
	})

	It("share a fixed number of compressors, which are reused", func() {
		middleware := compressing()
		e := echo.New()
		e.Use(middleware)
		e.GET("/", text(http.StatusOK, long))
		allocated := func(times int) uint64 {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			for range times {
				request := httptest.NewRequest(http.MethodGet, "/", nil)
				request.Header.Set("Accept-Encoding", "gzip")
				e.ServeHTTP(httptest.NewRecorder(), request)
			}
			runtime.ReadMemStats(&after)
			return after.TotalAlloc - before.TotalAlloc
		}
		first := allocated(16)
		Expect(allocated(16)).To(BeNumerically("<", first/4))
	})

	It("occupy no compressor while the request runs, and are sent uncompressed if every compressor is busy", func() {
		e := echo.New()
		entered, leave := make(chan struct{}), make(chan struct{})
		e.GET("/", func(c echo.Context) error {
			if _, err := c.Response().Write([]byte(long)); err != nil {
				return err
			}
			entered <- struct{}{}
			<-leave
			return nil
		})
		e.GET("/waiting", func(c echo.Context) error { entered <- struct{}{}; <-leave; return nil })
		e.Use(compressing())
		ask := func(path string) *httptest.ResponseRecorder {
			recorder, request := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, path, nil)
			request.Header.Set("Accept-Encoding", "gzip")
			e.ServeHTTP(recorder, request)
			return recorder
		}
		done := make(chan *httptest.ResponseRecorder)
		begin := func(n int, path string) {
			for range n {
				go func() { done <- ask(path) }()
				<-entered
			}
		}
		packed := func(n int) (count int) {
			for range n {
				if r := <-done; r.Header().Get("Content-Encoding") == "gzip" {
					count++
				}
			}
			return count
		}
		begin(3*16, "/waiting")
		begin(16+5, "/")
		close(leave)
		Expect(packed(4*16 + 5)).To(Equal(16))
	})
})

// countedStatuses is a response writer that counts how often its status is written.
type countedStatuses struct {
	*httptest.ResponseRecorder
	statuses []int
}

func (w *countedStatuses) WriteHeader(status int) {
	w.statuses = append(w.statuses, status)
	w.ResponseRecorder.WriteHeader(status)
}
