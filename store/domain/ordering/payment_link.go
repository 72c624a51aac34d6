package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// linkGrace is the time between a link's expiry and the request to the provider for the outcome.
const linkGrace = time.Second

// IsLink reports whether the payment is made on a page of the provider, where anyone with the link can pay.
func (p *Payment) IsLink() bool { return p.PaymentType == settings.CryptoPayment }

// openLink reports whether the link can still be paid.
func (p *Payment) openLink() bool { return p.IsLink() && p.Status == AttemptRequiresAction }

// Over reports whether the link's action has expired. After that, only the provider knows the outcome.
func (p *Payment) Over(now time.Time) bool {
	return p.NextAction != nil && p.NextAction.ExpiresOn != nil && !now.Before(*p.NextAction.ExpiresOn)
}

// linkRetry returns the waiting time before the next request about an undecided link. The interval grows
// with the payment's age, but ends shortly after the link's expiry.
func linkRetry(p *Payment, r Result, now time.Time) time.Duration {
	wait := Result{Outcome: OutcomePending}.retry(p.CreatedOn, now)
	if a := r.Action; a != nil && a.ExpiresOn != nil && a.ExpiresOn.After(now) {
		wait = min(wait, a.ExpiresOn.Sub(now)+linkGrace)
	}
	return wait
}

// Link returns the payment for the amount due through a provider's link: the open payment, or else a new
// payment, for which the caller must then call the gateway. A link of another provider ends, so at most
// one link can be paid.
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

// EndedLink reports whether the gateway must still end a link that the order no longer needs.
func (o *Order) EndedLink() bool {
	return slices.ContainsFunc(o.Payments, func(p *Payment) bool { return p.IsLink() && p.OwesVoid() })
}

// endsUnpaid reports whether the order is canceled when its link ends unpaid. For that, the buyer must
// have placed the order for payment through the link, no other payment may have succeeded or be open, and
// no unit may be shipped.
func (o *Order) endsUnpaid() bool {
	if !o.Bought() || o.Status == OrderDraft || o.Status == OrderCancelled || o.Subscribes() {
		return false
	}
	var with *Payment // the latest payment that existed when the order was placed
	for _, p := range o.Payments {
		if !p.IsTender() && (o.PlacedOn == nil || !p.CreatedOn.After(*o.PlacedOn)) {
			with = p
		}
	}
	return with != nil && with.IsLink() && !slices.ContainsFunc(o.Payments, func(p *Payment) bool {
		return !p.IsTender() && p.Status != AttemptFailed && p.Status != AttemptVoided || p.CapturedAmount.Positive()
	}) && !slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return l.FulfilledQuantity > 0 })
}

// endUnpaid cancels an order whose link ended without a payment.
func (o *Order) endUnpaid(settled Settlement, s settings.Settings, now time.Time) (Settlement, error) {
	end, err := o.Cancel(CancelRequest{Reason: CancelledUnpaid, NotifyCustomer: true}, s.RoundingMode, domain.System(o.StoreID), now)
	if err != nil {
		return settled, err
	}
	settled.Unpaid, settled.Ended, settled.Events = false, &end, append(settled.Events, end.Events...)
	return settled, nil
}
