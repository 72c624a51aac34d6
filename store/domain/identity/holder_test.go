package identity_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var today = time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

// in returns a scope with permissions in these stores.
func in(stores []int64, permissions ...string) identity.Scope {
	return identity.Scope{Permissions: permissions, StoreIDs: stores}
}

// holder returns a holder with these scopes; the stores are 1 to 3.
func holder(scopes ...identity.Scope) identity.Holder {
	return identity.HolderOf(scopes, []int64{1, 2, 3})
}

func code(err error) domain.Code {
	if err == nil {
		return ""
	}
	return domain.CodeOf(err)
}

var _ = Describe("A holder's permissions", func() {
	every := in(nil, "user:write", "order:read")

	It("are listed by store, in the order of their ids", func() {
		var ids, stores []int64
		for id := range int64(40) {
			ids = append(ids, 40-id)
			stores = append(stores, id+1)
		}
		Expect(identity.HolderOf([]identity.Scope{in(ids, "order:read")}, nil).StoreIDs()).To(Equal(stores))
	})

	It("apply in every store if a scope covers all stores, and such a scope counts even without permissions", func() {
		Expect(holder(in(nil)).EveryStore).To(And(BeEmpty(), Not(BeNil())))
		Expect(holder(in(nil, "order:read"), in(nil, "stock:write"), in([]int64{1}, "user:write")).EveryStore).To(Equal([]string{"order:read", "stock:write"}))
		held, reaches := holder(in([]int64{2}, "order:read")).In(1)
		Expect([]any{held, reaches}).To(Equal([]any{[]string(nil), false}))
	})

	DescribeTable("are compared store by store, and", func(h, other identity.Holder, want bool) {
		Expect(h.Covers(other)).To(Equal(want))
	},
		Entry("cover an empty set of permissions", holder(), holder(), true),
		Entry("cover a part of the same permissions", holder(in([]int64{1}, "a", "b")), holder(in([]int64{1}, "b")), true),
		Entry("do not cover one more permission", holder(in([]int64{1}, "a")), holder(in([]int64{1}, "a", "b")), false),
		Entry("do not cover a permission in a store that the holder does not reach", holder(in([]int64{1}, "a")), holder(in([]int64{1, 2}, "a")), false),
		Entry("do not cover a store that the holder does not reach, even without permissions there", holder(in([]int64{1}, "a")), holder(in([]int64{2})), false),
		Entry("do not cover a scope for all stores, even with a scope for each store", holder(in([]int64{1, 2, 3}, "a")), holder(in(nil, "a")), false),
		Entry("do not cover a scope for all stores without permissions, even with a scope for each store", holder(in([]int64{1, 2, 3}, "a")), holder(in(nil)), false),
		Entry("cover a scope for all stores by another scope for all stores", holder(in(nil, "a", "b")), holder(in(nil, "a")), true),
		Entry("do not cover one more permission in all stores", holder(in(nil, "a")), holder(in(nil, "a", "b")), false),
		Entry("do not cover one more permission in a single store", holder(in(nil, "a")), holder(in(nil, "a"), in([]int64{2}, "b")), false),
		Entry("cover any permission if they are all permissions", holder(in(nil, "*")), holder(in(nil, "a"), in([]int64{2}, "*")), true))

	It("are compared for all stores even before a store exists", func() {
		before := func(permissions ...string) identity.Holder {
			return identity.HolderOf([]identity.Scope{in(nil, permissions...)}, nil)
		}
		Expect(before("a").Covers(before("a", "b"))).To(BeFalse())
		Expect(before("a", "b").Covers(before("a"))).To(BeTrue())
	})

	DescribeTable("allow or forbid managing", func(h, other identity.Holder, want domain.Code) {
		Expect(code(h.MayManage(other))).To(Equal(want))
	},
		Entry("a user in one of the stores with user:write", holder(in([]int64{1, 2}, "user:write", "a")), holder(in([]int64{1}, "a")), domain.Code("")),
		Entry("a user in a store without user:write (forbidden)", holder(in([]int64{1}, "a"), in([]int64{2}, "user:write")), holder(in([]int64{1}, "a")), domain.Forbidden),
		Entry("a user with a permission that the holder lacks (forbidden)", holder(in([]int64{1}, "user:write")), holder(in([]int64{1}, "a")), domain.Forbidden),
		Entry("a user who also reaches another store (forbidden)", holder(in([]int64{1}, "user:write", "a")), holder(in([]int64{1, 2}, "a")), domain.Forbidden),
		Entry("a user who only reaches another store (not found)", holder(in([]int64{1}, "*")), holder(in([]int64{2}, "a")), domain.NotFound),
		Entry("a user without stores (not found)", holder(in([]int64{1}, "*")), holder(), domain.NotFound),
		Entry("a user with a scope for all stores, before a store exists", identity.HolderOf([]identity.Scope{every}, nil), identity.HolderOf([]identity.Scope{every}, nil), domain.Code("")),
		Entry("a user with a scope for all stores before a store exists, for a holder without scopes (not found)", identity.HolderOf(nil, nil), identity.HolderOf([]identity.Scope{every}, nil), domain.NotFound),
		Entry("a user without scopes before a store exists (not found)", identity.HolderOf([]identity.Scope{every}, nil), identity.HolderOf(nil, nil), domain.NotFound))

	It("limit the permissions that the holder can grant, with an error that names the permission and store", func() {
		refused := holder(in([]int64{1}, "scope:write")).MayGrant("scope:write", []string{"order:read"}, []int64{1, 12}).(*domain.Error)
		Expect([]string{refused.Permission, refused.Detail}).To(Equal([]string{"order:read", `Nobody grants what they lack: you do not have "order:read" in store 1.`}))
		refused = holder(in([]int64{1}, "scope:write")).MayGrant("scope:write", nil, []int64{1, 12}).(*domain.Error)
		Expect(refused.Detail).To(HaveSuffix("in store 12."))
		refused = holder(in([]int64{1, 2, 3}, "scope:write")).MayGrant("scope:write", nil, nil).(*domain.Error)
		Expect(refused.Detail).To(HaveSuffix("in all stores."))
	})
})

