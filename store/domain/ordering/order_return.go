package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// ReturnShare is the part of a refund's line that belongs to one return.
type ReturnShare struct {
	ReturnID  int64 `json:"returnId"`
	Returned  int   `json:"returned,omitempty"`
	Restocked int   `json:"restocked,omitempty"`
	Received  int   `json:"received,omitempty"`
}

// HoldsGoods reports whether the units that the refund took back still belong to it. The units of a
// failed refund belong to it until it is retried.
func (r *Refund) HoldsGoods() bool { return r.Status != RefundVoided && r.RetriedByRefundID == nil }

// received returns the number of units of a line that returns received and that no refund includes yet.
func (o *Order) received(line *OrderLine) int {
	left := line.ReturnedQuantity
	for _, r := range o.Refunds {
		for i := range r.Lines {
			rl := &r.Lines[i]
			if rl.LineItemID != line.ID {
				continue
			}
			if r.HoldsGoods() {
				left -= rl.Returned
			}
			if r.Counts() {
				left -= rl.Received
			}
		}
	}
	return max(0, left)
}

// ReturnedUnits is a change of the number of a line's units that count as returned. Both numbers can be
// negative.
type ReturnedUnits struct {
	LineItemID int64
	Returned   int
	Restocked  int // returned units that are available for sale again
}

// ReturnEffect lists the effects of a change of returned units.
type ReturnEffect struct {
	Restock []catalog.StockMove
	Unstock []catalog.StockMove
	Events  []domain.Event
}

// TakeBack counts the units that a return received as returned. The map stock contains the present stock
// of the order's variants by id.
func (o *Order) TakeBack(units []ReturnedUnits, stock map[int64]*catalog.Stock, now time.Time) (effect ReturnEffect, err error) {
	var refused domain.Refusals
	for _, u := range units {
		if line, ok := o.Line(u.LineItemID); !ok || line.ReturnedQuantity+u.Returned > line.gone() {
			refused.Add("/lines", "More units of line %d would come back than left.", u.LineItemID)
		}
	}
	if err := refused.Err(); err != nil {
		return effect, err
	}
	for _, u := range units {
		line, _ := o.Line(u.LineItemID)
		line.ReturnedQuantity = max(0, line.ReturnedQuantity+u.Returned)
		if restocks(stock, line) {
			effect.Restock = append(effect.Restock, line.restock(u.Restocked)...)
			effect.Unstock = append(effect.Unstock, line.restock(-u.Restocked)...)
		}
	}
	effect.Events = o.settle(now)
	return effect, nil
}
