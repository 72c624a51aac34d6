package ordering

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// CheckoutCart places the order of the actor's cart. One transaction reserves everything that
// the order needs. CheckoutCart then calls the gateway with the payment's own key and settles
// the response in a second transaction. A retry continues from the stored state and never
// charges twice.
func (s *Service) CheckoutCart(ctx context.Context, actor domain.Actor, in ordering.CheckoutInput) (*ordering.Order, error) {
	held, err := taxes.Taxed(ctx, s.taxes, true, func(ctx context.Context) (reservation, error) { return s.reserve(ctx, actor, in) })
	if err != nil || held.attempt == nil {
		return s.named(ctx, actor, held.store, held.order, err)
	}
	order, err := s.charge(ctx, actor, held)
	return s.named(ctx, actor, held.store, order, err)
}

// named sets the prefix of the order's name, unless err is set. store is nil if the command has not
// read the store.
func (s *Service) named(ctx context.Context, actor domain.Actor, store *settings.Store, o *ordering.Order, err error) (*ordering.Order, error) {
	if err == nil && store == nil {
		store, err = s.As(domain.System(actor.StoreID)).Store(ctx)
	}
	if err != nil {
		return nil, err
	}
	o.NumberPrefix = store.Settings.OrderNumberPrefix
	return o, nil
}

// reservation contains an order after everything that the order needs was reserved, and the
// attempt to charge the order. A nil attempt means that nothing is left to charge.
type reservation struct {
	order    *ordering.Order
	attempt  *ordering.Payment
	provider *settings.PaymentProvider // provider of the attempt; nil means that it must be read
	again    bool                      // an earlier run may have called the gateway for the attempt
	collects bool                      // the attempt pays an order that was already placed
	store    *settings.Store           // nil means that the command has not read the store
}

// reserve moves the cart into checkout and reserves everything that the order needs.
func (s *Service) reserve(ctx context.Context, actor domain.Actor, in ordering.CheckoutInput) (held reservation, err error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return held, err
	}
	defer tx.Rollback()
	source := customer.ConsentSourceOf(actor)
	customer, cart, order, err := lockCheckout(ctx, tx, in.CartID)
	if err != nil {
		return held, err
	}
	if order != nil {
		if order.CommandID == actor.CommandID {
			return resume(order)
		}
		// A later request has taken the draft over, so the payment of this request has failed.
		if p := order.PaidBy(actor.CommandID); p != nil {
			return held, p.Declined()
		}
	}
	if err := in.Expect.Check(&cart.Row); err != nil {
		return held, err
	}
	cart.UseBy(actor, in.Email != "")
	store, err := tx.Store(ctx)
	if err != nil {
		return held, err
	}
	if _, err := cart.Speak(in.LanguageCode); err != nil {
		return held, err
	}
	request, err := s.checkoutRequest(ctx, tx.Reader, store, cart, in)
	if err != nil {
		return held, err
	}
	request.By, request.ConsentSource = actor, source
	if customer == nil {
		if request.Barred, err = tx.Barred(ctx, request.Email); err != nil {
			return held, err
		}
	}
	basket, err := checkoutBasket(ctx, tx, store, cart, request, in.ShippingMethodID)
	if err != nil {
		return held, err
	}
	quote, err := cartQuote(ctx, tx.Reader, store, cart, basket, tx.At)
	if err != nil {
		return held, err
	}
	next, err := recurring(ctx, tx.Reader, basket, quote, store, tx.At)
	if err != nil {
		return held, err
	}
	request.Plans = charges(basket, next)
	if err := cart.CheckOut(request, quote, customer, store, tx.At); err != nil {
		return held, err
	}
	request.MarketingConsent, request.ContactLinkID = cart.MarketingConsent, cart.ContactOf(request)
	agreed, err := acceptMarketing(ctx, tx, customer, in.AcceptsMarketing, store)
	if err != nil {
		return held, err
	}
	tenders, means, err := s.payWith(ctx, tx, store, customer, cart, basket, quote, request, in)
	if err != nil {
		return held, err
	}
	if order == nil {
		order = &ordering.Order{CartID: &cart.ID, Source: cart.Source(), NotifyCustomer: true}
	}
	order.CommandID = actor.CommandID
	held.order, held.store = order, store
	var starts []ordering.SubscriptionStart
	var addressed []domain.Event
	if len(next) > 0 {
		var addresses kept
		if addresses, addressed, err = keepAddresses(ctx, tx, customer.ID, request, in.Shipping, in.Billing, in.BillingIsShipping); err != nil {
			return held, err
		}
		if starts, err = s.starts(tx, basket, quote, next, request.Agreement, store, addresses); err != nil {
			return held, err
		}
	}
	var events []domain.Event
	held.attempt, events, err = s.hold(ctx, tx, placement{
		starts: starts,
		order:  order, cart: cart, basket: basket, quote: quote, request: request, tenders: tenders, means: means, store: store,
		// The request names no line and no coupon.
		line: cart.Line, coupon: func(string) string { return "" },
	})
	if err != nil {
		return held, cart.NameLines(err)
	}
	if means != nil {
		held.provider = means.Provider
	}
	return held, tx.Commit(ctx, slices.Concat(agreed, addressed, events)...)
}

