package subscription

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Start returns the subscription that starts with a newly placed order, which is its first cycle or its
// trial. The parameter methodID is the payment method of later charges. After the subscription is stored,
// the caller must set its id on the order's lines.
func Start(o *ordering.Order, start ordering.SubscriptionStart, number int64, methodID *int64, c Calendar) (*Subscription, domain.Event) {
	s := &Subscription{
		SubscriptionNumber: number, CommandID: o.CommandID, CustomerID: *o.CustomerID, SubscriptionPlanID: start.PlanID, Terms: start.Terms,
		CurrencyCode: o.CurrencyCode, LanguageCode: o.Language(), Status: Active, DunningState: NotDunning, Spread: Spread(number), CycleNumber: start.Terms.FirstCycle(),
		ShippingAddressID: start.ShippingAddressID, BillingAddressID: start.BillingAddressID, CustomerPaymentMethodID: methodID,
		Coupons: []Coupon{}, Consent: start.Consent, LastOrderID: &o.ID, CustomFields: []domain.CustomField{},
	}
	ships := false
	for _, item := range start.Items {
		line := o.Lines[slices.IndexFunc(o.Lines, func(l *ordering.OrderLine) bool { return l.Position == item.Position })]
		s.Items = append(s.Items, &SubscriptionItem{
			VariantID: *line.VariantID, ProductID: *line.ProductID, SKU: line.SKU, Name: line.Name, Quantity: line.Quantity,
			UnitPrice: item.UnitPrice, AcceptedPrice: item.AcceptedPrice, FixedPrice: item.FixedPrice, CustomFields: line.CustomFields,
		})
		ships = ships || item.Ships
	}
	if ships {
		s.ShippingMethodID = start.ShippingMethodID
	} else {
		if s.BillingAddressID == nil {
			s.BillingAddressID = s.ShippingAddressID
		}
		s.ShippingAddressID = nil
	}
	for _, coupon := range start.Coupons {
		s.Coupons = append(s.Coupons, Coupon{CouponID: coupon.CouponID, Code: coupon.Code, RemainingCycles: coupon.RemainingCycles})
	}
	today := c.Today()
	schedule, first := NewSchedule(start.Terms, today, start.CutoffDays)
	s.SlotNumber = 1
	s.begin(schedule, first)
	s.scheduleSlot(1)
	if start.Terms.TrialDays > 0 {
		s.TrialUntil = new(today.Add(start.Terms.TrialDays))
	} else {
		s.LastProcessedOn = &c.Now
		s.PrepaidLeft = start.Terms.PrepaidCycles - 1
		if most := start.Terms.MaxCycles; most != nil {
			s.PrepaidLeft = max(min(s.PrepaidLeft, *most-s.CycleNumber), 0)
		}
	}
	s.arrange(c)
	action, how := "subscription.created", "Created at checkout with order "
	if !o.Bought() {
		action, how = "subscription.created_by_admin", "Created with order "
	}
	s.note(domain.SubscriptionCreated, action, how+domain.Itoa(o.OrderNumber)+".", nil, &o.ID)
	return s, domain.Event{Type: domain.SubscriptionCreated, Action: action, Object: s}
}

// CompleteAtOnce ends a new, stored subscription that has only one cycle. The parameter created is the
// event of the subscription's creation.
func (s *Subscription) CompleteAtOnce(created *domain.Event, c Calendar) []domain.Event {
	if !s.Completed() || s.PrepaidLeft > 0 {
		return nil
	}
	before := s.Copy()
	created.Object = before // the state of the subscription at its creation
	reason := ReasonCompleted
	s.end(&reason, c)
	return []domain.Event{
		s.happened(domain.SubscriptionCancelledEvent, "subscription.completed", "Completed: the only cycle is done.", nil, before),
		s.moved("subscription.status_changed", before),
	}
}
