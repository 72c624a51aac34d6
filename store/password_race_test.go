package store_test

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/storetest"

	"github.com/alexedwards/argon2id"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A user whose data changes during password verification", Ordered, func() {
	var (
		p      *platform
		shop   *settings.Store
		me     domain.Actor
		ada    domain.Actor
		secret string
	)
	BeforeAll(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, _ = p.newStore(ctx, "one")
		_, me = p.signUp(ctx, shop.ID, mia)
		_, credential := p.logIn(ctx, adminEmail, adminPassword)
		ada = credential.WithoutStore()
	})
	set := func(ctx context.Context, statement string, args ...any) {
		GinkgoHelper()
		_, err := p.Data.SQL.ExecContext(ctx, statement, args...)
		Expect(err).NotTo(HaveOccurred())
	}
	// meanwhile runs a command and changes a row while the command hashes a password. It then restores
	// the row.
	meanwhile := func(ctx context.Context, table, column, change string, command func() error) error {
		GinkgoHelper()
		var row string
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT "+column+"::text FROM "+table).Scan(&row)).To(Succeed())
		storetest.WhileHashing(func() {
			defer GinkgoRecover()
			set(ctx, "UPDATE "+table+" SET "+column+" = "+change)
		})
		err := command()
		set(ctx, "UPDATE "+table+" SET "+column+" = $1", row)
		return err
	}
	login := func(ctx context.Context, code string) func() error {
		return func() error {
			_, err := p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: adminPassword, TOTPCode: code}, fromHere)
			return err
		}
	}

	DescribeTable("is refused as if the change had come first, for example", func(ctx SpecContext, code domain.Code, table, column, change string, command func(context.Context) error) {
		run := func() error { return command(ctx) }
		Expect(meanwhile(ctx, table, column, change, run)).To(refuse(code))
	},
		Entry("a customer who logs in while the password changes", domain.InvalidCredentials, "accounts", "password_hash", "'$argon2id$new'", func(ctx context.Context) error { return p.loginCustomer(ctx, shop.ID, mia, miaPassword) }),
		Entry("a customer who changes a password that changes meanwhile", domain.Forbidden, "accounts", "password_hash", "'$argon2id$new'", func(ctx context.Context) error {
			return p.Account.ChangePassword(ctx, me, miaPassword, "eight slower kettles")
		}),
		Entry("an administrator who logs in while the password changes", domain.InvalidCredentials, "admin_users", "password_hash", "'$argon2id$new'", func(ctx context.Context) error { return login(ctx, "")() }),
		Entry("an administrator who logs in while another deactivates them", domain.InvalidCredentials, "admin_users", "is_active", "false", func(ctx context.Context) error { return login(ctx, "")() }),
		Entry("an administrator who logs in while a second factor is added", domain.InvalidCredentials, "admin_users", "totp_secret", "'sealed'", func(ctx context.Context) error { return login(ctx, "")() }),
		Entry("an administrator who changes a password that changes meanwhile", domain.VersionConflict, "admin_users", "password_hash", "'$argon2id$new'", func(ctx context.Context) error {
			_, err := p.Identity.UpdateMyUser(ctx, ada, identity.MyUserUpdate{CurrentPassword: adminPassword, Password: ref("eight slower kettles")})
			return err
		}),
		Entry("an administrator who changes the password while a second factor is added", domain.VersionConflict, "admin_users", "totp_secret", "'sealed'", func(ctx context.Context) error {
			_, err := p.Identity.UpdateMyUser(ctx, ada, identity.MyUserUpdate{CurrentPassword: adminPassword, Password: ref("eight slower kettles")})
			return err
		}),
		Entry("an administrator who changes their own password as a user of the store while it changes", domain.VersionConflict, "admin_users", "password_hash", "'$argon2id$new'", func(ctx context.Context) error {
			actor := ada
			actor.StoreID = shop.ID
			_, err := p.Identity.UpdateAdminUser(ctx, actor, identity.AdminUserUpdate{ID: ada.ID, CurrentPassword: adminPassword, Password: ref("eight slower kettles")}, domain.Expect{})
			return err
		}),
		Entry("an administrator who starts to enroll a second factor while the password changes", domain.VersionConflict, "admin_users", "password_hash", "'$argon2id$new'", func(ctx context.Context) error {
			_, err := p.Identity.CreateTOTP(ctx, ada, adminPassword)
			return err
		}))

	It("cannot verify an address with a pin that was voided in the meantime", func(ctx SpecContext) {
		p.Clock.Advance(time.Hour)
		set(ctx, "UPDATE accounts SET secured_on = now() - interval '1 day'")
		Expect(p.Account.RequestEmailChange(ctx, me, "new@example.com", miaPassword)).To(Succeed())
		changing := p.pin(ctx, shop.ID, "new@example.com", letter.MailEmailChange)
		Expect(p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), mia)).To(Succeed())
		proving := p.pin(ctx, shop.ID, mia, letter.MailVerifyEmail)
		for column, change := range map[string]string{"secured_on": "now() + interval '2 hours'", "email": "'other@example.com'"} {
			Expect(meanwhile(ctx, "accounts", column, change, func() error { return p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, proving) })).
				To(refuse(domain.CodeInvalid), column)
		}
		Expect(meanwhile(ctx, "accounts", "secured_on", "now() + interval '2 hours'", func() error { _, err := p.Account.CommitEmailChange(ctx, me, changing); return err })).
			To(refuse(domain.CodeInvalid))
		for _, use := range []func() error{
			func() error { return p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, proving) },
			func() error { _, err := p.Account.CommitEmailChange(ctx, me, changing); return err },
		} {
			set(ctx, "CREATE TABLE kept AS SELECT * FROM account_codes")
			storetest.WhileHashing(func() {
				defer GinkgoRecover()
				set(ctx, "DELETE FROM account_codes")
			})
			Expect(use()).To(refuse(domain.CodeInvalid), "somebody was faster")
			set(ctx, "INSERT INTO account_codes SELECT * FROM kept")
			set(ctx, "DROP TABLE kept")
		}
		Expect(p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, proving)).To(Succeed())
		Expect(p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), mia)).To(refuse(domain.RateLimited))
		p.Clock.Advance(time.Hour)
		Expect(p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), " MIA.Keller@example.com")).To(Succeed())
		Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'VERIFY_EMAIL' AND status <> 'WITHHELD'")).To(Equal(2), "it is proved already")
	})

	It("has an outdated password hash replaced once, at the next login", func(ctx SpecContext) {
		for range 2 {
			for table, try := range map[string]func() error{
				"accounts":    func() error { return p.loginCustomer(ctx, shop.ID, mia, miaPassword) },
				"admin_users": login(ctx, ""),
			} {
				password := map[string]string{"accounts": miaPassword, "admin_users": adminPassword}[table]
				old, err := argon2id.CreateHash(password, &argon2id.Params{Memory: 32, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32})
				Expect(err).NotTo(HaveOccurred())
				set(ctx, "UPDATE "+table+" SET password_hash = $1", old)
				Expect(try()).To(Succeed())
				var now string
				Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT password_hash FROM "+table).Scan(&now)).To(Succeed())
				Expect(now).To(ContainSubstring("m=64,"))
				Expect(try()).To(Succeed())
				var later string
				Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT password_hash FROM "+table).Scan(&later)).To(Succeed())
				Expect(later).To(Equal(now), "once")
			}
		}
	})

	Describe("with a second factor", Ordered, func() {
		code := func() string {
			GinkgoHelper()
			text, err := totp.GenerateCode(secret, p.Clock.Now())
			Expect(err).NotTo(HaveOccurred())
			return text
		}
		BeforeAll(func(ctx SpecContext) {
			enrollment, err := p.Identity.CreateTOTP(ctx, ada, adminPassword)
			Expect(err).NotTo(HaveOccurred())
			secret = enrollment.Secret
			Expect(p.Identity.UpdateTOTP(ctx, ada, code())).Error().NotTo(HaveOccurred())
		})

		It("keeps the second factor, and a valid code stays unused", func(ctx SpecContext) {
			p.Clock.Advance(time.Minute)
			good := code()
			Expect(meanwhile(ctx, "admin_users", "password_hash", "'$argon2id$new'", func() error { return p.Identity.RemoveTOTP(ctx, ada, adminPassword, good) })).
				To(refuse(domain.VersionConflict))
			Expect(meanwhile(ctx, "admin_users", "totp_secret", "''", login(ctx, good))).To(refuse(domain.InvalidCredentials))
			Expect(login(ctx, good)()).To(Succeed())
		})
	})
})