// lockCheckout locks the customer, the cart and the draft of the cart's order, in this lock order.
// c is nil for guests, and o is nil for carts without a draft.
func lockCheckout(ctx context.Context, t *command.Tx, cartID int64) (c *customer.Customer, cart *ordering.Cart, o *ordering.Order, err error) {
	if actor := t.Actor(); !actor.IsGuest() {
		if c, err = t.LockCustomer(ctx, actor.ID); err != nil {
			return nil, nil, nil, err
		}
	}
	if cart, err = t.LockCartByID(ctx, cartID); err != nil {
		return nil, nil, nil, err
	}
	o, err = t.LockDraft(ctx, cart.ID)
	return c, cart, o, err
}

// resume handles a retry of a request that created order. It returns the order with the
// attempt to continue, or with the decline of the last payment as the error, or without an
// attempt if nothing is left to do.
func resume(order *ordering.Order) (reservation, error) {
	held := reservation{order: order, again: true}
	if order.Status != ordering.OrderDraft || len(order.Payments) == 0 {
		return held, nil
	}
	last := order.Payments[len(order.Payments)-1]
	if !last.Unsettled() {
		return held, last.Declined()
	}
	held.attempt = last
	return held, nil
}

// checkoutRequest returns the checkout that a request asks for, with the saved addresses and
// the referrer that the request names. The cart provides the data that the request omits.
func (s *Service) checkoutRequest(ctx context.Context, r repo.Reader, store *settings.Store, cart *ordering.Cart, in ordering.CheckoutInput) (out ordering.Checkout, err error) {
	out = ordering.Checkout{
		ExpectedGrandTotal: in.ExpectedGrandTotal, Email: in.Email, AcceptTerms: in.AcceptTerms, Referred: in.ReferrerCode,
		AcceptsMarketing: in.AcceptsMarketing, Note: in.Note, CustomFields: in.CustomFields, Agreement: in.Agreement,
	}
	given, referredOn := in.ReferrerCode, (*time.Time)(nil)
	if given == nil {
		given, referredOn = cart.ReferrerCode, cart.ReferredOn
	}
	if err := credit(ctx, r, store, &out, cart.CustomerID, given, referredOn, s.Clock.Now()); err != nil {
		return out, err
	}
	cart.Fill(&out)
	if out.ShippingAddress, err = address(ctx, r, in.Shipping, store.Settings, "/shippingAddress"); err != nil {
		return out, err
	}
	if !in.Shipping.Given() {
		if out.ShippingAddress, err = keptAddress(cart.ShippingAddress, store.Settings.AllowedCountryCodes, "/shippingAddress"); err != nil {
			return out, err
		}
	}
	if in.BillingIsShipping {
		if in.Billing.Address != nil || in.Billing.SavedID != nil {
			return out, domain.Invalid("/billingSameAsShipping", "Give the billing address once.")
		}
		out.BillingAddress = out.ShippingAddress
		return out, nil
	}
	// The billing address may be in a country that the store does not ship to.
	out.BillingAddress, err = address(ctx, r, in.Billing, settings.Settings{}, "/billingAddress")
	if err == nil && !in.Billing.Given() {
		out.BillingAddress, err = keptAddress(cart.BillingAddress, nil, "/billingAddress")
	}
	return out, err
}

// keptAddress returns the address of a cart; nil means that the cart has none. An address that was stored
// under earlier rules may lack data that its country requires now.
func keptAddress(a *domain.Address, allowedCountries []string, pointer string) (*domain.Address, error) {
	if a == nil {
		return nil, nil
	}
	return a, a.Check(allowedCountries, pointer)
}

