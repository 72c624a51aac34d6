package payment

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// Notifier is a gateway that tells by itself what happened.
//
// A notice names something that changed, and Read fetches it. A report is what the
// service knows of it then, whole: however often and in whatever order notices come,
// the last report is the newest.
type Notifier interface {
	// Subscribe has the service send its notices to an address of ours, and gives
	// the secret that they are signed with. Asked again for the same address, it
	// gives a secret under which everything arrives that comes from then on.
	Subscribe(ctx context.Context, a Account, url string) (Secret, error)
	// Verify checks the signature before anything is read; ErrSignature is all that
	// is told of one that does not fit. Notices of what we have no use for are left
	// out.
	Verify(a Account, h http.Header, body []byte, now time.Time) ([]Notice, error)
	// Read fetches what a notice names; what the notice itself says is not believed.
	// What is not there any more, or not the account's, comes back as no report.
	Read(context.Context, Account, Notice) ([]Report, error)
	// Since lists what was made or changed at or after a time, for notices that never
	// came. The same may be in it more than once. An empty cursor begins.
	Since(ctx context.Context, a Account, from time.Time, cursor string) (ReportPage, error)
}

// WebhookSecret names the credential that a service signs its notices with, in an
// account's Secrets.
const WebhookSecret = "webhookSecret"

// ErrSignature refuses a notice of which nobody knows whom it comes from.
var ErrSignature = errors.New("payment: the signature does not fit")

// Subject is the kind of what a notice or a report is about.
type Subject string

const (
	SubjectPayment    Subject = "PAYMENT"
	SubjectRefund     Subject = "REFUND"
	SubjectDispute    Subject = "DISPUTE"
	SubjectInstrument Subject = "INSTRUMENT"
)

// Notice names something that changed at the service.
type Notice struct {
	ID        string // the service's: the same notice again has the same
	Type      string // what happened, in the service's own words
	Subject   Subject
	Reference string // the service's, of the subject
}

// Report is what became of something, by the service's word.
type Report struct {
	Subject   Subject
	Reference string // the service's, of the subject
	// Key is ours under which it was asked for, without the account's namespace;
	// empty: nobody of us asked for it.
	Key      string
	Payment  string // the reference of the payment that a refund or a dispute is of
	Currency domain.Currency
	// Result, of a payment, is its authorization's as of now: Held is what can still
	// be taken of it, and Captured all that was taken. Of a refund, Amount is what
	// goes back. Of an instrument it has what may be shown.
	Result Result
	// Ended: nothing more can be taken of a payment, since it was voided or its time
	// is over; an instrument cannot be used any more.
	Ended   bool
	Dispute *Dispute  // of SubjectDispute
	On      time.Time // when it was made or changed; zero: the service does not say
}

// Dispute is what a bank disputes of a payment.
type Dispute struct {
	Status    DisputeStatus
	Amount    domain.Amount
	Reason    string // the service's own word, such as fraudulent
	IsInquiry bool   // the bank only asks: no money has moved
	DueOn     time.Time
	// EvidenceSubmittedOn is when evidence was handed in; zero: none was.
	EvidenceSubmittedOn time.Time
}

// DisputeStatus is where a dispute is.
type DisputeStatus string

const (
	DisputeOpen     DisputeStatus = "OPEN"
	DisputeWon      DisputeStatus = "WON"
	DisputeLost     DisputeStatus = "LOST"
	DisputeAccepted DisputeStatus = "ACCEPTED" // given up without evidence
)

// Disputer is a gateway at which disputes are answered. Both calls give the dispute as
// it is then, and change one that is decided no more. An error leaves open what became
// of a call: it may be made again, under its key.
type Disputer interface {
	// Contest hands in evidence.
	Contest(context.Context, Account, ContestRequest) (Dispute, error)
	// Accept gives a dispute up without.
	Accept(context.Context, Account, AcceptRequest) (Dispute, error)
}

// ContestRequest is what speaks against a dispute.
type ContestRequest struct {
	Key       string
	Reference string // of the dispute
	Text      string
}

// AcceptRequest names a dispute to give up.
type AcceptRequest struct {
	Key       string
	Reference string // of the dispute
}

// ReportPage is a part of a list; an empty Cursor ends it.
type ReportPage struct {
	Reports []Report
	Cursor  string
}

// NotifierFor finds the gateway of a provider, where it tells by itself what happened.
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

// DisputerFor finds the gateway of a provider, where disputes are answered there.
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

// Contest is the disputer's.
func (d recordedDisputer) Contest(ctx context.Context, a Account, r ContestRequest) (now Dispute, err error) {
	d.record.Observe(ctx, d.call(a, "contest", r), func(ctx context.Context, c *egress.Call) {
		now, err = d.disputer.Contest(ctx, a, r)
		c.Answer, c.Err = now, err
	})
	return now, err
}

// Accept is the disputer's.
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

// Subscribe is the notifier's.
func (n recordedNotifier) Subscribe(ctx context.Context, a Account, url string) (secret Secret, err error) {
	n.record.Observe(ctx, n.call(a, "subscribe", map[string]string{"url": url}), func(ctx context.Context, c *egress.Call) {
		secret, err = n.notifier.Subscribe(ctx, a, url)
		c.Err = err
	})
	return secret, err
}

// Verify is the notifier's; it asks nobody.
func (n recordedNotifier) Verify(a Account, h http.Header, body []byte, now time.Time) ([]Notice, error) {
	return n.notifier.Verify(a, h, body, now)
}

// Read is the notifier's.
func (n recordedNotifier) Read(ctx context.Context, a Account, notice Notice) (reports []Report, err error) {
	n.record.Observe(ctx, n.call(a, "read", notice), func(ctx context.Context, c *egress.Call) {
		reports, err = n.notifier.Read(ctx, a, notice)
		c.Answer, c.Err = reports, err
	})
	return reports, err
}

// Since is the notifier's.
func (n recordedNotifier) Since(ctx context.Context, a Account, from time.Time, cursor string) (page ReportPage, err error) {
	n.record.Observe(ctx, n.call(a, "since", map[string]any{"from": from, "cursor": cursor}), func(ctx context.Context, c *egress.Call) {
		page, err = n.notifier.Since(ctx, a, from, cursor)
		c.Answer, c.Err = len(page.Reports), err
	})
	return page, err
}
