package domain

// TaxProvider is where a store's tax rates come from. Each store has one.
type TaxProvider struct {
	Row
	ProviderCode    string // MANUAL: the rates of the tax classes
	IsActive        bool
	Nexus           []TaxNexus `gorm:"serializer:json"`
	OriginAddress   *Address   `gorm:"serializer:json"` // nil: the store's
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
	OriginAddress   **Address
	CommitOnCapture *bool
	Fallback        *string
	TimeoutMS       *int
	Credentials     map[string]*string
}

// Change applies a patch and tells whether it changed anything.
func (t *TaxProvider) Change(in TaxProviderInput) (changed bool, err error) {
	var r Refusals
	changed = Set(&t.ProviderCode, in.ProviderCode)
	changed = Set(&t.IsActive, in.IsActive) || changed
	changed = SetWhole(&t.Nexus, in.Nexus) || changed
	changed = SetWhole(&t.OriginAddress, in.OriginAddress) || changed
	changed = Set(&t.CommitOnCapture, in.CommitOnCapture) || changed
	changed = Set(&t.Fallback, in.Fallback) || changed
	changed = Set(&t.TimeoutMS, in.TimeoutMS) || changed
	if t.ProviderCode != ManualTax {
		r.AddAs(UnsupportedOperation, "/providerCode", "This service has no tax provider %q.", t.ProviderCode)
	}
	for key := range in.Credentials {
		r.Add("/credentials/"+key, "%s has no credential of that name.", t.ProviderCode)
	}
	for i, n := range t.Nexus {
		if !KnownCountry(n.CountryCode) {
			r.Add(ItemPointer("/nexus", i)+"/countryCode", "There is no country %q.", n.CountryCode)
		}
	}
	if a := t.OriginAddress; a != nil && !KnownCountry(a.CountryCode) {
		r.Add("/originAddress/countryCode", "There is no country %q.", a.CountryCode)
	}
	return changed, r.Err()
}
