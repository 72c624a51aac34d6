package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// draftable returns an error if the requested order cannot be a draft. It ignores
// obstacles that only prevent placing the order today, such as too little stock.
func draftable(p placement, in ordering.OrderCreate) error {
	if in.Payment != nil {
		return domain.Invalid("/payment", "A draft is paid when it is placed.")
	}
	if in.ConsentText != nil {
		return domain.Invalid("/consentText", "The customer agrees when a draft is placed.")
	}
	for i, l := range p.basket.Lines {
		if l.IsTrial() { // a trial ships nothing yet, so the draft would lose its shipping address
			return domain.Invalid(p.line(i)+"/subscriptionPlanId", "A trial begins with an order that is placed at once.")
		}
	}
	if err := in.Priced(p.basket.Currency, p.basket.Shipping != nil); err != nil {
		return err
	}
	return p.quote.Only(pricing.NoLongerSold, pricing.QuantityNotAllowed).Obstacle(p.line)
}

// keepDraft sets the draft to the quote and commits. A new draft takes a number, but a
// draft reserves nothing else and causes no events.
func keepDraft(ctx context.Context, t *command.Tx, p placement) error {
	numbered := p.order.ID != 0
	if _, err := draw(ctx, t, p); err != nil {
		return err
	}
	if !numbered {
		if err := number(ctx, t, p); err != nil {
			return err
		}
	}
	if err := t.Update(ctx, p.order); err != nil {
		return err
	}
	return t.Commit(ctx)
}

// asked returns the request that would create the draft in its current state. The draft's custom fields were checked
// when they were stored, so a definition that has changed since does not apply to them.
func asked(o *ordering.Order) ordering.OrderCreate {
	in := ordering.OrderCreate{
		IsDraft: true, CustomerID: o.CustomerID, Email: o.Email, CurrencyCode: o.CurrencyCode, LanguageCode: o.Language(), ShippingAddress: o.ShippingAddress, BillingAddress: o.BillingAddress,
		ShippingMethodID: o.ShippingMethodID, Discount: o.Discount, OrderDate: &o.OrderDate,
		CustomerNote: o.CustomerNote, CustomFields: o.CustomFields, KeptFields: true, ReferrerCode: &o.ReferrerCode,
	}
	if t := o.Terms; t != nil {
		in.CouponCodes = t.CouponCodes
		if t.OwnShippingPrice {
			in.ShippingPrice = &t.ShippingPrice
		}
	}
	for _, l := range o.Lines {
		item := ordering.OrderItem{LineID: l.ID, Quantity: l.Quantity, PlanID: l.SubscriptionPlanID, CustomFields: l.CustomFields, Kept: true}
		if l.VariantID != nil {
			item.VariantID = *l.VariantID
		}
		if l.OwnPrice {
			item.UnitPrice = new(l.ListPrice())
		}
		in.Items = append(in.Items, item)
	}
	return in
}

// PlaceOrder places a draft. It prices, reserves and charges the draft like a new order.
// If the request is refused or the payment declined, the order stays a draft. A repeated
// request resumes the earlier request.
func (s *Service) PlaceOrder(ctx context.Context, actor domain.Actor, in ordering.OrderPlace) (*ordering.Order, error) {
	held, err := taxes.Taxed(ctx, s.taxes, true, func(ctx context.Context) (reservation, error) { return s.reserveDraft(ctx, actor, in) })
	if err != nil || held.attempt == nil {
		return held.order, err
	}
	return s.charge(ctx, actor, held)
}

func (s *Service) reserveDraft(ctx context.Context, actor domain.Actor, in ordering.OrderPlace) (held reservation, err error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return held, err
	}
	defer tx.Rollback()
	seen, err := tx.Order(ctx, ordering.OrderKey{ID: in.OrderID})
	if err != nil {
		return held, err
	}
	customer, err := lockBuyer(ctx, tx, seen.CustomerID) // in the lock order, the customer comes before the order
	if err != nil {
		return held, err
	}
	o, err := tx.LockOrder(ctx, in.OrderID)
	if err != nil {
		return held, err
	}
	if o.LastCommandID != nil && *o.LastCommandID == actor.CommandID {
		return resume(o)
	}
	if err := o.Placeable(); err != nil {
		return held, err
	}
	if o.Version != seen.Version {
		return held, &domain.Error{Code: domain.Busy, RetryAfter: 1, Detail: "The draft has just been changed. Try again."}
	}
	wanted := asked(o)
	wanted.Payment, wanted.ConsentText = in.Payment, in.ConsentText
	p, err := placementOf(ctx, tx, store, wanted)
	if err != nil {
		return held, err
	}
	if in.ExpectedGrandTotal != nil && !in.ExpectedGrandTotal.Equal(p.quote.GrandTotal) {
		return held, p.quote.Changed(*in.ExpectedGrandTotal)
	}
	o.LastCommandID, o.NotifyCustomer = &actor.CommandID, in.NotifyCustomer
	p.order = o
	held, events, err := s.take(ctx, tx, p, customer, wanted)
	if err != nil {
		return held, err
	}
	return held, tx.Commit(ctx, events...)
}
