package stripetest

import (
	"cmp"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// intent is a PaymentIntent or a SetupIntent.
type intent struct {
	id, currency, status, usage, returnURL string
	setup, manual, multi                   bool
	amount, capturable, received           int64
	method                                 *method
	customer                               *customer
	metadata                               map[string]string
	created                                time.Time
	lastError                              object
	charge                                 string // empty means that there is no charge
	review                                 string // empty means that there is no review
	description, suffix                    string
	begun, confirmed                       bool // begun: not refused at once; confirmed: held, captured or set up
}

// customer is a Customer object of Stripe.
type customer struct {
	id       string
	metadata map[string]string
}

func (c *customer) object() any {
	if c == nil {
		return nil
	}
	return object{"id": c.id, "object": "customer", "metadata": c.metadata}
}

func metadataOf(form url.Values) map[string]string {
	out := map[string]string{}
	for name, values := range form {
		if key, is := strings.CutPrefix(name, "metadata["); is {
			out[strings.TrimSuffix(key, "]")] = values[0]
		}
	}
	return out
}

func (i *intent) object(s *Stripe) object {
	o := object{"id": i.id, "object": "payment_intent", "status": i.status, "metadata": i.metadata, "created": i.created.Unix(), "livemode": false,
		"payment_method": i.method.object(), "customer": i.customer.object(), "client_secret": i.id + "_secret_canary"}
	if i.status == "requires_action" {
		o["next_action"] = object{"type": "redirect_to_url", "redirect_to_url": object{"url": s.URL + "/authenticate/" + i.id, "return_url": i.returnURL}}
	}
	if i.setup {
		o["object"], o["usage"], o["last_setup_error"] = "setup_intent", i.usage, i.lastError
		return o
	}
	o["amount"], o["currency"], o["amount_capturable"], o["amount_received"] = i.amount, i.currency, i.capturable, i.received
	o["last_payment_error"] = i.lastError
	if i.usage != "" {
		o["setup_future_usage"] = i.usage
	}
	if i.review != "" {
		o["review"] = i.review
	}
	if i.charge != "" {
		o["latest_charge"] = i.chargeObject()
	}
	return o
}

func (i *intent) chargeObject() object {
	status := "failed"
	if i.confirmed {
		status = "succeeded"
	} else if i.status == "processing" {
		status = "pending"
	}
	details := object{"type": i.method.card.kind}
	if i.method.card.kind == "card" {
		available := "unavailable"
		if i.multi {
			available = "available"
		}
		shown := object{"brand": i.method.card.brand, "last4": i.method.card.last4, "multicapture": object{"status": available}}
		if i.manual {
			shown["capture_before"] = i.created.Add(7 * 24 * time.Hour).Unix()
		}
		details["card"] = shown
	} else {
		details[i.method.card.kind] = object{"last4": i.method.card.last4}
	}
	return object{"id": i.charge, "object": "charge", "created": i.created.Unix(), "status": status, "amount": i.amount, "payment_intent": i.id, "payment_method_details": details}
}

// create creates an intent and confirms it if requested.
func (s *Stripe) create(setup bool, form url.Values) (int, any, bool) {
	kind := "pi"
	if setup {
		kind = "seti"
	}
	i := &intent{id: s.name(kind), setup: setup, metadata: metadataOf(form), created: time.Now(), status: "requires_payment_method", returnURL: form.Get("return_url"),
		currency: form.Get("currency"), usage: form.Get("setup_future_usage"), description: form.Get("description"), suffix: form.Get("statement_descriptor_suffix")}
	if i.suffix != "" && !fitsStatement(i.suffix) {
		return invalid("", "statement_descriptor_suffix", "The statement descriptor suffix must have a Latin letter, at most 22 characters and none of <>\\'\"*.")
	}
	if setup {
		i.usage = form.Get("usage")
	}
	i.amount, _ = strconv.ParseInt(form.Get("amount"), 10, 64)
	if token := form.Get("payment_method") + strings.TrimPrefix(form.Get("confirmation_token"), "ctoken_"); token != "" {
		if i.method = s.methodOf(token); i.method == nil {
			return missing("payment_method", token)
		}
	}
	if id := form.Get("customer"); id != "" {
		for _, c := range s.customers {
			if c.id == id {
				i.customer = c
			}
		}
		if i.customer == nil {
			return missing("customer", id)
		}
	}
	if i.method != nil && i.method.customer != i.customer && i.method.customer != nil {
		return invalid("", "", "The provided PaymentMethod is attached to another customer.")
	}
	if form.Get("confirm") == "true" && form.Get("return_url") == "" && form.Get("automatic_payment_methods[allow_redirects]") != "never" {
		return invalid("parameter_missing", "return_url", "You must provide a return_url.")
	}
	off := form.Get("off_session") == "true"
	if off && i.method != nil && i.method.card.unreachable {
		return http.StatusBadGateway, object{}, true
	}
	if off && i.method != nil && i.method.card.forbidden {
		return http.StatusForbidden, object{"error": refusal("invalid_request_error", "", "The account may not charge without its customer.")}, false
	}
	i.manual = i.method != nil && form.Get("payment_method_options["+i.method.card.kind+"][capture_method]") == "manual"
	i.multi = s.Multicapture && form.Get("payment_method_options[card][request_multicapture]") == "if_available"
	s.intents = append(s.intents, i)
	if form.Get("confirm") != "true" {
		return http.StatusOK, i.object(s), false
	}
	return s.confirm(i, off)
}

// fitsStatement reports whether a text is allowed as the suffix on card statements.
func fitsStatement(suffix string) bool {
	return len(suffix) <= 22 && strings.ContainsAny(strings.ToUpper(suffix), "ABCDEFGHIJKLMNOPQRSTUVWXYZ") && !strings.ContainsAny(suffix, "<>\\'\"*") &&
		!strings.ContainsFunc(suffix, func(r rune) bool { return r > '~' })
}

// confirm tries to charge or set up the payment method.
func (s *Stripe) confirm(i *intent, off bool) (int, any, bool) {
	c := i.method.card
	asks := c.consent && !(c.once && i.method.agreed)
	switch {
	case c.code != "":
		return s.refuse(i, c.code, c.decline)
	case off && c.awayCode != "":
		return s.refuse(i, c.awayCode, c.away)
	case off && asks:
		return s.refuse(i, "authentication_required", "authentication_required")
	case asks:
		i.status, i.begun = "requires_action", true
	default:
		s.succeed(i)
	}
	return http.StatusOK, i.object(s), false
}

// refuse declines a charge.
func (s *Stripe) refuse(i *intent, code, decline string) (int, any, bool) {
	s.fail(i, code, decline)
	kind, e := "payment_intent", object{}
	for name, value := range i.lastError {
		e[name] = value
	}
	if i.setup {
		kind = "setup_intent"
	}
	e[kind] = i.object(s)
	return http.StatusPaymentRequired, object{"error": e}, false
}

func (s *Stripe) fail(i *intent, code, decline string) {
	defer func() { s.emit(i.event("payment_failed", "setup_failed"), i.object(s)) }()
	i.status = "requires_payment_method"
	i.lastError = object{"type": "card_error", "code": code, "message": "Your card was declined.", "payment_method": i.method.object()}
	if decline != "" {
		i.lastError["decline_code"] = decline
	}
	if !i.setup && i.charge == "" {
		i.charge = s.name("ch")
	}
}

// succeed holds or captures the money, and attaches the payment method if the call saves it.
func (s *Stripe) succeed(i *intent) {
	defer func() {
		kind := map[string]string{"requires_capture": "amount_capturable_updated", "processing": "processing"}[i.status]
		s.emit(i.event(cmp.Or(kind, "succeeded"), "succeeded"), i.object(s))
	}()
	i.begun = true
	if i.customer != nil && i.usage != "" {
		i.method.customer = i.customer
		i.method.agreed = i.method.agreed || i.usage == "off_session"
	}
	if i.charge == "" && !i.setup {
		i.charge = s.name("ch")
	}
	switch {
	case i.setup:
		i.status, i.confirmed = "succeeded", true
	case i.method.card.debit():
		i.status = "processing"
	case i.manual:
		s.open(i)
		i.status, i.capturable, i.confirmed = "requires_capture", i.amount, true
	default:
		s.open(i)
		i.status, i.received, i.confirmed = "succeeded", i.amount, true
	}
}

// capture captures a hold or a part of it.
func (s *Stripe) capture(i *intent, form url.Values) (int, any, bool) {
	amount := i.capturable
	if text := form.Get("amount_to_capture"); text != "" {
		amount, _ = strconv.ParseInt(text, 10, 64)
	}
	final := form.Get("final_capture") != "false"
	switch {
	case i.status != "requires_capture":
		return i.unexpected(s)
	case amount > i.capturable:
		return invalid("amount_too_large", "amount_to_capture", "The amount is more than can be captured.")
	case !final && !i.multi:
		return invalid("", "final_capture", "This PaymentIntent cannot be captured more than once.")
	}
	i.received += amount
	if i.capturable -= amount; final || i.capturable == 0 {
		i.status, i.capturable = "succeeded", 0
	}
	for name, value := range metadataOf(form) {
		i.metadata[name] = value
	}
	s.emit("charge.captured", i.chargeObject())
	return http.StatusOK, i.object(s), false
}

func (s *Stripe) cancel(i *intent) (int, any, bool) {
	switch i.status {
	case "requires_payment_method", "requires_capture", "requires_confirmation", "requires_action":
		i.status, i.capturable = "canceled", 0
		s.emit(i.event("canceled", "canceled"), i.object(s))
		return http.StatusOK, i.object(s), false
	}
	return i.unexpected(s)
}

func (i *intent) unexpected(s *Stripe) (int, any, bool) {
	if i.setup {
		return http.StatusBadRequest, object{"error": refusal("invalid_request_error", "setup_intent_unexpected_state", "The status is "+i.status+".")}, false
	}
	e := refusal("invalid_request_error", "payment_intent_unexpected_state", "The status is "+i.status+".")
	e["payment_intent"] = i.object(s)
	return http.StatusBadRequest, object{"error": e}, false
}

func invalid(code, param, message string) (int, any, bool) {
	e := refusal("invalid_request_error", code, message)
	if param != "" {
		e["param"] = param
	}
	return http.StatusBadRequest, object{"error": e}, false
}

func missing(what, id string) (int, any, bool) {
	e := refusal("invalid_request_error", "resource_missing", "No such "+what+": '"+id+"'")
	e["param"] = what
	status := http.StatusNotFound
	if what != "id" {
		status = http.StatusBadRequest
	}
	return status, object{"error": e}, false
}
