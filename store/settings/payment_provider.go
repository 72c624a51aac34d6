package settings

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"maps"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// CreatePaymentProvider adds a payment provider to the actor's store. It checks the credentials with a call that moves
// no money, and encrypts them before it stores them; secret values are never returned. It also returns the store,
// because amounts are in the store's currency.
func (s *Service) CreatePaymentProvider(ctx context.Context, actor domain.Actor, code string, in settings.PaymentProviderInput) (*settings.Store, *settings.PaymentProvider, error) {
	if err := s.tryNewCredentials(ctx, actor, code, in); err != nil {
		return nil, nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx) // only one provider can be the default
	if err != nil {
		return nil, nil, err
	}
	others, err := tx.LockPaymentProviders(ctx)
	if err != nil {
		return nil, nil, err
	}
	before := marked(others)
	provider, err := settings.NewPaymentProvider(store, code, in, others)
	if err != nil {
		return nil, nil, err
	}
	provider.Follow(tx.At)
	if before != nil && !before.IsDefault {
		if err := tx.Update(ctx, before); err != nil {
			return nil, nil, err
		}
	}
	if err := tx.Insert(ctx, provider); err != nil {
		return nil, nil, err
	}
	if len(in.Credentials) > 0 { // the encryption needs the row's id, which exists only now
		if err := s.sealCredentials(provider, in.Credentials); err != nil {
			return nil, nil, err
		}
		if err := tx.Finish(ctx, provider); err != nil {
			return nil, nil, err
		}
	}
	return store, provider, tx.Commit(ctx)
}

// tryNewCredentials checks the credentials of a new provider, once all other input is valid.
func (s *Service) tryNewCredentials(ctx context.Context, actor domain.Actor, code string, in settings.PaymentProviderInput) error {
	if len(in.Credentials) == 0 {
		return nil
	}
	read := s.As(actor)
	store, err := read.Store(ctx)
	if err != nil {
		return err
	}
	others, err := read.PaymentProviders(ctx)
	if err != nil {
		return err
	}
	p, err := settings.NewPaymentProvider(store, code, in, others)
	if err != nil {
		return err
	}
	p.StoreID = store.ID
	return s.tryCredentials(ctx, p, in.Credentials)
}

// tryChangedCredentials checks the new credentials of a provider, once all other input is valid. The current
// credentials stay in use until the change is stored.
func (s *Service) tryChangedCredentials(ctx context.Context, actor domain.Actor, id int64, in settings.PaymentProviderInput, e domain.Expect) error {
	if len(in.Credentials) == 0 {
		return nil
	}
	read := s.As(actor)
	store, err := read.Store(ctx)
	if err != nil {
		return err
	}
	p, err := read.PaymentProvider(ctx, id)
	if err != nil {
		return err
	}
	if err := e.Check(&p.Row); err != nil {
		return err
	}
	in.IsDefault = nil // the default mark also affects other rows
	if _, err := p.Change(store, in, nil); err != nil {
		return err
	}
	return s.tryCredentials(ctx, p, in.Credentials)
}

// tryCredentials calls the gateway with the credentials that a provider will have after the changes. The call moves no
// money.
func (s *Service) tryCredentials(ctx context.Context, p *settings.PaymentProvider, changes map[string]*string) error {
	gateway, err := s.Gateways.For(p.ProviderCode)
	if err != nil {
		return err
	}
	account, err := s.Account(p)
	if err != nil {
		return err
	}
	account.ProviderID = 0 // the outcome must not affect the health of the existing account
	current := account
	current.Secrets = maps.Clone(account.Secrets)
	for name, value := range changes {
		delete(account.Secrets, name)
		if value != nil {
			account.Secrets[name] = payment.Secret(*value)
		}
	}
	ctx, cancel := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer cancel()
	if err = gateway.Check(ctx, account); err == nil {
		err = s.sameAccount(ctx, p, current, account)
	}
	if refused, is := errors.AsType[*domain.Error](err); is {
		return refused
	}
	if wrong, is := errors.AsType[*payment.CredentialError](err); is {
		return domain.Invalid("/credentials/"+wrong.Credential, "%s", wrong.Reason)
	}
	if err != nil {
		slog.WarnContext(ctx, "credentials could not be tried", "store", p.StoreID, "provider", p.ProviderCode, "error", err)
		return &domain.Error{Code: domain.Unavailable, Detail: "The payment provider cannot be reached to try the credentials. Nothing was changed.", RetryAfter: 5}
	}
	return nil
}

