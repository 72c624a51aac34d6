package returns

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// NewPreview returns the return that a request would create, and the amounts that it would refund. Goods
// whose money is not captured, or already refunded, count as 0. So do gift cards of a line if some of their value was
// spent.
func NewPreview(o *ordering.Order, q Request, f Facts, mode domain.RoundingMode, now time.Time) (*Preview, error) {
	r, err := New(o, q, f, now)
	if err != nil {
		return nil, err
	}
	p := &Preview{Return: r}
	var want ordering.RefundRequest
	want.Reason = ordering.ReturnSellable
	for _, l := range r.Lines {
		want.Lines = append(want.Lines, ordering.RefundRequestLine{LineItemID: l.LineItemID, Quantity: l.Requested + l.Unsent})
	}
	plan, err := o.PlanRefund(want, mode)
	if domain.CodeOf(err) == domain.GiftCardSpent { // the other lines can be refunded
		want.Lines = slices.DeleteFunc(want.Lines, func(l ordering.RefundRequestLine) bool {
			line, _ := o.Line(l.LineItemID)
			return line.BuysGiftCard()
		})
		if plan, err = nil, nil; len(want.Lines) > 0 {
			plan, err = o.PlanRefund(want, mode)
		}
	}
	if code := domain.CodeOf(err); err != nil && code != domain.InvalidStateTransition && code != domain.RefundExceedsRemaining {
		return nil, err
	}
	if plan != nil && q.Kind == Withdrawal && r.withdrawsAll(o, f.Others) {
		p.Delivery = plan.MaxShipping
	}
	for _, l := range r.Lines {
		line, _ := o.Line(l.LineItemID) // New has already checked the id
		pl := PreviewLine{LineItemID: l.LineItemID, Units: l.Requested + l.Unsent}
		_, pl.DeadlineOn = f.obstacle(o, line, q.Kind, now)
		if plan != nil {
			for i := range plan.Lines {
				if plan.Lines[i].Line.ID == line.ID {
					pl.Amount = plan.Lines[i].Amount()
				}
			}
		}
		p.Lines, p.Goods = append(p.Lines, pl), p.Goods.Add(pl.Amount)
	}
	terms, _ := f.Policy.For(o.DeliveryCountry(), f.AccountTypeID)
	if plan != nil {
		p.Delivery = p.Delivery.Min(plan.Max.Sub(p.Goods)) // goodwill refunds have already used up the rest
	}
	p.Fees, p.Refund = Fees(q.Kind, terms, p.Goods, o.CurrencyCode, mode), p.Goods.Add(p.Delivery)
	for _, fee := range p.Fees {
		p.Refund = p.Refund.Sub(fee.Amount)
	}
	return p, nil
}

// withdrawsAll reports whether the order's withdrawals, including this one, leave the buyer without any unit of the
// order. If so, the store also refunds the delivery.
func (r *Return) withdrawsAll(o *ordering.Order, others []*Return) bool {
	all := append(slices.Clone(others), r)
	for _, line := range o.Lines {
		left, unsent := line.Quantity+line.RemovedQuantity-line.Dropped(), waiting(line, all, line.Dropped())
		for i, w := range all {
			if l, ok := w.Line(line.ID); ok && w.Kind == Withdrawal && w.Status != Rejected && w.Status != Cancelled {
				left -= w.expected(l) + unsent[i]
			}
		}
		if left > 0 {
			return false
		}
	}
	return true
}
