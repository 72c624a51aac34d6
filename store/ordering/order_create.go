package ordering

import (
	"context"
	"slices"
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

// CreateOrder places an order for a customer or a guest, priced and charged as at
// a checkout, or stores the order as a draft. A repeated request resumes the
// earlier request.
func (s *Service) CreateOrder(ctx context.Context, actor domain.Actor, in ordering.OrderCreate) (*ordering.Order, error) {
	held, err := taxes.Taxed(ctx, s.taxes, true, func(ctx context.Context) (reservation, error) { return s.reserveOrder(ctx, actor, in) })
	if err != nil || held.attempt == nil {
		return held.order, err
	}
	return s.charge(ctx, actor, held)
}

func (s *Service) reserveOrder(ctx context.Context, actor domain.Actor, in ordering.OrderCreate) (held reservation, err error) {
	if err := in.Tidy(); err != nil {
		return held, err
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return held, err
	}
	defer tx.Rollback()
	customer, err := lockBuyer(ctx, tx, in.CustomerID)
	if err != nil {
		return held, err
	}
	if customer != nil && customer.ErasedOn != nil { // a customer's data is erased only once
		return held, domain.Invalid("/storeCustomerId", "The customer's personal data has been erased.")
	}
	done, err := tx.LockOrderOfCommand(ctx)
	switch {
	case err != nil:
		return held, err
	case done != nil && in.IsDraft:
		return reservation{order: done}, nil // the order in its current state
	case done != nil:
		return resume(done)
	}
	if err := tx.ClaimExternalID(ctx, repo.OrderExternalID, in.ExternalID, 0); err != nil {
		return held, err
	}
	p, err := placementOf(ctx, tx, store, in)
	if err != nil {
		return held, err
	}
	p.order = &ordering.Order{
		CommandID: actor.CommandID, Source: ordering.SourceOf(actor), InternalNote: in.InternalNote, Tags: in.Tags, ExternalID: in.ExternalID,
		NotifyCustomer: in.NotifyCustomer, IsDraft: in.IsDraft,
	}
	if in.IsDraft {
		if err := draftable(p, in); err != nil {
			return held, err
		}
		return reservation{order: p.order}, keepDraft(ctx, tx, p)
	}
	if err := p.quote.RefusedCode(p.coupon); err != nil {
		return held, err
	}
	held, events, err := s.take(ctx, tx, p, customer, in)
	if err != nil {
		return held, err
	}
	return held, tx.Commit(ctx, events...)
}

// lockBuyer locks the customer who buys. It returns nil for a guest, for whom id is
// nil.
func lockBuyer(ctx context.Context, t *command.Tx, id *int64) (*customer.Customer, error) {
	if id == nil {
		return nil, nil
	}
	return t.LockCustomer(ctx, *id)
}

// take reserves everything that an administrator's order needs. The caller commits.
func (s *Service) take(ctx context.Context, tx *command.Tx, p placement, customer *customer.Customer, in ordering.OrderCreate) (held reservation, events []domain.Event, err error) {
	next, err := recurring(ctx, tx.Reader, p.basket, p.quote, p.store, tx.At)
	if err != nil {
		return held, nil, err
	}
	p.request.Plans = charges(p.basket, next)
	if err := orderable(p.request, p.basket, p.quote, customer, in); err != nil {
		return held, nil, err
	}
	if p.means, err = s.orderMeans(ctx, tx.Reader, p.store, customer, p.quote, p.request, in.Payment); err != nil {
		return held, nil, err
	}
	held.order = p.order
	var addressed []domain.Event
	if len(next) > 0 {
		if p.starts, addressed, err = s.orderStarts(ctx, tx, p, next, in); err != nil {
			return held, nil, err
		}
	}
	if held.attempt, events, err = s.hold(ctx, tx, p); err != nil {
		return held, nil, err
	}
	if p.means != nil {
		held.provider = p.means.Provider
	}
	return held, append(addressed, events...), nil
}

// orderStarts returns the subscriptions that begin with an administrator's order. It saves
// the order's addresses for the later deliveries. The caller has locked the customer.
func (s *Service) orderStarts(ctx context.Context, t *command.Tx, p placement, next []ordering.Recurring, in ordering.OrderCreate) ([]ordering.SubscriptionStart, []domain.Event, error) {
	shipping, billing := ordering.AddressChoice{Address: in.ShippingAddress}, ordering.AddressChoice{Address: in.BillingAddress}
	addresses, events, err := keepAddresses(ctx, t, *in.CustomerID, p.request, shipping, billing, in.BillingAddress == nil)
	if err != nil {
		return nil, nil, err
	}
	var consent *ordering.Agreement
	if in.ConsentText != nil {
		consent = &ordering.Agreement{Text: *in.ConsentText}
	}
	starts, err := s.starts(t, p.basket, p.quote, next, consent, p.store, addresses)
	return starts, events, err
}

// placementOf loads the objects that the request names and prices the order.
func placementOf(ctx context.Context, t *command.Tx, store *settings.Store, in ordering.OrderCreate) (p placement, err error) {
	p = placement{
		store:  store,
		line:   in.Line,
		coupon: couponAt(in.CouponCodes),
	}
	if p.request, err = in.Request(store, t.At); err != nil {
		return p, err
	}
	if in.Replaces == nil {
		if err = credit(ctx, t.Reader, store, &p.request, in.CustomerID, in.ReferrerCode, nil, t.At); err != nil {
			return p, err
		}
	}
	if p.basket, err = orderBasket(ctx, t, store, p.request, in); err != nil {
		return p, err
	}
	p.quote, err = taxes.Quote(ctx, t.Reader, p.basket, t.At)
	return p, err
}

// couponAt returns a function that finds the pointer of a coupon code in the request. The pointer is empty for
// a code that is not in the request, such as an automatic code.
func couponAt(codes []string) func(string) string {
	return func(code string) string {
		i := slices.IndexFunc(codes, func(c string) bool { return pricing.CouponKey(c) == pricing.CouponKey(code) })
		if i < 0 {
			return ""
		}
		return ordering.Within("/couponCodes", i)
	}
}

// orderBasket builds a basket from the variants, plans, coupons and shipping method that
// the request names.
func orderBasket(ctx context.Context, t *command.Tx, store *settings.Store, request ordering.Checkout, in ordering.OrderCreate) (b pricing.Basket, err error) {
	needs := basketInput{currency: in.CurrencyCode, language: in.LanguageCode, methodID: in.ShippingMethodID, line: in.Line, remembered: in.IsDraft || in.Replaces != nil}
	if needs.currency == "" {
		needs.currency = store.Settings.DefaultCurrencyCode
	}
	if !slices.Contains(store.Settings.CurrencyCodes, needs.currency) {
		return b, domain.InvalidAs(domain.CurrencyMismatch, "/currencyCode", "The store does not sell in %s.", needs.currency)
	}
	if needs.buyer, _, err = buyer(ctx, t.Reader, store, in.CustomerID, in.Email); err != nil {
		return b, err
	}
	items, err := nameVariants(ctx, t, store, in.Items, needs.currency, in.Line)
	if err != nil {
		return b, err
	}
	for _, item := range items {
		needs.variants = append(needs.variants, item.VariantID)
		needs.lines = append(needs.lines, pricing.BasketLine{LineID: item.LineID, Quantity: item.Quantity, PlanID: item.PlanID, UnitPrice: item.UnitPrice, CustomFields: item.CustomFields})
	}
	for i, code := range in.CouponCodes {
		coupon, err := t.Coupon(ctx, 0, code)
		if domain.CodeOf(err) == domain.NotFound {
			return b, domain.InvalidAs(domain.CouponNotApplicable, ordering.Within("/couponCodes", i), "There is no coupon with this code.")
		}
		if err != nil {
			return b, err
		}
		needs.coupons = append(needs.coupons, coupon.ID)
	}
	if b, err = basket(ctx, t.Reader, store, needs); err != nil {
		return b, err
	}
	if in.Replaces != nil {
		b.Replacement, b.Automatic = true, nil
	}
	if err := knownPlans(ctx, t, b.Lines, in.Line); err != nil {
		return b, err
	}
	if in.ShippingMethodID != nil && b.Shipping == nil {
		return b, domain.InvalidAs(domain.ShippingNotAvailable, "/shippingMethodId", "There is no such shipping method.")
	}
	b.Destination, b.ShippingPrice, b.Manual = request.Destination(b.RequiresShipping()), in.ShippingPrice, in.Discount
	return b, nil
}

// nameVariants returns a copy of the items of a request in which each item has the id of its
// variant. The error names every invalid line.
func nameVariants(ctx context.Context, t *command.Tx, store *settings.Store, items []ordering.OrderItem, currency domain.Currency, line func(int) string) ([]ordering.OrderItem, error) {
	var skus []string
	for _, item := range items {
		if item.SKU != "" {
			skus = append(skus, item.SKU)
		}
	}
	bySKU, err := t.VariantsBySKU(ctx, skus)
	if err != nil {
		return nil, err
	}
	var refused domain.Refusals
	items = slices.Clone(items)
	for i := range items {
		item, at := &items[i], line(i)
		switch id, known := bySKU[item.SKU]; {
		case item.LineID == 0 && (item.VariantID == 0) == (item.SKU == ""):
			refused.Add(at, "Name the variant by exactly one of variantId and sku.")
		case item.SKU == "":
		case !known:
			refused.AddMissing(at+"/sku", "variant")
		default:
			item.VariantID = id
		}
		if item.UnitPrice != nil && !currency.Fits(*item.UnitPrice) {
			refused.Add(at+"/unitPrice", "%s has %d digits after the point.", currency, currency.Digits())
		}
		if !item.Kept {
			refused.CustomFields("ORDER_LINE", item.CustomFields, store.Settings.CustomFieldDefinitions, at+"/customFields")
		}
	}
	return items, refused.Err()
}

// knownPlans returns an error that names each line whose plan the store does not have.
func knownPlans(ctx context.Context, t *command.Tx, lines []pricing.BasketLine, line func(int) string) error {
	var refused domain.Refusals
	for i, l := range lines {
		if l.PlanID == nil || l.Cycle != nil {
			continue
		}
		_, err := t.SubscriptionPlan(ctx, *l.PlanID)
		if domain.CodeOf(err) == domain.NotFound {
			refused.AddMissing(line(i)+"/subscriptionPlanId", "subscription plan")
		} else if err != nil {
			return err
		}
	}
	return refused.Err()
}

// orderable returns an error if an administrator's order cannot be placed. The error
// points to fields of the request.
func orderable(request ordering.Checkout, b pricing.Basket, q pricing.Quote, buyer *customer.Customer, in ordering.OrderCreate) error {
	saved := in.Payment != nil && in.Payment.MethodID != nil
	if err := request.CheckStarts(b, q, buyer, saved, in.ConsentText != nil, in.Line); err != nil {
		return err
	}
	switch {
	case in.CustomerID == nil && in.Email == "":
		return domain.Invalid("/email", "Without a customer an e-mail address is needed.")
	case q.RequiresShipping && request.ShippingAddress == nil:
		return domain.Invalid("/shippingAddress", "Say where to ship.")
	}
	if err := in.Priced(b.Currency, b.Shipping != nil); err != nil {
		return err
	}
	return q.Obstacle(in.Line)
}

// orderMeans returns the means of payment that an administrator charges. nil means that the order costs
// nothing or awaits a payment. If the request names no provider, it uses the provider of the saved method,
// or else the store's default provider.
func (s *Service) orderMeans(ctx context.Context, r repo.Reader, store *settings.Store, customer *customer.Customer, q pricing.Quote, request ordering.Checkout, in *ordering.PaymentChoice) (*ordering.Means, error) {
	if in == nil {
		return nil, nil
	}
	choice := *in
	if choice.MethodID != nil {
		saved, err := r.CustomerPaymentMethod(ctx, *choice.MethodID)
		if err != nil {
			return nil, err
		}
		if customer == nil || saved.CustomerID != customer.ID {
			return nil, domain.Missing("payment method")
		}
		if choice.ProviderID == 0 {
			choice.ProviderID = saved.PaymentProviderID
		}
	}
	if choice.ProviderID == 0 {
		providers, err := r.PaymentProviders(ctx)
		if err != nil {
			return nil, err
		}
		i := slices.IndexFunc(providers, func(p *settings.PaymentProvider) bool { return p.IsDefault })
		if i < 0 {
			return nil, domain.Invalid("/payment/paymentProviderId", "The store has no default provider; name one.")
		}
		choice.ProviderID = providers[i].ID
	}
	return s.means(ctx, r, store, customer, q, request, &choice)
}

// credit sets the code and name of the referrer of an order. The referrer is the owner of the given
// code while the code counts, or else the referrer who brought the customer. Buyers get no credit for
// their own purchases; the code is then empty. referredOn is the time at which the code was given; nil
// means now. Without a commission service the given code is stored unchecked.
func credit(ctx context.Context, r repo.Reader, store *settings.Store, to *ordering.Checkout, customerID *int64, given *string, referredOn *time.Time, now time.Time) error {
	if to.ReferrerCode, to.ReferrerName = given, nil; !store.CommissionService {
		return nil
	}
	provider, err := r.CommissionProvider(ctx)
	if err != nil {
		return err
	}
	var codes []string
	if given != nil && provider.Counts(referredOn, now) {
		codes = append(codes, *given)
	}
	var buyer *customer.CommissionCustomer
	if customerID != nil {
		if buyer, err = r.CommissionCustomer(ctx, *customerID, provider.Connection); err != nil {
			return err
		}
		c, err := r.Customer(ctx, *customerID)
		if err != nil {
			return err
		}
		if c.ReferrerCode != nil {
			codes = append(codes, *c.ReferrerCode)
		}
	}
	to.ReferrerCode = new("")
	for _, code := range codes {
		known, err := r.Referrer(ctx, provider.Connection, code)
		if err != nil {
			return err
		}
		if !buyer.CreditedBy(code, known) {
			continue
		}
		if to.ReferrerCode = &code; known != nil {
			to.ReferrerName = &known.DisplayName
		}
		return nil
	}
	return nil
}
