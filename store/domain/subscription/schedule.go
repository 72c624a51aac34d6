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
	// spreadSeconds is over how long a store's renewals of one day spread.
	spreadSeconds = 3600
	// mostOverdue is how many days a renewal may be late; longer ago than that, or
	// than an interval, nobody expects it any more.
	mostOverdue = 7
	// mostAtOnce is how many renewals are left out by one command.
	mostAtOnce = 50
)

// Calendar is how a store counts its days: dates are in its time zone, and what is
// due on a day is due at its hour.
type Calendar struct {
	Zone         *time.Location
	Hour         int
	ReminderDays int
	Now          time.Time
}

// CalendarOf is the calendar of a store at a moment.
func CalendarOf(store *settings.Store, now time.Time) Calendar {
	return Calendar{Zone: store.Location(), Hour: store.Settings.RenewalHour, ReminderDays: store.Settings.RenewalReminderDays, Now: now}
}

// Today is the store's day.
func (c Calendar) Today() domain.Date { return domain.DateAt(c.Now, c.Zone) }

// At is the store's hour on a day.
func (c Calendar) At(d domain.Date) time.Time { return d.At(c.Hour, c.Zone) }

// Spread is how many seconds behind the store's hour a subscription is due. It is
// the same for all its renewals, and evenly spread over a store's subscriptions.
func Spread(number int64) int {
	h := fnv.New64a()
	_, _ = h.Write([]byte(strconv.FormatInt(number, 10)))
	return int(h.Sum64() % spreadSeconds)
}

// Schedule has a date for every whole number: date n is n intervals from the anchor,
// never one interval from the date before, so that the 31st and 29 February come
// back after shorter months.
type Schedule struct {
	Unit   catalog.IntervalUnit
	Count  int
	Anchor domain.Date
	Day    int // of the month; the anchor may have a smaller one in a shorter month
}

// Date is date n; 0 is the anchor, and those before it are negative.
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

// From is the first n whose date is on a day or after it.
func (s Schedule) From(on domain.Date) int {
	// At most one too many or one too few, whatever the lengths of months.
	n := int(float64(on-s.Anchor) / s.days())
	for s.Date(n) >= on {
		n--
	}
	for s.Date(n) < on {
		n++
	}
	return n
}

// days is how long an interval is on average.
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

// NewSchedule is the schedule of what is ordered on a day, and the first date on it
// that is charged by itself, as n. Without an anchor dates are counted from the
// order, or from the end of the trial. A plan's anchor has its own days: the first
// is one that is as far ahead of the order as the cutoff and half an interval, or
// on or behind the end of the trial.
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

// Anchored is the schedule counted from another day.
func (s Schedule) Anchored(on domain.Date) Schedule {
	s.Anchor = on
	_, _, s.Day = on.Calendar()
	return s
}

// Schedule is when the subscription renews.
func (s *Subscription) Schedule() Schedule {
	return Schedule{Unit: s.Terms.IntervalUnit, Count: s.Terms.IntervalCount, Anchor: s.AnchorDate, Day: s.AnchorDay}
}

// begin sets the schedule, of which date n is the next slot.
func (s *Subscription) begin(schedule Schedule, n int) {
	s.AnchorDate, s.AnchorDay, s.AnchorSlot = schedule.Anchor, schedule.Day, s.SlotNumber-n
}

// DateOf is the date that the schedule has for a slot.
func (s *Subscription) DateOf(slot int) domain.Date { return s.Schedule().Date(slot - s.AnchorSlot) }

// SlotFrom is the first slot from one on whose date is on a day or after it, and
// which is not over: charged, skipped or failed.
func (s *Subscription) SlotFrom(slot int, on domain.Date) int {
	for slot = max(slot, s.AnchorSlot+s.Schedule().From(on)); s.over(slot); slot++ {
	}
	return slot
}

// over tells whether a slot has ended: charged, skipped or failed.
func (s *Subscription) over(slot int) bool {
	r, made := s.slot(slot)
	return made && r.EndedOn != nil
}

// from is the first slot that is not over and whose date is on a day or after it; the
// next one has the date that it was moved to.
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

