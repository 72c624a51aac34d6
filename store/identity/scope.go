package identity

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// ReplaceScope creates a scope if id is 0, and otherwise replaces the whole content of the scope. The actor must have
// all permissions that the scope grants, before and after the change. The new permissions apply to each user's next
// request.
func (s *Service) ReplaceScope(ctx context.Context, actor domain.Actor, id int64, want identity.ScopeContent, e domain.Expect) (*identity.Scope, error) {
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	by, err := s.grantor(ctx, tx, actor)
	if err != nil {
		return nil, err
	}
	scope := &identity.Scope{}
	if id != 0 {
		if scope, err = tx.LockScope(ctx, id); err != nil {
			return nil, err
		}
		if !scope.ReachesAny(by.StoreIDs()) {
			return nil, domain.Missing("scope")
		}
		tx.Concern(scope.StoreIDs)
	}
	if err := scope.Replace(by, want, e); err != nil {
		return nil, err
	}
	tx.Concern(scope.StoreIDs)
	holders, err := tx.HoldersOf(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := scope.MayReplace(by, holders); err != nil {
		return nil, err
	}
	taken, err := tx.ScopeNameTaken(ctx, scope)
	if err != nil {
		return nil, err
	}
	if taken {
		return nil, domain.InvalidAs(domain.AlreadyExists, "/name", "Another scope has this name.")
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

// grantor serializes changes of grants until the transaction ends and returns the actor's permissions.
func (s *Service) grantor(ctx context.Context, t *command.Tx, actor domain.Actor) (identity.Holder, error) {
	if err := t.HoldGrants(ctx); err != nil {
		return identity.Holder{}, err
	}
	if actor.Kind == domain.ActorAdmin {
		return t.HolderOf(ctx, actor.ID)
	}
	return s.DB.As(actor).Holder(ctx) // loaded with the request, so no query is needed
}

// Scope returns a scope that covers at least one of the actor's stores, or NotFound.
func (s *Service) Scope(ctx context.Context, actor domain.Actor, id int64) (*identity.Scope, error) {
	reader := s.DB.As(actor)
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
