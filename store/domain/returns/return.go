package returns

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Return contains units of one order that come back to the store.
type Return struct {
	domain.Row
	OrderID       int64
	ReturnNumber  int64 // number of the return within the order
	CommandID     uuid.UUID
	CreatedByKind domain.ActorKind
	CreatedByID   int64
	Kind          Kind
	Status        Status
	// InTime means that the buyer declared the withdrawal before its deadline. Staff can neither reject
	// nor cancel a withdrawal that is in time.
	InTime bool
	Lines  []Line `gorm:"serializer:json"`
	// ExchangeLines contains the goods that the buyer wants; empty for other kinds than Exchange.
	ExchangeLines      []ExchangeLine `gorm:"serializer:json"`
	ReplacementOrderID *int64         // order that sends the goods of ExchangeLines; nil means that it is not placed
	Exceeds            []Obstacle     `gorm:"serializer:json"`           // rules of the policy that staff overrode
	Receipts           []uuid.UUID    `gorm:"serializer:json" audit:"-"` // ids of the commands that received units
	Note               string         `audit:"secret"`
	CarrierName        string
	TrackingNumber     string
	RefundDueOn        *domain.Date // last day for refunding a withdrawal; nil for other kinds
	RequestedOn        time.Time
	ApprovedOn         *time.Time
	RejectedOn         *time.Time
	SentOn             *time.Time
	ReceivedOn         *time.Time // time when the first units were received
	CompletedOn        *time.Time
	CancelledOn        *time.Time

	Order *ordering.Order `gorm:"-" audit:"-"` // the order of the return; loaded by lists
}

// Line is the part of a return for one order line. Sellable, Damaged and Missing are the numbers of
// received units by condition. Their sum is at most Approved.
type Line struct {
	LineItemID int64  `json:"lineItemId"`
	Reason     string `json:"reason,omitempty"` // code of a reason in the policy; empty means none
	Requested  int    `json:"requested"`
	Approved   int    `json:"approved"`
	Sellable   int    `json:"sellable"`
	Damaged    int    `json:"damaged"`
	Missing    int    `json:"missing"`
	// Returned counts the units of this line that the order counts as returned because of a receipt or a
	// refund. Restocked counts those of them that are for sale again.
	Returned  int `json:"returned"`
	Restocked int `json:"restocked"`
	// Unsent counts units of a withdrawal that were not shipped. No other count includes these units,
	// because the store cancels or refunds them and they do not come back.
	Unsent int `json:"unsent,omitempty"`
	// Dropped counts the units of the order line that were canceled or refunded unshipped before the
	// withdrawal was declared.
	Dropped int `json:"dropped,omitempty"`
	// Kept counts the units of Unsent that were not dropped when the return was rejected or canceled.
	Kept int `json:"kept,omitempty"`
}

// Condition is the state in which units arrive. New values may be added.
type Condition string

const (
	Sellable Condition = "SELLABLE" // only units in this condition are restocked
	Damaged  Condition = "DAMAGED"
	Missing  Condition = "MISSING" // the buyer states that the units were sent, but they did not arrive
)

// Conditions lists every condition.
func Conditions() []Condition { return []Condition{Sellable, Damaged, Missing} }

// Arrived returns the number of units that arrived, in any condition.
func (l *Line) Arrived() int { return l.Sellable + l.Damaged }

// Outstanding returns the number of approved units that are neither received nor reported missing.
func (l *Line) Outstanding() int { return l.Approved - l.Arrived() - l.Missing }

// Quantities returns the requested, approved and arrived units of all lines.
func (r *Return) Quantities() (requested, approved, arrived int) {
	for i := range r.Lines {
		l := &r.Lines[i]
		requested, approved, arrived = requested+l.Requested, approved+l.Approved, arrived+l.Arrived()
	}
	return requested, approved, arrived
}

// Claimed returns the number of units of the order line that the return claims beyond the units that the
// order counts as returned. No other return can request these units.
func (r *Return) Claimed(lineItemID int64) (n int) {
	for i := range r.Lines {
		if l := &r.Lines[i]; l.LineItemID == lineItemID && r.Status.Open() {
			n += max(0, r.expected(l)-l.Missing-l.Returned)
		}
	}
	return n
}

// expected returns the number of units of a line that can come back: before the approval the requested
// units, and after it the approved units.
func (r *Return) expected(l *Line) int {
	if r.ApprovedOn == nil && l.Approved == 0 {
		return l.Requested
	}
	return l.Approved
}

// Returnable returns the number of units of a line that can be requested: shipped units, less returned
// units, less units that the order's other returns claim.
func Returnable(o *ordering.Order, line *ordering.OrderLine, others []*Return) int {
	left := o.Sent(line) - line.ReturnedQuantity
	for _, r := range others {
		left -= r.Claimed(line.ID)
	}
	return max(0, left-max(0, stopped(line, others)-unsent(o, line)))
}

