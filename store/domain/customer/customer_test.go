package customer_test

import (
	"slices"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A customer's status", func() {
	all := []customer.CustomerStatus{customer.CustomerActive, customer.CustomerSuspended, customer.CustomerBanned, customer.CustomerDeactivated}
	allowed := map[customer.CustomerStatus][]customer.CustomerStatus{
		customer.CustomerActive:      {customer.CustomerSuspended, customer.CustomerBanned, customer.CustomerDeactivated},
		customer.CustomerSuspended:   {customer.CustomerActive, customer.CustomerBanned, customer.CustomerDeactivated},
		customer.CustomerBanned:      {customer.CustomerActive},
		customer.CustomerDeactivated: {customer.CustomerActive},
	}
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

	It("changes only as the state table allows", func() {
		for _, from := range all {
			for _, to := range all {
				c := &customer.Customer{Status: from}
				changed, event, err := c.SetStatus(to, nil, domain.Expect{}, now)
				switch {
				case from == to:
					Expect(err).NotTo(HaveOccurred())
					Expect(changed).To(BeFalse())
					Expect(event.Type).To(BeEmpty())
				case slices.Contains(allowed[from], to):
					Expect(err).NotTo(HaveOccurred(), "%s → %s", from, to)
					Expect(changed).To(BeTrue())
					Expect(event.Type).To(Equal(domain.CustomerStatusChanged))
					Expect(event.Before.(*customer.Customer).Status).To(Equal(from))
					Expect(c.Status).To(Equal(to))
					Expect(*c.StatusChangedOn).To(Equal(now))
				default:
					Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition), "%s → %s", from, to)
				}
			}
			Expect((&customer.Customer{Status: from}).AllowedStatuses()).To(ConsistOf(allowed[from]))
		}
	})

	It("causes the erasure of personal data 30 days after DEACTIVATED, and then cannot change", func() {
		c := &customer.Customer{Status: customer.CustomerActive, Email: "mia@example.com", FirstName: "Mia", Tags: []string{"vip"}}
		c.ID = 501
		_, err := c.Erase(now)
		Expect(err).To(HaveOccurred())
		_, _, err = c.SetStatus(customer.CustomerDeactivated, nil, domain.Expect{}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(*c.EraseOn).To(Equal(now.Add(customer.CustomerRetention)))
		_, err = c.Erase(now.Add(customer.CustomerRetention - time.Second))
		Expect(err).To(HaveOccurred())
		event, err := c.Erase(now.Add(customer.CustomerRetention))
		Expect(err).NotTo(HaveOccurred())
		Expect(event.Erased).To(BeTrue(), "an event must not carry who it was")
		Expect(c.Email).To(Equal("erased-501@erased.invalid"))
		Expect(c.Name()).To(BeEmpty())
		Expect(c.Tags).To(BeEmpty())
		_, _, err = c.SetStatus(customer.CustomerActive, nil, domain.Expect{}, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
		_, _, err = c.Change(customer.CustomerPatch{}, domain.Expect{}, settings.Settings{}, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
	})
})

var _ = Describe("A customer's profile", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	newCustomer := func() *customer.Customer {
		c := &customer.Customer{FirstName: "Mia", LastName: "Keller", Status: customer.CustomerActive, Tags: []string{}}
		c.Version = 3
		return c
	}

	It("fires an event only if the change is visible in the snapshot", func() {
		c := newCustomer()
		changed, event, err := c.Change(customer.CustomerPatch{AcceptsMarketing: new(true)}, domain.Expect{}, settings.Settings{}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect(event.Before.(*customer.Customer).AcceptsMarketingOn).To(BeNil())
		Expect(*c.AcceptsMarketingOn).To(Equal(now))
		changed, event, err = c.Change(customer.CustomerPatch{Note: new(new("x"))}, domain.Expect{}, settings.Settings{}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect(event).To(BeZero())
		changed, _, err = c.Change(customer.CustomerPatch{AcceptsMarketing: new(true), FirstName: new(" Mia "), Tags: &[]string{}}, domain.Expect{}, settings.Settings{}, now.Add(time.Hour))
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeFalse())
		Expect(*c.AcceptsMarketingOn).To(Equal(now), "they agreed then, not now")
	})

	DescribeTable("rejects", func(p customer.CustomerPatch, at string) {
		settings := settings.Settings{CustomFieldDefinitions: []domain.CustomFieldDefinition{{Object: "CUSTOMER", Key: "birthday", Type: "DATE"}}}
		_, _, err := newCustomer().Change(p, domain.Expect{}, settings, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal(at))
	},
		Entry("a patch that leaves both names empty", customer.CustomerPatch{FirstName: new("  "), LastName: new("")}, "/lastName"),
		Entry("an invalid phone number", customer.CustomerPatch{PhoneNumber: new(new("call me"))}, "/phoneNumber"),
		Entry("an unknown language", customer.CustomerPatch{LanguageCode: new(new("xx-YY"))}, "/languageCode"),
		Entry("a custom field that does not match its type", customer.CustomerPatch{CustomFields: &[]domain.CustomField{{Key: "birthday", Type: "DATE", Value: new("May 14")}}}, "/customFields/0/value"),
		Entry("a custom field that does not match its definition", customer.CustomerPatch{CustomFields: &[]domain.CustomField{{Key: "birthday", Type: "STRING", Value: new("x")}}}, "/customFields/0/type"),
	)

	It("rejects a stale version", func() {
		_, _, err := newCustomer().Change(customer.CustomerPatch{FirstName: new("M")}, domain.Expect{Body: new(int64(2))}, settings.Settings{}, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.VersionConflict))
		_, _, err = newCustomer().Change(customer.CustomerPatch{FirstName: new("M")}, domain.Expect{Header: new(int64(2))}, settings.Settings{}, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.PreconditionFailed))
	})

	It("can be claimed only by an account that proved the customer's address", func() {
		account := &customer.Account{ID: 7, Email: "mia@example.com"}
		c := newCustomer()
		Expect(c.Claimable(account)).To(BeFalse())
		account.Prove(account.Email, now)
		Expect(c.Claimable(account)).To(BeTrue())
		Expect(c.Claim(account).Action).To(Equal("customer.email_claimed"))
		Expect(c.Claimable(account)).To(BeFalse())
		banned := newCustomer()
		banned.Status = customer.CustomerBanned
		Expect(banned.Claimable(account)).To(BeFalse())
	})
})

