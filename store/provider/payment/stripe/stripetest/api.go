package stripetest

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"time"
)

// refund is a Refund object of Stripe.
type refund struct {
	id, status string
	amount     int64
	of         *intent
	metadata   map[string]string
	created    time.Time
}

func (r *refund) object() object {
	return object{"id": r.id, "object": "refund", "amount": r.amount, "currency": r.of.currency, "payment_intent": r.of.id, "status": r.status,
		"metadata": r.metadata, "created": r.created.Unix()}
}

// handle carries out a request, given by its path without the version. The result lost reports whether the response
// must not reach the caller.
func (s *Stripe) handle(verb string, path []string, form url.Values) (status int, body any, lost bool) {
	creates := verb == http.MethodPost && len(path) == 1
	lists := verb == http.MethodGet && len(path) == 1
	switch path[0] {
	case "tax":
		return s.taxes(verb, path[1:], form)
	case "payment_intents", "setup_intents":
		setup := path[0] == "setup_intents"
		switch {
		case creates:
			return s.create(setup, form)
		case lists:
			return s.list(form, s.intentObjects(setup))
		}
		i := s.intent(path[1])
		switch {
		case i == nil || i.setup != setup:
			return missing("id", path[1])
		case len(path) == 2:
			return http.StatusOK, i.object(s), false
		case path[2] == "capture":
			return s.capture(i, form)
		case path[2] == "cancel":
			return s.cancel(i)
		}
	case "refunds":
		switch {
		case creates:
			return s.giveBack(form)
		case lists:
			return s.list(form, s.refundObjects(form.Get("payment_intent")))
		}
		for _, r := range s.refunds {
			if r.id == path[1] {
				o := r.object()
				o["payment_intent"] = r.of.object(s)
				return http.StatusOK, o, false
			}
		}
		return missing("id", path[1])
	case "customers":
		switch {
		case creates:
			c := &customer{s.name("cus"), metadataOf(form)}
			s.customers = append(s.customers, c)
			return http.StatusOK, c.object(), false
		case len(path) == 2 && path[1] == "search":
			return s.search(form.Get("query"))
		}
	case "webhook_endpoints":
		switch {
		case creates:
			e := object{"id": s.name("we"), "object": "webhook_endpoint", "url": form.Get("url"), "metadata": metadataOf(form), "secret": "whsec_canary" + s.name("secret"), "created": time.Now().Unix()}
			s.endpoints = append(s.endpoints, e)
			return http.StatusOK, e, false
		case lists:
			return s.list(form, slices.Clone(s.endpoints))
		case verb == http.MethodDelete:
			s.endpoints = slices.DeleteFunc(s.endpoints, func(e object) bool { return e["id"] == path[1] })
			return http.StatusOK, object{"id": path[1], "object": "webhook_endpoint", "deleted": true}, false
		}
	case "events":
		all := slices.Clone(s.events)
		slices.Reverse(all)
		return s.list(form, all)
	case "reviews":
		if s.NoReviews {
			return http.StatusForbidden, object{"error": refusal("invalid_request_error", "", "The provided key does not have the required permissions for this endpoint.")}, false
		}
		for _, r := range s.reviews {
			if r["id"] == path[1] {
				return http.StatusOK, r, false
			}
		}
		return missing("id", path[1])
	case "disputes":
		for _, d := range s.disputes {
			if d["id"] == path[1] {
				return http.StatusOK, d, false
			}
		}
		return missing("id", path[1])
	case "payment_methods":
		m := s.methods[path[1]]
		if m == nil && cards[path[1]].last4 != "" { // a test token also exists without a customer
			m = &method{id: path[1], card: cards[path[1]]}
		}
		switch {
		case m == nil:
			return missing("id", path[1])
		case len(path) == 3 && m.customer == nil:
			return invalid("", "", "The payment method you provided is not attached to a customer so detachment is impossible.")
		case len(path) == 3:
			m.customer = nil
			s.emit("payment_method.detached", m.object())
		}
		return http.StatusOK, m.object(), false
	}
	return http.StatusNotFound, object{"error": refusal("invalid_request_error", "", "Unrecognized request URL.")}, false
}

func (s *Stripe) intent(id string) *intent {
	at := slices.IndexFunc(s.intents, func(i *intent) bool { return i.id == id })
	if at < 0 {
		return nil
	}
	return s.intents[at]
}

func (s *Stripe) intentObjects(setup bool) (all []object) {
	for _, i := range slices.Backward(s.intents) {
		if i.setup == setup {
			all = append(all, i.object(s))
		}
	}
	return all
}

func (s *Stripe) refundObjects(of string) (all []object) {
	for _, r := range slices.Backward(s.refunds) {
		if of == "" || r.of.id == of {
			all = append(all, r.object())
		}
	}
	return all
}

// list returns a page of the objects, which must be sorted from newest to oldest.
func (s *Stripe) list(form url.Values, all []object) (int, any, bool) {
	if since, err := strconv.ParseInt(form.Get("created[gte]"), 10, 64); err == nil {
		all = slices.DeleteFunc(all, func(o object) bool { return o["created"].(int64) < since })
	}
	if after := form.Get("starting_after"); after != "" {
		at := slices.IndexFunc(all, func(o object) bool { return o["id"] == after })
		all = all[at+1:]
	}
	limit := 10
	if n, err := strconv.Atoi(form.Get("limit")); err == nil {
		limit = n
	}
	page := append([]object{}, all[:min(limit, len(all))]...)
	return http.StatusOK, object{"object": "list", "data": page, "has_more": len(all) > limit, "url": "/v1"}, false
}