var _ = Describe("A scope", func() {
	It("applies in its own stores, or in all stores", func() {
		s := in([]int64{1, 2})
		Expect([]bool{s.Reaches(2), s.Reaches(3), s.ReachesAny([]int64{3, 1}), s.ReachesAny([]int64{3}), s.ReachesAny(nil)}).To(Equal([]bool{true, false, true, false, false}))
		s.StoreIDs = nil
		Expect([]bool{s.Reaches(9), s.ReachesAny(nil)}).To(Equal([]bool{true, true}))
	})

	content := identity.ScopeContent{Name: " Care ", Description: "Refunds", Permissions: []string{"order:refund", "order:read", "order:read"}, StoreIDs: []int64{2, 1, 2}}
	may := holder(in([]int64{1, 2}, "scope:write", "order:read", "order:refund"))

	It("contains only known permissions, each once and in order", func() {
		s := &identity.Scope{}
		Expect(s.Replace(may, content, domain.Expect{})).To(Succeed())
		Expect(*s).To(Equal(identity.Scope{Name: "Care", Description: "Refunds", Permissions: []string{"order:read", "order:refund"}, StoreIDs: []int64{1, 2}}))
		Expect((&identity.Scope{}).Replace(may, identity.ScopeContent{Name: " "}, domain.Expect{})).To(MatchError(ContainSubstring("empty")))
		err := (&identity.Scope{}).Replace(may, identity.ScopeContent{Name: "A", Permissions: []string{"order:read", "order:fly"}}, domain.Expect{})
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/permissions/1"}))
		all := &identity.Scope{}
		Expect(all.Replace(holder(in(nil, "scope:write")), identity.ScopeContent{Name: "A"}, domain.Expect{})).To(Succeed())
		Expect(all.StoreIDs).To(Equal([]int64{}))
	})

	DescribeTable("that a holder wants to replace is", func(change func(s *identity.Scope, want *identity.ScopeContent, e *domain.Expect), refused domain.Code) {
		s := &identity.Scope{Row: domain.Row{ID: 5, Version: 2}, Name: "Old", Permissions: []string{"order:read"}, StoreIDs: []int64{1}}
		want, e := content, domain.Expect{}
		change(s, &want, &e)
		Expect(code(s.Replace(may, want, e))).To(Equal(refused))
		Expect(s.Name == "Care").To(Equal(refused == ""))
	},
		Entry("replaced if the holder has its permissions before and after the change", func(*identity.Scope, *identity.ScopeContent, *domain.Expect) {}, domain.Code("")),
		Entry("protected if it has a permission that the holder lacks", func(s *identity.Scope, _ *identity.ScopeContent, _ *domain.Expect) {
			s.Permissions = []string{"stock:write"}
		}, domain.Forbidden),
		Entry("protected if it applies in a store that the holder does not reach", func(s *identity.Scope, _ *identity.ScopeContent, _ *domain.Expect) { s.StoreIDs = []int64{3} }, domain.Forbidden),
		Entry("protected if it would get a permission that the holder lacks", func(_ *identity.Scope, want *identity.ScopeContent, _ *domain.Expect) {
			want.Permissions = []string{"stock:write"}
		}, domain.Forbidden),
		Entry("protected if it would apply in other stores", func(_ *identity.Scope, want *identity.ScopeContent, _ *domain.Expect) { want.StoreIDs = nil }, domain.Forbidden),
		Entry("protected if it is the platform's scope", func(s *identity.Scope, _ *identity.ScopeContent, _ *domain.Expect) { s.IsSystem = true }, domain.UnsupportedOperation),
		Entry("protected if it has changed in the meantime", func(_ *identity.Scope, _ *identity.ScopeContent, e *domain.Expect) { e.Body = new(int64(1)) }, domain.VersionConflict))

	It("cannot be replaced while it is held by an administrator with more permissions than the caller", func() {
		s := in([]int64{1}, "order:read")
		Expect(s.MayReplace(may, []identity.Holder{holder(s)})).To(Succeed())
		Expect(code(s.MayReplace(may, []identity.Holder{holder(s), holder(s, in([]int64{1}, "stock:write"))}))).To(Equal(domain.Forbidden))
	})
})

