package stripetest

import (
	"encoding/json"
	"net/http"
	"time"

	"github.com/stripe/stripe-go/v85"
	"github.com/stripe/stripe-go/v85/webhook"
)

// event is the type of what happened to an intent, by its kind.
func (i *intent) event(ofPayment, ofSetup string) string {
	if i.setup {
		return "setup_intent." + ofSetup
	}
	return "payment_intent." + ofPayment
}

// emit keeps an event, to be listed and sent. The snapshot is of now.
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

// Deliveries are all events so far, signed with the secret of an endpoint at a time.
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

// Endpoints is how many webhook endpoints there are.
func (s *Stripe) Endpoints() int { s.mu.Lock(); defer s.mu.Unlock(); return len(s.endpoints) }

// Endpoint is where the newest webhook endpoint's events are sent, and what they are
// signed with.
func (s *Stripe) Endpoint() (url, secret string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	last := s.endpoints[len(s.endpoints)-1]
	return last["url"].(string), last["secret"].(string)
}

// Dispute has the bank of a payment dispute all of it, or only ask, and gives its id.
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

// Rule changes a dispute; evidence tells whether any was handed in.
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

// open has Radar review what is charged, where the card says so.
func (s *Stripe) open(i *intent) {
	if i.method.card.reviewed && i.review == "" {
		i.review = s.name("prv")
		r := object{"id": i.review, "object": "review", "open": true, "reason": "rule", "opened_reason": "rule", "payment_intent": i.id, "created": time.Now().Unix(), "livemode": false}
		s.reviews = append(s.reviews, r)
		s.emit("review.opened", r)
	}
}

// Review ends the review of a payment, for one of Stripe's reasons.
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

// RefundByHand gives back of a payment as somebody does at Stripe's own pages.
func (s *Stripe) RefundByHand(payment string, amount int64) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := &refund{id: s.name("re"), amount: amount, of: s.intent(payment), metadata: map[string]string{}, created: time.Now(), status: "succeeded"}
	s.refunds = append(s.refunds, r)
	s.emit("refund.created", r.object())
	return r.id
}
