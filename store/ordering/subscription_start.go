package ordering

import (
	"context"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
)

// charges returns the next charge of each plan in a basket.
func charges(b pricing.Basket, next []ordering.Recurring) []ordering.PlanCharge {
	out := make([]ordering.PlanCharge, len(next))
	for i, r := range next {
		out[i] = ordering.PlanCharge{PlanID: r.Plan.ID, Next: r.Quote}
		for _, l := range b.Lines {
			out[i].Ships = out[i].Ships || l.Cycle != nil && l.Cycle.Plan.ID == r.Plan.ID && l.Sellable.Product.RequiresShipping
		}
	}
	return out
}

// starts returns the subscriptions that begin with the order of a basket, on the terms to which the buyer
// agrees now. The parameter q is the basket's quote, and addresses contains the delivery addresses.
func (s *Service) starts(t *command.Tx, b pricing.Basket, q pricing.Quote, next []ordering.Recurring, agreement *ordering.Agreement, store *settings.Store, addresses kept) ([]ordering.SubscriptionStart, error) {
	var out []ordering.SubscriptionStart
	for _, r := range next {
		start := ordering.SubscriptionStart{
			PlanID: r.Plan.ID, Terms: r.Plan.Terms, CutoffDays: r.Plan.CutoffDays, ShippingAddressID: addresses.shipping, BillingAddressID: addresses.billing,
			Coupons: []ordering.StartCoupon{},
		}
		if b.Shipping != nil {
			start.ShippingMethodID = &b.Shipping.ID
		}
		var err error
		if start.Items, err = startItems(t, b, q, r); err != nil {
			return nil, err
		}
		for _, c := range r.Quote.Coupons {
			if c.Takes() {
				start.Coupons = append(start.Coupons, ordering.StartCoupon{CouponID: c.Coupon.ID, Code: c.Coupon.Code, Name: c.Coupon.Label(),
					RemainingCycles: remaining(c.Coupon.Cycles(), r.Plan.Terms.FirstCycle())})
			}
		}
		if agreement != nil {
			consent := s.consent(t, agreement.Text, store, b.Reading)
			for _, total := range agreement.Totals {
				if total.PlanID == r.Plan.ID {
					consent.GrandTotal = &total.GrandTotal
				}
			}
			start.Consent = consent
		}
		out = append(out, start)
	}
	return out, nil
}

// startItems returns the lines of a plan. Each line has the price of one unit in the next
// delivery, even if the order pays for that delivery.
func startItems(t *command.Tx, b pricing.Basket, q pricing.Quote, r ordering.Recurring) ([]ordering.StartItem, error) {
	single := b.Of(r.Plan.ID).NextDelivery().PerDelivery()
	later := single
	if next, more := b.Next(r.Plan.ID, q); more {
		later = next.Regular().PerDelivery()
	}
	soon, err := single.Quote(t.At)
	if err != nil {
		return nil, err
	}
	regular, err := later.Quote(t.At)
	if err != nil {
		return nil, err
	}
	var out []ordering.StartItem
	for i, l := range b.Lines {
		if l.Cycle == nil || l.Cycle.Plan.ID != r.Plan.ID {
			continue
		}
		at := len(out)
		unit, most := soon.Lines[at].UnitPrice, regular.Lines[at].UnitPrice
		if most.Less(unit) {
			most = unit
		}
		out = append(out, ordering.StartItem{Position: i + 1, Ships: l.Sellable.Product.RequiresShipping, UnitPrice: unit, AcceptedPrice: most, FixedPrice: l.UnitPrice})
	}
	return out, nil
}

// remaining returns the number of further charges that a coupon discounts; nil means all
// charges. first is the number of the first order's cycle.
func remaining(cycles *int, first int) *int {
	if cycles == nil {
		return nil
	}
	return new(*cycles - first)
}

// consent returns the evidence that the actor has now agreed to a text and to the terms in the language of
// reading. Only a customer's evidence contains the hash of the IP address and the user agent.
func (s *Service) consent(t *command.Tx, text string, store *settings.Store, reading domain.Reading) *ordering.Consent {
	from := t.Actor().From
	c := &ordering.Consent{AgreedOn: t.At, Author: domain.Author{Kind: t.Actor().Kind, ID: t.Actor().ID}, Text: text}
	if terms := store.TermsURL(reading, s.PublicURL); terms != nil {
		c.TermsURL = *terms
	}
	if c.Author.Kind == domain.ActorCustomer {
		c.IPHash, c.UserAgent = s.Keys.Fingerprint(from.Address), from.UserAgent
	}
	return c
}

