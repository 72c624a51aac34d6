package repo

// array passes a slice as one argument, for = ANY(?). GORM would expand the slice into one placeholder per element,
// and PostgreSQL would parse and plan a statement per length.
func array[T any](values []T) *[]T { return &values }
