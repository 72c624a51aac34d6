package mcp

import (
	"cmp"
	"time"
)

func init() { keepAlive = 100 * time.Millisecond } // specs cannot wait as long as clients

// Limited is the limit of a message's time.
var Limited = limited

// Toolsets returns the names of the toolsets that have their own address.
func Toolsets() []string {
	c, err := newCatalog()
	if err != nil {
		panic(err)
	}
	return c.toolsets
}

// Needs maps each tool to the permission of its operation.
func Needs() map[string]string {
	needs := map[string]string{}
	contractOperations(func(_ object, _, _ string, op object) {
		tool, _ := at(op, "x-agent")["tool"].(string)
		needs[cmp.Or(tool, snake(op["operationId"].(string)))], _ = op["x-permission"].(string)
	})
	return needs
}
