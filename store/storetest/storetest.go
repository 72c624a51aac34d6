// Package storetest provides a real PostgreSQL to specs. Each test binary starts one throwaway server, in memory
// if there is room, with one migrated template. Each spec that needs a database gets a clone of the template.
// Only tests import this package.
// TEST_CTYPE is the LC_CTYPE of the throwaway server, such as C; the default is that of new embedded databases.
// URLIn returns a database with a given LC_CTYPE. TEST_DATABASE_URL is the URL of a running server that is used
// instead; its user must be allowed to create databases. TEST_DATABASE_TEMPLATE is the name of a migrated
// database on that server.
package storetest

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
)

// template is the migrated database from which clones are made. It is created once per process.
var template = struct {
	once   sync.Once
	name   string
	clones string // the prefix of the names of the clones
	url    func(database string) string
	server *postgres.Server
	dir    string // the directory of the server, if this process must remove it
	err    error
}{}

var clones atomic.Int64

// URL clones the template and returns the connection string of the clone. If there is no PostgreSQL server,
// the spec fails with an explanation of how to install PostgreSQL.
func URL(ctx context.Context) string {
	ginkgo.GinkgoHelper()
	start(ctx)
	name, err := create(ctx)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	ginkgo.DeferCleanup(func(ctx context.Context) error { return drop(ctx, name) })
	return template.url(name)
}

func start(ctx context.Context) {
	ginkgo.GinkgoHelper()
	template.once.Do(func() { template.err = prepare(context.WithoutCancel(ctx)) })
	gomega.Expect(template.err).NotTo(gomega.HaveOccurred(), "specs need a PostgreSQL")
}

// create clones the template.
func create(ctx context.Context) (name string, err error) {
	name = fmt.Sprintf("%s_%d", template.clones, clones.Add(1))
	return name, execute(ctx, template.url("postgres"), "CREATE DATABASE "+name+" TEMPLATE "+template.name+" STRATEGY FILE_COPY")
}

func drop(ctx context.Context, name string) error {
	return execute(ctx, template.url("postgres"), "DROP DATABASE "+name+" WITH (FORCE)")
}

// URLIn creates a migrated database with an LC_CTYPE and returns its connection string. If the system does
// not have the locale, the spec is skipped.
func URLIn(ctx context.Context, ctype string) string {
	ginkgo.GinkgoHelper()
	URL(ctx) // only to start the server
	name := fmt.Sprintf("%s_%d", template.clones, clones.Add(1))
	err := execute(ctx, template.url("postgres"), "CREATE DATABASE "+name+" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE '"+ctype+"'")
	if err != nil && strings.Contains(err.Error(), "invalid locale name") {
		ginkgo.Skip("the system does not have the locale " + ctype)
	}
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	ginkgo.DeferCleanup(func(ctx context.Context) error { return drop(ctx, name) })
	_, err = postgres.Migrate(ctx, template.url(name))
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return template.url(name)
}

// Stop stops the throwaway server. Each suite calls it once, after its specs.
func Stop() {
	closeClones()
	if template.server != nil {
		_ = template.server.Stop()
	}
	if template.dir != "" {
		_ = os.RemoveAll(template.dir)
	}
}

func prepare(ctx context.Context) error {
	debug.SetGCPercent(400) // with the default, garbage collection takes a fifth of the CPU time of specs over HTTP
	template.name = fmt.Sprintf("spec_%d", os.Getpid())
	template.clones = template.name
	if url := os.Getenv("TEST_DATABASE_URL"); url != "" {
		template.url = func(database string) string { return withDatabase(url, database) }
		if name := os.Getenv("TEST_DATABASE_TEMPLATE"); name != "" {
			template.name = name
			return nil
		}
	} else {
		template.dir = inMemory()
		server, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: template.dir, Throwaway: true, Ctype: os.Getenv("TEST_CTYPE")})
		if err != nil {
			return err
		}
		template.server, template.url = server, server.URL
		// Without autovacuum, statistics change only when a spec collects statistics.
		for _, statement := range []string{"ALTER SYSTEM SET autovacuum = off", "SELECT pg_reload_conf()"} {
			if err := execute(ctx, server.URL("postgres"), statement); err != nil {
				return err
			}
		}
	}
	if err := execute(ctx, template.url("postgres"), "CREATE DATABASE "+template.name); err != nil {
		return err
	}
	_, err := postgres.Migrate(ctx, template.url(template.name))
	return err
}

func withDatabase(url, database string) string {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return url
	}
	return fmt.Sprintf("host='%s' port=%d user='%s' password='%s' dbname=%s", config.Host, config.Port, config.User, config.Password, database)
}

func execute(ctx context.Context, url, statement string) error {
	c, err := pgx.Connect(ctx, url)
	if err != nil {
		return err
	}
	defer c.Close(ctx)
	_, err = c.Exec(ctx, statement)
	return err
}

// Database is an open clone. SQL connects as the owner of the cluster, so specs can read and change rows
// without using the service.
type Database struct {
	URL   string
	SQL   *sql.DB
	Repo  *repo.DB
	Clock *domain.Clock
}

// Open opens a clone of the template for a spec. The clone is closed after the spec.
func Open(ctx context.Context) *Database {
	ginkgo.GinkgoHelper()
	start(ctx)
	c, err := take(ctx)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	ginkgo.DeferCleanup(func(ctx context.Context) error { return leave(ctx, c) })
	return open(template.url(c.name), c.open())
}

// OpenIn opens a migrated database with an LC_CTYPE for a spec. The database is closed after the
// spec.
func OpenIn(ctx context.Context, ctype string) *Database {
	ginkgo.GinkgoHelper()
	url := URLIn(ctx, ctype)
	pool, err := postgres.Open(url, postgres.NoPooler)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return open(url, pool)
}

func open(url string, pool *sql.DB) *Database {
	ginkgo.GinkgoHelper()
	ginkgo.DeferCleanup(pool.Close)
	clock := Clock()
	db, err := repo.New(pool, clock)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return &Database{URL: url, SQL: pool, Repo: db, Clock: clock}
}

// Clock returns a new clock for specs. It begins at the time of the machine. If the environment variable
// STORE_SPECS_CLOCK names another time (RFC 3339), it begins then, for example shortly before midnight.
func Clock() *domain.Clock {
	ginkgo.GinkgoHelper()
	clock := &domain.Clock{}
	if named := os.Getenv("STORE_SPECS_CLOCK"); named != "" {
		begin, err := time.Parse(time.RFC3339, named)
		gomega.Expect(err).NotTo(gomega.HaveOccurred())
		clock.Advance(begin.Sub(clock.Now()))
	}
	return clock
}

// Keyring returns a keyring for specs. It contains one key.
func Keyring() *domain.Keyring {
	ring, err := domain.NewKeyring("spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=")
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return ring
}
