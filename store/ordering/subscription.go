package ordering

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
)

// lockChangeable locks a subscription for a change and returns the rules for the change.
// done means that an earlier run of this request has already changed the subscription;
// rules are then empty.
func lockChangeable(ctx context.Context, t *command.Tx, id int64, override bool) (sub *subscription.Subscription, rules subscription.Rules, done bool, err error) {
	if sub, err = LockSubscription(ctx, t, id); err != nil {
		return nil, rules, false, err
	}
	if done, err = t.SubscriptionChanged(ctx, id); err != nil || done {
		return sub, rules, done, err
	}
	rules, err = changeRules(ctx, t, sub, override)
	return sub, rules, false, err
}

func changeRules(ctx context.Context, t *command.Tx, sub *subscription.Subscription, override bool) (r subscription.Rules, err error) {
	store, err := t.Store(ctx)
	if err != nil {
		return r, err
	}
	r, err = rulesFor(ctx, t.Reader, store, sub, t.At)
	r.Override = override
	return r, err
}

// lockSubscriber locks the customer of a subscription. Call it before the subscription is
// locked, because customers come first in the lock order.
func lockSubscriber(ctx context.Context, t *command.Tx, subscriptionID int64) (*customer.Customer, error) {
	id, err := t.SubscriberOf(ctx, subscriptionID)
	if err != nil {
		return nil, err
	}
	return t.LockCustomer(ctx, id)
}

// rulesFor returns the rules for a change to a subscription by the reader's actor.
func rulesFor(ctx context.Context, reader repo.Reader, store *settings.Store, sub *subscription.Subscription, at time.Time) (r subscription.Rules, err error) {
	if r.Calendar, err = calendarFor(ctx, reader, store, sub, at); err != nil {
		return r, err
	}
	r.SkipLimit, r.PauseMaxDays = store.Settings.SkipLimit, store.Settings.PauseMaxDays
	r.ByCustomer = reader.Actor().Kind == domain.ActorCustomer
	r.Plan, err = reader.SubscriptionPlan(ctx, sub.SubscriptionPlanID)
	return r, err
}

// keep saves a changed subscription, and commits the transaction with the given events.
func keep(ctx context.Context, t *command.Tx, sub *subscription.Subscription, events ...domain.Event) error {
	if err := t.SaveSubscription(ctx, sub); err != nil {
		return err
	}
	for _, e := range events { // an event that contains a copy of an earlier state gets the saved version
		if shown, is := e.Object.(*subscription.Subscription); is && shown.ID == sub.ID {
			shown.Version = sub.Version
		}
	}
	return t.Commit(ctx, events...)
}

// changeSubscription locks a subscription, applies a rule to it, and commits the result. If
// an earlier run of this request has already changed the subscription, changeSubscription
// returns it unchanged.
func (s *Service) changeSubscription(ctx context.Context, actor domain.Actor, id int64, override bool, rule func(*command.Tx, *subscription.Subscription, subscription.Rules) (events []domain.Event, changed bool, err error)) (*subscription.Subscription, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	sub, rules, done, err := lockChangeable(ctx, tx, id, override)
	if err != nil || done {
		return sub, err
	}
	events, changed, err := rule(tx, sub, rules)
	if err != nil || !changed {
		return sub, err
	}
	return sub, keep(ctx, tx, sub, events...)
}

// PauseSubscription pauses a subscription, or changes the date and reason of its pause.
func (s *Service) PauseSubscription(ctx context.Context, actor domain.Actor, id int64, p subscription.PauseRequest) (*subscription.Subscription, error) {
	return s.changeSubscription(ctx, actor, id, false, func(_ *command.Tx, sub *subscription.Subscription, rules subscription.Rules) ([]domain.Event, bool, error) {
		return sub.PauseFor(p, rules)
	})
}

// ResumeSubscription ends a pause. The parameter on is the day of the next renewal; nil means the first date of the
// schedule after today.
func (s *Service) ResumeSubscription(ctx context.Context, actor domain.Actor, id int64, on *domain.Date) (*subscription.Subscription, error) {
	return s.changeSubscription(ctx, actor, id, false, func(_ *command.Tx, sub *subscription.Subscription, rules subscription.Rules) ([]domain.Event, bool, error) {
		return sub.ResumeOnDate(on, rules)
	})
}

// SkipSubscription skips the next renewal.
func (s *Service) SkipSubscription(ctx context.Context, actor domain.Actor, id int64, p subscription.SkipRequest, override bool) (*subscription.Subscription, error) {
	return s.changeSubscription(ctx, actor, id, override, func(_ *command.Tx, sub *subscription.Subscription, rules subscription.Rules) ([]domain.Event, bool, error) {
		events, err := sub.SkipNext(p, rules)
		return events, true, err
	})
}

// UnskipSubscription undoes a skip.
func (s *Service) UnskipSubscription(ctx context.Context, actor domain.Actor, id int64, p subscription.SkipRequest, override bool) (*subscription.Subscription, error) {
	return s.changeSubscription(ctx, actor, id, override, func(_ *command.Tx, sub *subscription.Subscription, rules subscription.Rules) ([]domain.Event, bool, error) {
		event, changed, err := sub.UnskipDate(p, rules)
		return []domain.Event{event}, changed, err
	})
}

