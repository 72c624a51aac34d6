package payment

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Operation is the kind of a call to a gateway.
type Operation string

const (
	OperationAuthorize Operation = "AUTHORIZE"
	OperationCapture   Operation = "CAPTURE"
	OperationVoid      Operation = "VOID"
	OperationRefund    Operation = "REFUND"
	OperationForget    Operation = "FORGET"
)

// Call is a request of any kind, in the form that the sandbox stores and sends.
type Call struct {
	Operation   Operation       `json:"operation"`
	StoreID     int64           `json:"storeId"`
	ProviderID  int64           `json:"providerId,omitempty"`
	Key         string          `json:"key"`
	Reference   string          `json:"reference,omitempty"`
	Amount      domain.Amount   `json:"amount,omitzero"`
	Currency    domain.Currency `json:"currency,omitempty"`
	AutoCapture bool            `json:"autoCapture,omitempty"`
	Link        bool            `json:"link,omitempty"`
	Token       string          `json:"token,omitempty"`
	Instrument  string          `json:"instrument,omitempty"`
	Customer    int64           `json:"customer,omitempty"`
	Save        bool            `json:"save,omitempty"`
	Recurring   bool            `json:"recurring,omitempty"`
	OffSession  bool            `json:"offSession,omitempty"`
	Mandate     string          `json:"mandate,omitempty"`
	ReturnURL   string          `json:"returnUrl,omitempty"`
}

// longestText is the maximum length of a text in a call, in bytes.
const longestText = 255

// longestURL is the maximum length of a URL, in bytes.
const longestURL = 2048

// Checked returns a Malformed error for a call that no gateway could carry out. Otherwise it returns the call with
// its amount rounded to the digits of the currency.
func (c Call) Checked() (Call, error) {
	switch {
	case c.Key == "" || len(c.Key) > longestText:
		return c, Malformed("key of %d characters", len(c.Key))
	case c.StoreID <= 0:
		return c, Malformed("no store")
	case len(c.ReturnURL) > longestURL:
		return c, Malformed("return address of %d characters", len(c.ReturnURL))
	case len(c.Token) > longestText || len(c.Reference) > longestText || len(c.Instrument) > longestText || len(c.Mandate) > longestText:
		return c, Malformed("a text is too long")
	case c.Token != "" && c.Instrument != "":
		return c, Malformed("a token and an instrument")
	case c.Link && (c.Operation != OperationAuthorize || c.Token != "" || c.Instrument != "" || c.Save || !c.AutoCapture):
		return c, Malformed("a link that something else is paid with")
	}
	if c.Operation == OperationVoid || c.Operation == OperationForget {
		c.Amount, c.Currency = domain.Amount{}, ""
		return c, nil
	}
	switch {
	case !c.Currency.Known():
		return c, Malformed("currency %q", c.Currency)
	case c.Amount.Sign() < 0 || c.Amount.IsZero() && !c.verifies() || !c.Currency.Fits(c.Amount):
		return c, Malformed("amount %s %s", c.Amount, c.Currency)
	}
	c.Amount = c.Amount.Round(c.Currency.Digits(), domain.HalfUp)
	return c, nil
}

// verifies reports whether a call verifies a means of payment. The amount of such a call may be 0.
func (c Call) verifies() bool {
	return c.Operation == OperationAuthorize && (c.Save || c.Instrument != "")
}

// equal reports whether two calls make the same request.
func (c Call) equal(other Call) bool {
	same := c.Amount.Equal(other.Amount)
	c.Amount, other.Amount = domain.Amount{}, domain.Amount{}
	c.ProviderID, other.ProviderID = 0, 0 // keys are unique per store
	c.ReturnURL, other.ReturnURL = "", "" // the return address has no effect on the payment
	return same && c == other
}

// caller implements Gateway and Vault, except Fetch, with a single function for all operations.
type caller func(context.Context, Call) (Result, error)

