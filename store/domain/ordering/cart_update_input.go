package ordering

// Names returns the name of the request field that identifies the variant: sku or variantId.
func (l CartLineInput) Names() string {
	if l.SKU != "" {
		return "sku"
	}
	return "variantId"
}
