package main

import (
	"os"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// usage is the processor time that was used, and what the server has allocated.
type usage struct {
	server, postgres, bench time.Duration
	known                   bool
	allocations, allocated  float64 // number and bytes; 0 means that the server has no metrics
}

func (u usage) since(before usage) usage {
	return usage{u.server - before.server, u.postgres - before.postgres, u.bench - before.bench, u.known && before.known,
		u.allocations - before.allocations, u.allocated - before.allocated}
}

func (u usage) and(more usage) usage {
	return usage{u.server + more.server, u.postgres + more.postgres, u.bench + more.bench, more.known, u.allocations + more.allocations, u.allocated + more.allocated}
}

// spent returns the time that PostgreSQL with its backends, this process, and the servers have used.
func spent(database int, servers ...*machine.Process) usage {
	u := usage{postgres: machine.SpentWithChildren(database), bench: machine.Spent(os.Getpid()), known: machine.Known()}
	for _, s := range servers {
		u.server += machine.Spent(s.Pid())
	}
	return u
}
