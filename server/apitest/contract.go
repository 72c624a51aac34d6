package apitest

import (
	"bytes"
	"fmt"
	"net/http"
	"slices"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/labstack/echo/v4"
)

// edgeStatuses are answered before an operation is known, or for one that nobody
// has written; no operation lists them.
var edgeStatuses = []int{http.StatusMethodNotAllowed, http.StatusNotAcceptable, http.StatusNotImplemented}

// laterStatuses tell somebody to come back, and when.
var laterStatuses = []int{http.StatusTooManyRequests, http.StatusServiceUnavailable}

func (w *World) broken(format string, about ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.breaks = append(w.breaks, fmt.Sprintf(format, about...))
}

// observe checks every answer of an operation against its document.
func (w *World) observe(doc *openapi3.T, path, method string, op *openapi3.Operation) echo.MiddlewareFunc {
	route := &routers.Route{Spec: doc, Path: path, PathItem: doc.Paths.Value(path), Method: method, Operation: op}
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			response := c.Response()
			copied := &copyingWriter{ResponseWriter: response.Writer}
			response.Writer = copied
			defer func() { response.Writer = copied.ResponseWriter }()
			if err := next(c); err != nil {
				c.Error(err) // let the error handler write, so that its answer is checked as well
			}
			if slices.Contains(edgeStatuses, response.Status) {
				return nil
			}
			// The documents say so in words: the schema of an answer's headers cannot.
			if slices.Contains(laterStatuses, response.Status) && response.Header().Get(echo.HeaderRetryAfter) == "" {
				w.broken("%s answered %d without Retry-After:\n%s", op.OperationID, response.Status, copied.body.String())
			}
			in := &openapi3filter.ResponseValidationInput{
				RequestValidationInput: &openapi3filter.RequestValidationInput{Request: c.Request(), Route: route},
				Status:                 response.Status, Header: response.Header(),
				Options: &openapi3filter.Options{MultiError: true, IncludeResponseStatus: true},
			}
			in.SetBodyBytes(copied.body.Bytes())
			if err := openapi3filter.ValidateResponse(c.Request().Context(), in); err != nil {
				w.broken("%s answered %d: %v\n%s", op.OperationID, response.Status, err, copied.body.String())
			}
			return nil
		}
	}
}

type copyingWriter struct {
	http.ResponseWriter
	body bytes.Buffer
}

func (w *copyingWriter) Write(b []byte) (int, error) {
	w.body.Write(b)
	return w.ResponseWriter.Write(b)
}

func (w *copyingWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
