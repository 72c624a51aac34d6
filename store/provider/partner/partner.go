// Package partner calls systems that implement one of our contracts. Its requests are signed like
// webhooks, limited in time and size, and recorded. Failures have a text that stores can read.
package partner

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/egress"
)

const (
	// maxAnswer is the maximum size of a response body, in bytes. A longer body is a failure.
	maxAnswer = 1 << 20
	// ReportTimeout is the time limit of a report. No request of a user waits for a report.
	ReportTimeout = 20 * time.Second
)

// Account contains the address and the credentials of a store's partner.
type Account struct {
	StoreID      int64
	ProviderCode string
	BaseURL      string
	Secrets      []string // each secret signs the call; the secrets themselves are never sent
	Timeout      time.Duration
}

// Failure is the error of a call. Its text is written for the store.
type Failure struct {
	Words string
	// Refused means that the service understood the request and denied it. A retry would have the same
	// result.
	Refused bool
	// Unauthorized means that the service rejected the signature.
	Unauthorized bool
	// Unlocated means that the service does not know the address in the request. A retry needs a
	// corrected address.
	Unlocated bool
	known     bool // the service has already received the report
}

func (f *Failure) Error() string { return f.Words }

// Client calls services of one kind through the egress client, which protects calls to addresses that
// others chose.
type Client struct {
	http *egress.Client
	saw  egress.Recorder
	name string // kind of service, as the texts of failures name it, such as "tax service"
}

// New returns a Client. The parameter name is the kind of service, such as "tax service".
func New(client *egress.Client, name string) *Client { return &Client{http: client, name: name} }

// Recorded returns a copy of the client that records every call with r. For a nil client it returns nil.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{http: c.http, saw: r, name: c.name}
}

// CheckURL returns a Failure with a reason if the address must not be called.
func (c *Client) CheckURL(ctx context.Context, address string) error {
	err := c.http.CheckURL(ctx, address)
	if refused, is := errors.AsType[*egress.Refused](err); is {
		return &Failure{Words: refused.Reason, Refused: true}
	}
	return err
}

// Failed returns a failure of the service. The parameter format continues a sentence that begins with the
// name of the service.
func (c *Client) Failed(format string, values ...any) *Failure {
	return &Failure{Words: "The " + c.name + fmt.Sprintf(format, values...)}
}

// Request is one call.
type Request struct {
	Operation string // name of the call in the integration log
	Method    string
	Path      string // relative to the base URL, escaped
	ID        string // id of the message; the service acts only once on each id
	Body      any    // nil means that the body is empty
	Limit     time.Duration
}

// Ask sends a request and decodes the response. The function read receives the decoded response; if it
// returns an error, the call is a failure of the service.
func Ask[T any](ctx context.Context, c *Client, a Account, r Request, read func(T) error) (err error) {
	c.saw.Observe(ctx, a.call(r.Operation), func(ctx context.Context, call *egress.Call) {
		var body []byte
		if body, err = c.send(ctx, a, r); err == nil {
			var answer T
			if err = json.Unmarshal(body, &answer); err != nil {
				err = c.Failed("'s answer is not as the contract says: %s", Printable(err.Error()))
			} else {
				if h, is := any(answer).(interface{ Hides() []string }); is {
					call.Secrets = append(slices.Clone(call.Secrets), h.Hides()...)
				}
				err = read(answer)
			}
		}
		fail(call, err)
	})
	return err
}

// Tell sends a report. A response with 409 means that the service has already received the report, which
// is a success.
func (c *Client) Tell(ctx context.Context, a Account, r Request) (err error) {
	c.saw.Observe(ctx, a.call(r.Operation), func(ctx context.Context, call *egress.Call) {
		_, err = c.send(ctx, a, r)
		if f, is := errors.AsType[*Failure](err); is && f.known {
			err = nil
		}
		fail(call, err)
	})
	return err
}

// fail records the error of a call.
func fail(call *egress.Call, err error) {
	call.Err = err
	if f, is := errors.AsType[*Failure](err); is {
		call.Words = f.Words
	}
}

func (a Account) call(operation string) egress.Call {
	return egress.Call{StoreID: a.StoreID, ProviderCode: a.ProviderCode, Operation: operation, Secrets: a.Secrets}
}

