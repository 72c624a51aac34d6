package repo

import (
	"strings"
	"sync"

	"gorm.io/gorm"
)

// rowCache caches rows that are often read and rarely change: a store's settings, pricing data of
// goods, templates. The data that a store shows has a version. Every transaction that writes such a
// row changes it (migrations/0015_storefront.up.sql). A transaction accepts only rows cached at the
// version that it has read itself, so they are no older than its own reads would be. Each process
// has its own cache, and no invalidation messages are needed.
//
// The cached rows are shared: callers get copies, and nothing changes the values that the rows
// point to. A row that also depends on the time is not cached.
type rowCache struct {
	mu           sync.Mutex
	young, older map[cacheKey]cachedRow
}

// cacheKey identifies a row, or a list of rows that is read together.
type cacheKey struct {
	storeID int64
	kind    string
	id      int64
}

type cachedRow struct {
	version string
	row     any
}

// cacheGeneration is the number of rows per generation. The cache has two generations and discards
// the older one when the younger is full. That is about 10 MB of goods.
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

// knownVersion is the storefront version as the transaction knows it. outdated means that the last
// statement may have changed it, or may have waited for a transaction that did.
type knownVersion struct {
	version  string
	outdated bool
}

// sends records a statement before it is sent. Every statement except a plain read may write, or
// wait for a row lock or an advisory lock, and resets the version.
func (s *knownVersion) sends(query string) {
	if !strings.HasPrefix(query, "SELECT") || strings.Contains(query, " FOR ") || strings.Contains(query, "pg_advisory") {
		s.version, s.outdated = "", true
	}
}

// shownVersion returns the storefront version. It reads the version again after a statement that
// may have written or waited. The empty string means that the transaction itself has written such
// rows: their version changes at the commit.
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

// cached returns a copy of the row that is cached at the current version, or else calls read and
// caches its result. It caches no errors.
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

// cachedList is cached for all rows of a kind. Use it for kinds with few rows per store.
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