var _ = Describe("An address book", func() {
	good := domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", PostalCode: "10115", CountryCode: "DE"}
	settings := settings.Settings{AllowedCountryCodes: []string{"DE", "AT"}}
	book := func(n int) (b customer.AddressBook) {
		for i := range n {
			a := &customer.CustomerAddress{CustomerID: 501, Address: good, IsActive: true, IsDefault: i == 0}
			a.ID = int64(i + 1)
			b = append(b, a)
		}
		return b
	}

	It("makes its first address the default until a new default replaces it", func() {
		added, unmarked, events, err := customer.AddressBook{}.Add(501, good, false, "", settings, uuid.Nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(added.IsDefault).To(BeTrue())
		Expect(unmarked).To(BeNil())
		Expect(events).To(HaveLen(1))
		b := book(2)
		added, unmarked, events, err = b.Add(501, good, true, "", settings, uuid.Nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(added.IsDefault).To(BeTrue())
		Expect(unmarked).To(Equal(b[0]))
		Expect(events).To(HaveLen(2))
		Expect(events[0].Object).To(BeIdenticalTo(unmarked))
		added, unmarked, _, err = book(2).Add(501, good, false, "", settings, uuid.Nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(added.IsDefault).To(BeFalse())
		Expect(unmarked).To(BeNil())
	})

	It("makes the newest remaining address the default if the default is removed", func() {
		b := book(3)
		changed, events, err := b.Remove(1)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(HaveExactElements(BeIdenticalTo(b[0]), BeIdenticalTo(b[2])))
		Expect(b[0].IsActive || b[0].IsDefault).To(BeFalse())
		Expect(b[2].IsDefault).To(BeTrue())
		Expect(events[0].Action).To(Equal("customer.address_removed"))
		changed, _, err = book(1).Remove(1)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(HaveLen(1))
		_, _, err = b.Remove(9)
		Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
	})

	DescribeTable("rejects", func(spoil func(*domain.Address), at string) {
		a := good
		spoil(&a)
		_, _, _, err := customer.AddressBook{}.Add(501, a, false, "/address", settings, uuid.Nil)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/address" + at))
	},
		Entry("a country that the store does not serve", func(a *domain.Address) { a.CountryCode = "FR" }, "/countryCode"),
		Entry("an unknown country", func(a *domain.Address) { a.CountryCode = "ZZ" }, "/countryCode"),
		Entry("an empty street", func(a *domain.Address) { a.StreetLine1 = " " }, "/streetLine1"),
	)

	It("contains at most 100 addresses", func() {
		_, _, _, err := book(customer.MaxCustomerAddresses).Add(501, good, false, "", settings, uuid.Nil)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
	})

	It("rejects a change with a stale version", func() {
		b := book(1)
		b[0].Version = 3
		_, _, _, err := b.Change(1, customer.AddressPatch{City: new("Bonn")}, domain.Expect{Body: new(int64(2))}, settings)
		Expect(domain.CodeOf(err)).To(Equal(domain.VersionConflict))
		Expect(b[0].Address.City).NotTo(Equal("Bonn"))
	})

	It("reports no change if all values are equal", func() {
		b := book(1)
		_, changed, events, err := b.Change(1, customer.AddressPatch{City: new(" Berlin"), Company: new(new("")), IsDefault: new(true)}, domain.Expect{}, settings)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeEmpty())
		Expect(events).To(BeEmpty())
	})

	It("can change the default together with a field, and never lacks a default", func() {
		b := book(2)
		a, changed, events, err := b.Change(2, customer.AddressPatch{City: new("Bonn"), IsDefault: new(true)}, domain.Expect{}, settings)
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(Equal([]domain.Entity{b[0], b[1]}), "the former default first")
		Expect([]any{a.Address.City, a.IsDefault, b[0].IsDefault, len(events)}).To(Equal([]any{"Bonn", true, false, 2}))
		Expect(events[1].Before.(*customer.CustomerAddress).IsDefault).To(BeFalse())
		_, _, _, err = b.Change(2, customer.AddressPatch{IsDefault: new(false)}, domain.Expect{}, settings)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		_, changed, _, err = b.Change(1, customer.AddressPatch{IsDefault: new(false)}, domain.Expect{}, settings)
		Expect([]any{len(changed), err}).To(Equal([]any{0, nil}))
	})
})

var _ = Describe("A wallet of payment methods", func() {
	method := func(id int64, reference string, isDefault bool) *customer.CustomerPaymentMethod {
		m := &customer.CustomerPaymentMethod{PaymentProviderID: 2, ProviderReference: reference, IsActive: true, IsDefault: isDefault}
		m.ID = id
		return m
	}

	It("saves each payment method only once, and has one default", func() {
		w := customer.Wallet{method(1, "a", true), method(2, "b", false)}
		saved, unmarked, events := w.Save(customer.CustomerPaymentMethod{PaymentProviderID: 2, ProviderReference: "b"}, true)
		Expect(saved).To(BeIdenticalTo(w[1]))
		Expect(unmarked).To(BeNil())
		Expect(events).To(BeEmpty())
		saved, unmarked, events = w.Save(customer.CustomerPaymentMethod{PaymentProviderID: 3, ProviderReference: "b"}, true)
		Expect(saved.IsDefault && saved.IsActive).To(BeTrue())
		Expect(unmarked).To(BeIdenticalTo(w[0]))
		Expect(events).To(HaveLen(2))
		saved, _, events = customer.Wallet{}.Save(customer.CustomerPaymentMethod{}, false)
		Expect(saved.IsDefault).To(BeTrue())
		Expect(events).To(HaveLen(1))
	})

	It("moves the default mark when the default is removed, until the wallet is empty", func() {
		w := customer.Wallet{method(1, "a", true), method(2, "b", false), method(3, "c", false)}
		removed, changed, events, err := w.Remove(1, time.Time{})
		Expect(err).NotTo(HaveOccurred())
		Expect(removed.IsActive).To(BeFalse())
		Expect(changed).To(HaveLen(2))
		Expect(events).To(HaveLen(2))
		Expect(w[2].IsDefault).To(BeTrue())
		changed, events = customer.Wallet{w[1], w[2]}.Clear()
		Expect(changed).To(HaveLen(2))
		Expect(events).To(HaveLen(2))
		Expect(w[2].IsDefault).To(BeFalse())
	})

	It("prefers unexpired methods as the default, and rejects an expired method", func() {
		now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
		expired := func(id int64, reference string) *customer.CustomerPaymentMethod {
			m := method(id, reference, false)
			m.ExpiryMonth, m.ExpiryYear = new("01"), new("2026")
			return m
		}
		w := customer.Wallet{method(1, "a", true), method(2, "b", false), expired(3, "c")}
		_, _, _, err := w.SetDefault(3, now)
		Expect(err).To(MatchError(ContainSubstring("expired")))
		_, _, _, err = w.Remove(1, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]bool{w[1].IsDefault, w[2].IsDefault}).To(Equal([]bool{true, false}))
		By("but has a default while it has a method")
		w = customer.Wallet{method(1, "a", true), expired(2, "b"), expired(3, "c")}
		_, _, _, err = w.Remove(1, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]bool{w[1].IsDefault, w[2].IsDefault}).To(Equal([]bool{false, true}))
	})

	DescribeTable("reports whether a card has expired:", EntryDescription("%[1]s/%[2]s at %[3]v, expired: %[4]t"), func(month, year string, now time.Time, expired bool) {
		m := &customer.CustomerPaymentMethod{ExpiryMonth: &month, ExpiryYear: &year}
		Expect(m.Expired(now)).To(Equal(expired))
	},
		Entry(nil, "11", "2026", time.Date(2026, 11, 30, 23, 59, 0, 0, time.UTC), false),
		Entry(nil, "11", "2026", time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC), true),
		Entry(nil, "12", "2026", time.Date(2026, 12, 31, 0, 0, 0, 0, time.UTC), false),
	)
})

