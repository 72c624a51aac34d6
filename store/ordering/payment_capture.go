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

// CaptureOrder captures authorized money in two commits: the first reserves the amount,
// and the second settles the gateway's response. The call of the gateway is between
// them. A repeated request finds the reserved amount and continues with it.
func (s *Service) CaptureOrder(ctx context.Context, actor domain.Actor, orderID int64, req ordering.CaptureRequest) (*ordering.Order, error) {
	payments, again, err := s.reserveCapture(ctx, actor, orderID, req)
	if err != nil {
		return nil, err
	}
	refused := make([]error, len(payments))
	command.SideBySide(ctx, "capture", payments, func(ctx context.Context, i int, p *ordering.Payment) error {
		refused[i] = s.captureNow(ctx, actor, p, again)
		return nil // CaptureOrder returns the error
	})
	if err := cmp.Or(refused...); err != nil {
		return nil, err
	}
	s.releaseRest(ctx, actor.StoreID, orderID)
	return s.As(actor).Order(ctx, ordering.OrderKey{ID: orderID})
}

// reserveCapture reserves the amounts to capture. again reports whether an earlier run
// of this request reserved them and may have called the gateway.
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

// captureNow settles a capture, and then voids the rest of the authorization if the
// capture released that rest. It returns an error if the gateway declined the capture
// or if the outcome is unknown.
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

// settleCapture captures the amount that a payment has reserved, settles the gateway's
// response, and returns the settled payment. again means that the gateway may have been
// called before.
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
	if err := tx.Commit(ctx, events...); err != nil || len(tx.Reserved) == 0 {
		return p, err
	}
	// Settling this capture reserved a second capture, for a parcel that left while the first was
	// running.
	s.captureReserved(ctx, domain.System(actor.StoreID), tx)
	return s.As(actor).Payment(ctx, id)
}

// releaseNow calls the gateways of the given payments in order to void the authorizations that were
// released.
func (s *Service) releaseNow(ctx context.Context, actor domain.Actor, payments []*ordering.Payment) {
	command.SideBySide(ctx, "release", payments, func(ctx context.Context, _ int, p *ordering.Payment) error {
		return s.settleVoid(ctx, domain.System(actor.StoreID), p)
	})
}

// askVoid voids an authorization at the gateway. A repeated call uses the same key and has
// the same outcome.
func (s *Service) askVoid(ctx context.Context, p *ordering.Payment) (ordering.Result, error) {
	return s.ask(ctx, question{
		payment: p, operation: payment.OperationVoid, key: p.VoidKey(), owed: true,
		call: func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error) {
			return g.Void(ctx, a, payment.VoidRequest{Key: key, Reference: p.ProviderReference, AskedOn: s.askedBefore(true, p.ModifiedOn)})
		},
	})
}

// settleVoid voids an authorization at the gateway, if the payment still needs a void, and
// settles the response.
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

// LapseAuthorizationsDue ends expired authorizations, at most 100 in one run.
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
	if err := tx.Commit(ctx, events...); err != nil {
		return err
	}
	return s.settleVoid(ctx, system, p) // the gateway may reserve the amount for longer than expected
}
