package moving

// formerHandle sets the path of a product's page in Shopify. The file of WooCommerce has no slugs; its
// paths come from the sitemap, because a path that is guessed from a title can lead to another product.
func (r *productReader) formerHandle(handle string) {
	if handle != "" {
		r.p.FormerPath = []string{"products", handle}
	}
}
