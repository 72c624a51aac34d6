// Package identity contains the rules of access: administrators, app tokens, credentials,
// passwords, permissions, scopes, sessions and store keys.
package identity
