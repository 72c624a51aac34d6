package returns

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Kind is the purpose of a return. New values may be added.
type Kind string

const (
	Back       Kind = "RETURN"     // goods come back for a refund, under the store's policy
	Exchange   Kind = "EXCHANGE"   // goods exchanged for other goods, under the store's policy
	Claim      Kind = "CLAIM"      // goods that are faulty, wrong or damaged
	Withdrawal Kind = "WITHDRAWAL" // the buyer withdraws from the contract, as the law allows
)

// Kinds lists every kind.
func Kinds() []Kind { return []Kind{Back, Exchange, Claim, Withdrawal} }

// Voluntary reports whether the store's policy decides about returns of this kind. The law decides about
// claims and withdrawals.
func (k Kind) Voluntary() bool { return k == Back || k == Exchange }

// Status is the state of a return. New values may be added.
type Status string

const (
	Requested Status = "REQUESTED"
	Approved  Status = "APPROVED"
	Rejected  Status = "REJECTED"
	InTransit Status = "IN_TRANSIT" // the buyer or the carrier reports that the parcel was shipped
	Received  Status = "RECEIVED"   // some or all units were received
	Completed Status = "COMPLETED"
	Cancelled Status = "CANCELLED" // possible only before any unit is received
)

// Statuses lists every status, in the order of the process.
func Statuses() []Status {
	return []Status{Requested, Approved, Rejected, InTransit, Received, Completed, Cancelled}
}

// Transitions is the state table of returns. A return that needs no approval starts as APPROVED. If the
// buyer brings the goods to the store, the return skips IN_TRANSIT. A withdrawal from unshipped units is
// completed without goods.
var Transitions = domain.Transitions[Status]{
	"":        {Requested, Approved},
	Requested: {Approved, Rejected, Cancelled},
	Approved:  {InTransit, Received, Completed, Cancelled},
	InTransit: {Received, Cancelled},
	Received:  {Completed},
}

// Open reports whether a return in this status still claims units of its order.
func (s Status) Open() bool { return len(Transitions[s]) > 0 }

// Action is a command on a return. The state of the return determines whether it is allowed.
type Action string

const (
	CanApprove  Action = "APPROVE"
	CanReject   Action = "REJECT"
	CanSend     Action = "SEND" // record that the parcel was shipped
	CanReceive  Action = "RECEIVE"
	CanExchange Action = "EXCHANGE" // place the replacement order of an exchange
	CanComplete Action = "COMPLETE"
	CanCancel   Action = "CANCEL"
)

// actions maps each action to the status that it sets, in the order of the process. Transitions determines the statuses in which the
// action is allowed.
var actions = []struct {
	action Action
	to     Status
}{
	{CanApprove, Approved},
	{CanReject, Rejected},
	{CanSend, InTransit},
	{CanReceive, Received},
	{CanExchange, ""}, // does not change the status
	{CanComplete, Completed},
	{CanCancel, Cancelled},
}

// leads reports whether an action that results in the given status is allowed for a return in this status and has an
// effect. Only receiving can be repeated, because units arrive in parts.
func (s Status) leads(to Status) bool {
	return slices.Contains(Transitions[s], to) || s == Received && to == Received
}
