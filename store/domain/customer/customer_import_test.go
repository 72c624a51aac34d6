package customer_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("An imported consent", func() {
	at := time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)
	before, later := at.AddDate(-1, 0, 0), at.AddDate(0, 0, 1)
	imported := func(c *customer.Customer, given customer.ImportedConsent, now time.Time) error {
		accepts := true
		_, _, err := c.Change(customer.CustomerPatch{AcceptsMarketing: &accepts, ImportedConsent: &given}, domain.Expect{}, settings.Settings{}, now)
		return err
	}
	withdraw := func(c *customer.Customer, now time.Time) {
		accepts := false
		_, _, err := c.Change(customer.CustomerPatch{AcceptsMarketing: &accepts, ImportedConsent: &customer.ImportedConsent{}}, domain.Expect{}, settings.Settings{}, now)
		Expect(err).NotTo(HaveOccurred())
	}

	It("has the date and evidence from the file, or the time of the import if the file has no date", func() {
		c := &customer.Customer{}
		Expect(imported(c, customer.ImportedConsent{AcceptedOn: &before, Evidence: "fair"}, at)).To(Succeed())
		Expect(*c.Consent()).To(Equal(customer.MarketingConsent{AcceptedOn: before, Source: customer.ConsentImport, ImportedOn: &at, Evidence: "fair"}))
		Expect(*c.AcceptsMarketingOn).To(Equal(before))
		c = &customer.Customer{}
		Expect(imported(c, customer.ImportedConsent{}, at)).To(Succeed())
		Expect(*c.Consent()).To(Equal(customer.MarketingConsent{AcceptedOn: at, Source: customer.ConsentImport, ImportedOn: &at}))
	})

	It("does not replace an earlier consent that is in force", func() {
		c := &customer.Customer{AcceptsMarketingOn: &before, MarketingConsent: &customer.MarketingConsent{AcceptedOn: before, Source: customer.ConsentStorefront}}
		Expect(imported(c, customer.ImportedConsent{AcceptedOn: &at}, later)).To(Succeed())
		Expect(c.Consent().Source).To(Equal(customer.ConsentStorefront))
	})

	It("undoes a withdrawal only if it is newer, and is rejected if its date is in the future", func() {
		c := &customer.Customer{}
		Expect(imported(c, customer.ImportedConsent{AcceptedOn: &before, Evidence: "fair"}, at)).To(Succeed())
		withdraw(c, at)
		Expect(c.Consent().Evidence).To(Equal("fair"))
		for _, given := range []customer.ImportedConsent{{}, {AcceptedOn: &before}, {AcceptedOn: &at}} {
			Expect(domain.CodeOf(imported(c, given, later))).To(Equal(domain.InvalidValue))
			Expect(c.AcceptsMarketingOn).To(BeNil())
		}
		Expect(domain.CodeOf(imported(c, customer.ImportedConsent{AcceptedOn: &later}, at))).To(Equal(domain.InvalidValue))
		Expect(imported(c, customer.ImportedConsent{AcceptedOn: &later}, later.AddDate(0, 0, 1))).To(Succeed())
		Expect(*c.AcceptsMarketingOn).To(Equal(later))
	})
})

var _ = Describe("An import row", func() {
	header := customer.ImportHeader{"email", "firstName", "phoneNumber", "address.streetLine1", "address.city", "address.phoneNumber"}
	row := customer.ImportRow{Row: 2, Values: []string{"a@x.example", "Ada", "call", "Road 1", "Berlin", "none"}}
	DescribeTable("with a fault", func(columns, values []string, outcomes []customer.ImportOutcome) {
		var faults []customer.ImportFault
		for _, column := range columns {
			faults = append(faults, customer.ImportFault{Column: column})
		}
		out, ignored, ok := header.Drop(row, faults)
		Expect(ok).To(Equal(values != nil))
		if !ok {
			return
		}
		Expect(out.Values).To(Equal(values))
		Expect(row.Values[2]).To(Equal("call"), "the row itself stays as it is in the file")
		for i, f := range header.WithValues(row, ignored) {
			Expect(f.Outcome).To(Equal(outcomes[i]))
			Expect(f.Value).To(Equal(header.Value(row, columns[i])))
		}
	},
		Entry("is imported without an invalid phone number", []string{"phoneNumber"}, []string{"a@x.example", "Ada", "", "Road 1", "Berlin", "none"}, []customer.ImportOutcome{customer.FieldIgnored}),
		Entry("is imported without the invalid phone number of its address", []string{"address.phoneNumber"}, []string{"a@x.example", "Ada", "call", "Road 1", "Berlin", ""}, []customer.ImportOutcome{customer.FieldIgnored}),
		Entry("is imported without its address if the city is invalid", []string{"address.city", "phoneNumber"}, []string{"a@x.example", "Ada", "", "", "", ""}, []customer.ImportOutcome{customer.AddressIgnored, customer.FieldIgnored}),
		Entry("is imported without its address if the country is missing", []string{"address.countryCode"}, []string{"a@x.example", "Ada", "call", "", "", ""}, []customer.ImportOutcome{customer.AddressIgnored}),
		Entry("is rejected if its e-mail address is invalid", []string{"phoneNumber", "email"}, nil, nil),
		Entry("is rejected if the row itself is invalid", []string{""}, nil, nil),
		Entry("is rejected if the faulty column does not exist", []string{"note"}, nil, nil),
	)

	It("needs an e-mail column but only one name column, because some people have a single name", func() {
		for _, cells := range [][]string{{"email", "lastName"}, {"email", "firstName"}, {"firstName", "email", "lastName"}} {
			Expect(customer.NewImportHeader(cells)).Error().NotTo(HaveOccurred(), "%v", cells)
		}
		for missing, cells := range map[string][]string{"lastName": {"email", "note"}, "email": {"lastName"}} {
			_, err := customer.NewImportHeader(cells)
			Expect(err).To(MatchError(ContainSubstring(`"` + missing + `" is missing`)))
		}
	})

	It("accepts the time formats of common programs", func() {
		zone := time.FixedZone("CET", 3600)
		for text, want := range map[string]string{
			"2026-11-20": "2026-11-19T23:00:00Z", "2026-11-20T09:30:00": "2026-11-20T08:30:00Z", "2026-11-20 09:30:00 -0500": "2026-11-20T14:30:00Z", "2026-11-20T09:30:00.123+01:00": "2026-11-20T08:30:00Z",
		} {
			at, ok := customer.ImportedTime(text, zone)
			Expect(ok).To(BeTrue(), text)
			Expect(at.UTC().Truncate(time.Second).Format(time.RFC3339)).To(Equal(want), text)
		}
		for _, text := range []string{"45292", "20.11.2026", "11/12/2026", "yesterday"} {
			_, ok := customer.ImportedTime(text, zone)
			Expect(ok).To(BeFalse(), text)
		}
	})
})
