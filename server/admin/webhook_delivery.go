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
	if err := request.WebhookObject(p.ObjectType, p.ObjectID); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{
		EndpointID: request.Value(p.WebhookEndpointID), EventID: request.WebhookEventIDFilter(p.WebhookEventID), ReplayID: request.Value(p.WebhookReplayID),
		Status: webhook.DeliveryStatus(request.Value(p.Status)), Type: request.Value(p.Type), Origin: webhook.DeliveryOrigin(request.Value(p.Origin)),
		ErrorCode: webhook.AttemptError(request.Value(p.ErrorCode)), ObjectType: string(request.Value(p.ObjectType)), ObjectID: request.Value(p.ObjectID),
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
