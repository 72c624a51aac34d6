package view

import (
	"encoding/json"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookEvent converts an event without its payload.
func WebhookEvent(e *webhook.WebhookEvent) common.WebhookEventSummary {
	return common.WebhookEventSummary{
		WebhookEventID: domain.EventID(e.ID), Type: common.WebhookEventType(e.Type), APIVersion: e.APIVersion, CreatedOn: Time(e.CreatedOn),
		StoreID: e.StoreID, Livemode: e.Livemode, Sequence: e.Sequence,
		ObjectType: common.WebhookObjectType(e.ObjectType), ObjectID: e.ObjectID, ObjectVersion: e.ObjectVersion,
		SourceAction: e.Action, ActorType: common.ActorType(e.ActorType), DeliveryCounts: deliveryCounts(e.Counts),
	}
}

// WebhookEventDetails converts an event with its payload and deliveries.
func WebhookEventDetails(e *webhook.WebhookEvent) (common.WebhookEventDetails, error) {
	w := WebhookEvent(e)
	payload := common.WebhookEventPayload{}
	err := json.Unmarshal([]byte(e.Payload), &payload)
	return common.WebhookEventDetails{
		WebhookEventID: w.WebhookEventID, Type: w.Type, APIVersion: w.APIVersion, CreatedOn: w.CreatedOn, StoreID: w.StoreID, Livemode: w.Livemode,
		Sequence: w.Sequence, ObjectType: w.ObjectType, ObjectID: w.ObjectID, ObjectVersion: w.ObjectVersion, SourceAction: w.SourceAction,
		ActorType: w.ActorType, DeliveryCounts: w.DeliveryCounts, Payload: payload, Deliveries: Each(e.Deliveries, WebhookDelivery),
	}, err
}

// WebhookEventPage converts a page of events.
func WebhookEventPage(p domain.Page[*webhook.WebhookEvent]) common.WebhookEventPage {
	i := Page(p)
	return common.WebhookEventPage{
		Items: Each(p.Items, WebhookEvent),
		Page:  i.Page, PageSize: i.PageSize, TotalCount: i.TotalCount, TotalIsEstimate: i.TotalIsEstimate, NextCursor: i.NextCursor,
	}
}

func deliveryCounts(n webhook.WebhookDeliveryCount) common.WebhookDeliveryCounts {
	c := common.WebhookDeliveryCounts{
		Pending:   int32(n[webhook.DeliveryPending] + n[webhook.DeliveryRetrying]),
		Succeeded: int32(n[webhook.DeliverySucceeded]), Parked: int32(n[webhook.DeliveryParked]),
		Expired: int32(n[webhook.DeliveryExpired]), Cancelled: int32(n[webhook.DeliveryCancelled]),
	}
	c.Total = c.Pending + c.Succeeded + c.Parked + c.Expired + c.Cancelled
	return c
}

// sample is a published sample of an event, with the fields in the order that events have.
type sample struct {
	ID         string           `json:"id"`
	Type       domain.EventType `json:"type"`
	APIVersion string           `json:"apiVersion"`
	CreatedOn  common.Timestamp `json:"createdOn"`
	StoreID    int64            `json:"storeId"`
	Livemode   bool             `json:"livemode"`
	Data       json.RawMessage  `json:"data"`
	Source     json.RawMessage  `json:"source"`
}

// WebhookSample renders the published sample of an event type as an event of a store. It never marks the event as live.
func WebhookSample(t domain.EventType, id uuid.UUID, at time.Time, storeID int64) ([]byte, error) {
	s, err := sampleOf(t)
	if err != nil {
		return nil, err
	}
	s.ID, s.CreatedOn, s.StoreID, s.Livemode = domain.EventID(id), Time(at), storeID, false
	return json.Marshal(s)
}

func sampleOf(t domain.EventType) (s sample, err error) {
	raw, err := published.Sample(string(t))
	if err == nil {
		err = json.Unmarshal(raw, &s)
	}
	return s, err
}

// WebhookEventTypes returns every event type with its published sample.
func WebhookEventTypes() (common.WebhookEventTypeList, error) {
	out := common.WebhookEventTypeList{Items: []common.WebhookEventTypeInfo{}}
	for _, t := range domain.EventTypes() {
		s, err := sampleOf(t)
		if err != nil {
			return out, err
		}
		raw, err := json.Marshal(s)
		if err != nil {
			return out, err
		}
		payload := common.WebhookEventPayload{}
		if err := json.Unmarshal(raw, &payload); err != nil {
			return out, err
		}
		object := objectOf(t)
		out.Items = append(out.Items, common.WebhookEventTypeInfo{
			Type: common.WebhookEventType(t), ObjectType: common.WebhookObjectType(object), Description: fires[t],
			SnapshotSchema: snapshotSchemas[object], Sample: payload,
		})
	}
	return out, nil
}
