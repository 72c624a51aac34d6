package repo

import (
	"context"
	"fmt"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/scoped"
)

// seesRows finds problems that would show the current role rows despite row level security:
//   - attributes of the role.
//   - tables with a store_id whose row level security is not forced or does not apply to the role.
//   - for the role of stores, policies that apply to it and do not check the store.
//
// Partitions are checked only if the role may access them by name.
const seesRows = `
	WITH tenants AS (
		SELECT c.oid, c.relname, c.relrowsecurity AND c.relforcerowsecurity AS closed FROM pg_class c
		JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'store_id' AND NOT a.attisdropped
		WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
			AND c.relname <> 'sessions' -- sessions belong to a login and are found only by their token
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

// CheckIsolation returns an error if the roles of transactions could see rows of another store. Without the check, the
// first statement without a store condition would leak these rows. CheckIsolation switches to both roles, so the login
// role of the connection does not matter.
func (db *DB) CheckIsolation(ctx context.Context) error {
	var found []string
	for _, s := range []scoped.Scope{{Role: scoped.StoreRole, StoreID: 1}, {Role: scoped.PlatformRole}} {
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

func (db *DB) exposed(ctx context.Context, s scoped.Scope) (problems []string, err error) {
	in, err := db.enter(ctx, scoped.Reading, s)
	if err != nil {
		return nil, err
	}
	defer in.Rollback()
	return problems, classify(in.Handle().Raw(seesRows, scoped.StoreRole).Scan(&problems).Error)
}

// LoginSeesAll returns the login role of the connections, and whether the role bypasses row level security.
// Transactions never run as that role.
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
