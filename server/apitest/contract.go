package apitest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
)

// edgeStatuses lists the statuses that the server returns before it has found an operation. No
// operation documents them.
var edgeStatuses = []int{http.StatusMethodNotAllowed, http.StatusNotAcceptable}

// keyProblems contains, for each status, the response that operations document if only an idempotency key can cause the
// status.
var keyProblems = map[int]struct{ ref, code string }{
	http.StatusConflict:            {"#/components/responses/KeyInFlight", `"idempotency_in_flight"`},
	http.StatusUnprocessableEntity: {"#/components/responses/KeyReused", `"idempotency_key_reuse"`},
}

// laterStatuses lists the statuses whose responses must have a Retry-After header.
var laterStatuses = []int{http.StatusTooManyRequests, http.StatusServiceUnavailable}

func (w *World) broken(format string, about ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.breaks = append(w.breaks, fmt.Sprintf(format, about...))
}

// observe checks every response of an operation against its OpenAPI document.
func (w *World) observe(doc *openapi3.T, path, method string, op *openapi3.Operation) echo.MiddlewareFunc {
	route := &routers.Route{Spec: doc, Path: path, PathItem: doc.Paths.Value(path), Method: method, Operation: op}
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			response := c.Response()
			copied := &copyingWriter{ResponseWriter: response.Writer}
			response.Writer = copied
			defer func() { response.Writer = copied.ResponseWriter }()
			if err := next(c); err != nil {
				c.Error(err) // let the error handler write the response now, so that it is checked, too
			}
			if slices.Contains(edgeStatuses, response.Status) {
				return nil
			}
			if auth.IsOnlyChecked(c.Request().Context()) && response.Status == http.StatusNoContent {
				return nil // no operation produced this response
			}
			w.saw(path, op, response.Status, copied.body.Bytes())
			// OpenAPI cannot express this rule in the schema of a header, so the documents state it in prose.
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
			if of := keyProblems[response.Status]; of.ref != "" {
				documented := op.Responses.Status(response.Status)
				if documented != nil && documented.Ref == of.ref && !bytes.Contains(copied.body.Bytes(), []byte(of.code)) {
					w.broken("%s answered %d, which is documented for idempotency keys only:\n%s", op.OperationID, response.Status, copied.body.String())
				}
			}
			if code := unlistedCode(op, response.Status, copied.body.Bytes()); code != "" {
				w.broken("%s answered %d with the code %s, which its x-codes do not list:\n%s", op.OperationID, response.Status, code, copied.body.String())
			}
			for _, value := range unlisted(op, response.Status, copied.body.Bytes()) {
				w.broken("%s answered %d: %s is not listed\n%s", op.OperationID, response.Status, value, copied.body.String())
			}
			return nil
		}
	}
}

// unlistedCode returns the problem's code if the document lists codes for this operation and status but not this code;
// "" means the code is allowed.
func unlistedCode(op *openapi3.Operation, status int, body []byte) string {
	documented := op.Responses.Status(status)
	if documented == nil {
		return ""
	}
	codes, ok := documented.Value.Extensions["x-codes"].([]any)
	var p struct{ Code string }
	if !ok || json.Unmarshal(body, &p) != nil || slices.Contains(codes, any(p.Code)) {
		return ""
	}
	return p.Code
}

// unlisted returns the values of a JSON response that are missing from the document's open sets. New
// values must be added to the contract first.
func unlisted(op *openapi3.Operation, status int, body []byte) (found []string) {
	response := op.Responses.Status(status)
	if response == nil {
		return nil
	}
	for media, content := range response.Value.Content {
		var value any
		if strings.HasSuffix(media, "json") && json.Unmarshal(body, &value) == nil {
			openSets("", content.Schema, value, func(at, text string) { found = append(found, at+": "+text) })
		}
	}
	return found
}

func openSets(at string, ref *openapi3.SchemaRef, value any, report func(at, text string)) {
	if ref == nil || ref.Value == nil || value == nil {
		return
	}
	s := ref.Value
	for _, part := range s.AllOf {
		openSets(at, part, value, report)
	}
	switch v := value.(type) {
	case map[string]any:
		for name, member := range v {
			if property := s.Properties[name]; property != nil {
				openSets(at+"/"+name, property, member, report)
			}
		}
	case []any:
		for _, item := range v {
			openSets(at+"/*", s.Items, item, report)
		}
	case string:
		if set, ok := s.Extensions["x-extensible-enum"].([]any); ok && !slices.Contains(set, any(v)) {
			report(at, v)
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
