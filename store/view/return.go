package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain/returns"
)

// Return converts a return to the shape of lists in the public API and of return events. The return's order must be
// loaded.
func Return(r *returns.Return) common.PublicReturn {
	return common.PublicReturn{
		ReturnID: r.ID, ReturnNumber: ReturnNumber(r), OrderID: r.OrderID, OrderNumber: r.Order.OrderNumber, Kind: common.ReturnKind(r.Kind), Status: common.ReturnStatus(r.Status), IsInTime: r.InTime,
		ExchangeLines: ExchangeLines(r, returns.ExchangeLine.CatalogName), ReplacementOrderID: Or(r.ReplacementOrderID),
		Lines: Each(r.Lines, func(l returns.Line) common.PublicReturnLine {
			return common.PublicReturnLine{
				LineItemID: LineItemID(l.LineItemID), Reason: TextOrNull(l.Reason), RequestedQuantity: int32(l.Requested), ApprovedQuantity: int32(l.Approved),
				SellableQuantity: int32(l.Sellable), DamagedQuantity: int32(l.Damaged), MissingQuantity: int32(l.Missing), UnshippedQuantity: int32(l.Unsent),
			}
		}),
		RefundDueOn: DateOrNull(r.RefundDueOn), CarrierName: r.CarrierName, TrackingNumber: r.TrackingNumber,
		RequestedOn: Time(r.RequestedOn), ApprovedOn: TimeOrNull(r.ApprovedOn), RejectedOn: TimeOrNull(r.RejectedOn), SentOn: TimeOrNull(r.SentOn),
		ReceivedOn: TimeOrNull(r.ReceivedOn), CompletedOn: TimeOrNull(r.CompletedOn), CancelledOn: TimeOrNull(r.CancelledOn),
		CreatedOn: Time(r.CreatedOn), ModifiedOn: Time(r.ModifiedOn),
	}
}

// ExchangeLines converts the goods that the buyer of a return wants in exchange, with the given name of each.
func ExchangeLines(r *returns.Return, name func(returns.ExchangeLine) string) []common.ReturnExchangeLine {
	return Each(r.ExchangeLines, func(l returns.ExchangeLine) common.ReturnExchangeLine {
		return common.ReturnExchangeLine{
			LineItemID: LineItemID(l.LineItemID), VariantID: l.VariantID, SKU: l.SKU, Name: name(l), Quantity: int32(l.Units), ReservedQuantity: int32(l.Reserved),
		}
	})
}

// ReturnNumber returns the number that people use for a return: the order's number, and the return's number within the
// order. The return's order must be loaded.
func ReturnNumber(r *returns.Return) string {
	return r.Name(r.Order)
}
