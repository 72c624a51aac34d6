package webhooks

import (
	"maps"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/repo"
)

// inFlight is what the dispatcher is sending at the moment. A delivery has its slot until
// its outcome is kept: what an endpoint may have in flight follows from what is
// known of it, and no more is sent than can be recorded.
type inFlight struct {
	mu      sync.Mutex
	claimed map[int64]time.Time // deliveries under a lease, and since when it is good
	sending map[int64]int       // how many by endpoint
	stores  map[int64]int       // and by store
	total   int
}

// room tells what is in flight, and whether there is room for more.
func (f *inFlight) room(slots int) (endpoints, stores map[int64]int, free bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return maps.Clone(f.sending), maps.Clone(f.stores), f.total < slots
}

func (f *inFlight) sendingNow() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.total
}

func (f *inFlight) take(claimed []repo.ClaimedDelivery, since time.Time) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, c := range claimed {
		f.claimed[c.ID] = since
		f.sending[c.EndpointID]++
		f.stores[c.StoreID]++
		f.total++
	}
}

func less(counts map[int64]int, id int64) {
	if counts[id]--; counts[id] == 0 {
		delete(counts, id)
	}
}

func (f *inFlight) settled(batch []repo.Settlement) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, s := range batch {
		delete(f.claimed, s.Delivery.ID)
		less(f.sending, s.Delivery.EndpointID)
		less(f.stores, s.Delivery.StoreID)
		f.total--
	}
}

func (f *inFlight) older(than time.Time) (ids []int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for id, since := range f.claimed {
		if since.Before(than) {
			ids = append(ids, id)
		}
	}
	return ids
}

func (f *inFlight) renewed(ids []int64, now time.Time) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, id := range ids {
		if _, still := f.claimed[id]; still {
			f.claimed[id] = now
		}
	}
}
