package scoped_test

import (
	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var _ = Describe("Scanning into structs", func() {
	type row struct {
		Name     string
		Currency domain.Currency
		Total    domain.Amount
		Least    *domain.Amount
		Billing  *domain.Address `gorm:"serializer:json"`
		Shipping *domain.Address `gorm:"serializer:json"`
		Tags     []string        `gorm:"serializer:json"`
		More     []string        `gorm:"serializer:json"`
		Types    webhook.EventFilters
		Key      uuid.UUID
	}
	const query = `SELECT * FROM (VALUES
		(1, 'one', 'EUR', 10.00::numeric, NULL::numeric, '{"firstName": "Ada", "company": "A"}'::jsonb, '{"firstName": "Ada", "company": "A"}'::jsonb, '["x"]'::jsonb, '["x"]'::jsonb, ARRAY['a', 'b'], '0190a6e5-0000-7000-8000-000000000001'::uuid),
		(2, 'two', 'EUR', 12345678901234567890.123456, 0.50, '{"firstName": "Bob"}', NULL, '[]', '["x", "y"]', '{c}', '0190a6e5-0000-7000-8000-000000000001'),
		(3, 'two', 'USD', 0, 0, NULL, '{"firstName": "Cem"}', '[]', 'null', '{c}', '0190a6e5-0000-7000-8000-000000000001')
	) AS v (n, name, currency, total, least, billing, shipping, tags, more, types, key) WHERE n <= ? ORDER BY n`

	var read func(ctx SpecContext, most int, into any) error

	BeforeEach(func(ctx SpecContext) {
		db, _ := open(ctx)
		read = func(ctx SpecContext, most int, into any) error {
			return within(ctx, db, func(g *gorm.DB) error { return g.Raw(query, most).Find(into).Error })
		}
	})

	key := uuid.MustParse("0190a6e5-0000-7000-8000-000000000001")
	text := func(s string) *string { return &s }
	amount := func(s string) *domain.Amount { a := domain.MustAmount(s); return &a }
	first := func() row {
		return row{Name: "one", Currency: "EUR", Total: domain.MustAmount("10.00"), Billing: &domain.Address{FirstName: "Ada", Company: text("A")},
			Shipping: &domain.Address{FirstName: "Ada", Company: text("A")}, Tags: []string{"x"}, More: []string{"x"},
			Types: webhook.EventFilters{"a", "b"}, Key: key}
	}

	It("maps each column to its field, for one row and for lists", func(ctx SpecContext) {
		var wide domain.Amount
		Expect(wide.Scan("12345678901234567890.123456")).To(Succeed())
		var rows []*row
		Expect(read(ctx, 3, &rows)).To(Succeed())
		one := first()
		Expect(rows).To(Equal([]*row{&one,
			{Name: "two", Currency: "EUR", Total: wide, Least: amount("0.50"), Billing: &domain.Address{FirstName: "Bob"}, Tags: []string{}, More: []string{"x", "y"}, Types: webhook.EventFilters{"c"}, Key: key},
			{Name: "two", Currency: "USD", Total: domain.MustAmount("0"), Least: amount("0"), Shipping: &domain.Address{FirstName: "Cem"}, Tags: []string{}, Types: webhook.EventFilters{"c"}, Key: key},
		}))
		alone := row{Name: "what was there before", Least: amount("1"), More: []string{"a", "b"}, Billing: &domain.Address{City: "Rome"}}
		Expect(read(ctx, 1, &alone)).To(Succeed())
		Expect(alone).To(Equal(one))
	})

	It("returns the same values for separate statements and for Together", func(ctx SpecContext) {
		db, _ := open(ctx)
		Expect(within(ctx, db, func(g *gorm.DB) error {
			for range 2 {
				var one, other row
				Expect(g.Raw(query, 1).Find(&one).Error).To(Succeed())
				Expect(one).To(Equal(first()))
				find := func(into *row) func(*gorm.DB) error {
					return func(g *gorm.DB) error { return g.Raw(query, 1).Find(into).Error }
				}
				Expect(scoped.Together(g, find(&one), find(&other))).To(Succeed())
				Expect([]row{one, other}).To(Equal([]row{first(), first()}))
			}
			return nil
		})).To(Succeed())
	})

	It("shares no mutable data between rows or columns with equal contents", func(ctx SpecContext) {
		var rows []row
		Expect(read(ctx, 3, &rows)).To(Succeed())
		rows[0].Shipping.FirstName, *rows[0].Shipping.Company, rows[0].More[0] = "Eve", "E", "z"
		rows[1].Tags = append(rows[1].Tags, "z")
		Expect(rows[0].Billing).To(Equal(first().Billing))
		Expect(rows[0].Tags).To(Equal([]string{"x"}))
		Expect(rows[2].Tags).To(BeEmpty())
		var again []row
		Expect(read(ctx, 3, &again)).To(Succeed())
		Expect(again[0]).To(Equal(first()))
		Expect(again[1].Tags).To(BeEmpty())
	})
})
