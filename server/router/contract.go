package router

import (
	"bytes"
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
	maxBody = 1 << 20
	// usualUpload is the default limit for an uploaded file, in bytes.
	usualUpload = 32 << 20
	// formMargin is how many bytes a multipart body may have in addition to its file.
	formMargin = 256 << 10
)

// contract checks the requests of one operation. It is prepared once at startup, so that a request needs neither a
// second router nor a lookup.
type contract struct {
	route    *routers.Route
	params   []*openapi3.Parameter
	query    map[string]*openapi3.Parameter
	defaults url.Values
	body     *openapi3.RequestBody
	json     bool             // the body is JSON; the handler streams any other body
	schema   *openapi3.Schema // schema of a JSON body
	form     *openapi3.Schema // schema of a multipart body, which is received as a file
	options  *openapi3filter.Options
	one      [][]string // groups of query parameters; a request must have exactly one parameter of each group
}

func newContract(doc *openapi3.T, path, method string, item *openapi3.PathItem, op *openapi3.Operation) (*contract, error) {
	c := &contract{
		route:    &routers.Route{Spec: &openapi3.T{OpenAPI: doc.OpenAPI}, Path: path, Method: method}, // the parameter checks read only the document's version
		query:    map[string]*openapi3.Parameter{},
		defaults: url.Values{},
		options:  &openapi3filter.Options{MultiError: true, SkipSettingDefaults: true},
	}
	for _, p := range item.Parameters {
		if op.Parameters.GetByInAndName(p.Value.In, p.Value.Name) == nil {
			c.params = append(c.params, p.Value)
		}
	}
	for _, p := range op.Parameters {
		c.params = append(c.params, p.Value)
	}
	for i, p := range c.params {
		closed := *p
		closed.Schema = closedSets(p.Schema)
		p, c.params[i] = &closed, &closed
		if p.In != openapi3.ParameterInQuery {
			continue
		}
		c.query[p.Name] = p
		if p.Schema.Value.Default != nil {
			c.defaults.Set(p.Name, fmt.Sprint(p.Schema.Value.Default))
		}
	}
	one, err := exactlyOne(op.Extensions, func(name string) bool { return c.query[name] != nil })
	if err != nil {
		return nil, fmt.Errorf("%s: %w", op.OperationID, err)
	}
	c.one = one
	if op.RequestBody != nil {
		c.body = op.RequestBody.Value
		if form := c.body.Content.Get(echo.MIMEMultipartForm); form != nil {
			c.form = form.Schema.Value
		}
		if media := c.body.Content.Get(echo.MIMEApplicationJSON); media != nil {
			c.json, c.schema = true, media.Schema.Value
			if err := known(c.schema); err != nil {
				return nil, fmt.Errorf("%s: %w", op.OperationID, err)
			}
		}
	}
	return c, nil
}

// closedSets returns the schema of a parameter, limited to the current values of each extensible enum. A response may
// contain a new value at any time, but a filter by an unknown value would find nothing and is treated as a mistake.
func closedSets(s *openapi3.SchemaRef) *openapi3.SchemaRef {
	if s == nil {
		return nil
	}
	out := *s.Value
	if values, open := out.Extensions["x-extensible-enum"].([]any); open {
		out.Enum = values
	}
	out.Items, out.AllOf = closedSets(out.Items), slices.Clone(out.AllOf)
	for i, part := range out.AllOf {
		out.AllOf[i] = closedSets(part)
	}
	return out.NewRef()
}

