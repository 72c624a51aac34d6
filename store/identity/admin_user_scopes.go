package identity

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/repo"
)

// grantable reads the scopes in named and returns those that are also in given. A scope that covers none of the
// granter's stores is treated as unknown. If the granter may not grant a returned scope, grantable returns an error.
func grantable(ctx context.Context, reader repo.Reader, by identity.Holder, named, given []int64) ([]identity.Scope, error) {
	scopes, err := reader.ScopesOf(ctx, named)
	if err != nil {
		return nil, err
	}
	var r domain.Refusals
	for i, id := range named {
		if !slices.ContainsFunc(scopes, func(s identity.Scope) bool { return s.ID == id && s.ReachesAny(by.StoreIDs()) }) {
			r.Add(domain.ItemPointer("/scopeIds", i), "There is no such scope.")
		}
	}
	if err := r.Err(); err != nil {
		return nil, err
	}
	scopes = slices.DeleteFunc(scopes, func(s identity.Scope) bool { return !slices.Contains(given, s.ID) })
	for _, scope := range scopes {
		if err := by.MayGrant(identity.UserWrite, scope.Permissions, scope.StoreIDs); err != nil {
			return nil, err
		}
	}
	return scopes, nil
}

// except returns the ids that are not in some.
func except(ids, some []int64) []int64 {
	return slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return slices.Contains(some, id) })
}

// regrant replaces a user's scopes and reports whether they changed. It does not check the removed scopes: the actor
// may manage the user and therefore has the permissions of these scopes.
func regrant(ctx context.Context, tx *command.Tx, by identity.Holder, user *identity.AdminUser, want []int64) (bool, error) {
	given := except(want, user.ScopeIDs)
	scopes, err := grantable(ctx, tx.Reader, by, want, given)
	if err != nil {
		return false, err
	}
	for _, scope := range scopes {
		tx.Concern(scope.StoreIDs)
	}
	want = slices.Sorted(slices.Values(want))
	if slices.Equal(user.ScopeIDs, want) {
		return false, nil
	}
	return true, tx.SetScopes(ctx, user, want)
}

// rescope replaces the user's scopes in the actor's stores. The actor must have the permissions that the user has in
// these stores. The user's other scopes do not change, and other stores see no change.
func (s *Service) rescope(ctx context.Context, actor domain.Actor, id int64, want []int64, e domain.Expect) (*identity.AdminUser, error) {
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	by, user, held, err := s.lockHeld(ctx, tx, actor, id)
	if err != nil {
		return nil, err
	}
	if err := by.MayRescope(held); err != nil {
		return nil, err
	}
	if err := e.Check(&user.Row); err != nil {
		return nil, err
	}
	given := except(want, user.ScopeIDs)
	scopes, err := grantable(ctx, tx.Reader, by, want, given)
	if err != nil {
		return nil, err
	}
	had, err := tx.ScopesOf(ctx, user.ScopeIDs)
	if err != nil {
		return nil, err
	}
	taken := []int64{}
	for _, scope := range had {
		if slices.Contains(want, scope.ID) || !scope.ReachesAny(by.StoreIDs()) {
			continue
		}
		if err := by.MayGrant(identity.UserWrite, scope.Permissions, scope.StoreIDs); err != nil {
			return nil, err
		}
		taken, scopes = append(taken, scope.ID), append(scopes, scope)
	}
	for _, scope := range scopes {
		tx.Concern(scope.StoreIDs)
	}
	if len(given) > 0 {
		err = tx.AddScopes(ctx, user, given)
	}
	if err == nil && len(taken) > 0 {
		err = tx.TakeScopes(ctx, user, taken)
	}
	if err != nil {
		return nil, err
	}
	user.ScopeIDs = slices.Sorted(slices.Values(want))
	return user, tx.Commit(ctx)
}
