package ordering

import (
	"fmt"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// ReplaceReason says why an order is replaced.
type ReplaceReason string

const (
	ReplacedLost        ReplaceReason = "LOST"
	ReplacedDamaged     ReplaceReason = "DAMAGED"
	ReplacedWrongItem   ReplaceReason = "WRONG_ITEM"
	ReplacedDefective   ReplaceReason = "DEFECTIVE"
	ReplacedOtherReason ReplaceReason = "OTHER"
)

// ReplaceItem is so much of a line that is sent again.
type ReplaceItem struct {
	LineID    int64
	VariantID int64 // 0: the line's
	Quantity  int
}

// Replaceable refuses what was never placed, and what has a replacement already.
func (o *Order) Replaceable() error {
	switch {
	case o.Status == OrderDraft:
		return refuse(o.Status, OrderOpen, "Only an order that was placed can be replaced.")
	case o.ReplacementOrderNumber != nil:
		return domain.Errorf(domain.AlreadyExists, "Order %d replaces this one already; cancel it first.", *o.ReplacementOrderNumber)
	}
	return nil
}

// Replaced completes what is to be sent again, each with its line and its variant.
// nil is all that is neither refunded nor canceled.
func (o *Order) Replaced(items []ReplaceItem) ([]ReplaceItem, error) {
	var refused domain.Refusals
	if items == nil {
		for _, l := range o.Lines {
			if left := l.Quantity - l.CancelledQuantity - l.RefundedQuantity; left > 0 {
				items = append(items, ReplaceItem{LineID: l.ID, Quantity: left})
			}
		}
		if len(items) == 0 {
			refused.Add("/items", "All of the order is refunded or canceled: say what is to be sent.")
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
		case item.VariantID == 0 && line.VariantID == nil:
			refused.Add(at+"/variantId", "What the line sold is gone: name another variant.")
		case item.VariantID == 0:
			item.VariantID = *line.VariantID
		}
		out[i] = item
	}
	return out, refused.Err()
}

// AgainAt is what a piece of a line costs that is sent again, before discounts; nil:
// what the variant costs today. Prices are kept as they are shown in the store, with
// tax or without.
func (o *Order) AgainAt(item ReplaceItem, includeTax bool) *domain.Amount {
	line, known := o.Line(item.LineID)
	if !known || line.VariantID == nil || *line.VariantID != item.VariantID || o.PricesIncludeTax != includeTax {
		return nil
	}
	price := line.UnitPrice
	if line.SubscriptionPlanID != nil { // several deliveries may have been paid with it, or none
		price = line.UnitPriceBeforeDiscount
	}
	return &price
}

// FreeReplacement is the discount of an order that is sent again for nothing.
func (o *Order) FreeReplacement() *pricing.ManualDiscount {
	reason := fmt.Sprintf("Replacement for order %d", o.OrderNumber)
	return &pricing.ManualDiscount{DiscountType: pricing.DiscountPercentage, Value: domain.AmountOf(100, 0), Reason: &reason}
}