// check validates a request and prepares it for the handler. It sets the defaults of query parameters and keeps the
// validated body, so that the handler reads the value that was checked. The error lists all faults, up to maxFaults.
func (c *contract) check(ec echo.Context, held *heldBody) error {
	req := ec.Request()
	in := &openapi3filter.RequestValidationInput{Request: req, Route: c.route, Options: c.options, QueryParams: ec.QueryParams()}
	found := faults{}
	for _, p := range c.params {
		if isOmitted(p, req, in.QueryParams) {
			continue
		}
		if p.In == openapi3.ParameterInQuery && p.Schema.Value.Type.Is(openapi3.TypeBoolean) {
			if !isBoolean(in.QueryParams[p.Name]) { // the library also accepts 1, T and TRUE
				found.field(p.In, []string{p.Name}, "type", "The value has to be true or false.")
			}
			continue
		}
		if err := openapi3filter.ValidateParameter(req.Context(), in, p); err != nil {
			found.add(err, "body", nil)
		}
	}
	for name, values := range in.QueryParams {
		switch {
		case c.query[name] == nil:
			found.field("query", []string{name}, "unknown", "There is no such parameter.")
		case len(values) > 1 && !repeatable(c.query[name]):
			found.field("query", []string{name}, "repeated", "The parameter is there more than once.")
		}
	}
	checkGroups(c.one, openapi3.ParameterInQuery, nil, func(name string) bool { return in.QueryParams.Has(name) }, &found)
	if err := c.checkBody(ec, held, &found); err != nil {
		return err
	}
	if err := found.err(); err != nil {
		return err
	}
	for name, v := range c.defaults {
		if _, there := in.QueryParams[name]; !there {
			in.QueryParams[name] = v
		}
	}
	return nil
}

// isOmitted reports whether a request omits a parameter that it may omit. Such a parameter has no faults. The library
// would find the same, but it decodes every parameter first, and most requests omit most parameters.
func isOmitted(p *openapi3.Parameter, req *http.Request, query url.Values) bool {
	if p.Required || p.Schema.Value.Type.Is(openapi3.TypeObject) {
		return false
	}
	switch p.In {
	case openapi3.ParameterInQuery:
		return !query.Has(p.Name)
	case openapi3.ParameterInHeader:
		return len(req.Header.Values(p.Name)) == 0
	default:
		return false
	}
}

// repeatable reports whether a parameter is repeated for each of its values. Other parameters separate their values by
// commas.
func repeatable(p *openapi3.Parameter) bool {
	return p.Schema.Value.Type.Is(openapi3.TypeArray) && (p.Explode == nil || *p.Explode)
}

// isBoolean reports whether the values of a boolean parameter are absent or valid.
func isBoolean(values []string) bool {
	return len(values) == 0 || values[0] == "true" || values[0] == "false"
}

func (c *contract) checkBody(ec echo.Context, held *heldBody, found *faults) error {
	req := ec.Request()
	if c.body == nil {
		return nil // an operation without a defined body ignores the body
	}
	if encoding := req.Header.Get(echo.HeaderContentEncoding); encoding != "" && encoding != "identity" {
		return domain.Errorf(domain.UnsupportedMediaType, "Bodies are taken as they are, not compressed.")
	}
	media, params, err := mime.ParseMediaType(req.Header.Get(echo.HeaderContentType))
	if !c.json {
		req.Body = http.MaxBytesReader(nil, req.Body, c.most(held))
		if err != nil || c.body.Content.Get(media) == nil {
			return domain.Errorf(domain.UnsupportedMediaType, "The body has to be %s.", strings.Join(mediaTypes(c.body), " or "))
		}
		return nil
	}
	raw, readErr := held.read(req.Context(), req)
	if readErr != nil {
		return readErr
	}
	if len(raw) == 0 && !c.body.Required {
		return nil
	}
	if charset := params["charset"]; err != nil || media != echo.MIMEApplicationJSON || charset != "" && !strings.EqualFold(charset, "utf-8") {
		return domain.Errorf(domain.UnsupportedMediaType, "The body has to be application/json in UTF-8.")
	}
	if len(raw) == 0 {
		found.field("body", nil, "required", "The value is missing.")
		return nil
	}
	return held.check(req.Context(), func() error {
		value, err := readJSON(req.Context(), raw)
		if err != nil {
			return err
		}
		req.Body = checkedBody{io.NopCloser(bytes.NewReader(raw)), value}
		return checkBody(req.Context(), c.schema, value, found)
	})
}

// most returns how many bytes a body that is not JSON may have.
func (c *contract) most(held *heldBody) int64 {
	most := int64(usualUpload)
	if held != nil {
		most = held.upload
	}
	if c.form != nil {
		most += formMargin
	}
	return most
}

// checkedBody is a body together with the value that was decoded from it. The strict handler binds this value.
type checkedBody struct {
	io.ReadCloser
	value any
}

func (b checkedBody) ValidatedValue() any { return b.value }

func mediaTypes(body *openapi3.RequestBody) []string {
	var types []string
	for t := range body.Content {
		types = append(types, t)
	}
	slices.Sort(types)
	return types
}
