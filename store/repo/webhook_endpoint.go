package repo

import (
	"context"
	"encoding/json"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookEndpoint returns an endpoint with its health.
func (r Reader) WebhookEndpoint(ctx context.Context, id int64) (endpoint *webhook.WebhookEndpoint, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if endpoint, err = take[webhook.WebhookEndpoint](g, "webhook endpoint", "id = ? AND deleted_on IS NULL", id); err != nil {
			return err
		}
		one := []*webhook.WebhookEndpoint{endpoint}
		if err := withReplays(g, one); err != nil {
			return err
		}
		return r.withHealth(g, one)
	})
	return endpoint, err
}

// WebhookEndpoints returns the store's endpoints with their health, oldest first.
func (r Reader) WebhookEndpoints(ctx context.Context) (endpoints []*webhook.WebhookEndpoint, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if err := g.Where("deleted_on IS NULL").Order("id").Find(&endpoints).Error; err != nil {
			return err
		}
		if err := withReplays(g, endpoints); err != nil {
			return err
		}
		return r.withHealth(g, endpoints)
	})
	return endpoints, err
}

// LockWebhookEndpoint reads and locks an endpoint, without its health.
func (tx *Tx) LockWebhookEndpoint(ctx context.Context, id int64) (*webhook.WebhookEndpoint, error) {
	return lock[webhook.WebhookEndpoint](ctx, tx, "webhook endpoint", "id = ? AND deleted_on IS NULL", id)
}

// CountWebhookEndpoints returns the number of the store's endpoints. It locks the store's row, so that other calls to
// CountWebhookEndpoints wait until the transaction ends.
func (tx *Tx) CountWebhookEndpoints(ctx context.Context) (n int, err error) {
	if err := tx.on(ctx).Exec("SELECT FROM stores WHERE id = ? FOR NO KEY UPDATE", tx.actor.StoreID).Error; err != nil {
		return 0, classify(err)
	}
	err = tx.on(ctx).Raw("SELECT count(*) FROM webhook_endpoints WHERE store_id = ? AND deleted_on IS NULL", tx.actor.StoreID).Scan(&n).Error
	return n, classify(err)
}

// KeepSealed writes a new endpoint's encrypted headers and keys, which could not be encrypted before the insert because
// their encryption needs the row's id. The row's version stays 1.
func (tx *Tx) KeepSealed(ctx context.Context, e *webhook.WebhookEndpoint) error {
	tx.hold(e)
	return classify(tx.on(ctx).Model(e).Select("CustomHeaders", "SigningKeys").UpdateColumns(e).Error)
}

// LockWebhookEndpointState reads and locks the state of an endpoint. Lock the endpoint first.
func (tx *Tx) LockWebhookEndpointState(ctx context.Context, endpointID int64) (*webhook.WebhookEndpointState, error) {
	s := new(webhook.WebhookEndpointState)
	err := tx.on(ctx).Clauses(forUpdate).Where("endpoint_id = ?", endpointID).Take(s).Error
	return s, classify(err)
}

// KeepWebhookEndpointState writes a locked state.
func (tx *Tx) KeepWebhookEndpointState(ctx context.Context, s *webhook.WebhookEndpointState) error {
	text, err := json.Marshal([]*webhook.WebhookEndpointState{s})
	if err != nil {
		return err
	}
	return classify(tx.on(ctx).Exec(keepStates, string(text)).Error)
}

// ReleaseDeliveries makes the waiting deliveries of an endpoint due now; deliveries that were due earlier stay first.
// reason becomes the reason of their next attempt; empty keeps the current reason.
func (tx *Tx) ReleaseDeliveries(ctx context.Context, endpointID int64, reason webhook.NextReason) error {
	now, offset := tx.db.now()
	return classify(tx.on(ctx).Exec("UPDATE webhook_deliveries d SET next_attempt_on = least(next_attempt_on, "+now+"), next_attempt_reason = coalesce(nullif(?, ''), next_attempt_reason) WHERE d."+waits+" AND d.endpoint_id = ? AND d.leased_by IS NULL",
		offset, string(reason), endpointID).Error)
}

// ReorderDeliveries moves the waiting deliveries of an endpoint to the lanes that the endpoint's ordering requires.
func (tx *Tx) ReorderDeliveries(ctx context.Context, endpointID int64) error {
	return classify(tx.on(ctx).Exec("UPDATE webhook_deliveries d SET lane = "+laneOf+" FROM webhook_endpoints e WHERE d."+waits+" AND d.endpoint_id = ? AND d.origin = 'EVENT' AND e.id = d.endpoint_id",
		endpointID).Error)
}

// CancelDeliveries cancels the waiting and parked deliveries of a deleted endpoint.
func (tx *Tx) CancelDeliveries(ctx context.Context, endpointID int64) error {
	const step = 5000 // in steps, so that no single statement takes long
	for {
		n, err := tx.cancelDeliveries(ctx, "d.id IN (SELECT o.id FROM webhook_deliveries o WHERE o."+unended+" AND o.endpoint_id = ? LIMIT ?)", endpointID, step)
		if err != nil || n < step {
			return err
		}
	}
}

// unended is the condition for deliveries that are waiting or parked.
const unended = "status IN ('PENDING', 'RETRYING', 'PARKED')"

// cancelDeliveries cancels the waiting and parked deliveries that meet the condition, and returns their number.
func (tx *Tx) cancelDeliveries(ctx context.Context, where string, args ...any) (int64, error) {
	res := tx.on(ctx).Exec(`UPDATE webhook_deliveries d SET status = 'CANCELLED', next_attempt_on = NULL, next_attempt_reason = '', parked_on = NULL, expires_on = NULL,
		leased_by = NULL, leased_on = NULL, lease_until = NULL, modified_on = ? WHERE d.`+unended+` AND `+where, append([]any{tx.db.clock.Now()}, args...)...)
	return res.RowsAffected, classify(res.Error)
}
