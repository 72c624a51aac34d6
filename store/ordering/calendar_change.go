package ordering

import (
	"context"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

const (
	// calendarStores is the number of stores whose changes one run claims. dueBatch is the
	// number of subscriptions that one transaction locks, few enough that other commands
	// wait only briefly.
	calendarStores = 4
	dueBatch       = 500
)

// FollowCalendars recomputes the due times of subscriptions in stores whose time zone or
// renewal hour changed. Work that was due at the store's former hour of a day becomes due at
// the new hour of that day. Runs may overlap, within one process or across processes.
func (s *Service) FollowCalendars(ctx context.Context) error {
	due, err := s.DB.ClaimCalendarChanges(ctx, calendarStores)
	failures := []error{err}
	for _, d := range due {
		failures = append(failures, s.followCalendar(ctx, domain.System(d.StoreID), d.ID))
	}
	return errors.Join(failures...)
}

// followCalendar processes one store's change until the change is complete or the
// store's share of command.SettleLimit is used up. A later claim continues the work.
func (s *Service) followCalendar(ctx context.Context, system domain.Actor, id int64) error {
	for begun := time.Now(); time.Since(begun) < command.SettleLimit/calendarStores; {
		more, err := s.recount(ctx, system, id)
		if err != nil && domain.CodeOf(err) != domain.Busy || !more && err == nil {
			return err
		}
	}
	return nil
}

// recount processes the next dueBatch subscriptions of a store. The result more reports whether more subscriptions may
// follow.
func (s *Service) recount(ctx context.Context, system domain.Actor, id int64) (more bool, err error) {
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return false, err
	}
	defer tx.Rollback()
	former, err := tx.LockFormerCalendar(ctx, id)
	if err != nil || former == nil {
		return false, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return false, err
	}
	was := *store
	was.Settings.Timezone, was.Settings.RenewalHour = former.Timezone, former.RenewalHour
	plans, last, err := tx.LockDueTimes(ctx, former.Reached, dueBatch)
	if err != nil {
		return false, err
	}
	var moved []*subscription.DueTimes
	for _, p := range plans {
		if p.Recount(subscription.CalendarOf(&was, tx.At), subscription.CalendarOf(store, tx.At)) {
			moved = append(moved, p)
		}
	}
	if err := tx.SaveDueTimes(ctx, moved); err != nil {
		return false, err
	}
	if err := tx.ReachCalendarChange(ctx, id, last, last == 0); err != nil {
		return false, err
	}
	return last != 0, tx.Commit(ctx)
}