// Call returns the request as a call for an account.
func (r AuthorizeRequest) Call(a Account) Call {
	return Call{Operation: OperationAuthorize, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Amount: r.Amount, Currency: r.Currency, AutoCapture: r.AutoCapture, Link: r.Link,
		Token: r.Token, Instrument: r.Instrument, Customer: r.Customer, Save: r.Save, Recurring: r.Recurring, OffSession: r.OffSession, Mandate: r.Mandate, ReturnURL: r.ReturnURL}
}

// Call returns the request as a call for an account.
func (r CaptureRequest) Call(a Account) Call {
	return Call{Operation: OperationCapture, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference, Amount: r.Amount, Currency: r.Currency}
}

// Call returns the request as a call for an account.
func (r VoidRequest) Call(a Account) Call {
	return Call{Operation: OperationVoid, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference}
}

// Call returns the request as a call for an account.
func (r RefundRequest) Call(a Account) Call {
	return Call{Operation: OperationRefund, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference, Amount: r.Amount, Currency: r.Currency}
}

// Verification returns an authorization of 0 that saves the token's means of payment for charges in the
// customer's absence. It is for gateways that have no other call for this.
func (r SaveRequest) Verification() AuthorizeRequest {
	return AuthorizeRequest{Key: r.Key, Currency: "USD", AutoCapture: true, Token: r.Token, Customer: r.Customer, Save: true, Recurring: true}
}

// Authorize implements Gateway.
func (do caller) Authorize(ctx context.Context, a Account, r AuthorizeRequest) (Result, error) {
	return do(ctx, r.Call(a))
}

// Capture implements Gateway.
func (do caller) Capture(ctx context.Context, a Account, r CaptureRequest) (Result, error) {
	return do(ctx, r.Call(a))
}

// Void implements Gateway.
func (do caller) Void(ctx context.Context, a Account, r VoidRequest) (Result, error) {
	return do(ctx, r.Call(a))
}

// Refund implements Gateway.
func (do caller) Refund(ctx context.Context, a Account, r RefundRequest) (Result, error) {
	return do(ctx, r.Call(a))
}

// Intent returns an empty Intent, because the sandbox saves a means of payment from its token alone.
func (caller) Intent(context.Context, Account, IntentRequest) (Intent, error) { return Intent{}, nil }

// Save implements Vault. If a verification needs the customer, Save voids it and returns a decline.
func (do caller) Save(ctx context.Context, a Account, r SaveRequest) (Result, error) {
	result, err := do.Authorize(ctx, a, r.Verification())
	if err != nil || result.Outcome != ActionRequired {
		return result, err
	}
	if result, err = do.Void(ctx, a, VoidRequest{Key: r.Key + "-void", Reference: result.Reference}); err != nil || result.Outcome == Unknown {
		return result, err
	}
	return RefusedAs(AuthenticationRequired), nil
}

// Forget implements Vault.
func (do caller) Forget(ctx context.Context, a Account, instrument string) error {
	result, err := do(ctx, Call{Operation: OperationForget, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: "forget-" + instrument, Instrument: instrument})
	if err == nil && result.Outcome == Unknown {
		err = result.Cause
	}
	return err
}

// Code returns SandboxCode.
func (caller) Code() string { return SandboxCode }

// Can implements Gateway. The sandbox supports everything, with a test card for each case, but crypto
// only through links.
func (caller) Can(_ Account, of PaymentType, currency domain.Currency) Capabilities {
	if of == Crypto {
		return Capabilities{Link: true, Void: true, PartialRefund: true, Digits: currency.Digits()}
	}
	return Capabilities{Hold: true, PartialCapture: true, MultiCapture: true, Void: true, PartialRefund: true, Save: true, OffSession: true, ThreeDS: true,
		Digits: currency.Digits()}
}

// Check returns nil, because the sandbox has no credentials.
func (caller) Check(context.Context, Account) error { return nil }
