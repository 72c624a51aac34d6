package ucp

import (
	"context"
	"maps"
	"net/http"
)

// effect is the kind of change that a tool may make to a cart.
type effect int

const (
	reads    effect = iota // changes no data
	adds                   // adds data and removes none
	replaces               // replaces or removes data
)

// tool is a tool of the protocol.
type tool struct {
	name, title, description string
	capability               string // capability that the platform must support; "" means that none is required
	effect                   effect
	repeatable               bool   // a second identical call changes nothing
	keyed                    bool   // the protocol requires an idempotency key
	input                    object // properties in addition to the protocol's metadata
	required                 []string
	// method and path are the tool's route over REST. The status is 201 if made says that the tool creates the object
	// in the response.
	method, path string
	made         bool
	body         string // the property that is the body over REST; "" means that the body is empty
	output       any    // a value of the type that run returns
	run          func(visit, context.Context, arguments) (any, error)
}

// offered returns all tools, in the order in which a client sees them.
func (s *Server) offered() []tool {
	id := object{"type": "string", "maxLength": 500}
	return []tool{
		{name: "search_catalog", capability: "catalog.search", title: "Search products", description: "Find products of the store by words, price and category; without any, the newest. At most ten at once: go on with pagination.cursor. Amounts are in minor units (1999 is 19.99 EUR). If a product has metadata.quantity, a cart accepts only min plus multiples of step, and at most max.",
			input: object{"catalog": object{"type": "object", "properties": object{"query": text(200, "Words."), "context": surrounding, "filters": filters,
				"pagination": object{"type": "object", "properties": object{"cursor": text(2000, "Of the page before."), "limit": object{"type": "integer", "minimum": 1, "maximum": mostProducts}}}}}},
			method: http.MethodPost, path: "/catalog/search", body: "catalog", output: catalog{}, run: visit.searchCatalog},
		{name: "lookup_catalog", capability: "catalog.lookup", title: "Look up products", description: "Products and variants by their ids, at most ten. Those that are not for sale are left out and named in messages.",
			input:    object{"catalog": object{"type": "object", "required": []string{"ids"}, "properties": object{"ids": object{"type": "array", "minItems": 1, "maxItems": mostProducts, "items": id}, "context": surrounding}}},
			required: []string{"catalog"}, method: http.MethodPost, path: "/catalog/lookup", body: "catalog", output: catalog{}, run: visit.lookupCatalog},
		{name: "get_product", capability: "catalog.lookup", title: "Show a product", description: "A product with its options and variants, and what of them can be had with the options that are selected. The id of a variant is what goes into a cart.",
			input: object{"catalog": object{"type": "object", "required": []string{"id"}, "properties": object{"id": id, "context": surrounding,
				"selected":    object{"type": "array", "maxItems": 20, "items": object{"type": "object", "required": []string{"name", "label"}, "properties": object{"name": text(100, ""), "id": text(100, ""), "label": text(200, "")}}},
				"preferences": object{"type": "array", "maxItems": 20, "items": text(100, "Names of options; what is not to be had gives way from the end.")}}}},
			required: []string{"catalog"}, method: http.MethodPost, path: "/catalog/product", body: "catalog", output: detail{}, run: visit.getProduct},
		{name: "get_policies", title: "Show the store's policies", description: "The store's legal pages: terms, privacy, returns, shipping and others, each with its address, and with its text where the store has it here.",
			input: object{"context": surrounding}, method: http.MethodGet, path: "/policies", output: policies{}, run: visit.getPolicies},
		{name: "create_cart", capability: "cart", title: "Create a cart", description: "A new cart with these lines. Its id is a secret of yours: who knows it can change the cart.", effect: adds,
			input: object{"cart": cartInput}, required: []string{"cart"}, method: http.MethodPost, path: "/carts", made: true, body: "cart", output: basket{}, run: visit.createCart},
		{name: "get_cart", capability: "cart", title: "Show a cart", description: "A cart with prices, stock and discounts as they are now; messages say what stands in the way.",
			input: object{"id": id}, required: []string{"id"}, method: http.MethodGet, path: "/carts/:id", output: basket{}, run: visit.getCart},
		{name: "update_cart", capability: "cart", title: "Change a cart", description: "Makes the lines of a cart those that are sent: send all that are to stay.", effect: replaces, repeatable: true,
			input: object{"id": id, "cart": cartInput}, required: []string{"id", "cart"}, method: http.MethodPut, path: "/carts/:id", body: "cart", output: basket{}, run: visit.updateCart},
		{name: "cancel_cart", capability: "cart", title: "Give a cart up", description: "Ends a cart. It cannot be had back.", effect: replaces, keyed: true,
			input: object{"id": id}, required: []string{"id"}, method: http.MethodPost, path: "/carts/:id/cancel", output: basket{}, run: visit.cancelCart},
		{name: "create_checkout", capability: "checkout", title: "Begin a checkout", description: "A checkout of a cart (cart_id) or of these lines, with the buyer, where it goes and how. Messages say what is missing.", effect: adds,
			input: object{"checkout": checkoutInput(nil)}, required: []string{"checkout"}, method: http.MethodPost, path: "/checkout-sessions", made: true, body: "checkout", output: basket{}, run: visit.createCheckout},
		{name: "get_checkout", capability: "checkout", title: "Show a checkout", description: "A checkout with what it comes to and where it is; its order once the buyer has paid.",
			input: object{"id": id}, required: []string{"id"}, method: http.MethodGet, path: "/checkout-sessions/:id", output: basket{}, run: visit.getCheckout},
		{name: "update_checkout", capability: "checkout", title: "Change a checkout", description: "Replaces the lines of a checkout, and stores the buyer, the address, the shipping option and the discounts of the request.", effect: replaces, repeatable: true,
			input: object{"id": id, "checkout": checkoutInput([]string{"line_items"})}, required: []string{"id", "checkout"}, method: http.MethodPut, path: "/checkout-sessions/:id", body: "checkout", output: basket{}, run: visit.updateCheckout},
		{name: "complete_checkout", capability: "checkout", title: "Hand a checkout over to the buyer", description: "Buys nothing: show continue_url to the person, who checks the order there and pays. Afterwards get_checkout returns the order.", effect: adds, repeatable: true, keyed: true,
			input: object{"id": id, "checkout": object{"type": "object"}}, required: []string{"id"}, method: http.MethodPost, path: "/checkout-sessions/:id/complete", body: "checkout", output: basket{}, run: visit.completeCheckout},
		{name: "cancel_checkout", capability: "checkout", title: "Give a checkout up", description: "Ends a checkout and its cart.", effect: replaces, keyed: true,
			input: object{"id": id}, required: []string{"id"}, method: http.MethodPost, path: "/checkout-sessions/:id/cancel", output: basket{}, run: visit.cancelCheckout},
		{name: "get_order", capability: "order", title: "Show an order", description: "An order of the customer whose token the request carries (Authorization: Bearer …).",
			input: object{"id": id}, required: []string{"id"}, method: http.MethodGet, path: "/orders/:id", output: order{}, run: visit.getOrder},
	}
}

