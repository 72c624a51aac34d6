package settings

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CommissionProviders returns the codes of the commission providers that a store can have.
func CommissionProviders() []string { return []string{NoCommission, HTTPCommission} }

// CommissionProvider is a store's connection to the service that pays its referrers. Each store has
// exactly one row.
type CommissionProvider struct {
	domain.Row
	PartnerAccount    `gorm:"embedded"`
	ProviderCode      string // NONE means that the store has no service
	DisplayName       *string
	IsActive          bool
	SyncCustomers     bool
	SyncOrders        bool
	QualifyingOn      string // PAID, FULFILLED
	VolumeField       *string
	SSOEnabled        bool `gorm:"column:sso_enabled"`
	ReferrerParameter *string
	AttributionDays   int // number of days for which a referral counts
	// Connection is the number of services to which the store has been connected, and ConnectedOn is the
	// start of the current connection. Data sent to an earlier service must be sent again to the next
	// one.
	Connection   int        `audit:"-"`
	ConnectedOn  *time.Time `audit:"-"`
	LastSyncedOn *time.Time `audit:"-"`
}

const (
	// NoCommission is the code that stands for no commission provider.
	NoCommission = "NONE"
	// HTTPCommission is the code of a service that implements our contract for commission
	// services.
	HTTPCommission = "HTTP"
	// QualifyingOnPaid and QualifyingOnFulfilled determine when an order qualifies for commission.
	QualifyingOnPaid      = "PAID"
	QualifyingOnFulfilled = "FULFILLED"
)

// NewCommissionProvider returns the row of a new store without a service.
func NewCommissionProvider() *CommissionProvider {
	return &CommissionProvider{PartnerAccount: PartnerAccount{Masked: map[string]string{}}, ProviderCode: NoCommission, QualifyingOn: QualifyingOnPaid, AttributionDays: 30}
}

// Asks reports whether the store has an active commission service.
func (c *CommissionProvider) Asks() bool { return c.IsActive && c.ProviderCode != NoCommission }

// Name returns the display name, or the code if there is no display name.
func (c *CommissionProvider) Name() string {
	if c.DisplayName != nil {
		return *c.DisplayName
	}
	return c.ProviderCode
}

// Counts reports whether a referral still counts. A nil time means unknown, and such a referral counts.
func (c *CommissionProvider) Counts(referredOn *time.Time, now time.Time) bool {
	return referredOn == nil || now.Before(referredOn.AddDate(0, 0, c.AttributionDays))
}

// CommissionProviderInput is a patch of the connection. nil leaves a field unchanged.
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
	AttributionDays   *int
	Credentials       map[string]*string
}

// Change applies a patch. changed reports whether any field changed, and moved reports whether the
// provider, its URL or a credential changed. A change of provider clears the account. The caller must
// seal the credentials. The function parses returns an error for an unusable secret.
func (c *CommissionProvider) Change(in CommissionProviderInput, parses func(string) error, now time.Time) (changed, moved bool, err error) {
	var r domain.Refusals
	changed = domain.Set(&c.ProviderCode, in.ProviderCode)
	if moved = changed; moved {
		c.Forget()
		c.Connection, c.ConnectedOn, c.LastSyncedOn = c.Connection+1, &now, nil
	}
	moved = domain.SetNullable(&c.BaseURL, in.BaseURL) || moved || len(in.Credentials) > 0
	changed = domain.AnyChanged(
		changed,
		moved,
		domain.SetNullable(&c.DisplayName, r.OptionalLabel("/displayName", in.DisplayName)),
		domain.Set(&c.IsActive, in.IsActive),
		domain.Set(&c.SyncCustomers, in.SyncCustomers),
		domain.Set(&c.SyncOrders, in.SyncOrders),
		domain.Set(&c.QualifyingOn, in.QualifyingOn),
		domain.SetNullable(&c.VolumeField, in.VolumeField),
		domain.Set(&c.SSOEnabled, in.SSOEnabled),
		domain.SetNullable(&c.ReferrerParameter, in.ReferrerParameter),
		domain.Set(&c.AttributionDays, in.AttributionDays),
	)
	switch c.ProviderCode {
	case HTTPCommission:
		c.check(&r, c.ProviderCode, in.Credentials, parses)
	case NoCommission:
		for key := range in.Credentials {
			r.Add("/credentials/"+key, "%s has no credential of that name.", c.ProviderCode)
		}
		if c.BaseURL != nil {
			r.Add("/baseUrl", "%s is reached nowhere.", c.ProviderCode)
		}
		if c.SSOEnabled {
			r.AddAs(domain.UnsupportedOperation, "/ssoEnabled", "%s has no single sign-on.", c.ProviderCode)
		}
	default:
		r.AddAs(domain.UnsupportedOperation, "/providerCode", "This service has no commission provider %q. Use one of %s.", c.ProviderCode, strings.Join(CommissionProviders(), ", "))
	}
	return changed, moved, r.Err()
}
