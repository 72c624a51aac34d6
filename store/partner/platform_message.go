package partner

import "github.com/storeplatform/storeplatform/store/domain/media"

// PlatformOrder is the data in a message to a platform that the rows of the order do not
// contain.
type PlatformOrder struct {
	CheckoutID   string // the platform's id of the checkout from which the order came
	PermalinkURL string
	MediaURL     media.Address
}
