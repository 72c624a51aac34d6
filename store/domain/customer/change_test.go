package customer_test

import (
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
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

var _ = Describe("A changed field", func() {
	It("of a customer is reported once, with an event if the snapshot contains it", func() {
		domaintest.EachMember(customer.CustomerPatch{
			FirstName: new("Maria"), LastName: new("Kellermann"), PhoneNumber: new(new("030 5550142")), Company: new(new("Oak")), TaxNumber: new(new("DE1")), LanguageCode: new(new("de")),
			AcceptsMarketing: new(true), CustomFields: &[]domain.CustomField{{Key: "a", Type: "STRING"}}, ReferrerCode: new(new("max")), Note: new(new("x")), Tags: &[]string{"vip"}, ExternalID: new(new("7")),
		}, func(member string, alone customer.CustomerPatch) {
			c := &customer.Customer{FirstName: "Mia", LastName: "Keller"}
			changed, event, err := c.Change(alone, domain.Expect{}, settings.Settings{}, today)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}), member)
			if slices.Contains([]string{"FirstName", "LastName", "PhoneNumber", "Company", "LanguageCode", "AcceptsMarketing"}, member) {
				Expect(event.Action).To(Equal("customer.updated"), member)
				Expect(event.Before).To(Equal(&customer.Customer{FirstName: "Mia", LastName: "Keller"}), member)
			} else {
				Expect(event).To(BeZero(), member)
			}
			if member == "AcceptsMarketing" {
				Expect(*c.AcceptsMarketingOn).To(Equal(today))
			} else {
				Expect(domaintest.Member(c, member)).To(Equal(domaintest.Given(alone, member)), member)
			}
			changed, event, err = c.Change(alone, domain.Expect{}, settings.Settings{}, today)
			Expect([]any{changed, event.Action, err}).To(Equal([]any{false, "", nil}), "%s again", member)
		}, "ConsentSource", "ImportedConsent", "PhoneCountry")
	})

	It("of an account type is reported once", func() {
		domaintest.EachMember(customer.AccountTypePatch{
			Name: new("Wholesale"), Code: new("wholesale"), PriceMode: new(customer.PriceModeOwn), DiscountPercent: new(new(amount("6"))), TaxExempt: new(true), MinOrderAmount: new(new(amount("9.00"))),
			CanSubscribe: new(true), SignUpMode: new(customer.SignUpInvite), AutoTier: new(&customer.AutoTier{Metric: customer.TierSpend}), Rank: new(7),
			Translations: []domain.NameTranslation{{LanguageCode: "de", Name: "Großhandel"}},
		}, func(member string, alone customer.AccountTypePatch) {
			t := &customer.AccountType{Name: "Customer", Code: "customer", PriceMode: customer.PriceModeDiscount, DiscountPercent: new(amount("5")), SignUpMode: customer.SignUpOpen}
			changed, err := t.Change(alone, "EUR")
			Expect([]any{changed, err}).To(Equal([]any{true, nil}), member)
			Expect(domaintest.Member(t, member)).To(Equal(domaintest.Given(alone, member)), member)
			changed, err = t.Change(alone, "EUR")
			Expect([]any{changed, err}).To(Equal([]any{false, nil}), "%s again", member)
		})
	})

	It("of an address is reported once", func() {
		domaintest.EachMember(customer.AddressPatch{FirstName: new("Maria"), LastName: new("Kellermann"), Company: new(new("Oak")), StreetLine1: new("Am Markt 1"), StreetLine2: new(new("left")),
			City: new("Bremen"), StateProvince: new("HB"), PostalCode: new("28195"), CountryCode: new("AT"), PhoneNumber: new(new("030 5550142")), IsDefault: new(true)},
			func(member string, alone customer.AddressPatch) {
				was := domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", PostalCode: "10115", CountryCode: "DE"}
				b := customer.AddressBook{{Row: domain.Row{ID: 1}, Address: was}}
				a, changed, events, err := b.Change(1, alone, domain.Expect{}, settings.Settings{})
				Expect(err).NotTo(HaveOccurred(), member)
				Expect([]any{len(changed), events[0].Action}).To(Equal([]any{1, "customer.address_updated"}), member)
				if member != "IsDefault" {
					Expect(domaintest.Member(a.Address, member)).To(Equal(domaintest.Given(alone, member)), member)
				}
				Expect(events[0].Before.(*customer.CustomerAddress).Address).To(Equal(was))
				_, changed, events, err = b.Change(1, alone, domain.Expect{}, settings.Settings{})
				Expect(err).NotTo(HaveOccurred(), member)
				Expect([]any{len(changed), len(events)}).To(Equal([]any{0, 0}), "%s again", member)
			})
		_, _, _, err := customer.AddressBook{{Row: domain.Row{ID: 1}}}.Change(1, customer.AddressPatch{CountryCode: new("ZZ")}, domain.Expect{}, settings.Settings{})
		Expect(domaintest.FieldsOf(err)).To(ContainElement("/countryCode"))
	})
})

