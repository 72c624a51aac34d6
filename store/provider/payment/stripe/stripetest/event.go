package stripetest

import (
	"encoding/json"
	"net/http"
	"time"

	"github.com/stripe/stripe-go/v85"
	"github.com/stripe/stripe-go/v85/webhook"
)

// event returns the type of an event about an intent, depending on the intent's kind.
func (i *intent) event(ofPayment, ofSetup string) string {
	if i.setup {
		return "setup_intent." + ofSetup
	}
	return "payment_intent." + ofPayment
}

// emit stores an event with the object's current state. The event can then be listed and delivered.
func (s *Stripe) emit(kind string, o object) {
	s.events = append(s.events, object{"id": s.name("evt"), "object": "event", "type": kind, "created": time.Now().Unix(), "livemode": false,
		"api_version": stripe.APIVersion, "data": object{"object": o}})
}

// Delivery is an event as Stripe sends it.
type Delivery struct {
	Type   string
	Header http.Header
	Body   []byte
}

// Deliveries returns all events so far, signed at a time with the secret of an endpoint.
func (s *Stripe) Deliveries(secret string, at time.Time) (all []Delivery) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, e := range s.events {
		body, err := json.Marshal(e)
		if err != nil {
			panic(err)
		}
		signed := webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{Payload: body, Secret: secret, Timestamp: at})
		all = append(all, Delivery{Type: e["type"].(string), Header: http.Header{"Stripe-Signature": {signed.Header}}, Body: body})
	}
	return all
}

// Endpoints returns the number of webhook endpoints.
func (s *Stripe) Endpoints() int { s.mu.Lock(); defer s.mu.Unlock(); return len(s.endpoints) }

// Secret returns the secret of the webhook endpoint at a URL; "" means that no endpoint has the URL.
// Tests may subscribe several accounts at once, in any order.
func (s *Stripe) Secret(url string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, endpoint := range s.endpoints {
		if endpoint["url"] == url {
			return endpoint["secret"].(string)
		}
	}
	return ""
}

// Dispute opens a dispute about the captured amount of a payment, and returns the id of the dispute. A
// status that begins with warning makes the dispute an inquiry.
func (s *Stripe) Dispute(payment, status string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	i := s.intent(payment)
	d := object{"id": s.name("du"), "object": "dispute", "amount": i.received, "currency": i.currency, "reason": "fraudulent", "status": status, "created": time.Now().Unix(),
		"payment_intent": i.object(s), "evidence_details": object{"due_by": time.Now().Add(7 * 24 * time.Hour).Unix(), "submission_count": 0, "past_due": false}}
	s.disputes = append(s.disputes, d)
	s.emit("charge.dispute.created", d)
	return d["id"].(string)
}

// Rule sets the status of a dispute. The parameter evidence records that evidence was submitted.
func (s *Stripe) Rule(id, status string, evidence bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, d := range s.disputes {
		if d["id"] == id {
			d["status"] = status
			if evidence {
				d["evidence_details"].(object)["submission_count"] = 1
			}
			s.emit("charge.dispute.updated", d)
		}
	}
}

// open begins a Radar review of a charge if the card requires one.
func (s *Stripe) open(i *intent) {
	if i.method.card.reviewed && i.review == "" {
		i.review = s.name("prv")
		r := object{"id": i.review, "object": "review", "open": true, "reason": "rule", "opened_reason": "rule", "payment_intent": i.id, "created": time.Now().Unix(), "livemode": false}
		s.reviews = append(s.reviews, r)
		s.emit("review.opened", r)
	}
}

// Review closes the review of a payment for one of Stripe's reasons.
func (s *Stripe) Review(payment, reason string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, r := range s.reviews {
		if r["payment_intent"] == payment {
			r["open"], r["reason"], r["closed_reason"] = false, reason, reason
			s.emit("review.closed", r)
		}
	}
}

// RefundByHand refunds a payment as in Stripe's dashboard, and returns the id of the refund.
func (s *Stripe) RefundByHand(payment string, amount int64) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := &refund{id: s.name("re"), amount: amount, of: s.intent(payment), metadata: map[string]string{}, created: time.Now(), status: "succeeded"}
	s.refunds = append(s.refunds, r)
	s.emit("refund.created", r.object())
	return r.id
}
