package webhooks

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptrace"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/egress"
)

// maxAnswer is the number of bytes of a response body that Send reads. It leaves the rest unread.
const maxAnswer = 64 << 10

const userAgent = "StorePlatform-Webhooks/1.0"

// Sender makes attempts: it signs events, posts them, and reports the responses. It is safe for
// concurrent use.
type Sender struct {
	client *egress.Client
	clock  *domain.Clock
}

func NewSender(client *egress.Client, clock *domain.Clock) *Sender {
	return &Sender{client: client, clock: clock}
}

// CheckURL returns an error if an address may not be registered. If the egress rules refuse the address,
// it is a domain error for /url.
func (s *Sender) CheckURL(ctx context.Context, address string) error {
	err := s.client.CheckURL(ctx, address)
	if refused, ok := errors.AsType[*egress.Refused](err); ok {
		return domain.Invalid("/url", "%s", refused.Reason)
	}
	return err
}

// Send makes one attempt at an opened endpoint. The endpoint's timeout covers the whole attempt,
// including the response body. An attempt succeeds if the status is from 200 to 299 and the body arrives
// completely. If the body is longer than maxAnswer, only the status matters.
func (s *Sender) Send(ctx context.Context, e *webhook.WebhookEndpoint, m webhook.WebhookMessage) webhook.WebhookAttempt {
	a := webhook.WebhookAttempt{StartedOn: s.clock.Now(), URL: e.URL}
	began := time.Now()
	var times trace
	ctx, cancel := context.WithTimeout(httptrace.WithClientTrace(ctx, times.hooks(began)), time.Duration(e.TimeoutSeconds)*time.Second)
	defer cancel()
	s.post(ctx, e, m, &a, &times)
	a.TotalMs = milliseconds(time.Since(began))
	times.fill(&a)
	return a
}

func (s *Sender) post(ctx context.Context, e *webhook.WebhookEndpoint, m webhook.WebhookMessage, a *webhook.WebhookAttempt, times *trace) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, e.URL, bytes.NewReader(m.Payload))
	if err != nil {
		a.Failed(webhook.ErrorBlocked, "The URL cannot be used.")
		return
	}
	// The timestamp is the machine's time, even if a test has set the platform's clock ahead, because
	// receivers compare the timestamp with their own clocks.
	timestamp := time.Now().Unix()
	signature, err := webhook.Sign(e.LiveKeys(a.StartedOn), m.ID, timestamp, m.Payload)
	if err != nil {
		a.Failed(webhook.ErrorInternal, "The event could not be signed.")
		return
	}
	for _, h := range m.Headers(timestamp, signature) {
		req.Header.Set(h.Name, h.Value)
		a.RequestHeaders = append(a.RequestHeaders, h)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("User-Agent", userAgent)
	egress.Repeatable(req) // receivers recognize a repeated event by the event's id
	for _, h := range e.CustomHeaders {
		req.Header.Set(h.Name, h.Value)
		a.RequestHeaders = append(a.RequestHeaders, webhook.WebhookHeader{Name: h.Name, Value: h.Masked})
	}
	answer, err := s.client.Do(req)
	if err != nil {
		a.Failed(reason(ctx, err, times.insecure(), e.TimeoutSeconds))
		return
	}
	defer answer.Body.Close()
	a.Answered(answer.StatusCode)
	for _, name := range slices.Sorted(maps.Keys(answer.Header)) {
		for _, value := range answer.Header[name] {
			a.AddResponseHeader(name, value)
		}
	}
	if wait, ok := webhook.RetryAfter(answer.Header.Get("Retry-After"), time.Now()); ok {
		a.RetryAfter = &wait
	}
	body, err := io.ReadAll(io.LimitReader(answer.Body, maxAnswer))
	if len(body) > 0 {
		text := webhook.Printable(string(body), webhook.MaxResponseKept)
		a.ResponseBody, a.ResponseTruncated = &text, len(body) > webhook.MaxResponseKept
	}
	if err != nil {
		code, detail := reason(ctx, err, nil, e.TimeoutSeconds)
		if code == webhook.ErrorTimeout {
			detail = fmt.Sprintf("The response did not end within %d seconds.", e.TimeoutSeconds)
		}
		a.Failed(code, detail)
	}
}

// closedIdle is the suffix of an error that net/http does not export. It means that the connection was
// closed before the first byte of a response.
const closedIdle = "http: server closed idle connection"