// boundsOf returns the bounds of all arguments, by name. They apply to every tool and also cover arguments that the
// tool does not publish, because all tools decode their arguments into the same type.
func boundsOf(tools []tool) object {
	all := object{}
	for _, t := range tools {
		for name, schema := range t.input {
			schema, _ := schema.(object)
			known, ok := all[name].(object)
			if !ok {
				known = object{"properties": object{}}
				all[name] = known
			}
			if most, ok := schema["maxLength"]; ok {
				known["maxLength"] = most
			}
			if properties, ok := schema["properties"].(object); ok {
				maps.Copy(known["properties"].(object), properties)
			}
		}
	}
	all["cart"] = all["checkout"] // both arguments are decoded into the type wanted
	return all
}

func text(most int, description string) object {
	out := object{"type": "string", "maxLength": most}
	if description != "" {
		out["description"] = description
	}
	return out
}

// choice returns the schema of a value that is an id or null, in a form that all clients support.
func choice(description string) object {
	out := object{"anyOf": []object{{"type": "string"}, {"type": "null"}}}
	if description != "" {
		out["description"] = description
	}
	return out
}

var (
	surrounding = object{"type": "object", "description": "Known facts about the buyer.", "properties": object{"address_country": text(100, "Two letters."), "address_region": text(100, ""),
		"postal_code": text(20, ""), "language": text(35, "Such as de."), "currency": text(3, "Such as EUR; the store's own where it does not have that.")}}
	filters = object{"type": "object", "properties": object{"categories": object{"type": "array", "maxItems": 20, "items": text(50, "")},
		"price": object{"type": "object", "description": "In minor units of context.currency.", "properties": object{"min": object{"type": "integer", "minimum": 0}, "max": object{"type": "integer", "minimum": 0}}}}}
	lineItem = object{"type": "object", "required": []string{"item", "quantity"}, "properties": object{
		"item":     object{"type": "object", "required": []string{"id"}, "properties": object{"id": text(100, "The id of a variant, var_….")}},
		"quantity": object{"type": "integer", "minimum": 1}}}
	lineItems  = object{"type": "array", "minItems": 1, "maxItems": 200, "items": lineItem}
	buyerInput = object{"type": "object", "properties": object{"email": text(254, ""), "first_name": text(100, ""), "last_name": text(100, ""), "phone_number": text(50, "")}}
	codesInput = object{"type": "object", "properties": object{"codes": object{"type": "array", "maxItems": 20, "items": text(50, "A code that the buyer has.")}}}
	cartInput  = object{"type": "object", "required": []string{"line_items"}, "properties": object{"line_items": lineItems, "context": surrounding, "buyer": buyerInput, "discounts": codesInput}}
	toInput    = object{"type": "object", "properties": object{"id": text(100, ""), "first_name": text(100, ""), "last_name": text(100, ""), "street_address": text(200, ""), "extended_address": text(200, ""),
		"address_locality": text(100, "The town."), "address_region": text(100, ""), "postal_code": text(20, ""), "address_country": text(100, "Two letters."), "phone_number": text(50, "")}}
)

// checkoutInput returns the schema of a checkout in a request. If required is nil, the checkout is new: a new checkout
// may name a cart instead of lines.
func checkoutInput(required []string) object {
	lineItems := lineItems
	if required == nil {
		lineItems = object{"type": "array", "maxItems": 200, "items": lineItem}
	}
	out := object{"type": "object", "properties": object{"cart_id": text(500, "The cart that is bought; then line_items are not looked at."),
		"line_items": lineItems, "context": surrounding, "buyer": buyerInput, "discounts": codesInput,
		"fulfillment": object{"type": "object", "properties": object{"methods": object{"type": "array", "maxItems": 1, "items": object{"type": "object", "properties": object{
			"type": object{"enum": []string{"shipping"}}, "destinations": object{"type": "array", "maxItems": 10, "items": toInput}, "selected_destination_id": choice(""),
			"groups": object{"type": "array", "maxItems": 1, "items": object{"type": "object", "properties": object{"selected_option_id": choice("One of the options that the checkout has answered.")}}}}}}}}}}
	if required != nil {
		out["required"] = required
	}
	return out
}
