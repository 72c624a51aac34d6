package main

import (
	"os"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// usage is processor time that was spent so far, and what the server allocated.
type usage struct {
	server, postgres, bench time.Duration
	known                   bool
	allocations, allocated  float64 // times and bytes; 0 where its metrics are nowhere
}

func (u usage) since(before usage) usage {
	return usage{u.server - before.server, u.postgres - before.postgres, u.bench - before.bench, u.known && before.known,
		u.allocations - before.allocations, u.allocated - before.allocated}
}

// spent reads what server, PostgreSQL with its backends, and this process have
// used so far.
func spent(server, database int) usage {
	return usage{server: machine.Spent(server), postgres: machine.SpentWithChildren(database), bench: machine.Spent(os.Getpid()), known: machine.Known()}
}
