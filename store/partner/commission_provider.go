package partner

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/commission"
	"github.com/storeplatform/storeplatform/store/provider/partner"
	stores "github.com/storeplatform/storeplatform/store/settings"
)

// commissionTimeout is the time that a buyer waits for a commission service.
const commissionTimeout = 3 * time.Second

// UpdateCommissionProvider changes the service that pays the store's referrers. If the service or
// its connection changes, a test request that changes nothing at the service must succeed first.
// If the new service is to know the customers, all of them are then reported to it.
func (s *Service) UpdateCommissionProvider(ctx context.Context, actor domain.Actor, in settings.CommissionProviderInput, e domain.Expect) (*settings.CommissionProvider, error) {
	if err := s.tryCommissionProvider(ctx, actor, in, e); err != nil {
		return nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx)
	if err != nil {
		return nil, err
	}
	provider, err := tx.LockCommissionProvider(ctx)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&provider.Row); err != nil {
		return nil, err
	}
	before := *provider
	changed, _, err := provider.Change(in, stores.ParsesSecret, tx.At)
	if err != nil || !changed {
		return provider, err
	}
	stored, err := s.OpenSecrets(commissionCredentials(provider), provider.Credentials)
	if err != nil {
		return nil, err
	}
	if err := s.SealAccount(&provider.PartnerAccount, commissionCredentials(provider), stored, in.Credentials, tx.At); err != nil {
		return nil, err
	}
	if err := tx.Update(ctx, provider); err != nil {
		return nil, err
	}
	if store.CommissionService != provider.Asks() {
		store.CommissionService = provider.Asks()
		if err := tx.KeepCommissionService(ctx, store); err != nil {
			return nil, err
		}
	}
	introduces := func(p *settings.CommissionProvider) bool { return p.Asks() && p.SyncCustomers }
	if introduces(provider) && (!introduces(&before) || before.Connection != provider.Connection) {
		if _, err := command.Queue(ctx, tx, commissionCustomersWork(provider)); err != nil {
			return nil, err
		}
	}
	return provider, tx.Commit(ctx)
}

// CommissionHealth returns the health of the store's commission service.
func (s *Service) CommissionHealth(ctx context.Context, actor domain.Actor) (integration.Health, error) {
	return s.PartnerHealth(ctx, actor, integration.Commission)
}

// tryCommissionProvider sends a test request if the service or its connection changes. The request
// asks for the referrer of a code. tryCommissionProvider stores nothing and locks nothing.
func (s *Service) tryCommissionProvider(ctx context.Context, actor domain.Actor, in settings.CommissionProviderInput, e domain.Expect) error {
	provider, err := s.As(actor).CommissionProvider(ctx)
	if err != nil {
		return err
	}
	if err := e.Check(&provider.Row); err != nil {
		return err
	}
	asked := provider.Asks()
	_, moved, err := provider.Change(in, stores.ParsesSecret, s.Clock.Now())
	if err != nil || provider.ProviderCode == settings.NoCommission || !moved && (asked || !provider.Asks()) {
		return err
	}
	stored, err := s.OpenSecrets(commissionCredentials(provider), provider.Credentials)
	if err != nil {
		return err
	}
	if s.commissions == nil {
		return domain.InvalidAs(domain.UnsupportedOperation, "/providerCode", "This service has no commission provider %q.", provider.ProviderCode)
	}
	account := command.TriedAccount(actor.StoreID, provider.ProviderCode, &provider.PartnerAccount, stored, in.Credentials, s.Clock.Now(), commissionTimeout)
	if err := s.commissions.CheckURL(ctx, account.BaseURL); err != nil {
		return command.RefusedPartner(ctx, err)
	}
	return command.RefusedPartner(ctx, s.commissions.Referrer(ctx, account, "commission_check_"+uuid.NewString(), "CHECK", func(said commission.ReferrerAnswer) error {
		_, err := s.readReferrer(provider, "CHECK", said)
		return err
	}))
}

// commissionAccount opens the account of a store's commission service for a call. If the store has
// no service, the error is UnsupportedOperation.
func (s *Service) commissionAccount(p *settings.CommissionProvider) (partner.Account, error) {
	if !p.Asks() || p.BaseURL == nil || s.commissions == nil {
		return partner.Account{}, domain.Errorf(domain.UnsupportedOperation, "The store has no commission service.")
	}
	return s.PartnerAccount(p.StoreID, p.ProviderCode, commissionCredentials(p), &p.PartnerAccount, commissionTimeout)
}

func commissionCredentials(p *settings.CommissionProvider) string {
	return fmt.Sprintf("commission_providers/%d/credentials", p.ID)
}

func (p commissionPayload) text() string {
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // marshaling numbers cannot fail
	}
	return string(text)
}

// commissionCustomersWork returns the task that reports all customers to a service.
func commissionCustomersWork(p *settings.CommissionProvider) integration.Work {
	return integration.Work{TaskType: integration.CommissionCustomerSync, Integration: integration.Commission, ProviderCode: p.ProviderCode,
		LiveKey: fmt.Sprintf("%s/all/%d", integration.CommissionCustomerSync, p.Connection), Attempts: integration.PatientAttempts,
		Payload: commissionPayload{Connection: p.Connection}.text(), Progress: &integration.Progress{}}
}
