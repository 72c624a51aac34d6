package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// CreateCryptoPaymentLink answers POST /customer/checkout/crypto-payment-link.
func (h *Handlers) CreateCryptoPaymentLink(ctx context.Context, req api.CreateCryptoPaymentLinkRequestObject) (api.CreateCryptoPaymentLinkResponseObject, error) {
	b := req.Body
	key := ordering.OrderKey{ID: request.Value(b.OrderID), Number: request.Value(b.OrderNumber)}
	o, p, err := h.store.Ordering.CreateCryptoPaymentLink(ctx, auth.Actor(ctx), ordering.CryptoLinkInput{Order: key, ProviderID: b.PaymentProviderID, ReturnURL: string(request.Value(b.ReturnURL))})
	if err != nil {
		return nil, err
	}
	link := api.CryptoPaymentLink{OrderID: o.ID, OrderNumber: o.OrderNumber, PaymentProviderID: p.PaymentProviderID, URL: p.NextAction.URL,
		Amount: p.CurrencyCode.Format(p.Amount), CurrencyCode: string(p.CurrencyCode), CreatedOn: view.Time(p.CreatedOn)}
	if on := p.NextAction.ExpiresOn; on != nil {
		link.ExpiresOn = view.Time(*on)
	}
	return api.CreateCryptoPaymentLink200JSONResponse(link), nil
}
