package payment

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// linkLife is how long a link can be paid before it expires.
const linkLife = 15 * time.Minute

// LinkPayment is what a payer does on the page of a link.
type LinkPayment string

const (
	LinkPaid     LinkPayment = "yes"  // pays the remaining amount
	LinkHalf     LinkPayment = "half" // pays half of the amount
	LinkOverpaid LinkPayment = "over" // pays the remaining amount and half of the amount on top
	LinkLeft     LinkPayment = "no"   // pays nothing more and lets the link expire
)

// link creates a link for an amount.
func (s *Sandbox) link(c Call) (*LedgerPayment, Result) {
	none := c.Amount.Sub(c.Amount)
	p := &LedgerPayment{Reference: reference("pay", c.Key), Key: c.Key, StoreID: c.StoreID, ProviderID: c.ProviderID, Token: linkToken, Currency: c.Currency,
		Authorized: c.Amount, Captured: none, Refunded: none}
	return p, Result{Outcome: ActionRequired, Reference: p.Reference, Amount: c.Amount, PaymentType: Crypto,
		Action: &Action{Type: CryptoLink, URL: s.consentURL(c.Key), ExpiresOn: s.now().Add(linkLife).UTC().Truncate(time.Millisecond)}}
}

// PayLink pays on the page of a link. It succeeds even after the link has expired or was paid, because
// crypto payments cannot be rejected.
func (s *Sandbox) PayLink(ctx context.Context, key string, how LinkPayment) error {
	in, err := s.home.begin(ctx, key)
	if err != nil {
		return err
	}
	defer in.rollback()
	e, err := in.entry(ctx)
	if err != nil {
		return err
	}
	if e == nil || !e.Call.Link {
		return domain.Missing("payment")
	}
	p, err := in.payment(ctx, e.Answer.Reference)
	if err != nil {
		return err
	}
	asked := e.Call.Amount
	half := asked.Mul(domain.MustAmount("0.5")).Round(p.Currency.Digits(), domain.HalfUp)
	switch how {
	case LinkPaid:
		p.Captured = p.Captured.Add(asked.Sub(p.Captured).NotNegative())
	case LinkHalf:
		p.Captured = p.Captured.Add(half)
	case LinkOverpaid:
		p.Captured = p.Captured.Add(asked.Sub(p.Captured).NotNegative()).Add(half)
	case LinkLeft:
		p.Voided = true
	default:
		return nil
	}
	p.Confirmed = p.Captured.Positive()
	if p.Authorized.Less(p.Captured) {
		p.Authorized = p.Captured
	}
	e.Result = p.paidBy(e, s.now())
	return in.write(ctx, change{e, p, nil, nil, noticesOf(e, p, nil, s.now(), true)})
}

// closeLink stores the outcome of a link that has expired or was paid.
func (s *Sandbox) closeLink(ctx context.Context, in session, e *LedgerEntry) error {
	if e.Result.Outcome != ActionRequired {
		return nil
	}
	p, err := in.payment(ctx, e.Answer.Reference)
	if err != nil {
		return err
	}
	if e.Result = p.paidBy(e, s.now()); e.Result.Outcome == ActionRequired {
		return nil
	}
	return in.write(ctx, change{e, p, nil, nil, noticesOf(e, p, nil, s.now(), s.TellAll)})
}

// paidBy returns the result of a link at a time. The link waits until the amount is paid or the link
// expires. Then it succeeds with the amount paid, or is declined if nothing was paid.
func (p *LedgerPayment) paidBy(e *LedgerEntry, at time.Time) Result {
	over := p.Voided || !at.Before(e.Answer.Action.ExpiresOn)
	switch {
	case p.Captured.Less(e.Call.Amount) && !over:
		return e.Answer
	case p.Captured.Positive():
		p.Authorized = p.Captured
		return Result{Outcome: Succeeded, Reference: p.Reference, Amount: p.Captured, Held: p.Captured.Sub(p.Captured), Captured: p.Captured, PaymentType: Crypto}
	}
	p.Voided = true
	expired := RefusedAs(PaymentExpired)
	expired.Reference, expired.PaymentType = p.Reference, Crypto
	return expired
}
