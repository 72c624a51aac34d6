package router

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = Describe("Compressed answers", func() {
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

	It("are those that are long, of callers that can unpack them", func() {
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

	It("hold no compressor while their request runs, and go out as they are when none is free", func() {
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
		begin(3*compressors, "/waiting")
		begin(compressors+5, "/")
		close(leave)
		Expect(packed(4*compressors + 5)).To(Equal(compressors))
	})
})
