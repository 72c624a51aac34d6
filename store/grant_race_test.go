package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// A command checks the actor's permissions before the expensive part, and again under the lock that
// blocks a removal of permissions.
var _ = Describe("Permissions removed while a command waits", Ordered, func() {
	var (
		p                             *platform
		storeID                       int64
		bob                           domain.Actor
		staff, low, target, invited   int64
		tokenID, lowTokenID, newUsers int64
	)

	BeforeAll(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, ada := p.newStore(ctx, "one")
		storeID = shop.ID
		scope := func(name string, permissions ...string) int64 {
			made, err := p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: name, Permissions: permissions, StoreIDs: []int64{storeID}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			return made.ID
		}
		staff, low = scope("Staff", "user:write", "scope:write", "app-token:write", "order:read"), scope("Low", "order:read")
		bob = domain.Actor{Kind: domain.ActorAdmin, ID: p.invite(ctx, ada, "bob@juniper-oak.example", otherPassword, staff).ID, StoreID: storeID, From: fromHere}
		target = p.invite(ctx, ada, "target@juniper-oak.example", otherPassword, low).ID
		waiting, err := p.Identity.CreateAdminUser(ctx, ada, identity.AdminUserCreate{Email: "invited@juniper-oak.example", ScopeIDs: []int64{low}})
		Expect(err).NotTo(HaveOccurred())
		invited = waiting.ID
		for id, name := range map[*int64]string{&tokenID: "Sync", &lowTokenID: "Low"} {
			token, _, err := p.Identity.CreateAppToken(ctx, again(ada), identity.AppTokenInput{Name: &name, Permissions: &[]string{"order:read"}})
			Expect(err).NotTo(HaveOccurred())
			*id = token.ID
		}
	})

	DescribeTable("no longer allow a command that", func(ctx SpecContext, run func(ctx context.Context) error) {
		hold := func(permissions string) {
			GinkgoHelper()
			_, err := p.Data.SQL.ExecContext(ctx, "UPDATE scopes SET permissions = $1::jsonb WHERE id = $2", permissions, staff)
			Expect(err).NotTo(HaveOccurred())
		}
		hold(`["app-token:write", "order:read", "scope:write", "user:write"]`)
		other, err := p.Data.SQL.BeginTx(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		defer other.Rollback()
		_, err = other.ExecContext(ctx, "SELECT pg_advisory_xact_lock(hashtext('who holds what'))")
		Expect(err).NotTo(HaveOccurred())
		answer := make(chan error, 1)
		go func() { answer <- run(ctx) }()
		Eventually(func() int {
			return p.count(ctx, "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
		}).WithPolling(5*time.Millisecond).Should(Equal(1), "it waits for whoever changes who holds what")
		_, err = other.ExecContext(ctx, "UPDATE scopes SET permissions = '[\"order:read\"]' WHERE id = $1", staff)
		Expect(err).NotTo(HaveOccurred())
		Expect(other.Commit()).To(Succeed())
		Expect(<-answer).To(refuse(domain.Forbidden))
		hold(`["app-token:write", "order:read", "scope:write", "user:write"]`)
		Expect(run(ctx)).To(Succeed(), "with the rights")
	},
		Entry("invites a user", func(ctx context.Context) error {
			newUsers++
			_, err := p.Identity.CreateAdminUser(ctx, bob, identity.AdminUserCreate{Email: domain.Itoa(newUsers) + "@juniper-oak.example", ScopeIDs: []int64{low}})
			return err
		}),
		Entry("mails an invitation a second time", func(ctx context.Context) error { return p.Identity.ResendInvitation(ctx, bob, invited) }),
		Entry("changes a user", func(ctx context.Context) error {
			name := ref("Changed")
			_, err := p.Identity.UpdateAdminUser(ctx, bob, identity.AdminUserUpdate{ID: target, Patch: identity.AdminUserPatch{FirstName: &name}}, domain.Expect{})
			return err
		}),
		Entry("assigns a scope", func(ctx context.Context) error {
			_, err := p.Identity.UpdateAdminUser(ctx, bob, identity.AdminUserUpdate{ID: target, ScopeIDs: &[]int64{low}}, domain.Expect{})
			return err
		}),
		Entry("deactivates a user", func(ctx context.Context) error { return p.Identity.DeleteAdminUser(ctx, bob, target) }),
		Entry("changes a scope", func(ctx context.Context) error {
			_, err := p.Identity.ReplaceScope(ctx, bob, low, identity.ScopeContent{Name: "Low", Permissions: []string{"order:read"}, StoreIDs: []int64{storeID}}, domain.Expect{})
			return err
		}),
		Entry("creates an app token", func(ctx context.Context) error {
			newUsers++
			_, _, err := p.Identity.CreateAppToken(ctx, again(bob), identity.AppTokenInput{Name: ref(domain.Itoa(newUsers)), Permissions: &[]string{"order:read"}})
			return err
		}),
		Entry("creates an app token with the permissions of a scope", func(ctx context.Context) error {
			newUsers++
			_, _, err := p.Identity.CreateAppToken(ctx, again(bob), identity.AppTokenInput{Name: ref(domain.Itoa(newUsers)), ScopeID: &low})
			return err
		}),
		Entry("changes an app token", func(ctx context.Context) error {
			_, err := p.Identity.UpdateAppToken(ctx, bob, tokenID, identity.AppTokenInput{Name: ref("Changed")}, domain.Expect{})
			return err
		}),
		Entry("revokes an app token", func(ctx context.Context) error { return p.Identity.DeleteAppToken(ctx, bob, lowTokenID) }))
})
