package repo

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
)

var _ = guards(map[string]error{
	// Another transaction queued the same work at the same time. A retry finds the task of that transaction.
	"integration_tasks_live_unique": domain.Errorf(domain.Busy, "The same work is being queued twice at once. Try again."),
})

// ClaimTasks claims due tasks for the free slots, longest due first; stores and task types take turns. Other processes
// cannot claim these tasks until the lease expires. The cost does not depend on the number of other tasks of a store.
// In slots, the store takes the place of the account and the task type takes the place of the gateway.
func (db *DB) ClaimTasks(ctx context.Context, slots Slots) (due []Due, err error) {
	var stores, counts []int64
	var types []string
	for a, n := range slots.Taken {
		stores, types, counts = append(stores, a.StoreID), append(types, a.ProviderCode), append(counts, int64(n))
	}
	now, offset := db.now()
	const live = "FROM integration_tasks x WHERE x.due_on IS NOT NULL"
	ready := "t.due_on <= " + now + " AND (t.claimed_until IS NULL OR t.claimed_until <= " + now + ")"
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`
			WITH RECURSIVE taken AS (SELECT * FROM unnest(?::bigint[], ?::text[], ?::bigint[]) AS x (store_id, task_type, n)),
			waiting AS (
				(SELECT x.store_id, x.task_type `+live+` ORDER BY x.store_id, x.task_type LIMIT 1)
				UNION ALL
				SELECT n.store_id, n.task_type FROM waiting h CROSS JOIN LATERAL (
					SELECT x.store_id, x.task_type `+live+` AND (x.store_id, x.task_type) > (h.store_id, h.task_type) ORDER BY x.store_id, x.task_type LIMIT 1) n),
			ready AS (
				SELECT h.store_id, h.task_type, d.id, d.due_on FROM waiting h CROSS JOIN LATERAL (
					SELECT t.id, t.due_on FROM integration_tasks t WHERE t.store_id = h.store_id AND t.task_type = h.task_type AND `+ready+` ORDER BY t.due_on LIMIT ?) d),
			placed AS (
				SELECT r.*, row_number() OVER (PARTITION BY r.store_id, r.task_type ORDER BY r.due_on, r.id)
					+ coalesce((SELECT sum(n) FROM taken x WHERE x.store_id = r.store_id AND x.task_type = r.task_type), 0) AS place
				FROM ready r),
			ranked AS (
				SELECT r.*, row_number() OVER (PARTITION BY r.task_type ORDER BY r.place, r.due_on, r.id)
					+ coalesce((SELECT sum(n) FROM taken x WHERE x.task_type = r.task_type), 0) AS rank
				FROM placed r WHERE r.place <= ?),
			picked AS (
				SELECT r.store_id, p.id FROM ranked r CROSS JOIN LATERAL (
					SELECT t.id FROM integration_tasks t WHERE t.store_id = r.store_id AND t.id = r.id AND `+ready+` FOR NO KEY UPDATE SKIP LOCKED) p
				WHERE r.rank <= ?)
			UPDATE integration_tasks u SET claimed_until = `+now+` + make_interval(secs => ?) FROM picked k WHERE u.store_id = k.store_id AND u.id = k.id
			RETURNING u.store_id, u.task_type AS provider_code, u.id`,
			array(stores), array(types), array(counts), offset, offset, workAhead, slots.OfAccount, offset, offset, slots.OfGateway, offset,
			Lease.Seconds()).Scan(&due).Error
	})
	return due, err
}

// LockTask locks and returns a task, or returns a not_found error.
func (tx *Tx) LockTask(ctx context.Context, id int64) (*integration.IntegrationTask, error) {
	return lock[integration.IntegrationTask](ctx, tx, "integration task", "id = ?", id)
}

// LockTasks locks and returns the given tasks of the store. It omits unknown ids.
func (tx *Tx) LockTasks(ctx context.Context, ids []int64) ([]*integration.IntegrationTask, error) {
	return lockAll[integration.IntegrationTask](ctx, tx, "id = ANY(?)", array(ids))
}

