package catalog

import (
	"context"
	"slices"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// CreateCollection adds a collection. A retry of the same request returns the collection that
// the first run created.
func (s *Service) CreateCollection(ctx context.Context, actor domain.Actor, in catalog.CollectionInput) (*catalog.Collection, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.CollectionByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	siblings, err := tx.LockCollections(ctx)
	if err != nil {
		return nil, err
	}
	c, listed, err := insertCollection(ctx, tx, in, siblings, actor.CommandID)
	if err != nil {
		return nil, err
	}
	return c, commitCollection(ctx, tx, c, listed)
}

// insertCollection adds a collection. siblings are all collections of the store, which the transaction has locked. The
// result listed reports whether the list of its products must be stored.
func insertCollection(ctx context.Context, t *command.Tx, in catalog.CollectionInput, siblings []*catalog.Collection, commandID uuid.UUID) (c *catalog.Collection, listed bool, err error) {
	if in.Slug == nil {
		if in.Slug, err = freeSlug(ctx, t, "collections", *in.Name, "collection"); err != nil {
			return nil, false, err
		}
	}
	terms, err := collectionTerms(ctx, t, in, siblings, 0)
	if err != nil {
		return nil, false, err
	}
	c = catalog.NewCollection()
	if _, listed, err = c.Change(in, terms); err != nil {
		return nil, false, err
	}
	c.CommandID = commandID
	return c, listed, t.Insert(ctx, c)
}

// UpdateCollection changes a collection.
func (s *Service) UpdateCollection(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in catalog.CollectionInput) (*catalog.Collection, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	siblings, err := tx.LockCollections(ctx)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(siblings, func(c *catalog.Collection) bool { return c.ID == id })
	if i < 0 {
		return nil, domain.Missing("collection")
	}
	c := siblings[i]
	if err := tx.CollectionProducts(ctx, c); err != nil || c.CommandID == actor.CommandID {
		return c, err
	}
	if err := expect.Check(&c.Row); err != nil {
		return nil, err
	}
	terms, err := collectionTerms(ctx, tx, in, siblings, id)
	if err != nil {
		return nil, err
	}
	changed, listed, err := c.Change(in, terms)
	if err != nil || !changed {
		return c, err
	}
	c.CommandID = actor.CommandID
	if err := tx.Update(ctx, c); err != nil {
		return nil, err
	}
	return c, commitCollection(ctx, tx, c, listed)
}

// collectionTerms reads the facts against which a collection request is checked. id is the id of the collection; 0
// means that the collection is new.
func collectionTerms(ctx context.Context, t *command.Tx, in catalog.CollectionInput, siblings []*catalog.Collection, id int64) (terms catalog.CollectionTerms, err error) {
	terms.Siblings = siblings
	if terms.TakenSlugs, err = t.SlugsOfOthers(ctx, "collections", in.Slugs(), id); err != nil {
		return terms, err
	}
	terms.Known, err = t.Known(ctx, in.References())
	return terms, err
}

func commitCollection(ctx context.Context, t *command.Tx, c *catalog.Collection, listed bool) error {
	if listed {
		if err := t.SetCollectionProducts(ctx, c); err != nil {
			return err
		}
	}
	if err := t.CollectionProducts(ctx, c); err != nil {
		return err
	}
	return t.Commit(ctx)
}

// DeleteCollection deletes a collection and moves its children to its parent.
func (s *Service) DeleteCollection(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	siblings, err := tx.LockCollections(ctx)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(siblings, func(c *catalog.Collection) bool { return c.ID == id })
	if i < 0 {
		return domain.Missing("collection")
	}
	limited, err := tx.LimitedToCollection(ctx, id)
	if err != nil {
		return err
	}
	if err := siblings[i].RefuseDelete(limited); err != nil {
		return err
	}
	if err := tx.CollectionProducts(ctx, siblings[i]); err != nil {
		return err
	}
	if err := tx.ReviseProducts(ctx, siblings[i].ProductIDs); err != nil {
		return err
	}
	if err := tx.LiftCollections(ctx, siblings[i]); err != nil {
		return err
	}
	if err := tx.Delete(ctx, siblings[i]); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
