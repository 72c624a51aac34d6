// Package commission calls services that pay commission to referrers. It is the client of the HTTP
// contract in openapi/partners/commission.yaml.
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

// New returns a Client that sends its calls through the given client.
func New(client *egress.Client) *Client {
	return &Client{partner.New(client, "commission service")}
}

// Recorded returns a copy of the client that records every call with r. For a nil client it returns nil.
func (c *Client) Recorded(r egress.Recorder) *Client {
	if c == nil {
		return nil
	}
	return &Client{c.Client.Recorded(r)}
}

// Customer reports a customer. The function read receives the id that the service assigned. Of two
// reports about the same customer, the one with the higher version applies.
func (c *Client) Customer(ctx context.Context, a partner.Account, id string, r CustomerRequest, read func(CustomerAnswer) error) error {
	return partner.Ask(ctx, c.Client, a, partner.Request{Operation: "customer", Method: http.MethodPost, Path: "/customers", ID: id, Body: r, Limit: partner.ReportTimeout}, read)
}

// Order reports what an order sold, or that the order no longer counts for commission. The service acts
// only once on each id.
func (c *Client) Order(ctx context.Context, a partner.Account, id string, r OrderRequest) error {
	return c.Tell(ctx, a, partner.Request{Operation: "order", Method: http.MethodPut, Path: "/orders/" + strconv.FormatInt(r.OrderID, 10), ID: id, Body: r, Limit: partner.ReportTimeout})
}

// Reversal reports the part of an order that was reversed. The service acts only once on each id.
func (c *Client) Reversal(ctx context.Context, a partner.Account, id string, r ReversalRequest) error {
	return c.Tell(ctx, a, partner.Request{Operation: "refund", Method: http.MethodPost, Path: "/refunds", ID: id, Body: r, Limit: partner.ReportTimeout})
}

// Referrer requests the owner of a referral code. The request changes nothing at the service.
func (c *Client) Referrer(ctx context.Context, a partner.Account, id, code string, read func(ReferrerAnswer) error) error {
	return partner.Ask(ctx, c.Client, a, partner.Request{Operation: "referrer", Method: http.MethodGet, Path: "/referrers/" + url.PathEscape(code), ID: id, Limit: a.Timeout}, read)
}

// SSO requests a link that logs a customer in at the service, once.
func (c *Client) SSO(ctx context.Context, a partner.Account, id string, r SSORequest, read func(SSOAnswer) error) error {
	return partner.Ask(ctx, c.Client, a, partner.Request{Operation: "sso", Method: http.MethodPost, Path: "/sso", ID: id, Body: r, Limit: a.Timeout}, read)
}
