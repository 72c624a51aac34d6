package app

import (
	"net"
	"net/http"
	"net/http/httptest"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = DescribeTable("The address for metrics serves metrics and probes to everyone, and profiles only if it is loopback:", func(address string, profiles bool) {
	handler := insight(nil, nil, &net.TCPAddr{IP: net.ParseIP(address), Port: 9090})
	status := func(path string) int {
		recorder := httptest.NewRecorder()
		handler.ServeHTTP(recorder, httptest.NewRequest(http.MethodGet, path, nil))
		return recorder.Code
	}
	for _, path := range []string{"/metrics", "/healthz", "/readyz"} {
		Expect(status(path)).To(Equal(http.StatusOK), path)
	}
	for _, path := range []string{"/debug/pprof/", "/debug/pprof/cmdline", "/debug/pprof/heap", "/debug/pprof/symbol"} {
		Expect(status(path) == http.StatusOK).To(Equal(profiles), path)
	}
},
	Entry("loopback", "127.0.0.1", true),
	Entry("loopback of IPv6", "::1", true),
	Entry("all addresses", "0.0.0.0", false),
	Entry("all addresses of IPv6", "::", false),
	Entry("a private network", "10.0.0.7", false),
	Entry("the internet", "203.0.113.7", false),
)
