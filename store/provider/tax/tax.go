// Package tax is the seam to services that know what is taxed how: the client of the
// HTTP contract that openapi/partners/tax.yaml describes.
package tax

import (
	"context"
	"net/http"

	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/partner"
)

// Client calls tax services.
type Client struct{ *partner.Client }

// New makes a Client.
func New(client *egress.Client) *Client { return &Client{partner.New(client, "tax service")} }

// Recorded is the client with every call of it recorded.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{c.Client.Recorded(r)}
}

// Quote asks what is taxed how. It changes nothing at the service. id names the
// question; read takes the answer, and a failure of it is one of the service.
func (c *Client) Quote(ctx context.Context, a partner.Account, id string, q QuoteRequest, read func(QuoteAnswer) error) error {
	return partner.Ask(ctx, c.Client, a, partner.Request{Operation: "quote", Method: http.MethodPost, Path: "/quote", ID: id, Body: q, Limit: a.Timeout}, read)
}

// Commit tells what an order charges; Refund what was given back of it; Void that a
// report does not hold any more. The service acts once on an id, however often it
// comes.
func (c *Client) Commit(ctx context.Context, a partner.Account, id string, r CommitRequest) error {
	return c.report(ctx, a, "commit", id, r)
}

// Refund is told as Commit is.
func (c *Client) Refund(ctx context.Context, a partner.Account, id string, r RefundRequest) error {
	return c.report(ctx, a, "refund", id, r)
}

// Void is told as Commit is.
func (c *Client) Void(ctx context.Context, a partner.Account, id string, r VoidRequest) error {
	return c.report(ctx, a, "void", id, r)
}

func (c *Client) report(ctx context.Context, a partner.Account, operation, id string, body any) error {
	return c.Tell(ctx, a, partner.Request{Operation: operation, Method: http.MethodPost, Path: "/" + operation, ID: id, Body: body, Limit: partner.ReportTimeout})
}