var _ = Describe("An account", func() {
	mia := func() *customer.Account { return &customer.Account{ID: 7, Email: "mia@example.com"} }

	It("keeps the time of its first verification, and takes a new address once that is verified", func() {
		a := mia()
		a.Prove("mia@example.com", today)
		a.Prove("mia@example.com", today.Add(time.Hour))
		Expect(*a.VerifiedOn).To(Equal(today))
		a.Prove("new@example.com", today.Add(2*time.Hour))
		Expect([]any{a.Email, *a.VerifiedOn}).To(Equal([]any{"new@example.com", today.Add(2 * time.Hour)}))
	})

	It("accepts only codes that were mailed after its last security reset", func() {
		a := mia()
		c := customer.NewAccountCode(customer.ForVerifyEmail, a, a.Email, "hash", today)
		Expect(a.Accepts(c)).To(BeTrue())
		Expect(a.Accepts(customer.NewAccountCode(customer.ForVerifyEmail, &customer.Account{ID: 8}, a.Email, "hash", today))).To(BeFalse())
		Expect(a.Accepts(customer.NewAccountCode(customer.ForVerifyEmail, nil, a.Email, "hash", today))).To(BeFalse())
		a.Secure(today)
		Expect(a.Accepts(c)).To(BeFalse())
		Expect(a.Accepts(customer.NewAccountCode(customer.ForVerifyEmail, a, a.Email, "hash", today.Add(1)))).To(BeTrue())
	})

	It("accepts pins for ten minutes and five attempts, and links for thirty minutes", func() {
		pin := customer.NewAccountCode(customer.ForEmailChange, mia(), "new@example.com", "hash", today)
		Expect([]any{pin.Owner, *pin.AccountID, pin.Email, pin.Hash, pin.CreatedOn, pin.ExpiresOn}).To(Equal([]any{"account/7", int64(7), "new@example.com", "hash", today, today.Add(10 * time.Minute)}))
		link := customer.NewAccountCode(customer.ForResetPassword, nil, "mia@example.com", "hash", today)
		Expect([]any{link.Owner, link.ExpiresOn}).To(Equal([]any{"email/mia@example.com", today.Add(30 * time.Minute)}))
		Expect(link.AccountID).To(BeNil())
		Expect(customer.PinTries).To(Equal(5))
	})

	It("limits mails, and requests that reveal whether an address is known", func() {
		bounds := func(throttles []domain.Throttle) (out [][]any) {
			for _, t := range throttles {
				out = append(out, []any{t.Burst, t.Every, t.Within})
			}
			return out
		}
		Expect(bounds(customer.PinMails(1, "a"))).To(Equal([][]any{{1, time.Minute, time.Duration(0)}, {5, time.Duration(0), time.Hour}}))
		Expect(bounds(customer.ResetMails(1, "a"))).To(Equal([][]any{{5, time.Duration(0), time.Hour}}))
		Expect(bounds(customer.EmailChecks("192.0.2.1"))).To(Equal([][]any{{10, time.Duration(0), time.Minute}, {30, time.Duration(0), time.Hour}}))
	})

	DescribeTable("needs a valid sign-up, which is", func(want domain.Code, change func(s *settings.Store, accepted *bool, p *customer.CustomerPatch)) {
		s := &settings.Store{Name: "Juniper", Settings: settings.DefaultSettings("EUR", "de", "UTC")}
		accepted, p := false, customer.CustomerPatch{FirstName: new("Mia"), LastName: new("Keller")}
		password := "keller-1984-1"
		if want == "" || want == domain.TermsNotAccepted || want == domain.InvalidValue {
			password = "harbor-violin-cactus"
		}
		change(s, &accepted, &p)
		Expect(code(customer.CheckSignUp(s, accepted, "mia@example.com", password, p))).To(Equal(want))
	},
		Entry("accepted if there are no terms", domain.Code(""), func(*settings.Store, *bool, *customer.CustomerPatch) {}),
		Entry("accepted if the terms are accepted", domain.Code(""), func(s *settings.Store, accepted *bool, _ *customer.CustomerPatch) {
			s.Settings.TermsURL, *accepted = new("https://x"), true
		}),
		Entry("rejected if the terms are not accepted", domain.TermsNotAccepted, func(s *settings.Store, _ *bool, _ *customer.CustomerPatch) { s.Settings.TermsURL = new("https://x") }),
		Entry("accepted if the request clears the referrer", domain.Code(""), func(_ *settings.Store, _ *bool, p *customer.CustomerPatch) { p.ReferrerCode = new((*string)(nil)) }),
		Entry("rejected if the password contains the person's own name", domain.WeakPassword, func(*settings.Store, *bool, *customer.CustomerPatch) {}),
		Entry("accepted without a first name", domain.Code(""), func(_ *settings.Store, _ *bool, p *customer.CustomerPatch) { p.FirstName = nil }))
})

