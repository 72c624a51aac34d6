package identity

// OnlyScopes reports whether the update changes only the scopes.
func (in AdminUserUpdate) OnlyScopes() bool {
	return in.ScopeIDs != nil && in.Email == nil && in.Password == nil && in.Patch == AdminUserPatch{}
}
