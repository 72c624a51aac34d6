package admin

import (
	"context"
	"strconv"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// RefundOrder answers POST /admin/order/refund.
func (h *Handlers) RefundOrder(ctx context.Context, req api.RefundOrderRequestObject) (api.RefundOrderResponseObject, error) {
	b := req.Body
	in, err := refundRequest(b.Lines, b.ShippingAmount, b.Amount, b.OverpaymentAmount, b.PaymentID)
	if err != nil {
		return nil, err
	}
	in.Destination = ordering.RefundDestination(request.Value(b.Destination))
	in.Reason, in.Note, in.NotifyCustomer = ordering.RefundReason(b.Reason), request.Value(request.Nullable(b.Note)), request.Or(b.NotifyCustomer, true)
	o, r, err := h.store.Ordering.RefundOrder(ctx, auth.Actor(ctx), b.OrderID, in)
	if err != nil {
		return nil, err
	}
	return api.RefundOrder200JSONResponse(showRefund(o, r)), nil
}

// PreviewOrderRefund answers POST /admin/order/refund/preview.
func (h *Handlers) PreviewOrderRefund(ctx context.Context, req api.PreviewOrderRefundRequestObject) (api.PreviewOrderRefundResponseObject, error) {
	b := req.Body
	in, err := refundRequest(b.Lines, b.ShippingAmount, b.Amount, b.OverpaymentAmount, b.PaymentID)
	if err != nil {
		return nil, err
	}
	in.Destination = ordering.RefundDestination(request.Value(b.Destination))
	in.Reason = ordering.RefundReason(request.Or(b.Reason, common.RefundReason(ordering.OtherReason)))
	plan, err := h.store.Ordering.PreviewOrderRefund(ctx, auth.Actor(ctx), b.OrderID, in)
	if err != nil {
		return nil, err
	}
	return api.PreviewOrderRefund200JSONResponse(showRefundPlan(plan)), nil
}

func refundRequest(lines []api.OrderRefundLine, shipping, amount, overpayment *string, paymentID *int64) (in ordering.RefundRequest, err error) {
	in.PaymentID = request.Value(paymentID)
	if in.Shipping, err = request.OptionalAmount("/shippingAmount", shipping); err != nil {
		return in, err
	}
	if in.Amount, err = request.OptionalAmount("/amount", amount); err != nil {
		return in, err
	}
	if in.Overpayment, err = request.OptionalAmount("/overpaymentAmount", overpayment); err != nil {
		return in, err
	}
	for i, l := range lines {
		line := ordering.RefundRequestLine{LineItemID: request.LineItemID(l.LineItemID), Quantity: int(request.Value(l.Quantity))}
		if line.Amount, err = request.OptionalAmount("/lines/"+strconv.Itoa(i)+"/amount", l.Amount); err != nil {
			return in, err
		}
		in.Lines = append(in.Lines, line)
	}
	return in, nil
}

// ListRefunds answers GET /admin/refund/paged.
func (h *Handlers) ListRefunds(ctx context.Context, req api.ListRefundsRequestObject) (api.ListRefundsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Refunds(ctx, refundFilter(p), sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", p.ModifiedSince))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListRefunds200JSONResponse{
		Items: view.Each(page.Items, showRefundItem), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func refundFilter(p api.ListRefundsParams) ordering.RefundFilter {
	return ordering.RefundFilter{
		Search: request.Value(p.Search), Status: request.Several[ordering.RefundStatus](p.Status), Reason: request.Several[ordering.RefundReason](p.Reason),
		OrderID: p.OrderID, CustomerID: p.StoreCustomerID, CurrencyCode: request.Several[domain.Currency](p.CurrencyCode),
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince), WithOrder: true,
	}
}

// GetRefund answers GET /admin/refund.
func (h *Handlers) GetRefund(ctx context.Context, req api.GetRefundRequestObject) (api.GetRefundResponseObject, error) {
	p := req.Params
	o, r, err := h.store.As(auth.Actor(ctx)).RefundDetails(ctx, ordering.RefundKey{ID: request.Value(p.RefundID), Number: request.Value(p.RefundNumber)})
	if err != nil {
		return nil, err
	}
	return api.GetRefund200JSONResponse(showRefund(o, r)), nil
}

// VoidRefund answers POST /admin/refund/void.
func (h *Handlers) VoidRefund(ctx context.Context, req api.VoidRefundRequestObject) (api.VoidRefundResponseObject, error) {
	o, r, err := h.store.Ordering.VoidRefund(ctx, auth.Actor(ctx), req.Body.RefundID, request.Value(request.Nullable(req.Body.Note)))
	if err != nil {
		return nil, err
	}
	return api.VoidRefund200JSONResponse(showRefund(o, r)), nil
}

// CompleteRefund answers POST /admin/refund/complete.
func (h *Handlers) CompleteRefund(ctx context.Context, req api.CompleteRefundRequestObject) (api.CompleteRefundResponseObject, error) {
	b := req.Body
	o, r, err := h.store.Ordering.CompleteRefund(ctx, auth.Actor(ctx), b.RefundID, request.Value(request.Nullable(b.Reference)), request.Value(request.Nullable(b.Note)), request.Time(b.CompletedOn))
	if err != nil {
		return nil, err
	}
	return api.CompleteRefund200JSONResponse(showRefund(o, r)), nil
}

// FailRefund answers POST /admin/refund/fail.
func (h *Handlers) FailRefund(ctx context.Context, req api.FailRefundRequestObject) (api.FailRefundResponseObject, error) {
	b := req.Body
	o, r, err := h.store.Ordering.FailRefund(ctx, auth.Actor(ctx), b.RefundID, request.Value(request.Nullable(b.Reason)), request.Value(request.Nullable(b.Note)))
	if err != nil {
		return nil, err
	}
	return api.FailRefund200JSONResponse(showRefund(o, r)), nil
}

// RetryRefund answers POST /admin/refund/retry.
func (h *Handlers) RetryRefund(ctx context.Context, req api.RetryRefundRequestObject) (api.RetryRefundResponseObject, error) {
	o, r, err := h.store.Ordering.RetryRefund(ctx, auth.Actor(ctx), req.Body.RefundID, request.Value(request.Nullable(req.Body.Note)))
	if err != nil {
		return nil, err
	}
	return api.RetryRefund200JSONResponse(showRefund(o, r)), nil
}

func showRefund(o *ordering.Order, r *ordering.Refund) api.RefundDetails {
	money := r.CurrencyCode.Format
	payment, _ := o.PaymentOf(r)
	offline := r.Offline(payment)
	out := api.RefundDetails{
		RefundID: r.ID, OrderID: r.OrderID, OrderNumber: r.OrderNumber, RefundNumber: r.RefundNumber, Status: common.RefundStatus(r.Status), Reason: common.RefundReason(r.Reason),
		Amount: money(r.Amount), Subtotal: money(r.Subtotal), TaxTotal: money(r.TaxTotal), ShippingTotal: money(r.ShippingTotal), OverpaymentAmount: money(r.Overpaid.Sum()), CurrencyCode: string(r.CurrencyCode),
		RefundedOn: view.Time(r.RefundedOn), VoidedOn: view.TimeOrNull(r.VoidedOn), CompletedOn: view.TimeOrNull(r.CompletedOn), IsOffline: offline, Destination: api.RefundDestination(r.Destination),
		Lines:    view.Each(r.Lines, func(l ordering.RefundLine) api.RefundLine { return showRefundLine(o, r, l) }),
		Payments: []api.RefundPayment{}, Failure: nullable.NewNullNullable[api.RefundFailure](), Note: view.TextOrNull(r.Note), CreatedBy: showRefundActor(r),
		RetryOfRefundID: view.Or(r.RetryOfRefundID), RetriedByRefundID: view.Or(r.RetriedByRefundID),
		AllowedActions: view.Each(r.Actions(offline), func(a ordering.RefundAction) api.RefundAction { return api.RefundAction(a) }),
		CreatedOn:      view.Time(r.CreatedOn), ModifiedOn: view.Time(r.ModifiedOn), Version: r.Version,
	}
	if payment != nil {
		out.Payments = append(out.Payments, api.RefundPayment{
			PaymentID: payment.ID, ProviderCode: payment.ProviderCode, PaymentType: view.PaymentType(payment), Brand: view.TextOrNull(payment.Brand),
			LastFour: view.Or(payment.LastFour), Amount: money(r.Amount), Status: common.RefundStatus(r.Status), ProviderReference: view.TextOrNull(r.ProviderReference),
		})
	}
	if r.Status == ordering.RefundFailed && r.FailedOn != nil {
		out.Failure = nullable.NewNullableWithValue(api.RefundFailure{Code: r.FailureCode, Message: r.FailureMessage, FailedOn: view.Time(*r.FailedOn)})
	}
	return out
}

func showRefundLine(o *ordering.Order, r *ordering.Refund, l ordering.RefundLine) api.RefundLine {
	money := r.CurrencyCode.Format
	out := api.RefundLine{
		LineItemID: view.LineItemID(l.LineItemID), Quantity: int32(l.Quantity), Subtotal: money(l.Subtotal), TaxTotal: money(l.Tax),
		Amount: money(l.Subtotal.Add(l.Tax)), RestockedQuantity: int32(l.Restocked),
	}
	if line, found := o.Line(l.LineItemID); found {
		out.SKU, out.Name = line.SKU, line.Name
	}
	return out
}

func showRefundActor(r *ordering.Refund) api.RefundActor {
	by := r.Author()
	out := api.RefundActor{ActorType: common.ActorType(by.Kind), AdminUserID: nullable.NewNullNullable[int64](), Name: view.Or(r.AuthorName)}
	if by.Kind == domain.ActorAdmin {
		out.AdminUserID = nullable.NewNullableWithValue(by.ID)
	}
	return out
}

// showRefundItem converts a refund to its list item.
func showRefundItem(r *ordering.Refund) api.RefundListItem {
	money := r.CurrencyCode.Format
	out := api.RefundListItem{
		RefundID: r.ID, OrderID: r.OrderID, OrderNumber: r.OrderNumber, RefundNumber: r.RefundNumber, Status: common.RefundStatus(r.Status), Reason: common.RefundReason(r.Reason),
		Amount: money(r.Amount), Subtotal: money(r.Subtotal), TaxTotal: money(r.TaxTotal), ShippingTotal: money(r.ShippingTotal), CurrencyCode: string(r.CurrencyCode),
		RefundedOn: view.Time(r.RefundedOn), VoidedOn: view.TimeOrNull(r.VoidedOn), CompletedOn: view.TimeOrNull(r.CompletedOn),
		FailureCode: nullable.NewNullNullable[string](), CreatedOn: view.Time(r.CreatedOn), ModifiedOn: view.Time(r.ModifiedOn),
	}
	if r.Status == ordering.RefundFailed {
		out.FailureCode = view.TextOrNull(r.FailureCode)
	}
	o := r.Order
	out.StoreCustomerID, out.CustomerName, out.CustomerEmail = view.Or(o.CustomerID), o.Buyer(), o.Email
	p, _ := o.PaymentOf(r)
	out.IsOffline, out.Destination = r.Offline(p), api.RefundDestination(r.Destination)
	return out
}

func showRefundPlan(p *ordering.RefundPlan) api.RefundPreview {
	o := p.Order
	money := o.CurrencyCode.Format
	return api.RefundPreview{
		OrderID: o.ID, OrderNumber: o.OrderNumber, CurrencyCode: string(o.CurrencyCode), Amount: money(p.Amount()), Subtotal: money(p.Subtotal()),
		TaxTotal: money(p.TaxTotal()), ShippingTotal: money(p.ShippingTotal()), MaximumAmount: money(p.Limit()), MaximumShippingAmount: money(p.MaxShipping),
		Lines: view.Each(p.Lines, func(l ordering.RefundPlanLine) api.RefundPreviewLine {
			return api.RefundPreviewLine{
				LineItemID: view.LineItemID(l.Line.ID), SKU: l.Line.SKU, Name: l.Line.Name, OrderedQuantity: int32(l.Line.Quantity), RefundedQuantity: int32(l.Line.RefundedQuantity),
				RefundableQuantity: int32(l.RefundableQuantity), MaximumAmount: money(l.MaxAmount), Quantity: int32(l.Quantity), Subtotal: money(l.Subtotal),
				TaxTotal: money(l.Tax), Amount: money(l.Amount()), RestockQuantity: int32(l.Restocked),
			}
		}),
		Payments: view.Each(p.Parts, func(part ordering.RefundPart) api.RefundPreviewPayment {
			paid := part.Payment
			return api.RefundPreviewPayment{
				PaymentID: paid.ID, ProviderCode: paid.ProviderCode, PaymentType: view.PaymentType(paid), Brand: view.TextOrNull(paid.Brand), LastFour: view.Or(paid.LastFour),
				RefundableAmount: money(o.Refundable(paid).Min(p.Limit())), Amount: money(part.Amount),
			}
		}),
	}
}
