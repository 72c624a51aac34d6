// Package customer is the client of the Customer API, for storefronts.
package customer

import (
	"context"
	"net/http"
	"strings"

	"github.com/storeplatform/storeplatform/gen/go/internal/transport"
	"github.com/storeplatform/storeplatform/gen/go/store"
)

// Options are the credentials and the settings of a client.
type Options struct {
	store.Settings
	// StoreKey is the store's public key.
	StoreKey string
	// Token is a customer's access token. nil means that no customer is logged in.
	Token store.Token
	// CartToken is the token of a guest's cart or of a checkout link.
	CartToken store.Token
	// PaymentToken is the token of a payment link.
	PaymentToken store.Token
	// OnCartToken is called with each cart token that the service returns; keep it for CartToken. If an item is added to a
	// cart that was bought or has expired, the service starts a new cart with another token.
	OnCartToken func(token string)
}

// Client calls the operations of the Customer API. It can be used by several goroutines.
type Client struct{ transport *transport.Client }

// New returns a client of the service at the given URL. The URL has no path, as in https://api.example.com.
func New(baseURL string, options Options) *Client {
	tokens := map[byte]store.Token{'s': store.StaticToken(options.StoreKey), 't': options.Token, 'c': options.CartToken, 'p': options.PaymentToken}
	client := transport.Client{BaseURL: baseURL, Settings: options.Settings, Credential: func(ctx context.Context, letter byte) (string, error) {
		if tokens[letter] == nil {
			return "", nil
		}
		return tokens[letter](ctx)
	}}
	if options.OnCartToken != nil {
		client.Again = withoutCart
		client.Received = func(response *http.Response) {
			if token := response.Header.Get("X-Cart-Token"); token != "" {
				options.OnCartToken(token)
			}
		}
	}
	return &Client{transport.New(client)}
}

// withoutCart returns the request that adds the item to a new cart. It returns nil if the cart still exists.
func withoutCart(request *http.Request, response *http.Response) *http.Request {
	path := strings.TrimSuffix(request.URL.Path, "/all")
	adds := request.Method == http.MethodPost || request.Method == http.MethodPut
	if response.StatusCode != http.StatusNotFound || !adds || !strings.HasSuffix(path, "/customer/cart/item") || request.Header.Get("X-Cart-Token") == "" {
		return nil
	}
	again := request.Clone(request.Context())
	again.Header.Del("X-Cart-Token")
	return again
}