// reason classifies the error that prevented a complete response within the timeout. The parameter
// insecure is the error of the TLS handshake; nil means that there was none.
func reason(ctx context.Context, err, insecure error, seconds int) (webhook.AttemptError, string) {
	refused, blocked := errors.AsType[*egress.Refused](err)
	dns, lookup := errors.AsType[*net.DNSError](err)
	operation, _ := errors.AsType[*net.OpError](err)
	network, _ := errors.AsType[net.Error](err)
	late := network != nil && network.Timeout()
	dialing := operation != nil && operation.Op == "dial"
	switch {
	case blocked:
		return webhook.ErrorBlocked, refused.Reason
	case lookup && !dns.IsTimeout:
		return webhook.ErrorDNS, "The host could not be found."
	case insecure != nil && ctx.Err() == nil:
		return webhook.ErrorTLS, "There is no secure connection: " + strings.TrimPrefix(insecure.Error(), "tls: ")
	case late && dialing:
		return webhook.ErrorConnectTime, "No connection was made in time."
	case late || ctx.Err() != nil:
		return webhook.ErrorTimeout, fmt.Sprintf("No answer came within %d s.", seconds)
	case errors.Is(err, syscall.ECONNREFUSED):
		return webhook.ErrorRefused, "The connection was refused."
	case dialing:
		return webhook.ErrorRefused, "No connection could be made."
	case errors.Is(err, syscall.ECONNRESET), errors.Is(err, syscall.EPIPE), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF),
		strings.HasSuffix(err.Error(), closedIdle):
		return webhook.ErrorReset, "The connection was closed before the answer was whole."
	}
	return webhook.ErrorResponse, "The answer is not HTTP that can be read."
}

// trace records the timings of an attempt. Its mutex is needed because a dial may continue after the
// attempt has ended.
type trace struct {
	mu                            sync.Mutex
	dnsBegan, dialBegan, tlsBegan time.Time
	dns, connect, tls, firstByte  *int
	address, dialed               string // last dialed address, and last dialed address that was allowed
	handshake                     error
}

func (t *trace) hooks(began time.Time) *httptrace.ClientTrace {
	since := func(at *time.Time, into **int) {
		t.mu.Lock()
		defer t.mu.Unlock()
		ms := milliseconds(time.Since(*at))
		*into = &ms
	}
	start := func(at *time.Time) {
		t.mu.Lock()
		defer t.mu.Unlock()
		*at = time.Now()
	}
	to := func(address string) {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.address = address
	}
	return &httptrace.ClientTrace{
		DNSStart:     func(httptrace.DNSStartInfo) { start(&t.dnsBegan) },
		DNSDone:      func(httptrace.DNSDoneInfo) { since(&t.dnsBegan, &t.dns) },
		ConnectStart: func(_, address string) { start(&t.dialBegan); to(address) },
		ConnectDone: func(_, address string, err error) {
			if _, blocked := errors.AsType[*egress.Refused](err); blocked {
				t.undial()
				return
			}
			since(&t.dialBegan, &t.connect)
			t.mu.Lock()
			defer t.mu.Unlock()
			t.dialed = address
		},
		TLSHandshakeStart: func() { start(&t.tlsBegan) },
		TLSHandshakeDone: func(_ tls.ConnectionState, err error) {
			since(&t.tlsBegan, &t.tls)
			t.mu.Lock()
			defer t.mu.Unlock()
			t.handshake = err
		},
		GotConn:              func(c httptrace.GotConnInfo) { to(c.Conn.RemoteAddr().String()) },
		GotFirstResponseByte: func() { since(&began, &t.firstByte) },
	}
}

// undial forgets an address that was not allowed. No request was sent to it, and the owner of the
// endpoint must not learn to which internal address a name resolves.
func (t *trace) undial() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.address = t.dialed
}

// insecure returns the error of the TLS handshake; nil means that there was none.
func (t *trace) insecure() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.handshake
}

func (t *trace) fill(a *webhook.WebhookAttempt) {
	t.mu.Lock()
	defer t.mu.Unlock()
	a.DNSMs, a.ConnectMs, a.TLSMs, a.FirstByteMs, a.RemoteAddress = t.dns, t.connect, t.tls, t.firstByte, t.address
}

func milliseconds(d time.Duration) int { return int(d.Round(time.Millisecond) / time.Millisecond) }
