package ucp

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/partner"

	"github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain"
)

func (v visit) createCheckout(ctx context.Context, args arguments) (any, error) {
	in := args.Checkout
	if in == nil {
		return nil, invalid("checkout is missing.")
	}
	place, told := placeOf(in.Context)
	if in.CartID == "" {
		cart, token, more, err := v.create(ctx, in, args.Meta.IdempotencyKey)
		if err == nil {
			cart, err = v.inPlace(ctx, cart, token, place)
		}
		if err != nil {
			return nil, err
		}
		return v.begun(ctx, v.name(asCheckout, token, place), cart, token, append(told, more...))
	}
	cart, token, known, err := v.open(ctx, asCart, in.CartID)
	if err != nil {
		return nil, err
	}
	if gone(cart) || cart.Status == customer.CartStatusCONVERTED {
		return nil, domain.Missing("cart")
	}
	id, err := v.service.Partner.CheckoutOfCart(ctx, v.storeID, token, v.note(ctx, "").ProfileURL)
	if err != nil {
		return nil, err
	}
	if id != "" { // a cart has at most one checkout
		return v.checkout(ctx, id, cart, token, nil)
	}
	if len(known) > 0 {
		place, told = known, nil
	}
	own := *in // the cart's contents override the contents of the request
	if in.Buyer != nil && !cart.Email.IsNull() {
		b := *in.Buyer
		b.Email, own.Buyer = "", &b
	}
	if len(typedCodes(cart)) > 0 {
		own.Discounts = nil
	}
	cart, more, err := v.know(ctx, cart, token, &own)
	if err == nil {
		cart, err = v.inPlace(ctx, cart, token, place)
	}
	if err != nil {
		return nil, err
	}
	return v.begun(ctx, v.name(asCheckout, token, place), cart, token, append(told, more...))
}

// begun stores the id of a checkout for the order that the checkout may become, and returns the checkout. It also
// stores the platform, unless the platform's profile has keys and the message is not signed.
func (v visit) begun(ctx context.Context, id string, cart *customer.Cart, token string, told []message) (any, error) {
	if err := v.service.Partner.NoteCheckout(ctx, v.storeID, token, v.note(ctx, id)); err != nil {
		return nil, err
	}
	return v.checkout(ctx, id, cart, token, told)
}

// note returns the stored data of a checkout: its id, and its platform if no other caller could have named that
// platform.
func (v visit) note(ctx context.Context, id string) partner.CheckoutNote {
	n := partner.CheckoutNote{CheckoutID: id}
	if p := v.platform; p != nil && (signed(ctx) || len(p.keys) == 0) { // any caller may have named this platform
		n.ProfileURL, n.BusinessURL = p.address, reachedAt(ctx)
		if v.has("order") {
			n.WebhookURL = p.webhook
		}
	}
	return n
}

func (v visit) getCheckout(ctx context.Context, args arguments) (any, error) {
	cart, token, _, err := v.open(ctx, asCheckout, args.ID)
	if err != nil {
		return nil, err
	}
	return v.checkout(ctx, args.ID, cart, token, nil)
}

func (v visit) updateCheckout(ctx context.Context, args arguments) (any, error) {
	if args.Checkout == nil {
		return nil, invalid("checkout is missing.")
	}
	cart, token, place, err := v.open(ctx, asCheckout, args.ID)
	if err != nil {
		return nil, err
	}
	if gone(cart) || cart.Status != customer.CartStatusACTIVE {
		return nil, ended(cart)
	}
	cart, told, err := v.change(ctx, cart, token, args.Checkout)
	if err == nil {
		cart, err = v.inPlace(ctx, cart, token, place)
	}
	if err != nil {
		return nil, err
	}
	return v.begun(ctx, args.ID, cart, token, told)
}

// ended returns the error for a change to a checkout that was canceled or completed, or is being paid.
func ended(cart *customer.Cart) error {
	if gone(cart) {
		return domain.Missing("checkout")
	}
	return refuse(domain.InvalidStateTransition, "The checkout is "+statusOf(cart, false)+": it cannot be changed.")
}

func (v visit) cancelCheckout(ctx context.Context, args arguments) (any, error) {
	cart, token, _, err := v.open(ctx, asCheckout, args.ID)
	if err != nil {
		return nil, err
	}
	if cart.Status == customer.CartStatusCHECKINGOUT { // the buyer is on the bank's page
		freed := &customer.Cart{}
		if _, err := v.ask(ctx, request{method: http.MethodDelete, path: "checkout", query: url.Values{"cartId": {domain.Itoa(cart.CartID)}}, token: token}, freed); err != nil {
			return nil, err
		}
		cart = freed
	}
	if cart.Status != customer.CartStatusACTIVE {
		return nil, ended(cart)
	}
	if err := v.empty(ctx, token); err != nil && !gone(cart) {
		return nil, err
	}
	out, err := v.checkout(ctx, args.ID, cart, token, nil)
	out.Status, out.Messages = "canceled", nil
	return out, err
}

