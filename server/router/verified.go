package router

import (
	"bytes"
	"maps"
	"net/http"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/verified"
)

// tagKey is the context key of an ETag that is known before the handler runs.
const tagKey = "etag"

// verified returns middleware that sends the cached response if it is still valid. Otherwise it calls the handler and
// caches the response.
func (e *edge) verified(o *operation) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			request := c.Request()
			ctx := request.Context()
			query := c.QueryParams() // with the defaults of absent parameters
			if query.Has(queryStoreKey) || query.Has(queryAPIVersion) {
				query = maps.Clone(query)
				query.Del(queryStoreKey)
				query.Del(queryAPIVersion) // the service supports only one version, so all versions share a response
			}
			found, making, err := e.answers.Find(ctx, verified.Question{
				Operation: o.id, Query: query, Actor: auth.Actor(ctx), Version: auth.StorefrontVersion(ctx),
			})
			if err != nil {
				return err
			}
			response := c.Response()
			if found != nil {
				if found.Tag != "" {
					c.Set(tagKey, found.Tag)
				}
				response.Header().Set(echo.HeaderContentType, found.ContentType)
				response.WriteHeader(http.StatusOK)
				_, err := response.Write(found.Body)
				return err
			}
			c.SetRequest(request.WithContext(verified.With(ctx, making)))
			defer c.SetRequest(request)
			out := response.Writer
			copied := &copying{ResponseWriter: out}
			response.Writer = copied
			defer func() { response.Writer = out }()
			if err := next(c); err != nil || copied.status != http.StatusOK || !making.Made() {
				return err
			}
			answer := verified.Answer{Body: copied.body.Bytes(), ContentType: response.Header().Get(echo.HeaderContentType)}
			if o.etag {
				answer.Tag = etag(answer.Body)
				c.Set(tagKey, answer.Tag)
			}
			e.answers.Done(ctx, making, answer)
			return nil
		}
	}
}

// copying is a response writer that also stores the response.
type copying struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

// WriteHeader implements http.ResponseWriter.
func (w *copying) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (w *copying) Write(b []byte) (int, error) {
	n, err := w.ResponseWriter.Write(b)
	w.body.Write(b[:n])
	return n, err
}

// Unwrap returns the underlying writer for http.ResponseController.
func (w *copying) Unwrap() http.ResponseWriter { return w.ResponseWriter }
