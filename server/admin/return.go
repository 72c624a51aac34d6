package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetReturn answers GET /admin/return.
func (h *Handlers) GetReturn(ctx context.Context, req api.GetReturnRequestObject) (api.GetReturnResponseObject, error) {
	o, r, err := h.store.As(auth.Actor(ctx)).ReturnOrder(ctx, req.Params.ReturnID)
	if err != nil {
		return nil, err
	}
	return api.GetReturn200JSONResponse(showReturn(o, r)), nil
}

// CreateReturn answers POST /admin/return.
func (h *Handlers) CreateReturn(ctx context.Context, req api.CreateReturnRequestObject) (api.CreateReturnResponseObject, error) {
	b := req.Body
	q := returnRequest(b.Kind, b.Lines, b.ExchangeLines)
	q.Pending = !request.Or(b.IsApproved, true)
	o, r, err := h.store.Ordering.CreateReturn(ctx, auth.Actor(ctx), b.OrderID, q, request.Value(request.Nullable(b.Note)))
	if err != nil {
		return nil, err
	}
	return api.CreateReturn200JSONResponse(showReturn(o, r)), nil
}

func returnRequest(kind common.ReturnKind, lines []api.ReturnRequestLine, wanted []common.ReturnExchangeRequestLine) returns.Request {
	return returns.Request{Kind: returns.Kind(kind), Staff: true, Exchange: request.ExchangeLines(wanted), Lines: view.Each(lines, func(l api.ReturnRequestLine) returns.RequestLine {
		return returns.RequestLine{LineItemID: request.LineItemID(l.LineItemID), Units: int(l.Quantity), Reason: request.Value(l.Reason)}
	})}
}

// PreviewReturn answers POST /admin/return/preview.
func (h *Handlers) PreviewReturn(ctx context.Context, req api.PreviewReturnRequestObject) (api.PreviewReturnResponseObject, error) {
	o, p, err := h.store.Ordering.PreviewReturn(ctx, auth.Actor(ctx), req.Body.OrderID, returnRequest(req.Body.Kind, req.Body.Lines, req.Body.ExchangeLines))
	if err != nil {
		return nil, err
	}
	money := o.CurrencyCode.Format
	due, back := p.Difference()
	return api.PreviewReturn200JSONResponse{
		OrderID: o.ID, OrderNumber: o.OrderNumber, CurrencyCode: string(o.CurrencyCode), Kind: common.ReturnKind(p.Return.Kind), Status: common.ReturnStatus(p.Return.Status),
		Exceeds: view.Each(p.Return.Exceeds, showObstacle), GoodsTotal: money(p.Goods), ShippingTotal: money(p.Delivery), RefundTotal: money(p.Refund), ExchangeTotal: view.AmountOrNull(o.CurrencyCode, p.Wanted), AmountDue: money(due), AmountRefunded: money(back), RefundDueOn: view.DateOrNull(p.Return.RefundDueOn),
		Lines: view.Each(p.Lines, func(l returns.PreviewLine) api.ReturnPreviewLine {
			return api.ReturnPreviewLine{LineItemID: view.LineItemID(l.LineItemID), Quantity: int32(l.Units), Amount: money(l.Amount), DeadlineOn: view.DateOrNull(l.DeadlineOn)}
		}),
		Fees: view.Each(p.Fees, func(f returns.Fee) api.ReturnFee {
			return api.ReturnFee{Kind: api.ReturnFeeKind(f.Kind), Amount: money(f.Amount)}
		}),
	}, nil
}

