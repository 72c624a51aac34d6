package repo_test

import (
	"context"
	"sync"
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestN1(t *testing.T) { RegisterFailHandler(Fail); RunSpecs(t, "n1") }

var _ = AfterSuite(storetest.Stop)

var _ = It("takes", func(ctx context.Context) {
	db := storetest.Open(ctx)
	exec := func(q string, a ...any) { GinkgoHelper(); _, err := db.SQL.ExecContext(ctx, q, a...); Expect(err).NotTo(HaveOccurred()) }
	exec(`INSERT INTO stores (created_on, modified_on, name, code, settings) VALUES (now(), now(), 'x', 'x', '{"defaultTaxClassId": 1}')`)
	actor := domain.System(1)
	tx, err := db.Repo.Begin(ctx, actor)
	Expect(err).NotTo(HaveOccurred())
	c := &domain.TaxClass{Name: "Standard", Rates: []domain.TaxRate{{CountryCode: "DE", Rate: domain.MustAmount("19"), Name: "VAT"}}}
	Expect(tx.Insert(ctx, c)).To(Succeed())
	p := &domain.Product{Name: "P", Slug: "p", Type: "PHYSICAL", Status: "ACTIVE", Tags: []string{}, SubscriptionPlanIDs: []int64{}, Media: []domain.ProductMedia{}, AccountTypeIDs: []int64{}, MinQuantity: 1, QuantityStep: 1, CustomFields: []domain.CustomField{}, RelatedProductIDs: []int64{}, Translations: []domain.Translation{}}
	Expect(tx.Insert(ctx, p)).To(Succeed())
	v := &domain.Variant{ProductID: p.ID, SKU: "A", Name: "A", OptionValueIDs: []int64{}, Status: "ACTIVE", WeightUnit: "KG", DimensionUnit: "CM", MediaIDs: []int64{}, CustomFields: []domain.CustomField{}}
	Expect(tx.Insert(ctx, v)).To(Succeed())
	Expect(tx.Insert(ctx, &domain.Price{VariantID: v.ID, CurrencyCode: "EUR", Amount: domain.MustAmount("49"), MinQuantity: 1, Source: "MANUAL"})).To(Succeed())
	Expect(tx.OpenStock(ctx, []*domain.Stock{{VariantID: v.ID, ProductID: p.ID, Tracked: true, Policy: "DENY", OnHand: 5}})).To(Succeed())
	Expect(tx.Commit()).To(Succeed())

	s, err := db.Repo.As(actor).Sellables(ctx, []int64{v.ID})
	Expect(err).NotTo(HaveOccurred())
	Expect(s[v.ID].TaxClass.Rates[0].Rate.String()).To(Equal("19"))
	Expect(s[v.ID].Stock.OnHand).To(Equal(5))
	Expect(s[v.ID].Prices).To(HaveLen(1))

	var wg sync.WaitGroup
	var mu sync.Mutex
	n := map[domain.Code]int{}
	for range 100 {
		wg.Go(func() {
			defer GinkgoRecover()
			tx, err := db.Repo.Begin(ctx, actor)
			Expect(err).NotTo(HaveOccurred())
			defer tx.Rollback()
			err = tx.TakeStock(ctx, []domain.StockMove{{VariantID: v.ID, Quantity: 1, Pointer: "/items/0"}})
			if err == nil { err = tx.Commit() }
			mu.Lock(); defer mu.Unlock()
			if err == nil { n["ok"]++ } else { n[domain.CodeOf(err)]++; if n[domain.CodeOf(err)] == 1 { GinkgoWriter.Println(err) } }
		})
	}
	wg.Wait()
	Expect(n).To(Equal(map[domain.Code]int{"ok": 5, domain.InsufficientStock: 95}))
	tx, _ = db.Repo.Begin(ctx, actor)
	m := []domain.StockMove{{VariantID: v.ID, Quantity: 2, OrderID: 3}, {VariantID: v.ID, Quantity: 1, OrderID: 3}}
	Expect(tx.GiveStock(ctx, m)).To(Succeed())
	Expect(tx.TakeStock(ctx, m)).To(Succeed())
	Expect(tx.ShipStock(ctx, m)).To(Succeed())
	Expect(tx.UnshipStock(ctx, m)).To(Succeed())
	Expect(tx.Restock(ctx, m)).To(Succeed())
	Expect(tx.Unstock(ctx, m)).To(Succeed())
	Expect(tx.Unstock(ctx, m)).To(MatchError(ContainSubstring("insufficient")))
	st, err := tx.LockStock(ctx, []int64{v.ID})
	Expect(err).NotTo(HaveOccurred())
	Expect(*st[v.ID]).To(HaveField("Reserved", 5))
	Expect(*st[v.ID]).To(HaveField("OnHand", 5))
	mv, err := tx.AdjustStock(ctx, []*domain.Stock{st[v.ID]}, []int{4}, domain.AdjustmentReason{Reason: "COUNTED"})
	Expect(err).NotTo(HaveOccurred())
	Expect(mv).To(HaveLen(1))
	Expect(mv[0].SKU).To(Equal("A"))
	st[v.ID].Policy = "BACKORDER"
	Expect(tx.SetStockTerms(ctx, []*domain.Stock{st[v.ID]})).To(Succeed())
	Expect(tx.Commit()).To(Succeed())
})
