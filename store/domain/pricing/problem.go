package pricing

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Problem is something that the buyer should see. Whether it stands in the way
// of checkout, its code says.
type Problem struct {
	Code    ProblemCode
	Line    int // the place of the line that it is about; -1: the whole cart
	Message string
}

// ProblemCode names a Problem. The list can grow.
type ProblemCode string

const (
	PriceChanged       ProblemCode = "price_changed"
	TooFewInStock      ProblemCode = "insufficient_stock"
	NoLongerSold       ProblemCode = "unavailable"
	QuantityNotAllowed ProblemCode = "quantity_not_allowed"
	CouponDoesNotApply ProblemCode = "coupon_not_applicable"
	CouponHasRunOut    ProblemCode = "coupon_exhausted"
	CannotBeShipped    ProblemCode = "shipping_not_available"
	BelowMinOrder      ProblemCode = "min_order_amount"
)

// WholeCart is the Line of a Problem that is about no line.
const WholeCart = -1

// StockRule says in words how many are left.
func StockRule(s catalog.Sellable, left int) string {
	if left == 0 {
		return "Nothing is left of " + s.Title() + "."
	}
	return "Only " + domain.Itoa(left) + " of " + s.Title() + " are left."
}

// QuantityRule says in words which quantities of a product can be ordered.
func QuantityRule(p *catalog.Product) string {
	text := p.Name + " is sold from " + domain.Itoa(p.MinQuantity) + " on"
	if p.MaxQuantity != nil {
		text = p.Name + " is sold from " + domain.Itoa(p.MinQuantity) + " to " + domain.Itoa(*p.MaxQuantity)
	}
	if p.QuantityStep > 1 {
		text += ", in steps of " + domain.Itoa(p.QuantityStep)
	}
	return text + "."
}
