package payment

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Operation is one of a gateway's calls.
type Operation string

const (
	OperationAuthorize Operation = "AUTHORIZE"
	OperationCapture   Operation = "CAPTURE"
	OperationVoid      Operation = "VOID"
	OperationRefund    Operation = "REFUND"
	OperationForget    Operation = "FORGET"
)

// Call is a request of any kind, as the sandbox writes it down and as it goes
// over the wire.
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

// longestText bounds what a caller may have written down.
const longestText = 255

// longestURL bounds an address.
const longestURL = 2048

// Checked refuses a call that no gateway could act on, and gives the amount the
// digits of its currency.
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

// verifies tells whether a call is to find out about a means of payment, and may be
// about no money.
func (c Call) verifies() bool {
	return c.Operation == OperationAuthorize && (c.Save || c.Instrument != "")
}

// equal tells whether two calls ask for the same.
func (c Call) equal(other Call) bool {
	same := c.Amount.Equal(other.Amount)
	c.Amount, other.Amount = domain.Amount{}, domain.Amount{}
	c.ProviderID, other.ProviderID = 0, 0 // keys are a store's
	c.ReturnURL, other.ReturnURL = "", "" // where somebody comes back to is no part of what is paid
	return same && c == other
}

// caller makes a gateway's calls of a single function.
type caller func(context.Context, Call) (Result, error)

// Call is the request as a call for an account.
func (r AuthorizeRequest) Call(a Account) Call {
	return Call{Operation: OperationAuthorize, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Amount: r.Amount, Currency: r.Currency, AutoCapture: r.AutoCapture, Link: r.Link,
		Token: r.Token, Instrument: r.Instrument, Customer: r.Customer, Save: r.Save, Recurring: r.Recurring, OffSession: r.OffSession, Mandate: r.Mandate, ReturnURL: r.ReturnURL}
}

// Call is the request as a call for an account.
func (r CaptureRequest) Call(a Account) Call {
	return Call{Operation: OperationCapture, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference, Amount: r.Amount, Currency: r.Currency}
}

// Call is the request as a call for an account.
func (r VoidRequest) Call(a Account) Call {
	return Call{Operation: OperationVoid, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference}
}

// Call is the request as a call for an account.
func (r RefundRequest) Call(a Account) Call {
	return Call{Operation: OperationRefund, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference, Amount: r.Amount, Currency: r.Currency}
}

// Verification asks for no money, and to keep what a token stands for, to be charged
// with while the customer is away: how a gateway saves what it has no other call for.
func (r SaveRequest) Verification() AuthorizeRequest {
	return AuthorizeRequest{Key: r.Key, Currency: "USD", AutoCapture: true, Token: r.Token, Customer: r.Customer, Save: true, Recurring: true}
}

// Authorize is the Gateway's.
func (do caller) Authorize(ctx context.Context, a Account, r AuthorizeRequest) (Result, error) {
	return do(ctx, r.Call(a))
}

// Capture is the Gateway's.
func (do caller) Capture(ctx context.Context, a Account, r CaptureRequest) (Result, error) {
	return do(ctx, r.Call(a))
}

// Void is the Gateway's.
func (do caller) Void(ctx context.Context, a Account, r VoidRequest) (Result, error) {
	return do(ctx, r.Call(a))
}

// Refund is the Gateway's.
func (do caller) Refund(ctx context.Context, a Account, r RefundRequest) (Result, error) {
	return do(ctx, r.Call(a))
}

// Intent is empty: what the sandbox keeps it takes by a token alone.
func (caller) Intent(context.Context, Account, IntentRequest) (Intent, error) { return Intent{}, nil }

// Save is the Vault's.
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

// Forget is the Vault's.
func (do caller) Forget(ctx context.Context, a Account, instrument string) error {
	result, err := do(ctx, Call{Operation: OperationForget, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: "forget-" + instrument, Instrument: instrument})
	if err == nil && result.Outcome == Unknown {
		err = result.Cause
	}
	return err
}

// Code is SandboxCode.
func (caller) Code() string { return SandboxCode }

// Can is everything: the sandbox has a test card for each.
func (caller) Can(_ Account, of PaymentType, currency domain.Currency) Capabilities {
	if of == Crypto {
		return Capabilities{Link: true, Void: true, PartialRefund: true, Digits: currency.Digits()}
	}
	return Capabilities{Hold: true, PartialCapture: true, MultiCapture: true, Void: true, PartialRefund: true, Save: true, OffSession: true, ThreeDS: true,
		Digits: currency.Digits()}
}

// Check finds nothing wrong: the sandbox has no credentials.
func (caller) Check(context.Context, Account) error { return nil }
