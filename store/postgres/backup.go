package postgres

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
)

// BackupRole is the role under which dumps run (migrations/0001_common.up.sql).
const BackupRole = "store_backup"

// Saved counts the contents of a backup.
type Saved struct {
	Tables int
	Rows   int64
}

// Backup dumps a database into a file, reads the file, and compares the number of rows of each table with the dumped
// snapshot. The file appears only once it is complete; an incomplete file is removed.
func Backup(ctx context.Context, address, file string) (Saved, error) {
	c, err := Dial(ctx, address)
	if err != nil {
		return Saved{}, err
	}
	defer c.Close(context.WithoutCancel(ctx))
	if _, err := c.Exec(ctx, "SELECT allow_backup()"); err != nil {
		return Saved{}, fmt.Errorf("letting the role %s read: %w", BackupRole, err)
	}
	tx, err := c.BeginTx(ctx, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly})
	if err != nil {
		return Saved{}, err
	}
	defer func() { _ = tx.Rollback(context.WithoutCancel(ctx)) }()
	if err := showsAll(ctx, tx); err != nil {
		return Saved{}, err
	}
	var snapshot string
	if err := tx.QueryRow(ctx, "SELECT pg_export_snapshot()").Scan(&snapshot); err != nil {
		return Saved{}, err
	}
	if _, err := tx.Exec(ctx, "SET LOCAL ROLE "+BackupRole); err != nil {
		return Saved{}, err
	}
	want, err := countRows(ctx, tx)
	if err != nil {
		return Saved{}, err
	}
	partial := file + ".partial"
	defer os.Remove(partial)
	if err := runTool(ctx, nil, "pg_dump", address, "--format=custom", "--role="+BackupRole, "--enable-row-security", "--snapshot="+snapshot, "--file="+partial); err != nil {
		return Saved{}, err
	}
	got, err := rowsOf(ctx, partial)
	if err != nil {
		return Saved{}, err
	}
	var wrong []string
	saved := Saved{Tables: len(want)}
	for table, rows := range want {
		if n, ok := got[table]; !ok || n != rows {
			wrong = append(wrong, fmt.Sprintf("%s has %d rows in the file, and %d in the database", table, n, rows))
		}
		saved.Rows += rows
	}
	if len(wrong) > 0 {
		slices.Sort(wrong)
		return Saved{}, fmt.Errorf("the dump is incomplete: %s", strings.Join(wrong, "; "))
	}
	return saved, os.Rename(partial, file)
}

// showsAll returns an error if row-level security hides rows from the backup role. In that case pg_dump would succeed
// with empty tables.
func showsAll(ctx context.Context, tx pgx.Tx) error {
	rows, err := tx.Query(ctx, `SELECT c.oid::regclass::text FROM pg_class c WHERE c.relrowsecurity AND (
			NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polpermissive AND $1::text::regrole = ANY(p.polroles) AND pg_get_expr(p.polqual, p.polrelid) = 'true')
			OR EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND NOT p.polpermissive AND p.polroles && ARRAY[0::oid, $1::text::regrole::oid]))
		ORDER BY 1`, BackupRole)
	if err != nil {
		return err
	}
	hidden, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err == nil && len(hidden) > 0 {
		err = fmt.Errorf("row level security hides rows from the role %s: %s", BackupRole, strings.Join(hidden, ", "))
	}
	return err
}

// countRows counts the rows of each table. The keys are schema.table.
func countRows(ctx context.Context, tx pgx.Tx) (map[string]int64, error) {
	rows, err := tx.Query(ctx, `SELECT n.nspname || '.' || c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema'`)
	if err != nil {
		return nil, err
	}
	tables, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return nil, err
	}
	counts := make(map[string]int64, len(tables))
	for _, t := range tables {
		var n int64
		if err := tx.QueryRow(ctx, "SELECT count(*) FROM "+pgx.Identifier(strings.SplitN(t, ".", 2)).Sanitize()).Scan(&n); err != nil {
			return nil, err
		}
		counts[t] = n
	}
	return counts, nil
}

var copyLine = regexp.MustCompile(`^COPY "?([^". ]+)"?\."?([^" ]+)"? `)

