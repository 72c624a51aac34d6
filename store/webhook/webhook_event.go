package webhook

import (
	"context"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// ResendWebhookEvent sends an event again, byte for byte, to the active endpoint with endpointID, whatever the
// event types of the endpoint are. If endpointID is nil, the event is sent to every active endpoint that
// currently subscribes to the event's type. ResendWebhookEvent cancels the event's waiting and parked deliveries
// to these endpoints.
func (s *Service) ResendWebhookEvent(ctx context.Context, actor domain.Actor, id uuid.UUID, endpointID *int64) ([]webhook.WebhookDelivery, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	event, err := tx.WebhookEvent(ctx, id)
	if err != nil {
		return nil, err
	}
	var endpoints []int64
	if endpointID == nil {
		if endpoints, err = tx.WebhookEndpointsFor(ctx, event.Type); err != nil {
			return nil, err
		}
	} else {
		endpoint, err := tx.LockWebhookEndpoint(ctx, *endpointID)
		if err != nil {
			return nil, err
		}
		if err := endpoint.CheckActive(); err != nil {
			return nil, err
		}
		endpoints = []int64{endpoint.ID}
	}
	deliveries, err := tx.ResendWebhookEvent(ctx, event, endpoints)
	if err != nil {
		return nil, err
	}
	for _, d := range deliveries {
		tx.Note("resend", "webhookDelivery", d.ID)
	}
	if err := tx.Commit(ctx); err != nil {
		return nil, err
	}
	s.Wake()
	return deliveries, nil
}
