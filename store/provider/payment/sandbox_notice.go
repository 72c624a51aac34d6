package payment

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// LedgerNotice reports a change in the books.
type LedgerNotice struct {
	Sequence   int64     `json:"-"`
	ID         string    `json:"id"`
	Type       string    `json:"type"`
	Subject    Subject   `json:"subject"`
	Reference  string    `json:"reference"`
	StoreID    int64     `json:"-"`
	ProviderID int64     `json:"-"`
	CreatedOn  time.Time `json:"createdOn"`
	Tell       bool      `json:"-"` // whether the notice must be sent
}

// LedgerSubscriber is the receiver of an account's notices.
type LedgerSubscriber struct {
	StoreID, ProviderID int64
	URL                 string
	Secret              Secret
}

// noticeHome stores notices and their subscribers.
type noticeHome interface {
	subscribe(ctx context.Context, s LedgerSubscriber) error
	// outgoing claims due notices, and counts an attempt for each. The parameter most is the maximum number
	// of notices. It marks the notices of accounts without a subscriber as no longer due.
	outgoing(ctx context.Context, most int) ([]outgoing, error)
	// told records an attempt to send a notice. The parameter again is the delay before the next attempt;
	// 0 means that no attempt follows.
	told(ctx context.Context, sequence int64, again time.Duration) error
	// since lists an account's notices that were created at or after a time and have a higher sequence number than the
	// given one.
	since(ctx context.Context, a Account, from time.Time, after int64, most int) ([]LedgerNotice, error)
}

// outgoing is a notice that is to be sent.
type outgoing struct {
	LedgerNotice
	to       LedgerSubscriber
	attempts int
}

func (s *Sandbox) now() time.Time {
	if s.Now != nil {
		return s.Now()
	}
	return time.Now()
}

func newNotice(storeID, providerID int64, subject Subject, what, reference string, now time.Time, tell bool) LedgerNotice {
	return LedgerNotice{ID: "evt_sandbox_" + strings.ToLower(rand.Text()), Type: strings.ToLower(string(subject)) + "." + what, Subject: subject, Reference: reference,
		StoreID: storeID, ProviderID: providerID, CreatedOn: now.UTC().Truncate(time.Millisecond), Tell: tell}
}

// noticesOf returns the notices about the changes to an entry.
func noticesOf(e *LedgerEntry, p *LedgerPayment, d *LedgerDispute, now time.Time, tell bool) (all []LedgerNotice) {
	c := e.Call
	if p == nil || !e.Result.moved() && e.Result.Reference == "" && c.Operation != OperationAuthorize {
		return nil
	}
	if c.Operation == OperationRefund {
		return []LedgerNotice{newNotice(p.StoreID, p.ProviderID, SubjectRefund, "changed", e.Result.Reference, now, tell)}
	}
	all = append(all, newNotice(p.StoreID, p.ProviderID, SubjectPayment, "changed", p.Reference, now, tell))
	if d != nil {
		all = append(all, newNotice(d.StoreID, d.ProviderID, SubjectDispute, "opened", d.Reference, now, true))
	}
	return all
}

// signatureHeader is the name of the header with the signature of a notice. In it, t is the Unix time in
// seconds, and v1 is the HMAC-SHA256 of t, a period and the body. A signature is valid for signatureLife.
const (
	signatureHeader = "Sandbox-Signature"
	signatureLife   = 5 * time.Minute
)

func sign(secret Secret, at time.Time, body []byte) string {
	t := strconv.FormatInt(at.Unix(), 10)
	mac := hmac.New(sha256.New, []byte(secret.Reveal()))
	_, _ = mac.Write([]byte(t + "."))
	_, _ = mac.Write(body)
	return "t=" + t + ",v1=" + hex.EncodeToString(mac.Sum(nil))
}

// verifySandbox checks the signature of a notice, and decodes the notice.
func verifySandbox(a Account, h http.Header, body []byte, now time.Time) ([]Notice, error) {
	secret, given := a.Secrets[WebhookSecret], domain.SoleHeader(h, signatureHeader)
	seconds, _, _ := strings.Cut(strings.TrimPrefix(given, "t="), ",")
	unix, err := strconv.ParseInt(seconds, 10, 64)
	if secret == "" || err != nil {
		return nil, ErrSignature
	}
	at := time.Unix(unix, 0)
	if !hmac.Equal([]byte(sign(secret, at, body)), []byte(given)) || now.Sub(at).Abs() > signatureLife {
		return nil, ErrSignature
	}
	var n LedgerNotice
	if err := json.Unmarshal(body, &n); err != nil {
		return nil, fmt.Errorf("payment: sandbox: %w", err)
	}
	return []Notice{{ID: n.ID, Type: n.Type, Subject: n.Subject, Reference: n.Reference}}, nil
}

// Verify implements Notifier.
func (s *Sandbox) Verify(a Account, h http.Header, body []byte, now time.Time) ([]Notice, error) {
	return verifySandbox(a, h, body, now)
}

// Subscribe implements Notifier.
func (s *Sandbox) Subscribe(ctx context.Context, a Account, url string) (Secret, error) {
	to := LedgerSubscriber{StoreID: a.StoreID, ProviderID: a.ProviderID, URL: url, Secret: Secret("whsec_sandbox_" + rand.Text())}
	return to.Secret, s.home.subscribe(ctx, to)
}

