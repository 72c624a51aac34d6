package partner

import "github.com/storeplatform/storeplatform/store/domain/media"

// PlatformOrder is the data of a message to a platform about an order that is not in the order's
// rows.
type PlatformOrder struct {
	CheckoutID   string // the platform's id of the checkout that the order came from
	PermalinkURL string
	MediaURL     media.Address
}
