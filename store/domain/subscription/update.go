package subscription

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// UpdateRequest contains changes to a subscription. nil fields are absent; a pointer to nil clears the field.
type UpdateRequest struct {
	Plan              *catalog.SubscriptionPlan // plan to change to; nil means that the plan does not change
	Date              *DateRequest
	ShippingAddressID **int64
	BillingAddressID  **int64
	PaymentMethodID   *int64
	UseStoreCredit    *bool
	ShippingMethodID  **int64
	Coupons           *CouponsRequest
	Note              **string
	CustomFields      *[]domain.CustomField
	Items             ItemsRequest
	External          bool // the prices come from an external system
}

// CouponsRequest replaces the coupons. Coupons that the subscription already has keep their number of
// remaining cycles.
type CouponsRequest struct {
	Accepted []*pricing.Coupon
	Codes    []string // codes as entered, one per coupon
}

// Shipping contains the destination and the method of future renewals after a change.
type Shipping struct {
	Method  *settings.ShippingMethod // nil means none
	To      *domain.Place
	Allowed []string
	Weights domain.WeightUnit
}

// ShippingOf returns the Shipping of a subscription with a changed address or method.
type ShippingOf func(addressID, methodID *int64) (Shipping, error)

// touchesContent reports whether the change affects the goods, the date, the addresses, the shipping
// method or the price. After the cutoff, none of these can change, but the payment method always can.
func (p UpdateRequest) touchesContent() bool {
	return p.Plan != nil || p.Date != nil || p.ShippingAddressID != nil || p.BillingAddressID != nil || p.ShippingMethodID != nil || p.Coupons != nil || !p.Items.Empty()
}

// Change changes the subscription from the next renewal on. It applies all requested changes or none. A
// new payment method schedules a failed renewal for an immediate charge. The events are in order. After
// an error the caller must not store the subscription.
func (s *Subscription) Change(p UpdateRequest, has Holdings, offers Offers, shipping ShippingOf, r Rules) (events []domain.Event, changed bool, err error) {
	if err := s.changeable(p, r); err != nil {
		return nil, false, err
	}
	if err := p.checkHoldings(has); err != nil {
		return nil, false, err
	}
	overridden, first := s.overridden(r) && p.touchesContent(), len(s.History)
	lines := newItemsChange(s, p.Items, offers, r)
	staged := stages{s: s, before: s.Copy()}
	if err := s.changeGoods(p.Plan, lines, &staged); err != nil {
		return nil, false, err
	}
	if p.Date != nil {
		event, moved, err := s.MoveDate(*p.Date, r)
		if err != nil {
			return nil, false, err
		}
		if moved {
			staged.add(event, s.Copy())
		}
	}
	s.changePricing(p, lines, &staged)
	method, card := s.ShippingMethodID, p.PaymentMethodID != nil && !same(s.CustomerPaymentMethodID, p.PaymentMethodID)
	changed = s.changeDetails(p)
	if err := s.checkShipping(p, offers, shipping, same(method, s.ShippingMethodID)); err != nil {
		return nil, false, err
	}
	if changed = changed || len(s.History) > first || len(lines.prices) > 0; changed {
		s.arrange(r.Calendar)
	}
	if card && s.allows(Retry, r) == nil {
		if err := s.TryAgain(r.Calendar); err != nil {
			return nil, false, err
		}
	}
	for _, entry := range s.History[first:] {
		entry.CutoffOverridden = overridden
	}
	return staged.events, changed, nil
}

// stages collects the events of one request. Each event contains the states before and after its part of
// the change.
type stages struct {
	s      *Subscription
	before *Subscription // state after the last event
	events []domain.Event
}

// happened adds an event for the change since the last event, and a history entry for this event.
func (t *stages) happened(kind domain.EventType, action, message string) {
	after := t.s.Copy()
	t.add(t.s.happened(kind, action, message, nil, t.before), after)
}

// add adds an event for the change since the last event.
func (t *stages) add(e domain.Event, after *Subscription) {
	e.Before, e.Object = t.before, after
	t.events, t.before = append(t.events, e), after
}

