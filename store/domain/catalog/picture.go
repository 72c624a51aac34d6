package catalog

import "github.com/storeplatform/storeplatform/store/domain/media"

// Pictures are media that are shown, by their own ids or by those of the variants
// that they show.
type Pictures map[int64]*media.Media

// ShownMedia are the ids of the media that are shown with a product, and, if all are
// asked for, of those of its parts.
func (p *Product) ShownMedia(all bool) []int64 {
	if !all {
		if p.PrimaryMediaID == nil {
			return nil
		}
		return []int64{*p.PrimaryMediaID}
	}
	ids := make([]int64, 0, len(p.Media))
	for _, m := range p.Media {
		ids = append(ids, m.MediaID)
	}
	return ids
}

// Picture is the image that stands for the product; nil: it has none.
func (p *Product) Picture() *media.Media {
	if p.PrimaryMediaID == nil {
		return nil
	}
	return p.Pictures[*p.PrimaryMediaID].Image()
}

// Picture is the collection's image; nil: it has none.
func (c *Collection) Picture() *media.Media {
	if c.MediaID == nil {
		return nil
	}
	return c.Pictures[*c.MediaID].Image()
}

// AltText is what a product says of one of its media, else what the medium says of
// itself.
func (p *Product) AltText(m *media.Media) *string {
	for _, own := range p.Media {
		if own.MediaID == m.ID && own.AltText != nil {
			return own.AltText
		}
	}
	return m.AltText
}