// checkoutBasket returns the basket of the cart, with the buyer and destination of its order.
func checkoutBasket(ctx context.Context, t *command.Tx, store *settings.Store, cart *ordering.Cart, request ordering.Checkout, methodID *int64) (pricing.Basket, error) {
	who, _, err := buyer(ctx, t.Reader, store, cart.CustomerID, request.Email)
	if err != nil {
		return pricing.Basket{}, err
	}
	goods, err := sellablesFor(ctx, t.Reader, cart)
	if err != nil {
		return pricing.Basket{}, err
	}
	in := basketInput{known: goods, currency: cart.CurrencyCode, buyer: who, language: cart.LanguageCode, coupons: cart.CouponIDs(), methodID: methodID}
	if in.methodID == nil {
		in.methodID, in.remembered = cart.ShippingMethodID, true
	}
	for _, item := range cart.Items {
		in.variants = append(in.variants, item.VariantID)
		in.lines = append(in.lines, pricing.BasketLine{Quantity: item.Quantity, PlanID: item.SubscriptionPlanID, CustomFields: item.CustomFields, GiftCard: item.GiftCard})
	}
	b, err := basket(ctx, t.Reader, store, in)
	b.Destination = request.Destination(b.RequiresShipping())
	return b, err
}

// address returns the address in the request, or the saved address that the request
// names; nil means that the request has neither. It returns an error if the request has
// both.
func address(ctx context.Context, r repo.Reader, choice ordering.AddressChoice, settings settings.Settings, pointer string) (*domain.Address, error) {
	switch {
	case choice.Address != nil && choice.SavedID != nil:
		return nil, domain.Invalid(pointer, "Give the address once.")
	case choice.SavedID != nil:
		saved, err := r.CustomerAddress(ctx, *choice.SavedID)
		if err != nil {
			return nil, err
		}
		return &saved.Address, incomplete(saved.Address.Check(settings.AllowedCountryCodes, ""), pointer+"Id")
	case choice.Address != nil:
		return choice.Address.Given(settings.AllowedCountryCodes, pointer)
	}
	return nil, nil
}

// incomplete moves an error about a saved address to the request field that names the address.
func incomplete(err error, pointer string) error {
	e, ours := errors.AsType[*domain.Error](err)
	if !ours || len(e.Fields) == 0 {
		return err
	}
	return domain.Invalid(pointer, "The saved address does not fit: %s: %s Correct the address, or send another one.", strings.TrimPrefix(e.Fields[0].Pointer, "/"), e.Fields[0].Detail)
}

// means returns the means of payment that a request names, after checking them. nil means
// that nothing must be paid, now or later. A subscription requires a means of payment even if
// nothing is due now.
func (s *Service) means(ctx context.Context, r repo.Reader, store *settings.Store, customer *customer.Customer, q pricing.Quote, request ordering.Checkout, in *ordering.PaymentChoice) (*ordering.Means, error) {
	subscribes := len(request.Plans) > 0
	if q.GrandTotal.IsZero() && !subscribes {
		return nil, nil
	}
	if in == nil {
		return nil, domain.Invalid("/payment", "Say how to pay.")
	}
	provider, err := r.PaymentProvider(ctx, in.ProviderID)
	if err != nil {
		return nil, err
	}
	back, err := s.returnTo(store, in.ReturnURL, "/payment/returnUrl")
	if err != nil {
		return nil, err
	}
	m := ordering.Means{Provider: provider, MethodID: in.MethodID, Token: in.Token, Save: in.Save, Recurring: in.Save && in.Recurring, ReturnURL: back}
	m.Link = provider.PaysByLink() && in.MethodID == nil && in.Token == ""
	if request.Agreement != nil { // without an agreement, the buyer is absent and gives no new consent
		m.Save, m.Recurring = true, true
	}
	country := ""
	if a := request.BillingAddress; a != nil {
		country = a.CountryCode
	}
	if err := m.Check(store, q.GrandTotal, q.Currency, country, customer); err != nil {
		return nil, err
	}
	if in.MethodID != nil {
		saved, err := r.CustomerPaymentMethod(ctx, *in.MethodID)
		if err != nil {
			return nil, err
		}
		if err := m.Use(saved, s.Clock.Now()); err != nil {
			return nil, err
		}
	}
	if !m.IsOffline() {
		if _, err := s.Gateways.For(provider.ProviderCode); err != nil {
			return nil, err
		}
		if !s.takes(provider, q.GrandTotal, q.Currency) {
			return nil, domain.Invalid("/payment/paymentProviderId", "%s takes no amount of %s %s.", provider.DisplayName, q.Currency.Format(q.GrandTotal), q.Currency)
		}
	}
	return &m, nil
}

