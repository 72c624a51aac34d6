package ordering

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// recurring prices the next charge of each subscription that a basket starts. The parameter q
// is the basket's quote.
func recurring(ctx context.Context, reader repo.Reader, b pricing.Basket, q pricing.Quote, store *settings.Store, now time.Time) ([]ordering.Recurring, error) {
	plans := b.Plans()
	if len(plans) == 0 {
		return nil, nil
	}
	calendar, _, err := customerCalendar(ctx, reader, store, b.Buyer.CustomerID, now)
	if err != nil {
		return nil, err
	}
	var out []ordering.Recurring
	var wanted error
	for _, plan := range plans {
		r := ordering.Recurring{Plan: plan, Quote: pricing.Quote{Currency: b.Currency}, Regular: pricing.Quote{Currency: b.Currency}}
		if next, more := b.Next(plan.ID, q); more {
			for _, q := range []struct {
				of     *pricing.Quote
				basket pricing.Basket
			}{{&r.Quote, next}, {&r.Regular, next.Regular()}} {
				var err error
				if *q.of, err = taxes.Quote(ctx, reader, q.basket, now); errors.Is(err, taxes.ErrTaxWanted) {
					wanted = err // no return here, so that taxes.Taxed requests all missing taxes at once
				} else if err != nil {
					return nil, err
				}
			}
			schedule, first := subscription.NewSchedule(plan.Terms, calendar.Today(), plan.CutoffDays)
			if plan.Terms.TrialDays == 0 {
				first += plan.Terms.PrepaidCycles - 1 // today's charge pays for the prepaid deliveries
			}
			on := schedule.Date(first)
			r.On = &on
		}
		out = append(out, r)
	}
	return out, wanted
}

// buyer reads the buyer's data that prices and coupons depend on. A nil customerID means a guest, for whom the returned
// customer is nil.
func buyer(ctx context.Context, r repo.Reader, store *settings.Store, customerID *int64, email string) (pricing.Buyer, *customer.Customer, error) {
	b := pricing.Buyer{CustomerID: customerID, Email: email, CouponUses: map[int64]int{}}
	if customerID == nil {
		return b, nil, nil
	}
	buyer, err := r.Customer(ctx, *customerID)
	if err != nil {
		return b, nil, err
	}
	kind, err := r.AccountType(ctx, buyer.AccountTypeID)
	if err != nil {
		return b, nil, err
	}
	b.LanguageCode = buyer.LanguageCode
	b.Email, b.AccountTypeID, b.TaxExempt, b.NoSubscriptions = buyer.Email, &kind.ID, kind.TaxExempt, !kind.CanSubscribe
	b.MinOrder, b.MinOrderCurrency = kind.MinOrderAmount, store.Settings.DefaultCurrencyCode
	b.AccountDiscount = discountOf(kind)
	return b, buyer, nil
}

// basketInput contains the data from which the function basket computes a basket.
type basketInput struct {
	currency domain.Currency
	buyer    pricing.Buyer
	language *string                    // of product names; nil means the buyer's, or else the store's default
	lines    []pricing.BasketLine       // the lines have no sellables yet: the function basket finds them by variant
	variants []int64                    // the variants of the lines, in the same order
	line     func(i int) string         // returns the pointer to line i in the request; nil if the request has no lines
	known    map[int64]catalog.Sellable // the sellables by variant; nil means that the function basket reads them
	coupons  []int64
	to       *domain.Place
	methodID *int64
	placedOn *time.Time // the time at which the edited order was placed; nil means that no placed order is edited
	// remembered means that the shipping method comes from a stored cart, order or
	// subscription. If that method no longer exists, the basket has no shipping method.
	remembered bool
}

