package scoped

import (
	"strings"
	"sync"
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
