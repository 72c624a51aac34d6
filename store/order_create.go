package store

import (
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// OrderItem is a line that an administrator orders.
type OrderItem struct {
	VariantID    int64
	SKU          string // instead of the id
	Quantity     int
	UnitPrice    *domain.Amount // instead of the price list's
	PlanID       *int64         // of the subscription that begins with it; nil: it is bought once
	CustomFields []domain.CustomField
}

// OrderCreate is an order as an administrator makes it.
type OrderCreate struct {
	CustomerID       *int64 // nil: a guest's
	Email            string
	CurrencyCode     domain.Currency // empty: the store's
	Items            []OrderItem
	ShippingAddress  *domain.Address
	BillingAddress   *domain.Address // nil: the shipping address
	ShippingMethodID *int64
	ShippingPrice    *domain.Amount
	CouponCodes      []string
	Discount         *pricing.ManualDiscount
	Payment          *PaymentChoice // nil: it is waited for; a provider of 0 is the store's default
	ConsentText      *string        // how the customer agreed to be charged again; nil: nobody recorded it
	OrderDate        *time.Time
	CustomerNote     string
	InternalNote     string
	Tags             []string
	CustomFields     []domain.CustomField
	ReferrerCode     *string
	ExternalID       *string
	NotifyCustomer   bool
}

// CreateOrder places an order for a customer or a guest, priced and charged as
// at checkout. The same request again goes on from what it finds.
func (s *Service) CreateOrder(ctx context.Context, actor domain.Actor, in OrderCreate) (*ordering.Order, error) {
	held, err := s.reserveOrder(ctx, actor, in)
	if err != nil || held.attempt == nil {
		return held.order, err
	}
	return s.charge(ctx, actor, held)
}

func (s *Service) reserveOrder(ctx context.Context, actor domain.Actor, in OrderCreate) (held reservation, err error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return held, err
	}
	defer tx.Rollback()
	store, err := tx.Store(ctx)
	if err != nil {
		return held, err
	}
	var customer *customer.Customer
	if in.CustomerID != nil {
		if customer, err = tx.LockCustomer(ctx, *in.CustomerID); err != nil {
			return held, err
		}
	}
	done, err := tx.LockOrderOfCommand(ctx)
	if err != nil {
		return held, err
	}
	if done != nil {
		return resume(done)
	}
	request, err := in.request(store, tx.at)
	if err != nil {
		return held, err
	}
	basket, err := tx.orderBasket(ctx, store, request, in)
	if err != nil {
		return held, err
	}
	quote, err := basket.Quote(tx.at)
	if err != nil {
		return held, err
	}
	next, err := recurring(basket, quote, store, tx.at)
	if err != nil {
		return held, err
	}
	request.Plans = charges(basket, next)
	if err := orderable(request, basket, quote, customer, in); err != nil {
		return held, err
	}
	means, err := s.orderMeans(ctx, tx.Reader, store, customer, quote, request, in.Payment)
	if err != nil {
		return held, err
	}
	order := &ordering.Order{
		CommandID: actor.CommandID, Source: ordering.FromAdmin, InternalNote: in.InternalNote, Tags: in.Tags, ExternalID: in.ExternalID,
		NotifyCustomer: in.NotifyCustomer,
	}
	if actor.Kind == domain.ActorAPIToken {
		order.Source = ordering.FromAPI
	}
	held.order = order
	var starts []ordering.SubscriptionStart
	var addressed []domain.Event
	if len(next) > 0 {
		var addresses kept
		shipping, billing := AddressChoice{Address: in.ShippingAddress}, AddressChoice{Address: in.BillingAddress}
		if addresses, addressed, err = tx.keepAddresses(ctx, customer.ID, request, shipping, billing, in.BillingAddress == nil); err != nil {
			return held, err
		}
		var consent *ordering.Agreement
		if in.ConsentText != nil {
			consent = &ordering.Agreement{Text: *in.ConsentText}
		}
		if starts, err = tx.starts(basket, quote, next, consent, store, addresses); err != nil {
			return held, err
		}
	}
	var events []domain.Event
	held.attempt, events, err = tx.hold(ctx, placement{
		starts: starts,
		order:  order, basket: basket, quote: quote, request: request, means: means, store: store,
		line: func(i int) string { return within("/items", i) },
		coupon: func(code string) string {
			i := slices.IndexFunc(in.CouponCodes, func(c string) bool { return pricing.CouponKey(c) == pricing.CouponKey(code) })
			if i < 0 {
				return "" // an automatic one
			}
			return within("/couponCodes", i)
		},
	})
	if err != nil {
		return held, err
	}
	if means != nil {
		held.provider = means.Provider
	}
	return held, tx.Commit(ctx, append(addressed, events...)...)
}

