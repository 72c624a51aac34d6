package returns

import (
	"slices"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Follow assigns the units of new refunds to the returns of their order, and removes the units of refunds
// that were voided or replaced. It returns the changes that the order must make to its counts in addition
// to the refunds.
func Follow(o *ordering.Order, all []*Return, issued []*ordering.Refund) (counts []Count) {
	before := make([][]Line, len(all))
	for i, r := range all {
		before[i] = slices.Clone(r.Lines)
	}
	takeOver(o, issued)
	for _, refund := range o.Refunds {
		for i := range refund.Lines {
			unshare(o, refund, &refund.Lines[i], all)
		}
	}
	for _, refund := range issued {
		for i := range refund.Lines {
			share(o, &refund.Lines[i], all)
		}
	}
	for _, line := range o.Lines {
		shareUnsent(o, line, all)
	}
	for i, r := range all {
		for n := range r.Lines {
			l := &r.Lines[n]
			if *l == before[i][n] {
				continue
			}
			if c := l.settle(r.expected(l)); c != (Count{LineItemID: l.LineItemID}) {
				counts = append(counts, c)
			}
		}
	}
	return counts
}

// unshare removes from the returns the units that the refund's line no longer counts.
func unshare(o *ordering.Order, refund *ordering.Refund, rl *ordering.RefundLine, all []*Return) {
	if len(rl.Shares) == 0 {
		return
	}
	returned, restocked, received, unsent := rl.Returned, rl.Restocked, rl.Received, 0
	if line, ok := o.Line(rl.LineItemID); ok {
		unsent = line.DroppedBy(rl)
	}
	if !refund.HoldsGoods() {
		returned, restocked, unsent = 0, 0, 0
	}
	if !refund.Counts() {
		received = 0
	}
	var kept []ordering.ReturnShare
	for _, s := range rl.Shares {
		was := s
		s.Returned, s.Restocked, s.Received = min(s.Returned, returned), min(s.Restocked, restocked), min(s.Received, received)
		s.Unsent = min(s.Unsent, unsent)
		returned, restocked, received, unsent = returned-s.Returned, restocked-s.Restocked, received-s.Received, unsent-s.Unsent
		for _, r := range all {
			if l, ok := r.Line(rl.LineItemID); ok && r.ID == s.ReturnID {
				l.Returned, l.Restocked = l.Returned-was.Returned+s.Returned, l.Restocked-was.Restocked+s.Restocked
			}
		}
		if s != (ordering.ReturnShare{ReturnID: s.ReturnID}) {
			kept = append(kept, s)
		}
	}
	rl.Shares = kept
}

// share assigns the units of a new refund's line to the returns that expect these units or have received them, oldest
// first.
func share(o *ordering.Order, rl *ordering.RefundLine, all []*Return) {
	returned, restocked, received := rl.Returned, rl.Restocked, rl.Received
	for _, s := range rl.Shares {
		returned, restocked, received = returned-s.Returned, restocked-s.Restocked, received-s.Received
	}
	for _, r := range all {
		l, ok := r.Line(rl.LineItemID)
		if !ok {
			continue
		}
		s := ordering.ReturnShare{ReturnID: r.ID}
		refunded, known := shared(o, r.ID, rl.LineItemID)
		s.Received = max(0, min(received, l.Returned-refunded-known))
		expected, sellable := r.expected(l)-l.Missing, r.expected(l)-l.Missing-l.Damaged
		if !r.Status.Open() { // a new refund takes over the units that a failed refund took back
			expected, sellable = l.Arrived(), l.Sellable
		}
		s.Returned = max(0, min(returned, expected-l.Returned))
		s.Restocked = max(0, min(s.Returned, restocked, sellable-l.Restocked))
		if s == (ordering.ReturnShare{ReturnID: r.ID}) {
			continue
		}
		l.Returned, l.Restocked = l.Returned+s.Returned, l.Restocked+s.Restocked
		returned, restocked, received = returned-s.Returned, restocked-s.Restocked, received-s.Received
		add(rl, s)
	}
}

// add adds units of a return to the shares of a refund's line.
func add(rl *ordering.RefundLine, s ordering.ReturnShare) {
	i := slices.IndexFunc(rl.Shares, func(has ordering.ReturnShare) bool { return has.ReturnID == s.ReturnID })
	if i < 0 {
		rl.Shares = append(rl.Shares, s)
		return
	}
	has := &rl.Shares[i]
	has.Returned, has.Restocked, has.Received, has.Unsent = has.Returned+s.Returned, has.Restocked+s.Restocked, has.Received+s.Received, has.Unsent+s.Unsent
}

// takeOver moves unsent units of withdrawals from failed refunds, newest first, to new refunds that took over these
// units. A retry takes them from the refund that it retries.
func takeOver(o *ordering.Order, issued []*ordering.Refund) {
	for _, refund := range issued {
		for i := range refund.Lines {
			rl := &refund.Lines[i]
			line, ok := o.Line(rl.LineItemID)
			if !ok {
				continue
			}
			left := line.DroppedBy(rl) - rl.Dropped
			for _, failed := range slices.Backward(o.Refunds) {
				for n := range failed.Lines {
					if failed.Status != ordering.RefundFailed || failed.Lines[n].LineItemID != line.ID || refund.RetryOfRefundID != nil && *refund.RetryOfRefundID != failed.ID {
						continue
					}
					for k := range failed.Lines[n].Shares {
						s := &failed.Lines[n].Shares[k]
						if units := min(left, s.Unsent); units > 0 {
							add(rl, ordering.ReturnShare{ReturnID: s.ReturnID, Unsent: units})
							s.Unsent, left = s.Unsent-units, left-units
						}
					}
				}
			}
		}
	}
}

// shareUnsent assigns the units of a line that were dropped by refunds in the current command to the withdrawals that
// waited for these units.
func shareUnsent(o *ordering.Order, line *ordering.OrderLine, all []*Return) {
	dropped := 0
	each := func(do func(rl *ordering.RefundLine)) {
		for _, refund := range o.Refunds {
			for i := range refund.Lines {
				if rl := &refund.Lines[i]; rl.LineItemID == line.ID && rl.Dropped > 0 {
					do(rl)
				}
			}
		}
	}
	each(func(rl *ordering.RefundLine) { dropped += rl.Dropped })
	if dropped == 0 {
		return
	}
	before, after := waiting(line, all, line.Dropped()-dropped), waiting(line, all, line.Dropped())
	each(func(rl *ordering.RefundLine) {
		left := rl.Dropped
		for i, r := range all {
			if units := min(left, before[i]-after[i]); units > 0 {
				add(rl, ordering.ReturnShare{ReturnID: r.ID, Unsent: units})
				before[i], left = before[i]-units, left-units
			}
		}
		rl.Dropped = 0
	})
}

// shared returns two numbers of units of a return's line: those that refunds took back, and those refunded after a
// receipt.
func shared(o *ordering.Order, returnID, lineItemID int64) (returned, received int) {
	for _, refund := range o.Refunds {
		for i := range refund.Lines {
			if refund.Lines[i].LineItemID != lineItemID {
				continue
			}
			for _, s := range refund.Lines[i].Shares {
				if s.ReturnID == returnID {
					returned += s.Returned
					if refund.Counts() {
						received += s.Received
					}
				}
			}
		}
	}
	return returned, received
}

// Correct removes from the order's refunds the units that a receipt reports as missing or damaged, newest
// refund first. The parameter counts contains the changes by the receipt.
func (r *Return) Correct(o *ordering.Order, counts []Count) {
	for _, c := range counts {
		returned, restocked := max(0, -c.Returned), max(0, -c.Restocked)
		for _, refund := range slices.Backward(o.Refunds) {
			for i := range refund.Lines {
				rl := &refund.Lines[i]
				n := slices.IndexFunc(rl.Shares, func(s ordering.ReturnShare) bool { return s.ReturnID == r.ID })
				if rl.LineItemID != c.LineItemID || n < 0 {
					continue
				}
				s := &rl.Shares[n]
				less, fewer := min(returned, s.Returned), min(restocked, s.Restocked)
				s.Returned, rl.Returned, returned = s.Returned-less, rl.Returned-less, returned-less
				s.Restocked, rl.Restocked, restocked = s.Restocked-fewer, rl.Restocked-fewer, restocked-fewer
			}
		}
	}
}

// RefundIDs lists the refunds with units of the return, oldest first, including unshipped units of a withdrawal. A
// request that is refunded to several payments has one refund for each. The list contains all of them, though only one
// has the units.
func (r *Return) RefundIDs(o *ordering.Order) []int64 {
	ids := []int64{}
	var concerned []*ordering.Refund
	for _, refund := range o.Refunds {
		concerns := func(rl ordering.RefundLine) bool {
			return slices.ContainsFunc(rl.Shares, func(s ordering.ReturnShare) bool { return s.ReturnID == r.ID })
		}
		if slices.ContainsFunc(refund.Lines, concerns) {
			concerned = append(concerned, origin(o, refund))
		}
	}
	for _, refund := range o.Refunds {
		issued := origin(o, refund)
		sameRequest := func(other *ordering.Refund) bool {
			return issued == other || issued.CommandID != uuid.Nil && issued.CommandID == other.CommandID
		}
		if refund.Counts() && slices.ContainsFunc(concerned, sameRequest) {
			ids = append(ids, refund.ID)
		}
	}
	return ids
}

// origin returns the first refund of the retries that lead to a refund: the refund itself if it is no retry.
func origin(o *ordering.Order, refund *ordering.Refund) *ordering.Refund {
	for refund.RetryOfRefundID != nil {
		failed, ok := domain.ByID(o.Refunds, *refund.RetryOfRefundID)
		if !ok {
			break
		}
		refund = failed
	}
	return refund
}

// Units converts the counts to changes to the order's lines.
func Units(counts []Count) []ordering.ReturnedUnits {
	units := make([]ordering.ReturnedUnits, len(counts))
	for i, c := range counts {
		units[i] = ordering.ReturnedUnits(c)
	}
	return units
}
