package ordering

func (c AddressChoice) Given() bool { return c.Address != nil || c.SavedID != nil }
