package scoped

import (
	"strings"
	"sync"

	"gorm.io/gorm"
)

// rowCache caches rows that are often read and rarely change: a store's settings, pricing data of goods, templates. A
// store has a storefront version. Triggers change this version in every transaction that writes such a row. They are in
// migrations/0016_storefront.up.sql. A transaction uses only rows that were cached at the version that it has read
// itself. These rows are as recent as its own reads would be. Each process has its own cache, and no invalidation
// messages are needed.
//
// The cached rows are shared: callers get copies, and no code changes the values to which the rows point. Rows that
// also depend on the time are not cached.
type rowCache struct {
	mu           sync.Mutex
	young, older map[CacheKey]cachedRow
}

// CacheKey identifies a row, or a list of rows that are read together.
type CacheKey struct {
	StoreID int64
	Kind    string
	ID      int64
}

type cachedRow struct {
	version string
	row     any
}

// cacheGeneration is the number of rows per generation. The cache has two generations and discards the older generation
// when the younger is full. Two generations of product rows take about 10 MB.
const cacheGeneration = 2000

func newRowCache() *rowCache {
	return &rowCache{young: map[CacheKey]cachedRow{}, older: map[CacheKey]cachedRow{}}
}

func (c *rowCache) get(k CacheKey, version string) (row any, found bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	kept, found := c.young[k]
	if !found {
		if kept, found = c.older[k]; found {
			c.add(k, kept)
		}
	}
	return kept.row, found && version != "" && kept.version == version
}

func (c *rowCache) put(k CacheKey, version string, row any) {
	if version == "" {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.add(k, cachedRow{version, row})
}

func (c *rowCache) add(k CacheKey, row cachedRow) {
	if len(c.young) >= cacheGeneration {
		c.young, c.older = map[CacheKey]cachedRow{}, c.young
	}
	c.young[k] = row
}

// knownVersion is the storefront version that the transaction has read. outdated means that the last statement may have
// changed the version, or may have waited for a transaction that changed it.
type knownVersion struct {
	version  string
	outdated bool
}

// sends must be called with each statement before it is sent. Every statement except a plain read marks the version as
// outdated, because the statement may write, or wait for a row lock or an advisory lock.
func (s *knownVersion) sends(query string) {
	if !strings.HasPrefix(query, "SELECT") || strings.Contains(query, " FOR ") || strings.Contains(query, "pg_advisory") {
		s.version, s.outdated = "", true
	}
}

// Kept returns the row that Keep has stored under a key with the same version.
func (db *DB) Kept(k CacheKey, version string) (row any, found bool) { return db.rows.get(k, version) }

// Keep caches a row that the caller has read with its own statement, until the version changes or newer rows displace
// the row. The caller must never change the values to which the row points.
func (db *DB) Keep(k CacheKey, version string, row any) { db.rows.put(k, version, row) }

// ShownVersion returns the storefront version. It reads the version again after a statement that may have written or
// waited. An empty string means that the transaction itself has written rows that change the version, so the version
// changes at the commit.
func ShownVersion(g *gorm.DB) (string, error) {
	conn, ok := g.Statement.ConnPool.(scopedConn)
	if !ok {
		return "", errUnscoped
	}
	if conn.shown.version != "" {
		return conn.shown.version, nil
	}
	var row struct{ Version string }
	err := g.Raw("SELECT version::text AS version FROM storefront_versions WHERE store_id = ? AND current_setting('app.storefront_written', true) IS DISTINCT FROM 'true'", conn.scope.StoreID).Find(&row).Error
	if !conn.shown.outdated {
		conn.shown.version = row.Version
	}
	return row.Version, err
}

// Cached returns a copy of the row that is cached at the current version. If there is no such row, it calls read and
// caches the result. It does not cache errors. The row must belong to the transaction's store.
func Cached[T any](g *gorm.DB, kind string, id int64, read func() (*T, error)) (*T, error) {
	version, err := ShownVersion(g)
	if err != nil {
		return nil, err
	}
	conn := g.Statement.ConnPool.(scopedConn)
	k := CacheKey{conn.scope.StoreID, kind, id}
	if kept, found := conn.in.rows.get(k, version); found {
		row := *kept.(*T)
		return &row, nil
	}
	row, err := read()
	if err != nil {
		return nil, err
	}
	own := *row
	conn.in.rows.put(k, version, &own)
	return row, nil
}

// CachedList is like Cached, for all rows of a kind. Use it only if a store has few rows of the kind.
func CachedList[T any](g *gorm.DB, kind string, read func(all *[]*T) error) ([]*T, error) {
	kept, err := Cached(g, kind, 0, func() (*[]*T, error) {
		all := new([]*T)
		return all, read(all)
	})
	if err != nil {
		return nil, err
	}
	own := make([]*T, len(*kept))
	for i, row := range *kept {
		one := *row
		own[i] = &one
	}
	return own, nil
}
