package domain_test

import (
	"maps"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The state of an address", func() {
	DescribeTable("is parsed from", func(country, text, code string) {
		got, known := domain.StateCode(country, text)
		Expect(got).To(Equal(code))
		Expect(known).To(BeTrue())
	},
		Entry("its code", "US", "CA", "CA"),
		Entry("its code in lower case", "US", " ca ", "CA"),
		Entry("its code with the country", "US", "us-ca", "CA"),
		Entry("its name", "US", "California", "CA"),
		Entry("its name in capitals", "US", "NEW YORK", "NY"),
		Entry("its name without the space", "US", "newyork", "NY"),
		Entry("a name that contains another name", "US", "West Virginia", "WV"),
		Entry("a military state", "US", "AE", "AE"),
		Entry("a military state by its name", "US", "Armed Forces (AP)", "AP"),
		Entry("the region of a military state", "US", "Armed Forces Europe", "AE"),
		Entry("the name of a territory", "US", "Puerto Rico", "PR"),
		Entry("the name of a territory with the country", "US", "U.S. Virgin Islands", "VI"),
		Entry("an old abbreviation", "US", "Calif.", "CA"),
		Entry("an old abbreviation of two words", "US", "N. Mex.", "NM"),
		Entry("the name of the capital with its district", "US", "Washington, D.C.", "DC"),
		Entry("an old abbreviation from Canada", "CA", "Ont.", "ON"),
		Entry("its German name", "US", "Kalifornien", "CA"),
		Entry("its Russian name", "US", "калифорния", "CA"),
		Entry("its name without an accent", "CA", "Quebec", "QC"),
		Entry("its name with an accent", "CA", "Québec", "QC"),
		Entry("its name with a separate accent", "CA", "Que\u0301bec", "QC"),
		Entry("an emirate in Arabic", "AE", "دبي", "DU"),
		Entry("an emirate in Latin letters", "AE", "Dubai", "DU"),
		Entry("a prefecture in Japanese", "JP", "東京都", "13"),
		Entry("a prefecture in Latin letters", "JP", "tokyo", "13"),
		Entry("its postal abbreviation", "MX", "Jal.", "JAL"),
		Entry("an Italian province", "IT", "Milano", "MI"),
		Entry("a Spanish province", "ES", "Vizcaya", "BI"),
		Entry("a city's name without the word for city", "CN", "北京", "11"),
		Entry("a city's name in Latin letters without the word for city", "CN", "Beijing", "11"),
		Entry("a province's name in Latin letters without the word for province", "CN", "Guangdong", "44"),
		Entry("a region's name in Latin letters without the word for region", "CN", "Guangxi", "45"),
		Entry("a prefecture's name without the word for prefecture", "JP", "京都", "26"),
		Entry("a Korean province's name without the word for province", "KR", "경기", "41"),
		Entry("Newfoundland", "CA", "Newfoundland", "NL"),
		Entry("an empty string", "DE", "", ""),
	)

	DescribeTable("stays as entered if it is", func(country, text, kept string) {
		got, known := domain.StateCode(country, text)
		Expect(got).To(Equal(kept))
		Expect(known).To(BeFalse())
	},
		Entry("the name of a city and of a county", "TW", "Hsinchu", "Hsinchu"),
		Entry("not a state", "US", " Narnia ", "Narnia"),
		Entry("a state of another country", "US", "Ontario", "Ontario"),
		Entry("in a country without a list", "DE", "BE", "BE"),
		Entry("in an unknown country", "ZZ", "CA", "CA"),
	)

	It("is found by each of its names in the country lists of every language", func() {
		wrong := map[string]bool{}
		for _, language := range []string{"en", "de", "fr", "ar", "ja", "ru", "tr", "tlh"} {
			for _, c := range domain.CountriesIn(language, nil) {
				for _, s := range c.States {
					if code, _ := domain.StateCode(c.Code, s.Name); code != s.Code {
						wrong[c.Code+"-"+s.Code] = true
					}
					code, known := domain.StateCode(c.Code, s.Code)
					Expect(known).To(BeTrue(), "%s %s", c.Code, s.Code)
					Expect(code).To(Equal(s.Code), "%s %s", c.Code, s.Code)
				}
			}
		}
		Expect(slices.Sorted(maps.Keys(wrong))).To(Equal(strings.Fields("AR-B AR-C ES-P ES-V IR-00 IR-09 IR-22 IR-30 MX-CMX MX-MEX MZ-L MZ-MPM PE-LIM PE-LMA RU-AL TW-CYI TW-CYQ TW-HSQ TW-HSZ UA-30 US-DC US-WA")),
			"cities and the regions around them have one name in some languages: forms send codes")
	})

	It("has a name in the language of the country list", func() {
		name := func(language string) string {
			for _, s := range domain.CountriesIn(language, []string{"JP"})[0].States {
				if s.Code == "13" {
					return s.Name
				}
			}
			return ""
		}
		Expect([]string{name("ja"), name("en"), name("fr"), name("de"), name("sw")}).To(Equal([]string{"東京都", "Tokyo", "Tokyo", "Präfektur Tokio", "Tokyo"}))
	})
})

