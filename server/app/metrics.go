package app

import (
	"context"
	"log/slog"
	"runtime"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/repo"
)

var (
	buildInfo = prometheus.NewDesc("storeplatform_build_info", "The version of the program; the value is 1.", []string{"version", "go"}, nil)
	waiting   = prometheus.NewDesc("storeplatform_waiting", "Mails, tasks, payments and refunds that wait, and renewals that are due. The same in every process.", []string{"kind"}, nil)
	overdue   = prometheus.NewDesc("storeplatform_overdue_seconds", "For how long the first of them has been due. The same in every process.", []string{"kind"}, nil)
	failed    = prometheus.NewDesc("storeplatform_failed_mails", "Mails that failed, have not expired and were not sent again. The same in every process.", nil, nil)
)

// state is a collector that reports the program's version and how much work waits in the database.
type state struct{ db *repo.DB }

// Describe implements prometheus.Collector.
func (state) Describe(out chan<- *prometheus.Desc) {
	out <- buildInfo
	out <- waiting
	out <- overdue
	out <- failed
}

// Collect implements prometheus.Collector. If the database does not respond, it reports only the version.
func (s state) Collect(out chan<- prometheus.Metric) {
	out <- prometheus.MustNewConstMetric(buildInfo, prometheus.GaugeValue, 1, config.Version(), runtime.Version())
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	backlogs, err := s.db.Backlogs(ctx)
	if err != nil {
		slog.WarnContext(ctx, "metrics of waiting work", "error", err)
	}
	for _, b := range backlogs {
		out <- prometheus.MustNewConstMetric(waiting, prometheus.GaugeValue, float64(b.Waiting), b.Kind)
		out <- prometheus.MustNewConstMetric(overdue, prometheus.GaugeValue, b.Overdue, b.Kind)
	}
	n, err := s.db.FailedMails(ctx)
	if err != nil {
		slog.WarnContext(ctx, "metrics of failed mails", "error", err)
		return
	}
	out <- prometheus.MustNewConstMetric(failed, prometheus.GaugeValue, float64(n))
}
