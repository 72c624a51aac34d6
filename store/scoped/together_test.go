package scoped_test

import (
	"errors"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("Reads run by Together", func() {
	var (
		db   *scoped.DB
		sent *storetest.Sent
	)

	BeforeEach(func(ctx SpecContext) {
		db, sent = open(ctx)
	})

	inside := func(ctx SpecContext, f func(g *gorm.DB) error) error {
		return within(ctx, db, f)
	}
	number := func(into *[]int64, n ...int64) func(*gorm.DB) error {
		return func(g *gorm.DB) error {
			for _, n := range n {
				var row struct{ N int64 }
				if err := g.Raw("SELECT ?::bigint AS n", n).Find(&row).Error; err != nil {
					return err
				}
				*into = append(*into, row.N)
			}
			return nil
		}
	}

	It("take as many round trips as the longest read has statements, even when nested", func(ctx SpecContext) {
		var one, two, three, four []int64
		statements, trips := sent.During(func() {
			Expect(inside(ctx, func(g *gorm.DB) error {
				return scoped.Together(g, number(&one, 1, 2, 3), number(&two, 4),
					func(g *gorm.DB) error { return scoped.Together(g, number(&three, 5, 6), number(&four, 7)) },
					func(*gorm.DB) error { return nil })
			})).To(Succeed())
		})
		Expect([][]int64{one, two, three, four}).To(Equal([][]int64{{1, 2, 3}, {4}, {5, 6}, {7}}))
		Expect(statements).To(HaveLen(7))
		Expect(trips).To(Equal(3))
	})

	It("return the same values of all types as separate reads", func(ctx SpecContext) {
		const all = `SELECT 1.50::numeric AS amount, '{"a": [1]}'::jsonb AS json, true AS yes, 7::int AS whole, 'x' AS text,
			'2026-03-29 01:30:00.123456+00'::timestamptz AS at, '2026-03-29'::date AS day, NULL::bigint AS missing`
		type row struct {
			Amount  domain.Amount
			JSON    map[string][]int `gorm:"serializer:json"`
			Yes     bool
			Whole   int
			Text    string
			At, Day string
			Missing *int64
		}
		var alone, first, second row
		Expect(inside(ctx, func(g *gorm.DB) error {
			return errors.Join(g.Raw(all).Find(&alone).Error, scoped.Together(g,
				func(g *gorm.DB) error { return g.Raw(all).Find(&first).Error },
				func(g *gorm.DB) error { return g.Raw(all).Find(&second).Error }))
		})).To(Succeed())
		Expect(alone.Amount.String()).To(Equal("1.50"))
		Expect([]row{first, second}).To(Equal([]row{alone, alone}))
	})

	It("return the error of the first failed read after all reads have ended", func(ctx SpecContext) {
		var done []int64
		missing := domain.Missing("thing")
		err := inside(ctx, func(g *gorm.DB) error {
			return scoped.Together(g, number(&done, 1, 2), func(*gorm.DB) error { return missing }, func(*gorm.DB) error { return errors.New("later") })
		})
		Expect(err).To(MatchError(missing))
		Expect(done).To(Equal([]int64{1, 2}))
	})

	It("all fail and abort the transaction if one statement fails", func(ctx SpecContext) {
		var one, two []int64
		err := inside(ctx, func(g *gorm.DB) error {
			bad := func(g *gorm.DB) error {
				var row struct{ N int64 }
				return g.Raw("SELECT 1 / ?::int AS n", 0).Find(&row).Error
			}
			err := scoped.Together(g, number(&one, 1, 2), bad, number(&two, 3))
			Expect(err).To(MatchError(ContainSubstring("division by zero")))
			Expect(number(&two, 4)(g)).To(MatchError(ContainSubstring("aborted")))
			return err
		})
		Expect(err).To(HaveOccurred())
		Expect(two).To(BeEmpty())
		Expect(inside(ctx, number(&two, 5))).To(Succeed(), "the connection can be used again")
		Expect(two).To(Equal([]int64{5}))
	})

	It("all end and pass on the panic if one read panics", func(ctx SpecContext) {
		var one, two []int64
		var left error
		Expect(func() {
			_ = inside(ctx, func(g *gorm.DB) error {
				return scoped.Together(g,
					func(g *gorm.DB) error { left = number(&one, 1, 2)(g); return left },
					func(*gorm.DB) error { panic("out of order") })
			})
		}).To(PanicWith("out of order"))
		Expect(one).To(BeEmpty())
		Expect(left).To(MatchError(ContainSubstring("panicked")))
		Expect(inside(ctx, number(&two, 5))).To(Succeed())
	})

	It("refuse a statement that would change the scope, and run the other statements", func(ctx SpecContext) {
		var done []int64
		statements, _ := sent.During(func() {
			Expect(inside(ctx, func(g *gorm.DB) error {
				return scoped.Together(g, number(&done, 1), func(g *gorm.DB) error {
					var row struct{ Set string }
					return g.Raw("SELECT set_config('app.store_id', '2', true) AS set").Find(&row).Error
				})
			})).To(MatchError(ContainSubstring("may not change the role")))
		})
		Expect(done).To(Equal([]int64{1}))
		Expect(strings.Join(statements, " ")).NotTo(ContainSubstring("set_config"))
	})
})