// rowsOf counts the rows of each table in a dump by reading the whole file.
func rowsOf(ctx context.Context, file string) (map[string]int64, error) {
	read, write := io.Pipe()
	counts, failure := map[string]int64{}, make(chan error, 1)
	go func() {
		err := runTool(ctx, write, "pg_restore", "", "--data-only", "--file=-", file)
		write.CloseWithError(err)
		failure <- err
	}()
	lines, table := bufio.NewReaderSize(read, 1<<20), ""
	for {
		line, err := lines.ReadSlice('\n')
		whole := err == nil
		for errors.Is(err, bufio.ErrBufferFull) { // a long row: skip the rest of the line
			_, err = lines.ReadSlice('\n')
		}
		switch {
		case table != "" && whole && bytes.Equal(line, []byte("\\.\n")):
			table = ""
		case table != "" && len(line) > 0:
			counts[table]++
		case table == "":
			if m := copyLine.FindSubmatch(line); m != nil {
				table = string(m[1]) + "." + string(m[2])
				counts[table] += 0
			}
		}
		if err != nil {
			break
		}
	}
	_ = read.Close()
	if err := <-failure; err != nil {
		return nil, err
	}
	return counts, nil
}

// Restore loads a dump into an empty database, either completely or not at all. It creates the service's roles if the
// user has the right to create roles.
func Restore(ctx context.Context, address, file string) error {
	c, err := Dial(ctx, address)
	if err != nil {
		return err
	}
	defer c.Close(context.WithoutCancel(ctx))
	var tables int
	if err := c.QueryRow(ctx, "SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace").Scan(&tables); err != nil {
		return err
	}
	if tables > 0 {
		return fmt.Errorf("DATABASE_URL: the database has %d tables; name an empty one", tables)
	}
	if err := suitable(ctx, c); err != nil {
		return err
	}
	for _, role := range roles {
		if _, err := c.Exec(ctx, strings.ReplaceAll(makeRole, "@role", role)); err != nil {
			return fmt.Errorf("role %s: %w", role, err)
		}
	}
	_ = c.Close(ctx)
	return runTool(ctx, nil, "pg_restore", address, "--no-owner", "--exit-on-error", "--single-transaction", file)
}

// roles lists the roles of transactions and backups. Roles belong to the cluster, so a dump does not contain them.
var roles = []string{"store_app", "platform", BackupRole}

const makeRole = `DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '@role') THEN
    CREATE ROLE @role NOLOGIN NOBYPASSRLS;
  END IF;
  IF NOT pg_has_role('@role', 'MEMBER') OR (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    GRANT @role TO CURRENT_USER;
  END IF;
END $$`

// runTool runs a PostgreSQL program on a database; an empty address means no database. The password is not passed as an
// argument, because every user of the machine can read a process's arguments.
func runTool(ctx context.Context, out io.Writer, name, address string, args ...string) error {
	path, err := toolPath(name)
	if err != nil {
		return err
	}
	env := os.Environ()
	if address != "" {
		config, err := parse(address)
		if err != nil {
			return err
		}
		args = append([]string{"--dbname=" + withoutPassword(address)}, args...)
		env = append(env, "PGPASSWORD="+config.Password)
	}
	cmd := exec.CommandContext(ctx, path, args...)
	var said bytes.Buffer
	cmd.Env, cmd.Stdout, cmd.Stderr = env, out, &said
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s: %w: %s", name, err, strings.TrimSpace(said.String()))
	}
	return nil
}

var passwordSetting = regexp.MustCompile(`(^|\s)password\s*=\s*('(?:[^'\\]|\\.)*'|\S+)`)

func withoutPassword(address string) string {
	if u, err := url.Parse(address); err == nil && u.Scheme != "" && u.Host != "" || err == nil && strings.HasPrefix(u.Scheme, "postgres") {
		if u.User != nil {
			u.User = url.User(u.User.Username())
		}
		return u.String()
	}
	return passwordSetting.ReplaceAllString(address, "$1")
}

// toolPath returns the path of a PostgreSQL client program. It searches POSTGRES_BIN, PATH, and the directories in
// which servers are installed.
func toolPath(name string) (string, error) {
	if dir := os.Getenv("POSTGRES_BIN"); dir != "" {
		return filepath.Join(dir, exe(name)), nil
	}
	if path, err := exec.LookPath(exe(name)); err == nil {
		return path, nil
	}
	dirs, err := installed()
	if err != nil {
		return "", err
	}
	for _, dir := range dirs {
		path := filepath.Join(dir, exe(name))
		if info, err := os.Stat(path); err == nil && !info.IsDir() {
			return path, nil
		}
	}
	return "", fmt.Errorf("there is no %s on this machine; install PostgreSQL's programs for clients (apt-get install postgresql-client), of the server's version or newer", name)
}
