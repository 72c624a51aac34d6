// Package identity is who may do what: administrators, app tokens, credentials,
// passwords, permissions, scopes, sessions and store keys.
package identity
