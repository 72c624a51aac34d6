package identity

// OnlyScopes tells that nothing is asked for but other scopes.
func (in AdminUserUpdate) OnlyScopes() bool {
	return in.ScopeIDs != nil && in.Email == nil && in.Password == nil && in.Patch == AdminUserPatch{}
}
