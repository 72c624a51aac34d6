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
	Token       string          `json:"token,omitempty"`
	Instrument  string          `json:"instrument,omitempty"`
	Customer    int64           `json:"customer,omitempty"`
	Save        bool            `json:"save,omitempty"`
	Recurring   bool            `json:"recurring,omitempty"`
	OffSession  bool            `json:"offSession,omitempty"`
	Mandate     string          `json:"mandate,omitempty"`
}

// longestText bounds what a caller may have written down.
const longestText = 255

// checked refuses a call that no gateway could act on, and gives the amount the
// digits of its currency.
func (c Call) checked() (Call, error) {
	switch {
	case c.Key == "" || len(c.Key) > longestText:
		return c, malformed("key of %d characters", len(c.Key))
	case c.StoreID <= 0:
		return c, malformed("no store")
	case len(c.Token) > longestText || len(c.Reference) > longestText || len(c.Instrument) > longestText || len(c.Mandate) > longestText:
		return c, malformed("a text is too long")
	case c.Token != "" && c.Instrument != "":
		return c, malformed("a token and an instrument")
	}
	if c.Operation == OperationVoid {
		c.Amount, c.Currency = domain.Amount{}, ""
		return c, nil
	}
	switch {
	case !c.Currency.Known():
		return c, malformed("currency %q", c.Currency)
	case c.Amount.Sign() < 0 || c.Amount.IsZero() && !c.verifies() || !c.Currency.Fits(c.Amount):
		return c, malformed("amount %s %s", c.Amount, c.Currency)
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
	return same && c == other
}

// caller makes a gateway's calls of a single function.
type caller func(context.Context, Call) (Result, error)

// Authorize is the Gateway's.
func (do caller) Authorize(ctx context.Context, a Account, r AuthorizeRequest) (Result, error) {
	return do(ctx, Call{Operation: OperationAuthorize, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Amount: r.Amount, Currency: r.Currency,
		AutoCapture: r.AutoCapture, Token: r.Token, Instrument: r.Instrument, Customer: r.Customer, Save: r.Save, Recurring: r.Recurring,
		OffSession: r.OffSession, Mandate: r.Mandate})
}

// Capture is the Gateway's.
func (do caller) Capture(ctx context.Context, a Account, r CaptureRequest) (Result, error) {
	return do(ctx, Call{Operation: OperationCapture, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference, Amount: r.Amount, Currency: r.Currency})
}

// Void is the Gateway's.
func (do caller) Void(ctx context.Context, a Account, r VoidRequest) (Result, error) {
	return do(ctx, Call{Operation: OperationVoid, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference})
}

// Refund is the Gateway's.
func (do caller) Refund(ctx context.Context, a Account, r RefundRequest) (Result, error) {
	return do(ctx, Call{Operation: OperationRefund, StoreID: a.StoreID, ProviderID: a.ProviderID, Key: r.Key, Reference: r.Reference, Amount: r.Amount, Currency: r.Currency})
}
