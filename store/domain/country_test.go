package domain_test

import (
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Countries", func() {
	It("include every country that an address may be in, with the fields that it requires", func() {
		all := domain.Countries()
		Expect(all).To(HaveLen(250), "those of ISO 3166-1, and Kosovo")
		for _, c := range all {
			Expect(domain.KnownCountry(c.Code)).To(BeTrue(), c.Code)
			Expect(c.Fields).To(ContainElements(c.Required), c.Code)
			Expect(c.Required).To(ContainElements("lastName", "streetLine1", "countryCode"), "what the service itself wants of %s", c.Code)
			Expect(c.Required).NotTo(ContainElement("firstName"), "a form of %s refuses people with one name", c.Code)
			Expect(slices.Contains(c.Fields, "postalCode")).To(Equal(c.PostalCode != ""), c.Code)
			Expect(slices.Contains(c.Fields, "stateProvince")).To(Equal(c.StateProvince != ""), c.Code)
			Expect(c.Pattern == "").To(Equal(c.Example == ""), c.Code)
			if c.Pattern != "" {
				Expect(regexp.MustCompile("^(?:"+c.Pattern+")$").MatchString(c.Example)).To(BeTrue(), "%s: %s", c.Code, c.Example)
			}
			for _, s := range c.States {
				Expect(s.Name).NotTo(BeEmpty(), c.Code)
				Expect(s.Code).To(MatchRegexp("^[A-Z0-9]{1,3}$"), c.Code)
			}
		}
		at := slices.IndexFunc(all, func(c domain.Country) bool { return c.Code == "US" })
		Expect(all[at].States).To(HaveLen(62), "with territories and military states")
		Expect(strings.Join(all[at].Fields, " ")).To(Equal("firstName lastName company streetLine1 streetLine2 city stateProvince postalCode countryCode phoneNumber"))
		Expect([]string{all[at].PostalCode, all[at].StateProvince}).To(Equal([]string{"ZIP_CODE", "STATE"}))
	})

	It("are named in a language, sorted by name, and can be filtered by code", func() {
		of := func(language string, codes ...string) (names []string) {
			for _, c := range domain.CountriesIn(language, codes) {
				names = append(names, c.Name)
			}
			return names
		}
		Expect(of("de", "AT", "EG", "DE", "ES")).To(Equal([]string{"Ägypten", "Deutschland", "Österreich", "Spanien"}))
		Expect(of("en", "AT", "EG")).To(Equal([]string{"Austria", "Egypt"}))
		Expect(of("tlh", "AT")).To(Equal([]string{"Austria"}), "a language without names")
		Expect(of("en")).To(HaveLen(len(domain.Countries())))
		for _, name := range of("ar") {
			Expect(name).NotTo(BeEmpty())
		}
	})
})

var _ = Describe("A country in a file", func() {
	DescribeTable("is looked up by", func(text, code string) {
		got, ok := domain.CountryNamed(text)
		Expect(got).To(Equal(code))
		Expect(ok).To(Equal(code != ""))
	},
		Entry("its code", "US", "US"),
		Entry("its code in lower case", " us ", "US"),
		Entry("its code of three letters", "USA", "US"),
		Entry("its code with periods", "U.S.", "US"),
		Entry("its long code with periods", "U.S.A.", "US"),
		Entry("its long name", "United States of America", "US"),
		Entry("a name in another language", "Vereinigte Staaten", "US"),
		Entry("a name without its accents", "Etats-Unis", "US"),
		Entry("a name in another script", "日本", "JP"),
		Entry("a common code that is not its ISO code", "UK", "GB"),
		Entry("the name of a part of the country", "England", "GB"),
		Entry("an abbreviation", "UAE", "AE"),
		Entry("a former name", "Czech Republic", "CZ"),
		Entry("a name with an article", "The Netherlands", "NL"),
		Entry("its own name", "Österreich", "AT"),
		Entry("a withdrawn code (not found)", "SU", ""),
		Entry("a code of a union (not found)", "EU", ""),
		Entry("any other string (not found)", "Atlantis", ""),
		Entry("an empty string (not found)", "", ""),
	)

	DescribeTable("repairs a postal code only if a spreadsheet shortened it, for example", func(code, postal, want string) {
		c, ok := domain.CountryOf(code)
		Expect(ok).To(BeTrue())
		Expect(c.PostalCodeOfFile(postal)).To(Equal(want))
	},
		Entry("a ZIP code without its zero", "US", "2134", "02134"),
		Entry("a ZIP code without its two zeros", "US", "501", "00501"),
		Entry("a ZIP+4 code without its zero", "US", "2134-1000", "02134-1000"),
		Entry("a ZIP+4 code without its hyphen", "US", "941071234", "94107-1234"),
		Entry("a ZIP+4 code without its hyphen and zero", "US", "21341000", "02134-1000"),
		Entry("a ZIP code with a hyphen at the end", "US", "02134-", "02134"),
		Entry("a whole ZIP code (unchanged)", "US", "94107", "94107"),
		Entry("a German code without its zero", "DE", "1067", "01067"),
		Entry("a French code without its zero", "FR", "1000", "01000"),
		Entry("an Australian code without its zero", "AU", "800", "0800"),
		Entry("a Norwegian code without its zero", "NO", "150", "0150"),
		Entry("a whole Swiss code (unchanged)", "CH", "8001", "8001"),
		Entry("a code with letters (unchanged)", "GB", "SW1A 1AA", "SW1A 1AA"),
		Entry("a number that zeros cannot complete (unchanged)", "US", "12", "12"),
		Entry("a code of a country without a format (unchanged)", "AE", "123", "123"),
	)
})
