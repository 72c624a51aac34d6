package repo

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// sealed is a column of encrypted values. place is the SQL expression of a value's encryption context.
type sealed struct {
	table, column, place string
	list                 bool // a JSON list whose elements e have the values in their field sealed
	everyStore           bool // the platform's role may change the column
}

// sealedColumns lists the columns that Reseal encrypts again. It omits the stored responses of idempotency keys,
// because these are deleted after 24 hours.
var sealedColumns = []sealed{
	{table: "admin_users", column: "totp_secret", place: "'admin_users/' || id || '/totp_secret'", everyStore: true},
	{table: "admin_users", column: "totp_pending", place: "'admin_users/' || id || '/totp_pending'", everyStore: true},
	{table: "admin_users", column: "recovery_codes", place: "'admin_users/' || id || '/recovery_codes'", everyStore: true},
	{table: "webhook_endpoints", column: "signing_keys", place: "format('webhook_endpoints/%s/%s/signing_keys/%s', store_id, id, e->>'fingerprint')", list: true, everyStore: true},
	{table: "webhook_endpoints", column: "custom_headers", place: "format('webhook_endpoints/%s/%s/custom_headers/%s', store_id, id, e->>'name')", list: true, everyStore: true},
	{table: "mails", column: "content", place: "'mails/' || split_part(message_id, '@', 1)", everyStore: true},
	{table: "payment_providers", column: "credentials", place: "'payment_providers/' || id || '/credentials'"},
	{table: "payment_providers", column: "notice_secret", place: "'payment_providers/' || id || '/notice_secret'"},
	{table: "tax_providers", column: "credentials", place: "'tax_providers/' || id || '/credentials'"},
	{table: "commission_providers", column: "credentials", place: "'commission_providers/' || id || '/credentials'"},
	{table: "platform_checkouts", column: "checkout_id", place: "'platform_checkouts/' || cart_id || '/checkout_id'"},
	{table: "stored_value_keys", column: "code_key", place: "'stored_value_keys/' || store_id || '/code_key'"},
}

// SealedColumns lists the columns that Reseal changes, as table.column.
func SealedColumns() (names []string) {
	for _, c := range sealedColumns {
		names = append(names, c.table+"."+c.column)
	}
	return names
}

// from returns the SQL FROM clause for the column's values, and the SQL expression of a value.
func (c sealed) from() (clause, value string) {
	if c.list {
		return c.table + ", jsonb_array_elements(" + c.column + ") e", "e->>'sealed'"
	}
	return c.table, c.column
}

// scopes returns the scopes in which the column's rows are visible.
func (c sealed) scopes(stores []int64) (all []scoped.Scope) {
	if c.everyStore {
		return []scoped.Scope{{Role: scoped.PlatformRole}}
	}
	for _, id := range stores {
		all = append(all, scoped.Scope{Role: scoped.StoreRole, StoreID: id})
	}
	return all
}

// SealedBy counts the encrypted values in the database by the id of the key that encrypted them.
func (db *DB) SealedBy(ctx context.Context) (map[string]int64, error) {
	count := map[string]int64{}
	columns := append(slices.Clone(sealedColumns), sealed{table: "idempotency_keys", column: "answer", everyStore: true})
	err := db.eachSealed(ctx, columns, func(c sealed, s scoped.Scope) error {
		var found []struct {
			ID string
			N  int64
		}
		from, value := c.from()
		err := db.unhurried(ctx, s, func(g *gorm.DB) error {
			return g.Raw("SELECT split_part(" + value + ", '.', 2) AS id, count(*) AS n FROM " + from + " WHERE " + value + " <> '' GROUP BY 1").Scan(&found).Error
		})
		for _, f := range found {
			count[f.ID] += f.N
		}
		return err
	})
	return count, err
}

