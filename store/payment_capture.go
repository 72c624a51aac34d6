package store

import (
	"context"
	"errors"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// CaptureOrder takes authorized money, in two commits with the gateway between
// them: the amount is reserved as asked for, then settled by the answer. The same
// request again finds what it asked for and goes on from there.
func (s *Service) CaptureOrder(ctx context.Context, actor domain.Actor, orderID int64, req ordering.CaptureRequest) (*ordering.Order, error) {
	payments, err := s.reserveCapture(ctx, actor, orderID, req)
	if err != nil {
		return nil, err
	}
	var refused error
	for _, p := range payments {
		if err := s.captureNow(ctx, actor, p); err != nil && refused == nil {
			refused = err
		}
	}
	if refused != nil {
		return nil, refused
	}
	return s.As(actor).Order(ctx, ordering.OrderKey{ID: orderID})
}

func (s *Service) reserveCapture(ctx context.Context, actor domain.Actor, orderID int64, req ordering.CaptureRequest) ([]*ordering.Payment, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	o, err := tx.LockOrder(ctx, orderID)
	if err != nil {
		return nil, err
	}
	if open, asked := o.Asked(actor); asked {
		return open, nil
	}
	was := openBook(o)
	parts, err := o.Capture(req, actor, tx.at)
	if err != nil {
		return nil, err
	}
	if err := was.write(ctx, tx); err != nil {
		return nil, err
	}
	payments := make([]*ordering.Payment, len(parts))
	for i, part := range parts {
		payments[i] = part.Payment
	}
	return payments, tx.Commit(ctx)
}

// captureNow brings a capture to its end and says why it was not carried out.
func (s *Service) captureNow(ctx context.Context, actor domain.Actor, p *ordering.Payment) error {
	ctx, cancel := beyond(ctx)
	defer cancel()
	settled, err := s.askCapture(ctx, actor, p.ID)
	switch {
	case err != nil:
		return err
	case settled.CapturingAmount.Positive():
		return ordering.OutcomeUnknownError()
	case settled.FailureCode != "":
		return settled.Declined()
	}
	if settled.OwesVoid() {
		s.askVoids(ctx, actor, []*ordering.Payment{settled})
	}
	return nil
}

// SettleCapturesDue asks the gateways about captures whose outcome is not known,
// and tells them of authorizations that were given up. Any number of processes
// may run it.
func (s *Service) SettleCapturesDue(ctx context.Context) error {
	due, err := s.db.ClaimCaptures(ctx)
	if err != nil {
		return err
	}
	var failed []error
	for _, d := range due {
		system := domain.System(d.StoreID)
		p, err := s.As(system).Payment(ctx, d.ID)
		switch {
		case err != nil:
		case p.CapturingAmount.Positive():
			_, err = s.askCapture(ctx, system, d.ID)
		default:
			err = s.askVoid(ctx, system, d.ID)
		}
		failed = append(failed, err)
	}
	return errors.Join(failed...)
}

// askCapture asks the gateway for the amount that a payment has reserved, and
// settles it by the answer. The payment is given back as it is then.
func (s *Service) askCapture(ctx context.Context, actor domain.Actor, id int64) (*ordering.Payment, error) {
	asked, err := s.As(actor).Payment(ctx, id)
	if err != nil || !asked.CapturingAmount.Positive() {
		return asked, err
	}
	result, err := s.callCapture(ctx, asked)
	if err != nil {
		return nil, err
	}
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, id)
	if err != nil || p.Captures != asked.Captures || p.CapturingAmount.IsZero() {
		return p, err
	}
	was := openBook(o)
	var events []domain.Event
	switch result.Outcome {
	case payment.Succeeded:
		events, err = o.Captured(p, tx.at)
	case payment.Declined:
		events = o.CaptureDeclined(p, string(result.Decline.Code), result.Decline.Message, tx.at)
	case payment.Pending:
		p.Postpone(tx.at, 10*ordering.AttemptLease)
	default:
		p.Postpone(tx.at, ordering.AttemptLease)
	}
	if err != nil {
		return nil, err
	}
	if err := was.write(ctx, tx); err != nil {
		return nil, err
	}
	return p, tx.Commit(ctx, events...)
}

// callCapture asks for the money. To ask again under the same key is safe: the
// gateway takes it once and repeats its answer. Only where that was Pending or
// never came does it help to look the outcome up.
func (s *Service) callCapture(ctx context.Context, p *ordering.Payment) (payment.Result, error) {
	gateway, err := s.gateways.For(p.ProviderCode)
	if err != nil {
		return declined("provider_unsupported", "The store has no way to reach the payment's provider."), nil
	}
	known, err := gateway.Fetch(ctx, p.CaptureKey())
	if err == nil && known.Found {
		return known.Result, nil
	}
	result, err := gateway.Capture(ctx, payment.CaptureRequest{
		StoreID: p.StoreID, Key: p.CaptureKey(), Reference: p.ProviderReference, Amount: p.CapturingAmount, Currency: p.CurrencyCode,
	})
	if errors.Is(err, payment.ErrKeyReused) {
		return payment.Result{}, err
	}
	if err != nil {
		slog.ErrorContext(ctx, "capture refused by the gateway's adapter", "payment", p.ID, "provider", p.ProviderCode, "error", err)
		return declined("provider_error", "The payment provider could not be asked to capture."), nil
	}
	return result, nil
}

// askVoids tells the gateways of authorizations that were given up. What fails
// is logged, and tried again by the sweep.
func (s *Service) askVoids(ctx context.Context, actor domain.Actor, payments []*ordering.Payment) {
	ctx, cancel := beyond(ctx)
	defer cancel()
	for _, p := range payments {
		if !p.OwesVoid() {
			continue
		}
		if err := s.askVoid(ctx, domain.System(actor.StoreID), p.ID); err != nil {
			slog.WarnContext(ctx, "authorization not released yet", "payment", p.ID, "store", actor.StoreID, "error", err)
		}
	}
}

func (s *Service) askVoid(ctx context.Context, system domain.Actor, id int64) error {
	owing, err := s.As(system).Payment(ctx, id)
	if err != nil || !owing.OwesVoid() {
		return err
	}
	gateway, err := s.gateways.For(owing.ProviderCode)
	if err != nil {
		return err
	}
	result, err := gateway.Void(ctx, payment.VoidRequest{StoreID: owing.StoreID, Key: owing.VoidKey(), Reference: owing.ProviderReference})
	if err != nil {
		return err
	}
	tx, err := s.begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, id)
	if err != nil || !p.OwesVoid() {
		return err
	}
	was := openBook(o)
	switch result.Outcome {
	case payment.Succeeded:
		p.Voided()
	case payment.Declined:
		// Nothing is held any more, or all of it was taken: there is nothing to
		// release, and what was taken the gateway's own report tells.
		slog.WarnContext(ctx, "authorization was not released", "payment", id, "code", result.Decline.Code)
		p.Voided()
	default:
		p.Postpone(tx.at, ordering.AttemptLease)
	}
	if err := was.write(ctx, tx); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// LapseAuthorizationsDue ends authorizations whose time is over.
func (s *Service) LapseAuthorizationsDue(ctx context.Context) error {
	due, err := s.db.LapsesDue(ctx, 100)
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
	tx, err := s.begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, p, err := tx.LockPaymentOrder(ctx, id)
	if err != nil {
		return err
	}
	was := openBook(o)
	events := o.Lapse(p, tx.at)
	if err := was.write(ctx, tx); err != nil {
		return err
	}
	return tx.Commit(ctx, events...)
}