// send sends one request, signed like webhooks, and reads the complete response within r.Limit.
func (c *Client) send(ctx context.Context, a Account, r Request) (got []byte, err error) {
	var text []byte
	if r.Body != nil {
		if text, err = json.Marshal(r.Body); err != nil {
			return nil, err
		}
	}
	ctx, cancel := context.WithTimeout(ctx, r.Limit)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, r.Method, strings.TrimSuffix(a.BaseURL, "/")+r.Path, bytes.NewReader(text))
	if err != nil {
		return nil, &Failure{Words: "The address of the " + c.name + " cannot be used.", Refused: true}
	}
	keys := make([]webhook.WebhookKey, len(a.Secrets))
	for i, secret := range a.Secrets {
		keys[i] = webhook.WebhookKey{Scheme: webhook.SchemeHMAC, Secret: secret}
	}
	// Services compare this timestamp with their own clocks, so it comes from the machine's clock.
	timestamp := time.Now().Unix()
	signature, err := webhook.Sign(keys, r.ID, timestamp, text)
	if err != nil {
		return nil, err
	}
	for name, value := range map[string]string{"webhook-id": r.ID, "webhook-timestamp": domain.Itoa(timestamp), "webhook-signature": signature,
		"Accept": "application/json", "Idempotency-Key": r.ID} {
		req.Header.Set(name, value)
	}
	if text != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	answer, err := c.http.Do(req)
	if err != nil {
		return nil, c.unreached(ctx, err, r.Limit)
	}
	defer answer.Body.Close()
	got, err = io.ReadAll(io.LimitReader(answer.Body, maxAnswer+1))
	switch status := answer.StatusCode; {
	case status >= 200 && status < 300 && err != nil:
		return nil, c.unreached(ctx, err, r.Limit)
	case status >= 200 && status < 300 && len(got) > maxAnswer:
		return nil, c.Failed("'s answer is longer than %d bytes.", maxAnswer)
	case status >= 200 && status < 300:
		return got, nil
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		return nil, &Failure{Words: fmt.Sprintf("The %s does not take the signature: it answered %d.", c.name, status), Unauthorized: true}
	case status >= 300 && status < 400:
		return nil, &Failure{Words: fmt.Sprintf("The %s answered %d: redirects are not followed.", c.name, status), Refused: true}
	case status == http.StatusConflict || status == http.StatusTooManyRequests || status >= 500:
		return nil, &Failure{Words: fmt.Sprintf("The %s answered %d.", c.name, status), known: status == http.StatusConflict}
	default:
		return nil, &Failure{Words: fmt.Sprintf("The %s answered %d: %s", c.name, status, said(got)), Refused: true}
	}
}

// unreached returns the failure of a call that got no complete response.
func (c *Client) unreached(ctx context.Context, err error, limit time.Duration) error {
	if ctx.Err() != nil && !errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return ctx.Err() // the caller canceled the context
	}
	words := "The " + c.name + " cannot be reached."
	refused, is := errors.AsType[*egress.Refused](err)
	switch {
	case is:
		return &Failure{Words: "The " + c.name + "'s address may not be called: " + refused.Reason, Refused: true}
	case errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil:
		words = fmt.Sprintf("The %s did not answer within %s.", c.name, limit)
	case errors.Is(err, io.ErrUnexpectedEOF):
		words = "The " + c.name + " broke its answer off."
	}
	return &Failure{Words: words}
}

// said returns the reason that a refusal states, in printable form.
func said(body []byte) string {
	var problem struct{ Detail, Title string }
	_ = json.Unmarshal(body, &problem) // a body in another format states no reason
	switch {
	case problem.Detail != "":
		return Printable(problem.Detail)
	case problem.Title != "":
		return Printable(problem.Title)
	}
	return "it does not say why."
}

// Printable converts a text from another party to one line of at most 300 printable characters.
func Printable(text string) string {
	const most = 300
	text = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, strings.ToValidUTF8(text, " "))
	if runes := []rune(text); len(runes) > most {
		text = string(runes[:most-1]) + "…"
	}
	return text
}
