package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetReturnEligibility answers GET /customer/return/eligibility.
func (h *Handlers) GetReturnEligibility(ctx context.Context, req api.GetReturnEligibilityRequestObject) (api.GetReturnEligibilityResponseObject, error) {
	options, err := h.store.Ordering.ReturnOptions(ctx, auth.Actor(ctx), req.Params.OrderID)
	if err != nil {
		return nil, err
	}
	o := options.Order
	return api.GetReturnEligibility200JSONResponse{
		OrderID: o.ID, OrderNumber: o.OrderNumber,
		Reasons: view.Each(options.Reasons, func(r settings.ReturnReason) api.ReturnReasonOption {
			return api.ReturnReasonOption{Code: r.Code, Name: r.Name}
		}),
		Lines: view.Each(o.Lines, func(l *ordering.OrderLine) api.ReturnEligibilityLine {
			out := api.ReturnEligibilityLine{LineItemID: view.LineItemID(l.ID), SKU: l.SKU, Name: l.Title(), Kinds: []api.ReturnEligibilityKind{}}
			for _, e := range options.Lines {
				if e.LineItemID == l.ID {
					out.Kinds = append(out.Kinds, showEligibility(e))
				}
			}
			return out
		}),
	}, nil
}

func showEligibility(e returns.Eligibility) api.ReturnEligibilityKind {
	var obstacle *common.ReturnObstacle
	if e.Obstacle != "" {
		obstacle = new(common.ReturnObstacle(e.Obstacle))
	}
	return api.ReturnEligibilityKind{Kind: common.ReturnKind(e.Kind), Quantity: int32(e.Units), Obstacle: view.Or(obstacle), DeadlineOn: view.DateOrNull(e.DeadlineOn)}
}

