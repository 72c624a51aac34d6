package ucp

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain"
)

// kind is the type of a handle. A handle names either a cart or the checkout of a cart, and is invalid as the other
// kind.
type kind string

const (
	asCart     kind = "cart"
	asCheckout kind = "checkout"
)

// open returns the cart that a handle names, its token, and the place that the cart's first context named. The cart is
// priced for that place until it has an address. An invalid handle causes a NotFound error.
func (v visit) open(ctx context.Context, k kind, id string) (cart *customer.Cart, token string, place url.Values, err error) {
	token, place, is := v.token(k, id)
	if !is {
		return nil, "", nil, domain.Missing(string(k))
	}
	var found customer.Cart
	if _, err := v.ask(ctx, request{path: "cart/summary", token: token}, &found); err != nil {
		return nil, "", nil, err
	}
	shown, err := v.inPlace(ctx, &found, token, place)
	return shown, token, place, err
}

// token returns the token of the cart that a handle names and the place in the handle. It reports whether the handle is
// valid.
func (v visit) token(k kind, id string) (token string, place url.Values, is bool) {
	handle, is := strings.CutPrefix(id, string(k)+"_")
	if !is {
		return "", nil, false
	}
	token, about, is := v.service.Ordering.CartOfHandle(string(k), v.storeID, handle)
	if place, _ = url.ParseQuery(about); place == nil { // CartHandle has encoded the place
		place = url.Values{}
	}
	return token, place, is
}

// placeOf returns the place in a context as query parameters of the API. The result is empty if the context names no
// country. The result told contains a warning if the country does not exist.
func placeOf(in surroundings) (place url.Values, told []message) {
	place = url.Values{}
	if in.AddressCountry == "" {
		return place, nil
	}
	code, ok := domain.CountryNamed(in.AddressCountry)
	if !ok {
		return place, []message{{Type: "warning", Code: "context_ignored", Path: "$.context.address_country",
			Content: "address_country is no country: send its code with two or three letters, or its English name."}}
	}
	place.Set("countryCode", code)
	for name, value := range map[string]string{"stateProvince": in.AddressRegion, "postalCode": in.PostalCode} {
		if value != "" {
			place.Set(name, value)
		}
	}
	return place, nil
}

// inPlace returns an active cart without an address with the prices for a place. Without a place it returns the cart
// unchanged.
func (v visit) inPlace(ctx context.Context, cart *customer.Cart, token string, place url.Values) (*customer.Cart, error) {
	if len(place) == 0 || cart.Status != customer.CartStatusACTIVE || gone(cart) || !cart.ShippingAddress.IsNull() || hidden(cart, "shippingAddress") {
		return cart, nil
	}
	var priced customer.Cart
	if _, err := v.ask(ctx, request{path: "cart/summary", query: place, token: token}, &priced); err != nil {
		if outcome(err) && !isMissing(err) { // the API does not know this place
			return cart, nil
		}
		return nil, err
	}
	return &priced, nil
}

// gone reports whether a cart was canceled, which leaves it active and empty.
func gone(cart *customer.Cart) bool {
	return len(cart.Items) == 0 && cart.Status == customer.CartStatusACTIVE
}

func (v visit) getCart(ctx context.Context, args arguments) (any, error) {
	cart, _, _, err := v.open(ctx, asCart, args.ID)
	if err != nil {
		return nil, err
	}
	if gone(cart) || cart.Status != customer.CartStatusACTIVE {
		return nil, domain.Missing("cart")
	}
	return v.cart(args.ID, cart, nil), nil
}

func (v visit) createCart(ctx context.Context, args arguments) (any, error) {
	if args.Cart == nil {
		return nil, invalid("cart is missing.")
	}
	place, unknown := placeOf(args.Cart.Context)
	cart, token, told, err := v.create(ctx, args.Cart, args.Meta.IdempotencyKey)
	if err == nil {
		cart, err = v.inPlace(ctx, cart, token, place)
	}
	if err != nil {
		return nil, err
	}
	return v.cart(v.name(asCart, token, place), cart, append(unknown, told...)), nil
}

