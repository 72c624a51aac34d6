package media

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

// CreateMediaFolder creates a folder. A retry of the request returns the folder of its first run.
func (s *Service) CreateMediaFolder(ctx context.Context, actor domain.Actor, in media.MediaFolderInput) (*media.MediaFolder, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.MediaFolderByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	f := &media.MediaFolder{}
	if _, err := changeFolder(ctx, tx, f, in); err != nil {
		return nil, err
	}
	f.CommandID = actor.CommandID
	if err := tx.Insert(ctx, f); err != nil {
		return nil, err
	}
	if f, err = tx.MediaFolder(ctx, f.ID); err != nil {
		return nil, err
	}
	return f, tx.Commit(ctx)
}

// UpdateMediaFolder renames a folder, or moves a folder with its contents.
func (s *Service) UpdateMediaFolder(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in media.MediaFolderInput) (*media.MediaFolder, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if err := tx.HoldMediaFolders(ctx); err != nil {
		return nil, err
	}
	f, err := tx.LockMediaFolder(ctx, id)
	if err != nil || f.CommandID == actor.CommandID {
		return f, err
	}
	if err := expect.Check(&f.Row); err != nil {
		return nil, err
	}
	changed, err := changeFolder(ctx, tx, f, in)
	if err != nil || !changed {
		return f, err
	}
	f.CommandID = actor.CommandID
	if err := tx.Update(ctx, f); err != nil {
		return nil, err
	}
	if f, err = tx.MediaFolder(ctx, id); err != nil {
		return nil, err
	}
	return f, tx.Commit(ctx)
}

// changeFolder prevents concurrent moves of the store's folders, and applies the input to f.
func changeFolder(ctx context.Context, t *command.Tx, f *media.MediaFolder, in media.MediaFolderInput) (bool, error) {
	if err := t.HoldMediaFolders(ctx); err != nil {
		return false, err
	}
	parent := f.ParentFolderID
	if in.ParentFolderID != nil {
		parent = *in.ParentFolderID
	}
	place, err := t.MediaPlace(ctx, f.ID, parent)
	if err != nil {
		return false, err
	}
	return f.Change(in, place)
}

// DeleteMediaFolder deletes a folder. The contents move to the folder replacement. If replacement is nil,
// the folder must be empty; otherwise the error is InUse.
func (s *Service) DeleteMediaFolder(ctx context.Context, actor domain.Actor, id int64, replacement *int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.HoldMediaFolders(ctx); err != nil {
		return err
	}
	f, err := tx.LockMediaFolder(ctx, id)
	if err != nil {
		return err
	}
	switch {
	case replacement != nil:
		place, err := tx.MediaPlace(ctx, id, replacement)
		if err != nil {
			return err
		}
		if err := f.RefuseReplacement(place); err != nil {
			return err
		}
		if err := tx.EmptyMediaFolder(ctx, id, *replacement); err != nil {
			return err
		}
	default:
		if err := f.RefuseDelete(); err != nil {
			return err
		}
	}
	if err := tx.Delete(ctx, f); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
