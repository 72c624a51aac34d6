package webhooks

import (
	"context"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// endpoints caches endpoints whose secrets are decrypted. Each claim contains the version of the
// endpoint, so that the first attempt after a change uses the changed endpoint.
type endpoints struct {
	db   *repo.DB
	keys *domain.Keyring

	mu    sync.Mutex
	known map[int64]*webhook.WebhookEndpoint
}

// most is the maximum number of cached endpoints. When it is exceeded, the cache is cleared.
const most = 10_000

// of returns the endpoints of the claimed deliveries by id. The map lacks endpoints whose secrets cannot
// be decrypted.
func (e *endpoints) of(ctx context.Context, claimed []repo.ClaimedDelivery) (map[int64]*webhook.WebhookEndpoint, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if len(e.known) > most {
		clear(e.known)
	}
	out := make(map[int64]*webhook.WebhookEndpoint, len(claimed))
	var stale []int64
	for _, c := range claimed {
		if _, seen := out[c.EndpointID]; seen {
			continue
		}
		endpoint := e.known[c.EndpointID]
		out[c.EndpointID] = endpoint
		if endpoint == nil || endpoint.Version != c.EndpointVersion {
			stale = append(stale, c.EndpointID)
			delete(out, c.EndpointID)
		}
	}
	if len(stale) == 0 {
		return out, nil
	}
	fresh, err := e.db.DeliveryEndpoints(ctx, stale)
	if err != nil {
		return nil, err
	}
	for _, endpoint := range fresh {
		if endpoint.Open(e.keys) == nil {
			e.known[endpoint.ID], out[endpoint.ID] = endpoint, endpoint
		}
	}
	return out, nil
}