func (v visit) updateCart(ctx context.Context, args arguments) (any, error) {
	if args.Cart == nil {
		return nil, invalid("cart is missing.")
	}
	cart, token, place, err := v.open(ctx, asCart, args.ID)
	if err != nil {
		return nil, err
	}
	if gone(cart) {
		return nil, domain.Missing("cart")
	}
	cart, told, err := v.change(ctx, cart, token, args.Cart)
	if err == nil {
		cart, err = v.inPlace(ctx, cart, token, place)
	}
	if err != nil {
		return nil, err
	}
	return v.cart(args.ID, cart, told), nil
}

// cancelCart empties a cart and returns its previous state. Platforms can no longer reach the cart afterwards.
func (v visit) cancelCart(ctx context.Context, args arguments) (any, error) {
	cart, token, _, err := v.open(ctx, asCart, args.ID)
	if err != nil {
		return nil, err
	}
	if gone(cart) || cart.Status != customer.CartStatusACTIVE {
		return nil, domain.Missing("cart")
	}
	if err := v.empty(ctx, token); err != nil {
		return nil, err
	}
	return v.cart(args.ID, cart, nil), nil
}

func (v visit) empty(ctx context.Context, token string) error {
	var left customer.Cart
	_, err := v.ask(ctx, request{method: http.MethodPut, path: "cart/item/all", body: object{"items": []any{}}, token: token}, &left)
	return err
}

// name returns the handle of a cart. The handle contains the place that the cart's context named.
func (v visit) name(k kind, token string, place url.Values) string {
	return string(k) + "_" + v.service.Ordering.CartHandle(string(k), v.storeID, token, place.Encode())
}

type object = map[string]any

// lines converts the wanted lines of a cart to the API's format. It returns an error if no line is wanted.
func lines(in *wanted) ([]object, error) {
	if len(in.LineItems) == 0 {
		return nil, invalid("line_items: at least one.")
	}
	all := make([]object, 0, len(in.LineItems))
	for _, l := range in.LineItems {
		_, id, is := variantOf(l.Item.ID)
		if !is { // no variant has this id, so the API will reject the line
			id = 1<<53 - 1
		}
		all = append(all, object{"variantId": id, "quantity": l.Quantity})
	}
	return all, nil
}

// create creates a cart. A retry with the same key returns the cart that the first call created.
func (v visit) create(ctx context.Context, in *wanted, key string) (cart *customer.Cart, token string, told []message, err error) {
	items, err := lines(in)
	if err != nil {
		return nil, "", nil, err
	}
	body := object{"items": items}
	if currencyCode.MatchString(in.Context.Currency) {
		body["currencyCode"] = in.Context.Currency
	}
	if code := languageOf(in.Context); code != "" {
		body["languageCode"] = code
	}
	cart = &customer.Cart{}
	header, err := v.ask(ctx, request{method: http.MethodPut, path: "cart/item/all", body: body, key: key}, cart)
	if r, is := errors.AsType[*refusal](err); is && r.Code == common.ErrorCode(domain.CurrencyMismatch) { // retries with the store's own currency
		delete(body, "currencyCode")
		if key != "" {
			key += ":own-currency"
		}
		header, err = v.ask(ctx, request{method: http.MethodPut, path: "cart/item/all", body: body, key: key}, cart)
	}
	if err != nil {
		return nil, "", nil, err
	}
	token = header.Get("X-Cart-Token")
	if header.Get("Idempotent-Replayed") != "" { // a retry: reads the cart's current state
		now := &customer.Cart{}
		if _, err := v.ask(ctx, request{path: "cart/summary", token: token}, now); err != nil {
			return nil, "", nil, err
		}
		if now.Version != cart.Version {
			return now, token, nil, nil // the first call has done the rest, or a later change has superseded it
		}
	}
	cart, told, err = v.know(ctx, cart, token, in)
	return cart, token, told, err
}

// change replaces the lines of a cart and stores the buyer, the shipping and the discount codes. If the API refuses the
// lines, the cart keeps its lines, and the messages say why.
func (v visit) change(ctx context.Context, cart *customer.Cart, token string, in *wanted) (*customer.Cart, []message, error) {
	items, err := lines(in)
	if err != nil {
		return nil, nil, err
	}
	body := object{"items": items}
	if code := languageOf(in.Context); code != "" {
		body["languageCode"] = code
	}
	changed := &customer.Cart{}
	if _, err := v.ask(ctx, request{method: http.MethodPut, path: "cart/item/all", body: body, token: token}, changed); err != nil {
		if !outcome(err) || isMissing(err) {
			return nil, nil, err
		}
		cart, told, failed := v.know(ctx, cart, token, in) // the buyer and the address are stored whether or not the lines are
		return cart, append(messages(err, recoverable), told...), failed
	}
	return v.know(ctx, changed, token, in)
}

