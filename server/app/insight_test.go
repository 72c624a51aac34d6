package app

import (
	"net"
	"net/http"
	"net/http/httptest"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = DescribeTable("The metrics address serves metrics to all callers, and profiles only at a loopback address:", func(address string, profiles bool) {
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
	Entry("127.0.0.1 is loopback", "127.0.0.1", true),
	Entry("::1 is loopback", "::1", true),
	Entry("0.0.0.0 is not loopback", "0.0.0.0", false),
	Entry(":: is not loopback", "::", false),
	Entry("a private network is not loopback", "10.0.0.7", false),
	Entry("a public address is not loopback", "203.0.113.7", false),
)