var _ = Describe("A new customer", func() {
	It("gets the requested account type, the account's verification, and every required custom field", func() {
		kind := &customer.AccountType{Row: domain.Row{ID: 4}, Name: "Wholesale"}
		account := &customer.Account{ID: 7, Email: "mia@example.com", VerifiedOn: &today}
		c, event, err := customer.NewCustomer(account, "mia@example.com", kind, customer.CustomerPatch{FirstName: new(" Mia ")}, settings.Settings{}, uuid.Max, today)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{c.Email, *c.AccountID, c.EmailVerified, c.AccountTypeID, c.AccountTypeName, c.Status, c.FirstName, c.CommandID, c.CustomFields, event.Action}).
			To(Equal([]any{"mia@example.com", int64(7), true, int64(4), "Wholesale", customer.CustomerActive, "Mia", uuid.Max, []domain.CustomField{}, "customer.created"}))
		c, _, err = customer.NewCustomer(nil, "mia@example.com", kind, customer.CustomerPatch{CustomFields: &[]domain.CustomField{{Key: "a", Type: "STRING"}}}, settings.Settings{}, uuid.Max, today)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{c.AccountID, c.EmailVerified, c.CustomFields}).To(Equal([]any{(*int64)(nil), false, []domain.CustomField{{Key: "a", Type: "STRING"}}}))
		required := settings.Settings{CustomFieldDefinitions: []domain.CustomFieldDefinition{{Object: "CUSTOMER", Key: "birthday", Type: "DATE", IsRequired: true}}}
		_, _, err = customer.NewCustomer(nil, "mia@example.com", kind, customer.CustomerPatch{}, required, uuid.Max, today)
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/customFields"}), "what the store requires is required of those who say nothing")
	})

	It("follows each change to the account's address", func() {
		account := &customer.Account{ID: 7, Email: "mia@example.com"}
		c := &customer.Customer{Email: "mia@example.com"}
		changed, event := c.Follow(account)
		Expect([]any{changed, event.Action}).To(Equal([]any{false, ""}))
		account.Prove("mia@example.com", today)
		changed, event = c.Follow(account)
		Expect([]any{changed, event.Action, c.EmailVerified}).To(Equal([]any{true, "customer.email_verified", true}))
		account.Prove("new@example.com", today)
		changed, event = c.Follow(account)
		Expect([]any{changed, event.Action, c.Email, event.Before.(*customer.Customer).Email}).To(Equal([]any{true, "customer.email_changed", "new@example.com", "mia@example.com"}))
	})

	DescribeTable("receives", func(c *customer.Customer, account *customer.Account, want bool) {
		Expect(c.Reachable(account)).To(Equal(want))
	},
		Entry("mails about an account that belongs to them", &customer.Customer{Status: customer.CustomerActive, AccountID: new(int64(7))}, &customer.Account{ID: 7}, true),
		Entry("no mails if the account belongs to another customer", &customer.Customer{Status: customer.CustomerActive, AccountID: new(int64(7))}, &customer.Account{ID: 8}, false),
		Entry("no mails if the account does not exist", &customer.Customer{Status: customer.CustomerActive, AccountID: new(int64(7))}, nil, false),
		Entry("mails about an account that has their address but is not claimed yet", &customer.Customer{Status: customer.CustomerActive}, nil, true),
		Entry("no mails if they may not log in", &customer.Customer{Status: customer.CustomerSuspended}, nil, false),
		Entry("no mails if they are not a customer", nil, nil, false))

	It("blocks sign-ups by others with the same address", func() {
		c := &customer.Customer{Status: customer.CustomerActive}
		Expect([]domain.Code{code(c.MayLogIn()), code(c.RefuseSignUp()), code(c.RefuseCreation()), code(c.RefuseJoin())}).
			To(Equal([]domain.Code{"", domain.AlreadyExists, domain.AlreadyExists, domain.EmailNotVerified}))
		c.AccountID = new(int64(7))
		Expect(code(c.RefuseJoin())).To(Equal(domain.Busy))
		c.Status = customer.CustomerBanned
		Expect([]domain.Code{code(c.MayLogIn()), code(c.RefuseCreation()), code(c.RefuseJoin())}).To(Equal([]domain.Code{domain.AccountInactive, domain.InvalidValue, domain.AccountInactive}))
	})

	It("can be moved to another account type, and a repeated move reports no change", func() {
		c, to := &customer.Customer{AccountTypeID: 1}, &customer.AccountType{Row: domain.Row{ID: 4}, Name: "Wholesale"}
		changed, event, err := c.SetAccountType(to, false, domain.Expect{})
		Expect([]any{changed, event.Action, err, c.AccountTypeID, c.AccountTypeName}).To(Equal([]any{true, "customer.account_type_changed", nil, int64(4), "Wholesale"}))
		changed, event, err = c.SetAccountType(to, false, domain.Expect{})
		Expect([]any{changed, event.Action, err, c.AccountTypeSource}).To(Equal([]any{false, "", nil, customer.AccountTypeByAdmin}))
		changed, event, err = c.SetAccountType(to, true, domain.Expect{})
		Expect([]any{changed, event.Action, err, c.AccountTypeSource}).To(Equal([]any{true, "", nil, customer.AccountTypeByTier}), "it is left to the daily check, and tells nobody")
		_, _, err = c.SetAccountType(to, false, domain.Expect{Body: new(int64(9))})
		Expect(code(err)).To(Equal(domain.VersionConflict))
		c.ErasedOn = &today
		_, _, err = c.SetAccountType(&customer.AccountType{Row: domain.Row{ID: 5}}, false, domain.Expect{})
		Expect(code(err)).To(Equal(domain.InvalidStateTransition))
	})

	It("is erased only after a deactivation, and at the earliest thirty days later", func() {
		Expect(customer.CustomerRetention).To(Equal(720 * time.Hour))
		c := &customer.Customer{Status: customer.CustomerActive}
		_, _, err := c.SetStatus(customer.CustomerSuspended, new("fraud"), domain.Expect{}, today)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.EraseOn).To(BeNil())
		Expect(*c.StatusReason).To(Equal("fraud"))
		_, _, err = c.SetStatus(customer.CustomerDeactivated, nil, domain.Expect{}, today)
		Expect(err).NotTo(HaveOccurred())
		_, err = c.Erase(today.AddDate(0, 0, 30))
		Expect(err).NotTo(HaveOccurred())
		Expect(c.AllowedStatuses()).To(Equal([]customer.CustomerStatus{}))
		changed, _, err := c.SetStatus(customer.CustomerDeactivated, nil, domain.Expect{}, today)
		Expect([]any{changed, err}).To(Equal([]any{false, nil}), "the same again")
		_, err = c.Erase(today.AddDate(0, 0, 31))
		Expect(code(err)).To(Equal(domain.InvalidStateTransition), "once")
	})

	It("needs a first or a last name, and can clear its language and withdraw consent to marketing", func() {
		c := &customer.Customer{LanguageCode: new("de"), AcceptsMarketingOn: &today}
		_, _, err := c.Change(customer.CustomerPatch{LastName: new(" ")}, domain.Expect{}, settings.Settings{}, today)
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/lastName"}))
		changed, _, err := c.Change(customer.CustomerPatch{LanguageCode: new((*string)(nil)), AcceptsMarketing: new(false)}, domain.Expect{}, settings.Settings{}, today)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		Expect([]any{c.LanguageCode, c.AcceptsMarketingOn}).To(Equal([]any{(*string)(nil), (*time.Time)(nil)}))
	})
})

