package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Refund converts a refund to the shape of lists in the public API and of refund events.
func Refund(r *ordering.Refund) common.PublicRefund {
	money := r.CurrencyCode.Format
	return common.PublicRefund{
		RefundID: r.ID, OrderID: r.OrderID, OrderNumber: r.OrderNumber, RefundNumber: r.RefundNumber,
		Status: common.RefundStatus(r.Status), Reason: common.RefundReason(r.Reason),
		Amount: money(r.Amount), Subtotal: money(r.Subtotal), TaxTotal: money(r.TaxTotal), ShippingTotal: money(r.ShippingTotal),
		CurrencyCode: string(r.CurrencyCode), RefundedOn: Time(r.RefundedOn), VoidedOn: TimeOrNull(r.VoidedOn),
		CreatedOn: Time(r.CreatedOn), ModifiedOn: Time(r.ModifiedOn),
	}
}
