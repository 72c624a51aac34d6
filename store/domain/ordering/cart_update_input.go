package ordering

// Names returns the request field that names the variant: sku or variantId.
func (l CartLineInput) Names() string {
	if l.SKU != "" {
		return "sku"
	}
	return "variantId"
}
