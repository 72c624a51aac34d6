package subscription

import (
	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// ReplaceRequest is a request to replace a subscription with a new one. A nil field keeps the old
// subscription's value.
type ReplaceRequest struct {
	Plan              *catalog.SubscriptionPlan // plan of the new subscription
	Items             []ItemAdd                 // nil means the lines of the old subscription
	Date              *domain.Date
	ShippingAddressID **int64
	BillingAddressID  **int64
	PaymentMethodID   *int64
	ShippingMethodID  **int64
	Coupons           *CouponsRequest
	Reason            *string
}

// ReplaceWith returns the subscription that replaces s. It starts at cycle 0, and the cycles of s count
// as its introductory cycles. It takes over everything that the request omits. This includes paid
// deliveries, a pause, a cancellation at the end of the period, and the prices that the buyer accepted or
// was notified of. After storing the new subscription, the caller must call Replaced on s.
func (s *Subscription) ReplaceWith(p ReplaceRequest, has Holdings, offers Offers, shipping ShippingOf, number int64, command uuid.UUID, r Rules) (*Subscription, error) {
	if err := s.replaceable(p, has, r); err != nil {
		return nil, err
	}
	next := s.successor(p, number, command, r)
	first, paused := s.firstOf(p, r)
	next.beginOn(first, p.Plan)
	if paused {
		next.pauseAs(s)
	}
	lines := newItemsChange(next, ItemsRequest{AddAt: "/items"}, offers, r)
	switch {
	case !p.Plan.IsActive:
		lines.refused.Add("/subscriptionPlanId", "The plan is no longer offered.")
	case p.Items == nil:
		for _, item := range s.Live() {
			lines.take(item, p.Plan.ID != s.SubscriptionPlanID)
		}
	}
	for i, a := range p.Items {
		lines.add(domain.ItemPointer("/items", i), a)
	}
	r.checkAhead("/nextProcessingDate", p.Date, &lines.refused)
	if err := lines.refused.Err(); err != nil {
		return nil, err
	}
	for _, id := range []*int64{deref(p.ShippingAddressID), deref(p.BillingAddressID)} {
		if id != nil && !has.Addresses[*id] {
			return nil, domain.Missing("address")
		}
	}
	if p.PaymentMethodID != nil && !has.PaymentMethods[*p.PaymentMethodID] {
		return nil, domain.Missing("payment method")
	}
	domain.SetNullable(&next.ShippingAddressID, p.ShippingAddressID)
	domain.SetNullable(&next.BillingAddressID, p.BillingAddressID)
	domain.SetNullable(&next.ShippingMethodID, p.ShippingMethodID)
	if p.PaymentMethodID != nil {
		next.CustomerPaymentMethodID = p.PaymentMethodID
	}
	next.changeCoupons(p.Coupons)
	if err := next.checkShipping(UpdateRequest{ShippingAddressID: &next.ShippingAddressID}, offers, shipping, same(next.ShippingMethodID, s.ShippingMethodID)); err != nil {
		return nil, err
	}
	next.arrange(r.Calendar)
	next.note(domain.SubscriptionCreated, "subscription.created_as_replacement", "Created in place of subscription "+domain.Itoa(s.SubscriptionNumber)+".", p.Reason, nil)
	return next, nil
}

// replaceable returns an error if the state, the customer or a prepaid term does not allow the
// replacement. Paid deliveries keep the old subscription's plan, lines and coupons.
func (s *Subscription) replaceable(p ReplaceRequest, has Holdings, r Rules) error {
	if err := s.allows(Replace, r); err != nil {
		return err
	}
	if err := has.mayBegin("/subscriptionId"); err != nil {
		return err
	}
	if p.Plan.ID != s.SubscriptionPlanID || p.Items != nil || p.Coupons != nil {
		return s.unpaid()
	}
	return nil
}

// successor returns a copy of the subscription for its replacement: a new row at cycle 0, without
// the lines, slots, failures and orders of the old subscription. A new plan sets the terms.
func (s *Subscription) successor(p ReplaceRequest, number int64, command uuid.UUID, r Rules) *Subscription {
	next := *s
	next.Row, next.SubscriptionNumber, next.CommandID, next.Spread = domain.Row{}, number, command, Spread(number)
	next.ReplacesID, next.ReplacedByID = &s.ID, nil
	if next.Status != Active {
		transitions.Must("subscription", &next.Status, Active)
	}
	next.CycleNumber, next.IntroductoryCycles = 0, s.IntroductoryCycles+s.CycleNumber
	next.unpause(r.Calendar)
	next.GaveUpOn = nil
	if p.Plan.ID != s.SubscriptionPlanID {
		next.SubscriptionPlanID, next.Terms, next.TrialUntil = p.Plan.ID, p.Plan.Terms, nil
	}
	next.SlotNumber, next.AnchorSlot, next.NextDate, next.MovedDate, next.CatchUpTo = 0, 0, nil, nil, nil
	if next.DunningState != NotDunning {
		dunningTransitions.Must("dunning", &next.DunningState, NotDunning)
	}
	next.Dunning, next.FailedAttempts, next.LastFailureCode, next.LastFailedOn = nil, 0, "", nil
	next.LastProcessedOn, next.LastOrderID = nil, nil
	next.DueAt, next.RetryOn, next.ResumeOn, next.FinalOn, next.RemindOn, next.ClaimedUntil = nil, nil, nil, nil, nil, nil
	next.Items, next.Slots, next.History, next.ChargedCoupons = nil, nil, nil, nil
	next.Coupons = append([]Coupon{}, s.Coupons...)
	return &next
}

// firstOf returns the first date of the replacement: the requested date, else the old subscription's next
// date, else the next date of its schedule. paused reports whether the replacement is paused like the old
// subscription. A requested date ends a pause.
func (s *Subscription) firstOf(p ReplaceRequest, r Rules) (on domain.Date, paused bool) {
	switch {
	case p.Date != nil:
		return *p.Date, false
	case s.Status == Active && s.Open() == nil && *s.NextDate >= r.Today():
		return *s.NextDate, false
	}
	_, on = s.from(r.Today() + 1)
	return on, s.Status == Paused
}

// pauseAs copies the pause of another subscription.
func (s *Subscription) pauseAs(old *Subscription) {
	transitions.Must("subscription", &s.Status, Paused)
	s.PausedOn, s.PausedUntil, s.PauseReason, s.PauseCause = old.PausedOn, old.PausedUntil, old.PauseReason, old.PauseCause
	s.PausedDays = old.PausedDays // the current pause counts from PausedOn
	s.rest()
}

// beginOn starts the schedule with a slot on this day. Later dates follow the plan.
func (s *Subscription) beginOn(on domain.Date, plan *catalog.SubscriptionPlan) {
	s.SlotNumber = 1
	s.schedule(on)
	_, _, s.AnchorDay = on.Calendar()
	s.AnchorDate = on
	s.follow(plan)
}

// take copies a line of another subscription. The parameter asked means that the line gets the prices of
// another plan. Otherwise the line keeps the prices that the buyer accepted or was notified of.
func (c *itemsChange) take(item *SubscriptionItem, asked bool) {
	copied := SubscriptionItem{VariantID: item.VariantID, ProductID: item.ProductID, SKU: item.SKU, Name: item.Name, Quantity: item.Quantity,
		UnitPrice: item.UnitPrice, AcceptedPrice: item.AcceptedPrice, Announced: item.Announced, FixedPrice: item.FixedPrice, CustomFields: item.CustomFields}
	if c.sold("", item.VariantID).Product == nil {
		return
	}
	c.reprice("", &copied, asked)
	price := c.prices[&copied]
	copied.UnitPrice, copied.AcceptedPrice, copied.Announced = price.unit, price.accepted, price.told
	c.s.Items = append(c.s.Items, &copied)
}

// Replaced ends the subscription after another, stored subscription has replaced it. The last event
// announces the new subscription.
func (s *Subscription) Replaced(by *Subscription, reason *string, c Calendar) []domain.Event {
	before := s.Copy()
	s.leaveUncharged(c)
	s.end(new(ReasonReplaced), c)
	s.ReplacedByID = &by.ID
	return []domain.Event{
		s.happened(domain.SubscriptionReplaced, "subscription.replaced", "Replaced by subscription "+domain.Itoa(by.SubscriptionNumber)+".", reason, before),
		s.happened(domain.SubscriptionCancelledEvent, "subscription.cancelled", "Canceled: it was replaced.", nil, before),
		s.moved("subscription.status_changed", before),
		{Type: domain.SubscriptionCreated, Action: "subscription.created_as_replacement", Object: by},
	}
}
