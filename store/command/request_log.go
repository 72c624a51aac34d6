package command

import (
	"context"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/repo"
)

// requestBytes limits the requests that a process buffers until it writes them, to about 16,000 requests.
const requestBytes = 16 << 20

func newRequestJournal(db *repo.DB, keys *domain.Keyring) *journal[*integration.RequestLog] {
	return &journal[*integration.RequestLog]{
		what: "requests", most: requestBytes, woken: make(chan struct{}, 1), linger: 100 * time.Millisecond, pause: journalPause,
		size: func(l *integration.RequestLog) int { return 1<<10 + 100*len(l.Errors) },
		keep: func(ctx context.Context, requests []*integration.RequestLog) error {
			logs := make([]*integration.RequestLog, len(requests)) // copies, because a failed write is repeated
			for i, l := range requests {
				log := *l
				log.IPHash = keys.Fingerprint(l.IPHash)
				logs[i] = &log
			}
			return db.KeepRequests(ctx, logs)
		},
	}
}

// visits counts the logged requests of visitors, by store. Their number is limited because anyone can send such
// requests and fill a store's log.
type visits struct {
	mu    sync.Mutex
	since time.Time
	of    map[int64]int
}

func (v *visits) take(storeID int64, now time.Time) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.of == nil || now.Sub(v.since) >= time.Minute {
		v.since, v.of = now, map[int64]int{}
	}
	v.of[storeID]++
	return v.of[storeID] <= integration.VisitsPerMinute
}
