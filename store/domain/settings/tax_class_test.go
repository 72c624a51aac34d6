package settings_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A tax class", func() {
	s := func(text string) *string { return &text }
	rate := func(country string, state, code *string, percent, name string) settings.TaxRateInput {
		return settings.TaxRateInput{TaxRate: settings.TaxRate{CountryCode: country, StateProvince: state, PostalCodePattern: code, Rate: domain.MustAmount(percent), Name: name}}
	}
	class := func(rates ...settings.TaxRateInput) *settings.TaxClass {
		GinkgoHelper()
		c := settings.NewTaxClass()
		_, err := c.Change(settings.TaxClassInput{Rates: rates}, false)
		Expect(err).NotTo(HaveOccurred())
		return c
	}
	names := func(rates []settings.TaxRate) (out []string) {
		for _, r := range rates {
			out = append(out, r.Name)
		}
		return out
	}

	It("uses the rates of the most specific region", func() {
		c := class(rate("US", nil, nil, "1", "country"), rate("US", s("NY"), nil, "4", "state"), rate("US", s("NY"), s("100*"), "8.875", "city"),
			rate("US", nil, s("10001"), "9", "street"), rate("DE", nil, nil, "19", "VAT"))
		Expect(names(c.RatesAt("US", "CA", "94105"))).To(Equal([]string{"country"}))
		Expect(names(c.RatesAt("US", "ny", "14201"))).To(Equal([]string{"state"}))
		Expect(names(c.RatesAt("US", "NY", "100 02"))).To(Equal([]string{"city"}))
		Expect(names(c.RatesAt("US", "NY", "10001"))).To(Equal([]string{"street"}))
		Expect(names(c.RatesAt("DE", "", "10999"))).To(Equal([]string{"VAT"}))
		Expect(c.RatesAt("FR", "", "")).To(BeEmpty())
	})

	It("adds a combinable rate to the rates of its region and larger regions, and lets any other rate replace them", func() {
		combinable := func(r settings.TaxRateInput) settings.TaxRateInput {
			r.IsCombinable = true
			return r
		}
		compound := func(r settings.TaxRateInput) settings.TaxRateInput {
			r.IsCompound = true
			return r
		}
		c := class(rate("CA", nil, nil, "5", "GST"), combinable(rate("CA", s("BC"), nil, "7", "PST")), rate("CA", s("ON"), nil, "13", "HST"), compound(rate("CA", s("QC"), nil, "9.975", "QST")),
			rate("IN", nil, nil, "9", "CGST"), combinable(rate("IN", nil, nil, "9", "SGST")),
			rate("US", s("CO"), nil, "2.9", "state"), combinable(rate("US", s("CO"), s("802*"), "4.81", "city")), combinable(rate("US", s("CO"), s("80202"), "1", "district")))
		Expect(names(c.RatesAt("CA", "BC", "V5K"))).To(Equal([]string{"GST", "PST"}))
		Expect(names(c.RatesAt("CA", "ON", "M5V"))).To(Equal([]string{"HST"}))
		Expect(names(c.RatesAt("CA", "AB", "T2P"))).To(Equal([]string{"GST"}))
		Expect(names(c.RatesAt("CA", "QC", "H2Y"))).To(Equal([]string{"GST", "QST"}), "a compound rate keeps its base")
		Expect(names(c.RatesAt("IN", "KA", "560001"))).To(Equal([]string{"CGST", "SGST"}))
		Expect(names(c.RatesAt("US", "CO", "80202"))).To(Equal([]string{"state", "city", "district"}))
		Expect(names(c.RatesAt("US", "CO", "80301"))).To(Equal([]string{"state"}))
		home, _ := c.HomeRate("IN")
		Expect(home.Trimmed()).To(Equal("18"))
	})

	It("puts compound rates last", func() {
		qst := rate("CA", s("QC"), nil, "9.975", "QST")
		qst.IsCompound = true
		c := class(qst, rate("CA", s("QC"), nil, "5", "GST"))
		Expect(names(c.RatesAt("CA", "QC", "H2Y"))).To(Equal([]string{"GST", "QST"}))
	})

	It("rejects two rates for the same region, and a postal code pattern with a * before its end", func() {
		_, err := settings.NewTaxClass().Change(settings.TaxClassInput{Rates: []settings.TaxRateInput{
			rate("DE", nil, nil, "19", "VAT"), rate("DE", nil, nil, "7", "VAT"), rate("DE", nil, s("1*9"), "7", "VAT"), rate("DE", nil, s("d-101*"), "1", "x"), rate("DE", nil, s("D101*"), "1", "y"),
		}}, true)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/rates/1", "/rates/2/postalCodePattern", "/rates/4"))
	})

	It("includes the tax in prices by the rate's own setting, or else by the store's", func() {
		on, off := rate("DE", nil, nil, "19", "VAT"), rate("AT", nil, nil, "20", "VAT")
		no := false
		off.Included = &no
		c := settings.NewTaxClass()
		changed, err := c.Change(settings.TaxClassInput{Rates: []settings.TaxRateInput{on, off}}, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect([]bool{c.Rates[0].IncludedInPrice, c.Rates[1].IncludedInPrice}).To(Equal([]bool{true, false}))
		changed, err = c.Change(settings.TaxClassInput{Rates: []settings.TaxRateInput{on, off}}, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse())
	})

	It("sums the rates of a country, with compound rates on top of the others", func() {
		qst := rate("CA", nil, nil, "10", "QST")
		qst.IsCompound = true
		home, ok := class(rate("CA", nil, nil, "5", "GST"), qst).HomeRate("CA")
		Expect(ok).To(BeTrue())
		Expect(home.Trimmed()).To(Equal("15.5"))
		_, ok = class().HomeRate("CA")
		Expect(ok).To(BeFalse())
	})

	It("is the default of its store if it is the first, and the default cannot be deleted", func() {
		settings := settings.DefaultSettings("EUR", "en", "Europe/Berlin")
		yes, no := true, false
		changed, err := settings.DefaultTaxClass(1, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue(), "the first one is the default")
		changed, _ = settings.DefaultTaxClass(2, nil)
		Expect(changed).To(BeFalse())
		_, err = settings.DefaultTaxClass(1, &no)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/isDefault"))
		changed, _ = settings.DefaultTaxClass(2, &yes)
		Expect(changed).To(BeTrue())
		_, err = settings.ReplaceTaxClass(2, nil)
		Expect(domain.CodeOf(err)).To(Equal(domain.InUse))

		one, three := int64(1), int64(3)
		settings.ShippingTaxClassID = &one
		_, err = settings.ReplaceTaxClass(1, nil)
		Expect(domain.CodeOf(err)).To(Equal(domain.InUse))
		changed, err = settings.ReplaceTaxClass(1, &three)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect(*settings.ShippingTaxClassID).To(Equal(three))
	})
})
