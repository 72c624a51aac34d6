package main

import (
	"os"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// usage is processor time that was spent so far.
type usage struct {
	server, postgres, bench time.Duration
	known                   bool
}

func (u usage) since(before usage) usage {
	return usage{u.server - before.server, u.postgres - before.postgres, u.bench - before.bench, u.known && before.known}
}

// spent reads what server, PostgreSQL with its backends, and this process have
// used so far.
func spent(server, database int) usage {
	return usage{machine.Spent(server), machine.SpentWithChildren(database), machine.Spent(os.Getpid()), machine.Known()}
}
