package report_test

import (
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/report"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

func TestReport(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "store/domain/report")
}

var amount = domain.MustAmount

var _ = Describe("A dashboard's range", func() {
	store := &settings.Store{Settings: settings.Settings{Timezone: "Europe/Berlin", DefaultCurrencyCode: "EUR"}}
	now := time.Date(2026, 11, 22, 23, 30, 0, 0, time.UTC) // half past midnight in Berlin
	day := func(s string) *domain.Date {
		d, err := domain.ParseDate(s)
		Expect(err).NotTo(HaveOccurred())
		return &d
	}
	of := func(from, to *domain.Date, compare report.Comparison) report.Range {
		GinkgoHelper()
		r, err := report.NewRange(from, to, compare, nil, store, now)
		Expect(err).NotTo(HaveOccurred())
		return r
	}

	It("defaults to the last 30 days in the store's time zone, including today", func() {
		r := of(nil, nil, report.PreviousPeriod)
		Expect([]string{r.From.String(), r.To.String(), string(r.CurrencyCode), r.Timezone}).To(Equal([]string{"2026-10-25", "2026-11-24", "EUR", "Europe/Berlin"}))
		Expect(of(nil, day("2026-03-01"), report.NoComparison).From).To(Equal(*day("2026-01-30")))
	})
	It("is compared with the same number of days before it or with the same days a year earlier", func() {
		before, compared := of(day("2026-03-01"), day("2026-03-08"), report.PreviousPeriod).Previous()
		Expect([]any{before.From, before.To, compared}).To(Equal([]any{*day("2026-02-22"), *day("2026-03-01"), true}))
		before, compared = of(day("2024-02-29"), day("2024-03-02"), report.PreviousYear).Previous()
		Expect([]any{before.From, before.To, compared}).To(Equal([]any{*day("2023-02-28"), *day("2023-03-02"), true}))
		_, compared = of(nil, nil, report.NoComparison).Previous()
		Expect(compared).To(BeFalse())
	})
	It("is refused unless it has 1 to 366 days and a known currency", func() {
		Expect(of(day("2026-03-01"), day("2026-03-02"), report.NoComparison).Days()).To(Equal(1))
		Expect(of(day("2025-01-01"), day("2026-01-02"), report.NoComparison).Days()).To(Equal(366))
		currency := domain.Currency("XXY")
		for _, from := range []*domain.Date{day("2026-01-02"), day("2026-01-03"), day("2024-12-31")} {
			_, err := report.NewRange(from, day("2026-01-02"), report.NoComparison, &currency, store, now)
			Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/from", "/currencyCode"}))
			Expect(err.(*domain.Error).Fields[0].In).To(Equal("query"))
		}
	})
	It("includes an entry for days without sales", func() {
		r := of(day("2026-03-01"), day("2026-03-04"), report.NoComparison)
		days := r.Fill([]report.Day{{Date: *day("2026-03-02"), Net: amount("5"), Orders: 1}})
		Expect(days).To(HaveLen(3))
		Expect([]any{days[0].Date, days[0].Orders, days[1].Net.String(), days[2].Date}).To(Equal([]any{*day("2026-03-01"), int64(0), "5", *day("2026-03-03")}))
	})
	It("moves forward at midnight if it is the default range", func() {
		today := *day("2026-11-23")
		usual := report.Range{From: today.Add(-30), To: today}
		Expect(usual.Rolled(today).To).To(Equal(today.Add(1)))
		Expect(usual.Rolled(today).Days()).To(Equal(30))
		for _, r := range []report.Range{{From: today.Add(-29), To: today}, {From: today.Add(-29), To: today.Add(1)}, {From: today.Add(-31), To: today.Add(-1)}} {
			Expect(r.Rolled(today)).To(Equal(r))
		}
	})
})

var _ = Describe("The figures of a dashboard", func() {
	It("are net of discounts and refunds, with averages rounded to the currency", func() {
		s := report.Sales{Orders: 3, Gross: amount("1300"), Discounts: amount("75"), Refunds: amount("45"), Total: amount("100")}
		Expect(s.Net().String()).To(Equal("1180"))
		Expect(s.Average("EUR").String()).To(Equal("33.33"))
		Expect(s.Average("JPY").String()).To(Equal("33"))
		Expect(report.Sales{}.Average("EUR").IsZero()).To(BeTrue())
	})
	DescribeTable("report the change in percent of a value that goes", func(from, to, want string) {
		change := report.Change(amount(from), amount(to))
		if want == "" {
			Expect(change).To(BeNil())
			return
		}
		Expect(change.Trimmed()).To(Equal(want))
	},
		Entry("up", "1000", "1180", "18"), Entry("down", "3", "2", "-33.33"), Entry("to zero", "3", "0", "-100"),
		Entry("from zero", "0", "5", ""), Entry("up from a loss", "-50", "50", "200"), Entry("down to a loss", "50", "-50", "-200"))
	It("include the percentage of lost subscriptions", func() {
		Expect(report.Subscribers{Begun: 212, Lost: 2}.Churn().Trimmed()).To(Equal("0.94"))
		Expect(report.Subscribers{Lost: 2}.Churn().IsZero()).To(BeTrue())
	})
})