// LiveTasks returns the unfinished tasks that have one of the keys.
func (tx *Tx) LiveTasks(ctx context.Context, keys []string) (live []*integration.IntegrationTask, err error) {
	err = tx.on(ctx).Where("live_key = ANY(?) AND live_key <> '' AND due_on IS NOT NULL", array(keys)).Find(&live).Error
	return live, classify(err)
}

// QueueTasks inserts the wanted tasks, whose keys differ, except the tasks whose key an unfinished task already has. It
// returns the task of each key, in the order of wanted. It returns a Busy error if concurrent transactions interfere
// with all of its three attempts.
func (tx *Tx) QueueTasks(ctx context.Context, wanted []*integration.IntegrationTask) (out []*integration.IntegrationTask, err error) {
	keys := make([]string, len(wanted))
	for i, t := range wanted {
		keys[i] = t.LiveKey
	}
	var before []*integration.IntegrationTask
	for attempt := range 3 {
		live, err := tx.LiveTasks(ctx, keys)
		if err != nil {
			return nil, err
		}
		if attempt == 0 {
			before = live
		}
		out, missing := make([]*integration.IntegrationTask, len(wanted)), []*integration.IntegrationTask{}
		for i, t := range wanted {
			if at := slices.IndexFunc(live, func(l *integration.IntegrationTask) bool { return l.LiveKey == t.LiveKey }); at >= 0 {
				out[i] = live[at]
			} else {
				fresh := *t
				fresh.Row = domain.Row{StoreID: tx.actor.StoreID, Version: 1, CreatedOn: tx.db.clock.Now(), ModifiedOn: tx.db.clock.Now()}
				missing = append(missing, &fresh)
			}
		}
		if len(missing) == 0 {
			for _, t := range out {
				if _, was := domain.ByID(before, t.ID); !was && t.CommandID == tx.actor.CommandID {
					tx.noted("create", t)
				}
			}
			return out, nil
		}
		// The insert waits for another transaction that inserts the same key.
		if err := tx.on(ctx).Omit(clause.Associations).Clauses(clause.OnConflict{DoNothing: true}).Create(&missing).Error; err != nil {
			return nil, classify(err)
		}
	}
	return nil, constraints["integration_tasks_live_unique"]
}

// TaskAfter reports whether a later task about the same object has a key that begins with key.
func (r Reader) TaskAfter(ctx context.Context, t *integration.IntegrationTask, key string) (is bool, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT FROM integration_tasks WHERE object_type = ? AND object_id = ? AND id > ? AND starts_with(live_key, ?))",
			t.ObjectType, t.ObjectID, t.ID, key).Scan(&is).Error
	})
	return is, err
}

// AddTaskErrors stores the rows and fields of an imported file that a task has refused, up to integration.MaxTaskErrors
// per task.
func (tx *Tx) AddTaskErrors(ctx context.Context, taskID int64, refused []integration.TaskError) error {
	if len(refused) == 0 {
		return nil
	}
	rows, columns, codes, messages, kept := make([]int64, len(refused)), make([]string, len(refused)), make([]string, len(refused)), make([]string, len(refused)), make([]bool, len(refused))
	for i, e := range refused {
		rows[i], columns[i], codes[i], messages[i], kept[i] = int64(e.Row), e.Column, e.Code, e.Message, e.RowKept
	}
	return classify(tx.on(ctx).Exec(`INSERT INTO integration_task_errors (store_id, integration_task_id, file_row, file_column, code, message, row_kept)
		SELECT ?, ?, e.* FROM unnest(?::int[], ?::text[], ?::text[], ?::text[], ?::boolean[]) AS e
		LIMIT greatest(0, ? - (SELECT count(*) FROM integration_task_errors WHERE integration_task_id = ?))`,
		tx.actor.StoreID, taskID, array(rows), array(columns), array(codes), array(messages), array(kept), integration.MaxTaskErrors, taskID).Error)
}

