package admin

import (
	"context"
	"net/http"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/table"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListPaymentTransactions answers GET /admin/payment-transaction/paged.
func (h *Handlers) ListPaymentTransactions(ctx context.Context, req api.ListPaymentTransactionsRequestObject) (api.ListPaymentTransactionsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).PaymentTransactions(ctx, transactionFilter(p), sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-occurredOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListPaymentTransactions200JSONResponse{
		Items: view.Each(page.Items, showTransaction), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// ExportPaymentTransactions answers GET /admin/payment-transaction/export.
func (h *Handlers) ExportPaymentTransactions(ctx context.Context, req api.ExportPaymentTransactionsRequestObject) (api.ExportPaymentTransactionsResponseObject, error) {
	filter := transactionFilter(listParams[api.ListPaymentTransactionsParams](req.Params))
	f, err := export(ctx, h, req.Params.Format, "payment", exported[*ordering.PaymentTransaction]{
		name: "payment-transactions", sort: string(request.Or(req.Params.Sort, "-occurredOn")), head: transactionColumns,
		rows: func(t *ordering.PaymentTransaction) [][]table.Cell { return [][]table.Cell{transactionCells(t)} },
		page: func(ctx context.Context, s *command.Snapshot, q domain.PageQuery) (domain.Page[*ordering.PaymentTransaction], error) {
			return s.PaymentTransactions(ctx, filter, q)
		},
	})
	return transactionFile{f}, err
}

type transactionFile struct{ file }

// VisitExportPaymentTransactionsResponse writes the file.
func (f transactionFile) VisitExportPaymentTransactionsResponse(w http.ResponseWriter) error {
	return f.send(w)
}

var transactionColumns = []string{"paymentTransactionId", "occurredOn", "type", "providerCode", "paymentProviderId", "paymentType", "offlineMethod", "providerReference", "paymentReference",
	"orderNumber", "paymentId", "refundId", "currencyCode", "amount", "createdOn"}

func transactionCells(t *ordering.PaymentTransaction) []table.Cell {
	var provider *int64
	if t.PaymentProviderID != 0 {
		provider = &t.PaymentProviderID
	}
	kind := t.PaymentType
	if t.OfflineMethod != "" {
		kind = ""
	}
	return []table.Cell{table.Number(t.ID), moment(&t.OccurredOn), table.Text(string(t.Type)), table.Text(t.ProviderCode), table.Optional(provider), table.Text(kind),
		table.Text(t.OfflineMethod), table.Text(t.ProviderReference), table.Text(t.PaymentReference), table.Number(t.OrderNumber), table.Number(t.PaymentID), table.Optional(t.RefundID),
		table.Text(string(t.CurrencyCode)), money(t.CurrencyCode, t.Amount), moment(&t.CreatedOn)}
}

func transactionFilter(p api.ListPaymentTransactionsParams) ordering.TransactionFilter {
	return ordering.TransactionFilter{
		Search: request.Value(p.Search), Type: request.Several[ordering.TransactionType](p.Type), ProviderCode: request.Value(p.ProviderCode), PaymentProviderID: p.PaymentProviderID,
		PaymentType: request.Several[string](p.PaymentType), OrderID: p.OrderID, CurrencyCode: request.Several[domain.Currency](p.CurrencyCode),
		OccurredFrom: request.Time(p.OccurredFrom), OccurredTo: request.Time(p.OccurredTo),
	}
}

func showTransaction(t *ordering.PaymentTransaction) api.PaymentTransaction {
	item := api.PaymentTransaction{
		PaymentTransactionID: t.ID, Type: api.PaymentTransactionType(t.Type), OrderID: t.OrderID, OrderNumber: t.OrderNumber, PaymentID: t.PaymentID, RefundID: view.Or(t.RefundID),
		PaymentProviderID: nullable.NewNullNullable[int64](), ProviderCode: t.ProviderCode, PaymentType: view.NullText[common.PaymentType](t.PaymentType), OfflineMethod: view.NullText[common.OfflinePaymentMethod](t.OfflineMethod),
		ProviderReference: view.TextOrNull(t.ProviderReference), PaymentReference: view.TextOrNull(t.PaymentReference), Amount: t.CurrencyCode.Format(t.Amount), CurrencyCode: string(t.CurrencyCode),
		OccurredOn: view.Time(t.OccurredOn), CreatedOn: view.Time(t.CreatedOn),
	}
	if t.PaymentProviderID != 0 {
		item.PaymentProviderID.Set(t.PaymentProviderID)
	}
	if t.OfflineMethod != "" {
		item.PaymentType = nullable.NewNullNullable[common.PaymentType]()
	}
	return item
}
