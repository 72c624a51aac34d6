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
	Unsent    int   `json:"unsent,omitempty"` // units of a withdrawal that were not shipped
}

// HoldsGoods reports whether the units that the refund took back still belong to it. The units of a
// failed refund belong to it until it is retried.
func (r *Refund) HoldsGoods() bool { return r.Status != RefundVoided && r.RetriedByRefundID == nil }

// received returns the number of units of a line that were received through returns and that no refund includes yet.
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

// DroppedBy returns how many of the units that Dropped counts belong to the refund's line.
func (l *OrderLine) DroppedBy(rl *RefundLine) int {
	if l.RequiresShipping {
		return rl.Released
	}
	return rl.Quantity
}

// stopNote explains in an error why fewer units are left to ship. It is empty if the line has no stopped unit.
func (l *OrderLine) stopNote() string {
	if l.Stopped() == 0 {
		return ""
	}
	return ": the buyer withdrew from " + domain.Itoa(l.Stopped())
}

// stopsParcel returns an error if a parcel that leaves contains units that the buyer withdrew from. The parameter was
// is its status before it left.
func (o *Order) stopsParcel(s *Shipment, was ShipmentStatus) error {
	for _, item := range s.Items {
		if line, ok := o.Line(item.LineItemID); ok && o.Sent(line) > line.Owed()-line.Stopped() {
			return refuse(was, s.Status, "The buyer withdrew from units of "+line.SKU+" in the parcel. Cancel the parcel, then cancel or refund the units. If the carrier has the parcel already, send isCorrection.")
		}
	}
	return nil
}

// ReturnedUnits is a change to the units of a line that count as returned. Both numbers can be negative.
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

// TakeBack counts the units that a return received as returned. The map stock contains the current stock of the order's
// variants by id.
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
