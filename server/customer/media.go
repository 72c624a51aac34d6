package customer

import (
	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/view"
)

// showImage returns an image, with the alternative text of product p if p is not nil. null means that m is no
// image.
func (h *Handlers) showImage(m *media.Media, p *catalog.Product) nullable.Nullable[api.StorefrontImage] {
	if m.Image() == nil {
		return nullable.NewNullNullable[api.StorefrontImage]()
	}
	text := m.AltText
	if p != nil {
		text = p.AltText(m)
	}
	return nullable.NewNullableWithValue(api.StorefrontImage{
		URL: m.File.URL(h.store.Media.MediaURL), AltText: view.Or(text), Width: view.CountOrNull(m.File.Width), Height: view.CountOrNull(m.File.Height),
		Sources: view.MediaVariants(m.File, h.store.Media.MediaURL),
	})
}

// showMedia returns a product's media in their order of display.
func (h *Handlers) showMedia(p *catalog.Product) []api.StorefrontMedia {
	out, at := []api.StorefrontMedia{}, h.store.Media.MediaURL
	for i, shown := range p.Media {
		m := p.Pictures[shown.MediaID]
		if m == nil {
			continue
		}
		f := m.File
		out = append(out, api.StorefrontMedia{
			MediaID: m.ID, MediaType: common.MediaType(f.MediaType), URL: f.URL(at), ThumbnailURL: view.Or(f.ThumbnailURL(at)), AltText: view.Or(p.AltText(m)),
			Width: view.CountOrNull(f.Width), Height: view.CountOrNull(f.Height), DurationSeconds: view.CountOrNull(f.DurationSeconds), Position: int32(i),
			Variants: view.MediaVariants(f, at),
		})
	}
	return out
}
