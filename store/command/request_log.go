package command

import (
	"context"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

// AnsweredRequest is a request to a store's API with its response, as the edge of the server saw it.
type AnsweredRequest struct {
	Actor          domain.Actor
	From           domain.Origin
	Surface        string // as the contract names it
	Method, Path   string
	Status         int
	Refused        *domain.Error // nil means not refused
	IdempotencyKey string
	IsReplayed     bool
	Duration       time.Duration
}

// LogRequest adds a request to its store's log after the response. It never waits. It leaves out requests
// that RequestLog.Kept excludes, and drops customers' requests beyond integration.VisitsPerMinute.
func (s *Kernel) LogRequest(r AnsweredRequest) {
	l := &integration.RequestLog{
		StoreID: r.Actor.StoreID, CreatedOn: s.Clock.Now().Add(-r.Duration).Truncate(time.Millisecond), Surface: integration.Surface(r.Surface), Operation: r.From.Operation,
		RequestMethod: r.Method, Path: r.Path, ResponseStatus: r.Status, DurationMs: int(r.Duration.Milliseconds()), ActorKind: r.Actor.Kind, ActorID: r.Actor.ID,
		RequestID: r.From.RequestID, IdempotencyKey: r.IdempotencyKey, IsReplayed: r.IsReplayed, IPHash: r.From.Address, UserAgent: r.From.UserAgent,
	}
	l.Say(r.Refused)
	switch {
	case !l.Kept():
	case r.Actor.Kind == domain.ActorCustomer && !s.visits.take(l.StoreID, time.Now()):
		s.requests.miss()
	default:
		s.requests.add(l)
	}
}

// ForgetRequests deletes requests older than integration.RequestRetention from the log.
func (s *Kernel) ForgetRequests(ctx context.Context) error { return s.DB.ForgetRequests(ctx) }

// requestBytes limits the requests that a process buffers until it writes them, to about 16,000 requests.
const requestBytes = 16 << 20

func newRequestJournal(s *Kernel) *journal[*integration.RequestLog] {
	return &journal[*integration.RequestLog]{
		what: "requests", most: requestBytes, woken: make(chan struct{}, 1), linger: 100 * time.Millisecond,
		size: func(l *integration.RequestLog) int { return 1<<10 + 100*len(l.Errors) },
		keep: func(ctx context.Context, requests []*integration.RequestLog) error {
			for _, l := range requests {
				l.IPHash = s.Keys.Fingerprint(l.IPHash)
			}
			return s.DB.KeepRequests(ctx, requests)
		},
	}
}

// visits counts the logged requests of visitors by store. The limit exists because anyone can send such
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
