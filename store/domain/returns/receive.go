package returns

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ReceiptLine is the number of units that arrived in one condition, or did not arrive. A receipt can
// contain a line of the return once per condition.
type ReceiptLine struct {
	LineItemID int64
	Units      int
	Condition  Condition
}

// Count contains the changes that a receipt makes to the counts of an order line. Both numbers can be
// negative, if a refund counted units that turn out to be missing or damaged.
type Count struct {
	LineItemID int64
	Returned   int // added to the number of units that the order counts as returned
	Restocked  int // added to the number of units that are for sale again
}

// Receive records the arrival of units of the return. Units that were reported missing can arrive later.
// If any line is invalid, Receive changes nothing.
func (r *Return) Receive(lines []ReceiptLine, now time.Time) ([]Count, error) {
	if err := Transitions.Check("return", r.Status, Received); err != nil {
		return nil, err
	}
	if err := r.refuse(Received, true); err != nil {
		return nil, err
	}
	next, err := r.receive(lines)
	if err != nil {
		return nil, err
	}
	var counts []Count
	for i := range next {
		if c := next[i].settle(next[i].Approved); c != (Count{LineItemID: c.LineItemID}) {
			counts = append(counts, c)
		}
	}
	if r.Status != Received {
		if _, err := r.move(Received, true, &r.ReceivedOn, now); err != nil {
			return nil, err
		}
	}
	r.Lines = next
	return counts, nil
}

// receive returns the lines of the return after the receipt.
func (r *Return) receive(lines []ReceiptLine) ([]Line, error) {
	next := Return{Lines: append([]Line{}, r.Lines...)}
	var refused domain.Refusals
	seen := map[ReceiptLine]bool{}
	for i, in := range lines {
		at := "/lines/" + domain.Itoa(i)
		key := ReceiptLine{LineItemID: in.LineItemID, Condition: in.Condition}
		line, ok := next.Line(in.LineItemID)
		switch {
		case !ok:
			refused.Add(at+"/lineItemId", "The return has no such line.")
		case seen[key]:
			refused.Add(at+"/lineItemId", "The line occurs twice in one condition.")
		case in.Units < 1:
			refused.Add(at+"/quantity", "Receive at least one unit.")
		default:
			if detail, field := line.add(in); detail != "" {
				refused.Add(at+field, "%s", detail)
			}
		}
		seen[key] = true
	}
	if len(lines) == 0 {
		refused.Add("/lines", "Receive at least one line.")
	}
	return next.Lines, refused.Err()
}

// add counts units by their condition. If it refuses the units, it returns the reason and the invalid
// field; an empty detail means that it accepted them.
func (l *Line) add(in ReceiptLine) (detail, field string) {
	before, missing := *l, l.Missing
	switch in.Condition {
	case Sellable:
		l.Sellable += in.Units
	case Damaged:
		l.Damaged += in.Units
	case Missing:
		l.Missing += in.Units
		missing = l.Missing
	default:
		return "There is no condition " + string(in.Condition) + ". Use one of " + domain.Listed(Conditions()) + ".", "/condition"
	}
	if in.Condition != Missing { // a unit reported as missing has arrived
		missing = max(0, min(missing, l.Approved-l.Arrived()))
	}
	if l.Arrived()+missing > l.Approved {
		*l = before
		return "Only " + domain.Itoa(l.Approved) + " units of line " + domain.Itoa(l.LineItemID) + " are approved.", "/quantity"
	}
	l.Missing = missing
	return "", ""
}

// settle compares the units that the order counts as returned and as restocked with the units that
// arrived. A refund may count units before they arrive. Such units stay counted as long as they can still
// arrive in a condition that restocks them. The parameter expected is the number of units that can come
// back.
func (l *Line) settle(expected int) Count {
	returned := min(max(l.Returned, l.Arrived()), expected-l.Missing)
	restocked := min(max(l.Restocked, l.Sellable), expected-l.Missing-l.Damaged)
	c := Count{LineItemID: l.LineItemID, Returned: returned - l.Returned, Restocked: restocked - l.Restocked}
	l.Returned, l.Restocked = returned, restocked
	return c
}