// Withdrawable returns the number of units of a line for which a withdrawal can be declared: those of
// Returnable, and unshipped units that no other open withdrawal contains.
func Withdrawable(o *ordering.Order, line *ordering.OrderLine, others []*Return) int {
	return Returnable(o, line, others) + max(0, unsent(o, line)-stopped(line, others))
}

// unsent returns how many units of a line the buyer will get that have not left yet.
func unsent(o *ordering.Order, line *ordering.OrderLine) int {
	return max(0, line.Active()-o.Sent(line))
}

// stopped returns how many units of a line the open withdrawals wait for. A unit that was shipped anyway is counted
// until its withdrawal ends.
func stopped(line *ordering.OrderLine, all []*Return) (units int) {
	for i, n := range waiting(line, all, line.Dropped()) {
		if all[i].Status.Open() {
			units += n
		}
	}
	return units
}

// Stop stops the shipment of the units that the order's open withdrawals wait for, and allows the shipment of all
// other units. The parameter all contains every return of the order, oldest first. Call Stop after
// the status of the return r has changed.
func Stop(o *ordering.Order, all []*Return, r *Return) {
	for _, line := range o.Lines {
		if l, ok := r.Line(line.ID); ok && (r.Status == Rejected || r.Status == Cancelled) {
			l.Kept += waiting(line, all, line.Dropped())[slices.Index(all, r)]
		}
		open := slices.ContainsFunc(all, func(r *Return) bool {
			l, ok := r.Line(line.ID)
			return ok && l.Unsent > 0 && r.Status.Open()
		})
		switch units := stopped(line, all); {
		case !open:
			line.DropTarget = 0
		case units != line.Stopped():
			line.DropTarget = line.Dropped() + units
		}
	}
}

// waiting returns for each return the number of its unsent units of a line that are not dropped yet, if the line has
// dropped the given number of units. The parameter all lists the oldest return first. A unit dropped after a
// declaration is assigned to the oldest withdrawal that still waits for units.
func waiting(line *ordering.OrderLine, all []*Return, dropped int) []int {
	left, counted := make([]int, len(all)), 0
	drop := func(until int) {
		units := max(0, until-counted)
		for i := range left {
			n := min(units, left[i])
			left[i], units = left[i]-n, units-n
		}
		counted = max(counted, until)
	}
	for i, r := range all {
		if l, ok := r.Line(line.ID); ok && l.Unsent > l.Kept {
			drop(min(l.Dropped, dropped)) // a refund may have failed since
			left[i] = l.Unsent - l.Kept
		}
	}
	drop(dropped)
	return left
}

// left returns the number of units of a line for which the kind of return can be requested.
func (k Kind) left(o *ordering.Order, line *ordering.OrderLine, others []*Return) int {
	if k == Withdrawal {
		return Withdrawable(o, line, others)
	}
	return Returnable(o, line, others)
}

// approvedUnits returns the number of units of the return that may come back.
func (r *Return) approvedUnits() int {
	_, approved, _ := r.Quantities()
	return approved
}

// unsent reports whether the return contains units that were not shipped.
func (r *Return) unsent() bool {
	return slices.ContainsFunc(r.Lines, func(l Line) bool { return l.Unsent > 0 })
}

// Line returns the part of the return for an order line.
func (r *Return) Line(lineItemID int64) (*Line, bool) {
	i := slices.IndexFunc(r.Lines, func(l Line) bool { return l.LineItemID == lineItemID })
	if i < 0 {
		return nil, false
	}
	return &r.Lines[i], true
}

// Actions lists the actions that a staff member or the buyer may take on the return. The commands refuse
// all other actions.
func (r *Return) Actions(staff bool) []Action {
	out := []Action{}
	for _, row := range actions {
		if row.action == CanExchange {
			if staff && r.awaitsReplacement() {
				out = append(out, row.action)
			}
			continue
		}
		if r.Status.leads(row.to) && (staff || row.action == CanCancel) && r.refuse(row.to, staff) == nil {
			out = append(out, row.action)
		}
	}
	return out
}

// refuse returns an error if the content of the return forbids a change of status that the state table
// allows.
func (r *Return) refuse(to Status, staff bool) error {
	switch {
	case to == Cancelled && r.InTime && staff:
		return r.cannot(to, "The buyer withdrew from the contract in time. Only the buyer can cancel the return.")
	case to == Cancelled && r.ReplacementOrderID != nil:
		return r.cannot(to, "The replacement order is placed. Receive the units, as MISSING if they do not arrive, and complete the return.")
	case to == InTransit && r.ApprovedOn != nil && r.approvedUnits() == 0:
		return r.cannot(to, "No unit comes back: none of them was shipped.")
	case to == Received && !slices.ContainsFunc(r.Lines, func(l Line) bool { return l.Arrived() < l.Approved }):
		return r.cannot(to, "Every approved unit has arrived.")
	case to == Completed && len(r.outstanding()) > 0:
		return r.cannot(to, "Units are outstanding: "+strings.Join(r.outstanding(), ", ")+". Receive them first, as MISSING if they did not arrive.")
	}
	return nil
}

