package repo_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A connection of a transaction", func() {
	It("asks for the store in every statement of a model, before row level security does", func(ctx SpecContext) {
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

	It("says what fails while rows are read, and reads what may be read", func(ctx SpecContext) {
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
