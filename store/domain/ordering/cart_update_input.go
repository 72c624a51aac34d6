package ordering

// Names is the member of a request that names the variant.
func (l CartLineInput) Names() string {
	if l.SKU != "" {
		return "sku"
	}
	return "variantId"
}
