package ordering

// Prices reports whether the update may change the price of the order.
func (u OrderUpdate) Prices() bool {
	return u.Items != nil || u.CouponCodes != nil || u.Discount != nil || u.ShippingMethodID != nil || u.ShippingPrice != nil
}

// Over returns in, an administrator's request for an order, with the update applied.
func (u OrderUpdate) Over(in OrderCreate) OrderCreate {
	if u.Items != nil {
		in.Items = u.Items
	}
	if u.CouponCodes != nil {
		in.CouponCodes = *u.CouponCodes
	}
	if u.Discount != nil {
		in.Discount = *u.Discount
	}
	if u.ShippingMethodID != nil {
		in.ShippingMethodID, in.ShippingPrice = *u.ShippingMethodID, nil
	}
	if u.ShippingPrice != nil {
		in.ShippingPrice = u.ShippingPrice
	}
	return in
}
