package mcp

import "cmp"

// Toolsets returns the toolsets that have an address.
func Toolsets() []string {
	c, err := newCatalog()
	if err != nil {
		panic(err)
	}
	return c.toolsets
}

// Needs returns the permission of each tool's operation, by tool name.
func Needs() map[string]string {
	needs := map[string]string{}
	contractOperations(func(_ object, _, _ string, op object) {
		tool, _ := at(op, "x-agent")["tool"].(string)
		needs[cmp.Or(tool, snake(op["operationId"].(string)))], _ = op["x-permission"].(string)
	})
	return needs
}