// know stores the buyer's e-mail address, the destination, the shipping method and the discount codes in a cart. If the
// API refuses one of these values, the cart keeps its former value, and the messages say why.
func (v visit) know(ctx context.Context, cart *customer.Cart, token string, in *wanted) (*customer.Cart, []message, error) {
	var told []message
	try := func(r request) error {
		r.token = token
		next := &customer.Cart{}
		if _, err := v.ask(ctx, r, next); err != nil {
			if !outcome(err) || isMissing(err) && r.method != http.MethodPost {
				return err
			}
			told = append(told, messages(err, recoverable)...)
			return nil
		}
		cart = next
		return nil
	}
	patch := object{}
	if in.Buyer != nil && in.Buyer.Email != "" && in.Buyer.Email != string(or(cart.Email, "")) {
		patch["email"] = in.Buyer.Email
	}
	to, option := chosen(in)
	if to != nil {
		patch["shippingAddress"] = taken(*to, in.Buyer)
	} else if b := in.Buyer; b != nil && (b.FirstName != "" || b.LastName != "" || b.PhoneNumber != "") && cart.ShippingAddress.IsNull() {
		told = append(told, message{Type: "warning", Code: "buyer_not_kept", Path: "$.buyer",
			Content: "The buyer's name and phone number are kept with an address: send them again together with the destination."})
	}
	if len(patch) > 0 {
		if err := try(request{method: http.MethodPatch, path: "cart", body: patch}); err != nil {
			return nil, nil, err
		}
	}
	if option != nil {
		id, is := number(*option, "ship_")
		if !is {
			id = 1<<53 - 1
		}
		if err := try(request{method: http.MethodPatch, path: "cart", body: object{"shippingMethodId": id}}); err != nil {
			if !isMissing(err) {
				return nil, nil, err
			}
			told = append(told, messages(err, recoverable)...)
		}
	}
	if in.Discounts != nil {
		if err := v.discount(ctx, &cart, token, in.Discounts.Codes, try); err != nil {
			return nil, nil, err
		}
	}
	return cart, told, nil
}

// discount removes the cart's discount codes that are not in codes. It adds the codes that the cart lacks, up to 20
// codes.
func (v visit) discount(ctx context.Context, cart **customer.Cart, token string, codes []string, try func(request) error) error {
	has := func(all []string, code string) bool {
		return slices.ContainsFunc(all, func(other string) bool { return strings.EqualFold(other, code) })
	}
	typed := typedCodes(*cart)
	for _, code := range typed {
		if !has(codes, code) {
			next := &customer.Cart{}
			_, err := v.ask(ctx, request{method: http.MethodDelete, path: "cart/coupon", query: url.Values{"code": {code}}, token: token}, next)
			switch {
			case err == nil:
				*cart = next
			case !outcome(err): // ignores the refusal: the code is the name of an automatic discount
				return err
			}
		}
	}
	for _, code := range codes[:min(len(codes), 20)] {
		if !has(typed, code) {
			if err := try(request{method: http.MethodPost, path: "cart/coupon", body: object{"code": code}}); err != nil {
				return err
			}
		}
	}
	return nil
}

// typedCodes returns the code of each coupon in a cart. It skips automatic discounts, whose names may contain spaces.
func typedCodes(cart *customer.Cart) (codes []string) {
	codes = []string{}
	for _, c := range cart.Coupons {
		codes = append(codes, c.Code)
	}
	return codes
}

// chosen returns the destination and the shipping option that a platform selected; nil means that it selected none.
func chosen(in *wanted) (to *address, option *string) {
	if in.Fulfillment == nil || len(in.Fulfillment.Methods) == 0 {
		return nil, nil
	}
	m := in.Fulfillment.Methods[0]
	for i := range m.Destinations {
		if m.SelectedDestinationID == nil || m.Destinations[i].ID == "" || m.Destinations[i].ID == *m.SelectedDestinationID {
			to = &m.Destinations[i]
			break
		}
	}
	if len(m.Groups) > 0 {
		option = m.Groups[0].SelectedOptionID
	}
	return to, option
}

