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
