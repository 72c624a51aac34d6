package app

import (
	"encoding/json"
	"net/http"
	"sync/atomic"

	"github.com/google/uuid"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

// entrance is the handler of a listener, from its first connection to the last.
//
// Until the start is complete, it immediately responds to every request with 503, so that no load balancer sends
// requests to a process that would let them wait. While the process drains, it responds to /readyz with 503 and closes
// each connection after the response, so that load balancers choose another process.
type entrance struct {
	handler atomic.Pointer[http.Handler] // nil until the start is complete
	drains  atomic.Bool
}

// open makes the entrance pass requests to the handler.
func (e *entrance) open(handler http.Handler) { e.handler.Store(&handler) }

// ServeHTTP implements http.Handler.
func (e *entrance) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	handler := e.handler.Load()
	if handler == nil {
		notReady(w, r, "The service is starting. Try again.")
		return
	}
	if e.drains.Load() {
		w.Header().Set("Connection", "close")
		if r.URL.Path == "/readyz" {
			notReady(w, r, "The process is about to stop.")
			return
		}
	}
	(*handler).ServeHTTP(w, r)
}

// notReady responds with 503. It does not log the request, because no failure occurred.
func notReady(w http.ResponseWriter, r *http.Request, detail string) {
	id := uuid.NewString()
	p, entry := problem.Describe(&domain.Error{Code: domain.Unavailable, Detail: detail}, r.URL.Path, id)
	header := w.Header()
	header.Set(echo.HeaderContentType, problem.ContentType)
	header.Set(echo.HeaderXRequestID, id)
	header.Set(echo.HeaderCacheControl, "no-store")
	header.Set(echo.HeaderRetryAfter, "1")
	w.WriteHeader(entry.Status)
	if r.Method != http.MethodHead {
		_ = json.NewEncoder(w).Encode(p)
	}
}
