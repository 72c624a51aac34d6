package catalog_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
)

var _ = Describe("PriceFor", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	wholesale, other, monthly := int64(2), int64(3), int64(4)
	id := int64(0)
	row := func(amount string, change func(*catalog.Price)) *catalog.Price {
		id++
		p := &catalog.Price{CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: 1}
		p.ID = id
		if change != nil {
			change(p)
		}
		return p
	}
	for_ := func(account, plan *int64, from int) func(*catalog.Price) {
		return func(p *catalog.Price) { p.AccountTypeID, p.SubscriptionPlanID, p.MinQuantity = account, plan, from }
	}
	charged := func(rows []*catalog.Price, account, plan *int64, quantity int) string {
		p, ok := catalog.PriceFor(rows, account, plan, "EUR", quantity, now)
		if !ok {
			return "none"
		}
		return p.Amount.String()
	}

	It("prefers a row for plan and account type, then for the plan, the account type, and everyone", func() {
		rows := []*catalog.Price{
			row("40", nil), row("30", for_(&wholesale, nil, 1)), row("35", for_(nil, &monthly, 1)), row("38", for_(&wholesale, &monthly, 1)),
		}
		Expect(charged(rows, &wholesale, &monthly, 1)).To(Equal("38"))
		Expect(charged(rows[:3], &wholesale, &monthly, 1)).To(Equal("35"))
		Expect(charged(rows, &wholesale, nil, 1)).To(Equal("30"))
		Expect(charged(rows, &other, nil, 1)).To(Equal("40"))
		Expect(charged(rows, nil, nil, 1)).To(Equal("40"))
	})

	It("uses one-time rows for a plan without rows, but never a plan's rows for a one-time price", func() {
		p, ok := catalog.PriceFor([]*catalog.Price{row("40", nil)}, nil, &monthly, "EUR", 1, now)
		Expect(ok).To(BeTrue())
		Expect(p.SubscriptionPlanID).To(BeNil())
		Expect(charged([]*catalog.Price{row("35", for_(nil, &monthly, 1))}, nil, nil, 1)).To(Equal("none"))
	})

	It("uses the highest minimum quantity that is reached, then the lowest amount", func() {
		rows := []*catalog.Price{row("10", nil), row("9", for_(nil, nil, 5)), row("8", for_(nil, nil, 10))}
		Expect(charged(rows, nil, nil, 4)).To(Equal("10"))
		Expect(charged(rows, nil, nil, 5)).To(Equal("9"))
		Expect(charged(rows, nil, nil, 99)).To(Equal("8"))
		dearer := []*catalog.Price{row("10", nil), row("12", for_(nil, nil, 5))}
		Expect(charged(dearer, nil, nil, 5)).To(Equal("12"))
		start := now.Add(-time.Hour)
		Expect(charged([]*catalog.Price{row("10", nil), row("7", func(p *catalog.Price) { p.StartsOn = &start })}, nil, nil, 1)).To(Equal("7"))
	})

	It("finds the same row for any order of the rows", func() {
		start := now.Add(-time.Hour)
		early := func(p *catalog.Price) { p.StartsOn = &start }
		for _, rows := range [][]*catalog.Price{
			{row("9", nil), row("10", early)},
			{row("9", nil), row("9", early)},
			{row("9", for_(nil, nil, 5)), row("8", nil), row("10", early)},
			{row("9", for_(nil, &monthly, 1)), row("8", for_(nil, nil, 5)), row("7", nil)},
			{row("9", for_(&wholesale, nil, 1)), row("8", for_(nil, nil, 5)), row("7", nil)},
		} {
			for i := range rows {
				for _, order := range [][]*catalog.Price{append(rows[i:len(rows):len(rows)], rows[:i]...), {rows[len(rows)-1], rows[0]}, rows} {
					found, _ := catalog.PriceFor(order, &wholesale, &monthly, "EUR", 5, now)
					Expect(found).To(BeIdenticalTo(rows[0]))
				}
			}
		}
		dear, cheap := row("10", early), row("9", nil)
		for _, order := range [][]*catalog.Price{{dear, cheap}, {cheap, dear}} {
			Expect(charged(order, nil, nil, 1)).To(Equal("9"))
		}
		Expect(charged([]*catalog.Price{row("35", for_(nil, &monthly, 1))}, nil, &other, 1)).To(Equal("none"), "another plan's")
	})

	It("respects the currency and the times; a row no longer applies at its end", func() {
		past, future := now.Add(-time.Hour), now.Add(time.Hour)
		Expect(charged([]*catalog.Price{row("1", func(p *catalog.Price) { p.CurrencyCode = "USD" })}, nil, nil, 1)).To(Equal("none"))
		Expect(charged([]*catalog.Price{row("1", func(p *catalog.Price) { p.StartsOn = &future })}, nil, nil, 1)).To(Equal("none"))
		Expect(charged([]*catalog.Price{row("1", func(p *catalog.Price) { p.EndsOn = &now })}, nil, nil, 1)).To(Equal("none"))
		Expect(charged([]*catalog.Price{row("1", func(p *catalog.Price) { p.StartsOn, p.EndsOn = &now, &future })}, nil, nil, 1)).To(Equal("1"))
		Expect(charged([]*catalog.Price{row("1", func(p *catalog.Price) { p.StartsOn, p.EndsOn = &past, &future })}, nil, nil, 1)).To(Equal("1"))
	})

	It("applies an account type's discount to list prices, but not to the type's own rows", func() {
		percent := domain.MustAmount("15")
		Expect(row("49.99", nil).Charged(percent, domain.HalfUp).String()).To(Equal("42.49"))
		Expect(row("49.99", for_(&wholesale, nil, 1)).Charged(percent, domain.HalfUp).String()).To(Equal("49.99"))
	})
})

