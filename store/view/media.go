package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

// MediaVariants converts the smaller versions of an image.
func MediaVariants(f *media.MediaFile, at media.Address) []common.MediaVariant {
	return Each(f.Variants, func(v media.Variant) common.MediaVariant {
		return common.MediaVariant{Width: int32(v.Width), URL: f.VariantURL(v, at)}
	})
}

// SmallImage returns the address of an image in the size used in lists; null means that there is no image.
func SmallImage(m *media.Media, at media.Address) nullable.Nullable[string] {
	if m.Image() == nil {
		return nullable.NewNullNullable[string]()
	}
	return nullable.NewNullableWithValue(m.SmallURL(at))
}

// ProductMedia converts a product's media, in display order.
func ProductMedia(p *catalog.Product, at media.Address) []common.ProductMedia {
	out := []common.ProductMedia{}
	for i, shown := range p.Media {
		if m := p.Pictures[shown.MediaID]; m != nil {
			out = append(out, common.ProductMedia{MediaID: m.ID, Position: int32(i), AltText: Or(shown.AltText), URL: m.File.URL(at), ThumbnailURL: Or(m.File.ThumbnailURL(at))})
		}
	}
	return out
}