// scheduleFrom makes the first slot on a day or after it the next one.
func (s *Subscription) scheduleFrom(on domain.Date) {
	slot, date := s.from(on)
	s.SlotNumber = slot
	s.moveTo(date)
}

// anchorOn makes a day the next date, from which the later ones are counted.
func (s *Subscription) anchorOn(on domain.Date) {
	for _, r := range s.Slots {
		if r.Slot > s.SlotNumber || r.Slot == s.SlotNumber && r.EndedOn != nil {
			s.SlotNumber = r.Slot + 1 // slots keep their dates
		}
	}
	s.begin(s.Schedule().Anchored(on), 0)
	s.scheduleSlot(s.SlotNumber)
}

// moveTo moves the next date alone.
func (s *Subscription) moveTo(on domain.Date) {
	s.MovedDate = nil
	if s.DateOf(s.SlotNumber) != on {
		s.MovedDate = &on
	}
	s.schedule(on)
}

// scheduleSlot makes a slot the next one, on the date that the schedule has for it.
func (s *Subscription) scheduleSlot(slot int) {
	s.SlotNumber, s.MovedDate = slot, nil
	s.schedule(s.DateOf(slot))
}

func (s *Subscription) schedule(on domain.Date) { s.NextDate, s.LastDate, s.CatchUpTo = &on, on, nil }

// unschedule leaves it without a next date; its lines keep showing the last one.
func (s *Subscription) unschedule() { s.NextDate = nil }

// pass leaves a slot behind that is over, without another date yet. Those behind it
// may be over as well: a skip can be taken back while a later one stays.
func (s *Subscription) pass() {
	for s.MovedDate, s.SlotNumber = nil, s.SlotNumber+1; s.over(s.SlotNumber); s.SlotNumber++ {
	}
}

// advance makes the slot behind the next one the next: the first that is not over
// and whose date is behind the one that is.
func (s *Subscription) advance() { s.scheduleSlot(s.SlotFrom(s.SlotNumber+1, *s.NextDate+1)) }

// catchUp leaves the renewals out whose days went by up to a day, today's included
// where that is it: they are not made up for. Each is kept as skipped, and has its
// event, which follows the one that tells what happened to the renewal before them.
// What is too much for one command is due at once.
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

// Missed tells whether the next renewal is so long overdue that it is left out.
func (s *Subscription) Missed(c Calendar) bool {
	interval := int(s.DateOf(s.SlotNumber+1) - s.DateOf(s.SlotNumber))
	return s.NextDate != nil && s.NextDate.Add(min(mostOverdue, interval)) < c.Today()
}

// ChangesUntil is until when the next renewal can be changed: the cutoff of its plan
// before it, at the store's hour. Nil where none is scheduled.
func (s *Subscription) ChangesUntil(c Calendar, cutoffDays int) *time.Time {
	if s.NextDate == nil || s.Status != Active {
		return nil
	}
	return new(c.At(s.NextDate.Add(-cutoffDays)))
}

// arrange derives when something is to be done for the subscription. A slot that
// something has happened to already is due when the engine says so.
func (s *Subscription) arrange(c Calendar) {
	s.ResumeOn, s.RemindOn = nil, nil
	if s.Status != Active {
		s.DueAt, s.FinalOn = nil, nil
	}
	if s.Status != Active && s.Status != TerminalFailed { // which another card may have tried again
		s.RetryOn = nil
	}
	spread := time.Duration(s.Spread) * time.Second
	switch open := s.Open(); {
	case s.Status == Paused && s.PausedUntil != nil:
		s.ResumeOn = new(c.At(*s.PausedUntil).Add(spread))
	case s.Status == Active && s.DunningState == NotDunning && open == nil:
		s.DueAt = new(c.At(*s.NextDate).Add(spread))
		s.RemindOn = s.reminder(c)
	case s.Status == Active && open == nil: // an order is owed, and nothing is renewed before it is paid
		s.DueAt = nil
	}
}

const (
	// yearlyNotice is how many days before a renewal the customer is told of it whose
	// interval is a year or more, and trialNotice before the first charge behind a
	// trial, or the day behind its first where the trial is shorter. Both go whatever
	// the store's own reminders are.
	yearlyNotice = 30
	trialNotice  = 7
)

// reminder is when the customer is told of the next renewal next; nil where that is
// over.
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
