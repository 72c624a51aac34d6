// Package settings contains the configuration of a store: the store and its settings, tax classes,
// shipping methods, and its payment, tax and commission providers.
package settings