// checkHoldings returns an error for an address or a payment method that the customer does not have.
func (p UpdateRequest) checkHoldings(has Holdings) error {
	for _, id := range []*int64{deref(p.ShippingAddressID), deref(p.BillingAddressID)} {
		if id != nil && !has.Addresses[*id] {
			return domain.Missing("address")
		}
	}
	if p.PaymentMethodID != nil && !has.PaymentMethods[*p.PaymentMethodID] {
		return domain.Missing("payment method")
	}
	return nil
}

// changeGoods changes the plan and the lines. It adds one event for both changes.
func (s *Subscription) changeGoods(plan *catalog.SubscriptionPlan, lines *itemsChange, staged *stages) error {
	planned := s.changePlan(plan, lines)
	if err := lines.changeLines(); err != nil {
		return err
	}
	switch {
	case planned:
		s.note("", "subscription.plan_changed", "The plan is "+plan.Name+" now.", nil, nil)
		staged.happened(domain.SubscriptionItemsChanged, "subscription.items_changed", itemMessages["subscription.items_changed"])
	case len(lines.did) > 0:
		staged.happened(domain.SubscriptionItemsChanged, lines.action(), itemMessages[lines.action()])
	}
	return nil
}

// changePricing changes the prices of lines and the coupons. It adds one event for both changes.
func (s *Subscription) changePricing(p UpdateRequest, lines *itemsChange, staged *stages) {
	priced := lines.changePrices()
	coupons := s.changeCoupons(p.Coupons)
	action := "subscription.pricing_changed"
	if p.External && priced {
		action = "subscription.external_pricing_applied"
	}
	if priced || coupons {
		staged.happened(domain.SubscriptionPricingChanged, action, "The price was changed.")
	}
}

// changeable refuses changes that the state, the cutoff, the minimum term or a prepaid term does not
// allow. Customers also cannot choose another shipping method for paid deliveries.
func (s *Subscription) changeable(p UpdateRequest, r Rules) error {
	if err := s.allows(Update, r); err != nil {
		return err
	}
	if p.touchesContent() {
		if err := s.Unlocked(r); err != nil {
			return err
		}
	}
	if p.Plan != nil && p.Plan.ID != s.SubscriptionPlanID {
		if err := s.cancelable(r); err != nil { // another plan could have a shorter minimum term
			return err
		}
	}
	reshipped := r.ByCustomer && p.ShippingMethodID != nil && !same(*p.ShippingMethodID, s.ShippingMethodID)
	if p.Plan != nil || p.Coupons != nil || !p.Items.Empty() || reshipped {
		if err := s.unpaid(); err != nil {
			return err
		}
	}
	if p.Date != nil {
		return s.allows(ChangeDate, r)
	}
	return nil
}

// changePlan applies the terms of another plan, and computes the prices of the lines on it. The next date does not
// change, and later dates are counted from it. Introductory cycles are not granted again.
func (s *Subscription) changePlan(plan *catalog.SubscriptionPlan, lines *itemsChange) bool {
	if plan == nil || plan.ID == s.SubscriptionPlanID {
		return false
	}
	switch {
	case !plan.IsActive:
		lines.refused.Add("/subscriptionPlanId", "The plan is no longer offered.")
	case plan.Terms.MaxCycles != nil && *plan.Terms.MaxCycles <= s.CycleNumber:
		lines.refused.Add("/subscriptionPlanId", "The plan has %d cycles, and the subscription has had %d.", *plan.Terms.MaxCycles, s.CycleNumber)
	}
	s.SubscriptionPlanID, s.Terms = plan.ID, plan.Terms
	s.follow(plan)
	for _, item := range s.Live() {
		switch sold, known := lines.offers.Sellables[item.VariantID]; {
		case lines.leaves(item):
		case !known || sold.Product.SoldOn(plan.ID) == nil:
			lines.refused.Add("/subscriptionPlanId", "%s is not sold on the plan.", item.Name)
		case item.FixedPrice == nil:
			lines.reprice("/subscriptionPlanId", item, true)
		}
	}
	return true
}

// follow keeps the next date, and schedules later dates according to the subscription's terms, which come
// from the plan, and the plan's cutoff.
func (s *Subscription) follow(plan *catalog.SubscriptionPlan) {
	next := s.LastDate
	if s.NextDate != nil {
		next = *s.NextDate
		s.anchorOn(next) // the next date keeps its slot
	}
	terms := s.Terms
	terms.TrialDays = 0
	schedule, n := NewSchedule(terms, next, plan.CutoffDays)
	s.begin(schedule, n-1)
	if s.NextDate != nil {
		s.moveTo(next)
	}
}

