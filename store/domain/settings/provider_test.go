package settings_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A payment provider", func() {
	named := settings.PaymentProviderInput{DisplayName: new(" Card ")}

	It("gets the fields of its service, and becomes the default if it is the first active provider", func() {
		p, err := settings.NewPaymentProvider(sampleStore(), settings.SandboxProvider, named, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{p.ProviderCode, p.DisplayName, p.IsActive, p.IsDefault, p.PaymentTypes, p.CurrencyCodes, p.Livemode}).
			To(Equal([]any{"SANDBOX", "Card", true, true, []string{"CARD", "BANK", "CRYPTO", "DIGITAL_WALLET"}, []domain.Currency{}, false}))
		Expect(p.Namespace).To(MatchRegexp(`^[a-z0-9]{16}$`))
		Expect(p.Can()).To(Equal(settings.PaymentAbilities{SavedMethods: true, PartialCapture: true, PartialRefund: true, Void: true, ThreeDS: true}))
		_, err = settings.NewPaymentProvider(sampleStore(), "NOBODY", named, nil)
		refused(err, "/providerCode")
		live := sampleStore()
		live.Livemode = true
		_, err = settings.NewPaymentProvider(live, settings.SandboxProvider, named, nil)
		refused(err, "/providerCode")
		p, err = settings.NewPaymentProvider(live, settings.OfflineProvider, named, nil)
		Expect([]any{p.Livemode, err}).To(Equal([]any{true, nil}))
	})

	It("for Stripe needs its keys, shows the public key to browsers, and can be used by live stores", func() {
		live := sampleStore()
		live.Livemode = true
		in := named
		_, err := settings.NewPaymentProvider(live, settings.StripeProvider, in, nil)
		refused(err, "/credentials/secretKey", "/credentials/publishableKey")
		in.Credentials = map[string]*string{"secretKey": new("sk_live_0123456789"), "publishableKey": new("pk_live_0123456789")}
		p, err := settings.NewPaymentProvider(live, settings.StripeProvider, in, nil)
		Expect(err).NotTo(HaveOccurred())
		stored := p.MergeCredentials(map[string]string{}, in.Credentials)
		Expect(p.Public()).To(Equal(map[string]string{"publishableKey": "pk_live_0123456789"}))
		Expect(p.Masked["secretKey"]).To(Equal("••••6789"))

		_, err = p.Change(live, settings.PaymentProviderInput{PublicConfig: &map[string]string{"theme": "night", "publishableKey": "forged"}}, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Public()).To(Equal(map[string]string{"theme": "night", "publishableKey": "pk_live_0123456789"}))
		_, err = p.Change(live, settings.PaymentProviderInput{Credentials: map[string]*string{"secretKey": nil}}, nil)
		refused(err, "/credentials/secretKey")
		_, err = p.Change(live, settings.PaymentProviderInput{Credentials: map[string]*string{"webhookSecret": nil}}, nil)
		Expect(err).NotTo(HaveOccurred())
		p.MergeCredentials(stored, map[string]*string{"publishableKey": new("pk_live_9876543210")})
		Expect(p.Public()["publishableKey"]).To(Equal("pk_live_9876543210"))
	})

	DescribeTable("is checked, and", func(in settings.PaymentProviderInput, pointers ...string) {
		p := &settings.PaymentProvider{ProviderCode: settings.OfflineProvider, DisplayName: "Transfer", IsActive: true}
		_, err := p.Change(sampleStore(), in, nil)
		refused(err, pointers...)
	},
		Entry("refused without a name", settings.PaymentProviderInput{DisplayName: new(" ")}, "/displayName"),
		Entry("refused with a payment type that it does not support", settings.PaymentProviderInput{PaymentTypes: &[]string{"BANK", "CARD"}}, "/paymentTypes/1"),
		Entry("refused with a currency that is not one of the store's", settings.PaymentProviderInput{CurrencyCodes: &[]domain.Currency{"EUR", "USD"}}, "/currencyCodes/1"),
		Entry("refused with an unknown country", settings.PaymentProviderInput{CountryCodes: &[]string{"DE", "ZZ"}}, "/countryCodes/1"),
		Entry("refused with limits that have fractions of a cent", settings.PaymentProviderInput{MinAmount: new(new(amount("1.001"))), MaxAmount: new(new(amount("9.001")))}, "/minAmount", "/maxAmount"),
		Entry("refused with a minimum above the maximum", settings.PaymentProviderInput{MinAmount: new(new(amount("9.01"))), MaxAmount: new(new(amount("9.00")))}, "/minAmount"),
		Entry("accepted with a minimum that equals the maximum", settings.PaymentProviderInput{MinAmount: new(new(amount("9.00"))), MaxAmount: new(new(amount("9.00")))}),
		Entry("refused with an unknown credential", settings.PaymentProviderInput{Credentials: map[string]*string{"key": new("x")}}, "/credentials/key"))

	DescribeTable("is offered", func(want bool, change func(p *settings.PaymentProvider)) {
		p := &settings.PaymentProvider{IsActive: true, CurrencyCodes: []domain.Currency{"EUR"}, CountryCodes: []string{"DE"}, MinAmount: new(amount("10")), MaxAmount: new(amount("10"))}
		change(p)
		Expect(p.Offers(sampleStore(), amount("10.00"), "EUR", "DE")).To(Equal(want))
	},
		Entry("within its limits", true, func(*settings.PaymentProvider) {}),
		Entry("without limits", true, func(p *settings.PaymentProvider) { *p = settings.PaymentProvider{IsActive: true} }),
		Entry("while it is inactive (not offered)", false, func(p *settings.PaymentProvider) { p.IsActive = false }),
		Entry("in another currency (not offered)", false, func(p *settings.PaymentProvider) { p.CurrencyCodes = []domain.Currency{"JPY"} }),
		Entry("in another country (not offered)", false, func(p *settings.PaymentProvider) { p.CountryCodes = []string{"AT"} }),
		Entry("below its minimum (not offered)", false, func(p *settings.PaymentProvider) { p.MinAmount = new(amount("10.01")) }),
		Entry("above its maximum (not offered)", false, func(p *settings.PaymentProvider) { p.MaxAmount = new(amount("9.99")) }))

	It("captures according to its own setting, or else to the store's setting", func() {
		s := sampleStore()
		s.Settings.CaptureMode = settings.CaptureManual
		Expect((&settings.PaymentProvider{}).CapturesBy(s)).To(Equal(settings.CaptureManual))
		Expect((&settings.PaymentProvider{CaptureMode: new(settings.CaptureAutomatic)}).CapturesBy(s)).To(Equal(settings.CaptureAutomatic))
	})

	It("has limits only in the store's default currency", func() {
		p := &settings.PaymentProvider{IsActive: true, MinAmount: new(amount("10"))}
		Expect(p.Offers(sampleStore(), amount("1"), "JPY", "DE")).To(BeTrue())
	})

	DescribeTable("keeps exactly one active account as the default, and", func(active, has bool, in settings.PaymentProviderInput, others []*settings.PaymentProvider, changed, is bool, want domain.Code) {
		p := &settings.PaymentProvider{ProviderCode: settings.SandboxProvider, DisplayName: "Card", IsActive: active, IsDefault: has}
		moved, err := p.Change(sampleStore(), in, others)
		Expect(code(err)).To(Equal(want))
		if err != nil {
			return
		}
		Expect([]bool{moved, p.IsDefault}).To(Equal([]bool{changed, is}))
		for _, o := range others {
			Expect(o.IsDefault && p.IsDefault).To(BeFalse(), "one")
		}
	},
		Entry("makes an account the default on request", true, false, settings.PaymentProviderInput{IsDefault: new(true)}, []*settings.PaymentProvider{{IsActive: true, IsDefault: true}, {IsActive: true}}, true, true, domain.Code("")),
		Entry("makes an account the default on request if no account is the default", true, false, settings.PaymentProviderInput{IsDefault: new(true)}, []*settings.PaymentProvider{{IsActive: true}}, true, true, domain.Code("")),
		Entry("changes nothing on a repeated request", true, true, settings.PaymentProviderInput{IsDefault: new(true)}, nil, false, true, domain.Code("")),
		Entry("rejects an inactive account as the default", false, false, settings.PaymentProviderInput{IsDefault: new(true)}, nil, false, false, domain.InvalidValue),
		Entry("accepts the value false for an inactive account", false, false, settings.PaymentProviderInput{IsDefault: new(false)}, nil, false, false, domain.Code("")),
		Entry("rejects a request to unset the default account", true, true, settings.PaymentProviderInput{IsDefault: new(false)}, nil, false, true, domain.InUse),
		Entry("accepts the value false if another account is the default", true, false, settings.PaymentProviderInput{IsDefault: new(false)}, []*settings.PaymentProvider{{IsActive: true, IsDefault: true}}, false, false, domain.Code("")),
		Entry("removes the default mark when the last active account becomes inactive", true, true, settings.PaymentProviderInput{IsActive: new(false)}, []*settings.PaymentProvider{{}}, true, false, domain.Code("")),
		Entry("rejects deactivating the default account while other accounts are active", true, true, settings.PaymentProviderInput{IsActive: new(false)}, []*settings.PaymentProvider{{IsActive: true}}, false, true, domain.InUse),
		Entry("makes an account the default if it becomes the only active one", false, false, settings.PaymentProviderInput{IsActive: new(true)}, []*settings.PaymentProvider{{}}, true, true, domain.Code("")),
		Entry("does not make an inactive account the default", false, false, settings.PaymentProviderInput{Priority: new(7)}, nil, true, false, domain.Code("")),
		Entry("does not make an account the default while another account is active", true, false, settings.PaymentProviderInput{Priority: new(7)}, []*settings.PaymentProvider{{IsActive: true}}, true, false, domain.Code("")),
		Entry("does not make an account the default while another account is the default", true, false, settings.PaymentProviderInput{Priority: new(7)}, []*settings.PaymentProvider{{IsDefault: true}}, true, false, domain.Code("")))

	It("becomes the default if it is the only active account, and reports this as a change", func() {
		p := &settings.PaymentProvider{ProviderCode: settings.SandboxProvider, DisplayName: "Card", IsActive: true}
		changed, err := p.Change(sampleStore(), settings.PaymentProviderInput{}, nil)
		Expect([]any{changed, err, p.IsDefault}).To(Equal([]any{true, nil, true}))
		changed, err = p.Change(sampleStore(), settings.PaymentProviderInput{}, nil)
		Expect([]any{changed, err, p.IsDefault}).To(Equal([]any{false, nil, true}))
	})

	It("merges credentials, and shows the last characters of long ones", func() {
		p := &settings.PaymentProvider{}
		stored := map[string]string{"a": "1", "b": "2", "c": "3"}
		merged := p.MergeCredentials(stored, map[string]*string{"a": nil, "b": new("sk_live_äbcdefgh")})
		Expect(merged).To(Equal(map[string]string{"b": "sk_live_äbcdefgh", "c": "3"}))
		Expect(stored).To(HaveLen(3), "what is stored stays what it is")
		Expect(p.Masked).To(Equal(map[string]string{"b": "••••efgh", "c": "••••"}))
		Expect([]string{settings.Mask("12345678901"), settings.Mask("123456789012")}).To(Equal([]string{"••••", "••••9012"}))
	})
})

