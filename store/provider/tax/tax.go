// Package tax calls tax services. It is the client of the HTTP contract in
// openapi/partners/tax.yaml.
package tax

import (
	"context"
	"net/http"

	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/partner"
)

// Client calls tax services.
type Client struct{ *partner.Client }

// New returns a Client that sends its calls through the given client.
func New(client *egress.Client) *Client { return &Client{partner.New(client, "tax service")} }

// Recorded returns a copy of the client that records every call with r. For a nil client it returns nil.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{c.Client.Recorded(r)}
}

// Quote requests the taxes of charges. The request changes nothing at the service. The parameter id
// identifies the request. The function read receives the response; if it returns an error, the call is a
// failure of the service.
func (c *Client) Quote(ctx context.Context, a partner.Account, id string, q QuoteRequest, read func(QuoteAnswer) error) error {
	return partner.Ask(ctx, c.Client, a, partner.Request{Operation: "quote", Method: http.MethodPost, Path: "/quote", ID: id, Body: q, Limit: a.Timeout}, read)
}

// Commit reports the charges of an order. The service acts only once on each id.
func (c *Client) Commit(ctx context.Context, a partner.Account, id string, r CommitRequest) error {
	return c.report(ctx, a, "commit", id, r)
}

// Refund reports a refund of an order. The service acts only once on each id.
func (c *Client) Refund(ctx context.Context, a partner.Account, id string, r RefundRequest) error {
	return c.report(ctx, a, "refund", id, r)
}

// Void withdraws the report about an order or a refund. The service acts only once on each id.
func (c *Client) Void(ctx context.Context, a partner.Account, id string, r VoidRequest) error {
	return c.report(ctx, a, "void", id, r)
}

func (c *Client) report(ctx context.Context, a partner.Account, operation, id string, body any) error {
	return c.Tell(ctx, a, partner.Request{Operation: operation, Method: http.MethodPost, Path: "/" + operation, ID: id, Body: body, Limit: partner.ReportTimeout})
}
