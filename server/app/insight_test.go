package app

import (
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
)

// Metrics are wherever they are served; profiles are for this machine alone.
func TestProfilesAreServedOnLoopbackOnly(t *testing.T) {
	for address, profiles := range map[string]bool{"127.0.0.1": true, "::1": true, "0.0.0.0": false, "::": false, "10.0.0.7": false, "203.0.113.7": false} {
		handler := insight(nil, &net.TCPAddr{IP: net.ParseIP(address), Port: 9090})
		status := func(path string) int {
			recorder := httptest.NewRecorder()
			handler.ServeHTTP(recorder, httptest.NewRequest(http.MethodGet, path, nil))
			return recorder.Code
		}
		if got := status("/metrics"); got != http.StatusOK {
			t.Errorf("%s: /metrics answers %d", address, got)
		}
		for _, path := range []string{"/debug/pprof/", "/debug/pprof/cmdline", "/debug/pprof/heap", "/debug/pprof/symbol"} {
			if got := status(path); (got == http.StatusOK) != profiles {
				t.Errorf("%s: %s answers %d", address, path, got)
			}
		}
	}
}
