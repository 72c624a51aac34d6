package store_test

import (
	"context"
	"encoding/json"
	"regexp"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

const (
	mia         = "mia.keller@example.com"
	miaPassword = "seven slow kettles"
)

// visitor returns an actor in the store who is not logged in.
func visitor(storeID int64) domain.Actor {
	return domain.Actor{Kind: domain.ActorCustomer, StoreID: storeID, CommandID: uuid.New(), From: fromHere}
}

func ref[T any](v T) *T { return &v }

func (p *platform) signUp(ctx context.Context, storeID int64, email string) (customer.CustomerLogin, domain.Actor) {
	GinkgoHelper()
	login, err := p.Account.SignUp(ctx, visitor(storeID), customer.SignUp{Email: email, Password: miaPassword,
		Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}})
	Expect(err).NotTo(HaveOccurred())
	return login, p.actorOf(ctx, login)
}

// actorOf returns the actor that a login's access token identifies.
func (p *platform) actorOf(ctx context.Context, login customer.CustomerLogin) domain.Actor {
	GinkgoHelper()
	credential, err := p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
	Expect(err).NotTo(HaveOccurred())
	actor, err := credential.Actor(0)
	Expect(err).NotTo(HaveOccurred())
	actor.From = fromHere
	return actor
}

func (p *platform) loginCustomer(ctx context.Context, storeID int64, email, password string) error {
	_, err := p.Account.LoginCustomer(ctx, visitor(storeID), email, password)
	return err
}

// mail returns the newest mail of the given kind to an address.
func (p *platform) mail(ctx context.Context, storeID int64, to string, kind letter.MailKind) letter.SentMail {
	GinkgoHelper()
	mails, err := p.Letter.MailsTo(ctx, domain.System(storeID), to, 50)
	Expect(err).NotTo(HaveOccurred())
	for _, m := range mails {
		if m.Kind == kind {
			return m
		}
	}
	Fail("no mail " + string(kind) + " to " + to)
	return letter.SentMail{}
}

var (
	pinInMail   = regexp.MustCompile(`\b\d{6}\b`)
	tokenInMail = regexp.MustCompile(`rs_[0-9A-Za-z]+`)
)

func (p *platform) pin(ctx context.Context, storeID int64, to string, kind letter.MailKind) string {
	GinkgoHelper()
	pin := pinInMail.FindString(p.mail(ctx, storeID, to, kind).Text)
	Expect(pin).To(HaveLen(6))
	return pin
}

// event is an event that a store recorded.
type event struct {
	Type, Action, Actor string
	Object              map[string]any
	Changes             map[string]map[string]any
}

func (p *platform) events(ctx context.Context, storeID int64) (out []event) {
	GinkgoHelper()
	rows, err := p.Data.SQL.QueryContext(ctx, "SELECT type, action, actor_type, payload FROM webhook_events WHERE store_id = $1 ORDER BY sequence", storeID)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var e event
		var payload string
		Expect(rows.Scan(&e.Type, &e.Action, &e.Actor, &payload)).To(Succeed())
		var body struct {
			Data struct {
				Object  map[string]any
				Changes map[string]map[string]any
			}
		}
		Expect(json.Unmarshal([]byte(payload), &body)).To(Succeed())
		e.Object, e.Changes = body.Data.Object, body.Data.Changes
		out = append(out, e)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	return out
}

func actions(events []event) (out []string) {
	for _, e := range events {
		out = append(out, e.Action)
	}
	return out
}

func (p *platform) count(ctx context.Context, query string, args ...any) (n int) {
	GinkgoHelper()
	Expect(p.Data.SQL.QueryRowContext(ctx, query, args...).Scan(&n)).To(Succeed())
	return n
}

// idle counts the open transactions that are idle now.
func (p *platform) idle(ctx context.Context) int {
	return p.count(ctx, "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'")
}

