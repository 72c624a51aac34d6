package payment

import (
	"context"
	"fmt"

	"github.com/storeplatform/storeplatform/store/domain"
)

// LedgerPayment is a payment in the sandbox's books. It always satisfies 0 ≤ Refunded ≤ Captured ≤
// Authorized.
type LedgerPayment struct {
	Reference  string          `json:"reference"`
	Key        string          `json:"key"` // key of the call that created the payment
	StoreID    int64           `json:"storeId"`
	ProviderID int64           `json:"providerId"`
	Token      string          `json:"token"`
	Currency   domain.Currency `json:"currency"`
	Authorized domain.Amount   `json:"authorized"`
	Captured   domain.Amount   `json:"captured"`
	Refunded   domain.Amount   `json:"refunded"`  // includes pending refunds, but not failed refunds
	Confirmed  bool            `json:"confirmed"` // the customer consented, or the payment needed no consent
	Voided     bool            `json:"voided"`    // the uncaptured part was released
}

// LedgerInstrument is a card that the sandbox saved for a customer.
type LedgerInstrument struct {
	Reference  string `json:"reference"`
	StoreID    int64  `json:"storeId"`
	ProviderID int64  `json:"providerId"`
	Customer   int64  `json:"customer"`
	Token      string `json:"token"` // empty means that the card can no longer be used
}

// tokenOf returns the test card that a call charges. Empty means that the call's instrument does not
// exist or belongs to another customer.
func tokenOf(ctx context.Context, in session, c Call) (string, error) {
	if c.Instrument == "" {
		return c.Token, nil
	}
	i, err := in.instrument(ctx, c.Instrument)
	if err != nil || i == nil || i.StoreID != c.StoreID || i.Customer != c.Customer {
		return "", err
	}
	return i.Token, nil
}

// keep sets the instrument and the mandate of a result. If the call saves the card, keep returns the
// instrument to store. The same card of the same customer always has the same instrument.
func (r *Result) keep(c Call, p *LedgerPayment) *LedgerInstrument {
	switch {
	case !r.moved():
		return nil
	case c.Instrument != "" && c.Recurring:
		r.Instrument, r.Mandate = c.Instrument, reference("man", c.Instrument)
		return nil
	case !c.Save:
		return nil
	}
	i := &LedgerInstrument{StoreID: c.StoreID, ProviderID: c.ProviderID, Customer: c.Customer, Token: p.Token}
	i.Reference = reference("ins", fmt.Sprintf("%d/%d/%s", i.StoreID, i.Customer, i.Token))
	if r.Instrument = i.Reference; c.Recurring {
		r.Mandate = reference("man", i.Reference)
	}
	return i
}

// authorize decides a new payment. It returns a nil payment if it creates none.
func (s *Sandbox) authorize(c Call, token string) (*LedgerPayment, Result) {
	if c.Link {
		return s.link(c)
	}
	card, found := testCardOf(token)
	if !found || card.link {
		unknown := RefusedAs(InvalidToken)
		unknown.Decline.Message += " The sandbox takes pm_card_visa and the other tokens that testPaymentTokens lists in the provider's publicConfig."
		return nil, unknown
	}
	agreed := c.Mandate != "" && c.Mandate == reference("man", c.Instrument)
	switch {
	case card.decline != "":
		return nil, card.shown(RefusedAs(card.decline))
	case c.OffSession && card.away.decline != "":
		return nil, card.shown(RefusedAs(card.away.decline))
	case c.OffSession && card.consent && !(card.once && agreed):
		return nil, card.shown(RefusedAs(AuthenticationRequired))
	}
	none := c.Amount.Sub(c.Amount) // zero with the currency's digits
	p := &LedgerPayment{Reference: reference("pay", c.Key), Key: c.Key, StoreID: c.StoreID, ProviderID: c.ProviderID, Token: token, Currency: c.Currency,
		Authorized: c.Amount, Captured: none, Refunded: none}
	if card.consent && !(card.once && agreed) {
		return p, card.shown(Result{Outcome: ActionRequired, Reference: p.Reference, Amount: c.Amount,
			Action: &Action{Type: ThreeDS, URL: s.consentURL(c.Key)}})
	}
	result := p.confirm(c)
	if card.pends && !c.Amount.IsZero() {
		p.Confirmed, p.Captured, result.Outcome = false, none, Pending
	}
	return p, result
}

