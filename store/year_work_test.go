package store_test

import "time"

// This file calculates the required automatic work from the rules, as year_rules_test.go does.

// work runs the jobs that are due.
func (e *expected) work(now time.Time) {
	for !within(now, e.closed) && e.unheard == "" {
		what, first := "", time.Time{}
		for _, w := range []struct {
			what string
			at   time.Time
		}{{"resume", e.resume}, {"renew", e.due}, {"renew", e.retry}, {"give up", e.giveUp}} {
			if !w.at.IsZero() && (what == "" || w.at.Before(first)) {
				what, first = w.what, w.at
			}
		}
		if what == "" || first.After(now) {
			return
		}
		switch what {
		case "resume":
			slot, on := e.nextFrom(e.today(now))
			e.scheduleOn(slot, on)
			e.backToLife("subscription.resumed")
		case "give up":
			e.surrender(now)
		default:
			e.renew(now)
		}
	}
}

func (e *expected) backToLife(action string) {
	e.status, e.until = "ACTIVE", 0
	e.arrange()
	e.tell(action, "subscription.status_changed")
}

func (e *expected) renew(now time.Time) {
	today, open := e.today(now), e.openRow()
	switch {
	case e.ending && e.paid == 0 && e.failing == "":
		if open != nil {
			e.closeRow(open, "SKIPPED", now)
		}
		e.end(now)
		e.tell("subscription.cancelled", "subscription.status_changed")
		return
	case (open == nil || open.status == "RETRYING" && e.failing == "") && e.next != 0 && e.next+min(7, e.dateOf(e.slot+1)-e.dateOf(e.slot)) < today:
		e.skipBySelf(today-1, now)
		return
	}
	if out, is := e.outOfStock[e.variant]; is && within(now, out) {
		e.missing(now)
		return
	}
	if open == nil {
		if e.status == "TERMINAL_FAILED" {
			for e.over(e.slot) {
				e.slot++
			}
			if e.rows[e.slot] == nil {
				e.rows[e.slot] = &expectedSlot{slot: e.slot}
			}
			open = e.rows[e.slot]
			open.day = today
		} else {
			open = e.row()
		}
	}
	open.status, open.cents = "PROCESSING", e.total(now)
	open.attempts++
	e.due, e.retry = time.Time{}, time.Time{}
	switch {
	case open.cents == 0:
		e.charged(open, now)
	case e.card == "pm_card_renewalMisconfigured":
		e.postpone(open, true, now)
	case e.card == "pm_card_renewalUnreachable":
		e.unheard = "lost"
	case e.card == "pm_card_chargeCustomerFail", e.card == "pm_card_renewalInsufficientFunds":
		e.declined(open, "SOFT", now)
	case e.card == "pm_card_renewalLostCard":
		e.declined(open, "HARD", now)
	case e.card == "pm_card_authenticationRequired":
		e.declined(open, "ACTION", now)
	case open.cents%100 == 77: // the charge succeeds, but its response is lost
		e.unheard = "mute"
	default:
		e.charged(open, now)
	}
}

// missing makes a renewal wait for stock for a fortnight, or skips it.
func (e *expected) missing(now time.Time) {
	if e.status == "TERMINAL_FAILED" { // the day of the renewal is past, but it can be requested again
		e.failing, e.retry = "EXHAUSTED", time.Time{}
		return
	}
	r := e.row()
	if r.waitUntil.IsZero() {
		r.waitUntil = e.at(e.today(now) + 14)
	}
	if !e.stockWaits || !now.Before(r.waitUntil) {
		e.skipBySelf(e.today(now), now)
		return
	}
	r.status, r.ended = "WAITING_FOR_STOCK", 0
	e.due, e.retry = e.at(e.today(now)+1), time.Time{}
}

// heard settles a charge whose response was lost.
func (e *expected) heard(now time.Time) {
	what := e.unheard
	if e.unheard = ""; what == "mute" {
		e.charged(e.openRow(), now)
	} else if what == "lost" {
		e.postpone(e.openRow(), false, now)
	}
}

// postpone retries a charge that failed for a reason other than the payment method. If account is true, the
// provider refused the store's account.
func (e *expected) postpone(r *expectedSlot, account bool, now time.Time) {
	again := now.Add(min(time.Duration(r.attempts-r.failed)*5*time.Minute, 6*time.Hour))
	switch {
	case e.status == "CANCELLED" || e.status == "PAUSED":
		e.closeRow(r, "SKIPPED", now)
	case e.failing == "":
		if r.status, e.due = "SCHEDULED", again; account {
			r.status = "RETRYING"
		}
	default:
		if r.status = "RETRYING"; e.failing == "RETRYING" {
			e.retry = again
		}
	}
}

func (e *expected) declined(r *expectedSlot, class string, now time.Time) {
	r.failed++
	e.failures++
	e.tell("subscription.payment_failed")
	if e.status == "TERMINAL_FAILED" {
		e.slot, e.moved, e.failing = e.slot+1, 0, "EXHAUSTED"
		e.closeRow(r, "FAILED", now)
		return
	}
	if e.status != "ACTIVE" {
		e.closeRow(r, "FAILED", now)
		return
	}
	if r.status = "RETRYING"; class == "ACTION" {
		r.status = "WAITING_FOR_CUSTOMER"
	}
	left := e.intervals[min(e.failures-1, len(e.intervals)):]
	if class == "SOFT" && len(left) > 0 {
		e.failing, e.giveUp, e.retry = "RETRYING", time.Time{}, e.at(e.today(now)+left[0])
		return
	}
	e.failing, e.retry = "EXHAUSTED", time.Time{}
	days := e.grace
	for _, n := range left {
		days += n
	}
	if days == 0 {
		e.surrender(now)
		return
	}
	e.giveUp = e.at(e.today(now) + days)
}

// surrender applies the store's final action to a renewal that cannot be paid.
func (e *expected) surrender(now time.Time) {
	if e.final == "SKIP" {
		e.skipBySelf(e.today(now), now)
		return
	}
	if r := e.openRow(); r != nil {
		e.closeRow(r, "FAILED", now)
	}
	e.slot, e.moved = e.slot+1, 0
	switch e.final {
	case "PAUSE":
		e.status, e.next, e.ending = "PAUSED", 0, false
		e.forgive()
		e.arrange()
		e.tell("subscription.paused", "subscription.renewals_exhausted")
	case "CANCEL":
		e.end(now)
		e.tell("subscription.cancelled", "subscription.renewals_exhausted")
	default:
		e.status, e.next, e.ending = "TERMINAL_FAILED", 0, false
		e.arrange()
		e.tell("subscription.renewals_exhausted")
	}
}

func (e *expected) charged(r *expectedSlot, now time.Time) {
	today := e.today(now)
	e.closeRow(r, "CHARGED", now)
	e.cycle++
	r.cycle = e.cycle
	if e.paid > 0 {
		e.paid--
	} else {
		e.prepay()
	}
	e.unit = min(e.priced(e.cycle+1, now), e.accepted)
	completed := e.plan.most > 0 && e.cycle >= e.plan.most && e.paid == 0
	e.tell("subscription.processed")
	switch {
	case completed && e.status != "CANCELLED":
		e.end(now)
		e.tell("subscription.completed", "subscription.status_changed")
		return
	case e.status == "TERMINAL_FAILED":
		e.forgive()
		e.status, e.next = "ACTIVE", today
		e.countFrom(today, e.slot)
		e.goOn()
		e.passed(today, now)
		e.tell("subscription.recovered")
	case e.status == "ACTIVE":
		e.forgive()
		e.goOn()
		e.passed(today, now)
	}
}
