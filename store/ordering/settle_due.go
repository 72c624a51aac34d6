package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SettleDue asks the gateways about payments that nobody waits for any more: the
// process that asked died, or the gateway did not answer.
func (s *Service) SettleDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimPayments, func(ctx context.Context, system domain.Actor, id int64) error {
		_, err := s.settlePayment(ctx, system, id)
		return err
	})
}

// SettleCapturesDue asks the gateways about captures whose outcome is not known,
// and tells them of authorizations that were given up.
func (s *Service) SettleCapturesDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimCaptures, func(ctx context.Context, system domain.Actor, id int64) error {
		p, err := s.settleCapture(ctx, system, id, true)
		if err != nil {
			return err
		}
		return s.settleVoid(ctx, system, p)
	})
}

// SettleRefundsDue asks the gateways about refunds whose outcome is not known,
// and sends those that were never sent.
func (s *Service) SettleRefundsDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimRefunds, func(ctx context.Context, system domain.Actor, id int64) error {
		_, _, err := s.settleRefund(ctx, system, id)
		return err
	})
}

// ExpireDrafts ends checkouts whose customer did not do what the payment waited
// for: the authorization is released at the gateway, and what the order held
// goes back.
func (s *Service) ExpireDrafts(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimDrafts, s.expireDraft)
}
