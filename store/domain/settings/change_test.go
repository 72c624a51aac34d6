package settings_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var today = time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

func amount(s string) domain.Amount { return domain.MustAmount(s) }

func code(err error) domain.Code {
	if err == nil {
		return ""
	}
	return domain.CodeOf(err)
}

// sampleStore returns a store with a verified domain that sells in euros and yen.
func sampleStore() *settings.Store {
	s := &settings.Store{Name: "Juniper", Domain: "shop.example.com", Status: settings.StoreActive, Settings: settings.DefaultSettings("EUR", "de", "Europe/Berlin")}
	s.Settings.CurrencyCodes, s.Settings.LanguageCodes = []domain.Currency{"EUR", "JPY"}, []string{"de", "en"}
	s.DomainVerifiedOn, s.DomainCheckedOn = &today, &today
	return s
}

// refused checks that an error names exactly these fields. Without fields it expects success.
func refused(err error, pointers ...string) {
	GinkgoHelper()
	if len(pointers) == 0 {
		Expect(err).NotTo(HaveOccurred())
		return
	}
	Expect(domaintest.FieldsOf(err)).To(Equal(pointers))
}

var _ = Describe("A changed field", func() {
	facts := settings.SettingsFacts{AccountTypes: map[int64]bool{4: true}, TaxClasses: map[int64]bool{5: true}, Media: map[int64]bool{6: true}, LastOrderNumber: 99}

	It("of a store is reported, but not when the change is repeated", func() {
		domaintest.EachMember(settings.SettingsPatch{
			Name: new("Oak"), Domain: new(new("oak.example.com")), Status: new(settings.StoreClosed), LegalName: new(new("Oak Ltd")), SupportEmail: new(new("a@b.example")), SupportPhone: new(new("110")),
			Address: new(&domain.Address{CountryCode: "DE"}), LogoMediaID: new(new(int64(6))), Timezone: new("UTC"), DefaultLanguageCode: new("en"), CatalogLanguageCode: new("fr"), LanguageCodes: &[]string{"de"},
			DefaultCurrencyCode: new(domain.Currency("JPY")), CurrencyCodes: &[]domain.Currency{"EUR"}, PricesIncludeTax: new(true), TaxRounding: new(settings.RoundUnit),
			TaxRoundingTarget: new(settings.RoundNet), RoundingMode: new(domain.HalfEven), WeightUnit: new("LB"), DimensionUnit: new("IN"), OrderNumberPrefix: new(new("A-")),
			TaxNumber: new(new("DE811122233")), TaxExchangeRates: &[]settings.TaxExchangeRate{{CurrencyCode: "USD", TaxCurrencyCode: "EUR", Rate: amount("0.92")}}, StoredValueLimits: &[]settings.StoredValueLimit{{CurrencyCode: "EUR", Amount: amount("500.00")}}, InvoiceNumberPrefix: new(new("I-")), InvoiceNumberStart: new(int64(2001)),
			OrderNumberStart: new(int64(100)), RefundNumberSequence: new(settings.SharedSequence), CaptureMode: new(settings.CaptureManual), AllowUnsecuredFulfillment: new(true),
			InventoryReserveMode: new("AT_CART"), ReservationMinutes: new(16), CartExpiryDays: new(31), GuestCheckout: new(false), AccountPages: new(false), RequireVerifiedEmail: new(true), CustomerPasswordMinLength: new(11),
			DefaultAccountTypeID: new(int64(4)), DefaultTaxClassID: new(int64(5)), ShippingTaxClassID: new(new(int64(5))), AllowedCountryCodes: &[]string{"DE"}, AllowedOrigins: &[]string{"https://shop.example.com"},
			CustomFieldDefinitions: &[]domain.CustomFieldDefinition{{Object: "ORDER", Key: "a"}}, Dunning: new(settings.Dunning{MaxAttempts: 2, IntervalsDays: []int{1}}), RenewalHour: new(7),
			RenewalReminderDays: new(4), RenewalStockPolicy: new("SKIP"), RenewalStockWaitDays: new(5), PriceChangeNoticeDays: new(60), SkipLimit: new(new(4)), PauseMaxDays: new(new(90)), PauseOnSuspension: new(false), TermsURL: new(new("https://a")),
			PrivacyURL: new(new("https://b")), Policies: &[]settings.Policy{{Type: "LEGAL_NOTICE", Title: "Imprint", URL: new("https://c")}}, Branding: new(settings.Branding{Radius: new(4)}), ReturnPolicy: new(settings.ReturnPolicy{NeedsApproval: true}),
			ProductURLTemplate: new(new("https://shop.example.com/p/{slug}")), CheckoutURL: new(new("https://pay.example.com/now")), Analytics: new(map[string]*string{"a": nil}), WebhookAPIVersion: new(domain.APIVersion),
		}, func(member string, alone settings.SettingsPatch) {
			s := sampleStore()
			if member == "WebhookAPIVersion" {
				s.Settings.WebhookAPIVersion = "2020-01-01" // set by an older release
			}
			if member == "CheckoutURL" {
				s.Settings.AllowedOrigins = []string{"https://pay.example.com"}
			}
			changed, err := s.Change(alone, facts)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}), member)
			where := any(s.Settings)
			switch member {
			case "Name", "Domain", "Status":
				where = s
			}
			want := domaintest.Given(alone, member)
			if text, is := want.(*string); is && (member == "Domain" || member == "LegalName" || member == "OrderNumberPrefix" || member == "TaxNumber" || member == "InvoiceNumberPrefix") {
				want = *text
			}
			Expect(domaintest.Member(where, member)).To(Equal(want), member)
			Expect(s.DomainVerifiedOn == nil).To(Equal(member == "Domain"), "a proof is of one domain")
			changed, err = s.Change(alone, facts)
			Expect([]any{changed, err}).To(Equal([]any{false, nil}), "%s again", member)
		})
	})

	It("of a payment provider is reported, but not when the change is repeated", func() {
		domaintest.EachMember(settings.PaymentProviderInput{DisplayName: new("Card "), IsActive: new(false), IsDefault: new(true), Priority: new(7), PaymentTypes: &[]string{"CARD"},
			CurrencyCodes: &[]domain.Currency{"EUR"}, CountryCodes: &[]string{"DE"}, MinAmount: new(new(amount("1"))), MaxAmount: new(new(amount("9"))), CaptureMode: new(new(settings.CaptureManual)),
			PublicConfig: &map[string]string{"a": "b"}, Translations: []domain.NameTranslation{{LanguageCode: "de", Name: "Karte"}},
		}, func(member string, alone settings.PaymentProviderInput) {
			p := &settings.PaymentProvider{ProviderCode: settings.SandboxProvider, DisplayName: "Sandbox", IsActive: true}
			others := []*settings.PaymentProvider{{IsActive: true}}
			changed, err := p.Change(sampleStore(), alone, others)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}), member)
			if member != "DisplayName" {
				Expect(domaintest.Member(p, member)).To(Equal(domaintest.Given(alone, member)), member)
			}
			changed, err = p.Change(sampleStore(), alone, others)
			Expect([]any{changed, err}).To(Equal([]any{false, nil}), "%s again", member)
		}, "Credentials")
	})

	It("of a shipping method is reported, but not when the change is repeated", func() {
		domaintest.EachMember(settings.ShippingMethodInput{Name: new("Express"), CarrierName: new(new("UPS")), ServiceCode: new(new("X")), Price: new(amount("5")), CurrencyCode: new(domain.Currency("JPY")),
			TaxIncluded: new(true), EstimatedMinDays: new(new(1)), EstimatedMaxDays: new(4), FreeOverSubtotal: new(new(amount("9"))), CountryCodes: &[]string{"DE"}, MinWeight: new(new(amount("1"))),
			MaxWeight: new(new(amount("9"))), WeightUnit: new(domain.Gram), Position: new(7), IsActive: new(true), Translations: []domain.NameTranslation{{LanguageCode: "de", Name: "Eilig"}},
		}, func(member string, alone settings.ShippingMethodInput) {
			m := &settings.ShippingMethod{Name: "Parcel", CurrencyCode: "EUR", EstimatedMaxDays: 3, WeightUnit: domain.Kilogram}
			changed, err := m.Change(sampleStore(), alone)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}), member)
			Expect(domaintest.Member(m, member)).To(Equal(domaintest.Given(alone, member)), member)
			changed, err = m.Change(sampleStore(), alone)
			Expect([]any{changed, err}).To(Equal([]any{false, nil}), "%s again", member)
		})
	})

	It("of a commission provider is reported, but not when the change is repeated", func() {
		domaintest.EachMember(settings.CommissionProviderInput{ProviderCode: new(settings.NoCommission), DisplayName: new(new("A")), IsActive: new(true), BaseURL: new(new("https://a")), AttributionDays: new(7), SyncCustomers: new(true),
			SyncOrders: new(true), QualifyingOn: new("FULFILLED"), VolumeField: new(new("v")), SSOEnabled: new(false), ReferrerParameter: new(new("r")),
		}, func(member string, alone settings.CommissionProviderInput) {
			c := settings.NewCommissionProvider()
			switch member { // only the following fields return to the values of the connected service
			case "ProviderCode":
				c.ProviderCode = "OTHER"
			case "SSOEnabled":
				c.SSOEnabled = true
			case "BaseURL":
				c.ProviderCode, c.Masked = settings.HTTPCommission, map[string]string{settings.SigningSecret: "••••"}
			}
			changed, _, err := c.Change(alone, nil, today)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}), member)
			Expect(domaintest.Member(c, member)).To(Equal(domaintest.Given(alone, member)), member)
			changed, _, err = c.Change(alone, nil, today)
			Expect([]any{changed, err}).To(Equal([]any{false, nil}), "%s again", member)
		}, "Credentials")
		_, _, err := settings.NewCommissionProvider().Change(settings.CommissionProviderInput{SSOEnabled: new(true), BaseURL: new(new("https://a")), Credentials: map[string]*string{"key": nil}}, nil, today)
		refused(err, "/credentials/key", "/baseUrl", "/ssoEnabled")
		_, _, err = settings.NewCommissionProvider().Change(settings.CommissionProviderInput{ProviderCode: new("OTHER")}, nil, today)
		refused(err, "/providerCode")
	})

	It("of a tax provider is reported, but not when the change is repeated", func() {
		domaintest.EachMember(settings.TaxProviderInput{ProviderCode: new(settings.ManualTax), IsActive: new(false), Nexus: &[]settings.TaxNexus{{CountryCode: "DE"}}, OriginAddress: new(&domain.Address{CountryCode: "DE"}),
			CommitOnCapture: new(true), Fallback: new(settings.UseManualRates), TimeoutMS: new(9), BaseURL: new(new("https://taxes.example/v1")),
		}, func(member string, alone settings.TaxProviderInput) {
			t := settings.NewTaxProvider()
			Expect(t.TimeoutMS).To(Equal(2500))
			switch member {
			case "ProviderCode":
				t.ProviderCode = "OTHER"
			case "BaseURL": // only a service can have an arbitrary URL
				t.ProviderCode, t.Masked = settings.HTTPTax, map[string]string{settings.SigningSecret: "••••"}
			}
			changed, moved, err := t.Change(alone, nil)
			Expect([]any{changed, moved, err}).To(Equal([]any{true, member == "ProviderCode" || member == "BaseURL", nil}), member)
			Expect(domaintest.Member(t, member)).To(Equal(domaintest.Given(alone, member)), member)
			changed, moved, err = t.Change(alone, nil)
			Expect([]any{changed, moved, err}).To(Equal([]any{false, false, nil}), "%s again", member)
		}, "Credentials")
		_, _, err := settings.NewTaxProvider().Change(settings.TaxProviderInput{ProviderCode: new(settings.HTTPTax), BaseURL: new(new("https://a?b=c")),
			Credentials: map[string]*string{"key": nil, settings.SigningSecret: nil}}, nil)
		refused(err, "/credentials/key", "/credentials/signingSecret", "/credentials", "/baseUrl")
		_, _, err = settings.NewTaxProvider().Change(settings.TaxProviderInput{BaseURL: new(new("https://a")), Credentials: map[string]*string{"key": nil}}, nil)
		refused(err, "/credentials/key", "/baseUrl")
		_, _, err = settings.NewTaxProvider().Change(settings.TaxProviderInput{ProviderCode: new("OTHER"), Credentials: map[string]*string{"key": nil},
			Nexus: &[]settings.TaxNexus{{CountryCode: "DE"}, {CountryCode: "ZZ"}}, OriginAddress: new(&domain.Address{CountryCode: "ZZ"})}, nil)
		refused(err, "/providerCode", "/nexus/1/countryCode", "/originAddress/countryCode")
	})

	It("of a tax class is reported, but not when the change is repeated", func() {
		domaintest.EachMember(settings.TaxClassInput{Name: new("Books"), Code: new(new("books")), ProviderTaxCode: new(new("P1"))}, func(member string, alone settings.TaxClassInput) {
			c := settings.NewTaxClass()
			changed, err := c.Change(alone, false)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}), member)
			Expect(domaintest.Member(c, member)).To(Equal(domaintest.Given(alone, member)), member)
			changed, err = c.Change(alone, false)
			Expect([]any{changed, err}).To(Equal([]any{false, nil}), "%s again", member)
		}, "IsDefault", "Rates")
	})
})

