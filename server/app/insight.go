package app

import (
	"context"
	"net"
	"net/http"
	"net/http/pprof"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/storeplatform/storeplatform/server/router"
)

// insight serves metrics, /healthz, /readyz and profiles at a separate address, never at the public address. Profiles
// reveal more and cost more than metrics, so insight serves them only at a loopback address.
func insight(own []prometheus.Collector, ready func(context.Context) error, at net.Addr) http.Handler {
	mux, probes := http.NewServeMux(), router.Probes(ready)
	mux.Handle("GET /healthz", probes)
	mux.Handle("GET /readyz", probes)
	mux.Handle("GET /metrics", promhttp.HandlerFor(gathered(own), promhttp.HandlerOpts{}))
	if tcp, ok := at.(*net.TCPAddr); ok && tcp.IP.IsLoopback() {
		mux.HandleFunc("GET /debug/pprof/", pprof.Index)
		mux.HandleFunc("GET /debug/pprof/cmdline", pprof.Cmdline)
		mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
		mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
		mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	}
	return mux
}

// gathered returns the metrics of the process and of the given collectors.
func gathered(own []prometheus.Collector) prometheus.Gatherer {
	registry := prometheus.NewRegistry()
	registry.MustRegister(own...)
	return prometheus.Gatherers{prometheus.DefaultGatherer, registry}
}
