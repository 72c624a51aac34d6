package returns

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// ReturnFilter selects returns. An empty field does not filter.
type ReturnFilter struct {
	Search                     string // number of an order or a return
	Status                     []Status
	Kind                       []Kind
	OrderID                    []int64
	CustomerID                 []int64
	RequestedFrom, RequestedTo *time.Time
	ModifiedSince              *time.Time
}

// Preview contains the return that a request would create, and the amounts that it would refund.
type Preview struct {
	Return *Return
	Lines  []PreviewLine
	Goods  domain.Amount // includes tax
	// Delivery is the delivery charge, including tax, that a withdrawal from the whole order refunds.
	Delivery domain.Amount
	Fees     []Fee
	Refund   domain.Amount // sum of Goods and Delivery less the fees
	// Wanted is the current price, including tax, of the goods that the buyer wants in exchange; nil means that the
	// request names none.
	Wanted *domain.Amount
}

// Difference returns the amount that the buyer pays, and the amount that the buyer gets back; at most one of
// them is positive.
func (p *Preview) Difference() (due, back domain.Amount) {
	var wanted domain.Amount
	if p.Wanted != nil {
		wanted = *p.Wanted
	}
	return wanted.Sub(p.Refund).NotNegative(), p.Refund.Sub(wanted).NotNegative()
}

// PreviewLine is a line of a preview.
type PreviewLine struct {
	LineItemID int64
	Units      int
	Amount     domain.Amount // includes tax
	DeadlineOn *domain.Date  // nil means no deadline
}

// Options lists the lines of an order that a buyer can return.
type Options struct {
	Order   *ordering.Order
	Reasons []settings.ReturnReason
	Lines   []Eligibility // one entry per line of the order and kind
}
