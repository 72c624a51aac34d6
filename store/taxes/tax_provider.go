package taxes

import (
	"context"
	"encoding/json"
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
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
	stores "github.com/storeplatform/storeplatform/store/settings"
)

// UpdateTaxProvider changes the source of the store's taxes. If the service or its connection
// changes, a test request that changes nothing at the service must succeed first.
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

// TaxHealth returns the health of the store's tax service.
func (s *Service) TaxHealth(ctx context.Context, actor domain.Actor) (integration.Health, error) {
	return s.PartnerHealth(ctx, actor, integration.Tax)
}

// tryTaxProvider sends a test request if the service or its connection changes. The request asks for the taxes on
// an amount of 100 at a place to which the store probably ships. tryTaxProvider stores nothing and locks nothing.
func (s *Service) tryTaxProvider(ctx context.Context, actor domain.Actor, in settings.TaxProviderInput, e domain.Expect) error {
	provider, err := s.As(actor).TaxProvider(ctx)
	if err != nil {
		return err
	}
	if err := e.Check(&provider.Row); err != nil {
		return err
	}
	asked, former := provider.Asks(), provider.ProviderCode
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
	if err := refusedTaxes(ctx, provider, service.Quote(ctx, account, "tax_check_"+uuid.NewString(), request, func(said tax.QuoteAnswer) error {
		_, err := readTaxes(q, said)
		return err
	})); err != nil || former != settings.StripeTax || provider.ProviderCode != settings.StripeTax {
		return err
	}
	return s.sameTaxAccount(ctx, actor, provider, stripeAccount(provider, stored[settings.SecretKey]), account)
}

// sameTaxAccount returns in_use if a new key of Stripe Tax belongs to a different account than
// the latest transaction, because earlier orders could not be reversed in that account. If the
// current key does not find the transaction either, the change is allowed.
func (s *Service) sameTaxAccount(ctx context.Context, actor domain.Actor, p *settings.TaxProvider, current, changed partner.Account) error {
	books, err := s.As(actor).LatestTaxBooks(ctx)
	if err != nil || books == nil {
		return err
	}
	var content stripetax.Books
	if err := json.Unmarshal([]byte(books.Content), &content); err != nil || content.Transaction == "" {
		return err
	}
	owns, err := s.stripeTax.Owns(ctx, changed, content.Transaction)
	if err != nil || owns {
		return refusedTaxes(ctx, p, err)
	}
	known, err := s.stripeTax.Owns(ctx, current, content.Transaction)
	failure, ok := errors.AsType[*partner.Failure](err)
	revoked := ok && failure.Unauthorized
	if err != nil && !revoked {
		return refusedTaxes(ctx, p, err)
	}
	if !known && !revoked {
		return nil
	}
	return domain.Errorf(domain.InUse,
		"The key is of another account at Stripe. The current account has the taxes of earlier orders, which refunds correct there. To use another account, set providerCode to MANUAL first.")
}

// triedTaxes returns the service that a store would use after a change, and the account with which
// the service is to be tested.
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

// refusedTaxes converts errors like command.RefusedPartner, except that it attributes a failure of Stripe Tax
// to the secret key.
func refusedTaxes(ctx context.Context, p *settings.TaxProvider, err error) error {
	if failure, is := errors.AsType[*partner.Failure](err); is && ctx.Err() == nil && p.ProviderCode == settings.StripeTax {
		return domain.Invalid("/credentials/"+settings.SecretKey, "%s", failure.Words)
	}
	return command.RefusedPartner(ctx, err)
}

// trialPlace returns a place to which the store probably ships. A place in the US or Canada has a
// postal code, because there the country alone does not determine the taxes.
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
