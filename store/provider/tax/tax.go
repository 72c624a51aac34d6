// Package tax is the seam to services that know what is taxed how: the client of the
// HTTP contract that openapi/partners/tax.yaml describes.
package tax

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
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
	// reportTimeout is how long a report may take; nobody waits for it.
	reportTimeout = 20 * time.Second
)

// Account is how a store's service is reached.
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
	known        bool // it has been told that before
}

func (f *Failure) Error() string { return f.Words }

// Client calls services, by way of the one client for addresses that others gave us.
type Client struct {
	http *egress.Client
	saw  egress.Recorder
}

// New makes a Client.
func New(client *egress.Client) *Client { return &Client{http: client} }

// Recorded is the client with every call of it recorded.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{http: c.http, saw: r}
}

// CheckURL tells whether an address may be called; why not is in a Failure.
func (c *Client) CheckURL(ctx context.Context, address string) error {
	err := c.http.CheckURL(ctx, address)
	if refused, is := errors.AsType[*egress.Refused](err); is {
		return &Failure{Words: refused.Reason, Refused: true}
	}
	return err
}

// Quote asks what is taxed how. It changes nothing at the service. id names the
// question; read takes the answer, and a failure of it is one of the service.
func (c *Client) Quote(ctx context.Context, a Account, id string, q QuoteRequest, read func(QuoteAnswer) error) (err error) {
	c.saw.Observe(ctx, a.call("quote"), func(ctx context.Context, call *egress.Call) {
		var body []byte
		if body, err = c.post(ctx, a, a.Timeout, "/quote", id, q); err == nil {
			var answer QuoteAnswer
			if err = json.Unmarshal(body, &answer); err != nil {
				err = &Failure{Words: "The tax service's answer is not as the contract says: " + printable(err.Error())}
			} else {
				err = read(answer)
			}
		}
		fail(call, err)
	})
	return err
}

// Commit tells what an order charges; Refund what was given back of it; Void that a
// report does not hold any more. The service acts once on an id, however often it
// comes.
func (c *Client) Commit(ctx context.Context, a Account, id string, r CommitRequest) error {
	return c.report(ctx, a, "commit", id, r)
}

// Refund is told as Commit is.
func (c *Client) Refund(ctx context.Context, a Account, id string, r RefundRequest) error {
	return c.report(ctx, a, "refund", id, r)
}

// Void is told as Commit is.
func (c *Client) Void(ctx context.Context, a Account, id string, r VoidRequest) error {
	return c.report(ctx, a, "void", id, r)
}

func (c *Client) report(ctx context.Context, a Account, operation, id string, body any) (err error) {
	c.saw.Observe(ctx, a.call(operation), func(ctx context.Context, call *egress.Call) {
		_, err = c.post(ctx, a, reportTimeout, "/"+operation, id, body)
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

// post makes one call, signed as webhooks are, and reads its answer whole within the
// time.
func (c *Client) post(ctx context.Context, a Account, limit time.Duration, path, id string, body any) ([]byte, error) {
	text, err := json.Marshal(body)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, strings.TrimSuffix(a.BaseURL, "/")+path, bytes.NewReader(text))
	if err != nil {
		return nil, &Failure{Words: "The address of the tax service cannot be used.", Refused: true}
	}
	keys := make([]webhook.WebhookKey, len(a.Secrets))
	for i, secret := range a.Secrets {
		keys[i] = webhook.WebhookKey{Scheme: webhook.SchemeHMAC, Secret: secret}
	}
	// Services compare the timestamp with their own clocks: it is the machine's.
	timestamp := time.Now().Unix()
	signature, err := webhook.Sign(keys, id, timestamp, text)
	if err != nil {
		return nil, err
	}
	for name, value := range map[string]string{"webhook-id": id, "webhook-timestamp": domain.Itoa(timestamp), "webhook-signature": signature,
		"Content-Type": "application/json", "Accept": "application/json", "Idempotency-Key": id} {
		req.Header.Set(name, value)
	}
	answer, err := c.http.Do(req)
	if err != nil {
		return nil, unreached(ctx, err, limit)
	}
	defer answer.Body.Close()
	got, err := io.ReadAll(io.LimitReader(answer.Body, maxAnswer+1))
	switch status := answer.StatusCode; {
	case status >= 200 && status < 300 && err != nil:
		return nil, unreached(ctx, err, limit)
	case status >= 200 && status < 300 && len(got) > maxAnswer:
		return nil, &Failure{Words: fmt.Sprintf("The tax service's answer is longer than %d bytes.", maxAnswer)}
	case status >= 200 && status < 300:
		return got, nil
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		return nil, &Failure{Words: fmt.Sprintf("The tax service does not take the signature: it answered %d.", status), Unauthorized: true}
	case status >= 300 && status < 400:
		return nil, &Failure{Words: fmt.Sprintf("The tax service answered %d: redirects are not followed.", status), Refused: true}
	case status == http.StatusConflict || status == http.StatusTooManyRequests || status >= 500:
		return nil, &Failure{Words: fmt.Sprintf("The tax service answered %d.", status), known: status == http.StatusConflict}
	default:
		return nil, &Failure{Words: fmt.Sprintf("The tax service answered %d: %s", status, said(got)), Refused: true}
	}
}

// unreached says in words why no answer came.
func unreached(ctx context.Context, err error, limit time.Duration) error {
	if ctx.Err() != nil && !errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return ctx.Err() // whoever asked is gone
	}
	words := "The tax service cannot be reached."
	refused, is := errors.AsType[*egress.Refused](err)
	switch {
	case is:
		return &Failure{Words: "The tax service's address may not be called: " + refused.Reason, Refused: true}
	case errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil:
		words = fmt.Sprintf("The tax service did not answer within %s.", limit)
	case errors.Is(err, io.ErrUnexpectedEOF):
		words = "The tax service broke its answer off."
	}
	return &Failure{Words: words}
}

// said is what a refusal says of itself, as far as it can be shown.
func said(body []byte) string {
	var problem struct{ Detail, Title string }
	_ = json.Unmarshal(body, &problem) // what is no problem says nothing
	switch {
	case problem.Detail != "":
		return printable(problem.Detail)
	case problem.Title != "":
		return printable(problem.Title)
	}
	return "it does not say why."
}

// printable is a text of others, short and of one line.
func printable(text string) string {
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
