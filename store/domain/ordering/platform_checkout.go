package ordering

import "github.com/storeplatform/storeplatform/store/domain"

const (
	// MaxPlatformCheckouts is how many platforms one cart is known to.
	MaxPlatformCheckouts = 5
	// maxPlatformURL is how long an address of a platform may be that is kept.
	maxPlatformURL = 2048
)

// PlatformCheckout is a cart as the checkout that a platform has made of it.
type PlatformCheckout struct {
	domain.Row
	CartID      int64
	ProfileURL  string `gorm:"column:profile_url"` // of the platform; empty: an assistant that has proven none
	CheckoutID  string `audit:"-"`                 // sealed: it opens the cart
	WebhookURL  string `gorm:"column:webhook_url"`
	BusinessURL string `gorm:"column:business_url"` // of the store's own profile, as the platform reached it
	ToldVersion int64  `audit:"-"`                  // of the order that the platform was told last; 0: none yet
	ToldDigest  string `audit:"-"`                  // of the message
}

// Keepable tells whether the addresses are short enough to be kept.
func (c *PlatformCheckout) Keepable() bool {
	return len(c.ProfileURL) <= maxPlatformURL && len(c.WebhookURL) <= maxPlatformURL && len(c.BusinessURL) <= maxPlatformURL
}

// Owes tells whether the platform is to be told of an order as it is now.
func (c *PlatformCheckout) Owes(o *Order) bool {
	return c.WebhookURL != "" && o.PlacedOn != nil && c.ToldVersion < o.Version
}