var _ = Describe("ReplacePrices", func() {
	terms := catalog.PriceTerms{Currencies: []domain.Currency{"EUR", "JPY"}, Known: catalog.NewReferences()}
	stored := func(id int64, amount string, quantity int) *catalog.Price {
		p := &catalog.Price{VariantID: 310, CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: quantity, Source: catalog.ImportedPrice}
		p.ID, p.Version = id, 1
		return p
	}
	input := func(amount string, quantity int) catalog.PriceInput {
		return catalog.PriceInput{VariantID: 310, CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: quantity}
	}
	replace := func(rows []*catalog.Price, inputs ...catalog.PriceInput) (catalog.PriceEdit, error) {
		return catalog.ReplacePrices(rows, inputs, terms, catalog.PricePointer)
	}

	It("keeps the row with the same key, adds new rows and deletes all others", func() {
		rows := []*catalog.Price{stored(1, "49.0000", 1), stored(2, "45.0000", 5), stored(3, "40.0000", 10)}
		edit, err := replace(rows, input("49.00", 1), input("44.00", 5), input("30.00", 20))
		Expect(err).NotTo(HaveOccurred())
		Expect(edit.Update).To(Equal([]*catalog.Price{rows[1]}))
		Expect(rows[1].Source).To(Equal(catalog.ManualPrice))
		Expect(rows[0].Source).To(Equal(catalog.ImportedPrice), "nothing changed in it")
		Expect(edit.Delete).To(Equal([]*catalog.Price{rows[2]}))
		Expect(edit.Insert).To(HaveLen(1))
		Expect(edit.Rows).To(HaveLen(3))
	})

	It("reports every rejected row", func() {
		compare, past, future := domain.MustAmount("49"), time.Now(), time.Now().Add(time.Hour)
		bad := input("49.001", 1)
		reduced := input("49.00", 2)
		reduced.CompareAtAmount = &compare
		ended := input("49.00", 3)
		ended.StartsOn, ended.EndsOn = &future, &past
		foreign := input("1", 4)
		foreign.CurrencyCode = "USD"
		account, plan := int64(9), int64(9)
		unknown := input("1", 5)
		unknown.AccountTypeID, unknown.SubscriptionPlanID = &account, &plan
		_, err := replace(nil, bad, reduced, ended, foreign, unknown, input("1", 6), input("2", 6))
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/prices/0/amount", "/prices/1/compareAtAmount", "/prices/2/endsOn", "/prices/3/currencyCode",
			"/prices/4/accountTypeId", "/prices/4/subscriptionPlanId", "/prices/6"))
	})

	It("rejects a stale version of a row", func() {
		stale := int64(7)
		in := input("44.00", 5)
		in.Version = &stale
		_, err := replace([]*catalog.Price{stored(2, "45.0000", 5)}, in)
		Expect(domain.CodeOf(err)).To(Equal(domain.VersionConflict))
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/prices/0/version"))
	})

	It("replaces the rows of one currency only if the request names it", func() {
		only := terms
		eur := domain.Currency("EUR")
		only.Currency = &eur
		yen := input("100", 1)
		yen.CurrencyCode = "JPY"
		_, err := catalog.ReplacePrices(nil, []catalog.PriceInput{input("1", 1), yen}, only, catalog.PricePointer)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/prices/1/currencyCode"))
		Expect(domain.CodeOf(err)).To(Equal(domain.CurrencyMismatch))
	})

	It("rejects an end before the start, and a compare-at price with too many digits", func() {
		from, to := time.Now(), time.Now().Add(time.Hour)
		in, was := input("1", 1), domain.MustAmount("1.001")
		in.StartsOn, in.EndsOn = &from, &to
		Expect(replace(nil, in)).Error().NotTo(HaveOccurred())
		in.EndsOn = &from
		_, err := replace(nil, in)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/prices/0/endsOn"))
		in = input("1", 1)
		in.CompareAtAmount = &was
		_, err = replace(nil, in)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/prices/0/compareAtAmount"))
	})

	It("returns no changes if nothing needs to be written", func() {
		row := []*catalog.Price{stored(1, "1", 1)}
		Expect(catalog.PriceEdit{Rows: row}.Empty()).To(BeTrue())
		for _, edit := range []catalog.PriceEdit{{Delete: row}, {Update: row}, {Insert: row}, {Delete: row, Update: row}, {Delete: row, Insert: row}, {Update: row, Insert: row}, {Delete: row, Update: row, Insert: row}} {
			Expect(edit.Empty()).To(BeFalse())
		}
	})

	It("covers the named variants, or else the rows' variants, and rejects unknown variants", func() {
		known := catalog.NewReferences()
		known.Variants[1], known.Variants[2] = true, true
		of := func(ids ...int64) (inputs []catalog.PriceInput) {
			for _, id := range ids {
				inputs = append(inputs, catalog.PriceInput{VariantID: id})
			}
			return inputs
		}
		Expect(catalog.PricedVariants([]int64{1, 3}, of(1))).To(Equal([]int64{1, 3}))
		Expect(catalog.PricedVariants(nil, of(2, 1, 2))).To(Equal([]int64{2, 1}))
		Expect(catalog.CheckPricedVariants([]int64{1, 2}, of(1), known)).To(Succeed())
		Expect(catalog.CheckPricedVariants(nil, of(1, 2), known)).To(Succeed())
		Expect(domaintest.FieldsOf(catalog.CheckPricedVariants([]int64{1, 9}, of(1, 2, 9), known))).To(ConsistOf("/variantIds/1", "/prices/1/variantId"))
		Expect(domaintest.FieldsOf(catalog.CheckPricedVariants(nil, of(1, 9), known))).To(ConsistOf("/prices/1/variantId"))
	})

	It("rejects more than a hundred rows for a variant", func() {
		var inputs []catalog.PriceInput
		for i := range catalog.MaxPricesPerVariant + 1 {
			inputs = append(inputs, input("1", i+1))
		}
		Expect(replace(nil, inputs[:100]...)).Error().NotTo(HaveOccurred())
		_, err := replace(nil, inputs...)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/prices/100"))
	})
})
