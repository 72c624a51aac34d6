package store_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"
)

// This file calculates the required effects of changes to a subscription from the rules, as
// year_rules_test.go does.

// yearStep is a change that the spec requests.
type yearStep struct {
	tick int
	kind string
	n    int // number of days, quantity, or index of a variant
	keep bool
	card string
}

func (s yearStep) String() string {
	return fmt.Sprintf("%s %d %t %s", s.kind, s.n, s.keep, s.card)
}

// badCards lists the cards that are declined while their customer is absent, each for a different
// reason.
var badCards = []string{"pm_card_chargeCustomerFail", "pm_card_renewalInsufficientFunds", "pm_card_renewalLostCard", "pm_card_authenticationRequired",
	"pm_card_renewalMisconfigured", "pm_card_renewalUnreachable"}

const goodCard = "pm_card_visa"

// yearScript returns the tick at which a subscription begins, and the changes of the subscription.
func yearScript(dice *rand.Rand, ticks int) (begins int, steps []yearStep) {
	begins = dice.IntN(4 * 60)
	for range dice.IntN(7) {
		s := yearStep{tick: begins + 1 + dice.IntN(ticks-begins-1)}
		switch roll := dice.IntN(100); {
		case roll < 14:
			s.kind = "skip"
		case roll < 22:
			s.kind = "skip"
			steps = append(steps, s)
			s.kind, s.tick = "unskip", s.tick+1+dice.IntN(12)
		case roll < 32:
			s.kind, s.n = "pause", 1+dice.IntN(90)
		case roll < 36:
			s.kind = "pause"
		case roll < 44:
			s.kind = "resume"
		case roll < 47:
			s.kind = "cancel"
		case roll < 52:
			s.kind = "cancel at the period's end"
		case roll < 60:
			s.kind = "reactivate"
		case roll < 80:
			s.kind, s.card = "card", badCards[dice.IntN(len(badCards))]
			if dice.IntN(5) > 0 {
				steps = append(steps, s)
				s.card, s.tick = goodCard, s.tick+dice.IntN(4*50)
			}
		case roll < 87:
			s.kind, s.n = "quantity", 1+dice.IntN(4)
		case roll < 92:
			s.kind, s.n = "swap", dice.IntN(3)
		default:
			s.kind, s.n, s.keep = "move", 1+dice.IntN(40), dice.IntN(2) == 0
		}
		steps = append(steps, s)
	}
	slices.SortStableFunc(steps, func(a, b yearStep) int { return a.tick - b.tick })
	return begins, steps
}

// skippedDay returns the day of a skipped renewal whose skip can be undone; 0 means none.
func (e *expected) skippedDay(now time.Time) (day int) {
	days := map[int]int{}
	for _, r := range e.rows {
		if days[r.day]++; r.status == "SKIPPED" && r.day >= e.today(now) && now.Before(e.at(r.day)) && (day == 0 || r.day < day) {
			day = r.day
		}
	}
	if days[day] > 1 {
		return 0
	}
	return day
}

