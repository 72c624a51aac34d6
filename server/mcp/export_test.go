package mcp

import "cmp"

// Toolsets are those that have an address.
func Toolsets() []string {
	c, err := newCatalog()
	if err != nil {
		panic(err)
	}
	return c.toolsets
}

// Needs are the permissions of the contract's operations, by the names of tools.
func Needs() map[string]string {
	needs := map[string]string{}
	contractOperations(func(_ object, _, _ string, op object) {
		tool, _ := at(op, "x-agent")["tool"].(string)
		needs[cmp.Or(tool, snake(op["operationId"].(string)))], _ = op["x-permission"].(string)
	})
	return needs
}
