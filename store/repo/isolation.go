package repo

import (
	"context"
	"fmt"
	"strings"

	"gorm.io/gorm"
)

// seesRows finds what would show the current role rows past row level security:
// its own attributes; tables with a store_id that are not closed, or not to the
// role; and, for a store's role, policies that apply to it and ask for no store.
// Partitions count where the role may read them by their own name.
const seesRows = `
	WITH tenants AS (
		SELECT c.oid, c.relname, c.relrowsecurity AND c.relforcerowsecurity AS closed FROM pg_class c
		JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'store_id' AND NOT a.attisdropped
		WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
			AND c.relname <> 'sessions' -- a login's, found by its token and never by its store
			AND (NOT c.relispartition OR has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE'))
	)
	SELECT format('role %s is a superuser or has BYPASSRLS', current_user) FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolbypassrls)
	UNION ALL SELECT format('table %s has no forced row level security', relname) FROM tenants WHERE NOT closed
	UNION ALL SELECT format('row level security of table %s does not hold for %s', relname, current_user) FROM tenants WHERE closed AND NOT row_security_active(oid)
	UNION ALL SELECT format('policy %s of table %s shows %s the rows of every store', p.polname, t.relname, current_user)
		FROM pg_policy p JOIN tenants t ON t.oid = p.polrelid
		WHERE current_user = ? AND p.polpermissive
			AND EXISTS (SELECT 1 FROM unnest(p.polroles) r WHERE r = 0 OR pg_has_role(r, 'USAGE'))
			AND coalesce(pg_get_expr(p.polqual, p.polrelid), '') NOT LIKE '%app.store_id%' AND p.polcmd <> 'a'
	ORDER BY 1`

// CheckIsolation fails when the roles that transactions take on would see rows of
// another store: a service that starts all the same would leak them with the first
// statement that forgets its store. It looks with the roles taken on, so that it
// does not matter whom the connection logs in as.
func (db *DB) CheckIsolation(ctx context.Context) error {
	var found []string
	for _, s := range []scope{{storeRole, 1}, {role: platformRole}} {
		problems, err := db.exposed(ctx, s)
		if err != nil {
			return err
		}
		found = append(found, problems...)
	}
	if len(found) > 0 {
		return fmt.Errorf("row level security does not keep stores apart: %s", strings.Join(found, "; "))
	}
	return nil
}

func (db *DB) exposed(ctx context.Context, s scope) (problems []string, err error) {
	in, err := db.enter(ctx, reading, s)
	if err != nil {
		return nil, err
	}
	defer in.rollback()
	return problems, classify(in.gorm.Raw(seesRows, storeRole).Scan(&problems).Error)
}

// LoginSeesAll names the role that connections log in as, and tells whether row
// level security would not hold for it. Transactions never work as it.
func (db *DB) LoginSeesAll(ctx context.Context) (role string, all bool, err error) {
	var found struct {
		Role string
		All  bool
	}
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT rolname AS role, rolsuper OR rolbypassrls AS all FROM pg_roles WHERE rolname = session_user").Scan(&found).Error
	})
	return found.Role, found.All, err
}