// leaves reports whether the request removes or swaps the line.
func (c *itemsChange) leaves(item *SubscriptionItem) bool {
	for _, id := range c.request.Remove {
		if id == item.ID {
			return true
		}
	}
	for _, u := range c.request.Update {
		if u.ItemID == item.ID && u.VariantID != nil {
			return true
		}
	}
	return false
}

// changeCoupons replaces the coupons and reports whether they changed.
func (s *Subscription) changeCoupons(p *CouponsRequest) bool {
	if p == nil {
		return false
	}
	kept := map[int64]Coupon{}
	for _, c := range s.Coupons {
		kept[c.CouponID] = c
	}
	coupons := make([]Coupon, 0, len(p.Accepted))
	for i, c := range p.Accepted {
		coupon, is := kept[c.ID]
		if !is {
			coupon = Coupon{CouponID: c.ID, Code: p.Codes[i], RemainingCycles: c.Cycles(), Reserved: true}
		}
		coupons = append(coupons, coupon)
	}
	return domain.SetWhole(&s.Coupons, &coupons)
}

// changeDetails changes the fields whose changes fire no event, and adds history entries for these
// changes.
func (s *Subscription) changeDetails(p UpdateRequest) bool {
	note := func(changed bool, action, message string) bool {
		if changed {
			s.note("", action, message, nil, nil)
		}
		return changed
	}
	return domain.AnyChanged(
		note(domain.SetNullable(&s.ShippingAddressID, p.ShippingAddressID), "subscription.shipping_address_changed", "The shipping address was changed."),
		note(domain.SetNullable(&s.BillingAddressID, p.BillingAddressID), "subscription.billing_address_changed", "The billing address was changed."),
		note(domain.SetNullable(&s.ShippingMethodID, p.ShippingMethodID), "subscription.shipping_method_changed", "The shipping method was changed."),
		p.PaymentMethodID != nil && note(domain.SetNullable(&s.CustomerPaymentMethodID, &p.PaymentMethodID), "subscription.payment_method_changed", "The payment method was changed."),
		note(domain.Set(&s.UseStoreCredit, p.UseStoreCredit), "subscription.store_credit_changed", "Whether store credit pays was changed."),
		note(domain.AnyChanged(
			domain.SetNullable(&s.Note, p.Note),
			domain.SetWhole(&s.CustomFields, p.CustomFields),
		), "subscription.details_changed", "The details were changed."),
	)
}

// checkShipping refuses a change after which the goods cannot be shipped. The parameter agreed means that
// the change keeps the shipping method, which may be inactive.
func (s *Subscription) checkShipping(p UpdateRequest, offers Offers, shipping ShippingOf, agreed bool) error {
	if p.ShippingAddressID == nil && p.ShippingMethodID == nil && p.Items.Empty() {
		return nil
	}
	var weight domain.Amount
	ships := false
	how, err := shipping(s.ShippingAddressID, s.ShippingMethodID)
	if err != nil {
		return err
	}
	for _, item := range s.Live() {
		if sold, known := offers.Sellables[item.VariantID]; known && sold.Product.RequiresShipping {
			ships = true
			weight = weight.Add(sold.Variant.WeightIn(how.Weights).Times(int64(item.Quantity)))
		}
	}
	if !ships {
		return nil
	}
	var refused domain.Refusals
	if how.To == nil {
		refused.Add("/shippingAddressId", "Goods that are shipped need an address.")
	}
	if how.Method == nil {
		refused.AddAs(domain.ShippingNotAvailable, "/shippingMethodId", "Choose a shipping method.")
	} else if how.To != nil {
		if err := how.Method.Serves(settings.Parcel{To: *how.To, Weight: weight, WeightUnit: how.Weights, Currency: s.CurrencyCode, Allowed: how.Allowed, Agreed: agreed}); err != nil {
			refused.AddAs(domain.ShippingNotAvailable, "/shippingMethodId", "%s", err.(*domain.Error).Detail)
		}
	}
	return refused.Err()
}

func deref[T any](p **T) *T {
	if p == nil {
		return nil
	}
	return *p
}
