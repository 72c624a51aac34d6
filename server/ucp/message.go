package ucp

import (
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Severities of the protocol, which say who can resolve a message.
const (
	recoverable   = "recoverable"           // the platform can resolve it, by sending other data
	needsInput    = "requires_buyer_input"  // the buyer can resolve it, by entering data
	needsReview   = "requires_buyer_review" // the buyer can resolve it, by making a decision
	unrecoverable = "unrecoverable"         // no one can resolve it; the call has no result
)

// refusal is the problem that the API returns for a refused request.
type refusal struct {
	common.Problem
	wait int // seconds to wait before a retry; 0 means unknown
}

// Error returns the detail of the problem.
func (r *refusal) Error() string { return r.Detail }

// refused converts an API response with a problem to an error.
func refused(a agent.Answer) error {
	var p common.Problem
	if err := json.Unmarshal(a.Body, &p); err != nil || p.Code == "" {
		return domain.Errorf(domain.Internal, "The API answered %d without a problem.", a.Status)
	}
	wait, _ := strconv.Atoi(a.Header.Get("Retry-After")) // 0 if the response has no such header
	return &refusal{p, wait}
}

// broken lists the error codes of calls that fail before the shop responds.
var broken = []domain.Code{domain.Internal, domain.Unavailable, domain.RateLimited, domain.Unauthenticated, domain.Busy, domain.IdempotencyInFlight}

// outcome reports whether an error is a response of the shop, which platforms can act on, and not a failure of the call
// itself.
func outcome(err error) bool {
	if r, is := errors.AsType[*refusal](err); is {
		return !slices.Contains(broken, domain.Code(r.Code))
	}
	return domain.CodeOf(err) == domain.NotFound
}

// retryAfter returns the seconds to wait before a refused call may be retried; 0 means that a retry cannot succeed.
func retryAfter(err error) int {
	if r, is := errors.AsType[*refusal](err); is {
		return r.wait
	}
	return 0
}

// codes maps error codes of the API to codes of the protocol.
var codes = map[string]string{
	"insufficient_stock": "out_of_stock", "unavailable": "item_unavailable", "shipping_not_available": "address_undeliverable",
	"coupon_not_applicable": "discount_code_invalid", "coupon_exhausted": "discount_code_expired",
}

func codeOf(ours string) string {
	if theirs, known := codes[ours]; known {
		return theirs
	}
	return ours
}

// messages returns the messages for an error, each with the place in the request that the message is about.
func messages(err error, severity string) []message {
	r, is := errors.AsType[*refusal](err)
	if !is {
		e, _ := errors.AsType[*domain.Error](err)
		return []message{{Type: "error", Code: string(e.Code), Content: agent.Cleaned(e.Detail), Severity: severity}}
	}
	var all []message
	for _, field := range r.Errors {
		code := string(r.Code)
		switch {
		case r.Code == common.ErrorCode(domain.InvalidRequest): // the code of the field is more specific
			code = string(field.Code)
		case r.Code == common.ErrorCode(domain.InvalidValue) && strings.HasSuffix(field.Pointer, "/variantId"):
			code = string(domain.NotFound)
		}
		all = append(all, message{Type: "error", Code: codeOf(code), Path: pathOf(field.Pointer), Content: agent.Cleaned(field.Detail), Severity: severity})
	}
	if len(all) == 0 {
		all = []message{{Type: "error", Code: codeOf(string(r.Code)), Content: agent.Cleaned(r.Detail), Severity: severity}}
	}
	return all
}

// places maps fields of the API to the corresponding paths of the protocol.
var places = []struct{ ours, theirs string }{
	{"/items", "$.line_items"}, {"/email", "$.buyer.email"}, {"/code", "$.discounts.codes"}, {"/shippingMethodId", "$.fulfillment.methods[0].groups[0].selected_option_id"},
	{"/shippingAddress/firstName", destination + ".first_name"}, {"/shippingAddress/lastName", destination + ".last_name"},
	{"/shippingAddress/streetLine1", destination + ".street_address"}, {"/shippingAddress/streetLine2", destination + ".extended_address"},
	{"/shippingAddress/city", destination + ".address_locality"}, {"/shippingAddress/stateProvince", destination + ".address_region"},
	{"/shippingAddress/postalCode", destination + ".postal_code"}, {"/shippingAddress/countryCode", destination + ".address_country"},
	{"/shippingAddress/phoneNumber", destination + ".phone_number"}, {"/shippingAddress", destination}, {"/currencyCode", "$.context.currency"},
	{"/search", "$.query"}, {"/cursor", "$.pagination.cursor"}, {"/priceMin", "$.filters.price.min"}, {"/priceMax", "$.filters.price.max"},
}

const destination = "$.fulfillment.methods[0].destinations[0]"

var index = regexp.MustCompile(`^/(\d+)`)

// pathOf returns the path of the protocol for a pointer of the API; "" means that the protocol has no such path.
func pathOf(pointer string) string {
	for _, p := range places {
		rest, is := strings.CutPrefix(pointer, p.ours)
		if !is || rest != "" && rest[0] != '/' {
			continue
		}
		path := p.theirs
		if at := index.FindStringSubmatch(rest); at != nil {
			path, rest = path+"["+at[1]+"]", rest[len(at[0]):]
		}
		switch {
		case p.ours != "/items":
			return path
		case rest == "/variantId" || rest == "/sku":
			return path + ".item.id"
		case rest == "/quantity":
			return path + ".quantity"
		}
		return path
	}
	return ""
}

// standing returns a message for each problem that prevents the purchase of a cart or that the buyer should know about.
func standing(cart *customer.Cart) (all []message) {
	for _, p := range cart.Problems {
		m := message{Type: "error", Code: codeOf(p.Code), Content: agent.Cleaned(p.Message), Severity: recoverable}
		if p.Code == "price_changed" {
			m.Type, m.Severity = "warning", ""
		}
		if id, err := p.CartItemID.Get(); err == nil {
			for i, item := range cart.Items {
				if item.CartItemID == id {
					m.Path = "$.line_items[" + domain.Itoa(i) + "]"
				}
			}
		}
		all = append(all, m)
	}
	return all
}