var _ = Describe("The rules for account types", func() {
	DescribeTable("reject", func(p customer.AccountTypePatch, at string) {
		if p.Name == nil {
			p.Name = new("Wholesale")
		}
		_, err := customer.NewAccountType(p, 0, "EUR")
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal(at))
	},
		Entry("a discount type without a discount", customer.AccountTypePatch{PriceMode: new(customer.PriceModeDiscount)}, "/discountPercent"),
		Entry("a discount with another mode", customer.AccountTypePatch{DiscountPercent: new(new(domain.MustAmount("5")))}, "/discountPercent"),
		Entry("a discount above 100 %", customer.AccountTypePatch{PriceMode: new(customer.PriceModeDiscount), DiscountPercent: new(new(domain.MustAmount("100.01")))}, "/discountPercent"),
		Entry("a minimum order with a fraction of a cent", customer.AccountTypePatch{MinOrderAmount: new(new(domain.MustAmount("1.001")))}, "/minOrderAmount"),
		Entry("an empty name", customer.AccountTypePatch{Name: new(" ")}, "/name"),
	)

	It("drop the discount when the mode changes", func() {
		t, err := customer.NewAccountType(customer.AccountTypePatch{Name: new("Ärzte"), PriceMode: new(customer.PriceModeDiscount),
			DiscountPercent: new(new(domain.MustAmount("5")))}, 0, "EUR")
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Code).To(Equal("aerzte"))
		changed, err := t.Change(customer.AccountTypePatch{PriceMode: new(customer.PriceModeOwn)}, "EUR")
		Expect(err).NotTo(HaveOccurred())
		Expect(changed).To(BeTrue())
		Expect(t.DiscountPercent).To(BeNil())
	})

	It("limit the number of types in a store", func() {
		_, err := customer.NewAccountType(customer.AccountTypePatch{Name: new("x")}, customer.MaxAccountTypes, "EUR")
		Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
	})
})