// sameAccount returns in_use if new credentials belong to another account at the provider's service while payments or
// saved payment methods depend on the current account. If even the current credentials do not find these payments or
// methods, they no longer exist and are ignored. A new provider has no payments or methods.
func (s *Service) sameAccount(ctx context.Context, p *settings.PaymentProvider, current, changed payment.Account) error {
	owner := s.Gateways.OwnerFor(p.ProviderCode)
	if p.ID == 0 || owner == nil {
		return nil
	}
	references, err := s.As(domain.System(p.StoreID)).ProviderReferences(ctx, p.ID)
	if err != nil {
		return err
	}
	for _, reference := range references {
		owns, err := owner.Owns(ctx, changed, reference)
		if err != nil {
			return err
		}
		if owns {
			continue
		}
		known, err := owner.Owns(ctx, current, reference)
		_, revoked := errors.AsType[*payment.CredentialError](err)
		if err != nil && !revoked {
			return err
		}
		if known || revoked {
			return domain.Errorf(domain.InUse, "The credentials are of another account at the provider. Payments or saved payment methods depend on the current one: add the other account as another payment provider.")
		}
	}
	return nil
}

// sealCredentials merges changed credentials into the encrypted credentials of the row. A nil value removes a
// credential.
func (s *Service) sealCredentials(p *settings.PaymentProvider, in map[string]*string) error {
	if len(in) == 0 {
		return nil
	}
	stored, err := s.Credentials(p)
	if err != nil {
		return err
	}
	text, err := json.Marshal(p.MergeCredentials(stored, in))
	if err != nil {
		return err
	}
	p.Credentials = s.Keys.Seal(command.CredentialsPlace(p), text)
	return nil
}

// PaymentHealth returns the health of the store's accounts at payment services in the last integration.HealthSpan, by
// payment provider id. Checks of new credentials are excluded.
func (s *Service) PaymentHealth(ctx context.Context, actor domain.Actor) (map[int64]integration.Health, error) {
	return s.As(actor).IntegrationHealth(ctx, integration.Payment, s.Clock.Now().Add(-integration.HealthSpan))
}

func marked(providers []*settings.PaymentProvider) *settings.PaymentProvider {
	i := slices.IndexFunc(providers, func(p *settings.PaymentProvider) bool { return p.IsDefault })
	if i < 0 {
		return nil
	}
	return providers[i]
}

// UpdatePaymentProvider changes a payment provider. An inactive provider is no longer offered, but
// payments made with it continue.
func (s *Service) UpdatePaymentProvider(ctx context.Context, actor domain.Actor, id int64, in settings.PaymentProviderInput, e domain.Expect) (*settings.Store, *settings.PaymentProvider, error) {
	if err := s.tryChangedCredentials(ctx, actor, id, in, e); err != nil {
		return nil, nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx)
	if err != nil {
		return nil, nil, err
	}
	all, err := tx.LockPaymentProviders(ctx)
	if err != nil {
		return nil, nil, err
	}
	i := slices.IndexFunc(all, func(p *settings.PaymentProvider) bool { return p.ID == id })
	if i < 0 {
		return nil, nil, domain.Missing("payment provider")
	}
	provider, others := all[i], slices.Delete(slices.Clone(all), i, i+1)
	if err := e.Check(&provider.Row); err != nil {
		return nil, nil, err
	}
	before := marked(others)
	changed, err := provider.Change(store, in, others)
	if err != nil || !changed {
		return store, provider, err
	}
	if before != nil && !before.IsDefault { // first, because no two rows may be the default, even within the transaction
		if err := tx.Update(ctx, before); err != nil {
			return nil, nil, err
		}
	}
	if len(in.Credentials) > 0 {
		provider.Follow(tx.At)
	}
	if err := s.sealCredentials(provider, in.Credentials); err != nil {
		return nil, nil, err
	}
	if err := tx.Update(ctx, provider); err != nil {
		return nil, nil, err
	}
	return store, provider, tx.Commit(ctx)
}
