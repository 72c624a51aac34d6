// Package commission is the seam to services that pay who refers customers: the client
// of the HTTP contract that openapi/partners/commission.yaml describes.
package commission

import (
	"context"
	"net/http"
	"net/url"
	"strconv"

	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/partner"
)

// Client calls commission services.
type Client struct{ *partner.Client }

// New makes a Client.
func New(client *egress.Client) *Client {
	return &Client{partner.New(client, "commission service")}
}

// Recorded is the client with every call of it recorded.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{c.Client.Recorded(r)}
}

// Customer tells who a customer is; read takes what the service calls them. Of two
// reports of one customer the higher version counts.
func (c *Client) Customer(ctx context.Context, a partner.Account, id string, r CustomerRequest, read func(CustomerAnswer) error) error {
	return partner.Ask(ctx, c.Client, a, partner.Request{Operation: "customer", Method: http.MethodPost, Path: "/customers", ID: id, Body: r, Limit: partner.ReportTimeout}, read)
}

// Order tells what an order sold, or that it does not count any more; Reversal what was
// taken back of it. The service acts once on an id, however often it comes.
func (c *Client) Order(ctx context.Context, a partner.Account, id string, r OrderRequest) error {
	return c.Tell(ctx, a, partner.Request{Operation: "order", Method: http.MethodPut, Path: "/orders/" + strconv.FormatInt(r.OrderID, 10), ID: id, Body: r, Limit: partner.ReportTimeout})
}

// Reversal is told as Order is.
func (c *Client) Reversal(ctx context.Context, a partner.Account, id string, r ReversalRequest) error {
	return c.Tell(ctx, a, partner.Request{Operation: "refund", Method: http.MethodPost, Path: "/refunds", ID: id, Body: r, Limit: partner.ReportTimeout})
}

// Referrer asks whom a code belongs to. It changes nothing at the service.
func (c *Client) Referrer(ctx context.Context, a partner.Account, id, code string, read func(ReferrerAnswer) error) error {
	return partner.Ask(ctx, c.Client, a, partner.Request{Operation: "referrer", Method: http.MethodGet, Path: "/referrers/" + url.PathEscape(code), ID: id, Limit: a.Timeout}, read)
}

// SSO asks for a link that logs a customer in at the service, once.
func (c *Client) SSO(ctx context.Context, a partner.Account, id string, r SSORequest, read func(SSOAnswer) error) error {
	return partner.Ask(ctx, c.Client, a, partner.Request{Operation: "sso", Method: http.MethodPost, Path: "/sso", ID: id, Body: r, Limit: a.Timeout}, read)
}
