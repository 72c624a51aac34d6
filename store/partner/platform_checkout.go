package partner

import (
	"context"
	"fmt"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// CheckoutNote is the data that is stored about a checkout that an assistant created or changed.
type CheckoutNote struct {
	CheckoutID string // the platform's id of the checkout
	// ProfileURL is the URL of the platform's profile. Empty means that the assistant has no proven
	// profile; such an assistant receives no events.
	ProfileURL  string
	WebhookURL  string // the URL that receives order events; empty means none
	BusinessURL string // the URL of the store's own profile that the platform used
}

// checkoutPlace returns the encryption context of the id of a platform's checkout.
func checkoutPlace(cartID int64) string {
	return fmt.Sprintf("platform_checkouts/%d/checkout_id", cartID)
}

// NoteCheckout stores an assistant's id of its checkout with a guest's cart, because the cart may
// become an order. A cart has at most ordering.MaxPlatformCheckouts such ids. Ids of further
// platforms and notes that are too long are ignored.
func (s *Service) NoteCheckout(ctx context.Context, storeID int64, token string, n CheckoutNote) error {
	if n.ProfileURL == "" {
		n.WebhookURL, n.BusinessURL = "", ""
	}
	system, hash := domain.System(storeID), domain.HashToken(token)
	known, err := s.As(system).PlatformCheckoutsOfToken(ctx, hash)
	if err != nil {
		return err
	}
	if c := ofPlatform(known, n.ProfileURL); c != nil && s.noted(c, n) || c == nil && len(known) >= ordering.MaxPlatformCheckouts {
		return nil
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	cart, err := tx.LockGuestCart(ctx, hash)
	if err != nil {
		return err
	}
	if known, err = tx.LockPlatformCheckouts(ctx, cart.ID); err != nil {
		return err
	}
	c := ofPlatform(known, n.ProfileURL)
	fresh := c == nil
	if fresh {
		c = &ordering.PlatformCheckout{CartID: cart.ID, ProfileURL: n.ProfileURL}
	}
	c.CheckoutID, c.WebhookURL, c.BusinessURL = s.Keys.Seal(checkoutPlace(cart.ID), []byte(n.CheckoutID)), n.WebhookURL, n.BusinessURL
	switch {
	case !c.Keepable() || fresh && len(known) >= ordering.MaxPlatformCheckouts:
		return nil
	case fresh:
		err = tx.Insert(ctx, c)
	default:
		err = tx.Update(ctx, c)
	}
	if err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// CheckoutOfCart returns a platform's id of the checkout of a guest's cart. Empty means that the
// platform has no id.
func (s *Service) CheckoutOfCart(ctx context.Context, storeID int64, token, profile string) (string, error) {
	known, err := s.As(domain.System(storeID)).PlatformCheckoutsOfToken(ctx, domain.HashToken(token))
	if err != nil {
		return "", err
	}
	if c := ofPlatform(known, profile); c != nil {
		return s.checkoutID(c), nil
	}
	return "", nil
}

// ofPlatform returns a platform's checkout from the checkouts of a cart; nil means that the platform has none.
func ofPlatform(all []*ordering.PlatformCheckout, profile string) *ordering.PlatformCheckout {
	for _, c := range all {
		if c.ProfileURL == profile {
			return c
		}
	}
	return nil
}

// noted reports whether a checkout is already stored with the values of a note.
func (s *Service) noted(c *ordering.PlatformCheckout, n CheckoutNote) bool {
	return c.WebhookURL == n.WebhookURL && c.BusinessURL == n.BusinessURL && s.checkoutID(c) == n.CheckoutID
}

// checkoutID returns the platform's id of a checkout. The id is empty if the key that sealed it no
// longer exists; such an id does not identify a cart either.
func (s *Service) checkoutID(c *ordering.PlatformCheckout) string {
	id, err := s.Keys.Open(checkoutPlace(c.CartID), c.CheckoutID)
	if err != nil {
		return ""
	}
	return string(id)
}

// CheckoutOfOrder returns the platform's id of the checkout from which an order came. If this
// platform has no id, CheckoutOfOrder returns the id of the last other platform. Empty means that
// the order did not come from a platform. The caller must have checked that the platform may see
// the order.
func (s *Service) CheckoutOfOrder(ctx context.Context, storeID, orderID int64, profile string) (string, error) {
	known, err := s.As(domain.System(storeID)).PlatformCheckoutsOfOrder(ctx, orderID)
	if err != nil || len(known) == 0 {
		return "", err
	}
	c := ofPlatform(known, profile)
	if c == nil {
		c = known[len(known)-1]
	}
	return s.checkoutID(c), nil
}
