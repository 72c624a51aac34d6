package router

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"

	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A response with an ETag", func() {
	// ask calls a handler behind the tagged middleware. The parameter ifNone is the tag that the caller already has.
	ask := func(method, ifNone string, handler echo.HandlerFunc) *httptest.ResponseRecorder {
		e := echo.New()
		e.HTTPErrorHandler = problem.Handle
		e.Use(recovered)
		e.Add(method, "/", handler, tagged(&operation{}))
		recorder, request := httptest.NewRecorder(), httptest.NewRequest(method, "/", nil)
		request.Header.Set("If-None-Match", ifNone)
		e.ServeHTTP(recorder, request)
		return recorder
	}
	pot := func(c echo.Context) error { return c.JSON(http.StatusOK, map[string]any{"name": "Pot", "version": 12}) }
	const body = `{"name":"Pot","version":12}` + "\n"

	It("is complete, and its tag starts with the version", func() {
		r := ask(http.MethodGet, "", pot)
		Expect(r.Code).To(Equal(http.StatusOK))
		Expect(r.Body.String()).To(Equal(body))
		Expect(r.Header().Get("Content-Length")).To(Equal("28"))
		Expect(r.Header().Get("Content-Type")).To(HavePrefix("application/json"))
		Expect(r.Header().Get("ETag")).To(MatchRegexp(`^"12-[A-Za-z0-9_-]{12}"$`))
		plain := ask(http.MethodGet, "", func(c echo.Context) error { _, err := c.Response().Write([]byte(body)); return err })
		Expect(plain.Header().Get("ETag")).To(Equal(r.Header().Get("ETag")), "a status of 200 need not be written")
		nothing := ask(http.MethodGet, "", func(echo.Context) error { return nil })
		Expect(nothing.Code).To(Equal(http.StatusOK))
		Expect(nothing.Header().Get("Content-Length")).To(Equal("0"))
	})

	It("is not sent again to a caller that has the same tag", func() {
		tag := ask(http.MethodGet, "", pot).Header().Get("ETag")
		for _, had := range []string{tag, `"other", ` + tag, "W/" + tag, "*"} {
			r := ask(http.MethodGet, had, pot)
			Expect(r.Code).To(Equal(http.StatusNotModified), had)
			Expect(r.Body.Len()).To(BeZero())
			Expect(r.Header().Get("ETag")).To(Equal(tag))
			Expect(r.Header()).NotTo(HaveKey("Content-Type"))
			Expect(r.Header()).NotTo(HaveKey("Content-Length"))
		}
		Expect(ask(http.MethodGet, `"12-AAAAAAAAAAAA"`, pot).Code).To(Equal(http.StatusOK))
		Expect(ask(http.MethodHead, tag, pot).Code).To(Equal(http.StatusNotModified))
	})

	It("is sent after a change of the object, regardless of the caller's tag", func() {
		for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodPatch} {
			r := ask(method, "*", pot)
			Expect(r.Code).To(Equal(http.StatusOK), method)
			Expect(r.Body.String()).To(Equal(body))
		}
	})

	It("has no tag if it contains no object", func() {
		answered := func(status int, handler echo.HandlerFunc) {
			GinkgoHelper()
			r := ask(http.MethodGet, "*", handler)
			Expect(r.Code).To(Equal(status))
			Expect(r.Header()).NotTo(HaveKey("Etag"))
		}
		answered(http.StatusNoContent, func(c echo.Context) error { return c.NoContent(http.StatusNoContent) })
		answered(http.StatusCreated, func(c echo.Context) error { return c.String(http.StatusCreated, "a") })
		answered(http.StatusNotFound, func(echo.Context) error { return domain.Missing("product") })
		answered(http.StatusInternalServerError, func(echo.Context) error { return errors.New("no connection") })
		Expect(ask(http.MethodGet, "", func(c echo.Context) error { return c.NoContent(http.StatusNoContent) }).Header()).NotTo(HaveKey("Content-Length"))
	})

	It("becomes an internal error if the handler panics", func() {
		r := ask(http.MethodGet, "", func(echo.Context) error { panic("SELECT secret FROM accounts") })
		Expect(r.Code).To(Equal(http.StatusInternalServerError))
		Expect(r.Header().Get("Content-Type")).To(Equal(problem.ContentType))
		Expect(r.Body.String()).To(ContainSubstring(`"code":"internal"`))
		Expect(r.Body.String()).NotTo(ContainSubstring("secret"))
	})
})

var _ = Describe("A request that fails", func() {
	// failing runs a handler that returns err, and returns the status and the log. If gone is true, the caller has
	// already disconnected.
	failing := func(gone bool, err error) (int, string) {
		var log strings.Builder
		old := slog.Default()
		slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
		defer slog.SetDefault(old)
		ctx, leave := context.WithCancel(context.Background())
		defer leave()
		if gone {
			leave()
		}
		e := echo.New()
		e.HTTPErrorHandler = problem.Handle
		e.GET("/", func(echo.Context) error { return err })
		recorder := httptest.NewRecorder()
		e.ServeHTTP(recorder, httptest.NewRequest(http.MethodGet, "/", nil).WithContext(ctx))
		return recorder.Code, log.String()
	}
	canceled := fmt.Errorf("read: %w", context.Canceled)

	It("is counted with status 499 if the caller has disconnected, otherwise as a failure", func() {
		for _, gone := range []bool{true, false} {
			ctx, leave := context.WithCancel(context.Background())
			e := echo.New()
			e.HTTPErrorHandler = problem.Handle
			e.GET("/measured", func(echo.Context) error { return canceled }, measured, logged)
			if gone {
				leave()
			}
			e.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/measured", nil).WithContext(ctx))
			leave()
			Expect(requests.DeleteLabelValues("/measured", "499")).To(Equal(gone))
			Expect(requests.DeleteLabelValues("/measured", "500")).To(Equal(!gone))
		}
	})

	It("is logged as an error unless the caller has disconnected", func() {
		status, log := failing(true, canceled)
		Expect(status).To(Equal(http.StatusInternalServerError), "no key keeps it")
		Expect(log).To(And(ContainSubstring("level=INFO"), ContainSubstring("given up by its caller"), Not(ContainSubstring("ERROR"))))
		for _, failed := range []struct {
			gone bool
			err  error
		}{{false, canceled}, {true, errors.New("a bug")}, {false, errors.New("a bug")}} {
			status, log := failing(failed.gone, failed.err)
			Expect(status).To(Equal(http.StatusInternalServerError))
			Expect(log).To(ContainSubstring("level=ERROR"), "%v", failed)
		}
	})
})
