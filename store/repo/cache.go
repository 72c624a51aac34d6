package repo

import (
	"strings"
	"sync"

	"gorm.io/gorm"
)

// rowCache keeps rows that are read over and over and seldom change: a store's settings,
// what goods are priced by, templates. What a store shows has a version, another one with
// each transaction that writes such a row, whoever does
// (migrations/0015_storefront.up.sql). A transaction is given rows that were found at the
// version that it has read itself, so they are no older than its own reading of them would
// have been; every process has a cache of its own, and none has to be told of anything.
//
// What is kept is shared: rows are given out as copies, and what these point to is never
// changed. A row that is made by the time as well as from the database is not kept. What
// is only worth knowing, as which texts are common, is kept by the time instead.
type rowCache struct {
	mu           sync.Mutex
	young, older map[cacheKey]cachedRow
}

// cacheKey names a row, or rows that are read together.
type cacheKey struct {
	storeID int64
	kind    string
	id      int64
}

type cachedRow struct {
	version string
	row     any
}

// cacheGeneration is how many rows a generation has: the cache keeps two, and gives up the
// older one when the younger is full. Some 10 MB of goods.
const cacheGeneration = 2000

func newRowCache() *rowCache {
	return &rowCache{young: map[cacheKey]cachedRow{}, older: map[cacheKey]cachedRow{}}
}

func (c *rowCache) get(k cacheKey, version string) (row any, found bool) {
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

func (c *rowCache) put(k cacheKey, version string, row any) {
	if version == "" {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.add(k, cachedRow{version, row})
}

func (c *rowCache) add(k cacheKey, row cachedRow) {
	if len(c.young) >= cacheGeneration {
		c.young, c.older = map[cacheKey]cachedRow{}, c.young
	}
	c.young[k] = row
}

// knownVersion is what a transaction knows of the version of what its store shows.
// outdated says that what was sent last may have changed it, or waited for those who do.
type knownVersion struct {
	version  string
	outdated bool
}

// sends notes a statement that is about to be sent: any but one that only reads may have
// written, or waited for a row or an advisory lock.
func (s *knownVersion) sends(query string) {
	if !strings.HasPrefix(query, "SELECT") || strings.Contains(query, " FOR ") || strings.Contains(query, "pg_advisory") {
		s.version, s.outdated = "", true
	}
}

// shownVersion is the version of what the store shows, as the transaction has read it and
// has neither written nor waited for anything since; empty: the transaction has written
// such rows itself, of which the version will tell when it commits.
func shownVersion(g *gorm.DB) (string, error) {
	conn, ok := g.Statement.ConnPool.(scopedConn)
	if !ok {
		return "", errUnscoped
	}
	if conn.shown.version != "" {
		return conn.shown.version, nil
	}
	var row struct{ Version string }
	err := g.Raw("SELECT version::text AS version FROM storefront_versions WHERE store_id = ? AND current_setting('app.storefront_written', true) IS DISTINCT FROM 'true'", conn.scope.storeID).Find(&row).Error
	if !conn.shown.outdated {
		conn.shown.version = row.Version
	}
	return row.Version, err
}

// cached is a copy of a row that the cache has at the store's version, or of the one that
// is read. Where that fails nothing is kept.
func cached[T any](r Reader, g *gorm.DB, kind string, id int64, read func() (*T, error)) (*T, error) {
	version, err := shownVersion(g)
	if err != nil {
		return nil, err
	}
	k := cacheKey{r.actor.StoreID, kind, id}
	if kept, found := r.db.rows.get(k, version); found {
		row := *kept.(*T)
		return &row, nil
	}
	row, err := read()
	if err != nil {
		return nil, err
	}
	own := *row
	r.db.rows.put(k, version, &own)
	return row, nil
}

// cachedList is cached for all rows of a kind, which a store has few of.
func cachedList[T any](r Reader, g *gorm.DB, kind string, read func(all *[]*T) error) ([]*T, error) {
	kept, err := cached(r, g, kind, 0, func() (*[]*T, error) {
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
