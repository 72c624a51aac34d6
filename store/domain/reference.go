package domain

// References are ids of other objects that a request names. Those that are not
// in the store are missing from what the repository gives back.
type References struct {
	TaxClasses   map[int64]bool
	Collections  map[int64]bool // manual ones
	Products     map[int64]bool
	Variants     map[int64]bool // not removed
	AccountTypes map[int64]bool
	Plans        map[int64]bool
	Media        map[int64]bool
}
