package settings

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// TaxProvider is where a store's tax rates come from. Each store has one.
type TaxProvider struct {
	domain.Row
	ProviderCode    string // MANUAL: the rates of the tax classes
	IsActive        bool
	Nexus           []TaxNexus      `gorm:"serializer:json"`
	OriginAddress   *domain.Address `gorm:"serializer:json"` // nil: the store's
	CommitOnCapture bool
	Fallback        string // BLOCK, USE_MANUAL_RATES
	TimeoutMS       int    `gorm:"column:timeout_ms"`
}

// TaxNexus is a place where the store has to collect tax.
type TaxNexus struct {
	CountryCode   string  `json:"countryCode"`
	StateProvince *string `json:"stateProvince"` // nil: the whole country
}

// ManualTax is the code of the provider that needs nobody.
const ManualTax = "MANUAL"

// NewTaxProvider is a new store's: its own rates.
func NewTaxProvider() *TaxProvider {
	return &TaxProvider{ProviderCode: ManualTax, IsActive: true, Nexus: []TaxNexus{}, Fallback: "BLOCK", TimeoutMS: 2500}
}

// TaxProviderInput is a patch.
type TaxProviderInput struct {
	ProviderCode    *string
	IsActive        *bool
	Nexus           *[]TaxNexus
	OriginAddress   **domain.Address
	CommitOnCapture *bool
	Fallback        *string
	TimeoutMS       *int
	Credentials     map[string]*string
}

// Change applies a patch and tells whether it changed anything.
func (t *TaxProvider) Change(in TaxProviderInput) (changed bool, err error) {
	var r domain.Refusals
	changed = domain.Set(&t.ProviderCode, in.ProviderCode)
	changed = domain.Set(&t.IsActive, in.IsActive) || changed
	changed = domain.SetWhole(&t.Nexus, in.Nexus) || changed
	changed = domain.SetWhole(&t.OriginAddress, in.OriginAddress) || changed
	changed = domain.Set(&t.CommitOnCapture, in.CommitOnCapture) || changed
	changed = domain.Set(&t.Fallback, in.Fallback) || changed
	changed = domain.Set(&t.TimeoutMS, in.TimeoutMS) || changed
	if t.ProviderCode != ManualTax {
		r.AddAs(domain.UnsupportedOperation, "/providerCode", "This service has no tax provider %q.", t.ProviderCode)
	}
	for key := range in.Credentials {
		r.Add("/credentials/"+key, "%s has no credential of that name.", t.ProviderCode)
	}
	for i, n := range t.Nexus {
		if !domain.KnownCountry(n.CountryCode) {
			r.Add(domain.ItemPointer("/nexus", i)+"/countryCode", "There is no country %q.", n.CountryCode)
		}
	}
	if a := t.OriginAddress; a != nil && !domain.KnownCountry(a.CountryCode) {
		r.Add("/originAddress/countryCode", "There is no country %q.", a.CountryCode)
	}
	return changed, r.Err()
}