// kept contains the ids of an order's saved addresses; nil means no saved address.
type kept struct{ shipping, billing *int64 }

// keepAddresses saves the addresses of an order for later deliveries. The caller has
// locked the customer. If the billing address is the same as the shipping address,
// out.billing is nil.
func keepAddresses(ctx context.Context, t *command.Tx, customerID int64, request ordering.Checkout, shipping, billing ordering.AddressChoice, billingIsShipping bool) (out kept, events []domain.Event, err error) {
	book, err := t.LockAddresses(ctx, customerID)
	if err != nil {
		return out, nil, err
	}
	keep := func(choice ordering.AddressChoice, address *domain.Address, at string) (*int64, error) {
		if choice.SavedID != nil || address == nil {
			return choice.SavedID, nil
		}
		a, fresh, added, err := book.Keep(customerID, *address, at, uuid.NewSHA1(t.Actor().CommandID, []byte(at)))
		if err != nil {
			return nil, err
		}
		if fresh {
			if err := t.Insert(ctx, a); err != nil {
				return nil, err
			}
			book = append(slices.Clip(book), a)
		}
		events = append(events, added...)
		return &a.ID, nil
	}
	if out.shipping, err = keep(shipping, request.ShippingAddress, "/shippingAddress"); err != nil || billingIsShipping {
		return out, events, err
	}
	out.billing, err = keep(billing, request.BillingAddress, "/billingAddress")
	return out, events, err
}

// customerCalendar returns the store's calendar for a customer at a given time. If the
// customer has a test clock, the calendar has the clock's time, and customerCalendar returns
// the clock, too. A nil customerID means a guest.
func customerCalendar(ctx context.Context, r repo.Reader, store *settings.Store, customerID *int64, at time.Time) (subscription.Calendar, *subscription.TestClock, error) {
	if customerID == nil || store.Livemode { // live stores have no test clocks
		return subscription.CalendarOf(store, at), nil, nil
	}
	clock, err := r.TestClockOfCustomer(ctx, *customerID)
	if err != nil || clock == nil {
		return subscription.CalendarOf(store, at), nil, err
	}
	return subscription.CalendarOf(store, clock.Shows), clock, nil
}

// dateBy sets the date of an order that is being drafted or placed to the date of its
// customer's test clock, if the customer has one.
func dateBy(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, customerID *int64) error {
	calendar, clock, err := customerCalendar(ctx, t.Reader, store, customerID, t.At)
	if clock != nil {
		o.Today = &calendar.Now
	}
	return err
}

// start creates the subscriptions of an order that has just been placed, and sets their ids on the order's
// lines. The subscriptions are charged to the payment method of p. The caller has locked the buyer, saves the
// order afterwards, and must emit the returned events after the events of the order. If the buyer has been
// suspended, banned or deactivated in the meantime, their new status applies to the subscriptions immediately.
func (s *Service) start(ctx context.Context, t *command.Tx, order *ordering.Order, p *ordering.Payment, buyer *customer.Customer, mandate string, store *settings.Store) ([]domain.Event, error) {
	if !order.Subscribes() {
		return nil, nil
	}
	var events []domain.Event
	calendar, clock, err := customerCalendar(ctx, t.Reader, store, order.CustomerID, t.At)
	if err != nil {
		return nil, err
	}
	for _, start := range order.Starts {
		number, err := t.Next(ctx, subscription.Numbers, subscription.FirstNumber)
		if err != nil {
			return nil, err
		}
		if start.Consent != nil {
			start.Consent.Mandate = mandate
		}
		sub, created := subscription.Start(order, start, number, p.CustomerPaymentMethodID, calendar)
		if clock != nil {
			sub.TestClockID = &clock.ID
		}
		if err := t.SaveSubscription(ctx, sub); err != nil {
			return nil, err
		}
		began := sub.Copy()
		ended := sub.CompleteAtOnce(&created, calendar)
		if followed := follow(sub, buyer, store, calendar); len(followed) > 0 {
			created.After, ended = began, append(ended, followed...)
		}
		if err := t.SaveSubscription(ctx, sub); err != nil {
			return nil, err
		}
		if order.NotifyCustomer && len(ended) == 0 {
			if err := s.tellSubscriber(ctx, t, sub, letter.MailSubscriptionCreated); err != nil {
				return nil, err
			}
		}
		for _, item := range start.Items {
			for _, line := range order.Lines {
				if line.Position == item.Position {
					line.SubscriptionID = &sub.ID
				}
			}
		}
		events = append(append(events, created), ended...)
	}
	order.Starts = nil
	return events, nil
}
