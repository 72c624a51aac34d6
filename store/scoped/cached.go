package scoped

import (
	"gorm.io/gorm"
)

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
