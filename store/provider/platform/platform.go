// Package platform sends messages to platforms whose assistants buy: signed as the
// Universal Commerce Protocol has it, by way of the one client for addresses that others
// gave us.
package platform

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/httpsig"
	"github.com/storeplatform/storeplatform/store/provider/partner"
)

const (
	// sendTimeout is how long a platform may take, which has to answer at once: other tasks
	// of the store wait for it.
	sendTimeout = 10 * time.Second
	// maxAnswer is how much of an answer is read: nothing of it is used.
	maxAnswer = 16 << 10
)

// Client sends messages.
type Client struct {
	http *egress.Client
	saw  egress.Recorder
}

// New makes a Client.
func New(client *egress.Client) *Client { return &Client{http: client} }

// Recorded is the client with every message of it recorded.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{http: c.http, saw: r}
}

// Message tells a platform of an event.
type Message struct {
	StoreID      int64
	ProviderCode string
	URL          string
	ID           string    // of the event
	OccurredOn   time.Time // the event
	Profile      string    // the address of the store's own profile
	Key          *ecdsa.PrivateKey
	Body         []byte   // JSON
	Secrets      []string // in it, which are not to be recorded
}

// Send sends a message. Why it came to nothing is in a *partner.Failure; it is refused
// where it may not be sent, or the platform wants no more.
func (c *Client) Send(ctx context.Context, m Message) (err error) {
	c.saw.Observe(ctx, egress.Call{StoreID: m.StoreID, ProviderCode: m.ProviderCode, Operation: "order event", Secrets: m.Secrets}, func(ctx context.Context, call *egress.Call) {
		err = c.send(ctx, m)
		call.Err = err
		if f, is := errors.AsType[*partner.Failure](err); is {
			call.Words = f.Words
		}
	})
	return err
}

func (c *Client) send(ctx context.Context, m Message) error {
	ctx, cancel := context.WithTimeout(ctx, sendTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, m.URL, bytes.NewReader(m.Body))
	if err != nil {
		return &partner.Failure{Words: "The platform's address cannot be used.", Refused: true}
	}
	request.Host = authority(request.URL)
	for name, value := range map[string]string{"Content-Type": "application/json", "UCP-Agent": "profile=" + strconv.Quote(m.Profile), "Idempotency-Key": m.ID,
		"Webhook-Id": m.ID, "Webhook-Timestamp": m.OccurredOn.UTC().Format("2006-01-02T15:04:05.000Z")} {
		request.Header.Set(name, value)
	}
	if err := sign(request, m); err != nil {
		return err
	}
	answer, err := c.http.Do(request)
	if err != nil {
		return unsent(ctx, err)
	}
	defer answer.Body.Close()
	_, _ = io.Copy(io.Discard, io.LimitReader(answer.Body, maxAnswer)) // so that the connection can be used again
	switch status := answer.StatusCode; {
	case status >= 200 && status < 300:
		return nil
	case status == http.StatusGone:
		return &partner.Failure{Words: "The platform answered 410: it wants no more.", Refused: true}
	default:
		return &partner.Failure{Words: fmt.Sprintf("The platform answered %d.", status)}
	}
}

// authority is the host of an address, without the port that its scheme has anyway.
func authority(u *url.URL) string {
	if port := u.Port(); u.Scheme == "https" && port == "443" || u.Scheme == "http" && port == "80" {
		return strings.TrimSuffix(u.Host, ":"+port)
	}
	return u.Host
}

// sign signs a request over all that the protocol wants signed.
func sign(request *http.Request, m Message) error {
	jwk, err := httpsig.PublicJWK(&m.Key.PublicKey)
	if err != nil {
		return err
	}
	signed := httpsig.Message{Method: request.Method, Authority: request.Host, Path: request.URL.EscapedPath(), Header: request.Header, Body: m.Body}
	if signed.Path == "" {
		signed.Path = "/"
	}
	components := []string{"@method", "@authority", "@path"}
	if request.URL.RawQuery != "" {
		signed.Query = "?" + request.URL.RawQuery
		components = append(components, "@query")
	}
	components = append(components, "ucp-agent", "idempotency-key", "webhook-id", "webhook-timestamp", "content-digest", "content-type")
	// Platforms compare the time with their own clocks: it is the machine's.
	return signed.Sign(m.Key, jwk.KeyID, time.Now(), components...)
}

// unsent says in words why no answer came.
func unsent(ctx context.Context, err error) error {
	refused, is := errors.AsType[*egress.Refused](err)
	switch {
	case ctx.Err() != nil && !errors.Is(ctx.Err(), context.DeadlineExceeded):
		return ctx.Err() // whoever asked is gone
	case is:
		return &partner.Failure{Words: "The platform's address may not be called: " + refused.Reason, Refused: true}
	case errors.Is(err, context.DeadlineExceeded):
		return &partner.Failure{Words: fmt.Sprintf("The platform did not answer within %s.", sendTimeout)}
	}
	return &partner.Failure{Words: "The platform cannot be reached."}
}
