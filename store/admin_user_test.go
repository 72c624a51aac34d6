package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

const otherPassword = "lantern-meadow-copper-19"

var _ = Describe("Administrators", func() {
	var (
		p        *platform
		one, two *settings.Store
		ada      domain.Actor // has all permissions, in store one
	)

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		one, ada = p.newStore(ctx, "one")
		two, _ = p.newStore(ctx, "two")
	})

	scope := func(ctx context.Context, name string, stores []int64, permissions ...string) *identity.Scope {
		GinkgoHelper()
		made, err := p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: name, Permissions: permissions, StoreIDs: stores}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		return made
	}
	// user creates an administrator and returns the matching actor in a store.
	user := func(ctx context.Context, email string, storeID int64, scopes ...int64) (*identity.AdminUser, domain.Actor) {
		GinkgoHelper()
		made := p.invite(ctx, ada, email, otherPassword, scopes...)
		_, credential := p.logIn(ctx, email, otherPassword)
		actor, err := credential.Actor(storeID)
		Expect(err).NotTo(HaveOccurred())
		return made, actor
	}

	It("include a first administrator, who has every permission", func(ctx SpecContext) {
		Expect(p.Identity.EnsureAdmin(ctx, "else@juniper-oak.example", otherPassword)).To(BeFalse())
		users, err := p.As(ada).AdminUsers(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(users).To(HaveLen(1))
		_, err = newService(store.Options{DB: p.Data.Repo, Clock: p.Data.Clock}).Identity.EnsureAdmin(ctx, "x@example.com", "short")
		Expect(err).NotTo(HaveOccurred()) // the first administrator already exists
	})

	It("lose their preferences when their personal data is erased", func(ctx SpecContext) {
		mia, as := user(ctx, "mia@juniper-oak.example", one.ID, scope(ctx, "look", []int64{one.ID}, "store:read").ID)
		_, err := p.Identity.ReplaceMyPreferences(ctx, as, map[string]string{"console.views.1": "{}"}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		kept := func() map[string]string {
			GinkgoHelper()
			preferences, err := p.As(ada).Preferences(ctx, mia.ID)
			Expect(err).NotTo(HaveOccurred())
			return preferences.Values
		}
		Expect(p.Identity.DeleteAdminUser(ctx, ada, mia.ID)).To(Succeed())
		Expect(kept()).To(HaveLen(1), "the person may come back")
		_, err = p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: mia.ID, Email: new("gone@erased.invalid")}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(kept()).To(BeEmpty())
	})

	It("include only one first administrator, even if several processes start at once", func(ctx SpecContext) {
		data := storetest.Open(ctx)
		made := make(chan bool, 8)
		for i := range cap(made) {
			go func() {
				defer GinkgoRecover()
				created, err := newService(store.Options{DB: data.Repo, Clock: data.Clock}).Identity.EnsureAdmin(ctx, "ada"+domain.Itoa(i)+"@juniper-oak.example", otherPassword)
				Expect(err).NotTo(HaveOccurred())
				made <- created
			}()
		}
		count := 0
		for range cap(made) {
			if <-made {
				count++
			}
		}
		Expect(count).To(Equal(1))
		var users, scopes int
		Expect(data.SQL.QueryRowContext(ctx, "SELECT (SELECT count(*) FROM admin_users), (SELECT count(*) FROM scopes)").Scan(&users, &scopes)).To(Succeed())
		Expect([]int{users, scopes}).To(Equal([]int{1, 1}))
	})

	It("have the permissions of all their scopes, each in the scope's stores", func(ctx SpecContext) {
		care := scope(ctx, "Care", []int64{one.ID}, "order:read", "order:refund")
		look := scope(ctx, "Look", []int64{one.ID, two.ID}, "order:read", "product:read")
		_, actor := user(ctx, "mia@juniper-oak.example", one.ID, care.ID, look.ID)
		Expect(actor.May("order:refund")).To(BeTrue())
		Expect(actor.May("product:read")).To(BeTrue())
		Expect(actor.May("product:write")).To(BeFalse())
		_, credential := p.logIn(ctx, "mia@juniper-oak.example", otherPassword)
		there, err := credential.Actor(two.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(there.May("order:refund")).To(BeFalse())
		Expect(credential.EveryStore).To(BeNil())

		list, err := p.As(ada).AdminUsers(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(list).To(HaveLen(2))
		Expect(list[1].ScopeIDs).To(Equal([]int64{care.ID, look.ID}))
	})

	It("cannot grant permissions that they lack", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "order:read", "user:write", "scope:write", "app-token:write")
		refunds := scope(ctx, "Refunds", []int64{one.ID}, "order:refund")
		there := scope(ctx, "There", []int64{two.ID}, "order:read")
		_, bob := user(ctx, "bob@juniper-oak.example", one.ID, staff.ID)

		create := func(scopes ...int64) error {
			_, err := p.Identity.CreateAdminUser(ctx, bob, identity.AdminUserCreate{Email: "eve@juniper-oak.example", ScopeIDs: scopes})
			return err
		}
		Expect(create(refunds.ID)).To(refuse(domain.Forbidden))
		Expect(create(there.ID)).To(refuse(domain.InvalidValue)) // treated as a missing scope
		Expect(create(1)).To(refuse(domain.Forbidden))           // a scope of the platform
		Expect(create(9999)).To(refuse(domain.InvalidValue))
		Expect(create(staff.ID)).To(Succeed())

		replace := func(id int64, stores []int64, permissions ...string) error {
			_, err := p.Identity.ReplaceScope(ctx, bob, id, identity.ScopeContent{Name: "Bob's", Permissions: permissions, StoreIDs: stores}, domain.Expect{})
			return err
		}
		Expect(replace(0, []int64{one.ID}, "order:refund")).To(refuse(domain.Forbidden))
		Expect(replace(0, []int64{two.ID}, "order:read")).To(refuse(domain.Forbidden))
		Expect(replace(0, []int64{}, "order:read")).To(refuse(domain.Forbidden))                // covers all stores
		Expect(replace(refunds.ID, []int64{one.ID}, "order:read")).To(refuse(domain.Forbidden)) // the scope has more permissions than the actor
		Expect(replace(there.ID, []int64{one.ID}, "order:read")).To(refuse(domain.NotFound))    // the scope belongs to none of the actor's stores
		Expect(replace(0, []int64{one.ID}, "order:read")).To(Succeed())

		_, _, err := p.Identity.CreateAppToken(ctx, again(bob), identity.AppTokenInput{Name: new("x"), Permissions: &[]string{"order:refund"}})
		Expect(err).To(refuse(domain.Forbidden))
		_, _, err = p.Identity.CreateAppToken(ctx, again(bob), identity.AppTokenInput{Name: new("x"), ScopeID: &refunds.ID})
		Expect(err).To(refuse(domain.Forbidden))
		_, err = p.Settings.CreateStore(ctx, bob, settings.StoreCreate{Name: "x", Code: "xx", Timezone: "UTC", DefaultCurrencyCode: "EUR", DefaultLanguageCode: "de"})
		Expect(err).To(refuse(domain.Forbidden))
	})

	It("cannot manage a user who has access to more stores than they do", func(ctx SpecContext) {
		staff := scope(ctx, "Staff", []int64{one.ID}, "user:write", "order:read")
		far := scope(ctx, "Far", []int64{one.ID, two.ID}, "order:read")
		there := scope(ctx, "There", []int64{two.ID}, "order:read")
		_, bob := user(ctx, "bob@juniper-oak.example", one.ID, staff.ID)
		both, _ := user(ctx, "both@juniper-oak.example", one.ID, far.ID)
		gone, _ := user(ctx, "there@juniper-oak.example", two.ID, there.ID)

		rename := func(id int64) error {
			name := new("Changed")
			_, err := p.Identity.UpdateAdminUser(ctx, bob, identity.AdminUserUpdate{ID: id, Patch: identity.AdminUserPatch{FirstName: &name}}, domain.Expect{})
			return err
		}
		Expect(rename(both.ID)).To(refuse(domain.Forbidden))
		Expect(rename(gone.ID)).To(refuse(domain.NotFound))
		Expect(rename(ada.ID)).To(refuse(domain.Forbidden))
		Expect(rename(999)).To(refuse(domain.NotFound))
		Expect(p.Identity.DeleteAdminUser(ctx, bob, ada.ID)).To(refuse(domain.Forbidden))
	})

	It("lose every session after a new password, a new address or deactivation", func(ctx SpecContext) {
		look := scope(ctx, "Look", []int64{one.ID}, "order:read")
		mia, _ := user(ctx, "mia@juniper-oak.example", one.ID, look.ID)
		live := func(token string) error { _, err := p.Login.Authenticate(ctx, token, 0, fromHere); return err }

		login, _ := p.logIn(ctx, mia.Email, otherPassword)
		_, err := p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: mia.ID, Password: new("harbor-violin-cactus-88")}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(live(login.Tokens.Access)).To(refuse(domain.Unauthenticated))

		login, _ = p.logIn(ctx, mia.Email, "harbor-violin-cactus-88")
		changed, err := p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: mia.ID, Email: new("Mia.New@juniper-oak.example")}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{changed.Email, changed.PendingEmail}).To(Equal([]string{mia.Email, "mia.new@juniper-oak.example"}))
		Expect(live(login.Tokens.Access)).To(Succeed())
		Expect(p.Identity.ConfirmAdminEmail(ctx, fromHere, p.link(ctx, changed.PendingEmail))).To(Succeed())
		Expect(live(login.Tokens.Access)).To(refuse(domain.Unauthenticated))
		changed.Email = "mia.new@juniper-oak.example"

		login, _ = p.logIn(ctx, changed.Email, "harbor-violin-cactus-88")
		Expect(p.Identity.DeleteAdminUser(ctx, ada, mia.ID)).To(Succeed())
		Expect(p.Identity.DeleteAdminUser(ctx, ada, mia.ID)).To(Succeed())
		Expect(live(login.Tokens.Access)).To(refuse(domain.Unauthenticated))
		_, err = p.Identity.RefreshLogin(ctx, login.Tokens.Refresh, fromHere)
		Expect(err).To(refuse(domain.AccountInactive))
		_, err = p.Identity.Login(ctx, identity.Credentials{Email: changed.Email, Password: "harbor-violin-cactus-88"}, fromHere)
		Expect(err).To(refuse(domain.AccountInactive))
		_, err = p.Identity.Login(ctx, identity.Credentials{Email: changed.Email, Password: "not the password"}, fromHere)
		Expect(err).To(refuse(domain.InvalidCredentials))
	})

	It("always include at least one user with all permissions", func(ctx SpecContext) {
		look := scope(ctx, "Look", []int64{one.ID}, "order:read", "user:write")
		Expect(p.Identity.DeleteAdminUser(ctx, ada, ada.ID)).To(refuse(domain.UnsupportedOperation))
		_, err := p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: ada.ID, ScopeIDs: &[]int64{look.ID}}, domain.Expect{})
		Expect(err).To(refuse(domain.InUse))

		second, bob := user(ctx, "bob@juniper-oak.example", one.ID, 1)
		results := make(chan error, 2) // each of two administrators removes the permissions of the other
		go func() {
			_, err := p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: second.ID, ScopeIDs: &[]int64{look.ID}}, domain.Expect{})
			results <- err
		}()
		go func() {
			_, err := p.Identity.UpdateAdminUser(ctx, bob, identity.AdminUserUpdate{ID: ada.ID, ScopeIDs: &[]int64{look.ID}}, domain.Expect{})
			results <- err
		}()
		<-results
		<-results
		var left int
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM admin_user_scopes WHERE scope_id = 1").Scan(&left)).To(Succeed())
		Expect(left).To(Equal(1))
	})

	It("need their current password to set a new one, and keep their session", func(ctx SpecContext) {
		_, err := p.Identity.UpdateMyUser(ctx, ada, identity.MyUserUpdate{CurrentPassword: "not the password", Password: new(otherPassword)})
		Expect(err).To(refuse(domain.InvalidValue))
		for _, weak := range []string{"too short", "passwordpassword", "ada-juniper-oak-1"} {
			_, err = p.Identity.UpdateMyUser(ctx, ada, identity.MyUserUpdate{CurrentPassword: adminPassword, Password: &weak})
			Expect(err).To(refuse(domain.WeakPassword), weak)
		}
		here, credential := p.logIn(ctx, adminEmail, adminPassword)
		elsewhere, _ := p.logIn(ctx, adminEmail, adminPassword)
		_, err = p.Identity.UpdateMyUser(ctx, credential.WithoutStore(), identity.MyUserUpdate{CurrentPassword: adminPassword, Password: new(otherPassword)})
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Login.Authenticate(ctx, here.Tokens.Access, 0, fromHere)
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Login.Authenticate(ctx, elsewhere.Tokens.Access, 0, fromHere)
		Expect(err).To(refuse(domain.Unauthenticated))
		p.logIn(ctx, adminEmail, otherPassword)
	})

	It("cannot be changed with a stale version, a taken address or a taken name", func(ctx SpecContext) {
		look := scope(ctx, "Look", []int64{one.ID}, "order:read")
		mia, _ := user(ctx, "mia@juniper-oak.example", one.ID, look.ID)
		name := new("Mia")
		_, err := p.Identity.UpdateAdminUser(ctx, ada, identity.AdminUserUpdate{ID: mia.ID, Patch: identity.AdminUserPatch{FirstName: &name}}, domain.Expect{Body: new(int64(7))})
		Expect(err).To(refuse(domain.VersionConflict))
		_, err = p.Identity.CreateAdminUser(ctx, ada, identity.AdminUserCreate{Email: "MIA@juniper-oak.example", ScopeIDs: []int64{look.ID}})
		Expect(err).To(refuse(domain.AlreadyExists))
		_, err = p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: "LOOK", Permissions: []string{"order:read"}, StoreIDs: []int64{one.ID}}, domain.Expect{})
		Expect(err).To(refuse(domain.AlreadyExists))
		_, err = p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: "New", Permissions: []string{"order:fly"}, StoreIDs: []int64{one.ID}}, domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = p.Identity.ReplaceScope(ctx, ada, 1, identity.ScopeContent{Name: "Mine", StoreIDs: []int64{}}, domain.Expect{})
		Expect(err).To(refuse(domain.UnsupportedOperation))
	})

	Describe("with app tokens and store keys", func() {
		It("see a token's secret once, and cannot use the token after it is revoked", func(ctx SpecContext) {
			token, secret, err := p.Identity.CreateAppToken(ctx, again(ada), identity.AppTokenInput{Name: new("Sync"), Permissions: &[]string{"order:read"}})
			Expect(err).NotTo(HaveOccurred())
			Expect(secret).To(HavePrefix(token.Prefix))
			credential, err := p.Login.Authenticate(ctx, secret, 0, fromHere)
			Expect(err).NotTo(HaveOccurred())
			actor, err := credential.Actor(0)
			Expect(err).NotTo(HaveOccurred())
			Expect(actor.Kind).To(Equal(domain.ActorAPIToken))
			Expect(actor.StoreID).To(Equal(one.ID))
			Expect(actor.Permissions).To(Equal([]string{"order:read"}))
			_, err = credential.Actor(two.ID)
			Expect(err).To(refuse(domain.NotFound))

			list, err := p.As(ada).AppTokens(ctx, false)
			Expect(err).NotTo(HaveOccurred())
			Expect(list).To(HaveLen(1))
			Expect(list[0].LastUsedIP).To(Equal(fromHere.Address))
			_, elsewhere := p.newStore(ctx, "three")
			Expect(p.Identity.DeleteAppToken(ctx, elsewhere, token.ID)).To(refuse(domain.NotFound))
			Expect(p.Identity.DeleteAppToken(ctx, ada, token.ID)).To(Succeed())
			Expect(p.Identity.DeleteAppToken(ctx, ada, token.ID)).To(Succeed())
			_, err = p.Login.Authenticate(ctx, secret, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
			_, err = p.Identity.UpdateAppToken(ctx, ada, token.ID, identity.AppTokenInput{Name: new("Again")}, domain.Expect{})
			Expect(err).To(refuse(domain.InvalidStateTransition))
		})

		It("can bind a token to a scope and its current permissions until the token expires", func(ctx SpecContext) {
			care := scope(ctx, "Care", []int64{one.ID}, "order:read")
			end := new(p.Clock.Now().Add(time.Hour))
			token, secret, err := p.Identity.CreateAppToken(ctx, again(ada), identity.AppTokenInput{Name: new("Sync"), ScopeID: &care.ID, ExpiresOn: &end})
			Expect(err).NotTo(HaveOccurred())
			_, err = p.Identity.ReplaceScope(ctx, ada, care.ID, identity.ScopeContent{Name: "Care", Permissions: []string{"order:read", "order:refund"}, StoreIDs: []int64{one.ID}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			credential, err := p.Login.Authenticate(ctx, secret, 0, fromHere)
			Expect(err).NotTo(HaveOccurred())
			Expect(credential.Grants[0].Permissions).To(ConsistOf("order:read", "order:refund"))
			changed, err := p.Identity.UpdateAppToken(ctx, ada, token.ID, identity.AppTokenInput{Permissions: &[]string{"product:read"}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(changed.ScopeID).To(BeNil())
			p.Clock.Advance(time.Hour)
			_, err = p.Login.Authenticate(ctx, secret, 0, fromHere)
			Expect(err).To(refuse(domain.Unauthenticated))
		})

		It("must give an app token a free name, a future expiry, and either a scope or permissions", func(ctx SpecContext) {
			create := func(in identity.AppTokenInput) error {
				_, _, err := p.Identity.CreateAppToken(ctx, again(ada), in)
				return err
			}
			read := &[]string{"order:read"}
			past := new(p.Clock.Now())
			Expect(create(identity.AppTokenInput{Name: new("a")})).To(refuse(domain.InvalidValue))
			Expect(create(identity.AppTokenInput{Name: new("a"), Permissions: read, ScopeID: new(int64(1))})).To(refuse(domain.InvalidValue))
			Expect(create(identity.AppTokenInput{Name: new("a"), Permissions: read, ExpiresOn: &past})).To(refuse(domain.InvalidValue))
			Expect(create(identity.AppTokenInput{Name: new("a"), Permissions: &[]string{"order:fly"}})).To(refuse(domain.InvalidValue))
			Expect(create(identity.AppTokenInput{Name: new("a"), Permissions: read})).To(Succeed())
			Expect(create(identity.AppTokenInput{Name: new("A"), Permissions: read})).To(refuse(domain.AlreadyExists))
		})

		It("can identify a store by a key until the key is revoked", func(ctx SpecContext) {
			key, text, err := p.Identity.CreateStoreKey(ctx, again(ada), "Storefront")
			Expect(err).NotTo(HaveOccurred())
			access, err := p.Login.StoreByKey(ctx, text)
			Expect(err).NotTo(HaveOccurred())
			Expect(access.StoreID).To(Equal(one.ID))
			Expect(access.Status).To(Equal(settings.StoreActive))
			for _, bad := range []string{"", "pk_x", domain.NewToken(domain.StoreKeyKind)} {
				_, err = p.Login.StoreByKey(ctx, bad)
				Expect(err).To(refuse(domain.Unauthenticated), bad)
			}
			Expect(p.Identity.DeleteStoreKey(ctx, ada, key.ID)).To(Succeed())
			_, err = p.Login.StoreByKey(ctx, text)
			Expect(err).To(refuse(domain.Unauthenticated))
			keys, err := p.As(ada).StoreKeys(ctx, true)
			Expect(err).NotTo(HaveOccurred())
			Expect(keys).To(HaveLen(1))
			Expect(keys[0].LastUsedOn).NotTo(BeNil())
		})

		It("see when a store key was last used, accurate to the minute", func(ctx SpecContext) {
			_, text, err := p.Identity.CreateStoreKey(ctx, again(ada), "Storefront")
			Expect(err).NotTo(HaveOccurred())
			lastUsed := func() (on time.Time) {
				GinkgoHelper()
				Expect(p.Login.StoreByKey(ctx, text)).Error().NotTo(HaveOccurred())
				Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT last_used_on FROM store_keys").Scan(&on)).To(Succeed())
				return on
			}
			first := lastUsed()
			p.Clock.Advance(identity.LastUsedGrain / 2)
			Expect(lastUsed()).To(Equal(first), "reads stay reads")
			p.Clock.Advance(identity.LastUsedGrain)
			Expect(lastUsed()).To(BeTemporally(">", first))
			Expect(p.Login.StoreByKey(ctx, domain.NewToken(domain.StoreKeyKind))).Error().To(refuse(domain.Unauthenticated))
		})
	})
})
