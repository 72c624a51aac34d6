package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

// KeepLogs inserts logs of calls by any store. The commit does not wait for the disk, so a crash of the server can lose
// these logs.
func (db *DB) KeepLogs(ctx context.Context, logs []*integration.IntegrationLog) error {
	return db.soon(ctx, func(g *gorm.DB) error { return g.CreateInBatches(logs, 100).Error })
}

// briefLog lists the columns for lists of calls, without headers and bodies.
const briefLog = "id, store_id, created_on, integration, provider_code, direction, operation, object_type, object_id, request_method, request_url, response_status, duration_ms, outcome, error_code, error_message, attempt, correlation_id, integration_task_id, payment_provider_id"

// IntegrationLogs returns one page of the store's calls, without headers and bodies.
func (r Reader) IntegrationLogs(ctx context.Context, f integration.LogFilter, q domain.PageQuery) (out domain.Page[*integration.IntegrationLog], err error) {
	found, err := r.findText(ctx, "integration_logs", "search", f.Search)
	if err != nil {
		return out, err
	}
	err = r.list(ctx, func(g *gorm.DB) error {
		rows := g.Select(briefLog)
		switch {
		case f.Search == "":
		case found != nil:
			rows = rows.Where("id = ANY(?)", array(found))
		default:
			where, args := hasWords("search", f.Search)
			rows = rows.Where(where, args...)
		}
		rows = filtered(rows,
			condition{"integration IN ?", f.Integration},
			condition{"provider_code = ?", f.ProviderCode},
			condition{"object_type IN ?", f.ObjectType},
			condition{"object_id IN ?", f.ObjectID},
			condition{"direction IN ?", f.Direction},
			condition{"outcome IN ?", f.Outcome},
			condition{"correlation_id = ?", f.CorrelationID},
			condition{"integration_task_id IN ?", f.TaskID},
			condition{"payment_provider_id IN ?", f.PaymentProviderID},
			condition{"created_on >= ?", f.CreatedFrom},
			condition{"created_on < ?", f.CreatedTo},
		)
		out, err = page(rows, r.query(q, "integration_logs", f), map[string]sortKey{"createdOn": {column: "created_on", cast: "timestamptz"}, "durationMs": {column: "duration_ms", cast: "bigint"}},
			func(l *integration.IntegrationLog, key string) (int64, any) {
				if key == "durationMs" {
					return l.ID, l.DurationMs
				}
				return l.ID, l.CreatedOn
			})
		return err
	})
	return out, err
}

// IntegrationLog returns one of the store's calls, or a not_found error.
func (r Reader) IntegrationLog(ctx context.Context, id int64) (l *integration.IntegrationLog, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		l, err = take[integration.IntegrationLog](g, "integration call", "id = ?", id)
		return err
	})
	return l, err
}

// lastLogs sets the latest logged call of each task, with one statement.
func lastLogs(g *gorm.DB, tasks []*integration.IntegrationTask) error {
	ids := make([]int64, len(tasks))
	for i, t := range tasks {
		ids[i] = t.ID
	}
	var last []struct{ IntegrationTaskID, ID int64 }
	err := g.Raw("SELECT integration_task_id, max(id) AS id FROM integration_logs WHERE integration_task_id = ANY(?) GROUP BY 1", array(ids)).Scan(&last).Error
	for _, l := range last {
		if t, found := domain.ByID(tasks, l.IntegrationTaskID); found {
			t.LastLogID = &l.ID
		}
	}
	return err
}

// ForgetLogs deletes calls older than integration.LogRetention.
func (db *DB) ForgetLogs(ctx context.Context) error {
	return db.sweepLog(ctx, "integration_logs", db.clock.Now().Add(-integration.LogRetention))
}

// sweepLog deletes the rows of a log that were created before a time.
func (db *DB) sweepLog(ctx context.Context, table string, before time.Time) error {
	return db.sweepRows(ctx, table, "created_on AT TIME ZONE 'UTC' < ?::timestamptz AT TIME ZONE 'UTC'", before)
}

// IntegrationHealth returns the number of calls, the number of failures and the last error of one kind of integration
// since a time, by account. Account 0 stands for calls without an account. Accounts without calls are omitted.
func (r Reader) IntegrationHealth(ctx context.Context, kind integration.Integration, since time.Time) (map[int64]integration.Health, error) {
	var list []struct {
		AccountID int64
		integration.Health
	}
	err := r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT coalesce(payment_provider_id, 0) AS account_id, count(*) AS calls, count(*) FILTER (WHERE outcome <> 'SUCCESS') AS failures,
			max(created_on) FILTER (WHERE outcome <> 'SUCCESS') AS last_error_on,
			(array_agg(error_message ORDER BY created_on DESC, id DESC) FILTER (WHERE outcome <> 'SUCCESS'))[1] AS last_error
			FROM integration_logs WHERE created_on >= ? AND integration = ? GROUP BY 1`, since, kind).Scan(&list).Error
	})
	out := map[int64]integration.Health{}
	for _, of := range list {
		out[of.AccountID] = of.Health
	}
	return out, err
}
