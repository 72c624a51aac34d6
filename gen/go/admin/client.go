// Package admin is the client of the Admin API, for back offices.
package admin

import (
	"context"
	"maps"
	"strconv"

	"github.com/storeplatform/storeplatform/gen/go/internal/transport"
	"github.com/storeplatform/storeplatform/gen/go/store"
)

// Options are the credentials and the settings of a client.
type Options struct {
	store.Settings
	// Token is an administrator's access token or an app token. Login and refresh need no token.
	Token store.Token
	// StoreID is the id of the store to work in. 0 sends no id, which suffices for an app token and for a user with one
	// store.
	StoreID int64
}

// Client calls the operations of the Admin API. It can be used by several goroutines.
type Client struct{ transport *transport.Client }

// New returns a client of the service at a URL such as https://api.example.com.
func New(baseURL string, options Options) *Client {
	settings := options.Settings
	if options.StoreID != 0 {
		settings.Headers = maps.Clone(settings.Headers)
		if settings.Headers == nil {
			settings.Headers = map[string]string{}
		}
		settings.Headers["X-Store-Id"] = strconv.FormatInt(options.StoreID, 10)
	}
	return &Client{transport.New(transport.Client{BaseURL: baseURL, Settings: settings, Credential: func(ctx context.Context, letter byte) (string, error) {
		if letter != 't' || options.Token == nil {
			return "", nil
		}
		return options.Token(ctx)
	}})}
}
