package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// CreateSubscription creates a subscription for a customer without charging anything
// now. A repeated request returns the subscription of its first run.
func (s *Service) CreateSubscription(ctx context.Context, actor domain.Actor, in subscription.SubscriptionCreate) (*subscription.Subscription, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if made, err := tx.SubscriptionMade(ctx); err != nil || made != nil {
		return made, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	has, err := holdingsOf(ctx, tx, in.CustomerID)
	if err != nil {
		return nil, err
	}
	if in.Plan, err = tx.SubscriptionPlan(ctx, in.PlanID); err != nil {
		return nil, err
	}
	if in.Currency == "" {
		in.Currency = store.Settings.DefaultCurrencyCode
	}
	if err := domain.CheckCustomFields("ORDER", in.CustomFields, store.Settings.CustomFieldDefinitions, "/customFields"); err != nil {
		return nil, err
	}
	calendar, clock, err := customerCalendar(ctx, tx.Reader, store, &in.CustomerID, tx.At)
	if err != nil {
		return nil, err
	}
	draft := in.Draft()
	offers, err := offers(ctx, tx, store, draft, in.Plan, nil, calendar)
	if err != nil {
		return nil, err
	}
	var refused domain.Refusals
	for i, item := range draft.Items {
		if _, known := offers.Sellables[item.VariantID]; !known {
			refused.AddMissing(domain.ItemPointer("/items", i)+"/variantId", "variant")
		}
	}
	if err := refused.Err(); err != nil {
		return nil, err
	}
	if len(in.CouponCodes) > 0 {
		if in.Coupons, err = subscriptionCoupons(ctx, tx, store, draft, in.Plan, offers, in.CouponCodes); err != nil {
			return nil, err
		}
	}
	if in.ConsentText != nil {
		in.Consent = s.consent(tx, *in.ConsentText, store, store.Settings.Reading(nil))
	}
	number, err := tx.Next(ctx, subscription.Numbers, subscription.FirstNumber)
	if err != nil {
		return nil, err
	}
	rules := subscription.Rules{Calendar: calendar, Plan: in.Plan}
	sub, created, err := subscription.Create(in.CreateRequest, has.Holdings, store.Settings.CurrencyCodes, offers, shippingOf(ctx, tx, store, has.addresses), number, actor.CommandID, rules)
	if err != nil {
		return nil, err
	}
	if clock != nil {
		sub.TestClockID = &clock.ID
	}
	if err := tx.SaveSubscription(ctx, sub); err != nil {
		return nil, err
	}
	if in.NotifyCustomer {
		if err := s.tellSubscriber(ctx, tx, sub, letter.MailSubscriptionCreated); err != nil {
			return nil, err
		}
	}
	return sub, tx.Commit(ctx, created)
}
