package catalog

import (
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

// Pictures contains media by id, or by the id of the variant that they show.
type Pictures map[int64]*media.Media

// ShownMedia returns the ids of the product's media, or only of the primary media item if all is false.
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

// StandsFor returns the ids of the media that can represent the variant, in order of preference: the variant's own
// media, then the product's primary media item. The first image in this list represents the variant.
func (v *Variant) StandsFor(p *Product) []int64 {
	if p.PrimaryMediaID == nil {
		return v.MediaIDs
	}
	return append(slices.Clone(v.MediaIDs), *p.PrimaryMediaID)
}

// Of returns the image that represents a variant of a product. p must be keyed by media
// ids. nil means none.
func (p Pictures) Of(v *Variant, of *Product) *media.Media {
	for _, id := range v.StandsFor(of) {
		if image := p[id].Image(); image != nil {
			return image
		}
	}
	return nil
}

// Picture returns the product's primary image; nil means none.
func (p *Product) Picture() *media.Media {
	if p.PrimaryMediaID == nil {
		return nil
	}
	return p.Pictures[*p.PrimaryMediaID].Image()
}

// Picture returns the collection's image; nil means none.
func (c *Collection) Picture() *media.Media {
	if c.MediaID == nil {
		return nil
	}
	return c.Pictures[*c.MediaID].Image()
}

// AltText returns the product's alternative text for a media item. If the product has none, AltText returns the media
// item's text in the reader's language. The product's own text belongs to no language.
func (p *Product) AltText(r domain.Reading, m *media.Media) domain.TextIn[*string] {
	for _, own := range p.Media {
		if own.MediaID == m.ID && own.AltText != nil {
			return domain.TextIn[*string]{Text: own.AltText, Matches: true}
		}
	}
	return m.TextIn(r)
}
