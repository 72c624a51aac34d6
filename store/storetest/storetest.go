// Package storetest provides a real PostgreSQL to specs. Each test binary has one throwaway server, in memory
// if there is room, with one migrated template. Each spec that needs one gets a clone of the template, which
// is dropped after the spec. Only tests import this package.
//
// TEST_CTYPE is the LC_CTYPE of the throwaway server, such as C; the default is the default of new embedded
// databases. URLIn returns a database with a given LC_CTYPE. TEST_DATABASE_URL names a running server to share;
// its user must be allowed to create databases. TEST_DATABASE_TEMPLATE names a migrated database on that server.
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

	"github.com/jackc/pgx/v5"
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
)

// template is the migrated database that is cloned. It is created once per process.
var template = struct {
	once   sync.Once
	name   string
	clones string // prefix of the clones' names
	url    func(database string) string
	server *postgres.Server
	dir    string // the server's directory, if this process must remove it
	err    error
}{}

var clones atomic.Int64

// URL clones the template and returns the connection string of the clone. Without a PostgreSQL server it fails
// the spec and explains how to install one.
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

// URLIn creates a migrated database with an LC_CTYPE and returns its connection string. It skips the spec if
// the system lacks the locale.
func URLIn(ctx context.Context, ctype string) string {
	ginkgo.GinkgoHelper()
	URL(ctx) // starts the server
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
	debug.SetGCPercent(400) // by default, garbage collection takes a fifth of the processor time of specs over HTTP
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
		// Without autovacuum, statistics change only when a spec collects them.
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

// Database is an open clone. SQL connects as the cluster's owner, to read and change rows without the service.
type Database struct {
	URL   string
	SQL   *sql.DB
	Repo  *repo.DB
	Clock *domain.Clock
}

// Open opens a clone of the template for a spec and closes it after the spec.
func Open(ctx context.Context) *Database {
	ginkgo.GinkgoHelper()
	start(ctx)
	c, err := take(ctx)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	ginkgo.DeferCleanup(func(ctx context.Context) error { return leave(ctx, c) })
	return open(template.url(c.name), c.open())
}

// OpenIn opens a migrated database with an LC_CTYPE for a spec.
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
	clock := &domain.Clock{}
	db, err := repo.New(pool, clock)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return &Database{URL: url, SQL: pool, Repo: db, Clock: clock}
}

// Keyring returns a keyring with one key for specs.
func Keyring() *domain.Keyring {
	ring, err := domain.NewKeyring("spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=")
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return ring
}
