package subscription

import (
	"hash/fnv"
	"strconv"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

const (
	// spreadSeconds is the number of seconds over which a store's renewals of one day are distributed.
	spreadSeconds = 3600
	// mostOverdue is the maximum number of days by which a renewal may be late. After mostOverdue days,
	// or after one interval if it is shorter, customers no longer expect the renewal.
	mostOverdue = 7
	// mostAtOnce is the maximum number of missed renewals that one command skips.
	mostAtOnce = 50
)

// Calendar determines how a store counts its days. Dates are in the store's time zone, and the work of a
// day is due at the store's hour.
type Calendar struct {
	Zone         *time.Location
	Hour         int
	ReminderDays int
	Now          time.Time
}

// CalendarOf returns the calendar of a store at a moment.
func CalendarOf(store *settings.Store, now time.Time) Calendar {
	return Calendar{Zone: store.Location(), Hour: store.Settings.RenewalHour, ReminderDays: store.Settings.RenewalReminderDays, Now: now}
}

// Today returns the date in the store's time zone.
func (c Calendar) Today() domain.Date { return domain.DateAt(c.Now, c.Zone) }

// At returns the time of the store's hour on a day.
func (c Calendar) At(d domain.Date) time.Time { return d.At(c.Hour, c.Zone) }

// Spread returns the number of seconds after the store's hour at which a subscription is due. The number
// is the same for all renewals of a subscription, and evenly distributed over the subscriptions of a
// store.
func Spread(number int64) int {
	h := fnv.New64a()
	_, _ = h.Write([]byte(strconv.FormatInt(number, 10)))
	return int(h.Sum64() % spreadSeconds)
}

// Schedule has a date for every integer. Date n is n intervals after the anchor, not one interval after
// date n-1. Therefore the 31st and 29 February return after shorter months.
type Schedule struct {
	Unit   catalog.IntervalUnit
	Count  int
	Anchor domain.Date
	Day    int // day of the month; Anchor.Day can be lower if its month is shorter
}

// Date returns date n. Date 0 is the anchor, and negative n are dates before it.
func (s Schedule) Date(n int) domain.Date {
	switch s.Unit {
	case catalog.Day:
		return s.Anchor.Add(n * s.Count)
	case catalog.Week:
		return s.Anchor.Add(n * s.Count * 7)
	case catalog.Month:
		return s.Anchor.InMonth(n*s.Count, s.Day)
	case catalog.Year:
		return s.Anchor.InMonth(n*s.Count*12, s.Day)
	}
	panic("subscription: an interval in " + string(s.Unit))
}

// From returns the first n whose date is on or after a day.
func (s Schedule) From(on domain.Date) int {
	// The estimate is off by at most one, whatever the lengths of the months.
	n := int(float64(on-s.Anchor) / s.days())
	for s.Date(n) >= on {
		n--
	}
	for s.Date(n) < on {
		n++
	}
	return n
}

// days returns the average length of an interval in days.
func (s Schedule) days() float64 {
	switch s.Unit {
	case catalog.Day:
	case catalog.Week:
		return float64(7 * s.Count)
	case catalog.Month:
		return 365.2425 / 12 * float64(s.Count)
	case catalog.Year:
		return 365.2425 * float64(s.Count)
	}
	return float64(s.Count)
}

// NewSchedule returns the schedule for an order and the number of its first date that is charged
// automatically. Without an anchor, dates are counted from the order or from the end of the trial. With
// an anchor of the plan, the first date is the first anchor day on or after the end of the trial. Without
// a trial, the first date is at least the cutoff and at least half an interval after the order.
func NewSchedule(terms catalog.PlanTerms, ordered domain.Date, cutoffDays int) (s Schedule, first int) {
	_, _, day := ordered.Calendar()
	s = Schedule{Unit: terms.IntervalUnit, Count: terms.IntervalCount, Anchor: ordered, Day: day}
	begin := ordered.Add(terms.TrialDays)
	if terms.AnchorType == catalog.NoAnchor || terms.AnchorValue == nil {
		if terms.TrialDays == 0 {
			return s, 1
		}
		return s.Anchored(begin), 0
	}
	if terms.TrialDays == 0 {
		half := (int(s.Date(1)-ordered) + 1) / 2
		begin = ordered.Add(max(cutoffDays, half))
	}
	value := *terms.AnchorValue
	if terms.AnchorType == catalog.WeekdayAnchor {
		return s.Anchored(begin.Add((value - begin.Weekday() + 7) % 7)), 0
	}
	on := begin.InMonth(0, value)
	if on < begin {
		on = begin.InMonth(1, value)
	}
	s.Anchor, s.Day = on, value
	return s, 0
}

// Anchored returns the schedule as counted from another day.
func (s Schedule) Anchored(on domain.Date) Schedule {
	s.Anchor = on
	_, _, s.Day = on.Calendar()
	return s
}

// Schedule returns the subscription's schedule.
func (s *Subscription) Schedule() Schedule {
	return Schedule{Unit: s.Terms.IntervalUnit, Count: s.Terms.IntervalCount, Anchor: s.AnchorDate, Day: s.AnchorDay}
}

// begin sets the schedule, whose date n becomes the date of the next slot.
func (s *Subscription) begin(schedule Schedule, n int) {
	s.AnchorDate, s.AnchorDay, s.AnchorSlot = schedule.Anchor, schedule.Day, s.SlotNumber-n
}

// DateOf returns the date that the schedule has for a slot.
func (s *Subscription) DateOf(slot int) domain.Date { return s.Schedule().Date(slot - s.AnchorSlot) }

// SlotFrom returns the first slot, beginning with slot, that has not ended and whose date is on or after
// a day.
func (s *Subscription) SlotFrom(slot int, on domain.Date) int {
	for slot = max(slot, s.AnchorSlot+s.Schedule().From(on)); s.over(slot); slot++ {
	}
	return slot
}

// over reports whether a slot has ended, as charged, skipped or failed.
func (s *Subscription) over(slot int) bool {
	r, made := s.slot(slot)
	return made && r.EndedOn != nil
}

// from returns the first slot that has not ended and whose date is on or after a day. The result date is
// the moved date if the next slot was moved.
func (s *Subscription) from(on domain.Date) (slot int, date domain.Date) {
	if r, made := s.slot(s.SlotNumber); s.MovedDate != nil && (!made || r.EndedOn == nil) {
		if *s.MovedDate >= on {
			return s.SlotNumber, *s.MovedDate
		}
		slot = s.SlotFrom(s.SlotNumber+1, on)
	} else {
		slot = s.SlotFrom(s.SlotNumber, on)
	}
	return slot, s.DateOf(slot)
}

// scheduleFrom makes the first slot on or after a day the next slot.
func (s *Subscription) scheduleFrom(on domain.Date) {
	slot, date := s.from(on)
	s.SlotNumber = slot
	s.moveTo(date)
}

// anchorOn sets the next date, from which later dates are then counted.
func (s *Subscription) anchorOn(on domain.Date) {
	for _, r := range s.Slots {
		if r.Slot > s.SlotNumber || r.Slot == s.SlotNumber && r.EndedOn != nil {
			s.SlotNumber = r.Slot + 1 // the slots so far keep their dates
		}
	}
	s.begin(s.Schedule().Anchored(on), 0)
	s.scheduleSlot(s.SlotNumber)
}

// moveTo moves only the next date.
func (s *Subscription) moveTo(on domain.Date) {
	s.MovedDate = nil
	if s.DateOf(s.SlotNumber) != on {
		s.MovedDate = &on
	}
	s.schedule(on)
}

// scheduleSlot makes a slot the next slot, on the date that the schedule has for it.
func (s *Subscription) scheduleSlot(slot int) {
	s.SlotNumber, s.MovedDate = slot, nil
	s.schedule(s.DateOf(slot))
}

func (s *Subscription) schedule(on domain.Date) { s.NextDate, s.LastDate, s.CatchUpTo = &on, on, nil }

// unschedule clears the next date. The lines keep the price of the last renewal.
func (s *Subscription) unschedule() { s.NextDate = nil }

// pass moves to the first later slot that has not ended, and sets no date for it. Several slots may have ended, because
// a skip can be withdrawn while a later skip remains.
func (s *Subscription) pass() {
	for s.MovedDate, s.SlotNumber = nil, s.SlotNumber+1; s.over(s.SlotNumber); s.SlotNumber++ {
	}
}

// advance selects the first later slot that has not ended and whose date is after NextDate.
func (s *Subscription) advance() { s.scheduleSlot(s.SlotFrom(s.SlotNumber+1, *s.NextDate+1)) }

// catchUp skips the renewals that are due up to and including a day (until) without charging them. Each renewal is
// stored as a skipped slot and has an event, which follows the parameter after, the event about the preceding renewal.
// Renewals beyond mostAtOnce stay due immediately, for the next command.
func (s *Subscription) catchUp(after domain.Event, until domain.Date, c Calendar) []domain.Event {
	events := []domain.Event{after}
	if *s.NextDate <= until {
		events[0].After = s.Copy()
	}
	for n := 0; *s.NextDate <= until && n < mostAtOnce; n++ {
		before := s.Copy()
		slot, over := s.OpenSlot(), *s.NextDate
		renewalTransitions.Must("renewal", &slot.Status, RenewalSkipped)
		slot.EndedOn = &c.Now
		s.advance()
		skipped := s.happened(domain.SubscriptionCycleSkipped, "subscription.cycle_auto_skipped", "The renewal of "+over.String()+" was skipped: its day went by.", nil, before)
		skipped.After = s.Copy()
		events = append(events, skipped)
	}
	if *s.NextDate <= until {
		s.CatchUpTo = &until
	}
	s.arrange(c)
	return events
}

// Missed reports whether the next renewal is too long overdue to be charged.
func (s *Subscription) Missed(c Calendar) bool {
	interval := int(s.DateOf(s.SlotNumber+1) - s.DateOf(s.SlotNumber))
	return s.NextDate != nil && s.NextDate.Add(min(mostOverdue, interval)) < c.Today()
}

// ChangesUntil returns the time until which the next renewal can be changed: cutoffDays before it, at the
// store's hour. The result is nil if no renewal is scheduled.
func (s *Subscription) ChangesUntil(c Calendar, cutoffDays int) *time.Time {
	if s.NextDate == nil || s.Status != Active {
		return nil
	}
	return new(c.At(s.NextDate.Add(-cutoffDays)))
}

// arrange derives the due times. It does not change the due time of an open slot, which the renewal
// code sets.
func (s *Subscription) arrange(c Calendar) {
	s.ResumeOn, s.RemindOn = nil, nil
	if s.Status != Active {
		s.DueAt, s.FinalOn = nil, nil
	}
	if s.Status != Active && s.Status != TerminalFailed { // another card may have caused a retry
		s.RetryOn = nil
	}
	spread := time.Duration(s.Spread) * time.Second
	switch open := s.Open(); {
	case s.Status == Paused && s.PausedUntil != nil:
		s.ResumeOn = new(c.At(*s.PausedUntil).Add(spread))
	case s.Status == Active && s.DunningState == NotDunning && open == nil:
		s.DueAt = new(c.At(*s.NextDate).Add(spread))
		s.RemindOn = s.reminder(c)
	case s.Status == Active && open == nil: // an order is unpaid, and no renewal takes place until it is paid
		s.DueAt = nil
	}
}

const (
	// yearlyNotice is the number of days before a renewal at which the customer is reminded if the
	// interval is a year or more. trialNotice is the number of days before the first charge after a
	// trial; in a shorter trial, the reminder is sent on the day after the first day. Both numbers apply
	// regardless of the store's own reminder setting.
	yearlyNotice = 30
	trialNotice  = 7
)

// reminder returns the time of the next reminder about the next renewal; nil means that no reminder is
// left.
func (s *Subscription) reminder(c Calendar) (next *time.Time) {
	leads := []int{c.ReminderDays}
	if s.TrialUntil != nil {
		leads = []int{min(trialNotice, s.Terms.TrialDays-1)}
	} else if s.Terms.ShortestDays() >= 365 {
		leads = append(leads, yearlyNotice)
	}
	for _, days := range leads {
		at := c.At(s.NextDate.Add(-days)).Add(time.Duration(s.Spread) * time.Second)
		if days > 0 && at.After(c.Now) && (next == nil || at.Before(*next)) {
			next = &at
		}
	}
	return next
}
