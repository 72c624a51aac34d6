package repo

// array passes a slice as one argument of = ANY(?). GORM would expand the slice into one placeholder per element, and
// PostgreSQL would parse and plan a separate statement for each length.
func array[T any](values []T) *[]T { return &values }
