package ordering

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// settleReport settles a payment service's report, including reports of changes that the
// store did not request. It settles nothing twice, although a report may be late, be
// repeated, or follow the response to the store's own call. known is false if the report
// is about an object that the store does not have.
func (s *Service) settleReport(ctx context.Context, system domain.Actor, provider *settings.PaymentProvider, r payment.Report) (known bool, err error) {
	switch r.Subject {
	case payment.SubjectInstrument:
		return s.settleInstrument(ctx, system, provider, r)
	case payment.SubjectPayment, payment.SubjectRefund, payment.SubjectDispute:
	default:
		return true, nil // the store ignores reports about all other subjects
	}
	reference, key := r.Payment, ""
	if r.Subject == payment.SubjectPayment {
		reference, key = r.Reference, r.Key
	}
	p, err := s.As(system).PaymentOfAccount(ctx, provider.ID, reference, key)
	if domain.CodeOf(err) == domain.NotFound {
		return false, nil
	}
	if err != nil {
		return true, err
	}
	ctx = command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = "order", domain.Itoa(p.OrderID) })
	switch r.Subject {
	case payment.SubjectRefund:
		return true, s.settleRefundReport(ctx, system, p, r)
	case payment.SubjectDispute:
		return true, s.settleDispute(ctx, system, p, r)
	default:
		return true, s.settlePaymentReport(ctx, system, p, r)
	}
}

