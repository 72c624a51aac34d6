package settings

import (
	"context"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// NoteCalendar queues the rescheduling of the store's subscriptions if its time zone or renewal hour has changed.
func NoteCalendar(ctx context.Context, t *command.Tx, was, is settings.Settings) error {
	if was.Timezone == is.Timezone && was.RenewalHour == is.RenewalHour {
		return nil
	}
	return t.NoteFormerCalendar(ctx, was.Timezone, was.RenewalHour)
}

// CreateStore creates a store with default settings, account type, tax class, tax provider and commission provider. A
// test store also gets the sandbox payment provider, so it can sell at once. An administrator needs a scope for all
// stores to create a store; the platform needs no scope.
func (s *Service) CreateStore(ctx context.Context, actor domain.Actor, in settings.StoreCreate) (*settings.Store, error) {
	if err := s.mayCreateStores(ctx, actor); err != nil {
		return nil, err
	}
	store, err := settings.NewStore(in.Name, in.Code, in.Domain, in.Timezone, in.DefaultCurrencyCode, in.DefaultLanguageCode, in.Livemode)
	if err != nil {
		return nil, err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if err := tx.Insert(ctx, store); err != nil {
		return nil, err
	}
	if err := tx.Enter(ctx, store.ID); err != nil {
		return nil, err
	}
	code := "standard"
	accountType := customer.FirstAccountType()
	taxClass := &settings.TaxClass{Name: "Standard", Code: &code, Rates: []settings.TaxRate{}, CommandID: actor.CommandID}
	if err := tx.Insert(ctx, accountType, taxClass, settings.NewTaxProvider(), settings.NewCommissionProvider()); err != nil {
		return nil, err
	}
	if !store.Livemode {
		name := "Test payment"
		sandbox, err := settings.NewPaymentProvider(store, settings.SandboxProvider, settings.PaymentProviderInput{DisplayName: &name}, nil)
		if err != nil {
			return nil, err
		}
		sandbox.Follow(tx.At)
		if err := tx.Insert(ctx, sandbox); err != nil {
			return nil, err
		}
	}
	if store, err = tx.LockStore(ctx); err != nil {
		return nil, err
	}
	store.Settings.DefaultAccountTypeID, store.Settings.DefaultTaxClassID = accountType.ID, taxClass.ID
	if err := addOwnTemplates(ctx, tx, store, ""); err != nil {
		return nil, err
	}
	if err := tx.Finish(ctx, store); err != nil {
		return nil, err
	}
	return store, tx.Commit(ctx)
}

func (s *Service) mayCreateStores(ctx context.Context, actor domain.Actor) error {
	if actor.Kind == domain.ActorPlatform {
		return nil
	}
	if err := command.MustBeUser(actor); err != nil {
		return err
	}
	by, err := s.DB.As(actor).Holder(ctx)
	if err != nil {
		return err
	}
	return by.MayGrant("store:write", nil, nil)
}

// UpdateStoreSettings changes the settings of the actor's store. The change takes effect with the next request.
// Existing rows do not change, except that a new time zone or renewal hour reschedules all subscriptions.
func (s *Service) UpdateStoreSettings(ctx context.Context, actor domain.Actor, p settings.SettingsPatch, e domain.Expect) (*settings.Store, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&store.Row); err != nil {
		return nil, err
	}
	was := store.Settings
	facts, err := settingsFacts(ctx, tx, p)
	if err != nil {
		return nil, err
	}
	changed, err := store.Change(p, facts)
	if err != nil || !changed {
		return store, err
	}
	if was.DefaultLanguageCode != store.Settings.DefaultLanguageCode {
		if err := addOwnTemplates(ctx, tx, store, was.DefaultLanguageCode); err != nil {
			return nil, err
		}
	}
	if err := NoteCalendar(ctx, tx, was, store.Settings); err != nil {
		return nil, err
	}
	if was.PricesIncludeTax != store.Settings.PricesIncludeTax { // products contain this setting
		if err := tx.TouchAllProducts(ctx); err != nil {
			return nil, err
		}
	}
	if err := tx.Update(ctx, store); err != nil {
		return nil, err
	}
	return store, tx.Commit(ctx)
}

// StorePages is the data that the service's own pages for a store need.
type StorePages struct {
	Store      *settings.Store
	Logo, Icon *media.Media // nil means that it is not set
	Stripe     bool         // an active provider is Stripe, so the pages contain Stripe's form
}

// StorePages returns the data for the pages of the store with a code, without any permission check.
func (s *Service) StorePages(ctx context.Context, code string) (p StorePages, err error) {
	if p.Store, err = s.DB.StoreByCode(ctx, code); err != nil {
		return p, err
	}
	r := s.As(domain.System(p.Store.ID))
	if p.Logo, p.Icon, err = r.Signs(ctx); err != nil {
		return p, err
	}
	providers, err := r.PaymentProviders(ctx)
	p.Stripe = slices.ContainsFunc(providers, func(p *settings.PaymentProvider) bool { return p.IsActive && p.ProviderCode == settings.StripeProvider })
	return p, err
}

// Policy returns the legal page with a slug. nil means that no such page exists, or that the store hosts the page
// itself.
func (p StorePages) Policy(slug string) *settings.Policy {
	for _, policy := range p.Store.Settings.Policies {
		if policy.Type.Slug() == slug && policy.HTML != nil {
			return &policy
		}
	}
	return nil
}

func settingsFacts(ctx context.Context, tx *command.Tx, p settings.SettingsPatch) (f settings.SettingsFacts, err error) {
	named := catalog.References{TaxClasses: map[int64]bool{}, AccountTypes: map[int64]bool{}, Media: map[int64]bool{}, Products: map[int64]bool{}}
	if p.DefaultTaxClassID != nil {
		named.TaxClasses[*p.DefaultTaxClassID] = true
	}
	if p.ShippingTaxClassID != nil && *p.ShippingTaxClassID != nil {
		named.TaxClasses[**p.ShippingTaxClassID] = true
	}
	if p.DefaultAccountTypeID != nil {
		named.AccountTypes[*p.DefaultAccountTypeID] = true
	}
	if p.LogoMediaID != nil && *p.LogoMediaID != nil {
		named.Media[**p.LogoMediaID] = true
	}
	if p.Branding != nil && p.Branding.IconMediaID != nil {
		named.Media[*p.Branding.IconMediaID] = true
	}
	if p.ReturnPolicy != nil {
		for _, t := range p.ReturnPolicy.Terms {
			for _, id := range t.AccountTypeIDs {
				named.AccountTypes[id] = true
			}
		}
		for _, e := range p.ReturnPolicy.Exclusions {
			named.Products[e.ProductID] = true
		}
	}
	known, err := tx.Known(ctx, named)
	if err != nil {
		return f, err
	}
	f = settings.SettingsFacts{AccountTypes: known.AccountTypes, TaxClasses: known.TaxClasses, Media: known.Images, Products: known.Products}
	if p.CurrencyCodes != nil {
		if f.PricedCurrencies, f.ChargedCurrencies, err = tx.UsedCurrencies(ctx); err != nil {
			return f, err
		}
	}
	if p.DefaultCurrencyCode != nil {
		if f.DefaultCurrencyUses, err = tx.DefaultCurrencyUses(ctx); err != nil {
			return f, err
		}
	}
	if p.InvoiceNumberStart != nil {
		last, err := tx.Last(ctx, ordering.InvoiceNumbers)
		if err != nil {
			return f, err
		}
		f.Invoiced = last > 0
	}
	if p.InvoiceNumberPrefix != nil {
		if f.NumberLiesAhead, err = numberLiesAhead(ctx, tx, *p.InvoiceNumberPrefix); err != nil {
			return f, err
		}
	}
	if p.OrderNumberStart != nil {
		f.LastOrderNumber, err = tx.Last(ctx, settings.OrderNumbers)
	}
	return f, err
}

// numberLiesAhead reports whether a document already has a number that invoices with a prefix would get; a nil prefix
// means an empty prefix.
func numberLiesAhead(ctx context.Context, tx *command.Tx, prefix *string) (bool, error) {
	text := ""
	if prefix != nil {
		text = strings.TrimSpace(*prefix)
	}
	for _, t := range []ordering.InvoiceType{ordering.PlainInvoice, ordering.CreditNote} {
		last, err := tx.Last(ctx, t.Sequence())
		if err != nil {
			return false, err
		}
		if ahead, err := tx.NumberLiesAhead(ctx, t.Prefix(text), last); err != nil || ahead {
			return ahead, err
		}
	}
	return false, nil
}
