package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListWebhookEndpoints answers GET /admin/webhook-endpoint/all.
func (h *Handlers) ListWebhookEndpoints(ctx context.Context, _ api.ListWebhookEndpointsRequestObject) (api.ListWebhookEndpointsResponseObject, error) {
	endpoints, err := h.store.As(auth.Actor(ctx)).WebhookEndpoints(ctx)
	if err != nil {
		return nil, err
	}
	return api.ListWebhookEndpoints200JSONResponse{Items: view.Each(endpoints, view.WebhookEndpoint)}, nil
}

// GetWebhookEndpoint answers GET /admin/webhook-endpoint.
func (h *Handlers) GetWebhookEndpoint(ctx context.Context, req api.GetWebhookEndpointRequestObject) (api.GetWebhookEndpointResponseObject, error) {
	endpoint, err := h.store.As(auth.Actor(ctx)).WebhookEndpoint(ctx, req.Params.WebhookEndpointID)
	if err != nil {
		return nil, err
	}
	return api.GetWebhookEndpoint200JSONResponse(view.WebhookEndpoint(endpoint)), nil
}

// CreateWebhookEndpoint answers POST /admin/webhook-endpoint.
func (h *Handlers) CreateWebhookEndpoint(ctx context.Context, req api.CreateWebhookEndpointRequestObject) (api.CreateWebhookEndpointResponseObject, error) {
	endpoint, err := h.store.Webhook.CreateWebhookEndpoint(ctx, auth.Actor(ctx), request.WebhookEndpoint(*req.Body))
	if err != nil {
		return nil, err
	}
	return api.CreateWebhookEndpoint200JSONResponse(view.WebhookEndpointCreated(endpoint)), nil
}

// UpdateWebhookEndpoint answers PATCH /admin/webhook-endpoint.
func (h *Handlers) UpdateWebhookEndpoint(ctx context.Context, req api.UpdateWebhookEndpointRequestObject) (api.UpdateWebhookEndpointResponseObject, error) {
	b := req.Body
	endpoint, err := h.store.Webhook.UpdateWebhookEndpoint(ctx, auth.Actor(ctx), b.WebhookEndpointID, request.WebhookEndpointPatch(*b), request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateWebhookEndpoint200JSONResponse(view.WebhookEndpoint(endpoint)), nil
}

// DeleteWebhookEndpoint answers DELETE /admin/webhook-endpoint.
func (h *Handlers) DeleteWebhookEndpoint(ctx context.Context, req api.DeleteWebhookEndpointRequestObject) (api.DeleteWebhookEndpointResponseObject, error) {
	if err := h.store.Webhook.DeleteWebhookEndpoint(ctx, auth.Actor(ctx), req.Params.WebhookEndpointID); err != nil {
		return nil, err
	}
	return api.DeleteWebhookEndpoint204Response{}, nil
}

// EnableWebhookEndpoint answers POST /admin/webhook-endpoint/enable.
func (h *Handlers) EnableWebhookEndpoint(ctx context.Context, req api.EnableWebhookEndpointRequestObject) (api.EnableWebhookEndpointResponseObject, error) {
	endpoint, err := h.store.Webhook.EnableWebhookEndpoint(ctx, auth.Actor(ctx), req.Body.WebhookEndpointID)
	if err != nil {
		return nil, err
	}
	return api.EnableWebhookEndpoint200JSONResponse(view.WebhookEndpoint(endpoint)), nil
}

// RotateWebhookEndpointSecret answers POST /admin/webhook-endpoint/rotate-secret.
func (h *Handlers) RotateWebhookEndpointSecret(ctx context.Context, req api.RotateWebhookEndpointSecretRequestObject) (api.RotateWebhookEndpointSecretResponseObject, error) {
	scheme, overlap := request.Rotation(*req.Body)
	endpoint, key, err := h.store.Webhook.RotateWebhookEndpointSecret(ctx, auth.Actor(ctx), req.Body.WebhookEndpointID, scheme, overlap)
	if err != nil {
		return nil, err
	}
	return api.RotateWebhookEndpointSecret200JSONResponse(view.WebhookEndpointSecretRotated(endpoint, key)), nil
}

// TestWebhookEndpoint answers POST /admin/webhook-endpoint/test.
func (h *Handlers) TestWebhookEndpoint(ctx context.Context, req api.TestWebhookEndpointRequestObject) (api.TestWebhookEndpointResponseObject, error) {
	test, err := h.store.Webhook.TestWebhookEndpoint(ctx, auth.Actor(ctx), req.Body.WebhookEndpointID, domain.EventType(req.Body.Type))
	if err != nil {
		return nil, err
	}
	shown, err := view.WebhookEndpointTest(test)
	if err != nil {
		return nil, err
	}
	return api.TestWebhookEndpoint200JSONResponse(shown), nil
}
