package repo

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

// KeepRequests inserts logged requests of any store. The commit does not wait for the disk, so a crash of the database
// server can lose the latest requests.
func (db *DB) KeepRequests(ctx context.Context, requests []*integration.RequestLog) error {
	return db.soon(ctx, func(g *gorm.DB) error { return g.CreateInBatches(requests, 200).Error })
}

// outcomes maps each outcome to a condition on the response status.
var outcomes = map[integration.RequestOutcome]string{
	integration.RequestDone: "response_status < 400", integration.RequestRefused: "response_status >= 400 AND response_status < 500", integration.RequestFailed: "response_status >= 400 AND response_status >= 500",
}

// Requests returns one page of the logged requests to the store's API.
func (r Reader) Requests(ctx context.Context, f integration.RequestFilter, q domain.PageQuery) (out domain.Page[*integration.RequestLog], err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		rows := filtered(g,
			condition{"surface IN ?", f.Surface},
			condition{"operation = ?", f.Operation},
			condition{"response_status >= 400 AND problem_code = ?", f.ProblemCode},
			condition{"actor_kind IN ?", f.ActorKind},
			condition{"actor_kind = 'ADMIN' AND actor_id IN ?", f.AdminID},
			condition{"actor_kind = 'API_TOKEN' AND actor_id IN ?", f.AppTokenID},
			condition{"actor_kind = 'CUSTOMER' AND actor_id IN ?", f.CustomerID},
			condition{"request_id = ?", f.RequestID},
			condition{"idempotency_key <> '' AND idempotency_key = ?", f.IdempotencyKey},
			condition{"created_on >= ?", f.CreatedFrom},
			condition{"created_on < ?", f.CreatedTo},
		)
		if len(f.Outcome) > 0 {
			ended := clean(g).Where("false")
			for _, o := range slices.Compact(slices.Sorted(slices.Values(f.Outcome))) {
				ended = ended.Or(outcomes[o])
			}
			rows = rows.Where(ended)
		}
		out, err = page(rows, r.query(q, "request_logs", f), newestFirst, func(l *integration.RequestLog, _ string) (int64, any) { return l.ID, l.CreatedOn })
		return err
	})
	return out, err
}

// Request returns one of the logged requests to the store's API.
func (r Reader) Request(ctx context.Context, id int64) (l *integration.RequestLog, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		l, err = take[integration.RequestLog](g, "request", "id = ?", id)
		return err
	})
	return l, err
}

// ForgetRequests deletes requests older than integration.RequestRetention.
func (db *DB) ForgetRequests(ctx context.Context) error {
	return db.sweepLog(ctx, "request_logs", db.clock.Now().Add(-integration.RequestRetention))
}
