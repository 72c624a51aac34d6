package identity

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// CreateStoreKey creates a public key of the actor's store and returns it with its text, which is shown only once. A
// retry of the same request returns the same key.
func (s *Service) CreateStoreKey(ctx context.Context, actor domain.Actor, name string) (*identity.StoreKey, string, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	if _, err := tx.LockStore(ctx); err != nil { // keeps other requests from adding keys
		return nil, "", err
	}
	live, err := tx.StoreKeys(ctx, false)
	if err != nil {
		return nil, "", err
	}
	text := s.TokenOf(actor, domain.StoreKeyKind)
	if made, err := tx.StoreKeyMade(ctx, domain.HashToken(text)); err != nil || made != nil {
		return made, text, err // an earlier run of the request has created it
	}
	key, err := identity.NewStoreKey(text, name, len(live))
	if err != nil {
		return nil, "", err
	}
	if err := tx.Insert(ctx, key); err != nil {
		return nil, "", err
	}
	return key, text, tx.Commit(ctx)
}

// DeleteStoreKey permanently revokes a public key. Repeated calls have no effect.
func (s *Service) DeleteStoreKey(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	key, err := tx.LockStoreKey(ctx, id)
	if err != nil || !key.Revoke(tx.At) {
		return err
	}
	if err := tx.Update(ctx, key); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
