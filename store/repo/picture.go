package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

// shownMedium is a media item with its file, and the id of the object that uses the media item.
type shownMedium struct {
	Shows    int64 // the id of the object that shows it
	MediumID int64
	AltText  *string
	Texts    []media.Translation `gorm:"serializer:json"`
	media.MediaFile
}

const shownColumns = "m.id AS medium_id, m.alt_text, m.translations AS texts, f.*"

func pictures(g *gorm.DB, statement string, ids []int64) (catalog.Pictures, error) {
	out := catalog.Pictures{}
	if len(ids) == 0 {
		return out, nil
	}
	var rows []shownMedium
	err := g.Raw(statement, array(ids)).Find(&rows).Error
	for i := range rows {
		m := &media.Media{AltText: rows[i].AltText, Translations: rows[i].Texts, File: &rows[i].MediaFile}
		m.ID = rows[i].MediumID
		out[rows[i].Shows] = m
	}
	return out, err
}

// picturesByID reads media with their files, with one statement. Without ids it sends no statement.
func picturesByID(g *gorm.DB, ids []int64) (catalog.Pictures, error) {
	return pictures(g, "SELECT m.id AS shows, "+shownColumns+" FROM media m JOIN media_files f ON f.id = m.media_file_id WHERE m.id = ANY(?)", ids)
}

// picturesOfVariants reads the picture of each variant, with one statement. It implements Variant.StandsFor in SQL: the
// first image of the variant's own media, or else of its product's primary media item.
func picturesOfVariants(g *gorm.DB, variantIDs []int64) (catalog.Pictures, error) {
	return pictures(g, "SELECT v.id AS shows, "+shownColumns+` FROM variants v JOIN products p ON p.id = v.product_id
		CROSS JOIN LATERAL (SELECT image.id, image.alt_text, image.translations, image.media_file_id FROM jsonb_array_elements_text(v.media_ids || to_jsonb(array_remove(ARRAY[p.primary_media_id], NULL))) WITH ORDINALITY AS own (id, place)
			JOIN media image ON image.id = own.id::bigint JOIN media_files file ON file.id = image.media_file_id AND file.media_type = 'IMAGE' ORDER BY place LIMIT 1) m
		JOIN media_files f ON f.id = m.media_file_id WHERE v.id = ANY(?)`, variantIDs)
}

// loadPictures loads the media of products. If all is true, it loads all media, otherwise only the primary media.
func loadPictures(g *gorm.DB, products []*catalog.Product, all bool) error {
	var ids []int64
	for _, p := range products {
		ids = append(ids, p.ShownMedia(all)...)
	}
	found, err := picturesByID(g, ids)
	for _, p := range products {
		p.Pictures = found
	}
	return err
}

// Signs returns the store's logo and icon; nil means that the store has none.
func (r Reader) Signs(ctx context.Context) (logo, icon *media.Media, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		set, err := settingsOf(g)
		if err != nil {
			return err
		}
		var ids []int64
		for _, id := range []*int64{set.LogoMediaID, set.Branding.IconMediaID} {
			if id != nil {
				ids = append(ids, *id)
			}
		}
		if len(ids) == 0 {
			return nil
		}
		found, err := picturesByID(g, ids)
		if id := set.LogoMediaID; id != nil {
			logo = found[*id]
		}
		if id := set.Branding.IconMediaID; id != nil {
			icon = found[*id]
		}
		return err
	})
	return logo, icon, err
}