// placement is an order to place, with everything that was read for it.
type placement struct {
	order   *ordering.Order
	starts  []ordering.SubscriptionStart // the subscriptions that start with the order
	cart    *ordering.Cart               // nil means that the order does not come from a cart
	basket  pricing.Basket
	quote   pricing.Quote
	request ordering.Checkout
	tenders ordering.TenderPlan // the stored value that pays a part; empty means none
	means   *ordering.Means     // nil means that nothing must be charged now
	store   *settings.Store
	// line and coupon return the JSON pointers of lines and coupons in the request.
	line   func(i int) string
	coupon func(code string) string
}

// hold writes the quote to the draft, reserves the draft's coupons and stock, and gives the
// draft a number if it has none. If a gateway has to charge, hold stores the attempt and
// returns it; the caller calls the gateway after the commit. Otherwise hold places the order.
// It also writes the cart that the order comes from.
func (s *Service) hold(ctx context.Context, t *command.Tx, p placement) (*ordering.Payment, []domain.Event, error) {
	o := p.order
	numbered := o.ID != 0
	attempt, err := draw(ctx, t, p)
	if err != nil {
		return nil, nil, err
	}
	uses := o.Uses()
	if err := t.TakeCoupons(ctx, uses, p.coupon); err != nil {
		return nil, nil, err
	}
	if err := t.PostTenders(ctx, o); err != nil {
		return nil, nil, err
	}
	if err := takeStock(ctx, t, p.cart, o.StockMoves(p.line)); err != nil {
		return nil, nil, err
	}
	if !numbered {
		if err := number(ctx, t, p); err != nil {
			return nil, nil, err
		}
	}
	for _, u := range uses {
		u.OrderNumber = o.OrderNumber
	}
	if err := t.NoteCoupons(ctx, uses); err != nil {
		return nil, nil, err
	}
	rows := []domain.Entity{o}
	if p.cart != nil {
		rows = append(rows, p.cart)
	}
	if attempt != nil && !p.means.IsOffline() {
		if err := t.Update(ctx, rows...); err != nil {
			return nil, nil, err
		}
		if err := takeTry(ctx, t, o, attempt); err != nil || attempt.Try == nil {
			return attempt, nil, err
		}
		return attempt, nil, t.Update(ctx, attempt)
	}
	settled := o.Place(t.At)
	if p.cart != nil {
		if err := p.cart.Convert(o, t.At); err != nil {
			return nil, nil, err
		}
	}
	events := append(settled.Events, o.SettleTenders(t.At)...)
	if o.Moves() {
		for _, tender := range o.Tendered() {
			rows = append(rows, tender)
		}
	}
	if err := t.Update(ctx, rows...); err != nil {
		return nil, nil, err
	}
	if err := t.PostTenders(ctx, o); err != nil {
		return nil, nil, err
	}
	t.PlacedOrders = append(t.PlacedOrders, o)
	return nil, events, s.placed(ctx, t, o, p.store)
}

// draw writes the quote to the draft, with an attempt if something must be charged now. A
// new draft gets a temporary negative number; the caller then calls number.
func draw(ctx context.Context, t *command.Tx, p placement) (attempt *ordering.Payment, err error) {
	o, had := p.order, p.order.Lines
	if err := dateBy(ctx, t, p.store, o, p.basket.Buyer.CustomerID); err != nil {
		return nil, err
	}
	o.Draft(p.basket, p.quote, p.request, t.At)
	o.Begin(p.starts)
	for _, line := range had {
		if !slices.Contains(o.Lines, line) {
			if err := t.Delete(ctx, line); err != nil {
				return nil, err
			}
		}
	}
	atOnce := o.CapturesBy(p.store.Settings.CaptureMode) == settings.CaptureAutomatic || !p.quote.RequiresShipping
	tenders := o.Tender(p.tenders, atOnce, t.Actor(), t.At)
	if p.means != nil {
		attempt = o.Attempt(*p.means, p.store, t.Actor(), t.At)
	}
	if o.ID == 0 {
		// number locks the counter and therefore runs last, but lines and payments need the order's
		// row now.
		o.OrderNumber = -1 - rand.Int64N(1<<62)
		if err := t.Insert(ctx, o); err != nil {
			return nil, err
		}
	}
	var kept, added []domain.Entity
	for _, line := range o.Lines {
		if line.OrderID = o.ID; line.ID == 0 {
			added = append(added, line)
		} else {
			kept = append(kept, line)
		}
	}
	for _, tender := range tenders { // before the attempt, because payments are captured in the order of their ids
		tender.OrderID = o.ID
		added = append(added, tender)
	}
	if attempt != nil {
		attempt.OrderID = o.ID
		added = append(added, attempt)
	}
	if err := t.Update(ctx, kept...); err != nil {
		return nil, err
	}
	return attempt, t.Insert(ctx, added...)
}