var _ = Describe("A customer's", func() {
	var p *platform
	var shop *settings.Store
	var admin domain.Actor

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, admin = p.newStore(ctx, "one")
	})

	Describe("sign-up", func() {
		It("creates the account and its customer, logs the customer in and mails a pin", func(ctx SpecContext) {
			login, actor := p.signUp(ctx, shop.ID, "Mia.Keller@Example.com")
			Expect(login.Profile.Email).To(Equal(mia))
			Expect(login.Profile.EmailVerified).To(BeFalse())
			Expect(login.Profile.AccountTypeName).To(Equal("Customer"))
			Expect(login.Profile.LastLoginOn).NotTo(BeNil())
			Expect(actor.ID).To(Equal(login.Profile.ID))
			Expect(actor.AccountID).To(Equal(*login.Profile.AccountID))

			events := p.events(ctx, shop.ID)
			Expect(actions(events)).To(Equal([]string{"customer.created"}))
			Expect(events[0].Actor).To(Equal("CUSTOMER"))
			Expect(events[0].Object).To(HaveKeyWithValue("accountTypeName", "Customer"))
			Expect(events[0].Object).To(HaveKeyWithValue("email", mia))

			m := p.mail(ctx, shop.ID, mia, letter.MailVerifyEmail)
			Expect(m.Status).To(Equal(letter.MailPending))
			Expect(m.HTML).To(ContainSubstring(pinInMail.FindString(m.Text)))
			By("neither the password nor the pin is stored in plain text")
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE content LIKE '%' || $1 || '%'", pinInMail.FindString(m.Text))).To(BeZero())
			Expect(p.count(ctx, "SELECT count(*) FROM accounts WHERE password_hash LIKE '$argon2id$%'")).To(Equal(1))
			Expect(p.count(ctx, "SELECT count(*) FROM account_codes WHERE hash LIKE '$argon2id$%'")).To(Equal(1))
		})

		It("rejects an address that is registered in this or another store", func(ctx SpecContext) {
			other, _ := p.newStore(ctx, "two")
			p.signUp(ctx, shop.ID, mia)
			for _, id := range []int64{shop.ID, other.ID} {
				_, err := p.Account.SignUp(ctx, visitor(id), customer.SignUp{Email: "MIA.keller@example.com", Password: miaPassword,
					Profile: customer.CustomerPatch{FirstName: ref("M"), LastName: ref("K")}})
				Expect(err).To(refuse(domain.AlreadyExists))
			}
			Expect(p.count(ctx, "SELECT count(*) FROM customers")).To(Equal(1))
		})

		It("creates one account from many concurrent requests", func(ctx SpecContext) {
			var wg sync.WaitGroup
			var mu sync.Mutex
			codes := map[domain.Code]int{}
			for range 8 {
				wg.Go(func() {
					actor := visitor(shop.ID)
					_, err := waiting(func() (customer.CustomerLogin, error) {
						return p.Account.SignUp(ctx, actor, customer.SignUp{Email: mia, Password: miaPassword, Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}})
					})
					mu.Lock()
					defer mu.Unlock()
					if err == nil {
						codes[""]++
					} else {
						codes[domain.CodeOf(err)]++
					}
				})
			}
			wg.Wait()
			Expect(codes).To(Equal(map[domain.Code]int{"": 1, domain.AlreadyExists: 7}))
			Expect(actions(p.events(ctx, shop.ID))).To(Equal([]string{"customer.created"}))
		})

		It("returns the same customer to a retry after a lost response", func(ctx SpecContext) {
			actor := visitor(shop.ID)
			in := customer.SignUp{Email: mia, Password: miaPassword, Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}}
			first, err := p.Account.SignUp(ctx, actor, in)
			Expect(err).NotTo(HaveOccurred())
			again, err := p.Account.SignUp(ctx, actor, in)
			Expect(err).NotTo(HaveOccurred())
			Expect(again.Profile.ID).To(Equal(first.Profile.ID))
			Expect(actions(p.events(ctx, shop.ID))).To(HaveLen(1))
		})

		DescribeTable("rejects", func(ctx SpecContext, code domain.Code, spoil func(*customer.SignUp), prepare func(context.Context)) {
			if prepare != nil {
				prepare(ctx)
			}
			in := customer.SignUp{Email: mia, Password: miaPassword, AcceptTerms: true, Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}}
			spoil(&in)
			_, err := p.Account.SignUp(ctx, visitor(shop.ID), in)
			Expect(err).To(refuse(code))
			Expect(p.count(ctx, "SELECT count(*) FROM accounts")).To(BeZero())
		},
			Entry("a short password", domain.WeakPassword, func(in *customer.SignUp) { in.Password = "kettle 7" }, nil),
			Entry("a password that is the customer's own name", domain.WeakPassword, func(in *customer.SignUp) { in.Password = "miakeller1234" }, nil),
			Entry("an unknown referrer", domain.InvalidValue, func(in *customer.SignUp) { in.Profile.ReferrerCode = ref(ref("TOM")) }, nil),
			Entry("an unknown language", domain.InvalidValue, func(in *customer.SignUp) { in.Profile.LanguageCode = ref(ref("xx")) }, nil),
			Entry("terms that are not accepted", domain.TermsNotAccepted, func(in *customer.SignUp) { in.AcceptTerms = false }, func(ctx context.Context) {
				_, err := p.Settings.UpdateStoreSettings(ctx, admin, settings.SettingsPatch{TermsURL: ref(ref("https://one.example/terms"))}, domain.Expect{})
				Expect(err).NotTo(HaveOccurred())
			}),
			Entry("a missing invitation in a store that requires one", domain.Forbidden, func(*customer.SignUp) {}, func(ctx context.Context) {
				_, err := p.Customer.UpdateAccountType(ctx, admin, shop.Settings.DefaultAccountTypeID, customer.AccountTypePatch{SignUpMode: ref(customer.SignUpInvite)}, nil, domain.Expect{})
				Expect(err).NotTo(HaveOccurred())
			}),
		)
	})

	Describe("login", func() {
		It("returns the same response for a wrong password and an unknown address", func(ctx SpecContext) {
			p.signUp(ctx, shop.ID, mia)
			wrong := p.loginCustomer(ctx, shop.ID, mia, "not the password")
			unknown := p.loginCustomer(ctx, shop.ID, "nobody@example.com", "not the password")
			Expect(wrong).To(refuse(domain.InvalidCredentials))
			Expect(unknown).To(MatchError(wrong))
		})

		It("creates a customer when an account of another store logs in for the first time", func(ctx SpecContext) {
			other, _ := p.newStore(ctx, "two")
			first, _ := p.signUp(ctx, shop.ID, mia)
			login, err := p.Account.LoginCustomer(ctx, visitor(other.ID), mia, miaPassword)
			Expect(err).NotTo(HaveOccurred())
			Expect(login.Profile.ID).NotTo(Equal(first.Profile.ID))
			Expect(login.Profile.AccountID).To(Equal(first.Profile.AccountID))
			Expect(login.Profile.StoreID).To(Equal(other.ID))
			Expect(p.loginCustomer(ctx, other.ID, mia, miaPassword)).To(Succeed())
			Expect(actions(p.events(ctx, other.ID))).To(Equal([]string{"customer.created"}))
			Expect(actions(p.events(ctx, shop.ID))).To(Equal([]string{"customer.created"}))
		})

		It("throttles attempts per account, and lets the account's owner in after the wait", func(ctx SpecContext) {
			p.signUp(ctx, shop.ID, mia)
			tries := 0
			for ; tries < 20; tries++ {
				if domain.CodeOf(p.loginCustomer(ctx, shop.ID, mia, "not the password")) == domain.RateLimited {
					break
				}
			}
			Expect(tries).To(BeNumerically("~", 8, 2))
			p.Clock.Advance(61 * time.Second)
			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(Succeed())
		})

		It("returns the same tokens to an immediate retry of a refresh, and ends the session on later reuse", func(ctx SpecContext) {
			login, _ := p.signUp(ctx, shop.ID, mia)
			renewed, err := p.Account.RefreshCustomer(ctx, visitor(shop.ID), login.Tokens.Refresh)
			Expect(err).NotTo(HaveOccurred())
			Expect(renewed.Profile.Email).To(Equal(mia))
			other, _ := p.newStore(ctx, "two")
			for _, token := range []string{renewed.Tokens.Refresh, login.Tokens.Refresh} {
				_, err = p.Account.RefreshCustomer(ctx, visitor(other.ID), token)
				Expect(err).To(refuse(domain.Unauthenticated))
			}
			again, err := p.Account.RefreshCustomer(ctx, visitor(shop.ID), login.Tokens.Refresh)
			Expect(err).NotTo(HaveOccurred())
			Expect(again.Tokens.Refresh).To(Equal(renewed.Tokens.Refresh))
			p.Clock.Advance(identity.RenewalGrace)
			_, err = p.Account.RefreshCustomer(ctx, visitor(shop.ID), login.Tokens.Refresh)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Login.Authenticate(ctx, renewed.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
		})

		It("ends only one session on logout", func(ctx SpecContext) {
			login, actor := p.signUp(ctx, shop.ID, mia)
			other, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), mia, miaPassword)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Account.LogoutCustomer(ctx, actor)).To(Succeed())
			_, err = p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Account.RefreshCustomer(ctx, visitor(shop.ID), login.Tokens.Refresh)
			Expect(err).To(refuse(domain.Unauthenticated))
			p.actorOf(ctx, other)
		})
	})

	Describe("address", func() {
		It("is verified by a single pin in every store of the account", func(ctx SpecContext) {
			other, _ := p.newStore(ctx, "two")
			p.signUp(ctx, shop.ID, mia)
			Expect(p.loginCustomer(ctx, other.ID, mia, miaPassword)).To(Succeed())
			pin := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
			Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, pin)).To(Succeed())
			Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, pin)).To(refuse(domain.CodeInvalid))
			for _, id := range []int64{shop.ID, other.ID} {
				events := p.events(ctx, id)
				Expect(actions(events)).To(Equal([]string{"customer.created", "customer.email_verified"}))
				Expect(events[1].Type).To(Equal("customer.updated"))
				Expect(events[1].Changes).To(Equal(map[string]map[string]any{"emailVerified": {"old": false, "new": true}}))
			}
			Expect(p.events(ctx, other.ID)[1].Actor).To(Equal("SYSTEM"))
		})

		It("is verified only by the newest pin, within ten minutes and five attempts", func(ctx SpecContext) {
			p.signUp(ctx, shop.ID, mia)
			first := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
			verify := func(pin string) error { return p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, pin) }
			wrong := "000000"
			if first == wrong {
				wrong = "000001"
			}
			for range 5 {
				Expect(verify(wrong)).To(refuse(domain.CodeInvalid))
			}
			Expect(verify(first)).To(refuse(domain.CodeInvalid))

			Expect(p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), mia)).To(Succeed())
			second := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
			p.Clock.Advance(61 * time.Second)
			Expect(p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), " MIA.Keller@example.com")).To(Succeed())
			third := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
			Expect(verify(second)).To(refuse(domain.CodeInvalid))
			p.Clock.Advance(customer.PinLife + time.Second)
			Expect(verify(third)).To(refuse(domain.CodeInvalid))
			Expect(p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), mia)).To(Succeed())
			Expect(verify(p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail))).To(Succeed())
		})

		It("cannot be verified by concurrent guesses, which all count as attempts", func(ctx SpecContext) {
			p.signUp(ctx, shop.ID, mia)
			pin := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
			var wg sync.WaitGroup
			for i := range 12 {
				wg.Go(func() {
					defer GinkgoRecover()
					actor := visitor(shop.ID)
					guess := "00000" + string(rune('0'+i%10))
					if guess != pin {
						Expect(p.Account.VerifyEmail(ctx, actor, mia, guess)).NotTo(Succeed())
					}
				})
			}
			wg.Wait()
			Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, pin)).To(refuse(domain.CodeInvalid))
			Expect(p.count(ctx, "SELECT tries FROM account_codes")).To(Equal(5))
		})

		It("cannot be verified by a different customer who is logged in", func(ctx SpecContext) {
			p.signUp(ctx, shop.ID, mia)
			_, tom := p.signUp(ctx, shop.ID, "tom@example.com")
			pin := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
			Expect(p.Account.VerifyEmail(ctx, tom, mia, pin)).To(refuse(domain.CodeInvalid))
			Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), "tom@example.com", pin)).To(refuse(domain.CodeInvalid))
			Expect(p.Account.ResendVerifyEmailPin(ctx, tom, mia)).To(Succeed())
			Expect(p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)).To(Equal(pin), "nobody else has one mailed")
			Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, pin)).To(Succeed())
		})

		It("gets at most one pin a minute and five an hour, whether or not it belongs to an account", func(ctx SpecContext) {
			p.signUp(ctx, shop.ID, mia)
			resend := func(email string) error { return p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), email) }
			for _, email := range []string{mia, "nobody@example.com"} {
				Expect(resend(email)).To(Succeed())
				Expect(resend(email)).To(refuse(domain.RateLimited))
			}
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE to_address = 'nobody@example.com'")).To(BeZero())
			sent := 1
			for range 10 {
				p.Clock.Advance(61 * time.Second)
				if resend(mia) == nil {
					sent++
				}
			}
			Expect(sent).To(BeNumerically("<=", 6))
		})

		It("changes once the new address is verified, and all other sessions end", func(ctx SpecContext) {
			other, _ := p.newStore(ctx, "two")
			_, actor := p.signUp(ctx, shop.ID, mia)
			elsewhere, err := p.Account.LoginCustomer(ctx, visitor(other.ID), mia, miaPassword)
			Expect(err).NotTo(HaveOccurred())
			const newer = "mia@keller.example"

			Expect(p.Account.RequestEmailChange(ctx, actor, "Mia@Keller.example", "not the password")).To(refuse(domain.Forbidden))
			Expect(p.Account.RequestEmailChange(ctx, actor, "Mia@Keller.example", miaPassword)).To(Succeed())
			Expect(p.mail(ctx, shop.ID, mia, letter.MailEmailChangeNotice).Text).NotTo(ContainSubstring(newer))
			profile, err := p.As(actor).CustomerProfile(ctx, actor.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(profile.Email).To(Equal(mia))
			Expect(*profile.PendingEmail).To(Equal(newer))
			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(Succeed())

			pin := p.pin(ctx, shop.ID, newer, letter.MailEmailChange)
			Expect(p.Account.VerifyEmail(ctx, actor, mia, pin)).To(refuse(domain.CodeInvalid), "a pin is good for its purpose")
			profile, err = p.Account.CommitEmailChange(ctx, actor, pin)
			Expect(err).NotTo(HaveOccurred())
			Expect(profile.Email).To(Equal(newer))
			Expect(profile.EmailVerified).To(BeTrue())
			Expect(profile.PendingEmail).To(BeNil())

			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(refuse(domain.InvalidCredentials))
			Expect(p.loginCustomer(ctx, shop.ID, newer, miaPassword)).To(Succeed())
			_, err = p.Login.Authenticate(ctx, elsewhere.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			Expect(p.mail(ctx, shop.ID, mia, letter.MailEmailChanged).Status).To(Equal(letter.MailPending))
			for _, id := range []int64{shop.ID, other.ID} {
				events := p.events(ctx, id)
				last := events[len(events)-1]
				Expect(last.Action).To(Equal("customer.email_changed"))
				Expect(last.Changes).To(HaveKeyWithValue("email", map[string]any{"old": mia, "new": newer}))
			}
		})

		It("does not change to another customer's address, and the response does not reveal the conflict", func(ctx SpecContext) {
			p.signUp(ctx, shop.ID, "tom@example.com")
			_, actor := p.signUp(ctx, shop.ID, mia)
			Expect(p.Account.RequestEmailChange(ctx, actor, "tom@example.com", miaPassword)).To(Succeed())
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'EMAIL_CHANGE' AND status <> 'WITHHELD'")).To(BeZero())
			Expect(p.mail(ctx, shop.ID, mia, letter.MailEmailChangeNotice)).NotTo(BeZero())
		})

		It("does not change if another customer took the new address in the meantime", func(ctx SpecContext) {
			_, actor := p.signUp(ctx, shop.ID, mia)
			Expect(p.Account.RequestEmailChange(ctx, actor, "new@example.com", miaPassword)).To(Succeed())
			pin := p.pin(ctx, shop.ID, "new@example.com", letter.MailEmailChange)
			p.signUp(ctx, shop.ID, "new@example.com")
			_, err := p.Account.CommitEmailChange(ctx, actor, pin)
			Expect(err).To(refuse(domain.AlreadyExists))
			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(Succeed())
		})

		It("stays the same in stores where another customer has the new address", func(ctx SpecContext) {
			other, otherAdmin := p.newStore(ctx, "two")
			_, actor := p.signUp(ctx, shop.ID, mia)
			Expect(p.loginCustomer(ctx, other.ID, mia, miaPassword)).To(Succeed())
			_, err := p.Customer.CreateCustomer(ctx, again(otherAdmin), customer.CustomerCreate{Email: "new@example.com",
				Profile: customer.CustomerPatch{FirstName: ref("N"), LastName: ref("N")}})
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Account.RequestEmailChange(ctx, actor, "new@example.com", miaPassword)).To(Succeed())
			_, err = p.Account.CommitEmailChange(ctx, actor, p.pin(ctx, shop.ID, "new@example.com", letter.MailEmailChange))
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Account.FollowAccounts(ctx)).To(Succeed())
			login, err := p.Account.LoginCustomer(ctx, visitor(other.ID), "new@example.com", miaPassword)
			Expect(err).NotTo(HaveOccurred())
			Expect(login.Profile.Email).To(Equal(mia))

			_, err = p.Customer.CreateCustomer(ctx, again(admin), customer.CustomerCreate{Email: "newer@example.com",
				Profile: customer.CustomerPatch{FirstName: ref("N"), LastName: ref("N")}})
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Account.RequestEmailChange(ctx, actor, "newer@example.com", miaPassword)).To(Succeed())
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE to_address = 'newer@example.com'")).To(BeZero())
		})

		It("changes in the remaining stores later if the change was interrupted", func(ctx SpecContext) {
			other, _ := p.newStore(ctx, "two")
			p.signUp(ctx, shop.ID, mia)
			Expect(p.loginCustomer(ctx, other.ID, mia, miaPassword)).To(Succeed())
			_, err := p.Data.SQL.ExecContext(ctx, "UPDATE accounts SET verified_on = now()")
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Account.FollowAccounts(ctx)).To(Succeed())
			Expect(p.Account.FollowAccounts(ctx)).To(Succeed())
			for _, id := range []int64{shop.ID, other.ID} {
				Expect(actions(p.events(ctx, id))).To(Equal([]string{"customer.created", "customer.email_verified"}))
			}
		})
	})

	Describe("password", func() {
		It("changes if the current password is given, and all other sessions end", func(ctx SpecContext) {
			_, actor := p.signUp(ctx, shop.ID, mia)
			other, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), mia, miaPassword)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Account.ChangePassword(ctx, actor, "not the password", "eight slower kettles")).To(refuse(domain.Forbidden))
			Expect(p.Account.ChangePassword(ctx, actor, miaPassword, "password1234")).To(refuse(domain.WeakPassword))
			Expect(p.Account.ChangePassword(ctx, actor, miaPassword, "eight slower kettles")).To(Succeed())
			_, err = p.Login.Authenticate(ctx, other.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			Expect(p.Account.VerifyPassword(ctx, actor, "eight slower kettles")).To(BeTrue())
			Expect(p.Account.VerifyPassword(ctx, actor, miaPassword)).To(BeFalse())
			Expect(p.loginCustomer(ctx, shop.ID, mia, miaPassword)).To(refuse(domain.InvalidCredentials))
			Expect(p.mail(ctx, shop.ID, mia, letter.MailPasswordChanged).Subject).To(Equal("Ihr Passwort wurde geändert"))
		})

		It("can be set once through the mailed link", func(ctx SpecContext) {
			login, _ := p.signUp(ctx, shop.ID, mia)
			Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), " "+strings.ToUpper(mia))).To(Succeed())
			m := p.mail(ctx, shop.ID, mia, letter.MailResetPassword)
			Expect(m.Text).To(ContainSubstring("http://store.example/reset-password#token=rs_"))
			token := tokenInMail.FindString(m.Text)
			reset := func(password string) error { return p.Account.ResetPassword(ctx, visitor(shop.ID), token, password) }
			Expect(reset("password1234")).To(refuse(domain.WeakPassword))
			var wg sync.WaitGroup
			var mu sync.Mutex
			done := 0
			for range 4 {
				wg.Go(func() {
					if reset("eight slower kettles") == nil {
						mu.Lock()
						defer mu.Unlock()
						done++
					}
				})
			}
			wg.Wait()
			Expect(done).To(Equal(1))
			Expect(reset("nine slower kettles")).To(refuse(domain.CodeInvalid))
			_, err := p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			again, err := p.Account.LoginCustomer(ctx, visitor(shop.ID), mia, "eight slower kettles")
			Expect(err).NotTo(HaveOccurred())
			Expect(again.Profile.EmailVerified).To(BeTrue(), "who has the link has the mailbox")
			Expect(p.loginCustomer(ctx, shop.ID, " MIA.Keller@example.com", "eight slower kettles")).To(Succeed())
		})

		DescribeTable("cannot be set through a link that was voided", func(ctx SpecContext, void func(context.Context, domain.Actor)) {
			_, actor := p.signUp(ctx, shop.ID, mia)
			Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), mia)).To(Succeed())
			token := tokenInMail.FindString(p.mail(ctx, shop.ID, mia, letter.MailResetPassword).Text)
			void(ctx, actor)
			Expect(p.Account.ResetPassword(ctx, visitor(shop.ID), token, "eight slower kettles")).To(refuse(domain.CodeInvalid))
		},
			Entry("by a new password", func(ctx context.Context, actor domain.Actor) {
				Expect(p.Account.ChangePassword(ctx, actor, miaPassword, "nine slower kettles")).To(Succeed())
			}),
			Entry("by a new address", func(ctx context.Context, actor domain.Actor) {
				Expect(p.Account.RequestEmailChange(ctx, actor, "new@example.com", miaPassword)).To(Succeed())
				_, err := p.Account.CommitEmailChange(ctx, actor, p.pin(ctx, shop.ID, "new@example.com", letter.MailEmailChange))
				Expect(err).NotTo(HaveOccurred())
			}),
			Entry("by a newer link", func(ctx context.Context, actor domain.Actor) {
				Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), mia)).To(Succeed())
			}),
			Entry("by its expiry", func(ctx context.Context, actor domain.Actor) { p.Clock.Advance(customer.ResetLife + time.Second) }),
		)

		It("cannot be reset for an unknown address, although the request succeeds", func(ctx SpecContext) {
			Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), "nobody@example.com")).To(Succeed())
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE status = 'WITHHELD' AND to_address = ''")).To(Equal(1))
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE status <> 'WITHHELD'")).To(BeZero())
			Expect(p.Account.ResetPassword(ctx, visitor(shop.ID), domain.NewToken(customer.ResetToken), "eight slower kettles")).To(refuse(domain.CodeInvalid))
			Expect(p.Account.ResetPassword(ctx, visitor(shop.ID), "rs_nonsense", "eight slower kettles")).To(refuse(domain.CodeInvalid))
		})
	})

	It("address check reports whether an address is available, and is rate-limited", func(ctx SpecContext) {
		p.signUp(ctx, shop.ID, mia)
		Expect(p.Account.CheckEmailAvailable(ctx, visitor(shop.ID), strings.ToUpper(mia))).To(BeFalse())
		Expect(p.Account.CheckEmailAvailable(ctx, visitor(shop.ID), "nobody@example.com")).To(BeTrue())
		var refused error
		for range 12 {
			_, refused = p.Account.CheckEmailAvailable(ctx, visitor(shop.ID), "nobody@example.com")
		}
		Expect(refused).To(refuse(domain.RateLimited))
	})
})
