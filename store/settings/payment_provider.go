package settings

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// CreatePaymentProvider adds a way to pay to the actor's store. Its credentials
// are tried by a call that moves nothing, sealed, and never shown again. The store comes back too: amounts are in
// its currency.
func (s *Service) CreatePaymentProvider(ctx context.Context, actor domain.Actor, code string, in settings.PaymentProviderInput) (*settings.Store, *settings.PaymentProvider, error) {
	if err := s.tryNewCredentials(ctx, actor, code, in); err != nil {
		return nil, nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx) // there is one default provider
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
	if len(in.Credentials) > 0 { // sealed for the row's own id
		if err := s.sealCredentials(provider, in.Credentials); err != nil {
			return nil, nil, err
		}
		if err := tx.Finish(ctx, provider); err != nil {
			return nil, nil, err
		}
	}
	return store, provider, tx.Commit(ctx)
}

// tryNewCredentials tries the credentials of a provider that is to be made, once nothing
// else is wrong with it.
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

// tryChangedCredentials tries the credentials that a provider is to have, once nothing
// else is wrong with the change. Until it is made, those that it has stay in use.
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
	in.IsDefault = nil // which is about others
	if _, err := p.Change(store, in, nil); err != nil {
		return err
	}
	return s.tryCredentials(ctx, p, in.Credentials)
}

// tryCredentials has the gateway try the credentials that a provider has, with changes,
// by a call that moves nothing.
func (s *Service) tryCredentials(ctx context.Context, p *settings.PaymentProvider, changes map[string]*string) error {
	gateway, err := s.Gateways.For(p.ProviderCode)
	if err != nil {
		return err
	}
	account, err := s.Account(p)
	if err != nil {
		return err
	}
	account.ProviderID = 0 // what comes of it is nothing about the account as it is
	for name, value := range changes {
		delete(account.Secrets, name)
		if value != nil {
			account.Secrets[name] = payment.Secret(*value)
		}
	}
	ctx, cancel := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer cancel()
	err = gateway.Check(ctx, account)
	if wrong, is := errors.AsType[*payment.CredentialError](err); is {
		return domain.Invalid("/credentials/"+wrong.Credential, "%s", wrong.Reason)
	}
	if err != nil {
		slog.WarnContext(ctx, "credentials could not be tried", "store", p.StoreID, "provider", p.ProviderCode, "error", err)
		return &domain.Error{Code: domain.Unavailable, Detail: "The payment provider cannot be reached to try the credentials. Nothing was changed.", RetryAfter: 5}
	}
	return nil
}

// sealCredentials changes the credentials that the row keeps.
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

// PaymentHealth is how calls with the store's accounts at payment services fared lately,
// by payment provider. Credentials that are only tried are none of it.
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

// UpdatePaymentProvider changes a way to pay. An inactive one is offered to
// nobody, and what was paid with it goes on.
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
	if before != nil && !before.IsDefault { // first: two defaults cannot be, not even for a moment
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