var _ = Describe("An app token", func() {
	ada := domain.Actor{Kind: domain.ActorAdmin, ID: 7, StoreID: 1}
	may := holder(in([]int64{1}, "app-token:write", "order:read", "stock:write"))
	scope := func(stores ...int64) *identity.Scope {
		s := in(stores, "order:read")
		s.ID = 5
		return &s
	}
	named := func(permissions ...string) identity.AppTokenInput {
		return identity.AppTokenInput{Name: new(" Warehouse "), Permissions: &permissions}
	}
	following := identity.AppTokenInput{Name: new("Warehouse"), ScopeID: new(int64(5))}
	make := func(in identity.AppTokenInput, s *identity.Scope) (*identity.AppToken, error) {
		t, err := identity.NewAppToken(domain.NewToken(domain.AppTokenKind), in, may, ada, s, 0, today)
		if t != nil {
			t.StoreID = 1
		}
		return t, err
	}

	It("has its own permissions, and is found by its hash", func() {
		token := domain.NewToken(domain.AppTokenKind)
		t, err := identity.NewAppToken(token, named("stock:write", "order:read", "order:read"), may, ada, nil, 99, today)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Hash).To(Equal(domain.HashToken(token)))
		Expect(token).To(HavePrefix(t.Prefix))
		Expect([]any{t.Name, t.Permissions, t.Effective, t.ScopeLimit, t.APIVersion, *t.CreatedByUserID}).
			To(Equal([]any{"Warehouse", []string{"order:read", "stock:write"}, []string{"order:read", "stock:write"}, []string{}, domain.APIVersion, int64(7)}))
		Expect(t.ScopeID).To(BeNil())
		_, err = identity.NewAppToken(domain.NewToken(domain.AppTokenKind), named("order:read"), may, ada, nil, 100, today)
		Expect(code(err)).To(Equal(domain.UnsupportedOperation), "a hundred are enough")
		t, err = identity.NewAppToken(domain.NewToken(domain.AppTokenKind), named("order:read"), may, domain.Actor{Kind: domain.ActorAPIToken, ID: 8, StoreID: 1}, nil, 0, today)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.CreatedByUserID).To(BeNil())
	})

	It("can have a scope's permissions, up to those of its creator", func() {
		t, err := make(following, scope(1))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{*t.ScopeID, t.Permissions, t.Effective, t.ScopeLimit}).
			To(Equal([]any{int64(5), []string{}, []string{"order:read"}, []string{"app-token:write", "order:read", "stock:write"}}))
	})

	DescribeTable("is refused", func(in identity.AppTokenInput, s *identity.Scope, want domain.Code, pointers ...string) {
		_, err := make(in, s)
		Expect(code(err)).To(Equal(want))
		Expect(domaintest.FieldsOf(err)).To(HaveExactElements(pointers))
	},
		Entry("without permissions and scope", identity.AppTokenInput{Name: new("A")}, nil, domain.InvalidValue, "/permissions"),
		Entry("with both permissions and a scope", identity.AppTokenInput{Name: new("A"), Permissions: &[]string{}, ScopeID: new(int64(5))}, scope(1), domain.InvalidValue, "/permissions"),
		Entry("without a name", identity.AppTokenInput{Name: new("  "), Permissions: &[]string{}}, nil, domain.InvalidValue, "/name"),
		Entry("with an unknown API version", identity.AppTokenInput{Name: new("A"), Permissions: &[]string{}, APIVersion: new("1999-01-01")}, nil, domain.UnknownAPIVersion, "/apiVersion"),
		Entry("with an expiry in the past", identity.AppTokenInput{Name: new("A"), Permissions: &[]string{}, ExpiresOn: new(&today)}, nil, domain.InvalidValue, "/expiresOn"),
		Entry("with an unknown scope", following, nil, domain.InvalidValue, "/scopeId"),
		Entry("with a scope of another store", following, scope(2), domain.InvalidValue, "/scopeId"),
		Entry("with an unknown permission", named("order:read", "order:fly"), nil, domain.InvalidValue, "/permissions/1"),
		Entry("with a permission that the caller lacks", named("order:write"), nil, domain.Forbidden),
		Entry("with a scope that exceeds the caller's permissions", following, &identity.Scope{Row: domain.Row{ID: 5}, Permissions: []string{"order:write"}}, domain.Forbidden))

	DescribeTable("reports a change only once, for", func(change identity.AppTokenInput, holds func(t *identity.AppToken) any, want any) {
		t, err := make(named("order:read"), nil)
		Expect(err).NotTo(HaveOccurred())
		s := scope(1, 2)
		changed, err := t.Change(change, may, ada, s, today)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		Expect(holds(t)).To(Equal(want))
		changed, err = t.Change(change, may, ada, s, today)
		Expect([]any{changed, err}).To(Equal([]any{false, nil}))
	},
		Entry("its name", identity.AppTokenInput{Name: new("Shop ")}, func(t *identity.AppToken) any { return t.Name }, "Shop"),
		Entry("its expiry", identity.AppTokenInput{ExpiresOn: new(new(today.Add(1)))}, func(t *identity.AppToken) any { return *t.ExpiresOn }, today.Add(1)),
		Entry("its permissions", identity.AppTokenInput{Permissions: &[]string{"stock:write"}}, func(t *identity.AppToken) any { return t.Effective }, []string{"stock:write"}),
		Entry("its scope", identity.AppTokenInput{ScopeID: new(int64(5))}, func(t *identity.AppToken) any { return []any{*t.ScopeID, t.Permissions, t.Effective} }, []any{int64(5), []string{}, []string{"order:read"}}))

	It("reports a change if only one of several fields differs", func() {
		t, err := make(named("order:read"), nil)
		Expect(err).NotTo(HaveOccurred())
		for _, change := range []identity.AppTokenInput{
			{Name: new("A"), APIVersion: new(domain.APIVersion), ExpiresOn: new((*time.Time)(nil)), Permissions: &[]string{"order:read"}},
			{Name: new("A"), ExpiresOn: new(new(today.Add(1))), Permissions: &[]string{"order:read"}},
			{Name: new("B"), ScopeID: new(int64(5))},
		} {
			changed, err := t.Change(change, may, ada, scope(1), today)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		}
		changed, err := t.Change(identity.AppTokenInput{Name: new("C"), ScopeID: new(int64(5))}, may, ada, scope(1), today)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}), "the same scope, and another name")
		pinned := &identity.AppToken{Row: domain.Row{StoreID: 1}, APIVersion: "2020-01-01", ExpiresOn: new(today.Add(-1))}
		changed, err = pinned.Change(identity.AppTokenInput{Name: new("A")}, may, ada, nil, today)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}), "an old version, and an end that has come, stay what they are")
		changed, err = pinned.Change(identity.AppTokenInput{APIVersion: new(domain.APIVersion)}, may, ada, nil, today)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
	})

	It("can exchange its scope for its own permissions, another scope, or the caller's current permissions", func() {
		t, err := make(following, scope(1))
		Expect(err).NotTo(HaveOccurred())
		less := holder(in([]int64{1}, "app-token:write", "order:read"))
		changed, err := t.Change(identity.AppTokenInput{ScopeID: new(int64(5))}, less, ada, scope(1), today)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		Expect(t.ScopeLimit).To(Equal([]string{"app-token:write", "order:read"}))
		other := scope(1)
		other.ID = 6
		changed, err = t.Change(identity.AppTokenInput{ScopeID: &other.ID}, less, ada, other, today)
		Expect([]any{changed, err, *t.ScopeID}).To(Equal([]any{true, nil, int64(6)}))
		changed, err = t.Change(identity.AppTokenInput{Permissions: &[]string{}}, may, ada, nil, today)
		Expect([]any{changed, err}).To(Equal([]any{true, nil}), "it had none of its own, and has left the scope")
		Expect([]any{t.ScopeLimit, t.Effective}).To(Equal([]any{[]string{}, []string{}}))
		Expect(t.ScopeID).To(BeNil())
	})

	It("cannot be changed by a caller with fewer permissions, or after its revocation", func() {
		t, err := make(named("stock:write"), nil)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Change(identity.AppTokenInput{Name: new("B")}, holder(in([]int64{1}, "app-token:write")), ada, nil, today)
		Expect(code(err)).To(Equal(domain.Forbidden))
		_, err = t.Change(identity.AppTokenInput{Permissions: &[]string{}, ScopeID: new(int64(5))}, may, ada, scope(1), today)
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/permissions"}))
		Expect([]bool{t.Revoke(today), t.Revoke(today.Add(1))}).To(Equal([]bool{true, false}))
		Expect(*t.RevokedOn).To(Equal(today))
		_, err = t.Change(identity.AppTokenInput{Name: new("B")}, may, ada, nil, today)
		Expect(code(err)).To(Equal(domain.InvalidStateTransition))
	})
})

