package router

import (
	"fmt"
	"net/http"
	"slices"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store/domain"
)

// operation contains the router's data about one operation of the contract. The OpenAPI document is read once, at
// startup.
type operation struct {
	id          string
	surface     string
	rules       auth.Rules
	contract    *contract
	idempotency keyUse
	etag        bool   // responses have an ETag, and a matching If-None-Match gets 304
	storeKey    bool   // the store's key may be a query parameter
	file        bool   // a response has another media type than JSON
	table       bool   // a response has any number of rows, as CSV or JSON Lines
	notFinal    string // field of a successful response that is null once the response is final; "" means every response is final
}

// keyUse determines how an operation treats an Idempotency-Key.
type keyUse int

const (
	keyIgnored keyUse = iota
	keyAccepted
	keyRequired
)

// tokenKinds maps the documents' security schemes for tokens to kinds of tokens.
var tokenKinds = map[string]domain.TokenKind{
	"adminToken":     domain.AdminToken,
	"appTokenBearer": domain.AppTokenKind,
	"customerToken":  domain.CustomerToken,
}

func newOperation(surface string, doc *openapi3.T, path, method string, item *openapi3.PathItem, op *openapi3.Operation) (*operation, error) {
	contract, err := newContract(doc, path, method, item, op)
	if err != nil {
		return nil, err
	}
	o := &operation{id: op.OperationID, surface: surface, contract: contract}
	security := doc.Security
	if op.Security != nil {
		security = *op.Security
	}
	// All alternatives of the security declaration become one rule: which tokens are accepted, whether a token is
	// optional, and whether a store key is required.
	for _, alternative := range security {
		token, held := false, false
		for scheme := range alternative {
			switch kind, known := tokenKinds[scheme]; {
			case known:
				o.rules.Kinds, token = append(o.rules.Kinds, kind), true
			case scheme == "storeKey":
				o.rules.StoreKey = true
			case scheme == "storeKeyQuery":
				o.rules.StoreKey, o.storeKey = true, true
				for _, name := range []string{queryStoreKey, queryAPIVersion} {
					contract.query[name] = &openapi3.Parameter{Name: name, In: openapi3.ParameterInQuery, Schema: openapi3.NewStringSchema().NewRef()}
				}
			case scheme == "cartToken":
				o.rules.Cart, held = true, true
			case scheme == "checkoutToken":
				o.rules.CheckoutLink, o.rules.StoreKey, held = true, true, true
			case scheme == "paymentToken":
				o.rules.PaymentLink, held = true, true
			default:
				return nil, fmt.Errorf("%s: unknown security scheme %s", op.OperationID, scheme)
			}
		}
		if !token {
			o.rules.Anonymous = true
			o.rules.Open = o.rules.Open || !held
		}
	}
	o.rules.Permission, _ = op.Extensions["x-permission"].(string)
	o.rules.NoStore = op.Extensions["x-store"] == "none"
	o.rules.Buying = slices.Contains(op.Tags, "cart") || slices.Contains(op.Tags, "checkout")
	if p := op.Parameters.GetByInAndName(openapi3.ParameterInHeader, "Idempotency-Key"); p != nil {
		o.idempotency = keyAccepted
		if p.Required {
			o.idempotency = keyRequired
		}
	}
	o.respond(op.Responses)
	if o.notFinal, err = notFinalWhile(op); err != nil {
		return nil, fmt.Errorf("%s: %w", op.OperationID, err)
	}
	if o.storeKey && !o.etag {
		return nil, fmt.Errorf("%s: what anybody may keep has an ETag", op.OperationID)
	}
	return o, nil
}

// respond sets etag, file and table from the successful responses of the operation.
func (o *operation) respond(responses *openapi3.Responses) {
	for status, response := range responses.Map() {
		if status[0] != '2' {
			continue
		}
		o.etag = o.etag || response.Value.Headers["ETag"] != nil
		for media := range response.Value.Content {
			o.file = o.file || media != "application/json"
			o.table = o.table || media == "text/csv" || media == "application/jsonl"
		}
	}
}

// storeKeyOf returns the key of the store that the request names: in the header, or else, for reads, in the query.
func storeKeyOf(r *http.Request) string {
	if key := r.Header.Get(headerStoreKey); key != "" || !reads(r.Method) {
		return key
	}
	return r.URL.Query().Get(queryStoreKey)
}

// credentialHeaders lists all headers that identify the caller or the store.
var credentialHeaders = []string{echo.HeaderAuthorization, headerCartToken, headerPaymentToken, headerStoreKey, headerStoreID}

// shareable reports whether the response is the same for every caller of the URL: the URL contains the store's key, and
// no header identifies a caller or a store.
func (o *operation) shareable(r *http.Request) bool {
	return o.storeKey && reads(r.Method) &&
		!slices.ContainsFunc(credentialHeaders, func(name string) bool { return len(r.Header.Values(name)) > 0 }) &&
		r.URL.Query().Has(queryStoreKey)
}

// operations prepares every operation of a document and returns them by operationId.
func operations(surface string, doc *openapi3.T) (map[string]*operation, error) {
	all := map[string]*operation{}
	for path, item := range doc.Paths.Map() {
		for method, op := range item.Operations() {
			o, err := newOperation(surface, doc, path, method, item, op)
			if err != nil {
				return nil, err
			}
			all[o.id] = o
		}
	}
	return all, nil
}

// middleware returns the middleware of an operation, in this order: caller and limits, version,
// contract, upload, idempotency key, ETag, cached responses, deadline, plain JSON.
func (e *edge) middleware(o *operation) []echo.MiddlewareFunc {
	steps := []echo.MiddlewareFunc{e.identify(o), e.version(o), e.validate(o)}
	if o.contract.form != nil {
		steps = append(steps, e.receive(o))
	}
	if o.idempotency != keyIgnored {
		steps = append(steps, e.once(o))
	}
	if o.etag {
		steps = append(steps, tagged(o))
	}
	if e.answers != nil && o.surface == "customer" && verified.Has(o.id) {
		steps = append(steps, e.verified(o))
	}
	if !o.file || o.idempotency != keyIgnored { // a request must not occupy its idempotency key for longer
		steps = append(steps, timed)
	}
	if !o.file {
		steps = append(steps, readable)
	}
	return steps
}
