package store

import (
	"context"
	"reflect"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// book remembers a locked order as it was, so that exactly those of its rows are
// written back that a rule has changed.
type book struct {
	order *ordering.Order
	was   map[domain.Entity]any
}

func openBook(o *ordering.Order) book {
	b := book{order: o, was: map[domain.Entity]any{}}
	whole := *o
	whole.Lines, whole.Payments, whole.Refunds, whole.Shipments = nil, nil, nil, nil
	b.was[o] = whole
	for _, l := range o.Lines {
		b.was[l] = *l
	}
	for _, p := range o.Payments {
		b.was[p] = *p
	}
	for _, r := range o.Refunds {
		before := *r
		before.Lines = append([]ordering.RefundLine{}, r.Lines...)
		b.was[r] = before
	}
	for _, s := range o.Shipments {
		b.was[s] = *s
	}
	return b
}

// write keeps what is different: in the order of the locks, and new rows last.
// With anything of an order the order itself is newer.
func (b book) write(ctx context.Context, tx *tx) error {
	var changed, added []domain.Entity
	sort := func(e domain.Entity, now any) {
		was, known := b.was[e]
		switch {
		case !known:
			added = append(added, e)
		case !reflect.DeepEqual(was, now):
			changed = append(changed, e)
		}
	}
	o := b.order
	for _, l := range o.Lines {
		sort(l, *l)
	}
	for _, p := range o.Payments {
		sort(p, *p)
	}
	for _, r := range o.Refunds {
		sort(r, *r)
	}
	for _, s := range o.Shipments {
		sort(s, *s)
	}
	whole := *o
	whole.Lines, whole.Payments, whole.Refunds, whole.Shipments = nil, nil, nil, nil
	if len(changed)+len(added) == 0 && reflect.DeepEqual(b.was[o], any(whole)) {
		return nil
	}
	if err := tx.Update(ctx, append([]domain.Entity{o}, changed...)...); err != nil {
		return err
	}
	return tx.Insert(ctx, added...)
}

// has says that a row is kept already.
func (b book) has(r *ordering.Refund) { b.was[r] = *r }
