// Package transport sends the requests of all clients: credentials, idempotency keys, retries, time limits and failures.
package transport

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	mathrand "math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/gen/go/store"
)

// longestWait is the longest time that the client waits before a retry. If a response asks for a longer wait, the
// client returns the error with RetryAfter.
const longestWait = time.Minute

var (
	retryable = []int{408, 425, 429, 500, 502, 503, 504}
	safe      = []string{http.MethodGet, http.MethodPut, http.MethodDelete}
)

// Client is the part that the clients of all APIs have in common.
type Client struct {
	BaseURL  string
	Settings store.Settings
	// Credential returns a credential by its letter: t for a bearer token, s for a store key, c for a cart's token, p for a
	// payment link's.
	Credential func(ctx context.Context, letter byte) (string, error)
	// Received is called with every response, before Settings.OnResponse. nil means that no function is called.
	Received func(*http.Response)
	// Again returns the request that replaces a refused request in the same attempt; nil means that no request replaces
	// it.
	Again func(*http.Request, *http.Response) *http.Request

	renewals *renewals
}

// New returns a client with c's settings, and with defaults for settings that are not set.
func New(c Client) *Client {
	c.BaseURL = strings.TrimRight(c.BaseURL, "/")
	if c.Settings.HTTPClient == nil {
		c.Settings.HTTPClient = http.DefaultClient
	}
	if c.Settings.MaxRetries == 0 {
		c.Settings.MaxRetries = 2
	}
	if c.Settings.Timeout == 0 {
		c.Settings.Timeout = 30 * time.Second
	}
	if c.Settings.APIVersion == "" {
		c.Settings.APIVersion = store.APIVersion
	}
	if c.Settings.RenewToken != nil {
		c.renewals = newRenewals(c.Settings.RenewToken)
	}
	return &c
}

// Operation is one call of the contract. Traits has the letters of credentials, and k if the operation accepts an
// idempotency key, m for a multipart body.
type Operation struct {
	Method, Path, Traits string
	Body, Query          any // nil means none
}

// Response is a response whose body has been read.
type Response struct {
	*http.Response
	Content []byte
}

// JSON carries out an operation and reads its response into a new T.
func JSON[T any](ctx context.Context, c *Client, op Operation, options []store.Option) (*T, error) {
	response, err := c.Do(ctx, op, options)
	if err != nil {
		return nil, err
	}
	return Read[T](response)
}

// Read returns the body of a response as a new T.
func Read[T any](response *Response) (*T, error) {
	answer := new(T)
	if err := json.Unmarshal(response.Content, answer); err != nil {
		return nil, &store.ConnectionError{Err: fmt.Errorf("the response is not as the contract says: %w", err)}
	}
	return answer, nil
}

// Do carries out an operation. It returns an error for every response that is not successful.
func (c *Client) Do(ctx context.Context, op Operation, options []store.Option) (*Response, error) {
	call := &store.Call{}
	for _, option := range options {
		option(call)
	}
	request, err := c.request(ctx, op, call)
	if err != nil {
		return nil, err
	}
	response, err := c.attempts(ctx, request, call)
	if err != nil {
		return nil, err
	}
	if c.Received != nil {
		c.Received(response.Response)
	}
	if c.Settings.OnResponse != nil {
		c.Settings.OnResponse(response.Response)
	}
	if response.StatusCode >= 400 || response.StatusCode == http.StatusNotModified {
		return nil, store.NewError(response.Response, response.Content)
	}
	if strings.HasPrefix(response.Header.Get("Content-Type"), "text/html") {
		return nil, &store.ConnectionError{Err: errors.New("another server answered, with a page")}
	}
	return response, nil
}

