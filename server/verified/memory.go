package verified

import (
	"container/list"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"
)

var (
	asked = promauto.NewCounterVec(prometheus.CounterOpts{
		Name: "storeplatform_storefront_answers_total",
		Help: "Storefront reads by the source of their response: hit, from memory; miss, computed.",
	}, []string{"result"})
	evicted = promauto.NewCounter(prometheus.CounterOpts{
		Name: "storeplatform_storefront_answers_evicted_total",
		Help: "Cached responses that were removed for lack of memory.",
	})
	held = promauto.NewGauge(prometheus.GaugeOpts{
		Name: "storeplatform_storefront_answers_bytes",
		Help: "Memory that cached responses take.",
	})
)

// key is the key of a cached entry.
type key struct {
	storeID int64
	kind    int64  // the account type, 0 for customers without one; or one of the kinds below
	request string // operation and query
}

const (
	productKind int64 = -1 // the product whose stock a response shows
	horizonKind int64 = -2 // time until which the storefront version remains valid
)

// entry is a cached entry. It never changes.
type entry struct {
	key
	Answer
	version     string
	from, until time.Time // when the entry is valid; a zero until means no end
	productID   int64     // product whose stock the entry shows; 0 means none
	available   map[int64]int
	never       bool // for a horizon: responses about the store must not be cached
}

// overhead is the measured memory of an entry in bytes, in addition to its texts and numbers.
const overhead = 512

func (e *entry) bytes() int {
	return overhead + len(e.request) + len(e.Body) + len(e.version) + len(e.Tag) + 40*len(e.available)
}

func (e *entry) holdsAt(now time.Time) bool {
	return !now.Before(e.from) && (e.until.IsZero() || now.Before(e.until))
}

// memory caches entries within a number of bytes. It evicts entries that were requested once before entries
// that were requested repeatedly, so a client that keeps requesting new things does not evict entries that
// other clients use.
type memory struct {
	most int

	mu        sync.Mutex
	all       map[key]*list.Element // the elements hold *place values
	once      *list.List            // newest first
	again     *list.List
	total     int
	totalKept int // bytes of the entries in again
}

type place struct {
	entry *entry
	again bool
}

// againShare is the share of the memory that is reserved for entries that were requested repeatedly.
const againShare = 0.8

func newMemory(bytes int) *memory {
	return &memory{most: bytes, all: map[key]*list.Element{}, once: list.New(), again: list.New()}
}

// get returns an entry; nil means it is not cached.
func (m *memory) get(k key) *entry {
	m.mu.Lock()
	defer m.mu.Unlock()
	if found := m.all[k]; found != nil {
		return found.Value.(*place).entry
	}
	return nil
}

// used records a cache hit for an entry.
func (m *memory) used(e *entry) {
	m.mu.Lock()
	defer m.mu.Unlock()
	found := m.all[e.key]
	if found == nil {
		return
	}
	p := found.Value.(*place)
	if p.again {
		m.again.MoveToFront(found)
		return
	}
	m.once.Remove(found)
	p.again = true
	m.all[e.key] = m.again.PushFront(p)
	m.totalKept += p.entry.bytes()
	for float64(m.totalKept) > againShare*float64(m.most) {
		oldest := m.again.Back()
		p := oldest.Value.(*place)
		m.again.Remove(oldest)
		p.again = false
		m.totalKept -= p.entry.bytes()
		m.all[p.entry.key] = m.once.PushFront(p)
	}
}

// put caches an entry and replaces the entry with the same key. It does not cache an entry that takes more
// than a sixteenth of the memory.
func (m *memory) put(e *entry) {
	size := e.bytes()
	m.mu.Lock()
	defer m.mu.Unlock()
	if size > m.most/16 {
		m.drop(m.all[e.key])
		return
	}
	if found := m.all[e.key]; found != nil {
		p := found.Value.(*place)
		grown := size - p.entry.bytes()
		p.entry = e
		m.total += grown
		held.Add(float64(grown))
		if p.again {
			m.totalKept += grown
		}
	} else {
		m.all[e.key] = m.once.PushFront(&place{entry: e})
		m.total += size
		held.Add(float64(size))
	}
	for m.total > m.most {
		oldest := m.once.Back()
		if oldest == nil {
			oldest = m.again.Back()
		}
		m.drop(oldest)
		evicted.Inc()
	}
}

func (m *memory) drop(found *list.Element) {
	if found == nil {
		return
	}
	p := found.Value.(*place)
	size := p.entry.bytes()
	if p.again {
		m.again.Remove(found)
		m.totalKept -= size
	} else {
		m.once.Remove(found)
	}
	delete(m.all, p.entry.key)
	m.total -= size
	held.Sub(float64(size))
}
