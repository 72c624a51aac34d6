package store_test

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// This file calculates the required result of a year of renewals from the rules alone, without any code under
// test. Money is in cents, and days are counted from 1970. Due work is checked every six hours, at times other
// than any store's renewal hour.

// yearPlan contains the binding terms and the price rule of a plan.
type yearPlan struct {
	name              string
	unit              string
	count             int
	weekday, monthday int // the day of renewals; 0 means the weekday or day of the first order
	cutoff            int
	trial             int // number of days
	prepaid, most     int // numbers of cycles; most 0 means no limit
	pricing           string
	value, then       int64 // percent or cents; then applies after the first cycles
	first             int
	shipping          string
	share             int // weight of the plan among all subscriptions
}

var yearPlans = []yearPlan{
	{name: "Monthly, introductory", unit: "MONTH", count: 1, cutoff: 2, prepaid: 1, pricing: "PERCENTAGE", value: 40, then: 7, first: 3, shipping: "CHARGE", share: 32},
	{name: "Fridays", unit: "WEEK", count: 1, weekday: 5, cutoff: 1, prepaid: 1, shipping: "FREE", share: 5},
	{name: "Ten days, trial", unit: "DAY", count: 10, cutoff: 1, trial: 14, prepaid: 1, pricing: "FIXED_PRICE", value: 3000, shipping: "CHARGE", share: 5},
	{name: "Last of the month", unit: "MONTH", count: 1, monthday: 31, prepaid: 1, pricing: "PERCENTAGE", value: 15, shipping: "FIRST_FREE", share: 16},
	{name: "Yearly", unit: "YEAR", count: 1, cutoff: 5, prepaid: 1, shipping: "FIRST_FREE", share: 40},
	{name: "Prepaid, six cycles", unit: "MONTH", count: 1, prepaid: 3, most: 6, pricing: "PERCENTAGE", value: 12, shipping: "CHARGE", share: 22},
	{name: "Five cycles", unit: "WEEK", count: 2, prepaid: 1, most: 5, pricing: "FIXED_AMOUNT", value: 550, shipping: "CHARGE", share: 26},
	{name: "Daily", unit: "DAY", count: 1, prepaid: 1, pricing: "PERCENTAGE", value: 25, shipping: "FREE", share: 1},
	{name: "Quarterly", unit: "MONTH", count: 3, cutoff: 3, prepaid: 1, shipping: "CHARGE", share: 30},
	{name: "Prepaid, trial, first cycles", unit: "MONTH", count: 2, prepaid: 2, trial: 10, pricing: "PERCENTAGE", value: 50, then: 0, first: 2, shipping: "FIRST_FREE", share: 23},
}

// yearRules contains the renewal rules of a store, and what happens in its year.
type yearRules struct {
	zone          *time.Location
	hour          int
	intervals     []int
	final         string
	grace         int
	stockWaits    bool
	closed        [2]time.Time         // from and until
	outOfStock    map[int][2]time.Time // maps a variant to from and until
	prices        [][]yearPrice        // the prices of each variant, in chronological order
	hours         map[int]time.Time    // caches the result of at by day
	shippingCents int64
}

// yearPrice is the price of a variant for a single purchase, valid from the given time.
type yearPrice struct {
	from  time.Time
	cents int64
}

func within(at time.Time, span [2]time.Time) bool { return !at.Before(span[0]) && at.Before(span[1]) }

// expected is the state that a subscription must have.
type expected struct {
	*yearRules
	plan              yearPlan
	variant, quantity int
	card              string
	unit, accepted    int64

	status         string
	failing        string // state of a failed renewal: RETRYING or EXHAUSTED
	failures       int
	ending         bool
	cycle, paid    int
	anchor, slot   int // anchor is the day of slot zero
	monthday, zero int
	next, moved    int // days; 0 means none
	due, retry     time.Time
	resume, giveUp time.Time
	until          int // the day on which a pause ends
	rows           map[int]*expectedSlot
	unheard        string // state of a charge without a response: "lost", or "mute" if only the response was lost

	events []string
	steps  []string // the steps so far, printed when the spec fails
}

type expectedSlot struct {
	slot, day, cycle, ended int
	status                  string
	attempts, failed        int
	cents                   int64
	waitUntil               time.Time
}

func (r *expectedSlot) open() bool {
	return slices.Contains([]string{"PROCESSING", "RETRYING", "WAITING_FOR_STOCK", "WAITING_FOR_CUSTOMER"}, r.status)
}

func dayOf(t time.Time) int { return int(t.Unix() / 86400) }

func midnight(day int) time.Time { return time.Unix(int64(day)*86400, 0).UTC() }

func dateText(day int) string {
	if day == 0 {
		return "-"
	}
	return midnight(day).Format("2006-01-02")
}

