package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// CreateAppToken makes a credential for an integration in the actor's store, and
// gives back the token, which exists nowhere else.
func (s *Service) CreateAppToken(ctx context.Context, actor domain.Actor, in identity.AppTokenInput) (*identity.AppToken, string, error) {
	by, scope, err := s.granting(ctx, actor, in.ScopeID)
	if err != nil {
		return nil, "", err
	}
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	if _, err := tx.LockStore(ctx); err != nil { // so that the count holds
		return nil, "", err
	}
	live, err := tx.AppTokens(ctx, false)
	if err != nil {
		return nil, "", err
	}
	token, secret, err := identity.NewAppToken(in, by, actor, scope, len(live), tx.at)
	if err != nil {
		return nil, "", err
	}
	if err := tx.Insert(ctx, token); err != nil {
		return nil, "", err
	}
	return token, secret, tx.Commit(ctx)
}

// granting reads what the actor may grant, and the scope that they name, if any.
// The platform may grant everything.
func (s *Service) granting(ctx context.Context, actor domain.Actor, scopeID *int64) (identity.Holder, *identity.Scope, error) {
	reader := s.db.As(actor)
	by, err := reader.Holder(ctx)
	if err != nil || scopeID == nil {
		return by, nil, err
	}
	scopes, err := reader.ScopesOf(ctx, []int64{*scopeID})
	if err != nil || len(scopes) == 0 {
		return by, nil, err
	}
	return by, &scopes[0], nil
}

// UpdateAppToken changes an app token; the token itself stays.
func (s *Service) UpdateAppToken(ctx context.Context, actor domain.Actor, id int64, in identity.AppTokenInput, e domain.Expect) (*identity.AppToken, error) {
	by, scope, err := s.granting(ctx, actor, in.ScopeID)
	if err != nil {
		return nil, err
	}
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	token, err := tx.LockAppToken(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&token.Row); err != nil {
		return nil, err
	}
	changed, err := token.Change(in, by, actor, scope, tx.at)
	if err != nil {
		return nil, err
	}
	if changed {
		if err := tx.Update(ctx, token); err != nil {
			return nil, err
		}
		if err := tx.Commit(ctx); err != nil {
			return nil, err
		}
	}
	if token.ScopeID == nil || scope != nil {
		return token, nil
	}
	if _, scope, err = s.granting(ctx, actor, token.ScopeID); err == nil && scope != nil {
		token.Effective = scope.Permissions
	}
	return token, err
}

// DeleteAppToken revokes an app token for good; again does nothing.
func (s *Service) DeleteAppToken(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	token, err := tx.LockAppToken(ctx, id)
	if err != nil || !token.Revoke(tx.at) {
		return err
	}
	if err := tx.Update(ctx, token); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
