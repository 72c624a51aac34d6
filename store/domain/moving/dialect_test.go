package moving_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/moving"
)

func column(texts ...string) (c moving.Column) {
	for _, text := range texts {
		c.Note(text)
	}
	return c
}

var _ = Describe("Numbers of a file", func() {
	DescribeTable("are read or refused according to the separator of their column:", func(text, decimal, value, code string) {
		got, fault := moving.ParseNumber(text, decimal)
		Expect([]string{got, fault}).To(Equal([]string{value, code}))
	},
		Entry("a point", "29.99", ".", "29.99", ""),
		Entry("a comma", "29,99", ",", "29.99", ""),
		Entry("a comma in a column with points (refused)", "29,99", ".", "", "decimal_comma"),
		Entry("a point in a column with commas (refused)", "29.99", ",", "", "decimal_point"),
		Entry("thousands with commas", "1,299.00", ".", "1299", ""),
		Entry("thousands with points", "1.299,50", ",", "1299.5", ""),
		Entry("millions with points", "1.234.567", ",", "1234567", ""),
		Entry("three digits after a comma, where the point is decimal", "1,299", ".", "1299", ""),
		Entry("three digits after a comma, where the comma is decimal", "1,299", ",", "1.299", ""),
		Entry("three digits after a comma, in a column with no known separator (refused)", "1,299", "", "", "ambiguous_number"),
		Entry("an unambiguous number in a column with no known separator", "1.299,00", "", "1299", ""),
		Entry("a fraction below one", "0,125", "", "0.125", ""),
		Entry("spaces between thousands", "1\u202f299,90", ",", "1299.9", ""),
		Entry("apostrophes between thousands", "1'299.90", ".", "1299.9", ""),
		Entry("a currency symbol", "€ 12,50", ",", "12.5", ""),
		Entry("a negative number", "-3", ".", "-3", ""),
		Entry("a negative zero", "-0.00", ".", "0", ""),
		Entry("zeros at both ends", "0029.9900", ".", "29.99", ""),
		Entry("no digit before the point", ".5", ".", "0.5", ""),
		Entry("a number that a spreadsheet has shortened (refused)", "4.93056E+11", ".", "", "lost_digits"),
		Entry("a word (refused)", "gratis", ".", "", "not_a_number"),
		Entry("groups of two digits (refused)", "1,29,900", ".", "", "not_a_number"),
		Entry("a thousands number with two decimal points (refused)", "1,299.00.00", ".", "", "not_a_number"),
		Entry("only separators (refused)", ".,", ".", "", "not_a_number"),
		Entry("digits of another script (refused)", "١٢", ".", "", "not_a_number"),
	)

	It("show which separator their column has if one of them is unambiguous", func() {
		Expect(column("1,299", "5", "12,5").Decimal()).To(Equal(","))
		Expect(column("1,299", "1.299,00").Decimal()).To(Equal(","))
		Expect(column("1,299", "12.5").Decimal()).To(Equal("."))
		Expect(column("12.5", "12,5").Decimal()).To(BeEmpty(), "the column shows both")
		Expect(column("1,299", "2,499").Decimal()).To(BeEmpty(), "the column shows neither")
		Expect(column("5", "", "12", "free").Decimal()).To(Equal("."), "the column has whole numbers only")
	})
})

var _ = Describe("Dates of a file", func() {
	zone, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		panic(err)
	}
	DescribeTable("are read or refused according to their column's order of day and month:", func(text string, order moving.DateOrder, value, code string) {
		at, fault := moving.ParseTime(text, order, zone)
		if fault == "" {
			Expect(at.UTC().Format(time.RFC3339)).To(Equal(value))
		}
		Expect(fault).To(Equal(code))
	},
		Entry("a date", "2026-07-01", moving.DateOrder(""), "2026-06-30T22:00:00Z", ""),
		Entry("a time without an offset", "2026-07-01 10:30:00", moving.DateOrder(""), "2026-07-01T08:30:00Z", ""),
		Entry("a time of Shopify", "2026-07-01 10:30:00 -0400", moving.DateOrder(""), "2026-07-01T14:30:00Z", ""),
		Entry("a time in UTC", "2026-07-01T10:30:00Z", moving.DateOrder(""), "2026-07-01T10:30:00Z", ""),
		Entry("a date with the day first", "01/02/2026", moving.DayFirst, "2026-01-31T23:00:00Z", ""),
		Entry("a date with the month first", "01/02/2026", moving.MonthFirst, "2026-01-01T23:00:00Z", ""),
		Entry("a date with an unknown order (refused)", "01/02/2026", moving.DateOrder(""), "", "ambiguous_date"),
		Entry("a first number above 12", "31.01.2026", moving.DateOrder(""), "2026-01-30T23:00:00Z", ""),
		Entry("a first number above 12 in a column with the month first", "31.01.2026", moving.MonthFirst, "2026-01-30T23:00:00Z", ""),
		Entry("a day that equals its month", "03-03-2026", moving.DateOrder(""), "2026-03-02T23:00:00Z", ""),
		Entry("a time of day", "31/01/2026 9:05", moving.DateOrder(""), "2026-01-31T08:05:00Z", ""),
		Entry("a day number of a spreadsheet", "46204", moving.DateOrder(""), "2026-06-30T22:00:00Z", ""),
		Entry("a number that is not a day (refused)", "7", moving.DateOrder(""), "", "not_a_date"),
		Entry("a day that does not exist (refused)", "30/02/2026", moving.DayFirst, "", "not_a_date"),
		Entry("a month that does not exist (refused)", "31/13/2026", moving.DayFirst, "", "not_a_date"),
		Entry("a word (refused)", "soon", moving.DayFirst, "", "not_a_date"),
	)

	It("show their column's order of day and month if one of them is unambiguous", func() {
		Expect(column("01/02/2026", "31/01/2026").Order()).To(Equal(moving.DayFirst))
		Expect(column("01/02/2026", "01/31/2026").Order()).To(Equal(moving.MonthFirst))
		Expect(column("31/01/2026", "01/31/2026").Order()).To(BeEmpty())
		Expect(column("01/02/2026").Order()).To(BeEmpty())
	})
})
