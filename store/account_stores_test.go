package store_test

import (
	"context"
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/identity"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// A store can neither change an account of another store nor learn anything about it.
var _ = Describe("An account of several stores", func() {
	var p *platform
	var shop, evil *settings.Store
	var evilAdmin domain.Actor

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, _ = p.newStore(ctx, "one")
		evil, evilAdmin = p.newStore(ctx, "two")
	})

	// sent counts the mails of the store, except withheld mails.
	sent := func(ctx context.Context, storeID int64) int {
		return p.count(ctx, "SELECT count(*) FROM mails WHERE store_id = $1 AND status <> 'WITHHELD'", storeID)
	}
	verified := func(ctx context.Context) (actor domain.Actor) {
		GinkgoHelper()
		_, actor = p.signUp(ctx, shop.ID, mia)
		Expect(p.Account.VerifyEmail(ctx, actor, mia, p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail))).To(Succeed())
		return actor
	}
	add := func(ctx context.Context, email string) (*customer.Customer, error) {
		return p.Customer.CreateCustomer(ctx, again(evilAdmin), customer.CustomerCreate{Email: email, SendWelcomeEmail: true,
			Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}})
	}
	claimDomain := func(ctx context.Context, host string) {
		GinkgoHelper()
		name := &host
		_, err := p.Settings.UpdateStoreSettings(ctx, again(evilAdmin), settings.SettingsPatch{Domain: &name}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}

	It("gets no link to a domain that its store has not verified", func(ctx SpecContext) {
		verified(ctx)
		claimDomain(ctx, "evil.example")
		login, err := p.Account.LoginCustomer(ctx, visitor(evil.ID), mia, miaPassword)
		Expect(err).NotTo(HaveOccurred())
		actor := p.actorOf(ctx, login)
		Expect(p.Account.RequestEmailChange(ctx, actor, "new@example.com", miaPassword)).To(Succeed())
		Expect(p.Account.ChangePassword(ctx, actor, miaPassword, "eight slower kettles")).To(Succeed())
		_, err = add(ctx, "jonas@example.com")
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Account.ForgotPassword(ctx, visitor(evil.ID), mia)).To(Succeed())
		Expect(p.mail(ctx, evil.ID, mia, letter.MailResetPassword).Text).To(ContainSubstring("http://store.example/reset-password#token=rs_"))
		mails := 0
		for _, to := range []string{mia, "new@example.com", "jonas@example.com"} {
			list, err := p.Letter.MailsTo(ctx, domain.System(evil.ID), to, 50)
			Expect(err).NotTo(HaveOccurred())
			for _, m := range list {
				mails++
				for _, part := range []string{m.Text, m.HTML, m.Subject, m.FromAddress, m.MessageID} {
					Expect(part).NotTo(ContainSubstring("evil.example"), string(m.Kind))
				}
				Expect(m.FromAddress).To(Equal("no-reply@store.example"))
			}
		}
		Expect(mails).To(BeNumerically(">=", 5))
	})

	It("gets no mail from a store in which the account's owner never signed up", func(ctx SpecContext) {
		verified(ctx)
		p.signUp(ctx, shop.ID, "tom@example.com") // Tom does not verify the address
		for _, email := range []string{mia, "tom@example.com", "nobody@example.com"} {
			Expect(p.Account.ForgotPassword(ctx, visitor(evil.ID), email)).To(Succeed())
			Expect(p.Account.ResendVerifyEmailPin(ctx, visitor(evil.ID), email)).To(Succeed())
			Expect(p.Account.VerifyEmail(ctx, visitor(evil.ID), email, "123456")).To(refuse(domain.CodeInvalid))
		}
		Expect(sent(ctx, evil.ID)).To(BeZero())
		Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE store_id = $1", evil.ID)).To(Equal(6), "the same work for each")
	})

	It("is not revealed to an administrator who adds a customer with the same address", func(ctx SpecContext) {
		verified(ctx)
		known, err := add(ctx, mia)
		Expect(err).NotTo(HaveOccurred())
		unknown, err := add(ctx, "nobody@example.com")
		Expect(err).NotTo(HaveOccurred())
		for _, c := range []*customer.Customer{known, unknown} {
			Expect(c.AccountID).To(BeNil())
			Expect(c.EmailVerified).To(BeFalse())
		}
		Expect(p.Account.FollowAccounts(ctx)).To(Succeed())
		c, err := p.As(evilAdmin).Customer(ctx, known.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.EmailVerified).To(BeFalse())
		By("the account's owner takes the customer over by logging in")
		login, err := p.Account.LoginCustomer(ctx, visitor(evil.ID), mia, miaPassword)
		Expect(err).NotTo(HaveOccurred())
		Expect(login.Profile.ID).To(Equal(known.ID))
		Expect(login.Profile.EmailVerified).To(BeTrue())
	})

	It("is not revealed to a store whose customer still has the account's previous address", func(ctx SpecContext) {
		actor := verified(ctx)
		Expect(p.loginCustomer(ctx, evil.ID, mia, miaPassword)).To(Succeed())
		namesake, err := add(ctx, "new@example.com")
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Account.RequestEmailChange(ctx, actor, "new@example.com", miaPassword)).To(Succeed())
		_, err = p.Account.CommitEmailChange(ctx, actor, p.pin(ctx, shop.ID, "new@example.com", letter.MailEmailChange))
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Data.SQL.ExecContext(ctx, "UPDATE customers SET email = 'gone@example.com' WHERE id = $1", namesake.ID)
		Expect(err).NotTo(HaveOccurred())
		c, err := add(ctx, "new@example.com")
		Expect(err).NotTo(HaveOccurred())
		Expect(c.AccountID).To(BeNil())
	})

	It("has the same limit for platform links as an unknown address", func(ctx SpecContext) {
		verified(ctx)
		for _, email := range []string{mia, "nobody@example.com"} {
			for range 5 {
				Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, email, "")).To(Succeed(), email)
			}
			Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, email, "")).To(refuse(domain.RateLimited), email)
		}
	})

	It("accepts a token only in the store that mailed the token", func(ctx SpecContext) {
		verified(ctx)
		Expect(p.loginCustomer(ctx, evil.ID, mia, miaPassword)).To(Succeed())
		Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), mia)).To(Succeed())
		token := tokenInMail.FindString(p.mail(ctx, shop.ID, mia, letter.MailResetPassword).Text)
		Expect(p.Account.ResetPassword(ctx, visitor(evil.ID), token, "eight slower kettles")).To(refuse(domain.CodeInvalid))
		By("another store cannot void the token by requesting a second token")
		Expect(p.Account.ForgotPassword(ctx, visitor(evil.ID), mia)).To(Succeed())
		Expect(p.Account.ResetPassword(ctx, visitor(shop.ID), token, "eight slower kettles")).To(Succeed())
		By("a new password voids the tokens of all stores")
		Expect(p.Account.ResetPassword(ctx, visitor(evil.ID), tokenInMail.FindString(p.mail(ctx, evil.ID, mia, letter.MailResetPassword).Text), "nine slower kettles")).To(refuse(domain.CodeInvalid))
		Expect(p.loginCustomer(ctx, shop.ID, mia, "eight slower kettles")).To(Succeed())

		login, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), mia, "eight slower kettles")
		Expect(err).NotTo(HaveOccurred())
		actor := p.actorOf(ctx, login)
		elsewhere, err := p.Account.LoginCustomer(ctx, visitor(evil.ID), mia, "eight slower kettles")
		Expect(err).NotTo(HaveOccurred())
		By("pins and pending addresses belong to one store in the same way")
		Expect(p.Account.RequestEmailChange(ctx, actor, "new@example.com", "eight slower kettles")).To(Succeed())
		there := p.actorOf(ctx, elsewhere)
		profile, err := p.As(there).CustomerProfile(ctx, there.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(profile.PendingEmail).To(BeNil())
		pin := p.pin(ctx, shop.ID, "new@example.com", letter.MailEmailChange)
		_, err = p.Account.CommitEmailChange(ctx, there, pin)
		Expect(err).To(refuse(domain.CodeInvalid))
		_, err = p.Account.CommitEmailChange(ctx, actor, pin)
		Expect(err).NotTo(HaveOccurred())
	})

	It("accepts a pin only in the store that mailed it, even after wrong attempts in another store", func(ctx SpecContext) {
		p.signUp(ctx, shop.ID, mia)
		pin := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
		for range customer.PinTries + 1 {
			Expect(p.Account.VerifyEmail(ctx, visitor(evil.ID), mia, pin)).To(refuse(domain.CodeInvalid))
		}
		Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, pin)).To(Succeed())
	})

	It("can be verified by its owner no matter how many pins strangers have tried", func(ctx SpecContext) {
		_, me := p.signUp(ctx, shop.ID, mia)
		pin := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
		wrong := "000000"
		if pin == wrong {
			wrong = "000001"
		}
		for range customer.PinTries + 1 {
			Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, wrong)).To(refuse(domain.CodeInvalid))
		}
		Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, pin)).To(refuse(domain.CodeInvalid))
		for range customer.PinTries - 1 {
			Expect(p.Account.VerifyEmail(ctx, me, mia, wrong)).To(refuse(domain.CodeInvalid))
		}
		Expect(p.Account.VerifyEmail(ctx, me, mia, pin)).To(Succeed())
	})

	It("gets the mails of its own store no matter how many mails another store requests", func(ctx SpecContext) {
		p.signUp(ctx, shop.ID, mia)
		for range 6 {
			_ = p.Account.ForgotPassword(ctx, visitor(evil.ID), mia)
			_ = p.Account.ResendVerifyEmailPin(ctx, visitor(evil.ID), mia)
		}
		Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), mia)).To(Succeed())
		Expect(p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), mia)).To(Succeed())
	})

	It("rejects a reset link that another store mailed before the password or address changed", func(ctx SpecContext) {
		_, me := p.signUp(ctx, shop.ID, mia)
		Expect(p.loginCustomer(ctx, evil.ID, mia, miaPassword)).To(Succeed())
		mailed := func() string {
			GinkgoHelper()
			p.Clock.Advance(time.Hour)
			Expect(p.Account.ForgotPassword(ctx, visitor(evil.ID), mia)).To(Succeed())
			return tokenInMail.FindString(p.mail(ctx, evil.ID, mia, letter.MailResetPassword).Text)
		}
		token := mailed()
		p.Clock.Advance(time.Second)
		Expect(p.Account.ChangePassword(ctx, me, miaPassword, "nine slower kettles")).To(Succeed())
		Expect(p.Account.ResetPassword(ctx, visitor(evil.ID), token, "eight slower kettles")).To(refuse(domain.CodeInvalid))
		token = mailed()
		p.Clock.Advance(time.Second)
		Expect(p.Account.RequestEmailChange(ctx, me, " MIA.Keller@example.com", "nine slower kettles")).To(refuse(domain.InvalidValue), "it is theirs already")
		elsewhere, err := p.Account.LoginCustomer(ctx, visitor(evil.ID), mia, "nine slower kettles")
		Expect(err).NotTo(HaveOccurred())
		there := p.actorOf(ctx, elsewhere)
		Expect(p.Account.RequestEmailChange(ctx, there, "third@example.com", "nine slower kettles")).To(Succeed())
		pin := p.pin(ctx, evil.ID, "third@example.com", letter.MailEmailChange)
		p.Clock.Advance(time.Second)
		Expect(p.Account.RequestEmailChange(ctx, me, "new@example.com", "nine slower kettles")).To(Succeed())
		Expect(p.Account.CommitEmailChange(ctx, me, p.pin(ctx, shop.ID, "new@example.com", letter.MailEmailChange))).Error().NotTo(HaveOccurred())
		Expect(p.Account.ResetPassword(ctx, visitor(evil.ID), token, "eight slower kettles")).To(refuse(domain.CodeInvalid))
		Expect(p.Account.CommitEmailChange(ctx, there, pin)).Error().To(refuse(domain.CodeInvalid), "nor by a pin of before")
		Expect(p.loginCustomer(ctx, shop.ID, "new@example.com", "nine slower kettles")).To(Succeed())
	})

	It("keeps its address if another customer of the store has already taken the new address", func(ctx SpecContext) {
		_, me := p.signUp(ctx, evil.ID, mia)
		Expect(p.Account.RequestEmailChange(ctx, me, "new@example.com", miaPassword)).To(Succeed())
		Expect(add(ctx, "new@example.com")).Error().NotTo(HaveOccurred())
		Expect(p.Account.CommitEmailChange(ctx, me, p.pin(ctx, evil.ID, "new@example.com", letter.MailEmailChange))).Error().To(refuse(domain.AlreadyExists))
		Expect(p.loginCustomer(ctx, evil.ID, mia, miaPassword)).To(Succeed())
	})

	It("cannot get a password through a token that was issued before the account existed", func(ctx SpecContext) {
		_, err := add(ctx, mia)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Account.ForgotPassword(ctx, visitor(evil.ID), mia)).To(Succeed())
		token := tokenInMail.FindString(p.mail(ctx, evil.ID, mia, letter.MailResetPassword).Text)
		verified(ctx)
		Expect(p.Account.ResetPassword(ctx, visitor(evil.ID), token, "eight slower kettles")).To(refuse(domain.CodeInvalid))
		Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(Succeed())
	})
})

