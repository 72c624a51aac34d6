package ordering

import (
	"cmp"
	"context"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// AddCartItem adds a variant to the actor's cart and returns the priced cart. If the actor
// has no cart, AddCartItem creates a cart. A guest gets the token of a new cart, which
// only this request and its retries return.
func (s *Service) AddCartItem(ctx context.Context, actor domain.Actor, in ordering.CartItemAdd) (*ordering.PricedCart, error) {
	if (in.VariantID == 0) == (in.SKU == "") {
		return nil, domain.Invalid("/variantId", "Name the variant by exactly one of variantId and sku.")
	}
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
	if in.SKU != "" {
		if in.VariantID, err = tx.VariantBySKU(ctx, in.SKU); err != nil {
			return nil, err
		}
	}
	sellables, err := sellablesFor(ctx, tx.Reader, cart, in.VariantID)
	if err != nil {
		return nil, err
	}
	sellable, known := sellables[in.VariantID]
	if !known {
		return nil, domain.Missing("variant")
	}
	if _, err := cart.TradeIn(in.CurrencyCode, store.Settings); err != nil {
		return nil, err
	}
	if _, err := cart.Add(sellable, in.CartItemInput, who, store.Settings, tx.At); err != nil {
		return nil, err
	}
	if _, err := cart.Speak(in.LanguageCode); err != nil {
		return nil, err
	}
	if in.ReferrerCode != nil {
		cart.Refer(in.ReferrerCode, tx.At)
	}
	return keepCart(ctx, tx, store, cart, who, token, sellables, in.VariantID)
}

// cartToFill locks and returns the actor's cart. If the actor has no cart, it returns a
// new cart that is not stored yet, and the new cart's token if the actor is a guest.
func (s *Service) cartToFill(ctx context.Context, t *command.Tx, actor domain.Actor, currency domain.Currency) (store *settings.Store, cart *ordering.Cart, token string, err error) {
	if cart, err = t.LockCart(ctx); err != nil {
		return nil, nil, "", err
	}
	var hash []byte
	if cart == nil && actor.IsGuest() {
		token = s.TokenOf(actor, domain.CartTokenKind)
		hash = domain.HashToken(token)
		// A cart found here was created by an earlier run of the request, whose response was lost.
		if cart, err = t.GuestCartMade(ctx); err != nil {
			return nil, nil, "", err
		}
	}
	if store, err = t.Store(ctx); err != nil {
		return nil, nil, "", err
	}
	if cart == nil {
		cart, err = ordering.NewCart(actor, hash, currency, store.Settings, t.At)
	}
	return store, cart, token, err
}

// UpdateCartItem changes a line of the actor's cart.
func (s *Service) UpdateCartItem(ctx context.Context, actor domain.Actor, itemID int64, expect domain.Expect, in ordering.CartItemUpdate) (*ordering.PricedCart, error) {
	tx, store, cart, who, err := s.openCart(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if cart.CommandID == actor.CommandID {
		return committed(ctx, tx, store, cart, who, "")
	}
	if err := expect.Check(&cart.Row); err != nil {
		return nil, err
	}
	item, err := cart.Item(itemID)
	if err != nil {
		return nil, err
	}
	sellables, err := sellablesFor(ctx, tx.Reader, cart)
	if err != nil {
		return nil, err
	}
	changed, gone, err := cart.ChangeItem(item, sellables[item.VariantID], in, who, store.Settings, tx.At)
	if err != nil {
		return nil, err
	}
	if !changed {
		return priced(ctx, tx.Reader, store, cart, who, ordering.Destination{}, tx.At)
	}
	if gone != nil {
		if err := tx.Delete(ctx, gone); err != nil {
			return nil, err
		}
	}
	return keepCart(ctx, tx, store, cart, who, "", sellables, item.VariantID)
}

// DeleteCartItem removes a line from the actor's cart.
func (s *Service) DeleteCartItem(ctx context.Context, actor domain.Actor, itemID int64) (*ordering.PricedCart, error) {
	tx, store, cart, who, err := s.openCart(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	item, err := cart.RemoveItem(itemID, store.Settings, tx.At)
	if err != nil {
		return nil, err
	}
	if err := tx.Delete(ctx, item); err != nil {
		return nil, err
	}
	return keepCart(ctx, tx, store, cart, who, "", nil, 0)
}

// AddCartCoupon adds a coupon to the actor's cart if the coupon applies. The use is counted at checkout. A wrong code
// counts against a limit for each customer or guest cart and for each network address. The code of a coupon that is
// hidden from the buyer also counts as wrong. Past the limit the error is rate_limited.
func (s *Service) AddCartCoupon(ctx context.Context, actor domain.Actor, code string, expect domain.Expect) (*ordering.PricedCart, error) {
	guesses := domain.CouponGuesses(actor)
	if err := s.DB.TakeTries(ctx, guesses...); err != nil {
		return nil, err
	}
	cart, known, err := s.addCartCoupon(ctx, actor, code, expect)
	if !known {
		return nil, err
	}
	return cart, cmp.Or(err, s.DB.GiveTries(ctx, guesses...))
}

// addCartCoupon adds a coupon. known is false only if the code was looked up and no coupon has it, or only a coupon
// that is hidden from the buyer.
func (s *Service) addCartCoupon(ctx context.Context, actor domain.Actor, code string, expect domain.Expect) (out *ordering.PricedCart, known bool, err error) {
	tx, store, cart, who, err := s.openCart(ctx, actor)
	if err != nil {
		return nil, true, err
	}
	defer tx.Rollback()
	coupon, err := tx.Coupon(ctx, 0, code)
	if err != nil && domain.CodeOf(err) != domain.NotFound {
		return nil, true, err
	}
	exists := err == nil
	if exists && cart.Holds(coupon) {
		out, err = priced(ctx, tx.Reader, store, cart, who, ordering.Destination{}, tx.At)
		return out, true, err
	}
	if err := expect.Check(&cart.Row); err != nil {
		return nil, true, err
	}
	if !exists || !coupon.KnownTo(who, tx.At) {
		return nil, false, pricing.ErrNoCoupon("/code")
	}
	if err := cart.AddCoupon(coupon, store.Settings, tx.At); err != nil {
		return nil, true, err
	}
	tried, err := priced(ctx, tx.Reader, store, cart, who, ordering.Destination{}, tx.At)
	if err != nil {
		return nil, true, err
	}
	if err := tried.Quote.Refused(coupon.ID, "/code"); err != nil {
		return nil, true, err
	}
	out, err = keepCart(ctx, tx, store, cart, who, "", nil, 0)
	return out, true, err
}

// DeleteCartCoupon removes a coupon from the actor's cart.
func (s *Service) DeleteCartCoupon(ctx context.Context, actor domain.Actor, code string) (*ordering.PricedCart, error) {
	tx, store, cart, who, err := s.openCart(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if err := cart.RemoveCoupon(code, store.Settings, tx.At); err != nil {
		return nil, err
	}
	return keepCart(ctx, tx, store, cart, who, "", nil, 0)
}

// MergeCart merges the guest cart of actor.CartToken into the customer's cart and returns the
// customer's cart, priced. A customer without a cart takes over the guest cart. A retry with
// the same token returns the customer's cart. The error is not_found for a guest cart that has
// expired, became an order or belongs to another customer.
func (s *Service) MergeCart(ctx context.Context, actor domain.Actor) (*ordering.PricedCart, error) {
	if len(actor.CartToken) == 0 {
		return nil, domain.Missing("cart")
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if _, err := tx.LockCustomer(ctx, actor.ID); err != nil {
		return nil, err
	}
	own, err := tx.LockCart(ctx)
	if err != nil {
		return nil, err
	}
	guest, err := tx.LockGuestCart(ctx, actor.CartToken)
	if err != nil {
		return nil, err
	}
	who, _, err := buyer(ctx, tx.Reader, store, &actor.ID, "")
	if err != nil {
		return nil, err
	}
	switch {
	case guest.CustomerID != nil && *guest.CustomerID == actor.ID && own != nil:
		return priced(ctx, tx.Reader, store, own, who, ordering.Destination{}, tx.At)
	case guest.CustomerID != nil, guest.Gone(tx.At), guest.Status == ordering.CartConverted:
		return nil, domain.Missing("cart")
	}
	if own == nil {
		if err := guest.TakeOver(actor, store.Settings, tx.At); err != nil {
			return nil, err
		}
		return keepMerged(ctx, tx, store, guest, who, nil)
	}
	var variants []int64
	for _, item := range guest.Items {
		variants = append(variants, item.VariantID)
	}
	sellables, err := tx.Sellables(ctx, variants)
	if err != nil {
		return nil, err
	}
	problems, err := own.Merge(guest, sellables, store.Settings, tx.At)
	if err != nil {
		return nil, err
	}
	own.TakeDetails(guest, actor)
	if err := tx.Update(ctx, guest); err != nil {
		return nil, err
	}
	return keepMerged(ctx, tx, store, own, who, problems)
}

// keepMerged removes the coupons that do not apply to the customer, then saves and commits the cart. The prices are not
// recorded as seen, because a login does not show the cart. The returned quote lists the given problems before its own.
func keepMerged(ctx context.Context, t *command.Tx, store *settings.Store, cart *ordering.Cart, who pricing.Buyer, problems []pricing.Problem) (*ordering.PricedCart, error) {
	tried, err := priced(ctx, t.Reader, store, cart, who, ordering.Destination{}, t.At)
	if err != nil {
		return nil, err
	}
	for _, c := range tried.Quote.Coupons {
		if c.Refused != nil {
			cart.DropCoupon(c.Coupon.ID)
		}
	}
	kept, err := priced(ctx, t.Reader, store, cart, who, ordering.Destination{}, t.At)
	if err != nil {
		return nil, err
	}
	if err := writeCart(ctx, t, store, cart, kept, 0); err != nil {
		return nil, err
	}
	kept.PriceChangedFrom = cart.PricesChanged(kept.Quote) // the moved lines have their new ids now
	kept.Quote.Problems = append(problems, kept.Quote.Problems...)
	return kept, nil
}

// openCart begins a transaction and locks the actor's cart for a change. It returns an
// error if the actor has no cart or the cart cannot be changed.
func (s *Service) openCart(ctx context.Context, actor domain.Actor) (t *command.Tx, store *settings.Store, cart *ordering.Cart, who pricing.Buyer, err error) {
	if t, err = s.Begin(ctx, actor); err != nil {
		return nil, nil, nil, who, err
	}
	if store, cart, who, err = openCart(ctx, t); err != nil {
		t.Rollback()
	}
	return t, store, cart, who, err
}

// fillCart begins a transaction and locks the actor's cart in order to add items. If the
// actor has no cart, it returns a new cart, and the new cart's token if the actor is a
// guest.
func (s *Service) fillCart(ctx context.Context, actor domain.Actor, currency domain.Currency) (t *command.Tx, store *settings.Store, cart *ordering.Cart, who pricing.Buyer, token string, err error) {
	if t, err = s.Begin(ctx, actor); err != nil {
		return nil, nil, nil, who, "", err
	}
	if store, cart, token, err = s.cartToFill(ctx, t, actor, currency); err == nil {
		who, _, err = buyer(ctx, t.Reader, store, cart.CustomerID, email(cart))
	}
	if err != nil {
		t.Rollback()
	}
	return t, store, cart, who, token, err
}

func openCart(ctx context.Context, t *command.Tx) (store *settings.Store, cart *ordering.Cart, who pricing.Buyer, err error) {
	if cart, err = t.LockCart(ctx); err != nil {
		return nil, nil, who, err
	}
	if cart == nil {
		return nil, nil, who, domain.Missing("cart")
	}
	if err = cart.Open(); err != nil {
		return nil, nil, who, err
	}
	if store, err = t.Store(ctx); err != nil {
		return nil, nil, who, err
	}
	who, _, err = buyer(ctx, t.Reader, store, cart.CustomerID, email(cart))
	return store, cart, who, err
}

// keepCart prices a changed cart, reserves its stock if the store reserves stock in carts, records the prices as seen,
// saves the cart and commits. known contains the cart's variants with the stock available to the cart's holder; nil
// means that keepCart reads them. The parameter must is a variant whose shortage fails the change; 0 means none. events
// are committed with the cart.
func keepCart(ctx context.Context, t *command.Tx, store *settings.Store, cart *ordering.Cart, who pricing.Buyer, token string, known map[int64]catalog.Sellable, must int64, events ...domain.Event) (*ordering.PricedCart, error) {
	out, err := pricedOf(ctx, t.Reader, store, cart, who, ordering.Destination{}, t.At, known)
	if err != nil {
		return nil, err
	}
	cart.See(out.Quote)
	out.Token = token
	return out, writeCart(ctx, t, store, cart, out, must, events...)
}

// writeCart is like keepCart, but for a cart whose prices have already been computed (out). It does not record the
// prices as seen.
func writeCart(ctx context.Context, t *command.Tx, store *settings.Store, cart *ordering.Cart, out *ordering.PricedCart, must int64, events ...domain.Event) error {
	if err := reserveStock(ctx, t, cart, out.Basket, out.Quote, store.Settings, must); err != nil {
		return err
	}
	cart.CommandID = t.Actor().CommandID
	cart.ByAgent = cart.ByAgent || t.Actor().From.Agent
	if err := t.SaveCart(ctx, cart); err != nil {
		return err
	}
	return t.Commit(ctx, events...)
}

// committed handles a retry of a request that has already changed the cart. It returns the
// priced cart and commits the transaction.
func committed(ctx context.Context, t *command.Tx, store *settings.Store, cart *ordering.Cart, who pricing.Buyer, token string) (*ordering.PricedCart, error) {
	out, err := priced(ctx, t.Reader, store, cart, who, ordering.Destination{}, t.At)
	if err != nil {
		return nil, err
	}
	out.Token = token
	return out, t.Commit(ctx)
}

func variantsIn(cart *ordering.Cart) []int64 {
	ids := make([]int64, len(cart.Items))
	for i, item := range cart.Items {
		ids[i] = item.VariantID
	}
	return ids
}

func email(cart *ordering.Cart) string {
	if cart.Email == nil {
		return ""
	}
	return *cart.Email
}

// CartSummary prices the actor's cart for a destination and stores nothing. It returns an
// error if the destination names a shipping method that does not ship the goods there.
func (s *Service) CartSummary(ctx context.Context, actor domain.Actor, to ordering.Destination) (*ordering.PricedCart, error) {
	return taxes.Taxed(ctx, s.taxes, false, func(ctx context.Context) (*ordering.PricedCart, error) { return s.cartSummary(ctx, actor, to) })
}

func (s *Service) cartSummary(ctx context.Context, actor domain.Actor, to ordering.Destination) (*ordering.PricedCart, error) {
	store, cart, who, r, err := s.readOwnCart(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	address, err := resolve(ctx, r.Reader, &to)
	if err != nil {
		return nil, err
	}
	out, err := priced(ctx, r.Reader, store, cart, who, to, s.Clock.Now())
	if err != nil {
		return nil, err
	}
	if to.ShippingMethodID != nil {
		if err := out.Quote.NotShipped(); err != nil {
			return nil, err
		}
	}
	if address != nil {
		cart.ShippingAddress = address
	}
	if out.Basket.Shipping != nil {
		cart.ShippingMethodID = &out.Basket.Shipping.ID
	}
	return out, nil
}

// resolve sets the place of a destination that names a saved address, and returns the
// address; nil means that the destination names no saved address. It returns an error
// if the destination also has a place.
func resolve(ctx context.Context, r repo.Reader, to *ordering.Destination) (*domain.Address, error) {
	if to.CustomerAddressID == nil {
		return nil, nil
	}
	if to.Place != nil {
		return nil, queryError("customerAddressId", "Give a saved address or a place, not both.")
	}
	saved, err := r.CustomerAddress(ctx, *to.CustomerAddressID)
	if err != nil {
		return nil, err
	}
	place := saved.Address.Place()
	to.Place = &place
	return &saved.Address, nil
}

func queryError(parameter, detail string) error {
	return &domain.Error{Code: domain.InvalidRequest, Detail: detail,
		Fields: []domain.Field{{In: "query", Pointer: "/" + parameter, Code: string(domain.InvalidRequest), Detail: detail}}}
}

// readOwnCart is like readCart, for the actor's cart.
func (s *Service) readOwnCart(ctx context.Context, actor domain.Actor) (*settings.Store, *ordering.Cart, pricing.Buyer, *repo.Reading, error) {
	return s.readCart(ctx, actor, func(r repo.Reader) (*ordering.Cart, error) { return r.Cart(ctx) })
}

// readCart opens a read of the cart that find returns, with the cart's store and buyer. If
// err is nil, the caller closes r.
func (s *Service) readCart(ctx context.Context, actor domain.Actor, find func(repo.Reader) (*ordering.Cart, error)) (store *settings.Store, cart *ordering.Cart, who pricing.Buyer, r *repo.Reading, err error) {
	if r, err = s.DB.Read(ctx, actor); err != nil {
		return nil, nil, who, nil, err
	}
	if store, err = r.Store(ctx); err == nil {
		if cart, err = find(r.Reader); err == nil {
			who, _, err = buyer(ctx, r.Reader, store, cart.CustomerID, email(cart))
		}
	}
	if err != nil {
		r.Close()
	}
	return store, cart, who, r, err
}

// CartHandle returns a handle by which an assistant names a guest's cart. The handle is the cart's token, encrypted for
// one store and for one use, which place names, such as "cart". Therefore it cannot be guessed. Unlike the token, the
// handle reaches the cart only through the tools of assistants, and can neither pay for the cart nor read the cart's
// order. The parameter about is a text from the caller, such as the buyer's location, which CartOfHandle returns.
func (s *Service) CartHandle(place string, storeID int64, token, about string) string {
	return s.Keys.Seal(handlePlace(place, storeID), []byte(strings.TrimSuffix(token+"\n"+about, "\n")))
}

// CartOfHandle returns the token and the text of a handle that CartHandle returned. ok reports whether
// the handle is valid for the place and store; if it is false, ignore the other results.
func (s *Service) CartOfHandle(place string, storeID int64, handle string) (token, about string, ok bool) {
	plain, err := s.Keys.Open(handlePlace(place, storeID), handle)
	token, about, _ = strings.Cut(string(plain), "\n")
	return token, about, err == nil && !strings.ContainsAny(handle, "\r\n") // base64 ignores line breaks, but each handle must have only one spelling
}

func handlePlace(place string, storeID int64) string {
	return "assistant/" + domain.Itoa(storeID) + "/" + place
}
