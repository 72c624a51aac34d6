package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookReplay converts a replay with its progress.
func WebhookReplay(r *webhook.WebhookReplay) common.WebhookReplay {
	return common.WebhookReplay{
		WebhookReplayID: r.ID, WebhookEndpointID: r.EndpointID, Status: common.WebhookReplayStatus(r.Status),
		CreatedFrom: TimeOrNull(r.CreatedFrom), CreatedTo: Time(r.CreatedTo), EventTypes: r.EventTypes,
		DeliveryStatuses: Each(r.DeliveryStatuses, func(s webhook.DeliveryStatus) common.WebhookReplayDeliveryFilter {
			return common.WebhookReplayDeliveryFilter(s)
		}),
		ObjectType: Or((*common.WebhookObjectType)(r.ObjectType)), ObjectID: Or(r.ObjectID), RatePerSecond: intOrNull(r.RatePerSecond),
		EventCount: int32(r.EventCount), QueuedCount: int32(r.QueuedCount), SucceededCount: int32(r.SucceededCount),
		FailedCount: int32(r.FailedCount), CancelledCount: int32(r.CancelledCount),
		StartedOn: TimeOrNull(r.StartedOn), FinishedOn: TimeOrNull(r.FinishedOn), CreatedOn: Time(r.CreatedOn), ModifiedOn: Time(r.ModifiedOn),
	}
}

// WebhookReplayPreview converts the preview of a replay.
func WebhookReplayPreview(p webhook.WebhookReplayPreview) common.WebhookReplayPreview {
	return common.WebhookReplayPreview{
		WebhookEndpointID: p.EndpointID, EventCount: int32(p.EventCount), FirstEventOn: TimeOrNull(p.FirstEventOn), LastEventOn: TimeOrNull(p.LastEventOn),
		Types: Each(p.Types, func(n webhook.WebhookTypeCount) common.WebhookReplayTypeCount {
			return common.WebhookReplayTypeCount{Type: common.WebhookEventType(n.Type), EventCount: int32(n.EventCount)}
		}),
	}
}
