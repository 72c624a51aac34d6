package repo

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Known returns the ids in a request that exist in the store, with one statement.
func (r Reader) Known(ctx context.Context, named catalog.References) (catalog.References, error) {
	known := catalog.NewReferences()
	kinds := map[string]struct {
		rows         string
		named, found map[int64]bool
	}{
		"tax class":      {"tax_classes WHERE", named.TaxClasses, known.TaxClasses},
		"collection":     {"collections WHERE type = 'MANUAL' AND", named.Collections, known.Collections},
		"any collection": {"collections WHERE", named.AnyCollections, known.AnyCollections},
		"product":        {"products WHERE", named.Products, known.Products},
		"variant":        {"variants WHERE removed_on IS NULL AND", named.Variants, known.Variants},
		"account type":   {"account_types WHERE", named.AccountTypes, known.AccountTypes},
		"plan":           {"subscription_plans WHERE", named.Plans, known.Plans},
		"medium":         {"media WHERE", named.Media, known.Media},
		"image":          {"media WHERE media_file_id IN (SELECT id FROM media_files WHERE media_type = 'IMAGE') AND", named.Media, known.Images},
	}
	var parts []string
	var args []any
	for kind, k := range kinds {
		if len(k.named) == 0 {
			continue
		}
		ids := make([]int64, 0, len(k.named))
		for id := range k.named {
			ids = append(ids, id)
		}
		parts = append(parts, "SELECT '"+kind+"' AS kind, id FROM "+k.rows+" id = ANY(?)")
		args = append(args, array(ids))
	}
	if len(parts) == 0 {
		return known, nil
	}
	err := r.in(ctx, func(g *gorm.DB) error {
		var rows []struct {
			Kind string
			ID   int64
		}
		if err := g.Raw(strings.Join(parts, " UNION ALL "), args...).Scan(&rows).Error; err != nil {
			return err
		}
		for _, row := range rows {
			kinds[row.Kind].found[row.ID] = true
		}
		return nil
	})
	return known, err
}

// TakenSlugs returns the slugs of a table, in all languages, that start with slug. Until the transaction ends, other
// transactions of the store that call TakenSlugs for the table wait.
func (tx *Tx) TakenSlugs(ctx context.Context, table, slug string) (map[string]bool, error) {
	g := tx.on(ctx)
	if err := g.Exec("SELECT pg_advisory_xact_lock(hashtext(?), ?::int)", "slug of "+table, tx.actor.StoreID%(1<<31)).Error; err != nil {
		return nil, classify(err)
	}
	var found []string
	if err := g.Table("slugs").Where("kind = ? AND slug LIKE ?", table, slug+"%").Pluck("slug", &found).Error; err != nil {
		return nil, classify(err)
	}
	return setOf(found), nil
}

// SlugsOfOthers returns the given slugs that a row other than id uses, in any language.
func (tx *Tx) SlugsOfOthers(ctx context.Context, table string, slugs []string, id int64) (map[string]bool, error) {
	if len(slugs) == 0 {
		return nil, nil
	}
	var found []string
	if err := tx.on(ctx).Table("slugs").Where("kind = ? AND slug IN ? AND object_id <> ?", table, slugs, id).Pluck("slug", &found).Error; err != nil {
		return nil, classify(err)
	}
	return setOf(found), nil
}

func setOf(texts []string) map[string]bool {
	set := make(map[string]bool, len(texts))
	for _, s := range texts {
		set[s] = true
	}
	return set
}
