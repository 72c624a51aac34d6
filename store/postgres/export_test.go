package postgres

import (
	"time"

	"github.com/onsi/ginkgo/v2"
)

// InFolder adds the remedy to an error in the data folder.
var InFolder = inFolder

// LeftOver waits for the server that an earlier start left running.
var LeftOver = leftOver

// Leave makes a disk report the given free space until the spec ends.
func Leave(space uint64) {
	was := spaceOf
	spaceOf = func(string) (uint64, bool) { return space, true }
	ginkgo.DeferCleanup(func() { spaceOf = was })
}

// Answer sets how long new connections wait for a response, until the spec ends.
func Answer(limit time.Duration) {
	was := answerTimeout
	answerTimeout = limit
	ginkgo.DeferCleanup(func() { answerTimeout = was })
}

// Oldest is the oldest supported major version of PostgreSQL. Unsuitable is the query that returns why a
// database is not supported, given an oldest version. NoPrograms is the error if no PostgreSQL is
// installed.
const (
	Oldest     = oldest
	Unsuitable = unsuitable
)

var NoPrograms = noPrograms

// RowsOf counts the rows of each table in a dump.
var RowsOf = rowsOf
