package taxes

import (
	"context"
	"errors"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/partner"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
	"github.com/storeplatform/storeplatform/store/provider/tax"
	stores "github.com/storeplatform/storeplatform/store/settings"
)

// UpdateTaxProvider changes where the store's taxes come from. A service that is to be
// reached in another way than before is asked something first, which changes nothing
// there: one that does not answer as it should is refused.
func (s *Service) UpdateTaxProvider(ctx context.Context, actor domain.Actor, in settings.TaxProviderInput, e domain.Expect) (*settings.TaxProvider, error) {
	if err := s.tryTaxProvider(ctx, actor, in, e); err != nil {
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
	provider, err := tx.LockTaxProvider(ctx)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&provider.Row); err != nil {
		return nil, err
	}
	changed, _, err := provider.Change(in, stores.ParsesSecret)
	if err != nil || !changed {
		return provider, err
	}
	stored, err := s.OpenSecrets(taxCredentials(provider), provider.Credentials)
	if err != nil {
		return nil, err
	}
	if err := s.SealAccount(&provider.PartnerAccount, taxCredentials(provider), stored, in.Credentials, tx.At); err != nil {
		return nil, err
	}
	if err := tx.Update(ctx, provider); err != nil {
		return nil, err
	}
	if store.TaxService != provider.Asks() {
		store.TaxService = provider.Asks()
		if err := tx.KeepTaxService(ctx, store); err != nil {
			return nil, err
		}
	}
	return provider, tx.Commit(ctx)
}

// TaxHealth is how the store's tax service fares.
func (s *Service) TaxHealth(ctx context.Context, actor domain.Actor) (integration.Health, error) {
	return s.PartnerHealth(ctx, actor, integration.Tax)
}

// tryTaxProvider asks the service that a change leads to, if that is another one than
// before: what 100 of something is taxed with at its own address. By then nothing is
// stored, and nothing is held.
func (s *Service) tryTaxProvider(ctx context.Context, actor domain.Actor, in settings.TaxProviderInput, e domain.Expect) error {
	provider, err := s.As(actor).TaxProvider(ctx)
	if err != nil {
		return err
	}
	if err := e.Check(&provider.Row); err != nil {
		return err
	}
	asked := provider.Asks()
	_, moved, err := provider.Change(in, stores.ParsesSecret)
	if err != nil || !provider.Asks() || asked && !moved {
		return err
	}
	stored, err := s.OpenSecrets(taxCredentials(provider), provider.Credentials)
	if err != nil {
		return err
	}
	service, account, err := s.triedTaxes(ctx, actor, provider, stored, in.Credentials)
	if err != nil {
		return err
	}
	store, err := s.As(actor).Store(ctx)
	if err != nil {
		return err
	}
	q := pricing.TaxQuestion{Currency: store.Settings.DefaultCurrencyCode, To: trialPlace(store, provider),
		Charges: []pricing.TaxCharge{{SKU: "CHECK", Quantity: 1, Amount: domain.Hundred, Included: store.Settings.PricesIncludeTax}}}
	request := taxRequest(store, provider, q, domain.DateAt(s.Clock.Now(), store.Location()))
	return refusedTaxes(ctx, provider, service.Quote(ctx, account, "tax_check_"+uuid.NewString(), request, func(said tax.QuoteAnswer) error {
		_, err := readTaxes(q, said)
		return err
	}))
}

// triedTaxes is the service that a change leads to, and the account that is tried there.
func (s *Service) triedTaxes(ctx context.Context, actor domain.Actor, p *settings.TaxProvider, stored map[string]string, in map[string]*string) (taxQuoter, partner.Account, error) {
	switch {
	case p.ProviderCode == settings.StripeTax && s.stripeTax != nil:
		store, err := s.As(actor).Store(ctx)
		if err != nil {
			return nil, partner.Account{}, err
		}
		key := stored[settings.SecretKey]
		if given := in[settings.SecretKey]; given != nil {
			key = *given
		}
		if fault := stripeapi.KeyFault(key, store.Livemode, "sk", "rk"); fault != "" {
			return nil, partner.Account{}, domain.Invalid("/credentials/"+settings.SecretKey, "%s", fault)
		}
		return s.stripeTax, stripeAccount(p, key), nil
	case p.ProviderCode == settings.HTTPTax && s.taxes != nil:
		account := command.TriedAccount(actor.StoreID, p.ProviderCode, &p.PartnerAccount, stored, in, s.Clock.Now(), p.Timeout())
		return s.taxes, account, command.RefusedPartner(ctx, s.taxes.CheckURL(ctx, account.BaseURL))
	}
	return nil, partner.Account{}, domain.InvalidAs(domain.UnsupportedOperation, "/providerCode", "This service has no tax provider %q.", p.ProviderCode)
}

// refusedTaxes is refusedPartner where what was tried may be reached by a key alone.
func refusedTaxes(ctx context.Context, p *settings.TaxProvider, err error) error {
	if failure, is := errors.AsType[*partner.Failure](err); is && ctx.Err() == nil && p.ProviderCode == settings.StripeTax {
		return domain.Invalid("/credentials/"+settings.SecretKey, "%s", failure.Words)
	}
	return command.RefusedPartner(ctx, err)
}

// trialPlace is where a store would most likely send something. Where taxes are a town's, a
// country alone is no place.
func trialPlace(store *settings.Store, p *settings.TaxProvider) domain.Place {
	place := domain.Place{CountryCode: "US"}
	switch {
	case p.OriginAddress != nil:
		place = p.OriginAddress.Place()
	case store.Settings.Address != nil:
		place = store.Settings.Address.Place()
	case len(p.Nexus) > 0:
		place = domain.Place{CountryCode: p.Nexus[0].CountryCode}
	}
	switch {
	case place.PostalCode != "":
	case place.CountryCode == "US":
		place.StateProvince, place.PostalCode = "NY", "10001"
	case place.CountryCode == "CA":
		place.StateProvince, place.PostalCode = "ON", "M5H 2N2"
	}
	return place
}
