package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListStoreCredit answers GET /admin/store-credit/all.
func (h *Handlers) ListStoreCredit(ctx context.Context, req api.ListStoreCreditRequestObject) (api.ListStoreCreditResponseObject, error) {
	accounts, err := h.store.Value.StoreCreditOf(ctx, auth.Actor(ctx), req.Params.StoreCustomerID)
	if err != nil {
		return nil, err
	}
	return api.ListStoreCredit200JSONResponse{Items: view.Each(accounts, func(a *value.StoreCreditAccount) api.StoreCreditAccount {
		return api.StoreCreditAccount{
			StoreCreditAccountID: a.ID, StoreCustomerID: a.CustomerID, CurrencyCode: string(a.CurrencyCode), Balance: a.CurrencyCode.Format(a.Balance), HeldAmount: a.CurrencyCode.Format(a.HeldAmount),
			CreatedOn: view.Time(a.CreatedOn), ModifiedOn: view.Time(a.ModifiedOn), Version: a.Version,
		}
	})}, nil
}

// ListStoreCreditEntries answers GET /admin/store-credit/entry/paged.
func (h *Handlers) ListStoreCreditEntries(ctx context.Context, req api.ListStoreCreditEntriesRequestObject) (api.ListStoreCreditEntriesResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).StoredValueEntries(ctx, value.KindStoreCredit, value.EntryFilter{
		StoreCustomerID: p.StoreCustomerID, Type: request.Several[value.EntryType](p.Type),
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListStoreCreditEntries200JSONResponse{
		Items: view.Each(page.Items, showCreditEntry), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// AdjustStoreCredit answers POST /admin/store-credit/adjust.
func (h *Handlers) AdjustStoreCredit(ctx context.Context, req api.AdjustStoreCreditRequestObject) (api.AdjustStoreCreditResponseObject, error) {
	b := req.Body
	amount, err := request.Amount("/amount", b.Amount)
	if err != nil {
		return nil, err
	}
	entry, err := h.store.Value.AdjustStoreCredit(ctx, auth.Actor(ctx), value.CreditAdjustment{
		CustomerID: b.StoreCustomerID, CurrencyCode: domain.Currency(b.CurrencyCode), Amount: amount, Reason: b.Reason,
	})
	if err != nil {
		return nil, err
	}
	return api.AdjustStoreCredit200JSONResponse(showCreditEntry(entry)), nil
}

func showCreditEntry(e *value.StoredValueEntry) api.StoreCreditEntry {
	c := e.CurrencyCode
	return api.StoreCreditEntry{
		EntryID: e.ID, StoreCreditAccountID: *e.StoreCreditAccountID, StoreCustomerID: e.CustomerID, Type: common.StoredValueEntryType(e.Type), CurrencyCode: string(c),
		Amount: c.Format(e.Amount), HeldAmount: c.Format(e.HeldAmount), BalanceAfter: c.Format(e.BalanceAfter),
		OrderID: view.Or(e.OrderID), PaymentID: view.Or(e.PaymentID), RefundID: view.Or(e.RefundID), Reason: view.TextOrNull(e.Reason),
		Actor: showValueActor(e), CreatedOn: view.Time(e.CreatedOn),
	}
}

func showValueActor(e *value.StoredValueEntry) api.StoredValueActor {
	actor := api.StoredValueActor{ActorType: common.ActorType(e.ActorKind), AdminUserID: nullable.NewNullNullable[int64](), AppTokenID: nullable.NewNullNullable[int64]()}
	switch e.ActorKind {
	case domain.ActorAdmin:
		actor.AdminUserID.Set(e.ActorID)
	case domain.ActorAPIToken:
		actor.AppTokenID.Set(e.ActorID)
	case domain.ActorCustomer, domain.ActorSystem, domain.ActorPlatform:
	}
	return actor
}
