package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CommissionCustomer is a customer at a commission service.
type CommissionCustomer struct {
	domain.Row
	CustomerID int64
	Connection int    // of which service: see settings.CommissionProvider
	Wanted     string // stands for what the service is to know of the customer
	// ProviderCustomerID is what the service calls the customer; nil: it has not said.
	ProviderCustomerID *string
	ReferrerCode       *string `audit:"-"` // the customer's own code, which others come by
}

// Referrer is whom a code belongs to, as a commission service said last.
type Referrer struct {
	domain.Row
	Connection  int
	Code        string
	DisplayName string
	AvatarURL   *string `gorm:"column:avatar_url"`
	SiteURL     *string `gorm:"column:site_url"`
	IsActive    bool
	// ProviderCustomerID is the customer at the service who the referrer is; nil: none.
	ProviderCustomerID *string
	CheckedOn          time.Time
}

// ReferrerFresh is for how long a service's answer about a code is good.
const ReferrerFresh = 10 * time.Minute

// CreditedBy tells whether a customer's purchase is credited to a code: not to their own,
// nor to one that counts no longer. c is nil for a guest, and for a customer whom the
// service does not know; referrer is nil where the service has not said whose it is.
func (c *CommissionCustomer) CreditedBy(code string, referrer *Referrer) bool {
	switch {
	case code == "" || referrer != nil && !referrer.IsActive:
		return false
	case c == nil:
		return true
	case c.ReferrerCode != nil && *c.ReferrerCode == code:
		return false
	}
	return referrer == nil || referrer.ProviderCustomerID == nil || c.ProviderCustomerID == nil || *referrer.ProviderCustomerID != *c.ProviderCustomerID
}
