package returns

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// ReturnFilter selects returns; an empty field does not filter.
type ReturnFilter struct {
	Search                     string // an order's number, or a return's
	Status                     []Status
	Kind                       []Kind
	OrderID                    []int64
	CustomerID                 []int64
	RequestedFrom, RequestedTo *time.Time
	ModifiedSince              *time.Time
}

// Preview is the return that a request would lead to, with the money that its goods are worth.
type Preview struct {
	Return *Return
	Lines  []PreviewLine
	Goods  domain.Amount // tax included
	// Delivery is what a withdrawal from the whole order refunds for the delivery, tax included.
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

// Options is what a buyer can return of an order.
type Options struct {
	Order   *ordering.Order
	Reasons []settings.ReturnReason
	Lines   []Eligibility // every line of the order for every kind
}