// settlePaymentReport settles a report about a payment.
func (s *Service) settlePaymentReport(ctx context.Context, system domain.Actor, p *ordering.Payment, r payment.Report) error {
	result := command.ResultOf(r.Result)
	result.Reference = r.Reference
	switch {
	case p.Unsettled() && result.Outcome == ordering.OutcomeActionRequired: // the charging request handles the action
		return nil
	case p.Unsettled():
		_, _, err := s.settleAttempt(ctx, system, p.ID, result)
		return err
	case p.Late(result):
		err := s.settleLate(ctx, system, p.ID, result, true)
		if code := domain.CodeOf(err); code == domain.InsufficientStock || code == domain.CouponExhausted || code == domain.InvalidStateTransition {
			slog.WarnContext(ctx, "a payment succeeded late, and its order cannot be placed any more", "payment", p.ID, "store", p.StoreID, "error", err)
			err = s.settleLate(ctx, system, p.ID, result, false)
		}
		return err
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := holdOwing(ctx, tx, p.OrderID); err != nil {
		return err
	}
	o, p, err := tx.LockPaymentOrder(ctx, p.ID)
	if err != nil {
		return err
	}
	events, err := o.Follow(p, result, r.Ended, tx.At)
	if err != nil {
		return err
	}
	if err := s.numberNew(ctx, tx, o); err != nil {
		return err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return err
	}
	return tx.Commit(ctx, events...)
}

// settleLate settles a payment that succeeded after it was recorded as declined, voided or
// expired. If wanted is true, settleLate places or pays the order, and returns an error if
// the order can no longer be placed. If wanted is false, or if the order does not need the
// payment, settleLate releases or refunds the money.
func (s *Service) settleLate(ctx context.Context, system domain.Actor, paymentID int64, result ordering.Result, wanted bool) error {
	tx, store, err := s.Open(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	place, err := tx.PaymentPlace(ctx, paymentID)
	if err != nil {
		return err
	}
	var cart *ordering.Cart
	if place.CartID != nil && !place.Placed {
		if cart, err = tx.LockCartByID(ctx, *place.CartID); err != nil {
			return err
		}
	}
	if err := holdOwing(ctx, tx, place.Payment.OrderID); err != nil {
		return err
	}
	o, p, err := tx.LockPaymentOrder(ctx, paymentID)
	if err != nil || !p.Late(result) {
		return err
	}
	draft := o.Status == ordering.OrderDraft
	if !wanted || !o.Wants(p, result) || draft && (cart == nil || !o.Of(cart)) {
		issue, err := o.GiveBackLate(p, result, system, tx.At)
		if err != nil {
			return err
		}
		if err := s.numberRefunds(ctx, tx, store, issue.Refunds); err != nil {
			return err
		}
		if err := tx.SaveOrder(ctx, o); err != nil {
			return err
		}
		return tx.Commit(ctx, issue.Events...)
	}
	if draft {
		if err := cart.Retake(); err != nil {
			return err
		}
		if err := dateBy(ctx, tx, store, o, o.CustomerID); err != nil {
			return err
		}
		uses := o.Uses()
		if err := tx.TakeCoupons(ctx, uses, func(string) string { return "" }); err != nil {
			return err
		}
		if err := takeStock(ctx, tx, cart, o.StockMoves(func(int) string { return "" })); err != nil {
			return err
		}
		if err := tx.NoteCoupons(ctx, uses); err != nil {
			return err
		}
	}
	settled, err := o.SettleLate(p, result, tx.At)
	if err != nil {
		return err
	}
	if err := s.applySettlement(ctx, tx, o, p, cart, settled, store, false); err != nil {
		return err
	}
	return tx.Commit(ctx, settled.Events...)
}

// settleRefundReport settles a report about a refund. If the store did not request the
// refund, settleRefundReport records it as a new refund.
func (s *Service) settleRefundReport(ctx context.Context, system domain.Actor, of *ordering.Payment, r payment.Report) error {
	result := command.ResultOf(r.Result)
	result.Reference = r.Reference
	tx, store, err := s.Open(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, of.ID)
	if err != nil {
		return err
	}
	known, found := o.RefundOf(r.Key, r.Reference)
	if !found {
		issue, err := o.BookRefund(p, result, store.Settings.RoundingMode, system, tx.At)
		if err != nil || len(issue.Refunds) == 0 {
			return err
		}
		if err := s.numberRefunds(ctx, tx, store, issue.Refunds); err != nil {
			return err
		}
		if err := tx.SaveOrder(ctx, o); err != nil {
			return err
		}
		return tx.Commit(ctx, issue.Events...)
	}
	if known.PaymentID == nil || *known.PaymentID != p.ID {
		return fmt.Errorf("refund %d is of another payment than %d", known.ID, p.ID)
	}
	end, err := o.FollowRefund(known, result, tx.At)
	if err != nil || !end.Changed {
		return err
	}
	if err := tx.GiveStock(ctx, end.Release); err != nil {
		return err
	}
	if err := s.tellRefund(ctx, tx, o, known, end); err != nil {
		return err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return err
	}
	return tx.Commit(ctx, end.Events...)
}

// settleDispute applies a payment service's report of a dispute to the order. A report
// that is older than the stored state changes nothing.
func (s *Service) settleDispute(ctx context.Context, system domain.Actor, of *ordering.Payment, r payment.Report) error {
	if r.Dispute == nil {
		return errors.New("a dispute without what is disputed")
	}
	_, _, err := s.dispute(ctx, system, of.ID, chargebackOf(of.ID, r.Reference, *r.Dispute))
	if domain.CodeOf(err) == domain.InvalidStateTransition { // the report is older than the stored state
		return nil
	}
	return err
}

// dispute adds or updates the chargeback that a report describes.
func (s *Service) dispute(ctx context.Context, actor domain.Actor, paymentID int64, report ordering.Chargeback) (*ordering.Order, *ordering.Chargeback, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, _, err := tx.LockPaymentOrder(ctx, paymentID)
	if err != nil {
		return nil, nil, err
	}
	c, events, err := dispute(ctx, tx, o, report)
	if err != nil {
		return nil, nil, err
	}
	return o, c, tx.Commit(ctx, events...)
}

func chargebackOf(paymentID int64, reference string, d payment.Dispute) ordering.Chargeback {
	c := ordering.Chargeback{PaymentID: paymentID, Reference: reference, Amount: d.Amount, Reason: d.Reason, Status: ordering.ChargebackStatus(d.Status), ByProvider: true, IsInquiry: d.IsInquiry}
	if !d.DueOn.IsZero() {
		c.DueOn = &d.DueOn
	}
	c.HasEvidence = d.HasEvidence
	if !d.EvidenceSubmittedOn.IsZero() {
		c.EvidenceSubmittedOn = &d.EvidenceSubmittedOn
	}
	return c
}

// settleInstrument settles a report about a saved payment method: either the card network has issued another number for
// the card, or the method can no longer be used. If a subscription is charged to the method, the method is kept, and
// its next charge reports the failure. known is false if the store has no such method.
func (s *Service) settleInstrument(ctx context.Context, system domain.Actor, provider *settings.PaymentProvider, r payment.Report) (known bool, err error) {
	id, owner, err := s.As(system).PaymentMethodByReference(ctx, provider.ID, r.Reference)
	if domain.CodeOf(err) == domain.NotFound {
		return false, nil
	}
	if err != nil {
		return true, err
	}
	if r.Ended {
		err := s.customer.DeleteCustomerPaymentMethod(ctx, system, id)
		if domain.CodeOf(err) == domain.InUse {
			return true, nil
		}
		return true, err
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return true, err
	}
	defer tx.Rollback()
	if _, err := tx.LockCustomer(ctx, owner); err != nil {
		return true, err
	}
	wallet, err := tx.LockWallet(ctx, owner)
	if err != nil {
		return true, err
	}
	result := command.ResultOf(r.Result)
	m, events, err := wallet.Reissue(id, result.Brand, result.LastFour, result.ExpiryMonth, result.ExpiryYear)
	if err != nil || len(events) == 0 {
		return true, err
	}
	if err := tx.Update(ctx, m); err != nil {
		return true, err
	}
	return true, tx.Commit(ctx, events...)
}
