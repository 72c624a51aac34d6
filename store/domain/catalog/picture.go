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

// StandsFor is the medium that stands for the variant of a product: its own first
// one, else the product's; none: it has neither.
func (v *Variant) StandsFor(p *Product) []int64 {
	switch {
	case len(v.MediaIDs) > 0:
		return v.MediaIDs[:1]
	case p.PrimaryMediaID != nil:
		return []int64{*p.PrimaryMediaID}
	}
	return nil
}

// Of is the medium that stands for a variant of a product, among pictures by their
// own ids; nil: there is none.
func (p Pictures) Of(v *Variant, of *Product) *media.Media {
	for _, id := range v.StandsFor(of) {
		return p[id]
	}
	return nil
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
