package catalog

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// CreateRedirect adds a redirect. A retry of the same request returns the redirect that the first run created.
func (s *Service) CreateRedirect(ctx context.Context, actor domain.Actor, in catalog.RedirectInput) (*catalog.Redirect, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.RedirectByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	r := &catalog.Redirect{}
	if _, err := changeRedirect(ctx, tx, r, in, nil); err != nil {
		return nil, err
	}
	r.CommandID = actor.CommandID
	if err := tx.Insert(ctx, r); err != nil {
		return nil, err
	}
	return r, tx.Commit(ctx)
}

// UpdateRedirect changes the path or the target of a redirect.
func (s *Service) UpdateRedirect(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in catalog.RedirectInput) (*catalog.Redirect, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if err := tx.HoldRedirects(ctx); err != nil {
		return nil, err
	}
	r, err := tx.LockRedirect(ctx, id)
	if err != nil || r.CommandID == actor.CommandID {
		return r, err
	}
	if err := expect.Check(&r.Row); err != nil {
		return nil, err
	}
	changed, err := changeRedirect(ctx, tx, r, in, nil)
	if err != nil || !changed {
		return r, err
	}
	r.CommandID = actor.CommandID
	if err := tx.Update(ctx, r); err != nil {
		return nil, err
	}
	return r, tx.Commit(ctx)
}

// changeRedirect prevents concurrent changes to the store's redirects, and applies the input to r. plan contains
// redirects that are not stored.
func changeRedirect(ctx context.Context, t *command.Tx, r *catalog.Redirect, in catalog.RedirectInput, plan RedirectPlan) (changed bool, err error) {
	if err := t.HoldRedirects(ctx); err != nil {
		return false, err
	}
	var terms catalog.RedirectTerms
	if terms.Known, err = t.Known(ctx, in.References()); err != nil {
		return false, err
	}
	target := r.TargetPath
	if in.TargetPath != nil {
		target = in.TargetPath
	}
	if target != nil {
		if terms.Beyond, err = plan.beyond(ctx, t, *target, r.ID); err != nil {
			return false, err
		}
	}
	return r.Change(in, terms)
}

// DeleteRedirect deletes a redirect.
func (s *Service) DeleteRedirect(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	r, err := tx.LockRedirect(ctx, id)
	if err != nil {
		return err
	}
	if err := tx.Delete(ctx, r); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// redirectFormer leads the path that the product had in its former system to the product. It adds a warning if the path
// is unsuitable, or has a redirect to another page already.
func (r *productImport) redirectFormer(ctx context.Context, actor domain.Actor, productID int64) error {
	if len(r.p.FormerPath) == 0 {
		return nil
	}
	path, advice := catalog.RedirectPath(catalog.FormerPath(r.p.FormerPath...))
	if advice != "" {
		r.warn(r.p.Cells["/slug"], "redirect_unsuitable", advice+" The former page of the product has no redirect.")
		return nil
	}
	found, err := r.Redirect(ctx, 0, path)
	switch {
	case domain.CodeOf(err) == domain.NotFound:
		return r.Insert(ctx, &catalog.Redirect{Path: path, ProductID: &productID, CommandID: actor.CommandID})
	case err != nil:
		return err
	case found.ProductID == nil || *found.ProductID != productID:
		r.warn(r.p.Cells["/slug"], "redirect_taken", "Check the redirect of "+clippedTo(path, 100)+". It leads to another page than the product.")
	}
	return nil
}
