package store_test

import (
	"context"
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = Describe("Login", func() {
	var p *platform

	BeforeEach(func(ctx SpecContext) { p = newPlatform(ctx) })

	try := func(ctx context.Context, email, password, code string) error {
		_, err := p.Identity.Login(ctx, identity.Credentials{Email: email, Password: password, TOTPCode: code}, fromHere)
		return err
	}

	It("opens a session whose access token works in every store of the administrator", func(ctx SpecContext) {
		s, _ := p.newStore(ctx, "one")
		login, credential := p.logIn(ctx, "ADA@juniper-oak.example", adminPassword)
		Expect(login.User.Email).To(Equal(adminEmail))
		Expect(login.Stores).To(HaveLen(1))
		Expect(login.Tokens.AccessExpiresOn).To(BeTemporally("~", p.Clock.Now().Add(time.Hour), time.Minute))
		Expect(credential.EveryStore).To(Equal([]string{"*"}))
		actor, err := credential.Actor(0) // there is one store, so none must be chosen
		Expect(err).NotTo(HaveOccurred())
		Expect(actor.StoreID).To(Equal(s.ID))
		Expect(actor.May("order:refund")).To(BeTrue())
		_, err = credential.Actor(s.ID + 1)
		Expect(err).To(refuse(domain.NotFound))

		p.newStore(ctx, "two")
		credential, err = p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
		Expect(err).NotTo(HaveOccurred())
		_, err = credential.Actor(0)
		Expect(err).To(refuse(domain.StoreRequired))

		By("a request in one of many stores loads only the permissions in that store")
		credential, err = p.Login.Authenticate(ctx, login.Tokens.Access, s.ID, fromHere)
		Expect(err).NotTo(HaveOccurred())
		Expect(credential.StoreIDs()).To(Equal([]int64{s.ID}))
		Expect(credential.Reaches(s.ID + 1)).To(BeTrue())
		actor, err = credential.Actor(s.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(actor.May("order:refund")).To(BeTrue())
		credential, err = p.Login.Authenticate(ctx, login.Tokens.Access, s.ID+1000, fromHere)
		Expect(err).NotTo(HaveOccurred())
		_, err = credential.Actor(s.ID + 1000)
		Expect(err).To(refuse(domain.NotFound))
	})

	It("returns the same response for a wrong password and an unknown address", func(ctx SpecContext) {
		wrong := try(ctx, adminEmail, "not the password", "")
		unknown := try(ctx, "nobody@juniper-oak.example", "not the password", "")
		Expect(wrong).To(refuse(domain.InvalidCredentials))
		Expect(unknown).To(MatchError(wrong))
	})

	It("throttles an account for every caller, and lets its owner in after the wait", func(ctx SpecContext) {
		var refused error
		tries := 0
		for ; tries < 20; tries++ {
			from := domain.Origin{Address: "198.51.100." + string(rune('0'+tries%10))}
			_, refused = p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: "not the password"}, from)
			if domain.CodeOf(refused) == domain.RateLimited {
				break
			}
		}
		Expect(tries).To(BeNumerically("~", 8, 2))
		Expect(refused.(*domain.Error).RetryAfter).To(BeNumerically("~", 60, 5))
		Expect(try(ctx, adminEmail, adminPassword, "")).To(refuse(domain.RateLimited))
		p.Clock.Advance(61 * time.Second)
		Expect(try(ctx, adminEmail, adminPassword, "")).To(Succeed())
		for range 5 { // the success has reset the count
			Expect(try(ctx, adminEmail, "not the password", "")).To(refuse(domain.InvalidCredentials))
		}
	})

	It("throttles an IP address that tries one password on many accounts", func(ctx SpecContext) {
		limited := 0
		for i := range 40 {
			if domain.CodeOf(try(ctx, string(rune('a'+i%26))+string(rune('a'+i/26))+"@example.com", "Winter2026", "")) == domain.RateLimited {
				limited++
			}
		}
		Expect(limited).To(BeNumerically(">=", 8))
	})

	Describe("by refresh", func() {
		It("replaces both tokens and revokes the previous access token", func(ctx SpecContext) {
			first, _ := p.logIn(ctx, adminEmail, adminPassword)
			second, err := p.Identity.RefreshLogin(ctx, first.Tokens.Refresh, fromHere)
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Login.Authenticate(ctx, first.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Login.Authenticate(ctx, second.Tokens.Access, 0, fromHere)
			Expect(err).NotTo(HaveOccurred())
		})

		It("returns the same tokens if a refresh token is sent again within moments", func(ctx SpecContext) {
			first, _ := p.logIn(ctx, adminEmail, adminPassword)
			second, err := p.Identity.RefreshLogin(ctx, first.Tokens.Refresh, fromHere)
			Expect(err).NotTo(HaveOccurred())
			p.Clock.Advance(identity.RenewalGrace - time.Second)
			again, err := p.Identity.RefreshLogin(ctx, first.Tokens.Refresh, fromHere)
			Expect(err).NotTo(HaveOccurred())
			Expect([]string{again.Tokens.Access, again.Tokens.Refresh}).To(Equal([]string{second.Tokens.Access, second.Tokens.Refresh}))
			Expect(again.Tokens.RefreshExpiresOn).To(BeTemporally("~", second.Tokens.RefreshExpiresOn, time.Millisecond))
			_, err = p.Login.Authenticate(ctx, again.Tokens.Access, 0, fromHere)
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Identity.RefreshLogin(ctx, again.Tokens.Refresh, fromHere)
			Expect(err).NotTo(HaveOccurred())
		})

		It("ends the session if a token is reused after its successor was used, however soon", func(ctx SpecContext) {
			first, _ := p.logIn(ctx, adminEmail, adminPassword)
			second, err := p.Identity.RefreshLogin(ctx, first.Tokens.Refresh, fromHere)
			Expect(err).NotTo(HaveOccurred())
			third, err := p.Identity.RefreshLogin(ctx, second.Tokens.Refresh, fromHere)
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Identity.RefreshLogin(ctx, first.Tokens.Refresh, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Login.Authenticate(ctx, third.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
		})

		It("returns no tokens once the session has ended", func(ctx SpecContext) {
			login, me := p.logIn(ctx, adminEmail, adminPassword)
			_, err := p.Identity.RefreshLogin(ctx, login.Tokens.Refresh, fromHere)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Identity.DeleteSession(ctx, me.WithoutStore(), me.SessionID)).To(Succeed())
			_, err = p.Identity.RefreshLogin(ctx, login.Tokens.Refresh, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
		})

		It("keeps the salt of the latest refresh only during the grace period", func(ctx SpecContext) {
			salts := func() (n int) {
				Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM session_tokens WHERE renewal_salt IS NOT NULL").Scan(&n)).To(Succeed())
				return n
			}
			login, _ := p.logIn(ctx, adminEmail, adminPassword)
			for range 3 {
				var err error
				login, err = p.Identity.RefreshLogin(ctx, login.Tokens.Refresh, fromHere)
				Expect(err).NotTo(HaveOccurred())
				Expect(salts()).To(Equal(1))
			}
			p.Clock.Advance(identity.RenewalGrace + time.Second)
			Expect(p.Login.SweepLogins(ctx)).To(Succeed())
			Expect(salts()).To(BeZero())
		})

		It("ends the session if a used token is reused after the grace period", func(ctx SpecContext) {
			first, _ := p.logIn(ctx, adminEmail, adminPassword)
			other, _ := p.logIn(ctx, adminEmail, adminPassword)
			second, err := p.Identity.RefreshLogin(ctx, first.Tokens.Refresh, fromHere)
			Expect(err).NotTo(HaveOccurred())
			p.Clock.Advance(identity.RenewalGrace)
			_, err = p.Identity.RefreshLogin(ctx, first.Tokens.Refresh, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Login.Authenticate(ctx, second.Tokens.Access, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Identity.RefreshLogin(ctx, second.Tokens.Refresh, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Login.Authenticate(ctx, other.Tokens.Access, 0, fromHere)
			Expect(err).NotTo(HaveOccurred())
		})

		It("returns the same tokens to two concurrent requests of one refresh token", func(ctx SpecContext) {
			login, _ := p.logIn(ctx, adminEmail, adminPassword)
			results := make(chan string, 2)
			for range 2 {
				go func() {
					renewed, err := p.Identity.RefreshLogin(ctx, login.Tokens.Refresh, fromHere)
					results <- fmt.Sprint(renewed.Tokens.Access, renewed.Tokens.Refresh, err)
				}()
			}
			first := <-results
			Expect(<-results).To(Equal(first))
			Expect(first).To(HaveSuffix("<nil>"))
		})

		It("rejects expired refresh tokens, and any other text", func(ctx SpecContext) {
			login, _ := p.logIn(ctx, adminEmail, adminPassword)
			for _, token := range []string{"", "x", login.Tokens.Access, domain.NewToken(domain.RefreshToken)} {
				_, err := p.Identity.RefreshLogin(ctx, token, fromHere)
				Expect(err).To(refuse(domain.Unauthenticated), token)
			}
			p.Clock.Advance(identity.RefreshLife)
			_, err := p.Identity.RefreshLogin(ctx, login.Tokens.Refresh, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
		})
	})

	It("rejects access tokens that are expired, altered or made up", func(ctx SpecContext) {
		login, _ := p.logIn(ctx, adminEmail, adminPassword)
		for _, token := range []string{"", "Bearer", login.Tokens.Refresh, domain.NewToken(domain.AdminToken), login.Tokens.Access + "x",
			"sp_customer" + login.Tokens.Access[len("sp_admin"):]} {
			_, err := p.Login.Authenticate(ctx, token, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated), token)
		}
		p.Clock.Advance(identity.AccessLife)
		_, err := p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
		Expect(err).To(refuse(domain.Unauthenticated))
	})

	It("lists the sessions of a user, who can end the current or any other session", func(ctx SpecContext) {
		first, one := p.logIn(ctx, adminEmail, adminPassword)
		second, two := p.logIn(ctx, adminEmail, adminPassword)
		sessions, err := p.As(one.WithoutStore()).Sessions(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(sessions).To(HaveLen(2))
		Expect(sessions[0].UserAgent).To(Equal("spec"))

		Expect(p.Identity.DeleteSession(ctx, one.WithoutStore(), two.SessionID)).To(Succeed())
		Expect(p.Identity.DeleteSession(ctx, one.WithoutStore(), two.SessionID)).To(refuse(domain.NotFound))
		_, err = p.Login.Authenticate(ctx, second.Tokens.Access, 0, fromHere)
		Expect(err).To(refuse(domain.Unauthenticated))
		Expect(p.Identity.Logout(ctx, one.WithoutStore())).To(Succeed())
		Expect(p.Identity.Logout(ctx, one.WithoutStore())).To(Succeed(), "the same at the same time")
		_, err = p.Login.Authenticate(ctx, first.Tokens.Access, 0, fromHere)
		Expect(err).To(refuse(domain.Unauthenticated))
	})

	It("keeps at most a hundred sessions per user", func(ctx SpecContext) {
		first, _ := p.logIn(ctx, adminEmail, adminPassword)
		_, err := p.Data.SQL.ExecContext(ctx, `INSERT INTO sessions (admin_user_id, created_on, last_used_on, expires_on)
			SELECT admin_user_id, created_on, last_used_on + interval '1 second', expires_on FROM sessions, generate_series(1, 99)`)
		Expect(err).NotTo(HaveOccurred())
		_, credential := p.logIn(ctx, adminEmail, adminPassword)
		sessions, err := p.As(credential.WithoutStore()).Sessions(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(sessions).To(HaveLen(identity.MaxSessions))
		_, err = p.Login.Authenticate(ctx, first.Tokens.Access, 0, fromHere)
		Expect(err).To(refuse(domain.Unauthenticated))
	})

	It("records a session's last use at most once a minute", func(ctx SpecContext) {
		login, _ := p.logIn(ctx, adminEmail, adminPassword)
		used := func() (at time.Time) {
			Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT last_used_on FROM sessions").Scan(&at)).To(Succeed())
			return at
		}
		before := used()
		p.Clock.Advance(30 * time.Second)
		_, err := p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
		Expect(err).NotTo(HaveOccurred())
		Expect(used()).To(Equal(before))
		p.Clock.Advance(31 * time.Second)
		_, err = p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
		Expect(err).NotTo(HaveOccurred())
		Expect(used()).To(BeTemporally(">", before))
	})

	It("deletes sessions and their tokens long after their end", func(ctx SpecContext) {
		p.logIn(ctx, adminEmail, adminPassword)
		p.Clock.Advance(2*identity.RefreshLife + time.Hour)
		p.logIn(ctx, adminEmail, adminPassword)
		Expect(p.Login.SweepLogins(ctx)).To(Succeed())
		for table, left := range map[string]int{"sessions": 1, "session_tokens": 2} {
			var n int
			Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM "+table).Scan(&n)).To(Succeed())
			Expect(n).To(Equal(left), table)
		}
	})

	Describe("with a second factor", func() {
		var (
			me       domain.Actor
			secret   string
			recovery []string
		)
		code := func() string {
			text, err := totp.GenerateCode(secret, p.Clock.Now())
			Expect(err).NotTo(HaveOccurred())
			return text
		}

		BeforeEach(func(ctx SpecContext) {
			_, credential := p.logIn(ctx, adminEmail, adminPassword)
			me = credential.WithoutStore()
			_, err := p.Identity.CreateTOTP(ctx, me, "not the password")
			Expect(err).To(refuse(domain.InvalidValue))
			enrollment, err := p.Identity.CreateTOTP(ctx, me, adminPassword)
			Expect(err).NotTo(HaveOccurred())
			secret = enrollment.Secret
			Expect(enrollment.URL).To(HavePrefix("otpauth://totp/"))
			_, err = p.Identity.UpdateTOTP(ctx, me, "000000")
			Expect(err).To(refuse(domain.CodeInvalid))
			recovery, err = p.Identity.UpdateTOTP(ctx, me, code())
			Expect(err).NotTo(HaveOccurred())
			Expect(recovery).To(HaveLen(10))
		})

		It("requires a code, and accepts each code only once", func(ctx SpecContext) {
			Expect(try(ctx, adminEmail, adminPassword, "")).To(refuse(domain.TOTPRequired))
			Expect(try(ctx, adminEmail, "not the password", "")).To(refuse(domain.InvalidCredentials))
			Expect(try(ctx, adminEmail, adminPassword, code())).To(refuse(domain.InvalidCredentials)) // this code has already confirmed the enrollment
			p.Clock.Advance(30 * time.Second)
			good := code()
			Expect(try(ctx, adminEmail, adminPassword, good)).To(Succeed())
			Expect(try(ctx, adminEmail, adminPassword, good)).To(refuse(domain.InvalidCredentials))
		})

		It("accepts a recovery code once", func(ctx SpecContext) {
			Expect(try(ctx, adminEmail, adminPassword, recovery[3])).To(Succeed())
			Expect(try(ctx, adminEmail, adminPassword, recovery[3])).To(refuse(domain.InvalidCredentials))
			Expect(try(ctx, adminEmail, adminPassword, recovery[4])).To(Succeed())
		})

		It("limits the number of wrong codes", func(ctx SpecContext) {
			var last error
			for range 12 {
				last = try(ctx, adminEmail, adminPassword, "123456")
			}
			Expect(last).To(refuse(domain.RateLimited))
		})

		It("counts wrong codes from all networks until a valid code is entered, even if passwords are right", func(ctx SpecContext) {
			looked := 0
			for i := range 60 { // one attempt per minute for an hour, the most that the password throttle allows
				p.Clock.Advance(time.Minute + time.Second)
				from := domain.Origin{Address: "198.51.100." + domain.Itoa(i)}
				_, err := p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: adminPassword}, from)
				Expect(err).To(refuse(domain.TOTPRequired))
				p.Clock.Advance(time.Minute + time.Second)
				_, err = p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: adminPassword, TOTPCode: "000000"}, from)
				if domain.CodeOf(err) != domain.RateLimited {
					Expect(err).To(refuse(domain.InvalidCredentials))
					looked++
				}
			}
			Expect(looked).To(BeNumerically("~", 5+2*60/15, 3))
			Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, "000000")).To(refuse(domain.RateLimited)) // wrong codes share one count
			Expect(try(ctx, adminEmail, adminPassword, recovery[0])).To(Succeed())                         // a recovery code works despite the count
			p.Clock.Advance(time.Minute)
			Expect(try(ctx, adminEmail, adminPassword, code())).To(Succeed()) // the recovery code has reset the count
		})

		It("counts wrong codes during enrollment, and resets the count on a right code", func(ctx SpecContext) {
			p.Clock.Advance(time.Minute)
			Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, code())).To(Succeed()) // the right code resets the count
			enroll := func() {
				enrollment, err := p.Identity.CreateTOTP(ctx, me, adminPassword)
				Expect(err).NotTo(HaveOccurred())
				secret = enrollment.Secret
			}
			confirm := func(code string) error { _, err := p.Identity.UpdateTOTP(ctx, me, code); return err }
			enroll()
			for range 5 {
				Expect(confirm("000000")).To(refuse(domain.CodeInvalid))
			}
			Expect(confirm(code())).To(refuse(domain.RateLimited))
			p.Clock.Advance(16 * time.Minute)
			enroll()
			Expect(confirm(code())).To(Succeed())
			p.Clock.Advance(time.Minute)
			for range 5 {
				Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, "000000")).To(refuse(domain.CodeInvalid))
			}
			Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, code())).To(refuse(domain.RateLimited))
		})

		It("counts a wrong code only if the password is right", func(ctx SpecContext) {
			for i := range 20 {
				p.Clock.Advance(time.Minute + time.Second)
				_, err := p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: "not the password", TOTPCode: "000000"}, domain.Origin{Address: "198.51.100." + domain.Itoa(i)})
				Expect(err).To(refuse(domain.InvalidCredentials))
				Expect(p.Identity.RemoveTOTP(ctx, me, "not the password", "000000")).To(Or(refuse(domain.InvalidValue), refuse(domain.RateLimited)))
			}
			p.Clock.Advance(5 * time.Minute)
			Expect(try(ctx, adminEmail, adminPassword, code())).To(Succeed())
		})

		It("returns the recovery codes again only if the confirming request is repeated", func(ctx SpecContext) {
			p.Clock.Advance(time.Minute)
			Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, code())).To(Succeed())
			enrollment, err := p.Identity.CreateTOTP(ctx, another(me), adminPassword)
			Expect(err).NotTo(HaveOccurred())
			secret = enrollment.Secret
			confirming, confirmed := another(me), code()
			shown, err := p.Identity.UpdateTOTP(ctx, confirming, confirmed)
			Expect(err).NotTo(HaveOccurred())
			Expect(shown).NotTo(ContainElements(recovery[0]), "each confirmation has its own")
			for range 6 { // more often than a wrong code is accepted
				p.Clock.Advance(10 * time.Minute)
				Expect(p.Identity.UpdateTOTP(ctx, confirming, confirmed)).To(Equal(shown))
			}
			Expect(try(ctx, adminEmail, adminPassword, shown[3])).To(Succeed())
			Expect(p.Identity.UpdateTOTP(ctx, confirming, confirmed)).To(Equal(shown), "of which one is used up")
			_, err = p.Identity.UpdateTOTP(ctx, another(me), confirmed)
			Expect(err).To(refuse(domain.AlreadyExists))
			_, err = p.Identity.UpdateTOTP(ctx, another(me), code())
			Expect(err).To(refuse(domain.AlreadyExists))
			p.Clock.Advance(time.Minute)
			Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, code())).To(Succeed())
			_, err = p.Identity.UpdateTOTP(ctx, confirming, confirmed)
			Expect(err).To(HaveOccurred(), "it is off")
			Expect(p.Identity.CreateTOTP(ctx, another(me), adminPassword)).NotTo(BeZero())
			_, err = p.Identity.UpdateTOTP(ctx, confirming, confirmed)
			Expect(err).To(refuse(domain.CodeInvalid))
		})

		It("keeps the second factor if the password for its removal is wrong or weak, and the code stays valid", func(ctx SpecContext) {
			_, err := p.Identity.UpdateMyUser(ctx, me, identity.MyUserUpdate{CurrentPassword: adminPassword, Password: new("harbor-violin")})
			Expect(err).NotTo(HaveOccurred())
			p.Clock.Advance(time.Minute)
			good := code()
			Expect(p.Identity.RemoveTOTP(ctx, me, "not the password", good)).To(refuse(domain.InvalidValue))
			Expect(p.Identity.RemoveTOTP(ctx, me, "harbor-violin", good)).To(refuse(domain.WeakPassword))
			Expect(try(ctx, adminEmail, "harbor-violin", good)).To(Succeed())
			Expect(try(ctx, adminEmail, "harbor-violin", good)).To(refuse(domain.InvalidCredentials))
		})

		It("lets the user remove the second factor with a valid code, and then log in without one", func(ctx SpecContext) {
			_, err := p.Identity.CreateTOTP(ctx, me, adminPassword)
			Expect(err).To(refuse(domain.AlreadyExists))
			Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, "654321")).To(refuse(domain.CodeInvalid))
			p.Clock.Advance(time.Minute)
			Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, code())).To(Succeed())
			Expect(p.Identity.RemoveTOTP(ctx, me, adminPassword, code())).To(refuse(domain.NotFound))
			Expect(try(ctx, adminEmail, adminPassword, "")).To(Succeed())
		})

		It("never stores a secret in readable form", func(ctx SpecContext) {
			var row string
			Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT to_jsonb(admin_users)::text FROM admin_users").Scan(&row)).To(Succeed())
			Expect(row).NotTo(ContainSubstring(secret))
			Expect(row).NotTo(ContainSubstring(recovery[0]))
			Expect(row).NotTo(ContainSubstring(adminPassword))
		})
	})
})