var _ = Describe("A new account type", func() {
	It("derives a code of at most 50 characters from its name, and is rejected above 100 types", func() {
		t, err := customer.NewAccountType(customer.AccountTypePatch{Name: new(strings.Repeat("a", 49) + " " + strings.Repeat("b", 49))}, 99, "EUR")
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Code).To(Equal(strings.Repeat("a", 49)))
		t, err = customer.NewAccountType(customer.AccountTypePatch{Name: new(strings.Repeat("a", 99))}, 99, "EUR")
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Code).To(HaveLen(50))
		t, err = customer.NewAccountType(customer.AccountTypePatch{Name: new("A"), Code: new("own")}, 0, "EUR")
		Expect([]any{t.Code, err}).To(Equal([]any{"own", nil}))
		_, err = customer.NewAccountType(customer.AccountTypePatch{Name: new("A")}, 100, "EUR")
		Expect(code(err)).To(Equal(domain.UnsupportedOperation))
		_, err = customer.NewAccountType(customer.AccountTypePatch{}, 0, "EUR")
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/name"}))
		Expect(customer.FirstAccountType().Rank).To(Equal(10))
	})

	It("can change its price mode", func() {
		t := &customer.AccountType{Name: "A", PriceMode: customer.PriceModeList}
		changed, err := t.Change(customer.AccountTypePatch{PriceMode: new(customer.PriceModeOwn)}, "EUR")
		Expect([]any{changed, err, t.PriceMode}).To(Equal([]any{true, nil, customer.PriceModeOwn}))
	})

	It("keeps its discount if a request repeats its mode", func() {
		t := &customer.AccountType{Name: "A", PriceMode: customer.PriceModeDiscount, DiscountPercent: new(amount("5"))}
		changed, err := t.Change(customer.AccountTypePatch{PriceMode: new(customer.PriceModeDiscount)}, "EUR")
		Expect([]any{changed, err, t.DiscountPercent.String()}).To(Equal([]any{false, nil, "5"}))
		_, err = t.Change(customer.AccountTypePatch{PriceMode: new(customer.PriceModeList), DiscountPercent: new(new(amount("5")))}, "EUR")
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/discountPercent"}), "it is asked for, and not dropped in silence")
	})

	DescribeTable("accepts or rejects", func(p customer.AccountTypePatch, pointers ...string) {
		t := &customer.AccountType{Name: "A", PriceMode: customer.PriceModeDiscount, DiscountPercent: new(amount("5"))}
		_, err := t.Change(p, "EUR")
		if len(pointers) == 0 {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		Expect(domaintest.FieldsOf(err)).To(Equal(pointers))
	},
		Entry("a discount of 0", customer.AccountTypePatch{DiscountPercent: new(new(amount("0")))}),
		Entry("a discount of 100 %", customer.AccountTypePatch{DiscountPercent: new(new(amount("100")))}),
		Entry("a negative discount (rejected)", customer.AccountTypePatch{DiscountPercent: new(new(amount("-1")))}, "/discountPercent"),
		Entry("a minimum order of 0", customer.AccountTypePatch{MinOrderAmount: new(new(amount("0")))}),
		Entry("a negative minimum order (rejected)", customer.AccountTypePatch{MinOrderAmount: new(new(amount("-1")))}, "/minOrderAmount"),
		Entry("a tier from 0", customer.AccountTypePatch{AutoTier: new(&customer.AutoTier{})}),
		Entry("a tier from a negative amount (rejected)", customer.AccountTypePatch{AutoTier: new(&customer.AutoTier{Threshold: amount("-1")})}, "/autoTier/threshold"))

	It("reports a changed tier if one field of the tier differs", func() {
		t := &customer.AccountType{Name: "A", PriceMode: customer.PriceModeList}
		set := func(tier *customer.AutoTier) bool {
			changed, err := t.Change(customer.AccountTypePatch{AutoTier: &tier}, "EUR")
			Expect(err).NotTo(HaveOccurred())
			Expect(t.AutoTier == nil).To(Equal(tier == nil))
			return changed
		}
		Expect(set(nil)).To(BeFalse())
		Expect(set(&customer.AutoTier{Metric: customer.TierSpend, Threshold: amount("5")})).To(BeTrue())
		Expect(set(&customer.AutoTier{Metric: customer.TierSpend, Threshold: amount("5.00")})).To(BeFalse())
		Expect(set(&customer.AutoTier{Metric: customer.TierOrders, Threshold: amount("5")})).To(BeTrue())
		Expect(set(&customer.AutoTier{Metric: customer.TierOrders, Threshold: amount("6")})).To(BeTrue())
		Expect(set(&customer.AutoTier{Metric: customer.TierOrders, Threshold: amount("6"), Downgrade: true})).To(BeTrue())
		Expect(set(nil)).To(BeTrue())
	})

	It("can become the default for new customers, and a store always has a default", func() {
		s := &settings.Settings{DefaultAccountTypeID: 4}
		choose := func(id int64, wanted *bool) []any {
			changed, err := customer.ChooseDefaultAccountType(s, id, wanted)
			return []any{changed, code(err), s.DefaultAccountTypeID}
		}
		Expect(choose(5, nil)).To(Equal([]any{false, domain.Code(""), int64(4)}))
		Expect(choose(5, new(false))).To(Equal([]any{false, domain.Code(""), int64(4)}))
		Expect(choose(4, new(false))).To(Equal([]any{false, domain.InUse, int64(4)}))
		Expect(choose(4, new(true))).To(Equal([]any{false, domain.Code(""), int64(4)}))
		Expect(choose(5, new(true))).To(Equal([]any{true, domain.Code(""), int64(5)}))
	})

	It("can be deleted only while unused, and allows sign-ups only if they are open", func() {
		Expect((&customer.AccountType{}).CheckDelete("")).To(Succeed())
		Expect(code((&customer.AccountType{IsDefault: true}).CheckDelete(""))).To(Equal(domain.InUse))
		Expect(code((&customer.AccountType{CustomerCount: 1}).CheckDelete(""))).To(Equal(domain.InUse))
		Expect(code((&customer.AccountType{}).CheckDelete("prices"))).To(Equal(domain.InUse))
		Expect((&customer.AccountType{SignUpMode: customer.SignUpOpen}).CheckSignUp()).To(Succeed())
		Expect(code((&customer.AccountType{SignUpMode: customer.SignUpApproval}).CheckSignUp())).To(Equal(domain.Forbidden))
	})
})

