package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CommissionCustomer is a customer's record at a commission service.
type CommissionCustomer struct {
	domain.Row
	CustomerID int64
	Connection int    // number of the connection to the service: see settings.CommissionProvider
	Wanted     string // fingerprint of the customer data that the service should have
	// ProviderCustomerID is the id that the service uses for the customer; nil means that the service has
	// not reported it.
	ProviderCustomerID *string
	ReferrerCode       *string `audit:"-"` // code with which the customer refers others
}

// Referrer is the owner of a referrer code, as the commission service last reported them.
type Referrer struct {
	domain.Row
	Connection  int
	Code        string
	DisplayName string
	AvatarURL   *string `gorm:"column:avatar_url"`
	SiteURL     *string `gorm:"column:site_url"`
	IsActive    bool
	// ProviderCustomerID is the id that the service uses for the referrer as a customer; nil means none.
	ProviderCustomerID *string
	CheckedOn          time.Time
}

// ReferrerFresh is how long the service's response about a code counts as current.
const ReferrerFresh = 10 * time.Minute

// CreditedBy reports whether a customer's purchase is credited to a code. Purchases are not credited to
// the customer's own code or to an inactive code. c is nil for a guest, and for a customer unknown to the
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
