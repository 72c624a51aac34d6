package store_test

import (
	"crypto/sha256"
	"encoding/json"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A store", func() {
	var (
		p   *platform
		s   *settings.Store
		ada domain.Actor
	)

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		s, ada = p.newStore(ctx, "one")
	})

	It("starts with a default account type, a tax class and a sandbox provider, but no commission provider", func(ctx SpecContext) {
		Expect(s.Version).To(Equal(int64(1)))
		read, err := p.As(ada).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(read).To(BeComparableTo(s))
		Expect(read.Settings.DefaultAccountTypeID).NotTo(BeZero())
		Expect(read.Settings.DefaultTaxClassID).NotTo(BeZero())
		providers, err := p.As(ada).PaymentProviders(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(providers).To(HaveLen(1))
		Expect(providers[0].ProviderCode).To(Equal(settings.SandboxProvider))
		Expect(providers[0].IsDefault).To(BeTrue())
		tax, err := p.As(ada).TaxProvider(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(tax.ProviderCode).To(Equal(settings.ManualTax))
		commission, err := p.As(ada).CommissionProvider(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(commission.ProviderCode).To(Equal(settings.NoCommission))
	})

	It("has no sandbox when it is live", func(ctx SpecContext) {
		live, err := p.Settings.CreateStore(ctx, ada, settings.StoreCreate{Name: "Live", Code: "live", Livemode: true, Timezone: "UTC", DefaultCurrencyCode: "JPY", DefaultLanguageCode: "ja"})
		Expect(err).NotTo(HaveOccurred())
		_, credential := p.logIn(ctx, adminEmail, adminPassword)
		there, err := credential.Actor(live.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.As(there).PaymentProviders(ctx)).To(BeEmpty())
		_, _, err = p.Settings.CreatePaymentProvider(ctx, there, settings.SandboxProvider, settings.PaymentProviderInput{DisplayName: new("x")})
		Expect(err).To(refuse(domain.UnsupportedOperation))
		_, offline, err := p.Settings.CreatePaymentProvider(ctx, there, settings.OfflineProvider, settings.PaymentProviderInput{DisplayName: new("Invoice")})
		Expect(err).NotTo(HaveOccurred())
		Expect(offline.IsDefault).To(BeTrue())
	})

	It("is refused if its code is taken, and the error lists every invalid field", func(ctx SpecContext) {
		in := settings.StoreCreate{Name: "x", Code: "one", Timezone: "UTC", DefaultCurrencyCode: "EUR", DefaultLanguageCode: "de"}
		_, err := p.Settings.CreateStore(ctx, ada, in)
		Expect(err).To(refuse(domain.AlreadyExists))
		_, err = p.Settings.CreateStore(ctx, ada, settings.StoreCreate{Name: "x", Code: "bad", Timezone: "Mars/North", DefaultCurrencyCode: "XYZ", DefaultLanguageCode: "qq"})
		Expect(pointers(err)).To(ConsistOf("/timezone", "/defaultLanguageCode", "/defaultCurrencyCode"))
		stores, err := p.As(ada).Stores(ctx, []int64{s.ID, s.ID + 1, s.ID + 2})
		Expect(err).NotTo(HaveOccurred())
		Expect(stores).To(HaveLen(1)) // none of the refused stores was created
	})

	It("changes only the settings that a patch contains", func(ctx SpecContext) {
		prefix, days := new("JO-"), new(7)
		changed, err := p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{
			Name: new("Juniper"), OrderNumberPrefix: &prefix, SkipLimit: &days, CurrencyCodes: &[]domain.Currency{"EUR", "USD"},
			AllowedOrigins: &[]string{"https://shop.example.com"},
		}, domain.Expect{Body: new(int64(1))})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed.Version).To(Equal(int64(2)))
		want := *s
		want.Name, want.Version, want.ModifiedOn = "Juniper", 2, changed.ModifiedOn
		want.Settings.OrderNumberPrefix, want.Settings.SkipLimit = "JO-", new(7)
		want.Settings.CurrencyCodes, want.Settings.AllowedOrigins = []domain.Currency{"EUR", "USD"}, []string{"https://shop.example.com"}
		Expect(p.As(ada).Store(ctx)).To(BeComparableTo(&want))
		Expect(p.Login.OriginAllowed(ctx, "https://shop.example.com")).To(BeTrue())
		Expect(p.Login.OriginAllowed(ctx, "https://evil.example.com")).To(BeFalse())

		again, err := p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{Name: new("Juniper")}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Version).To(Equal(int64(2)))
		_, err = p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{Name: new("x")}, domain.Expect{Body: new(int64(1))})
		Expect(err).To(refuse(domain.VersionConflict))
		_, err = p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{Name: new("x")}, domain.Expect{Header: new(int64(1))})
		Expect(err).To(refuse(domain.PreconditionFailed))
	})

	It("reports every invalid setting of a patch, and changes no setting", func(ctx SpecContext) {
		host, medium := new("https://shop.example.com/x"), new(int64(77))
		_, err := p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{
			Name: new("  "), Domain: &host, Timezone: new("Nowhere"), DefaultLanguageCode: new("fr"), DefaultCurrencyCode: new(domain.Currency("USD")),
			AllowedCountryCodes: &[]string{"DE", "XX"}, AllowedOrigins: &[]string{"shop.example.com"}, CustomerPasswordMinLength: new(7),
			DefaultAccountTypeID: new(int64(99)), DefaultTaxClassID: new(int64(99)), LogoMediaID: &medium, WebhookAPIVersion: new("2020-01-01"),
			Dunning:                &settings.Dunning{MaxAttempts: 3, IntervalsDays: []int{1}},
			CustomFieldDefinitions: &[]domain.CustomFieldDefinition{{Object: "ORDER", Key: "a"}, {Object: "ORDER", Key: "a"}},
		}, domain.Expect{})
		Expect(pointers(err)).To(ConsistOf("/name", "/domain", "/timezone", "/defaultLanguageCode", "/defaultCurrencyCode", "/allowedCountryCodes/1",
			"/allowedOrigins/0", "/customerPasswordMinLength", "/defaultAccountTypeId", "/defaultTaxClassId", "/logoMediaId", "/webhookApiVersion",
			"/dunning/intervalsDays", "/customFieldDefinitions/1/key"))
		Expect(p.As(ada).Store(ctx)).To(BeComparableTo(s))
	})

	It("keeps its default currency while amounts without a currency exist", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		euros := domain.Currency("EUR")
		move := func(to domain.Currency) error {
			_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{CurrencyCodes: &[]domain.Currency{"EUR", "USD"}, DefaultCurrencyCode: &to}, domain.Expect{})
			return err
		}
		amount := domain.MustAmount("4.50")
		cup := t.good(ctx, "CUP", 1, func(in *catalog.ProductInput) { in.Variants[0].CostPrice = new(&amount) })
		rules := &catalog.CollectionRules{Match: "ALL", Conditions: []catalog.CollectionCondition{{Field: "BRAND", Operator: "EQUALS", Value: "a"}, {Field: "PRICE", Operator: "LESS_THAN", Value: "11"}}}
		cheap, err := t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: new("Cheap"), Type: new(catalog.RuleCollection), Rules: &rules})
		Expect(err).NotTo(HaveOccurred())
		kind, err := t.Customer.CreateAccountType(ctx, another(t.actor), customer.AccountTypePatch{Name: new("Wholesale"), MinOrderAmount: new(&amount)}, nil)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = t.Settings.UpdatePaymentProvider(ctx, another(t.actor), t.provider, settings.PaymentProviderInput{MaxAmount: new(new(domain.MustAmount("900.00")))}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(move("USD")).To(And(refuse(domain.InUse), MatchError(ContainSubstring("The costs of variants, the price rules of collections, the minimum order amounts of account types, the limits of payment providers are in EUR"))))
		Expect(move(euros)).To(Succeed())

		_, err = t.Catalog.UpdateProduct(ctx, another(t.actor), cup.ID, domain.Expect{}, catalog.ProductInput{Variants: []catalog.VariantInput{{ID: &cup.Variants[0].ID, CostPrice: new(*domain.Amount)}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Catalog.DeleteCollection(ctx, another(t.actor), cheap.ID)).To(Succeed())
		_, err = t.Customer.UpdateAccountType(ctx, another(t.actor), kind.ID, customer.AccountTypePatch{MinOrderAmount: new(*domain.Amount)}, nil, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		_, _, err = t.Settings.UpdatePaymentProvider(ctx, another(t.actor), t.provider, settings.PaymentProviderInput{MaxAmount: new(*domain.Amount)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(move("USD")).To(Succeed())
	})

	It("starts order numbers at the configured number, which must exceed every used number", func(ctx SpecContext) {
		start := func(n int64) error {
			_, err := p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{OrderNumberStart: &n}, domain.Expect{})
			return err
		}
		next := func(from int64) int64 {
			GinkgoHelper()
			tx, err := p.Begin(ctx, ada)
			Expect(err).NotTo(HaveOccurred())
			defer tx.Rollback()
			n, err := tx.Next(ctx, settings.OrderNumbers, from)
			Expect(err).NotTo(HaveOccurred())
			Expect(tx.Commit(ctx)).To(Succeed())
			return n
		}
		Expect(start(5_000_000)).To(Succeed())
		Expect(start(500_000)).To(Succeed(), "a mistyped start is taken back")
		Expect([]int64{next(500_000), next(500_000)}).To(Equal([]int64{500_000, 500_001}))
		Expect(pointers(start(500_001))).To(ConsistOf("/orderNumberStart"))
		Expect(start(600_000)).To(Succeed())
		Expect(next(600_000)).To(Equal(int64(600_000)))
	})

	It("accepts only shipping methods that fit its settings", func(ctx SpecContext) {
		price, days := domain.MustAmount("4.90"), 3
		in := settings.ShippingMethodInput{Name: new("DHL Standard"), Price: &price, CurrencyCode: new(domain.Currency("EUR")), EstimatedMaxDays: &days}
		method, err := p.Settings.CreateShippingMethod(ctx, ada, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(method.Position).To(Equal(1))
		Expect(method.IsActive).To(BeTrue())
		_, err = p.Settings.CreateShippingMethod(ctx, ada, in)
		Expect(err).To(refuse(domain.AlreadyExists))
		express := in
		express.Name = new("DHL Express")
		second, err := p.Settings.CreateShippingMethod(ctx, ada, express)
		Expect(err).NotTo(HaveOccurred())
		Expect(second.Position).To(Equal(2), "behind the others")
		least, negative := new(9), new(domain.MustAmount("-1"))
		_, err = p.Settings.UpdateShippingMethod(ctx, ada, method.ID, settings.ShippingMethodInput{
			Price: new(domain.MustAmount("4.905")), EstimatedMinDays: &least, MinWeight: &negative, CountryCodes: &[]string{"DE", "XX"},
		}, domain.Expect{})
		Expect(pointers(err)).To(ConsistOf("/price", "/estimatedMinDays", "/minWeight", "/countryCodes/1"))
		changed, err := p.Settings.UpdateShippingMethod(ctx, ada, method.ID, settings.ShippingMethodInput{Price: new(domain.MustAmount("5.90"))}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed.Version).To(Equal(int64(2)))

		_, elsewhere := p.newStore(ctx, "two")
		_, err = p.Settings.UpdateShippingMethod(ctx, elsewhere, method.ID, settings.ShippingMethodInput{Name: new("x")}, domain.Expect{})
		Expect(err).To(refuse(domain.NotFound))
		Expect(p.Settings.DeleteShippingMethod(ctx, elsewhere, method.ID)).To(refuse(domain.NotFound))
		Expect(p.Settings.DeleteShippingMethod(ctx, ada, method.ID)).To(Succeed())
		Expect(p.As(ada).ShippingMethods(ctx, nil)).To(ConsistOf(HaveField("Name", "DHL Express")))
	})

	It("has exactly one default payment provider", func(ctx SpecContext) {
		providers, err := p.As(ada).PaymentProviders(ctx)
		Expect(err).NotTo(HaveOccurred())
		sandbox := providers[0]
		_, offline, err := p.Settings.CreatePaymentProvider(ctx, ada, settings.OfflineProvider, settings.PaymentProviderInput{DisplayName: new("Invoice")})
		Expect(err).NotTo(HaveOccurred())
		Expect(offline.IsDefault).To(BeFalse())
		_, _, err = p.Settings.UpdatePaymentProvider(ctx, ada, sandbox.ID, settings.PaymentProviderInput{IsActive: new(false)}, domain.Expect{})
		Expect(err).To(refuse(domain.InUse))
		_, offline, err = p.Settings.UpdatePaymentProvider(ctx, ada, offline.ID, settings.PaymentProviderInput{IsDefault: new(true)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(offline.IsDefault).To(BeTrue())
		_, sandbox, err = p.Settings.UpdatePaymentProvider(ctx, ada, sandbox.ID, settings.PaymentProviderInput{IsActive: new(false)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(sandbox.IsActive).To(BeFalse())

		_, _, err = p.Settings.CreatePaymentProvider(ctx, ada, "ADYEN", settings.PaymentProviderInput{DisplayName: new("Card")})
		Expect(err).To(refuse(domain.UnsupportedOperation))
		_, _, err = p.Settings.CreatePaymentProvider(ctx, ada, settings.OfflineProvider, settings.PaymentProviderInput{
			DisplayName: new("Cash"), PaymentTypes: &[]string{"CARD"}, CurrencyCodes: &[]domain.Currency{"USD"}, Credentials: map[string]*string{"secret": new("x")},
		})
		Expect(pointers(err)).To(ConsistOf("/paymentTypes/0", "/currencyCodes/0", "/credentials/secret"))
	})

	It("accepts only tax and commission providers that are available", func(ctx SpecContext) {
		changed, err := p.Taxes.UpdateTaxProvider(ctx, ada, settings.TaxProviderInput{Nexus: &[]settings.TaxNexus{{CountryCode: "DE"}}, TimeoutMS: new(900)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed.Version).To(Equal(int64(2)))
		_, err = p.Taxes.UpdateTaxProvider(ctx, ada, settings.TaxProviderInput{ProviderCode: new("AVALARA")}, domain.Expect{})
		Expect(err).To(refuse(domain.UnsupportedOperation))
		_, err = p.Partner.UpdateCommissionProvider(ctx, ada, settings.CommissionProviderInput{ProviderCode: new("EXIGO")}, domain.Expect{})
		Expect(err).To(refuse(domain.UnsupportedOperation))
		commission, err := p.Partner.UpdateCommissionProvider(ctx, ada, settings.CommissionProviderInput{QualifyingOn: new("FULFILLED")}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(commission.QualifyingOn).To(Equal("FULFILLED"))
	})

	Describe("with its audit log", func() {
		newest := domain.PageQuery{Number: 1, Size: 25, Sort: "-createdOn"}

		It("shows who changed a field, hides secrets, and commits the entry with the change", func(ctx SpecContext) {
			ada.From.Operation = "updateStoreSettings"
			_, err := p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{CartExpiryDays: new(14)}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{Timezone: new("Nowhere")}, domain.Expect{})
			Expect(err).To(HaveOccurred())
			page, err := p.As(ada).AuditLogs(ctx, domain.AuditFilter{Action: "updateStoreSettings"}, newest)
			Expect(err).NotTo(HaveOccurred())
			Expect(page.Items).To(HaveLen(1))
			entry := page.Items[0]
			Expect(*entry.StoreID).To(Equal(s.ID))
			Expect(entry.ActorName).To(Equal(adminEmail))
			Expect(entry.ObjectType).To(Equal("store"))
			Expect(entry.RequestID).To(Equal("spec-request"))
			Expect(entry.IPHash).NotTo(BeEmpty())
			Expect(entry.IPHash).NotTo(ContainSubstring(fromHere.Address))
			Expect(entry.Changes).To(Equal([]domain.Change{{Field: "cartExpiryDays", Old: new("30"), New: new("14")}}))

			ada.From.Operation = ""
			_, secret, err := p.Identity.CreateAppToken(ctx, again(ada), identity.AppTokenInput{Name: new("Sync"), Permissions: &[]string{"order:read"}})
			Expect(err).NotTo(HaveOccurred())
			page, err = p.As(ada).AuditLogs(ctx, domain.AuditFilter{ObjectType: []string{"appToken"}}, newest)
			Expect(err).NotTo(HaveOccurred())
			Expect(page.Items).To(HaveLen(1))
			Expect(page.Items[0].Action).To(Equal("createAppToken"))
			Expect(page.Items[0].Changes).To(ContainElement(domain.Change{Field: "hash", New: new("••••")}))
			text, err := json.Marshal(page.Items)
			Expect(err).NotTo(HaveOccurred())
			Expect(string(text)).NotTo(ContainSubstring(secret[len("sp_app_")+4:]))
		})

		It("lists logins, refused logins and changes only in the store that they affect", func(ctx SpecContext) {
			_, err := p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: "not the password"}, fromHere)
			Expect(err).To(HaveOccurred())
			_, elsewhere := p.newStore(ctx, "two")
			_, err = p.Settings.UpdateStoreSettings(ctx, elsewhere, settings.SettingsPatch{CartExpiryDays: new(14)}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			page, err := p.As(ada).AuditLogs(ctx, domain.AuditFilter{}, newest)
			Expect(err).NotTo(HaveOccurred())
			var actions []string
			for _, l := range page.Items {
				actions = append(actions, l.Action)
				Expect(l.StoreID).To(Or(BeNil(), HaveValue(Equal(s.ID))))
			}
			Expect(actions).To(ContainElements("loginAdminUser", "failLogin"))
		})

		It("chains the entries, and refuses every change of an entry", func(ctx SpecContext) {
			for i := range 3 {
				_, err := p.Settings.UpdateStoreSettings(ctx, ada, settings.SettingsPatch{CartExpiryDays: new(10 + i)}, domain.Expect{})
				Expect(err).NotTo(HaveOccurred())
			}
			page, err := p.As(ada).AuditLogs(ctx, domain.AuditFilter{ObjectType: []string{"store"}}, domain.PageQuery{Number: 1, Size: 25, Sort: "createdOn"})
			Expect(err).NotTo(HaveOccurred())
			var previous []byte
			for _, entry := range page.Items {
				hash := entry.Hash
				entry.ID, entry.Hash, entry.CreatedOn = 0, nil, entry.CreatedOn.UTC()
				content, err := json.Marshal(entry)
				Expect(err).NotTo(HaveOccurred())
				sum := sha256.Sum256(append(previous, content...))
				Expect(hash).To(Equal(sum[:]))
				previous = hash
			}
			for _, statement := range []string{"UPDATE audit_logs SET action = 'x'", "DELETE FROM audit_logs"} {
				for _, role := range []string{"store_app", "platform"} {
					conn, err := p.Data.SQL.Conn(ctx)
					Expect(err).NotTo(HaveOccurred())
					_, err = conn.ExecContext(ctx, "SELECT set_config('app.store_id', '1', false), set_config('role', '"+role+"', false)")
					Expect(err).NotTo(HaveOccurred())
					_, err = conn.ExecContext(ctx, statement)
					Expect(err).To(MatchError(ContainSubstring("permission denied")))
					_, err = conn.ExecContext(ctx, "RESET ROLE")
					Expect(err).NotTo(HaveOccurred())
					Expect(conn.Close()).To(Succeed())
				}
			}
		})
	})
})

// pointers returns the pointers of the invalid fields that an error lists.
func pointers(err error) []string {
	e, ok := err.(*domain.Error)
	if !ok {
		return nil
	}
	var out []string
	for _, f := range e.Fields {
		out = append(out, f.Pointer)
	}
	return out
}