var _ = Describe("A customer's default", func() {
	book := func(n, marked int) (b customer.AddressBook) {
		for i := range n {
			b = append(b, &customer.CustomerAddress{Row: domain.Row{ID: int64(i + 1)}, IsActive: true, IsDefault: i == marked})
		}
		return b
	}
	wallet := func(n, marked int) (w customer.Wallet) {
		for i := range n {
			w = append(w, &customer.CustomerPaymentMethod{Row: domain.Row{ID: int64(i + 1)}, ProviderReference: domain.Itoa(i), IsActive: true, IsDefault: i == marked})
		}
		return w
	}

	It("address moves to a new default, and the former default is written first", func() {
		b := book(3, 1)
		a, changed, events, err := b.SetDefault(3)
		Expect(err).NotTo(HaveOccurred())
		Expect(a).To(BeIdenticalTo(b[2]))
		Expect(changed).To(HaveExactElements(BeIdenticalTo(b[1]), BeIdenticalTo(b[2])))
		Expect(events).To(HaveLen(2))
		Expect([]bool{b[0].IsDefault, b[1].IsDefault, b[2].IsDefault}).To(Equal([]bool{false, false, true}))
		Expect(events[1].Before.(*customer.CustomerAddress).IsDefault).To(BeFalse())
		_, changed, _, err = b.SetDefault(3)
		Expect([]any{len(changed), err}).To(Equal([]any{0, nil}))
		_, _, _, err = b.SetDefault(9)
		Expect(code(err)).To(Equal(domain.NotFound))
		unmarked := book(2, -1)
		_, changed, _, err = unmarked.SetDefault(2)
		Expect([]any{len(changed), err}).To(Equal([]any{1, nil}))
	})

	It("address moves to the newest remaining address if the default is removed, but not if another address is removed", func() {
		b := book(2, 1)
		changed, _, err := b.Remove(2)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(HaveExactElements(BeIdenticalTo(b[1]), BeIdenticalTo(b[0])))
		Expect(b[0].IsDefault).To(BeTrue())
		b = book(3, 0)
		changed, _, err = b.Remove(2)
		Expect([]any{len(changed), err, b[2].IsDefault}).To(Equal([]any{1, nil, false}))
		added, unmarked, _, err := book(2, 0).Add(501, domain.Address{FirstName: "a", LastName: "b", StreetLine1: "c", City: "d", PostalCode: "10115", CountryCode: "DE"}, true, "", settings.Settings{}, uuid.Nil)
		Expect([]any{added.IsDefault, unmarked.IsDefault, err}).To(Equal([]any{true, false, nil}))
		_, _, _, err = book(99, 0).Add(501, domain.Address{FirstName: "a", LastName: "b", StreetLine1: "c", City: "d", PostalCode: "10115", CountryCode: "DE"}, true, "", settings.Settings{}, uuid.Nil)
		Expect(err).NotTo(HaveOccurred())
		_, _, _, err = book(100, 0).Add(501, domain.Address{}, true, "", settings.Settings{}, uuid.Nil)
		Expect(err).To(MatchError(ContainSubstring("100")))
	})

	It("payment method moves in the same way as the default address", func() {
		w := wallet(3, 1)
		m, changed, events, err := w.SetDefault(3, time.Time{})
		Expect(err).NotTo(HaveOccurred())
		Expect(m).To(BeIdenticalTo(w[2]))
		Expect(changed).To(HaveExactElements(BeIdenticalTo(w[1]), BeIdenticalTo(w[2])))
		Expect(events).To(HaveLen(2))
		Expect([]bool{w[0].IsDefault, w[1].IsDefault, w[2].IsDefault}).To(Equal([]bool{false, false, true}))
		_, changed, _, err = w.SetDefault(3, time.Time{})
		Expect([]any{len(changed), err}).To(Equal([]any{0, nil}))
		_, _, _, err = w.SetDefault(9, time.Time{})
		Expect(code(err)).To(Equal(domain.NotFound))
		_, changed, _, err = wallet(2, -1).SetDefault(2, time.Time{})
		Expect([]any{len(changed), err}).To(Equal([]any{1, nil}))

		w = wallet(2, 1)
		_, changed, _, err = w.Remove(2, time.Time{})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(HaveExactElements(BeIdenticalTo(w[1]), BeIdenticalTo(w[0])))
		Expect([]bool{w[0].IsDefault, w[1].IsDefault}).To(Equal([]bool{true, false}))
		w = wallet(3, 0)
		_, changed, _, err = w.Remove(2, time.Time{})
		Expect([]any{len(changed), err}).To(Equal([]any{1, nil}))
		saved, unmarked, _ := w.Save(customer.CustomerPaymentMethod{ProviderReference: "x"}, false)
		Expect([]any{saved.IsDefault, unmarked}).To(Equal([]any{false, (*customer.CustomerPaymentMethod)(nil)}))
		Expect(w[0].IsDefault).To(BeTrue())
	})

	It("payment method never expires if it has no expiry date", func() {
		Expect((&customer.CustomerPaymentMethod{ExpiryYear: new("2020")}).Expired(today)).To(BeFalse())
		Expect((&customer.CustomerPaymentMethod{ExpiryMonth: new("01")}).Expired(today)).To(BeFalse())
	})
})
