package webhooks

import (
	"maps"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/repo"
)

// inFlight tracks the deliveries that the dispatcher is sending. A delivery keeps its slot until its
// outcome is recorded. This way, the concurrency of an endpoint depends on recorded outcomes, and the
// dispatcher sends no more deliveries than it can record.
type inFlight struct {
	mu      sync.Mutex
	claimed map[int64]time.Time // time when the lease was claimed or last renewed, by delivery
	sending map[int64]int       // number of deliveries by endpoint
	stores  map[int64]int       // number of deliveries by store
	total   int
}

// room returns the numbers of deliveries in flight by endpoint and by store, and whether a slot is free.
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
