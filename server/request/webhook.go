package request

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookEndpoint reads the fields of a new endpoint.
func WebhookEndpoint(b common.WebhookEndpointCreate) webhook.WebhookEndpointChange {
	c := webhook.WebhookEndpointChange{
		URL: &b.URL, Description: Patch(b.Description), EventTypes: eventFilters(b.EventTypes), APIVersion: b.APIVersion, RatePerSecond: patchInt(b.RatePerSecond),
		Ordering: As[webhook.WebhookOrdering](b.Ordering), TimeoutSeconds: optionalInt(b.TimeoutSeconds), AsymmetricSignature: b.AsymmetricSignature, IsActive: b.IsActive,
	}
	if b.CustomHeaders != nil {
		headers := make([]webhook.CustomHeaderInput, len(b.CustomHeaders))
		for i, h := range b.CustomHeaders {
			headers[i] = webhook.CustomHeaderInput{Name: h.Name, Value: &h.Value}
		}
		c.CustomHeaders = &headers
	}
	return c
}

// WebhookEndpointPatch reads the changes to an endpoint.
func WebhookEndpointPatch(b common.WebhookEndpointUpdate) webhook.WebhookEndpointChange {
	c := webhook.WebhookEndpointChange{
		URL: b.URL, Description: Patch(b.Description), EventTypes: eventFilters(b.EventTypes), APIVersion: b.APIVersion, RatePerSecond: patchInt(b.RatePerSecond),
		Ordering: As[webhook.WebhookOrdering](b.Ordering), TimeoutSeconds: optionalInt(b.TimeoutSeconds), AsymmetricSignature: b.AsymmetricSignature, IsActive: b.IsActive,
	}
	if b.CustomHeaders != nil {
		headers := make([]webhook.CustomHeaderInput, len(b.CustomHeaders))
		for i, h := range b.CustomHeaders {
			headers[i] = webhook.CustomHeaderInput{Name: h.Name, Value: h.Value}
		}
		c.CustomHeaders = &headers
	}
	return c
}

func eventFilters(types []string) *webhook.EventFilters {
	if types == nil {
		return nil
	}
	filters := webhook.EventFilters(types)
	return &filters
}

func optionalInt(n *int32) *int {
	if n == nil {
		return nil
	}
	value := int(*n)
	return &value
}

func patchInt(v nullable.Nullable[int32]) **int {
	if !v.IsSpecified() {
		return nil
	}
	value := optionalInt(Nullable(v))
	return &value
}

// Rotation reads which keys to replace, and how long the old keys remain valid.
func Rotation(b common.WebhookEndpointSecretRotate) (webhook.SignatureScheme, time.Duration) {
	return Or(As[webhook.SignatureScheme](b.Scheme), webhook.SchemeHMAC), Overlap(b.OverlapHours)
}

// Overlap reads how long a secret remains valid after its rotation; nil means 24 hours.
func Overlap(hours *int32) time.Duration {
	const overlapHours = 24
	return time.Duration(Or(hours, overlapHours)) * time.Hour
}

// WebhookEventID reads the id of an event. It returns a not_found error for an id of invalid form.
func WebhookEventID(id string) (uuid.UUID, error) {
	event, ok := domain.ParseEventID(id)
	if !ok {
		return event, domain.Missing("webhook event")
	}
	return event, nil
}

// WebhookEventIDs reads the ids of events in a filter. An id of invalid form becomes the zero id, which matches no
// event.
func WebhookEventIDs(ids []string) []uuid.UUID {
	var events []uuid.UUID
	for _, id := range ids {
		event, _ := domain.ParseEventID(id)
		events = append(events, event)
	}
	return events
}
