package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// CreateCoupon creates a coupon. A retry returns the coupon that the first run created.
func (s *Service) CreateCoupon(ctx context.Context, actor domain.Actor, in pricing.CouponInput) (*pricing.Coupon, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.CouponByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	terms, err := couponTerms(ctx, tx, in)
	if err != nil {
		return nil, err
	}
	c, err := pricing.NewCoupon(in, terms)
	if err != nil {
		return nil, err
	}
	c.CommandID = actor.CommandID
	if err := tx.Insert(ctx, c); err != nil {
		return nil, err
	}
	return c, tx.Commit(ctx)
}

// UpdateCoupon changes a coupon. Carts are immediately priced with the changed coupon, but
// reserved uses stay reserved.
func (s *Service) UpdateCoupon(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in pricing.CouponInput) (*pricing.Coupon, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	terms, err := couponTerms(ctx, tx, in)
	if err != nil {
		return nil, err
	}
	c, err := tx.LockCoupon(ctx, id)
	if err != nil || c.CommandID == actor.CommandID {
		return c, err
	}
	if err := expect.Check(&c.Row); err != nil {
		return nil, err
	}
	changed, err := c.Change(in, terms)
	if err != nil || !changed {
		return c, err
	}
	c.CommandID = actor.CommandID
	if err := tx.Update(ctx, c); err != nil {
		return nil, err
	}
	return c, tx.Commit(ctx)
}

// DeleteCoupon deletes a coupon that no order, checkout or subscription has used; otherwise the
// error is domain.InUse. It also removes the coupon from carts.
func (s *Service) DeleteCoupon(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.RemoveCartCoupon(ctx, id); err != nil { // as a checkout does, lock the cart before the coupon
		return err
	}
	c, err := tx.LockCoupon(ctx, id)
	if err != nil {
		return err
	}
	if err := tx.RefuseCouponInUse(ctx, c.ID); err != nil {
		return err
	}
	if err := tx.Delete(ctx, c); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

func couponTerms(ctx context.Context, t *command.Tx, in pricing.CouponInput) (terms pricing.CouponTerms, err error) {
	store, err := t.Store(ctx)
	if err != nil {
		return terms, err
	}
	terms.Currencies = store.Settings.CurrencyCodes
	terms.Known, terms.Customers, err = t.CouponReferences(ctx, in)
	return terms, err
}