// ApproveReturn answers POST /admin/return/approve.
func (h *Handlers) ApproveReturn(ctx context.Context, req api.ApproveReturnRequestObject) (api.ApproveReturnResponseObject, error) {
	b := req.Body
	given := view.Each(b.Lines, func(l api.ReturnApproveLine) returns.Quantity {
		return returns.Quantity{LineItemID: request.LineItemID(l.LineItemID), Units: int(l.Quantity)}
	})
	o, r, err := h.store.Ordering.ApproveReturn(ctx, auth.Actor(ctx), b.ReturnID, given, request.Expect(b.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.ApproveReturn200JSONResponse(showReturn(o, r)), nil
}

// RejectReturn answers POST /admin/return/reject.
func (h *Handlers) RejectReturn(ctx context.Context, req api.RejectReturnRequestObject) (api.RejectReturnResponseObject, error) {
	b := req.Body
	o, r, err := h.store.Ordering.RejectReturn(ctx, auth.Actor(ctx), b.ReturnID, request.Value(request.Nullable(b.Note)), request.Expect(b.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.RejectReturn200JSONResponse(showReturn(o, r)), nil
}

// SendReturn answers POST /admin/return/send.
func (h *Handlers) SendReturn(ctx context.Context, req api.SendReturnRequestObject) (api.SendReturnResponseObject, error) {
	b := req.Body
	o, r, err := h.store.Ordering.SendReturn(ctx, auth.Actor(ctx), b.ReturnID, request.Value(b.CarrierName), request.Value(b.TrackingNumber), request.Expect(b.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.SendReturn200JSONResponse(showReturn(o, r)), nil
}

// ReceiveReturn answers POST /admin/return/receive.
func (h *Handlers) ReceiveReturn(ctx context.Context, req api.ReceiveReturnRequestObject) (api.ReceiveReturnResponseObject, error) {
	b := req.Body
	lines := view.Each(b.Lines, func(l api.ReturnReceiveLine) returns.ReceiptLine {
		return returns.ReceiptLine{LineItemID: request.LineItemID(l.LineItemID), Units: int(l.Quantity), Condition: returns.Condition(l.Condition)}
	})
	o, r, err := h.store.Ordering.ReceiveReturn(ctx, auth.Actor(ctx), b.ReturnID, lines, request.Expect(b.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.ReceiveReturn200JSONResponse(showReturn(o, r)), nil
}

// ExchangeReturn answers POST /admin/return/exchange.
func (h *Handlers) ExchangeReturn(ctx context.Context, req api.ExchangeReturnRequestObject) (api.ExchangeReturnResponseObject, error) {
	b := req.Body
	in := returns.ExchangeInput{
		ChargesFees: request.Or(b.ChargesFees, true), ShippingMethodID: b.ShippingMethodID, Note: request.Value(request.Nullable(b.Note)), NotifyCustomer: request.Or(b.NotifyCustomer, true),
	}
	o, r, err := h.store.Ordering.ExchangeReturn(ctx, auth.Actor(ctx), b.ReturnID, in, request.Expect(b.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.ExchangeReturn200JSONResponse(showReturn(o, r)), nil
}

// CompleteReturn answers POST /admin/return/complete.
func (h *Handlers) CompleteReturn(ctx context.Context, req api.CompleteReturnRequestObject) (api.CompleteReturnResponseObject, error) {
	o, r, err := h.store.Ordering.CompleteReturn(ctx, auth.Actor(ctx), req.Body.ReturnID, request.Value(req.Body.WithoutReplacement), request.Expect(req.Body.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.CompleteReturn200JSONResponse(showReturn(o, r)), nil
}

// CancelReturn answers POST /admin/return/cancel.
func (h *Handlers) CancelReturn(ctx context.Context, req api.CancelReturnRequestObject) (api.CancelReturnResponseObject, error) {
	o, r, err := h.store.Ordering.CancelReturn(ctx, auth.Actor(ctx), req.Body.ReturnID, request.Expect(req.Body.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.CancelReturn200JSONResponse(showReturn(o, r)), nil
}

func showObstacle(o returns.Obstacle) common.ReturnObstacle { return common.ReturnObstacle(o) }

func showReturn(o *ordering.Order, r *returns.Return) api.ReturnDetails {
	return api.ReturnDetails{
		ReturnID: r.ID, ReturnNumber: view.ReturnNumber(r), OrderID: o.ID, OrderNumber: o.OrderNumber, Kind: common.ReturnKind(r.Kind), Status: common.ReturnStatus(r.Status),
		IsInTime: r.InTime, Exceeds: view.Each(r.Exceeds, showObstacle), ExchangeLines: view.ExchangeLines(r, returns.ExchangeLine.CatalogName), ReplacementOrderID: view.Or(r.ReplacementOrderID), RefundIds: r.RefundIDs(o), RefundDueOn: view.DateOrNull(r.RefundDueOn),
		Lines: view.Each(r.Lines, func(l returns.Line) api.ReturnLine {
			out := api.ReturnLine{
				LineItemID: view.LineItemID(l.LineItemID), Reason: view.TextOrNull(l.Reason), RequestedQuantity: int32(l.Requested), ApprovedQuantity: int32(l.Approved),
				SellableQuantity: int32(l.Sellable), DamagedQuantity: int32(l.Damaged), MissingQuantity: int32(l.Missing),
				ReturnedQuantity: int32(l.Returned), RestockedQuantity: int32(l.Restocked), UnshippedQuantity: int32(l.Unsent),
			}
			if line, ok := o.Line(l.LineItemID); ok {
				out.SKU, out.Name = line.SKU, line.Name
			}
			return out
		}),
		Note: view.TextOrNull(r.Note), CarrierName: r.CarrierName, TrackingNumber: r.TrackingNumber,
		RequestedOn: view.Time(r.RequestedOn), ApprovedOn: view.TimeOrNull(r.ApprovedOn), RejectedOn: view.TimeOrNull(r.RejectedOn), SentOn: view.TimeOrNull(r.SentOn),
		ReceivedOn: view.TimeOrNull(r.ReceivedOn), CompletedOn: view.TimeOrNull(r.CompletedOn), CancelledOn: view.TimeOrNull(r.CancelledOn),
		AllowedActions: view.Each(r.Actions(true), func(a returns.Action) api.ReturnAction { return api.ReturnAction(a) }),
		CreatedOn:      view.Time(r.CreatedOn), ModifiedOn: view.Time(r.ModifiedOn), Version: r.Version,
	}
}
