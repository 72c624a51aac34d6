// Package platform sends messages to platforms whose assistants buy for customers. The messages are
// signed as the Universal Commerce Protocol requires, and sent through the egress client, which protects
// calls to addresses that others chose.
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
	// sendTimeout is the time limit of a call. A platform must respond quickly, because other tasks of
	// the store wait for the response.
	sendTimeout = 10 * time.Second
	// maxAnswer is the number of bytes of a response body that Client reads and discards.
	maxAnswer = 16 << 10
)

// Client sends messages to platforms.
type Client struct {
	http *egress.Client
	saw  egress.Recorder
}

// New returns a Client that sends its messages through the given client.
func New(client *egress.Client) *Client { return &Client{http: client} }

// Recorded returns a copy of the client that records every message with r. For a nil client it returns
// nil.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{http: c.http, saw: r}
}

// Message notifies a platform of an event.
type Message struct {
	StoreID      int64
	ProviderCode string
	URL          string
	ID           string    // id of the event
	OccurredOn   time.Time // time at which the event occurred
	Profile      string    // URL of the store's own profile
	Key          *ecdsa.PrivateKey
	Body         []byte   // JSON
	Secrets      []string // parts of Body that logs must not contain
}

// Send sends a message and returns nil for a status from 200 to 299. Otherwise it returns a
// *partner.Failure. The failure is Refused if the address is unusable or blocked, or if the platform
// responded with 410. If the caller canceled the context, Send returns the context's error.
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
	// A connection is reused only if the body was read.
	_, _ = io.Copy(io.Discard, io.LimitReader(answer.Body, maxAnswer))
	switch status := answer.StatusCode; {
	case status >= 200 && status < 300:
		return nil
	case status == http.StatusGone:
		return &partner.Failure{Words: "The platform answered 410: it wants no more.", Refused: true}
	default:
		return &partner.Failure{Words: fmt.Sprintf("The platform answered %d.", status)}
	}
}

// authority returns the host of a URL, without the port if it is the default port of the scheme.
func authority(u *url.URL) string {
	if port := u.Port(); u.Scheme == "https" && port == "443" || u.Scheme == "http" && port == "80" {
		return strings.TrimSuffix(u.Host, ":"+port)
	}
	return u.Host
}

// sign signs those components of a request that the protocol requires.
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
	// Platforms compare this time with their own clocks, so it comes from the machine's clock.
	return signed.Sign(m.Key, jwk.KeyID, time.Now(), components...)
}

// unsent converts the error of a call without a response to a *partner.Failure.
func unsent(ctx context.Context, err error) error {
	refused, is := errors.AsType[*egress.Refused](err)
	switch {
	case ctx.Err() != nil && !errors.Is(ctx.Err(), context.DeadlineExceeded):
		return ctx.Err() // the caller canceled the context
	case is:
		return &partner.Failure{Words: "The platform's address may not be called: " + refused.Reason, Refused: true}
	case errors.Is(err, context.DeadlineExceeded):
		return &partner.Failure{Words: fmt.Sprintf("The platform did not answer within %s.", sendTimeout)}
	}
	return &partner.Failure{Words: "The platform cannot be reached."}
}
