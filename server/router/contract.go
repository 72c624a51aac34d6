package router

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	maxBody   = 1 << 20
	maxUpload = 32 << 20
)

// contract is the prepared check of one operation: made once at start, so that
// a request needs neither a second router nor a look-up.
type contract struct {
	route    *routers.Route
	params   []*openapi3.Parameter
	query    map[string]bool
	defaults url.Values
	body     *openapi3.RequestBody
	json     bool // the body is JSON; anything else is left to the handler to stream
	options  *openapi3filter.Options
}

func newContract(doc *openapi3.T, path, method string, item *openapi3.PathItem, op *openapi3.Operation) *contract {
	c := &contract{
		route:    &routers.Route{Spec: doc, Path: path, PathItem: item, Method: method, Operation: op},
		query:    map[string]bool{},
		defaults: url.Values{},
		options:  &openapi3filter.Options{MultiError: true, SkipSettingDefaults: true, KeepValidatedValue: true},
	}
	for _, p := range item.Parameters {
		if op.Parameters.GetByInAndName(p.Value.In, p.Value.Name) == nil {
			c.params = append(c.params, p.Value)
		}
	}
	for _, p := range op.Parameters {
		c.params = append(c.params, p.Value)
	}
	for _, p := range c.params {
		if p.In != openapi3.ParameterInQuery {
			continue
		}
		c.query[p.Name] = true
		if p.Schema != nil && p.Schema.Value.Default != nil {
			c.defaults.Set(p.Name, fmt.Sprint(p.Schema.Value.Default))
		}
	}
	if op.RequestBody != nil {
		c.body = op.RequestBody.Value
		c.json = c.body.Content.Get("application/json") != nil
	}
	return c
}

// check validates a request and prepares it for the handler: query defaults are
// filled in, and the validated body is kept, so that what the handler gets is
// what was looked at. All faults are named at once.
func (c *contract) check(ec echo.Context) error {
	req := ec.Request()
	in := &openapi3filter.RequestValidationInput{Request: req, Route: c.route, Options: c.options, QueryParams: ec.QueryParams()}
	found := faults{}
	for _, p := range c.params {
		if err := openapi3filter.ValidateParameter(req.Context(), in, p); err != nil {
			found.add(err, "body", nil)
		}
	}
	for name, values := range in.QueryParams {
		switch {
		case !c.query[name]:
			found.field("query", []string{name}, "unknown", "There is no such parameter.")
		case len(values) > 1:
			found.field("query", []string{name}, "repeated", "The parameter is there more than once.")
		case strings.ContainsRune(values[0], 0):
			found.field("query", []string{name}, "malformed", "Text must not contain NUL.")
		}
	}
	if err := c.checkBody(ec, in, &found); err != nil {
		return err
	}
	if len(found.fields) > 0 {
		slices.SortFunc(found.fields, func(a, b domain.Field) int { return strings.Compare(a.In+a.Pointer, b.In+b.Pointer) })
		return &domain.Error{Code: domain.InvalidRequest, Detail: "The request does not fit the contract.", Fields: found.fields}
	}
	for name, v := range c.defaults {
		if _, there := in.QueryParams[name]; !there {
			in.QueryParams[name] = v
		}
	}
	return nil
}

func (c *contract) checkBody(ec echo.Context, in *openapi3filter.RequestValidationInput, found *faults) error {
	req := ec.Request()
	if c.body == nil {
		return nil // what nobody asked for is not read
	}
	if encoding := req.Header.Get(echo.HeaderContentEncoding); encoding != "" && encoding != "identity" {
		return domain.Errorf(domain.UnsupportedMediaType, "Bodies are taken as they are, not compressed.")
	}
	limit := int64(maxBody)
	if !c.json {
		limit = maxUpload
	}
	req.Body = http.MaxBytesReader(nil, req.Body, limit)
	media, params, err := mime.ParseMediaType(req.Header.Get(echo.HeaderContentType))
	if !c.json {
		if err != nil || c.body.Content.Get(media) == nil {
			return domain.Errorf(domain.UnsupportedMediaType, "The body has to be %s.", strings.Join(mediaTypes(c.body), " or "))
		}
		return nil
	}
	raw, readErr := io.ReadAll(req.Body)
	if _, tooLarge := errors.AsType[*http.MaxBytesError](readErr); tooLarge {
		return domain.Errorf(domain.PayloadTooLarge, "The body has more than %d bytes.", limit)
	}
	if readErr != nil {
		return domain.Errorf(domain.InvalidRequest, "The body ended early.")
	}
	if len(raw) == 0 && !c.body.Required {
		req.Body = http.NoBody
		return nil
	}
	if charset := params["charset"]; err != nil || media != "application/json" || charset != "" && !strings.EqualFold(charset, "utf-8") {
		return domain.Errorf(domain.UnsupportedMediaType, "The body has to be application/json in UTF-8.")
	}
	if err := strictJSON(raw); err != nil {
		return err
	}
	req.Body = io.NopCloser(bytes.NewReader(raw))
	if err := openapi3filter.ValidateRequestBody(req.Context(), in, c.body); err != nil {
		found.add(err, "body", nil)
	}
	return nil
}

func mediaTypes(body *openapi3.RequestBody) []string {
	var types []string
	for t := range body.Content {
		types = append(types, t)
	}
	slices.Sort(types)
	return types
}