// change applies a step and reports whether the rules allow it.
func (e *expected) change(s yearStep, now time.Time) (done bool) {
	today, charging, open := e.today(now), e.unheard != "", e.openRow()
	switch s.kind {
	case "skip":
		if e.status != "ACTIVE" || e.ending || charging {
			return false
		}
		e.closeRow(e.row(), "SKIPPED", now)
		e.forgive()
		e.goOn()
		e.tell("subscription.cycle_skipped")
		e.passed(today-1, now)
	case "unskip":
		if e.status != "ACTIVE" || charging {
			return false
		}
		for _, r := range e.rows {
			if r.day == s.n {
				if r.status, r.ended = "SCHEDULED", 0; r.day < e.next {
					e.scheduleOn(r.slot, r.day)
				}
			}
		}
		e.arrange()
		e.tell("subscription.cycle_unskipped")
	case "pause":
		if e.status != "ACTIVE" && e.status != "PAUSED" || e.ending || charging {
			return false
		}
		e.pause(s.n, today, now)
	case "resume":
		if e.status == "PAUSED" {
			slot, on := e.nextFrom(today + 1)
			e.scheduleOn(slot, on)
			e.backToLife("subscription.resumed")
			return true
		}
		return e.status == "ACTIVE"
	case "cancel", "cancel at the period's end":
		if e.status == "CANCELLED" {
			return true
		}
		paidFor := e.status == "PAUSED" && e.paid > 0 // the subscription delivers paid cycles after the pause
		if s.kind != "cancel" && (e.next != 0 || paidFor) && (charging || e.failing == "") {
			e.ending = true
			return true
		}
		if open != nil && !charging {
			status := "SKIPPED"
			if open.failed > 0 {
				status = "FAILED"
			}
			e.closeRow(open, status, now)
		}
		e.end(now)
		e.tell("subscription.cancelled", "subscription.status_changed")
	case "reactivate":
		if e.status == "ACTIVE" {
			e.ending = false
			return true
		}
		if e.status != "CANCELLED" || charging || e.plan.most > 0 && e.cycle >= e.plan.most && e.paid == 0 {
			return false
		}
		slot, on := e.nextFrom(today + 1)
		e.scheduleOn(slot, on)
		e.backToLife("subscription.reactivated")
	case "card":
		if e.status == "CANCELLED" || charging {
			return false
		}
		if s.card != e.card {
			e.card = s.card
			e.arrange()
			switch {
			case e.status == "TERMINAL_FAILED" || e.failing != "":
				e.failing, e.retry, e.giveUp = "RETRYING", now, time.Time{}
			case open != nil && open.status == "RETRYING":
				e.due = now
			}
		}
	case "quantity", "swap":
		if e.status == "CANCELLED" || charging || e.paid > 0 {
			return false
		}
		e.lines(s, now)
	case "move":
		if e.status != "ACTIVE" || charging || open != nil {
			return false
		}
		e.move(today+s.n, s.keep)
	default:
		panic(s.kind)
	}
	return true
}

func (e *expected) pause(days, today int, now time.Time) {
	if days > 0 && e.status == "PAUSED" && e.until == today+days {
		return
	}
	waits := e.failing != "" && e.next != 0 // a pause ends a waiting renewal with an event
	if open := e.openRow(); open != nil {
		waits = e.next != 0
		e.closeRow(open, "SKIPPED", now)
	}
	for _, r := range e.rows { // slots that were postponed because no gateway could be reached
		waits = waits || r.status == "SCHEDULED" && r.attempts > 0 && e.next != 0
	}
	if waits {
		e.tell("subscription.cycle_auto_skipped")
	}
	was := e.next
	e.abandon(now)
	e.forgive()
	if e.until = 0; days == 0 {
		e.next = 0
	} else {
		e.until = today + days
		_, on := e.nextFrom(e.until)
		if e.moved != on {
			e.moved = 0
		}
		e.next = on
	}
	if e.status != "PAUSED" {
		e.status = "PAUSED"
		e.tell("subscription.paused", "subscription.status_changed")
	} else if e.next != was {
		e.tell("subscription.processing_date_changed")
	}
	e.arrange()
}

func (e *expected) lines(s yearStep, now time.Time) {
	if s.kind == "quantity" && s.n == e.quantity || s.kind == "swap" && s.n == e.variant {
		return
	}
	unit := e.unit
	if s.kind == "quantity" {
		e.quantity = s.n
		e.unit = min(e.priced(e.cycle+1, now), e.accepted)
		e.tell("subscription.item_updated")
	} else {
		e.variant = s.n
		e.unit = e.priced(e.cycle+1, now)
		e.accepted = e.unit
		if e.cycle+1 <= e.plan.first {
			e.accepted = max(e.unit, e.priced(e.plan.first+1, now))
		}
		e.tell("subscription.item_swapped")
	}
	if e.unit != unit {
		e.tell("subscription.pricing_changed")
	}
	e.arrange()
}

func (e *expected) move(on int, keep bool) {
	if on == e.next {
		return
	}
	if keep {
		e.scheduleOn(e.slot, on)
	} else {
		behind := e.slot // a slot that has a row keeps its date
		for slot := range e.rows {
			if slot > e.slot {
				behind = max(behind, slot+1)
			}
		}
		e.slot = behind
		e.countFrom(on, e.slot)
		e.scheduleOn(e.slot, on)
	}
	e.arrange()
	e.tell("subscription.processing_date_changed")
}