var searched = regexp.MustCompile(`^metadata\['namespace'\]:'([^']*)' AND metadata\['customer'\]:'([^']*)'$`)

func (s *Stripe) search(query string) (int, any, bool) {
	wanted := searched.FindStringSubmatch(query)
	if wanted == nil {
		return invalid("", "query", "The query cannot be read.")
	}
	found := []any{}
	for _, c := range s.customers {
		if c.metadata["namespace"] == wanted[1] && c.metadata["customer"] == wanted[2] {
			found = append(found, c.object())
		}
	}
	return http.StatusOK, object{"object": "search_result", "data": found, "has_more": false, "url": "/v1/customers/search"}, false
}

// giveBack creates a refund. Pending refunds count as refunded, but not failed refunds.
func (s *Stripe) giveBack(form url.Values) (int, any, bool) {
	i := s.intent(form.Get("payment_intent"))
	if i == nil {
		return missing("payment_intent", form.Get("payment_intent"))
	}
	left := i.received - s.refunded(i)
	amount := left
	if text := form.Get("amount"); text != "" {
		amount, _ = strconv.ParseInt(text, 10, 64)
	}
	switch {
	case left == 0:
		return invalid("charge_already_refunded", "", "Charge has already been refunded.")
	case amount > left:
		return invalid("", "amount", "Refund amount is greater than unrefunded amount on charge.")
	}
	r := &refund{id: s.name("re"), amount: amount, of: i, metadata: metadataOf(form), created: time.Now(), status: "succeeded"}
	if i.method.card.refunds != "" {
		r.status = "pending"
	}
	s.refunds = append(s.refunds, r)
	s.emit("refund.created", r.object())
	return http.StatusOK, r.object(), false
}

func (s *Stripe) refunded(i *intent) (sum int64) {
	for _, r := range s.refunds {
		if r.of == i && r.status != "failed" {
			sum += r.amount
		}
	}
	return sum
}

// Settle completes pending debits and refunds, as if time had passed.
func (s *Stripe) Settle() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, i := range s.intents {
		switch {
		case i.status != "processing":
		case i.method.card.bounces:
			s.fail(i, "insufficient_funds", "")
		default:
			i.status, i.received, i.confirmed = "succeeded", i.amount, true
			s.emit("payment_intent.succeeded", i.object(s))
		}
	}
	for _, r := range s.refunds {
		if r.status == "pending" {
			r.status = r.of.method.card.refunds
			s.emit(map[string]string{"succeeded": "refund.updated", "failed": "refund.failed"}[r.status], r.object())
		}
	}
}

// authenticate serves the bank's page. The query parameter consent contains the customer's decision.
func (s *Stripe) authenticate(w http.ResponseWriter, req *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	i := s.intent(req.URL.Path[len("/authenticate/"):])
	if i == nil {
		http.NotFound(w, req)
		return
	}
	if i.status == "requires_action" {
		switch req.URL.Query().Get("consent") {
		case "yes":
			s.succeed(i)
		case "no":
			code := "payment_intent_authentication_failure"
			if i.setup {
				code = "setup_intent_authentication_failure"
			}
			s.fail(i, code, "")
		}
	}
	if i.returnURL != "" {
		http.Redirect(w, req, i.returnURL, http.StatusSeeOther)
	}
}

// Confirm confirms a SetupIntent by its client secret, as Stripe's form in the browser does.
func (s *Stripe) Confirm(clientSecret, token string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, i := range s.intents {
		if i.id+"_secret_canary" == clientSecret {
			i.method = s.methodOf(token)
			_, _, _ = s.confirm(i, false)
		}
	}
}

// Consent authenticates a SetupIntent that was confirmed in a browser.
func (s *Stripe) Consent(clientSecret string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, i := range s.intents {
		if i.id+"_secret_canary" == clientSecret && i.setup && i.status == "requires_action" {
			s.succeed(i)
		}
	}
}

// Payment is a PaymentIntent in Stripe's books whose charge was not refused at once. Amounts are in
// Stripe's units.
type Payment struct {
	Currency                       string
	Authorized, Captured, Refunded int64
	Confirmed, Voided              bool
	Description, Suffix            string // suffix of the statement descriptor
	Metadata                       map[string]string
}

// Payments returns the payments in the books, oldest first.
func (s *Stripe) Payments() (all []Payment) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, i := range s.intents {
		if !i.setup && i.begun {
			released := i.status == "succeeded" && i.received < i.amount
			all = append(all, Payment{Currency: i.currency, Authorized: i.amount, Captured: i.received, Refunded: s.refunded(i), Confirmed: i.confirmed, Description: i.description, Suffix: i.suffix, Metadata: i.metadata,
				Voided: released || i.status == "canceled" || i.status == "requires_payment_method"})
		}
	}
	return all
}

// Fill adds n payments that another integration made.
func (s *Stripe) Fill(n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for range n {
		i := &intent{id: s.name("pi"), status: "requires_payment_method", currency: "usd", amount: 100, metadata: map[string]string{}, created: time.Now()}
		s.intents = append(s.intents, i)
	}
}

// Customers returns the number of customers.
func (s *Stripe) Customers() int { s.mu.Lock(); defer s.mu.Unlock(); return len(s.customers) }

// Attached returns the number of payment methods that are attached to customers.
func (s *Stripe) Attached() (n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, m := range s.methods {
		if m.customer != nil {
			n++
		}
	}
	return n
}
