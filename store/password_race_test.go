package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Who is changed while their password is looked at", Ordered, func() {
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
	// meanwhile runs a command while which a row changes, and takes that back.
	meanwhile := func(ctx context.Context, table, column, change string, command func() error) error {
		GinkgoHelper()
		var row string
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT "+column+"::text FROM "+table).Scan(&row)).To(Succeed())
		store.WhileHashing(func() {
			defer GinkgoRecover()
			set(ctx, "UPDATE "+table+" SET "+column+" = "+change)
		})
		err := command()
		set(ctx, "UPDATE "+table+" SET "+column+" = $1", row)
		return err
	}
	login := func(ctx context.Context, code string) func() error {
		return func() error {
			_, err := p.Login(ctx, store.Credentials{Email: adminEmail, Password: adminPassword, TOTPCode: code}, fromHere)
			return err
		}
	}

	DescribeTable("is refused as if they had been changed before:", func(ctx SpecContext, code domain.Code, table, column, change string, command func(context.Context) error) {
		run := func() error { return command(ctx) }
		Expect(meanwhile(ctx, table, column, change, run)).To(refuse(code))
	},
		Entry("a customer who logs in", domain.InvalidCredentials, "accounts", "password_hash", "'$argon2id$new'", func(ctx context.Context) error { return p.loginCustomer(ctx, shop.ID, mia, miaPassword) }),
		Entry("a customer with a new password", domain.Forbidden, "accounts", "password_hash", "'$argon2id$new'", func(ctx context.Context) error {
			return p.ChangePassword(ctx, me, miaPassword, "eight slower kettles")
		}),
		Entry("an administrator who logs in", domain.InvalidCredentials, "admin_users", "password_hash", "'$argon2id$new'", func(ctx context.Context) error { return login(ctx, "")() }),
		Entry("an administrator who is deactivated", domain.InvalidCredentials, "admin_users", "is_active", "false", func(ctx context.Context) error { return login(ctx, "")() }),
		Entry("an administrator who gets a second factor", domain.InvalidCredentials, "admin_users", "totp_secret", "'sealed'", func(ctx context.Context) error { return login(ctx, "")() }),
		Entry("an administrator with a new password", domain.VersionConflict, "admin_users", "password_hash", "'$argon2id$new'", func(ctx context.Context) error {
			_, err := p.UpdateMyUser(ctx, ada, store.MyUserUpdate{CurrentPassword: adminPassword, Password: ref("eight slower kettles")})
			return err
		}),
		Entry("an administrator who gets a second factor and a new password", domain.VersionConflict, "admin_users", "totp_secret", "'sealed'", func(ctx context.Context) error {
			_, err := p.UpdateMyUser(ctx, ada, store.MyUserUpdate{CurrentPassword: adminPassword, Password: ref("eight slower kettles")})
			return err
		}),
		Entry("an administrator who changes themselves as others do", domain.VersionConflict, "admin_users", "password_hash", "'$argon2id$new'", func(ctx context.Context) error {
			actor := ada
			actor.StoreID = shop.ID
			_, err := p.UpdateAdminUser(ctx, actor, store.AdminUserUpdate{ID: ada.ID, CurrentPassword: adminPassword, Password: ref("eight slower kettles")}, domain.Expect{})
			return err
		}),
		Entry("an administrator who begins with a second factor", domain.VersionConflict, "admin_users", "password_hash", "'$argon2id$new'", func(ctx context.Context) error {
			_, err := p.CreateTOTP(ctx, ada, adminPassword)
			return err
		}))

	Describe("with a second factor", Ordered, func() {
		code := func() string {
			GinkgoHelper()
			text, err := totp.GenerateCode(secret, p.Clock().Now())
			Expect(err).NotTo(HaveOccurred())
			return text
		}
		BeforeAll(func(ctx SpecContext) {
			enrollment, err := p.CreateTOTP(ctx, ada, adminPassword)
			Expect(err).NotTo(HaveOccurred())
			secret = enrollment.Secret
			Expect(p.UpdateTOTP(ctx, ada, code())).Error().NotTo(HaveOccurred())
		})

		It("does not lose it, and no code is used up", func(ctx SpecContext) {
			p.Clock().Advance(time.Minute)
			good := code()
			Expect(meanwhile(ctx, "admin_users", "password_hash", "'$argon2id$new'", func() error { return p.RemoveTOTP(ctx, ada, adminPassword, good) })).
				To(refuse(domain.VersionConflict))
			Expect(meanwhile(ctx, "admin_users", "totp_secret", "''", login(ctx, good))).To(refuse(domain.InvalidCredentials))
			Expect(login(ctx, good)()).To(Succeed())
		})
	})
})
