package app

import (
	"net"
	"net/http"
	"net/http/pprof"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// insight serves metrics and profiles at an address of its own, never the public one.
// Profiles reveal more and cost more, so it serves them at a loopback address only.
func insight(delivery prometheus.Collector, at net.Addr) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(gathered(delivery), promhttp.HandlerOpts{}))
	if tcp, ok := at.(*net.TCPAddr); ok && tcp.IP.IsLoopback() {
		mux.HandleFunc("GET /debug/pprof/", pprof.Index)
		mux.HandleFunc("GET /debug/pprof/cmdline", pprof.Cmdline)
		mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
		mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
		mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	}
	return mux
}

// gathered returns the metrics of the process, with those of delivery if it runs here.
func gathered(delivery prometheus.Collector) prometheus.Gatherer {
	if delivery == nil {
		return prometheus.DefaultGatherer
	}
	own := prometheus.NewRegistry()
	own.MustRegister(delivery)
	return prometheus.Gatherers{prometheus.DefaultGatherer, own}
}
