package customer

import (
	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/view"
)

// showImage returns an image with the alternative text for the reader. If p is not nil, the text comes from that
// product. nil means that the media item is not an image.
func (h *Handlers) showImage(m *media.Media, p *catalog.Product, r domain.Reading) nullable.Nullable[api.StorefrontImage] {
	if m.Image() == nil {
		return nullable.NewNullNullable[api.StorefrontImage]()
	}
	text := m.TextIn(r).Text
	if p != nil {
		text = p.AltText(r, m).Text
	}
	return nullable.NewNullableWithValue(api.StorefrontImage{
		URL: m.File.URL(h.store.Media.MediaURL), AltText: view.Or(text), Width: view.CountOrNull(m.File.Width), Height: view.CountOrNull(m.File.Height),
		Sources: view.MediaVariants(m.File, h.store.Media.MediaURL),
	})
}

// showMedia returns a product's media in display order, with the alternative texts for the reader.
func (h *Handlers) showMedia(p *catalog.Product, r domain.Reading) []api.StorefrontMedia {
	out, at := []api.StorefrontMedia{}, h.store.Media.MediaURL
	for i, shown := range p.Media {
		m := p.Pictures[shown.MediaID]
		if m == nil {
			continue
		}
		f := m.File
		out = append(out, api.StorefrontMedia{
			MediaID: m.ID, MediaType: common.MediaType(f.MediaType), URL: f.URL(at), ThumbnailURL: view.Or(f.ThumbnailURL(at)), AltText: view.Or(p.AltText(r, m).Text),
			Width: view.CountOrNull(f.Width), Height: view.CountOrNull(f.Height), DurationSeconds: view.CountOrNull(f.DurationSeconds), Position: int32(i),
			Variants: view.MediaVariants(f, at),
		})
	}
	return out
}
