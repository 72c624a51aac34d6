package store

import (
	"context"
	"log/slog"
	"strconv"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// settleReport settles what a payment service says of something, whoever asked for it.
// What is settled already stays as it is, so that it does not matter whether our own
// call's answer came before, nor how often it is told.
func (s *Service) settleReport(ctx context.Context, system domain.Actor, provider *settings.PaymentProvider, r payment.Report) error {
	switch r.Subject {
	case payment.SubjectPayment:
		return s.settlePaymentReport(ctx, system, provider, r)
	default:
		return nil
	}
}

// settlePaymentReport settles what became of a payment.
func (s *Service) settlePaymentReport(ctx context.Context, system domain.Actor, provider *settings.PaymentProvider, r payment.Report) error {
	p, err := s.As(system).PaymentOfAccount(ctx, provider.ID, r.Reference, keyed(r.Key, "payment-"))
	if domain.CodeOf(err) == domain.NotFound {
		slog.DebugContext(ctx, "a payment service told of a payment that is none of ours", "provider", provider.ID, "store", system.StoreID, "reference", r.Reference)
		return nil
	}
	if err != nil || !p.Unsettled() || r.Result.Outcome == payment.ActionRequired {
		return err
	}
	_, _, err = s.settleAttempt(ctx, system, p.ID, resultOf(r.Result))
	return err
}

// keyed is the id in a key of ours that begins in a way; 0: it is none.
func keyed(key, prefix string) int64 {
	text, is := strings.CutPrefix(key, prefix)
	id, err := strconv.ParseInt(text, 10, 64)
	if !is || err != nil {
		return 0
	}
	return id
}
