package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = guards(map[string]error{
	"redirects_path_unique": taken("/path", "The store has a redirect of this path."),
	"redirects_collection":  domain.Errorf(domain.Busy, "The collection is being deleted. Try again."),
})

// redirectSort sorts by the start of a path, because a cursor has no room for a whole path.
var redirectSort = map[string]sortKey{"createdOn": {column: "created_on", cast: "timestamptz"}, "path": {column: "path_start", cast: "text"}}

// Redirects returns one page of the store's redirects.
func (r Reader) Redirects(ctx context.Context, f catalog.RedirectFilter, q domain.PageQuery) (out domain.Page[catalog.Redirect], err error) {
	found, err := r.findText(ctx, "redirects", "search", f.Search)
	if err != nil {
		return out, err
	}
	err = r.list(ctx, func(g *gorm.DB) error {
		switch {
		case f.Search == "":
		case found != nil:
			g = g.Where("id = ANY(?)", array(found))
		default:
			where, args := hasWords("search", f.Search)
			g = g.Where(where, args...)
		}
		g = filtered(g, condition{"product_id IN ?", f.ProductID}, condition{"collection_id IN ?", f.CollectionID})
		out, err = page(g, r.query(q, "redirects", f), redirectSort, func(d catalog.Redirect, key string) (int64, any) {
			if key == "path" {
				return d.ID, d.PathStart()
			}
			return d.ID, d.CreatedOn
		})
		return err
	})
	return out, err
}

// Redirect returns a redirect by id, or by its path in any form if id is 0.
func (r Reader) Redirect(ctx context.Context, id int64, path string) (d *catalog.Redirect, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if id == 0 {
			d, err = redirectAt(g, path)
			return err
		}
		d, err = take[catalog.Redirect](g, "redirect", "id = ?", id)
		return err
	})
	return d, err
}

func redirectAt(g *gorm.DB, path string) (*catalog.Redirect, error) {
	key, ok := catalog.RedirectKey(path)
	if !ok {
		return nil, domain.Missing("redirect")
	}
	return take[catalog.Redirect](g, "redirect", "path_key = ?", key)
}

// RedirectByCommand returns the redirect that this request has created; nil means none yet.
func (r Reader) RedirectByCommand(ctx context.Context) (*catalog.Redirect, error) {
	return optional(func() (d *catalog.Redirect, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			d, err = take[catalog.Redirect](g, "redirect", "command_id = ?", r.actor.CommandID)
			return err
		})
		return d, err
	}())
}

// StorefrontRedirect returns the page that replaces a former path. It returns not_found for a path without a redirect,
// for a product or collection that the shopper may not see, and for the path of the product's own page.
func (r Reader) StorefrontRedirect(ctx context.Context, path string, language *string) (t catalog.RedirectTarget, s catalog.Shopper, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		d, err := redirectAt(g, path)
		if err != nil {
			return err
		}
		if s, err = r.shopper(g, nil, language, shopperOf{}); err != nil {
			return err
		}
		t.Redirect = *d
		switch {
		case d.ProductID != nil:
			p, err := shownProduct(g, s, catalog.ProductKey{ID: *d.ProductID})
			if err != nil {
				return err
			}
			slug := s.Texts(p).Slug
			t.Slug, t.URL = &slug, s.URL(p.ID, slug)
		case d.CollectionID != nil:
			c, err := take[catalog.Collection](g.Where(publishedSQL, s.Now, s.Now), "collection", "id = ?", *d.CollectionID)
			if err != nil {
				return err
			}
			slug := c.Texts(s.Reading).Slug
			t.Slug = &slug
		}
		if t.URL != nil && catalog.IsPage(path, *t.URL) {
			return domain.Missing("redirect")
		}
		return nil
	})
	return t, s, err
}

// HoldRedirects takes the store's lock for changing redirects until the transaction ends. While the transaction has the
// lock, the result of RedirectsBeyond stays valid.
func (tx *Tx) HoldRedirects(ctx context.Context) error {
	return classify(tx.on(ctx).Exec("SELECT pg_advisory_xact_lock(hashtext('redirects'), ?::int)", tx.actor.StoreID%(1<<31)).Error)
}

// LockRedirect reads and locks a redirect.
func (tx *Tx) LockRedirect(ctx context.Context, id int64) (*catalog.Redirect, error) {
	return lock[catalog.Redirect](ctx, tx, "redirect", "id = ?", id)
}

// RedirectsBeyond returns the key of path and of every path that redirects reach from it, ignoring redirect id.
func (tx *Tx) RedirectsBeyond(ctx context.Context, path string, id int64) (keys []string, err error) {
	key, ok := catalog.RedirectKey(path)
	if !ok {
		return nil, nil
	}
	err = tx.on(ctx).Raw(`WITH RECURSIVE beyond AS (
			SELECT ?::text AS key
			UNION SELECT fold(rtrim(d.target_path, '/ ')) FROM beyond JOIN redirects d ON d.path_key = beyond.key WHERE d.target_path IS NOT NULL AND d.id <> ?)
		SELECT key FROM beyond`, key, id).Scan(&keys).Error
	return keys, classify(err)
}
