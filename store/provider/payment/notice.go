package payment

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// Notifier is a gateway that sends notices of changes.
//
// A notice names a changed object, and Read fetches the object. A report is the complete state of the object at the
// time of Read. Notices may be repeated and arrive out of order; the last report is always the newest.
type Notifier interface {
	// Subscribe makes the service send its notices to a URL of ours, and returns the secret that signs
	// these notices. A repeated call for the same URL returns the secret that signs all later notices.
	Subscribe(ctx context.Context, a Account, url string) (Secret, error)
	// Verify checks the signature before it reads the body. It returns ErrSignature for an invalid
	// signature, and omits notices that we do not use.
	Verify(a Account, h http.Header, body []byte, now time.Time) ([]Notice, error)
	// Read fetches the object that a notice names, because the notice's own content is not trusted. If
	// the object no longer exists or belongs to another account, Read returns no report.
	Read(context.Context, Account, Notice) ([]Report, error)
	// Since lists the objects created or changed at or after a time. It replaces lost notices. The list
	// may contain an object more than once. An empty cursor starts the list.
	Since(ctx context.Context, a Account, from time.Time, cursor string) (ReportPage, error)
}

// WebhookSecret is the name of the credential that verifies the signatures of notices, in an account's Secrets.
const WebhookSecret = "webhookSecret"

// ErrSignature means that the sender of a notice could not be verified.
var ErrSignature = errors.New("payment: the signature does not fit")

// Subject is the kind of object that a notice or a report concerns.
type Subject string

const (
	SubjectPayment    Subject = "PAYMENT"
	SubjectRefund     Subject = "REFUND"
	SubjectDispute    Subject = "DISPUTE"
	SubjectInstrument Subject = "INSTRUMENT"
)

// Notice names an object that changed at the service.
type Notice struct {
	ID        string // id that the service assigned; a repeated notice has the same id
	Type      string // name that the service uses for the type of event
	Subject   Subject
	Reference string // id that the service uses for the object
}

// Report is the state of an object at the service.
type Report struct {
	Subject   Subject
	Reference string // id that the service uses for the object
	// Key is the key of the request with which we created the object, without the account's namespace.
	// Empty means that we did not create the object.
	Key      string
	Payment  string // reference of the refunded or disputed payment
	Currency domain.Currency
	// Result depends on Subject. For a payment it is the current result of its authorization: Held is
	// what can still be captured, Captured is what was captured. For a refund, Amount is the refunded
	// amount. For an instrument, Result contains the details that may be shown.
	Result Result
	// Ended means that nothing further of a payment can be captured, because it was voided or has expired, or that an
	// instrument can no longer be used.
	Ended   bool
	Dispute *Dispute  // set if Subject is SubjectDispute
	On      time.Time // time of creation or change; zero means that the service does not return it
}

// Dispute is a dispute that a bank opened about a payment.
type Dispute struct {
	Status    DisputeStatus
	Amount    domain.Amount
	Reason    string // code that the service uses, such as fraudulent
	IsInquiry bool   // the bank only inquires, so no money has moved
	DueOn     time.Time
	// EvidenceSubmittedOn is the time at which evidence was submitted; zero means that no evidence was submitted, or
	// that the time is unknown.
	EvidenceSubmittedOn time.Time
	// HasEvidence reports whether evidence was submitted, for gateways that do not return the time.
	HasEvidence bool
}

// DisputeStatus is the state of a dispute.
type DisputeStatus string

const (
	DisputeOpen     DisputeStatus = "OPEN"
	DisputeWon      DisputeStatus = "WON"
	DisputeLost     DisputeStatus = "LOST"
	DisputeAccepted DisputeStatus = "ACCEPTED" // the store accepted the dispute without evidence
)

// Disputer is a gateway that accepts responses to disputes. Both calls return the dispute's current
// state, and do not change a decided dispute. After an error the outcome of a call is unknown, and the
// caller may repeat the call under the same key.
type Disputer interface {
	// Contest submits evidence.
	Contest(context.Context, Account, ContestRequest) (Dispute, error)
	// Accept accepts a dispute without evidence.
	Accept(context.Context, Account, AcceptRequest) (Dispute, error)
}

// ContestRequest contains the evidence against a dispute.
type ContestRequest struct {
	Key       string
	Reference string // reference of the dispute
	Text      string
}

