package repo

// array passes a slice as one argument, for = ANY(?). GORM would spread it over
// as many placeholders as it has elements, and each length would be another
// statement for PostgreSQL to parse and plan.
func array[T any](values []T) *[]T { return &values }
