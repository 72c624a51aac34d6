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
	// Subscribe makes the service send its notices to a URL of ours and returns the secret that signs them. A
	// repeated call for the same URL returns the secret for all notices from then on.
	Subscribe(ctx context.Context, a Account, url string) (Secret, error)
	// Verify checks the signature before it reads the body. It returns ErrSignature for an invalid signature. It
	// leaves out notices that we do not use.
	Verify(a Account, h http.Header, body []byte, now time.Time) ([]Notice, error)
	// Read fetches the object that a notice names; the contents of the notice are not trusted. If the object no
	// longer exists or belongs to another account, Read returns no report.
	Read(context.Context, Account, Notice) ([]Report, error)
	// Since lists the objects created or changed at or after a time. It makes up for lost notices. The list may
	// contain an object more than once. An empty cursor starts the list.
	Since(ctx context.Context, a Account, from time.Time, cursor string) (ReportPage, error)
}

// WebhookSecret is the name of the credential that verifies the signatures of notices, in an account's Secrets.
const WebhookSecret = "webhookSecret"

// ErrSignature means that the sender of a notice cannot be verified.
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
	ID        string // the service's id; a repeated notice has the same id
	Type      string // the service's name for the event
	Subject   Subject
	Reference string // the service's id of the object
}

// Report is the state of an object at the service.
type Report struct {
	Subject   Subject
	Reference string // the service's id of the object
	// Key is the key of our request that created the object, without the account's namespace. Empty means that we did
	// not create it.
	Key      string
	Payment  string // the reference of the refunded or disputed payment
	Currency domain.Currency
	// Result depends on Subject. For a payment it is the current result of its authorization: Held is what can still
	// be captured, Captured is what was captured. For a refund, Amount is the refunded amount. For an instrument it
	// contains the details that may be shown.
	Result Result
	// Ended means that nothing more of a payment can be captured, since it was voided or has expired, or that an
	// instrument can no longer be used.
	Ended   bool
	Dispute *Dispute  // set if Subject is SubjectDispute
	On      time.Time // time of creation or change; zero means the service does not state it
}

// Dispute is a dispute that a bank opened about a payment.
type Dispute struct {
	Status    DisputeStatus
	Amount    domain.Amount
	Reason    string // the service's own code, such as fraudulent
	IsInquiry bool   // the bank only inquires: no money has moved
	DueOn     time.Time
	// EvidenceSubmittedOn is the time when evidence was submitted; zero means none was submitted or the time is
	// unknown.
	EvidenceSubmittedOn time.Time
	// HasEvidence reports whether evidence was submitted, if the gateway does not return the time.
	HasEvidence bool
}

// DisputeStatus is the state of a dispute.
type DisputeStatus string

const (
	DisputeOpen     DisputeStatus = "OPEN"
	DisputeWon      DisputeStatus = "WON"
	DisputeLost     DisputeStatus = "LOST"
	DisputeAccepted DisputeStatus = "ACCEPTED" // accepted without evidence
)

// Disputer is a gateway that accepts responses to disputes. Both calls return the current dispute, and do not
// change a dispute that is decided. After an error the outcome of a call is unknown; the caller may repeat the call
// under its key.
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

// ReportPage is a page of a list. An empty Cursor marks the last page.
type ReportPage struct {
	Reports []Report
	Cursor  string
}

// NotifierFor returns the gateway of a provider as a Notifier. It returns unsupported_operation if
// the gateway sends no notices.
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

// DisputerFor returns the gateway of a provider as a Disputer. It returns unsupported_operation if
// the gateway does not accept responses to disputes.
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

// Verify calls the notifier. It makes no call to the service, so nothing is recorded.
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

// Since calls the notifier and records the call with the number of reports.
func (n recordedNotifier) Since(ctx context.Context, a Account, from time.Time, cursor string) (page ReportPage, err error) {
	n.record.Observe(ctx, n.call(a, "since", map[string]any{"from": from, "cursor": cursor}), func(ctx context.Context, c *egress.Call) {
		page, err = n.notifier.Since(ctx, a, from, cursor)
		c.Answer, c.Err = len(page.Reports), err
	})
	return page, err
}