// basket reads all data that prices are computed from.
func basket(ctx context.Context, r repo.Reader, store *settings.Store, in basketInput) (pricing.Basket, error) {
	b := pricing.NewBasket(store, in.currency, in.buyer)
	b.Destination = in.to
	if in.language != nil {
		b.Reading = store.Settings.Reading(in.language)
	}
	err := r.Together(ctx,
		func(r repo.Reader) (err error) {
			sellables := in.known
			if sellables == nil {
				if sellables, err = r.Sellables(ctx, in.variants); err != nil {
					return err
				}
			}
			b.Lines, err = basketLines(in, sellables)
			return err
		},
		func(r repo.Reader) (err error) {
			b.Coupons, b.Automatic, err = r.CouponsFor(ctx, in.coupons)
			return err
		},
		func(r repo.Reader) (err error) {
			if in.methodID == nil {
				return nil
			}
			b.Shipping, err = r.ShippingMethod(ctx, *in.methodID)
			if in.remembered && domain.CodeOf(err) == domain.NotFound {
				err = nil
			}
			return err
		},
		func(r repo.Reader) (err error) {
			if in.methodID != nil {
				b.ShippingTaxClass, err = taxes.ShippingTaxClass(ctx, r, store)
			}
			return err
		})
	if err != nil {
		return b, err
	}
	return b, couponFacts(ctx, r, &b, in.placedOn)
}

// basketLines returns the lines with their sellables. A line with a plan but without a cycle gets the plan's first
// cycle. If variants are unknown, the error names all lines with such variants.
func basketLines(in basketInput, sellables map[int64]catalog.Sellable) ([]pricing.BasketLine, error) {
	var refused domain.Refusals
	lines := make([]pricing.BasketLine, 0, len(in.lines))
	for i, line := range in.lines {
		var known bool
		if line.Sellable, known = sellables[in.variants[i]]; !known {
			if in.line == nil {
				return nil, domain.Missing("variant")
			}
			refused.AddMissing(in.line(i)+"/variantId", "variant")
			continue
		}
		if id := line.PlanID; id != nil && line.Cycle == nil {
			if plan := line.Sellable.Product.SoldOn(*id); plan != nil {
				line.Cycle = pricing.FirstCycle(plan)
			}
		}
		lines = append(lines, line)
	}
	return lines, refused.Err()
}

// couponFacts reads the facts for the basket's coupons: the buyer's coupon uses, whether the buyer has ordered
// before, and the products' collections. It reads only facts that one of the coupons needs. placedOn is the
// time at which the basket's order was placed; nil means that the order has not been placed.
func couponFacts(ctx context.Context, r repo.Reader, b *pricing.Basket, placedOn *time.Time) error {
	var limited []int64
	var first, collections bool
	for _, list := range [][]*pricing.Coupon{b.Coupons, b.Automatic} {
		for _, c := range list {
			if _, is := c.LimitPerCustomer(); is {
				limited = append(limited, c.ID)
			}
			first = first || c.FirstOrderOnly
			collections = collections || len(c.CollectionIDs) > 0 || c.BuyX != nil && len(c.BuyX.BuyCollectionIDs)+len(c.BuyX.GetCollectionIDs) > 0
		}
	}
	known := b.Buyer.CustomerID != nil || b.Buyer.Email != ""
	return r.Together(ctx,
		func(r repo.Reader) (err error) {
			if len(limited) > 0 && known {
				b.Buyer.CouponUses, err = r.CouponUses(ctx, limited, b.Buyer.CustomerID, b.Buyer.Email)
			}
			return err
		},
		func(r repo.Reader) (err error) {
			if first && known {
				b.Buyer.HasOrdered, err = r.HasOrdered(ctx, b.Buyer.CustomerID, b.Buyer.Email, placedOn)
			}
			return err
		},
		func(r repo.Reader) error {
			if !collections {
				return nil
			}
			ids := make([]int64, len(b.Lines))
			for i, l := range b.Lines {
				ids[i] = l.Sellable.Product.ID
			}
			of, err := r.ProductCollections(ctx, ids)
			for i, l := range b.Lines {
				b.Lines[i].CollectionIDs = of[l.Sellable.Product.ID]
			}
			return err
		})
}

