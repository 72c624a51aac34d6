package scoped

import (
	"context"
	"database/sql"
	"sync"

	"golang.org/x/sync/semaphore"
)

// quota bounds how many connections of the pool the transactions of one store hold at the same time. If they wait
// for a locked row, the other stores still have connections.
type quota struct {
	limit  int64 // of each store; 0 means that the pool has no limit
	mu     sync.Mutex
	stores map[int64]*share // stores with a transaction that holds or awaits a connection
}

type share struct {
	places *semaphore.Weighted
	users  int
}

// quotaOf returns the shares of a pool: three quarters of its connections for each store, at least one.
func quotaOf(pool *sql.DB) *quota {
	size := int64(pool.Stats().MaxOpenConnections)
	return &quota{limit: min(size, max(1, size*3/4)), stores: map[int64]*share{}}
}

// take waits until the store holds fewer connections than its limit. The caller calls back once it has returned its
// connection.
func (s *quota) take(ctx context.Context, store int64) (back func(), err error) {
	s.mu.Lock()
	own := s.stores[store]
	if own == nil {
		own = &share{places: semaphore.NewWeighted(s.limit)}
		s.stores[store] = own
	}
	own.users++
	s.mu.Unlock()
	leave := func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if own.users--; own.users == 0 {
			delete(s.stores, store)
		}
	}
	if err := own.places.Acquire(ctx, 1); err != nil {
		leave()
		return nil, err
	}
	return sync.OnceFunc(func() {
		own.places.Release(1)
		leave()
	}), nil
}

// leased is a connection of the pool, and the place in its store's share.
type leased struct {
	*sql.Conn
	back func()
}

// Close returns the connection to the pool and the place to the share.
func (l leased) Close() error {
	defer l.back()
	return l.Conn.Close()
}
