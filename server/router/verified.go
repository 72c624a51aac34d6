package router

import (
	"bytes"
	"net/http"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/verified"
)

// tagKey is where an answer's ETag is that is known already.
const tagKey = "etag"

// verified gives an answer again that is still right, and keeps one that was made.
func (e *edge) verified(o *operation) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			request := c.Request()
			ctx := request.Context()
			query := request.URL.Query()
			query.Del(queryStoreKey)
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

// copying keeps what goes through it.
type copying struct {
	http.ResponseWriter
	status int
	body   bytes.Buffer
}

// WriteHeader makes it a place to write to.
func (w *copying) WriteHeader(status int) {
	w.status = status
	w.ResponseWriter.WriteHeader(status)
}

// Write makes it a place to write to.
func (w *copying) Write(b []byte) (int, error) {
	n, err := w.ResponseWriter.Write(b)
	w.body.Write(b[:n])
	return n, err
}

// Unwrap leads http.ResponseController on.
func (w *copying) Unwrap() http.ResponseWriter { return w.ResponseWriter }
