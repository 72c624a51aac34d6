package identity

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// CreateAppToken creates a credential for an integration in the actor's store and returns it with its token. The
// service stores only a hash of the token. A retry of the same request returns the same token.
func (s *Service) CreateAppToken(ctx context.Context, actor domain.Actor, in identity.AppTokenInput) (*identity.AppToken, string, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	by, scope, err := granting(ctx, tx, in.ScopeID)
	if err != nil {
		return nil, "", err
	}
	if _, err := tx.LockStore(ctx); err != nil { // keeps other requests from adding tokens
		return nil, "", err
	}
	live, err := tx.AppTokens(ctx, false)
	if err != nil {
		return nil, "", err
	}
	secret := s.TokenOf(actor, domain.AppTokenKind)
	if made, err := tx.AppTokenMade(ctx, domain.HashToken(secret)); err != nil || made != nil {
		return made, secret, err // an earlier run of the request has created it
	}
	token, err := identity.NewAppToken(secret, in, by, actor, scope, len(live), tx.At)
	if err != nil {
		return nil, "", err
	}
	if err := tx.Insert(ctx, token); err != nil {
		return nil, "", err
	}
	return token, secret, tx.Commit(ctx)
}

// granting serializes changes of grants until the transaction ends. It returns the permissions that the actor may grant
// in the store, and the scope with scopeID unless that is nil. The platform may grant all permissions.
func granting(ctx context.Context, t *command.Tx, scopeID *int64) (by identity.Holder, scope *identity.Scope, err error) {
	if err := t.HoldGrants(ctx); err != nil {
		return by, nil, err
	}
	if by, err = t.HolderHere(ctx); err != nil || scopeID == nil {
		return by, nil, err
	}
	scope, err = t.ScopeHere(ctx, *scopeID)
	return by, scope, err
}

// UpdateAppToken changes the settings of an app token, but not its secret.
func (s *Service) UpdateAppToken(ctx context.Context, actor domain.Actor, id int64, in identity.AppTokenInput, e domain.Expect) (*identity.AppToken, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	by, scope, err := granting(ctx, tx, in.ScopeID)
	if err != nil {
		return nil, err
	}
	token, err := tx.LockAppToken(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&token.Row); err != nil {
		return nil, err
	}
	changed, err := token.Change(in, by, actor, scope, tx.At)
	if err != nil || !changed {
		return token, err
	}
	if err := tx.Update(ctx, token); err != nil {
		return nil, err
	}
	return token, tx.Commit(ctx)
}

// RotateAppTokenSecret gives an app token a new secret and returns it. The old secret stays valid until overlap has
// passed or the token expires, whichever is first; 0 revokes the old secret at once. Both secrets identify the same
// caller. A retry of the same request returns the same secret.
func (s *Service) RotateAppTokenSecret(ctx context.Context, actor domain.Actor, id int64, overlap time.Duration) (*identity.AppToken, string, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	by, _, err := granting(ctx, tx, nil)
	if err != nil {
		return nil, "", err
	}
	token, err := tx.LockAppToken(ctx, id)
	if err != nil {
		return nil, "", err
	}
	secret := s.TokenOf(actor, domain.AppTokenKind)
	if token.Opens(domain.HashToken(secret)) {
		return token, secret, nil // an earlier run of the request has rotated it
	}
	if err := token.Rotate(secret, overlap, by, tx.At); err != nil {
		return nil, "", err
	}
	if err := tx.Update(ctx, token); err != nil {
		return nil, "", err
	}
	return token, secret, tx.Commit(ctx)
}

// DeleteAppToken permanently revokes an app token. Repeated calls have no effect.
func (s *Service) DeleteAppToken(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	by, _, err := granting(ctx, tx, nil)
	if err != nil {
		return err
	}
	token, err := tx.LockAppToken(ctx, id)
	if err != nil {
		return err
	}
	if err := token.MayChange(by); err != nil || !token.Revoke(tx.At) {
		return err
	}
	if err := tx.Update(ctx, token); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
