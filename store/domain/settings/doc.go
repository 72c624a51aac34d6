// Package settings is how a store is set up: the store and its settings, tax classes,
// shipping methods, and the payment, tax and commission providers as configured.
package settings
