package ordering

import (
	"bytes"
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	customers "github.com/storeplatform/storeplatform/store/customer"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// UpdateCart changes the data of the actor's cart that its order needs, such as addresses and
// the shipping method, and records consent to marketing e-mails.
func (s *Service) UpdateCart(ctx context.Context, actor domain.Actor, expect domain.Expect, in ordering.CartUpdate) (*ordering.PricedCart, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	var buys *customer.Customer
	if in.AcceptsMarketing != nil && !actor.IsGuest() { // in the lock order, the customer comes before the cart
		if buys, err = tx.LockCustomer(ctx, actor.ID); err != nil {
			return nil, err
		}
	}
	store, cart, who, err := openCart(ctx, tx)
	if err != nil {
		return nil, err
	}
	if cart.CommandID == actor.CommandID {
		return committed(ctx, tx, store, cart, who, "")
	}
	if err := expect.Check(&cart.Row); err != nil {
		return nil, err
	}
	chosen := in.ShippingMethodID != nil && *in.ShippingMethodID != nil
	if chosen {
		if _, err := tx.ShippingMethod(ctx, **in.ShippingMethodID); err != nil {
			return nil, err
		}
	}
	in.By, in.ConsentSource = actor, customer.ConsentSourceOf(actor)
	changed, err := cart.Change(in, store.Settings, tx.At)
	if err != nil {
		return nil, err
	}
	agreed, err := acceptMarketing(ctx, tx, buys, in.AcceptsMarketing, store)
	if err != nil {
		return nil, err
	}
	changed = changed || len(agreed) > 0
	if who, _, err = buyer(ctx, tx.Reader, store, cart.CustomerID, email(cart)); err != nil {
		return nil, err
	}
	if chosen || !changed {
		tried, err := priced(ctx, tx.Reader, store, cart, who, ordering.Destination{}, tx.At)
		if err != nil || !changed {
			return tried, err
		}
		if err := tried.Quote.NotShipped(); err != nil {
			return nil, err
		}
	}
	return keepCart(ctx, tx, store, cart, who, "", nil, 0, agreed...)
}

// acceptMarketing records that a customer agreed to marketing e-mails. It records nothing for
// a guest, for whom the customer is nil. It never withdraws an earlier consent.
func acceptMarketing(ctx context.Context, t *command.Tx, c *customer.Customer, accepts *bool, store *settings.Store) ([]domain.Event, error) {
	if c == nil || accepts == nil || !*accepts {
		return nil, nil
	}
	changed, event, err := customers.ChangeProfile(t.Actor(), c, customer.CustomerPatch{AcceptsMarketing: accepts}, domain.Expect{}, store.Settings, t.At)
	if err != nil || !changed {
		return nil, err
	}
	return []domain.Event{event}, t.Update(ctx, c)
}

// SetCartItems replaces all lines of the actor's cart or none. If the actor has no cart,
// SetCartItems creates a cart, as AddCartItem does.
func (s *Service) SetCartItems(ctx context.Context, actor domain.Actor, in ordering.CartItemsSet) (*ordering.PricedCart, error) {
	tx, store, cart, who, token, err := s.fillCart(ctx, actor, in.CurrencyCode)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if cart.ID != 0 && cart.CommandID == actor.CommandID {
		return committed(ctx, tx, store, cart, who, token)
	}
	if err := cart.Open(); err != nil {
		return nil, err
	}
	if cart.ID != 0 {
		if err := in.Expect.Check(&cart.Row); err != nil {
			return nil, err
		}
	}
	traded, err := cart.TradeIn(in.CurrencyCode, store.Settings)
	if err != nil {
		return nil, err
	}
	lines, goods, err := cartLines(ctx, tx, cart, in.Lines)
	if err != nil {
		return nil, err
	}
	changed, gone, err := cart.SetItems(lines, who, store.Settings, tx.At)
	if err != nil {
		return nil, err
	}
	spoken, err := cart.Speak(in.LanguageCode)
	if err != nil {
		return nil, err
	}
	changed = changed || spoken
	if in.ReferrerCode != nil {
		changed = cart.Refer(in.ReferrerCode, tx.At) || changed
	}
	if !changed && !traded && cart.ID != 0 {
		return priced(ctx, tx.Reader, store, cart, who, ordering.Destination{}, tx.At)
	}
	for _, item := range gone {
		if err := tx.Delete(ctx, item); err != nil {
			return nil, err
		}
	}
	return keepCart(ctx, tx, store, cart, who, token, goods, 0)
}

// cartLines reads the variants of lines. The error has a field for each line that does not name
// exactly one variant. If there is no such line, it has a field for each line whose variant
// does not exist.
func cartLines(ctx context.Context, t *command.Tx, cart *ordering.Cart, in []ordering.CartLineInput) ([]ordering.CartLine, map[int64]catalog.Sellable, error) {
	var skus []string
	for _, l := range in {
		if l.SKU != "" {
			skus = append(skus, l.SKU)
		}
	}
	bySKU, err := t.VariantsBySKU(ctx, skus)
	if err != nil {
		return nil, nil, err
	}
	var refused []error
	ids := make([]int64, len(in))
	for i, l := range in {
		if (l.VariantID == 0) == (l.SKU == "") {
			refused = append(refused, domain.Invalid(domain.ItemPointer("/items", i)+"/variantId", "Name the variant by exactly one of variantId and sku."))
		}
		if ids[i] = l.VariantID; l.SKU != "" {
			ids[i] = bySKU[l.SKU]
		}
	}
	if err := domain.Together(refused...); err != nil {
		return nil, nil, err
	}
	goods, err := sellablesFor(ctx, t.Reader, cart, ids...)
	if err != nil {
		return nil, nil, err
	}
	lines := make([]ordering.CartLine, len(in))
	for i, l := range in {
		sellable, known := goods[ids[i]]
		if !known {
			refused = append(refused, domain.Within(domain.ItemPointer("/items", i)+"/"+l.Names(), domain.Missing("variant")))
		}
		lines[i] = ordering.CartLine{Sellable: sellable, CartItemInput: l.CartItemInput}
	}
	return lines, goods, domain.Together(refused...)
}

// CreateCheckoutLink creates a link to a page on which the buyer pays for the actor's cart, or
// continues the payment for which the cart waits. address contains the link's token, which
// only this request and its retries return. A retry returns the same link.
func (s *Service) CreateCheckoutLink(ctx context.Context, actor domain.Actor, in ordering.CheckoutLinkInput) (link *ordering.CheckoutLink, address string, err error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	cart, err := tx.LockCart(ctx)
	if err != nil {
		return nil, "", err
	}
	if cart == nil {
		return nil, "", domain.Missing("cart")
	}
	if err := s.leadsBack(store, in); err != nil {
		return nil, "", err
	}
	has, err := tx.LockCheckoutLinks(ctx, cart.ID)
	if err != nil {
		return nil, "", err
	}
	token := s.TokenOf(actor, domain.CheckoutToken)
	address = store.CheckoutPage(s.PublicURL) + "#c=" + token
	if i := slices.IndexFunc(has, func(l *ordering.CheckoutLink) bool { return bytes.Equal(l.TokenHash, domain.HashToken(token)) }); i >= 0 {
		return has[i], address, nil // an earlier run of the request created the link
	}
	link, old, err := cart.Link(domain.HashToken(token), in.ReturnURL, in.CancelURL, has, tx.At)
	if err != nil {
		return nil, "", err
	}
	for _, o := range old {
		if err := tx.Delete(ctx, o); err != nil {
			return nil, "", err
		}
	}
	if err := tx.Insert(ctx, link); err != nil {
		return nil, "", err
	}
	if cart.Status == ordering.CartActive {
		if err := tx.Update(ctx, cart); err != nil {
			return nil, "", err
		}
	}
	return link, address, tx.Commit(ctx)
}

// OpenCheckoutLink creates a session for a page that opens the actor's checkout link. Only this
// request and its retries return the session's token. A retry returns the same session.
func (s *Service) OpenCheckoutLink(ctx context.Context, actor domain.Actor) (session *ordering.CheckoutLink, token string, err error) {
	if actor.LinkedCartID == 0 || actor.OwnLink { // a session cannot open another session
		return nil, "", identity.ErrCheckoutLink
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	cart, err := tx.LockCartAlone(ctx, actor.LinkedCartID)
	if err != nil {
		return nil, "", err
	}
	has, err := tx.LockCheckoutLinks(ctx, cart.ID)
	if err != nil {
		return nil, "", err
	}
	token = s.TokenOf(actor, domain.CheckoutToken)
	hash := domain.HashToken(token)
	if i := slices.IndexFunc(has, func(l *ordering.CheckoutLink) bool { return bytes.Equal(l.TokenHash, hash) }); i >= 0 {
		return has[i], token, nil // an earlier run of the request created the session
	}
	session, old := cart.OpenLink(hash, has, tx.At)
	for _, o := range old {
		if err := tx.Delete(ctx, o); err != nil {
			return nil, "", err
		}
	}
	if err := tx.Insert(ctx, session); err != nil {
		return nil, "", err
	}
	return session, token, tx.Commit(ctx)
}

// leadsBack returns an error for return and cancel URLs that do not belong to the store.
func (s *Service) leadsBack(store *settings.Store, in ordering.CheckoutLinkInput) error {
	_, back := s.returnTo(store, in.ReturnURL, "/returnUrl")
	_, cancel := s.returnTo(store, in.CancelURL, "/cancelUrl")
	return domain.Together(back, cancel)
}
