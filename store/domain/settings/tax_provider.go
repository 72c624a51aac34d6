package settings

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// TaxProviders returns the codes of the tax providers that a store can have.
func TaxProviders() []string { return []string{ManualTax, HTTPTax, StripeTax} }

// TaxProvider is the source of a store's tax rates. Each store has exactly one.
type TaxProvider struct {
	domain.Row
	PartnerAccount  `gorm:"embedded"`
	ProviderCode    string // MANUAL means the rates of the tax classes
	IsActive        bool
	Nexus           []TaxNexus      `gorm:"serializer:json"`
	OriginAddress   *domain.Address `gorm:"serializer:json"` // nil means the store's address
	CommitOnCapture bool
	Fallback        TaxFallback
	TimeoutMS       int `gorm:"column:timeout_ms"`
}

// TaxNexus is a place where the store must collect tax.
type TaxNexus struct {
	CountryCode   string  `json:"countryCode"`
	StateProvince *string `json:"stateProvince"` // nil means the whole country
}

const (
	// ManualTax is the code for tax by the rates of the tax classes, without a service.
	ManualTax = "MANUAL"
	// HTTPTax is the code of a service that implements our contract for tax services.
	HTTPTax = "HTTP"
	// StripeTax is the code of Stripe Tax, in the store's own account.
	StripeTax = "STRIPE_TAX"
)

// TaxFallback determines what happens to orders while the tax service does not respond.
type TaxFallback string

const (
	BlockOrders    TaxFallback = "BLOCK"
	UseManualRates TaxFallback = "USE_MANUAL_RATES"
)

// NewTaxProvider returns the tax provider of a new store, which uses the rates of its tax classes.
func NewTaxProvider() *TaxProvider {
	return &TaxProvider{PartnerAccount: PartnerAccount{Masked: map[string]string{}}, ProviderCode: ManualTax, IsActive: true, Nexus: []TaxNexus{}, Fallback: BlockOrders, TimeoutMS: 2500}
}

// Asks reports whether a tax service computes the store's taxes.
func (t *TaxProvider) Asks() bool { return t.IsActive && t.ProviderCode != ManualTax }

// Reports reports whether charged taxes are reported to a service.
func (t *TaxProvider) Reports() bool { return t.CommitOnCapture && t.ProviderCode != ManualTax }

// Timeout returns the time limit of a call to the service.
func (t *TaxProvider) Timeout() time.Duration { return time.Duration(t.TimeoutMS) * time.Millisecond }

// TaxProviderInput is a patch of the tax provider. nil leaves a field unchanged.
type TaxProviderInput struct {
	ProviderCode    *string
	BaseURL         **string
	IsActive        *bool
	Nexus           *[]TaxNexus
	OriginAddress   **domain.Address
	CommitOnCapture *bool
	Fallback        *TaxFallback
	TimeoutMS       *int
	Credentials     map[string]*string
}

// Change applies a patch. changed reports whether any field changed, and moved reports whether the
// provider, its URL or a credential changed. A change of provider clears the account. The caller must
// seal the credentials. The function parses returns an error for an unusable secret.
func (t *TaxProvider) Change(in TaxProviderInput, parses func(string) error) (changed, moved bool, err error) {
	var r domain.Refusals
	changed = domain.Set(&t.ProviderCode, in.ProviderCode)
	if moved = changed; moved {
		t.Forget()
	}
	moved = domain.SetNullable(&t.BaseURL, in.BaseURL) || moved || len(in.Credentials) > 0
	changed = domain.AnyChanged(
		changed,
		moved,
		domain.Set(&t.IsActive, in.IsActive),
		domain.SetWhole(&t.Nexus, in.Nexus),
		domain.SetWhole(&t.OriginAddress, in.OriginAddress),
		domain.Set(&t.CommitOnCapture, in.CommitOnCapture),
		domain.Set(&t.Fallback, in.Fallback),
		domain.Set(&t.TimeoutMS, in.TimeoutMS),
	)
	switch t.ProviderCode {
	case ManualTax:
		for key := range in.Credentials {
			r.Add("/credentials/"+key, "%s has no credential of that name.", t.ProviderCode)
		}
		if t.BaseURL != nil {
			r.Add("/baseUrl", "%s is reached nowhere.", t.ProviderCode)
		}
	case StripeTax:
		t.checkKey(&r, t.ProviderCode, in.Credentials)
	case HTTPTax:
		t.check(&r, t.ProviderCode, in.Credentials, parses)
	default:
		r.AddAs(domain.UnsupportedOperation, "/providerCode", "This service has no tax provider %q. Use one of %s.", t.ProviderCode, strings.Join(TaxProviders(), ", "))
	}
	for i, n := range t.Nexus {
		if !domain.KnownCountry(n.CountryCode) {
			r.Add(domain.ItemPointer("/nexus", i)+"/countryCode", "There is no country %q.", n.CountryCode)
		}
	}
	if a := t.OriginAddress; a != nil && !domain.KnownCountry(a.CountryCode) {
		r.Add("/originAddress/countryCode", "There is no country %q.", a.CountryCode)
	}
	return changed, moved, r.Err()
}
