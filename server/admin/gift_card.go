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

// ListGiftCards answers GET /admin/gift-card/paged.
func (h *Handlers) ListGiftCards(ctx context.Context, req api.ListGiftCardsRequestObject) (api.ListGiftCardsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).GiftCards(ctx, value.CardFilter{
		Search: request.Value(p.Search), Status: request.Several[value.Status](p.Status), CurrencyCode: request.Several[domain.Currency](p.CurrencyCode),
		ExternalID: request.Value(p.ExternalID), CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListGiftCards200JSONResponse{
		Items: view.Each(page.Items, h.showGiftCard), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetGiftCard answers GET /admin/gift-card.
func (h *Handlers) GetGiftCard(ctx context.Context, req api.GetGiftCardRequestObject) (api.GetGiftCardResponseObject, error) {
	c, err := h.store.As(auth.Actor(ctx)).GiftCard(ctx, req.Params.GiftCardID)
	if err != nil {
		return nil, err
	}
	return api.GetGiftCard200JSONResponse(h.showGiftCard(c)), nil
}

// CreateGiftCard answers POST /admin/gift-card.
func (h *Handlers) CreateGiftCard(ctx context.Context, req api.CreateGiftCardRequestObject) (api.CreateGiftCardResponseObject, error) {
	b := req.Body
	amount, err := request.Amount("/amount", b.Amount)
	if err != nil {
		return nil, err
	}
	in := value.IssueInput{Amount: amount, CurrencyCode: domain.Currency(b.CurrencyCode), ExternalID: request.Nullable(b.ExternalID), Reason: b.Reason, Recipient: recipient(request.Nullable(b.Recipient))}
	if expiresOn := request.PatchTime(b.ExpiresOn); expiresOn != nil {
		in.ExpiresOn = *expiresOn
	}
	if deliverOn := request.PatchTime(b.DeliverOn); deliverOn != nil {
		in.DeliverOn = *deliverOn
	}
	c, code, err := h.store.Value.IssueGiftCard(ctx, auth.Actor(ctx), in)
	if err != nil {
		return nil, err
	}
	return api.CreateGiftCard200JSONResponse{Code: view.TextOrNull(code), GiftCard: h.showGiftCard(c)}, nil
}

// UpdateGiftCard answers PATCH /admin/gift-card.
func (h *Handlers) UpdateGiftCard(ctx context.Context, req api.UpdateGiftCardRequestObject) (api.UpdateGiftCardResponseObject, error) {
	b := req.Body
	in := value.CardPatch{ExpiresOn: request.PatchTime(b.ExpiresOn), DeliverOn: request.Time(b.DeliverOn), ExternalID: request.Patch(b.ExternalID)}
	if patch := request.Patch(b.Recipient); patch != nil {
		in.Recipient = new(recipient(*patch))
	}
	c, err := h.store.Value.UpdateGiftCard(ctx, auth.Actor(ctx), b.GiftCardID, in, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateGiftCard200JSONResponse(h.showGiftCard(c)), nil
}

// DisableGiftCard answers POST /admin/gift-card/disable.
func (h *Handlers) DisableGiftCard(ctx context.Context, req api.DisableGiftCardRequestObject) (api.DisableGiftCardResponseObject, error) {
	c, err := h.store.Value.DisableGiftCard(ctx, auth.Actor(ctx), req.Body.GiftCardID)
	if err != nil {
		return nil, err
	}
	return api.DisableGiftCard200JSONResponse(h.showGiftCard(c)), nil
}

// EnableGiftCard answers POST /admin/gift-card/enable.
func (h *Handlers) EnableGiftCard(ctx context.Context, req api.EnableGiftCardRequestObject) (api.EnableGiftCardResponseObject, error) {
	c, err := h.store.Value.EnableGiftCard(ctx, auth.Actor(ctx), req.Body.GiftCardID)
	if err != nil {
		return nil, err
	}
	return api.EnableGiftCard200JSONResponse(h.showGiftCard(c)), nil
}

// ResendGiftCard answers POST /admin/gift-card/resend.
func (h *Handlers) ResendGiftCard(ctx context.Context, req api.ResendGiftCardRequestObject) (api.ResendGiftCardResponseObject, error) {
	c, err := h.store.Value.ResendGiftCard(ctx, auth.Actor(ctx), req.Body.GiftCardID)
	if err != nil {
		return nil, err
	}
	return api.ResendGiftCard200JSONResponse(h.showGiftCard(c)), nil
}

// AdjustGiftCard answers POST /admin/gift-card/adjust.
func (h *Handlers) AdjustGiftCard(ctx context.Context, req api.AdjustGiftCardRequestObject) (api.AdjustGiftCardResponseObject, error) {
	b := req.Body
	amount, err := request.Amount("/amount", b.Amount)
	if err != nil {
		return nil, err
	}
	entry, err := h.store.Value.AdjustGiftCard(ctx, auth.Actor(ctx), value.CardAdjustment{GiftCardID: b.GiftCardID, Amount: amount, Reason: b.Reason})
	if err != nil {
		return nil, err
	}
	return api.AdjustGiftCard200JSONResponse(showCardEntry(entry)), nil
}

// ListGiftCardEntries answers GET /admin/gift-card/entry/paged.
func (h *Handlers) ListGiftCardEntries(ctx context.Context, req api.ListGiftCardEntriesRequestObject) (api.ListGiftCardEntriesResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).StoredValueEntries(ctx, value.KindGiftCard, value.EntryFilter{
		GiftCardID: p.GiftCardID, Type: request.Several[value.EntryType](p.Type),
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListGiftCardEntries200JSONResponse{
		Items: view.Each(page.Items, showCardEntry), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func recipient(b *api.GiftCardRecipientInput) *value.Recipient {
	if b == nil {
		return nil
	}
	return &value.Recipient{Name: b.Name, Email: request.Nullable(b.Email), Message: request.Nullable(b.Message)}
}

func (h *Handlers) showGiftCard(c *value.GiftCard) api.GiftCard {
	money := c.CurrencyCode.Format
	named := nullable.NewNullNullable[api.GiftCardRecipient]()
	if c.RecipientName != nil || c.RecipientEmail != nil {
		named.Set(api.GiftCardRecipient{Name: view.Or(c.RecipientName), Email: view.Or(c.RecipientEmail), Message: view.Or(c.RecipientMessage)})
	}
	return api.GiftCard{
		GiftCardID: c.ID, LastFour: view.Or(c.LastFour), Status: common.GiftCardStatus(c.Shown(h.store.Clock.Now())), Source: common.GiftCardSource(c.Source), CurrencyCode: string(c.CurrencyCode),
		InitialAmount: money(c.InitialAmount), Balance: money(c.Balance), HeldAmount: money(c.HeldAmount), ExpiresOn: view.TimeOrNull(c.ExpiresOn), Recipient: named,
		DeliverOn: view.TimeOrNull(c.DeliverOn), DeliveryStatus: api.GiftCardDeliveryStatus(c.DeliveryStatus), LineItemID: view.LineItemIDOrNull(c.LineItemID), ExternalID: view.Or(c.ExternalID),
		CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
	}
}

func showCardEntry(e *value.StoredValueEntry) api.GiftCardEntry {
	c := e.CurrencyCode
	return api.GiftCardEntry{
		EntryID: e.ID, GiftCardID: *e.GiftCardID, Type: common.StoredValueEntryType(e.Type), CurrencyCode: string(c),
		Amount: c.Format(e.Amount), HeldAmount: c.Format(e.HeldAmount), BalanceAfter: c.Format(e.BalanceAfter),
		OrderID: view.Or(e.OrderID), PaymentID: view.Or(e.PaymentID), RefundID: view.Or(e.RefundID), Reason: view.TextOrNull(e.Reason),
		Actor: showValueActor(e), CreatedOn: view.Time(e.CreatedOn),
	}
}