var _ = Describe("A store's settings", func() {
	DescribeTable("are checked, and", func(pointers []string, change func(s *settings.Store, p *settings.SettingsPatch, f *settings.SettingsFacts)) {
		s, p, f := sampleStore(), settings.SettingsPatch{}, settings.SettingsFacts{AccountTypes: map[int64]bool{}, TaxClasses: map[int64]bool{}, Media: map[int64]bool{}}
		change(s, &p, &f)
		_, err := s.Change(p, f)
		refused(err, pointers...)
	},
		Entry("refused without a name", []string{"/name"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) { p.Name = new("  ") }),
		Entry("refused with a domain that includes a scheme", []string{"/domain"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Domain = new(new("https://a.example"))
		}),
		Entry("accepted without a domain", nil, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Domain = new((*string)(nil))
		}),
		Entry("refused with an unknown time zone", []string{"/timezone"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Timezone = new("Mars/Olympus")
		}),
		Entry("refused without a time zone", []string{"/timezone"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) { p.Timezone = new("") }),
		Entry("refused with the machine's own time zone", []string{"/timezone"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Timezone = new("Local")
		}),
		Entry("refused with an unknown language", []string{"/languageCodes/1"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.LanguageCodes = &[]string{"de", "xx-YY"}
		}),
		Entry("refused with a default language that is not one of the store's", []string{"/defaultLanguageCode"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.DefaultLanguageCode = new("fr")
		}),
		Entry("refused with languages that omit the default language", []string{"/languageCodes"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.LanguageCodes = &[]string{"en"}
		}),
		Entry("refused with an unknown currency", []string{"/currencyCodes/1"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.CurrencyCodes = &[]domain.Currency{"EUR", "ZZZ"}
		}),
		Entry("refused with a default currency that is not one of the store's", []string{"/defaultCurrencyCode"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.DefaultCurrencyCode = new(domain.Currency("USD"))
		}),
		Entry("refused with currencies that omit the default currency", []string{"/currencyCodes"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.CurrencyCodes = &[]domain.Currency{"JPY"}
		}),
		Entry("refused with currencies that omit the currency of a price", []string{"/currencyCodes"}, func(_ *settings.Store, p *settings.SettingsPatch, f *settings.SettingsFacts) {
			p.CurrencyCodes, f.PricedCurrencies = &[]domain.Currency{"EUR"}, []domain.Currency{"JPY"}
		}),
		Entry("accepted if they keep the currency of the prices", nil, func(_ *settings.Store, p *settings.SettingsPatch, f *settings.SettingsFacts) {
			p.CurrencyCodes, f.PricedCurrencies = &[]domain.Currency{"EUR"}, []domain.Currency{"EUR"}
		}),
		Entry("refused with currencies that omit the currency of a subscription", []string{"/currencyCodes"}, func(_ *settings.Store, p *settings.SettingsPatch, f *settings.SettingsFacts) {
			p.CurrencyCodes, f.ChargedCurrencies = &[]domain.Currency{"EUR"}, []domain.Currency{"JPY"}
		}),
		Entry("refused with an invisible name", []string{"/name"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Name = new("\u200b\u2060\ufeff")
		}),
		Entry("refused with an impossible port", []string{"/domain"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Domain = new(new("shop.example.com:99999"))
		}),
		Entry("refused with an IP address as the domain", []string{"/domain"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Domain = new(new("203.0.113.7"))
		}),
		Entry("refused with start numbers so high that later numbers are inexact", []string{"/orderNumberStart", "/invoiceNumberStart"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.OrderNumberStart, p.InvoiceNumberStart = new(int64(9_000_000_000_000_001)), new(int64(1<<53-1))
		}),
		Entry("accepted with the highest start number", nil, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.OrderNumberStart, p.InvoiceNumberStart = new(int64(9_000_000_000_000_000)), new(int64(9_000_000_000_000_000))
		}),
		Entry("refused with an unknown country", []string{"/allowedCountryCodes/1"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.AllowedCountryCodes = &[]string{"DE", "ZZ"}
		}),
		Entry("refused with an address in an unknown country", []string{"/address/countryCode"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Address = new(&domain.Address{CountryCode: "ZZ"})
		}),
		Entry("accepted from a patch that omits a stored address in an unknown country", nil, func(s *settings.Store, _ *settings.SettingsPatch, _ *settings.SettingsFacts) {
			s.Settings.Address = &domain.Address{CountryCode: "ZZ"}
		}),
		Entry("accepted without an address", nil, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Address = new((*domain.Address)(nil))
		}),
		Entry("refused with an origin that includes a path", []string{"/allowedOrigins/0"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.AllowedOrigins = &[]string{"https://a.example/"}
		}),
		Entry("refused with an order number that is in use", []string{"/orderNumberStart"}, func(_ *settings.Store, p *settings.SettingsPatch, f *settings.SettingsFacts) {
			p.OrderNumberStart, f.LastOrderNumber = new(int64(100)), 100
		}),
		Entry("refused with a minimum password length of seven", []string{"/customerPasswordMinLength"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.CustomerPasswordMinLength = new(7)
		}),
		Entry("accepted with a minimum password length of eight", nil, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.CustomerPasswordMinLength = new(8)
		}),
		Entry("accepted with a minimum password length of fifteen", nil, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.CustomerPasswordMinLength = new(15)
		}),
		Entry("refused with a minimum password length of sixteen", []string{"/customerPasswordMinLength"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.CustomerPasswordMinLength = new(16)
		}),
		Entry("refused with unknown ids", []string{"/defaultAccountTypeId", "/defaultTaxClassId", "/shippingTaxClassId", "/logoMediaId"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.DefaultAccountTypeID, p.DefaultTaxClassID, p.ShippingTaxClassID, p.LogoMediaID = new(int64(9)), new(int64(9)), new(new(int64(9))), new(new(int64(9)))
		}),
		Entry("accepted with cleared ids", nil, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.ShippingTaxClassID, p.LogoMediaID = new((*int64)(nil)), new((*int64)(nil))
		}),
		Entry("refused with as many intervals as attempts", []string{"/dunning/intervalsDays"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.Dunning = &settings.Dunning{MaxAttempts: 1, IntervalsDays: []int{1}}
		}),
		Entry("refused with two custom fields that share a key", []string{"/customFieldDefinitions/2/key"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.CustomFieldDefinitions = &[]domain.CustomFieldDefinition{{Object: "ORDER", Key: "a"}, {Object: "PRODUCT", Key: "a"}, {Object: "ORDER", Key: "a"}}
		}),
		Entry("refused with an unknown API version", []string{"/webhookApiVersion"}, func(_ *settings.Store, p *settings.SettingsPatch, _ *settings.SettingsFacts) {
			p.WebhookAPIVersion = new("1999-01-01")
		}))

	It("have the documented defaults at first", func() {
		s, err := settings.NewStore(" Juniper ", "juniper", "shop.example.com", "Europe/Berlin", "EUR", "de", true)
		Expect(err).NotTo(HaveOccurred())
		set := s.Settings
		Expect([]any{s.Name, s.Livemode, s.Status, set.ReservationMinutes, set.CartExpiryDays, set.CustomerPasswordMinLength, set.Dunning.MaxAttempts, set.Dunning.IntervalsDays, set.RenewalHour, set.RenewalReminderDays, *set.SkipLimit, *set.PauseMaxDays}).
			To(Equal([]any{"Juniper", true, settings.StoreActive, 15, 30, 10, 4, []int{1, 3, 5}, 6, 3, 3, 180}))
		_, err = settings.NewStore("", "juniper", "", "Nowhere", "ZZZ", "xx-YY", true)
		refused(err, "/name", "/timezone", "/defaultLanguageCode", "/defaultCurrencyCode")
	})

	It("contain the store's time zone, or imply UTC if it is unknown", func() {
		s := sampleStore()
		Expect(s.Location().String()).To(Equal("Europe/Berlin"))
		s.Settings.Timezone = "Nowhere"
		Expect(s.Location()).To(Equal(time.UTC))
	})

	It("keep the default currency while amounts without a currency code exist in it", func() {
		s := sampleStore()
		s.Settings.CurrencyCodes = []domain.Currency{s.Settings.DefaultCurrencyCode, "USD"}
		own, facts := s.Settings.DefaultCurrencyCode, settings.SettingsFacts{DefaultCurrencyUses: []string{"costs of variants", "limits of payment providers"}}
		Expect(s.Change(settings.SettingsPatch{DefaultCurrencyCode: &own}, facts)).To(BeFalse())
		_, err := s.Change(settings.SettingsPatch{DefaultCurrencyCode: new(domain.Currency("USD"))}, facts)
		Expect(domain.CodeOf(err)).To(Equal(domain.InUse))
		Expect(err).To(MatchError(ContainSubstring("The costs of variants, the limits of payment providers are in " + string(own))))
	})

	It("reject unusable tax exchange rates, with a pointer to each", func() {
		rate := func(from, to domain.Currency, price string) settings.TaxExchangeRate {
			return settings.TaxExchangeRate{CurrencyCode: from, TaxCurrencyCode: to, Rate: amount(price)}
		}
		for _, c := range []struct {
			rates    []settings.TaxExchangeRate
			pointers []string
		}{
			{[]settings.TaxExchangeRate{rate("USD", "EUR", "0.92"), rate("JPY", "EUR", "0.006123")}, nil},
			{[]settings.TaxExchangeRate{rate("USD", "EUR", "0")}, []string{"/taxExchangeRates/0/rate"}},
			{[]settings.TaxExchangeRate{rate("XQX", "XQY", "1")}, []string{"/taxExchangeRates/0/currencyCode", "/taxExchangeRates/0/taxCurrencyCode"}},
			{[]settings.TaxExchangeRate{rate("USD", "EUR", "1"), rate("EUR", "EUR", "1"), rate("USD", "CHF", "1")}, []string{"/taxExchangeRates/1/taxCurrencyCode", "/taxExchangeRates/2/currencyCode"}},
		} {
			_, err := sampleStore().Change(settings.SettingsPatch{TaxExchangeRates: &c.rates}, settings.SettingsFacts{})
			refused(err, c.pointers...)
		}
	})

	It("reject unusable limits of stored value, with a pointer to each", func() {
		limit := func(c domain.Currency, most string) settings.StoredValueLimit {
			return settings.StoredValueLimit{CurrencyCode: c, Amount: amount(most)}
		}
		for _, c := range []struct {
			limits   []settings.StoredValueLimit
			pointers []string
		}{
			{[]settings.StoredValueLimit{limit("EUR", "0"), limit("JPY", "5000"), limit("KWD", "0.005")}, nil},
			{[]settings.StoredValueLimit{limit("EUR", "0.001"), limit("XQX", "1")}, []string{"/storedValueLimits/0/amount", "/storedValueLimits/1/currencyCode"}},
			{[]settings.StoredValueLimit{limit("EUR", "1"), limit("EUR", "2")}, []string{"/storedValueLimits/1/currencyCode"}},
		} {
			_, err := sampleStore().Change(settings.SettingsPatch{StoredValueLimits: &c.limits}, settings.SettingsFacts{})
			refused(err, c.pointers...)
		}
		s := settings.Settings{StoredValueLimits: []settings.StoredValueLimit{limit("EUR", "500")}}
		Expect(s.StoredValueLimit("EUR").String()).To(Equal("500"))
		Expect(s.StoredValueLimit("JPY")).To(BeNil())
	})

	It("contain trimmed strings, and omit cleared ones", func() {
		s := sampleStore()
		changed, err := s.Change(settings.SettingsPatch{LegalName: new(new(" Oak "))}, settings.SettingsFacts{})
		Expect([]any{changed, err, s.Settings.LegalName}).To(Equal([]any{true, nil, "Oak"}))
		changed, err = s.Change(settings.SettingsPatch{LegalName: new((*string)(nil))}, settings.SettingsFacts{})
		Expect([]any{changed, err, s.Settings.LegalName}).To(Equal([]any{true, nil, ""}))
	})
})

