package store_test

import (
	"context"
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Administrators of one store", func() {
	var (
		p           *platform
		one, two    *settings.Store
		ada, adaTwo domain.Actor // with all permissions, in store one and in store two
	)

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		one, ada = p.newStore(ctx, "one")
		two, adaTwo = p.newStore(ctx, "two")
	})

	scope := func(ctx context.Context, name string, stores []int64, permissions ...string) *identity.Scope {
		GinkgoHelper()
		made, err := p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: name, Permissions: permissions, StoreIDs: stores}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		return made
	}
	user := func(ctx context.Context, name string, storeID int64, scopes ...int64) (*identity.AdminUser, domain.Actor) {
		GinkgoHelper()
		email := name + "@juniper-oak.example"
		made := p.invite(ctx, ada, email, otherPassword, scopes...)
		_, credential := p.logIn(ctx, email, otherPassword)
		actor, err := credential.Actor(storeID)
		Expect(err).NotTo(HaveOccurred())
		return made, actor
	}
	patch := func(ctx context.Context, by domain.Actor, in identity.AdminUserUpdate) error {
		_, err := p.Identity.UpdateAdminUser(ctx, by, in, domain.Expect{})
		return err
	}

	It("cannot tell other stores' objects from objects that do not exist", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "user:write", "user:read", "scope:write", "scope:read", "app-token:write", "order:read")
		there := scope(ctx, "There", []int64{two.ID}, "order:read")
		bob, by := user(ctx, "bob", one.ID, staff.ID)
		zoe, _ := user(ctx, "zoe", two.ID, there.ID)
		token, _, err := p.Identity.CreateAppToken(ctx, again(adaTwo), identity.AppTokenInput{Name: new("There"), Permissions: &[]string{"order:read"}})
		Expect(err).NotTo(HaveOccurred())

		const nowhere = 987654
		first := new("Changed")
		for what, ask := range map[string]struct {
			foreign int64
			ask     func(id int64) error
		}{
			"rename": {zoe.ID, func(id int64) error {
				return patch(ctx, by, identity.AdminUserUpdate{ID: id, Patch: identity.AdminUserPatch{FirstName: &first}})
			}},
			"weak password": {zoe.ID, func(id int64) error { return patch(ctx, by, identity.AdminUserUpdate{ID: id, Password: new("zoe")}) }},
			"password": {zoe.ID, func(id int64) error {
				return patch(ctx, by, identity.AdminUserUpdate{ID: id, Password: new(otherPassword)})
			}},
			"taken address": {zoe.ID, func(id int64) error {
				return patch(ctx, by, identity.AdminUserUpdate{ID: id, Email: new(bob.Email)})
			}},
			"second factor": {zoe.ID, func(id int64) error {
				return patch(ctx, by, identity.AdminUserUpdate{ID: id, Patch: identity.AdminUserPatch{ResetTOTP: true}})
			}},
			"stale version": {zoe.ID, func(id int64) error {
				_, err := p.Identity.UpdateAdminUser(ctx, by, identity.AdminUserUpdate{ID: id}, domain.Expect{Body: new(int64(7))})
				return err
			}},
			"deactivate": {zoe.ID, func(id int64) error { return p.Identity.DeleteAdminUser(ctx, by, id) }},
			"assign a scope": {there.ID, func(id int64) error {
				return patch(ctx, by, identity.AdminUserUpdate{ID: bob.ID, ScopeIDs: &[]int64{staff.ID, id}})
			}},
			"invite with a scope": {there.ID, func(id int64) error {
				_, err := p.Identity.CreateAdminUser(ctx, by, identity.AdminUserCreate{Email: "new@juniper-oak.example", ScopeIDs: []int64{staff.ID, id}})
				return err
			}},
			"read a scope": {there.ID, func(id int64) error { _, err := p.Identity.Scope(ctx, by, id); return err }},
			"change a scope": {there.ID, func(id int64) error {
				_, err := p.Identity.ReplaceScope(ctx, by, id, identity.ScopeContent{Name: "Mine", StoreIDs: []int64{one.ID}}, domain.Expect{Body: new(int64(7))})
				return err
			}},
			"follow a scope": {there.ID, func(id int64) error {
				_, _, err := p.Identity.CreateAppToken(ctx, again(by), identity.AppTokenInput{Name: new("x"), ScopeID: &id})
				return err
			}},
			"change a token": {token.ID, func(id int64) error {
				_, err := p.Identity.UpdateAppToken(ctx, by, id, identity.AppTokenInput{Name: new("x")}, domain.Expect{Body: new(int64(7))})
				return err
			}},
			"revoke a token": {token.ID, func(id int64) error { return p.Identity.DeleteAppToken(ctx, by, id) }},
		} {
			foreign, unknown := ask.ask(ask.foreign), ask.ask(nowhere)
			Expect(unknown).To(HaveOccurred(), what)
			Expect(foreign).To(Equal(unknown), what)
		}
	})

	It("can give a scope a name that another store already uses", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "scope:write", "order:read")
		scope(ctx, "Elsewhere", []int64{two.ID}, "order:read")
		scope(ctx, "Both", []int64{one.ID, two.ID}, "order:read")
		scope(ctx, "All", []int64{}, "order:read")
		_, by := user(ctx, "bob", one.ID, staff.ID)
		define := func(name string) error {
			_, err := p.Identity.ReplaceScope(ctx, by, 0, identity.ScopeContent{Name: name, Permissions: []string{"order:read"}, StoreIDs: []int64{one.ID}}, domain.Expect{})
			return err
		}
		Expect(define("elsewhere")).To(Succeed())
		for _, taken := range []string{"ELSEWHERE", "both", "all", "Staff", "everything"} {
			Expect(define(taken)).To(refuse(domain.AlreadyExists), taken)
		}
		_, err := p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: "Elsewhere", Permissions: []string{}, StoreIDs: []int64{}}, domain.Expect{})
		Expect(err).To(refuse(domain.AlreadyExists)) // the name is already taken in one of the stores
		counts := atOnce(8, func(int, acting) error { return define("At once") })
		Expect(counts).To(Equal(map[domain.Code]int{"": 1, domain.AlreadyExists: 7}))
	})

	It("see only their own store's part of the scopes and log entries of other administrators", func(ctx SpecContext) {
		look := scope(ctx, "Look", []int64{one.ID}, "user:read", "audit-log:read")
		there := scope(ctx, "There", []int64{two.ID}, "order:read")
		both, _ := user(ctx, "both", one.ID, look.ID, there.ID)
		user(ctx, "zoe", two.ID, there.ID)
		_, by := user(ctx, "bob", one.ID, look.ID)

		users, err := p.As(by).AdminUsers(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		for _, u := range users {
			Expect(u.ScopeIDs).NotTo(ContainElement(there.ID), u.Email)
		}
		users, err = p.As(ada).AdminUsers(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(users).To(ContainElement(And(HaveField("ID", both.ID), HaveField("ScopeIDs", []int64{look.ID, there.ID}))))

		texts := func(a domain.Actor) (out []string) {
			page, err := p.As(a).AuditLogs(ctx, domain.AuditFilter{}, domain.PageQuery{Number: 1, Size: 100})
			Expect(err).NotTo(HaveOccurred())
			for _, entry := range page.Items {
				text := entry.Action
				for _, c := range entry.Changes {
					text += fmt.Sprintf(" %s=%v", c.Field, deref(c.New))
				}
				out = append(out, text)
			}
			return out
		}
		Expect(texts(by)).To(ContainElement(ContainSubstring("both@juniper-oak.example")))
		Expect(texts(by)).To(ContainElement(ContainSubstring("name=Look")))
		Expect(texts(by)).NotTo(ContainElement(ContainSubstring("zoe@juniper-oak.example")))
		Expect(texts(by)).NotTo(ContainElement(ContainSubstring("name=There")))
		Expect(texts(adaTwo)).To(ContainElements(ContainSubstring("zoe@juniper-oak.example"), ContainSubstring("both@juniper-oak.example"), ContainSubstring("name=There")))

		_, err = p.Identity.ReplaceScope(ctx, ada, look.ID, identity.ScopeContent{Name: "Look at both", Permissions: look.Permissions, StoreIDs: []int64{one.ID, two.ID}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(texts(adaTwo)).To(ContainElement(ContainSubstring("name=Look at both")), "it reaches them from now on")
	})

	It("cannot remove permissions from a scope of an administrator who has more permissions", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "scope:write", "user:write", "order:read")
		more := scope(ctx, "More", []int64{one.ID}, "order:refund")
		_, bob := user(ctx, "bob", one.ID, staff.ID)
		shrink := func(by domain.Actor) error {
			_, err := p.Identity.ReplaceScope(ctx, by, staff.ID, identity.ScopeContent{Name: "Staff", Permissions: []string{"scope:write", "user:write"}, StoreIDs: []int64{one.ID}}, domain.Expect{})
			return err
		}
		chief, _ := user(ctx, "chief", one.ID, staff.ID, more.ID)
		Expect(shrink(bob)).To(refuse(domain.Forbidden))
		Expect(patch(ctx, ada, identity.AdminUserUpdate{ID: chief.ID, Patch: identity.AdminUserPatch{IsActive: new(false)}})).To(Succeed())
		Expect(shrink(bob)).To(refuse(domain.Forbidden)) // the deactivated chief may be reactivated
		Expect(patch(ctx, ada, identity.AdminUserUpdate{ID: chief.ID, ScopeIDs: &[]int64{more.ID}})).To(Succeed())
		Expect(shrink(bob)).To(Succeed())
	})

	It("need their current password to change their own e-mail address, password or second factor", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "user:write")
		me, by := user(ctx, "bob", one.ID, staff.ID)
		for _, password := range []string{"", "not the password"} {
			Expect(patch(ctx, by, identity.AdminUserUpdate{ID: me.ID, CurrentPassword: password, Email: new("thief@juniper-oak.example")})).To(refuse(domain.InvalidValue))
			Expect(patch(ctx, by, identity.AdminUserUpdate{ID: me.ID, CurrentPassword: password, Password: new("harbor-violin-cactus-88")})).To(refuse(domain.InvalidValue))
			Expect(patch(ctx, by, identity.AdminUserUpdate{ID: me.ID, CurrentPassword: password, Patch: identity.AdminUserPatch{ResetTOTP: true}})).To(refuse(domain.UnsupportedOperation))
		}
		first := new("Bob")
		Expect(patch(ctx, by, identity.AdminUserUpdate{ID: me.ID, Email: &me.Email, Patch: identity.AdminUserPatch{FirstName: &first}})).To(Succeed())
		Expect(patch(ctx, by, identity.AdminUserUpdate{ID: me.ID, CurrentPassword: otherPassword, Email: new("robert@juniper-oak.example")})).To(Succeed())
		Expect(patch(ctx, by, identity.AdminUserUpdate{ID: me.ID, CurrentPassword: otherPassword, Password: new("harbor-violin-cactus-88")})).To(Succeed())
		p.logIn(ctx, me.Email, "harbor-violin-cactus-88")
		var last error
		for range 12 { // a wrong password here is a failed login
			last = patch(ctx, by, identity.AdminUserUpdate{ID: me.ID, CurrentPassword: "not the password", Password: new("harbor-violin-cactus-89")})
		}
		Expect(last).To(refuse(domain.RateLimited))
	})

	It("do not gain permissions through their app token if its scope grows", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "app-token:write", "order:read", "product:read")
		small := scope(ctx, "Small", []int64{one.ID}, "order:read")
		_, bob := user(ctx, "bob", one.ID, staff.ID)
		token, secret, err := p.Identity.CreateAppToken(ctx, again(bob), identity.AppTokenInput{Name: new("Sync"), ScopeID: &small.ID})
		Expect(err).NotTo(HaveOccurred())
		may := func() []string {
			credential, err := p.Login.Authenticate(ctx, secret, 0, fromHere)
			Expect(err).NotTo(HaveOccurred())
			list, err := p.As(ada).AppTokens(ctx, false)
			Expect(err).NotTo(HaveOccurred())
			Expect(list[0].Effective).To(ConsistOf(credential.Grants[0].Permissions))
			return credential.Grants[0].Permissions
		}
		_, err = p.Identity.ReplaceScope(ctx, ada, small.ID, identity.ScopeContent{Name: "Small", Permissions: []string{"order:read", "order:refund", "product:read"}, StoreIDs: []int64{one.ID}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(may()).To(ConsistOf("order:read", "product:read")) // without order:refund, which bob lacks
		_, err = p.Identity.UpdateAppToken(ctx, bob, token.ID, identity.AppTokenInput{ScopeID: &small.ID}, domain.Expect{})
		Expect(err).To(refuse(domain.Forbidden))
		changed, err := p.Identity.UpdateAppToken(ctx, bob, token.ID, identity.AppTokenInput{Name: new("Sync 2")}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed.Effective).To(ConsistOf("order:read", "product:read"))
		_, err = p.Identity.UpdateAppToken(ctx, ada, token.ID, identity.AppTokenInput{ScopeID: &small.ID}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(may()).To(ConsistOf("order:read", "order:refund", "product:read"))
		Expect(p.Identity.DeleteAppToken(ctx, bob, token.ID)).To(refuse(domain.Forbidden))
	})

	It("can remove only their own store's permissions from a user of several stores", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "user:write", "user:read", "order:read")
		look := scope(ctx, "Look", []int64{one.ID}, "order:read")
		there := scope(ctx, "There", []int64{two.ID}, "order:refund")
		both := scope(ctx, "Both", []int64{one.ID, two.ID}, "order:read")
		chief := scope(ctx, "Chief", []int64{one.ID}, "order:refund")
		_, bob := user(ctx, "bob", one.ID, staff.ID)
		zoe, _ := user(ctx, "zoe", two.ID, look.ID, there.ID)
		holds := func() []int64 {
			u, err := p.As(domain.Actor{}).AdminUser(ctx, zoe.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(u.Version).To(Equal(zoe.Version), "their other store sees no change")
			return u.ScopeIDs
		}
		first := new("Changed")
		Expect(patch(ctx, bob, identity.AdminUserUpdate{ID: zoe.ID, Patch: identity.AdminUserPatch{FirstName: &first}})).To(refuse(domain.Forbidden))
		Expect(patch(ctx, bob, identity.AdminUserUpdate{ID: zoe.ID, ScopeIDs: &[]int64{there.ID}})).To(refuse(domain.InvalidValue))
		Expect(patch(ctx, bob, identity.AdminUserUpdate{ID: zoe.ID, ScopeIDs: &[]int64{chief.ID}})).To(refuse(domain.Forbidden))
		changed, err := p.Identity.UpdateAdminUser(ctx, bob, identity.AdminUserUpdate{ID: zoe.ID, ScopeIDs: &[]int64{staff.ID}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(changed.ScopeIDs).To(Equal([]int64{staff.ID}))
		Expect(holds()).To(Equal([]int64{staff.ID, there.ID}))
		before, _ := p.logIn(ctx, zoe.Email, otherPassword)
		Expect(p.Identity.DeleteAdminUser(ctx, bob, zoe.ID)).To(Succeed())
		Expect(p.Identity.DeleteAdminUser(ctx, bob, zoe.ID)).To(refuse(domain.NotFound))
		Expect(holds()).To(Equal([]int64{there.ID}))
		credential, err := p.Login.Authenticate(ctx, before.Tokens.Access, 0, fromHere)
		Expect(err).NotTo(HaveOccurred(), "they go on at the other store")
		Expect(credential.StoreIDs()).To(Equal([]int64{two.ID}))

		By("they may not do that if the user has more permissions in the store or a scope of several stores")
		for _, held := range [][]int64{{look.ID, there.ID, chief.ID}, {look.ID, there.ID, both.ID}, {look.ID, 1}} {
			Expect(patch(ctx, ada, identity.AdminUserUpdate{ID: zoe.ID, ScopeIDs: &held})).To(Succeed())
			Expect(p.Identity.DeleteAdminUser(ctx, bob, zoe.ID)).To(refuse(domain.Forbidden))
			Expect(patch(ctx, bob, identity.AdminUserUpdate{ID: zoe.ID, ScopeIDs: &[]int64{look.ID}})).To(refuse(domain.Forbidden))
			if kept := held[len(held)-1]; kept != both.ID { // bob cannot keep a scope on zoe that they could not grant
				Expect(patch(ctx, bob, identity.AdminUserUpdate{ID: zoe.ID, ScopeIDs: &[]int64{kept}})).To(refuse(domain.Forbidden))
			}
		}
		page, err := p.As(bob).AuditLogs(ctx, domain.AuditFilter{AdminUserID: []int64{bob.ID}}, domain.PageQuery{Number: 1, Size: 100})
		Expect(err).NotTo(HaveOccurred())
		for _, entry := range page.Items {
			for _, c := range entry.Changes {
				Expect(deref(c.Old) + deref(c.New)).NotTo(MatchRegexp(`\b` + domain.Itoa(there.ID) + `\b`))
			}
		}
	})

	It("can have mails sent to at most 30 addresses an hour per store, and 5 times to each address", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "user:write")
		me, bob := user(ctx, "bob", one.ID, staff.ID)
		tries := 0
		ask := func() error {
			tries++
			_, err := p.Identity.CreateAdminUser(ctx, bob, identity.AdminUserCreate{Email: fmt.Sprintf("new%d@juniper-oak.example", tries), ScopeIDs: []int64{staff.ID}})
			return err
		}
		for err := ask(); domain.CodeOf(err) != domain.RateLimited; err = ask() {
			Expect(err).NotTo(HaveOccurred())
			Expect(tries).To(BeNumerically("<", 40))
		}
		Expect(tries).To(Equal(31))
		Expect(patch(ctx, bob, identity.AdminUserUpdate{ID: me.ID, CurrentPassword: otherPassword, Email: new("other@juniper-oak.example")})).To(refuse(domain.RateLimited))
		p.Clock.Advance(2 * time.Minute)
		Expect(ask()).To(Succeed())
		Expect(ask()).To(refuse(domain.RateLimited))
		invited, err := p.Identity.CreateAdminUser(ctx, ada, identity.AdminUserCreate{Email: "often@juniper-oak.example", ScopeIDs: []int64{staff.ID}})
		Expect(err).NotTo(HaveOccurred())
		for range 4 {
			Expect(p.Identity.ResendInvitation(ctx, ada, invited.ID)).To(Succeed())
		}
		Expect(p.Identity.ResendInvitation(ctx, ada, invited.ID)).To(refuse(domain.RateLimited))
		Expect(p.adminMails(ctx, invited.Email)).To(HaveLen(5))
	})
})

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}