// priced prices a cart for the place and shipping method in the parameter to, or else for those of the cart. A cart
// that is in checkout or has become an order has the lines and totals of its order.
func priced(ctx context.Context, r repo.Reader, store *settings.Store, cart *ordering.Cart, who pricing.Buyer, to ordering.Destination, now time.Time) (*ordering.PricedCart, error) {
	if cart.HasOrder() {
		return ordered(ctx, r, store, cart, who, now)
	}
	return pricedOf(ctx, r, store, cart, who, to, now, nil)
}

// ordered returns a cart with the lines and totals of its order. Later charges of subscriptions have
// today's prices.
func ordered(ctx context.Context, r repo.Reader, store *settings.Store, cart *ordering.Cart, who pricing.Buyer, now time.Time) (*ordering.PricedCart, error) {
	o, err := r.OrderOfCart(ctx, cart.ID, len(cart.Tenders) > 0 || cart.UseStoreCredit)
	if err != nil {
		return nil, err
	}
	var variants []int64
	subscribes := false
	for _, l := range o.Lines {
		subscribes = subscribes || l.SubscriptionPlanID != nil
		if l.VariantID != nil {
			variants = append(variants, *l.VariantID)
		}
	}
	goods, err := r.Sellables(ctx, variants)
	if err != nil {
		return nil, err
	}
	out := cart.AsOrdered(o, goods, store.Settings.Reading(o.Language()))
	out.Email = who.Email
	if subscribes {
		today, err := pricedOf(ctx, r, store, cart, who, ordering.Destination{}, now, nil)
		if err != nil {
			return nil, err
		}
		out.Recurring = today.Recurring
	}
	return out, nil
}

// cartQuote quotes the basket of a cart, and adds the problems of the cart's own fields.
func cartQuote(ctx context.Context, r repo.Reader, store *settings.Store, cart *ordering.Cart, b pricing.Basket, now time.Time) (pricing.Quote, error) {
	q, err := taxes.Quote(ctx, r, b, now)
	if err != nil {
		return q, err
	}
	q.Problems = slices.Concat(q.Problems, cart.FieldProblems(b, store.Settings.CustomFieldDefinitions), cart.Reductions(b))
	return q, nil
}

// pricedOf is like priced, but uses the cart's variants in known, with the stock that is available to the
// cart's owner. If known is nil, pricedOf reads the variants.
func pricedOf(ctx context.Context, r repo.Reader, store *settings.Store, cart *ordering.Cart, who pricing.Buyer, to ordering.Destination, now time.Time, known map[int64]catalog.Sellable) (*ordering.PricedCart, error) {
	if known == nil {
		var err error
		if known, err = sellablesFor(ctx, r, cart); err != nil {
			return nil, err
		}
	}
	in := basketInput{known: known, currency: cart.CurrencyCode, buyer: who, language: cart.LanguageCode, coupons: cart.CouponIDs(), to: to.Place, methodID: to.ShippingMethodID}
	if in.methodID == nil {
		in.methodID, in.remembered = cart.ShippingMethodID, true
	}
	for _, item := range cart.Items {
		in.variants = append(in.variants, item.VariantID)
		in.lines = append(in.lines, pricing.BasketLine{Quantity: item.Quantity, PlanID: item.SubscriptionPlanID, CustomFields: item.CustomFields, GiftCard: item.GiftCard})
	}
	b, err := basket(ctx, r, store, in)
	if err != nil {
		return nil, err
	}
	if b.Destination == nil {
		b.Destination = cart.Destination(b.RequiresShipping())
	}
	q, err := cartQuote(ctx, r, store, cart, b, now)
	if err != nil {
		return nil, err
	}
	tenders, err := tendersOf(ctx, r, cart, b, q, now)
	if err != nil {
		return nil, err
	}
	next, err := recurring(ctx, r, b, q, store, now)
	return &ordering.PricedCart{Cart: cart, Basket: b, Quote: q, Tenders: tenders, Recurring: next, Email: who.Email, PriceChangedFrom: cart.PricesChanged(q)}, err
}