// taken converts a destination to the API's format. If the destination lacks a name or a phone number, taken uses the
// buyer's.
func taken(a address, by *buyer) object {
	if by == nil {
		by = &buyer{}
	}
	country, ok := domain.CountryNamed(a.AddressCountry)
	if !ok {
		country = strings.ToUpper(a.AddressCountry) // the API reports an unknown country
	}
	out := object{"countryCode": country, "streetLine1": a.StreetAddress, "city": a.AddressLocality,
		"firstName": first(a.FirstName, by.FirstName), "lastName": first(a.LastName, by.LastName)}
	for name, value := range map[string]string{"streetLine2": a.ExtendedAddress, "stateProvince": a.AddressRegion, "postalCode": a.PostalCode,
		"phoneNumber": first(a.PhoneNumber, by.PhoneNumber)} {
		if value != "" {
			out[name] = value
		}
	}
	return out
}

func first(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}

// cart converts a cart to the protocol's format.
func (v visit) cart(id string, cart *customer.Cart, told []message) basket {
	out := v.shown(id, cart)
	out.UCP = v.done("cart", "discount")
	out.Messages = append(told, standing(cart)...)
	return out
}

// shown returns the fields that a cart and its checkout have in common.
func (v visit) shown(id string, cart *customer.Cart) basket {
	currency := cart.CurrencyCode
	out := basket{ID: id, Currency: currency, LineItems: []line{}, ExpiresAt: cart.ExpiresOn}
	for _, l := range cart.Items {
		shown := line{ID: "li_" + domain.Itoa(l.CartItemID), Quantity: l.Quantity,
			Item:   item{ID: variantID(l.ProductID, l.VariantID), Title: agent.Cleaned(l.Name), Price: minor(currency, l.UnitPrice), ImageURL: or(l.MediaURL, "")},
			Totals: []total{{Type: "subtotal", Amount: minor(currency, l.ShownSubtotal)}}}
		if off := minor(currency, l.ShownDiscount); off > 0 {
			shown.Totals = append(shown.Totals, total{Type: "items_discount", Amount: -off})
		}
		shown.Totals = append(shown.Totals, total{Type: "total", Amount: minor(currency, l.ShownTotal)})
		out.LineItems = append(out.LineItems, shown)
	}
	out.Totals = totals(cart)
	if v.has("discount") {
		out.Discounts = &discounts{Codes: typedCodes(cart)}
		for _, c := range cart.Coupons {
			if off := minor(currency, c.ShownDiscountAmount); off > 0 {
				out.Discounts.Applied = append(out.Discounts.Applied, applied{Code: agent.Cleaned(c.Code), Title: first(agent.Cleaned(or(c.Message, "")), agent.Cleaned(c.Code)), Amount: off})
			}
		}
	}
	if email := string(or(cart.Email, "")); email != "" {
		out.Buyer = &buyer{Email: email}
	}
	if a, err := cart.ShippingAddress.Get(); err == nil {
		if out.Buyer == nil {
			out.Buyer = &buyer{}
		}
		out.Buyer.FirstName, out.Buyer.LastName = agent.Cleaned(a.FirstName), agent.Cleaned(a.LastName)
	}
	return out
}

// totals returns the totals of a cart. The last entry is the sum of the other entries.
func totals(cart *customer.Cart) []total {
	currency := cart.CurrencyCode
	all := []total{{Type: "subtotal", Amount: minor(currency, cart.ShownSubtotal)}}
	if off := minor(currency, cart.ShownDiscountTotal); off > 0 {
		all = append(all, total{Type: "discount", DisplayText: "Discount", Amount: -off})
	}
	if !cart.ShippingMethodID.IsNull() {
		all = append(all, total{Type: "fulfillment", DisplayText: "Shipping", Amount: minor(currency, cart.ShownShippingTotal)})
	}
	switch tax := minor(currency, cart.ShownTaxTotal); {
	case tax > 0:
		all = append(all, total{Type: "tax", DisplayText: "Tax", Amount: tax})
	case tax < 0: // prices include a tax that this buyer does not owe
		all = append(all, total{Type: "tax_included", DisplayText: "Tax not owed", Amount: tax})
	}
	return append(all, total{Type: "total", DisplayText: "Total", Amount: minor(currency, cart.GrandTotal)})
}
