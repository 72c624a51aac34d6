package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// CancelReason is the reason why an order was canceled.
type CancelReason string

const (
	CancelledByRequest   CancelReason = "CUSTOMER_REQUEST"
	CancelledFraud       CancelReason = "FRAUD"
	CancelledOutOfStock  CancelReason = "OUT_OF_STOCK"
	CancelledUnpaid      CancelReason = "PAYMENT_NOT_RECEIVED"
	CancelledDuplicate   CancelReason = "DUPLICATE"
	CancelledOtherReason CancelReason = "OTHER"
)

// CancelRequest is a request to cancel or void an order.
type CancelRequest struct {
	Reason         CancelReason
	Note           string
	KeepPayment    bool // do not refund captured money
	KeepStock      bool // write off the reserved units instead of releasing them
	NotifyCustomer bool
}

// Cancellation lists the effects of canceling an order.
type Cancellation struct {
	Done     bool // false means that the order was already canceled
	Tell     bool // notify the customer; false for drafts, which customers never see
	Refunds  []*Refund
	Release  []catalog.StockMove
	Restock  []catalog.StockMove // units of goods without shipping that had left the stock
	WriteOff []catalog.StockMove
	Events   []domain.Event
}

// Back returns the sum of the refunds.
func (c Cancellation) Back() (sum domain.Amount) {
	for _, r := range c.Refunds {
		sum = sum.Add(r.Amount)
	}
	return sum
}

// Cancel cancels an order whose shipped units were all returned or refunded. It releases authorizations,
// refunds captured money and cancels the remaining units. The caller must call the gateways afterwards.
// An order that is already canceled stays unchanged.
//
// The outcome of a payment may still be open, in the case of a bank debit even for days. The order is
// canceled at once, and money that arrives later is refunded when it arrives.
func (o *Order) Cancel(req CancelRequest, mode domain.RoundingMode, by domain.Actor, now time.Time) (Cancellation, error) {
	if o.Status == OrderCancelled {
		return Cancellation{}, nil
	}
	if err := o.endable(req.KeepPayment); err != nil {
		return Cancellation{}, err
	}
	return o.end("order.cancelled", req, mode, by, now)
}

// Void cancels an order without captured money. An order that is already canceled stays unchanged.
func (o *Order) Void(req CancelRequest, mode domain.RoundingMode, by domain.Actor, now time.Time) (Cancellation, error) {
	if o.Status == OrderCancelled {
		return Cancellation{}, nil
	}
	if err := o.voidable(); err != nil {
		return Cancellation{}, err
	}
	return o.end("order.voided", req, mode, by, now)
}

// voidable returns an error if money was captured, or if the order cannot be canceled.
func (o *Order) voidable() error {
	if o.Balance().Captured.Positive() {
		return refuse(o.PaymentStatus, PaymentVoided, "Money was captured already: cancel the order or refund instead.")
	}
	return o.endable(false)
}

// endable returns an error if shipped units were neither returned nor refunded (with money or without),
// or if a draft's payment is under way. If money is disputed, keepPayment must be set, because disputed
// money cannot be refunded.
func (o *Order) endable(keepPayment bool) error {
	for _, l := range o.Lines {
		if l.FulfilledQuantity > max(l.ReturnedQuantity, o.sentAndRefunded(l)) {
			return refuse(o.Status, OrderCancelled, "Something is shipped: cancel the shipments, or refund the units, with the amount 0 where nothing was paid for them.")
		}
	}
	if err := orderTransitions.Check("order", o.Status, OrderCancelled); err != nil {
		return err
	}
	switch {
	case o.Status == OrderDraft:
		return o.still(OrderCancelled)
	case !keepPayment && o.disputed() && o.Balance().Refundable.Positive():
		return refuse(o.Status, OrderCancelled, "An amount of the order is in dispute and cannot be refunded before it is decided. Cancel with `refundPayment: false` to keep the money.")
	}
	return nil
}

func (o *Order) end(action string, req CancelRequest, mode domain.RoundingMode, by domain.Actor, now time.Time) (c Cancellation, err error) {
	c.Done = true
	draft := o.Status == OrderDraft
	orderTransitions.Must("order", &o.Status, OrderCancelled)
	o.CancelledOn, o.CancelReason, o.CancelNote = &now, string(req.Reason), req.Note
	o.OnHold, o.Hold = false, nil
	if draft {
		o.ExternalID = nil // another order of the same sale can use the id
		o.releaseTenders(now)
		return c, nil
	}
	c.Tell = req.NotifyCustomer && o.Email != ""
	for _, p := range o.Payments {
		switch {
		case p.WaitsOutside(): // no money arrived
			attemptTransitions.Must("payment", &p.Status, AttemptVoided)
		case !p.CapturingAmount.Positive(): // the capture in progress decides whether anything is left to release
			p.release(now)
		}
	}
	var gone []catalog.StockMove
	if !req.KeepStock {
		for _, l := range o.Lines {
			if back := l.IssuedQuantity - max(o.sentAndRefunded(l), l.ReturnedQuantity); !l.RequiresShipping && back > 0 {
				c.Restock = append(c.Restock, l.move(back, "")...)
				l.IssuedQuantity -= back
				l.ReleasedQuantity += back
			}
		}
	}
	if !req.KeepPayment && o.Balance().Refundable.Positive() {
		give := RefundRequest{Reason: OtherReason, Note: req.Note, NotifyCustomer: req.NotifyCustomer}
		if req.Reason == CancelledDuplicate {
			give.Reason = DuplicateCharge
		}
		plan, err := o.PlanRefund(give, mode)
		if err != nil {
			return Cancellation{}, err
		}
		issue := o.issue(plan, give, by, now)
		c.Refunds, c.Events = issue.Refunds, issue.Events
		gone = append(gone, issue.Release...)
	}
	for _, l := range o.Lines {
		left := l.holds()
		gone = append(gone, l.move(left, "")...)
		if !l.RequiresShipping {
			l.ReleasedQuantity += left
			left = l.Quantity - l.CancelledQuantity - l.RefundedQuantity
		}
		l.CancelledQuantity += left
	}
	if req.KeepStock {
		c.WriteOff = gone
	} else {
		c.Release = gone
	}
	c.Events = append(c.Events, o.settle(now)...)
	c.Events = append(c.Events, domain.Event{Type: domain.OrderCancelledEvent, Action: action, Object: o})
	return c, nil
}
