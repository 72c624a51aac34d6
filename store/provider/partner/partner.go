// Package partner is how systems are called that speak a contract of ours: signed as
// webhooks are, bounded, recorded, and judged in words that the store may read.
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
	// maxAnswer is how much of an answer is read. One that is longer is none.
	maxAnswer = 1 << 20
	// ReportTimeout is how long a report may take; nobody waits for it.
	ReportTimeout = 20 * time.Second
)

// Account is how a store's partner is reached.
type Account struct {
	StoreID      int64
	ProviderCode string
	BaseURL      string
	Secrets      []string // that a call is signed with, each; they never go along
	Timeout      time.Duration
}

// Failure is why a call came to nothing, in words that the store may read.
type Failure struct {
	Words string
	// Refused: the service understood, and will not; another time it says the same.
	Refused bool
	// Unauthorized: it does not take the signature.
	Unauthorized bool
	// Unlocated: it finds no such place as it was asked about; whoever gave it can mend it.
	Unlocated bool
	known     bool // it has been told that before
}

func (f *Failure) Error() string { return f.Words }

// Client calls services of one kind, by way of the one client for addresses that others
// gave us.
type Client struct {
	http *egress.Client
	saw  egress.Recorder
	name string // what it calls, as failures name it: "tax service"
}

// New makes a Client.
func New(client *egress.Client, name string) *Client { return &Client{http: client, name: name} }

// Recorded is the client with every call of it recorded.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{http: c.http, saw: r, name: c.name}
}

// CheckURL tells whether an address may be called; why not is in a Failure.
func (c *Client) CheckURL(ctx context.Context, address string) error {
	err := c.http.CheckURL(ctx, address)
	if refused, is := errors.AsType[*egress.Refused](err); is {
		return &Failure{Words: refused.Reason, Refused: true}
	}
	return err
}

// Failed is a failure of the service's in words of the caller's.
func (c *Client) Failed(format string, values ...any) *Failure {
	return &Failure{Words: "The " + c.name + fmt.Sprintf(format, values...)}
}

// Request is one call.
type Request struct {
	Operation string // as the integration log names it
	Method    string
	Path      string // below the base address, escaped
	ID        string // names the message: the service acts once on it
	Body      any    // nil: none
	Limit     time.Duration
}

// Ask makes a call and reads its answer into one. read takes the answer, and a failure
// of it is one of the service.
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

// Tell makes a report. What the service was told before is told.
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

// fail notes why a call failed.
func fail(call *egress.Call, err error) {
	call.Err = err
	if f, is := errors.AsType[*Failure](err); is {
		call.Words = f.Words
	}
}

func (a Account) call(operation string) egress.Call {
	return egress.Call{StoreID: a.StoreID, ProviderCode: a.ProviderCode, Operation: operation, Secrets: a.Secrets}
}

// send makes one call, signed as webhooks are, and reads its answer whole within the
// time.
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
	// Services compare the timestamp with their own clocks: it is the machine's.
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

// unreached says in words why no answer came.
func (c *Client) unreached(ctx context.Context, err error, limit time.Duration) error {
	if ctx.Err() != nil && !errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return ctx.Err() // whoever asked is gone
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

// said is what a refusal says of itself, as far as it can be shown.
func said(body []byte) string {
	var problem struct{ Detail, Title string }
	_ = json.Unmarshal(body, &problem) // what is no problem says nothing
	switch {
	case problem.Detail != "":
		return Printable(problem.Detail)
	case problem.Title != "":
		return Printable(problem.Title)
	}
	return "it does not say why."
}

// Printable is a text of others, short and of one line.
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