func (c *Client) request(ctx context.Context, op Operation, call *store.Call) (*http.Request, error) {
	header := http.Header{}
	header.Set("Accept", "application/json, application/problem+json, */*;q=0.5")
	header.Set("User-Agent", "storeplatform-go/"+store.APIVersion)
	for name, value := range c.Settings.Headers {
		header.Set(name, value)
	}
	header.Set("Api-Version", c.Settings.APIVersion)
	if strings.Contains(op.Traits, "k") {
		header.Set("Idempotency-Key", call.IdempotencyKey)
		if call.IdempotencyKey == "" {
			header.Set("Idempotency-Key", rand.Text())
		}
	}
	if call.IfMatch != "" {
		header.Set("If-Match", call.IfMatch)
	}
	if call.IfNoneMatch != "" {
		header.Set("If-None-Match", call.IfNoneMatch)
	}
	parameters, err := query(op.Query)
	if err != nil {
		return nil, err
	}
	if parameters, err = c.authenticate(ctx, op, header, parameters); err != nil {
		return nil, err
	}
	content, media, err := body(op)
	if err != nil {
		return nil, err
	}
	if media != "" {
		header.Set("Content-Type", media)
	}
	for name, value := range call.Headers {
		header.Set(name, value)
	}
	address := c.BaseURL + op.Path
	if len(parameters) > 0 {
		address += "?" + strings.Join(parameters, "&")
	}
	request, err := http.NewRequestWithContext(ctx, op.Method, address, bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	request.Header = header
	return request, nil
}

// authenticate adds the credentials of an operation to the headers. A read that is the same for everyone has the store
// key and the version in its URL instead, so caches keep the response.
func (c *Client) authenticate(ctx context.Context, op Operation, header http.Header, parameters []string) ([]string, error) {
	values := map[byte]string{}
	for i := range op.Traits {
		if letter := op.Traits[i]; strings.ContainsRune("tscp", rune(letter)) {
			value, err := c.Credential(ctx, letter)
			if err != nil {
				return nil, err
			}
			values[letter] = value
		}
	}
	if token := values['t']; token != "" {
		if c.renewals != nil {
			token = c.renewals.newest(token)
		}
		header.Set("Authorization", "Bearer "+token)
	}
	if key := values['s']; key != "" && op.Method == http.MethodGet && strings.Contains(op.Traits, "q") && values['t'] == "" {
		version := header.Get("Api-Version")
		header.Del("Api-Version")
		return append(parameters, "storeKey="+url.QueryEscape(key), "apiVersion="+url.QueryEscape(version)), nil
	}
	for letter, name := range map[byte]string{'s': "X-Store-Key", 'c': "X-Cart-Token", 'p': "X-Payment-Token"} {
		if values[letter] != "" {
			header.Set(name, values[letter])
		}
	}
	return parameters, nil
}

func (c *Client) attempts(ctx context.Context, request *http.Request, call *store.Call) (*Response, error) {
	retries := c.Settings.MaxRetries
	if call.MaxRetries != nil {
		retries = *call.MaxRetries
	}
	timeout := c.Settings.Timeout
	if call.Timeout > 0 {
		timeout = call.Timeout
	}
	repeatable := slices.Contains(safe, request.Method) || request.Header.Get("Idempotency-Key") != ""
	renewed := false
	for attempt := 0; ; attempt++ {
		response, err := c.once(ctx, request, timeout)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err == nil && response.StatusCode == http.StatusUnauthorized && !renewed {
			renewed = true
			ok, err := c.renewed(ctx, request)
			if err != nil {
				return nil, err
			}
			if ok {
				attempt--
				continue
			}
		}
		wait, ok := pause(response, attempt)
		if !repeatable || attempt >= retries || !ok {
			if err != nil {
				return nil, &store.ConnectionError{Err: err}
			}
			return response, nil
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// renewed puts a new token into the request; false means no new token.
func (c *Client) renewed(ctx context.Context, request *http.Request) (bool, error) {
	refused := strings.TrimPrefix(request.Header.Get("Authorization"), "Bearer ")
	if refused == "" || c.renewals == nil {
		return false, nil
	}
	token, err := c.renewals.after(ctx, refused)
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	return token != "", err
}

// once makes one attempt and reads the whole response. It returns nil and the error if that fails.
func (c *Client) once(ctx context.Context, request *http.Request, timeout time.Duration) (*Response, error) {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	response, err := c.send(ctx, request)
	if err != nil {
		return nil, err
	}
	if c.Again != nil {
		if again := c.Again(request, response.Response); again != nil {
			return c.send(ctx, again)
		}
	}
	return response, nil
}

func (c *Client) send(ctx context.Context, request *http.Request) (*Response, error) {
	request = request.Clone(ctx)
	if request.GetBody != nil {
		content, err := request.GetBody()
		if err != nil {
			return nil, err
		}
		request.Body = content
	}
	response, err := c.Settings.HTTPClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	return &Response{response, content}, nil
}

// pause returns the time until the next attempt; false means no retry. A nil response is a failed connection.
func pause(response *Response, attempt int) (time.Duration, bool) {
	backoff := min(8*time.Second, 500*time.Millisecond<<min(attempt, 10))
	backoff = time.Duration(float64(backoff) * (0.75 + mathrand.Float64()/4))
	if response == nil {
		return backoff, true
	}
	asked := store.RetryAfter(response.Response)
	// 409 with Retry-After: the first request with this Idempotency-Key is still running.
	if !slices.Contains(retryable, response.StatusCode) && (response.StatusCode != http.StatusConflict || asked == nil) {
		return 0, false
	}
	if asked == nil {
		return backoff, true
	}
	return *asked, *asked <= longestWait
}
