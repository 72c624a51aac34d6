// Package public is the client of the Public API, for integrations.
package public

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/go/internal/transport"
	"github.com/storeplatform/storeplatform/gen/go/store"
)

// Options are the credentials and the settings of a client.
type Options struct {
	store.Settings
	// Token is an app token, which belongs to one store.
	Token store.Token
}

// Client calls the operations of the Public API. It can be used by several goroutines.
type Client struct{ transport *transport.Client }

// New returns a client of the service at a URL such as https://api.example.com.
func New(baseURL string, options Options) *Client {
	return &Client{transport.New(transport.Client{BaseURL: baseURL, Settings: options.Settings, Credential: func(ctx context.Context, letter byte) (string, error) {
		if letter != 't' || options.Token == nil {
			return "", nil
		}
		return options.Token(ctx)
	}})}
}
