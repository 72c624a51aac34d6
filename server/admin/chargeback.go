package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// ReportOrderChargeback answers POST /admin/order/chargeback.
func (h *Handlers) ReportOrderChargeback(ctx context.Context, req api.ReportOrderChargebackRequestObject) (api.ReportOrderChargebackResponseObject, error) {
	b := req.Body
	amount, err := request.OptionalAmount("/amount", b.Amount)
	if err != nil {
		return nil, err
	}
	o, c, err := h.store.Ordering.ReportChargeback(ctx, auth.Actor(ctx), b.OrderID, ordering.ChargebackReport{
		PaymentID: request.Value(b.PaymentID), Reference: b.Reference, Amount: amount, Reason: b.Reason, Status: request.As[ordering.ChargebackStatus](b.Status),
		IsInquiry: b.IsInquiry, DueOn: request.Time(b.DueOn),
	})
	if err != nil {
		return nil, err
	}
	return api.ReportOrderChargeback200JSONResponse(showChargeback(o, c)), nil
}

// SubmitOrderChargebackEvidence answers POST /admin/order/chargeback/evidence.
func (h *Handlers) SubmitOrderChargebackEvidence(ctx context.Context, req api.SubmitOrderChargebackEvidenceRequestObject) (api.SubmitOrderChargebackEvidenceResponseObject, error) {
	o, c, err := h.store.Ordering.ContestChargeback(ctx, auth.Actor(ctx), req.Body.OrderID, req.Body.Reference, req.Body.Text)
	if err != nil {
		return nil, err
	}
	return api.SubmitOrderChargebackEvidence200JSONResponse(showChargeback(o, c)), nil
}

// AcceptOrderChargeback answers POST /admin/order/chargeback/accept.
func (h *Handlers) AcceptOrderChargeback(ctx context.Context, req api.AcceptOrderChargebackRequestObject) (api.AcceptOrderChargebackResponseObject, error) {
	o, c, err := h.store.Ordering.AcceptChargeback(ctx, auth.Actor(ctx), req.Body.OrderID, req.Body.Reference)
	if err != nil {
		return nil, err
	}
	return api.AcceptOrderChargeback200JSONResponse(showChargeback(o, c)), nil
}

func showChargeback(o *ordering.Order, c *ordering.Chargeback) api.Chargeback {
	return api.Chargeback{
		Reference: c.Reference, PaymentID: c.PaymentID, Amount: o.CurrencyCode.Format(c.Amount), Reason: view.TextOrNull(c.Reason), Status: api.ChargebackStatus(c.Status),
		IsInquiry: c.IsInquiry, DueOn: view.TimeOrNull(c.DueOn), EvidenceSubmittedOn: view.TimeOrNull(c.EvidenceSubmittedOn), ReportedOn: view.Time(c.ReportedOn),
	}
}
