package scoped_test

import (
	"context"
	"database/sql/driver"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/scoped"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A scoped transaction", func() {
	store := scoped.Scope{Role: scoped.StoreRole, StoreID: 7}

	It("begins with its first statement, and sends nothing before it", func(ctx SpecContext) {
		db, sent := open(ctx)
		var row struct{ Role, Store string }
		statements, trips := sent.During(func() {
			in, err := db.Enter(ctx, scoped.Writing, store)
			Expect(err).NotTo(HaveOccurred())
			defer in.Rollback()
			Expect(in.Handle().Raw("SELECT current_user AS role, current_setting('app.store_id') AS store").Find(&row).Error).To(Succeed())
		})
		Expect(row.Role).To(Equal(scoped.StoreRole))
		Expect(row.Store).To(Equal("7"))
		Expect(statements).To(HaveLen(1))
		Expect(trips).To(Equal(1))

		_, trips = sent.During(func() {
			in, err := db.Enter(ctx, scoped.Writing, store)
			Expect(err).NotTo(HaveOccurred())
			Expect(in.Commit()).To(Succeed())
		})
		Expect(trips).To(BeZero())
	})

	It("uses the new role and store in handles taken after Switch", func(ctx SpecContext) {
		db, _ := open(ctx)
		in, err := db.Enter(ctx, scoped.Working, scoped.Scope{Role: scoped.PlatformRole})
		Expect(err).NotTo(HaveOccurred())
		defer in.Rollback()
		Expect(in.Switch(ctx, store)).To(Succeed())
		var row struct{ Role, Store string }
		Expect(in.Handle().Raw("SELECT current_user AS role, current_setting('app.store_id') AS store").Find(&row).Error).To(Succeed())
		Expect([]string{row.Role, row.Store}).To(Equal([]string{scoped.StoreRole, "7"}))
	})

	It("cannot be entered without a store", func(ctx SpecContext) {
		db, _ := open(ctx)
		_, err := db.Enter(ctx, scoped.Reading, scoped.Scope{Role: scoped.StoreRole})
		Expect(err).To(MatchError(ContainSubstring("no store")))
	})

	It("fails with ErrNoConnection while all connections are in use", func(ctx SpecContext) {
		pool, _ := storetest.Open(ctx).CountedPool()
		pool.SetMaxOpenConns(1)
		db, err := scoped.New(pool, time.Now)
		Expect(err).NotTo(HaveOccurred())
		in, err := db.Enter(ctx, scoped.Reading, store)
		Expect(err).NotTo(HaveOccurred())
		soon, cancel := context.WithTimeout(ctx, 10*time.Millisecond)
		defer cancel()
		_, err = db.Enter(soon, scoped.Reading, store)
		Expect(err).To(MatchError(scoped.ErrNoConnection))
		in.Rollback()
		in, err = db.Enter(ctx, scoped.Reading, store)
		Expect(err).NotTo(HaveOccurred())
		in.Rollback()
	})

	It("of one store finds a connection while those of another store hold three quarters of the pool", func(ctx SpecContext) {
		pool, _ := storetest.Open(ctx).CountedPool()
		pool.SetMaxOpenConns(4)
		db, err := scoped.New(pool, time.Now)
		Expect(err).NotTo(HaveOccurred())
		enter := func(s scoped.Scope) (*scoped.Transaction, error) {
			soon, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
			defer cancel()
			return db.Enter(soon, scoped.Reading, s)
		}
		var held []*scoped.Transaction
		for range 3 {
			in, err := db.Enter(ctx, scoped.Reading, store)
			Expect(err).NotTo(HaveOccurred())
			held = append(held, in)
		}
		_, err = enter(store)
		Expect(err).To(MatchError(scoped.ErrNoConnection))
		for _, other := range []scoped.Scope{{Role: scoped.StoreRole, StoreID: 8}, {Role: scoped.PlatformRole}} {
			in, err := db.Enter(ctx, scoped.Reading, other)
			Expect(err).NotTo(HaveOccurred())
			in.Rollback()
		}

		// A broken connection gives its place back, too.
		held[0].Rollback()
		Expect(held[1].Conn().Raw(func(any) error { return driver.ErrBadConn })).To(MatchError(driver.ErrBadConn))
		held[1].Rollback()
		for range 2 {
			in, err := db.Enter(ctx, scoped.Reading, store)
			Expect(err).NotTo(HaveOccurred())
			defer in.Rollback()
		}
		_, err = enter(store)
		Expect(err).To(MatchError(scoped.ErrNoConnection))
		held[2].Rollback()
	})

	DescribeTable("refuses a statement",
		func(ctx SpecContext, statement string) {
			db, _ := open(ctx)
			in, err := db.Enter(ctx, scoped.Writing, store)
			Expect(err).NotTo(HaveOccurred())
			defer in.Rollback()
			Expect(in.Handle().Exec(statement).Error).To(MatchError(ContainSubstring("may not change the role")))
		},
		Entry("that ends the transaction", "COMMIT"),
		Entry("that sets a role", "SET LOCAL ROLE platform"),
		Entry("that changes a setting in a query", "SELECT set_config('app.store_id', '8', true)"),
		Entry("that changes a setting through its view", "UPDATE pg_settings SET setting = '8'"),
		Entry("that begins with a comment", "/* */ RESET ROLE"),
		Entry("that begins with a parenthesis", "(RESET ROLE)"),
	)

	It("is required for every statement", func(ctx SpecContext) {
		db, _ := open(ctx)
		var row struct{ N int64 }
		Expect(db.Unscoped().WithContext(ctx).Raw("SELECT 1 AS n").Find(&row).Error).To(MatchError(ContainSubstring("outside of a scoped transaction")))
	})
})