// confirm holds the amount of an authorization, and captures it with AutoCapture.
func (p *LedgerPayment) confirm(c Call) Result {
	p.Confirmed = true
	if c.AutoCapture {
		p.Captured = p.Authorized
	}
	card, _ := testCardOf(p.Token)
	r := Result{Outcome: Succeeded, Reference: p.Reference, Amount: p.Authorized, Held: p.Authorized.Sub(p.Captured), Captured: p.Captured}
	if card.reviewed && p.Authorized.Positive() {
		r.Review = ReviewOpen
	}
	return card.shown(r)
}

// consent applies the customer's decision. If the payment was voided before, the consent comes too late
// and fails.
func (p *LedgerPayment) consent(c Call, given bool) Result {
	if given && !p.Voided {
		return p.confirm(c)
	}
	p.Voided = true
	card, _ := testCardOf(p.Token)
	result := card.shown(RefusedAs(AuthenticationFailed))
	result.Reference = p.Reference
	return result
}

// change captures, voids or refunds. It does not find the payments of other stores.
func (p *LedgerPayment) change(c Call) Result {
	switch {
	case p == nil || p.StoreID != c.StoreID:
		return RefusedAs(PaymentNotFound)
	case c.Operation == OperationVoid:
		return p.void(c)
	case c.Currency != p.Currency:
		return RefusedAs(CurrencyMismatch)
	case c.Operation == OperationCapture:
		return p.capture(c)
	}
	return p.refund(c)
}

func (p *LedgerPayment) capture(c Call) Result {
	total := p.Captured.Add(c.Amount)
	switch {
	case p.Voided:
		return RefusedAs(PaymentVoided)
	case !p.Confirmed:
		return RefusedAs(AuthenticationRequired)
	case p.Authorized.Less(total):
		return RefusedAs(CaptureExceedsAuthorized)
	}
	p.Captured = total
	return Result{Outcome: Succeeded, Reference: reference("cap", c.Key), Amount: c.Amount}
}

func (p *LedgerPayment) void(c Call) Result {
	held := p.Authorized.Sub(p.Captured)
	switch {
	case p.Voided:
		return RefusedAs(PaymentVoided)
	case held.IsZero() && p.Confirmed:
		return RefusedAs(PaymentCaptured)
	}
	p.Voided = true
	if !p.Confirmed {
		held = domain.Amount{}
	}
	return Result{Outcome: Succeeded, Reference: reference("void", c.Key), Amount: held}
}

// refund refunds an amount. A pending refund counts as refunded, so that no amount can be refunded twice.
func (p *LedgerPayment) refund(c Call) Result {
	total := p.Refunded.Add(c.Amount)
	if p.Captured.Less(total) {
		return RefusedAs(RefundExceedsCaptured)
	}
	p.Refunded = total
	result := Result{Outcome: Succeeded, Reference: reference("ref", c.Key), Amount: c.Amount}
	if card, _ := testCardOf(p.Token); card.refundPends {
		result.Outcome = Pending
	}
	return result
}

// settle decides a pending payment or refund.
func (p *LedgerPayment) settle(c Call, pending Result) Result {
	card, _ := testCardOf(p.Token)
	switch {
	case c.Operation == OperationAuthorize && (card.bounces || p.Voided):
		p.Voided = true
		result := card.shown(RefusedAs(InsufficientFunds))
		result.Reference = pending.Reference
		return result
	case c.Operation == OperationAuthorize:
		result := p.confirm(c)
		result.Instrument, result.Mandate = pending.Instrument, pending.Mandate
		return result
	case card.refundFails:
		p.Refunded = p.Refunded.Sub(pending.Amount)
		result := RefusedAs(RefundFailed)
		result.Reference = pending.Reference
		return result
	}
	pending.Outcome = Succeeded
	return pending
}

// moved reports whether the call changed the books.
func (r Result) moved() bool { return r.Outcome == Succeeded || r.Outcome == Pending }
