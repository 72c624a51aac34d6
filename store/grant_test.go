package store_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// everywhere is the key of a holding for all stores, present and future.
const everywhere = int64(0)

// holding maps stores to a user's permissions. It models the rule independently of the code under test.
type holding map[int64][]string

func (h holding) in(storeID int64) []string {
	return slices.Concat(h[storeID], h[everywhere])
}

func (h holding) reaches(storeID int64) bool {
	_, here := h[storeID]
	_, all := h[everywhere]
	return here || all
}

// covers implements the tested rule: a user may change another holding only if they have the tool and
// every permission of that holding in each of its stores.
func (h holding) covers(other holding, tool string) bool {
	for storeID, held := range other {
		for _, p := range append([]string{tool}, held...) {
			if storeID == everywhere && !slices.Contains(h[everywhere], p) || !slices.Contains(h.in(storeID), p) {
				return false
			}
		}
	}
	return true
}

func (h holding) meets(other holding) bool {
	for storeID := range other {
		if storeID != everywhere && h.reaches(storeID) {
			return true
		}
	}
	_, all := other[everywhere]
	return all // a holding for all stores meets every other holding
}

// tools lists the permissions that the operations themselves require.
var tools = []string{"user:write", "scope:write", "app-token:write"}

// relation is a case of the rule: what the actor has, and what the target has.
type relation struct {
	name            string
	actor           []identity.Scope // the actor's scopes
	target          identity.Scope   // the scope of the target user, also used as the scope under change
	everyPermission bool             // run with every permission instead of a few
	actorH, objectH holding
}

func relations(permission string, one, two int64) []relation {
	with := append(slices.Clone(tools), permission)
	without := slices.DeleteFunc(slices.Clone(tools), func(p string) bool { return p == permission })
	scope := func(permissions []string, stores ...int64) identity.Scope {
		slices.Sort(permissions)
		return identity.Scope{Permissions: slices.Compact(permissions), StoreIDs: append([]int64{}, stores...)}
	}
	of := func(scopes ...identity.Scope) []identity.Scope { return scopes }
	list := []relation{
		{name: "less", actor: of(scope(slices.Clone(with), one)), target: scope([]string{permission}, one)},
		{name: "the same", actor: of(scope(slices.Clone(with), one)), target: scope(slices.Clone(with), one), everyPermission: true},
		{name: "one permission more", actor: of(scope(without, one)), target: scope(slices.Clone(with), one), everyPermission: true},
		{name: "another store", actor: of(scope(slices.Clone(with), one)), target: scope([]string{permission}, two)},
		{name: "a second store", actor: of(scope(slices.Clone(with), one)), target: scope([]string{permission}, one, two)},
		{name: "a second store, where the actor has it without the tools", actor: of(scope(slices.Clone(with), one), scope([]string{permission}, two)), target: scope([]string{permission}, one, two)},
		{name: "the same in two stores", actor: of(scope(slices.Clone(with), one, two)), target: scope([]string{permission}, one, two)},
		{name: "all stores, against each of them", actor: of(scope(slices.Clone(with), one, two)), target: scope([]string{permission})},
		{name: "all stores, as the actor", actor: of(scope(slices.Clone(with))), target: scope([]string{permission})},
		{name: "all stores and one permission more", actor: of(scope(without)), target: scope(slices.Clone(with))},
	}
	for i := range list {
		list[i].actorH, list[i].objectH = held(list[i].actor...), held(list[i].target)
	}
	return list
}

func held(scopes ...identity.Scope) holding {
	h := holding{}
	for _, s := range scopes {
		stores := s.StoreIDs
		if len(stores) == 0 {
			stores = []int64{everywhere}
		}
		for _, id := range stores {
			h[id] = append(h[id], s.Permissions...)
		}
	}
	return h
}

// part is an object that an operation touches, and the code of the refusal if the actor cannot see the
// object.
type part struct {
	holds  holding
	hidden domain.Code
}

