package view

import (
	"encoding/json"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookDelivery converts a delivery.
func WebhookDelivery(d webhook.WebhookDelivery) common.WebhookDelivery {
	out := common.WebhookDelivery{
		WebhookDeliveryID: d.ID, WebhookEndpointID: d.EndpointID, WebhookEventID: domain.EventID(d.EventID), EventType: common.WebhookEventType(d.Type),
		Sequence: d.Sequence, ObjectType: common.WebhookObjectType(d.ObjectType), ObjectID: d.ObjectID,
		Origin: common.WebhookDeliveryOrigin(d.Origin), WebhookReplayID: Or(d.ReplayID), Status: common.WebhookDeliveryStatus(d.Status),
		AttemptCount: int32(d.Attempts), MaxAttempts: int32(webhook.MaxAttempts()),
		NextAttemptOn: TimeOrNull(d.NextAttemptOn), NextAttemptReason: nullable.NewNullNullable[string](),
		LastAttemptOn: TimeOrNull(d.LastAttemptOn), LastStatusCode: intOrNull(d.LastStatusCode), LastErrorCode: TextOrNull(string(d.LastErrorCode)),
		SucceededOn: TimeOrNull(d.SucceededOn), ParkedOn: TimeOrNull(d.ParkedOn), ExpiresOn: TimeOrNull(d.ExpiresOn),
		CreatedOn: Time(d.CreatedOn), ModifiedOn: Time(d.ModifiedOn),
	}
	if d.NextAttemptOn != nil {
		out.NextAttemptReason = TextOrNull(string(d.NextAttemptReason))
	}
	return out
}

// WebhookDeliveryDetails converts a delivery with its attempts.
func WebhookDeliveryDetails(d *webhook.WebhookDelivery) common.WebhookDeliveryDetails {
	w := WebhookDelivery(*d)
	return common.WebhookDeliveryDetails{
		WebhookDeliveryID: w.WebhookDeliveryID, WebhookEndpointID: w.WebhookEndpointID, WebhookEventID: w.WebhookEventID, EventType: w.EventType,
		Sequence: w.Sequence, ObjectType: w.ObjectType, ObjectID: w.ObjectID, Origin: w.Origin, WebhookReplayID: w.WebhookReplayID, Status: w.Status,
		AttemptCount: w.AttemptCount, MaxAttempts: w.MaxAttempts, NextAttemptOn: w.NextAttemptOn, NextAttemptReason: w.NextAttemptReason,
		LastAttemptOn: w.LastAttemptOn, LastStatusCode: w.LastStatusCode, LastErrorCode: w.LastErrorCode,
		SucceededOn: w.SucceededOn, ParkedOn: w.ParkedOn, ExpiresOn: w.ExpiresOn, CreatedOn: w.CreatedOn, ModifiedOn: w.ModifiedOn,
		Attempts: Each(d.AttemptLog, webhookAttempt),
	}
}

// WebhookDeliveryPage converts a page of deliveries.
func WebhookDeliveryPage(p domain.Page[webhook.WebhookDelivery]) common.WebhookDeliveryPage {
	i := Page(p)
	return common.WebhookDeliveryPage{
		Items: Each(p.Items, WebhookDelivery), Page: i.Page, PageSize: i.PageSize,
		TotalCount: i.TotalCount, TotalIsEstimate: i.TotalIsEstimate, NextCursor: i.NextCursor,
	}
}

func webhookAttempt(a webhook.WebhookAttempt) common.WebhookDeliveryAttempt {
	return common.WebhookDeliveryAttempt{
		AttemptNumber: int32(a.Number), Reason: common.WebhookNextAttemptReason(a.Reason), RequestHeaders: webhookHeaders(a.RequestHeaders), StartedOn: Time(a.StartedOn), Outcome: common.WebhookAttemptOutcome(a.Outcome()), URL: a.URL,
		RemoteAddress: TextOrNull(a.RemoteAddress), StatusCode: intOrNull(a.StatusCode), ErrorCode: TextOrNull(string(a.ErrorCode)), ErrorMessage: TextOrNull(a.Error),
		Timings: common.WebhookAttemptTimings{
			DNSMs: intOrNull(a.DNSMs), ConnectMs: intOrNull(a.ConnectMs), TLSMs: intOrNull(a.TLSMs), FirstByteMs: intOrNull(a.FirstByteMs), TotalMs: int32(a.TotalMs),
		},
		ResponseHeaders: webhookHeaders(a.ResponseHeaders),
		ResponseBody:    Or(a.ResponseBody), ResponseIsTruncated: a.ResponseTruncated,
		NextAttemptOn: TimeOrNull(a.NextAttemptOn), NextAttemptReason: TextOrNull(string(a.NextAttemptReason)),
	}
}

func webhookHeaders(headers []webhook.WebhookHeader) []common.WebhookHeader {
	return Each(headers, func(h webhook.WebhookHeader) common.WebhookHeader {
		return common.WebhookHeader{Name: h.Name, Value: h.Value}
	})
}

// WebhookEndpointTest converts the result of a test in which a sample event was sent.
func WebhookEndpointTest(t webhook.WebhookTest) (common.WebhookEndpointTestResult, error) {
	payload := common.WebhookEventPayload{}
	err := json.Unmarshal(t.Payload, &payload)
	return common.WebhookEndpointTestResult{
		WebhookEndpointID: t.EndpointID, Type: common.WebhookEventType(t.Type), Succeeded: t.Attempt.Outcome() == webhook.AttemptSuccess,
		Payload: payload, Attempt: webhookAttempt(t.Attempt),
	}, err
}
