package ordering

import (
	"cmp"
	"context"
	"errors"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// CaptureOrder takes authorized money, in two commits with the gateway between
// them: the amount is reserved as asked for, then settled by the answer. The same
// request again finds what it asked for and goes on from there.
func (s *Service) CaptureOrder(ctx context.Context, actor domain.Actor, orderID int64, req ordering.CaptureRequest) (*ordering.Order, error) {
	payments, again, err := s.reserveCapture(ctx, actor, orderID, req)
	if err != nil {
		return nil, err
	}
	refused := make([]error, len(payments))
	command.SideBySide(ctx, "capture", payments, func(ctx context.Context, i int, p *ordering.Payment) error {
		refused[i] = s.captureNow(ctx, actor, p, again)
		return nil // it is answered
	})
	if err := cmp.Or(refused...); err != nil {
		return nil, err
	}
	s.releaseRest(ctx, actor.StoreID, orderID)
	return s.As(actor).Order(ctx, ordering.OrderKey{ID: orderID})
}

// reserveCapture reserves what is to be taken; again says that the same request did
// before, and may have asked for it.
func (s *Service) reserveCapture(ctx context.Context, actor domain.Actor, orderID int64, req ordering.CaptureRequest) (payments []*ordering.Payment, again bool, err error) {
	tx, _, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return nil, false, err
	}
	defer tx.Rollback()
	if open, asked := o.Asked(actor); asked {
		return open, true, nil
	}
	parts, err := o.Capture(req, actor, tx.At)
	if err != nil {
		return nil, false, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, false, err
	}
	for _, part := range parts {
		payments = append(payments, part.Payment)
	}
	return payments, false, tx.Commit(ctx)
}

// captureNow brings a capture to its end and says why it was not carried out.
func (s *Service) captureNow(ctx context.Context, actor domain.Actor, p *ordering.Payment, again bool) error {
	settled, err := s.settleCapture(ctx, actor, p.ID, again)
	switch {
	case err != nil:
		return err
	case settled.CapturingAmount.Positive():
		return ordering.OutcomeUnknownError()
	case settled.FailureCode != "":
		return settled.Declined()
	}
	if err := s.settleVoid(ctx, domain.System(actor.StoreID), settled); err != nil {
		slog.WarnContext(ctx, "authorization not released yet", "payment", p.ID, "store", actor.StoreID, "error", err)
	}
	return nil
}

// settleCapture asks the gateway for the amount that a payment has reserved, and
// settles it by the answer. The payment is given back as it is then. again says that
// somebody may have asked before.
func (s *Service) settleCapture(ctx context.Context, actor domain.Actor, id int64, again bool) (*ordering.Payment, error) {
	asked, err := s.As(actor).Payment(ctx, id)
	if err != nil || !asked.CapturingAmount.Positive() {
		return asked, err
	}
	result, err := s.ask(ctx, question{
		payment: asked, operation: payment.OperationCapture, key: asked.CaptureKey(), again: true, fresh: !again, askedOn: asked.ModifiedOn,
		call: func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error) {
			return g.Capture(ctx, a, payment.CaptureRequest{Key: key, Reference: asked.ProviderReference, Amount: asked.CapturingAmount, Currency: asked.CurrencyCode,
				AskedOn: s.askedBefore(again, asked.ModifiedOn)})
		},
	})
	if err != nil {
		return nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, id)
	if err != nil || p.Captures != asked.Captures {
		return p, err
	}
	events, err := o.SettleCapture(p, result, tx.At)
	if err != nil {
		return nil, err
	}
	if err := s.numberNew(ctx, tx, o); err != nil {
		return nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, err
	}
	return p, tx.Commit(ctx, events...)
}

// releaseNow tells the gateways of authorizations that were given up.
func (s *Service) releaseNow(ctx context.Context, actor domain.Actor, payments []*ordering.Payment) {
	command.SideBySide(ctx, "release", payments, func(ctx context.Context, _ int, p *ordering.Payment) error {
		return s.settleVoid(ctx, domain.System(actor.StoreID), p)
	})
}

// askVoid tells the gateway that an authorization is given up. To tell it again
// under the same key is safe, and its answer is the same.
func (s *Service) askVoid(ctx context.Context, p *ordering.Payment) (ordering.Result, error) {
	return s.ask(ctx, question{
		payment: p, operation: payment.OperationVoid, key: p.VoidKey(), owed: true,
		call: func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error) {
			return g.Void(ctx, a, payment.VoidRequest{Key: key, Reference: p.ProviderReference, AskedOn: s.askedBefore(true, p.ModifiedOn)})
		},
	})
}

// settleVoid tells the gateway of an authorization that was given up, where that
// is owed.
func (s *Service) settleVoid(ctx context.Context, system domain.Actor, owing *ordering.Payment) error {
	if !owing.OwesVoid() {
		return nil
	}
	result, err := s.askVoid(ctx, owing)
	if err != nil {
		return err
	}
	if result.Outcome == ordering.OutcomeDeclined {
		slog.WarnContext(ctx, "authorization was not released", "payment", owing.ID, "code", result.DeclineCode)
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, owing.ID)
	if err != nil {
		return err
	}
	p.SettleVoid(result, tx.At)
	if err := tx.SaveOrder(ctx, o); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// LapseAuthorizationsDue ends authorizations whose time is over.
func (s *Service) LapseAuthorizationsDue(ctx context.Context) error {
	due, err := s.DB.LapsesDue(ctx, 100)
	if err != nil {
		return err
	}
	var failed []error
	for _, d := range due {
		failed = append(failed, s.lapse(ctx, domain.System(d.StoreID), d.ID))
	}
	return errors.Join(failed...)
}

func (s *Service) lapse(ctx context.Context, system domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, id)
	if err != nil {
		return err
	}
	events := o.Lapse(p, tx.At)
	if err := tx.SaveOrder(ctx, o); err != nil {
		return err
	}
	return tx.Commit(ctx, events...)
}
