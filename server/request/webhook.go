package request

import (
	"time"

	"github.com/google/uuid"
	"github.com/oapi-codegen/nullable"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain"
)

// WebhookEndpoint reads a new endpoint.
func WebhookEndpoint(b common.WebhookEndpointCreate) domain.WebhookEndpointChange {
	c := domain.WebhookEndpointChange{
		URL: &b.URL, Description: Patch(b.Description), EventTypes: eventFilters(b.EventTypes), APIVersion: b.APIVersion, RatePerSecond: patchInt(b.RatePerSecond),
		Ordering: As[domain.WebhookOrdering](b.Ordering), TimeoutSeconds: optionalInt(b.TimeoutSeconds), AsymmetricSignature: b.AsymmetricSignature, IsActive: b.IsActive,
	}
	if b.CustomHeaders != nil {
		headers := make([]domain.CustomHeaderInput, len(b.CustomHeaders))
		for i, h := range b.CustomHeaders {
			headers[i] = domain.CustomHeaderInput{Name: h.Name, Value: &h.Value}
		}
		c.CustomHeaders = &headers
	}
	return c
}

// WebhookEndpointPatch reads changes to an endpoint.
func WebhookEndpointPatch(b common.WebhookEndpointUpdate) domain.WebhookEndpointChange {
	c := domain.WebhookEndpointChange{
		URL: b.URL, Description: Patch(b.Description), EventTypes: eventFilters(b.EventTypes), APIVersion: b.APIVersion, RatePerSecond: patchInt(b.RatePerSecond),
		Ordering: As[domain.WebhookOrdering](b.Ordering), TimeoutSeconds: optionalInt(b.TimeoutSeconds), AsymmetricSignature: b.AsymmetricSignature, IsActive: b.IsActive,
	}
	if b.CustomHeaders != nil {
		headers := make([]domain.CustomHeaderInput, len(b.CustomHeaders))
		for i, h := range b.CustomHeaders {
			headers[i] = domain.CustomHeaderInput{Name: h.Name, Value: h.Value}
		}
		c.CustomHeaders = &headers
	}
	return c
}

func eventFilters(types []string) *domain.EventFilters {
	if types == nil {
		return nil
	}
	filters := domain.EventFilters(types)
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

// Rotation reads which keys are replaced, and for how long the old ones go on.
func Rotation(b common.WebhookEndpointSecretRotate) (domain.SignatureScheme, time.Duration) {
	const overlapHours = 24
	return Or(As[domain.SignatureScheme](b.Scheme), domain.SchemeHMAC), time.Duration(Or(b.OverlapHours, overlapHours)) * time.Hour
}

// WebhookEventID reads the id of an event; one that no event has is not_found.
func WebhookEventID(id string) (uuid.UUID, error) {
	event, ok := domain.ParseEventID(id)
	if !ok {
		return event, domain.Missing("webhook event")
	}
	return event, nil
}

// WebhookEventIDFilter reads the id of an event to filter by. By one that no
// event has, nothing is found.
func WebhookEventIDFilter(id *string) *uuid.UUID {
	if id == nil {
		return nil
	}
	event, _ := domain.ParseEventID(*id)
	return &event
}

// WebhookObject checks a filter by object, which an id alone does not name.
func WebhookObject(objectType *common.WebhookObjectType, objectID *int64) error {
	if objectID == nil || objectType != nil {
		return nil
	}
	return Refuse([]string{"objectType"}, "An objectId needs its objectType.")
}
