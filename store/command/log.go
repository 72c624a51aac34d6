package command

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

// KeepLogs writes calls to outside systems and API requests to their logs, soon after each of them ends, until ctx
// ends.
func (s *Kernel) KeepLogs(ctx context.Context) {
	var both sync.WaitGroup
	both.Go(func() { s.calls.run(ctx) })
	both.Go(func() { s.requests.run(ctx) })
	both.Wait()
}

// FlushLogs writes all pending calls and requests to their logs.
func (s *Kernel) FlushLogs(ctx context.Context) error {
	return errors.Join(s.calls.flush(ctx), s.requests.flush(ctx))
}

// ForgetLogs deletes calls older than integration.LogRetention from the log.
func (s *Kernel) ForgetLogs(ctx context.Context) error { return s.DB.ForgetLogs(ctx) }

// AnsweredRequest is a request to a store's API and its response, as the outermost handler of the server saw them.
type AnsweredRequest struct {
	Actor          domain.Actor
	From           domain.Origin
	Surface        string // name in the contract
	Method, Path   string
	Status         int
	Refused        *domain.Error // nil means that the request was not refused
	IdempotencyKey string
	IsReplayed     bool
	Duration       time.Duration
}

// LogRequest adds a request to the log of its store after the response. It never waits. It omits requests that
// RequestLog.Kept excludes, and drops customers' requests beyond integration.VisitsPerMinute.
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
