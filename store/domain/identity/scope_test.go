package identity_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Scopes", func() {
	everything := *identity.EverythingScope()
	care := identity.Scope{Permissions: []string{"order:read", "order:refund"}, StoreIDs: []int64{1}}
	look := identity.Scope{Permissions: []string{"order:read"}, StoreIDs: []int64{1, 2}}
	all := []int64{1, 2, 3}

	It("are merged into grants store by store", func() {
		Expect(identity.Grants([]identity.Scope{care, look}, all)).To(Equal([]identity.Grant{{StoreID: 1, Permissions: []string{"order:read", "order:refund"}}, {StoreID: 2, Permissions: []string{"order:read"}}}))
		Expect(identity.Grants([]identity.Scope{everything}, all)).To(HaveLen(3))
		Expect(identity.Grants(nil, all)).To(BeEmpty())
		Expect(identity.HolderOf([]identity.Scope{care, everything}, all).EveryStore).To(Equal([]string{"*"}))
		Expect(identity.HolderOf([]identity.Scope{care, look}, all).EveryStore).To(BeNil())
	})

	DescribeTable("allow or forbid a holder to grant",
		func(held []identity.Scope, permissions []string, stores []int64, allowed bool) {
			err := identity.HolderOf(held, all).MayGrant("order:read", permissions, stores)
			if allowed {
				Expect(err).NotTo(HaveOccurred())
			} else {
				Expect(domain.CodeOf(err)).To(Equal(domain.Forbidden))
			}
		},
		Entry("a permission that they have in the store", []identity.Scope{care}, []string{"order:refund"}, []int64{1}, true),
		Entry("a permission that they have only in another store (forbidden)", []identity.Scope{care, look}, []string{"order:refund"}, []int64{2}, false),
		Entry("a permission that they have in only one of two stores (forbidden)", []identity.Scope{care, look}, []string{"order:refund"}, []int64{1, 2}, false),
		Entry("a permission that they lack (forbidden)", []identity.Scope{look}, []string{"order:write"}, []int64{1}, false),
		Entry("anything without the permission to grant (forbidden)", []identity.Scope{{Permissions: []string{"order:write"}, StoreIDs: []int64{1}}}, []string{"order:write"}, []int64{1}, false),
		Entry("anything in a store that they do not reach (forbidden)", []identity.Scope{care}, nil, []int64{2}, false),
		Entry("a permission for all stores if they only have a scope for each store (forbidden)", []identity.Scope{{Permissions: []string{"order:read"}, StoreIDs: all}}, []string{"order:read"}, nil, false),
		Entry("everything, as the platform's administrator", []identity.Scope{everything}, []string{"*"}, nil, true),
		Entry("the permission * if they only have every existing permission (forbidden)", []identity.Scope{{Permissions: identity.Permissions()}}, []string{"*"}, nil, false),
		Entry("anything in a store that does not exist, even as the platform's administrator (forbidden)", []identity.Scope{everything}, []string{"future:write"}, []int64{9}, false), // no such store
	)

	It("with the permission * expand to each existing permission once", func() {
		Expect(identity.Expand([]string{"*"})).To(Equal(identity.Permissions()))
		Expect(identity.Expand([]string{"order:read", "order:fly", "order:read"})).To(Equal([]string{"order:read"}))
		Expect(identity.Expand(nil)).To(BeEmpty())
	})
})

