package store

import (
	"context"
	"slices"
	"strconv"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/repo"
)

// MyUser is the administrator who asks.
func (s *Service) MyUser(ctx context.Context, actor domain.Actor) (*identity.AdminUser, error) {
	if err := mustBeUser(actor); err != nil {
		return nil, err
	}
	return s.db.As(actor).AdminUser(ctx, actor.ID)
}

// MyUserUpdate is what an administrator changes of themselves.
type MyUserUpdate struct {
	Patch           identity.AdminUserPatch // without e-mail and activity
	CurrentPassword string
	Password        *string // the new one; needs the current one
}

// UpdateMyUser changes the actor's own profile or password. A new password ends
// their other sessions.
func (s *Service) UpdateMyUser(ctx context.Context, actor domain.Actor, in MyUserUpdate) (*identity.AdminUser, error) {
	if err := mustBeUser(actor); err != nil {
		return nil, err
	}
	known, err := s.db.As(actor).AdminUser(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	hash := ""
	if in.Password != nil {
		if err := s.confirmPassword(ctx, adminLogin, known.Email, known.PasswordHash, in.CurrentPassword, "/currentPassword"); err != nil {
			return nil, err
		}
		if err := known.CheckPassword("/password", *in.Password); err != nil {
			return nil, err
		}
		if hash, err = s.hashPassword(ctx, *in.Password); err != nil {
			return nil, err
		}
	}
	tx, err := s.beginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	user, err := tx.LockAdminUser(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	changed, _ := user.Change(in.Patch, tx.at)
	if in.Password != nil {
		if user.PasswordHash != known.PasswordHash || user.HasTOTP() != known.HasTOTP() {
			return nil, domain.Errorf(domain.VersionConflict, "The user was changed at the same time. Try again.")
		}
		user.SetPassword(*in.Password, hash)
		changed = true
		if _, err := tx.EndSessions(ctx, repo.SessionFilter{AdminUserID: user.ID, Except: actor.SessionID}, tx.at); err != nil {
			return nil, err
		}
	}
	if !changed {
		return user, nil
	}
	if err := tx.Update(ctx, user); err != nil {
		return nil, err
	}
	return user, tx.Commit(ctx)
}

// AdminUserCreate is a new administrator.
type AdminUserCreate struct {
	Email       string
	Password    string
	FirstName   *string
	LastName    *string
	PhoneNumber *string
	ScopeIDs    []int64
}

// CreateAdminUser makes an administrator who can log in at once. Nobody grants
// what they lack.
func (s *Service) CreateAdminUser(ctx context.Context, actor domain.Actor, in AdminUserCreate) (*identity.AdminUser, error) {
	user := &identity.AdminUser{Email: lower(in.Email), FirstName: in.FirstName, LastName: in.LastName, PhoneNumber: in.PhoneNumber, IsActive: true}
	if err := user.CheckPassword("/password", in.Password); err != nil {
		return nil, err
	}
	hash, err := s.hashPassword(ctx, in.Password)
	if err != nil {
		return nil, err
	}
	user.SetPassword(in.Password, hash)
	by, err := s.db.As(actor).Holder(ctx)
	if err != nil {
		return nil, err
	}
	tx, err := s.beginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	scopes, err := scopesOf(ctx, tx, in.ScopeIDs)
	if err != nil {
		return nil, err
	}
	for _, scope := range scopes {
		if err := by.MayGrant(scope.Permissions, scope.StoreIDs); err != nil {
			return nil, err
		}
	}
	if err := tx.Insert(ctx, user); err != nil {
		return nil, err
	}
	if err := tx.SetScopes(ctx, user, slices.Sorted(slices.Values(in.ScopeIDs))); err != nil {
		return nil, err
	}
	return user, tx.Commit(ctx)
}

// scopesOf reads the scopes that a request names, all of which must be there.
func scopesOf(ctx context.Context, tx *tx, ids []int64) ([]identity.Scope, error) {
	scopes, err := tx.ScopesOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	for i, id := range ids {
		if !slices.ContainsFunc(scopes, func(s identity.Scope) bool { return s.ID == id }) {
			return nil, domain.Invalid("/scopeIds/"+strconv.Itoa(i), "There is no such scope.")
		}
	}
	return scopes, nil
}

// AdminUserUpdate changes an administrator.
type AdminUserUpdate struct {
	ID       int64
	Patch    identity.AdminUserPatch
	Password *string
	ScopeIDs *[]int64 // replaces all
}

// UpdateAdminUser changes another administrator, or oneself as others see one.
// The actor needs user:write in every store that the user reaches, and grants
// and takes away only what they have. A new address or password ends the user's
// sessions, and so does deactivating them.
func (s *Service) UpdateAdminUser(ctx context.Context, actor domain.Actor, in AdminUserUpdate, e domain.Expect) (*identity.AdminUser, error) {
	reader := s.db.As(actor)
	by, err := reader.Holder(ctx)
	if err != nil {
		return nil, err
	}
	hash := ""
	if in.Password != nil {
		known, err := reader.AdminUser(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		if in.Patch.ResetTOTP {
			known.TOTPSecret = ""
		}
		if err := known.CheckPassword("/password", *in.Password); err != nil {
			return nil, err
		}
		if hash, err = s.hashPassword(ctx, *in.Password); err != nil {
			return nil, err
		}
	}
	tx, err := s.beginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	everything, err := tx.HoldEverything(ctx)
	if err != nil {
		return nil, err
	}
	user, err := tx.LockAdminUser(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	held, err := tx.HolderOf(ctx, user.ID)
	if err != nil {
		return nil, err
	}
	if err := by.MayManage(held, "user:write"); err != nil {
		return nil, err
	}
	if err := e.Check(&user.Row); err != nil {
		return nil, err
	}
	if in.Patch.IsActive != nil && !*in.Patch.IsActive && user.ID == actor.ID && actor.Kind == domain.ActorAdmin {
		return nil, domain.Errorf(domain.UnsupportedOperation, "Nobody deactivates themselves.")
	}
	hadEverything := everything != nil && user.IsActive && slices.Contains(user.ScopeIDs, everything.ID)
	changed, end := user.Change(in.Patch, tx.at)
	if in.Password != nil {
		user.SetPassword(*in.Password, hash)
		if err := user.CheckPassword("/password", *in.Password); err != nil {
			return nil, err
		}
		changed, end = true, true
	}
	if err := user.LongEnough("/password"); in.Patch.ResetTOTP && err != nil {
		return nil, err
	}
	if in.ScopeIDs != nil {
		regranted, err := regrant(ctx, tx, by, user, *in.ScopeIDs)
		if err != nil {
			return nil, err
		}
		changed = changed || regranted
	}
	if hadEverything && (!user.IsActive || !slices.Contains(user.ScopeIDs, everything.ID)) {
		others, err := tx.OthersHold(ctx, everything.ID, user.ID)
		if err != nil {
			return nil, err
		}
		if !others {
			return nil, domain.Errorf(domain.InUse, "This is the last active user with all permissions.")
		}
	}
	if end {
		if _, err := tx.EndSessions(ctx, repo.SessionFilter{AdminUserID: user.ID}, tx.at); err != nil {
			return nil, err
		}
	}
	if !changed {
		return user, nil
	}
	if err := tx.Update(ctx, user); err != nil {
		return nil, err
	}
	return user, tx.Commit(ctx)
}

// regrant replaces what a user holds, and tells whether that changed anything.
func regrant(ctx context.Context, tx *tx, by identity.Holder, user *identity.AdminUser, want []int64) (bool, error) {
	want = slices.Sorted(slices.Values(want))
	if slices.Equal(user.ScopeIDs, want) {
		return false, nil
	}
	if _, err := scopesOf(ctx, tx, want); err != nil {
		return false, err
	}
	var moved []int64 // given or taken away
	for _, id := range append(slices.Clone(want), user.ScopeIDs...) {
		if slices.Contains(want, id) != slices.Contains(user.ScopeIDs, id) {
			moved = append(moved, id)
		}
	}
	scopes, err := tx.ScopesOf(ctx, moved)
	if err != nil {
		return false, err
	}
	for _, scope := range scopes {
		if err := by.MayGrant(scope.Permissions, scope.StoreIDs); err != nil {
			return false, err
		}
	}
	return true, tx.SetScopes(ctx, user, want)
}

// DeleteAdminUser deactivates an administrator; again does nothing.
func (s *Service) DeleteAdminUser(ctx context.Context, actor domain.Actor, id int64) error {
	inactive := false
	_, err := s.UpdateAdminUser(ctx, actor, AdminUserUpdate{ID: id, Patch: identity.AdminUserPatch{IsActive: &inactive}}, domain.Expect{})
	return err
}

// EnsureAdmin makes the first administrator, who may do everything in all
// stores, when there is none. It tells whether it did: of two processes that
// start at once, one does.
func (s *Service) EnsureAdmin(ctx context.Context, email, password string) (created bool, err error) {
	exists, err := s.db.As(domain.Actor{}).AdminExists(ctx)
	if err != nil || exists {
		return false, err
	}
	err = s.CreateFullAdmin(ctx, email, password)
	if domain.CodeOf(err) == domain.AlreadyExists {
		return false, nil
	}
	return err == nil, err
}

// CreateFullAdmin makes an administrator who may do everything in all stores, for
// whoever runs the service.
func (s *Service) CreateFullAdmin(ctx context.Context, email, password string) error {
	user := &identity.AdminUser{Email: lower(email), IsActive: true}
	if err := user.CheckPassword("/password", password); err != nil {
		return err
	}
	hash, err := s.hashPassword(ctx, password)
	if err != nil {
		return err
	}
	user.SetPassword(password, hash)
	tx, err := s.beginPlatform(ctx, domain.Actor{Kind: domain.ActorPlatform})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	scope, err := tx.HoldEverything(ctx)
	if err != nil {
		return err
	}
	if scope == nil {
		scope = identity.EverythingScope()
		if err := tx.Insert(ctx, scope); err != nil {
			return err
		}
	}
	if err := tx.Insert(ctx, user); err != nil {
		return err
	}
	if err := tx.SetScopes(ctx, user, []int64{scope.ID}); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
