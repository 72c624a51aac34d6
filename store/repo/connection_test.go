package repo_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A scoped transaction", func() {
	It("restricts every statement of a model to its store, in addition to row level security", func(ctx SpecContext) {
		data := storetest.Open(ctx)
		own := newTenant(ctx, data, "a", "own")
		tx, err := data.Repo.Begin(ctx, domain.System(own.store))
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		built := func(run func(g *gorm.DB) *gorm.DB) *gorm.Statement {
			return run(tx.Handle(ctx).Session(&gorm.Session{DryRun: true})).Statement
		}
		for _, s := range []*gorm.Statement{
			built(func(g *gorm.DB) *gorm.DB { return g.Find(&[]ordering.Order{}) }),
			built(func(g *gorm.DB) *gorm.DB { return g.Model(&ordering.Order{}).Where("id = 1").Update("email", "x") }),
			built(func(g *gorm.DB) *gorm.DB { return g.Where("id = 1").Delete(&ordering.Order{}) }),
		} {
			Expect(s.SQL.String()).To(MatchRegexp(`"orders"\."store_id" = \$\d`))
			Expect(s.Vars).To(ContainElement(own.store))
		}
	})

	Describe("with new rows", func() {
		var own, other tenant
		var data *storetest.Database
		BeforeEach(func(ctx SpecContext) {
			data = storetest.Open(ctx)
			own, other = newTenant(ctx, data, "a", "own"), newTenant(ctx, data, "b", "other")
		})
		// create returns the error of the scope check without sending a statement to the database.
		create := func(ctx context.Context, rows any, conflict ...clause.Expression) error {
			GinkgoHelper()
			tx, err := data.Repo.Begin(ctx, domain.System(own.store))
			Expect(err).NotTo(HaveOccurred())
			defer tx.Rollback()
			return tx.Handle(ctx).Session(&gorm.Session{DryRun: true}).Clauses(conflict...).Create(rows).Error
		}

		It("refuses a row of another store or of no store, alone or in a list", func(ctx SpecContext) {
			ours, theirs, nobodys := sampleLine(own, "A"), sampleLine(other, "B"), sampleLine(own, "C")
			nobodys.StoreID = 0
			Expect(create(ctx, ours)).To(Succeed())
			Expect(create(ctx, &[]*ordering.OrderLine{ours, sampleLine(own, "D")})).To(Succeed())
			for _, rows := range []any{theirs, nobodys, &[]*ordering.OrderLine{ours, theirs}, &[]ordering.OrderLine{*theirs, *ours}, &[1]ordering.OrderLine{*theirs}} {
				Expect(create(ctx, rows)).To(MatchError(ContainSubstring("row of another store")))
			}
			Expect(create(ctx, &customer.Account{Email: "mia@example.com"})).To(Succeed(), "it is no store's")
		})

		It("refuses an upsert that could update an existing row", func(ctx SpecContext) {
			Expect(create(ctx, sampleLine(own, "A"), clause.OnConflict{UpdateAll: true})).To(MatchError(ContainSubstring("upsert")))
			Expect(create(ctx, sampleLine(own, "A"), clause.OnConflict{DoUpdates: clause.AssignmentColumns([]string{"sku"})})).To(MatchError(ContainSubstring("upsert")))
			Expect(create(ctx, sampleLine(own, "A"), clause.OnConflict{DoNothing: true})).To(Succeed())
		})

		It("accepts the rows of every store from the platform", func(ctx SpecContext) {
			tx, err := data.Repo.BeginPlatform(ctx, domain.Actor{})
			Expect(err).NotTo(HaveOccurred())
			defer tx.Rollback()
			dry := tx.Handle(ctx).Session(&gorm.Session{DryRun: true})
			Expect(dry.Create(sampleLine(other, "B")).Error).To(Succeed())
			Expect(dry.Find(&[]ordering.Order{}).Statement.SQL.String()).NotTo(ContainSubstring("store_id ="))
			Expect(dry.Model(&ordering.Order{}).Where("id = 1").Update("email", "x").Statement.SQL.String()).NotTo(ContainSubstring(`"store_id"`))
		})
	})

	It("returns the error of a statement that fails while its rows are read", func(ctx SpecContext) {
		data := storetest.Open(ctx)
		own := newTenant(ctx, data, "a", "own")
		Expect(data.Repo.As(domain.System(own.store)).Within(ctx, func(g *gorm.DB) error {
			var n int
			if err := g.Raw("SELECT count(*) FROM orders").Row().Scan(&n); err != nil {
				return err
			}
			Expect(n).To(Equal(1))
			Expect(g.Raw("SET ROLE platform").Row().Scan(&n)).NotTo(Succeed())
			return nil
		})).To(Succeed())
		err := data.Repo.As(domain.System(own.store)).Within(ctx, func(g *gorm.DB) error {
			var rows []ordering.Order
			return g.Where("1 / (id - id) = 1").Find(&rows).Error
		})
		Expect(err).To(HaveOccurred(), "an empty list would be wrong")
	})
})