var _ = Describe("A store's domain", func() {
	It("is verified by a record that the store publishes", func() {
		s := sampleStore()
		s.Domain, s.DomainToken = "shop.example.com:8443", "abc"
		c, err := s.Challenge()
		Expect(err).NotTo(HaveOccurred())
		Expect(c).To(Equal(settings.DomainChallenge{Domain: "shop.example.com:8443", RecordName: "_storeplatform.shop.example.com",
			FileURL: "https://shop.example.com:8443/.well-known/storeplatform-domain", Value: "storeplatform-domain=abc"}))
		s.Domain = ""
		_, err = s.Challenge()
		Expect(code(err)).To(Equal(domain.NotFound))
		Expect([]time.Duration{settings.ProofRecheck, settings.ProofLife}).To(Equal([]time.Duration{24 * time.Hour, 168 * time.Hour}))
	})

	It("is verified once, and checked repeatedly afterwards", func() {
		s := sampleStore()
		s.DomainVerifiedOn = nil
		_, err := s.ProveDomain("other.example.com", today)
		Expect(code(err)).To(Equal(domain.VersionConflict))
		changed, err := s.ProveDomain("shop.example.com", today)
		Expect([]any{changed, err, *s.DomainVerifiedOn}).To(Equal([]any{true, nil, today}))
		changed, err = s.ProveDomain("shop.example.com", today.Add(time.Hour))
		Expect([]any{changed, err, *s.DomainVerifiedOn, *s.DomainCheckedOn}).To(Equal([]any{false, nil, today, today.Add(time.Hour)}))
	})

	DescribeTable("loses its verification", func(missed string, taken bool, after time.Duration, lost bool) {
		s := sampleStore()
		Expect(s.MissProof(missed, taken, today.Add(after))).To(Equal(lost))
		Expect(s.DomainVerifiedOn == nil && s.DomainCheckedOn == nil).To(Equal(lost))
	},
		Entry("after seven days", "shop.example.com", false, 168*time.Hour, true),
		Entry("but not before seven days", "shop.example.com", false, 168*time.Hour-1, false),
		Entry("at once if another store has verified the same domain", "shop.example.com", true, time.Duration(0), true),
		Entry("but not because of a proof for another domain", "other.example.com", true, 999*time.Hour, false))

	It("remains unverified if no record was ever found", func() {
		s := sampleStore()
		s.DomainVerifiedOn = nil
		Expect(s.MissProof("shop.example.com", true, today)).To(BeFalse())
	})

	DescribeTable("results in a storefront URL that is", func(host string, proven, loopback bool, address string, want bool) {
		s := sampleStore()
		s.Domain = host
		if !proven {
			s.DomainVerifiedOn = nil
		}
		got, is := s.Storefront(loopback)
		Expect([]any{got, is}).To(Equal([]any{address, want}))
	},
		Entry("empty without a domain", "", true, true, "", false),
		Entry("verified if the store has proven the domain", "shop.example.com", true, false, "https://shop.example.com", true),
		Entry("unverified if the store has not proven the domain", "shop.example.com", false, true, "https://shop.example.com", false),
		Entry("verified for a domain on this machine", "localhost:3000", false, true, "http://localhost:3000", true),
		Entry("verified for an IP address of this machine", "127.0.0.1", false, true, "http://127.0.0.1", true),
		Entry("unverified for a domain on this machine if loopback is disabled", "localhost", false, false, "https://localhost", false),
		Entry("unverified for any other IP address", "192.0.2.1", false, true, "https://192.0.2.1", false))
})

