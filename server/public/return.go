package public

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListReturns answers GET /return/paged.
func (h *Handlers) ListReturns(ctx context.Context, req api.ListReturnsRequestObject) (api.ListReturnsResponseObject, error) {
	p := req.Params
	query, err := request.ChangePage(p.Page, p.PageSize, p.Cursor, p.Sort, "-requestedOn", p.ModifiedSince)
	if err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).Returns(ctx, returns.ReturnFilter{
		OrderID: p.OrderID, CustomerID: p.StoreCustomerID, Status: request.Several[returns.Status](p.Status), Kind: request.Several[returns.Kind](p.Kind),
		RequestedFrom: request.Time(p.RequestedFrom), RequestedTo: request.Time(p.RequestedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, query)
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListReturns200JSONResponse{
		Items: view.Each(page.Items, view.Return), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetReturn answers GET /return.
func (h *Handlers) GetReturn(ctx context.Context, req api.GetReturnRequestObject) (api.GetReturnResponseObject, error) {
	o, r, err := h.store.As(auth.Actor(ctx)).ReturnOrder(ctx, req.Params.ReturnID)
	if err != nil {
		return nil, err
	}
	return api.GetReturn200JSONResponse(showReturn(o, r)), nil
}

// showReturn converts a return of the order to its details.
func showReturn(o *ordering.Order, r *returns.Return) api.PublicReturnDetails {
	s := view.Return(r)
	out := api.PublicReturnDetails{
		ReturnID: s.ReturnID, ReturnNumber: s.ReturnNumber, OrderID: s.OrderID, OrderNumber: s.OrderNumber, Kind: s.Kind, Status: s.Status, IsInTime: s.IsInTime,
		ExchangeLines: s.ExchangeLines, ReplacementOrderID: s.ReplacementOrderID,
		Exceeds: view.Each(r.Exceeds, func(rule returns.Obstacle) common.ReturnObstacle { return common.ReturnObstacle(rule) }), RefundIds: r.RefundIDs(o),
		RefundDueOn: s.RefundDueOn, CarrierName: s.CarrierName, TrackingNumber: s.TrackingNumber,
		RequestedOn: s.RequestedOn, ApprovedOn: s.ApprovedOn, RejectedOn: s.RejectedOn, SentOn: s.SentOn,
		ReceivedOn: s.ReceivedOn, CompletedOn: s.CompletedOn, CancelledOn: s.CancelledOn, CreatedOn: s.CreatedOn, ModifiedOn: s.ModifiedOn,
	}
	for i, l := range s.Lines {
		line := api.PublicReturnDetailsLine{
			LineItemID: l.LineItemID, Reason: l.Reason, RequestedQuantity: l.RequestedQuantity, ApprovedQuantity: l.ApprovedQuantity,
			SellableQuantity: l.SellableQuantity, DamagedQuantity: l.DamagedQuantity, MissingQuantity: l.MissingQuantity,
			ReturnedQuantity: int32(r.Lines[i].Returned), RestockedQuantity: int32(r.Lines[i].Restocked), UnshippedQuantity: l.UnshippedQuantity,
		}
		if sold, ok := o.Line(r.Lines[i].LineItemID); ok {
			line.SKU, line.Name = sold.SKU, sold.Name
		}
		out.Lines = append(out.Lines, line)
	}
	return out
}
