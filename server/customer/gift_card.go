package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/view"
)

// delivery returns the delivery of gift cards that a buyer enters; nil means to the buyer.
func delivery(b *api.GiftCardDeliveryInput) *value.Delivery {
	if b == nil {
		return nil
	}
	var d value.Delivery
	if at := request.PatchTime(b.DeliverOn); at != nil {
		d.DeliverOn = *at
	}
	if p := request.Nullable(b.Recipient); p != nil {
		d.Recipient = &value.Recipient{Name: p.Name, Email: &p.Email, Message: request.Nullable(p.Message)}
	}
	return &d
}

// CreateCartGiftCard answers POST /customer/cart/gift-card.
func (h *Handlers) CreateCartGiftCard(ctx context.Context, req api.CreateCartGiftCardRequestObject) (api.CreateCartGiftCardResponseObject, error) {
	cart, err := h.store.Ordering.AddCartGiftCard(ctx, auth.Actor(ctx), req.Body.Code, domain.Expect{Body: req.Body.Version})
	if err != nil {
		return nil, err
	}
	return api.CreateCartGiftCard200JSONResponse(h.showCart(ctx, cart)), nil
}

// DeleteCartGiftCard answers DELETE /customer/cart/gift-card.
func (h *Handlers) DeleteCartGiftCard(ctx context.Context, req api.DeleteCartGiftCardRequestObject) (api.DeleteCartGiftCardResponseObject, error) {
	cart, err := h.store.Ordering.DeleteCartGiftCard(ctx, auth.Actor(ctx), req.Params.GiftCardID)
	if err != nil {
		return nil, err
	}
	return api.DeleteCartGiftCard200JSONResponse(h.showCart(ctx, cart)), nil
}

// CheckGiftCardBalance answers POST /customer/gift-card/balance.
func (h *Handlers) CheckGiftCardBalance(ctx context.Context, req api.CheckGiftCardBalanceRequestObject) (api.CheckGiftCardBalanceResponseObject, error) {
	card, err := h.store.Value.CheckGiftCard(ctx, auth.Actor(ctx), req.Body.Code)
	if err != nil {
		return nil, err
	}
	c, now := card.CurrencyCode, h.store.Clock.Now()
	return api.CheckGiftCardBalance200JSONResponse{
		LastFour: *card.LastFour, Status: api.GiftCardBearerStatus(card.Shown(now)), CurrencyCode: string(c), // a card that has a code has its last characters
		Balance: c.Format(card.Balance), HeldAmount: c.Format(card.HeldAmount), AvailableAmount: c.Format(card.Spendable(now)), ExpiresOn: view.TimeOrNull(card.ExpiresOn),
	}, nil
}
