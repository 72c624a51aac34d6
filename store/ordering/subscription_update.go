package ordering

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// UpdateSubscription makes changes to a subscription that apply to the next renewal and
// later ones. It applies all of the changes or none.
func (s *Service) UpdateSubscription(ctx context.Context, actor domain.Actor, id int64, p subscription.SubscriptionUpdate, expect domain.Expect) (*subscription.Subscription, error) {
	giveBack, err := s.guessCoupons(ctx, actor, p.CouponCodes)
	if err != nil {
		return nil, err
	}
	sub, err := s.updateSubscription(ctx, actor, id, p, expect)
	if refused, ok := errors.AsType[*domain.Error](err); ok && slices.ContainsFunc(refused.Fields, func(f domain.Field) bool { return f.Code == string(domain.CouponNotApplicable) }) {
		return sub, err
	}
	return sub, cmp.Or(err, giveBack())
}

// guessCoupons counts a customer's coupon codes as guesses before they are looked up. If no code was wrong,
// call giveBack to subtract the guesses again. Codes from other actors, such as staff, are not counted.
func (s *Service) guessCoupons(ctx context.Context, actor domain.Actor, codes *[]string) (giveBack func() error, err error) {
	if codes == nil || actor.Kind != domain.ActorCustomer {
		return func() error { return nil }, nil
	}
	var guesses []domain.Throttle
	for range min(len(*codes), domain.MaxGuesses) {
		guesses = append(guesses, domain.CouponGuesses(actor)...)
	}
	return func() error { return s.DB.GiveTries(ctx, guesses...) }, s.DB.TakeTries(ctx, guesses...)
}

