package ordering

import (
	"fmt"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// ReplaceReason is the reason why an order is replaced.
type ReplaceReason string

const (
	ReplacedLost        ReplaceReason = "LOST"
	ReplacedDamaged     ReplaceReason = "DAMAGED"
	ReplacedWrongItem   ReplaceReason = "WRONG_ITEM"
	ReplacedDefective   ReplaceReason = "DEFECTIVE"
	ReplacedOtherReason ReplaceReason = "OTHER"
)

// ReplaceItem is a quantity of a line that is sent again.
type ReplaceItem struct {
	LineID    int64
	VariantID int64 // variant to send; 0 means the line's variant
	Quantity  int
}

// Replaceable returns an error if the order was never placed or already has a replacement.
func (o *Order) Replaceable() error {
	switch {
	case o.Status == OrderDraft:
		return refuse(o.Status, OrderOpen, "Only an order that was placed can be replaced.")
	case o.ReplacementOrderNumber != nil:
		return domain.Errorf(domain.AlreadyExists, "Order %d replaces this one already; cancel it first.", *o.ReplacementOrderNumber)
	}
	return nil
}

// Exchangeable returns an error if the order was never placed. An order can have several exchanges, one for
// each return.
func (o *Order) Exchangeable() error {
	if o.Status == OrderDraft {
		return refuse(o.Status, OrderOpen, "Only goods of an order that was placed can be exchanged.")
	}
	return nil
}

// FreelyReplaceable returns an error if the order cannot be sent again for free: it is canceled,
// neither fully paid nor fully authorized, or fully refunded.
func (o *Order) FreelyReplaceable() error {
	if err := o.Replaceable(); err != nil {
		return err
	}
	b := o.Balance()
	switch {
	case o.Status == OrderCancelled:
		return refuse(o.Status, OrderOpen, "The order is canceled, so it cannot be replaced for free. Set isFree to false to sell it again.")
	case b.paid().Less(o.GrandTotal) && b.Authorized.Less(o.GrandTotal):
		return refuse(o.PaymentStatus, PaymentPaid, "The order is not paid, so it cannot be replaced for free. Set isFree to false, or record the payment first.")
	case !b.paid().Less(o.GrandTotal) && o.GrandTotal.Positive() && !o.kept().Positive():
		return refuse(o.PaymentStatus, PaymentPaid, "The whole payment was refunded, so the order cannot be replaced for free. Set isFree to false to sell it again.")
	case !slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return o.freely(l) > 0 }):
		return refuse(o.PaymentStatus, PaymentPaid, "The whole order is refunded or canceled, so it cannot be replaced for free.")
	}
	return nil
}

// freely returns the number of units of a line that can be sent again for free. It counts the units that
// are neither refunded nor canceled, and returns 0 if the whole price of the line was refunded.
func (o *Order) freely(l *OrderLine) int {
	rest := o.restOf(l)
	if l.LineGross.Positive() && !rest.gross().Positive() {
		return 0
	}
	return rest.quantity
}

// Replaced returns the items to send again, each with its line and variant. Without items, it returns all units that
// are neither refunded nor canceled and do not buy gift cards. Only units that are paid for can be free.
func (o *Order) Replaced(items []ReplaceItem, free bool) ([]ReplaceItem, error) {
	var refused domain.Refusals
	if items == nil {
		for _, l := range o.Lines {
			left := l.Quantity - l.CancelledQuantity - l.RefundedQuantity
			if free {
				left = o.freely(l)
			}
			if left > 0 && !l.BuysGiftCard() {
				items = append(items, ReplaceItem{LineID: l.ID, Quantity: left})
			}
		}
		if len(items) == 0 {
			refused.Add("/items", "All of the order is refunded or canceled, or buys gift cards: say what is to be sent.")
		}
	}
	out, sent := make([]ReplaceItem, len(items)), map[int64]int{}
	for i, item := range items {
		at := "/items/" + domain.Itoa(i)
		line, known := o.Line(item.LineID)
		if !known {
			refused.Add(at+"/lineItemId", "The order has no such line.")
			continue
		}
		sent[line.ID] += item.Quantity
		switch {
		case sent[line.ID] > line.Quantity:
			refused.Add(at+"/quantity", "Only %d were ordered.", line.Quantity)
		case free && sent[line.ID] > o.freely(line):
			refused.Add(at+"/quantity", "At most %[2]d of %[1]s can be replaced for free: these are paid for, and neither refunded nor canceled.", line.SKU, o.freely(line))
		case item.VariantID == 0 && line.VariantID == nil:
			refused.Add(at+"/variantId", "The line's variant was deleted. Name another variant.")
		case item.VariantID == 0:
			item.VariantID = *line.VariantID
		}
		out[i] = item
	}
	return out, refused.Err()
}

// AgainAt returns the unit price, before discounts, at which an item is sent again; nil means the variant's current
// price. The line's price is used only for the same variant, and only if prices still include or exclude tax as they
// did on the order.
func (o *Order) AgainAt(item ReplaceItem, includeTax bool) *domain.Amount {
	line, known := o.Line(item.LineID)
	if !known || line.VariantID == nil || *line.VariantID != item.VariantID || o.PricesIncludeTax != includeTax {
		return nil
	}
	price := line.UnitPrice
	if line.SubscriptionPlanID != nil { // its unit price may cover several deliveries or none
		price = line.ListPrice()
	}
	return &price
}

// FreeReplacement returns the discount that makes a replacement order free.
func (o *Order) FreeReplacement() *pricing.ManualDiscount {
	reason := fmt.Sprintf("Replacement for order %d", o.OrderNumber)
	return &pricing.ManualDiscount{DiscountType: pricing.DiscountPercentage, Value: domain.AmountOf(100, 0), Reason: &reason}
}
