package ordering

import (
	"context"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
)

// testable returns a reader of the actor's store. It returns an error for a live store,
// because live stores have no test clocks.
func (s *Service) testable(ctx context.Context, actor domain.Actor) (repo.Reader, error) {
	r := s.As(actor)
	store, err := r.Store(ctx)
	if err != nil {
		return r, err
	}
	return r, subscription.Testable(store)
}

// changeTestClock locks a test clock, applies a rule to it, and commits the result.
func (s *Service) changeTestClock(ctx context.Context, actor domain.Actor, id int64, rule func(*subscription.TestClock) (changed bool, err error)) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	clock, err := tx.LockTestClock(ctx, id)
	if err != nil {
		return err
	}
	if changed, err := rule(clock); err != nil || !changed {
		return err
	}
	if err := tx.Update(ctx, clock); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// turnTestClock is like changeTestClock, for a change that cannot fail.
func (s *Service) turnTestClock(ctx context.Context, system domain.Actor, id int64, turn func(*subscription.TestClock)) error {
	return s.changeTestClock(ctx, system, id, func(k *subscription.TestClock) (bool, error) {
		turn(k)
		return true, nil
	})
}

// CreateTestClock creates a customer's test clock. The parameter at is the time that the clock shows; nil means now.
// CreateTestClock returns an error if the store is live, or if the customer has a test clock or a subscription that has
// not ended. A repeated request returns the clock of its first run.
func (s *Service) CreateTestClock(ctx context.Context, actor domain.Actor, customerID int64, at *time.Time) (*subscription.TestClock, error) {
	if _, err := s.testable(ctx, actor); err != nil {
		return nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if _, err := tx.LockCustomer(ctx, customerID); err != nil {
		return nil, err
	}
	switch old, err := tx.TestClockOfCustomer(ctx, customerID); {
	case err != nil:
		return nil, err
	case old != nil && old.CommandID == actor.CommandID:
		return old, nil
	case old != nil:
		return nil, domain.Errorf(domain.AlreadyExists, "The customer has a test clock.")
	}
	live, err := tx.LiveSubscriptions(ctx, customerID)
	if err != nil {
		return nil, err
	}
	clock, err := subscription.NewTestClock(customerID, at, live, tx.At)
	if err != nil {
		return nil, err
	}
	clock.CommandID = actor.CommandID
	if err := tx.Insert(ctx, clock); err != nil {
		return nil, err
	}
	return clock, tx.Commit(ctx)
}

// AdvanceTestClock starts to move a test clock forward. A job completes the move.
func (s *Service) AdvanceTestClock(ctx context.Context, actor domain.Actor, id int64, to time.Time, expect domain.Expect) (*subscription.TestClock, error) {
	if _, err := s.testable(ctx, actor); err != nil {
		return nil, err
	}
	err := s.changeTestClock(ctx, actor, id, func(k *subscription.TestClock) (bool, error) {
		if k.CommandID == actor.CommandID {
			return false, nil
		}
		if err := expect.Check(&k.Row); err != nil {
			return false, err
		}
		k.CommandID = actor.CommandID
		return true, k.Advance(to)
	})
	if err != nil {
		return nil, err
	}
	return s.TestClock(ctx, actor, id)
}

// TestClock returns a test clock of the store. If the store has no test clock with the
// id, the error is not_found.
func (s *Service) TestClock(ctx context.Context, actor domain.Actor, id int64) (*subscription.TestClock, error) {
	list, err := s.TestClocks(ctx, actor, id)
	if err == nil && len(list) == 0 {
		err = domain.Missing("test clock")
	}
	if err != nil {
		return nil, err
	}
	return list[0], nil
}

// TestClocks lists the test clocks of the store with the given ids; without ids it lists all of
// them.
func (s *Service) TestClocks(ctx context.Context, actor domain.Actor, ids ...int64) ([]*subscription.TestClock, error) {
	r, err := s.testable(ctx, actor)
	if err != nil {
		return nil, err
	}
	return r.TestClocks(ctx, ids...)
}

// DeleteTestClock deletes a test clock and cancels its customer's subscriptions, because
// their dates are in the clock's time. It returns an error while a renewal is being charged
// or the clock is moving.
func (s *Service) DeleteTestClock(ctx context.Context, actor domain.Actor, id int64) error {
	clock, err := s.TestClock(ctx, actor, id)
	if err != nil {
		return err
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.LockCustomer(ctx, clock.CustomerID); err != nil {
		return err
	}
	ids, err := tx.SubscriptionsOfClock(ctx, id)
	if err != nil {
		return err
	}
	var events []domain.Event
	for _, each := range ids {
		sub, err := LockSubscription(ctx, tx, each)
		if err != nil {
			return err
		}
		ended, err := sub.LeaveTestClock(subscription.CalendarOf(store, clock.Shows))
		if err != nil {
			return err
		}
		if err := tx.SaveSubscription(ctx, sub); err != nil {
			return err
		}
		events = append(events, ended...)
	}
	if clock, err = tx.LockTestClock(ctx, id); err != nil {
		return err
	}
	if err := clock.Deletable(); err != nil {
		return err
	}
	if err := tx.Delete(ctx, clock); err != nil {
		return err
	}
	return tx.Commit(ctx, events...)
}

const (
	// clockBatch is the number of test clocks that one run claims and moves.
	clockBatch = 4
	// clockPatience is the real time for which a clock waits for a charge that is in
	// progress. After that the clock stops with a failure. If the payment waits for the
	// decision of a bank, the clock continues without it.
	clockPatience = 2 * time.Minute
)

// AdvanceTestClocks moves test clocks towards their targets and does the work that becomes
// due on the way. Runs may overlap, within one process or across processes.
func (s *Service) AdvanceTestClocks(ctx context.Context) error {
	due, err := s.DB.ClaimTestClocks(ctx, clockBatch)
	failures := []error{err}
	for _, d := range due {
		failures = append(failures, s.moveTestClock(ctx, domain.System(d.StoreID), d.ID))
	}
	return errors.Join(failures...)
}

// moveTestClock processes the clock's due items, earliest first, until the clock reaches
// its target, stops or has to wait. After a fifth of command.SettleLimit, moveTestClock
// releases the claim, and the next run continues. If an item fails, the clock stops with a
// failure.
func (s *Service) moveTestClock(ctx context.Context, system domain.Actor, id int64) error {
	for begun := time.Now(); time.Since(begun) < command.SettleLimit/5; {
		more, err := s.stepTestClock(ctx, system, id)
		if err != nil && domain.CodeOf(err) != domain.Busy {
			stopped := s.turnTestClock(ctx, system, id, func(k *subscription.TestClock) { k.Stop("A renewal could not be processed.") })
			return errors.Join(err, stopped)
		}
		if !more {
			return nil
		}
	}
	return s.turnTestClock(ctx, system, id, func(k *subscription.TestClock) { k.ClaimedUntil = nil })
}

// stepTestClock moves a clock to the next due item and processes that item. The result more means that the caller is to
// call stepTestClock again immediately. A closed store charges no customer and sends no notices: its clock reaches the
// target without processing the due items, and the first move after the store opens processes them.
func (s *Service) stepTestClock(ctx context.Context, system domain.Actor, id int64) (more bool, err error) {
	r := s.As(system)
	clocks, err := r.TestClocks(ctx, id)
	if err != nil || len(clocks) == 0 || clocks[0].Target == nil {
		return false, err
	}
	target := *clocks[0].Target
	work, err := r.DueOfClock(ctx, id, target)
	over := func(since *time.Time) bool { return s.Clock.Now().Sub(*since) > clockPatience }
	switch {
	case err != nil:
		return false, err
	case work.Charging != nil && over(work.Charging):
		return false, s.turnTestClock(ctx, system, id, func(k *subscription.TestClock) {
			k.Stop("A charge does not end: its payment provider does not answer.")
		})
	case work.Charging != nil || work.Pending != nil && !over(work.Pending): // the sweep settles the payment
		return false, s.turnTestClock(ctx, system, id, func(k *subscription.TestClock) { k.ClaimedUntil = nil })
	}
	store, err := r.Store(ctx)
	if err != nil {
		return false, err
	}
	card, cardAt, err := s.expiringOfClock(ctx, r, store, clocks[0])
	if err != nil {
		return false, err
	}
	due, at, do := work.ID, work.At, s.ProcessSubscription
	switch {
	case store.Status == settings.StoreClosed:
		return false, s.turnTestClock(ctx, system, id, func(k *subscription.TestClock) { k.Reach(target) })
	case card != 0 && !cardAt.After(target) && (due == 0 || cardAt.Before(at)):
		due, at, do = card, cardAt, s.tellOfExpiry
	case due == 0:
		return false, s.turnTestClock(ctx, system, id, func(k *subscription.TestClock) { k.Reach(target) })
	}
	if at.After(clocks[0].Shows) {
		if err := s.turnTestClock(ctx, system, id, func(k *subscription.TestClock) { k.Shows = at }); err != nil {
			return false, err
		}
	}
	return true, do(ctx, system, due)
}

// expiringOfClock finds, among the cards of a test clock's customer, the one whose expiry notice is due first. The
// result at is the time at which the notice is due, or the clock's time if that is later. An id of 0 means that there
// is no such card.
func (s *Service) expiringOfClock(ctx context.Context, r repo.Reader, store *settings.Store, clock *subscription.TestClock) (id int64, at time.Time, err error) {
	cards, err := r.CardsOfClock(ctx, clock.ID)
	for _, card := range cards {
		told, ok := expiryNotice(card, subscription.CalendarOf(store, clock.Shows))
		if told.Before(clock.Shows) {
			told = clock.Shows
		}
		if ok && (id == 0 || told.Before(at)) {
			id, at = card.ID, told
		}
	}
	return id, at, err
}