func (in OrderCreate) request(store *settings.Store, now time.Time) (out ordering.Checkout, err error) {
	if err := domain.CheckPast("/orderDate", in.OrderDate, now); err != nil {
		return out, err
	}
	out = ordering.Checkout{Email: in.Email, ReferrerCode: in.ReferrerCode, Note: in.CustomerNote, CustomFields: in.CustomFields, OrderDate: in.OrderDate}
	if in.ShippingAddress != nil {
		if out.ShippingAddress, err = in.ShippingAddress.Given(store.Settings.AllowedCountryCodes, "/shippingAddress"); err != nil {
			return out, err
		}
	}
	out.BillingAddress = out.ShippingAddress
	if in.BillingAddress != nil {
		out.BillingAddress, err = in.BillingAddress.Given(nil, "/billingAddress")
	}
	if err == nil {
		err = domain.CheckCustomFields("ORDER", in.CustomFields, store.Settings.CustomFieldDefinitions, "/customFields")
	}
	return out, err
}

// orderBasket finds what the request names, as a basket.
func (t *tx) orderBasket(ctx context.Context, store *settings.Store, request ordering.Checkout, in OrderCreate) (b pricing.Basket, err error) {
	needs := basketInput{currency: in.CurrencyCode, methodID: in.ShippingMethodID}
	if needs.currency == "" {
		needs.currency = store.Settings.DefaultCurrencyCode
	}
	if !slices.Contains(store.Settings.CurrencyCodes, needs.currency) {
		return b, domain.InvalidAs(domain.CurrencyMismatch, "/currencyCode", "The store does not sell in %s.", needs.currency)
	}
	if needs.buyer, _, err = buyer(ctx, t.Reader, store, in.CustomerID, in.Email); err != nil {
		return b, err
	}
	for i, item := range in.Items {
		at := within("/items", i)
		switch {
		case (item.VariantID == 0) == (item.SKU == ""):
			return b, domain.Invalid(at, "Name the variant by exactly one of variantId and sku.")
		case item.UnitPrice != nil && !needs.currency.Fits(*item.UnitPrice):
			return b, domain.Invalid(at+"/unitPrice", "%s has %d digits after the point.", needs.currency, needs.currency.Digits())
		}
		if item.SKU != "" {
			if item.VariantID, err = t.VariantBySKU(ctx, item.SKU); err != nil {
				return b, err
			}
		}
		if err := domain.CheckCustomFields("ORDER_LINE", item.CustomFields, store.Settings.CustomFieldDefinitions, at+"/customFields"); err != nil {
			return b, err
		}
		needs.variants = append(needs.variants, item.VariantID)
		needs.lines = append(needs.lines, pricing.BasketLine{Quantity: item.Quantity, PlanID: item.PlanID, UnitPrice: item.UnitPrice, CustomFields: item.CustomFields})
	}
	for i, code := range in.CouponCodes {
		coupon, err := t.Coupon(ctx, 0, code)
		if domain.CodeOf(err) == domain.NotFound {
			return b, domain.InvalidAs(domain.CouponNotApplicable, within("/couponCodes", i), "There is no coupon with this code.")
		}
		if err != nil {
			return b, err
		}
		needs.coupons = append(needs.coupons, coupon.ID)
	}
	if b, err = basket(ctx, t.Reader, store, needs); err != nil {
		return b, err
	}
	for _, line := range b.Lines {
		if line.PlanID != nil && line.Cycle == nil {
			if _, err := t.SubscriptionPlan(ctx, *line.PlanID); err != nil {
				return b, err
			}
		}
	}
	b.Destination, b.ShippingPrice, b.Manual = request.Destination(b.RequiresShipping()), in.ShippingPrice, in.Discount
	return b, nil
}

// orderable refuses what stands in the way of an administrator's order, by the
// place in their request.
func orderable(request ordering.Checkout, b pricing.Basket, q pricing.Quote, buyer *customer.Customer, in OrderCreate) error {
	saved := in.Payment != nil && in.Payment.MethodID != nil
	if err := request.CheckStarts(b, q, buyer, saved, in.ConsentText != nil, func(line int) string { return within("/items", line) }); err != nil {
		return err
	}
	switch {
	case in.CustomerID == nil && in.Email == "":
		return domain.Invalid("/email", "Without a customer an e-mail address is needed.")
	case q.RequiresShipping && request.ShippingAddress == nil:
		return domain.Invalid("/shippingAddress", "Say where to ship.")
	case in.ShippingPrice != nil && b.Shipping == nil:
		return domain.Invalid("/shippingPrice", "A price needs its shipping method.")
	case in.ShippingPrice != nil && !q.Currency.Fits(*in.ShippingPrice):
		return domain.Invalid("/shippingPrice", "%s has %d digits after the point.", q.Currency, q.Currency.Digits())
	}
	if in.Discount != nil {
		if err := in.Discount.Check(q.Currency, "/discount"); err != nil {
			return err
		}
	}
	return q.Obstacle(func(line int) string { return within("/items", line) })
}

// orderMeans finds what an administrator charges; nil where the order waits for
// its money, or costs nothing.
func (s *Service) orderMeans(ctx context.Context, r repo.Reader, store *settings.Store, customer *customer.Customer, q pricing.Quote, request ordering.Checkout, in *PaymentChoice) (*ordering.Means, error) {
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

// within is the pointer to an element of a list of the request.
func within(list string, i int) string { return list + "/" + strconv.Itoa(i) }
