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

// edgeStatuses are answered before an operation is known; no operation lists them.
var edgeStatuses = []int{http.StatusMethodNotAllowed, http.StatusNotAcceptable}

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
			in := &openapi3filter.ResponseValidationInput{
				RequestValidationInput: &openapi3filter.RequestValidationInput{Request: c.Request(), Route: route},
				Status:                 response.Status, Header: response.Header(),
				Options: &openapi3filter.Options{MultiError: true, IncludeResponseStatus: true},
			}
			in.SetBodyBytes(copied.body.Bytes())
			if err := openapi3filter.ValidateResponse(c.Request().Context(), in); err != nil {
				w.mu.Lock()
				w.breaks = append(w.breaks, fmt.Sprintf("%s answered %d: %v\n%s", op.OperationID, response.Status, err, copied.body.String()))
				w.mu.Unlock()
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