func (r *yearRules) today(now time.Time) int {
	y, m, d := now.In(r.zone).Date()
	return dayOf(time.Date(y, m, d, 0, 0, 0, 0, time.UTC))
}

// at returns the first moment of a day at which the store's clocks show the renewal hour or later. It
// searches for the moment instead of calculating it.
func (r *yearRules) at(day int) time.Time {
	found, known := r.hours[day]
	if !known {
		found = midnight(day).Add(-15 * time.Hour)
		for r.today(found) != day || found.In(r.zone).Hour() < r.hour {
			found = found.Add(15 * time.Minute)
		}
		r.hours[day] = found
	}
	return found
}

// inMonth returns the given day of a month, counted in months from the month of another day. In a shorter
// month it returns the last day.
func inMonth(day, months, want int) int {
	y, m, _ := midnight(day).Date()
	for ; ; want-- {
		if t := time.Date(y, m+time.Month(months), want, 0, 0, 0, 0, time.UTC); t.Day() == want {
			return dayOf(t)
		}
	}
}

// dateOf returns the day of a slot. It counts from the anchor, never from a neighboring slot.
func (e *expected) dateOf(slot int) int {
	n := (slot - e.zero) * e.plan.count
	switch e.plan.unit {
	case "DAY":
		return e.anchor + n
	case "WEEK":
		return e.anchor + 7*n
	case "MONTH":
		return inMonth(e.anchor, n, e.monthday)
	}
	return inMonth(e.anchor, 12*n, e.monthday)
}

// countFrom makes a slot and its day the anchor from which later slots are counted.
func (e *expected) countFrom(day, slot int) {
	e.anchor, e.monthday, e.zero = day, midnight(day).Day(), slot
}

func (e *expected) over(slot int) bool { return e.rows[slot] != nil && e.rows[slot].ended != 0 }

// firstFrom returns the first slot at or after the given slot and day that has not ended.
func (e *expected) firstFrom(slot, day int) int {
	for e.dateOf(slot) < day || e.over(slot) {
		slot++
	}
	return slot
}

// nextFrom returns the next slot at or after a day, and the slot's day, which may have been moved.
func (e *expected) nextFrom(day int) (slot, on int) {
	slot = e.slot
	if e.moved != 0 && !e.over(slot) {
		if e.moved >= day {
			return slot, e.moved
		}
		slot++
	}
	slot = e.firstFrom(slot, day)
	return slot, e.dateOf(slot)
}

func (e *expected) scheduleOn(slot, day int) {
	e.slot, e.next, e.moved = slot, day, 0
	if e.dateOf(slot) != day {
		e.moved = day
	}
}

// goOn schedules the slot after the current one.
func (e *expected) goOn() {
	slot := e.firstFrom(e.slot+1, e.next+1)
	e.scheduleOn(slot, e.dateOf(slot))
}

// begin sets the state of the subscription after a checkout.
func (e *expected) begin(now time.Time) {
	today := e.today(now)
	e.status, e.slot, e.rows, e.cycle = "ACTIVE", 1, map[int]*expectedSlot{}, 1
	if e.plan.trial > 0 {
		e.cycle = 0
	}
	e.countFrom(today, 0)
	first := today + e.plan.trial
	switch {
	case e.plan.weekday+e.plan.monthday == 0:
		if e.plan.trial > 0 {
			e.countFrom(first, 1)
		}
	default:
		if e.plan.trial == 0 { // at least the cutoff and half an interval after today
			first = today + max(e.plan.cutoff, (e.dateOf(1)-today+1)/2)
		}
		for e.plan.weekday != 0 && int(midnight(first).Weekday()) != e.plan.weekday%7 {
			first++
		}
		if e.plan.monthday != 0 {
			day := inMonth(first, 0, e.plan.monthday)
			if day < first {
				day = inMonth(first, 1, e.plan.monthday)
			}
			first = day
		}
		e.countFrom(first, 1)
		if e.plan.monthday != 0 {
			e.monthday = e.plan.monthday
		}
	}
	e.scheduleOn(1, e.dateOf(1))
	if e.plan.trial == 0 {
		e.prepay()
	}
	next := e.cycle + max(e.deliveries(max(e.cycle, 1))*min(e.cycle, 1), 1)
	e.unit = e.priced(next, now)
	e.accepted = max(e.unit, e.priced(max(next, e.plan.first+1), now))
	e.tell("subscription.created")
	e.arrange()
}

// deliveries returns the number of deliveries that the charge of a cycle pays for.
func (e *expected) deliveries(cycle int) int {
	if e.plan.most == 0 {
		return e.plan.prepaid
	}
	return max(min(e.plan.prepaid, e.plan.most-cycle+1), 1)
}

// prepay sets the number of paid cycles that remain after a charge.
func (e *expected) prepay() {
	e.paid = e.plan.prepaid - 1
	if e.plan.most > 0 {
		e.paid = max(min(e.paid, e.plan.most-e.cycle), 0)
	}
}