func (s *Service) updateSubscription(ctx context.Context, actor domain.Actor, id int64, p subscription.SubscriptionUpdate, expect domain.Expect) (*subscription.Subscription, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	has, err := holdings(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	sub, rules, done, err := lockChangeable(ctx, tx, id, p.Override)
	if err != nil || done {
		return sub, err
	}
	if err := expect.Check(&sub.Row); err != nil {
		return nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	plan := rules.Plan
	if p.PlanID != nil && *p.PlanID != plan.ID {
		if plan, err = tx.SubscriptionPlan(ctx, *p.PlanID); err != nil {
			return nil, err
		}
		p.Plan = plan
	}
	offers, err := offers(ctx, tx, store, sub, plan, p.Items.VariantIDs(), rules.Calendar)
	if err != nil {
		return nil, err
	}
	if p.CouponCodes != nil {
		if p.Coupons, err = subscriptionCoupons(ctx, tx, store, sub, plan, offers, *p.CouponCodes); err != nil {
			return nil, err
		}
	}
	if p.CustomFields != nil {
		if err := domain.CheckCustomFields("ORDER", *p.CustomFields, store.Settings.CustomFieldDefinitions, "/customFields"); err != nil {
			return nil, err
		}
	}
	p.External = actor.Kind == domain.ActorAPIToken
	events, changed, err := sub.Change(p.UpdateRequest, has.Holdings, offers, shippingOf(ctx, tx, store, has.addresses), rules)
	if err != nil || !changed {
		return sub, err
	}
	return sub, keep(ctx, tx, sub, events...)
}

// ReplaceSubscription ends a subscription, creates another one in its place, and returns the new subscription.
// A repeated request returns the subscription that its first run created.
func (s *Service) ReplaceSubscription(ctx context.Context, actor domain.Actor, id int64, p subscription.SubscriptionReplacement, expect domain.Expect) (*subscription.Subscription, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if made, err := tx.SubscriptionMade(ctx); err != nil || made != nil {
		return made, err
	}
	has, err := holdings(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	sub, rules, done, err := lockChangeable(ctx, tx, id, false)
	if err != nil || done {
		return sub, err
	}
	if err := expect.Check(&sub.Row); err != nil {
		return nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	p.Plan = rules.Plan
	if p.PlanID != nil {
		if p.Plan, err = tx.SubscriptionPlan(ctx, *p.PlanID); err != nil {
			return nil, err
		}
	}
	wanted := subscription.ItemsRequest{Add: p.Items}
	offers, err := offers(ctx, tx, store, sub, p.Plan, wanted.VariantIDs(), rules.Calendar)
	if err != nil {
		return nil, err
	}
	if p.CouponCodes != nil {
		if p.Coupons, err = subscriptionCoupons(ctx, tx, store, sub, p.Plan, offers, *p.CouponCodes); err != nil {
			return nil, err
		}
	}
	number, err := tx.Next(ctx, subscription.Numbers, subscription.FirstNumber)
	if err != nil {
		return nil, err
	}
	next, err := sub.ReplaceWith(p.ReplaceRequest, has.Holdings, offers, shippingOf(ctx, tx, store, has.addresses), number, actor.CommandID, rules)
	if err != nil {
		return nil, err
	}
	if err := tx.SaveSubscription(ctx, next); err != nil {
		return nil, err
	}
	return next, keep(ctx, tx, sub, sub.Replaced(next, p.Reason, rules.Calendar)...)
}

// held contains the addresses and payment methods of a subscription's customer.
type held struct {
	subscription.Holdings
	addresses []*customer.CustomerAddress
	removed   map[int64]bool // removed payment methods by id
}

// holdings is like holdingsOf, for the customer of a subscription.
func holdings(ctx context.Context, t *command.Tx, subscriptionID int64) (h held, err error) {
	customerID, err := t.SubscriberOf(ctx, subscriptionID)
	if err != nil {
		return h, err
	}
	return holdingsOf(ctx, t, customerID)
}

// holdingsOf locks a customer and reads their addresses and payment methods. The lock
// prevents changes to both.
func holdingsOf(ctx context.Context, t *command.Tx, customerID int64) (h held, err error) {
	c, err := t.LockCustomer(ctx, customerID)
	if err != nil {
		return h, err
	}
	h.Addresses, h.PaymentMethods, h.removed = map[int64]bool{}, map[int64]bool{}, map[int64]bool{}
	kind, err := t.AccountType(ctx, c.AccountTypeID)
	if err != nil {
		return h, err
	}
	h.CustomerActive, h.NoSubscriptions = c.Status == customer.CustomerActive, !kind.CanSubscribe
	if h.addresses, err = t.CustomerAddresses(ctx, c.ID, false); err != nil {
		return h, err
	}
	for _, a := range h.addresses {
		h.Addresses[a.ID] = true
	}
	methods, err := t.CustomerPaymentMethods(ctx, c.ID, true)
	for _, m := range methods {
		if m.IsActive {
			h.PaymentMethods[m.ID] = true
		} else {
			h.removed[m.ID] = true
		}
	}
	return h, err
}

// offers reads the data from which the lines of a subscription and the requested variants are
// priced.
func offers(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, plan *catalog.SubscriptionPlan, variants []int64, c subscription.Calendar) (o subscription.Offers, err error) {
	who, _, err := buyer(ctx, t.Reader, store, &sub.CustomerID, "")
	if err != nil {
		return o, err
	}
	for _, item := range sub.Live() {
		variants = append(variants, item.VariantID)
	}
	slices.Sort(variants)
	o.Plan, o.Definitions = plan, store.Settings.CustomFieldDefinitions
	o.Shopper = shopper(store, who.AccountTypeID, who.AccountDiscount, sub.CurrencyCode, c)
	o.Sellables, err = t.Sellables(ctx, slices.Compact(variants))
	return o, err
}

// shippingOf returns a function that determines how a changed subscription is shipped.
func shippingOf(ctx context.Context, t *command.Tx, store *settings.Store, addresses []*customer.CustomerAddress) subscription.ShippingOf {
	return func(addressID, methodID *int64) (how subscription.Shipping, err error) {
		how.Allowed, how.Weights = store.Settings.AllowedCountryCodes, domain.WeightUnit(store.Settings.WeightUnit)
		if addressID != nil {
			if a, found := domain.ByID(addresses, *addressID); found {
				how.To = new(a.Address.Place())
			}
		}
		if methodID != nil {
			how.Method, err = t.ShippingMethod(ctx, *methodID)
		}
		return how, err
	}
}

// subscriptionCoupons finds the coupons with the given codes. It refuses codes that are unknown or
// repeated, and coupons that cannot be combined. It also refuses a coupon that is new to the
// subscription if the customer may not start to use it for the subscription's lines.
func subscriptionCoupons(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, plan *catalog.SubscriptionPlan, offers subscription.Offers, codes []string) (*subscription.CouponsRequest, error) {
	request := &subscription.CouponsRequest{Codes: codes}
	var refused domain.Refusals
	var fresh []int64
	at := map[int64]int{}
	for i, code := range codes {
		c, err := t.Coupon(ctx, 0, code)
		pointer := domain.ItemPointer("/couponCodes", i)
		_, again := at[couponID(c)]
		switch {
		case domain.CodeOf(err) == domain.NotFound:
			refused.AddAs(domain.CouponNotApplicable, pointer, "There is no coupon %s.", code)
			continue
		case err != nil:
			return nil, err
		case again:
			refused.Add(pointer, "The coupon is there twice.")
			continue
		}
		at[c.ID] = i
		request.Accepted = append(request.Accepted, c)
		if !slices.ContainsFunc(sub.Coupons, func(has subscription.Coupon) bool { return has.CouponID == c.ID }) {
			fresh = append(fresh, c.ID)
		}
	}
	who, _, err := buyer(ctx, t.Reader, store, &sub.CustomerID, "")
	if err != nil {
		return nil, err
	}
	all := make([]int64, len(request.Accepted))
	for i, c := range request.Accepted {
		all[i] = c.ID
	}
	// All coupons must be usable together on a renewal. New coupons must also pass the checks for a first
	// use.
	for _, look := range []struct {
		coupons []int64
		renewal bool
	}{{all, true}, {fresh, false}} {
		in := basketInput{currency: sub.CurrencyCode, buyer: who, coupons: look.coupons, known: offers.Sellables}
		for _, item := range sub.Live() {
			in.variants = append(in.variants, item.VariantID)
			in.lines = append(in.lines, pricing.BasketLine{Quantity: item.Quantity, PlanID: &plan.ID, UnitPrice: item.FixedPrice,
				Cycle: &pricing.Cycle{Plan: plan, Terms: plan.Terms, Number: sub.CycleNumber + 1, Before: sub.IntroductoryCycles}})
		}
		b, err := basket(ctx, t.Reader, store, in)
		if err != nil {
			return nil, err
		}
		b.Renewal, b.Automatic = look.renewal, nil
		q, err := b.Quote(t.At)
		if err != nil {
			return nil, err
		}
		for _, c := range q.Coupons {
			var why *domain.Error
			if errors.As(c.Refused, &why) {
				refused.AddAs(why.Code, domain.ItemPointer("/couponCodes", at[c.Coupon.ID]), "%s", why.Detail)
			}
		}
		if err := refused.Err(); err != nil {
			return nil, err
		}
	}
	return request, nil
}

func couponID(c *pricing.Coupon) int64 {
	if c == nil {
		return 0
	}
	return c.ID
}
