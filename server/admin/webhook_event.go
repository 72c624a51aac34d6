package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListWebhookEvents answers GET /admin/webhook-event/paged.
func (h *Handlers) ListWebhookEvents(ctx context.Context, req api.ListWebhookEventsRequestObject) (api.ListWebhookEventsResponseObject, error) {
	p := req.Params
	if err := request.OneObjectType(len(p.ObjectType), len(p.ObjectID)); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).WebhookEvents(ctx, webhook.WebhookEventFilter{
		Type: p.Type, ObjectType: request.Several[string](p.ObjectType), ObjectID: p.ObjectID,
		EndpointID: p.WebhookEndpointID, DeliveryStatus: request.Several[webhook.DeliveryStatus](p.DeliveryStatus),
		SequenceAfter: request.Value(p.SequenceAfter), CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	return api.ListWebhookEvents200JSONResponse(view.WebhookEventPage(page)), nil
}

// GetWebhookEvent answers GET /admin/webhook-event.
func (h *Handlers) GetWebhookEvent(ctx context.Context, req api.GetWebhookEventRequestObject) (api.GetWebhookEventResponseObject, error) {
	id, err := request.WebhookEventID(req.Params.WebhookEventID)
	if err != nil {
		return nil, err
	}
	event, err := h.store.As(auth.Actor(ctx)).WebhookEvent(ctx, id)
	if err != nil {
		return nil, err
	}
	shown, err := view.WebhookEventDetails(event)
	if err != nil {
		return nil, err
	}
	return api.GetWebhookEvent200JSONResponse(shown), nil
}

// ListWebhookEventTypes answers GET /admin/webhook-event/type/all.
func (h *Handlers) ListWebhookEventTypes(context.Context, api.ListWebhookEventTypesRequestObject) (api.ListWebhookEventTypesResponseObject, error) {
	types, err := view.WebhookEventTypes()
	if err != nil {
		return nil, err
	}
	return api.ListWebhookEventTypes200JSONResponse(types), nil
}

// ResendWebhookEvent answers POST /admin/webhook-event/resend.
func (h *Handlers) ResendWebhookEvent(ctx context.Context, req api.ResendWebhookEventRequestObject) (api.ResendWebhookEventResponseObject, error) {
	id, err := request.WebhookEventID(req.Body.WebhookEventID)
	if err != nil {
		return nil, err
	}
	deliveries, err := h.store.Webhook.ResendWebhookEvent(ctx, auth.Actor(ctx), id, req.Body.WebhookEndpointID)
	if err != nil {
		return nil, err
	}
	return api.ResendWebhookEvent200JSONResponse{Items: view.Each(deliveries, view.WebhookDelivery)}, nil
}
