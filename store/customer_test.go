package store_test

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var home = domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", StateProvince: "BE", PostalCode: "10119", CountryCode: "DE"}

// again returns the actor with a new command id.
func again(a domain.Actor) domain.Actor {
	a.CommandID = uuid.New()
	return a
}

var _ = Describe("A customer", func() {
	var p *platform
	var shop *settings.Store
	var admin domain.Actor

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, admin = p.newStore(ctx, "one")
	})

	add := func(ctx context.Context, in customer.CustomerCreate) (*customer.Customer, error) {
		if in.Profile.FirstName == nil {
			in.Profile.FirstName, in.Profile.LastName = ref("Jonas"), ref("Brandt")
		}
		return p.Customer.CreateCustomer(ctx, again(admin), in)
	}
	const jonas = "jonas.brandt@example.com"

	Describe("added by an administrator", func() {
		It("has no account until they claim one through a mailed link", func(ctx SpecContext) {
			c, err := add(ctx, customer.CustomerCreate{Email: "Jonas.Brandt@example.com", SendWelcomeEmail: true, Address: &home,
				Profile: customer.CustomerPatch{FirstName: ref("Jonas"), LastName: ref("Brandt"), ExternalID: ref(ref("CRM-1")), Tags: &[]string{"vip"}}})
			Expect(err).NotTo(HaveOccurred())
			Expect(c.AccountID).To(BeNil())
			Expect(c.Email).To(Equal(jonas))
			Expect(p.mail(ctx, shop.ID, jonas, letter.MailWelcome).Text).To(ContainSubstring("/forgot-password"))
			By("others who sign up with the address do not get the customer")
			_, err = p.Account.SignUp(ctx, visitor(shop.ID), customer.SignUp{Email: jonas, Password: miaPassword, Profile: customer.CustomerPatch{FirstName: ref("E"), LastName: ref("Ve")}})
			Expect(err).To(refuse(domain.AlreadyExists))
			other, _ := p.newStore(ctx, "two")
			p.signUp(ctx, other.ID, jonas)
			Expect(p.loginCustomer(ctx, shop.ID, jonas, miaPassword)).To(refuse(domain.EmailNotVerified))

			Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), jonas)).To(Succeed())
			token := tokenInMail.FindString(p.mail(ctx, shop.ID, jonas, letter.MailResetPassword).Text)
			Expect(p.Account.ResetPassword(ctx, visitor(shop.ID), token, "eight slower kettles")).To(Succeed())
			login, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), jonas, "eight slower kettles")
			Expect(err).NotTo(HaveOccurred())
			Expect(login.Profile.ID).To(Equal(c.ID))
			Expect(actions(p.events(ctx, shop.ID))).To(Equal([]string{"customer.created", "customer.address_added", "customer.email_claimed"}))
		})

		It("can set a password through a mailed link, even without a sign-up", func(ctx SpecContext) {
			c, err := add(ctx, customer.CustomerCreate{Email: jonas})
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), jonas)).To(Succeed())
			token := tokenInMail.FindString(p.mail(ctx, shop.ID, jonas, letter.MailResetPassword).Text)
			Expect(p.Account.ResetPassword(ctx, visitor(shop.ID), token, "eight slower kettles")).To(Succeed())
			login, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), jonas, "eight slower kettles")
			Expect(err).NotTo(HaveOccurred())
			Expect(login.Profile.ID).To(Equal(c.ID))
			Expect(login.Profile.EmailVerified).To(BeTrue())
		})

		It("is linked to the account with the verified address when the owner logs in", func(ctx SpecContext) {
			other, _ := p.newStore(ctx, "two")
			p.signUp(ctx, other.ID, mia)
			Expect(p.Account.VerifyEmail(ctx, visitor(other.ID), mia, p.pin(ctx, other.ID, mia, letter.MailVerifyEmail))).To(Succeed())
			c, err := add(ctx, customer.CustomerCreate{Email: mia})
			Expect(err).NotTo(HaveOccurred())
			Expect(c.AccountID).To(BeNil())
			login, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), mia, miaPassword)
			Expect(err).NotTo(HaveOccurred())
			Expect(login.Profile.ID).To(Equal(c.ID))
		})

		It("is added once, even if the request is repeated", func(ctx SpecContext) {
			request := again(admin)
			in := customer.CustomerCreate{Email: jonas, Profile: customer.CustomerPatch{FirstName: ref("Jonas"), LastName: ref("Brandt")}}
			first, err := p.Customer.CreateCustomer(ctx, request, in)
			Expect(err).NotTo(HaveOccurred())
			second, err := p.Customer.CreateCustomer(ctx, request, in)
			Expect(err).NotTo(HaveOccurred())
			Expect(second.ID).To(Equal(first.ID))
			_, err = add(ctx, customer.CustomerCreate{Email: jonas})
			Expect(err).To(refuse(domain.AlreadyExists))
		})

		It("is refused for an unknown account type, a taken external id, or an unknown country", func(ctx SpecContext) {
			_, err := add(ctx, customer.CustomerCreate{Email: jonas, AccountTypeID: ref(int64(999))})
			Expect(err).To(refuse(domain.NotFound))
			_, err = add(ctx, customer.CustomerCreate{Email: mia, Profile: customer.CustomerPatch{FirstName: ref("M"), LastName: ref("K"), ExternalID: ref(ref("CRM-1"))}})
			Expect(err).NotTo(HaveOccurred())
			_, err = add(ctx, customer.CustomerCreate{Email: jonas, Profile: customer.CustomerPatch{FirstName: ref("J"), LastName: ref("B"), ExternalID: ref(ref("CRM-1"))}})
			Expect(err).To(refuse(domain.AlreadyExists))
			nowhere := home
			nowhere.CountryCode = "XX"
			_, err = add(ctx, customer.CustomerCreate{Email: jonas, Address: &nowhere})
			Expect(err).To(refuse(domain.InvalidValue))
			Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/address/countryCode"))
		})
	})

	It("causes no events for notes and tags, and leaves no personal data in the audit log", func(ctx SpecContext) {
		c, err := add(ctx, customer.CustomerCreate{Email: jonas})
		Expect(err).NotTo(HaveOccurred())
		c, err = p.Customer.UpdateCustomer(ctx, again(admin), c.ID, customer.CustomerPatch{Note: ref(ref("rings twice")), Tags: &[]string{"vip"}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Version).To(BeEquivalentTo(2))
		c, err = p.Customer.UpdateCustomer(ctx, again(admin), c.ID, customer.CustomerPatch{PhoneNumber: ref(ref("+49 30 5550142"))}, domain.Expect{Body: ref(int64(2))})
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Customer.UpdateCustomer(ctx, again(admin), c.ID, customer.CustomerPatch{}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Customer.UpdateCustomer(ctx, again(admin), c.ID, customer.CustomerPatch{FirstName: ref("X")}, domain.Expect{Body: ref(int64(2))})
		Expect(err).To(refuse(domain.VersionConflict))
		events := p.events(ctx, shop.ID)
		Expect(actions(events)).To(Equal([]string{"customer.created", "customer.updated"}))
		Expect(events[1].Changes).To(Equal(map[string]map[string]any{"phoneNumber": {"old": nil, "new": "+49 30 5550142"},
			"phone": {"old": nil, "new": map[string]any{"entered": "+49 30 5550142", "e164": "+49305550142", "extension": nil}}}))
		By("the audit log contains no personal data")
		Expect(p.count(ctx, "SELECT count(*) FROM audit_logs WHERE changes::text LIKE '%5550142%' OR changes::text LIKE '%rings%' OR changes::text LIKE '%jonas%'")).To(BeZero())
		Expect(p.count(ctx, "SELECT count(*) FROM audit_logs WHERE object_type = 'customer'")).To(Equal(3))
	})

	Describe("whose status changes", func() {
		It("loses all logins in the store in the same transaction, but none in other stores", func(ctx SpecContext) {
			other, _ := p.newStore(ctx, "two")
			login, actor := p.signUp(ctx, shop.ID, mia)
			elsewhere, err := p.Account.LoginCustomer(ctx, visitor(other.ID), mia, miaPassword)
			Expect(err).NotTo(HaveOccurred())
			c, err := p.Customer.SetCustomerStatus(ctx, again(admin), actor.ID, customer.StatusInput{Status: customer.CustomerSuspended, Reason: ref("card reported stolen")}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(c.AllowedStatuses()).To(ConsistOf(customer.CustomerActive, customer.CustomerBanned, customer.CustomerDeactivated))
			_, err = p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Account.RefreshCustomer(ctx, visitor(shop.ID), login.Tokens.Refresh)
			Expect(err).To(HaveOccurred())
			p.actorOf(ctx, elsewhere)
			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(refuse(domain.AccountInactive))
			Expect(p.loginCustomer(ctx, shop.ID, mia, "not the password")).To(refuse(domain.InvalidCredentials))

			_, err = p.Customer.SetCustomerStatus(ctx, again(admin), actor.ID, customer.StatusInput{Status: customer.CustomerSuspended}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Customer.SetCustomerStatus(ctx, again(admin), actor.ID, customer.StatusInput{Status: customer.CustomerActive}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated), "an ended login does not come back")
			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(Succeed())
			Expect(actions(p.events(ctx, shop.ID))).To(Equal([]string{"customer.created", "customer.status_changed", "customer.status_changed"}))
			Expect(p.events(ctx, shop.ID)[1].Changes).To(HaveKeyWithValue("status", map[string]any{"old": "ACTIVE", "new": "SUSPENDED"}))
		})

		DescribeTable("loses every login and does not regain them on reactivation, if the status becomes", EntryDescription("%[1]s"), func(ctx SpecContext, to customer.CustomerStatus) {
			first, actor := p.signUp(ctx, shop.ID, mia)
			second, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), mia, miaPassword)
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Customer.SetCustomerStatus(ctx, again(admin), actor.ID, customer.StatusInput{Status: to}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(p.count(ctx, "SELECT count(*) FROM sessions WHERE customer_id = $1 AND revoked_on IS NULL", actor.ID)).To(BeZero())
			// SQL changes the status, since the command would also end the logins.
			_, err = p.Data.SQL.ExecContext(ctx, "UPDATE customers SET status = 'ACTIVE'")
			Expect(err).NotTo(HaveOccurred())
			for _, login := range []customer.CustomerLogin{first, second} {
				_, err = p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
				Expect(err).To(refuse(domain.Unauthenticated))
				_, err = p.Account.RefreshCustomer(ctx, visitor(shop.ID), login.Tokens.Refresh)
				Expect(err).To(refuse(domain.Unauthenticated))
			}
		}, Entry(nil, customer.CustomerSuspended), Entry(nil, customer.CustomerBanned), Entry(nil, customer.CustomerDeactivated))

		It("cannot return to the store under the same address after a ban", func(ctx SpecContext) {
			c, err := add(ctx, customer.CustomerCreate{Email: jonas})
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Customer.SetCustomerStatus(ctx, again(admin), c.ID, customer.StatusInput{Status: customer.CustomerBanned}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Account.SignUp(ctx, visitor(shop.ID), customer.SignUp{Email: jonas, Password: miaPassword, Profile: customer.CustomerPatch{FirstName: ref("J"), LastName: ref("B")}})
			Expect(err).To(refuse(domain.AlreadyExists), "as anybody with the address hears")
			_, err = add(ctx, customer.CustomerCreate{Email: jonas})
			Expect(err).To(refuse(domain.InvalidValue))
			Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), jonas)).To(Succeed())
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE status <> 'WITHHELD'")).To(BeZero())
			_, err = p.Customer.SetCustomerStatus(ctx, again(admin), c.ID, customer.StatusInput{Status: customer.CustomerDeactivated}, domain.Expect{})
			Expect(err).To(refuse(domain.InvalidStateTransition))
		})
	})

	It("gets a new account type once, even if the request is repeated", func(ctx SpecContext) {
		wholesale, err := p.Customer.CreateAccountType(ctx, again(admin), customer.AccountTypePatch{Name: ref("Wholesale")}, nil)
		Expect(err).NotTo(HaveOccurred())
		c, err := add(ctx, customer.CustomerCreate{Email: jonas})
		Expect(err).NotTo(HaveOccurred())
		for range 2 {
			c, err = p.Customer.SetCustomerAccountType(ctx, again(admin), c.ID, wholesale.ID, false, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{c.AccountTypeName, c.Version}).To(Equal([]any{"Wholesale", int64(2)}))
		}
		events := p.events(ctx, shop.ID)
		Expect(actions(events)).To(Equal([]string{"customer.created", "customer.account_type_changed"}))
		Expect(events[1].Changes).To(HaveKeyWithValue("accountTypeName", map[string]any{"old": "Customer", "new": "Wholesale"}))
		_, err = p.Customer.SetCustomerAccountType(ctx, again(admin), c.ID, 999, false, domain.Expect{})
		Expect(err).To(refuse(domain.NotFound))
	})

	Describe("who deletes their account", func() {
		It("is deactivated at once and erased later, together with an account that no other customer uses", func(ctx SpecContext) {
			other, _ := p.newStore(ctx, "two")
			login, actor := p.signUp(ctx, shop.ID, mia)
			_, err := p.Customer.CreateCustomerAddress(ctx, again(actor), actor.ID, home, true)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.loginCustomer(ctx, other.ID, mia, miaPassword)).To(Succeed())

			Expect(p.Account.DeleteMe(ctx, actor, customer.Deletion{Password: "not the password"})).To(refuse(domain.Forbidden))
			Expect(p.Account.DeleteMe(ctx, actor, customer.Deletion{Password: miaPassword, Reason: ref("I moved abroad.")})).To(Succeed())
			_, err = p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(refuse(domain.AccountInactive))
			Expect(p.count(ctx, "SELECT count(*) FROM accounts")).To(Equal(1), "there is a customer in another store")

			_, err = p.Data.SQL.ExecContext(ctx, `INSERT INTO carts (store_id, created_on, modified_on, command_id, email, notes, currency_code, status, expires_on)
				VALUES ($1, now(), now(), gen_random_uuid(), upper($2), 'Ring twice', 'EUR', 'ACTIVE', now() + interval '1 year')`, shop.ID, mia)
			Expect(err).NotTo(HaveOccurred(), "their cart as a guest")

			Expect(p.Customer.EraseCustomers(ctx)).To(Succeed())
			Expect(p.count(ctx, "SELECT count(*) FROM customers WHERE erased_on IS NOT NULL")).To(BeZero())
			p.Clock.Advance(customer.CustomerRetention + time.Hour)
			Expect(p.Customer.EraseCustomers(ctx)).To(Succeed())
			Expect(p.Customer.EraseCustomers(ctx)).To(Succeed())
			c, err := p.As(admin).Customer(ctx, actor.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(c.Email).To(HaveSuffix("@erased.invalid"))
			Expect(c.FirstName + c.LastName).To(BeEmpty())
			Expect(c.AllowedStatuses()).To(BeEmpty())
			Expect(p.count(ctx, "SELECT count(*) FROM customer_addresses")).To(BeZero())
			Expect(p.count(ctx, "SELECT count(*) FROM carts WHERE email IS NULL AND notes IS NULL")).To(Equal(1))
			Expect(p.count(ctx, "SELECT count(*) FROM customers WHERE to_jsonb(customers)::text ~* 'mia|keller' AND store_id = $1", shop.ID)).To(BeZero())
			last := p.events(ctx, shop.ID)
			Expect(actions(last)).To(Equal([]string{"customer.updated"}), "earlier events show the person")
			Expect(last[0].Changes).To(HaveKeyWithValue("email", HaveKeyWithValue("old", BeNil())), "what was there is not told once more")
			Expect(last[0].Changes).To(And(HaveKey("firstName"), HaveKey("lastName")))
			Expect(last[0].Object).To(HaveKeyWithValue("firstName", ""))

			there, err := p.Account.LoginCustomer(ctx, visitor(other.ID), mia, miaPassword)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Account.DeleteMe(ctx, p.actorOf(ctx, there), customer.Deletion{Password: miaPassword})).To(Succeed())
			Expect(p.loginCustomer(ctx, other.ID, mia, miaPassword)).To(refuse(domain.AccountInactive), "until the erasure, the password says why")
			p.Clock.Advance(customer.CustomerRetention + time.Hour)
			Expect(p.Customer.EraseCustomers(ctx)).To(Succeed())
			Expect(p.count(ctx, "SELECT count(*) FROM accounts")).To(BeZero())
			p.signUp(ctx, shop.ID, mia)
		})

		It("can log in with the old password if an administrator restores them in time", func(ctx SpecContext) {
			_, actor := p.signUp(ctx, shop.ID, mia)
			Expect(p.Account.DeleteMe(ctx, actor, customer.Deletion{Password: miaPassword})).To(Succeed())
			c, err := p.Customer.SetCustomerStatus(ctx, again(admin), actor.ID, customer.StatusInput{Status: customer.CustomerActive}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(Succeed())
			Expect(c.EraseOn).To(BeNil())
			p.Clock.Advance(customer.CustomerRetention + time.Hour)
			Expect(p.Customer.EraseCustomers(ctx)).To(Succeed())
			c, err = p.As(admin).Customer(ctx, actor.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(c.Email).To(Equal(mia))
		})
	})

	Describe("with addresses", func() {
		var actor domain.Actor

		BeforeEach(func(ctx SpecContext) { _, actor = p.signUp(ctx, shop.ID, mia) })

		It("has one default address, and a new default causes events for both addresses", func(ctx SpecContext) {
			once := again(actor)
			first, err := p.Customer.CreateCustomerAddress(ctx, once, once.ID, home, false)
			Expect(err).NotTo(HaveOccurred())
			Expect(first.IsDefault).To(BeTrue())
			twice, err := p.Customer.CreateCustomerAddress(ctx, once, once.ID, home, false)
			Expect(err).NotTo(HaveOccurred())
			Expect(twice.ID).To(Equal(first.ID), "the same request again")
			second, err := p.Customer.CreateCustomerAddress(ctx, again(actor), actor.ID, home, true)
			Expect(err).NotTo(HaveOccurred())
			for range 2 {
				_, err = p.Customer.SetDefaultCustomerAddress(ctx, again(actor), first.ID)
				Expect(err).NotTo(HaveOccurred())
			}
			_, err = p.Customer.UpdateCustomerAddress(ctx, again(actor), second.ID, customer.AddressPatch{StreetLine2: ref(ref("c/o Brandt"))}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Customer.UpdateCustomerAddress(ctx, again(actor), second.ID, customer.AddressPatch{StreetLine2: ref(ref(" c/o Brandt "))}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Customer.DeleteCustomerAddress(ctx, again(actor), first.ID)).To(Succeed())
			Expect(p.Customer.DeleteCustomerAddress(ctx, again(actor), first.ID)).To(refuse(domain.NotFound))
			Expect(p.Customer.DeleteCustomerAddress(ctx, again(admin), first.ID)).To(Succeed())

			list, err := p.As(actor).CustomerAddresses(ctx, actor.ID, false)
			Expect(err).NotTo(HaveOccurred())
			Expect(list).To(HaveLen(1))
			Expect(list[0].IsDefault).To(BeTrue())
			events := p.events(ctx, shop.ID)[1:]
			Expect(actions(events)).To(Equal([]string{"customer.address_added", "customer.address_updated", "customer.address_added",
				"customer.address_updated", "customer.address_updated", "customer.address_updated", "customer.address_removed", "customer.address_updated"}))
			Expect(events[5].Changes).To(Equal(map[string]map[string]any{"streetLine2": {"old": nil, "new": "c/o Brandt"}}))
			Expect(events[6].Object).To(HaveKeyWithValue("isActive", false))
			profile, err := p.As(actor).CustomerProfile(ctx, actor.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(*profile.DefaultAddressID).To(Equal(second.ID))
		})

		It("cannot see the addresses of other customers", func(ctx SpecContext) {
			a, err := p.Customer.CreateCustomerAddress(ctx, again(actor), actor.ID, home, false)
			Expect(err).NotTo(HaveOccurred())
			_, tom := p.signUp(ctx, shop.ID, "tom@example.com")
			other, otherAdmin := p.newStore(ctx, "two")
			for _, stranger := range []domain.Actor{tom, visitor(shop.ID), visitor(other.ID), otherAdmin} {
				_, err := p.As(stranger).CustomerAddress(ctx, a.ID)
				Expect(err).To(refuse(domain.NotFound))
				_, err = p.As(stranger).CustomerAddresses(ctx, actor.ID, true)
				Expect(err).To(refuse(domain.NotFound))
				_, err = p.As(stranger).Customer(ctx, actor.ID)
				Expect(err).To(refuse(domain.NotFound))
				Expect(p.Customer.DeleteCustomerAddress(ctx, again(stranger), a.ID)).To(refuse(domain.NotFound))
			}
			_, err = p.Customer.UpdateCustomerAddress(ctx, again(tom), a.ID, customer.AddressPatch{City: ref("Bonn")}, domain.Expect{})
			Expect(err).To(refuse(domain.NotFound))
			_, err = p.Customer.SetDefaultCustomerAddress(ctx, again(tom), a.ID)
			Expect(err).To(refuse(domain.NotFound))
			_, err = p.Customer.UpdateCustomer(ctx, again(tom), actor.ID, customer.CustomerPatch{FirstName: ref("X")}, domain.Expect{})
			Expect(err).To(refuse(domain.NotFound))
			Expect(p.As(actor).CustomerAddress(ctx, a.ID)).NotTo(BeNil())
		})

		It("keeps one default address when several are saved at the same time", func(ctx SpecContext) {
			var wg sync.WaitGroup
			for range 6 {
				wg.Go(func() {
					defer GinkgoRecover()
					same := again(actor)
					_, err := waiting(func() (*customer.CustomerAddress, error) {
						return p.Customer.CreateCustomerAddress(ctx, same, actor.ID, home, true)
					})
					Expect(err).NotTo(HaveOccurred())
				})
			}
			wg.Wait()
			Expect(p.count(ctx, "SELECT count(*) FROM customer_addresses WHERE is_default")).To(Equal(1))
			Expect(p.count(ctx, "SELECT count(*) FROM customer_addresses")).To(Equal(6))
		})
	})

	Describe("with payment methods", func() {
		It("has one default, can remove methods, and cannot see other customers' methods", func(ctx SpecContext) {
			_, actor := p.signUp(ctx, shop.ID, mia)
			_, tom := p.signUp(ctx, shop.ID, "tom@example.com")
			ids := map[string]int64{}
			for i, reference := range []string{"a", "b", "c"} {
				var id int64
				Expect(p.Data.SQL.QueryRowContext(ctx, `INSERT INTO customer_payment_methods (store_id, created_on, modified_on, customer_id, command_id, payment_provider_id,
					provider_reference, payment_type, brand, last_four, is_default, is_active) VALUES ($1, now(), now(), $2, gen_random_uuid(), 1, $3, 'CARD', 'visa', '4242', $4, true) RETURNING id`,
					shop.ID, actor.ID, reference, i == 0).Scan(&id)).To(Succeed())
				ids[reference] = id
			}
			_, err := p.Customer.SetDefaultCustomerPaymentMethod(ctx, again(tom), ids["b"])
			Expect(err).To(refuse(domain.NotFound))
			Expect(p.Customer.DeleteCustomerPaymentMethod(ctx, again(tom), ids["b"])).To(refuse(domain.NotFound))
			_, err = p.As(tom).CustomerPaymentMethod(ctx, ids["b"])
			Expect(err).To(refuse(domain.NotFound))
			for range 2 {
				m, err := p.Customer.SetDefaultCustomerPaymentMethod(ctx, again(actor), ids["b"])
				Expect(err).NotTo(HaveOccurred())
				Expect(m.IsDefault).To(BeTrue())
			}
			Expect(p.Customer.DeleteCustomerPaymentMethod(ctx, again(admin), ids["b"])).To(Succeed())
			Expect(p.Customer.DeleteCustomerPaymentMethod(ctx, again(admin), ids["b"])).To(Succeed())
			Expect(p.Customer.DeleteCustomerPaymentMethod(ctx, again(actor), ids["b"])).To(refuse(domain.NotFound))
			list, err := p.As(actor).CustomerPaymentMethods(ctx, actor.ID, false)
			Expect(err).NotTo(HaveOccurred())
			Expect(list).To(HaveLen(2))
			Expect(list[0].ID).To(Equal(ids["c"]))
			Expect(list[0].IsDefault).To(BeTrue())
			Expect(p.Account.DeleteMe(ctx, actor, customer.Deletion{Password: miaPassword})).To(Succeed())

			var mine []event
			for _, e := range p.events(ctx, shop.ID) {
				if e.Type == "customer.payment_method_changed" {
					mine = append(mine, e)
					Expect(e.Object).NotTo(HaveKey("providerReference"))
				}
			}
			Expect(actions(mine)).To(Equal([]string{"customer.payment_method_updated", "customer.payment_method_updated",
				"customer.payment_method_removed", "customer.payment_method_updated", "customer.payment_method_removed", "customer.payment_method_removed"}))
			Expect(mine[2].Actor).To(Equal("ADMIN"))
			Expect(mine[2].Object).To(HaveKeyWithValue("isActive", false))
		})
	})

	Describe("in lists", func() {
		It("is found by each filter and search text", func(ctx SpecContext) {
			_, err := add(ctx, customer.CustomerCreate{Email: jonas, Profile: customer.CustomerPatch{FirstName: ref("Jonas"), LastName: ref("Brandt"),
				Tags: &[]string{"vip"}, ExternalID: ref(ref("CRM-1")), Company: ref(ref("100% Kaffee"))}})
			Expect(err).NotTo(HaveOccurred())
			p.signUp(ctx, shop.ID, mia)
			list := func(f customer.CustomerFilter, q domain.PageQuery) (emails []string) {
				GinkgoHelper()
				page, err := p.As(admin).Customers(ctx, f, q)
				Expect(err).NotTo(HaveOccurred())
				for _, c := range page.Items {
					emails = append(emails, c.Email)
					Expect(c.AccountTypeName).To(Equal("Customer"))
				}
				return emails
			}
			first := domain.PageQuery{Number: 1, Size: 25, Sort: "-createdOn"}
			Expect(list(customer.CustomerFilter{}, first)).To(Equal([]string{mia, jonas}))
			for _, key := range []string{"email", "lastName"} {
				first.Sort = key
				Expect(list(customer.CustomerFilter{}, first)).To(Equal([]string{jonas, mia}), key)
			}
			first.Sort = "-lastOrderOn"
			Expect(list(customer.CustomerFilter{}, first)).To(HaveLen(2))
			for _, f := range []customer.CustomerFilter{{Search: "BRANDT"}, {Search: "jonas b"}, {Search: "Brandt Jonas"}, {Search: "Brandt, Jonas"}, {Search: "100%"}, {Search: "CRM-1"}, {Tag: []string{"vip"}}} {
				Expect(list(f, first)).To(Equal([]string{jonas}))
			}
			Expect(list(customer.CustomerFilter{Search: "CRM"}, first)).To(BeEmpty())
			Expect(list(customer.CustomerFilter{EmailVerified: ref(true)}, first)).To(BeEmpty())
			Expect(list(customer.CustomerFilter{Status: []customer.CustomerStatus{customer.CustomerBanned}}, first)).To(BeEmpty())

			By("a cursor continues the list")
			page, err := p.As(admin).Customers(ctx, customer.CustomerFilter{}, domain.PageQuery{Number: 1, Size: 1, Sort: "-lastOrderOn"})
			Expect(err).NotTo(HaveOccurred())
			Expect(list(customer.CustomerFilter{}, domain.PageQuery{Cursor: page.NextCursor, Size: 1, Sort: "-lastOrderOn"})).To(HaveLen(1))
			By("a cursor follows changes")
			since := time.Now().Add(-time.Hour)
			Expect(list(customer.CustomerFilter{ModifiedSince: &since}, domain.PageQuery{Number: 1, Size: 25})).To(Equal([]string{jonas, mia}))

			found, err := p.As(admin).SearchCustomers(ctx, "ke", nil, 20)
			Expect(err).NotTo(HaveOccurred())
			Expect(found).To(HaveLen(1))
			check, err := p.Customer.CheckCustomerEmail(ctx, admin, "Mia.Keller@example.com")
			Expect(err).NotTo(HaveOccurred())
			Expect(check.Customer.Email).To(Equal(mia))
			check, err = p.Customer.CheckCustomerEmail(ctx, admin, "nobody@example.com")
			Expect(err).NotTo(HaveOccurred())
			Expect(check.Customer).To(BeNil())
			figures, err := p.As(admin).CustomerFigures(ctx, found[0].ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(figures.OrderCount).To(BeZero())
		})
	})
})

var _ = Describe("An account type", func() {
	var p *platform
	var shop *settings.Store
	var admin domain.Actor

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, admin = p.newStore(ctx, "one")
	})

	It("can be created, changed and deleted, and one type is always the default", func(ctx SpecContext) {
		percent := domain.MustAmount("15")
		request := again(admin)
		patch := customer.AccountTypePatch{Name: ref("Wholesale & Co"), PriceMode: ref(customer.PriceModeDiscount), DiscountPercent: ref(&percent),
			AutoTier: ref(&customer.AutoTier{Metric: customer.TierSpend, Threshold: domain.MustAmount("5000.00")})}
		kind, err := p.Customer.CreateAccountType(ctx, request, patch, ref(true))
		Expect(err).NotTo(HaveOccurred())
		Expect(kind.Code).To(Equal("wholesale-and-co"))
		again2, err := p.Customer.CreateAccountType(ctx, request, patch, ref(true))
		Expect(err).NotTo(HaveOccurred())
		Expect(again2.ID).To(Equal(kind.ID))
		_, err = p.Customer.CreateAccountType(ctx, again(admin), customer.AccountTypePatch{Name: ref("Wholesale & Co")}, nil)
		Expect(err).To(refuse(domain.AlreadyExists))

		list, err := p.As(admin).AccountTypes(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(list).To(HaveLen(2))
		marked := 0
		for _, t := range list {
			if t.IsDefault {
				marked++
				Expect(t.ID).To(Equal(kind.ID))
				Expect(t.AutoTier.Threshold.String()).To(Equal("5000.00"))
			}
		}
		Expect(marked).To(Equal(1))
		_, err = p.Customer.UpdateAccountType(ctx, again(admin), kind.ID, customer.AccountTypePatch{}, ref(false), domain.Expect{})
		Expect(err).To(refuse(domain.InUse))
		Expect(p.Customer.DeleteAccountType(ctx, again(admin), kind.ID)).To(refuse(domain.InUse))

		former := shop.Settings.DefaultAccountTypeID
		_, err = p.Customer.UpdateAccountType(ctx, again(admin), former, customer.AccountTypePatch{}, ref(true), domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		_, actor := p.signUp(ctx, shop.ID, mia)
		_, err = p.Customer.SetCustomerAccountType(ctx, again(admin), actor.ID, kind.ID, false, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Customer.DeleteAccountType(ctx, again(admin), kind.ID)).To(refuse(domain.InUse))
		_, err = p.Customer.SetCustomerAccountType(ctx, again(admin), actor.ID, former, false, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		kind, err = p.Customer.UpdateAccountType(ctx, again(admin), kind.ID, customer.AccountTypePatch{PriceMode: ref(customer.PriceModeList)}, nil, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(kind.DiscountPercent).To(BeNil())
		Expect(p.Customer.DeleteAccountType(ctx, again(admin), kind.ID)).To(Succeed())
		Expect(p.Customer.DeleteAccountType(ctx, again(admin), kind.ID)).To(refuse(domain.NotFound))
	})
})
