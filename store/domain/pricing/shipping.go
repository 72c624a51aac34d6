package pricing

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// carriage returns a function that computes the price of shipping from the discounted lines.
func (b Basket) carriage(q Quote) func([]discountable) domain.Amount {
	return func(lines []discountable) domain.Amount {
		switch {
		case b.Edit != nil && b.Edit.Shipping != nil:
			return b.Edit.Shipping.UnitPrice
		case b.Shipping == nil || !q.RequiresShipping:
			return domain.Amount{}
		}
		return b.shipments(lines)
	}
}

// Offers lists the methods that serve the basket, cheapest first, each with the price that a quote of the
// basket has. The list is empty if nothing is shipped or the destination is unknown. An edited order
// keeps the price of its own method.
func (b Basket) Offers(methods []*settings.ShippingMethod, now time.Time) ([]settings.ShippingOffer, error) {
	out := []settings.ShippingOffer{}
	d, err := b.begin(now)
	if err != nil || b.Destination == nil || !d.quote.RequiresShipping {
		return out, err
	}
	parcel := b.Parcel(d.quote)
	for _, m := range methods {
		if m.Serves(parcel) != nil {
			continue
		}
		with := b.by(m)
		grants, price := with.discount(with.applied(with.choose(d, now)), slices.Clone(d.lines), with.carriage(d.quote))
		offer := settings.ShippingOffer{Method: m, Price: price, Charge: price}
		for _, g := range grants {
			offer.Charge = offer.Charge.Sub(g.shipping)
		}
		out = append(out, offer)
	}
	settings.SortOffers(out)
	return out, nil
}

// Parcel returns the basket's goods as a parcel, for comparison with shipping methods. Destination must
// not be nil.
func (b Basket) Parcel(q Quote) settings.Parcel {
	return settings.Parcel{To: *b.Destination, Weight: q.Weight, WeightUnit: b.WeightUnit, Currency: b.Currency, Allowed: b.Allowed, Agreed: b.ShippingAgreed}
}

// by returns the basket with another shipping method. If an edited order gets a new method, it costs the
// current price.
func (b Basket) by(m *settings.ShippingMethod) Basket {
	if b.Edit != nil && b.Edit.Shipping != nil && (b.Shipping == nil || b.Shipping.ID != m.ID) {
		edit := *b.Edit
		edit.Shipping, b.Edit = nil, &edit
	}
	b.Shipping = m
	return b
}

// Goods returns a basket of shipped goods for which only the value and the weight are known.
func Goods(store *settings.Store, currency domain.Currency, to domain.Place, worth, weight domain.Amount) Basket {
	b := NewBasket(store, currency, Buyer{})
	b.Destination = &to
	b.Lines = []BasketLine{{Quantity: 1, Kept: &Kept{UnitPrice: worth, Ships: true}, Sellable: catalog.Sellable{
		Product: &catalog.Product{}, Variant: &catalog.Variant{Weight: &weight, WeightUnit: b.WeightUnit},
	}}}
	return b
}