// These specs combine every permission with every relation between actor and target, and with every
// operation on users, scopes, app tokens and sessions. For each operation, users try half of the
// permissions, and app tokens the other half; both try all permissions of the operations themselves.
var _ = Describe("Administrators change only objects within their own permissions", Ordered, func() {
	var (
		p                            *platform
		one, two                     int64
		actor, target, low, invited  int64 // ids of users
		actorScopes                  [2]int64
		targetScope, lowScope        int64
		tokenOne, tokenTwo, tokenLow int64
		caller                       int64 // id of an app token
		session                      int64
		n                            int
	)

	execute := func(ctx context.Context, query string, args ...any) {
		GinkgoHelper()
		_, err := p.Data.SQL.ExecContext(ctx, query, args...)
		Expect(err).NotTo(HaveOccurred())
	}
	number := func(ctx context.Context, query string, args ...any) (n int64) {
		GinkgoHelper()
		Expect(p.Data.SQL.QueryRowContext(ctx, query, args...).Scan(&n)).To(Succeed())
		return n
	}

	BeforeAll(func(ctx SpecContext) {
		p = newPlatform(ctx)
		first, ada := p.newStore(ctx, "one")
		second, adaTwo := p.newStore(ctx, "two")
		one, two = first.ID, second.ID
		scope := func(name string) int64 {
			s, err := p.Identity.ReplaceScope(ctx, ada, 0, identity.ScopeContent{Name: name, Permissions: []string{}, StoreIDs: []int64{one}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			return s.ID
		}
		actorScopes = [2]int64{scope("Actor"), scope("Actor besides")}
		targetScope, lowScope = scope("Target"), scope("Low")
		user := func(name string, scopes ...int64) int64 {
			return p.invite(ctx, ada, name+"@juniper-oak.example", otherPassword, scopes...).ID
		}
		actor, target, low = user("actor", actorScopes[:]...), user("target", targetScope), user("low", lowScope)
		token := func(a domain.Actor, name string) int64 {
			t, _, err := p.Identity.CreateAppToken(ctx, again(a), identity.AppTokenInput{Name: &name, Permissions: &[]string{"order:read"}})
			Expect(err).NotTo(HaveOccurred())
			return t.ID
		}
		waiting, err := p.Identity.CreateAdminUser(ctx, ada, identity.AdminUserCreate{Email: "invited@juniper-oak.example", ScopeIDs: []int64{targetScope}})
		Expect(err).NotTo(HaveOccurred())
		invited = waiting.ID
		caller, tokenOne, tokenLow, tokenTwo = token(ada, "caller"), token(ada, "one"), token(ada, "low"), token(adaTwo, "two")
		p.logIn(ctx, "target@juniper-oak.example", otherPassword)
		session = number(ctx, "SELECT id FROM sessions WHERE admin_user_id = $1", target)
	})

	// reset stores the relation's objects in one round trip.
	reset := func(ctx context.Context, r relation) {
		GinkgoHelper()
		var all strings.Builder
		add := func(format string, args ...any) { fmt.Fprintf(&all, format+";\n", args...) }
		list := func(v any) string {
			text, err := json.Marshal(v)
			Expect(err).NotTo(HaveOccurred())
			return string(text)
		}
		set := func(scopeID int64, s identity.Scope) {
			add("UPDATE scopes SET permissions = '%s', store_ids = '%s' WHERE id = %d", list(s.Permissions), list(s.StoreIDs), scopeID)
		}
		add("DELETE FROM admin_user_scopes WHERE admin_user_id >= %d", actor)
		add("DELETE FROM app_tokens WHERE id > %d", tokenTwo)
		add("DELETE FROM scopes WHERE id > %d", lowScope)
		add("UPDATE app_tokens SET revoked_on = NULL, scope_id = NULL, scope_limit = '[]', permissions = CASE WHEN id IN (%d, %d) THEN '%s'::jsonb ELSE '[]' END",
			tokenOne, tokenTwo, list(r.target.Permissions))
		add("UPDATE admin_users SET is_active = true, deactivated_on = NULL, totp_secret = 'sealed' WHERE id BETWEEN %d AND %d", actor, low)
		add("INSERT INTO admin_user_scopes VALUES (%d, %d), (%d, %d), (%d, %d)", target, targetScope, low, lowScope, invited, targetScope)
		for i, s := range r.actor {
			add("INSERT INTO admin_user_scopes VALUES (%d, %d)", actor, actorScopes[i])
			set(actorScopes[i], s)
		}
		set(targetScope, r.target)
		set(lowScope, identity.Scope{Permissions: []string{}, StoreIDs: []int64{one}})
		execute(ctx, all.String())
	}
	// picture returns a value that changes if an operation changes any row that it could change.
	picture := func(ctx context.Context) int64 {
		GinkgoHelper()
		return number(ctx, `SELECT (SELECT sum(version * id) FROM admin_users) + (SELECT sum(version * id) FROM scopes) + (SELECT sum(version * id) FROM app_tokens)
			+ (SELECT coalesce(sum(admin_user_id * 1000003 + scope_id * 7919), 0) FROM admin_user_scopes) + (SELECT count(*) * 1000000007 FROM sessions WHERE revoked_on IS NULL)`)
	}

	type operation struct {
		name  string
		tool  string
		costs bool // a successful call hashes a password
		user  bool // the operation is closed to app tokens
		parts func(r relation) []part
		run   func(ctx context.Context, by domain.Actor, r relation) error
	}
	update := func(change func() identity.AdminUserUpdate) func(context.Context, domain.Actor, relation) error {
		return func(ctx context.Context, by domain.Actor, _ relation) error {
			_, err := p.Identity.UpdateAdminUser(ctx, by, change(), domain.Expect{})
			return err
		}
	}
	name := func(prefix string) *string { return new(fmt.Sprintf("%s%d", prefix, n)) }
	asUser := func(r relation) []part { return []part{{r.objectH, domain.NotFound}} }
	lowHolds := func() holding { return holding{one: nil} }
	here := func(r relation) holding { return holding{one: r.target.Permissions} }
	tokenHolds := func(r relation) []part {
		if r.objectH.reaches(one) {
			return []part{{here(r), domain.NotFound}}
		}
		return []part{{holding{two: r.target.Permissions}, domain.NotFound}}
	}
	tokenID := func(r relation) int64 {
		if r.objectH.reaches(one) {
			return tokenOne
		}
		return tokenTwo
	}
	followed := func(r relation) part { // the scope, as used by an app token of store one
		if r.objectH.reaches(one) {
			return part{here(r), domain.InvalidValue}
		}
		return part{nil, domain.InvalidValue}
	}

	operations := []operation{
		{name: "rename a user", tool: "user:write", parts: asUser, run: update(func() identity.AdminUserUpdate {
			first := name("Name ")
			return identity.AdminUserUpdate{ID: target, Patch: identity.AdminUserPatch{FirstName: &first}}
		})},
		{name: "give a user another address", tool: "user:write", parts: asUser, run: update(func() identity.AdminUserUpdate {
			return identity.AdminUserUpdate{ID: target, Email: new(*name("target") + "@juniper-oak.example")}
		})},
		{name: "give a user another password", tool: "user:write", costs: true, parts: asUser, run: update(func() identity.AdminUserUpdate {
			return identity.AdminUserUpdate{ID: target, Password: name("harbor-violin-cactus-")}
		})},
		{name: "give a user a password that is refused", tool: "user:write", parts: func(r relation) []part {
			return append(asUser(r), part{nil, domain.WeakPassword}) // the weak password causes the refusal if the permissions suffice
		}, run: update(func() identity.AdminUserUpdate { return identity.AdminUserUpdate{ID: target, Password: new("target")} })},
		{name: "reset a user's second factor", tool: "user:write", parts: asUser, run: update(func() identity.AdminUserUpdate {
			return identity.AdminUserUpdate{ID: target, Patch: identity.AdminUserPatch{ResetTOTP: true}}
		})},
		{name: "deactivate a user", tool: "user:write", parts: asUser, run: func(ctx context.Context, by domain.Actor, _ relation) error {
			return p.Identity.DeleteAdminUser(ctx, by, target)
		}},
		{name: "activate a user", tool: "user:write", parts: asUser, run: func(ctx context.Context, by domain.Actor, _ relation) error {
			execute(ctx, "UPDATE admin_users SET is_active = false WHERE id = $1", target)
			_, err := p.Identity.UpdateAdminUser(ctx, by, identity.AdminUserUpdate{ID: target, Patch: identity.AdminUserPatch{IsActive: new(true)}}, domain.Expect{})
			return err
		}},
		{name: "take a user's scope", tool: "user:write", parts: asUser, run: update(func() identity.AdminUserUpdate {
			return identity.AdminUserUpdate{ID: target, ScopeIDs: &[]int64{}}
		})},
		{name: "invite a user with the scope", tool: "user:write", parts: func(r relation) []part { return []part{{r.objectH, domain.InvalidValue}} },
			run: func(ctx context.Context, by domain.Actor, _ relation) error {
				_, err := p.Identity.CreateAdminUser(ctx, by, identity.AdminUserCreate{Email: *name("new") + "@juniper-oak.example", ScopeIDs: []int64{targetScope}})
				return err
			}},
		{name: "mail an invitation again", tool: "user:write", parts: asUser, run: func(ctx context.Context, by domain.Actor, _ relation) error {
			return p.Identity.ResendInvitation(ctx, by, invited)
		}},
		{name: "invite somebody at another address", tool: "user:write", parts: asUser, run: update(func() identity.AdminUserUpdate {
			return identity.AdminUserUpdate{ID: invited, Email: new(*name("invited") + "@juniper-oak.example")}
		})},
		{name: "give somebody the scope", tool: "user:write", parts: func(r relation) []part {
			return []part{{lowHolds(), domain.NotFound}, {r.objectH, domain.InvalidValue}}
		}, run: update(func() identity.AdminUserUpdate {
			return identity.AdminUserUpdate{ID: low, ScopeIDs: &[]int64{lowScope, targetScope}}
		})},
		{name: "give oneself the scope", tool: "user:write", user: true, parts: func(r relation) []part {
			return []part{{r.actorH, domain.NotFound}, {r.objectH, domain.InvalidValue}}
		}, run: func(ctx context.Context, by domain.Actor, r relation) error {
			ids := append(slices.Clone(actorScopes[:len(r.actor)]), targetScope)
			_, err := p.Identity.UpdateAdminUser(ctx, by, identity.AdminUserUpdate{ID: actor, ScopeIDs: &ids}, domain.Expect{})
			return err
		}},
		{name: "change the scope", tool: "scope:write", parts: func(r relation) []part { return []part{{r.objectH, domain.NotFound}} },
			run: func(ctx context.Context, by domain.Actor, r relation) error {
				_, err := p.Identity.ReplaceScope(ctx, by, targetScope, identity.ScopeContent{Name: "Target", Description: *name("d"), Permissions: r.target.Permissions, StoreIDs: r.target.StoreIDs}, domain.Expect{})
				return err
			}},
		{name: "empty the scope", tool: "scope:write", parts: func(r relation) []part {
			return []part{{r.objectH, domain.NotFound}, {lowHolds(), domain.Forbidden}}
		}, run: func(ctx context.Context, by domain.Actor, _ relation) error {
			_, err := p.Identity.ReplaceScope(ctx, by, targetScope, identity.ScopeContent{Name: "Target", Permissions: []string{}, StoreIDs: []int64{one}}, domain.Expect{})
			return err
		}},
		{name: "make a scope like it", tool: "scope:write", parts: func(r relation) []part { return []part{{r.objectH, domain.Forbidden}} },
			run: func(ctx context.Context, by domain.Actor, r relation) error {
				_, err := p.Identity.ReplaceScope(ctx, by, 0, identity.ScopeContent{Name: *name("Like it "), Permissions: r.target.Permissions, StoreIDs: r.target.StoreIDs}, domain.Expect{})
				return err
			}},
		{name: "let another scope grow to it", tool: "scope:write", parts: func(r relation) []part {
			return []part{{lowHolds(), domain.NotFound}, {r.objectH, domain.Forbidden}}
		}, run: func(ctx context.Context, by domain.Actor, r relation) error {
			_, err := p.Identity.ReplaceScope(ctx, by, lowScope, identity.ScopeContent{Name: "Low", Permissions: r.target.Permissions, StoreIDs: r.target.StoreIDs}, domain.Expect{})
			return err
		}},
		{name: "make a token with the permissions", tool: "app-token:write", parts: func(r relation) []part { return []part{{here(r), domain.NotFound}} },
			run: func(ctx context.Context, by domain.Actor, r relation) error {
				_, _, err := p.Identity.CreateAppToken(ctx, again(by), identity.AppTokenInput{Name: name("made "), Permissions: &r.target.Permissions})
				return err
			}},
		{name: "make a token that follows the scope", tool: "app-token:write", parts: func(r relation) []part { return []part{followed(r)} },
			run: func(ctx context.Context, by domain.Actor, _ relation) error {
				_, _, err := p.Identity.CreateAppToken(ctx, again(by), identity.AppTokenInput{Name: name("following "), ScopeID: &targetScope})
				return err
			}},
		{name: "rename a token", tool: "app-token:write", parts: tokenHolds, run: func(ctx context.Context, by domain.Actor, r relation) error {
			_, err := p.Identity.UpdateAppToken(ctx, by, tokenID(r), identity.AppTokenInput{Name: name("renamed ")}, domain.Expect{})
			return err
		}},
		{name: "revoke a token", tool: "app-token:write", parts: tokenHolds, run: func(ctx context.Context, by domain.Actor, r relation) error {
			return p.Identity.DeleteAppToken(ctx, by, tokenID(r))
		}},
		{name: "give a token the permissions", tool: "app-token:write", parts: func(r relation) []part { return []part{{lowHolds(), domain.NotFound}, {here(r), domain.NotFound}} },
			run: func(ctx context.Context, by domain.Actor, r relation) error {
				_, err := p.Identity.UpdateAppToken(ctx, by, tokenLow, identity.AppTokenInput{Permissions: &r.target.Permissions}, domain.Expect{})
				return err
			}},
		{name: "let a token follow the scope", tool: "app-token:write", parts: func(r relation) []part { return []part{{lowHolds(), domain.NotFound}, followed(r)} },
			run: func(ctx context.Context, by domain.Actor, _ relation) error {
				_, err := p.Identity.UpdateAppToken(ctx, by, tokenLow, identity.AppTokenInput{ScopeID: &targetScope}, domain.Expect{})
				return err
			}},
		{name: "end a user's session", user: true, parts: func(relation) []part { return []part{{nil, domain.NotFound}} },
			run: func(ctx context.Context, by domain.Actor, _ relation) error {
				return p.Identity.DeleteSession(ctx, by, session)
			}},
	}

	// expected returns the code that the tested rule requires; "" means success.
	expected := func(by holding, o operation, r relation) domain.Code {
		for _, part := range o.parts(r) {
			switch {
			case part.holds != nil && by.covers(part.holds, o.tool):
			case part.holds != nil && by.meets(part.holds):
				return domain.Forbidden
			default:
				return part.hidden
			}
		}
		return ""
	}

	for _, byToken := range []bool{false, true} {
		It(fmt.Sprintf("for every permission, relation and operation, by app token: %t", byToken), func(ctx SpecContext) {
			var wrong []string
			cases, succeeded := 0, 0
			for i, permission := range identity.Permissions() {
				for j, r := range relations(permission, one, two) {
					if !r.everyPermission && (i+j)%8 != 0 && !slices.Contains(tools, permission) {
						continue
					}
					by, holds := domain.Actor{Kind: domain.ActorAdmin, ID: actor, StoreID: one, From: fromHere}, r.actorH
					if byToken {
						holds = holding{one: r.actorH.in(one)}
						by = domain.Actor{Kind: domain.ActorAPIToken, ID: caller, StoreID: one, From: fromHere, Permissions: holds[one]}
					}
					reset(ctx, r)
					before := picture(ctx)
					for k, o := range operations {
						want := expected(holds, o, r)
						if o.user && byToken || o.costs && want == "" && i%8 != 0 {
							continue
						}
						if ((i/8+k)%2 == 0) == byToken && !o.user && !slices.Contains(tools, permission) {
							continue
						}
						n++
						by.CommandID = uuid.New()
						p.Clock.Advance(2 * time.Minute) // so the limit of mailed addresses is not reached
						err := o.run(ctx, by, r)
						got := domain.Code("")
						if err != nil {
							got = domain.CodeOf(err)
						}
						cases++
						if got != want {
							wrong = append(wrong, fmt.Sprintf("%s; the target has, against the actor, %s (%s): want %q, got %v", o.name, r.name, permission, want, err))
						}
						if got == "" {
							succeeded++
							reset(ctx, r)
							before = picture(ctx)
						} else if after := picture(ctx); after != before {
							wrong = append(wrong, fmt.Sprintf("%s; %s (%s): refused, and changed something", o.name, r.name, permission))
						}
					}
				}
			}
			GinkgoWriter.Println(cases, "cases,", succeeded, "succeeded")
			Expect(wrong).To(BeEmpty())
			Expect(succeeded).To(BeNumerically(">", 300))
		})
	}
})
