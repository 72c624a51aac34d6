package ordering

import "github.com/storeplatform/storeplatform/store/domain"

const (
	// MaxPlatformCheckouts is the maximum number of platforms that can have a checkout for one cart.
	MaxPlatformCheckouts = 5
	// maxPlatformURL is the maximum length of a platform's stored URL, in bytes.
	maxPlatformURL = 2048
)

// PlatformCheckout is the checkout that a platform has created for a cart.
type PlatformCheckout struct {
	domain.Row
	CartID      int64
	ProfileURL  string `gorm:"column:profile_url"` // the platform's profile; empty for an assistant without one
	CheckoutID  string `audit:"-"`                 // encrypted because it gives access to the cart
	WebhookURL  string `gorm:"column:webhook_url"`
	BusinessURL string `gorm:"column:business_url"` // URL of the store's profile, as the platform called it
	ToldVersion int64  `audit:"-"`                  // version of the order last sent to the platform; 0 means none
	ToldDigest  string `audit:"-"`                  // digest of the message last sent to the platform
}

// Keepable reports whether all URLs of the checkout are short enough to be stored.
func (c *PlatformCheckout) Keepable() bool {
	return len(c.ProfileURL) <= maxPlatformURL && len(c.WebhookURL) <= maxPlatformURL && len(c.BusinessURL) <= maxPlatformURL
}

// Owes reports whether the platform must still receive the current version of the order.
func (c *PlatformCheckout) Owes(o *Order) bool {
	return c.WebhookURL != "" && o.PlacedOn != nil && c.ToldVersion < o.Version
}