var _ = Describe("A store key", func() {
	It("has a name, is limited to twenty per store, and can be revoked once", func() {
		key := domain.NewToken(domain.StoreKeyKind)
		k, err := identity.NewStoreKey(key, " Web ", 19)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{k.Name, k.Hash}).To(Equal([]any{"Web", domain.HashToken(key)}))
		Expect([]bool{k.Revoke(today), k.Revoke(today.Add(1))}).To(Equal([]bool{true, false}))
		Expect(*k.RevokedOn).To(Equal(today))
		_, err = identity.NewStoreKey(domain.NewToken(domain.StoreKeyKind), "Web", 20)
		Expect(code(err)).To(Equal(domain.UnsupportedOperation))
		_, err = identity.NewStoreKey(domain.NewToken(domain.StoreKeyKind), " ", 0)
		Expect(domaintest.FieldsOf(err)).To(Equal([]string{"/name"}))
	})

	DescribeTable("admits visitors and buyers according to the store's status:", EntryDescription("%[1]s, visitors: %[2]t, buyers: %[3]t"), func(status settings.StoreStatus, visits, buys bool) {
		a := identity.StoreAccess{Status: status}
		Expect([]bool{a.Admit(false) == nil, a.Admit(true) == nil}).To(Equal([]bool{visits, buys}))
	},
		Entry(nil, settings.StoreActive, true, true), Entry(nil, settings.StoreMaintenance, true, false), Entry(nil, settings.StoreClosed, false, false))
})