// ChangeSubscriptionDate moves the next renewal to another date.
func (s *Service) ChangeSubscriptionDate(ctx context.Context, actor domain.Actor, id int64, p subscription.DateRequest, override bool, expect domain.Expect) (*subscription.Subscription, error) {
	return s.changeSubscription(ctx, actor, id, override, func(_ *command.Tx, sub *subscription.Subscription, rules subscription.Rules) ([]domain.Event, bool, error) {
		if err := expect.Check(&sub.Row); err != nil {
			return nil, false, err
		}
		event, changed, err := sub.MoveDate(p, rules)
		return []domain.Event{event}, changed, err
	})
}

// CancelSubscription cancels a subscription, now or at the end of the period. It does not
// wait for a charge that is in progress.
func (s *Service) CancelSubscription(ctx context.Context, actor domain.Actor, id int64, p subscription.CancelRequest) (*subscription.Subscription, error) {
	return s.changeSubscription(ctx, actor, id, false, func(tx *command.Tx, sub *subscription.Subscription, rules subscription.Rules) ([]domain.Event, bool, error) {
		events, changed, err := sub.End(p, rules)
		if err == nil && changed && sub.Status != subscription.Cancelled && sub.EndsOn() != nil { // no event causes the mail
			err = s.tellSubscriber(ctx, tx, sub, letter.MailSubscriptionCancelled)
		}
		return events, changed, err
	})
}

// ReactivateSubscription makes a canceled subscription active again, or withdraws its
// cancellation at the end of the period.
func (s *Service) ReactivateSubscription(ctx context.Context, actor domain.Actor, id int64, p subscription.ReactivateRequest) (*subscription.Subscription, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	has, err := holdings(ctx, tx, id)
	if err != nil {
		return nil, err
	}
	sub, rules, done, err := lockChangeable(ctx, tx, id, false)
	if err != nil || done {
		return sub, err
	}
	if method := p.PaymentMethodID; method != nil && !has.PaymentMethods[*method] && !has.removed[*method] {
		return nil, domain.Missing("payment method")
	}
	events, changed, err := sub.Revive(p, has.Holdings, actor.Kind == domain.ActorAdmin, rules)
	if err != nil || !changed {
		return sub, err
	}
	return sub, keep(ctx, tx, sub, events...)
}

// holdOn returns an error if nothing may be charged to a customer, because they are banned or deactivated, or
// because they are suspended and the store pauses subscriptions on suspension. Callers check holdOn before
// every charge. A subscription can become active after the customer's status changed, if its own pause ends or
// an administrator reactivates it.
func holdOn(c *customer.Customer, store *settings.Store) error {
	switch c.Status {
	case customer.CustomerSuspended:
		if !store.Settings.PauseOnSuspension {
			return nil
		}
	case customer.CustomerBanned, customer.CustomerDeactivated:
	default:
		return nil
	}
	return &domain.Error{Code: domain.InvalidStateTransition, From: string(c.Status), To: string(c.Status), Allowed: []string{}, Detail: "The customer is " + string(c.Status) + ": nothing is charged to them."}
}

// follow applies the status of a customer, whom the caller has locked, to one of their
// subscriptions.
func follow(sub *subscription.Subscription, c *customer.Customer, store *settings.Store, calendar subscription.Calendar) []domain.Event {
	switch c.Status {
	case customer.CustomerSuspended:
		if store.Settings.PauseOnSuspension {
			return sub.Suspend(calendar)
		}
	case customer.CustomerActive:
		return sub.Reinstate(calendar)
	case customer.CustomerBanned:
		return sub.Close(subscription.ReasonBanned, calendar)
	case customer.CustomerDeactivated:
		return sub.Close(subscription.ReasonDeactivated, calendar)
	}
	return nil
}

// RefuseLockedAddress returns cycle_locked if a subscription of the customer ships to the address
// and its next renewal is inside the plan's cutoff. Lock the customer first.
func (s *Service) RefuseLockedAddress(ctx context.Context, t *command.Tx, customerID, addressID int64) error {
	ids, err := t.SubscriptionsToLock(ctx, customerID)
	if err != nil {
		return err
	}
	store, err := t.Store(ctx)
	if err != nil {
		return err
	}
	for _, id := range ids {
		sub, err := LockSubscription(ctx, t, id)
		if err != nil {
			return err
		}
		if sub.ShippingAddressID == nil || *sub.ShippingAddressID != addressID {
			continue
		}
		plan, err := t.SubscriptionPlan(ctx, sub.SubscriptionPlanID)
		if err != nil {
			return err
		}
		calendar, err := calendar(ctx, t, store, sub)
		if err != nil {
			return err
		}
		if err := sub.Unlocked(subscription.Rules{Calendar: calendar, Plan: plan, ByCustomer: true}); err != nil {
			return err
		}
	}
	return nil
}

// FollowCustomer applies the status of a locked customer to the customer's
// subscriptions. A suspension pauses them until the suspension ends, if the
// store's settings require that. A ban or a deactivation cancels them.
func (s *Service) FollowCustomer(ctx context.Context, t *command.Tx, c *customer.Customer) (events []domain.Event, err error) {
	store, err := t.Store(ctx)
	if err != nil {
		return nil, err
	}
	ids, err := t.SubscriptionsToLock(ctx, c.ID)
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		sub, err := LockSubscription(ctx, t, id)
		if err != nil {
			return nil, err
		}
		calendar, err := calendar(ctx, t, store, sub)
		if err != nil {
			return nil, err
		}
		followed := follow(sub, c, store, calendar)
		if err := t.SaveSubscription(ctx, sub); err != nil {
			return nil, err
		}
		events = append(events, followed...)
	}
	return events, nil
}
