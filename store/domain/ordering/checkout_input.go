package ordering

// Given reports whether the choice names an address.
func (c AddressChoice) Given() bool { return c.Address != nil || c.SavedID != nil }
