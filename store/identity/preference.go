package identity

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// MyPreferences returns the preferences of the administrator who sent the request.
func (s *Service) MyPreferences(ctx context.Context, actor domain.Actor) (*identity.Preferences, error) {
	if err := command.MustBeUser(actor); err != nil {
		return nil, err
	}
	return s.DB.As(actor).Preferences(ctx, actor.ID)
}

// ReplaceMyPreferences replaces the preferences of the administrator who sent the request.
func (s *Service) ReplaceMyPreferences(ctx context.Context, actor domain.Actor, values map[string]string, e domain.Expect) (*identity.Preferences, error) {
	if err := command.MustBeUser(actor); err != nil {
		return nil, err
	}
	if err := identity.CheckPreferences(values); err != nil {
		return nil, err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	p, err := tx.LockPreferences(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	if err := e.Check(&domain.Row{Version: p.Version}); err != nil {
		return nil, err
	}
	if !p.Change(values, tx.At) {
		return p, nil
	}
	if err := tx.SavePreferences(ctx, p); err != nil {
		return nil, err
	}
	return p, tx.Commit(ctx)
}