// Since implements Notifier.
func (s *Sandbox) Since(ctx context.Context, a Account, from time.Time, cursor string) (page ReportPage, err error) {
	const most = 100
	after := int64(0)
	if cursor != "" {
		if after, err = strconv.ParseInt(cursor, 10, 64); err != nil {
			return page, Malformed("cursor %q", cursor)
		}
	}
	notices, err := s.home.since(ctx, a, from, after, most)
	if err != nil {
		return page, err
	}
	for _, n := range notices {
		reports, err := s.Read(ctx, a, Notice{Subject: n.Subject, Reference: n.Reference})
		if err != nil {
			return page, err
		}
		page.Reports = append(page.Reports, reports...)
	}
	if len(notices) == most {
		page.Cursor = strconv.FormatInt(notices[most-1].Sequence, 10)
	}
	return page, nil
}

// Read implements Notifier.
func (s *Sandbox) Read(ctx context.Context, a Account, n Notice) ([]Report, error) {
	in, err := s.home.begin(ctx, "read "+n.Reference)
	if err != nil {
		return nil, err
	}
	defer in.rollback()
	report := Report{Subject: n.Subject, Reference: n.Reference}
	var storeID int64
	switch n.Subject {
	case SubjectPayment:
		p, err := in.payment(ctx, n.Reference)
		if err != nil || p == nil {
			return nil, err
		}
		e, err := in.made(ctx, n.Reference)
		if err != nil || e == nil {
			return nil, err
		}
		storeID, report.Key, report.Currency, report.Result, report.Ended = p.StoreID, a.Own(p.Key), p.Currency, e.Result, p.Voided
		if e.Call.Link {
			report.Result = p.paidBy(e, s.now())
		} else if e.Result.Outcome == Succeeded {
			report.Result.Held, report.Result.Captured = p.Authorized.Sub(p.Captured), p.Captured
			if p.Voided {
				report.Result.Held = p.Captured.Sub(p.Captured)
			}
		}
	case SubjectRefund:
		e, err := in.made(ctx, n.Reference)
		if err != nil || e == nil {
			return nil, err
		}
		storeID, report.Key, report.Currency, report.Result, report.Payment = e.Call.StoreID, a.Own(e.Call.Key), e.Call.Currency, e.Result, e.Call.Reference
		report.Result.Amount = e.Call.Amount
	case SubjectDispute:
		d, err := in.dispute(ctx, n.Reference)
		if err != nil || d == nil {
			return nil, err
		}
		storeID, report.Payment, report.Currency, report.Dispute = d.StoreID, d.Payment, d.Currency, &d.Dispute
	case SubjectInstrument:
		i, err := in.instrument(ctx, n.Reference)
		if err != nil || i == nil {
			return nil, err
		}
		card, _ := testCardOf(i.Token)
		storeID, report.Ended, report.Result = i.StoreID, i.Token == "", card.shown(Result{Outcome: Succeeded, Instrument: i.Reference})
	}
	if storeID != a.StoreID {
		return nil, nil
	}
	return []Report{report}, nil
}

const (
	tellEvery = 250 * time.Millisecond
	tellMost  = 32
	// tellTries is the maximum number of attempts to send a notice. Each pause is twice as long as the
	// previous one.
	tellTries = 16
)

// Tell sends due notices to their subscribers until the context ends. The function passed as to maps a subscriber's URL
// to the URL to call; nil means that the URL is called unchanged.
func (s *Sandbox) Tell(ctx context.Context, to func(url string) string) {
	client := egress.ForOperator(AnswerTimeout, tellMost)
	defer client.CloseIdleConnections()
	for ctx.Err() == nil {
		n, err := s.tellDue(ctx, client, to)
		if err == nil && n == tellMost {
			continue
		}
		select {
		case <-ctx.Done():
		case <-time.After(tellEvery):
		}
	}
}

// TellDue makes one attempt for each of at most tellMost due notices, and returns the number of notices.
func (s *Sandbox) TellDue(ctx context.Context, to func(url string) string) (int, error) {
	client := egress.ForOperator(AnswerTimeout, tellMost)
	defer client.CloseIdleConnections()
	return s.tellDue(ctx, client, to)
}

func (s *Sandbox) tellDue(ctx context.Context, client *http.Client, to func(url string) string) (int, error) {
	due, err := s.home.outgoing(ctx, tellMost)
	if err != nil {
		return 0, err
	}
	failures := make([]error, len(due))
	var all sync.WaitGroup
	for i, n := range due {
		all.Go(func() {
			again := time.Duration(0)
			if err := s.post(ctx, client, n, to); err != nil && n.attempts < tellTries {
				again = tellEvery << min(n.attempts, 16)
			}
			failures[i] = s.home.told(ctx, n.Sequence, again)
		})
	}
	all.Wait()
	return len(due), errors.Join(failures...)
}

func (s *Sandbox) post(ctx context.Context, client *http.Client, n outgoing, to func(url string) string) error {
	url := n.to.URL
	if to != nil {
		url = to(url)
	}
	body, err := json.Marshal(n.LedgerNotice)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set(signatureHeader, sign(n.to.Secret, s.now(), body))
	answer, err := client.Do(req)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("payment: sandbox: a notice was answered with %s", answer.Status)
	}
	return nil
}
