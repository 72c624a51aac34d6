package settings

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CommissionProvider is who pays a store's referrers. Each store has one row.
type CommissionProvider struct {
	domain.Row
	ProviderCode      string // NONE: nobody
	DisplayName       *string
	IsActive          bool
	BaseURL           *string
	SyncCustomers     bool
	SyncOrders        bool
	QualifyingOn      string // PAID, FULFILLED
	VolumeField       *string
	SSOEnabled        bool `gorm:"column:sso_enabled"`
	ReferrerParameter *string
	LastSyncedOn      *time.Time
}

// NoCommission is the code for no commission provider.
const NoCommission = "NONE"

// NewCommissionProvider is a new store's: none.
func NewCommissionProvider() *CommissionProvider {
	return &CommissionProvider{ProviderCode: NoCommission, QualifyingOn: "PAID"}
}

// CommissionProviderInput is a patch.
type CommissionProviderInput struct {
	ProviderCode      *string
	DisplayName       **string
	IsActive          *bool
	BaseURL           **string
	SyncCustomers     *bool
	SyncOrders        *bool
	QualifyingOn      *string
	VolumeField       **string
	SSOEnabled        *bool
	ReferrerParameter **string
	Credentials       map[string]*string
}

// Change applies a patch and tells whether it changed anything.
func (c *CommissionProvider) Change(in CommissionProviderInput) (changed bool, err error) {
	var r domain.Refusals
	changed = domain.Set(&c.ProviderCode, in.ProviderCode)
	changed = domain.SetNullable(&c.DisplayName, in.DisplayName) || changed
	changed = domain.Set(&c.IsActive, in.IsActive) || changed
	changed = domain.SetNullable(&c.BaseURL, in.BaseURL) || changed
	changed = domain.Set(&c.SyncCustomers, in.SyncCustomers) || changed
	changed = domain.Set(&c.SyncOrders, in.SyncOrders) || changed
	changed = domain.Set(&c.QualifyingOn, in.QualifyingOn) || changed
	changed = domain.SetNullable(&c.VolumeField, in.VolumeField) || changed
	changed = domain.Set(&c.SSOEnabled, in.SSOEnabled) || changed
	changed = domain.SetNullable(&c.ReferrerParameter, in.ReferrerParameter) || changed
	if c.ProviderCode != NoCommission {
		r.AddAs(domain.UnsupportedOperation, "/providerCode", "This service has no commission provider %q.", c.ProviderCode)
	}
	if c.SSOEnabled {
		r.AddAs(domain.UnsupportedOperation, "/ssoEnabled", "%s has no single sign-on.", c.ProviderCode)
	}
	for key := range in.Credentials {
		r.Add("/credentials/"+key, "%s has no credential of that name.", c.ProviderCode)
	}
	return changed, r.Err()
}
