package ordering

// Prices tells whether the order costs something else afterwards, maybe.
func (u OrderUpdate) Prices() bool {
	return u.Items != nil || u.CouponCodes != nil || u.Discount != nil || u.ShippingMethodID != nil || u.ShippingPrice != nil
}

// Over is what an administrator asks for after the update who asked for something
// before it.
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
