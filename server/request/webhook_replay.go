package request

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookReplay reads which events to replay.
func WebhookReplay(b common.WebhookReplayCreate) webhook.WebhookReplayRequest {
	req := webhook.WebhookReplayRequest{
		EndpointID: b.WebhookEndpointID, CreatedFrom: Time(b.CreatedFrom), CreatedTo: Time(b.CreatedTo), EventTypes: b.EventTypes,
		ObjectType: As[string](b.ObjectType), ObjectID: b.ObjectID, RatePerSecond: optionalInt(Nullable(b.RatePerSecond)),
	}
	for _, status := range b.DeliveryStatuses {
		req.DeliveryStatuses = append(req.DeliveryStatuses, webhook.DeliveryStatus(status))
	}
	return req
}