var _ = DescribeTable("A time zone is valid only if browsers know it:", EntryDescription("%[1]s, valid: %[2]t"), func(name string, known bool) {
	s, err := settings.NewStore("Juniper", "juniper", "", name, "EUR", "de", false)
	if known {
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Settings.Timezone).To(Equal(name))
	} else {
		Expect(err).To(HaveOccurred())
	}
},
	Entry(nil, "Europe/Berlin", true), Entry(nil, "UTC", true), Entry(nil, "Etc/GMT+5", true), Entry(nil, "EST5EDT", true),
	Entry(nil, "localtime", false), Entry(nil, "posixrules", false), Entry(nil, "Factory", false), Entry(nil, "posix/UTC", false), Entry(nil, "right/UTC", false), Entry(nil, "Local", false), Entry(nil, "", false),
)

var _ = Describe("An object with a currency or country that the store has dropped", func() {
	store := &settings.Store{Settings: settings.DefaultSettings("EUR", "de", "Europe/Berlin")}
	store.Settings.AllowedCountryCodes = []string{"DE"}
	off := new(false)

	It("can be deactivated if it is a shipping method", func() {
		m := &settings.ShippingMethod{Name: "Post", CurrencyCode: "USD", CountryCodes: []string{"FR", "DE"}, IsActive: true}
		Expect(m.Change(store, settings.ShippingMethodInput{IsActive: off})).To(BeTrue())
		_, err := m.Change(store, settings.ShippingMethodInput{CurrencyCode: new(domain.Currency("USD"))})
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/currencyCode"))
		_, err = m.Change(store, settings.ShippingMethodInput{CountryCodes: &[]string{"FR", "IT"}})
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/countryCodes/1"))
	})

	It("can be deactivated if it is a payment provider", func() {
		p := &settings.PaymentProvider{ProviderCode: settings.OfflineProvider, DisplayName: "Transfer", CurrencyCodes: []domain.Currency{"USD"}, IsActive: true}
		Expect(p.Change(store, settings.PaymentProviderInput{IsActive: off}, nil)).To(BeTrue())
		_, err := p.Change(store, settings.PaymentProviderInput{CurrencyCodes: &[]domain.Currency{"USD", "JPY"}}, nil)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/currencyCodes/1"))
	})
})