// completeCheckout hands the checkout over to a person, who pays at the URL in the response. An assistant itself never
// pays.
func (v visit) completeCheckout(ctx context.Context, args arguments) (any, error) {
	cart, token, _, err := v.open(ctx, asCheckout, args.ID)
	if err != nil {
		return nil, err
	}
	if gone(cart) {
		return nil, domain.Missing("checkout")
	}
	out, err := v.checkout(ctx, args.ID, cart, token, nil)
	if err != nil || cart.Status != customer.CartStatusACTIVE || blocked(out) {
		return out, err
	}
	out.Status = "requires_escalation"
	for i := range out.Messages { // the person can enter the missing data on the checkout page
		if said(out.Messages[i]) {
			out.Messages[i].Severity = needsInput
		}
	}
	out.Messages = append(out.Messages, message{Type: "error", Code: "payment_required", Severity: needsReview,
		Content: "The buyer looks at the order and pays for it at continue_url."})
	return out, nil
}

// said reports whether a message asks for data that buyers can enter themselves.
func said(m message) bool { return strings.HasPrefix(m.Code, "missing_") }

// blocked reports whether a checkout has an error that the buyer cannot fix on the checkout page.
func blocked(out basket) bool {
	return slices.ContainsFunc(out.Messages, func(m message) bool { return m.Type == "error" && !said(m) })
}

// statusOf returns the protocol's status of a checkout. The parameter ready says that the checkout has no errors.
func statusOf(cart *customer.Cart, ready bool) string {
	switch {
	case gone(cart):
		return "canceled"
	case cart.Status == customer.CartStatusCONVERTED:
		return "completed"
	case cart.Status == customer.CartStatusCHECKINGOUT:
		return "complete_in_progress"
	case ready:
		return "ready_for_complete"
	}
	return "incomplete"
}

// checkout converts the checkout of a cart to the protocol's format. If only the buyer can resolve the remaining
// errors, the response contains the link to the checkout page.
func (v visit) checkout(ctx context.Context, id string, cart *customer.Cart, token string, told []message) (basket, error) {
	out := v.shown(id, cart)
	out.UCP = v.done("checkout", "discount", "fulfillment")
	out.Links = []link{}
	var shop customer.StoreOverview
	if _, err := v.ask(ctx, request{path: "store/overview"}, &shop); err != nil {
		return out, err
	}
	for _, p := range legal(shop) {
		out.Links = append(out.Links, p.link)
	}
	if cart.Status == customer.CartStatusCONVERTED {
		order, err := cart.ConvertedOrderID.Get()
		if err != nil {
			return out, domain.Missing("order")
		}
		label, err := v.label(ctx, order)
		if err != nil {
			return out, err
		}
		out.Order = &placed{ID: orderID(order), Label: label, PermalinkURL: shop.CheckoutURL}
	}
	if cart.Status == customer.CartStatusACTIVE && !gone(cart) {
		if err := v.ship(ctx, &out, cart, token); err != nil {
			return out, err
		}
		out.Messages = append(append(told, standing(cart)...), v.missing(cart)...)
	}
	ready := true
	for _, m := range out.Messages {
		ready = ready && m.Type != "error"
	}
	out.Status = statusOf(cart, ready)
	if cart.Status == customer.CartStatusACTIVE && !gone(cart) && handedOver(out) { // the platform itself can do nothing more
		out.Status = "requires_escalation"
	}
	if cart.Status == customer.CartStatusACTIVE && !gone(cart) {
		err := v.handOver(ctx, &out, token)
		return out, err
	}
	return out, nil
}

// linkAge is the length of the periods during which all responses about a checkout contain the same link. So a second
// complete_checkout does not invalidate the link that a person already has. The link itself is valid for longer.
const linkAge = 2 * time.Hour

// handedOver reports whether a checkout has errors that all need the buyer's input or decision.
func handedOver(out basket) (is bool) {
	for _, m := range out.Messages {
		if m.Type == "error" {
			if m.Severity != needsInput && m.Severity != needsReview {
				return false
			}
			is = true
		}
	}
	return is
}

// handOver adds the link to the page on which a person continues the checkout.
func (v visit) handOver(ctx context.Context, out *basket, token string) error {
	key := fmt.Sprint("handed-over-", v.service.Clock.Now().Unix()/int64(linkAge.Seconds()))
	var to customer.CheckoutLink
	if _, err := v.ask(ctx, request{method: http.MethodPost, path: "checkout/link", body: object{}, token: token, key: key}, &to); err != nil {
		return err
	}
	out.ContinueURL, out.ExpiresAt = to.URL, to.ExpiresOn
	return nil
}

