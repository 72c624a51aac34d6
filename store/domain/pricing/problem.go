package pricing

import (
	"maps"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Problem is a message for the buyer. Its code determines whether it prevents checkout.
type Problem struct {
	Code    ProblemCode
	Line    int // index of the line; -1 means the whole cart
	Message string
	// Coupon is the reason as data, for problems of coupons; otherwise nil.
	Coupon *domain.CouponRefusal
}

// ProblemCode is the kind of a Problem. New kinds may be added.
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
	FieldMissing       ProblemCode = "custom_field_required"
	FieldInvalid       ProblemCode = "custom_field_invalid"
	QuantityReduced    ProblemCode = "quantity_reduced" // a notice that does not prevent the order
)

// obstacles contains the error codes for the kinds of problems that prevent an order.
var obstacles = map[ProblemCode]domain.Code{
	NoLongerSold: domain.InvalidValue, QuantityNotAllowed: domain.InvalidValue, BelowMinOrder: domain.InvalidValue,
	FieldMissing: domain.InvalidValue, FieldInvalid: domain.InvalidValue, TooFewInStock: domain.InsufficientStock,
	CouponDoesNotApply: domain.CouponNotApplicable, CouponHasRunOut: domain.CouponExhausted, CannotBeShipped: domain.ShippingNotAvailable,
}

// Obstacles lists the kinds of problems that prevent an order.
func Obstacles() []ProblemCode { return slices.Sorted(maps.Keys(obstacles)) }

// WholeCart is the Line of a Problem that concerns the whole cart.
const WholeCart = -1

// StockRule returns a message with the number of units left.
func StockRule(s catalog.Sellable, left int) string {
	if left == 0 {
		return "Nothing is left of " + s.Title() + "."
	}
	return "Only " + domain.Itoa(left) + " of " + s.Title() + " are left."
}

// SharedStockRule returns a message with the number of units left for several lines of the same variant.
func SharedStockRule(s catalog.Sellable, left int) string {
	if left == 0 {
		return StockRule(s, left)
	}
	return "Only " + domain.Itoa(left) + " of " + s.Title() + " are left for all of its lines together."
}

// QuantityRule returns a message with the quantities in which a product can be ordered.
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