var _ = Describe("A shipping method", func() {
	sample := func() *settings.ShippingMethod {
		return &settings.ShippingMethod{Row: domain.Row{ID: 3}, Name: "Parcel", CurrencyCode: "EUR", Price: amount("4.90"), EstimatedMaxDays: 3, WeightUnit: domain.Kilogram, IsActive: true, CountryCodes: []string{"DE"}}
	}
	parcel := settings.Parcel{To: domain.Place{CountryCode: "DE"}, Weight: amount("1"), WeightUnit: domain.Kilogram, Currency: "EUR", Allowed: []string{"AT", "DE"}}

	It("has default values from the store, and comes after the other methods", func() {
		s := sampleStore()
		s.Settings.PricesIncludeTax = true
		m, err := settings.NewShippingMethod(s, settings.ShippingMethodInput{Name: new("Parcel"), CurrencyCode: new(domain.Currency("EUR"))}, 7)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{m.TaxIncluded, m.WeightUnit, m.CountryCodes, m.Position, m.IsActive}).To(Equal([]any{true, domain.Kilogram, []string{}, 8, true}))
		m, err = settings.NewShippingMethod(s, settings.ShippingMethodInput{Name: new("Parcel"), CurrencyCode: new(domain.Currency("EUR"))}, 10_000)
		Expect([]any{m.Position, err}).To(Equal([]any{10_000, nil}))
	})

	DescribeTable("is checked, and", func(in settings.ShippingMethodInput, pointers ...string) {
		s := sampleStore()
		s.Settings.AllowedCountryCodes = []string{"DE"}
		_, err := sample().Change(s, in)
		refused(err, pointers...)
	},
		Entry("refused without a name", settings.ShippingMethodInput{Name: new(" ")}, "/name"),
		Entry("refused with a currency that is not one of the store's", settings.ShippingMethodInput{CurrencyCode: new(domain.Currency("USD"))}, "/currencyCode"),
		Entry("refused with negative amounts", settings.ShippingMethodInput{Price: new(amount("-1")), FreeOverSubtotal: new(new(amount("-1")))}, "/price", "/freeOverSubtotal"),
		Entry("refused with fractions of a cent", settings.ShippingMethodInput{Price: new(amount("1.001")), FreeOverSubtotal: new(new(amount("1.001")))}, "/price", "/freeOverSubtotal"),
		Entry("accepted with amounts of 0", settings.ShippingMethodInput{Price: new(amount("0")), FreeOverSubtotal: new(new(amount("0"))), MinWeight: new(new(amount("0"))), MaxWeight: new(new(amount("0")))}),
		Entry("refused with more minimum days than maximum days", settings.ShippingMethodInput{EstimatedMinDays: new(new(4))}, "/estimatedMinDays"),
		Entry("accepted with as many minimum days as maximum days", settings.ShippingMethodInput{EstimatedMinDays: new(new(3))}),
		Entry("refused with a negative weight", settings.ShippingMethodInput{MinWeight: new(new(amount("-2"))), MaxWeight: new(new(amount("-1")))}, "/minWeight", "/maxWeight"),
		Entry("refused with a minimum weight above the maximum", settings.ShippingMethodInput{MinWeight: new(new(amount("2"))), MaxWeight: new(new(amount("1")))}, "/minWeight"),
		Entry("refused with countries that are unknown or that the store does not serve", settings.ShippingMethodInput{CountryCodes: &[]string{"DE", "ZZ", "AT"}}, "/countryCodes/1", "/countryCodes/2"))

	It("serves every country if the store allows every country", func() {
		_, err := sample().Change(sampleStore(), settings.ShippingMethodInput{CountryCodes: &[]string{"AT", "FR"}})
		Expect(err).NotTo(HaveOccurred())
		_, err = sample().Change(sampleStore(), settings.ShippingMethodInput{CountryCodes: &[]string{"AT", "ZZ"}})
		refused(err, "/countryCodes/1")
	})

	DescribeTable("accepts a shipment", func(want bool, change func(m *settings.ShippingMethod, p *settings.Parcel)) {
		m, p := sample(), parcel
		change(m, &p)
		err := m.Serves(p)
		Expect(err == nil).To(Equal(want))
		if err != nil {
			Expect(code(err)).To(Equal(domain.ShippingNotAvailable))
		}
	},
		Entry("within its limits", true, func(*settings.ShippingMethod, *settings.Parcel) {}),
		Entry("to any country if it has no list of countries", true, func(m *settings.ShippingMethod, p *settings.Parcel) { m.CountryCodes, p.Allowed = nil, nil }),
		Entry("to a country that the store does not serve (not accepted)", false, func(_ *settings.ShippingMethod, p *settings.Parcel) { p.Allowed = []string{"AT"} }),
		Entry("to a country that the method does not serve (not accepted)", false, func(m *settings.ShippingMethod, _ *settings.Parcel) { m.CountryCodes = []string{"AT"} }),
		Entry("in another currency (not accepted)", false, func(_ *settings.ShippingMethod, p *settings.Parcel) { p.Currency = "JPY" }),
		Entry("while the method is inactive (not accepted)", false, func(m *settings.ShippingMethod, _ *settings.Parcel) { m.IsActive = false }),
		Entry("above its maximum weight (not accepted)", false, func(m *settings.ShippingMethod, _ *settings.Parcel) { m.MaxWeight = new(amount("0.9")) }))

	It("is sorted in lists by price, then position, then age", func() {
		var offers []settings.ShippingOffer
		for i, m := range []struct {
			price, charge string
			position      int
		}{{"5", "5", 1}, {"4", "4", 3}, {"4", "4", 2}, {"4", "4", 2}, {"9", "0", 9}, {"8", "0", 9}} {
			one := sample()
			one.ID, one.Position = int64(20-i), m.position
			offers = append(offers, settings.ShippingOffer{Method: one, Price: amount(m.price), Charge: amount(m.charge)})
		}
		settings.SortOffers(offers)
		var ids []int64
		for _, o := range offers {
			ids = append(ids, o.Method.ID)
		}
		Expect(ids).To(Equal([]int64{15, 16, 17, 18, 19, 20}))
	})

	It("without weight limits accepts any weight at its price", func() {
		Expect(sample().Carries(amount("999"), domain.Kilogram)).To(BeTrue())
		Expect(sample().Costs(amount("999")).String()).To(Equal("4.90"))
	})
})