var _ = Describe("A request that sends a mail or confirms an address", func() {
	type limit struct {
		burst         int
		every, within time.Duration
	}
	// The limits are repeated here, so that a change of a limit requires a change of this spec.
	DescribeTable("is limited for", func(all []domain.Throttle, want ...limit) {
		var got []limit
		for _, t := range all {
			got = append(got, limit{t.Burst, t.Every, t.Within})
		}
		Expect(got).To(Equal(want))
	},
		Entry("mailed pins", customer.PinMails(1, "a"), limit{1, time.Minute, 0}, limit{5, 0, time.Hour}),
		Entry("mailed links", customer.ResetMails(1, "a"), limit{5, 0, time.Hour}),
		Entry("checks of addresses", customer.EmailChecks("198.51.100.7"), limit{10, 0, time.Minute}, limit{30, 0, time.Hour}))

	It("is counted by store and address, or by network", func() {
		keys := map[string]bool{}
		for _, all := range [][]domain.Throttle{
			customer.PinMails(1, "a"), customer.PinMails(2, "a"), customer.PinMails(1, "b"),
			customer.ResetMails(1, "a"), customer.ResetMails(2, "a"), customer.ResetMails(1, "b"), customer.ResetMails(0, "a"),
			customer.EmailChecks("198.51.100.7"), customer.EmailChecks("198.51.100.8"),
		} {
			for _, t := range all {
				keys[string(t.Key)] = true
			}
		}
		Expect(keys).To(HaveLen(3*2 + 4 + 2*2))
		Expect(customer.EmailChecks("2001:db8::1")).To(Equal(customer.EmailChecks("2001:db8::2")))
	})
})

var _ = Describe("A mailed code", func() {
	It("is valid only for the account to which it was mailed, and only while the account is unchanged", func() {
		mailed := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
		a := &customer.Account{}
		a.ID = 4
		c := &customer.AccountCode{AccountID: new(int64(4))}
		c.CreatedOn = mailed
		Expect(a.Accepts(c)).To(BeTrue())
		Expect(a.Accepts(&customer.AccountCode{})).To(BeFalse())
		Expect(a.Accepts(&customer.AccountCode{AccountID: new(int64(5))})).To(BeFalse())
		for secured, good := range map[time.Duration]bool{-1: true, 0: false, 1: false} {
			a.Secure(mailed.Add(secured))
			Expect(a.Accepts(c)).To(Equal(good), "%d", secured)
		}
	})
})
