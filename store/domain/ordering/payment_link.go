package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// linkGrace is how long after the expiry of a link a job asks the provider for the outcome.
const linkGrace = time.Second

// IsLink reports whether the payment is made on a page of the provider, where anyone with the link
// can pay.
func (p *Payment) IsLink() bool { return p.PaymentType == settings.CryptoPayment }

// openLink reports whether the link can still be paid.
func (p *Payment) openLink() bool { return p.IsLink() && p.Status == AttemptRequiresAction }

// Over reports whether the link's action has expired. Only the provider then knows the outcome.
func (p *Payment) Over(now time.Time) bool {
	return p.NextAction != nil && p.NextAction.ExpiresOn != nil && !now.Before(*p.NextAction.ExpiresOn)
}

// linkRetry returns how long to wait before the next request to an undecided link's provider. The
// interval grows with the payment's age, but ends right after the link's expiry.
func linkRetry(p *Payment, r Result, now time.Time) time.Duration {
	wait := Result{Outcome: OutcomePending}.retry(p.CreatedOn, now)
	if a := r.Action; a != nil && a.ExpiresOn != nil && a.ExpiresOn.After(now) {
		wait = min(wait, a.ExpiresOn.Sub(now)+linkGrace)
	}
	return wait
}

// Link returns the payment of the amount due through a provider's link: the open payment, else a
// new payment for which the caller then calls the gateway. A link of another provider ends, so at
// most one link can be paid.
func (o *Order) Link(m Means, store *settings.Store, now time.Time) (p *Payment, events []domain.Event, err error) {
	for _, p := range o.Payments {
		if p.IsLink() && p.Unsettled() && p.PaymentProviderID == m.Provider.ID {
			return p, nil, nil
		}
	}
	owing, err := o.Owing()
	if err != nil {
		return nil, nil, err
	}
	for _, p := range o.Payments {
		if p.openLink() {
			p.release(now)
		}
	}
	p = o.attempt(m, owing, store, now)
	return p, o.settle(now), nil
}

// EndedLink reports whether the gateway has yet to end a link that the order no longer needs.
func (o *Order) EndedLink() bool {
	return slices.ContainsFunc(o.Payments, func(p *Payment) bool { return p.IsLink() && p.OwesVoid() })
}

// endsUnpaid reports whether the order is canceled when its link ends unpaid. The buyer must have
// placed it for payment through the link. No other payment may have succeeded or be open, and no
// unit may be shipped.
func (o *Order) endsUnpaid() bool {
	if !o.Bought() || o.Status == OrderDraft || o.Status == OrderCancelled || o.Subscribes() {
		return false
	}
	var with *Payment // the last payment that existed when the order was placed
	for _, p := range o.Payments {
		if o.PlacedOn == nil || !p.CreatedOn.After(*o.PlacedOn) {
			with = p
		}
	}
	return with != nil && with.IsLink() && !slices.ContainsFunc(o.Payments, func(p *Payment) bool {
		return p.Status != AttemptFailed && p.Status != AttemptVoided || p.CapturedAmount.Positive()
	}) && !slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return l.FulfilledQuantity > 0 })
}

// endUnpaid cancels an order whose link ended unpaid.
func (o *Order) endUnpaid(settled Settlement, s settings.Settings, now time.Time) (Settlement, error) {
	end, err := o.Cancel(CancelRequest{Reason: CancelledUnpaid, NotifyCustomer: true}, s.RoundingMode, domain.System(o.StoreID), now)
	if err != nil {
		return settled, err
	}
	settled.Unpaid, settled.Ended, settled.Events = false, &end, append(settled.Events, end.Events...)
	return settled, nil
}