// outstanding returns the names of the lines that have outstanding units.
func (r *Return) outstanding() (names []string) {
	for i := range r.Lines {
		if n := r.Lines[i].Outstanding(); n > 0 {
			names = append(names, domain.Itoa(n)+" of line "+domain.Itoa(r.Lines[i].LineItemID))
		}
	}
	return names
}

func (r *Return) cannot(to Status, detail string) error {
	return &domain.Error{Code: domain.InvalidStateTransition, From: string(r.Status), To: string(to), Allowed: []string{}, Detail: detail}
}

// move changes the status and sets the time of the change. The result changed is false if the return
// already has the status.
func (r *Return) move(to Status, staff bool, on **time.Time, now time.Time) (changed bool, err error) {
	if err := Transitions.Check("return", r.Status, to); err != nil {
		return false, err
	}
	if r.Status == to {
		return false, nil
	}
	if err := r.refuse(to, staff); err != nil {
		return false, err
	}
	Transitions.Must("return", &r.Status, to)
	*on = &now
	return true, nil
}

// Quantity is a number of units of one order line.
type Quantity struct {
	LineItemID int64
	Units      int
}

// Approve approves the return in the given quantities. It approves a line without a quantity as
// requested, and no unit of a line with quantity 0. The parameter others lists the other returns of the
// order. Approve refuses units that other returns or a refund have taken since the request.
func (r *Return) Approve(o *ordering.Order, others []*Return, given []Quantity, now time.Time) (changed bool, err error) {
	if err := Transitions.Check("return", r.Status, Approved); err != nil {
		return false, err
	}
	wanted, err := r.wanted(o, others, given)
	if err != nil {
		return false, err
	}
	if r.Status == Approved {
		if !slices.EqualFunc(r.Lines, wanted, func(l Line, n int) bool { return l.Approved == n }) {
			return false, r.cannot(Approved, "The return is approved already, in other quantities.")
		}
		return false, nil
	}
	for i, n := range wanted {
		r.Lines[i].Approved = n
	}
	return r.move(Approved, true, &r.ApprovedOn, now)
}

// wanted returns the number of units to approve for each line.
func (r *Return) wanted(o *ordering.Order, others []*Return, given []Quantity) ([]int, error) {
	out, at := make([]int, len(r.Lines)), make([]string, len(r.Lines))
	for i, l := range r.Lines {
		out[i] = l.Requested
	}
	var refused domain.Refusals
	for i, q := range given {
		pointer := "/lines/" + domain.Itoa(i)
		n := slices.IndexFunc(r.Lines, func(l Line) bool { return l.LineItemID == q.LineItemID })
		switch {
		case n < 0:
			refused.Add(pointer+"/lineItemId", "The return has no such line.")
		case at[n] != "":
			refused.Add(pointer+"/lineItemId", "The line occurs twice.")
		case q.Units < 0 || q.Units > r.Lines[n].Requested:
			refused.Add(pointer+"/quantity", "Approve at most the %d units that were requested.", r.Lines[n].Requested)
		default:
			out[n] = q.Units
		}
		if n >= 0 {
			at[n] = pointer + "/quantity"
		}
	}
	sum := 0
	for i, l := range r.Lines {
		sum += out[i]
		line, ok := o.Line(l.LineItemID)
		if left := 0; r.Status == Requested {
			if ok {
				left = Returnable(o, line, others)
			}
			left += l.Returned
			switch {
			case out[i] > left:
				refused.Add(cmp.Or(at[i], "/lines"), "Only %d units of line %d can still be returned.", left, l.LineItemID)
			case out[i] < l.Returned:
				refused.Add(cmp.Or(at[i], "/lines"), "A refund took back %d units of line %d. Approve them, or void the refund first.", l.Returned, l.LineItemID)
			}
		}
	}
	if refused.Err() == nil && sum == 0 && !r.unsent() {
		refused.Add("/lines", "Approve at least one unit, or reject the return.")
	}
	return out, refused.Err()
}

// Reject ends a request for a return.
func (r *Return) Reject(now time.Time) (changed bool, err error) {
	return r.move(Rejected, true, &r.RejectedOn, now)
}

// Send records that the buyer shipped the parcel.
func (r *Return) Send(now time.Time) (changed bool, err error) {
	return r.move(InTransit, true, &r.SentOn, now)
}

// Cancel ends a return before any unit is received.
func (r *Return) Cancel(staff bool, now time.Time) (changed bool, err error) {
	return r.move(Cancelled, staff, &r.CancelledOn, now)
}

// Complete ends a return after all of its approved units are accounted for. It refuses an exchange whose
// replacement order can still be placed, unless withoutReplacement is true.
func (r *Return) Complete(withoutReplacement bool, now time.Time) (changed bool, err error) {
	if r.Status != Completed && !withoutReplacement && r.awaitsReplacement() && r.refuse(Completed, true) == nil && r.Status.leads(Completed) {
		return false, r.cannot(Completed, "The replacement order is not placed. Place it with POST /admin/return/exchange, or set withoutReplacement.")
	}
	return r.move(Completed, true, &r.CompletedOn, now)
}