// Reseal encrypts values with the ring's active key if other keys of the ring encrypted them. It then deletes the
// records of the keys that no longer encrypt anything, so a start no longer needs these keys. It returns the number of
// values that it encrypted. An interrupted run keeps its progress.
func (db *DB) Reseal(ctx context.Context, ring *domain.Keyring) (n int64, err error) {
	err = db.eachSealed(ctx, sealedColumns, func(c sealed, s scoped.Scope) error {
		for after, more := int64(0), true; more; {
			changed, last, err := db.resealSome(ctx, ring, c, s, after)
			if err != nil {
				return fmt.Errorf("%s.%s: %w", c.table, c.column, err)
			}
			n, after, more = n+changed, last, last > after
		}
		return nil
	})
	if err != nil {
		return n, err
	}
	used, err := db.SealedBy(ctx)
	if err != nil {
		return n, err
	}
	return n, db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("DELETE FROM encryption_keys WHERE id <> ? AND NOT id = ANY(?)", ring.IDs()[0], array(slices.Collect(maps.Keys(used)))).Error
	})
}

// resealSome encrypts the values of some rows with ids greater than a given id, and returns the last row's id. Without
// any row it returns the given id. A value that changes in the meantime keeps its new content.
func (db *DB) resealSome(ctx context.Context, ring *domain.Keyring, c sealed, s scoped.Scope, after int64) (n, last int64, err error) {
	from, value := c.from()
	cast := ""
	if c.list {
		cast = "::jsonb"
	}
	last = after
	err = db.unhurried(ctx, s, func(g *gorm.DB) error {
		var rows []struct {
			ID           int64
			Place, Value string
		}
		if err := g.Raw("SELECT id, "+c.place+" AS place, "+value+" AS value FROM "+from+" WHERE id IN (SELECT id FROM "+c.table+" WHERE id > ? ORDER BY id LIMIT 500) AND "+
			value+" <> '' AND split_part("+value+", '.', 2) <> ?", after, ring.IDs()[0]).Scan(&rows).Error; err != nil {
			return err
		}
		if err := g.Raw("SELECT coalesce(max(id), ?) FROM (SELECT id FROM "+c.table+" WHERE id > ? ORDER BY id LIMIT 500) page", after, after).Scan(&last).Error; err != nil {
			return err
		}
		for _, row := range rows {
			plain, err := ring.Open(row.Place, row.Value)
			if err != nil {
				return fmt.Errorf("row %d: %w", row.ID, err)
			}
			// An encrypted value is random, so it occurs only once in its column.
			done := g.Exec("UPDATE "+c.table+" SET "+c.column+" = replace("+c.column+"::text, ?, ?)"+cast+" WHERE id = ? AND strpos("+c.column+"::text, ?) > 0",
				row.Value, ring.Seal(row.Place, plain), row.ID, row.Value)
			if done.Error != nil {
				return done.Error
			}
			n += done.RowsAffected
		}
		return nil
	})
	return n, last, err
}

// eachSealed calls f for every column in every scope that sees its rows.
func (db *DB) eachSealed(ctx context.Context, columns []sealed, f func(sealed, scoped.Scope) error) error {
	var stores []int64
	if err := db.across(ctx, func(g *gorm.DB) error { return g.Raw("SELECT id FROM stores ORDER BY id").Scan(&stores).Error }); err != nil {
		return err
	}
	for _, c := range columns {
		for _, s := range c.scopes(stores) {
			if err := f(c, s); err != nil {
				return err
			}
		}
	}
	return nil
}

// unhurried runs f in a transaction of a scope, without the statement timeout.
func (db *DB) unhurried(ctx context.Context, s scoped.Scope, f func(g *gorm.DB) error) error {
	in, err := db.enter(ctx, scoped.Working, s)
	if err != nil {
		return err
	}
	defer in.Rollback()
	if err := in.Unhurried(ctx); err != nil {
		return classify(err)
	}
	if err := f(in.Handle()); err != nil {
		return classify(err)
	}
	return classify(in.Commit())
}
