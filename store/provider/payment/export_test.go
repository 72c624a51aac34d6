package payment

import (
	"maps"
	"slices"
)

// SandboxTokens are the tokens that the sandbox knows.
func SandboxTokens() []string { return slices.Collect(maps.Keys(testCards)) }