// AcceptRequest names a dispute to accept.
type AcceptRequest struct {
	Key       string
	Reference string // reference of the dispute
}

// ReportPage is a page of a list of reports. An empty Cursor marks the last page.
type ReportPage struct {
	Reports []Report
	Cursor  string
}

// NotifierFor returns the gateway of a provider as a Notifier. It returns an unsupported_operation error
// if the gateway sends no notices.
func (g Gateways) NotifierFor(providerCode string) (Notifier, error) {
	gateway, err := g.For(providerCode)
	if err != nil {
		return nil, err
	}
	if r, ok := gateway.(recorded); ok {
		if n, ok := r.gateway.(Notifier); ok {
			return recordedNotifier{r, n}, nil
		}
	}
	if n, ok := gateway.(Notifier); ok {
		return n, nil
	}
	return nil, domain.Errorf(domain.UnsupportedOperation, "The provider %s does not tell by itself what happened.", providerCode)
}

// DisputerFor returns the gateway of a provider as a Disputer. It returns an unsupported_operation error
// if the gateway does not accept responses to disputes.
func (g Gateways) DisputerFor(providerCode string) (Disputer, error) {
	gateway, err := g.For(providerCode)
	if err != nil {
		return nil, err
	}
	if r, ok := gateway.(recorded); ok {
		if d, ok := r.gateway.(Disputer); ok {
			return recordedDisputer{r, d}, nil
		}
	}
	if d, ok := gateway.(Disputer); ok {
		return d, nil
	}
	return nil, domain.Errorf(domain.UnsupportedOperation, "Disputes of payments through the provider %s are answered there.", providerCode)
}

// recordedDisputer records the calls to a disputer.
type recordedDisputer struct {
	recorded
	disputer Disputer
}

// Contest calls the disputer and records the call.
func (d recordedDisputer) Contest(ctx context.Context, a Account, r ContestRequest) (now Dispute, err error) {
	d.record.Observe(ctx, d.call(a, "contest", r), func(ctx context.Context, c *egress.Call) {
		now, err = d.disputer.Contest(ctx, a, r)
		c.Answer, c.Err = now, err
	})
	return now, err
}

// Accept calls the disputer and records the call.
func (d recordedDisputer) Accept(ctx context.Context, a Account, r AcceptRequest) (now Dispute, err error) {
	d.record.Observe(ctx, d.call(a, "accept", r), func(ctx context.Context, c *egress.Call) {
		now, err = d.disputer.Accept(ctx, a, r)
		c.Answer, c.Err = now, err
	})
	return now, err
}

// recordedNotifier records the calls to a notifier.
type recordedNotifier struct {
	recorded
	notifier Notifier
}

// Subscribe calls the notifier and records the call.
func (n recordedNotifier) Subscribe(ctx context.Context, a Account, url string) (secret Secret, err error) {
	n.record.Observe(ctx, n.call(a, "subscribe", map[string]string{"url": url}), func(ctx context.Context, c *egress.Call) {
		secret, err = n.notifier.Subscribe(ctx, a, url)
		c.Err = err
	})
	return secret, err
}

// Verify calls the notifier. It records nothing, because the notifier makes no call to the service.
func (n recordedNotifier) Verify(a Account, h http.Header, body []byte, now time.Time) ([]Notice, error) {
	return n.notifier.Verify(a, h, body, now)
}

// Read calls the notifier and records the call.
func (n recordedNotifier) Read(ctx context.Context, a Account, notice Notice) (reports []Report, err error) {
	n.record.Observe(ctx, n.call(a, "read", notice), func(ctx context.Context, c *egress.Call) {
		reports, err = n.notifier.Read(ctx, a, notice)
		c.Answer, c.Err = reports, err
	})
	return reports, err
}

// Since calls the notifier, and records the call together with the number of reports.
func (n recordedNotifier) Since(ctx context.Context, a Account, from time.Time, cursor string) (page ReportPage, err error) {
	n.record.Observe(ctx, n.call(a, "since", map[string]any{"from": from, "cursor": cursor}), func(ctx context.Context, c *egress.Call) {
		page, err = n.notifier.Since(ctx, a, from, cursor)
		c.Answer, c.Err = len(page.Reports), err
	})
	return page, err
}