// priced returns the price of one unit on the plan in the given cycle.
func (e *expected) priced(cycle int, at time.Time) int64 {
	var once int64
	for _, p := range e.prices[e.variant] {
		if !p.from.After(at) {
			once = p.cents
		}
	}
	value := e.plan.value
	if e.plan.first > 0 && cycle > e.plan.first {
		value = e.plan.then
	}
	switch e.plan.pricing {
	case "PERCENTAGE":
		return (once*(100-value) + 50) / 100
	case "FIXED_AMOUNT":
		return max(once-value, 0)
	case "FIXED_PRICE":
		return value
	}
	return once
}

func (e *expected) shipped(cycle int) int64 {
	if e.plan.shipping == "FREE" || e.plan.shipping == "FIRST_FREE" && cycle <= 1 {
		return 0
	}
	return e.shippingCents
}

// total returns the price of the next renewal. A prepaid cycle costs nothing. Otherwise each unit costs at
// most its accepted price, and goods and shipping have a tax of 19 percent.
func (e *expected) total(at time.Time) int64 {
	if e.paid > 0 {
		return 0
	}
	var goods, shipping int64
	for n := range e.deliveries(e.cycle + 1) {
		goods += min(e.priced(e.cycle+1+n, at), e.accepted) * int64(e.quantity)
		shipping += e.shipped(e.cycle + 1 + n)
	}
	return goods + shipping + (goods*19+50)/100 + (shipping*19+50)/100
}

func (e *expected) tell(actions ...string) { e.events = append(e.events, actions...) }

func (e *expected) openRow() *expectedSlot {
	for _, r := range e.rows {
		if r.open() {
			return r
		}
	}
	return nil
}

// row returns the row of the next renewal, and creates it if necessary.
func (e *expected) row() *expectedSlot {
	if r := e.openRow(); r != nil {
		return r
	}
	if e.rows[e.slot] == nil {
		e.rows[e.slot] = &expectedSlot{slot: e.slot}
	}
	e.rows[e.slot].day = e.next
	return e.rows[e.slot]
}

func (e *expected) closeRow(r *expectedSlot, status string, now time.Time) {
	r.status, r.ended = status, e.today(now)
}

func (e *expected) arrange() {
	e.resume = time.Time{}
	if e.status != "ACTIVE" {
		e.due, e.giveUp = time.Time{}, time.Time{}
		if e.status != "TERMINAL_FAILED" {
			e.retry = time.Time{}
		}
	}
	switch {
	case e.status == "PAUSED" && e.until != 0:
		e.resume = e.at(e.until)
	case e.status == "ACTIVE" && e.failing == "" && e.openRow() == nil:
		e.due = e.at(e.next)
	}
}

func (e *expected) forgive() {
	e.failing, e.failures, e.retry, e.giveUp = "", 0, time.Time{}, time.Time{}
}

// abandon ends the slots that have begun but never reached a gateway, since the days of these slots are
// past.
func (e *expected) abandon(now time.Time) {
	for _, r := range e.rows {
		if r.status == "SCHEDULED" && r.attempts > 0 {
			e.closeRow(r, "SKIPPED", now)
		}
	}
}

func (e *expected) end(now time.Time) {
	e.status, e.ending, e.until, e.next = "CANCELLED", false, 0, 0
	e.abandon(now)
	e.forgive()
	e.arrange()
}

// passed skips all slots up to a day.
func (e *expected) passed(until int, now time.Time) {
	for e.next <= until {
		e.closeRow(e.row(), "SKIPPED", now)
		e.goOn()
		e.tell("subscription.cycle_auto_skipped")
	}
	e.arrange()
}

func (e *expected) skipBySelf(until int, now time.Time) {
	e.closeRow(e.row(), "SKIPPED", now)
	e.forgive()
	e.goOn()
	e.tell("subscription.cycle_auto_skipped")
	e.passed(until, now)
}

// slotsText returns the required slots as text, each with the day, status, end and charged amount.
func (e *expected) slotsText() string {
	var lines []string
	for _, r := range e.rows {
		cents := int64(0)
		if r.status == "CHARGED" {
			cents = r.cents
		}
		lines = append(lines, fmt.Sprintf("%03d %s %s cycle %d on %s after %d: %d.%02d", r.slot, dateText(r.day), r.status, r.cycle, dateText(r.ended), r.attempts, cents/100, cents%100))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// stateText returns the required state of the subscription as text.
func (e *expected) stateText() string {
	failing := e.failing
	if failing == "" {
		failing = "NONE"
	}
	return fmt.Sprintf("%s %s cycle %d, %d paid, next %s, %d × %d", e.status, failing, e.cycle, e.paid, dateText(e.next), e.quantity, e.variant)
}
