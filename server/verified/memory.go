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
		Help: "Storefront reads by where their answer came from: hit, from memory; miss, made anew.",
	}, []string{"result"})
	evicted = promauto.NewCounter(prometheus.CounterOpts{
		Name: "storeplatform_storefront_answers_evicted_total",
		Help: "Answers that memory had no room for any more.",
	})
	held = promauto.NewGauge(prometheus.GaugeOpts{
		Name: "storeplatform_storefront_answers_bytes",
		Help: "Memory that kept answers take.",
	})
)

// key is what an answer is kept under.
type key struct {
	storeID int64
	kind    int64  // the account type that it is for, 0 for everybody else; or one of the kinds below
	request string // operation and query
}

const (
	productKind int64 = -1 // the product that an answer shows numbers of
	horizonKind int64 = -2 // until when a store stays the same
)

// entry is what is kept. It is never changed.
type entry struct {
	key
	Answer
	version     string
	from, until time.Time // when it is right; until zero: always
	productID   int64     // that it shows numbers of; 0: of none
	available   map[int64]int
	never       bool // of a horizon: nothing of the store is kept
}

// overhead is what an entry takes beside its texts, measured.
const overhead = 512

func (e *entry) bytes() int {
	return overhead + len(e.request) + len(e.Body) + len(e.version) + len(e.Tag) + 40*len(e.available)
}

func (e *entry) holdsAt(now time.Time) bool {
	return !now.Before(e.from) && (e.until.IsZero() || now.Before(e.until))
}

// memory keeps entries within a number of bytes. What was asked for once is given up
// before what was asked for again: a stranger who asks for ever new things does not
// drive out what others ask for.
type memory struct {
	most int

	mu        sync.Mutex
	all       map[key]*list.Element // of *place
	once      *list.List            // newest first
	again     *list.List
	total     int
	totalKept int // of again
}

type place struct {
	entry *entry
	again bool
}

// againShare is what part of the memory is for what was asked for again.
const againShare = 0.8

func newMemory(bytes int) *memory {
	return &memory{most: bytes, all: map[key]*list.Element{}, once: list.New(), again: list.New()}
}

// get finds an entry.
func (m *memory) get(k key) *entry {
	m.mu.Lock()
	defer m.mu.Unlock()
	if found := m.all[k]; found != nil {
		return found.Value.(*place).entry
	}
	return nil
}

// used notes that an entry was of use.
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

// put keeps an entry, in the place of an older one. What would take too much of the
// memory is not kept.
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