var _ = Describe("A stranger who guesses passwords from changing IP addresses", func() {
	var p *platform
	BeforeEach(func(ctx SpecContext) { p = newPlatform(ctx) })

	strange := func(i int) domain.Origin {
		return domain.Origin{Address: fmt.Sprintf("198.51.%d.%d", i/250, i%250), UserAgent: "spec"}
	}

	It("is slowed down, but the customer is not locked out", func(ctx SpecContext) {
		shop, _ := p.newStore(ctx, "one")
		_, me := p.signUp(ctx, shop.ID, mia)
		refused := 0
		for i := range 100 {
			actor := visitor(shop.ID)
			actor.From = strange(i)
			if _, err := p.Account.LoginCustomer(ctx, actor, mia, "not the password"); domain.CodeOf(err) == domain.RateLimited {
				refused++
			}
			p.Clock.Advance(time.Second / 3)
		}
		Expect(refused).To(BeNumerically(">=", 90))
		Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(Succeed(), "from a known address")
		Expect(p.Account.ChangePassword(ctx, me, miaPassword, "eight slower kettles")).To(Succeed(), "when logged in")
		By("an IP address that the customer has used before is limited as well")
		for range 12 {
			_ = p.loginCustomer(ctx, shop.ID, mia, "not the password")
		}
		Expect(p.loginCustomer(ctx, shop.ID, mia, "not the password")).To(refuse(domain.RateLimited))
		By("the customer gets in from a new IP address after a wait")
		actor := visitor(shop.ID)
		actor.From = strange(9999)
		p.Clock.Advance(time.Hour)
		_, err := p.Account.LoginCustomer(ctx, actor, mia, "eight slower kettles")
		Expect(err).NotTo(HaveOccurred())
	})

	It("is slowed down, but the administrator is not locked out", func(ctx SpecContext) {
		_, credential := p.logIn(ctx, adminEmail, adminPassword)
		refused := 0
		for i := range 100 {
			if _, err := p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: "not the password"}, strange(i)); domain.CodeOf(err) == domain.RateLimited {
				refused++
			}
			p.Clock.Advance(time.Second / 3)
		}
		Expect(refused).To(BeNumerically(">=", 90))
		_, err := p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: adminPassword}, fromHere)
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Identity.CreateTOTP(ctx, credential.WithoutStore(), adminPassword)
		Expect(err).NotTo(HaveOccurred(), "who is logged in confirms the password")
	})
})
