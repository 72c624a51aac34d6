package store_test

import (
	"context"
	"fmt"
	"regexp"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// updated matches an UPDATE up to the columns that it sets.
var updated = regexp.MustCompile(`^(UPDATE "\w+") SET .*$`)

// The work for a request about an address must not reveal whether the address is known. The statements
// and hashes are the same for a known address, an address that only another store knows, and an
// unknown address.
var _ = Describe("The work for a request about an address", Ordered, func() {
	const elsewhere, nobody = "tom@example.com", "nobody@example.com"
	var (
		p        *platform
		sent     *storetest.Sent
		shop     *settings.Store
		ada, me  domain.Actor
		staff    int64
		watched  int64 // an administrator's id
		password = "not the password"
	)

	BeforeAll(func(ctx SpecContext) {
		data := storetest.Open(ctx)
		var traced *repo.DB
		traced, sent = data.Counted()
		p = &platform{Data: data, Service: newService(store.Options{DB: traced, Clock: data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(), PublicURL: "http://store.example"})}
		Expect(p.Identity.EnsureAdmin(ctx, adminEmail, adminPassword)).To(BeTrue())
		shop, ada = p.newStore(ctx, "one")
		other, _ := p.newStore(ctx, "two")
		scope := func(name string, storeID int64) int64 {
			made, err := p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: name, Permissions: []string{"user:write"}, StoreIDs: []int64{storeID}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			return made.ID
		}
		staff = scope("Staff", shop.ID)
		watched = p.invite(ctx, ada, "bob@juniper-oak.example", otherPassword, staff).ID
		p.invite(ctx, ada, elsewhere, otherPassword, scope("There", other.ID))
		_, me = p.signUp(ctx, shop.ID, mia)
		p.signUp(ctx, other.ID, elsewhere)
	})

	DescribeTable("is the same for known and unknown addresses when", func(ctx SpecContext, known []string, ask func(ctx context.Context, email string) error) {
		addresses := append(known, nobody)
		run := func(email string) []string {
			GinkgoHelper()
			p.Clock.Advance(2 * time.Hour) // a later time, so no limit is reached
			hashed := storetest.Hashed.Load()
			statements, _ := sent.During(func() { _ = ask(ctx, email) })
			for i, s := range statements { // the columns that change depend on the address's previous value
				statements[i] = updated.ReplaceAllString(s, "$1")
			}
			return append(statements, fmt.Sprintf("hashed %d times", storetest.Hashed.Load()-hashed))
		}
		for _, email := range append(addresses, addresses...) { // the first runs may do work that does not depend on the address
			run(email)
		}
		unknown := run(nobody)
		Expect(len(unknown)).To(BeNumerically(">", 1))
		for _, email := range known {
			Expect(run(email)).To(Equal(unknown), email)
		}
	},
		Entry("an administrator logs in", []string{adminEmail}, func(ctx context.Context, email string) error {
			_, err := p.Identity.Login(ctx, identity.Credentials{Email: email, Password: password}, domain.Origin{Address: "198.51.100.7"})
			return err
		}),
		Entry("a customer logs in", []string{mia, elsewhere}, func(ctx context.Context, email string) error {
			_, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), email, password)
			return err
		}),
		Entry("a visitor of a store requests a new password", []string{mia, elsewhere}, func(ctx context.Context, email string) error {
			return p.Account.ForgotPassword(ctx, visitor(shop.ID), email)
		}),
		Entry("a visitor of the platform's page requests a new password", []string{mia, elsewhere}, func(ctx context.Context, email string) error {
			return p.Account.ForgotPasswordAnywhere(ctx, fromHere, email, "")
		}),
		Entry("the platform's job handles a request for a new password after the response", []string{mia, elsewhere}, func(ctx context.Context, email string) error {
			Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, email, "")).To(Succeed())
			return p.Account.MailResets(ctx)
		}),
		Entry("a visitor requests a link to an order of the address", []string{mia, elsewhere}, func(ctx context.Context, email string) error {
			return p.Ordering.LookUpOrder(ctx, visitor(shop.ID), 1, email)
		}),
		Entry("a visitor requests a pin", []string{mia, elsewhere}, func(ctx context.Context, email string) error {
			return p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), email)
		}),
		Entry("a visitor enters a pin", []string{mia, elsewhere}, func(ctx context.Context, email string) error {
			return p.Account.VerifyEmail(ctx, visitor(shop.ID), email, "000000")
		}),
		Entry("a customer wants to change to the address", []string{elsewhere}, func(ctx context.Context, email string) error {
			return p.Account.RequestEmailChange(ctx, me, email, miaPassword)
		}),
		Entry("a visitor checks whether the address is available", []string{mia, elsewhere}, func(ctx context.Context, email string) error {
			_, err := p.Account.CheckEmailAvailable(ctx, visitor(shop.ID), email)
			return err
		}),
		Entry("an administrator adds a customer", []string{elsewhere}, func(ctx context.Context, email string) error {
			defer p.Data.SQL.ExecContext(ctx, "DELETE FROM customers WHERE store_id = $1 AND account_id IS NULL", shop.ID)
			_, err := p.Customer.CreateCustomer(ctx, again(ada), customer.CustomerCreate{Email: email, SendWelcomeEmail: true, Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}})
			return err
		}),
		Entry("an administrator invites a user", []string{elsewhere}, func(ctx context.Context, email string) error {
			defer p.Data.SQL.ExecContext(ctx, "DELETE FROM admin_users WHERE confirmed_on IS NULL")
			_, err := p.Identity.CreateAdminUser(ctx, ada, identity.AdminUserCreate{Email: email, ScopeIDs: []int64{staff}})
			Expect(err).NotTo(HaveOccurred())
			return err
		}),
		Entry("an administrator wants to change to the address", []string{elsewhere}, func(ctx context.Context, email string) error {
			_, err := p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: watched, Email: &email}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			return err
		}))

	It("starts only after the response to a request for a new password, and sends one mail", func(ctx SpecContext) {
		_, err := p.Data.SQL.ExecContext(ctx, "DELETE FROM reset_requests")
		Expect(err).NotTo(HaveOccurred())
		for _, email := range []string{mia, nobody} {
			p.Clock.Advance(2 * time.Hour)
			statements, _ := sent.During(func() { Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, email, "")).To(Succeed()) })
			for _, sql := range statements {
				Expect(sql).To(Or(ContainSubstring("throttles"), HavePrefix("INSERT INTO reset_requests")))
			}
		}
		resets := func(status string) int {
			return p.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'RESET_PASSWORD' AND status = $1", status)
		}
		mailed, withheld := resets("PENDING"), resets("WITHHELD")
		counts := atOnce(4, func(int, acting) error { return p.Account.MailResets(ctx) })
		Expect(counts).To(Equal(map[domain.Code]int{"": 4}))
		Expect([]int{resets("PENDING"), resets("WITHHELD")}).To(Equal([]int{mailed + 1, withheld + 1}))
		Expect(p.count(ctx, "SELECT count(*) FROM reset_requests")).To(BeZero())
	})
})
