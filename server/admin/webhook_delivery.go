package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListWebhookDeliveries answers GET /admin/webhook-delivery/paged.
func (h *Handlers) ListWebhookDeliveries(ctx context.Context, req api.ListWebhookDeliveriesRequestObject) (api.ListWebhookDeliveriesResponseObject, error) {
	p := req.Params
	if err := request.OneObjectType(len(p.ObjectType), len(p.ObjectID)); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{
		EndpointID: p.WebhookEndpointID, EventID: request.WebhookEventIDs(p.WebhookEventID), ReplayID: p.WebhookReplayID,
		Status: request.Several[webhook.DeliveryStatus](p.Status), Type: p.Type, Origin: request.Several[webhook.DeliveryOrigin](p.Origin),
		ErrorCode: request.Several[webhook.AttemptError](p.ErrorCode), ObjectType: request.Several[string](p.ObjectType), ObjectID: p.ObjectID,
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	return api.ListWebhookDeliveries200JSONResponse(view.WebhookDeliveryPage(page)), nil
}

// GetWebhookDelivery answers GET /admin/webhook-delivery.
func (h *Handlers) GetWebhookDelivery(ctx context.Context, req api.GetWebhookDeliveryRequestObject) (api.GetWebhookDeliveryResponseObject, error) {
	delivery, err := h.store.As(auth.Actor(ctx)).WebhookDelivery(ctx, req.Params.WebhookDeliveryID)
	if err != nil {
		return nil, err
	}
	return api.GetWebhookDelivery200JSONResponse(view.WebhookDeliveryDetails(delivery)), nil
}
