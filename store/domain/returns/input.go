package returns

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// ReturnFilter selects returns; an empty field does not filter.
type ReturnFilter struct {
	Search                     string // the number of an order or a return
	Status                     []Status
	Kind                       []Kind
	OrderID                    []int64
	CustomerID                 []int64
	RequestedFrom, RequestedTo *time.Time
	ModifiedSince              *time.Time
}

// Preview holds the return that a request would create, and the amounts that it would refund.
type Preview struct {
	Return *Return
	Lines  []PreviewLine
	Goods  domain.Amount // tax included
	// Delivery is the delivery charge that a withdrawal from the whole order refunds, tax included.
	Delivery domain.Amount
	Fees     []Fee
	Refund   domain.Amount // Goods and Delivery less the fees
}

// PreviewLine is a line of a preview.
type PreviewLine struct {
	LineItemID int64
	Units      int
	Amount     domain.Amount // tax included
	DeadlineOn *domain.Date  // nil means that no window ends
}

// Options lists the lines of an order that a buyer can return.
type Options struct {
	Order   *ordering.Order
	Reasons []settings.ReturnReason
	Lines   []Eligibility // every line of the order, for every kind
}
