package subscription

import (
	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// ReplaceRequest is a request to replace a subscription with a new one. nil fields keep
// the old subscription's values.
type ReplaceRequest struct {
	Plan              *catalog.SubscriptionPlan // of the new subscription
	Items             []ItemAdd                 // nil means the old subscription's lines
	Date              *domain.Date
	ShippingAddressID **int64
	BillingAddressID  **int64
	PaymentMethodID   *int64
	ShippingMethodID  **int64
	Coupons           *CouponsRequest
	Reason            *string
}

// ReplaceWith returns the subscription that replaces this one. It starts at cycle 0, and
// this one's cycles count as its introductory cycles. After storing it, the caller calls
// Replaced on the old one.
func (s *Subscription) ReplaceWith(p ReplaceRequest, has Holdings, offers Offers, shipping ShippingOf, number int64, command uuid.UUID, r Rules) (*Subscription, error) {
	if err := s.allows(Replace, r); err != nil {
		return nil, err
	}
	next := &Subscription{
		SubscriptionNumber: number, CommandID: command, CustomerID: s.CustomerID, SubscriptionPlanID: p.Plan.ID, Terms: p.Plan.Terms, CurrencyCode: s.CurrencyCode,
		Status: Active, DunningState: NotDunning, Spread: Spread(number), IntroductoryCycles: s.IntroductoryCycles + s.CycleNumber, Consent: s.Consent, ReplacesID: &s.ID,
		ShippingAddressID: s.ShippingAddressID, BillingAddressID: s.BillingAddressID, ShippingMethodID: s.ShippingMethodID, CustomerPaymentMethodID: s.CustomerPaymentMethodID,
		Coupons: append([]Coupon{}, s.Coupons...), Note: s.Note, CustomFields: s.CustomFields, TestClockID: s.TestClockID,
	}
	lines := newItemsChange(next, ItemsRequest{AddAt: "/items"}, offers, r)
	switch {
	case !p.Plan.IsActive:
		lines.refused.Add("/subscriptionPlanId", "The plan is no longer offered.")
	case p.Items == nil:
		for _, item := range s.Live() {
			if err := lines.take(item); err != nil {
				return nil, err
			}
		}
	}
	for i, a := range p.Items {
		if err := lines.add(domain.ItemPointer("/items", i), a); err != nil {
			return nil, err
		}
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
	next.beginOn(s.firstOf(p, r), p.Plan)
	next.arrange(r.Calendar)
	next.note(domain.SubscriptionCreated, "subscription.created_as_replacement", "Created in place of subscription "+domain.Itoa(s.SubscriptionNumber)+".", p.Reason, nil)
	return next, nil
}

// firstOf returns the first date of the replacement: the requested one, else the old
// subscription's next date, else the next date that its schedule would have had.
func (s *Subscription) firstOf(p ReplaceRequest, r Rules) domain.Date {
	switch {
	case p.Date != nil:
		return *p.Date
	case s.Status == Active && s.Open() == nil && *s.NextDate >= r.Today():
		return *s.NextDate
	}
	_, date := s.from(r.Today() + 1)
	return date
}

// beginOn starts the schedule with a slot on a day. Later dates follow the plan.
func (s *Subscription) beginOn(on domain.Date, plan *catalog.SubscriptionPlan) {
	s.SlotNumber = 1
	s.schedule(on)
	_, _, s.AnchorDay = on.Calendar()
	s.AnchorDate = on
	s.follow(plan)
}

// take copies a line of another subscription and prices it on the new plan.
func (c *itemsChange) take(item *SubscriptionItem) error {
	copied := SubscriptionItem{VariantID: item.VariantID, ProductID: item.ProductID, SKU: item.SKU, Name: item.Name, Quantity: item.Quantity,
		AcceptedPrice: item.AcceptedPrice, FixedPrice: item.FixedPrice, CustomFields: item.CustomFields}
	if _, err := c.sold("", item.VariantID); err != nil {
		return err
	}
	c.reprice("", &copied, true)
	price := c.prices[&copied]
	copied.UnitPrice, copied.AcceptedPrice = price.unit, price.accepted
	c.s.Items = append(c.s.Items, &copied)
	return nil
}

// Replaced ends the subscription, because the stored subscription by replaces it. The last
// event announces the new subscription.
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