var _ = Describe("A credential", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	good := identity.Credential{Kind: domain.ActorAdmin, ID: 7, Active: true, ExpiresOn: now.Add(time.Second),
		Grants: []identity.Grant{{StoreID: 1, Permissions: []string{"order:read"}}, {StoreID: 2, Permissions: []string{"*"}}}}

	It("is valid until it expires or is revoked, or its owner loses access", func() {
		Expect(good.Check(now)).To(Succeed())
		for name, change := range map[string]func(*identity.Credential){
			"over":     func(c *identity.Credential) { c.ExpiresOn = now },
			"revoked":  func(c *identity.Credential) { c.Revoked = true },
			"inactive": func(c *identity.Credential) { c.Active = false },
		} {
			c := good
			change(&c)
			Expect(domain.CodeOf(c.Check(now))).To(Equal(domain.Unauthenticated), name)
		}
		forever := good
		forever.ExpiresOn = time.Time{}
		Expect(forever.Check(now)).To(Succeed())
	})

	It("acts only in the stores that it reaches", func() {
		actor, err := good.Actor(1)
		Expect(err).NotTo(HaveOccurred())
		Expect(actor.May("order:read")).To(BeTrue())
		Expect(actor.May("order:write")).To(BeFalse())
		_, err = good.Actor(3)
		Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
		_, err = good.Actor(0)
		Expect(domain.CodeOf(err)).To(Equal(domain.StoreRequired))
		Expect(good.WithoutStore().Permissions).To(BeEmpty())
		Expect(good.WithoutStore().StoreID).To(BeZero())
	})
})

var _ = Describe("A session", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

	It("accepts each refresh token once, repeats the new tokens briefly, and treats later reuse as theft", func() {
		s := identity.Session{ID: 1, AdminUserID: 7}
		tokens, kept := s.Issue(domain.AdminToken, now)
		Expect(kept).To(HaveLen(2))
		Expect(kept[1].Hash).To(Equal(domain.HashToken(tokens.Refresh)))
		Expect(s.ExpiresOn).To(Equal(now.Add(identity.RefreshLife)))
		access, refresh := kept[0], kept[1]

		Expect(s.Spend(refresh, now)).To(Equal(identity.RenewalNext))
		refresh.UsedOn, refresh.RenewalSalt = &now, domain.NewSalt()
		Expect(s.Spend(refresh, now.Add(identity.RenewalGrace-1))).To(Equal(identity.RenewalAgain))
		Expect(s.Spend(refresh, now.Add(identity.RenewalGrace))).To(Equal(identity.RenewalStolen))
		refresh.RenewalSalt = nil
		Expect(s.Spend(refresh, now)).To(Equal(identity.RenewalStolen), "its renewal was renewed")
		for _, token := range []identity.SessionToken{access, {Kind: identity.UseRefresh, ExpiresOn: now}} {
			Expect(s.Spend(token, now)).To(Equal(identity.RenewalRefused))
		}
		refresh.RenewalSalt, s.RevokedOn = domain.NewSalt(), &now
		Expect(s.Spend(refresh, now)).To(Equal(identity.RenewalRefused))
	})

	It("derives new tokens from both the used refresh token and its salt", func() {
		s := identity.Session{ID: 1, AdminUserID: 7}
		spent, salt := domain.NewToken(domain.RefreshToken), domain.NewSalt()
		tokens, kept := s.Renew(domain.AdminToken, spent, salt, now)
		again, _ := s.Renew(domain.AdminToken, spent, salt, now)
		Expect(again).To(Equal(tokens))
		Expect(kept[1].Hash).To(Equal(domain.HashToken(tokens.Refresh)))
		for token, want := range map[string]domain.TokenKind{tokens.Access: domain.AdminToken, tokens.Refresh: domain.RefreshToken} {
			kind, ok := domain.TokenKindOf(token)
			Expect(ok).To(BeTrue(), token)
			Expect(kind).To(Equal(want))
		}
		Expect(tokens.Access[len("sp_admin"):]).NotTo(Equal(tokens.Refresh[len("sp_refresh"):]))
		for _, other := range []func() (identity.Tokens, []identity.SessionToken){
			func() (identity.Tokens, []identity.SessionToken) {
				return s.Renew(domain.AdminToken, spent, domain.NewSalt(), now)
			},
			func() (identity.Tokens, []identity.SessionToken) {
				return s.Renew(domain.AdminToken, domain.NewToken(domain.RefreshToken), salt, now)
			},
		} {
			different, _ := other()
			Expect(different.Access).NotTo(Equal(tokens.Access))
			Expect(different.Refresh).NotTo(Equal(tokens.Refresh))
		}
	})
})

