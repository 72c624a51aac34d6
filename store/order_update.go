package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// OrderUpdate changes what is not nil of an order; a pointer to nil clears.
type OrderUpdate struct {
	ordering.OrderPatch
	Items            []OrderItem // all of them; nil: they stay
	CouponCodes      *[]string
	Discount         **pricing.ManualDiscount
	ShippingMethodID **int64
	ShippingPrice    *domain.Amount
}

// prices tells whether the order costs something else afterwards, maybe.
func (u OrderUpdate) prices() bool {
	return u.Items != nil || u.CouponCodes != nil || u.Discount != nil || u.ShippingMethodID != nil || u.ShippingPrice != nil
}

// over is what an administrator asks for after the update who asked for something
// before it.
func (u OrderUpdate) over(in OrderCreate) OrderCreate {
	if u.Items != nil {
		in.Items = u.Items
	}
	if u.CouponCodes != nil {
		in.CouponCodes = *u.CouponCodes
	}
	if u.Discount != nil {
		in.Discount = *u.Discount
	}
	if u.ShippingMethodID != nil {
		in.ShippingMethodID, in.ShippingPrice = *u.ShippingMethodID, nil
	}
	if u.ShippingPrice != nil {
		in.ShippingPrice = u.ShippingPrice
	}
	return in
}

// ErrPlaced refuses to edit what a placed order is made of.
var ErrPlaced = domain.Errorf(domain.NotImplemented, "Only drafts can be edited like this yet.")

// UpdateOrder edits an order.
func (s *Service) UpdateOrder(ctx context.Context, actor domain.Actor, id int64, u OrderUpdate, expect domain.Expect) (*ordering.Order, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if u.CustomerID != nil && *u.CustomerID != nil {
		// Before the order, in the order of the locks; nothing of the customer changes.
		_, err := tx.Customer(ctx, **u.CustomerID)
		if domain.CodeOf(err) == domain.NotFound {
			return nil, domain.Invalid("/storeCustomerId", "There is no such customer.")
		}
		if err != nil {
			return nil, err
		}
	}
	o, err := tx.LockOrder(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := expect.Check(&o.Row); err != nil {
		return nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	was := *o
	events, changed, err := o.Change(u.OrderPatch, store.Settings.CustomFieldDefinitions, tx.at)
	if err != nil {
		return nil, err
	}
	if o.IsDraft && o.Status == ordering.OrderDraft && (u.prices() || o.Reprices(&was)) {
		if err := tx.redraft(ctx, store, o, u); err != nil {
			return nil, err
		}
		return o, nil
	}
	if u.prices() {
		return nil, ErrPlaced
	}
	if !changed {
		return o, nil
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, err
	}
	return o, tx.Commit(ctx, events...)
}

// redraft prices a draft anew, with what an update changes, and commits. A line that
// is kept keeps its fields where the update gives none.
func (t *tx) redraft(ctx context.Context, store *settings.Store, o *ordering.Order, u OrderUpdate) error {
	if err := o.Redraftable(); err != nil {
		return err
	}
	if err := keepLines(o, u.Items); err != nil {
		return err
	}
	in := u.over(asked(o))
	p, err := t.wanted(ctx, store, in)
	if err != nil {
		return err
	}
	p.order = o
	if err := draftable(p, in); err != nil {
		return err
	}
	return t.keepDraft(ctx, p)
}

// keepLines completes the lines of an update that are on the order already.
func keepLines(o *ordering.Order, items []OrderItem) error {
	var refused domain.Refusals
	seen := map[int64]bool{}
	for i := range items {
		item, at := &items[i], within("/items", i)
		if item.LineID == 0 {
			continue
		}
		line, found := o.Line(item.LineID)
		switch {
		case !found:
			refused.Add(at+"/lineItemId", "The order has no such line.")
		case seen[item.LineID]:
			refused.Add(at+"/lineItemId", "The line occurs twice.")
		case item.VariantID != 0 || item.SKU != "":
			refused.Add(at, "A line keeps its variant: name it by lineItemId alone.")
		default:
			if line.VariantID != nil {
				item.VariantID = *line.VariantID
			}
			item.PlanID = line.SubscriptionPlanID
			if item.UnitPrice == nil && line.OwnPrice {
				item.UnitPrice = &line.UnitPriceBeforeDiscount
			}
			if item.CustomFields == nil {
				item.CustomFields = line.CustomFields
			}
		}
		seen[item.LineID] = true
	}
	return refused.Err()
}