var _ = Describe("An address in a country", func() {
	full := func(change func(*domain.Address)) domain.Address {
		a := domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "1 Main St", City: "Town", StateProvince: "CA", PostalCode: "94105", CountryCode: "US"}
		change(&a)
		return a
	}
	refused := func(change func(*domain.Address)) (pointers []string) {
		_, err := full(change).Given(nil, "/address")
		if e, ok := err.(*domain.Error); ok {
			for _, f := range e.Fields {
				pointers = append(pointers, f.Pointer)
			}
		}
		return pointers
	}

	It("has the fields that the country requires", func() {
		Expect(refused(func(*domain.Address) {})).To(BeEmpty())
		Expect(refused(func(a *domain.Address) { a.StateProvince, a.PostalCode = "", " " })).To(Equal([]string{"/address/stateProvince", "/address/postalCode"}))
		Expect(refused(func(a *domain.Address) { a.StateProvince = "Narnia" })).To(Equal([]string{"/address/stateProvince"}))
		Expect(refused(func(a *domain.Address) { a.CountryCode, a.StateProvince, a.PostalCode = "DE", "", "" })).To(Equal([]string{"/address/postalCode"}))
		Expect(refused(func(a *domain.Address) { a.StreetLine1, a.City = "", "" })).To(Equal([]string{"/address/streetLine1", "/address/city"}))
		Expect(refused(func(a *domain.Address) { a.CountryCode = "ZZ" })).To(Equal([]string{"/address/countryCode"}))
	})

	It("has no city if the country's addresses have none", func() {
		for _, code := range []string{"SG", "MO", "GI", "HK", "AE"} {
			c, _ := domain.CountryOf(code)
			Expect(c.Required).NotTo(ContainElement("city"), code)
			Expect(refused(func(a *domain.Address) {
				a.CountryCode, a.City, a.PostalCode, a.StateProvince = code, "", c.Example, ""
				if len(c.States) > 0 {
					a.StateProvince = c.States[0].Code
				}
			})).To(BeEmpty(), code)
		}
	})

	It("has a first name, a last name, or both", func() {
		Expect(refused(func(a *domain.Address) { a.FirstName = "" })).To(BeEmpty())
		Expect(refused(func(a *domain.Address) { a.LastName = "" })).To(BeEmpty())
		Expect(refused(func(a *domain.Address) { a.FirstName, a.LastName = " ", "" })).To(Equal([]string{"/address/lastName"}))
	})

	It("has the code of its state, and its phone number both in E.164 and as entered", func() {
		a, err := full(func(a *domain.Address) {
			a.StateProvince, a.PhoneNumber = "california", new("\u00a0(415)\u00a0555‑0142 ")
		}).Given(nil, "")
		Expect(err).NotTo(HaveOccurred())
		Expect(a.StateProvince).To(Equal("CA"))
		Expect(*a.PhoneNumber).To(Equal("(415) 555-0142"))
		Expect(*a.PhoneE164).To(Equal("+14155550142"))
		Expect(a.Place()).To(Equal(domain.Place{CountryCode: "US", StateProvince: "CA", PostalCode: "94105"}))
		Expect(refused(func(a *domain.Address) { a.PhoneNumber = new("call me") })).To(Equal([]string{"/address/phoneNumber"}))
		a, err = full(func(a *domain.Address) { a.PhoneNumber = new(" ") }).Given(nil, "")
		Expect(err).NotTo(HaveOccurred())
		Expect(a.PhoneNumber).To(BeNil())
	})
})
