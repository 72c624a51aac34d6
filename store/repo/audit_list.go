package repo

import (
	"cmp"
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// AuditLogs lists changes in the actor's store, and changes of users, scopes and logins that concern the store. The
// newest come first unless the query sorts by createdOn. AuditLogs reads with the platform role, which can read both
// kinds of entries from separate indexes in list order. The policy of the store's role combines both kinds in one
// condition, for which PostgreSQL would sort all entries of the store.
func (r Reader) AuditLogs(ctx context.Context, f domain.AuditFilter, q domain.PageQuery) (out domain.Page[domain.AuditLog], err error) {
	q.Sort = cmp.Or(q.Sort, "-createdOn")
	order := "created_on DESC, id DESC"
	if q.Sort == "createdOn" {
		order = "created_on, id"
	}
	err = r.db.across(ctx, func(g *gorm.DB) error {
		g = filtered(g.Table(`((SELECT * FROM audit_logs WHERE home_store_id = ? ORDER BY `+order+`)
			UNION ALL (SELECT * FROM audit_logs WHERE home_store_id IS NULL AND reach @> ARRAY[?]::bigint[] ORDER BY `+order+`)) audit_logs`,
			r.actor.StoreID, r.actor.StoreID),
			condition{"created_on >= ?", f.CreatedFrom},
			condition{"created_on < ?", f.CreatedTo},
			condition{"actor_kind IN ?", f.ActorKind},
			condition{"action = ?", f.Action},
			condition{"object_type IN ?", f.ObjectType},
			condition{"object_id IN ?", f.ObjectID},
			condition{"request_id = ?", f.RequestID},
			condition{"actor_kind = 'ADMIN' AND actor_id IN ?", f.AdminUserID},
			condition{"actor_kind = 'API_TOKEN' AND actor_id IN ?", f.AppTokenID},
		)
		out, err = page(g, r.query(q, "audit_logs", f), map[string]sortKey{"createdOn": {column: "created_on", cast: "timestamptz"}},
			func(l domain.AuditLog, _ string) (int64, any) { return l.ID, l.CreatedOn })
		return err
	})
	return out, err
}

// AuditLog returns an entry that AuditLogs lists for the actor's store, or a not_found error.
func (r Reader) AuditLog(ctx context.Context, id int64) (entry *domain.AuditLog, err error) {
	err = r.db.across(ctx, func(g *gorm.DB) error {
		entry, err = take[domain.AuditLog](g, "audit log entry", "id = ? AND (home_store_id = ? OR home_store_id IS NULL AND reach @> ARRAY[?]::bigint[])", id, r.actor.StoreID, r.actor.StoreID)
		return err
	})
	return entry, err
}
