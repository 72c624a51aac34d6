package customer

import (
	"context"
	"fmt"
	"log/slog"
	"slices"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// keeperOf returns an active provider of the actor's store that can save payment methods, with its
// vault and its account. A nil id means the default provider.
func (s *Service) keeperOf(ctx context.Context, actor domain.Actor, id *int64) (*settings.PaymentProvider, payment.Vault, payment.Account, error) {
	providers, err := s.As(actor).PaymentProviders(ctx)
	if err != nil {
		return nil, nil, payment.Account{}, err
	}
	i := slices.IndexFunc(providers, func(p *settings.PaymentProvider) bool {
		return p.IsActive && (id == nil && p.IsDefault || id != nil && p.ID == *id)
	})
	if i < 0 {
		return nil, nil, payment.Account{}, domain.Missing("payment provider")
	}
	p := providers[i]
	if !p.Can().SavedMethods {
		return nil, nil, payment.Account{}, domain.InvalidAs(domain.UnsupportedOperation, "/paymentProviderId", "%s cannot keep payment methods.", p.DisplayName)
	}
	vault, err := s.Gateways.VaultFor(p.ProviderCode)
	if err != nil {
		return nil, nil, payment.Account{}, err
	}
	account, err := s.Account(p)
	return p, vault, account, err
}

// unreached returns the error for a payment provider that gives no valid response.
func unreached() error {
	return &domain.Error{Code: domain.Unavailable, RetryAfter: 5, Detail: "The payment provider cannot be reached. Nothing was saved; try again in a moment."}
}

// PaymentMethodIntent requests an intent with which the browser of the requesting customer can
// collect a payment method. A nil providerID means the store's default provider.
func (s *Service) PaymentMethodIntent(ctx context.Context, actor domain.Actor, providerID *int64) (*settings.PaymentProvider, payment.Intent, error) {
	provider, vault, account, err := s.keeperOf(ctx, actor, providerID)
	if err != nil {
		return nil, payment.Intent{}, err
	}
	tried := domain.Tried{Customer: domain.Itoa(actor.ID), Address: actor.From.Address}
	if err := s.DB.TakeTries(ctx, domain.TryCardForm.Throttles(tried)...); err != nil {
		return nil, payment.Intent{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer cancel()
	payer, err := s.As(actor).CustomerNumber(ctx, actor.ID)
	if err != nil {
		return nil, payment.Intent{}, err
	}
	intent, err := vault.Intent(ctx, account, payment.IntentRequest{Key: account.Key("intent-" + uuid.NewString()), Customer: payer})
	if err != nil {
		slog.WarnContext(ctx, "no intent to save a payment method", "store", actor.StoreID, "provider", provider.ProviderCode, "error", err)
		return nil, payment.Intent{}, unreached()
	}
	return provider, intent, nil
}

// SaveCustomerPaymentMethod exchanges a token for a saved payment method at the provider, and saves
// the provider's reference for the requesting customer. The idempotency key of the provider call is
// derived from the request, so a retry does not save the method twice.
func (s *Service) SaveCustomerPaymentMethod(ctx context.Context, actor domain.Actor, in customer.PaymentMethodInput) (*customer.CustomerPaymentMethod, error) {
	provider, vault, account, err := s.keeperOf(ctx, actor, &in.ProviderID)
	if err != nil {
		return nil, err
	}
	if in.BillingAddressID != nil {
		if _, err := s.As(actor).CustomerAddress(ctx, *in.BillingAddressID); domain.CodeOf(err) == domain.NotFound {
			return nil, domain.Invalid("/billingAddressId", "The customer has no such address.")
		} else if err != nil {
			return nil, err
		}
	}
	giveBack, err := s.takeCardSave(ctx, actor)
	if err != nil {
		return nil, err
	}
	ctx, cancel := command.Beyond(ctx)
	defer cancel()
	bounded, end := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer end()
	payer, err := s.As(actor).CustomerNumber(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	kept, err := vault.Save(bounded, account, payment.SaveRequest{Key: account.Key("save-" + actor.CommandID.String()), Customer: payer, Token: in.Token})
	switch {
	case err != nil:
		giveBack(ctx)
		slog.ErrorContext(ctx, "a payment method was not saved", "store", actor.StoreID, "provider", provider.ProviderCode, "error", err)
		return nil, unreached()
	case kept.Outcome == payment.Declined && kept.Decline.Code == payment.InvalidToken:
		return nil, domain.Invalid("/paymentToken", "%s", kept.Decline.Message)
	case kept.Outcome == payment.Declined:
		return nil, &domain.Error{Code: domain.PaymentDeclined, Detail: kept.Decline.Message,
			Fields: []domain.Field{{In: "body", Pointer: "/paymentToken", Code: string(kept.Decline.Code), Detail: kept.Decline.Message}}}
	case kept.Outcome == payment.Pending:
		return nil, domain.Invalid("/paymentToken", "The account is still being verified. Save it once that is done.")
	case kept.Outcome != payment.Succeeded || kept.Instrument == "":
		giveBack(ctx)
		return nil, unreached()
	}
	return s.keepPaymentMethod(ctx, actor, provider, in, command.ResultOf(kept))
}

func (s *Service) keepPaymentMethod(ctx context.Context, actor domain.Actor, provider *settings.PaymentProvider, in customer.PaymentMethodInput, kept ordering.Result) (*customer.CustomerPaymentMethod, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if _, err := tx.LockCustomer(ctx, actor.ID); err != nil {
		return nil, err
	}
	wallet, err := tx.LockWallet(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	m := customer.CustomerPaymentMethod{
		CustomerID: actor.ID, CommandID: actor.CommandID, PaymentProviderID: provider.ID, ProviderReference: kept.Instrument, Mandate: kept.Mandate,
		PaymentType: kept.PaymentType, Brand: kept.Brand, BillingAddressID: in.BillingAddressID,
	}
	if kept.LastFour != "" {
		m.LastFour = &kept.LastFour
	}
	if kept.ExpiryMonth > 0 && kept.ExpiryYear > 0 {
		m.ExpiryMonth, m.ExpiryYear = new(fmt.Sprintf("%02d", kept.ExpiryMonth)), new(fmt.Sprintf("%04d", kept.ExpiryYear))
	}
	saved, unmarked, events := wallet.Save(m, in.AsDefault)
	if saved.ID != 0 {
		return saved, nil
	}
	if unmarked != nil {
		if err := tx.Update(ctx, unmarked); err != nil {
			return nil, err
		}
	}
	if err := tx.Insert(ctx, saved); err != nil {
		return nil, err
	}
	return saved, tx.Commit(ctx, events...)
}

// forget asks the providers to delete payment methods that have been removed in the store. The store no
// longer charges these methods, even if a provider cannot be reached.
func (s *Service) forget(ctx context.Context, storeID int64, removed ...*customer.CustomerPaymentMethod) {
	command.SideBySide(ctx, "payment method", removed, func(ctx context.Context, _ int, m *customer.CustomerPaymentMethod) error {
		provider, err := s.As(domain.System(storeID)).PaymentProvider(ctx, m.PaymentProviderID)
		if err != nil {
			return err
		}
		vault, err := s.Gateways.VaultFor(provider.ProviderCode)
		if err != nil {
			return err
		}
		account, err := s.Account(provider)
		if err != nil {
			return err
		}
		return vault.Forget(ctx, account, m.ProviderReference)
	})
}
