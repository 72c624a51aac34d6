package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// OrderShipping lists the shipping methods that serve an order, cheapest first, and the id of the order's own
// method. Each method has the price that the order would pay for it now. If ask.OrderID is 0, the methods serve the
// goods in ask.
func (s *Service) OrderShipping(ctx context.Context, actor domain.Actor, ask ordering.ShippingQuestion) ([]settings.ShippingOffer, *int64, error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback() // the transaction only reads
	active := true
	methods, err := tx.ShippingMethods(ctx, &active)
	if err != nil {
		return nil, nil, err
	}
	if ask.OrderID == 0 {
		if ask.CurrencyCode == "" {
			ask.CurrencyCode = store.Settings.DefaultCurrencyCode
		}
		var goods, weight domain.Amount
		if ask.Goods != nil {
			goods = *ask.Goods
		}
		if ask.Weight != nil {
			weight = *ask.Weight
		}
		offers, err := pricing.Goods(store, ask.CurrencyCode, ask.To, goods, weight).Offers(methods, tx.At)
		return offers, nil, err
	}
	o, err := tx.Order(ctx, ordering.OrderKey{ID: ask.OrderID})
	if err != nil || o.ShippingAddress == nil { // the order has nothing to ship
		return nil, nil, err
	}
	b, err := shippingBasket(ctx, tx, store, o)
	if err != nil {
		return nil, nil, err
	}
	offers, err := b.Offers(methods, tx.At)
	return offers, o.ShippingMethodID, err
}

// shippingBasket returns the order's basket, priced as an update to another shipping
// method would price it.
func shippingBasket(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order) (b pricing.Basket, err error) {
	if o.IsDraft && o.Status == ordering.OrderDraft {
		in := asked(o)
		in.ShippingPrice = nil
		codes := in.CouponCodes
		in.CouponCodes = nil
		for _, code := range codes {
			if _, err := t.Coupon(ctx, 0, code); err == nil {
				in.CouponCodes = append(in.CouponCodes, code)
			} else if domain.CodeOf(err) != domain.NotFound {
				return b, err
			}
		}
		request := ordering.Checkout{ShippingAddress: o.ShippingAddress, BillingAddress: o.BillingAddress}
		if b, err = orderBasket(ctx, t, store, request, in); domain.CodeOf(err) == domain.CurrencyMismatch {
			return pricing.Basket{}, nil // no method has a price in this currency
		}
		return b, err
	}
	if o.Terms == nil { // the taxes are unknown, but displayed prices do not depend on them
		o.Terms = &ordering.Terms{Tax: pricing.NewBasket(store, o.CurrencyCode, pricing.Buyer{}).Tax}
	}
	b, shipping, err := editBasket(ctx, t, store, o, ordering.OrderUpdate{})
	if err != nil {
		return b, err
	}
	return o.Keep(b, b.Destination, shipping)
}
