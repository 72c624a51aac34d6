package payment

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// SandboxClient calls a sandbox in another process. The operator sets the address, so the sandbox may be
// in any network.
type SandboxClient struct {
	caller
	base string
	http *http.Client
}

// NewSandboxClient returns a client for the SandboxHandler at an address such as http://127.0.0.1:8090.
func NewSandboxClient(address string) (*SandboxClient, error) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return nil, fmt.Errorf("payment: %q is not the address of a sandbox; want one such as http://127.0.0.1:8090", address)
	}
	c := &SandboxClient{base: strings.TrimSuffix(address, "/"), http: egress.ForOperator(AnswerTimeout, 64)}
	c.caller = c.do
	return c, nil
}

// do sends a call. An incomplete response results in Unknown.
func (c *SandboxClient) do(ctx context.Context, call Call) (Result, error) {
	body, err := json.Marshal(call)
	if err != nil {
		return Result{}, err
	}
	var result Result
	switch err := c.exchange(ctx, http.MethodPost, "/"+strings.ToLower(string(call.Operation)), body, &result); {
	case errors.Is(err, errNoAnswer):
		return Unanswered(err), nil
	case err != nil:
		return Result{}, err
	case !result.Outcome.decided():
		return Unanswered(fmt.Errorf("payment: sandbox: outcome %q", result.Outcome)), nil
	}
	return result, nil
}

// Fetch returns the outcome of the call with a key. It returns an error unless the response states
// explicitly whether the key was found.
func (c *SandboxClient) Fetch(ctx context.Context, a Account, r FetchRequest) (Snapshot, error) {
	var said struct {
		Found  *bool
		Result Result
	}
	err := c.exchange(ctx, http.MethodGet, "/fetch?"+url.Values{"key": {r.Key}, "storeId": {domain.Itoa(a.StoreID)}}.Encode(), nil, &said)
	switch {
	case err != nil:
		return Snapshot{}, err
	case said.Found == nil || *said.Found && !said.Result.Outcome.decided():
		return Snapshot{}, fmt.Errorf("payment: sandbox: %w: no snapshot in it", errNoAnswer)
	}
	return Snapshot{Found: *said.Found, Result: said.Result}, nil
}

// Ledger returns the sandbox's books.
func (c *SandboxClient) Ledger(ctx context.Context) (book Ledger, err error) {
	err = c.exchange(ctx, http.MethodGet, "/ledger", nil, &book)
	return book, err
}

// SetFaults sets the faults for all further calls; the zero value removes all faults.
func (c *SandboxClient) SetFaults(ctx context.Context, faults Faults) error {
	body, err := json.Marshal(faults)
	if err != nil {
		return err
	}
	return c.exchange(ctx, http.MethodPost, "/faults", body, new(Faults))
}

// errNoAnswer is wrapped by the error of a request whose effect is unknown.
var errNoAnswer = errors.New("no answer")

func (c *SandboxClient) exchange(ctx context.Context, method, path string, body []byte, into any) error {
	req, err := http.NewRequestWithContext(ctx, method, c.base+path, bytes.NewReader(body))
	if err != nil {
		return fmt.Errorf("payment: sandbox: %w", err)
	}
	req.Header.Set("Content-Type", "application/json")
	egress.Repeatable(req) // calls that move money have a key
	answer, err := c.http.Do(req)
	if err != nil {
		return fmt.Errorf("payment: sandbox: %w: %w", errNoAnswer, err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	switch {
	case err != nil:
		return fmt.Errorf("payment: sandbox: %w: %w", errNoAnswer, err)
	case answer.StatusCode >= 500 || answer.StatusCode == http.StatusTooManyRequests:
		return fmt.Errorf("payment: sandbox: %w: %s", errNoAnswer, answer.Status)
	case answer.StatusCode == http.StatusConflict:
		return ErrKeyReused
	case answer.StatusCode != http.StatusOK:
		return fmt.Errorf("payment: sandbox: %s", answer.Status) // the integration log contains the masked body
	}
	if err := json.Unmarshal(text, into); err != nil {
		return fmt.Errorf("payment: sandbox: %w: %w", errNoAnswer, err)
	}
	return nil
}
