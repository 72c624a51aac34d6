package public

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/view"
)

// CreateWebhookReplay answers POST /webhook-event/replay.
func (h *Handlers) CreateWebhookReplay(ctx context.Context, req api.CreateWebhookReplayRequestObject) (api.CreateWebhookReplayResponseObject, error) {
	wanted := request.WebhookReplay(*req.Body)
	if request.Value(req.Body.DryRun) {
		preview, err := h.store.Webhook.PreviewWebhookReplay(ctx, auth.Actor(ctx), wanted)
		if err != nil {
			return nil, err
		}
		return api.CreateWebhookReplay200JSONResponse(view.WebhookReplayPreview(preview)), nil
	}
	replay, err := h.store.Webhook.CreateWebhookReplay(ctx, auth.Actor(ctx), wanted)
	if err != nil {
		return nil, err
	}
	return api.CreateWebhookReplay202JSONResponse(view.WebhookReplay(replay)), nil
}

// GetWebhookReplay answers GET /webhook-event/replay.
func (h *Handlers) GetWebhookReplay(ctx context.Context, req api.GetWebhookReplayRequestObject) (api.GetWebhookReplayResponseObject, error) {
	replay, err := h.store.As(auth.Actor(ctx)).WebhookReplay(ctx, req.Params.WebhookReplayID)
	if err != nil {
		return nil, err
	}
	return api.GetWebhookReplay200JSONResponse(view.WebhookReplay(replay)), nil
}

// CancelWebhookReplay answers DELETE /webhook-event/replay.
func (h *Handlers) CancelWebhookReplay(ctx context.Context, req api.CancelWebhookReplayRequestObject) (api.CancelWebhookReplayResponseObject, error) {
	if err := h.store.Webhook.CancelWebhookReplay(ctx, auth.Actor(ctx), req.Params.WebhookReplayID); err != nil {
		return nil, err
	}
	return api.CancelWebhookReplay204Response{}, nil
}