// number assigns a number to the order. Call it last, since it locks the counter until the
// transaction ends.
func number(ctx context.Context, t *command.Tx, p placement) (err error) {
	p.order.OrderNumber, err = t.Next(ctx, settings.OrderNumbers, p.store.Settings.OrderNumberStart)
	return err
}

// CheckoutShipping lists the active methods that serve a destination and the weight of the
// actor's cart, cheapest first, each with the charge for this cart. The list is empty if the
// cart has nothing to ship. It returns an error for an empty cart or an unknown destination.
func (s *Service) CheckoutShipping(ctx context.Context, actor domain.Actor, to ordering.Destination) ([]settings.ShippingOffer, error) {
	store, cart, who, r, err := s.readOwnCart(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	if len(cart.Items) == 0 {
		return nil, domain.Errorf(domain.CartEmpty, "The cart is empty.")
	}
	if _, err := resolve(ctx, r.Reader, &to); err != nil {
		return nil, err
	}
	out, err := pricedOf(ctx, r.Reader, store, cart, who, to, s.Clock.Now(), nil)
	if err != nil || !out.Quote.RequiresShipping {
		return nil, err
	}
	if out.Basket.Destination == nil {
		return nil, queryError("countryCode", "Say where the goods go: customerAddressId, or countryCode with stateProvince and postalCode.")
	}
	active := true
	methods, err := r.ShippingMethods(ctx, &active)
	if err != nil {
		return nil, err
	}
	offers, err := out.Basket.Offers(methods, s.Clock.Now())
	for i := range offers {
		offers[i].Name = offers[i].Method.NameIn(out.Basket.Reading)
	}
	return offers[:min(len(offers), settings.MaxOfferedMethods)], err
}

// CheckoutPayments lists the providers that can take the payment for the actor's cart, by priority, each with the
// customer's saved methods. The list is empty if nothing is due and the cart starts no subscription. country is the
// country of the billing address; empty means the country of the cart's billing address, or else of the store. The
// total includes the shipping method methodID, or else the cart's method, so the limits of providers are compared
// with the amount of the checkout. It returns an error if the method does not ship the goods there.
func (s *Service) CheckoutPayments(ctx context.Context, actor domain.Actor, country string, methodID *int64) (currency domain.Currency, list []ordering.CheckoutMeans, err error) {
	store, cart, who, r, err := s.readOwnCart(ctx, actor)
	if err != nil {
		return "", nil, err
	}
	defer r.Close()
	to := ordering.Destination{ShippingMethodID: methodID}
	if country != "" && cart.Destination(true) == nil {
		to.Place = &domain.Place{CountryCode: country}
	}
	out, err := priced(ctx, r.Reader, store, cart, who, to, s.Clock.Now())
	if err == nil && methodID != nil {
		err = out.Quote.NotShipped()
	}
	if err != nil {
		return cart.CurrencyCode, nil, err
	}
	subscribes := len(out.Recurring) > 0
	if out.Tenders.Due.IsZero() && !subscribes {
		return cart.CurrencyCode, nil, err
	}
	switch {
	case country != "":
	case cart.BillingAddress != nil:
		country = cart.BillingAddress.CountryCode
	case store.Settings.Address != nil:
		country = store.Settings.Address.CountryCode
	}
	providers, err := r.PaymentProviders(ctx)
	if err != nil {
		return "", nil, err
	}
	var saved []*customer.CustomerPaymentMethod
	if !actor.IsGuest() {
		if saved, err = r.CustomerPaymentMethods(ctx, actor.ID, false); err != nil {
			return "", nil, err
		}
	}
	for _, p := range providers {
		due := out.Tenders.AtLeast(s.least(p, store, cart.CurrencyCode)).Due
		if subscribes && !p.Can().SavedMethods || !p.Offers(store, due, cart.CurrencyCode, country) || !s.takes(p, due, cart.CurrencyCode) {
			continue
		}
		means := ordering.CheckoutMeans{Provider: p, Reading: out.Basket.Reading}
		for _, m := range saved {
			if m.PaymentProviderID == p.ID {
				means.Saved = append(means.Saved, m)
			}
		}
		list = append(list, means)
	}
	return cart.CurrencyCode, list, nil
}
