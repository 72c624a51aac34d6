package domain_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The lines of an address", func() {
	DescribeTable("order city, state and postal code as the country does", func(country, state, want string) {
		a := domain.Address{FirstName: "Mia", StreetLine1: "Street 1", City: "City", StateProvince: state, PostalCode: "12345", CountryCode: country}
		Expect(a.Lines()).To(Equal([]string{"Mia", "Street 1", want, country}))
	},
		Entry("of the United States", "US", "NY", "City, NY 12345"),
		Entry("of the United Kingdom", "GB", "", "City 12345"),
		Entry("of Germany", "DE", "", "12345 City"),
		Entry("of Germany with a state that its addresses do not have", "DE", "BE", "12345 City, BE"),
		Entry("of Italy", "IT", "RM", "12345 City, RM"),
		Entry("of Brazil", "BR", "SP", "City, SP 12345"),
		Entry("of Japan", "JP", "Tokyo", "12345 Tokyo City"),
		Entry("of Hungary", "HU", "", "City 12345"),
		Entry("of no known country", "ZZ", "X", "12345 City, X"),
	)

	It("contain every part of the address of every country once", func() {
		for _, c := range domain.Countries() {
			a := domain.Address{FirstName: "Mia", StreetLine1: "Street 1", City: "City", StateProvince: "State", PostalCode: "12345", CountryCode: c.Code}
			text := strings.Join(a.Lines(), "\n")
			for _, part := range []string{"Street 1", "City", "State", "12345"} {
				Expect(strings.Count(text, part)).To(Equal(1), c.Code)
			}
		}
	})
})