// IntegrationTask returns a task with its refused rows and newest call, or a not_found error.
func (r Reader) IntegrationTask(ctx context.Context, id int64) (t *integration.IntegrationTask, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if t, err = take[integration.IntegrationTask](g, "integration task", "id = ?", id); err != nil {
			return err
		}
		if err := lastLogs(g, []*integration.IntegrationTask{t}); err != nil {
			return err
		}
		return g.Raw(`SELECT file_row AS row, file_column AS column, code, message, row_kept FROM integration_task_errors
			WHERE integration_task_id = ? ORDER BY file_row, id`, id).Scan(&t.Errors).Error
	})
	return t, err
}

// taskKeys returns the sort keys of lists of tasks. Tasks without a next attempt come last in both directions.
func taskKeys(sort string) map[string]sortKey {
	never := "'infinity'"
	if strings.HasPrefix(sort, "-") {
		never = "'-infinity'"
	}
	return map[string]sortKey{
		"createdOn": {column: "created_on", cast: "timestamptz"}, "modifiedOn": {column: "modified_on", cast: "timestamptz"},
		"nextAttemptOn": {column: "coalesce(due_on, " + never + ")", cast: "timestamptz"},
	}
}

func taskKey(t *integration.IntegrationTask, sort, key string) any {
	switch {
	case key == "modifiedOn":
		return t.ModifiedOn
	case key == "createdOn":
		return t.CreatedOn
	case t.DueOn != nil:
		return *t.DueOn
	case strings.HasPrefix(sort, "-"):
		return "-infinity"
	}
	return "infinity"
}

// IntegrationTasks returns one page of the store's tasks. With ModifiedSince and no sort key, it sorts the tasks by the
// time of their last change, and a cursor skips none of them (changed).
func (r Reader) IntegrationTasks(ctx context.Context, f integration.TaskFilter, q domain.PageQuery) (out domain.Page[*integration.IntegrationTask], err error) {
	found, err := r.findText(ctx, "integration_tasks", "search", f.Search)
	if err != nil {
		return out, err
	}
	query := r.query(q, "integration_tasks", f)
	err = r.list(ctx, func(g *gorm.DB) error {
		rows := g
		switch {
		case f.Search == "":
		case found != nil:
			rows = rows.Where("id = ANY(?)", array(found))
		default:
			where, args := hasWords("search", f.Search)
			rows = rows.Where(where, args...)
		}
		rows = since(filtered(rows,
			condition{"status IN ?", f.Status},
			condition{"task_type = ?", f.TaskType},
			condition{"integration IN ?", f.Integration},
			condition{"provider_code = ?", f.ProviderCode},
			condition{"object_type IN ?", f.ObjectType},
			condition{"object_id IN ?", f.ObjectID},
		), f.CreatedFrom, f.CreatedTo, nil)
		if f.ModifiedSince != nil && q.Sort == "" {
			if out, err = changed[integration.IntegrationTask](rows, "", *f.ModifiedSince, query); err != nil {
				return err
			}
			return lastLogs(clean(g), out.Items)
		}
		out, err = page(filtered(rows, condition{"modified_on >= ?", f.ModifiedSince}), query, taskKeys(q.Sort), func(t *integration.IntegrationTask, key string) (int64, any) {
			return t.ID, taskKey(t, q.Sort, key)
		})
		if err != nil {
			return err
		}
		return lastLogs(clean(g), out.Items)
	})
	return out, err
}

// ForgetTasks deletes tasks that ended more than integration.TaskRetention ago.
func (db *DB) ForgetTasks(ctx context.Context) error {
	return db.sweepRows(ctx, "integration_tasks", "due_on IS NULL AND finished_on < ?", db.clock.Now().Add(-integration.TaskRetention))
}
