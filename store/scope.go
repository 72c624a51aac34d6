package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// ReplaceScope makes a scope, or replaces one whole when id is not 0. Nobody
// grants what they lack. It works from the next request of each user on.
func (s *Service) ReplaceScope(ctx context.Context, actor domain.Actor, id int64, want identity.ScopeContent, e domain.Expect) (*identity.Scope, error) {
	by, err := s.db.As(actor).Holder(ctx)
	if err != nil {
		return nil, err
	}
	tx, err := s.beginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	scope := &identity.Scope{}
	if id != 0 {
		if scope, err = tx.LockScope(ctx, id); err != nil {
			return nil, err
		}
		if !scope.ReachesAny(by.StoreIDs()) {
			return nil, domain.Missing("scope")
		}
	}
	if err := scope.Replace(by, want, e); err != nil {
		return nil, err
	}
	if id == 0 {
		err = tx.Insert(ctx, scope)
	} else {
		err = tx.Update(ctx, scope)
	}
	if err != nil {
		return nil, err
	}
	if scope, err = tx.Scope(ctx, scope.ID); err != nil {
		return nil, err
	}
	return scope, tx.Commit(ctx)
}

// Scope is one scope that reaches a store of the actor's.
func (s *Service) Scope(ctx context.Context, actor domain.Actor, id int64) (*identity.Scope, error) {
	reader := s.db.As(actor)
	by, err := reader.Holder(ctx)
	if err != nil {
		return nil, err
	}
	scope, err := reader.Scope(ctx, id)
	if err == nil && !scope.ReachesAny(by.StoreIDs()) {
		return nil, domain.Missing("scope")
	}
	return scope, err
}
