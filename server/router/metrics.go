package router

import (
	"cmp"
	"strconv"
	"time"

	"github.com/labstack/echo/v4"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"github.com/storeplatform/storeplatform/server/problem"
)

var requests = promauto.NewHistogramVec(prometheus.HistogramOpts{
	Name:    "storeplatform_request_seconds",
	Help:    "Time to answer a request, by operation and status.",
	Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10},
}, []string{"operation", "status"})

// givenUp is the status that proxies log if the caller disconnected before the result. No caller receives it. If such
// requests had a 5xx status, impatient callers would trigger the alert on server errors.
const givenUp = 499

// measured counts and times requests by operation; requests outside of the OpenAPI documents are labeled with their
// route. All paths without a route share one label, so strangers cannot grow the metrics.
func measured(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		start := time.Now()
		err := next(c)
		if err != nil {
			c.Error(err)
		}
		status := c.Response().Status
		if problem.GivenUp(c) {
			status = givenUp
		}
		operation, _ := c.Get(operationKey).(string)
		operation = cmp.Or(operation, c.Path(), "unmatched")
		requests.WithLabelValues(operation, strconv.Itoa(status)).Observe(time.Since(start).Seconds())
		return nil
	}
}
