package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// OrderShipping lists the methods that serve an order, the cheapest first, and
// the one that an order has.
func (s *Service) OrderShipping(ctx context.Context, actor domain.Actor, ask ordering.ShippingQuestion) ([]settings.ShippingOffer, *int64, error) {
	read := s.As(actor)
	store, err := read.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	parcel := settings.Parcel{To: ask.To, Currency: ask.CurrencyCode, WeightUnit: domain.WeightUnit(store.Settings.WeightUnit), Allowed: store.Settings.AllowedCountryCodes}
	var goods domain.Amount
	var selected *int64
	if ask.OrderID != 0 {
		o, err := read.Order(ctx, ordering.OrderKey{ID: ask.OrderID})
		if err != nil {
			return nil, nil, err
		}
		if o.ShippingAddress == nil {
			return nil, nil, nil // nothing is shipped
		}
		selected, goods = o.ShippingMethodID, o.Goods()
		parcel.To, parcel.Currency = o.ShippingAddress.Place(), o.CurrencyCode
		sold, err := read.Sellables(ctx, o.VariantIDs())
		if err != nil {
			return nil, nil, err
		}
		for _, l := range o.Lines {
			if l.RequiresShipping && l.VariantID != nil && sold[*l.VariantID].Variant != nil {
				parcel.Weight = parcel.Weight.Add(sold[*l.VariantID].Variant.WeightIn(parcel.WeightUnit).Times(int64(l.Quantity)))
			}
		}
	} else {
		if parcel.Currency == "" {
			parcel.Currency = store.Settings.DefaultCurrencyCode
		}
		if ask.Goods != nil {
			goods = *ask.Goods
		}
		if ask.Weight != nil {
			parcel.Weight = *ask.Weight
		}
	}
	active := true
	methods, err := read.ShippingMethods(ctx, &active)
	if err != nil {
		return nil, nil, err
	}
	return settings.Offers(methods, parcel, goods), selected, nil
}
