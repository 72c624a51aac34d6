package ordering

import "github.com/storeplatform/storeplatform/store/domain"

const (
	// MaxPlatformCheckouts limits the platforms that have a checkout of one cart.
	MaxPlatformCheckouts = 5
	// maxPlatformURL limits the length of a platform's stored URLs, in bytes.
	maxPlatformURL = 2048
)

// PlatformCheckout is the checkout that a platform has created for a cart.
type PlatformCheckout struct {
	domain.Row
	CartID      int64
	ProfileURL  string `gorm:"column:profile_url"` // the platform's; empty for an assistant without a profile
	CheckoutID  string `audit:"-"`                 // encrypted because it gives access to the cart
	WebhookURL  string `gorm:"column:webhook_url"`
	BusinessURL string `gorm:"column:business_url"` // URL of the store's profile, as the platform called it
	ToldVersion int64  `audit:"-"`                  // version of the order last sent to the platform; 0 means none
	ToldDigest  string `audit:"-"`                  // digest of the message last sent to the platform
}

// Keepable reports whether all URLs are short enough to be stored.
func (c *PlatformCheckout) Keepable() bool {
	return len(c.ProfileURL) <= maxPlatformURL && len(c.WebhookURL) <= maxPlatformURL && len(c.BusinessURL) <= maxPlatformURL
}

// Owes reports whether the platform has yet to receive the order's present version.
func (c *PlatformCheckout) Owes(o *Order) bool {
	return c.WebhookURL != "" && o.PlacedOn != nil && c.ToldVersion < o.Version
}
