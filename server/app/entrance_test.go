package app

import (
	"net/http"
	"net/http/httptest"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = Describe("The entrance of a process", func() {
	var gate *entrance
	ask := func(method, path string) *httptest.ResponseRecorder {
		recorder := httptest.NewRecorder()
		gate.ServeHTTP(recorder, httptest.NewRequest(method, path, nil))
		return recorder
	}
	BeforeEach(func() { gate = &entrance{} })
	open := func() {
		gate.open(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) }))
	}

	It("responds to every request with 503 until the start is complete", func() {
		for _, path := range []string{"/readyz", "/healthz", "/admin/order/paged", "/"} {
			answer := ask(http.MethodGet, path)
			Expect(answer.Code).To(Equal(http.StatusServiceUnavailable), path)
			Expect(answer.Header().Get("Retry-After")).To(Equal("1"), path)
			Expect(answer.Header().Get("Content-Type")).To(Equal("application/problem+json"), path)
			Expect(answer.Body.String()).To(ContainSubstring(`"code":"unavailable"`), path)
		}
		Expect(ask(http.MethodHead, "/").Body.Len()).To(BeZero())
		open()
		Expect(ask(http.MethodGet, "/readyz").Code).To(Equal(http.StatusNoContent))
	})

	It("is not ready while shutting down, but serves all other requests and closes their connections", func() {
		open()
		gate.drains.Store(true)
		Expect(ask(http.MethodGet, "/readyz").Code).To(Equal(http.StatusServiceUnavailable))
		for _, path := range []string{"/healthz", "/admin/order/paged"} {
			answer := ask(http.MethodGet, path)
			Expect(answer.Code).To(Equal(http.StatusNoContent), path)
			Expect(answer.Header().Get("Connection")).To(Equal("close"), path)
		}
	})
})
