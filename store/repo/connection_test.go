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