// ListReturns answers GET /customer/return/paged.
func (h *Handlers) ListReturns(ctx context.Context, req api.ListReturnsRequestObject) (api.ListReturnsResponseObject, error) {
	p := req.Params
	own, err := h.store.Ordering.BuyersReturns(auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	page, err := own.Returns(ctx, returns.ReturnFilter{
		Search: request.Value(p.Search), Status: request.Several[returns.Status](p.Status), Kind: request.Several[returns.Kind](p.Kind), OrderID: p.OrderID,
	}, request.Page(p.Page, p.PageSize, p.Cursor, new(request.Or(p.Sort, "-requestedOn"))))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListReturns200JSONResponse{
		Items: view.Each(page.Items, showReturnItem), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func showReturnItem(r *returns.Return) api.CustomerReturnListItem {
	requested, approved, received := r.Quantities()
	return api.CustomerReturnListItem{
		ReturnID: r.ID, ReturnNumber: view.ReturnNumber(r), OrderID: r.Order.ID, OrderNumber: r.Order.OrderNumber, Kind: common.ReturnKind(r.Kind), Status: common.ReturnStatus(r.Status),
		RequestedQuantity: int32(requested), ApprovedQuantity: int32(approved), ReceivedQuantity: int32(received),
		RequestedOn: view.Time(r.RequestedOn), CompletedOn: view.TimeOrNull(r.CompletedOn), ModifiedOn: view.Time(r.ModifiedOn),
	}
}

// GetReturn answers GET /customer/return.
func (h *Handlers) GetReturn(ctx context.Context, req api.GetReturnRequestObject) (api.GetReturnResponseObject, error) {
	own, err := h.store.Ordering.BuyersReturns(auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	o, r, err := own.ReturnOrder(ctx, req.Params.ReturnID)
	if err != nil {
		return nil, err
	}
	return api.GetReturn200JSONResponse(showReturn(o, r)), nil
}

// CreateReturn answers POST /customer/return.
func (h *Handlers) CreateReturn(ctx context.Context, req api.CreateReturnRequestObject) (api.CreateReturnResponseObject, error) {
	o, r, err := h.store.Ordering.CreateReturn(ctx, auth.Actor(ctx), req.Body.OrderID, returnRequest(*req.Body), "")
	if err != nil {
		return nil, err
	}
	return api.CreateReturn200JSONResponse(showReturn(o, r)), nil
}

func returnRequest(b api.CustomerReturnCreate) returns.Request {
	return returns.Request{Kind: returns.Kind(b.Kind), Exchange: request.ExchangeLines(b.ExchangeLines), Lines: view.Each(b.Lines, func(l api.ReturnRequestLine) returns.RequestLine {
		return returns.RequestLine{LineItemID: request.LineItemID(l.LineItemID), Units: int(l.Quantity), Reason: request.Value(l.Reason)}
	})}
}

// PreviewReturn answers POST /customer/return/preview.
func (h *Handlers) PreviewReturn(ctx context.Context, req api.PreviewReturnRequestObject) (api.PreviewReturnResponseObject, error) {
	o, p, err := h.store.Ordering.PreviewReturn(ctx, auth.Actor(ctx), req.Body.OrderID, returnRequest(*req.Body))
	if err != nil {
		return nil, err
	}
	money := o.CurrencyCode.Format
	due, back := p.Difference()
	return api.PreviewReturn200JSONResponse{
		OrderID: o.ID, OrderNumber: o.OrderNumber, CurrencyCode: string(o.CurrencyCode), Kind: common.ReturnKind(p.Return.Kind), Status: common.ReturnStatus(p.Return.Status),
		Exceeds:    view.Each(p.Return.Exceeds, func(e returns.Obstacle) common.ReturnObstacle { return common.ReturnObstacle(e) }),
		GoodsTotal: money(p.Goods), ShippingTotal: money(p.Delivery), RefundTotal: money(p.Refund), ExchangeTotal: view.AmountOrNull(o.CurrencyCode, p.Wanted), AmountDue: money(due), AmountRefunded: money(back), RefundDueOn: view.DateOrNull(p.Return.RefundDueOn),
		Lines: view.Each(p.Lines, func(l returns.PreviewLine) api.ReturnPreviewLine {
			return api.ReturnPreviewLine{LineItemID: view.LineItemID(l.LineItemID), Quantity: int32(l.Units), Amount: money(l.Amount), DeadlineOn: view.DateOrNull(l.DeadlineOn)}
		}),
		Fees: view.Each(p.Fees, func(f returns.Fee) api.ReturnFee {
			return api.ReturnFee{Kind: api.ReturnFeeKind(f.Kind), Amount: money(f.Amount)}
		}),
	}, nil
}

// CancelReturn answers POST /customer/return/cancel.
func (h *Handlers) CancelReturn(ctx context.Context, req api.CancelReturnRequestObject) (api.CancelReturnResponseObject, error) {
	o, r, err := h.store.Ordering.CancelReturn(ctx, auth.Actor(ctx), req.Body.ReturnID, request.Expect(req.Body.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.CancelReturn200JSONResponse(showReturn(o, r)), nil
}

func showReturn(o *ordering.Order, r *returns.Return) api.CustomerReturn {
	return api.CustomerReturn{
		ReturnID: r.ID, ReturnNumber: view.ReturnNumber(r), OrderID: o.ID, OrderNumber: o.OrderNumber, Kind: common.ReturnKind(r.Kind), Status: common.ReturnStatus(r.Status),
		IsInTime: r.InTime, ExchangeLines: view.ExchangeLines(r, returns.ExchangeLine.Title), ReplacementOrderID: view.Or(r.ReplacementOrderID), RefundIds: r.RefundIDs(o), RefundDueOn: view.DateOrNull(r.RefundDueOn),
		Lines: view.Each(r.Lines, func(l returns.Line) api.CustomerReturnLine {
			out := api.CustomerReturnLine{
				LineItemID: view.LineItemID(l.LineItemID), Reason: view.TextOrNull(l.Reason), RequestedQuantity: int32(l.Requested), ApprovedQuantity: int32(l.Approved),
				ReceivedQuantity: int32(l.Arrived()), MissingQuantity: int32(l.Missing), UnshippedQuantity: int32(l.Unsent),
			}
			if line, ok := o.Line(l.LineItemID); ok {
				out.SKU, out.Name = line.SKU, line.Title()
			}
			return out
		}),
		CarrierName: r.CarrierName, TrackingNumber: r.TrackingNumber,
		RequestedOn: view.Time(r.RequestedOn), ApprovedOn: view.TimeOrNull(r.ApprovedOn), RejectedOn: view.TimeOrNull(r.RejectedOn), SentOn: view.TimeOrNull(r.SentOn),
		ReceivedOn: view.TimeOrNull(r.ReceivedOn), CompletedOn: view.TimeOrNull(r.CompletedOn), CancelledOn: view.TimeOrNull(r.CancelledOn),
		AllowedActions: view.Each(r.Actions(false), func(a returns.Action) api.CustomerReturnAction { return api.CustomerReturnAction(a) }),
		CreatedOn:      view.Time(r.CreatedOn), ModifiedOn: view.Time(r.ModifiedOn), Version: r.Version,
	}
}

// DeclareWithdrawal answers POST /customer/return/withdrawal.
func (h *Handlers) DeclareWithdrawal(ctx context.Context, req api.DeclareWithdrawalRequestObject) (api.DeclareWithdrawalResponseObject, error) {
	b, withdrawals := req.Body, h.store.Ordering
	var err error
	if b.OrderName != nil {
		err = withdrawals.WithdrawNamed(ctx, auth.Actor(ctx), *b.OrderName, b.Email)
	} else {
		err = withdrawals.Withdraw(ctx, auth.Actor(ctx), request.Value(b.OrderNumber), b.Email)
	}
	if err != nil {
		return nil, err
	}
	return api.DeclareWithdrawal204Response{}, nil
}
