package scoped_test

import (
	"context"
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/scoped"
	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestScoped(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "scoped")
}

var _ = AfterSuite(storetest.Stop)

// open returns a separate database and a record of the statements sent to it.
func open(ctx SpecContext) (*scoped.DB, *storetest.Sent) {
	GinkgoHelper()
	pool, sent := storetest.Open(ctx).CountedPool()
	db, err := scoped.New(pool, time.Now)
	Expect(err).NotTo(HaveOccurred())
	return db, sent
}

// within runs f in a read-only transaction of a store.
func within(ctx context.Context, db *scoped.DB, f func(g *gorm.DB) error) error {
	in, err := db.Enter(ctx, scoped.ReadingKeys, scoped.Scope{Role: scoped.StoreRole, StoreID: 1})
	if err != nil {
		return err
	}
	defer in.Rollback()
	return f(in.Handle())
}
