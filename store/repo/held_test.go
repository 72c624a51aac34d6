package repo_test

import (
	"context"
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A transaction", func() {
	var (
		data *storetest.Database
		own  tenant
	)
	BeforeEach(func(ctx SpecContext) {
		data = storetest.Open(ctx)
		own = newTenant(ctx, data, "a", "own")
	})
	begin := func(ctx context.Context) (*repo.Tx, *ordering.Order) {
		GinkgoHelper()
		tx, err := data.Repo.Begin(ctx, domain.System(own.store))
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(tx.Rollback)
		o, err := tx.LockOrder(ctx, own.order)
		Expect(err).NotTo(HaveOccurred())
		return tx, o
	}

	It("writes only the changed rows of an order with each save", func(ctx SpecContext) {
		tx, o := begin(ctx)
		o.Tags = append(o.Tags, "gift")
		o.Lines[0].RefundedQuantity, o.Payments[0].Note = 1, "by hand"
		version, untouched := o.Version, o.Payments[0].Version
		Expect(tx.SaveOrder(ctx, o)).To(Succeed())
		Expect([]int64{o.Version, o.Lines[0].Version, o.Payments[0].Version}).To(Equal([]int64{version + 1, 2, untouched + 1}))
		Expect(tx.SaveOrder(ctx, o)).To(Succeed())
		Expect(o.Version).To(Equal(version+1), "nothing is new")
		Expect(tx.Commit()).To(Succeed())
		tx, o = begin(ctx)
		Expect(o.Tags).To(ContainElement("gift"))
		Expect([]any{o.Lines[0].RefundedQuantity, o.Payments[0].Note}).To(Equal([]any{1, "by hand"}))
		o.Tags[0] = "changed in place"
		Expect(tx.SaveOrder(ctx, o)).To(Succeed())
		Expect(o.Version).To(Equal(version+2), "a list that changed in place has changed")
	})

	It("writes only the changed columns of an order", func(ctx SpecContext) {
		tx, o := begin(ctx)
		Expect(tx.Handle(ctx).Exec("UPDATE orders SET internal_note = 'written by itself' WHERE id = ?", o.ID).Error).To(Succeed())
		o.Tags = append(o.Tags, "gift")
		Expect(tx.SaveOrder(ctx, o)).To(Succeed())
		Expect(tx.Commit()).To(Succeed())
		_, o = begin(ctx)
		Expect([]any{o.InternalNote, o.Tags[len(o.Tags)-1]}).To(Equal([]any{"written by itself", "gift"}))
	})

	It("runs without just-in-time compilation, like lists", func(ctx SpecContext) {
		tx, _ := begin(ctx)
		how := func(g *gorm.DB) (jit string) {
			GinkgoHelper()
			Expect(g.Raw("SELECT current_setting('jit')").Scan(&jit).Error).To(Succeed())
			return jit
		}
		Expect(how(tx.Handle(ctx))).To(Equal("off"))
		Expect(data.Repo.As(domain.System(own.store)).WithinList(ctx, func(g *gorm.DB) error {
			Expect(how(g)).To(Equal("off"))
			return nil
		})).To(Succeed())
	})

	It("records at most two hundred changes in the audit log", func(ctx SpecContext) {
		admin := domain.Actor{Kind: domain.ActorAdmin, ID: 1, StoreID: own.store, Permissions: []string{"*"}}
		tx, err := data.Repo.Begin(ctx, admin)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(tx.Rollback)
		for range 250 {
			tx.Note("adjust", "stock", own.order, domain.Change{Field: "stockOnHand"})
		}
		Expect(tx.Logged(ctx, "")).To(Succeed())
		Expect(tx.Commit()).To(Succeed())
		page, err := data.Repo.As(admin).AuditLogs(ctx, domain.AuditFilter{}, domain.PageQuery{Number: 1, Size: 10})
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items[0].Changes).To(HaveLen(200))
	})

	It("returns not_found when it locks an account that does not exist", func(ctx SpecContext) {
		tx, err := data.Repo.Begin(ctx, domain.System(own.store))
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(tx.Rollback)
		_, err = tx.LockAccount(ctx, 1<<50)
		Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
	})

	It("refuses to commit while changes to a locked order are unsaved", func(ctx SpecContext) {
		for what, change := range map[string]func(*ordering.Order){
			"order": func(o *ordering.Order) { o.Email = "other@example.com" }, "line": func(o *ordering.Order) { o.Lines[0].ReturnedQuantity++ },
			"payment": func(o *ordering.Order) {
				o.Payments[0].RefundedAmount = o.Payments[0].RefundedAmount.Add(domain.MustAmount("0.01"))
			},
		} {
			tx, o := begin(ctx)
			change(o)
			Expect(tx.Commit()).To(MatchError(ContainSubstring("commit without what was changed")), what)
			tx.Rollback()
		}
		tx, o := begin(ctx)
		o.GrandTotal = o.GrandTotal.Add(domain.MustAmount("0.0000")) // the same amount with more decimals
		if o.Coupons == nil {
			o.Coupons = o.Coupons[:0]
		}
		Expect(tx.Commit()).To(Succeed())
	})

	It("makes fewer than 10 allocations to compare a locked order, and fewer than 30 to copy it", func(ctx SpecContext) {
		tx, o := begin(ctx)
		Expect(testing.AllocsPerRun(10, func() { Expect(tx.Changed(o)).To(BeFalse()) })).To(BeNumerically("<", 10))
		Expect(testing.AllocsPerRun(10, func() { tx.Hold(o) })).To(BeNumerically("<", 30))
	})

	It("refuses to lock rows after it has taken a number from a counter", func(ctx SpecContext) {
		tx, _ := begin(ctx)
		Expect(tx.Next(ctx, "spec", 7)).To(BeEquivalentTo(7))
		Expect(tx.Next(ctx, "spec", 7)).To(BeEquivalentTo(8))
		_, err := tx.LockOrder(ctx, own.order)
		Expect(err).To(MatchError(ContainSubstring("with a counter held")))
		_, err = tx.LockCart(ctx)
		Expect(err).To(MatchError(ContainSubstring("with a counter held")))
		Expect(tx.GiveStock(ctx, []catalog.StockMove{{VariantID: 1, Quantity: 1}})).To(MatchError(ContainSubstring("with a counter held")))
		Expect(tx.GiveStock(ctx, nil)).To(Succeed())
	})

	It("refuses to save an order, or a part of an order, that it did not lock", func(ctx SpecContext) {
		tx, o := begin(ctx)
		read, err := data.Repo.As(domain.System(own.store)).Order(ctx, ordering.OrderKey{ID: own.order})
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.SaveOrder(ctx, read)).To(MatchError(ContainSubstring("not locked")))
		o.Payments[0] = read.Payments[0]
		Expect(tx.SaveOrder(ctx, o)).To(MatchError(ContainSubstring("not locked")))
	})
})
