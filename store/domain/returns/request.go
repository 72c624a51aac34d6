package returns

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// ErrNotBuyer is the error for a caller who has neither a login nor a link to an order.
var ErrNotBuyer = domain.Errorf(domain.Unauthenticated, "Log in, or send the token of a link to the order as X-Cart-Token.")

// Facts contains the facts about the store and the order's other returns on which a request depends.
type Facts struct {
	Policy        settings.ReturnPolicy
	AccountTypeID int64     // account type of the buyer; 0 means none, as for a guest
	Others        []*Return // other returns of the same order
	Zone          *time.Location
}

// Eligibility describes how many units of a line a buyer can return for one purpose.
type Eligibility struct {
	LineItemID int64
	Kind       Kind
	Units      int      // 0 means that no unit can be returned, for the reason in Obstacle
	Obstacle   Obstacle // empty means that units can be returned
	DeadlineOn *domain.Date
}

// days returns the length of the window for a kind; 0 means that the store does not offer the kind. There
// is no window for claims.
func (k Kind) days(terms settings.ReturnTerms) int {
	if k == Withdrawal {
		return terms.WithdrawalDays
	}
	return terms.WindowDays
}

// Eligible returns the eligibility of every line of the order for a kind.
func Eligible(o *ordering.Order, kind Kind, f Facts, now time.Time) []Eligibility {
	out := make([]Eligibility, 0, len(o.Lines))
	for _, line := range o.Lines {
		e := Eligibility{LineItemID: line.ID, Kind: kind, Units: kind.left(o, line, f.Others)}
		e.Obstacle, e.DeadlineOn = f.obstacle(o, line, kind, now)
		if units := f.limit(o, line, kind, e.Units); units != "" {
			e.Obstacle = units
		}
		if e.Obstacle != "" {
			e.Units = 0
		}
		out = append(out, e)
	}
	return out
}

// limit returns the reason why no unit of a line can be returned, if even staff cannot override this
// reason.
func (f Facts) limit(o *ordering.Order, line *ordering.OrderLine, kind Kind, left int) Obstacle {
	switch {
	case left > 0:
		return ""
	case o.Sent(line) == 0 && (kind != Withdrawal || line.Active() == 0):
		return NotShipped
	case o.Sent(line) > 0 && o.Sent(line) <= line.ReturnedQuantity:
		return AlreadyReturned
	}
	return AlreadyClaimed
}

// Barred counts the units of a line from which the buyer cannot withdraw, by reason.
type Barred struct {
	LineItemID int64
	Ended      int  // canceled, refunded instead of shipped, or removed
	Returned   int  // came back
	Claimed    int  // in an open return or withdrawal
	NotOffered bool // the store's terms give no right to withdraw from the other units
}

// BarredUnits returns the units of each line of the order from which the buyer cannot withdraw.
func BarredUnits(o *ordering.Order, f Facts, now time.Time) []Barred {
	out := make([]Barred, 0, len(o.Lines))
	for _, line := range o.Lines {
		units := line.Quantity + line.RemovedQuantity
		take := func(n int) int {
			n = min(n, units)
			units -= n
			return n
		}
		left := take(Withdrawable(o, line, f.Others))
		b := Barred{LineItemID: line.ID, Ended: take(line.Dropped()), Returned: take(line.ReturnedQuantity), Claimed: units}
		rule, _ := f.obstacle(o, line, Withdrawal, now)
		b.NotOffered = left > 0 && rule == NotOffered
		out = append(out, b)
	}
	return out
}

// obstacle returns the rule of the policy that a return of the line would break, and the last day of its
// window. Staff can override such a rule.
func (f Facts) obstacle(o *ordering.Order, line *ordering.OrderLine, kind Kind, now time.Time) (Obstacle, *domain.Date) {
	if kind == Claim {
		return "", nil
	}
	terms, ok := f.Policy.For(o.DeliveryCountry(), f.AccountTypeID)
	days := kind.days(terms)
	if !ok || days == 0 {
		return NotOffered, nil
	}
	last := Deadline(o, kind, days, f.Zone)
	if reason := f.Policy.Exclusion(line.ProductID); reason != "" && (kind.Voluntary() || reason.Lawful()) {
		return Excluded, last
	}
	if closed(last, f.Zone, now) {
		return WindowClosed, last
	}
	return "", last
}

