package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CommissionCustomer is a customer's record at a commission service.
type CommissionCustomer struct {
	domain.Row
	CustomerID int64
	Connection int    // number of the service's connection: see settings.CommissionProvider
	Wanted     string // represents the customer data that the service should have
	// ProviderCustomerID is the service's id of the customer; nil means that the service has not
	// reported it.
	ProviderCustomerID *string
	ReferrerCode       *string `audit:"-"` // the code with which the customer refers others
}

// Referrer is the owner of a referrer code, as last reported by the commission service.
type Referrer struct {
	domain.Row
	Connection  int
	Code        string
	DisplayName string
	AvatarURL   *string `gorm:"column:avatar_url"`
	SiteURL     *string `gorm:"column:site_url"`
	IsActive    bool
	// ProviderCustomerID is the service's id of the referrer as a customer; nil means none.
	ProviderCustomerID *string
	CheckedOn          time.Time
}

// ReferrerFresh is how long a service's response about a code is valid.
const ReferrerFresh = 10 * time.Minute

// CreditedBy reports whether a customer's purchase is credited to a code. The customer's own code
// and inactive codes are not credited. c is nil for a guest, and for a customer unknown to the
// service. referrer is nil if the service has not reported the code's owner.
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
