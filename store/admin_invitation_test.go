package store_test

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// perMail matches the parts of a mail that are different in every mail.
var perMail = regexp.MustCompile(`iv_\w+|until .* UTC`)

// secondFactor enables the second factor of an administrator and returns the recovery codes.
func (p *platform) secondFactor(ctx context.Context, me domain.Actor, password string) (code func() string) {
	GinkgoHelper()
	enrollment, err := p.Identity.CreateTOTP(ctx, me, password)
	Expect(err).NotTo(HaveOccurred())
	code = func() string {
		text, err := totp.GenerateCode(enrollment.Secret, p.Clock.Now())
		Expect(err).NotTo(HaveOccurred())
		return text
	}
	_, err = p.Identity.UpdateTOTP(ctx, me, code())
	Expect(err).NotTo(HaveOccurred())
	return code
}

var _ = Describe("An invitation to administer", func() {
	const (
		zoe, nobody = "zoe@juniper-oak.example", "nobody@juniper-oak.example"
		zoePassword = "violet-harbor-pencil-31"
	)
	var (
		p           *platform
		one, two    *settings.Store
		ada, adaTwo domain.Actor // with all permissions, in store one and in store two
		staff       *identity.Scope
		bob         domain.Actor // belongs to the staff of store one
		zoeID       int64        // has access to store two only
	)

	scope := func(ctx context.Context, name string, storeID int64, permissions ...string) *identity.Scope {
		GinkgoHelper()
		made, err := p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: name, Permissions: permissions, StoreIDs: []int64{storeID}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		return made
	}
	in := func(ctx context.Context, email, password string, storeID int64) domain.Actor {
		GinkgoHelper()
		_, credential := p.logIn(ctx, email, password)
		actor, err := credential.Actor(storeID)
		Expect(err).NotTo(HaveOccurred())
		actor.From = fromHere
		return actor
	}
	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		one, ada = p.newStore(ctx, "one")
		two, adaTwo = p.newStore(ctx, "two")
		staff = scope(ctx, "Staff", one.ID, "user:write", "user:read", "audit-log:read", "order:read")
		p.invite(ctx, ada, "bob@juniper-oak.example", otherPassword, staff.ID)
		bob = in(ctx, "bob@juniper-oak.example", otherPassword, one.ID)
		zoeID = p.invite(ctx, ada, zoe, zoePassword, scope(ctx, "There", two.ID, "order:read", "user:read").ID).ID
	})

	create := func(ctx context.Context, email string) (*identity.AdminUser, error) {
		return p.Identity.CreateAdminUser(ctx, bob, identity.AdminUserCreate{Email: email, FirstName: ref("Zo"), ScopeIDs: []int64{staff.ID}})
	}
	invite := func(ctx context.Context, email string) *identity.AdminUser {
		GinkgoHelper()
		made, err := create(ctx, email)
		Expect(err).NotTo(HaveOccurred())
		return made
	}
	accept := func(ctx context.Context, token, password string) error {
		return p.Identity.AcceptInvitation(ctx, fromHere, identity.Acceptance{Token: token, Password: password})
	}
	// seen returns everything that a store's administrators can learn about users with an address.
	seen := func(ctx context.Context, actor domain.Actor, email string) (list []identity.AdminUser) {
		GinkgoHelper()
		users, err := p.As(actor).AdminUsers(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		for _, u := range users {
			if u.Email == email {
				list = append(list, *u)
			}
		}
		return list
	}
	log := func(ctx context.Context, actor domain.Actor) string {
		GinkgoHelper()
		page, err := p.As(actor).AuditLogs(ctx, domain.AuditFilter{}, domain.PageQuery{Number: 1, Size: 100})
		Expect(err).NotTo(HaveOccurred())
		var text strings.Builder
		for _, e := range page.Items {
			fmt.Fprintln(&text, e.Action, e.ObjectType, e.ObjectID)
			for _, c := range e.Changes {
				fmt.Fprintln(&text, " ", c.Field, deref(c.Old), deref(c.New))
			}
		}
		return text.String()
	}
	permissions := func(ctx context.Context, email, password string, storeID int64) bool {
		GinkgoHelper()
		_, credential := p.logIn(ctx, email, password)
		_, err := credential.Actor(storeID)
		return err == nil
	}

	It("causes the same response, mail and page whether or not the address has an account elsewhere", func(ctx SpecContext) {
		var shown []string
		for _, email := range []string{zoe, nobody} {
			made := invite(ctx, email)
			Expect(*made).To(And(HaveField("Email", email), HaveField("ConfirmedOn", BeNil()), HaveField("LastLoginOn", BeNil()), HaveField("Version", int64(1)),
				HaveField("FirstName", HaveValue(Equal("Zo"))), HaveField("ScopeIDs", []int64{staff.ID})))
			Expect(made.HasTOTP()).To(BeFalse())
			Expect(seen(ctx, bob, email)).To(HaveLen(1))
			mails := p.adminMails(ctx, email)
			Expect(mails[0].Kind).To(Equal(letter.MailAdminInvitation))
			shown = append(shown, perMail.ReplaceAllString(strings.ReplaceAll(mails[0].Subject+mails[0].Text, email, ""), ""))
			_, err := create(ctx, email)
			Expect(err).To(refuse(domain.AlreadyExists), "the store lists them")
			Expect(p.Identity.DeleteAdminUser(ctx, bob, made.ID)).To(Succeed())
			Expect(accept(ctx, linkInMail.FindString(mails[0].Text), zoePassword)).To(refuse(domain.CodeInvalid))
		}
		Expect(shown[0]).To(Equal(shown[1]))
		Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE store_id IS NOT NULL")).To(BeZero(), "no store's outbox has them")
	})

	It("lets the invited person choose a password once", func(ctx SpecContext) {
		made := invite(ctx, nobody)
		_, err := p.Identity.Login(ctx, identity.Credentials{Email: nobody, Password: ""}, fromHere)
		Expect(err).To(refuse(domain.InvalidCredentials))
		token := p.link(ctx, nobody)
		shown, err := p.Identity.Invitation(ctx, fromHere, token)
		Expect(err).NotTo(HaveOccurred())
		Expect(shown).To(Equal(identity.Invitation{Email: nobody}))
		Expect(accept(ctx, token, "too short")).To(refuse(domain.WeakPassword))
		counts := atOnce(4, func(int, acting) error { return accept(ctx, token, zoePassword) })
		Expect(counts).To(Equal(map[domain.Code]int{"": 1, domain.CodeInvalid: 3}))
		me := in(ctx, nobody, zoePassword, one.ID)
		Expect(me.ID).To(Equal(made.ID))
		Expect(me.May("order:read")).To(BeTrue())
		Expect(accept(ctx, token, "another-violet-pencil-77")).To(refuse(domain.CodeInvalid))
	})

	It("is accepted once, and grants an existing administrator nothing until they log in", func(ctx SpecContext) {
		made := invite(ctx, zoe)
		before, logged := seen(ctx, adaTwo, zoe), log(ctx, in(ctx, zoe, zoePassword, two.ID))
		Expect(permissions(ctx, zoe, zoePassword, one.ID)).To(BeFalse())
		Expect(seen(ctx, bob, zoe)).To(ConsistOf(HaveField("ID", made.ID)))
		token := p.link(ctx, zoe)
		shown, err := p.Identity.Invitation(ctx, fromHere, token)
		Expect(err).NotTo(HaveOccurred())
		Expect(shown).To(Equal(identity.Invitation{Email: zoe, Known: true}))
		Expect(accept(ctx, token, otherPassword)).To(refuse(domain.InvalidCredentials))
		counts := atOnce(4, func(int, acting) error { return accept(ctx, token, zoePassword) })
		Expect(counts[""]).To(Equal(1))
		Expect(permissions(ctx, zoe, zoePassword, one.ID)).To(BeTrue())
		Expect(permissions(ctx, zoe, zoePassword, two.ID)).To(BeTrue())
		now := seen(ctx, bob, zoe)
		Expect(now).To(ConsistOf(And(HaveField("ID", zoeID), HaveField("ScopeIDs", []int64{staff.ID}))), "by their own id")
		_, err = p.As(domain.Actor{}).AdminUser(ctx, made.ID)
		Expect(err).To(refuse(domain.NotFound))

		By("the administrator's other store sees nothing of the invitation")
		after := seen(ctx, adaTwo, zoe)
		Expect(after[0].Version).To(Equal(before[0].Version))
		Expect(after[0].ModifiedOn).To(BeTemporally("==", before[0].ModifiedOn))
		there := in(ctx, zoe, zoePassword, two.ID)
		for line := range strings.SplitSeq(log(ctx, there), "\n") {
			if !strings.HasPrefix(line, "login") && !strings.HasPrefix(line, "fail") {
				Expect(logged).To(ContainSubstring(line))
			}
		}
		Expect(log(ctx, bob)).To(ContainSubstring("addedScopeIds [] [" + domain.Itoa(staff.ID) + "]"))
		Expect(log(ctx, bob)).NotTo(ContainSubstring("scopeIds [" + domain.Itoa(staff.ID+1)))
	})

	It("requires the second factor of an administrator who has one", func(ctx SpecContext) {
		code := p.secondFactor(ctx, in(ctx, zoe, zoePassword, two.ID), zoePassword)
		invite(ctx, zoe)
		token := p.link(ctx, zoe)
		Expect(accept(ctx, token, zoePassword)).To(refuse(domain.TOTPRequired))
		Expect(p.Identity.AcceptInvitation(ctx, fromHere, identity.Acceptance{Token: token, Password: zoePassword, TOTPCode: "000000"})).To(refuse(domain.InvalidCredentials))
		p.Clock.Advance(time.Minute)
		used := code()
		Expect(p.Identity.AcceptInvitation(ctx, fromHere, identity.Acceptance{Token: token, Password: zoePassword, TOTPCode: used})).To(Succeed())
		_, err := p.Identity.Login(ctx, identity.Credentials{Email: zoe, Password: zoePassword, TOTPCode: used}, fromHere)
		Expect(err).To(refuse(domain.InvalidCredentials), "the code is used up")
	})

	It("can be mailed again with a new link until it is accepted or its user is deactivated", func(ctx SpecContext) {
		made := invite(ctx, nobody)
		first := p.link(ctx, nobody)
		Expect(p.Identity.ResendInvitation(ctx, bob, made.ID)).To(Succeed())
		second := p.link(ctx, nobody)
		Expect(second).NotTo(Equal(first))
		Expect(accept(ctx, first, zoePassword)).To(refuse(domain.CodeInvalid))
		p.Clock.Advance(identity.InvitationLife)
		Expect(accept(ctx, second, zoePassword)).To(refuse(domain.CodeInvalid))
		Expect(p.Identity.ResendInvitation(ctx, bob, made.ID)).To(Succeed())
		third := p.link(ctx, nobody)
		Expect(p.Identity.DeleteAdminUser(ctx, bob, made.ID)).To(Succeed())
		Expect(p.Identity.ResendInvitation(ctx, bob, made.ID)).To(refuse(domain.UnsupportedOperation))
		active := true
		_, err := p.Identity.UpdateAdminUser(ctx, bob, identity.AdminUserUpdate{ID: made.ID, Patch: identity.AdminUserPatch{IsActive: &active}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(accept(ctx, third, zoePassword)).To(refuse(domain.CodeInvalid))
		Expect(p.Identity.ResendInvitation(ctx, bob, made.ID)).To(Succeed())
		Expect(accept(ctx, p.link(ctx, nobody), zoePassword)).To(Succeed())
		Expect(p.Identity.ResendInvitation(ctx, bob, made.ID)).To(refuse(domain.UnsupportedOperation))
		Expect(p.Identity.ResendInvitation(ctx, bob, zoeID)).To(refuse(domain.NotFound), "one of another store")
	})

	It("can be mailed to a corrected address", func(ctx SpecContext) {
		made := invite(ctx, nobody)
		change := func(in identity.AdminUserUpdate) error {
			in.ID = made.ID
			_, err := p.Identity.UpdateAdminUser(ctx, bob, in, domain.Expect{})
			return err
		}
		Expect(change(identity.AdminUserUpdate{Password: ref(zoePassword)})).To(refuse(domain.UnsupportedOperation))
		Expect(change(identity.AdminUserUpdate{Email: ref("bob@juniper-oak.example")})).To(refuse(domain.AlreadyExists))
		Expect(change(identity.AdminUserUpdate{Email: ref(zoe)})).To(Succeed())
		Expect(accept(ctx, p.link(ctx, nobody), zoePassword)).To(refuse(domain.CodeInvalid))
		Expect(accept(ctx, p.link(ctx, zoe), zoePassword)).To(Succeed())
		Expect(permissions(ctx, zoe, zoePassword, one.ID)).To(BeTrue())
	})

	It("creates one administrator if two stores invite an address, whichever is accepted first", func(ctx SpecContext) {
		invite(ctx, nobody)
		first := p.link(ctx, nobody)
		_, err := p.Identity.CreateAdminUser(ctx, adaTwo, identity.AdminUserCreate{Email: nobody, ScopeIDs: []int64{scope(ctx, "Other", two.ID, "order:read").ID}})
		Expect(err).NotTo(HaveOccurred())
		second := p.link(ctx, nobody)
		tokens := []string{first, second}
		counts := atOnce(2, func(i int, _ acting) error { return accept(ctx, tokens[i], zoePassword) })
		Expect(counts[""]).To(BeNumerically(">=", 1))
		for _, token := range tokens {
			if _, err := p.Identity.Invitation(ctx, fromHere, token); err == nil { // it was accepted too late
				Expect(accept(ctx, token, zoePassword)).To(Succeed())
			}
		}
		Expect(permissions(ctx, nobody, zoePassword, one.ID)).To(BeTrue())
		Expect(permissions(ctx, nobody, zoePassword, two.ID)).To(BeTrue())
		Expect(p.count(ctx, "SELECT count(*) FROM admin_users WHERE email = $1", nobody)).To(Equal(1))
	})

	It("is unique per address, even if one store sends concurrent requests", func(ctx SpecContext) {
		counts := atOnce(4, func(int, acting) error { _, err := create(ctx, nobody); return err })
		Expect(counts).To(Equal(map[domain.Code]int{"": 1, domain.AlreadyExists: 3}))
		Expect(p.adminMails(ctx, nobody)).To(HaveLen(1))
	})

	It("does not count as an administrator with all permissions until it is accepted", func(ctx SpecContext) {
		_, err := p.Identity.CreateAdminUser(ctx, ada, identity.AdminUserCreate{Email: nobody, ScopeIDs: []int64{1}})
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: ada.ID, ScopeIDs: &[]int64{staff.ID}}, domain.Expect{})
		Expect(err).To(refuse(domain.InUse))
	})

	It("cannot be accepted if it is withdrawn or replaced while the password is hashed", func(ctx SpecContext) {
		const email = "yan@juniper-oak.example"
		invite := func(by domain.Actor, scopes ...int64) (id int64, link string) {
			GinkgoHelper()
			made, err := p.Identity.CreateAdminUser(ctx, by, identity.AdminUserCreate{Email: email, ScopeIDs: scopes})
			Expect(err).NotTo(HaveOccurred())
			return made.ID, p.link(ctx, email)
		}
		accept := func(link string) error {
			return p.Identity.AcceptInvitation(ctx, fromHere, identity.Acceptance{Token: link, Password: "violet-harbor-pencil-31"})
		}
		set := func(statement string, args ...any) func() {
			return func() {
				defer GinkgoRecover()
				_, err := p.Data.SQL.ExecContext(ctx, statement, args...)
				Expect(err).NotTo(HaveOccurred())
			}
		}
		first, link := invite(ada, staff.ID)
		Expect(accept(domain.NewToken(identity.AdminEmailToken))).To(refuse(domain.CodeInvalid), "a link is good for what it is for")
		storetest.WhileHashing(set("WITH gone AS (DELETE FROM admin_user_scopes WHERE admin_user_id = $1) DELETE FROM admin_users WHERE id = $1", first))
		Expect(accept(link)).To(refuse(domain.CodeInvalid))
		_, link = invite(ada, staff.ID)
		second, other := invite(adaTwo, staff.ID)
		storetest.WhileHashing(set("UPDATE admin_users SET confirmed_on = now(), link_hash = '' WHERE id = $1", second))
		Expect(accept(link)).To(refuse(domain.VersionConflict))
		Expect(accept(other)).To(refuse(domain.CodeInvalid))
		By("a used link and a deleted account cannot set a password either")
		p.signUp(ctx, one.ID, mia)
		Expect(p.Account.ForgotPassword(ctx, visitor(one.ID), mia)).To(Succeed())
		token := tokenInMail.FindString(p.mail(ctx, one.ID, mia, letter.MailResetPassword).Text)
		reset := func() error { return p.Account.ResetPassword(ctx, visitor(one.ID), token, "eight slower kettles") }
		storetest.WhileHashing(set("UPDATE accounts SET email = 'away@example.com'"))
		Expect(reset()).To(refuse(domain.CodeInvalid))
		set("UPDATE accounts SET email = $1", mia)()
		storetest.WhileHashing(set("DELETE FROM account_codes"))
		Expect(reset()).To(refuse(domain.CodeInvalid))
		Expect(p.loginCustomer(ctx, one.ID, mia, miaPassword)).To(Succeed())
	})

	Describe("is separate from a change of an administrator's address, which", func() {
		ask := func(ctx context.Context, email string) error {
			_, err := p.Identity.UpdateAdminUser(ctx, bob, identity.AdminUserUpdate{ID: bob.ID, Email: &email, CurrentPassword: otherPassword}, domain.Expect{})
			return err
		}
		pending := func(ctx context.Context) string {
			me, err := p.Identity.MyUser(ctx, bob)
			Expect(err).NotTo(HaveOccurred())
			Expect(me.Email).To(Equal("bob@juniper-oak.example"))
			return me.PendingAt(p.Clock.Now())
		}
		notices := func(ctx context.Context) (kinds []letter.MailKind) {
			for _, m := range p.adminMails(ctx, "bob@juniper-oak.example") {
				kinds = append(kinds, m.Kind)
			}
			return kinds
		}

		It("causes the same response whether or not the address is taken", func(ctx SpecContext) {
			Expect(ask(ctx, nobody)).To(Succeed())
			Expect(pending(ctx)).To(Equal(nobody))
			Expect(ask(ctx, zoe)).To(Succeed())
			Expect(pending(ctx)).To(Equal(zoe))
			Expect(p.Identity.ConfirmAdminEmail(ctx, fromHere, p.link(ctx, nobody))).To(refuse(domain.CodeInvalid), "a newer one voids it")
			Expect(p.Identity.ConfirmAdminEmail(ctx, fromHere, p.link(ctx, zoe))).To(refuse(domain.AlreadyExists), "which only its mailbox hears")
			Expect(p.adminMails(ctx, zoe)[0].Kind).To(Equal(letter.MailAdminEmailChange))
			p.logIn(ctx, zoe, zoePassword)
		})

		It("takes effect once its link is opened, and notifies the old address", func(ctx SpecContext) {
			Expect(ask(ctx, nobody)).To(Succeed())
			Expect(notices(ctx)[0]).To(Equal(letter.MailAdminEmailChangeNotice))
			token := p.link(ctx, nobody)
			counts := atOnce(3, func(int, acting) error { return p.Identity.ConfirmAdminEmail(ctx, fromHere, token) })
			Expect(counts).To(Equal(map[domain.Code]int{"": 1, domain.CodeInvalid: 2}))
			Expect(notices(ctx)[0]).To(Equal(letter.MailAdminEmailChanged))
			p.logIn(ctx, nobody, otherPassword)
			_, err := p.Identity.Login(ctx, identity.Credentials{Email: "bob@juniper-oak.example", Password: otherPassword}, fromHere)
			Expect(err).To(refuse(domain.InvalidCredentials))
		})

		It("is dropped after a new password, a day or a cancellation", func(ctx SpecContext) {
			Expect(ask(ctx, nobody)).To(Succeed())
			Expect(accept(ctx, p.link(ctx, nobody), zoePassword)).To(refuse(domain.CodeInvalid))
			_, err := p.Identity.UpdateMyUser(ctx, bob, identity.MyUserUpdate{CurrentPassword: otherPassword, Password: ref(zoePassword)})
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Identity.ConfirmAdminEmail(ctx, fromHere, p.link(ctx, nobody))).To(refuse(domain.CodeInvalid))
			_, err = p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: bob.ID, Email: ref(nobody)}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			p.Clock.Advance(identity.AdminEmailLife)
			Expect(pending(ctx)).To(BeEmpty())
			Expect(p.Identity.ConfirmAdminEmail(ctx, fromHere, p.link(ctx, nobody))).To(refuse(domain.CodeInvalid))
			for _, email := range []string{nobody, "bob@juniper-oak.example"} {
				_, err = p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: bob.ID, Email: ref(email)}, domain.Expect{})
				Expect(err).NotTo(HaveOccurred())
			}
			Expect(p.Identity.ConfirmAdminEmail(ctx, fromHere, p.link(ctx, nobody))).To(refuse(domain.CodeInvalid))
			invite(ctx, "new@juniper-oak.example")
			Expect(p.Identity.ConfirmAdminEmail(ctx, fromHere, p.link(ctx, "new@juniper-oak.example"))).To(refuse(domain.CodeInvalid))
		})
	})

	It("creates a user who is notified of every change to their password or second factor, whoever makes the change", func(ctx SpecContext) {
		kinds := func(email string) (list []letter.MailKind) {
			for _, m := range p.adminMails(ctx, email) {
				list = append(list, m.Kind)
				Expect(m.StoreID).To(BeZero())
				Expect(m.FromAddress).To(Equal("no-reply@store.example"))
			}
			return list
		}
		me := in(ctx, zoe, zoePassword, two.ID)
		code := p.secondFactor(ctx, me, zoePassword)
		p.Clock.Advance(time.Minute)
		Expect(p.Identity.RemoveTOTP(ctx, me, zoePassword, code())).To(Succeed())
		_, err := p.Identity.UpdateMyUser(ctx, me, identity.MyUserUpdate{CurrentPassword: zoePassword, Password: ref(otherPassword)})
		Expect(err).NotTo(HaveOccurred())
		p.secondFactor(ctx, me, otherPassword)
		_, err = p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: zoeID, Password: ref(zoePassword), Patch: identity.AdminUserPatch{ResetTOTP: true}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(kinds(zoe)).To(Equal([]letter.MailKind{letter.MailAdminTOTPRemoved, letter.MailAdminPasswordChanged, letter.MailAdminTOTPEnabled,
			letter.MailAdminPasswordChanged, letter.MailAdminTOTPRemoved, letter.MailAdminTOTPEnabled, letter.MailAdminInvitation}))
		By("no store can read the administrator's mails")
		for _, storeID := range []int64{one.ID, two.ID} {
			list, err := p.Letter.MailsTo(ctx, domain.System(storeID), zoe, 50)
			Expect(err).NotTo(HaveOccurred())
			Expect(list).To(BeEmpty())
		}
	})
})