// Request holds the input of a request for a return.
type Request struct {
	Kind  Kind
	Lines []RequestLine
	// Exchange contains the goods that the buyer wants for the units of Lines, with their names.
	Exchange []ExchangeLine
	Staff    bool // staff make the request, so they may override the policy
	// Pending means that another staff member will approve or reject the return.
	Pending bool
}

// RequestLine is a number of units of one order line.
type RequestLine struct {
	LineItemID int64
	Units      int
	Reason     string // code of a reason in the policy; empty means none
}

// New returns the return that a request creates. The error names every failing field. A withdrawal that
// breaks the policy is recorded and needs approval; it is refused only if the buyer has no right of
// withdrawal under the terms.
func New(o *ordering.Order, q Request, f Facts, now time.Time) (*Return, error) {
	var refused domain.Refusals
	if !slices.Contains(Kinds(), q.Kind) {
		refused.Add("/kind", "There is no kind %s. Use one of %s.", q.Kind, domain.Listed(Kinds()))
	}
	if len(q.Lines) == 0 {
		refused.Add("/lines", "Name at least one line.")
	}
	r := &Return{OrderID: o.ID, Kind: q.Kind, RequestedOn: now, Exceeds: []Obstacle{}, Receipts: []uuid.UUID{}}
	for i, want := range q.Lines {
		f.add(r, o, q, want, "/lines/"+domain.Itoa(i), now, &refused)
	}
	r.addExchange(q, &refused)
	if err := refused.Err(); err != nil {
		return nil, err
	}
	r.InTime = q.Kind == Withdrawal && len(r.Exceeds) == 0
	if q.Kind == Withdrawal {
		r.RefundDueOn = new(RefundDue(now, f.Zone))
	}
	if !r.InTime && (q.Pending || !q.Staff && (f.Policy.NeedsApproval || !q.Kind.Voluntary())) {
		Transitions.Must("return", &r.Status, Requested)
		return r, nil
	}
	for i := range r.Lines {
		r.Lines[i].Approved = r.Lines[i].Requested
	}
	Transitions.Must("return", &r.Status, Approved)
	r.ApprovedOn = &now
	return r, nil
}

// add adds a line of the request to the return. It records a refusal for each failing field, with pointers below the
// pointer at.
func (f Facts) add(r *Return, o *ordering.Order, q Request, want RequestLine, at string, now time.Time, refused *domain.Refusals) {
	line, ok := o.Line(want.LineItemID)
	_, twice := r.Line(want.LineItemID)
	if !ok {
		refused.Add(at+"/lineItemId", "The order has no line %d.", want.LineItemID)
		return
	}
	if twice {
		refused.Add(at+"/lineItemId", "Name each line of the order at most once.")
		return
	}
	back := want.Units
	if q.Kind == Withdrawal {
		back = min(back, Returnable(o, line, f.Others))
	}
	r.Lines = append(r.Lines, Line{LineItemID: want.LineItemID, Reason: want.Reason, Requested: back, Unsent: want.Units - back})
	if back < want.Units {
		r.Lines[len(r.Lines)-1].Dropped = line.Dropped()
	}
	switch left := q.Kind.left(o, line, f.Others); {
	case want.Units < 1:
		refused.Add(at+"/quantity", "Return at least one unit.")
	case want.Units > left:
		refused.Add(at+"/quantity", "At most %d units of line %d can be returned.", left, line.ID)
	}
	if known := slices.ContainsFunc(f.Policy.Reasons, func(reason settings.ReturnReason) bool { return reason.Code == want.Reason }); want.Reason != "" && !known {
		refused.Add(at+"/reason", "The policy has no reason %s.", want.Reason)
	}
	rule, last := f.obstacle(o, line, q.Kind, now)
	switch {
	case rule == "":
	case q.Staff, q.Kind == Withdrawal && rule != NotOffered:
		if !slices.Contains(r.Exceeds, rule) {
			r.Exceeds = append(r.Exceeds, rule)
		}
	case rule == WindowClosed:
		refused.Add(at+"/lineItemId", "Line %d could be returned until %s.", line.ID, last)
	case rule == Excluded:
		refused.Add(at+"/lineItemId", "The policy of the store excludes line %d.", line.ID)
	default:
		refused.Add(at+"/lineItemId", "The store offers no returns of the kind %s for line %d.", q.Kind, line.ID)
	}
}
