package webhooks

import (
	"maps"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/repo"
)

// hand is what the dispatcher has at the moment. A delivery has its slot until
// its outcome is kept: what an endpoint may have under way follows from what is
// known of it, and no more is sent than can be recorded.
type hand struct {
	mu      sync.Mutex
	claimed map[int64]time.Time // deliveries under a lease, and since when it is good
	sending map[int64]int       // how many by endpoint
	stores  map[int64]int       // and by store
	total   int
}

// room tells what is under way, and whether there is room for more.
func (h *hand) room(slots int) (endpoints, stores map[int64]int, free bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return maps.Clone(h.sending), maps.Clone(h.stores), h.total < slots
}

func (h *hand) sendingNow() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.total
}

func (h *hand) take(claimed []repo.ClaimedDelivery, since time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, c := range claimed {
		h.claimed[c.ID] = since
		h.sending[c.EndpointID]++
		h.stores[c.StoreID]++
		h.total++
	}
}

func less(counts map[int64]int, id int64) {
	if counts[id]--; counts[id] == 0 {
		delete(counts, id)
	}
}

func (h *hand) settled(batch []repo.Settlement) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, s := range batch {
		delete(h.claimed, s.Delivery.ID)
		less(h.sending, s.Delivery.EndpointID)
		less(h.stores, s.Delivery.StoreID)
		h.total--
	}
}

func (h *hand) older(than time.Time) (ids []int64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, since := range h.claimed {
		if since.Before(than) {
			ids = append(ids, id)
		}
	}
	return ids
}

func (h *hand) renewed(ids []int64, now time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, id := range ids {
		if _, still := h.claimed[id]; still {
			h.claimed[id] = now
		}
	}
}
