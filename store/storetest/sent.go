package storetest

import (
	"context"
	"database/sql"
	"slices"
	"strings"
	"sync"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Sent records the statements that are sent to a database, except those that begin or end a
// transaction.
type Sent struct {
	mu         sync.Mutex
	statements []string
	trips      int
}

// Counted returns a repo on a separate connection to the database, and a record of the statements that the
// repo sends.
func (d *Database) Counted() (*repo.DB, *Sent) {
	ginkgo.GinkgoHelper()
	pool, sent := d.CountedPool()
	db, err := repo.New(pool, d.Clock)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	return db, sent
}

// CountedPool returns a pool on a separate connection to the database, and a record of the statements that the
// pool sends.
func (d *Database) CountedPool() (*sql.DB, *Sent) {
	ginkgo.GinkgoHelper()
	config, err := pgx.ParseConfig(d.URL)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	sent := &Sent{}
	config.Tracer = sent
	pool := stdlib.OpenDB(*config, stdlib.OptionAfterConnect(postgres.AsText))
	ginkgo.DeferCleanup(pool.Close)
	return pool, sent
}

// During returns the statements that are sent while f runs. trips is the number of their round
// trips.
func (s *Sent) During(f func()) (statements []string, trips int) {
	s.mu.Lock()
	n, before := len(s.statements), s.trips
	s.mu.Unlock()
	f()
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.statements[n:]), s.trips - before
}

func (s *Sent) add(trips int, statements ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.trips += trips
	s.statements = append(s.statements, statements...)
}

// TraceQueryStart, TraceQueryEnd, TraceBatchStart, TraceBatchQuery and TraceBatchEnd implement the tracer
// interfaces of pgx.
func (s *Sent) TraceQueryStart(ctx context.Context, _ *pgx.Conn, q pgx.TraceQueryStartData) context.Context {
	s.add(1, q.SQL)
	return ctx
}

func (s *Sent) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

func (s *Sent) TraceBatchStart(ctx context.Context, _ *pgx.Conn, b pgx.TraceBatchStartData) context.Context {
	var asked []string
	for _, q := range b.Batch.QueuedQueries {
		if !strings.HasPrefix(q.SQL, "BEGIN") && !strings.HasPrefix(q.SQL, "SELECT set_config('") { // statements that begin a transaction
			asked = append(asked, q.SQL)
		}
	}
	s.add(min(1, len(asked)), asked...)
	return ctx
}

func (s *Sent) TraceBatchQuery(context.Context, *pgx.Conn, pgx.TraceBatchQueryData) {}

func (s *Sent) TraceBatchEnd(context.Context, *pgx.Conn, pgx.TraceBatchEndData) {}
