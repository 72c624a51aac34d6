package ordering

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// NoticeURL returns the URL to which a provider's payment service sends notices. Empty
// means that the service sends none.
func (s *Service) NoticeURL(p *settings.PaymentProvider) string {
	if !p.Notifies() {
		return ""
	}
	return fmt.Sprintf("%s/provider/%s/%d", s.PublicURL, p.ProviderCode, p.ID)
}

// ReceiveNotices verifies the notices from the payment service of an account and stores
// each notice once. WorkProviderEvents processes them later. received includes notices
// that were already stored. The error is not_found for an unknown account, and
// invalid_request for a wrong signature or an unreadable body.
func (s *Service) ReceiveNotices(ctx context.Context, code string, providerID int64, header map[string][]string, body []byte) (received int, err error) {
	notifier, err := s.Gateways.NotifierFor(code)
	if domain.CodeOf(err) == domain.UnsupportedOperation {
		return 0, domain.Missing("payment provider")
	}
	if err != nil {
		return 0, err
	}
	storeID, err := s.DB.StoreOfPaymentProvider(ctx, code, providerID)
	if err != nil {
		return 0, err
	}
	system := domain.System(storeID)
	provider, err := s.As(system).PaymentProvider(ctx, providerID)
	if err != nil {
		return 0, err
	}
	account, err := s.Account(provider)
	if err != nil {
		return 0, err
	}
	notices, err := notifier.Verify(account, header, body, s.Clock.Now())
	if errors.Is(err, payment.ErrSignature) {
		return 0, errors.Join(domain.Errorf(domain.InvalidRequest, "The signature does not fit."), s.heard(ctx, system, providerID, true))
	}
	if err != nil {
		slog.WarnContext(ctx, "a payment service signed what cannot be read", "provider", providerID, "error", err)
		return 0, domain.Errorf(domain.InvalidRequest, "The body cannot be read.")
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return 0, err
	}
	defer tx.Rollback()
	events := make([]*integration.ProviderEvent, len(notices))
	for i, n := range notices {
		events[i] = &integration.ProviderEvent{StoreID: storeID, CreatedOn: tx.At, PaymentProviderID: &providerID, ProviderCode: code, EventID: n.ID, EventType: n.Type,
			Subject: string(n.Subject), Reference: n.Reference, Body: body, DueOn: &tx.At}
	}
	if _, err := tx.KeepProviderEvents(ctx, events); err != nil {
		return 0, err
	}
	if err := tx.Noticed(ctx, providerID, false); err != nil {
		return 0, err
	}
	return len(notices), tx.Commit(ctx)
}

// heard records the time of an account's latest notice. refused means that the notice
// had a wrong signature.
func (s *Service) heard(ctx context.Context, system domain.Actor, providerID int64, refused bool) error {
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.Noticed(ctx, providerID, refused); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// SubscribeToNotices subscribes to the notices of payment services, for the accounts whose
// subscription is due.
func (s *Service) SubscribeToNotices(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimSubscriptionsToNotices, s.subscribeToNotices)
}

// subscribeAgain is the delay before a failed subscription to notices is retried.
const subscribeAgain = time.Hour

func (s *Service) subscribeToNotices(ctx context.Context, system domain.Actor, providerID int64) error {
	provider, err := s.As(system).PaymentProvider(ctx, providerID)
	if err != nil {
		return err
	}
	sealed, again, err := s.askForNotices(ctx, provider)
	if err != nil {
		slog.WarnContext(ctx, "a payment service was not asked to tell what happens", "provider", providerID, "store", system.StoreID, "error", err)
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	next := tx.At.Add(subscribeAgain)
	if !again {
		err = tx.KeepNoticeSecret(ctx, providerID, sealed, nil)
	} else {
		err = tx.KeepNoticeSecret(ctx, providerID, sealed, &next)
	}
	if err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// askForNotices subscribes to the notices of a provider's payment service, and seals the secret with which the service
// signs them. If the store has entered a secret, it keeps that secret and does not call the service. The result again
// reports whether to retry after an error.
func (s *Service) askForNotices(ctx context.Context, p *settings.PaymentProvider) (sealed string, again bool, err error) {
	notifier, err := s.Gateways.NotifierFor(p.ProviderCode)
	if err != nil {
		return "", false, err
	}
	given, err := s.Credentials(p)
	if err != nil {
		return "", true, err // the keys may be available again in an hour
	}
	if given[payment.WebhookSecret] != "" {
		return "", false, nil
	}
	account, err := s.Account(p)
	if err != nil {
		return "", true, err
	}
	ctx, cancel := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer cancel()
	secret, err := notifier.Subscribe(ctx, account, s.NoticeURL(p))
	if err != nil || secret == "" {
		return "", err != nil, err
	}
	return s.Keys.Seal(command.NoticeSecretPlace(p), []byte(secret.Reveal())), false, nil
}

// WorkProviderEvents processes the stored notices of payment services.
func (s *Service) WorkProviderEvents(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimProviderEvents, s.workProviderEvent)
}

// workProviderEvent reads the object that an event refers to, and settles the reports of
// the payment service. It schedules a failed event for a retry, up to
// integration.ProviderEventTries attempts.
func (s *Service) workProviderEvent(ctx context.Context, system domain.Actor, id int64) error {
	e, err := s.As(system).ProviderEvent(ctx, id)
	if err != nil || e.DueOn == nil {
		return err
	}
	failure := s.followNotice(ctx, system, e)
	if domain.CodeOf(failure) == domain.Busy { // WorkDue retries the event at once
		return failure
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	e.End(failure, tx.At)
	if err := tx.EndProviderEvent(ctx, e); err != nil {
		return err
	}
	if failure != nil && e.DueOn == nil {
		slog.ErrorContext(ctx, "what a payment service told was given up", "event", e.EventID, "provider", *e.PaymentProviderID, "store", e.StoreID, "error", failure)
	}
	return tx.Commit(ctx)
}

func (s *Service) followNotice(ctx context.Context, system domain.Actor, e *integration.ProviderEvent) error {
	notifier, err := s.Gateways.NotifierFor(e.ProviderCode)
	if err != nil {
		return err
	}
	provider, err := s.As(system).PaymentProvider(ctx, *e.PaymentProviderID)
	if err != nil {
		return err
	}
	account, err := s.Account(provider)
	if err != nil {
		return err
	}
	ctx = command.About(ctx, func(o *command.Occasion) { o.RequestID, o.Attempt = "", e.Attempts+1 })
	asking, cancel := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer cancel()
	reports, err := notifier.Read(asking, account, payment.Notice{ID: e.EventID, Type: e.EventType, Subject: payment.Subject(e.Subject), Reference: e.Reference})
	if err != nil {
		return err
	}
	for _, r := range reports {
		known, err := s.settleReport(ctx, system, provider, r)
		if err != nil {
			return err
		}
		if !known {
			slog.DebugContext(ctx, "a payment service told of what is none of ours", "provider", provider.ID, "store", system.StoreID, "subject", r.Subject, "reference", r.Reference)
		}
	}
	return nil
}

// ForgetProviderEvents deletes events that ended more than
// integration.ProviderEventRetention ago.
func (s *Service) ForgetProviderEvents(ctx context.Context) error {
	return s.DB.ForgetProviderEvents(ctx)
}
