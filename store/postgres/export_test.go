package postgres

import (
	"time"

	"github.com/onsi/ginkgo/v2"
)

// InFolder adds a remedy to an error about the data folder.
var InFolder = inFolder

// LeftOver waits for the server of an earlier start to stop.
var LeftOver = leftOver

// Leave makes a disk report the given free space until the spec ends.
func Leave(space uint64) {
	was := spaceOf
	spaceOf = func(string) (uint64, bool) { return space, true }
	ginkgo.DeferCleanup(func() { spaceOf = was })
}

// Answer sets the time for which new connections wait for a response, until the spec ends.
func Answer(limit time.Duration) {
	was := answerTimeout
	answerTimeout = limit
	ginkgo.DeferCleanup(func() { answerTimeout = was })
}

// Oldest is the oldest supported major version of PostgreSQL. Unsuitable is the query that, for a given oldest version,
// returns the reasons why a database is not supported. NoPrograms is the error if PostgreSQL is not installed.
const (
	Oldest     = oldest
	Unsuitable = unsuitable
)

var NoPrograms = noPrograms

// RowsOf counts the rows of each table in a dump.
var RowsOf = rowsOf
