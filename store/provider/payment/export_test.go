package payment

import (
	"maps"
	"slices"
)

// SandboxTokens returns the tokens that the sandbox knows.
func SandboxTokens() []string { return slices.Collect(maps.Keys(testCards)) }
