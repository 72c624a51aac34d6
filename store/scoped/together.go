package scoped

import (
	"iter"

	"gorm.io/gorm"
)

// Together runs reads that do not depend on each other and sends their statements in shared round trips. Each read runs
// to its next statement and waits until all other reads have reached a statement or have ended. The reads take turns
// and never run at the same moment, so they may write to shared variables. Each read sees the rows that it would see if
// the reads ran one after another. If several reads fail, Together returns the error of the failed read that comes
// first in the list.
//
// If PostgreSQL is on another machine, Together saves waiting time and shortens the time for which locks are held. It
// saves no processor time (measured on one machine, over sockets: between 9 % less and 2 % more for each operation,
// with the same number of statements).
//
// Together can also run functions that write.
func Together(g *gorm.DB, reads ...func(*gorm.DB) error) error {
	if len(reads) == 1 {
		return reads[0](g)
	}
	conn, ok := g.Statement.ConnPool.(scopedConn)
	if !ok {
		return errUnscoped
	}
	ctx := g.Statement.Context
	failed := make([]error, len(reads))
	turns := make([]func() ([]*asked, bool), len(reads))
	for i, read := range reads {
		next, stop := iter.Pull(func(wait func([]*asked) bool) {
			turn := conn
			turn.wait = wait
			failed[i] = read(handle(ctx, g, turn))
		})
		defer stop()
		turns[i] = next
	}
	for {
		var all []*asked
		for _, next := range turns {
			more, _ := next() // a read that has ended sends no further statement
			all = append(all, more...)
		}
		if len(all) == 0 {
			break
		}
		conn.send(ctx, all)
	}
	for _, err := range failed {
		if err != nil {
			return err
		}
	}
	return nil
}
