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

// operation is what the edge does for one operation of the contract, prepared
// from the document at start.
type operation struct {
	id          string
	surface     string
	rules       auth.Rules
	contract    *contract
	idempotency keyUse
	etag        bool // its answer has an ETag, and If-None-Match gives 304
	storeKey    bool // the store's key may stand in its address
	file        bool // it answers something else than JSON
	table       bool // it answers rows, of which there may be any number
}

// keyUse says what an operation does with an Idempotency-Key.
type keyUse int

const (
	keyIgnored keyUse = iota
	keyAccepted
	keyRequired
)

// tokenKinds are the security schemes of the documents that stand for tokens.
var tokenKinds = map[string]domain.TokenKind{
	"adminToken":    domain.AdminToken,
	"appToken":      domain.AppTokenKind,
	"customerToken": domain.CustomerToken,
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
	// The alternatives of a document's security are read as one rule: which tokens
	// are accepted, whether none is needed, and whether a store key is.
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
				contract.query[queryStoreKey] = &openapi3.Parameter{Name: queryStoreKey, In: openapi3.ParameterInQuery, Schema: openapi3.NewStringSchema().NewRef()}
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
	for status, response := range op.Responses.Map() {
		o.etag = o.etag || status[0] == '2' && response.Value.Headers["ETag"] != nil
		for media := range response.Value.Content {
			o.file = o.file || status[0] == '2' && media != "application/json"
			o.table = o.table || status[0] == '2' && (media == "text/csv" || media == "application/jsonl")
		}
	}
	if o.storeKey && !o.etag {
		return nil, fmt.Errorf("%s: what anybody may keep has an ETag", op.OperationID)
	}
	return o, nil
}

// storeKeyOf is the key of the store that a request is about: in the header, or
// else, where an operation reads it there, in the address.
func storeKeyOf(r *http.Request) string {
	if key := r.Header.Get(headerStoreKey); key != "" || !reads(r.Method) {
		return key
	}
	return r.URL.Query().Get(queryStoreKey)
}

// credentialHeaders are all headers that say who asks, or of which store.
var credentialHeaders = []string{echo.HeaderAuthorization, headerCartToken, headerPaymentToken, headerStoreKey, headerStoreID}

// shareable tells whether the answer to a request is the same for everybody who
// asks at its address: the store's key stands there, and nothing else says who asks.
func (o *operation) shareable(r *http.Request) bool {
	return o.storeKey && reads(r.Method) && r.URL.Query().Has(queryStoreKey) &&
		!slices.ContainsFunc(credentialHeaders, func(name string) bool { return len(r.Header.Values(name)) > 0 })
}

// operations prepares every operation of a document, by operationId.
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

// middleware is the way of a request to its handler, in this order: caller, who
// is limited, version, contract, key, answer's tag, answers that are there already,
// answer's text.
func (e *edge) middleware(o *operation) []echo.MiddlewareFunc {
	steps := []echo.MiddlewareFunc{e.identify(o), e.version, e.validate(o)}
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
	if !o.file || o.idempotency != keyIgnored { // a key is not held for longer
		steps = append(steps, timed)
	}
	if !o.file {
		steps = append(steps, readable)
	}
	return steps
}
