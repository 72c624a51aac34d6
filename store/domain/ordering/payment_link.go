package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// linkGrace is how long after the end of a link's time its provider is asked what came
// of it.
const linkGrace = time.Second

// IsLink tells whether the payment is made on a page of its provider's, which whoever
// opens it can pay on.
func (p *Payment) IsLink() bool { return p.PaymentType == settings.CryptoPayment }

// openLink tells whether somebody can still pay through the link.
func (p *Payment) openLink() bool { return p.IsLink() && p.Status == AttemptRequiresAction }

// Over tells whether the time of a link that is open is over: only its provider knows
// what came of it.
func (p *Payment) Over(now time.Time) bool {
	return p.NextAction != nil && p.NextAction.ExpiresOn != nil && !now.Before(*p.NextAction.ExpiresOn)
}

// linkRetry is how long to wait before the provider of a link is asked again that has
// not decided: seldom, but at once when the link's time is over.
func linkRetry(p *Payment, r Result, now time.Time) time.Duration {
	wait := Result{Outcome: OutcomePending}.retry(p.CreatedOn, now)
	if a := r.Action; a != nil && a.ExpiresOn != nil && a.ExpiresOn.After(now) {
		wait = min(wait, a.ExpiresOn.Sub(now)+linkGrace)
	}
	return wait
}

// Link is the link through which what is due can be paid with a provider: the one that
// is open, else a new one that nobody has asked the gateway for yet. One of another
// provider ends, so that there is never more than one to pay.
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

// endsUnpaid tells whether an order ends with a link of which nothing came: its buyer
// placed it to be paid that way, nobody has paid it otherwise or is about to, and
// nothing of it was shipped.
func (o *Order) endsUnpaid() bool {
	if !o.Bought() || o.Status == OrderDraft || o.Status == OrderCancelled || o.Subscribes() {
		return false
	}
	var with *Payment // it was placed with the last one that there was then
	for _, p := range o.Payments {
		if o.PlacedOn == nil || !p.CreatedOn.After(*o.PlacedOn) {
			with = p
		}
	}
	return with != nil && with.IsLink() && !slices.ContainsFunc(o.Payments, func(p *Payment) bool {
		return p.Status != AttemptFailed && p.Status != AttemptVoided || p.CapturedAmount.Positive()
	}) && !slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return l.FulfilledQuantity > 0 })
}

// endUnpaid cancels an order for which nothing came.
func (o *Order) endUnpaid(settled Settlement, s settings.Settings, now time.Time) (Settlement, error) {
	end, err := o.Cancel(CancelRequest{Reason: CancelledUnpaid, NotifyCustomer: true}, s.RoundingMode, domain.System(o.StoreID), now)
	if err != nil {
		return settled, err
	}
	settled.Unpaid, settled.Ended, settled.Events = false, &end, append(settled.Events, end.Events...)
	return settled, nil
}
