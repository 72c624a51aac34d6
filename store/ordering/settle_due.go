package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SettleDue asks the gateways about open payments that no request waits for: the process
// that charged them died, or the gateway did not respond.
func (s *Service) SettleDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimPayments, func(ctx context.Context, system domain.Actor, id int64) error {
		_, err := s.settlePayment(ctx, system, id)
		return err
	})
}

// SettleCapturesDue settles captures whose outcome is unknown, and voids released
// authorizations at their gateways.
func (s *Service) SettleCapturesDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimCaptures, func(ctx context.Context, system domain.Actor, id int64) error {
		p, err := s.settleCapture(ctx, system, id, true)
		if err != nil {
			return err
		}
		return s.settleVoid(ctx, system, p)
	})
}

// SettleRefundsDue settles refunds whose outcome is unknown, and sends those that were
// never sent.
func (s *Service) SettleRefundsDue(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimRefunds, func(ctx context.Context, system domain.Actor, id int64) error {
		_, _, err := s.settleRefund(ctx, system, id)
		return err
	})
}

// ExpireDrafts expires checkouts whose customer did not complete the action that the
// payment waited for. It voids the authorization at the gateway and releases everything
// that the order held.
func (s *Service) ExpireDrafts(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimDrafts, s.expireDraft)
}
