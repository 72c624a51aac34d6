package customer_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A customer's consent to marketing e-mails", func() {
	later := today.Add(time.Hour)
	accept := func(c *customer.Customer, accepts bool, at time.Time) {
		GinkgoHelper()
		_, _, err := c.Change(customer.CustomerPatch{AcceptsMarketing: &accepts, ConsentSource: customer.ConsentAdmin}, domain.Expect{}, settings.Settings{}, at)
		Expect(err).NotTo(HaveOccurred())
	}
	given := customer.MarketingConsent{AcceptedOn: today, Source: customer.ConsentAdmin}
	withdrawn := customer.MarketingConsent{AcceptedOn: today, Source: customer.ConsentAdmin, WithdrawnOn: &later}

	It("records when and where it was given, and when it was withdrawn", func() {
		c := &customer.Customer{}
		Expect(c.Consent()).To(BeNil())
		accept(c, false, today)
		Expect(c.Consent()).To(BeNil())
		accept(c, true, today)
		accept(c, true, later)
		Expect(*c.Consent()).To(Equal(given))
		accept(c, false, later)
		accept(c, false, later.Add(time.Hour))
		Expect(*c.Consent()).To(Equal(withdrawn))
		Expect(c.AcceptsMarketingOn).To(BeNil())
	})

	It("is withdrawn by a deactivation", func() {
		c := &customer.Customer{Status: customer.CustomerActive}
		accept(c, true, today)
		_, _, err := c.SetStatus(customer.CustomerDeactivated, nil, domain.Expect{}, later)
		Expect(err).NotTo(HaveOccurred())
		Expect(*c.Consent()).To(Equal(withdrawn))
	})

	It("has the source UNKNOWN if an older release stored it", func() {
		c := &customer.Customer{AcceptsMarketingOn: &today}
		Expect(*c.Consent()).To(Equal(customer.MarketingConsent{AcceptedOn: today, Source: customer.ConsentUnknown}))
		accept(c, false, later)
		Expect(*c.Consent()).To(Equal(customer.MarketingConsent{AcceptedOn: today, Source: customer.ConsentUnknown, WithdrawnOn: &later}))
	})

	It("is taken over from a guest's consent, unless the customer has already decided", func() {
		guests := &customer.MarketingConsent{AcceptedOn: today, Source: customer.ConsentCheckoutPage}
		c := &customer.Customer{}
		adopts := func(m *customer.MarketingConsent) bool {
			_, adopted := c.AdoptConsent(m)
			return adopted
		}
		Expect(adopts(guests.Withdrawn(later))).To(BeFalse())
		Expect(adopts(guests)).To(BeTrue())
		Expect(c.Consent()).To(Equal(guests))
		Expect(*c.AcceptsMarketingOn).To(Equal(today))
		accept(c, false, later)
		Expect(adopts(guests)).To(BeFalse())
		Expect(c.AcceptsMarketingOn).To(BeNil())
	})
})

var _ = Describe("A customer's status history", func() {
	It("contains the reason for each change", func() {
		c := &customer.Customer{Status: customer.CustomerActive}
		for _, to := range []customer.CustomerStatus{customer.CustomerBanned, customer.CustomerActive} {
			_, _, err := c.SetStatus(to, map[customer.CustomerStatus]*string{customer.CustomerBanned: new("fraud")}[to], domain.Expect{}, today)
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(c.StatusReason).To(BeNil())
		Expect(c.StatusHistory).To(Equal([]customer.StatusChange{{Status: customer.CustomerBanned, Reason: new("fraud"), ChangedOn: today}, {Status: customer.CustomerActive, ChangedOn: today}}))
	})
})
