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
		Expect(a.Lines("en")[:3]).To(Equal([]string{"Mia", "Street 1", want}))
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

	DescribeTable("end with the name of the country", func(country, in, want string) {
		lines := domain.Address{FirstName: "Mia", StreetLine1: "Street 1", City: "City", CountryCode: country}.Lines(in)
		Expect(lines[len(lines)-1]).To(Equal(want))
	},
		Entry("in English", "DE", "en", "Germany"),
		Entry("in German", "DE", "de", "Deutschland"),
		Entry("in the German of Austria", "CH", "de-AT", "Schweiz"),
		Entry("in French", "DE", "fr", "Allemagne"),
		Entry("in Spanish", "US", "es", "Estados Unidos"),
		Entry("in Italian", "GB", "it", "Regno Unito"),
		Entry("in Arabic", "DE", "ar", "ألمانيا"),
		Entry("in English for an unknown language", "DE", "not a language", "Germany"),
		Entry("in English without a language", "DE", "", "Germany"),
		Entry("by its code if the country is unknown", "ZZ9", "en", "ZZ9"),
	)

	It("name every country in each language of mails and documents", func() {
		for _, in := range []string{"en", "de", "fr", "es", "it", "ar"} {
			for _, c := range domain.Countries() {
				Expect(domain.CountryName(c.Code, in)).NotTo(Or(Equal(c.Code), BeEmpty()), "%s in %s", c.Code, in)
			}
		}
	})

	It("contain each part exactly once for every country", func() {
		for _, c := range domain.Countries() {
			a := domain.Address{FirstName: "Mia", StreetLine1: "Street 1", City: "City", StateProvince: "State", PostalCode: "12345", CountryCode: c.Code}
			lines := a.Lines("en")
			text := strings.Join(lines[:len(lines)-1], "\n")
			for _, part := range []string{"Street 1", "City", "State", "12345"} {
				Expect(strings.Count(text, part)).To(Equal(1), c.Code)
			}
		}
	})
})
