// Package store contains the types that the clients of the Admin, Customer and Public API share: settings, errors,
// lists, exact decimals, and the objects of several APIs.
package store

import (
	"context"
	"maps"
	"net/http"
	"time"
)

// Token returns the current token of a caller. "" means no token.
type Token func(ctx context.Context) (string, error)

// StaticToken returns a Token that is always the same.
func StaticToken(token string) Token {
	return func(context.Context) (string, error) { return token, nil }
}

// Settings are the settings of a client of any API. The zero value has the defaults.
type Settings struct {
	// HTTPClient sends the requests. nil means http.DefaultClient.
	HTTPClient *http.Client
	// RenewToken is called once for each token that the service refused with 401, even if it refused several requests
	// with the token at the same time. It returns the next token; "" means that no other token is available.
	RenewToken func(ctx context.Context, refused string) (string, error)
	// MaxRetries is the maximum number of retries of a call that is safe to repeat. 0 means 2; a negative number means
	// no retries.
	MaxRetries int
	// Timeout limits one attempt, including its whole response. 0 means 30 seconds.
	Timeout time.Duration
	// Headers are added to every request.
	Headers map[string]string
	// APIVersion is the version of the contract. "" means the constant APIVersion.
	APIVersion string
	// OnResponse is called with every response, for rate limits, ETags or logs. Its body has been read.
	OnResponse func(*http.Response)
}

// Call holds the settings of one call.
type Call struct {
	IdempotencyKey, IfMatch, IfNoneMatch string
	MaxRetries                           *int
	Timeout                              time.Duration
	Headers                              map[string]string
}

// Option changes the settings of one call.
type Option func(*Call)

// WithIdempotencyKey sets the key of the call, so that you can repeat the call after a restart of your process. By
// default each call gets a new key.
func WithIdempotencyKey(key string) Option { return func(c *Call) { c.IdempotencyKey = key } }

// WithIfMatch sets the ETag that the object must still have; otherwise the service answers 412.
func WithIfMatch(tag string) Option { return func(c *Call) { c.IfMatch = tag } }

// WithIfNoneMatch sets the ETag that you have. If it is current, the call returns an Error with the code not_modified.
func WithIfNoneMatch(tag string) Option { return func(c *Call) { c.IfNoneMatch = tag } }

// WithMaxRetries sets the maximum number of retries of a call that is safe to repeat.
func WithMaxRetries(retries int) Option { return func(c *Call) { c.MaxRetries = &retries } }

// WithTimeout limits one attempt, including its whole response.
func WithTimeout(timeout time.Duration) Option { return func(c *Call) { c.Timeout = timeout } }

// WithHeaders adds headers to the request.
func WithHeaders(headers map[string]string) Option {
	return func(c *Call) { c.Headers = maps.Clone(headers) }
}

// File is a file to upload.
type File struct {
	Name      string
	Content   []byte
	MediaType string // "" means application/octet-stream
}
