package postgres

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

const exampleURL = "DATABASE_URL=postgres://user:password@127.0.0.1:5432/store"

// unreachable adds a remedy to a connection error.
func unreachable(config *pgx.ConnConfig, err error) error {
	at, user, database := net.JoinHostPort(config.Host, fmt.Sprint(config.Port)), config.User, config.Database
	if strings.HasPrefix(config.Host, "/") {
		at = fmt.Sprintf("%s/.s.PGSQL.%d", config.Host, config.Port)
	}
	var refused *pgconn.PgError
	what := fmt.Sprintf("there is no connection to %s; is PostgreSQL running there? For example %s", at, exampleURL)
	if errors.As(err, &refused) {
		switch refused.Code {
		case "28P01", "28000":
			what = fmt.Sprintf("the server at %s does not let user %s in: %s; for example %s", at, user, refused.Message, exampleURL)
		case "3D000":
			what = fmt.Sprintf("the server at %s has no database %s; make it: CREATE DATABASE %s OWNER %s", at, database, quoted(database), quoted(user))
		case "57P03":
			what = fmt.Sprintf("the server at %s is starting or stopping; try again", at)
		case "53300":
			what = fmt.Sprintf("the server at %s has no connection left; raise its max_connections, or stop others", at)
		case "42704":
			what = fmt.Sprintf("the server at %s does not know a parameter: %s", at, refused.Message)
		case "42501":
			what = fmt.Sprintf("user %s may not connect to database %s; allow it: GRANT CONNECT ON DATABASE %s TO %s", user, database, quoted(database), quoted(user))
		}
	} else if refusedTLS(err) {
		what = fmt.Sprintf("the server at %s speaks no TLS; for example %s?sslmode=disable", at, exampleURL)
	}
	return fmt.Errorf("DATABASE_URL: %s (%w)", what, err)
}

// refusedTLS reports whether the error means that the server offers no TLS although the URL requires TLS.
func refusedTLS(err error) bool { return strings.Contains(err.Error(), "refused TLS") }

// misspelled adds a valid example to the error of a URL that cannot be parsed.
func misspelled(err error) error {
	return fmt.Errorf("DATABASE_URL: %w; for example %s", err, exampleURL)
}

func quoted(name string) string { return pgx.Identifier{name}.Sanitize() }

// unsuitable returns every property of the database that would stop the migrations midway, or the service later, with
// the statements that fix each problem.
const unsuitable = `
	WITH me AS (SELECT rolname AS name, rolsuper AS super, rolcreaterole OR rolsuper AS creates FROM pg_roles WHERE rolname = current_user),
	needed AS (SELECT n.name, r.oid FROM (VALUES ('store_app'), ('platform'), ('store_backup')) AS n (name) LEFT JOIN pg_roles r ON r.rolname = n.name),
	mine AS (SELECT format('%I', name) AS me, super, creates FROM me)
	SELECT format('it is of version %s, want %s or newer', current_setting('server_version'), $1::int) WHERE current_setting('server_version_num')::int < $1::int * 10000
	UNION ALL SELECT 'it is a replica, which takes no changes: name the primary server' WHERE pg_is_in_recovery()
	UNION ALL SELECT format('the encoding of the database is %s. Make one with: CREATE DATABASE store OWNER %s ENCODING ''UTF8'' TEMPLATE template0', getdatabaseencoding(), me)
		FROM mine WHERE getdatabaseencoding() <> 'UTF8'
	UNION ALL SELECT format('search_path (%s) names no schema that exists: create one, or leave search_path out of DATABASE_URL', current_setting('search_path'))
		WHERE current_schema() IS NULL
	UNION ALL SELECT 'it has not the extension pg_trgm: install what PostgreSQL brings along (postgresql-contrib)'
		WHERE NOT EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm')
	UNION ALL SELECT 'it was built without ICU, by which names are sorted and folded: use a PostgreSQL that has it, as the packages of the PostgreSQL project do'
		WHERE NOT EXISTS (SELECT 1 FROM pg_collation WHERE collname = 'und-x-icu')
	UNION ALL SELECT format('user %s may not make roles, and the service needs three. As a superuser, once: %s', me,
			string_agg(CASE WHEN oid IS NULL THEN format('CREATE ROLE %s NOLOGIN; ', name) ELSE '' END || format('GRANT %s TO %s', name, me), '; ' ORDER BY name))
		FROM mine, needed WHERE NOT creates AND (oid IS NULL OR NOT pg_has_role(oid, 'MEMBER')) GROUP BY me
	UNION ALL SELECT format('user %s does not own the database. As its owner: ALTER DATABASE %I OWNER TO %s', me, current_database(), me)
		FROM mine, pg_database d WHERE d.datname = current_database()
		AND NOT (has_database_privilege(d.oid, 'CREATE') AND has_schema_privilege('public', 'CREATE'))`

// suitable returns an error if migrations are due and the database cannot run the migrations or the service. It does
// not change the database.
func suitable(ctx context.Context, conn *pgx.Conn) error {
	if due, err := migrationsDue(ctx, conn); err != nil || !due {
		return err
	}
	rows, err := conn.Query(ctx, unsuitable, oldest)
	if err != nil {
		return err
	}
	problems, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return err
	}
	if len(problems) > 0 {
		return fmt.Errorf("DATABASE_URL: the database will not do:\n  - %s", strings.Join(problems, "\n  - "))
	}
	return nil
}

func migrationsDue(ctx context.Context, conn *pgx.Conn) (bool, error) {
	newest, err := Newest()
	if err != nil {
		return false, err
	}
	var begun bool
	if err := conn.QueryRow(ctx, "SELECT to_regclass('schema_migrations') IS NOT NULL").Scan(&begun); err != nil || !begun {
		return true, err
	}
	var version int64
	err = conn.QueryRow(ctx, "SELECT coalesce(max(version), 0) FROM schema_migrations").Scan(&version)
	return version < int64(newest), err
}
