package postgres

import (
	"context"
	"log/slog"
	"strings"

	"github.com/jackc/pgx/v5"
)

// publicConnects reports whether every user of the cluster may connect to the database, and whether the
// current user can revoke that right.
const publicConnects = `SELECT EXISTS (SELECT FROM aclexplode(coalesce(datacl, acldefault('d', datdba))) a WHERE a.grantee = 0 AND a.privilege_type = 'CONNECT'),
	pg_has_role(datdba, 'USAGE'), datname FROM pg_database WHERE datname = current_database()`

// others lists the users that can connect to the database and assume one of the service's roles.
const others = `SELECT DISTINCT u.rolname FROM pg_roles u JOIN pg_roles r ON r.rolname IN ('store_app', 'platform', 'store_backup') AND pg_has_role(u.oid, r.oid, 'MEMBER')
	WHERE u.rolcanlogin AND NOT u.rolsuper AND u.rolname <> current_user AND has_database_privilege(u.oid, current_database(), 'CONNECT') ORDER BY 1`

// keepOthersOut prevents the users of other installations on the same server from connecting to the database. The roles
// of the service belong to the cluster, so a user that has these roles for another database could assume them in this
// database. keepOthersOut revokes every user's right to connect: always on an empty database, and later only if such a
// user exists, because other programs may rely on that right. It warns about users that can still connect.
func keepOthersOut(ctx context.Context, db *pgx.Conn, empty bool) error {
	var public, owned bool
	var name string
	if err := db.QueryRow(ctx, publicConnects).Scan(&public, &owned, &name); err != nil {
		return err
	}
	intruders, err := listed(ctx, db, others)
	if err != nil {
		return err
	}
	if public && owned && (empty || len(intruders) > 0) {
		if _, err := db.Exec(ctx, "REVOKE CONNECT ON DATABASE "+quoted(name)+" FROM PUBLIC"); err != nil {
			return err
		}
		if intruders, err = listed(ctx, db, others); err != nil {
			return err
		}
	}
	if len(intruders) > 0 {
		slog.WarnContext(ctx, "other database users can read and change every store in this database, because they have the roles of the service and may connect to it",
			"users", strings.Join(intruders, ", "), "statement", "REVOKE CONNECT ON DATABASE "+quoted(name)+" FROM PUBLIC, "+quotedAll(intruders))
	}
	return nil
}

func listed(ctx context.Context, db *pgx.Conn, query string) ([]string, error) {
	rows, err := db.Query(ctx, query)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}

func quotedAll(names []string) string {
	out := make([]string, len(names))
	for i, name := range names {
		out[i] = quoted(name)
	}
	return strings.Join(out, ", ")
}
