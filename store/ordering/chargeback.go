package ordering

import (
	"context"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// ReportChargeback records a new dispute of an order's payment, or the new state of a
// known dispute. It returns the order and the chargeback.
func (s *Service) ReportChargeback(ctx context.Context, actor domain.Actor, orderID int64, report ordering.ChargebackReport) (*ordering.Order, *ordering.Chargeback, error) {
	tx, _, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	whole, err := o.Reported(report)
	if err != nil {
		return nil, nil, err
	}
	c, events, err := dispute(ctx, tx, o, whole)
	if err != nil {
		return nil, nil, err
	}
	return o, c, tx.Commit(ctx, events...)
}

// ContestChargeback submits evidence against an open dispute of an order to the gateway of
// the disputed payment. If the gateway does not support that or does not know the dispute,
// the error is unsupported_operation.
func (s *Service) ContestChargeback(ctx context.Context, actor domain.Actor, orderID int64, reference, text string) (*ordering.Order, *ordering.Chargeback, error) {
	return s.answerChargeback(ctx, actor, orderID, reference, func(c *ordering.Chargeback) error { return c.Open() },
		func(ctx context.Context, d payment.Disputer, a payment.Account, key string) (payment.Dispute, error) {
			return d.Contest(ctx, a, payment.ContestRequest{Key: key, Reference: reference, Text: text})
		})
}

// AcceptChargeback accepts a dispute of an order at the gateway of the disputed
// payment. If the gateway does not support that or does not know the dispute, only the
// store records the acceptance.
func (s *Service) AcceptChargeback(ctx context.Context, actor domain.Actor, orderID int64, reference string) (*ordering.Order, *ordering.Chargeback, error) {
	o, c, err := s.answerChargeback(ctx, actor, orderID, reference, func(c *ordering.Chargeback) error { return c.Acceptable() },
		func(ctx context.Context, d payment.Disputer, a payment.Account, key string) (payment.Dispute, error) {
			return d.Accept(ctx, a, payment.AcceptRequest{Key: key, Reference: reference})
		})
	if domain.CodeOf(err) != domain.UnsupportedOperation {
		return o, c, err
	}
	status := ordering.ChargebackAccepted
	return s.ReportChargeback(ctx, actor, orderID, ordering.ChargebackReport{Reference: reference, Status: &status})
}

// answerChargeback sends a response to a dispute to the gateway, and applies the state
// that the gateway returns.
func (s *Service) answerChargeback(ctx context.Context, actor domain.Actor, orderID int64, reference string, check func(*ordering.Chargeback) error,
	call func(context.Context, payment.Disputer, payment.Account, string) (payment.Dispute, error)) (*ordering.Order, *ordering.Chargeback, error) {
	o, err := s.As(actor).Order(ctx, ordering.OrderKey{ID: orderID})
	if err != nil {
		return nil, nil, err
	}
	c, err := o.Chargeback(reference)
	if err != nil {
		return nil, nil, err
	}
	if err := check(c); err != nil {
		return nil, nil, err
	}
	p, err := domain.Find(o.Payments, c.PaymentID, "payment")
	if err != nil {
		return nil, nil, err
	}
	disputer, err := s.Gateways.DisputerFor(p.ProviderCode)
	if err != nil {
		return nil, nil, err
	}
	_, account, err := s.gatewayOf(ctx, p, nil)
	if err != nil {
		return nil, nil, err
	}
	ctx, cancel := command.Beyond(command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = "order", domain.Itoa(orderID) }))
	defer cancel()
	asking, done := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer done()
	now, err := call(asking, disputer, account, account.Key("dispute-"+domain.Itoa(c.ID)+"-"+actor.CommandID.String()))
	if domain.CodeOf(err) == domain.NotFound { // the gateway does not know the dispute, which was recorded by hand
		return nil, nil, domain.Errorf(domain.UnsupportedOperation, "The payment provider knows no such dispute.")
	}
	if err != nil {
		slog.WarnContext(ctx, "no answer about a dispute", "chargeback", c.ID, "store", actor.StoreID, "error", err)
		return nil, nil, ordering.OutcomeUnknownError()
	}
	return s.dispute(ctx, actor, p.ID, chargebackOf(p.ID, reference, now))
}