// missing returns a message for each part that a checkout still lacks.
func (v visit) missing(cart *customer.Cart) (all []message) {
	tell := func(code, path, content string) {
		m := message{Type: "error", Code: code, Path: path, Content: content, Severity: recoverable}
		if strings.HasPrefix(path, "$.fulfillment") && !v.has("fulfillment") { // only the buyer can enter this part
			m.Path, m.Severity = "", needsInput
		}
		all = append(all, m)
	}
	if cart.Email.IsNull() && !hidden(cart, "email") {
		tell("missing_email", "$.buyer.email", "The buyer's e-mail address is missing.")
	}
	switch {
	case !cart.RequiresShipping:
	case cart.ShippingAddress.IsNull() && !hidden(cart, "shippingAddress"):
		tell("missing_address", destination, "The address that the order goes to is missing.")
	case cart.ShippingMethodID.IsNull():
		tell("missing_fulfillment_option", "$.fulfillment.methods[0].groups[0].selected_option_id", "Choose how the order is shipped.")
	}
	return all
}

// hidden reports whether the buyer entered this part of the cart on the checkout page, so that the assistant cannot
// read it.
func hidden(cart *customer.Cart, part string) bool {
	return slices.Contains(cart.Masked, customer.MaskedPart(part))
}

// ship adds the destination and the shipping options of a checkout. All lines are shipped to one address with one
// shipping option.
func (v visit) ship(ctx context.Context, out *basket, cart *customer.Cart, token string) error {
	if !cart.RequiresShipping || !v.has("fulfillment") {
		return nil
	}
	all := make([]string, 0, len(out.LineItems))
	for _, l := range out.LineItems {
		all = append(all, l.ID)
	}
	method := fulfillmentMethod{ID: "shipping", Type: "shipping", LineItemIDs: all, Destinations: []address{}, Groups: []fulfillmentGroup{}}
	a, err := cart.ShippingAddress.Get()
	query := url.Values{} // without parameters, the API uses the cart's own destination
	if err == nil {
		method.Destinations = []address{{ID: "destination", FirstName: agent.Cleaned(a.FirstName), LastName: agent.Cleaned(a.LastName), StreetAddress: agent.Cleaned(a.StreetLine1),
			ExtendedAddress: agent.Cleaned(or(a.StreetLine2, "")), AddressLocality: agent.Cleaned(a.City), AddressRegion: agent.Cleaned(a.StateProvince),
			PostalCode: agent.Cleaned(a.PostalCode), AddressCountry: a.CountryCode, PhoneNumber: or(a.PhoneNumber, "")}}
		method.SelectedDestinationID = pointer("destination")
		query.Set("countryCode", a.CountryCode)
		for name, value := range map[string]string{"stateProvince": a.StateProvince, "postalCode": a.PostalCode} {
			if value != "" {
				query.Set(name, value)
			}
		}
	}
	if err == nil || hidden(cart, "shippingAddress") {
		var offers customer.CheckoutShippingMethodList
		if _, err := v.ask(ctx, request{path: "checkout/shipping-methods", query: query, token: token}, &offers); err != nil && !outcome(err) {
			return err
		}
		group := fulfillmentGroup{ID: "all", LineItemIDs: all, Options: []fulfillmentOption{}}
		if id, err := cart.ShippingMethodID.Get(); err == nil {
			group.SelectedOptionID = pointer("ship_" + domain.Itoa(id))
		}
		for _, o := range offers.Items {
			group.Options = append(group.Options, fulfillmentOption{ID: "ship_" + domain.Itoa(o.ShippingMethodID), Title: agent.Cleaned(o.Name), Description: days(o),
				Carrier: agent.Cleaned(or(o.CarrierName, "")), Totals: []total{{Type: "total", Amount: minor(o.CurrencyCode, o.Price)}}})
		}
		method.Groups = []fulfillmentGroup{group}
	}
	out.Fulfillment = &fulfillment{Methods: []fulfillmentMethod{method}}
	return nil
}

// days returns the estimated days of a shipping method as text; "" means that the estimate is unknown.
func days(o customer.CheckoutShippingMethod) string {
	most, err := o.EstimatedMaxDays.Get()
	if err != nil {
		return ""
	}
	if least, err := o.EstimatedMinDays.Get(); err == nil && least != most {
		return strconv.Itoa(int(least)) + " to " + strconv.Itoa(int(most)) + " days"
	}
	return "Up to " + strconv.Itoa(int(most)) + " days"
}
