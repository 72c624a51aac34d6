package partner

import (
	"context"
	"fmt"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// CheckoutNote is what is kept of a checkout that an assistant has made, or changed.
type CheckoutNote struct {
	CheckoutID string // what it is called there
	// ProfileURL is the platform's; empty: an assistant that has proven none, which is told
	// nothing.
	ProfileURL  string
	WebhookURL  string // where the platform is told of the order; empty: nowhere
	BusinessURL string // of the store's own profile, as the platform reached it
}

// checkoutPlace is where the id of a cart's checkout is sealed.
func checkoutPlace(cartID int64) string {
	return fmt.Sprintf("platform_checkouts/%d/checkout_id", cartID)
}

// NoteCheckout keeps with a guest's cart what an assistant calls its checkout, for the
// order that it may become. A cart is known to a few platforms at most: what further ones
// say is not kept, nor what is too long.
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

// ofPlatform is the checkout of a platform among those of a cart; nil: it has none.
func ofPlatform(all []*ordering.PlatformCheckout, profile string) *ordering.PlatformCheckout {
	for _, c := range all {
		if c.ProfileURL == profile {
			return c
		}
	}
	return nil
}

// noted tells whether a checkout is kept as it is.
func (s *Service) noted(c *ordering.PlatformCheckout, n CheckoutNote) bool {
	return c.WebhookURL == n.WebhookURL && c.BusinessURL == n.BusinessURL && s.checkoutID(c) == n.CheckoutID
}

// checkoutID is what a platform calls a checkout; empty where the key is gone that it was
// sealed with: then it names no cart either.
func (s *Service) checkoutID(c *ordering.PlatformCheckout) string {
	id, err := s.Keys.Open(checkoutPlace(c.CartID), c.CheckoutID)
	if err != nil {
		return ""
	}
	return string(id)
}

// CheckoutOfOrder is what a platform calls the checkout that an order came from; where it
// has made none, what the last one of the others calls it. Empty: the order came another
// way. Whoever asks may see the order.
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
