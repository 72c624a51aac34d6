package domain_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The lines of an address", func() {
	DescribeTable("follow the country's order of city, state and postal code, for", func(country, state, want string) {
		a := domain.Address{FirstName: "Mia", StreetLine1: "Street 1", City: "City", StateProvince: state, PostalCode: "12345", CountryCode: country}
		Expect(a.Lines()).To(Equal([]string{"Mia", "Street 1", want, country}))
	},
		Entry("the United States", "US", "NY", "City, NY 12345"),
		Entry("the United Kingdom", "GB", "", "City 12345"),
		Entry("Germany", "DE", "", "12345 City"),
		Entry("Germany, with a state that German addresses omit", "DE", "BE", "12345 City, BE"),
		Entry("Italy", "IT", "RM", "12345 City, RM"),
		Entry("Brazil", "BR", "SP", "City, SP 12345"),
		Entry("Japan", "JP", "Tokyo", "12345 Tokyo City"),
		Entry("Hungary", "HU", "", "City 12345"),
		Entry("an unknown country", "ZZ", "X", "12345 City, X"),
	)

	It("contain each part exactly once for every country", func() {
		for _, c := range domain.Countries() {
			a := domain.Address{FirstName: "Mia", StreetLine1: "Street 1", City: "City", StateProvince: "State", PostalCode: "12345", CountryCode: c.Code}
			text := strings.Join(a.Lines(), "\n")
			for _, part := range []string{"Street 1", "City", "State", "12345"} {
				Expect(strings.Count(text, part)).To(Equal(1), c.Code)
			}
		}
	})
})