var _ = Describe("An administrator", func() {
	It("needs a longer password without a second factor", func() {
		u := &identity.AdminUser{Email: "ada@juniper-oak.example"}
		Expect(domain.CodeOf(u.CheckPassword("/password", "harbor-violin"))).To(Equal(domain.WeakPassword))
		u.TOTPSecret = "sealed"
		Expect(u.CheckPassword("/password", "harbor-violin")).To(Succeed())
		u.SetPassword("harbor-violin", "hash")
		Expect(domain.CodeOf(u.RemoveTOTP())).To(Equal(domain.WeakPassword))
		u.SetPassword("harbor-violin-cactus", "hash")
		Expect(u.RemoveTOTP()).To(Succeed())
		Expect(domain.CodeOf(u.RemoveTOTP())).To(Equal(domain.NotFound))
	})

	It("has exactly ten minutes to confirm a second factor", func() {
		u, begun := &identity.AdminUser{}, time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
		Expect(domain.CodeOf(u.PendingTOTP(begun))).To(Equal(domain.CodeInvalid))
		until, err := u.BeginTOTP("sealed", begun)
		Expect(err).NotTo(HaveOccurred())
		Expect(until).To(Equal(begun.Add(10 * time.Minute)))
		Expect(u.PendingTOTP(until.Add(-1))).To(Succeed())
		Expect(domain.CodeOf(u.PendingTOTP(until))).To(Equal(domain.CodeInvalid))
	})

	It("can use each time step of a second factor once, and no earlier step afterwards", func() {
		u := &identity.AdminUser{TOTPLastStep: 100}
		Expect(u.UseStep(100)).To(BeFalse())
		Expect(u.UseStep(99)).To(BeFalse())
		Expect(u.UseStep(101)).To(BeTrue())
		Expect(u.UseStep(101)).To(BeFalse())
	})

	It("gets recovery codes that can each be used once", func() {
		codes, hashes := identity.RecoveryCodes("one")
		Expect(codes).To(HaveLen(10))
		Expect(codes).To(HaveEach(MatchRegexp(`^[a-z0-9]{5}-[a-z0-9]{5}$`)))
		left, ok := identity.UseRecoveryCode(hashes, codes[4])
		Expect(ok).To(BeTrue())
		Expect(left).To(HaveLen(9))
		_, ok = identity.UseRecoveryCode(left, codes[4])
		Expect(ok).To(BeFalse())
	})
})

var _ = Describe("The changes in an audit entry", func() {
	It("name each differing field, but never show a secret", func() {
		k := &identity.StoreKey{Name: "Web", Prefix: "pk_abcd", Hash: []byte("secret bytes")}
		before := domain.AuditStateOf(k)
		Expect(domain.Changes(nil, before)).To(ConsistOf(
			domain.Change{Field: "name", New: new("Web")}, domain.Change{Field: "prefix", New: new("pk_abcd")}, domain.Change{Field: "hash", New: new("••••")},
		))
		k.Name, k.Hash = "Shop", []byte("other bytes")
		Expect(domain.Changes(before, domain.AuditStateOf(k))).To(ConsistOf(
			domain.Change{Field: "name", Old: new("Web"), New: new("Shop")}, domain.Change{Field: "hash", Old: new("••••"), New: new("••••")},
		))
		Expect(domain.Changes(before, before)).To(BeEmpty())
	})

	It("show each setting separately, with amounts and times as text", func() {
		s := &settings.Store{Settings: settings.DefaultSettings("EUR", "de", "UTC")}
		before := domain.AuditStateOf(s)
		s.Settings.CartExpiryDays, s.Settings.CustomerPasswordMinLength = 14, 12
		Expect(domain.Changes(before, domain.AuditStateOf(s))).To(ConsistOf(
			domain.Change{Field: "cartExpiryDays", Old: new("30"), New: new("14")},
			domain.Change{Field: "customerPasswordMinLength", Old: new("10"), New: new("12")},
		))
		m := &settings.ShippingMethod{Price: domain.MustAmount("4.90")}
		was := domain.AuditStateOf(m)
		m.Price = domain.MustAmount("4.9000")
		Expect(domain.Changes(was, domain.AuditStateOf(m))).To(BeEmpty())
	})
})
