package webhook

import (
	"context"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/view"
)

// WebhookSender calls webhook endpoints, which are outside systems. webhooks.Sender implements it.
type WebhookSender interface {
	// CheckURL returns an error if an address may not be registered.
	CheckURL(ctx context.Context, address string) error
	// Send makes one attempt to deliver a message to an endpoint whose secrets are decrypted.
	Send(ctx context.Context, e *webhook.WebhookEndpoint, m webhook.WebhookMessage) webhook.WebhookAttempt
}

// CreateWebhookEndpoint registers an address for future events. The actor must be allowed to read these events. The
// current v1 key of the returned endpoint contains its secret in the clear. Only a retry of the request returns the
// secret again.
func (s *Service) CreateWebhookEndpoint(ctx context.Context, actor domain.Actor, c webhook.WebhookEndpointChange) (*webhook.WebhookEndpoint, error) {
	if err := chosenEvents(c, webhook.EventFilters{webhook.AllEvents}).CheckReader(actor); err != nil {
		return nil, err
	}
	if err := s.checkEndpointURL(ctx, c); err != nil {
		return nil, err
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	n, err := tx.CountWebhookEndpoints(ctx)
	if err != nil {
		return nil, err
	}
	if made, err := s.endpointMade(ctx, tx); err != nil || made != nil {
		return made, err // an earlier run of the request created the endpoint
	}
	if n >= webhook.MaxWebhookEndpoints {
		return nil, domain.Errorf(domain.UnsupportedOperation, "A store has at most %d webhook endpoints.", webhook.MaxWebhookEndpoints)
	}
	if c.APIVersion == nil {
		c.APIVersion = &store.Settings.WebhookAPIVersion
	}
	endpoint, err := webhook.NewWebhookEndpoint(c, store.Livemode, tx.At)
	if err != nil {
		return nil, err
	}
	endpoint.CurrentKey(webhook.SchemeHMAC).CommandID = actor.CommandID
	if err := tx.Insert(ctx, endpoint); err != nil {
		return nil, err
	}
	endpoint.Seal(s.Keys)
	if err := tx.KeepSealed(ctx, endpoint); err != nil {
		return nil, err
	}
	return endpoint, tx.Commit(ctx)
}

// endpointMade returns the endpoint that an earlier run of the request created, with decrypted secrets; nil
// means that no earlier run created an endpoint.
func (s *Service) endpointMade(ctx context.Context, t *command.Tx) (*webhook.WebhookEndpoint, error) {
	endpoints, err := t.WebhookEndpoints(ctx)
	if err != nil {
		return nil, err
	}
	for _, e := range endpoints {
		if e.KeyMadeBy(t.Actor().CommandID) != nil {
			return e, e.Open(s.Keys)
		}
	}
	return nil, nil
}

// chosenEvents returns the event types that an endpoint has after a change. The parameter was is the list of its event
// types before the change.
func chosenEvents(c webhook.WebhookEndpointChange, was webhook.EventFilters) webhook.EventFilters {
	if c.EventTypes != nil {
		return *c.EventTypes
	}
	return was
}

// checkEndpointURL checks an address. Call it before the transaction begins, because it looks up the host
// of the address.
func (s *Service) checkEndpointURL(ctx context.Context, c webhook.WebhookEndpointChange) error {
	if c.URL == nil {
		return nil
	}
	return s.webhooks.CheckURL(ctx, *c.URL)
}

// checkEndpointMove checks the new address of an endpoint. Before it looks up the host, it checks
// that the endpoint exists and has the expected version, and that the actor may read the endpoint's
// events.
func (s *Service) checkEndpointMove(ctx context.Context, actor domain.Actor, id int64, c webhook.WebhookEndpointChange, e domain.Expect) error {
	if c.URL == nil {
		return nil
	}
	endpoint, err := s.As(actor).WebhookEndpoint(ctx, id)
	if err != nil {
		return err
	}
	if err := e.Check(&endpoint.Row); err != nil {
		return err
	}
	if *c.URL != endpoint.URL {
		if err := chosenEvents(c, endpoint.EventTypes).CheckReader(actor); err != nil {
			return err
		}
	}
	return s.checkEndpointURL(ctx, c)
}

// UpdateWebhookEndpoint edits an endpoint. The changes apply to the next attempt and all later
// ones, including attempts of waiting deliveries. Changed event types apply only to new events. A
// caller who changes the URL or the event types must have the permissions to read the events.
func (s *Service) UpdateWebhookEndpoint(ctx context.Context, actor domain.Actor, id int64, c webhook.WebhookEndpointChange, e domain.Expect) (*webhook.WebhookEndpoint, error) {
	if err := s.checkEndpointMove(ctx, actor, id, c, e); err != nil {
		return nil, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	endpoint, err := tx.LockWebhookEndpoint(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&endpoint.Row); err != nil {
		return nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	if err := endpoint.Open(s.Keys); err != nil {
		return nil, err
	}
	was := *endpoint
	changed, err := endpoint.Change(c, store.Livemode, tx.At)
	if err != nil {
		return nil, err
	}
	if endpoint.URL != was.URL || !slices.Equal(endpoint.EventTypes, was.EventTypes) {
		if err := endpoint.EventTypes.CheckReader(actor); err != nil {
			return nil, err
		}
	}
	if changed {
		endpoint.Seal(s.Keys)
		if err := tx.Update(ctx, endpoint); err != nil {
			return nil, err
		}
	}
	if endpoint.Ordering != was.Ordering {
		if err := tx.ReorderDeliveries(ctx, id); err != nil {
			return nil, err
		}
	}
	if endpoint.IsActive && !was.IsActive || endpoint.URL != was.URL {
		if err := restart(ctx, tx, &was); err != nil {
			return nil, err
		}
	}
	return s.changedEndpoint(ctx, tx, id)
}

// restart resets the state of an endpoint that was enabled or has a new URL. The endpoint's waiting
// deliveries become due immediately, and its earlier failures are no longer counted.
func restart(ctx context.Context, t *command.Tx, was *webhook.WebhookEndpoint) error {
	state, err := t.LockWebhookEndpointState(ctx, was.ID)
	if err != nil {
		return err
	}
	state.Restart(t.At)
	if err := t.KeepWebhookEndpointState(ctx, state); err != nil {
		return err
	}
	var reason webhook.NextReason
	if !was.IsActive {
		reason = webhook.EndpointDisabled
	}
	return t.ReleaseDeliveries(ctx, was.ID, reason)
}

// EnableWebhookEndpoint enables an endpoint, whose waiting deliveries become due immediately. If the
// endpoint is already active, EnableWebhookEndpoint only closes the circuit breaker.
func (s *Service) EnableWebhookEndpoint(ctx context.Context, actor domain.Actor, id int64) (*webhook.WebhookEndpoint, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	endpoint, err := tx.LockWebhookEndpoint(ctx, id)
	if err != nil {
		return nil, err
	}
	if was := *endpoint; !was.IsActive {
		endpoint.Enable()
		if err := tx.Update(ctx, endpoint); err != nil {
			return nil, err
		}
		if err := restart(ctx, tx, &was); err != nil {
			return nil, err
		}
		return s.changedEndpoint(ctx, tx, id)
	}
	state, err := tx.LockWebhookEndpointState(ctx, id)
	if err != nil {
		return nil, err
	}
	state.CloseBreaker(tx.At)
	if err := tx.KeepWebhookEndpointState(ctx, state); err != nil {
		return nil, err
	}
	return s.changedEndpoint(ctx, tx, id)
}

// changedEndpoint commits the transaction and returns the changed endpoint with its health.
func (s *Service) changedEndpoint(ctx context.Context, tx *command.Tx, id int64) (*webhook.WebhookEndpoint, error) {
	endpoint, err := tx.WebhookEndpoint(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := tx.Commit(ctx); err != nil {
		return nil, err
	}
	s.Wake()
	return endpoint, nil
}

// DeleteWebhookEndpoint deletes an endpoint, and cancels its replays and its waiting and parked
// deliveries. The deliveries can still be read.
func (s *Service) DeleteWebhookEndpoint(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	endpoint, err := tx.LockWebhookEndpoint(ctx, id)
	if err != nil {
		return err
	}
	endpoint.Delete(tx.At)
	if err := tx.Update(ctx, endpoint); err != nil {
		return err
	}
	if err := cancelReplays(ctx, tx, id); err != nil {
		return err
	}
	if err := tx.CancelDeliveries(ctx, id); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// RotateWebhookEndpointSecret creates a new key of a scheme. The old keys continue to sign until overlap
// has passed or until they expire, whichever is earlier. With an overlap of 0 they stop immediately. The
// returned key contains its secret in the clear. Only a retry of the request returns the secret again.
func (s *Service) RotateWebhookEndpointSecret(ctx context.Context, actor domain.Actor, id int64, scheme webhook.SignatureScheme, overlap time.Duration) (*webhook.WebhookEndpoint, *webhook.WebhookKey, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	endpoint, err := tx.LockWebhookEndpoint(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	if err := endpoint.Open(s.Keys); err != nil {
		return nil, nil, err
	}
	if made := endpoint.KeyMadeBy(actor.CommandID); made != nil {
		return endpoint, made, nil // an earlier run of the request created the key
	}
	key, err := endpoint.Rotate(scheme, overlap, tx.At)
	if err != nil {
		return nil, nil, err
	}
	key.CommandID = actor.CommandID
	endpoint.Seal(s.Keys)
	if err := tx.Update(ctx, endpoint); err != nil {
		return nil, nil, err
	}
	return endpoint, key, tx.Commit(ctx)
}

// TestWebhookEndpoint sends a sample of an event type to an endpoint, within the request, and returns the
// attempt. It sends the sample even if the endpoint is disabled or has other event types, and stores
// nothing.
func (s *Service) TestWebhookEndpoint(ctx context.Context, actor domain.Actor, id int64, t domain.EventType) (webhook.WebhookTest, error) {
	endpoint, err := s.As(actor).WebhookEndpoint(ctx, id)
	if err != nil {
		return webhook.WebhookTest{}, err
	}
	if err := endpoint.Open(s.Keys); err != nil {
		return webhook.WebhookTest{}, err
	}
	event, err := uuid.NewV7()
	if err != nil {
		return webhook.WebhookTest{}, err
	}
	payload, err := view.WebhookSample(t, event, s.Clock.Now(), actor.StoreID)
	if err != nil {
		return webhook.WebhookTest{}, err
	}
	attempt := s.webhooks.Send(ctx, endpoint, webhook.WebhookMessage{ID: domain.EventID(event), Payload: payload})
	attempt.Number, attempt.Reason = 1, webhook.FirstAttempt
	return webhook.WebhookTest{EndpointID: id, Type: t, Payload: payload, Attempt: attempt}, nil
}