var _ = Describe("The rates of a tax class", func() {
	rate := func(state, pattern, percent string) settings.TaxRateInput {
		r := settings.TaxRateInput{TaxRate: settings.TaxRate{CountryCode: "US", Rate: amount(percent), Name: state + "/" + pattern}}
		if state != "" {
			r.StateProvince = &state
		}
		if pattern != "" {
			r.PostalCodePattern = &pattern
		}
		return r
	}
	class := func(rates ...settings.TaxRateInput) *settings.TaxClass {
		GinkgoHelper()
		c := settings.NewTaxClass()
		_, err := c.Change(settings.TaxClassInput{Rates: rates}, false)
		Expect(err).NotTo(HaveOccurred())
		return c
	}

	DescribeTable("apply in the most specific region, whatever their order, and prefer", func(narrow, wide settings.TaxRateInput) {
		for _, c := range []*settings.TaxClass{class(narrow, wide), class(wide, narrow)} {
			got := c.RatesAt("US", "NY", "10001")
			Expect(got).To(HaveLen(1))
			Expect(got[0].Name).To(Equal(narrow.Name))
		}
	},
		Entry("a state to the country", rate("NY", "", "1"), rate("", "", "2")),
		Entry("any postal code to a state", rate("", "*", "1"), rate("NY", "", "2")),
		Entry("a longer prefix to a shorter prefix within the state", rate("", "100*", "1"), rate("NY", "10*", "2")),
		Entry("a whole code to its prefix within the state", rate("", "10001", "1"), rate("NY", "10001*", "2")),
		Entry("a code within the state to the code alone", rate("NY", "10001", "1"), rate("", "10001", "2")))

	It("do not apply in other regions", func() {
		Expect(class(rate("", "1000", "1")).RatesAt("US", "NY", "10001")).To(BeEmpty(), "no * at its end")
		Expect(class(rate("", "2*", "1")).RatesAt("US", "NY", "10001")).To(BeEmpty())
		Expect(class(rate("CA", "", "1")).RatesAt("US", "NY", "10001")).To(BeEmpty())
	})

	It("distinguish a state from a postal code with the same text", func() {
		Expect(class(rate("NY", "", "1"), rate("", "NY", "2")).Rates).To(HaveLen(2))
	})

	It("are reported as changed if any of their fields differs", func() {
		base := func() settings.TaxRateInput { return rate("NY", "1*", "5") }
		for _, change := range []func(r *settings.TaxRateInput){
			func(r *settings.TaxRateInput) { r.StateProvince = new("CA") }, func(r *settings.TaxRateInput) { r.Rate = amount("6") }, func(r *settings.TaxRateInput) { r.Name = "x" },
			func(r *settings.TaxRateInput) { r.Included = new(true) }, func(r *settings.TaxRateInput) { r.IsCompound = true },
		} {
			c, other := class(base()), base()
			same := base()
			same.Rate = amount("5.00")
			changed, err := c.Change(settings.TaxClassInput{Rates: []settings.TaxRateInput{same}}, false)
			Expect([]any{changed, err}).To(Equal([]any{false, nil}))
			change(&other)
			changed, err = c.Change(settings.TaxClassInput{Rates: []settings.TaxRateInput{other}}, false)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		}
		c := class(base())
		changed, err := c.Change(settings.TaxClassInput{}, false)
		Expect([]any{changed, err, len(c.Rates)}).To(Equal([]any{false, nil, 1}), "none named: they stay")
		named := settings.TaxRateInput{TaxRate: settings.TaxRate{CountryCode: "US", Name: "A", IsCompound: true}}
		other := named
		other.Name = "B"
		Expect(class(named, other).Rates).To(HaveLen(2), "compound ones stand beside each other")
		swapped := class(named, other)
		changed, err = swapped.Change(settings.TaxClassInput{Rates: []settings.TaxRateInput{other, named}}, false)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
	})

	It("must name a known country", func() {
		none := rate("", "", "5")
		none.CountryCode = "ZZ"
		_, err := settings.NewTaxClass().Change(settings.TaxClassInput{Rates: []settings.TaxRateInput{rate("", "", "5"), none}}, false)
		refused(err, "/rates/1/countryCode")
	})

	It("can be combined, with compound rates, for the store's address", func() {
		c := class(rate("", "", "10"))
		got, known := c.HomeRate("US")
		Expect([]any{got.Trimmed(), known}).To(Equal([]any{"10", true}))
		compound := settings.TaxRateInput{TaxRate: settings.TaxRate{CountryCode: "US", Name: "B", Rate: amount("33.3333"), IsCompound: true}}
		got, _ = class(rate("", "", "1.2345"), compound).HomeRate("US")
		Expect(got.String()).To(Equal("34.979300")) // rounded from 34.9792995885 (1.012345 × 1.333333 = 1.349792995885)
		other := rate("", "", "5")
		other.IsCompound, other.Name = false, "other"
		two := settings.TaxClass{Rates: []settings.TaxRate{rate("", "", "10").TaxRate, other.TaxRate}}
		got, _ = two.HomeRate("US")
		Expect(got.Trimmed()).To(Equal("15"))
		_, known = c.HomeRate("DE")
		Expect(known).To(BeFalse())
	})

	It("are deleted with their class if another class replaces it", func() {
		s := settings.Settings{DefaultTaxClassID: 1}
		replace := func(id int64, by *int64) []any {
			changed, err := s.ReplaceTaxClass(id, by)
			return []any{changed, code(err)}
		}
		Expect(replace(1, new(int64(9)))).To(Equal([]any{false, domain.InUse}))
		Expect(replace(2, nil)).To(Equal([]any{false, domain.Code("")}))
		s.ShippingTaxClassID = new(int64(2))
		Expect(replace(3, nil)).To(Equal([]any{false, domain.Code("")}))
		Expect(replace(2, nil)).To(Equal([]any{false, domain.InUse}))
		Expect(replace(2, new(int64(9)))).To(Equal([]any{true, domain.Code("")}))
		Expect(*s.ShippingTaxClassID).To(Equal(int64(9)))
	})

	It("always exist for the default class", func() {
		s := settings.Settings{}
		choose := func(id int64, wanted *bool) []any {
			changed, err := s.DefaultTaxClass(id, wanted)
			return []any{changed, code(err), s.DefaultTaxClassID}
		}
		Expect(choose(1, nil)).To(Equal([]any{true, domain.Code(""), int64(1)}), "the first one")
		Expect(choose(2, nil)).To(Equal([]any{false, domain.Code(""), int64(1)}))
		Expect(choose(2, new(false))).To(Equal([]any{false, domain.Code(""), int64(1)}))
		Expect(choose(1, new(false))).To(Equal([]any{false, domain.InvalidValue, int64(1)}))
		Expect(choose(1, nil)).To(Equal([]any{false, domain.Code(""), int64(1)}))
		Expect(choose(1, new(true))).To(Equal([]any{false, domain.Code(""), int64(1)}))
		Expect(choose(2, new(true))).To(Equal([]any{true, domain.Code(""), int64(2)}))
	})
})
