package repo

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// StorefrontCollections returns the published collections by position, each with the number of
// products that everyone may see.
func (r Reader) StorefrontCollections(ctx context.Context) ([]*catalog.Collection, settings.Settings, error) {
	var rows []*catalog.Collection
	var settings settings.Settings
	now := r.db.clock.Now()
	err := r.in(ctx, func(g *gorm.DB) (err error) {
		if settings, err = settingsOf(g); err != nil {
			return err
		}
		if err := g.Where(publishedSQL, now, now).Order("position, id").Find(&rows).Error; err != nil {
			return err
		}
		if err := hangPublished(g, rows); err != nil {
			return err
		}
		if err := loadCollectionPictures(g, rows); err != nil {
			return err
		}
		return countProducts(g, now, rows, `products.status = 'ACTIVE' AND COALESCE(products.publish_on <= ?, true)
			AND COALESCE(products.unpublish_on > ?, true) AND products.account_type_ids = '[]'`, now, now)
	})
	return rows, settings, err
}

// hangPublished removes the parents of collections whose parent is unpublished. It sends no statement if all parents
// are published.
func hangPublished(g *gorm.DB, rows []*catalog.Collection) error {
	shown := map[int64]bool{}
	for _, c := range rows {
		shown[c.ID] = true
	}
	if !slices.ContainsFunc(rows, func(c *catalog.Collection) bool { return c.ParentCollectionID != nil && !shown[*c.ParentCollectionID] }) {
		return nil
	}
	var all []struct{ ID, Parent int64 }
	err := g.Raw("SELECT id, coalesce(parent_collection_id, 0) AS parent FROM collections").Scan(&all).Error
	parents := make(map[int64]int64, len(all))
	for _, c := range all {
		parents[c.ID] = c.Parent
	}
	catalog.HangPublished(rows, parents)
	return err
}

func loadCollectionPictures(g *gorm.DB, rows []*catalog.Collection) error {
	var ids []int64
	for _, c := range rows {
		if c.MediaID != nil {
			ids = append(ids, *c.MediaID)
		}
	}
	found, err := picturesByID(g, ids)
	for _, c := range rows {
		c.Pictures = found
	}
	return err
}
