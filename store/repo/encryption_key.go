package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// encryptionKeys is the advisory lock for changes to the table encryption_keys. The number is arbitrary.
const encryptionKeys = 7_301_003

// EncryptionKeys returns the ids of the keys that encrypted data of this database. An empty list means that the
// database has no encrypted data yet.
func (db *DB) EncryptionKeys(ctx context.Context) (ids []string, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT id FROM encryption_keys ORDER BY created_on, id").Scan(&ids).Error
	})
	return ids, err
}

// ProveKeys returns an error unless the ring has every key that encrypted data of this database. It records the ring's
// active key before that key encrypts anything. If the database has recorded no keys, it records all keys of the ring.
// Of concurrent calls with different keys under the same id, only one succeeds.
func (db *DB) ProveKeys(ctx context.Context, ring *domain.Keyring) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		var known []struct{ ID, Witness string }
		if err := g.Exec("SELECT pg_advisory_xact_lock(?)", encryptionKeys).Error; err != nil {
			return err
		}
		if err := g.Raw("SELECT id, witness FROM encryption_keys ORDER BY created_on, id").Scan(&known).Error; err != nil {
			return err
		}
		for _, k := range known {
			if err := ring.Witnessed(k.ID, k.Witness); err != nil {
				return err
			}
		}
		added := ring.IDs()
		if len(known) > 0 {
			added = added[:1]
		}
		for _, id := range added {
			if err := g.Exec("INSERT INTO encryption_keys (id, witness, created_on) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING", id, ring.Witness(id), db.clock.Now()).Error; err != nil {
				return err
			}
		}
		return nil
	})
}
